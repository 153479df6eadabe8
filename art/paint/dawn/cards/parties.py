"""A party under the last leaf of the year."""

from art.paint.story.card import card
from art.paint.story.cutouts import figures, nature, people, town
from art.paint.story.cutouts.geometry import (
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
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet


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


_STILL = Stance(near=((0.04, 0.52), (0.21, 0.5)), far=((0.1, 0.52), (0.34, 0.5)), nod=22)


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
    (-0.46, -1.3, 0.62, _SMALL, _UP, False, 0.5),
    (0.37, -1.26, 0.94, _BAKER, _STILL, True, 0.0),
    (0.86, -1.36, 0.8, _NEIGHBOUR, _UP, True, 0.8),
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
    _cake(scene)


def _cake(scene: Scene) -> None:
    """Two tiers with icing and one candle, on a plate that the baker carries on both palms."""
    x, y, skin = 0.05, -0.76, "#b5794f"
    icing = blob("-.17,.2 0,.22 .17,.2 .17,.12 .1,.16 .05,.08 -.01,.15 -.07,.09 -.12,.16 -.17,.1")
    for outline, colour, tag, lift in (
        (ellipse(0.24, 0.035), "#fdf8ee", "plate", 6),
        (box(0.34, 0.18).at(0, 0.11), "#c8844c", "cake", 6),
        (icing, "#fdf0dc", "icing", 4),
        (box(0.2, 0.12).at(0, 0.26), "#c8844c", "cake", 5),
        (icing.scaled(0.6).at(0, 0.2), "#f0909a", "icing", 4),
        (strip(((0, 0.31), (0, 0.45)), 0.032), "#c8443c", "candle", 3),
    ):
        scene.lay(Sheet(outline, colour, (tag,), lift=lift), x=x, y=y)
    scene.lay(Sheet(ellipse(0.024, 0.045).at(x, y + 0.49), "#fff0b0", ("flame",), glow=0.5))
    for hand_x in (-0.01, 0.15):
        palm = blob("-.07,0 -.06,-.05 .02,-.07 .07,-.04 .07,.01 0,.0").at(hand_x, y - 0.02)
        thumb = strip(((hand_x + 0.05, y - 0.03), (hand_x + 0.02, y + 0.025)), 0.03)
        scene.lay(Sheet(palm | thumb, skin, ("hand",), lift=4))
