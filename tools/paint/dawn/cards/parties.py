"""Parties: under the last leaf of the year, and under a roof that leaks."""

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


# Where the roof is open: the middle of each hole, the roof's height there and half its width.
_HOLES = ((-0.74, 0.83, 0.09), (0.17, 0.98, 0.06), (0.47, 0.76, 0.085), (0.75, 0.54, 0.045))


@card(
    palette="teal_storm",
    hand="cut_paper",
    title="In the key of gutters",
    subject="orchestra under a leaking roof",
    props=("conductor in rubber boots", "drum", "umbrella", "cat"),
    mood=("merry", "poor", "musical"),
)
def rain_orchestra(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#27506a", lift=0, shade="#4f8a98"))
    for x, y, wide, tone in ((0.62, 1.12, 1.0, "#5f8fa4"), (-0.86, 1.16, 0.8, "#4a7a92")):
        cloud = nature.cloud_outline(wide).at(x, y)
        scene.lay(Sheet(cloud, tone, ("rain clouds",), lift=6, torn=True))
    scene.lay(nature.rain(120, lambda x, y: y > 0.2))
    scene.lay(
        Sheet(_ROOM, "#e0a468", ("room",), lift=0, shade="#b8743f", pattern="stripes", turn=90)
    )
    floor = polygon("-.9,-1.08 .9,-1.08 .9,-1.6 -.9,-1.6")
    scene.lay(Sheet(floor, "#7a4c38", ("floor",), lift=4))
    boards = [((x, -1.08), (1.5 * x, -1.4)) for x in (-0.6, -0.3, 0.0, 0.3, 0.6)]
    scene.lay(Sheet(strips(boards, 0.012), "#5c3629", lift=0))
    _drummer(scene)
    _umbrella_cymbal(scene)
    _drum(scene)
    _conductor(scene)
    _bucket_and_cat(scene)
    _listener(scene)
    _shell(scene)
    for x, drops in _DROPS:
        _drops(scene, x, drops)
    for splash in _SPLASHES:
        _splash(scene, *splash)
    return PaperPlan()


_ROOM = polygon("-.2,1.17 -.84,.655 -.84,-1.34 .84,-1.34 .84,.38")


def _listener(scene: Scene) -> None:
    """A bird on the roof who listens at a hole."""
    tail = polygon("-.44,1.2 -.34,1.43 -.26,1.38 -.36,1.16")
    body = ellipse(0.14, 0.1).turned(28).at(-0.48, 1.2) | ellipse(0.075).at(-0.6, 1.2)
    scene.lay(Sheet(tail, "#d9a02c", lift=4))
    scene.lay(Sheet(polygon("-.66,1.22 -.74,1.1 -.61,1.14"), "#e8703a", ("beak",), lift=3))
    scene.lay(Sheet(body, "#f2c14a", ("bird",), lift=5))
    scene.lay(Sheet(ellipse(0.018).at(-0.62, 1.21), "#1c1420", ("eye",), lift=0))


def _shell(scene: Scene) -> None:
    """Roof, walls and ground as one piece, cut open towards us; the rain has holes of its own."""
    house = polygon("-.2,1.36 1.2,.3 1.2,-1.8 -1.2,-1.8 -1.2,.556")
    holes = Outline(())
    for x, y, wide in _HOLES:
        jagged = polygon("-1,-.3 -.6,-.06 -.9,.04 -.7,.3 .9,.3 .55,.08 .85,-.02 .6,-.3")
        holes = holes | jagged.scaled(wide, 0.7).at(x, y)
    scene.lay(Sheet((house - _ROOM) - holes, "#5a2f36", ("house",), lift=14))
    ridge = strip(((-1.2, 0.535), (-0.2, 1.34)), 0.07) | strip(((-0.2, 1.34), (1.2, 0.28)), 0.07)
    scene.lay(Sheet((ridge | ellipse(0.06).at(-0.2, 1.345)) - holes, "#a84a40", ("roof",), lift=5))
    tiles = [
        ((-0.2 - 0.12 * k, 1.37 - 0.0965 * k), (-0.2 - 0.12 * k, 1.25 - 0.0965 * k))
        for k in range(1, 8)
    ]
    tiles += [
        ((-0.2 + 0.12 * k, 1.37 - 0.091 * k), (-0.2 + 0.12 * k, 1.25 - 0.091 * k))
        for k in range(1, 11)
    ]
    scene.lay(Sheet(strips(tiles, 0.012) - holes, "#43222a", lift=0))


def _conductor(scene: Scene) -> None:
    """An old man in tails and rubber boots who leads the weather with a wooden spoon."""
    scene.lay(Sheet(box(0.5, 0.22).at(-0.42, -1.2), "#9a6236", ("crate",), lift=8))
    scene.lay(Sheet(strips([((-0.66, -1.2), (-0.18, -1.2))], 0.014), "#6e4224", lift=0))
    glove = "#fdf8ee"
    palm = ellipse(0.08, 0.055).turned(14).at(0.0, -0.4) | ellipse(0.05, 0.022).turned(70).at(
        -0.01, -0.34
    )
    scene.lay(Sheet(palm, glove, ("glove",), lift=4))
    far = people.bent_sleeve((-0.42, -0.06), (-0.22, -0.38), (-0.05, -0.41), 0.13)
    scene.lay(Sheet(far, "#1f1d32", ("sleeve",), lift=5))
    _boots(scene)
    tails = blob(
        "-.62,.0 -.5,.05 -.38,.02 -.31,-.14 -.33,-.34 -.39,-.48 -.39,-.48 -.52,-.47 -.58,-.62"
        " -.66,-.84 -.66,-.84 -.74,-.82 -.76,-.56 -.71,-.24"
    )
    scene.lay(Sheet(tails, "#2a2840", ("tailcoat",), lift=10))
    scene.lay(
        Sheet(blob("-.4,.02 -.32,-.14 -.35,-.32 -.35,-.32 -.42,-.1"), glove, ("shirt",), lift=2)
    )
    head = figures.head("#d99a72", "#f4efe6", figures.OLD, "curls", lift=8)
    scene.lay(head, x=-0.48, y=0.33, scale=0.44, turn=6)
    bow = polygon("-.08,.05 -.08,-.05 0,0") | polygon(".08,.05 .08,-.05 0,0")
    scene.lay(Sheet(bow.turned(-16).at(-0.41, 0.03), "#c8443c", ("bow tie",), lift=4))
    spoon = strip(((-0.06, 0.24), (0.0, 0.62)), 0.032) | ellipse(0.05, 0.085).turned(-10).at(
        0.01, 0.68
    )
    scene.lay(Sheet(spoon, "#d9a05a", ("wooden spoon",), lift=6))
    near = people.bent_sleeve((-0.55, -0.09), (-0.26, -0.14), (-0.08, 0.22), 0.15)
    scene.lay(Sheet(near, "#35324e", ("sleeve",), lift=8))
    scene.lay(people.fist(glove), x=-0.05, y=0.3, scale=0.26, turn=-12)


def _boots(scene: Scene) -> None:
    """Striped trousers in yellow rubber boots."""
    legs = strip(((-0.52, -0.4), (-0.54, -0.84)), 0.18, 0.15)
    legs = legs | strip(((-0.44, -0.4), (-0.33, -0.84)), 0.18, 0.15)
    scene.lay(Sheet(legs, "#6a6478", lift=5, pattern="stripes", turn=90))
    boot = blob("-.1,.3 -.1,.3 .09,.3 .09,.3 .09,.14 .18,.1 .24,.02 .23,.0 .23,.0 -.1,.0 -.1,.0")
    for x, y, tone in ((-0.33, -1.08, "#d9a52c"), (-0.55, -1.09, "#f6c93e")):
        scene.lay(Sheet(boot.at(x, y), tone, ("rubber boots",), lift=7))
        scene.lay(
            Sheet(strip(((x - 0.1, y + 0.28), (x + 0.09, y + 0.28)), 0.04), "#b8842a", lift=1)
        )
        scene.lay(
            Sheet(strip(((x - 0.1, y + 0.01), (x + 0.235, y + 0.01)), 0.03), "#b8842a", lift=1)
        )


def _drummer(scene: Scene) -> None:
    """A woman with a saucepan for a hat; the ladle in her hand strikes the umbrella."""
    scene.lay(Sheet(box(0.6, 0.5).at(0.8, -1.1), "#2f5a6a", ("skirt",), lift=6))
    head = figures.head("#8a5238", "#1c1420", figures.WOMAN, "bob", dress="#3f8f7a")
    scene.lay(head, x=0.73, y=-0.2, scale=0.46, flip=True)
    handles = ring(0.06, 0.034).at(0.5, 0.12) | ring(0.06, 0.034).at(0.95, 0.12)
    scene.lay(Sheet(handles, "#5f7486", lift=4))
    pan = blob("-.23,-.02 -.23,-.02 -.22,.14 -.17,.19 .17,.19 .22,.14 .23,-.02 .23,-.02")
    scene.lay(Sheet(pan.at(0.73, 0.03), "#8fa3b4", ("pot",), lift=7))
    scene.lay(Sheet(strip(((0.49, 0.025), (0.97, 0.025)), 0.045), "#6f8496", lift=3))
    ladle = strip(((0.38, -0.5), (0.34, -0.26)), 0.028)
    ladle = ladle | ellipse(0.07, 0.05).turned(-10).at(0.33, -0.23)
    scene.lay(Sheet(ladle, "#c8ccd4", ("ladle",), lift=5))
    arm = people.bent_sleeve((0.78, -0.6), (0.58, -0.76), (0.42, -0.58), 0.17)
    scene.lay(Sheet(arm, "#35796a", ("sleeve",), lift=8))
    scene.lay(people.fist("#8a5238"), x=0.38, y=-0.52, scale=0.25, turn=14)


def _umbrella_cymbal(scene: Scene) -> None:
    """An open umbrella on a stand, tipped a little towards whoever strikes it."""
    x = 0.16
    stand = strips(
        [((x, -1.2), (x, -0.1)), ((x, -0.95), (x - 0.14, -1.22)), ((x, -0.95), (x + 0.14, -1.22))],
        0.026,
    )
    scene.lay(Sheet(stand, "#3a3440", ("stand",), lift=5))
    shade = blob("-.3,0 -.3,0 -.22,.15 0,.22 .22,.15 .3,0 .3,0 .2,.035 .1,0 0,.035 -.1,0 -.2,.035")
    lit = blob("-.1,0 -.1,0 -.07,.13 0,.22 .0,.22 .08,.13 .1,0 .1,0 0,.035")
    for outline, tone, lift in ((shade, "#d8473c", 9), (lit, "#ea6a54", 0)):
        scene.lay(Sheet(outline, tone, ("umbrella",), lift=lift), x=x, y=-0.2, scale=0.9, turn=-8)
    scene.lay(
        Sheet(strip(((0, 0.2), (0, 0.28)), 0.022), "#3a3440", lift=3),
        x=x,
        y=-0.2,
        scale=0.9,
        turn=-8,
    )


def _drum(scene: Scene) -> None:
    """A kettle that once cooked soup for a village."""
    x, y = 0.47, -0.8
    feet = strips(
        [((x - 0.2, y - 0.3), (x - 0.26, y - 0.46)), ((x + 0.2, y - 0.3), (x + 0.26, y - 0.46))],
        0.05,
    )
    scene.lay(Sheet(feet, "#4a2c2c", lift=5))
    bowl = blob("-.33,0 -.33,0 -.31,-.2 -.2,-.38 0,-.44 .2,-.38 .31,-.2 .33,0 .33,0").at(x, y)
    scene.lay(Sheet(bowl, "#c9743c", ("drum",), lift=11, shade="#8f4526"))
    scene.lay(Sheet(ellipse(0.34, 0.085).at(x, y), "#8f4526", lift=4))
    scene.lay(Sheet(ellipse(0.31, 0.068).at(x, y + 0.008), "#f6e6c6", ("drum skin",), lift=1))
    shine = strip(points("-.24,-.1 -.22,-.2 -.14,-.31"), 0.03, 0.012)
    scene.lay(Sheet(shine.at(x, y), "#eba468", lift=0))


def _bucket_and_cat(scene: Scene) -> None:
    """A bucket for the bass notes, and a cat who has found the one dry pot."""
    x, y = -0.77, -1.2
    pail = blob("-.13,.2 -.13,.2 .13,.2 .13,.2 .1,-.12 .1,-.12 -.1,-.12 -.1,-.12").at(x, y)
    scene.lay(Sheet(pail, "#7f98a8", ("bucket",), lift=8, shade="#b4c6d0"))
    scene.lay(Sheet(ellipse(0.135, 0.035).at(x, y + 0.2), "#4f6a7a", lift=2))
    x, y = -0.04, -1.2
    fur = "#4a4458"
    ears = polygon("-.13,.22 -.13,.4 -.03,.3") | polygon(".13,.22 .13,.4 .03,.3")
    scene.lay(
        Sheet((ears | ellipse(0.14, 0.12).at(0, 0.23)).turned(6).at(x, y), fur, ("cat",), lift=6)
    )
    scene.lay(
        Sheet(beads([(x - 0.075, y + 0.25), (x + 0.03, y + 0.262)], 0.034), "#e9d24a", lift=1)
    )
    scene.lay(
        Sheet(
            beads([(x - 0.07, y + 0.265), (x + 0.035, y + 0.277)], 0.016),
            "#1c1420",
            ("eye",),
            lift=0,
        )
    )
    pot = blob("-.19,.15 -.19,.15 .19,.15 .19,.15 .17,-.1 .12,-.16 -.12,-.16 -.17,-.1").at(x, y)
    handles = ring(0.06, 0.034).at(x - 0.2, y + 0.08) | ring(0.06, 0.034).at(x + 0.2, y + 0.08)
    scene.lay(Sheet(handles, "#2f5f8a", lift=4))
    scene.lay(Sheet(pot, "#3f7ab0", ("pot",), lift=9))
    scene.lay(Sheet(strip(((x - 0.2, y + 0.14), (x + 0.2, y + 0.14)), 0.045), "#6aa2cc", lift=3))


# Where water falls, and its drops by height and size.
_DROPS = (
    (-0.785, ((0.6, 0.04), (0.34, 0.066), (-0.16, 0.05), (-0.62, 0.075))),
    (0.16, ((0.8, 0.09), (0.44, 0.05), (0.3, 0.03))),
    (0.47, ((0.62, 0.055), (0.32, 0.11), (-0.06, 0.04), (-0.34, 0.085))),
    (0.75, ((0.4, 0.04),)),
)

# Where it lands, how wide the water flies, how it is tipped, and its jets by angle and reach.
_SPLASHES = (
    (-0.77, -0.98, 0.75, 0, ((34, 0.13), (2, 0.2), (-40, 0.13))),
    (0.18, -0.02, 1.1, -8, ((74, 0.13), (40, 0.17), (6, 0.1), (-26, 0.2), (-66, 0.13))),
    (0.47, -0.79, 1.3, 0, ((68, 0.15), (34, 0.17), (2, 0.24), (-34, 0.14), (-66, 0.2))),
    (0.73, 0.22, 0.8, 4, ((44, 0.12), (-4, 0.17), (-52, 0.19))),
)


def _drops(scene: Scene, x: float, drops: tuple[tuple[float, float], ...]) -> None:
    """Drops on their way, each of its own size."""
    tear = blob("0,1.5 0,1.5 .22,.7 .5,.05 .4,-.4 0,-.6 -.4,-.4 -.5,.05 -.22,.7")
    water = Outline(())
    for k, (y, size) in enumerate(drops):
        water = water | tear.scaled(size).at(x + 0.012 * math.sin(4 * k + x), y)
    scene.lay(Sheet(water, "#dff2fa", ("drops",), lift=5))


def _splash(
    scene: Scene, x: float, y: float, size: float, tip: float, jets: tuple[tuple[float, float], ...]
) -> None:
    """A crown of water where a drop has landed."""
    crown = blob("-.11,-.015 -.06,.035 0,.02 .06,.035 .11,-.015 0,-.03")
    for turn, far in jets:
        a, thick = math.radians(turn), 0.022 + 0.06 * far
        end = (far * math.sin(a), far * math.cos(a))
        bend = (0.62 * far * math.sin(0.7 * a), 0.62 * far * math.cos(0.7 * a))
        crown = crown | strip([(0.03 * math.sin(a), 0.0), bend, end], thick, 0.012)
        crown = crown | ellipse(0.4 * thick).at(*end)
        spray = (1.3 * end[0] + 0.02, 1.2 * end[1] - 0.01)
        crown = crown | ellipse(0.2 * thick + 0.05 * far).at(*spray)
    scene.lay(Sheet(crown, "#eaf6fb", ("splash",), lift=5), x=x, y=y, scale=size, turn=tip)
