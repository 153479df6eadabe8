"""A cloakroom where more than coats is handed in."""

import math
from typing import Any

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import figures, people
from tools.paint.story.cutouts.animals import moth_outline
from tools.paint.story.cutouts.geometry import (
    SIDE,
    blob,
    box,
    ellipse,
    page,
    points,
    polygon,
    ring,
    strip,
    strips,
)
from tools.paint.story.cutouts.people import Dress, Stance
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Sheet

_WHITE = "#fbf8f0"
_INK = "#1c1420"
_BRASS = "#e0a83a"


@card(
    palette="amber_dusk",
    hand="cut_paper",
    title="Keep the change",
    subject="woman handing in a swan at a cloakroom",
    props=("mole", "lion's mane", "butterfly wings", "fish tail", "child with a shell", "coins"),
    mood=("elegant", "strange", "relieved"),
)
def swan_taxi(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#2a6470", lift=0, shade="#1c4658", pattern="stripes", turn=90))
    _rail(scene)
    _woman(scene)
    _swan(scene)
    _mole(scene)
    _counter(scene)
    _hanging_wing(scene)
    _arm(scene)
    _token(scene)
    _shell_child(scene)
    return PaperPlan()


def _rail(scene: Scene) -> None:
    """What others have taken off; one hook is free."""
    rail = box(2 * SIDE, 0.05).at(0, 1.26)
    scene.lay(Sheet(rail, _BRASS, ("rail",), lift=7))
    for x in (-0.38, 0.05, 0.5, 0.88):
        hook = strip(points("0,0 .0,-.08 .05,-.13 .1,-.09"), 0.026).at(x, 1.25)
        scene.lay(Sheet(hook, "#b8802c", ("hook",), lift=4))
    antler = strip(points(".03,.0 .1,.2 .24,.34 .22,.52"), 0.06, 0.03)
    antler = antler | strip(points(".12,.22 .02,.3 .04,.42"), 0.045, 0.022)
    antler = antler | strip(points(".22,.32 .32,.34 .36,.46"), 0.04, 0.02)
    pair = (antler | antler.flipped()).scaled(0.76).turned(6).at(0.08, 0.74)
    scene.lay(Sheet(pair, "#f0d8a8", ("antlers",), lift=8))
    band = strip(points("-.03,.8 .02,.72 .12,.7 .19,.74 .2,.84"), 0.05)
    scene.lay(Sheet(band, "#8a4a34", lift=4))
    wings = moth_outline().scaled(0.26).turned(6).at(0.54, 0.93)
    scene.lay(Sheet(wings, "#e8607a", ("butterfly wings",), lift=8))
    eyes = ellipse(0.04).at(0.4, 1.0) | ellipse(0.04).at(0.68, 1.03)
    scene.lay(Sheet(eyes, "#f6d0a0", lift=0))
    tail = blob(
        ".86,1.16 .8,.9 .86,.62 .84,.5 .7,.32 .7,.32 .86,.38 .92,.34 1.02,.36 1.14,.3 1.14,.3"
        " 1.0,.5 1.02,.7 1.04,.94 .96,1.16"
    )
    scene.lay(Sheet(tail.at(-0.05, 0.02), "#6cc4a4", ("fish tail",), lift=9, pattern="scales"))
    shell = blob("-.08,-.02 -.1,.08 0,.14 .1,.08 .08,-.02 .03,-.06 -.03,-.06").at(-0.33, 1.03)
    scene.lay(Sheet(strip(((-0.33, 1.13), (-0.33, 1.17)), 0.012), _WHITE, lift=1))
    scene.lay(Sheet(shell, "#f6d8c4", ("shell on a hook",), lift=4))
    ribs = [((-0.33, 0.99), (-0.33 + dx, 1.14 - abs(dx))) for dx in (-0.06, -0.02, 0.02, 0.06)]
    scene.lay(Sheet(strips(ribs, 0.01), "#c8806c", lift=0))


def _woman(scene: Scene) -> None:
    """A profile with the evening behind it; some down has stayed in her hair."""
    dress = blob("-1.4,.06 -.98,.08 -.74,.14 -.54,.1 -.4,-.1 -.36,-.5 -.4,-.9 -.34,-1.7 -1.4,-1.8")
    at: dict[str, Any] = {"x": -0.62, "y": 0.58, "scale": 0.68, "turn": -6}
    scene.lay(figures.head("#a8693f", "#2a1820", figures.WOMAN, "bun", "open", lift=12), **at)
    for x, y, turn in ((-0.76, 0.9, 60), (-0.92, 0.74, 110), (-0.86, 0.5, 150)):
        down = blob("0,0 .06,.03 .16,0 .06,-.03").turned(turn).at(x, y)
        scene.lay(Sheet(down, _WHITE, ("down",), lift=3))
    scene.lay(Sheet(dress, "#b82c44", ("woman",), lift=11, shade="#8a1f3c"))
    pearls = [(-0.76 + 0.06 * k, 0.13 - 0.045 * math.sin(0.75 * k)) for k in range(5)]
    for x, y in pearls:
        scene.lay(Sheet(ellipse(0.03).at(x, y), "#f6e6cc", ("pearls",), lift=3))


def _arm(scene: Scene) -> None:
    """Her arm goes round the swan's body, and her hand lies on its breast."""
    sleeve = people.bent_sleeve((-0.68, -0.12), (-0.62, -0.6), (-0.04, -0.5), 0.25)
    scene.lay(Sheet(sleeve, "#d8485c", ("sleeve",), lift=10))
    skin = "#a8693f"
    thumb = strip(((0.04, -0.46), (0.11, -0.37)), 0.06, 0.045) | ellipse(0.023).at(0.11, -0.37)
    palm = blob("-.08,-.42 .05,-.4 .13,-.44 .15,-.52 .1,-.6 -.06,-.57")
    scene.lay(Sheet(palm | thumb, skin, ("hand",), lift=6))
    for index, reach in enumerate((0.23, 0.25, 0.23, 0.17)):
        root, tip = (0.08, -0.435 - 0.048 * index), (reach, -0.46 - 0.05 * index)
        finger = strip((root, tip), 0.054, 0.046) | ellipse(0.023).at(*tip)
        scene.lay(Sheet(finger, mix(skin, "#2a1418", 0.03 * index), ("fingers",), lift=3))
    cuff = strip(((-0.07, -0.39), (-0.035, -0.61)), 0.09)
    scene.lay(Sheet(cuff, "#f6d8a0", ("cuff",), lift=5))


def _swan(scene: Scene) -> None:
    """White, wide awake, and carried over the arm like a coat."""
    neck = strip(points(".1,-.4 .32,-.34 .36,-.1 .2,.12 .16,.34 .3,.48 .44,.42"), 0.26, 0.12)
    scene.lay(Sheet(neck, _WHITE, ("swan",), lift=9))
    body = blob(
        "-.56,-.06 -.34,-.14 -.1,-.12 .14,-.2 .3,-.3 .32,-.5 .2,-.64 -.04,-.7 -.28,-.6 -.44,-.4"
    )
    scene.lay(Sheet(body, _WHITE, ("swan",), lift=10, shade="#dfe2e6"))
    skull = blob(".26,.46 .32,.56 .44,.56 .52,.46 .5,.38 .38,.34 .28,.38")
    scene.lay(Sheet(skull, _WHITE, lift=3))
    scene.lay(Sheet(blob(".48,.5 .56,.44 .54,.36 .46,.38"), _INK, ("mask",), lift=2))
    beak = blob(".52,.48 .62,.4 .72,.28 .72,.28 .6,.3 .5,.36")
    scene.lay(Sheet(beak, "#f08a3a", ("beak",), lift=5))
    scene.lay(Sheet(ellipse(0.026).at(0.43, 0.47), _INK, ("eye",), lift=0))


def _hanging_wing(scene: Scene) -> None:
    """One wing has slipped over the counter's edge, as sleeves do."""
    for line, tone in (
        ("-.4,-.36 -.1,-.3 .14,-.4 .2,-.66 .14,-1.0 .14,-1.0 .06,-.9 .0,-1.16 .0,-1.16 -.09,-.96"
         " -.18,-1.24 -.18,-1.24 -.26,-.98 -.36,-1.14 -.36,-1.14 -.42,-.8", "#e6e8ea"),
        ("-.48,-.22 -.2,-.18 .1,-.26 .16,-.46 .1,-.74 .1,-.74 .02,-.66 -.04,-.84 -.04,-.84"
         " -.12,-.68 -.2,-.86 -.2,-.86 -.28,-.68 -.36,-.78 -.36,-.78 -.44,-.5", "#f4f3ee"),
    ):  # fmt: skip
        scene.lay(Sheet(blob(line), tone, ("wing",), lift=7))


def _mole(scene: Scene) -> None:
    """The attendant has seen everything and remembers every number."""
    at: dict[str, Any] = {"x": 0.84, "y": -0.66, "scale": 0.98}
    body = blob("-.3,-.5 -.3,.0 -.22,.3 -.08,.46 .1,.48 .28,.36 .36,.0 .4,-.5")
    scene.lay(Sheet(body, "#4a4254", ("mole",), lift=10), **at)
    waistcoat = blob("-.34,-.5 -.32,-.1 -.2,.1 .04,.06 .3,.12 .44,-.1 .44,-.5")
    scene.lay(Sheet(waistcoat, "#e0a83a", ("waistcoat",), lift=6, pattern="stripes"), **at)
    snout = blob("-.1,.36 -.2,.42 -.36,.44 -.46,.4 -.44,.33 -.3,.26 -.1,.2 .04,.26")
    scene.lay(Sheet(snout, "#5c5268", lift=4), **at)
    scene.lay(Sheet(ellipse(0.055).at(-0.46, 0.37), "#f0909c", ("nose",), lift=4), **at)
    glasses = ring(0.085, 0.066).at(-0.13, 0.37) | strip(((-0.05, 0.38), (0.16, 0.4)), 0.018)
    scene.lay(Sheet(ellipse(0.07).at(-0.13, 0.37), "#fdf8ec", lift=2), **at)
    scene.lay(Sheet(ellipse(0.022).at(-0.15, 0.39), _INK, ("eye",), lift=0), **at)
    scene.lay(Sheet(glasses, _BRASS, ("glasses",), lift=2), **at)


def _token(scene: Scene) -> None:
    """A numbered token of brass, held out to the swan and not to her."""
    arm = people.bent_sleeve((0.92, -0.68), (0.78, -0.9), (0.46, -0.78), 0.17)
    scene.lay(Sheet(arm, "#f4efe2", ("sleeve",), lift=8))
    scene.lay(Sheet(ellipse(0.1).at(0.3, -0.66), _BRASS, ("brass token",), lift=6))
    scene.lay(Sheet(ring(0.075, 0.06).at(0.3, -0.66), "#a8742a", lift=0))
    scene.lay(Sheet(ellipse(0.018).at(0.27, -0.59), "#432020", lift=0))
    paw = blob(".48,-.88 .38,-.86 .3,-.8 .31,-.73 .38,-.7 .46,-.72 .52,-.76")
    scene.lay(Sheet(paw, "#f0a0a0", ("paw",), lift=5))
    toes = strips([((0.32, -0.78), (0.4, -0.79)), ((0.34, -0.83), (0.42, -0.83))], 0.014)
    scene.lay(Sheet(toes, "#b8606a", lift=0))


def _counter(scene: Scene) -> None:
    """Dark wood, and a saucer with what was left."""
    front = polygon("-.3,-1.06 1.3,-1.06 1.3,-1.8 -.3,-1.8")
    scene.lay(Sheet(front, "#5c3028", ("counter",), lift=10, shade="#432020"))
    for x in (0.1, 0.7):
        scene.lay(Sheet(box(0.44, 0.3).at(x, -1.36), "#6e3c30", lift=4))
    scene.lay(Sheet(polygon("-.38,-.96 1.3,-.96 1.3,-1.08 -.38,-1.08"), "#8a4a34", lift=8))
    saucer = blob(".24,-.95 .24,-.95 .56,-.95 .56,-.95 .48,-1.02 .32,-1.02")
    for x, y in ((0.34, -0.93), (0.45, -0.92), (0.39, -0.89)):
        scene.lay(Sheet(ellipse(0.06, 0.025).at(x, y), _BRASS, ("coins",), lift=3))
    scene.lay(Sheet(saucer, "#e6ecec", ("saucer",), lift=5))


_CHILD = Dress(
    skin="#efc4a0", hair="#a84a2a", coat="#f2c14a", legs="#3a4a8c", kind=figures.CHILD, head=0.34,
)  # fmt: skip


def _shell_child(scene: Scene) -> None:
    """The next in the line has not made up his mind."""
    hold = Stance(near=((0.1, 0.56), (0.06, 0.66)), far=((0.08, 0.54), (0.12, 0.62)), nod=16)
    at: dict[str, Any] = {"x": -0.62, "y": -1.48, "scale": 0.72}
    shell = blob("-.04,.26 -.2,.3 -.3,.48 -.26,.66 -.14,.76 -.02,.76 .02,.5")
    scene.lay(people.person(_CHILD, hold), **at)
    scene.lay(Sheet(shell, "#5a8a4a", ("turtle shell",), lift=7), **at)
    plates = (
        "-.12,.38 -.2,.44 -.2,.54 -.1,.58 -.04,.48",
        "-.1,.62 -.18,.62 -.18,.68 -.1,.72 -.03,.68",
    )
    for plate in plates:
        scene.lay(Sheet(polygon(plate), mix("#5a8a4a", "#e8e0a0", 0.35), lift=1), **at)
