"""Moving out: a suburb on its way."""

import itertools
import math

from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.cutouts import figures, nature, people
from art.paint.story.cutouts.geometry import (
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
from art.paint.story.cutouts.people import Dress, Stance
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper import PaperPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet, Sheets


@card(
    palette="coral_noon",
    hand="cut_paper",
    title="We moved in while it slept",
    subject="turtle that walks off with a town",
    props=("turtle", "houses", "latecomers"),
    mood=("comic", "suspense", "calm"),
)
def turtle_suburb(scene: Scene, palette: Palette) -> Finish:
    scene.lay(Sheet(page(), "#f2a98c", lift=0, shade="#fdebc0"))
    scene.lay(Sheet(ellipse(0.25).at(0.6, 0.82), "#fff6d8", ("sun",), glow=0.6))
    far = land((-1, -0.5), (-0.4, -0.62), (0.3, -0.56), (1, -0.36))
    scene.lay(Sheet(far, "#d98a72", ("hills",), lift=6, torn=True))
    sand = land((-1, -0.84), (-0.2, -0.78), (0.5, -0.84), (1, -0.78))
    scene.lay(Sheet(sand, "#e8bd7e", ("sand",), lift=7, shade="#d09a62"))
    scene.lay(Sheet(ellipse(0.7, 0.05).at(-0.18, -1.02), "#b07f4c", lift=0))
    for sheets in (_far_town(), _turtle(), _shell(), _near_town(), _knotted_sheets()):
        scene.lay(sheets, x=0.05, y=-0.08, scale=0.92)
    _latecomers(scene)
    _snail(scene, 0.68, -1.37, 0.56)
    return PaperPlan()


_SHELL = blob(
    "-.9,-.42 -.9,-.3 -.8,.02 -.58,.26 -.28,.34 .02,.26 .24,.02 .34,-.3 .34,-.42 0,-.5 -.6,-.5"
)
_SKIN, _SHADE = "#5f8f62", "#16301f"


def _standing(sheets: Sheets, angle: float, size: float, sink: float = 0.0) -> list[Sheet]:
    """Something of the town on the ridge of the shell, or a little below it; it leans there."""
    a = math.radians(angle)
    x, y = -0.28 + (0.62 - sink) * math.cos(a), -0.38 + (0.72 - sink) * math.sin(a)
    return [sheet.placed(x, y, size, (angle - 90) * 0.5, flip=False) for sheet in sheets]


def _turtle() -> list[Sheet]:
    """Head, legs and tail of an animal that walks to the right."""
    far, near = mix(_SKIN, _SHADE, 0.34), mix(_SKIN, _SHADE, 0.06)
    tail = blob("-.8,-.4 -.92,-.5 -.97,-.66 -.97,-.66 -.84,-.6 -.7,-.56")
    neck = strip(points("0,-.46 .34,-.46 .54,-.32 .56,-.02"), 0.4, 0.25)
    head = blob(".43,-.06 .42,.1 .5,.22 .63,.23 .76,.16 .83,.05 .81,-.05 .76,-.07 .64,-.1 .52,-.13")
    folds = Outline(())
    for line in (".44,-.15 .55,-.2 .67,-.15", ".43,-.26 .55,-.32 .68,-.26"):
        folds = folds | strip(points(line), 0.014)
    mouth = strip(points(".825,.01 .74,-.035 .64,-.02 .57,.05"), 0.014)
    lid = blob(".572,.12 .58,.17 .64,.195 .7,.17 .708,.12 .64,.125")
    return [
        Sheet(tail, near, ("turtle",), lift=6),
        *_leg(-0.46, -0.46, 0.14, 0.86, far),
        *_leg(0.12, -0.46, -0.12, 0.86, far),
        Sheet(neck, _SKIN, ("turtle",), lift=9, pattern="scales"),
        Sheet(head, mix(_SKIN, "#fff0c0", 0.08), ("turtle",), lift=5),
        Sheet(folds | mouth, mix(_SKIN, _SHADE, 0.45), lift=0),
        Sheet(ellipse(0.058).at(0.64, 0.12), "#fffaf0", lift=2),
        Sheet(ellipse(0.032).at(0.655, 0.105), "#1c1420", ("eye",), lift=1),
        Sheet(lid, mix(_SKIN, _SHADE, 0.2), lift=2),
        Sheet(ellipse(0.012).at(0.79, 0.07), mix(_SKIN, _SHADE, 0.5), lift=0),
        *_leg(-0.66, -0.44, -0.16, 1.0, near),
        *_leg(0.1, -0.44, 0.18, 1.0, near),
    ]


def _leg(x: float, y: float, step: float, size: float, colour: str) -> list[Sheet]:
    """A stout leg from the hip at (x, y); its foot is a step ahead and flat on the sand."""
    line = points(
        "-.2,.12 .2,.12 .2,-.12 .17,-.36 .23,-.5 .24,-.58 .24,-.6 -.18,-.6 -.18,-.6 -.19,-.54"
        " -.15,-.36 -.2,-.12"
    )
    leg = blob(*((px + step * max(0.0, -py) / 0.6, py) for px, py in line))
    nails = Outline(())
    for k, wide in enumerate((0.036, 0.042, 0.036)):
        nails = nails | ellipse(wide, 0.04).at(step - 0.02 + 0.1 * k, -0.575)
    sheets = [
        Sheet(leg, colour, ("legs",), lift=8, pattern="scales"),
        Sheet(nails & leg, "#f0dfb4", lift=2),
    ]
    return [sheet.placed(x, y, size, 0, flip=False) for sheet in sheets]


def _shell() -> list[Sheet]:
    """Large plates, a rim of small ones, and a meadow that hangs over the plates."""
    sheets = [Sheet(_SHELL, "#5a3f2c", ("shell",), lift=13)]
    for text, x, colour in (
        ("-.88,-.38 -.66,-.38 -.6,-.14 -.68,.14 -.9,.1", -0.75, "#b5783c"),
        ("-.63,-.38 -.32,-.38 -.25,-.14 -.33,.2 -.6,.2 -.57,-.14", -0.44, "#c98d4a"),
        ("-.28,-.38 .02,-.38 .06,-.14 0,.2 -.28,.2 -.21,-.14", -0.1, "#b5783c"),
        (".05,-.38 .32,-.38 .34,.1 .06,.14 .1,-.14", 0.19, "#a56a34"),
    ):
        plate = polygon(text)
        sheets.append(Sheet(plate & _SHELL, colour, lift=3))
        inner = plate.at(-x, 0.14).scaled(0.6).at(x, -0.14)
        sheets.append(Sheet(inner & _SHELL, mix(colour, "#fff0c0", 0.14), lift=2))
    rim = [(-0.93 + 0.144 * k, -0.44 - 0.05 * math.sin(math.pi * k / 9)) for k in range(10)]
    for k, ((ax, ay), (bx, by)) in enumerate(itertools.pairwise(rim)):
        plate = polygon((ax, ay + 0.07), (bx, by + 0.07), (bx - 0.012, by - 0.05), (ax, ay - 0.05))
        sheets.append(Sheet(plate, ("#8a5a34", "#9c6a3c")[k % 2], ("shell rim",), lift=5))
    turf = blob(
        "-.93,-.12 -.84,.06 -.6,.3 -.28,.38 .04,.3 .28,.06 .37,-.14 .3,-.2 .22,-.04 .12,-.08"
        " .04,.04 -.06,.02 -.14,-.12 -.22,-.1 -.28,.02 -.38,.06 -.46,-.04 -.54,-.02 -.62,.08"
        " -.72,-.04 -.8,-.02 -.86,-.2"
    )
    sheets.append(Sheet(turf, "#7aa84e", ("meadow",), lift=7, torn=True))
    return sheets


def _far_town() -> list[Sheet]:
    """What stands behind the ridge."""
    return [
        *_standing(_gabled_house(), 74, 0.74),
        *_standing(_poplar(), 116, 0.52),
        *_standing(_tower(), 101, 0.98),
        *_standing(_terrace_house(), 136, 0.54),
        *_standing(_poplar(), 54, 0.34),
    ]


def _near_town() -> list[Sheet]:
    """What stands on the meadow before the ridge."""
    round_tree = nature.tree("#6a4030", "#4f9a52", seed=2.0)
    return [
        *_standing(_hut(), 50, 0.46, 0.1),
        *_standing(_cottage(), 106, 0.5, 0.14),
        *_standing(round_tree, 77, 0.24, 0.18),
    ]


def _tower() -> list[Sheet]:
    """A clock tower with a pointed roof and a flag, about 0.95 high."""
    panes = box(0.06, 0.13).at(-0.05, 0.28) | box(0.06, 0.13).at(0.06, 0.16)
    return [
        Sheet(strip([(0, 0.8), (0, 1.04)], 0.014), "#5a3a34", lift=2),
        Sheet(polygon("0,1.04 -.2,.98 0,.92"), "#f2c14a", ("flag",), lift=4),
        Sheet(polygon("-.13,-.1 .13,-.1 .11,.56 -.11,.56"), "#f0dcc0", ("tower",), lift=8),
        Sheet(polygon("-.17,.54 0,.9 .17,.54"), "#2f6a86", lift=6),
        Sheet(ellipse(0.075).at(0, 0.46), "#fffaf0", ("clock",), lift=2),
        Sheet(
            strips([((0, 0.46), (0, 0.51)), ((0, 0.46), (0.035, 0.44))], 0.012), "#2a2030", lift=0
        ),
        Sheet(panes, "#ffe09a", glow=0.5),
    ]


def _gabled_house() -> list[Sheet]:
    """A narrow town house with a stepped gable and a smoking chimney, about 0.95 high."""
    wall = polygon(
        "-.24,-.1 .24,-.1 .24,.56 .17,.56 .17,.68 .1,.68 .1,.8 -.1,.8 -.1,.68 -.17,.68 -.17,.56"
        " -.24,.56"
    )
    smoke = strip(points(".17,.86 .16,1.04 -.02,1.1 -.24,1.08 -.36,1.18 -.55,1.2"), 0.05, 0.15)
    panes = Outline(())
    for x, y, tall in (
        (-0.11, 0.46, 0.13),
        (0.11, 0.46, 0.13),
        (-0.11, 0.24, 0.14),
        (0.0, 0.66, 0.1),
    ):
        panes = panes | box(0.1, tall).at(x, y)
    return [
        Sheet(smoke | ellipse(0.075).at(-0.55, 1.2), "#fbe4d0", ("smoke",), lift=5),
        Sheet(box(0.08, 0.3).at(0.17, 0.76), "#6a3434", ("chimney",), lift=4),
        Sheet(wall, "#b8483c", ("house",), lift=8),
        Sheet(panes, "#ffe09a", ("window",), glow=0.5),
        Sheet(box(0.14, 0.04).at(0.11, 0.16), "#fbeede", lift=2),
        Sheet(box(0.1, 0.14).at(0.11, 0.24), "#3a2c44", lift=0),
    ]


def _terrace_house() -> list[Sheet]:
    """A flat house; on its roof there is washing, and somebody who waves a cloth."""
    granny = Dress("#c98d6a", "#f0ece4", "#5d6ab0", cut="bun", kind=figures.OLD, skirt=0.22)
    wave = Stance(near=((0.13, 0.8), (0.14, 1.02)), far=((0.08, 0.56), (0.14, 0.44)))
    waver = [
        sheet.placed(-0.16, 0.43, 0.6, -22, flip=True) for sheet in people.person(granny, wave)
    ]
    panes = box(0.13, 0.15).at(-0.16, 0.22) | box(0.13, 0.15).at(0.16, 0.22)
    return [
        Sheet(strips([((0.3, 0.4), (0.3, 0.8))], 0.026), "#6a4030", lift=3),
        Sheet(strip(points("-.1,.7 .1,.68 .3,.76"), 0.016), "#6a4030", lift=2),
        Sheet(polygon(".02,.68 .15,.69 .15,.5 .02,.5"), "#fffaf0", ("washing",), lift=4),
        Sheet(polygon(".19,.7 .28,.74 .28,.58 .19,.56"), "#e8647a", ("washing",), lift=4),
        *waver,
        Sheet(polygon("-.34,-.3 .34,-.3 .34,.42 -.34,.42"), "#f2cf8a", ("house",), lift=8),
        Sheet(box(0.76, 0.06).at(0, 0.43), "#a8583c", lift=4),
        Sheet(panes, "#ffe09a", glow=0.5),
    ]


def _cottage() -> list[Sheet]:
    """A low cottage under a round thatch, its door open, about 0.7 high."""
    thatch = blob("-.52,.24 -.46,.36 -.26,.62 0,.7 .26,.62 .46,.36 .52,.24 .3,.3 0,.27 -.3,.3")
    return [
        Sheet(polygon("-.4,0 .4,0 .38,.4 -.38,.4"), "#f6ead2", ("house",), lift=7),
        Sheet(thatch, "#c8923c", ("thatch",), lift=8),
        Sheet(ellipse(0.07).at(-0.22, 0.16), "#ffe09a", glow=0.5),
        Sheet(blob("-.0,0 -.0,0 0,.2 .08,.26 .16,.2 .16,0 .16,0"), "#3f6f7a", ("door",), lift=2),
        Sheet(ellipse(0.014).at(0.13, 0.12), "#f2c14a", lift=0),
    ]


def _hut() -> list[Sheet]:
    """A hut that is all roof, about 0.8 high."""
    return [
        Sheet(polygon("-.36,0 0,.82 .36,0"), "#8a4f8c", ("house",), lift=8),
        Sheet(polygon("-.22,0 0,.52 .22,0"), "#f6dcc0", lift=3),
        Sheet(polygon("-.08,.1 .08,.1 .08,.22 0,.34 -.08,.22"), "#ffe09a", glow=0.5),
    ]


def _poplar() -> list[Sheet]:
    """A tall narrow tree, about one high."""
    crown = blob("0,1.0 .13,.7 .14,.36 0,.16 -.14,.36 -.13,.7")
    return [
        Sheet(strip([(0, -0.2), (0, 0.4)], 0.06), "#6a4030", lift=4),
        Sheet(crown, "#2f6a52", ("tree",), lift=7),
    ]


def _knotted_sheets() -> list[Sheet]:
    """Bed sheets knotted into a rope; it hangs from the rim of the shell and trails behind."""
    full = blob("-.3,.03 .26,.03 .4,-.14 .5,-.4 .4,-.72 .26,-1.03 -.26,-1.03 -.5,-.7 -.4,-.3")
    last = blob(
        "-.16,.03 .16,.03 .32,-.2 .22,-.44 .8,-.96 .8,-.96 .3,-.9 -.1,-1.02 -.66,-.94 -.66,-.94"
        " -.22,-.44 -.32,-.2"
    )
    checks = strips([((-0.5, -0.1 - 0.2 * k), (0.5, -0.16 - 0.2 * k)) for k in range(5)], 0.05)
    for x in (-0.3, 0.0, 0.3):
        checks = checks | strip([(0.6 * x, 0), (x, -0.4), (0.6 * x, -1)], 0.09)
    spots = [(0.28 * (k % 3 - 1) + 0.14 * (k // 3 % 2), -0.1 - 0.12 * (k // 3)) for k in range(21)]
    hems = strips([((-0.8, -0.74), (0.8, -0.77)), ((-0.8, -0.85), (0.8, -0.88))], 0.045)
    knots = points("-.1,-.4 -.25,-.6 -.335,-.84 -.315,-1.12")
    sheets: list[Sheet] = []
    for (top, end), (cloth, printed, colour, ink, tail) in zip(
        itertools.pairwise(knots),
        (
            (full, checks, "#fbeede", "#d8606a", "#fbeede"),
            (full, beads(spots, 0.055), "#f2c14a", "#fffaf0", "#fbeede"),
            (last, hems, "#a8d8ea", "#3f6fb0", "#f2c14a"),
        ),
        strict=True,
    ):
        dx, dy = end[0] - top[0], end[1] - top[1]
        turn, length = math.degrees(math.atan2(dx, -dy)), math.hypot(dx, dy)
        for outline, tone, lift in ((cloth, colour, 6), (printed & cloth, ink, 0)):
            placed = outline.scaled(0.12, length).turned(turn).at(*top)
            sheets.append(Sheet(placed, tone, ("bed sheets",), lift=lift))
        sheets += [part.placed(*top, 1, turn / 2, flip=False) for part in _knot(tail, colour)]
    return sheets


def _knot(above: str, below: str) -> list[Sheet]:
    """Two sheets tied together: a corner of either hangs out, one loop goes over both."""
    return [
        Sheet(polygon("0,.02 .06,.016 .1,-.09 .064,-.07 .01,-.02"), above, ("knot",), lift=4),
        Sheet(polygon("0,.02 -.06,.01 -.09,-.06 -.06,-.05 -.01,-.02"), below, ("knot",), lift=4),
        Sheet(blob("-.04,.012 .03,.034 .042,.0 .034,-.024 -.036,-.03"), above, lift=4),
    ]


_RUNNING_LEGS = (
    ((-0.02, 0.42), (-0.14, 0.3), (-0.32, 0.3)),
    ((0.03, 0.42), (0.2, 0.34), (0.2, 0.08)),
)


def _latecomers(scene: Scene) -> None:
    """A child has caught the last sheet; the father was out shopping when the town got up."""
    child = Dress(
        "#efc4a0", "#8a4a2a", "#d8473c", "#31405f", cut="bob", kind=figures.CHILD, head=0.3
    )
    reach = Stance(
        near=((0.14, 0.82), (0.2, 1.0)), far=((0.12, 0.7), (0.24, 0.86)), legs=_RUNNING_LEGS,
        lean=-8, nod=14,
    )  # fmt: skip
    father = Dress(
        "#efc4a0", "#5a3a2a", "#3f5f9a", "#2c2a3a", kind=figures.MAN, hat="cap",
        hat_colour="#c8443c",
    )  # fmt: skip
    run = Stance(
        near=((0.14, 0.66), (0.28, 0.74)), far=((-0.14, 0.62), (-0.27, 0.66)), legs=_RUNNING_LEGS,
        lean=-10, nod=8,
    )  # fmt: skip
    bag = [
        Sheet(ellipse(0.032, 0.14).turned(20).at(-0.36, 0.58), "#e0b070", ("bread",), lift=3),
        Sheet(nature.leaf_outline(0.22, 0.09).turned(70).at(-0.31, 0.48), "#4f8a4a", lift=3),
        Sheet(ring(0.06, 0.04).at(-0.3, 0.6), "#8a5428", lift=2),
        Sheet(polygon("-.42,.56 -.2,.56 -.18,.3 -.44,.3"), "#b5763f", ("shopping bag",), lift=4),
    ]
    for who, x, y, size in (
        (people.person(child, reach), -0.42, -1.36, 0.46),
        ([*[b.placed(0, 0, 1, -10, flip=False) for b in bag], *people.person(father, run)],
         -0.72, -1.42, 0.6),
    ):  # fmt: skip
        scene.lay(Sheet(ellipse(0.3, 0.04).at(0.04, 0.06), "#a87a4a", lift=0), x=x, y=y, scale=size)
        scene.lay(who, x=x, y=y, scale=size)


def _snail(scene: Scene, x: float, y: float, size: float) -> None:
    """It goes the other way, and somebody is at home in its house."""
    body = blob("-.34,0 -.34,.1 -.3,.24 -.22,.24 -.18,.1 .1,.08 .3,.04 .42,0")
    horns = strips([((-0.28, 0.22), (-0.34, 0.36)), ((-0.23, 0.23), (-0.22, 0.38))], 0.02)
    turns = [math.radians(-60 + 36 * k) for k in range(14)]
    whorl = [
        (0.08 + (0.225 - 0.0125 * k) * math.cos(a), 0.26 + (0.225 - 0.0125 * k) * math.sin(a))
        for k, a in enumerate(turns)
    ]
    for outline, colour, lift in (
        (horns | beads([(-0.34, 0.37), (-0.22, 0.39)], 0.022), "#c98a72", 3),
        (body, "#d99a82", 6),
        (ellipse(0.24).at(0.08, 0.26), "#8a5a9c", 7),
        (strip(whorl, 0.03, 0.016), "#6a427c", 0),
    ):
        scene.lay(Sheet(outline, colour, ("snail",), lift=lift), x=x, y=y, scale=size)
    window = ellipse(0.075).at(0.08, 0.26)
    scene.lay(Sheet(window, "#ffe9a0", ("window",), glow=0.6), x=x, y=y, scale=size)
