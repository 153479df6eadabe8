"""The first warm day: winter coats leave the line like geese."""

import math

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import faces, figures, people
from tools.paint.story.cutouts.faces import Expression
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    strip,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Pattern, Point, Sheet

_SKIN = "#e0a884"


@card(
    palette="emerald_mist",
    hand="cut_paper",
    title="In spring they float away",
    subject="coats that fly off like geese",
    props=("coats", "washing line", "old man with bare arms", "valley in blossom"),
    mood=("free", "wistful", "fresh"),
)
def river_of_coats(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#8cc4dc", lift=0, shade="#fdeccb"))
    _valley(scene)
    flock: tuple[tuple[float, float, float, float, float, str, str, Pattern | None], ...] = (
        (0.54, 1.14, 0.25, -48, 0.5, "#8a5fb0", "#f6d98a", None),
        (0.7, 0.78, 0.26, -40, -0.4, "#2f6a7a", "#f2a07a", None),
        (0.1, 0.98, 0.34, -52, -0.6, "#e7a13a", "#4f9a8a", "stripes"),
        (-0.42, 0.88, 0.42, -44, 0.6, "#4a4a78", "#e8705a", "checks"),
        (0.44, 0.2, 0.44, -34, 0.5, "#c8433c", "#5f86b8", None),
    )
    for x, y, size, turn, flap, colour, scarf, print_ in flock:
        coat = _coat(colour, flap, print_)
        neck = _neck(points("0,.4 .02,.7 .0,.98"), scarf, colour, 0)
        scene.lay([*coat[:4], *neck, *coat[4:]], x=x, y=y, scale=size, turn=turn)
    _looking_back(scene)
    _line(scene)
    _old_man(scene)
    return PaperPlan()


def _valley(scene: Scene) -> None:
    """Hills full of blossom, and one tree that holds the line."""
    for tops, tone in (
        (((-1, -0.1), (-0.4, 0.04), (0.3, -0.12), (1, 0.06)), "#b4d0b0"),
        (((-1, -0.44), (-0.2, -0.3), (0.5, -0.4), (1, -0.26)), "#93c088"),
        (((-1, -0.84), (-0.1, -0.74), (0.5, -0.8), (1, -0.7)), "#6fa862"),
    ):
        scene.lay(Sheet(land(*tops), tone, ("valley",), lift=6, torn=True))
    for x, y, r in ((-0.84, -0.16, 0.2), (-0.08, -0.2, 0.12), (0.36, -0.22, 0.09)):
        scene.lay(Sheet(strip(((x, y - r * 1.5), (x, y)), 0.035), "#6b4a3a", lift=3))
        scene.lay(Sheet(_blossom(x, y, r), "#f6b6c2", ("blossom",), lift=5))
    trunk = blob(
        ".74,-1.7 .8,-1.1 .82,-.6 .7,-.2 .76,-.18 .88,-.44 .94,-.1 1.02,-.1 1.02,-.5"
        " 1.3,-.2 1.3,-1.7"
    )
    scene.lay(Sheet(trunk, "#6b4a3a", ("tree",), lift=9))
    for x, y, r, tone in (
        (0.98, 0.06, 0.26, "#f4a8b8"),
        (0.72, -0.1, 0.17, "#f8c0ca"),
        (1.04, -0.3, 0.16, "#f8c0ca"),
    ):
        scene.lay(Sheet(_blossom(x, y, r), tone, ("blossom",), lift=8))


def _blossom(x: float, y: float, r: float) -> Outline:
    """A crown with a scalloped rim."""
    turns = [2 * math.pi * k / 72 for k in range(72)]
    reach = [r * (1 + 0.13 * abs(math.sin(a * 4.5 + 7 * x))) for a in turns]
    return polygon(
        *((x + q * math.cos(a), y + q * math.sin(a)) for q, a in zip(reach, turns, strict=True))
    )


def _coat(colour: str, flap: float, print_: Pattern | None) -> list[Sheet]:
    """A coat on the wing, its collar ahead, about one long; `flap` lifts or lowers the cuffs."""
    dark = mix(colour, "#141830", 0.3)
    sheets = []
    for side in (-1, 1):
        elbow, cuff = (side * 0.48, 0.3 + 0.14 * flap), (side * 0.84, 0.16 + 0.36 * flap)
        sleeve = strip([(side * 0.14, 0.3), elbow, cuff], 0.26, 0.19)
        hem = strip((elbow, cuff), 0.22, 0.22) & ellipse(0.13).at(*cuff)
        sheets.append(
            Sheet(sleeve, mix(colour, "#141830", 0.12), ("sleeve",), lift=6, pattern=print_)
        )
        sheets.append(Sheet(hem, dark, lift=1))
    body = blob(
        "-.2,.42 -.1,.46 .1,.46 .2,.42 .23,.1 .2,-.1 .34,-.56 .34,-.56 .06,-.5 0,-.3 -.06,-.5"
        " -.34,-.56 -.34,-.56 -.2,-.1 -.23,.1"
    )
    belt = strip(((-0.21, -0.06), (0.21, -0.06)), 0.07)
    return [
        *sheets,
        Sheet(body, colour, ("coats",), lift=7, pattern=print_),
        Sheet(belt, dark, lift=2),
        Sheet(
            polygon("-.16,.46 -.08,.56 .08,.56 .16,.46 .1,.28 0,.38 -.1,.28"),
            dark,
            ("collar",),
            lift=4,
        ),
        Sheet(beads([(0.0, 0.22), (0.0, 0.08), (0.0, -0.2)], 0.03), "#f6ead0", lift=2),
    ]


def _neck(line: list[Point], scarf: str, cap: str, turn: float) -> list[Sheet]:
    """A scarf for a neck and a bobble cap for a head: the goose in every coat."""
    x, y = line[-1]
    parts = [
        Sheet(ellipse(0.075).at(0, 0.36), scarf, lift=4),
        Sheet(
            blob("-.17,.0 -.16,.16 -.06,.3 .06,.3 .16,.16 .17,.0"),
            mix(cap, "#141830", 0.12),
            ("caps",),
            lift=5,
        ),
        Sheet(blob("-.2,-.06 -.2,.07 0,.1 .2,.07 .2,-.06 0,-.04"), scarf, lift=4),
    ]
    neck = Sheet(strip(line, 0.2, 0.16), scarf, ("scarves",), lift=5, pattern="stripes")
    return [neck, *(part.placed(x, y, 1, turn, False) for part in parts)]


def _looking_back(scene: Scene) -> None:
    """The last in the row bends its neck around to him; a mitten on a string waves."""
    green, wool = "#3f7a58", "#f6d98a"
    neck = _neck(points("0,.4 .08,.62 .26,.72 .42,.62 .46,.44"), wool, "#d8563c", 186)
    mitten = blob("-.09,-.06 -.12,.12 -.07,.24 .05,.24 .09,.1 .17,.14 .18,.06 .09,-.06")
    coat = _coat(green, 0.4, None)
    hand = Sheet(mitten, "#d8563c", ("mitten",), lift=4).placed(-0.88, 0.32, 1, 30, False)
    scene.lay([hand, *coat[:4], *neck, *coat[4:]], x=-0.46, y=0.16, scale=0.66, turn=-34)


def _line(scene: Scene) -> None:
    """The empty line with its pegs; a last small coat hangs on by one cuff."""
    rope = points("-1.2,-.2 -.6,-.36 .0,-.42 .5,-.36 .84,-.22")
    scene.lay(Sheet(strip(rope, 0.016), "#fdf6e6", ("washing line",), lift=5))
    coat = _coat("#f0c040", 0.0, None)
    scene.lay(coat, x=0.5, y=-0.74, scale=0.42, turn=60)
    for x, y, turn in (
        (-0.86, -0.28, 4),
        (-0.14, -0.41, -4),
        (0.1, -0.42, 5),
        (0.19, -0.41, -8),
        (0.62, -0.36, 10),
    ):
        peg = box(0.035, 0.13) - box(0.01, 0.07).at(0, -0.04)
        scene.lay(Sheet(peg, "#c8925a", ("pegs",), lift=4), x=x, y=y - 0.01, turn=turn)


def _old_man(scene: Scene) -> None:
    """In a vest, with bare arms in the sun: he waves and laughs; in his other hand a hanger."""
    shirt = blob("-.94,-1.08 -.7,-.98 -.44,-1.02 -.18,-.98 -.04,-1.1 -.02,-1.8 -1.0,-1.8")
    wave = strip(points("-.14,-1.2 .1,-1.18 .1,-.86"), 0.2, 0.13) | ellipse(0.1).at(-0.14, -1.2)
    hand = figures.hand_outline((-44, -16, -3, 10, 24)).scaled(0.4).turned(-4).at(0.1, -0.9)
    scene.lay(Sheet(hand | wave, _SKIN, ("waving arm",), lift=10))
    scene.lay(Sheet(shirt, "#fdf6ea", ("old man",), lift=11))
    braces = strip(points("-.72,-1.0 -.7,-1.3 -.72,-1.7"), 0.08) | strip(
        points("-.2,-1.0 -.2,-1.3 -.18,-1.7"), 0.08
    )
    scene.lay(Sheet(braces, "#c8443c", ("braces",), lift=3))
    neck = blob("-.6,-.84 -.34,-.84 -.32,-1.04 -.46,-1.12 -.62,-1.04")
    scene.lay(Sheet(neck, mix(_SKIN, "#3a1418", 0.15), lift=3))
    look = Expression("grin", (0.7, 1.0), 0.6, 1.1)
    face = faces.face(_SKIN, "#f4f0ea", "bald", look, old=True, beard=True)
    scene.lay(face, x=-0.48, y=-0.62, scale=0.56, turn=-9)
    hook = strip(points("-.66,-1.18 -.66,-1.1 -.6,-1.07 -.56,-1.12"), 0.02)
    hanger = polygon("-.66,-1.16 -.3,-1.36 -1.02,-1.36") - polygon(
        "-.66,-1.21 -.46,-1.32 -.86,-1.32"
    )
    scene.lay(Sheet(hanger, "#a86a3c", ("hanger",), lift=6))
    scene.lay(Sheet(hook, "#5a6472", lift=3))
    arm = strip(((-0.98, -1.66), (-0.7, -1.26)), 0.19, 0.14)
    scene.lay(Sheet(arm, _SKIN, ("bare arm",), lift=8))
    scene.lay(people.fist(_SKIN), x=-0.66, y=-1.2, scale=0.4, turn=-30)
