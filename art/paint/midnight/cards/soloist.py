"""A spider who plays the violin on one thread, and the fly who came to listen."""

import math
from itertools import pairwise

from art.paint.midnight.carving import BLACK, WHITE, edged, family
from art.paint.midnight.cuts import arc, cuts, rim
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    ellipse,
    points,
    polygon,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet

_TILT = 56.3
"""How steep the thread is, from corner to corner, in degrees."""
_BRIDGE = (0.12, 0.18)
"""Where it passes over the bridge of the violin."""
_FAR_LEGS = (
    "-.62,.60 -.82,1.0 -.91,.30 -.86,-1.27", "-.52,.76 -.58,1.14 -.40,1.34 -.20,1.26",
    "-.24,.80 .02,1.32 .46,1.34 .70,1.04", "-.44,.06 -.52,-.18 -.52,-.42 -.40,-.60",
    "-.20,.02 .20,-.38 .70,-.44 .80,-.24", "-.30,.02 -.20,-.46 -.08,-.94 .0,-1.36",
)  # fmt: skip
_NEAR_LEGS = ("-.60,.22 -.74,.06 -.74,-.50 -.66,-.98", "-.02,.72 .18,1.14 .44,1.04 .50,.78")


@card(
    palette="block_day",
    hand="woodcut",
    title="She plays what she caught",
    subject="round black spider who plays the violin to a fly",
    props=("spider", "violin", "bow", "thread", "fly", "top hat", "bow tie"),
    mood=("elegant", "cruel", "festive"),
)
def spider_violin(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=WHITE)
    lay_pile(scene, _thread(), 0, 0, depth=50.0)
    for path in _FAR_LEGS:
        lay_pile(scene, _leg(path), 0, 0, depth=46.0)
    lay_pile(scene, _body(), -0.28, 0.42, depth=40.0)
    lay_pile(scene, [*_violin(), *_bow()], *_BRIDGE, depth=34.0)
    for path in _NEAR_LEGS:
        lay_pile(scene, _leg(path), 0, 0, depth=28.0)
    lay_pile(scene, _fly(), 0.52, -1.04, depth=24.0)
    return WoodcutPlan(inks=("vermilion", "clay"), sky="paper", contrast=1.6, lamp_pool=0)


def _thread() -> list[Sheet]:
    """One thread from corner to corner, and its loose end, tied round the ankle of the fly."""
    thread = strips([((-1.2, -1.8), (1.2, 1.8))], 0.022)
    loose = cuts("-.88,-1.32 -.60,-1.40 -.30,-1.32 .0,-1.39 .26,-1.34 .46,-1.36", thin=0.010,
                 thick=0.012)  # fmt: skip
    return [Sheet(thread | loose, BLACK, ("thread",))]


def _leg(path: str) -> list[Sheet]:
    """A leg that swells between its joints, with light along its upper side."""
    line = points(path)
    leg, light = Outline(()), Outline(())
    for (start, end), thick in zip(pairwise(line), (0.13, 0.085, 0.055), strict=True):
        leg = leg | cuts(_bowed(start, end, 0.0), thin=0.46 * thick, thick=thick)
        leg = leg | ellipse(0.26 * thick).at(*end)
        light = light | cuts(_bowed(start, end, 0.2 * thick), thin=0.002, thick=0.16 * thick)
    return [
        Sheet(rim(leg, 0.020), WHITE), Sheet(leg, BLACK, ("spider",)), Sheet(light, WHITE),
    ]  # fmt: skip


def _bowed(start: Point, end: Point, lift: float) -> list[Point]:
    """A limb from joint to joint that bends a little; `lift` moves it to its upper side."""
    (ax, ay), (bx, by) = start, end
    long = math.hypot(bx - ax, by - ay)
    side = 1 if bx > ax else -1
    nx, ny = -side * (by - ay) / long, side * (bx - ax) / long
    return [
        (ax + share * (bx - ax) + (lift + 0.06 * long * math.sin(math.pi * share)) * nx,
         ay + share * (by - ay) + (lift + 0.06 * long * math.sin(math.pi * share)) * ny)
        for share in (0.0, 0.3, 0.7, 1.0)
    ]  # fmt: skip


def _body() -> list[Sheet]:
    """A great round body that is all face, eyes half closed with feeling, a bow tie below."""
    hairs = []
    for step in range(60):
        a = math.radians(6 * step)
        reach = 0.53 + 0.03 * (step % 3)
        hairs.append([(r * math.cos(a), r * math.sin(a - 0.03 * r)) for r in (0.46, 0.5, reach)])
    light = cuts(*(arc(0, 0, 0.47 - 0.04 * i, 108 + 9 * i, 216 - 12 * i) for i in range(5)),
                 thick=0.020)  # fmt: skip
    whites = ellipse(0.125, 0.135).at(0.06, 0.19) | ellipse(0.10, 0.11).at(-0.19, 0.20)
    whites = whites | beads(points("-.06,.38 .08,.39"), 0.034) | beads(points("-.24,.36"), 0.026)
    lids = blob("-.08,.22 .06,.36 .21,.21 .06,.22") | blob("-.31,.23 -.19,.34 -.07,.22 -.19,.23")
    pupils = ellipse(0.05).at(0.09, 0.14) | ellipse(0.042).at(-0.16, 0.16)
    smile = cuts("-.20,.0 -.10,-.05 .02,-.03", thin=0.012, thick=0.022)
    tie = blob("-.13,-.19 -.13,-.19 -.22,-.10 -.30,-.12 -.30,-.30 -.22,-.30 -.13,-.23 -.13,-.23"
               " -.04,-.32 .04,-.32 .04,-.14 -.04,-.12")  # fmt: skip
    return [
        Sheet(cuts(*hairs, thin=0.004, thick=0.014), BLACK),
        Sheet(ellipse(0.50), BLACK, ("spider",)), Sheet(light, WHITE),
        Sheet(whites, WHITE, ("eyes",)), Sheet(lids | pupils, BLACK), Sheet(smile, WHITE),
        *edged(tie, INKS["vermilion"], "bow tie", line=WHITE),
    ]  # fmt: skip


def _violin() -> list[Sheet]:
    """A violin around its bridge, its neck along the thread, which is its only string."""
    half = points("-.28,.0 -.26,.11 -.16,.155 -.06,.12 .0,.085 .07,.085 .13,.12 .21,.115 .26,.06"
        " .275,.02")  # fmt: skip
    wood = blob(*half, *((x, -y) for x, y in reversed(half[1:])))
    neck = polygon(".10,.028 .62,.022 .62,-.022 .10,-.028")
    scroll = ellipse(0.05, 0.046).at(0.66, -0.012) | ellipse(0.03).at(0.62, 0.0)
    pegs = strips([((0.58, -0.05), (0.58, 0.05)), ((0.63, -0.06), (0.63, 0.055))], 0.018)
    holes = cuts("-.06,.085 -.02,.07 .02,.065 .06,.05", "-.06,-.085 -.02,-.07 .02,-.065 .06,-.05",
        thin=0.010, thick=0.020)  # fmt: skip
    shade = family("-.24,-.10 -.16,-.135 -.07,-.11", "-.22,-.06 -.15,-.09 -.09,-.075", 4)
    sheets = [
        *edged(wood, INKS["clay"], "violin", turn=0, edge=0.026, line=WHITE),
        Sheet(rim(wood, 0.012), BLACK), Sheet(shade | holes, BLACK), Sheet(pegs, BLACK),
        *edged(scroll, INKS["clay"], "violin"), Sheet(neck, BLACK, ("violin",)),
        Sheet(strips([((-0.28, 0), (0.72, 0))], 0.013), WHITE, ("thread",)),
        Sheet(strip(((0, -0.05), (0, 0.05)), 0.024), WHITE, ("bridge",)),
    ]  # fmt: skip
    return [sheet.placed(0, 0, 1.45, _TILT, False) for sheet in sheets]


def _bow() -> list[Sheet]:
    """The bow across the thread, its frog at the lower right."""
    stick = cuts("-.30,.02 .2,.075 .80,.02", thin=0.022, thick=0.026)
    hair = strip(((-0.28, 0.0), (0.76, -0.02)), 0.018)
    frog = polygon(".70,-.03 .70,.045 .82,.04 .80,-.035")
    sheets = [
        Sheet(rim(stick, 0.03), WHITE), *edged(hair, WHITE, "bow", edge=0.016),
        *edged(stick, INKS["clay"], "bow", edge=0.014),
        *edged(frog, INKS["vermilion"], "bow", edge=0.014),
    ]  # fmt: skip
    return [sheet.placed(0.02, 0.02, 1.0, _TILT - 90, False) for sheet in sheets]


def _fly() -> list[Sheet]:
    """A fly in a top hat from the side, who looks up to the left, its hands behind its back."""
    wing = blob(".0,.08 .14,.02 .30,-.16 .34,-.34 .24,-.36 .10,-.20 .0,-.06")
    veins = cuts(".06,.02 .18,-.12 .28,-.30", ".05,-.04 .16,-.18 .22,-.32", thick=0.012)
    coat = blob("-.12,.08 .04,.12 .13,.02 .13,-.16 .04,-.24 -.08,-.22 -.14,-.10")
    legs = strips([((-0.05, -0.20), (-0.06, -0.34)), ((0.04, -0.20), (0.04, -0.34))], 0.026)
    legs = legs | strips(
        [((-0.06, -0.34), (-0.12, -0.345)), ((0.04, -0.34), (-0.02, -0.345))], 0.024
    )
    arm = strip(points("-.06,.02 -.17,-.06 -.20,.05"), 0.034, 0.022)
    head = ellipse(0.135, 0.13).at(-0.05, 0.20)
    eye = ellipse(0.080, 0.095).turned(16).at(-0.085, 0.215)
    net = family("-.18,.14 -.08,.17 .02,.16", "-.18,.28 -.08,.31 .02,.30", 4, 0.005, 0.007)
    net = net | family("-.15,.10 -.14,.2 -.15,.32", "-.04,.10 -.02,.2 -.03,.32", 3, 0.005, 0.007)
    mouth = strip(points("-.12,.11 -.20,.08 -.22,.02"), 0.026, 0.045)
    hat = polygon("-.14,.0 -.12,.21 .12,.21 .14,.0") | strip(((-0.21, 0), (0.21, 0)), 0.035)
    band = polygon("-.136,.02 -.13,.07 .13,.07 .136,.02")
    knot = blob("-.06,-.31 -.13,-.27 -.12,-.34 -.06,-.32 .0,-.27 .01,-.34")
    crown = [*edged(hat, BLACK, "top hat"), Sheet(band, INKS["vermilion"])]
    sheets = [
        *edged(wing, WHITE, "wings"), Sheet(veins, BLACK), Sheet(legs, BLACK, ("fly",)),
        *edged(knot, WHITE, "thread", edge=0.012), *edged(coat, "#4a4a4a", "fly", turn=70),
        Sheet(arm | mouth, BLACK, ("fly",)), *edged(head, "#c8c8c8", "fly", turn=40),
        *edged(eye, INKS["vermilion"], "eyes"), Sheet(net & eye, BLACK),
        *(part.placed(0.0, 0.315, 0.86, -10, flip=False) for part in crown),
    ]  # fmt: skip
    return [sheet.placed(0, 0, 0.98, 0, False) for sheet in sheets]
