"""Parties: under the last leaf of the year, and under a roof that leaks."""

from tools.paint.story.card import card
from tools.paint.story.colour import mix
from tools.paint.story.cutouts import figures, nature, people, town
from tools.paint.story.cutouts.faces import Expression
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
    scene.lay(Sheet(page(), "#6b4a44", lift=0, shade="#8a5a48"))
    roof = polygon("-1.3,.6 -.1,1.5 1.3,.5 1.3,1.9 -1.3,1.9")
    scene.lay(Sheet(roof, "#2c4450", ("roof",), lift=12))
    beams = strips(
        [((-1.2, 0.56), (-0.1, 1.4)), ((-0.1, 1.4), (1.2, 0.46)), ((-0.8, 0.72), (0.74, 0.72))],
        0.08,
    )
    scene.lay(Sheet(beams, "#4a2f30", ("beams",), lift=8))
    for x, y in ((-0.5, 1.2), (-0.02, 1.4), (0.54, 1.14)):
        hole = blob((x - 0.1, y), (x - 0.02, y + 0.08), (x + 0.1, y + 0.02), (x + 0.04, y - 0.08))
        scene.lay(Sheet(hole, "#cfe6ee", ("hole",), glow=0.3))
    for x, top, end in ((-0.5, 1.14, -0.68), (0.54, 1.08, -0.92), (-0.02, 1.34, 0.44)):
        drops = Outline(())
        for k in range(int((top - end) / 0.15)):
            y = top - 0.05 - 0.15 * k
            drops = (
                drops
                | ellipse(0.022, 0.03).at(x, y)
                | polygon((x - 0.018, y + 0.016), (x + 0.018, y + 0.016), (x, y + 0.075))
            )
        scene.lay(Sheet(drops, "#bfe0ee", ("drips",), lift=4))
    floor = polygon("-1.3,-.86 1.3,-.86 1.3,-1.8 -1.3,-1.8")
    scene.lay(Sheet(floor, "#4f3434", ("floor",), lift=7, pattern="stripes"))
    _conductor(scene)
    _players(scene)
    return PaperPlan()


def _pot(scene: Scene, x: float, y: float, size: float, colour: str) -> None:
    """A cooking pot that catches drips."""
    handles = ring(0.1, 0.06).at(-0.34, 0.3) | ring(0.1, 0.06).at(0.34, 0.3)
    body = blob("-.3,0 -.3,0 -.34,.36 -.34,.36 .34,.36 .34,.36 .3,0 .3,0")
    splash = strips(
        [((-0.06, 0.44), (-0.2, 0.6)), ((0, 0.46), (0.0, 0.66)), ((0.06, 0.44), (0.2, 0.6))], 0.04
    )
    parts = [
        Sheet(handles, mix(colour, "#140c20", 0.3), lift=4),
        Sheet(splash, "#bfe0ee", lift=3),
        Sheet(body, colour, ("pot",), lift=8),
        Sheet(box(0.72, 0.07).at(0, 0.36), mix(colour, "#ffffff", 0.2), lift=3),
    ]
    scene.lay(parts, x=x, y=y, scale=size)


def _players(scene: Scene) -> None:
    """A drummer, a fiddler with a pan and a child with lids."""
    beat = Stance(near=((0.16, 0.6), (0.26, 0.7)), far=((0.1, 0.58), (0.28, 0.56)))
    drummer = Dress(
        "#8a5238",
        "#1c1420",
        "#e9b84a",
        kind=figures.MAN,
        build=1.3,
        beard=True,
        hat="wool",
        hat_colour="#c8443c",
    )
    scene.lay(people.person(drummer, beat), x=-0.76, y=-1.06, scale=1.02)
    crate = box(0.4, 0.3).at(-0.44, -1.1)
    scene.lay(Sheet(crate, "#8a5638", ("crate",), lift=7, pattern="stripes"))
    _pot(scene, -0.44, -0.97, 0.6, "#5d8a9c")
    sticks = strips([((-0.5, -0.34), (-0.36, -0.62)), ((-0.48, -0.5), (-0.52, -0.66))], 0.022)
    scene.lay(Sheet(sticks, "#d9a05a", ("wooden spoons",), lift=4))
    _fiddler(scene)


def _fiddler(scene: Scene) -> None:
    """A fiddler with a frying pan and a child with lids."""
    player = Dress(
        "#efc4a0", "#f4f0ea", "#8a4f7c", cut="bun", kind=figures.OLD, skirt=0.22, scarf="#3f8f7a"
    )
    fiddle = Stance(near=((0.18, 0.48), (0.32, 0.48)), far=((0.18, 0.64), (0.32, 0.76)), nod=-6)
    scene.lay(people.person(player, fiddle), x=0.78, y=-1.06, scale=0.98, flip=True)
    handle = strip(((0.5, -0.36), (0.24, -0.25)), 0.055) | ellipse(0.04).at(0.24, -0.25)
    scene.lay(Sheet(handle - ellipse(0.016).at(0.24, -0.25), "#2a2430", lift=6))
    pan = ellipse(0.15).at(0.6, -0.41)
    scene.lay(Sheet(pan, "#b4bec8", ("frying pan as a fiddle",), lift=7))
    scene.lay(Sheet(ellipse(0.115).at(0.6, -0.41), "#3a3440", lift=0))
    strings = [((0.67, -0.44 + k), (0.28, -0.275 + k)) for k in (-0.02, 0, 0.02)]
    scene.lay(Sheet(strips(strings, 0.008), "#f6e8c8", lift=2))
    bow = strip(((0.44, -0.66), (0.6, -0.2)), 0.022)
    scene.lay(Sheet(bow, "#e0b070", ("bow",), lift=5))
    scene.lay(people.fist("#efc4a0"), x=0.46, y=-0.59, scale=0.17, turn=-20)
    _pot(scene, 0.5, -1.3, 0.8, "#c8705a")
    child = Dress(
        "#b5794f", "#2a1820", "#3f8f5a", "#c8443c", cut="afro", kind=figures.CHILD, head=0.3
    )
    clash = Stance(near=((0.16, 0.6), (0.23, 0.72)), far=((-0.16, 0.6), (-0.23, 0.72)))
    scene.lay(people.person(child, clash, "front"), x=-0.04, y=-1.47, scale=0.5)
    lids = ellipse(0.08, 0.11).turned(-14).at(0.1, -1.09)
    lids = lids | ellipse(0.08, 0.11).turned(14).at(-0.18, -1.09)
    scene.lay(Sheet(lids, "#d6dce4", ("lids",), lift=5))
    scene.lay(Sheet(beads([(0.1, -1.09), (-0.18, -1.09)], 0.022), "#3a3440", lift=3))


def _conductor(scene: Scene) -> None:
    """He stands on a box and has the only umbrella."""
    scene.lay(Sheet(box(0.44, 0.3).at(0.0, -0.82), "#a8683c", ("box",), lift=8, pattern="stripes"))
    who = Dress(
        "#d99a72",
        "#2a1820",
        "#22243c",
        "#22243c",
        cut="short",
        look=Expression("grin", (0.0, 0.3)),
        hat="none",
    )
    lead = Stance(near=((0.18, 0.66), (0.3, 0.76)), far=((-0.16, 0.68), (-0.12, 0.86)))
    scene.lay(people.person(who, lead, "front"), x=0.02, y=-0.68, scale=0.78)
    scene.lay(Sheet(strip(((0.27, -0.08), (0.42, 0.1)), 0.014), "#fdf3e2", ("baton",), lift=4))
    scene.lay(
        Sheet(
            polygon("-.05,-.13 .05,-.16 .05,-.1 -.05,-.16 -.05,-.13").scaled(1.2).at(0.02, 0.015),
            "#c8443c",
            lift=3,
        )
    )
    scene.lay(Sheet(strip(((-0.08, -0.1), (-0.08, 0.42)), 0.018), "#2a2030", lift=4))
    shade = (
        blob(
            "-.62,.16 -.54,.36 -.3,.5 -.06,.54 .2,.5 .42,.36 .48,.16 .48,.16 .3,.22"
            " .12,.17 -.08,.22 -.26,.17 -.44,.22 -.62,.16"
        )
        .scaled(0.78, 0.9)
        .at(-0.02, 0.08)
    )
    scene.lay(Sheet(shade, "#d8473c", ("umbrella",), lift=10))
    ribs = strips([((-0.07, 0.56), (-0.22, 0.25)), ((-0.07, 0.56), (0.08, 0.25))], 0.01)
    scene.lay(Sheet(ribs, "#a8302c", lift=0))
