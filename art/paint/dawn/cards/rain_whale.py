"""A crowd in the rain, and the cloud that only one of them sees."""

import random
from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, town
from art.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    page,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

_YELLOW = "#f6c835"
_BACK = "#3c5878"
_BELLY = "#dfe6e4"


@card(
    palette="teal_storm",
    hand="cut_paper",
    title="The only one who looked up",
    subject="enormous whale swims over a crowd in the rain",
    props=("whale", "child in yellow", "crowd with bowed heads", "roofs", "rider with a can"),
    mood=("astonished", "lonely", "vast"),
)
def umbrella_square(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#9fb4b8", lift=0, shade="#e8cfa4"))
    _roofs(scene)
    _rain(scene)
    _whale(scene)
    _rider(scene)
    _crowd(scene)
    _child(scene)
    return PaperPlan()


def _roofs(scene: Scene) -> None:
    walls, windows = town.skyline(3, -0.5, 0.1, 0.42, houses=7)
    scene.lay(Sheet(walls, "#7a8a94", ("roofs",), lift=6, shade="#a89a90"))
    scene.lay(Sheet(windows, "#ffe0a0", ("lit windows",), glow=0.2))


def _whale(scene: Scene) -> None:
    """Its back leaves the picture; the grooves of its throat run along the belly."""
    body = blob(
        "-1.2,1.0 -1.02,.62 -.8,.34 -.46,.14 .0,.08 .44,.2 .76,.44 1.0,.62 1.4,.6 1.4,1.8 -1.3,1.8"
    )
    scene.lay(Sheet(body, _BACK, ("whale",), lift=18, shade="#4a6a88"))
    belly = blob(
        "-1.2,.94 -1.02,.62 -.8,.34 -.46,.14 .0,.08 .44,.2 .7,.4 .5,.46 .2,.5 -.1,.56 -.5,.72"
        " -.9,.9"
    )
    scene.lay(Sheet(belly, _BELLY, ("striped belly",), lift=5, shade="#b4c4c8"))
    for line in (
        "-1.1,.8 -.8,.58 -.3,.42 .2,.38 .56,.4",
        "-1.06,.7 -.76,.46 -.28,.32 .2,.28 .5,.32",
        "-1.0,.6 -.66,.34 -.24,.22 .16,.19 .4,.23",
        "-1.16,.88 -.84,.7 -.4,.54 .1,.46 .5,.44",
    ):
        groove = strip(points(line), 0.022, 0.012)
        scene.lay(Sheet(groove & belly, "#7f98a8", lift=0))
    jaw = strip(points("-1.2,1.06 -.9,1.0 -.56,.84 -.42,.72"), 0.026, 0.012)
    scene.lay(Sheet(jaw, "#22385a", lift=0))
    scene.lay(Sheet(ellipse(0.085, 0.075).at(-0.3, 0.86), "#22385a", lift=3))
    scene.lay(Sheet(ellipse(0.058, 0.054).at(-0.3, 0.855), "#f6efdc", lift=1))
    scene.lay(Sheet(ellipse(0.036).at(-0.29, 0.835), "#141420", ("eye",), lift=0))
    lid = strip(points("-.4,.88 -.3,.945 -.2,.89"), 0.03, 0.014)
    scene.lay(Sheet(lid, "#22385a", lift=0))
    fin = blob(".0,.6 .16,.68 .32,.6 .5,.34 .66,.04 .7,-.18 .7,-.18 .5,-.12 .3,.08 .1,.34")
    scene.lay(Sheet(fin, mix(_BACK, "#101c34", 0.18), ("fin",), lift=13))


def _rider(scene: Scene) -> None:
    """On the fin sits somebody small and tips a watering can."""
    at: dict[str, Any] = {"x": 0.42, "y": 0.34, "scale": 0.95}
    for outline, tone, lift in (
        (strip(points(".0,.02 .1,.03 .12,-.1"), 0.045), "#3a2440", 3),
        (blob("-.05,.0 -.05,.14 .01,.18 .06,.13 .06,.0"), "#d8402f", 5),
        (ellipse(0.052, 0.056).at(0.015, 0.225), "#8a5238", 4),
        (blob("-.05,.22 -.04,.29 .02,.31 .08,.27 .07,.24 .02,.26"), "#f2e6c8", 3),
        (polygon(".14,.16 .25,.13 .22,.02 .12,.05"), "#8ab0a0", 5),
        (strip(((0.23, 0.06), (0.36, 0.02)), 0.024, 0.04), "#8ab0a0", 3),
        (strip(((0.0, 0.13), (0.15, 0.12)), 0.036), "#b83426", 3),
    ):
        scene.lay(Sheet(outline, tone, ("rider with a watering can",), lift=lift), **at)
    can = [((0.77 + 0.012 * k, 0.34 - 0.03 * (k % 2)), (0.78 + 0.016 * k, 0.24)) for k in range(4)]
    scene.lay(Sheet(strips(can, 0.007), "#f2f8fa", lift=1))


def _rain(scene: Scene) -> None:
    """It falls from the belly."""
    dice = random.Random(7)
    drops = []
    for _ in range(80):
        x, y = dice.uniform(-0.96, 0.96), dice.uniform(-0.9, 0.5)
        drops.append(((x, y), (x - 0.012, y - 0.1)))
    scene.lay(Sheet(strips(drops, 0.009), "#f2f8fa", ("rain",), lift=2))


def _hooded(tone: str, face: list[Sheet], turn: float) -> list[Sheet]:
    """Somebody in a cape who looks to the right, the head one unit high and turned by degrees."""
    hood = blob(
        ".24,.5 .06,.66 -.22,.66 -.5,.46 -.62,.1 -.58,-.3 -.44,-.6 -.1,-.72 .04,-.56 -.06,-.28"
        " -.08,.0 .02,.28"
    )
    cape = blob(
        "-.3,-.24 .1,-.3 .34,-.5 .62,-.8 .76,-1.4 .76,-2.4 -.9,-2.4 -.9,-1.4 -.76,-.8 -.54,-.44"
    )
    dark = mix(tone, "#2a1a30", 0.3)
    head = [*face, Sheet(hood, tone, ("hood",), lift=8)]
    return [
        *(part.placed(-0.06, 0.06, 1.0, turn, False) for part in head),
        Sheet(cape, tone, ("cape",), lift=11, shade=dark),
    ]


_WALKERS = (
    (-0.88, -0.72, 0.36, -44, "#6a7a92", False),
    (-0.42, -0.68, 0.33, -52, "#7a6a86", True),
    (0.9, -0.7, 0.36, -40, "#64748c", True),
    (-0.66, -1.08, 0.48, -48, "#4a5a7c", False),
    (0.86, -1.16, 0.5, -50, "#4a4a70", True),
)
"""Place, size, how deep the head is bowed, colour, and whether they look to the left."""


def _crowd(scene: Scene) -> None:
    """Everybody else looks at the ground."""
    skins = ("#c98d6a", "#8a5238", "#e6bc98", "#6a3f2c")
    kinds = (figures.MAN, figures.WOMAN, figures.OLD)
    for k, (x, y, size, bow, tone, flip) in enumerate(_WALKERS):
        face = figures.head(skins[k % 4], "#2a1820", kinds[k % 3], "none", "closed", lift=6)
        scene.lay(_hooded(tone, face, bow), x=x, y=y, scale=size, flip=flip)


def _child(scene: Scene) -> None:
    """Larger than the rest and in yellow, the head tipped back."""
    face = figures.head("#b5794f", "#3a2018", figures.CHILD, "none", lift=9)
    scene.lay(_hooded(_YELLOW, face, 46), x=0.24, y=-0.88, scale=0.66, flip=True)
    button = ellipse(0.045).at(-0.3, -0.68)
    scene.lay(Sheet(button, "#c8642c", lift=3), x=0.24, y=-0.88, scale=0.66)
