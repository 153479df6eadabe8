"""Studies: a cat draws the world as it is."""

from tools.paint.story.card import card
from tools.paint.story.cutouts import nature
from tools.paint.story.cutouts.geometry import (
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
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Sheet


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
    """Six roads with towns of fish, cushions and a basin, and a capital with a star."""
    roads = (
        [(0.52, -0.2), (0.2, -0.4), (-0.1, -0.9), (-0.6, -1.2)],
        [(0.52, -0.2), (0.0, -0.16), (-0.4, -0.4), (-0.72, -0.3)],
        [(0.52, -0.2), (0.56, -0.6), (0.3, -1.0), (0.4, -1.28)],
        [(0.52, -0.2), (0.76, -0.5), (0.7, -0.9), (0.82, -1.2)],
        [(0.52, -0.2), (0.1, -0.02), (-0.3, 0.0), (-0.7, 0.16)],
    )
    for line in roads:
        scene.lay(Sheet(strip(line, 0.035), "#b5432f", ("roads",), lift=1))
    hills = polygon("-.5,-.7 -.42,-.54 -.34,-.7") | polygon("-.36,-.68 -.26,-.5 -.16,-.68")
    scene.lay(Sheet(hills, "#8fa060", lift=2))
    for x, y, size in ((-0.62, -1.22, 0.3), (0.38, -1.26, 0.24)):
        scene.lay(nature.fish("#5d8ac4"), x=x, y=y, scale=size)
    scene.lay(
        Sheet(
            blob("-.84,-.36 -.82,-.2 -.62,-.2 -.6,-.36"),
            "#d98a8a",
            ("cushion",),
            lift=4,
            pattern="dots",
        )
    )
    scene.lay(Sheet(ellipse(0.1, 0.04).at(-0.7, 0.14), "#8fc0cc", ("saucer",), lift=3))
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
    """A large cat from behind that looks over its shoulder; its tail is the pen."""
    fur, dark = "#e8a45a", "#b56a34"
    tail = [(-0.5, 0.1), (-0.9, -0.3), (-0.6, -0.7), (-0.1, -0.66), (0.08, -0.86)]
    scene.lay(Sheet(strip(tail, 0.22, 0.1), fur, ("tail",), lift=9))
    scene.lay(
        Sheet(
            strip([(-0.1, -0.66), (0.02, -0.72), (0.09, -0.9)], 0.11, 0.03),
            "#7a2f24",
            ("ink",),
            lift=3,
        )
    )
    parts: list[Sheet] = []
    body = blob("-.86,.1 -.94,.5 -.76,.94 -.5,1.06 -.22,.94 -.04,.5 -.1,.1 -.3,-.02 -.66,-.02")
    parts.append(Sheet(body, fur, ("cat",), lift=12))
    for y in (0.3, 0.48, 0.66):
        stripe = strip([(-0.62, y + 0.06), (-0.48, y), (-0.34, y + 0.06)], 0.05)
        parts.append(Sheet(stripe, dark, lift=1))
    ears = polygon("-.78,1.2 -.8,1.46 -.58,1.36") | polygon("-.3,1.36 -.1,1.46 -.12,1.2")
    parts.append(Sheet(ears, dark, lift=5))
    parts.append(
        Sheet(
            blob("-.82,1.1 -.74,1.32 -.46,1.4 -.18,1.32 -.08,1.1 -.2,.9 -.46,.84 -.7,.9"),
            fur,
            ("face",),
            lift=9,
        )
    )
    parts.extend(_cat_face())
    scene.lay(parts, x=0.02, y=-0.13)
    scene.lay(
        Sheet(
            blob("-.9,-1.06 -.86,-.9 -.8,-.86 -.8,-.8 -.66,-.8 -.66,-.86 -.6,-.9 -.56,-1.06"),
            "#35507a",
            ("ink pot",),
            lift=8,
        )
    )


def _cat_face() -> list[Sheet]:
    """Closed eyes behind glasses, and a smile."""
    parts: list[Sheet] = []
    parts.append(Sheet(ellipse(0.12, 0.08).at(-0.36, 0.97), "#fff0dc", lift=3))
    parts.append(Sheet(polygon((-0.35, 1.03), (-0.27, 1.03), (-0.31, 0.98)), "#c8505a", lift=2))
    lids = strip([(-0.58, 1.12), (-0.5, 1.08), (-0.42, 1.12)], 0.03) | strip(
        [(-0.26, 1.12), (-0.18, 1.08), (-0.12, 1.12)], 0.03
    )
    parts.append(Sheet(lids, "#3a2018", ("eye",), lift=1))
    smile = strip([(-0.4, 0.95), (-0.35, 0.92), (-0.31, 0.95), (-0.27, 0.92), (-0.22, 0.96)], 0.014)
    parts.append(Sheet(smile, "#7a2f24", lift=1))
    whiskers = strips(
        [
            ((-0.42, 0.98), (-0.66, 1.0)),
            ((-0.42, 0.95), (-0.64, 0.9)),
            ((-0.24, 0.98), (-0.0, 1.02)),
            ((-0.24, 0.95), (-0.02, 0.92)),
        ],
        0.008,
    )
    parts.append(Sheet(whiskers, "#fff6e6", lift=2))
    specs = (
        ring(0.1, 0.085).at(-0.5, 1.1)
        | ring(0.1, 0.085).at(-0.2, 1.1)
        | strip(((-0.4, 1.12), (-0.3, 1.12)), 0.014)
    )
    parts.append(Sheet(specs, "#3a2740", ("glasses",), lift=3))
    return parts
