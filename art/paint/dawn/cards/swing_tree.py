"""An old man on the swing that he had as a child."""

import math

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, people
from art.paint.story.cutouts.geometry import (
    blob,
    ellipse,
    land,
    page,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.cutouts.nature import leaf_outline
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet

_CAP = "#b8343c"
_BARK = "#6a4434"


@card(
    palette="autumn_gold",
    hand="cut_paper",
    title="They grew up at the same pace",
    subject="old man on a swing in the tree that grows on a tortoise",
    props=("tortoise", "tree", "swing", "school caps", "falling leaves", "notches"),
    mood=("tender", "slow", "wistful"),
)
def grandfather_tortoise(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#8fb8bc", lift=0, shade="#f6dca4"))
    scene.lay(
        Sheet(
            land((-1, -0.5), (-0.3, -0.36), (0.4, -0.56), (1, -0.42)), "#c9b884", ("hills",), lift=5
        )
    )
    scene.lay(Sheet(land((-1, -0.78), (0.1, -0.7), (1, -0.8)), "#a89a5c", ("hills",), lift=6))
    _crown(scene, behind=True)
    _tree(scene)
    _crown(scene, behind=False)
    _tortoise(scene)
    _swing(scene)
    _leaves(scene)
    return PaperPlan()


def _bumps(x: float, y: float, r: float, seed: float) -> Outline:
    turns = [2 * math.pi * step / 60 for step in range(60)]
    return polygon(
        *(
            (
                x + r * (1 + 0.07 * math.sin(7 * a + seed)) * math.cos(a),
                y + 0.86 * r * (1 + 0.07 * math.sin(6 * a + seed)) * math.sin(a),
            )
            for a in turns
        )
    )


def _crown(scene: Scene, behind: bool) -> None:
    """The crown of the tree in autumn, some of it behind the boughs."""
    lumps = (
        ((-0.62, 1.0, 0.46, "#b85a2c"), (0.1, 1.2, 0.56, "#c46a2e"), (0.74, 1.06, 0.40, "#b85a2c"))
        if behind
        else (
            (-0.84, 1.26, 0.40, "#e09a3c"),
            (-0.34, 1.3, 0.40, "#d97f34"),
            (0.26, 1.42, 0.42, "#e6ab48"),
            (0.78, 1.36, 0.36, "#d97f34"),
        )
    )
    for index, (x, y, r, colour) in enumerate(lumps):
        scene.lay(
            Sheet(_bumps(x, y, r, 1.7 * index), colour, ("leaves",), lift=7, pattern="leaves")
        )


def _tree(scene: Scene) -> None:
    """The trunk with two rows of notches side by side, and the bough that bears the swing."""
    trunk = blob(
        "-.50,-.2 -.44,-.1 -.40,.2 -.42,.5 -.56,.76 -.80,1.0 -.72,1.04 -.44,.84"
        " -.28,.72 -.10,.94 .0,1.2 .08,1.18 .02,.92 -.02,.78"
        " .3,.86 .6,.84 .84,.94 .86,.88 .62,.76 .3,.76 -.04,.64 -.16,.44 -.16,.16 -.10,-.06 .0,-.2"
    )
    scene.lay(Sheet(trunk, _BARK, ("tree",), lift=9, shade="#4a2e28"))
    notches = strips([((-0.37, y), (-0.30, y)) for y in (-0.02, 0.10, 0.21, 0.31, 0.40)], 0.022)
    other = strips([((-0.26, y), (-0.19, y)) for y in (-0.02, 0.10, 0.21, 0.31, 0.40)], 0.022)
    scene.lay(Sheet(notches, "#f0c878", ("notches",), lift=1))
    scene.lay(Sheet(other, "#8fbf8a", ("notches",), lift=1))


def _tortoise(scene: Scene) -> None:
    """A great tortoise with a school cap, on its way to the right."""
    skin, shell = "#7c8a54", "#8a5c34"
    for x, lean in ((-0.62, -8), (0.30, 10)):
        leg = blob("-.13,.1 .13,.1 .14,-.3 .17,-.4 -.17,-.4 -.14,-.3").turned(lean).at(x, -0.92)
        scene.lay(Sheet(leg, mix(skin, "#1a1026", 0.3), lift=7))
    scene.lay(
        Sheet(
            land((-1, -1.16), (-0.4, -1.22), (0.3, -1.18), (1, -1.24)),
            "#6f7a44",
            ("meadow",),
            lift=4,
            pattern="leaves",
        )
    )
    for x, lean in ((-0.40, -4), (0.46, 8)):
        leg = (
            blob("-.14,.1 .14,.1 .15,-.3 .2,-.42 .0,-.44 -.18,-.42 -.15,-.3")
            .turned(lean)
            .at(x, -0.93)
        )
        scene.lay(Sheet(leg, skin, ("tortoise",), lift=9))
        for toe in (-0.09, 0.0, 0.09):
            scene.lay(Sheet(ellipse(0.03, 0.04).at(x + toe + 0.03, -1.32), "#e9dcb4", lift=1))
    tail = polygon("-.86,-.9 -1.0,-1.02 -.8,-1.0")
    scene.lay(Sheet(tail, skin, lift=6))
    neck = blob(
        ".40,-.98 .56,-.98 .72,-.84 .80,-.66 .94,-.62 1.0,-.48 .94,-.34 .78,-.30"
        " .64,-.38 .58,-.56 .46,-.70 .34,-.74"
    )
    scene.lay(Sheet(neck, skin, ("tortoise",), lift=9, shade="#65713f"), x=-0.07)
    folds = strip(points(".50,-.80 .58,-.74 .66,-.76"), 0.012) | strip(
        points(".54,-.70 .62,-.64 .70,-.66"), 0.012
    )
    scene.lay(Sheet(folds, "#55603a", lift=0), x=-0.07)
    scene.lay(
        Sheet(strip(points(".80,-.54 .90,-.56 .98,-.52"), 0.014), "#4a5230", ("smile",), lift=0),
        x=-0.07,
    )
    scene.lay(
        Sheet(blob(".80,-.43 .84,-.40 .89,-.41 .90,-.44 .85,-.46"), "#fdf8ec", lift=1), x=-0.07
    )
    scene.lay(Sheet(ellipse(0.018).at(0.862, -0.435), "#1c1420", ("eye",), lift=0), x=-0.07)
    scene.lay(Sheet(strip(points(".78,-.42 .84,-.385 .91,-.41"), 0.02), "#65713f", lift=1), x=-0.07)
    cap = blob(".62,-.36 .62,-.22 .74,-.15 .86,-.18 .92,-.28 .92,-.30 .76,-.29")
    scene.lay(Sheet(cap, _CAP, ("school cap",), lift=6), x=-0.07)
    scene.lay(Sheet(blob(".84,-.28 .98,-.28 1.04,-.33 .94,-.33"), "#8f2430", lift=3), x=-0.07)
    scene.lay(Sheet(ellipse(0.02).at(0.75, -0.15), "#f0c878", lift=2), x=-0.07)
    dome = blob(
        "-.92,-.86 -.88,-.58 -.68,-.30 -.36,-.14 -.04,-.14 .28,-.30 .50,-.58 .56,-.86"
        " .56,-.86 .3,-.98 -.2,-1.02 -.66,-.98 -.92,-.86"
    )
    scene.lay(Sheet(dome, shell, ("tortoise",), lift=13, shade="#6a4228"))
    plates = (
        "-.44,-.28 -.14,-.24 .08,-.38 .04,-.62 -.24,-.70 -.48,-.56",
        "-.50,-.32 -.54,-.58 -.74,-.70 -.84,-.60 -.70,-.40",
        ".14,-.38 .10,-.62 .30,-.74 .44,-.62 .32,-.42",
        "-.52,-.64 -.28,-.76 -.32,-.94 -.60,-.92 -.74,-.76",
        "-.20,-.76 .06,-.68 .26,-.80 .22,-.94 -.22,-.96",
        "-.80,-.74 -.88,-.68 -.88,-.84 -.68,-.90",
        ".34,-.78 .48,-.68 .52,-.84 .30,-.92",
    )
    for index, path in enumerate(plates):
        colour = ("#c08a4c", "#b57c44", "#c9965a")[index % 3]
        scene.lay(Sheet(polygon(path), colour, lift=4, pattern="rings" if index == 0 else None))
    moss = blob(
        "-.62,-.26 -.5,-.12 -.3,-.06 .0,-.08 .12,-.2 .0,-.22 -.1,-.17 -.22,-.24 -.34,-.18 -.46,-.27"
    )
    scene.lay(Sheet(moss, "#7f9a4c", ("moss",), lift=4, pattern="leaves"))


def _swing(scene: Scene) -> None:
    """He swings forward, his beard in the wind, in the cap that he had at school."""
    scene.lay(Sheet(strips([((0.40, 0.82), (0.56, -0.03))], 0.016), "#c9a878", ("swing",), lift=4))
    stance = people.Stance(
        legs=(((0.0, 0.40), (0.20, 0.44), (0.34, 0.30)), ((0.0, 0.38), (0.24, 0.40), (0.42, 0.30))),
        near=((0.22, 0.57), (0.356, 0.78)),
        far=((0.12, 0.60), (0.205, 0.81)),
        nod=10,
    )
    who = people.Dress(
        skin="#e9b890",
        hair="#f4efe6",
        coat="#2f5f8a",
        legs="#4a3a52",
        shoes="#2a1c24",
        kind=figures.OLD,
        cut="bald",
        hat="cap",
        hat_colour=_CAP,
        beard=True,
        head=0.29,
    )
    scene.lay(Sheet(strip(((0.36, -0.09), (0.72, -0.02)), 0.04), "#8a5a38", ("swing",), lift=5))
    scene.lay(
        [part.placed(0.44, -0.36, 0.84, 10, flip=False) for part in people.person(who, stance)]
    )
    scene.lay(Sheet(strips([((0.54, 0.82), (0.68, -0.02))], 0.016), "#e4c898", ("swing",), lift=4))
    scene.lay(Sheet(ellipse(0.036, 0.042).at(0.617, 0.36), "#e9b890", ("hand",), lift=3))


def _leaves(scene: Scene) -> None:
    for index, (x, y) in enumerate(
        points(
            "-.86,.3 -.7,-.06 -.62,.56 .86,.4 .94,.06 .2,.3 .08,-.02 -.94,-.3 .9,-1.3"
            " -.8,-1.36 .1,-1.38 .76,.6"
        )
    ):
        leaf = leaf_outline(0.10, 0.055).turned(47 * index).at(x, y)
        scene.lay(
            Sheet(leaf, ("#d97f34", "#e6ab48", "#b85a2c")[index % 3], ("falling leaves",), lift=5)
        )
