"""Thieves: one has the bridge, one has the ladders."""

import math

from tools.paint.story.card import card
from tools.paint.story.cutouts import figures, people, town
from tools.paint.story.cutouts.faces import Expression
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    land,
    page,
    polygon,
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
    palette="emerald_mist",
    hand="cut_paper",
    title="It was here this morning",
    subject="man carrying off a bridge",
    props=("river", "crowds", "road"),
    mood=("absurd", "cross", "sly"),
)
def stolen_bridge(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#bfe0d4", lift=0, shade="#f4e4b8"))
    scene.lay(
        Sheet(
            land((-1, 0.8), (-0.3, 1.0), (0.4, 0.84), (1, 1.04)),
            "#8fc0a8",
            ("hills",),
            lift=6,
            pattern="leaves",
        )
    )
    scene.lay(Sheet(land((-1, 0.66), (0, 0.6), (1, 0.7)), "#5fa07c", lift=7))
    river = blob(
        "-.34,.62 -.34,.62 -.28,.62 -.28,.62 -.02,.46 .14,.28 .12,.04 .34,-.4 .4,-1.8"
        " .4,-1.8 -.56,-1.8 -.56,-1.8 -.5,-.6 -.3,-.1 -.2,.2 -.2,.42"
    )
    scene.lay(Sheet(river, "#3f8fb0", ("river",), lift=0, pattern="waves"))
    _broken_road(scene)
    _waiting(scene)
    _thief(scene)
    return PaperPlan()


def _broken_road(scene: Scene) -> None:
    """The road, which now ends in the air on either side of the river."""
    road = strip([(0.18, 0.14), (0.5, 0.15), (0.8, 0.12), (1.2, 0.16)], 0.2)
    stub = polygon(".06,.24 .06,.24 .36,.24 .36,-.14 .28,-.14 .24,0 .14,.06 .17,.1 .1,.14 .13,.18")
    for outline, colour, tag in (
        (road, "#e2d3a4", "road"),
        (stub, "#c8b48c", "stump of a bridge"),
    ):
        scene.lay(Sheet(outline, colour, (tag,), lift=6))
        scene.lay(Sheet(outline.flipped().at(-0.1, 0), colour, lift=6))


def _waiting(scene: Scene) -> None:
    """People on both ends of the road who cannot meet."""
    left = (
        (-0.84, 0.12, "#c8443c", "#efc4a0", "bun", 0.16, Expression("open", (0.8, 0))),
        (-0.62, 0.1, "#2c3350", "#8a5238", "short", 0.0, Expression("flat", (0.8, 0), -0.6)),
    )
    right = (
        (0.42, 0.12, "#e9b84a", "#b5794f", "bob", 0.18, Expression("open", (-0.8, 0))),
        (0.62, 0.09, "#8a4f8c", "#5f3c2c", "afro", 0.16, Expression("sad", (-0.8, 0), 0.7)),
        (0.84, 0.12, "#35707c", "#efc4a0", "bald", 0.0, Expression("flat", (-0.8, 0), -0.6)),
    )
    call = Stance(near=((0.16, 0.64), (0.12, 0.82)), far=((-0.14, 0.56), (-0.1, 0.44)))
    for x, y, coat, skin, cut, skirt, look in (*left, *right):
        who = Dress(skin=skin, coat=coat, cut=cut, skirt=skirt, look=look, hair="#2a1820")
        scene.lay(
            people.person(who, call if skirt else people.STAND, "front"),
            x=x,
            y=y,
            scale=0.5,
        )
    boy = Dress(skin="#8a5238", coat="#e8843c", cut="short", kind=figures.CHILD, head=0.3)
    scene.lay(people.person(boy), x=-0.42, y=0.1, scale=0.36)


_MAN = Dress(
    skin="#e0a884",
    hair="#2a1820",
    coat="#7a4a6c",
    legs="#2a2438",
    kind=figures.MAN,
    cut="short",
    hat="cap",
    hat_colour="#c8563c",
    build=1.25,
)


_TIPTOE = Stance(
    near=((-0.1, 0.52), (0.12, 0.5)),
    far=((0.16, 0.58), (0.19, 0.72)),
    legs=(((-0.02, 0.42), (-0.06, 0.2), (-0.14, 0.04)), ((0.03, 0.42), (0.16, 0.3), (0.12, 0.06))),
    lean=-4,
)


def _thief(scene: Scene) -> None:
    """He goes off on tiptoe, the bridge under his arm."""
    bank = land((-1, -1.0), (-0.4, -1.06), (0.2, -1.16), (1, -1.08))
    scene.lay(Sheet(bank, "#3f7d5a", ("bank",), lift=11, pattern="leaves"))
    scene.lay(people.person(_MAN, _TIPTOE), x=-0.14, y=-1.34, scale=1.36, flip=True)
    _carried_bridge(scene)


def _carried_bridge(scene: Scene) -> None:
    """The whole bridge: three arches and a parapet, and his arm through one of them."""
    arches = (
        ellipse(0.15, 0.24).at(0, -0.28)
        | ellipse(0.12, 0.18).at(-0.4, -0.28)
        | ellipse(0.12, 0.18).at(0.4, -0.28)
    )
    crown = [(-0.64, 0.0), (-0.3, 0.1), (0, 0.14), (0.3, 0.1), (0.64, 0.0)]
    wall = blob(
        "-.64,0 -.64,0 -.3,.1 0,.14 .3,.1 .64,0 .64,0 .64,-.28 .64,-.28 -.64,-.28 -.64,-.28"
    )
    posts = strips(
        [((x, -0.02), (x, 0.2 - 0.24 * x * x)) for x in (-0.58, -0.35, -0.12, 0.12, 0.35, 0.58)],
        0.04,
    )
    rail = strip([(x, y + 0.1) for x, y in crown], 0.045)
    bridge = [
        Sheet(posts | rail, "#b8a276", ("balustrade",), lift=8),
        Sheet(wall - arches, "#dcc8a2", ("bridge",), lift=12, pattern="checks"),
        Sheet(strip(crown, 0.04), "#b8a276", lift=3),
    ]
    scene.lay(bridge, x=0.28, y=-0.58, turn=-7)
    scene.lay(
        Sheet(strip([(0.0, -0.4), (0.1, -0.6), (-0.06, -0.78)], 0.17, 0.12), "#6b3f60", lift=6)
    )
    scene.lay(people.fist("#e0a884"), x=-0.08, y=-0.8, scale=0.26, turn=-20)


_KEEPER = Dress(
    skin="#efc4a0",
    hair="#f4f0ea",
    coat="#c8563c",
    legs="#2a3050",
    cut="bald",
    kind=figures.OLD,
    build=1.2,
    hat="straw",
    hat_colour="#e0b860",
)


_PERCH = Stance(
    near=((0.14, 0.6), (0.26, 0.74)),
    far=((0.1, 0.56), (0.22, 0.5)),
    legs=people.SIT_LEGS,
    nod=-16,
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
    trunk = strip([(0.66, -1.1), (0.58, -0.5), (0.66, 0.56)], 0.24, 0.16) | blob(
        ".52,-.86 .5,-1.04 .36,-1.22 .66,-1.16 .98,-1.22 .82,-1.04 .76,-.86"
    )
    for x, y, r in ((0.3, 0.74, 0.44), (0.86, 0.7, 0.46), (0.56, 1.08, 0.44)):
        scene.lay(Sheet(_crown(x, y, r), "#2c6a54", ("pear tree",), lift=9, pattern="leaves"))
    scene.lay(people.person(_KEEPER, _PERCH), x=0.28, y=-0.15, scale=0.84, flip=True)
    limb = blob(
        ".52,-.46 .5,-.2 .42,-.04 .26,.04 0,.07 -.16,.14 -.16,.16 0,.13 .3,.13 .48,.1 .56,.16"
        " .6,.3 .66,.3 .66,-.46"
    )
    scene.lay(Sheet(trunk | limb, "#4a3040", ("branch",), lift=8))
    for x, y, r in ((0.84, 0.36, 0.3), (0.66, 0.66, 0.24)):
        scene.lay(Sheet(_crown(x, y, r), "#37805f", lift=8, pattern="leaves"))
    _pears(scene)
    _ladder_thief(scene)
    return PaperPlan(stars=70)


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


def _ladder_thief(scene: Scene) -> None:
    """On tiptoe through the grass, two ladders on his shoulder and not one pear."""
    thief = Dress(
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
    tiptoe = Stance(
        near=((0.13, 0.52), (0.25, 0.6)),
        far=((0.08, 0.54), (0.16, 0.48)),
        legs=(
            ((-0.02, 0.42), (-0.1, 0.24), (-0.18, 0.1)),
            ((0.03, 0.42), (0.16, 0.32), (0.14, 0.05)),
        ),
        lean=-6,
    )
    for y, turn, colour in ((-0.58, 87, "#b5763f"), (-0.7, 86, "#e0b070")):
        ladder = town.ladder_outline(1.34, 0.16, 8).turned(turn).at(0.42, y)
        scene.lay(Sheet(ladder, colour, ("ladder",), lift=7))
    scene.lay(people.person(thief, tiptoe), x=-0.28, y=-1.3, scale=0.98, flip=True)
    scene.lay(people.fist("#b5794f"), x=-0.55, y=-0.68, scale=0.17)
    tufts = Outline(())
    for k in range(14):
        x = -1.0 + 0.15 * k
        tufts = tufts | polygon(
            (x - 0.04, -1.5),
            (x + 0.04, -1.5),
            (x + 0.03 * math.sin(k * 2.3), -1.28 - 0.06 * (k % 3)),
        )
    scene.lay(Sheet(tufts | box(2.6, 0.3).at(0, -1.6), "#173a3c", ("grass",), lift=10))
