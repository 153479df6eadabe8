"""Orchards at night: pears without ladders, and a tree of light."""

import math

from tools.paint.story.card import card
from tools.paint.story.cutouts import figures, nature, people, town
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    page,
    points,
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


# Where each fruit grows, its size and how far it swings; the last of all is the one she picks.
_BULBS = (
    (-0.72, 0.54, 1.05, -4), (-0.4, 1.2, 0.74, 7), (-0.5, 0.86, 0.6, 4), (-0.12, 1.02, 1.0, -3),
    (0.26, 1.3, 0.62, 8), (0.56, 1.06, 0.86, 4), (0.9, 0.66, 0.72, 5), (-0.26, 0.46, 0.8, 3),
    (-0.78, 1.0, 0.5, -8), (0.1, 0.68, 1.34, 0),
)  # fmt: skip


@card(
    palette="aurora_night",
    hand="cut_paper",
    title="The year we grew light",
    subject="tree of light bulbs",
    props=("picker on a ladder", "basket", "moon", "hedgehog"),
    mood=("hopeful", "absurd", "quiet"),
)
def orchard_bulbs(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#1c2c5c", lift=0, shade="#7a5a9a"))
    for level, tone in ((0.34, "#7d5688"), (0.02, "#c46f7e"), (-0.26, "#f09a6c")):
        dusk = land((-1, level), (-0.3, level + 0.06), (0.4, level - 0.04), (1, level + 0.05))
        scene.lay(Sheet(dusk, tone, ("dusk",), lift=3, torn=True))
    _spent_moon(scene)
    hills = land((-1, -0.5), (-0.3, -0.42), (0.4, -0.62), (1, -0.5))
    scene.lay(Sheet(hills, "#4a4a74", ("hills",), lift=6))
    meadow = land((-1, -0.86), (-0.2, -0.8), (0.5, -0.86), (1, -0.8))
    scene.lay(Sheet(meadow, "#28504f", ("meadow",), lift=8, pattern="leaves"))
    _light_tree(scene)
    for x, y, size, swing in _BULBS:
        _bulb(scene, x, y, size, swing)
    _caterpillar(scene)
    _light_basket(scene, 0.2, -1.16)
    _picker(scene)
    _hedgehog(scene, -0.5, -1.22)
    grass = Outline(())
    for k in range(17):
        x = -1.0 + 0.125 * k + 0.03 * math.sin(5.1 * k)
        tip = (x + 0.05 * math.sin(2.3 * k), -1.32 - 0.07 * (k * 3 % 4) / 2)
        grass = grass | polygon((x - 0.035, -1.5), tip, (x + 0.035, -1.5))
    scene.lay(Sheet(grass | box(2.6, 0.2).at(0, -1.54), "#16303a", ("grass",), lift=8))
    return PaperPlan()


def _spent_moon(scene: Scene) -> None:
    """The moon comes up grey and looks at the harvest: it has a screw cap, and it is burnt out."""
    cap = box(0.2, 0.15).at(0, 0.37) | box(0.13, 0.06).at(0, 0.46)
    threads = strips([((-0.1, y), (0.1, y + 0.02)) for y in (0.32, 0.365, 0.41)], 0.014)
    moon = [
        Sheet(cap, "#6f7482", ("screw cap",), lift=5),
        Sheet(threads, "#4c5162", lift=0),
        Sheet(ellipse(0.33), "#a9abc0", ("moon",), lift=7, shade="#c79a9a"),
        Sheet(ellipse(0.07, 0.05).at(-0.16, 0.16), "#9799b0", lift=0),
        Sheet(ellipse(0.05, 0.04).at(0.2, -0.06), "#9c95aa", lift=0),
        Sheet(beads([(-0.06, 0.04), (0.14, 0.06)], 0.058), "#f6efe2", lift=1),
        Sheet(beads([(-0.036, 0.058), (0.164, 0.078)], 0.03), "#1c1420", ("eye",), lift=0),
        Sheet(strip(points("-.02,-.1 .04,-.08 .1,-.1"), 0.02), "#4c4660", lift=0),
    ]
    scene.lay(moon, x=-0.6, y=-0.3, scale=0.92, turn=-12)


def _light_tree(scene: Scene) -> None:
    """One tree: roots in the meadow, boughs that leave the trunk, and leaves around them."""
    back = _crown(-0.5, 0.68, 0.42) | _crown(0.08, 0.84, 0.52) | _crown(0.6, 0.74, 0.38)
    scene.lay(Sheet(back, "#1d4650", ("tree",), lift=10))
    trunk = blob(
        "-.62,-1.14 -.62,-1.14 -.42,-1.03 -.31,-.84 -.25,-.44 -.29,-.08 -.5,.2 -.74,.44 -.64,.5"
        " -.4,.3 -.2,.14 -.15,.4 -.16,.8 -.04,.8 -.03,.36 .03,.12 .26,.34 .5,.6 .58,.54"
        " .34,.2 .07,-.1 0,-.44 .03,-.84 .16,-1.02 .44,-1.12 .44,-1.12 .2,-1.12 .02,-1.07"
        " -.16,-1.2 -.16,-1.2 -.22,-1.08 -.4,-1.1"
    )
    scene.lay(Sheet(trunk, "#5a3a3c", ("trunk",), lift=9))
    grain = strip(points("-.2,-.9 -.16,-.5 -.18,-.1"), 0.016, 0.006)
    grain = grain | strip(points("-.06,-.84 -.03,-.56 -.04,-.3"), 0.014, 0.006)
    scene.lay(Sheet(grain | ring(0.07, 0.052).scaled(0.7, 1).at(-0.1, -0.16), "#432a30", lift=0))
    scene.lay(Sheet(_ladder(), "#c98f4e", ("ladder",), lift=8))
    low = _crown(-0.66, 0.6, 0.27) | _crown(0.04, 0.68, 0.28) | _crown(0.74, 0.66, 0.25)
    scene.lay(Sheet(low, "#25604f", lift=9, pattern="leaves"))
    for x, y, r in ((0.36, 1.0, 0.36), (-0.34, 1.0, 0.38), (0.02, 1.16, 0.26)):
        scene.lay(Sheet(_crown(x, y, r), "#30755a", ("leaves",), lift=9, pattern="leaves"))


def _ladder() -> Outline:
    return town.ladder_outline(2.2, 0.36, 9).turned(11).at(0.8, -1.4)


_GLASS = blob("-.05,-.1 -.07,-.16 -.14,-.25 -.12,-.37 0,-.43 .12,-.37 .14,-.25 .07,-.16 .05,-.1")


def _bulb(scene: Scene, x: float, y: float, size: float, swing: float) -> None:
    """A ripe bulb: two leaves, a stalk, a cap, glass and the thread that glows in it."""
    leaves = nature.leaf_outline(0.15, 0.075).turned(205) | nature.leaf_outline(0.13, 0.07).turned(
        -12
    )
    thread = strip(points("-.03,-.12 -.04,-.24 -.02,-.27 0,-.23 .02,-.27 .04,-.24 .03,-.12"), 0.01)
    bulb = [
        Sheet(strip(((0, 0.02), (0, -0.06)), 0.024), "#8a6a3c", lift=3),
        Sheet(_GLASS, "#ffe9a0", ("light bulbs",), glow=0.5),
        Sheet(thread, "#e0983c", lift=0),
        Sheet(box(0.105, 0.085).at(0, -0.09), "#9aa2aa", ("cap",), lift=4),
        Sheet(
            strips([((-0.05, -0.08), (0.05, -0.07)), ((-0.05, -0.11), (0.05, -0.1))], 0.01),
            "#6c747c",
            lift=0,
        ),
        Sheet(leaves, "#5f9a5c", lift=4),
    ]
    scene.lay(bulb, x=x, y=y, scale=size, turn=swing)


def _caterpillar(scene: Scene) -> None:
    """Somebody small lives in the largest fruit on the left."""
    body = beads([(-0.8, 0.21), (-0.765, 0.235), (-0.72, 0.235), (-0.68, 0.21)], 0.027)
    scene.lay(Sheet(body, "#5f8a3c", ("caterpillar",), lift=2))
    scene.lay(Sheet(beads([(-0.672, 0.222)], 0.008), "#1c1420", lift=0))


def _light_basket(scene: Scene, x: float, y: float) -> None:
    """What has been picked shines in a basket."""
    handle = strip(points("-.26,.1 -.2,.36 0,.46 .2,.36 .26,.1"), 0.04)
    scene.lay(Sheet(handle.at(x, y), "#7a4a2c", lift=5))
    for dx, dy, size, turn in (
        (-0.27, 0.46, 0.82, 32),
        (0.28, 0.43, 0.76, -34),
        (0.03, 0.54, 0.92, -5),
    ):
        scene.lay(
            Sheet(_GLASS, "#ffe9a0", ("harvest",), glow=0.4),
            x=x + dx,
            y=y + dy,
            scale=size,
            turn=turn,
        )
        scene.lay(
            Sheet(box(0.105, 0.1).at(0, -0.08), "#9aa2aa", lift=3),
            x=x + dx,
            y=y + dy,
            scale=size,
            turn=turn,
        )
    side = blob("-.29,.18 -.29,.18 .29,.18 .29,.18 .25,-.1 .18,-.2 -.18,-.2 -.25,-.1").at(x, y)
    scene.lay(Sheet(side, "#b8783c", ("basket",), lift=9, pattern="checks"))
    scene.lay(Sheet(strip(((x - 0.3, y + 0.17), (x + 0.3, y + 0.17)), 0.06), "#8a5230", lift=4))


def _picker(scene: Scene) -> None:
    """An old woman high on the ladder, her glove around the largest bulb."""
    coat, dark, glove = "#e8843c", "#c9692c", "#4f6fb0"
    legs = strip(((0.56, -0.5), (0.59, -0.7)), 0.12, 0.1)
    legs = legs | strip(((0.72, -0.5), (0.74, -0.94)), 0.12, 0.1)
    scene.lay(Sheet(legs, "#5b3a5c", lift=5))
    for x, y in ((0.6, -0.73), (0.75, -0.97)):
        boot = blob("-.08,.1 .06,.1 .07,-.04 .07,-.07 -.13,-.07 -.14,-.02 -.07,.02")
        scene.lay(Sheet(boot.at(x, y), "#3a2a34", ("boots",), lift=4))
    dress = blob(
        ".4,.1 .46,.18 .57,.2 .68,.17 .75,.08 .76,-.06 .73,-.2 .82,-.4 .88,-.58 .88,-.58"
        " .66,-.63 .38,-.58 .38,-.58 .45,-.38 .47,-.2 .41,-.04"
    )
    far = people.bent_sleeve((0.69, 0.08), (0.86, -0.14), (0.75, -0.28), 0.15)
    scene.lay(Sheet(dress, coat, ("woman",), lift=10))
    scene.lay(Sheet(strip(points(".46,-.2 .6,-.22 .74,-.2"), 0.04), dark, lift=2))
    scene.lay(Sheet(ellipse(0.085, 0.07).turned(30).at(0.73, -0.31), glove, ("glove",), lift=4))
    scene.lay(Sheet(far, dark, ("sleeve",), lift=6))
    head = figures.head("#8a5238", "#f0eae0", figures.OLD, "bun", lift=8)
    scene.lay(head, x=0.53, y=0.42, scale=0.38, turn=-14, flip=True)
    collar = blob(".44,.19 .56,.14 .68,.18 .66,.24 .56,.22 .48,.25")
    scene.lay(Sheet(collar, "#f6d9a0", lift=4))
    scene.lay(
        Sheet(
            people.bent_sleeve((0.47, 0.08), (0.26, -0.16), (0.13, 0.02), 0.16),
            coat,
            ("sleeve",),
            lift=8,
        )
    )
    cup = blob(
        ".06,.02 .16,.0 .24,.12 .27,.26 .22,.29 .16,.2 .08,.15 .02,.2 -.04,.27 -.09,.24 -.05,.1"
    )
    scene.lay(Sheet(cup, glove, ("glove",), lift=6))
    scene.lay(Sheet(strip(((0.05, 0.02), (0.19, 0.06)), 0.07), "#3a5590", lift=3))


def _hedgehog(scene: Scene, x: float, y: float) -> None:
    """It carries its share home on its back."""
    turns = [math.radians(10 + 10 * k) for k in range(18)]
    coat = [(0.0, -0.1)]
    for k, a in enumerate(turns):
        reach = 0.25 if k % 2 else 0.2
        coat.append((reach * 1.25 * math.cos(a), -0.1 + reach * math.sin(a)))
    hedgehog = [
        Sheet(beads([(-0.16, -0.13), (0.12, -0.13)], 0.04), "#3a2a2c", lift=3),
        Sheet(
            blob("-.4,-.09 -.28,.0 -.16,.08 -.1,-.12 -.3,-.13"), "#d9a878", ("hedgehog",), lift=5
        ),
        Sheet(polygon(*coat), "#5a4038", lift=6),
        Sheet(beads([(-0.4, -0.085)], 0.028), "#1c1420", lift=2),
        Sheet(beads([(-0.25, -0.03)], 0.018), "#1c1420", ("eye",), lift=0),
    ]
    scene.lay(Sheet(_GLASS.scaled(0.6).turned(76).at(-0.06, 0.14), "#ffe9a0", glow=0.4), x=x, y=y)
    scene.lay(Sheet(box(0.08, 0.06).turned(76).at(-0.01, 0.13), "#9aa2aa", lift=3), x=x, y=y)
    scene.lay(hedgehog, x=x, y=y)
