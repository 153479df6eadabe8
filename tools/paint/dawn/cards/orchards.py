"""Orchards at night: pears without ladders, and a tree of light."""

import math

from tools.paint.story.card import card
from tools.paint.story.cutouts import figures, nature, people, town
from tools.paint.story.cutouts.faces import Expression
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    points,
    polygon,
    strip,
)
from tools.paint.story.cutouts.people import Dress, Stance
from tools.paint.story.finish import Finish
from tools.paint.story.hands.cut_paper import PaperPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet

_KEEPER = Dress(
    skin="#efc4a0",
    hair="#f4f0ea",
    coat="#c8563c",
    legs="#46548a",
    cut="bald",
    kind=figures.OLD,
    build=1.2,
    hat="straw",
    hat_colour="#e0b860",
)


_PERCH = Stance(
    near=((0.17, 0.58), (0.27, 0.74)),
    far=((0.14, 0.52), (0.26, 0.44)),
    legs=(((0.02, 0.38), (0.28, 0.39), (0.33, 0.1)), ((0.0, 0.39), (0.3, 0.4), (0.26, 0.08))),
    lean=-5,
    nod=-14,
)


@card(
    palette="moon_indigo",
    hand="cut_paper",
    title="He only steals the ladders",
    subject="ladder thief in an orchard",
    props=("ladders", "pears", "keeper"),
    mood=("comic", "sly", "moonlit"),
)
def pear_and_ladder_thief(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#14204e", lift=0, shade="#4f6a94"))
    scene.lay(Sheet(ellipse(0.3).at(-0.5, 0.96), "#fff0c4", ("moon",), glow=0.6))
    scene.lay(
        Sheet(
            land((-1, -0.16), (-0.5, -0.1), (0.2, -0.3), (1, -0.5)), "#24405c", ("hills",), lift=7
        )
    )
    scene.lay(town.house("#35508a", "#22345e"), x=-0.62, y=-0.14, scale=0.5)
    scene.lay(
        Sheet(
            land((-1, -0.9), (0, -0.82), (1, -0.94)),
            "#1f4a48",
            ("orchard",),
            lift=9,
            pattern="leaves",
        )
    )
    _pear_tree(scene)
    scene.lay(people.person(_KEEPER, _PERCH), x=0.24, y=-0.16, scale=0.88, flip=True)
    for x, y, r in ((0.84, 0.38, 0.28), (0.7, 0.68, 0.24)):
        scene.lay(Sheet(_crown(x, y, r), "#37805f", lift=8, pattern="leaves"))
    _pears(scene)
    _ladder_thief(scene)
    return PaperPlan(stars=70)


def _pear_tree(scene: Scene) -> None:
    """Crown, trunk and the one strong bough, which grows out of the trunk in a wide curve."""
    for x, y, r in ((0.3, 0.78, 0.42), (0.86, 0.72, 0.46), (0.56, 1.1, 0.44)):
        scene.lay(Sheet(_crown(x, y, r), "#2c6a54", ("pear tree",), lift=9, pattern="leaves"))
    trunk = blob(
        ".36,-1.2 .36,-1.2 .5,-1.04 .54,-.8 .52,-.5 .46,-.22 .3,-.02 .06,.06 -.2,.12 -.34,.22"
        " -.34,.22 -.24,.2 0,.16 .3,.14 .48,.2 .54,.4 .6,.7 .76,.7 .74,.3 .76,-.2 .76,-.8"
        " .82,-1.04 .98,-1.2 .98,-1.2 .66,-1.14"
    )
    twig = strip([(0.0, 0.12), (-0.12, 0.02), (-0.22, 0.0)], 0.04, 0.014)
    leaves = nature.leaf_outline(0.14, 0.07).turned(150).at(-0.3, 0.2)
    leaves = leaves | nature.leaf_outline(0.14, 0.07).turned(205).at(-0.21, 0.0)
    scene.lay(Sheet(leaves, "#37805f", lift=4))
    scene.lay(Sheet(trunk | twig, "#4a3040", ("branch",), lift=8))


def _pears(scene: Scene) -> None:
    """Pears that nobody takes."""
    pears = (
        (0.14, 0.94, 0.1),
        (0.5, 1.22, 0.11),
        (0.86, 1.0, 0.1),
        (0.78, 0.44, 0.11),
        (0.96, 0.56, 0.1),
        (0.64, 0.78, 0.1),
    )
    for x, y, size in pears:
        _pear(scene, x, y, size)


def _crown(x: float, y: float, r: float) -> Outline:
    """A round crown with a wavy rim."""
    return polygon(
        *[
            (
                x + r * (1 + 0.06 * math.sin(a * 7 + x * 9)) * math.cos(a),
                y + r * (1 + 0.06 * math.sin(a * 7 + x * 9)) * math.sin(a),
            )
            for a in (2 * math.pi * k / 60 for k in range(60))
        ]
    )


def _pear(scene: Scene, x: float, y: float, size: float) -> None:
    pear = blob("0,1 .2,.8 .26,.3 .56,-.1 .5,-.6 0,-.8 -.5,-.6 -.56,-.1 -.26,.3 -.2,.8")
    scene.lay(Sheet(strip(((0, 0.9), (0.1, 1.3)), 0.14), "#4a3040", lift=2), x=x, y=y, scale=size)
    scene.lay(Sheet(pear, "#e9cf5a", ("pear",), lift=5, shade="#c8a03c"), x=x, y=y, scale=size)


_THIEF = Dress(
    skin="#b5794f",
    hair="#1c1420",
    coat="#35304c",
    legs="#4a4468",
    kind=figures.MAN,
    cut="short",
    hat="wool",
    hat_colour="#c8443c",
    pattern="stripes",
)


_SNEAK = Stance(
    near=((0.1, 0.52), (0.2, 0.62)),
    far=((0.12, 0.56), (0.25, 0.68)),
    legs=(
        ((-0.02, 0.42), (-0.08, 0.24), (-0.2, 0.1)),
        ((0.03, 0.42), (0.18, 0.34), (0.16, 0.05)),
    ),
    lean=-6,
)


def _ladder_thief(scene: Scene) -> None:
    """On tiptoe through the grass, a ladder on each shoulder and not one pear."""
    x, y, size = -0.3, -1.34, 1.1
    rear = town.ladder_outline(1.5, 0.17, 9).turned(84).at(0.5, -0.6)
    scene.lay(Sheet(rear, "#b5763f", ("ladder",), lift=7))
    scene.lay(people.person(_THIEF, _SNEAK), x=x, y=y, scale=size, flip=True)
    front = town.ladder_outline(1.4, 0.2, 8).turned(88).at(0.46, -0.73)
    scene.lay(Sheet(front, "#e0b070", ("ladder",), lift=9))
    arm = people.sleeve([(-0.23, -0.62), (-0.3, -0.88), (-0.56, -0.82)], 0.14, 0.09)
    scene.lay(Sheet(arm, "#433d5e", lift=6, pattern="stripes"))
    scene.lay(people.fist("#b5794f"), x=-0.62, y=-0.78, scale=0.24, turn=-2)
    _tall_grass(scene)


def _tall_grass(scene: Scene) -> None:
    """Blades along the lower edge."""
    tufts = Outline(())
    for k in range(14):
        x = -1.0 + 0.15 * k
        tufts = tufts | polygon(
            (x - 0.04, -1.5),
            (x + 0.04, -1.5),
            (x + 0.03 * math.sin(k * 2.3), -1.28 - 0.06 * (k % 3)),
        )
    scene.lay(Sheet(tufts | box(2.6, 0.3).at(0, -1.6), "#173a3c", ("grass",), lift=10))


# Where each bulb hangs, and the height of the twig above it.
_BULBS = (
    (-0.82, 0.88, 1.08), (-0.56, 0.32, 0.5), (-0.81, 0.36, 0.54), (-0.23, 1.1, 1.28),
    (0.03, 0.22, 0.36), (0.5, 1.08, 1.23), (0.82, 1.12, 1.26), (0.83, 0.5, 0.66),
    (0.54, 0.55, 0.77), (-0.24, 0.36, 0.55),
)  # fmt: skip


@card(
    palette="aurora_night",
    hand="cut_paper",
    title="The year we grew light",
    subject="tree of light bulbs",
    props=("couple", "basket", "caterpillar"),
    mood=("hopeful", "absurd", "quiet"),
)
def orchard_bulbs(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#16324a", lift=0, shade="#2f6a66"))
    _idle_moon(scene)
    scene.lay(
        Sheet(
            land((-1, -0.5), (-0.2, -0.34), (1, -0.6)),
            "#1f5a50",
            ("hills",),
            lift=6,
            pattern="leaves",
        )
    )
    scene.lay(Sheet(land((-1, -0.96), (0.3, -0.84), (1, -1.0)), "#174238", ("meadow",), lift=8))
    _harvest(scene)
    _basket_bearer(scene)
    return PaperPlan(stars=90)


def _idle_moon(scene: Scene) -> None:
    """The moon, unlit and out of work: it looks up from behind the hill and is hurt."""
    x, y, grey = 0.7, -0.36, "#8fa0b0"
    scene.lay(Sheet(ellipse(0.36).at(x, y), grey, ("sad moon",), lift=7, shade="#5f7a88"))
    craters = ellipse(0.06, 0.05).at(x + 0.2, y + 0.2) | ellipse(0.04, 0.03).at(x - 0.22, y + 0.16)
    scene.lay(Sheet(craters, "#7a8c9e", lift=0))
    for side in (-1, 1):
        eye = (x + 0.12 * side - 0.03, y + 0.08)
        scene.lay(Sheet(ellipse(0.065, 0.07).at(*eye), "#f4f0e2", lift=2))
        pupil = ellipse(0.034).at(eye[0] - 0.018, eye[1] + 0.028)
        scene.lay(Sheet(pupil, "#1c1420", ("eye",), lift=0))
        inner, outer = (eye[0] - 0.06 * side, y + 0.21), (eye[0] + 0.07 * side, y + 0.15)
        scene.lay(Sheet(strip((inner, outer), 0.026), "#4a5a6c", lift=1))
    mouth = strip([(x - 0.12, y - 0.13), (x - 0.03, y - 0.08), (x + 0.06, y - 0.13)], 0.026)
    scene.lay(Sheet(mouth, "#3a4658", lift=1))


def _harvest(scene: Scene) -> None:
    """The tree with its bulbs, and whoever picks them."""
    wood = strip([(0.3, -1.2), (0.22, -0.5), (0.3, 0.1)], 0.26, 0.16)
    for line, width in (
        (points(".28,-.1 0,.4 -.5,.72 -.84,1.1"), 0.13), (points(".28,0 .4,.6 .3,1.2"), 0.12),
        (points(".3,-.06 .7,.32 .8,.8"), 0.11), (points("-.2,.54 -.6,.5 -.9,.56"), 0.07),
        (points(".36,.7 0,.98 -.24,1.3"), 0.07), (points(".4,.6 .66,.9 .68,1.28"), 0.07),
        (points(".33,1.02 .4,1.14 .53,1.26"), 0.05), (points(".67,1.06 .74,1.18 .86,1.28"), 0.05),
        (points(".74,.5 .78,.6 .87,.7"), 0.05),
    ):  # fmt: skip
        wood = wood | strip(line, width, width * 0.4)
    scene.lay(Sheet(wood, "#5a3a38", ("tree",), lift=10))
    for index, (x, y, twig) in enumerate(_BULBS):
        wire = strip(((x, twig), (x, y - 0.03)), 0.014) | ellipse(0.018).at(x, twig)
        scene.lay(Sheet(wire, "#c9b48c", lift=3))
        _bulb(scene, x, y, 0.8 + 0.12 * (index % 3))
    crawler = beads([(0.78, 0.88), (0.81, 0.91), (0.85, 0.91), (0.88, 0.88)], 0.028)
    scene.lay(Sheet(crawler, "#4f8a3a", ("caterpillar",), lift=1))
    scene.lay(people.person(_PICKER, _PICK, "front"), x=-0.56, y=-1.34, scale=1.3)


_PICKER = Dress(
    skin="#8a5238",
    hair="#e9e2d8",
    coat="#e8843c",
    legs="#2c2a3a",
    cut="bob",
    skirt=0.2,
    old=True,
    look=Expression("smile", (0.0, 0.8)),
)

_PICK = Stance(near=((0.2, 0.88), (0.09, 1.09)), far=((-0.2, 0.88), (-0.09, 1.09)))

_BEARER = Dress(
    skin="#efc4a0",
    hair="#e9e2d8",
    coat="#5d8ac4",
    legs="#2c2a3a",
    kind=figures.OLD,
    build=1.1,
)


def _basket_bearer(scene: Scene) -> None:
    """He looks up to her and holds the basket under the harvest."""
    carry = Stance(near=((0.05, 0.5), (0.2, 0.46)), far=((0.1, 0.54), (0.24, 0.5)), nod=8)
    scene.lay(people.person(_BEARER, carry), x=0.1, y=-1.4, scale=1.24, flip=True)
    x, y = -0.27, -0.92
    fruit = beads([(x - 0.1, y + 0.19), (x + 0.12, y + 0.19), (x + 0.0, y + 0.23)], 0.07)
    scene.lay(Sheet(fruit, "#fff0b0", glow=0.5))
    side = polygon((-0.23, 0.16), (0.23, 0.16), (0.17, -0.16), (-0.17, -0.16)).at(x, y)
    scene.lay(Sheet(side, "#a8703c", ("basket",), lift=9, pattern="checks"))
    arm = people.sleeve([(0.09, -0.56), (0.08, -0.82), (-0.07, -0.9)], 0.12, 0.08)
    scene.lay(Sheet(arm, "#547cb2", lift=5))
    scene.lay(people.fist("#efc4a0"), x=-0.12, y=-0.92, scale=0.22, turn=-70)


def _bulb(scene: Scene, x: float, y: float, size: float) -> None:
    glass = blob("0,-.16 -.1,-.1 -.11,.0 -.05,.09 -.05,.12 .05,.12 .05,.09 .11,0 .1,-.1")
    scene.lay(Sheet(glass, "#ffe9a0", ("light bulbs",), glow=0.3), x=x, y=y - 0.14, scale=size)
    scene.lay(Sheet(box(0.1, 0.07).at(0, 0.14), "#8f9aa0", lift=3), x=x, y=y - 0.14, scale=size)
