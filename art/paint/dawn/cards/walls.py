"""A wall that listens at one end and answers at the other."""

from collections.abc import Sequence

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, nature, people
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    ring,
    smooth,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Point, Sheet

_BRICK = "#8f78a4"
_MORTAR = "#635080"
_GAP = blob(".14,.94 .14,.94 .32,.8 .52,.76 .71,.8 .87,.94 .87,.94 .78,.56 .62,.42 .42,.42 .24,.56")


@card(
    palette="lavender_dream",
    hand="cut_paper",
    title="The wall that answers",
    subject="child who whispers into a wall",
    props=("ear of bricks", "smiling gap", "flower", "wall"),
    mood=("shy", "hopeful", "hushed"),
)
def whispering_wall(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#fbd8c0", lift=0, shade="#f6b8a8"))
    _wall(scene)
    _mouth(scene)
    _ear(scene)
    _child(scene)
    _answer(scene)
    return PaperPlan()


def _wall(scene: Scene) -> None:
    """Courses of old brick up to a coping; a few bricks have another tone."""
    wall = polygon("-1.3,1.22 1.3,1.16 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(wall, _BRICK, ("wall",), lift=10, shade="#6f5a8c"))
    joints: list[tuple[Point, Point]] = []
    for row in range(16):
        y = 1.04 - 0.17 * row
        joints.append(((-1.2, y + 0.02), (1.2, y - 0.02)))
        for k in range(6):
            x = -1.1 + 0.42 * k + 0.21 * (row % 2)
            joints.append(((x, y), (x, y - 0.17)))
    scene.lay(Sheet(strips(joints, 0.014), _MORTAR, lift=0))
    for row, k, tone in (
        (0, 1, "#6a5484"), (1, 4, "#a890b4"), (6, 3, "#6a5484"), (10, 0, "#a890b4"),
        (12, 1, "#6a5484"), (13, 0, "#9c82ac"), (5, 4, "#a890b4"),
    ):  # fmt: skip
        x, y = -0.89 + 0.42 * k + 0.21 * (row % 2), 0.955 - 0.17 * row
        scene.lay(Sheet(box(0.39, 0.15).at(x, y), tone, lift=3))
    coping = polygon("-1.3,1.18 1.3,1.12 1.3,1.28 -1.3,1.34")
    scene.lay(Sheet(coping, "#4f426c", ("coping",), lift=8))


def _course(
    scene: Scene,
    line: Sequence[Point],
    wide: float,
    count: int,
    tag: str,
    tones: tuple[str, str] = ("#e89a70", "#a84a40"),
) -> None:
    """Bricks laid along a curve, each a little different."""
    curve = smooth(line, closed=False)
    for k in range(count):
        start, end = k * (len(curve) - 1) // count, (k + 1) * (len(curve) - 1) // count
        brick = strip(curve[start:end], wide)
        tone = mix(*tones, (0.1, 0.45, 0.25, 0.0, 0.35)[k % 5])
        scene.lay(Sheet(brick, tone, (tag,), lift=5))


def _ear(scene: Scene) -> None:
    """A great ear grows out of the courses, with a ring in its lobe."""
    base = blob(
        "-.04,.36 -.02,.66 -.2,.92 -.54,.98 -.88,.76 -.99,.3 -.88,-.2 -.7,-.5 -.46,-.78"
        " -.2,-.74 -.1,-.5 -.06,-.2"
    )
    scene.lay(Sheet(base, "#b8604c", ("ear of bricks",), lift=14))
    hollow = blob("-.16,.4 -.4,.66 -.66,.5 -.74,.16 -.62,-.16 -.42,-.4 -.2,-.34 -.1,-.1")
    scene.lay(Sheet(hollow, "#7a3c44", lift=0))
    helix = points(
        "-.14,.22 -.1,.52 -.24,.76 -.54,.84 -.8,.62 -.87,.26 -.78,-.14 -.6,-.46 -.42,-.64 -.22,-.6"
    )
    _course(scene, helix, 0.2, 19, "ear of bricks")
    _course(scene, points("-.34,.54 -.56,.48 -.64,.2 -.54,-.1 -.36,-.34"), 0.14, 9, "ear of bricks")
    hole = blob("-.2,.24 -.38,.26 -.46,.1 -.38,-.1 -.24,-.2 -.12,-.1 -.12,.1")
    scene.lay(Sheet(hole, "#2a1830", ("dark inside",), lift=0))
    scene.lay(Sheet(ellipse(0.07, 0.12).turned(10).at(-0.11, 0.06), "#d98a60", lift=6))
    scene.lay(Sheet(ring(0.13, 0.095).at(-0.34, -0.84), "#f2c14a", ("earring",), lift=6))


def _mouth(scene: Scene) -> None:
    """Further along, the bricks part to a smile; it is light behind them."""
    rim = blob(
        ".04,.98 .1,1.02 .32,.9 .52,.86 .72,.9 .9,1.02 .95,.98 .87,.52 .66,.3 .38,.3 .14,.52"
    )
    scene.lay(Sheet(rim, "#8a2f3c", ("lips",), lift=10))
    scene.lay(Sheet(_GAP, "#ffe9b0", ("smiling gap",), glow=0.6))
    meadow = land((-1, 0.56), (0.3, 0.6), (0.6, 0.54), (1, 0.62)) & _GAP
    scene.lay(Sheet(meadow, "#8cc07a", ("meadow",), lift=0))
    upper = points(".2,.88 .36,.81 .52,.79 .67,.81 .8,.87")
    _course(scene, upper, 0.13, 6, "lips", ("#d8584c", "#a8343c"))
    lower = points(".12,.92 .22,.56 .42,.39 .62,.39 .79,.56 .88,.92")
    _course(scene, lower, 0.15, 11, "lips", ("#d8584c", "#a8343c"))


def _child(scene: Scene) -> None:
    """In a yellow cape, on tiptoe, one hand beside its mouth."""
    skin, cape = "#8a5238", "#f2c03a"
    body = blob("1.3,-.86 .9,-.7 .56,-.62 .32,-.66 .16,-.84 .1,-1.2 .04,-1.8 1.3,-1.8")
    scene.lay(Sheet(body, cape, ("child",), lift=13, shade="#d89a2c"))
    head = figures.head(skin, "#1c1420", figures.CHILD, "curls", lift=12)
    scene.lay(head, x=0.4, y=-0.2, scale=0.68, turn=-8, flip=True)
    collar = blob(".22,-.66 .4,-.72 .66,-.62 .74,-.5 .8,-.62 .66,-.8 .36,-.86 .18,-.78")
    scene.lay(Sheet(collar, mix(cape, "#ffffff", 0.3), lift=5))
    arm = people.bent_sleeve((0.5, -0.94), (0.12, -1.06), (0.05, -0.74), 0.24)
    hand = figures.hand_outline((-40, -12, -4, 4, 14), (0.26, 0.34, 0.38, 0.36, 0.3))
    scene.lay(Sheet(hand.scaled(0.46).turned(4).at(0.06, -0.74), skin, ("hand",), lift=8))
    scene.lay(Sheet(arm, mix(cape, "#8a4a10", 0.14), ("sleeve",), lift=8))


def _answer(scene: Scene) -> None:
    """What the wall has to say: a flower that leans out of the smile and over the child."""
    stem = strip(points(".64,.53 .58,.64 .46,.73 .26,.74 .14,.62 .12,.48"), 0.045, 0.035)
    scene.lay(Sheet(stem, "#3f7a48", ("stem",), lift=5))
    for x, y, turn, size in ((0.34, 0.74, 62, 0.2), (0.22, 0.72, 200, 0.17)):
        leaf = nature.leaf_outline(1.0, 0.44).scaled(size).turned(turn).at(x, y)
        scene.lay(Sheet(leaf, "#5f9a58", ("leaves",), lift=4))
    scene.lay(nature.flower("#f6a0b4", petals=8), x=0.11, y=0.38, scale=0.19, turn=10)
