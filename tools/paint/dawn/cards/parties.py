"""Parties: under the last leaf of the year, and under a roof that leaks."""

from tools.paint.story.card import card
from tools.paint.story.cutouts import figures, nature, people, town
from tools.paint.story.cutouts.faces import Expression
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    page,
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
from tools.paint.story.sheets import Outline, Sheet


@card(
    palette="autumn_gold",
    hand="cut_paper",
    title="It holds on",
    subject="party under the last leaf",
    props=("tree", "leaf", "nets"),
    mood=("festive", "sad", "stubborn"),
)
def last_leaf_party(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#e9e0d0", lift=0, shade="#f0b070"))
    scene.lay(Sheet(ellipse(0.36).at(-0.34, -0.3), "#fff0c4", ("sun",), glow=0.5))
    scene.lay(
        Sheet(
            land((-1, -0.78), (0, -0.66), (1, -0.8)),
            "#a8603c",
            ("field",),
            lift=8,
            pattern="leaves",
        )
    )
    trunk = strip([(0.72, -1.3), (0.62, -0.4), (0.66, 0.3), (0.5, 0.9)], 0.34, 0.1)
    twigs = nature.branch([(0.62, 0.1), (0.2, 0.62), (-0.4, 0.86), (-0.86, 0.8)], 0.13, 7, 1.0)
    twigs = twigs | nature.branch([(0.56, 0.7), (0.3, 1.2), (-0.06, 1.44)], 0.1, 5, 2.0)
    twigs = twigs | nature.branch([(0.64, 0.4), (0.9, 0.9), (1.1, 1.2)], 0.1, 5, 3.0)
    scene.lay(Sheet(trunk | twigs, "#4a2f34", ("bare tree",), lift=11))
    scene.lay(nature.leaf("#d8402c", 0.4, 0.24), x=-0.52, y=0.78, turn=-104)
    sewn = strips(
        [
            ((-0.6, 0.86), (-0.5, 0.76)),
            ((-0.5, 0.87), (-0.58, 0.75)),
            ((-0.64, 0.8), (-0.47, 0.83)),
        ],
        0.016,
    )
    scene.lay(Sheet(sewn, "#fdf8ee", ("stitches",), lift=4))
    _bunting(scene)
    _leaf_guests(scene)
    return PaperPlan()


def _bunting(scene: Scene) -> None:
    """Little flags between the tree and somewhere else."""
    bunting = [(-1.1, 0.34), (-0.5, 0.14), (0.1, 0.1), (0.6, 0.24)]
    scene.lay(town.thread(bunting, "#5a3a3c", 0.01))
    for k in range(9):
        x = -0.92 + 0.17 * k
        y = 0.13 + 0.26 * (x + 0.15) ** 2
        scene.lay(
            Sheet(
                polygon((x - 0.05, y), (x + 0.05, y - 0.005), (x, y - 0.13)),
                ("#3f8f7a", "#e9b84a", "#fdf3e2")[k % 3],
                ("bunting",),
                lift=4,
            )
        )


_UP = Stance(near=((0.12, 0.74), (0.17, 0.92)), far=((-0.08, 0.54), (-0.04, 0.42)), nod=20)


_STILL = Stance(near=((0.1, 0.56), (0.2, 0.58)), far=((-0.02, 0.54), (0.16, 0.54)), nod=22)


_HOSTESS = Dress("#efc4a0", "#f4f0ea", "#7a4a8c", cut="bun", kind=figures.OLD, skirt=0.22)
_SMALL = Dress(
    "#8a5238", "#1c1420", "#2f7a86", "#c8443c", cut="curls", kind=figures.CHILD, head=0.3
)
_BAKER = Dress(
    "#b5794f", "#2a1820", "#35508a", kind=figures.MAN, build=1.25, beard=True, hat="beret",
    hat_colour="#8a2f3c",
)  # fmt: skip
_NEIGHBOUR = Dress("#5f3c2c", "#1c1420", "#e9b84a", cut="long", skirt=0.2)
_GUESTS = (
    (-0.74, -1.22, 0.9, _HOSTESS, _UP, False, 0.72),
    (-0.4, -1.3, 0.62, _SMALL, _UP, False, 0.5),
    (0.34, -1.26, 0.94, _BAKER, _STILL, True, 0.0),
    (0.74, -1.36, 0.8, _NEIGHBOUR, _UP, True, 0.6),
)


def _leaf_guests(scene: Scene) -> None:
    """Guests with nets and a cake, all looking up."""
    for x, y, size, who, stance, left, pole in _GUESTS:
        scene.lay(people.person(who, stance), x=x, y=y, scale=size, flip=left)
        if pole:
            side = -1 if left else 1
            hx, hy = x + side * 0.17 * size, y + 0.94 * size
            tip = (hx + side * 0.14, hy + pole * 0.62)
            scene.lay(Sheet(strip(((hx - side * 0.05, hy - 0.24), tip), 0.022), "#7a4a2c", lift=4))
            rim = (ring(0.13, 0.112)).scaled(1, 0.5).at(tip[0], tip[1] + 0.03)
            bag = blob((-0.12, 0.0), (-0.08, -0.2), (0.02, -0.28), (0.09, -0.18), (0.12, 0.0)).at(
                tip[0], tip[1] + 0.03
            )
            scene.lay(Sheet(bag, "#fdf6e6", ("net",), lift=4, pattern="checks", turn=45))
            scene.lay(Sheet(rim, "#7a4a2c", lift=3))
    scene.lay(Sheet(box(0.3, 0.14).at(0.04, -0.66), "#f4e6cc", ("cake",), lift=5))
    scene.lay(Sheet(strip(((0.04, -0.6), (0.04, -0.46)), 0.03), "#c8443c", lift=3))
    scene.lay(Sheet(ellipse(0.022, 0.04).at(0.04, -0.42), "#fff0b0", glow=0.5))


@card(
    palette="teal_storm",
    hand="cut_paper",
    title="In the key of gutters",
    subject="orchestra under a leaking roof",
    props=("pots", "musicians", "umbrella"),
    mood=("merry", "poor", "musical"),
)
def rain_orchestra(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#bfe0ee", lift=0))
    holes = Outline(())
    for x, y, size in ((-0.46, 1.06, 0.9), (0.06, 1.3, 0.7), (0.62, 1.0, 1.15)):
        hole = polygon("-.2,.02 -.12,.05 -.09,.15 .0,.09 .1,.13 .11,.04 .2,-.01 .1,-.06 .02,-.13")
        holes = holes | hole.scaled(size).at(x, y)
    scene.lay(Sheet(page() & holes, "#d8eef4", ("rain clouds",), glow=0.25))
    _listener(scene)
    scene.lay(Sheet(page() - holes, "#5f4340", ("roof",), lift=12))
    planks = [((0.0, 0.86), (1.5 * x, 0.86 + 1.5 * y)) for x, y in _PLANKS]
    scene.lay(Sheet(strips(planks, 0.014) - holes, "#4a3234", lift=0))
    gable = polygon("0,.86 -.74,.3 -.74,-.9 .74,-.9 .74,.3")
    scene.lay(Sheet(gable, "#a8745a", ("wall",), lift=0, shade="#8a5a48"))
    rafters = [((-0.74, -0.9), (-0.74, 0.3)), ((-0.74, 0.3), (0, 0.86)), ((0.74, 0.3), (0, 0.86))]
    rafters += [((0.74, 0.3), (0.74, -0.9))]
    scene.lay(Sheet(strips(rafters, 0.06), "#4a2f30", ("beams",), lift=6))
    floor = polygon("-.76,-.86 .76,-.86 1.4,-1.3 1.4,-1.8 -1.4,-1.8 -1.4,-1.3")
    scene.lay(Sheet(floor, "#4f3434", ("floor",), lift=4, pattern="stripes"))
    _conductor(scene)
    _drummer(scene)
    _clasher(scene)
    for x, top, end in ((-0.46, 0.96, -0.68), (0.06, 1.18, 0.5), (0.64, 0.86, -0.33)):
        _drip(scene, x, top, end)
    return PaperPlan()


_PLANKS = ((-0.9, 0.1), (-0.9, 0.5), (-0.7, 0.9), (-0.28, 1), (0.28, 1), (0.7, 0.9), (0.9, 0.5))


def _listener(scene: Scene) -> None:
    """A bird that looks in through the largest hole."""
    scene.lay(Sheet(ellipse(0.11, 0.1).at(0.7, 1.02), "#2f5a6a", ("bird",), lift=5))
    scene.lay(Sheet(polygon(".64,1.0 .62,.92 .69,.96"), "#f2b03a", ("beak",), lift=3))
    scene.lay(Sheet(ellipse(0.028).at(0.67, 1.04), "#fffaf0", lift=1))
    scene.lay(Sheet(ellipse(0.014).at(0.665, 1.03), "#1c1420", ("eye",), lift=0))


def _drip(scene: Scene, x: float, top: float, end: float) -> None:
    """Drops that fall one after the other, and the crown of the last one."""
    drops = Outline(())
    for k in range(int((top - end) / 0.2)):
        y = top - 0.05 - 0.2 * k
        drops = drops | blob("0,.075 0,.075 -.026,0 0,-.03 .026,0").at(x, y)
    crown = Outline(())
    for side, reach in ((-1, 0.11), (-1, 0.05), (1, 0.05), (1, 0.11)):
        arc = [(x + side * reach * 0.3, end), (x + side * reach * 0.8, end + 0.05)]
        arc.append((x + side * reach * 1.2, end + 0.1 - 0.3 * reach))
        spray = (x + side * reach * 1.7, end + 0.16 - 0.4 * reach)
        crown = crown | strip(arc, 0.04, 0.01) | ellipse(0.016).at(*spray)
    scene.lay(Sheet(drops | crown, "#d4ecf6", ("drips",), lift=4))


def _drummer(scene: Scene) -> None:
    """A man with two wooden spoons at a cooking pot on a crate."""
    beat = Stance(near=((0.16, 0.58), (0.28, 0.68)), far=((0.14, 0.6), (0.34, 0.56)), nod=14)
    who = Dress(
        "#8a5238", "#1c1420", "#e9b84a", kind=figures.MAN, build=1.25, hat="wool",
        hat_colour="#c8443c",
    )  # fmt: skip
    scene.lay(Sheet(strip(((-0.44, -0.66), (-0.28, -0.76)), 0.026, 0.03), "#d9a05a", lift=3))
    scene.lay(people.person(who, beat), x=-0.78, y=-1.24, scale=1.04)
    beard = blob(
        "-.12,.0 -.02,-.06 .06,-.24 .2,-.32 .33,-.345 .41,-.37 .42,-.48 .3,-.68 .1,-.66 -.08,-.44"
    )
    beard = beard | strip([(0.24, -0.24), (0.34, -0.205), (0.43, -0.225)], 0.05, 0.03)
    placed = Sheet(beard, "#1c1420", ("beard",), lift=3).placed(0.005, 0.862, 0.245, 14, flip=False)
    scene.lay(placed, x=-0.78, y=-1.24, scale=1.04)
    near = strip(((-0.51, -0.6), (-0.36, -0.3)), 0.026) | ellipse(0.04, 0.06).turned(-26).at(
        -0.34, -0.26
    )
    scene.lay(Sheet(near, "#d9a05a", ("wooden spoons",), lift=4))
    scene.lay(people.fist("#8a5238"), x=-0.49, y=-0.54, scale=0.17, turn=-30)
    scene.lay(Sheet(box(0.44, 0.3).at(-0.4, -1.16), "#8a5638", ("crate",), lift=7))
    scene.lay(Sheet(strips([((-0.62, -1.16), (-0.18, -1.16))], 0.016), "#5f3a28", lift=0))
    handles = ring(0.07, 0.042).at(-0.62, -0.82) | ring(0.07, 0.042).at(-0.18, -0.82)
    pot = blob("-.19,0 -.19,0 -.21,.28 -.21,.28 .21,.28 .21,.28 .19,0 .19,0").at(-0.4, -1.02)
    for outline, colour, lift in (
        (handles, "#3f6474", 4), (pot, "#5d8a9c", 8),
        (box(0.46, 0.05).at(-0.4, -0.74), "#8ab0bd", 3),
    ):  # fmt: skip
        scene.lay(Sheet(outline, colour, ("pot",), lift=lift))


def _clasher(scene: Scene) -> None:
    """A child for whom the rain strikes the lid; the other lid waits."""
    who = Dress(
        "#b5794f", "#2a1820", "#3f8f5a", "#c8443c", cut="afro", kind=figures.CHILD, head=0.3,
        look=Expression("smile", (0.2, 0.9)),
    )  # fmt: skip
    clash = Stance(near=((0.27, 0.8), (0.2, 1.06)), far=((-0.2, 0.56), (-0.27, 0.7)))
    scene.lay(people.person(who, clash, "front"), x=0.52, y=-1.32, scale=0.82)
    high = ellipse(0.22, 0.055).at(0.66, -0.37)
    scene.lay(Sheet(high, "#d6dce4", ("lids",), lift=6, shade="#a8b2c0"))
    scene.lay(Sheet(ellipse(0.12, 0.16).turned(12).at(0.29, -0.68), "#d6dce4", ("lids",), lift=6))
    scene.lay(Sheet(ring(0.05, 0.03).at(0.29, -0.68), "#3a3440", lift=2))


def _conductor(scene: Scene) -> None:
    """He stands on a box and has the only umbrella."""
    scene.lay(Sheet(box(0.44, 0.3).at(0.08, -0.92), "#a8683c", ("box",), lift=8, pattern="stripes"))
    who = Dress(
        "#d99a72", "#2a1820", "#22243c", "#22243c", cut="short",
        look=Expression("smile", (0.0, 0.3)),
    )  # fmt: skip
    lead = Stance(near=((0.18, 0.66), (0.26, 0.8)), far=((-0.16, 0.68), (-0.12, 0.86)))
    scene.lay(people.person(who, lead, "front"), x=0.08, y=-0.78, scale=0.8)
    scene.lay(Sheet(strip(((0.27, -0.14), (0.4, 0.06)), 0.016), "#fdf3e2", ("baton",), lift=4))
    bow = polygon("-.06,.035 -.06,-.035 0,0") | polygon(".06,.035 .06,-.035 0,0")
    scene.lay(Sheet(bow.at(0.085, -0.2), "#c8443c", lift=3))
    scene.lay(Sheet(strip(((-0.02, -0.16), (-0.02, 0.4)), 0.018), "#2a2030", lift=4))
    shade = (
        blob("-.44,0 -.34,.22 0,.34 .34,.22 .44,0 .44,0 .3,.05 .15,0 0,.05 -.15,0 -.3,.05 -.44,0")
        .scaled(0.9, 1)
        .at(0.0, 0.16)
    )
    scene.lay(Sheet(shade, "#d8473c", ("umbrella",), lift=10))
    ribs = strip([(-0.02, 0.5), (-0.12, 0.34), (-0.15, 0.17)], 0.01)
    ribs = ribs | strip([(0.02, 0.5), (0.12, 0.34), (0.15, 0.17)], 0.01)
    scene.lay(Sheet(ribs, "#a8302c", lift=0))
    scene.lay(Sheet(strip(((0.0, 0.48), (0.0, 0.56)), 0.02), "#2a2030", lift=2))
