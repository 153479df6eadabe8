"""A bare foot as large as a mountain, and two who see to its nails."""

from typing import Any

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, nature, people, town
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Point, Sheet

_SKIN, _RED, _WOOD = "#d8925f", "#d0223a", "#7a4a30"


@card(
    palette="rose_dawn",
    hand="cut_paper",
    title="Only barefoot",
    subject="foot as large as a mountain whose toenail is painted red",
    props=("old woman on a stool", "child", "goat", "snow", "fields", "door in the heel", "shoe"),
    mood=("light", "brave", "curious"),
)
def glass_mountain(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#5fa9c8", lift=0, shade="#fdeccb"))
    scene.lay(Sheet(ellipse(0.2).at(0.62, 0.84), "#fff3c4", ("sun",), glow=0.5))
    _valley(scene)
    _far_shoe(scene)
    _fields(scene)
    _leg(scene)
    _meadow(scene)
    _snow(scene)
    _toes(scene)
    _door(scene)
    _goat(scene)
    _painters(scene)
    return PaperPlan()


def _valley(scene: Scene) -> None:
    """Hills that reach no higher than the ankle."""
    for tops, tone in (
        (((-1, 0.34), (-0.5, 0.1), (0.2, 0.2), (0.6, 0.06), (1, 0.22)), "#8fb8b4"),
        (((-1, 0.02), (-0.4, -0.1), (0.3, -0.06), (0.7, 0.0), (1, -0.08)), "#7aa878"),
    ):
        scene.lay(Sheet(land(*tops), tone, ("hills",), lift=6, torn=True))


def _far_shoe(scene: Scene) -> None:
    """On the horizon stands what was taken off, with a gate in it like a barn."""
    at: dict[str, Any] = {"x": 0.68, "y": 0.02, "scale": 0.27}
    upper = blob("0,.04 0,.3 .02,.6 .02,.6 .32,.62 .36,.6 .48,.42 .76,.34 .98,.24 1.02,.04")
    scene.lay(Sheet(upper, "#8a3f4c", ("shoe like a barn",), lift=5), **at)
    scene.lay(Sheet(box(1.08, 0.09).at(0.51, 0.02), "#f4ead6", lift=3), **at)
    laces = strips([((0.34, 0.52), (0.5, 0.58)), ((0.44, 0.42), (0.6, 0.5))], 0.035)
    gate = blob(".1,.06 .1,.06 .1,.22 .18,.28 .26,.22 .26,.06 .26,.06")
    scene.lay(Sheet(laces, "#f4ead6", lift=2), **at)
    scene.lay(Sheet(gate, "#3a1c28", lift=0), **at)


def _fields(scene: Scene) -> None:
    """Farmland round the heel, ploughed this way and that."""
    scene.lay(Sheet(land((-1, -0.3), (0, -0.4), (1, -0.3)), "#a8c46a", ("valley",), lift=6))
    for shape, tone, turn in (
        ("-1.3,-.34 -.84,-.4 -.9,-.66 -1.3,-.62", "#e8c860", 20),
        ("-1.3,-.66 -.6,-.7 -.3,-1.06 -1.3,-1.02", "#7fae54", 60),
        ("-.56,-.7 .3,-.66 .3,-1.1 -.24,-1.06", "#e0b850", 100),
        ("-1.3,-1.06 -.2,-1.1 -.1,-1.8 -1.3,-1.8", "#93b95c", 10),
        ("-.16,-1.1 1.3,-1.0 1.3,-1.8 -.06,-1.8", "#b6cc74", 80),
    ):
        scene.lay(Sheet(polygon(shape), tone, ("fields",), lift=3, pattern="stripes", turn=turn))
    scene.lay(town.house("#f6ead2", "#b8482f"), x=-0.86, y=-0.06, scale=0.16)


_FOOT = (
    "-.74,1.8 -.74,1.8 -.72,1.1 -.66,.6 -.68,.2 -.82,-.2 -.92,-.5 -.9,-.76 -.74,-.9 -.5,-.88"
    " -.32,-.76 -.2,-.72 -.08,-.8 .1,-.98 .5,-.96 .86,-.76 .98,-.54 .93,-.34"
    " .78,-.12 .56,.02 .3,.13 .12,.34 .0,.76 -.04,1.2 .0,1.8 .0,1.8"
)


def _leg(scene: Scene) -> None:
    """Heel, ankle and instep; whoever stands there goes on above the picture."""
    scene.lay(Sheet(blob(_FOOT), _SKIN, ("bare foot",), lift=14, shade=mix(_SKIN, "#a04a30", 0.3)))
    shade = mix(_SKIN, "#8a3a28", 0.34)
    arch = blob("-.5,-.88 -.32,-.76 -.2,-.72 -.08,-.8 .04,-.92 -.06,-.6 -.26,-.5 -.46,-.62")
    scene.lay(Sheet(arch & blob(_FOOT), mix(_SKIN, "#8a3a28", 0.2), lift=0))
    tendon = strip(points("-.6,.9 -.6,.3 -.72,-.1"), 0.024, 0.01)
    bones = strip(points(".1,-.1 .2,-.26 .28,-.44"), 0.012, 0.022)
    bones = bones | strip(points(".36,-.22 .46,-.34 .54,-.5"), 0.01, 0.02)
    scene.lay(Sheet(tendon | bones, shade, lift=0))
    for x, y, wide in ((-0.86, 1.22, 0.9), (-0.3, 1.34, 1.0), (0.4, 1.3, 0.7)):
        puff = nature.cloud_outline(wide).at(x, y)
        scene.lay(Sheet(puff, "#fdf8ee", ("cloud",), lift=8))


def _meadow(scene: Scene) -> None:
    """Grass has grown over the instep, and a path leads up to it."""
    grass = blob("-.06,.6 .02,.3 .0,.1 .14,.0 .3,-.12 .56,-.16 .7,-.24 1.1,-.2 .6,.4 .2,.8")
    scene.lay(Sheet(grass & blob(_FOOT), "#6fae4e", ("meadow",), lift=4, pattern="leaves"))
    for x, y, size in ((0.08, 0.32, 0.13), (0.84, -0.2, 0.1)):
        scene.lay(nature.tree("#6b4a3a", "#2f6f4a"), x=x, y=y, scale=size)
    bends = points("-.68,-.66 -.6,-.5 -.3,-.44 -.2,-.34 -.4,-.24 -.54,-.14 -.34,-.08 -.02,.06")
    scene.lay(Sheet(strip(bends, 0.04, 0.018), "#f6dcb4", ("path",), lift=0))


def _snow(scene: Scene) -> None:
    """It lies thick on the ankle bone and runs down from it."""
    hollow = strip(points("-.58,.24 -.54,.1 -.4,.0 -.24,.02 -.1,.2"), 0.024, 0.012)
    scene.lay(Sheet(hollow, mix(_SKIN, "#8a3a28", 0.34), ("ankle",), lift=0))
    cap = blob(
        "-.6,.36 -.57,.5 -.48,.55 -.44,.62 -.32,.64 -.24,.57 -.14,.54 -.08,.4 -.07,.28 -.07,.28"
        " -.13,.36 -.18,.22 -.18,.22 -.24,.34 -.3,.14 -.3,.14 -.37,.32 -.44,.2 -.44,.2 -.48,.34"
        " -.57,.2 -.57,.2"
    )
    scene.lay(Sheet(cap, "#fdfcf6", ("snow",), lift=6, shade="#d6e6ee"))


# Tip, size and turn of each toe, the smallest and farthest first.
_TOES = (
    (0.87, -0.68, 0.46, 24), (0.74, -0.78, 0.52, 20), (0.58, -0.87, 0.6, 16),
    (0.39, -0.94, 0.68, 10), (0.07, -0.95, 1.16, 4),
)  # fmt: skip


def _toes(scene: Scene) -> None:
    """Five, and only the largest is being made beautiful."""
    body = blob(
        "0,.42 -.15,.34 -.2,.12 -.23,-.06 -.16,-.22 0,-.26 .16,-.22 .23,-.06 .2,.12 .15,.34"
    )
    nail = blob("-.12,.12 -.14,-.02 -.1,-.12 0,-.15 .1,-.12 .14,-.02 .12,.12 0,.16")
    fold = strip(points("-.1,.27 0,.3 .1,.27"), 0.014)
    for index, (x, y, size, turn) in enumerate(_TOES):
        at: dict[str, Any] = {"x": x, "y": y, "scale": size, "turn": turn}
        tone = mix(_SKIN, "#ffd8b0", 0.04 * index)
        scene.lay(Sheet(body, tone, ("toe",), lift=7, shade=mix(tone, "#a04a30", 0.3)), **at)
        scene.lay(Sheet(fold, mix(_SKIN, "#8a3a28", 0.34), lift=0), **at)
        scene.lay(Sheet(nail, "#fbe2cc", ("toenail",), lift=2), **at)
    wet = blob("-.2,.06 -.2,-.2 .2,-.2 .2,.02 .1,.07 .04,.03 -.03,.08 -.1,.04") & nail
    scene.lay(Sheet(wet, _RED, ("red toenail",), lift=2), x=0.07, y=-0.95, scale=1.16, turn=4)
    shine = strip(points("-.09,-.02 -.07,-.08 -.03,-.11"), 0.02)
    scene.lay(Sheet(shine, "#ff9aa0", lift=0), x=0.07, y=-0.95, scale=1.16, turn=4)


def _door(scene: Scene) -> None:
    """Somebody lives in the heel, and is up already."""
    at: dict[str, Any] = {"x": -0.74, "y": -0.86}
    frame = blob("-.07,0 -.07,0 -.07,.14 0,.2 .07,.14 .07,0 .07,0")
    scene.lay(Sheet(frame, _WOOD, ("door in the heel",), lift=4), **at)
    scene.lay(Sheet(frame.scaled(0.74), "#ffdf8a", ("light",), glow=0.6), **at)


def _goat(scene: Scene) -> None:
    """It has found the best grass of the valley."""
    at: dict[str, Any] = {"x": 0.4, "y": 0.035, "scale": 0.34, "turn": -24}
    legs = strips([((-0.3, 0.3), (-0.33, 0)), ((-0.2, 0.3), (-0.18, 0)), ((0.2, 0.3), (0.18, 0)),
                   ((0.28, 0.3), (0.32, 0))], 0.07)  # fmt: skip
    scene.lay(Sheet(legs, "#d8cfc0", lift=4), **at)
    body = blob("-.42,.5 -.46,.62 -.36,.56 0,.56 .28,.6 .4,.46 .36,.26 0,.22 -.34,.24 -.4,.36")
    scene.lay(Sheet(body, "#fffaf0", ("goat",), lift=6), **at)
    horn = strip(points(".52,.42 .52,.6 .4,.7"), 0.07, 0.02)
    scene.lay(Sheet(horn, "#5a4438", ("horns",), lift=3), **at)
    head = blob(".3,.52 .44,.54 .58,.44 .72,.2 .68,.1 .58,.12 .48,.26 .34,.34")
    beard = polygon(".58,.14 .66,.12 .56,-.04")
    scene.lay(Sheet(beard, "#d8cfc0", lift=2), **at)
    scene.lay(Sheet(head, "#fffaf0", lift=4), **at)
    scene.lay(Sheet(ellipse(0.03).at(0.56, 0.34), "#1c1420", lift=0), **at)


_WOMAN = Dress(
    skin="#8a5238", hair="#f4f0ea", coat="#34468c", legs="#8a5238", shoes="#8a5238", cut="bun",
    kind=figures.OLD, skirt=0.16, apron="#f6ecd8",
)  # fmt: skip
_CHILD = Dress(
    skin="#efc4a0", hair="#3a2018", coat="#f2c14a", legs="#efc4a0", shoes="#efc4a0", cut="curls",
    kind=figures.CHILD, head=0.34, skirt=0.1,
)  # fmt: skip


def _brush(scene: Scene, grip: Point, tip: Point, hands: tuple[float, float], skin: str) -> None:
    """A brush as long as a broom, held at two shares of its length."""
    (ax, ay), (bx, by) = grip, tip

    def at(share: float) -> Point:
        return ax + (bx - ax) * share, ay + (by - ay) * share

    scene.lay(Sheet(strip((grip, at(0.66)), 0.03), _WOOD, ("brush",), lift=5))
    scene.lay(Sheet(strip((at(0.74), at(0.9)), 0.09, 0.12), "#f4e2b8", lift=5))
    scene.lay(Sheet(strip((at(0.88), tip), 0.12, 0.05) | ellipse(0.025).at(*tip), _RED, lift=3))
    scene.lay(Sheet(strip((at(0.64), at(0.76)), 0.06, 0.09), "#b8c4cc", lift=3))
    scene.lay(Sheet(beads([at(hand) for hand in hands], 0.026), skin, ("hands",), lift=3))


def _painters(scene: Scene) -> None:
    """An old woman on a stool and a child, one from either side."""
    legs = strips([((-0.09, 0), (-0.12, -0.16)), ((0.09, 0), (0.12, -0.16))], 0.03)
    scene.lay(Sheet(legs | box(0.3, 0.04), _WOOD, ("stool",), lift=5), x=-0.5, y=-1.238)
    stroke = Stance(near=((0.1, 0.54), (0.2, 0.56)), far=((0.1, 0.58), (0.32, 0.54)), nod=-6)
    scene.lay(people.person(_WOMAN, stroke), x=-0.5, y=-1.21, scale=0.66)
    _brush(scene, (-0.5, -0.8), (0.0, -0.92), (0.34, 0.52), _WOMAN.skin)
    reach = Stance(near=((0.14, 0.62), (0.2, 0.72)), far=((0.12, 0.52), (0.18, 0.6)), nod=18)
    scene.lay(people.person(_CHILD, reach), x=0.52, y=-1.42, scale=0.5, flip=True)
    _brush(scene, (0.54, -1.19), (0.19, -0.98), (0.22, 0.42), _CHILD.skin)
    pot = polygon("-.1,.16 .1,.16 .08,0 -.08,0")
    scene.lay(Sheet(pot, "#c8d4d8", ("pot of paint",), lift=6), x=0.78, y=-1.42)
    scene.lay(Sheet(ellipse(0.1, 0.03).at(0, 0.16), _RED, lift=2), x=0.78, y=-1.42)
