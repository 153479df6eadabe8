"""Burrows: a bank under the grass."""

import math

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    polygon,
    ring,
    strip,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet


@card(
    palette="autumn_gold",
    hand="cut_paper",
    title="Savings for the winter",
    subject="bank inside an anthill",
    props=("ants", "safe", "queen"),
    mood=("comic", "busy", "proud"),
)
def ant_bank(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#5a2f24", lift=0))
    chambers = (
        ellipse(0.5, 0.3).at(-0.4, 0.44)
        | ellipse(0.86, 0.5).at(-0.02, -0.36)
        | ellipse(0.62, 0.28).at(0.28, -1.2)
    )
    tunnels = strip([(0.22, 1.3), (0.14, 0.9), (-0.2, 0.56)], 0.2)
    tunnels = tunnels | strip([(-0.3, 0.34), (-0.24, 0.16), (-0.2, -0.1)], 0.2)
    tunnels = tunnels | strip([(0.66, -0.56), (0.72, -0.9), (0.6, -1.14)], 0.2)
    hollow = chambers | tunnels
    scene.lay(Sheet(hollow, "#f6cf8a", ("lamplight",), glow=0.12))
    scene.lay(Sheet(hollow, "#f0b96a", lift=0, shade="#e08f4a"))
    hill = land((-1, 0.72), (-0.6, 0.8), (0.1, 1.24), (0.34, 1.24), (0.8, 0.86), (1, 0.78))
    scene.lay(Sheet(hill - hollow, "#6f4230", ("anthill",), lift=16, pattern="dots"))
    _sky_and_grass(scene)
    _counters(scene)
    _vault(scene)
    return PaperPlan()


def _sky_and_grass(scene: Scene) -> None:
    """A strip of day above the hill, and a queue that goes in."""
    tops = (
        (-1.25, 0.72),
        (-1, 0.72),
        (-0.6, 0.8),
        (-0.2, 1.04),
        (0.1, 1.22),
        (0.2, 1.25),
        (0.36, 1.22),
        (0.6, 1.0),
        (0.8, 0.86),
        (1.25, 0.78),
    )
    scene.lay(
        Sheet(
            polygon(*tops, (1.25, 1.8), (-1.25, 1.8)), "#9fd6dc", ("sky",), lift=0, shade="#f8e6b4"
        )
    )
    for x, y in ((-0.74, 0.79), (-0.34, 0.97)):
        _ant(scene, x, y, 0.34, "#7a2f24", load=True)
    blades = Outline(())
    for k in range(26):
        x = -1.0 + 0.08 * k
        y = 0.72 + 0.5 * math.exp(-(((x - 0.22) / 0.42) ** 2))
        blades = blades | polygon(
            (x - 0.03, y - 0.04),
            (x + 0.03, y - 0.04),
            (x + 0.05 * math.sin(k * 2.1), y + 0.12 + 0.05 * math.sin(k * 3.7)),
        )
    scene.lay(Sheet(blades, "#5f9f4f", ("grass",), lift=6))


_ANT_LIMBS = (
    strip([(0.0, 0.5), (0.22, 0.46), (0.36, 0.6)], 0.05)
    | strip([(0.0, 0.44), (0.2, 0.34), (0.34, 0.38)], 0.05)
    | strip([(-0.04, 0.36), (0.14, 0.16), (0.1, -0.16)], 0.055)
    | strip([(-0.08, 0.34), (-0.16, 0.1), (-0.1, -0.16)], 0.055)
    | strip([(0.1, 0.94), (0.16, 1.12), (0.3, 1.16)], 0.035)
    | strip([(0.04, 0.96), (0.04, 1.14), (0.16, 1.24)], 0.035)
)


def _ant(
    scene: Scene,
    x: float,
    y: float,
    size: float,
    colour: str,
    flip: bool = False,
    load: bool = False,
    visor: bool = False,
    crown: bool = False,
) -> None:
    """An upright ant with six limbs, looking to the right."""
    parts = [
        Sheet(_ANT_LIMBS, mix(colour, "#140c20", 0.3), lift=3),
        Sheet(ellipse(0.2, 0.28).turned(30).at(-0.2, 0.16), colour, ("ant",), lift=6),
        Sheet(ellipse(0.13, 0.18).at(-0.02, 0.48), mix(colour, "#ffffff", 0.06), lift=5),
        Sheet(ellipse(0.2, 0.18).at(0.06, 0.8), colour, lift=6),
        Sheet(ellipse(0.065).at(0.14, 0.83), "#fffaf0", lift=2),
        Sheet(ellipse(0.03).at(0.16, 0.83), "#1c1420", ("eye",), lift=1),
    ]
    if load:
        parts.append(
            Sheet(blob(".24,.56 .26,.82 .4,.9 .54,.8 .54,.56"), "#e9c46a", ("grain",), lift=5)
        )
    if visor:
        parts.append(
            Sheet(blob("-.12,.9 .06,.98 .24,.92 .42,.84 .24,.84"), "#3f8f5a", ("eyeshade",), lift=4)
        )
    if crown:
        parts.append(
            Sheet(
                polygon("-.1,.92 -.16,1.14 -.02,1.04 .06,1.2 .14,1.04 .26,1.12 .2,.92"),
                "#ffd870",
                ("crown",),
                lift=4,
            )
        )
    scene.lay(parts, x=x, y=y, scale=size, flip=flip)


def _counters(scene: Scene) -> None:
    """The hall with its clerks; at the last window the queen asks for a loan."""
    _ant(scene, -0.72, 0.26, 0.36, "#4a2a3c", visor=True)
    _ant(scene, -0.14, 0.26, 0.36, "#8a3a28", flip=True, load=True)
    counter = box(0.44, 0.08).at(-0.44, 0.33) | box(0.34, 0.18).at(-0.44, 0.23)
    scene.lay(Sheet(counter, "#6b3f2c", ("counter",), lift=7))
    scene.lay(Sheet(beads([(-0.47, 0.4), (-0.4, 0.4), (-0.435, 0.455)], 0.034), "#e9c46a", lift=3))
    _loan(scene)


def _loan(scene: Scene) -> None:
    """The queen at the last desk, in a cape with a white collar."""
    _ant(scene, -0.58, -0.64, 0.52, "#4a2a3c", visor=True)
    desk = box(0.5, 0.08).at(-0.28, -0.54) | box(0.4, 0.22).at(-0.28, -0.66)
    scene.lay(Sheet(desk, "#6b3f2c", ("desk",), lift=7))
    scene.lay(Sheet(polygon("-.4,-.49 -.22,-.49 -.2,-.4 -.38,-.4"), "#fdf3e2", lift=3))
    _ant(scene, 0.24, -0.64, 0.78, "#a8432f", flip=True, crown=True)
    cape = blob(
        "-.14,.64 .08,.62 .06,.5 -.06,.3 -.1,.0 -.12,-.2 -.12,-.2 -.36,-.24 -.66,-.2 -.66,-.2"
        " -.56,.1 -.36,.44"
    )
    folds = (
        strip([(-0.08, 0.54), (-0.2, 0.2), (-0.24, -0.2)], 0.012, 0.03)
        | strip([(-0.12, 0.54), (-0.32, 0.2), (-0.4, -0.2)], 0.012, 0.03)
        | strip([(-0.16, 0.54), (-0.42, 0.2), (-0.54, -0.19)], 0.012, 0.03)
    )
    collar = strip([(-0.2, 0.62), (-0.06, 0.56), (0.1, 0.6)], 0.1)
    robe = (
        Sheet(cape, "#7a3f8c", ("cape",), lift=6, pattern="dots"),
        Sheet(folds, "#5c2a6e", lift=0),
        Sheet(collar, "#fdf3e2", ("collar",), lift=4),
    )
    scene.lay(robe, x=0.24, y=-0.64, scale=0.78, flip=True)


def _vault(scene: Scene) -> None:
    """The safe, open, with seeds instead of gold."""
    scene.lay(Sheet(box(0.7, 0.46).at(0.34, -1.18), "#5c6470", ("safe",), lift=9))
    scene.lay(Sheet(box(0.58, 0.36).at(0.34, -1.18), "#2a2430", lift=0))
    seeds = [
        (0.12 + 0.085 * (k % 6) + 0.02 * (k // 6), -1.31 + 0.075 * (k // 6)) for k in range(16)
    ]
    scene.lay(Sheet(beads(seeds, 0.044), "#f0c860", ("seeds",), lift=3))
    door = polygon(".69,-.95 .88,-.9 .88,-1.46 .69,-1.41")
    scene.lay(Sheet(door, "#7a8490", lift=8))
    scene.lay(Sheet(ring(0.055, 0.036).at(0.79, -1.18), "#3a3440", lift=3))
    _ant(scene, -0.18, -1.36, 0.36, "#8a3a28", load=True)
