"""A small court: a diva before her lamp."""

import math
from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people, town
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    star,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="crimson_theatre",
    hand="cut_paper",
    title="She only sings for the lamp",
    subject="moth diva before a light bulb",
    props=("light bulb", "gown of wings", "opera box", "opera glasses", "cord"),
    mood=("glamorous", "doomed", "devoted"),
)
def moth_opera(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#2a1034", lift=0, shade="#4a1c40"))
    for size, tone in ((1.1, "#451b46"), (0.86, "#65294c"), (0.64, "#8c3f4c")):
        scene.lay(Sheet(ellipse(size).at(-0.42, 0.72), tone, ("lamplight",), lift=3))
    boards = polygon("-1.3,-1.14 1.3,-1.14 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(boards, "#7a4a34", ("stage",), lift=6, shade="#54302c"))
    _true_bulb(scene)
    scene.lay(town.curtain("#a82440", 1, 0.8, 3))
    _gown(scene)
    _diva(scene)
    _switch_hand(scene)
    _opera_box(scene)
    return PaperPlan()


def _true_bulb(scene: Scene) -> None:
    """A bulb on its flex, with a screw cap and a thread that glows."""
    at: dict[str, Any] = {"x": -0.42, "y": 1.14}
    scene.lay(Sheet(strip(((0, 0.06), (0, 0.6)), 0.035), "#1c1024", ("flex",), lift=5), **at)
    glass = blob(
        "-.11,0 -.13,-.12 -.22,-.26 -.33,-.42 -.35,-.6 -.25,-.8 0,-.9 .25,-.8 .35,-.6 .33,-.42"
        " .22,-.26 .13,-.12 .11,0"
    )
    scene.lay(Sheet(glass, "#fff3b8", ("light bulb",), glow=0.8), **at)
    stem = strips([((-0.03, 0), (-0.11, -0.4)), ((0.03, 0), (0.11, -0.4))], 0.014)
    thread = strip(points("-.11,-.4 -.07,-.5 -.035,-.42 0,-.5 .035,-.42 .07,-.5 .11,-.4"), 0.024)
    scene.lay(Sheet(stem | thread, "#e8842c", ("thread",), lift=0), **at)
    shine = strip(points(".2,-.42 .25,-.56 .2,-.7"), 0.03, 0.015)
    scene.lay(Sheet(shine, "#fffdf0", lift=0), **at)
    scene.lay(Sheet(box(0.24, 0.2).at(0, 0.06), "#b8a47c", ("cap",), lift=6), **at)
    turns = [((-0.12, 0.0 + 0.05 * k), (0.12, 0.02 + 0.05 * k)) for k in range(4)]
    scene.lay(Sheet(strips(turns, 0.014), "#7a6848", lift=0), **at)


def _gown(scene: Scene) -> None:
    """Four wings fall from her shoulders to the boards."""
    cream, brown = "#ecc48c", "#a86a3c"
    for side, wing, tone in (
        (1, ".5,.06 .82,-.2 1.1,-.7 1.3,-1.3 1.0,-1.42 .76,-1.3 .56,-1.4 .4,-.8", brown),
        (
            -1,
            ".3,.0 .02,-.5 -.16,-.9 -.36,-1.24 -.16,-1.4 .06,-1.3 .3,-1.44 .46,-1.3 .46,-.6",
            brown,
        ),
        (1, ".48,.1 .74,-.06 .9,-.4 .96,-.86 .78,-1.0 .64,-.94 .52,-1.04 .42,-.5", cream),
        (-1, ".34,.08 .1,-.2 -.08,-.56 -.2,-.94 -.02,-1.02 .14,-.94 .34,-1.06 .42,-.5", cream),
    ):
        outline = blob(wing)
        deep = mix(tone, "#5a2440", 0.3)
        scene.lay(Sheet(outline, tone, ("gown of wings",), lift=12, shade=deep))
        x, y, size = (
            (0.42 + 0.3 * side, -0.68, 0.13) if tone == cream else (0.42 + 0.44 * side, -1.18, 0.1)
        )
        for share, colour in ((1.0, "#4a1c40"), (0.66, "#e8703a"), (0.34, "#fff0b4")):
            scene.lay(Sheet(ellipse(size * share).at(x, y) & outline, colour, lift=1))
    body = blob(".34,.06 .5,.06 .52,-.3 .48,-.8 .42,-1.16 .36,-.8 .3,-.3")
    scene.lay(Sheet(body, "#fdf0dc", ("moth",), lift=8, shade="#d8a888"))


def _diva(scene: Scene) -> None:
    """Her profile in full voice, a ruff of fur, feathers for feelers, gloves to the elbow."""
    skin, hair = "#d99a72", "#7a1c2c"
    at: dict[str, Any] = {"x": 0.42, "y": 0.5, "scale": 0.56, "turn": -16, "flip": True}
    for root, tip in (((0.2, 0.46), (0.62, 0.86)), ((0.04, 0.54), (0.3, 1.06))):
        scene.lay(Sheet(_feather(root, tip), "#c98a4a", ("feelers",), lift=4), **at)
    whole, *features = figures.head(skin, hair, figures.WOMAN, "bun", "closed")
    wedge = polygon("1,-.06 .24,-.27 .24,-.31 1,-.5")
    mouth = blob(".2,-.22 .38,-.22 .38,-.36 .2,-.36")
    scene.lay(Sheet(mouth, "#7a1428", ("open mouth",), lift=6), **at)
    scene.lay(Sheet(whole.outline - wedge, skin, ("diva",), lift=10), **at)
    scene.lay(features, **at)
    scene.lay(
        Sheet(star(24, 0.24, 0.18).scaled(1.1, 0.66).at(0.44, 0.1), "#fdf6e6", ("ruff",), lift=9)
    )
    arm = people.bent_sleeve((0.3, -0.02), (0.0, -0.22), (-0.22, 0.02), 0.12)
    scene.lay(Sheet(arm, "#fdf6e6", ("glove",), lift=8))
    hand = blob(
        "-.2,-.04 -.26,.04 -.32,.16 -.3,.19 -.25,.14 -.25,.22 -.22,.23 -.19,.14 -.15,.16"
        " -.13,.13 -.15,.02"
    )
    scene.lay(Sheet(hand, "#fdf6e6", ("hand",), lift=5))


def _feather(root: tuple[float, float], tip: tuple[float, float]) -> Outline:
    """A comb-like feeler of a moth."""
    (x, y), (ex, ey) = root, tip
    outline = strip((root, tip), 0.03, 0.015)
    for k in range(1, 9):
        px, py = x + (ex - x) * k / 9, y + (ey - y) * k / 9
        reach = 0.13 * math.sin(math.pi * k / 9.5)
        for side in (-1, 1):
            end = (
                px + 0.06 - side * reach * (ey - y) * 1.6,
                py + 0.05 + side * reach * (ex - x) * 1.6,
            )
            outline = outline | strip(((px, py), end), 0.022, 0.01)
    return outline


def _switch_hand(scene: Scene) -> None:
    """Somebody in the wings has the cord of the lamp in his fist."""
    cord = strip(points("-.32,1.2 .1,1.06 .5,1.08 .78,1.24"), 0.018)
    scene.lay(Sheet(cord, "#e9c88a", ("cord",), lift=5))
    sleeve = polygon("1.3,1.6 .98,1.5 .84,1.26 .98,1.1 1.3,1.1")
    scene.lay(Sheet(sleeve, "#1c1430", ("sleeve",), lift=10))
    scene.lay(Sheet(strip(((0.85, 1.32), (1.0, 1.12)), 0.07), "#fdf6e6", lift=5))
    scene.lay(people.fist("#b5794f"), x=0.79, y=1.24, scale=0.4, turn=40)


def _opera_box(scene: Scene) -> None:
    """Two who follow it closely, a beetle and a young moth."""
    antennae = strip(points("0,.3 -.06,.46 -.18,.5"), 0.03)
    antennae = antennae | strip(points(".08,.3 .1,.5 .0,.6"), 0.03)
    _listener(scene, (-0.84, -0.52, 0.96), "#2f6a5c", "#17383a", antennae)
    combs = _feather((0.02, 0.28), (-0.1, 0.56)) | _feather((0.1, 0.28), (0.14, 0.56))
    _listener(scene, (-0.55, -0.86, 0.76), "#8a6a9c", "#5c4470", combs)
    front = blob("-1.3,-1.0 -1.3,-1.0 -.4,-1.02 -.22,-1.06 -.22,-1.06 -.3,-1.4 -.5,-1.6 -1.3,-1.7")
    scene.lay(Sheet(front, "#b8324a", ("opera box",), lift=13, shade="#7a1c38"))
    scene.lay(Sheet(strip(points("-1.2,-.99 -.6,-1.01 -.18,-1.05"), 0.09), "#e9b84a", lift=6))
    swag = strip(points("-1.1,-1.14 -.9,-1.28 -.68,-1.16 -.5,-1.3 -.3,-1.18"), 0.04)
    scene.lay(Sheet(swag, "#e9b84a", lift=3))


def _listener(
    scene: Scene, place: tuple[float, float, float], coat: str, head: str, feelers: Outline
) -> None:
    """Somebody in the box with opera glasses; the lamp shows in the lenses."""

    def lay(outline: Outline, colour: str, lift: float, *tags: str, glow: float = 0.0) -> None:
        x, y, size = place
        scene.lay(Sheet(outline, colour, tags, glow=glow, lift=lift), x=x, y=y, scale=size)

    lay(blob("-.3,-.6 -.28,-.2 -.1,-.04 .12,-.08 .22,-.3 .24,-.6"), coat, 9, "listener")
    lay(feelers, head, 3, "feelers")
    lay(ellipse(0.2, 0.18).turned(14).at(0.02, 0.14), head, 7, "listener")
    tube = polygon("0,.035 .07,.035 .09,.06 .24,.085 .24,-.085 .09,-.06 .07,-.035 0,-.035")
    for dx, dy, tone in ((0.12, 0.24, "#c9923a"), (0.17, 0.13, "#f2c14a")):
        lay(tube.turned(32).at(dx, dy), tone, 4, "opera glasses")
        lens = ellipse(0.03, 0.08).turned(32).at(dx + 0.205, dy + 0.13)
        lay(lens, "#fff6d0", 1, "reflected lamp", glow=0.2)
    lay(strip(((0.22, 0.12), (0.2, -0.16)), 0.028), "#c9923a", 3)
    lay(
        people.bent_sleeve((-0.06, -0.2), (0.1, -0.36), (0.2, -0.16), 0.11),
        mix(coat, "#ffffff", 0.15),
        4,
    )
    lay(ellipse(0.05, 0.045).at(0.2, -0.13), head, 3)
