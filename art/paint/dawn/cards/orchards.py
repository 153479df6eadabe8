"""An orchard at night: pears without ladders."""

import math

from art.paint.story.card import card
from art.paint.story.cutouts import figures, nature, people, town
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    page,
    polygon,
    strip,
)
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

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
    props=("ladder", "pears", "keeper"),
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
    near=((0.02, 0.58), (0.04, 0.5)),
    far=((-0.04, 0.58), (0.0, 0.5)),
    legs=(
        ((-0.02, 0.42), (-0.08, 0.24), (-0.2, 0.1)),
        ((0.03, 0.42), (0.18, 0.34), (0.16, 0.05)),
    ),
    lean=-6,
)


def _ladder_thief(scene: Scene) -> None:
    """On tiptoe through the grass, one long ladder in both fists and not one pear."""
    skin = "#b5794f"
    far = people.sleeve([(-0.36, -0.64), (-0.5, -0.7), (-0.68, -0.62)], 0.13, 0.1)
    scene.lay(Sheet(far, "#29253c", ("arm",), lift=5))
    scene.lay(people.person(_THIEF, _SNEAK), x=-0.3, y=-1.34, scale=1.1, flip=True)
    ladder = town.ladder_outline(1.56, 0.26, 7).turned(88).at(0.62, -0.77)
    scene.lay(Sheet(ladder, "#e0b070", ("ladder",), lift=9))
    scene.lay(people.fist(skin), x=-0.74, y=-0.6, scale=0.3, turn=-2)
    arm = people.bent_sleeve((-0.25, -0.62), (-0.16, -0.88), (-0.4, -0.88), 0.16)
    scene.lay(Sheet(arm, "#4f4870", ("arm",), lift=6, pattern="stripes"))
    scene.lay(people.fist(skin), x=-0.47, y=-0.86, scale=0.32, turn=-2)
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


# Where each fruit grows, its size and how far it swings; the last of all is the one she picks.
