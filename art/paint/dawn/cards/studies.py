"""Studies: a cat draws the world as it is."""

from art.paint.story.card import card
from art.paint.story.cutouts import nature
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    page,
    polygon,
    ring,
    star,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

INK = "#b5432f"


@card(
    palette="autumn_gold",
    hand="cut_paper",
    title="All roads lead to the stove",
    subject="cat drawing a map with its tail",
    props=("map", "stove", "mouse"),
    mood=("smug", "funny", "learned"),
)
def cat_cartographer(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#8a4f3c", lift=0, pattern="stripes", turn=12))
    chart = polygon("-.92,.3 .86,.46 .96,-1.32 -.84,-1.44").turned(2)
    scene.lay(Sheet(chart, "#f4e4bc", ("map",), lift=9, shade="#ecd09a"))
    folds = strips(
        [
            ((-0.36, 0.34), (-0.28, -1.4)),
            ((0.28, 0.4), (0.36, -1.36)),
            ((-0.86, -0.5), (0.9, -0.4)),
        ],
        0.008,
    )
    scene.lay(Sheet(folds, "#d0b078", lift=0))
    _roads(scene)
    _stove(scene)
    _cat(scene)
    return PaperPlan()


def _roads(scene: Scene) -> None:
    """Roads to two fish and to the capital of mice; the one that the tail draws has no end yet."""
    roads = (
        [(0.52, -0.2), (0.3, -0.7), (0.0, -1.1), (-0.6, -1.22)],
        [(0.52, -0.2), (0.34, -0.36), (0.12, -0.4), (-0.03, -0.58)],
        [(0.52, -0.2), (0.6, -0.6), (0.42, -1.0), (0.4, -1.28)],
        [(0.52, -0.2), (0.76, -0.5), (0.7, -0.9), (0.82, -1.2)],
    )
    for line in roads:
        scene.lay(Sheet(strip(line, 0.035), INK, ("roads",), lift=1))
    for x, y, size in ((-0.62, -1.22, 0.3), (0.38, -1.26, 0.24)):
        scene.lay(nature.fish("#5d8ac4"), x=x, y=y, scale=size)
    hole = blob(".72,-1.3 .72,-1.3 .72,-1.16 .8,-1.08 .88,-1.16 .88,-1.3 .88,-1.3")
    scene.lay(Sheet(hole, "#3a2430", ("mouse hole",), lift=0))
    scene.lay(
        Sheet(
            ellipse(0.045, 0.05).at(0.8, -1.24) | beads([(0.77, -1.19), (0.83, -1.19)], 0.022),
            "#a89a94",
            ("mouse",),
            lift=3,
        )
    )
    scene.lay(Sheet(beads([(0.785, -1.24), (0.815, -1.24)], 0.008), "#1c1420", lift=0))
    scene.lay(Sheet(star(5, 0.06, 0.026).at(0.66, -1.08), "#c8303a", ("capital",), lift=3))


def _stove(scene: Scene) -> None:
    """A fat iron stove, alight, where the roads meet."""
    scene.lay(Sheet(box(0.1, 1.4).at(0.62, 1.0), "#3a3440", lift=8))
    body = blob(".26,-.14 .26,-.14 .24,.3 .34,.5 .62,.54 .9,.5 .98,.3 .96,-.14 .96,-.14")
    scene.lay(Sheet(body, "#4a4250", ("stove",), lift=11))
    scene.lay(Sheet(box(0.86, 0.06).at(0.61, 0.5), "#5c5464", lift=4))
    scene.lay(
        Sheet(
            blob(".4,-.02 .4,-.02 .4,.22 .61,.34 .82,.22 .82,-.02 .82,-.02"),
            "#ffb04a",
            ("fire",),
            glow=0.7,
        )
    )
    scene.lay(
        Sheet(
            strips(
                [
                    ((0.5, -0.02), (0.5, 0.28)),
                    ((0.61, -0.02), (0.61, 0.32)),
                    ((0.72, -0.02), (0.72, 0.28)),
                ],
                0.02,
            ),
            "#3a3440",
            lift=2,
        )
    )
    feet = box(0.08, 0.12).at(0.34, -0.18) | box(0.08, 0.12).at(0.88, -0.18)
    scene.lay(Sheet(feet, "#3a3440", lift=4))


def _cat(scene: Scene) -> None:
    """A large cat that sits on its map with closed eyes; the tip of its tail is the pen."""
    fur, dark = "#e8a45a", "#b56a34"
    tail = [(-0.6, 0.06), (-0.93, -0.22), (-0.74, -0.54), (-0.36, -0.5), (-0.12, -0.56)]
    scene.lay(Sheet(strip(tail, 0.22, 0.13), fur, ("tail",), lift=9))
    for x, y, turn in ((-0.8, -0.5, 40), (-0.56, -0.54, -4), (-0.34, -0.5, -4)):
        scene.lay(Sheet(box(0.05, 0.16).turned(turn).at(x, y), dark, lift=0))
    brush = blob("-.14,-.49 -.14,-.62 -.14,-.62 -.06,-.64 .02,-.68 .02,-.68 .02,-.56 -.04,-.5")
    scene.lay(Sheet(brush, INK, ("ink",), lift=5))
    parts: list[Sheet] = []
    body = blob("-.9,.1 -.9,.4 -.72,.86 -.46,1.0 -.2,.86 -.02,.4 -.02,.1 -.2,-.04 -.72,-.04")
    parts.append(Sheet(body, fur, ("cat",), lift=12))
    for side in (-1, 1):
        marks = strips(
            [
                ((-0.46 + 0.42 * side, 0.3 + 0.14 * k), (-0.46 + 0.28 * side, 0.26 + 0.14 * k))
                for k in range(3)
            ],
            0.05,
        )
        parts.append(Sheet(marks & body, dark, lift=1))
    parts.append(Sheet(blob("-.64,.8 -.46,.3 -.28,.8 -.46,.9"), "#fff0dc", ("bib",), lift=2))
    for x in (-0.6, -0.32):
        leg = strip([(x, 0.5), (x, 0.04)], 0.19, 0.17)
        parts.append(Sheet(leg | ellipse(0.095).at(x, 0.5), fur, lift=4))
        parts.append(Sheet(ellipse(0.14, 0.09).at(x, 0.0), "#fff0dc", ("paw",), lift=5))
        toes = strips([((x + d, -0.07), (x + d, -0.01)) for d in (-0.045, 0.045)], 0.016)
        parts.append(Sheet(toes, dark, lift=0))
    ears = polygon("-.78,1.2 -.8,1.46 -.58,1.36") | polygon("-.34,1.36 -.12,1.46 -.14,1.2")
    parts.append(Sheet(ears, dark, lift=5))
    parts.append(
        Sheet(
            blob("-.82,1.1 -.74,1.32 -.46,1.4 -.18,1.32 -.1,1.1 -.2,.9 -.46,.84 -.72,.9"),
            fur,
            ("face",),
            lift=9,
        )
    )
    brow = strips([((-0.46 + d, 1.38), (-0.46 + 0.8 * d, 1.27)) for d in (-0.1, 0, 0.1)], 0.04)
    parts.append(Sheet(brow, dark, lift=0))
    parts.extend(_cat_face())
    scene.lay(parts, x=0.02, y=-0.13)
    pot = blob("-.9,-1.06 -.86,-.9 -.8,-.86 -.8,-.8 -.66,-.8 -.66,-.86 -.6,-.9 -.56,-1.06")
    scene.lay(Sheet(pot, "#35507a", ("ink pot",), lift=8))
    scene.lay(Sheet(ellipse(0.08, 0.03).at(-0.73, -0.8), INK, lift=2))


def _cat_face() -> list[Sheet]:
    """Closed eyes behind glasses, and a smile."""
    parts: list[Sheet] = []
    parts.append(Sheet(ellipse(0.13, 0.085).at(-0.46, 0.97), "#fff0dc", lift=3))
    parts.append(Sheet(polygon((-0.5, 1.03), (-0.42, 1.03), (-0.46, 0.98)), "#c8505a", lift=2))
    lids = strip([(-0.7, 1.12), (-0.62, 1.08), (-0.54, 1.12)], 0.03) | strip(
        [(-0.38, 1.12), (-0.3, 1.08), (-0.22, 1.12)], 0.03
    )
    parts.append(Sheet(lids, "#3a2018", ("eye",), lift=1))
    smile = strip([(-0.55, 0.95), (-0.5, 0.92), (-0.46, 0.95), (-0.42, 0.92), (-0.37, 0.95)], 0.014)
    parts.append(Sheet(smile, "#7a2f24", lift=1))
    whiskers = strips(
        [
            ((-0.56, 0.98), (-0.8, 1.0)),
            ((-0.56, 0.95), (-0.78, 0.9)),
            ((-0.36, 0.98), (-0.12, 1.0)),
            ((-0.36, 0.95), (-0.14, 0.9)),
        ],
        0.008,
    )
    parts.append(Sheet(whiskers, "#fff6e6", lift=2))
    specs = (
        ring(0.11, 0.093).at(-0.62, 1.1)
        | ring(0.11, 0.093).at(-0.3, 1.1)
        | strip(((-0.51, 1.12), (-0.41, 1.12)), 0.016)
    )
    parts.append(Sheet(specs, "#3a2740", ("glasses",), lift=3))
    return parts
