"""A flower bed in which every age comes up."""

import math
from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, nature
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    land,
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
    palette="coral_noon",
    hand="cut_paper",
    title="Some need shade",
    subject="three flowers with the profiles of three ages",
    props=("gardener's glove", "parasol", "dandelion", "seedling"),
    mood=("fond", "odd", "sunny"),
)
def gardener_of_faces(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#7cc0c8", lift=0, shade="#fbe6b4"))
    scene.lay(Sheet(ellipse(0.24).at(-0.72, 1.18), "#fff3c4", ("sun",), glow=0.6))
    hills = land((-1, -0.5), (-0.2, -0.34), (0.5, -0.5), (1, -0.3))
    scene.lay(Sheet(hills, "#9cc46a", ("lawn",), lift=6, pattern="leaves"))
    _dandelion(scene)
    _dahlia(scene)
    scene.lay(Sheet(land((-1, -1.1), (0, -1.02), (1, -1.12)), "#7a4a32", ("earth",), lift=9))
    shadow = ellipse(0.6, 0.12).at(0.4, -1.2)
    scene.lay(Sheet(shadow, "#683d2a", ("shade",), lift=0))
    _tulip(scene)
    _parasol(scene)
    _seedling(scene)
    return PaperPlan()


def _stem(scene: Scene, line: str, wide: float, green: str) -> None:
    """A stem with one large leaf to each side."""
    curve = points(line)
    scene.lay(Sheet(strip(curve, wide * 1.3, wide), green, ("stem",), lift=7))


def _leaf(scene: Scene, x: float, y: float, length: float, turn: float, green: str) -> None:
    """A large leaf from its stalk at that point."""
    leaf = nature.leaf_outline(length, length * 0.34).turned(turn).at(x, y)
    scene.lay(Sheet(leaf, green, ("leaf",), lift=7))


def _sepals(scene: Scene, place: dict[str, Any], green: str) -> None:
    """Green points around the neck, where the flower joins its stem."""
    cup = polygon(
        "-.34,-.46 -.2,-.52 -.06,-.44 .04,-.54 .16,-.5 .1,-.66 .0,-.82 -.14,-.84 -.24,-.78 -.3,-.64"
    )
    scene.lay(Sheet(cup, green, ("sepals",), lift=6), **place)


def _petal_ring(count: int, span: tuple[float, float], reach: float, wide: float) -> Outline:
    """Pointed petals around the back of a head, between two angles."""
    petal = blob((0, 0), (wide, reach * 0.4), (wide * 0.8, reach * 0.75), (0, reach), (0, reach),
                 (-wide * 0.8, reach * 0.75), (-wide, reach * 0.4))  # fmt: skip
    ring = Outline(())
    for index in range(count):
        angle = span[0] + (span[1] - span[0]) * index / (count - 1)
        ring = ring | petal.turned(angle)
    return ring.at(-0.08, 0.08)


def _dahlia(scene: Scene) -> None:
    """In full flower, and she knows it."""
    _leaf(scene, -0.46, -0.8, 0.62, 148, "#3f8a55")
    _stem(scene, "-.56,-1.6 -.46,-.9 -.55,-.04", 0.11, "#3f7d4a")
    _leaf(scene, -0.45, -0.64, 0.56, 34, "#56a05c")
    at: dict[str, Any] = {"x": -0.5, "y": 0.52, "scale": 0.84, "turn": 4}
    red = "#c8304a"
    scene.lay(
        Sheet(
            _petal_ring(13, (-34, 196), 0.92, 0.15), mix(red, "#3a0c20", 0.3), ("dahlia",), lift=9
        ),
        **at,
    )
    scene.lay(Sheet(_petal_ring(11, (-30, 186), 0.76, 0.15), red, lift=7), **at)
    scene.lay(figures.head("#8a5238", red, figures.WOMAN, "none"), **at)
    _sepals(scene, at, "#4f9a55")
    crown = _petal_ring(9, (-14, 176), 0.58, 0.12) - ellipse(0.2).at(0.16, -0.02)
    scene.lay(Sheet(crown, mix(red, "#ff8a70", 0.35), lift=6), **at)
    inner = _petal_ring(6, (20, 160), 0.36, 0.09)
    scene.lay(Sheet(inner, mix(red, "#ffb08a", 0.6), lift=4), **at)


def _dandelion(scene: Scene) -> None:
    """The oldest has turned white; a breath, and he is off."""
    _stem(scene, ".7,-1.6 .8,-.6 .62,.46", 0.08, "#5a8a4a")
    at: dict[str, Any] = {"x": 0.54, "y": 0.8, "scale": 0.56, "turn": -4, "flip": True}
    scene.lay(
        Sheet(star(34, 0.9, 0.74).at(-0.12, 0.14), "#fdfbf4", ("dandelion clock",), lift=9), **at
    )
    rays = [((-0.12, 0.14), (-0.12 + 0.86 * math.cos(a), 0.14 + 0.86 * math.sin(a)))
            for a in (math.radians(8 + 10.6 * k) for k in range(34))]  # fmt: skip
    scene.lay(Sheet(strips(rays, 0.012), "#c4ccc8", lift=0), **at)
    scene.lay(figures.head("#e6bc98", "#e9e4dc", figures.OLD, "none", "closed"), **at)
    _sepals(scene, at, "#6a9a50")
    fluff = star(20, 0.36, 0.28).at(-0.26, 0.24) | star(16, 0.26, 0.2).at(-0.02, 0.44)
    scene.lay(Sheet(fluff, "#fdfbf4", lift=5), **at)
    for x, y, size, turn in ((0.08, 1.3, 1.0, 20), (-0.04, 1.0, 0.8, 48), (-0.36, 1.38, 0.7, 30)):
        plume = strips(
            [((0, 0), (0.1 * math.sin(a), 0.1 * math.cos(a))) for a in (-0.9, -0.45, 0, 0.45, 0.9)],
            0.01,
        )
        seed = plume | strip(((0, 0), (0, -0.1)), 0.012) | ellipse(0.014, 0.03).at(0, -0.12)
        scene.lay(Sheet(seed, "#fdfbf4", ("seeds",), lift=4), x=x, y=y, scale=size, turn=turn)


def _tulip(scene: Scene) -> None:
    """The young one, half open, fair and easily burnt."""
    _leaf(scene, 0.32, -1.3, 0.66, 128, "#4f9a72")
    _stem(scene, ".36,-1.6 .32,-1.24 .37,-.92", 0.09, "#4f9a5c")
    at: dict[str, Any] = {"x": 0.32, "y": -0.56, "scale": 0.58, "turn": -6, "flip": True}
    pink = "#f08aa8"
    back = blob(
        "-.3,-.6 -.62,-.2 -.64,.3 -.5,.74 -.4,.9 -.4,.9 -.2,.66 -.06,.94 -.06,.94 .16,.66 .4,.8"
        " .4,.8 .4,.4 .1,-.5"
    )
    scene.lay(Sheet(back, mix(pink, "#8a2048", 0.25), ("tulip",), lift=8), **at)
    face = figures.head("#f0cba8", pink, figures.CHILD, "none")
    brow = strip(points(".16,.16 .26,.21 .36,.17"), 0.014, 0.024)
    face[4] = Sheet(brow, "#b0506c", lift=1)
    scene.lay(face, **at)
    freckles = beads(points(".24,-.1 .3,-.13 .29,-.07 .34,-.1"), 0.012)
    scene.lay(Sheet(freckles, "#b8703c", ("freckles",), lift=0), **at)
    _sepals(scene, at, "#5aa468")
    front = blob(
        "-.24,-.66 -.56,-.3 -.56,.2 -.3,.56 .0,.7 .26,.6 .26,.6 .12,.4 -.02,.2 -.1,-.1 -.08,-.4"
        " .0,-.62"
    )
    scene.lay(Sheet(front, pink, lift=7, shade=mix(pink, "#ffffff", 0.25)), **at)


def _parasol(scene: Scene) -> None:
    """The gardener's glove holds it over the fair one."""

    def lay(sheet: Sheet) -> None:
        scene.lay(sheet, x=0.09, y=-0.02)

    pole = strip(((0.62, -0.84), (0.26, 0.22)), 0.035)
    lay(Sheet(pole, "#6a3a28", lift=7))
    shade = blob(
        "-.36,-.14 -.28,.1 .0,.28 .28,.24 .56,.06 .68,-.16 .68,-.16 .5,-.1 .34,-.14 .16,-.06"
        " -.02,-.12 -.2,-.06 -.36,-.14"
    )
    lay(Sheet(shade, "#f2b83a", ("parasol",), lift=13))
    for gore in (
        ".24,.26 -.1,.1 -.2,-.08 -.02,-.12 .16,-.06",
        ".26,.26 .42,.06 .34,-.14 .5,-.1 .58,-.08 .5,.1",
    ):
        lay(Sheet(blob(gore) & shade, "#e8703a", lift=0))
    sleeve = polygon("1.3,-.52 .76,-.59 .76,-.92 1.3,-1.08")
    lay(Sheet(sleeve, "#3a5f9a", ("sleeve",), lift=10, pattern="checks"))
    glove = blob(".76,-.59 .64,-.57 .5,-.61 .44,-.72 .48,-.86 .58,-.93 .7,-.92 .77,-.88")
    lay(Sheet(glove, "#d9a24a", ("gardener's glove",), lift=9))
    gaps = strips(
        [
            ((0.47, -0.7), (0.59, -0.7)),
            ((0.47, -0.78), (0.59, -0.77)),
            ((0.51, -0.86), (0.61, -0.84)),
        ],
        0.014,
    )
    lay(Sheet(gaps, "#8a5a24", lift=0))
    lay(Sheet(polygon(".7,-.55 .79,-.53 .8,-.97 .71,-.95"), "#b8803a", lift=4))


def _seedling(scene: Scene) -> None:
    """Something very new has just put its nose out of the earth."""
    at: dict[str, Any] = {"x": -0.78, "y": -1.14, "scale": 0.2, "turn": 14}
    scene.lay(figures.head("#d9e09a", "#8ac05a", figures.CHILD, "none", "closed"), **at)
    for turn in (20, 75):
        leaf = nature.leaf_outline(0.2, 0.11).turned(turn + 30).at(-0.82, -1.04)
        scene.lay(Sheet(leaf, "#6fb04f", ("seedling",), lift=4))
    mound = land((-1, -1.2), (-0.8, -1.2), (-0.4, -1.34), (0.2, -1.4), (1, -1.36))
    scene.lay(Sheet(mound, "#6a3d28", ("earth",), lift=6))
