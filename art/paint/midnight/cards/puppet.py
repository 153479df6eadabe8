"""A puppet that has taken off its strings and mends itself."""

import math
from functools import partial

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cuts import arc, cuts, rim
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import Profile, profile_outline
from art.paint.story.cutouts.geometry import (
    blob,
    box,
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

_edged = partial(edged, edge=0.016)

_WOOD, _FAR_WOOD = WHITE, "#b4b4b4"
_ELBOW = (-0.06, -0.34)


@card(
    palette="block_night",
    hand="woodcut",
    title="The strings were fine",
    subject="wooden puppet that mends its own arm",
    props=("puppet", "needle", "red thread", "lamp", "strings", "trunk", "heart", "wood"),
    mood=("solemn", "ironic", "careful"),
)
def puppet_surgeon(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette)
    lay_pile(scene, _light(), 0, 0, depth=55.0)
    lay_pile(scene, _trunk(), 0, 0, depth=50.0)
    lay_pile(scene, _strings(), -0.67, 1.18, depth=46.0)
    lay_pile(scene, _far_limbs(), 0, 0, depth=42.0)
    lay_pile(scene, _body(), 0, 0, depth=36.0)
    lay_pile(scene, _head(), -0.07, 0.80, depth=30.0)
    lay_pile(scene, _near_limbs(), 0, 0, depth=24.0)
    lay_pile(scene, _sewing(), 0, 0, depth=14.0)
    return WoodcutPlan(
        inks=("lamp", "vermilion", "verdigris"), sky="black", contrast=1.6, lamp_pool=0
    )


def _light() -> list[Sheet]:
    """A lamp on a long cord, its cone of light and the boards of the floor."""
    cone = polygon(".40,1.10 .76,1.10 1.3,-1.28 -.24,-1.28")
    floor = polygon("-1.2,-1.28 1.2,-1.28 1.2,-1.7 -1.2,-1.7")
    boards = strips([((x, -1.28), (x * 1.5, -1.7)) for x in (-0.7, -0.2, 0.3, 0.8)], 0.012)
    shade = blob(".50,1.32 .66,1.32 .84,1.10 .84,1.10 .58,1.06 .32,1.10 .32,1.10")
    bulb = ellipse(0.09, 0.08).at(0.58, 1.08)
    return [
        Sheet(cone, "#f7d27a", ("light",), turn=84),
        Sheet(floor, "#7a7a7a", ("floor",), turn=0),
        Sheet(boards, BLACK),
        Sheet(strip(((0.58, 1.32), (0.58, 1.7)), 0.022), WHITE, ("cord",)),
        *_edged(bulb, WHITE, "lamp"),
        *_edged(shade, INKS["verdigris"], "lamp", turn=10),
        Sheet(cuts(".54,1.28 .46,1.18 .42,1.14", thick=0.020), WHITE),
    ]


def _trunk() -> list[Sheet]:
    """The trunk it travels in, for a seat."""
    chest = polygon("-.92,-.80 -.02,-.80 -.02,-1.38 -.92,-1.38")
    straps = box(0.09, 0.62).at(-0.74, -1.08) | box(0.09, 0.62).at(-0.20, -1.08)
    lid = box(0.98, 0.10).at(-0.47, -0.82)
    lock = blob("-.54,-.86 -.40,-.86 -.40,-1.0 -.47,-1.05 -.54,-1.0")
    return [
        *_edged(chest, INKS["verdigris"], "trunk", turn=0),
        *_edged(straps, "#d4d4d4", "trunk"),
        *_edged(lid, "#d4d4d4", "trunk", turn=0),
        *_edged(lock, WHITE, "lock"),
        Sheet(ellipse(0.02).at(-0.47, -0.95) | box(0.016, 0.05).at(-0.47, -0.975), BLACK),
    ]


def _strings() -> list[Sheet]:
    """Its strings on a nail in a neat coil, the bar they led to above them."""
    loops = Outline(())
    for index, (wide, tall) in enumerate(((0.20, 0.42), (0.165, 0.38), (0.13, 0.34), (0.09, 0.28))):
        lean = 0.012 * (index % 2)
        loops = loops | strip([*arc(lean, -0.40, wide, 90, 450, tall / wide)], 0.018)
    wrap = box(0.30, 0.10).turned(6).at(0, -0.34)
    turns = strips([((-0.15, -0.31 - y), (0.15, -0.28 - y)) for y in (0.0, 0.035, 0.07)], 0.010)
    end = cuts("-.12,-.38 -.22,-.52 -.20,-.74 -.26,-.90", thick=0.020)
    bar = strip(((-0.24, -0.06), (0.24, 0.02)), 0.07)
    post = strip(((-0.20, 0.07), (-0.17, -0.17)), 0.065) | strip(
        ((0.15, 0.12), (0.18, -0.12)), 0.065
    )
    return [
        Sheet(loops | end, WHITE, ("strings",)),
        *_edged(wrap, WHITE, "strings"),
        Sheet(turns, BLACK),
        *_edged(post, "#d8d8d8", "control bar", turn=98),
        *_edged(bar, "#d8d8d8", "control bar", turn=8),
        Sheet(ellipse(0.026).at(0, -0.02), BLACK, ("nail",)),
    ]


def _turned(a: Point, b: Point, start: float, end: float) -> Outline:
    """A limb as a carpenter turns it: tapered, with round ends."""
    return strip((a, b), start, end) | ellipse(start / 2).at(*a) | ellipse(end / 2).at(*b)


def _grain(a: Point, b: Point, wide: float) -> Outline:
    """Three lines of grain along a limb."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    long = math.hypot(dx, dy)
    nx, ny = -dy / long * wide, dx / long * wide
    lines = []
    for offset, start, end in ((-0.26, 0.16, 0.62), (0.04, 0.30, 0.86), (0.28, 0.12, 0.5)):
        middle, bow = (start + end) / 2, offset + 0.10
        lines.append(
            [
                (a[0] + dx * start + nx * offset, a[1] + dy * start + ny * offset),
                (a[0] + dx * middle + nx * bow, a[1] + dy * middle + ny * bow),
                (a[0] + dx * end + nx * offset, a[1] + dy * end + ny * offset),
            ]
        )
    return cuts(*lines, thick=0.013)


def _limb(a: Point, b: Point, start: float, end: float, wood: str = _WOOD) -> list[Sheet]:
    """A wooden limb with its grain."""
    outline = _turned(a, b, start, end)
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    return [
        *_edged(outline, wood, "puppet", turn=turn),
        Sheet(_grain(a, b, start) & outline, BLACK),
    ]


def _joint(x: float, y: float, size: float) -> list[Sheet]:
    """A ball joint with its peg."""
    return [
        *_edged(ellipse(size).at(x, y), "#c8c8c8", "joints", turn=40),
        Sheet(ellipse(size * 0.34).at(x, y), BLACK),
    ]


def _wooden_hand(x: float, y: float, turn: float, wood: str = _WOOD) -> list[Sheet]:
    """A carved hand that points right: a paddle with cut fingers and a thumb."""
    palm = blob("-.08,-.07 -.08,.07 .06,.10 .20,.08 .24,.0 .20,-.08 .06,-.10")
    thumb = blob("-.02,.06 .02,.15 .12,.17 .16,.13 .08,.08")
    fingers = cuts(
        ".08,.04 .16,.045 .24,.04",
        ".08,-.01 .16,-.01 .25,-.01",
        ".08,-.055 .16,-.06 .23,-.05",
        thick=0.014,
    )
    parts = [*_edged(thumb, wood, "hand"), *_edged(palm, wood, "hand"), Sheet(fingers, BLACK)]
    return [part.placed(x, y, 1.0, turn, flip=False) for part in parts]


def _shoe(x: float, y: float) -> list[Sheet]:
    """A clog painted on a wooden foot."""
    clog = blob(
        "-.12,.10 -.10,.13 .08,.13 .10,.06 .22,.04 .34,.10 .32,-.02 .24,-.08 -.12,-.08 -.14,.0"
    )
    return _edged(clog.at(x, y), INKS["vermilion"], "clogs", turn=10)


def _far_limbs() -> list[Sheet]:
    """The far leg, and the far arm that pulls the thread."""
    return [
        *_limb((-0.10, -0.62), (0.56, -0.60), 0.24, 0.20, _FAR_WOOD),
        *_shoe(0.54, -1.22),
        *_limb((0.56, -0.62), (0.54, -1.12), 0.19, 0.13, _FAR_WOOD),
        *_joint(0.56, -0.61, 0.10),
        *_limb((0.06, 0.16), (0.44, -0.02), 0.20, 0.16, _FAR_WOOD),
        *_limb((0.46, 0.0), (0.54, 0.32), 0.16, 0.12, _FAR_WOOD),
        *_joint(0.45, -0.01, 0.085),
    ]


def _body() -> list[Sheet]:
    """A barrel of a chest with a waist, its grain around a knot like a heart."""
    chest = blob(
        "-.36,.34 -.16,.40 .06,.32 .14,.12 .12,-.16 .0,-.38 -.02,-.38 -.40,-.44"
        " -.40,-.44 -.54,-.20 -.58,.10 -.50,.26"
    )
    hips = blob("-.48,-.46 -.02,-.42 .08,-.60 .02,-.80 -.40,-.84 -.56,-.70")
    heart = blob("0,-.10 0,-.10 -.09,.0 -.08,.07 -.03,.08 0,.04 0,.04 .03,.08 .08,.07 .09,.0")
    grain = Outline(())
    for size in (1.45, 2.0, 2.6):
        for solid in heart.scaled(size).solids:
            grain = grain | cuts(solid[::6], thick=0.011)
    lines = cuts(
        "-.52,.16 -.50,-.04 -.44,-.24 -.36,-.38",
        "-.46,.24 -.44,.0 -.38,-.20 -.30,-.36",
        ".04,-.12 .0,-.24 -.04,-.34",
        "-.22,-.30 -.20,-.36 -.22,-.40",
        "-.12,-.26 -.10,-.32 -.10,-.38",
        thick=0.013,
    )
    seams = cuts("-.44,-.54 -.24,-.58 .02,-.54", "-.46,-.66 -.24,-.70 .02,-.66", thick=0.014)
    return [
        *_edged(hips, _WOOD, "puppet"),
        Sheet(seams, BLACK),
        *_edged(chest, _WOOD, "puppet", "wood"),
        Sheet(lines & chest, BLACK),
        Sheet(grain.at(-0.05, 0.08) & chest, BLACK),
        *_edged(heart.at(-0.05, 0.08), INKS["vermilion"], "heart"),
    ]


def _head() -> list[Sheet]:
    """A round wooden head, bent over the work, with shavings for hair and a hinged jaw."""
    face = profile_outline(Profile(nose=1.3, chin=1.1, lips=0.7, crown=1.04), bust=False)
    neck = strip(((-0.10, -0.40), (-0.16, -0.92)), 0.26, 0.30)
    ball = ellipse(0.19).at(-0.10, -0.62)
    jaw = cuts(
        ".40,-.275 .26,-.285 .16,-.28", ".22,-.28 .20,-.40 .22,-.52", thin=0.016, thick=0.022
    )
    white = ellipse(0.09, 0.10).at(0.23, 0.03)
    lid = white & polygon("0,.2 .5,.2 .5,.05 0,.07")
    brow = strip(points(".10,.20 .22,.25 .36,.19"), 0.05, 0.035)
    grain = cuts(
        "-.40,.10 -.30,.24 -.10,.34",
        "-.42,-.06 -.30,.06 -.12,.12",
        "-.38,-.20 -.26,-.14 -.10,-.12",
        "-.30,-.34 -.16,-.30 .0,-.32",
        "-.06,-.16 .04,-.13 .14,-.16",
        "-.02,-.24 .06,-.21 .14,-.24",
        ".06,.36 .18,.34 .28,.28",
        ".0,-.02 .06,.06 .06,.14",
        thick=0.018,
    )
    sheets = [
        *_edged(neck, _WOOD, "puppet", edge=0.04),
        *_edged(ball, "#c8c8c8", "joints", edge=0.04),
        *_edged(face, _WOOD, "puppet", edge=0.04),
        Sheet(grain, BLACK),
        Sheet(jaw | brow, BLACK),
        *_edged(white, WHITE, edge=0.03),
        Sheet(ellipse(0.046).at(0.26, -0.01), BLACK, ("eye",)),
        Sheet(lid, "#9a9a9a", turn=0),
        Sheet(rim(white, 0.03), BLACK),
        *_edged(ellipse(0.05).at(0.12, -0.40), "#c8c8c8", "joints", edge=0.03),
    ]
    sheets += _shavings()
    return [sheet.placed(0, 0, 0.66, -20, flip=False) for sheet in sheets]


def _shavings() -> list[Sheet]:
    """Curled wood shavings for hair, each of another size."""
    sheets: list[Sheet] = []
    for x, y, size, start in (
        (-0.36, 0.40, 0.19, 60), (-0.16, 0.56, 0.20, 30), (0.08, 0.60, 0.18, 10),
        (0.26, 0.50, 0.14, -20), (-0.46, 0.18, 0.15, 90),
    ):  # fmt: skip
        spiral: list[Point] = []
        for step in range(10):
            radius, angle = size * (1 - 0.09 * step), math.radians(start + 52 * step)
            spiral.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
        sheets += _edged(strip(spiral, 0.085, 0.05), WHITE, "wood shavings", edge=0.03)
    return sheets


def _near_limbs() -> list[Sheet]:
    """The near leg and the near arm, which lies across the lap to be mended."""
    return [
        *_limb((-0.34, -0.66), (0.32, -0.72), 0.28, 0.22),
        *_shoe(0.22, -1.32),
        *_limb((0.32, -0.74), (0.22, -1.22), 0.21, 0.14),
        *_joint(0.33, -0.73, 0.11),
        *_joint(-0.36, -0.65, 0.12),
        *_wooden_hand(0.42, -0.44, -14),
        *_limb((0.02, -0.36), (0.40, -0.42), 0.17, 0.13),
        *_limb((-0.42, 0.14), (-0.16, -0.28), 0.23, 0.18),
        *_joint(-0.43, 0.16, 0.125),
    ]


def _sewing() -> list[Sheet]:
    """Stitches over the elbow, the red thread, and the needle in the far hand."""
    x, y = _ELBOW
    patch = ellipse(0.13, 0.12).turned(-30).at(x, y)
    stitches = Outline(())
    for index in range(6):
        angle = math.radians(60 * index + 20)
        near, far = ((x + r * math.cos(angle), y + r * math.sin(angle)) for r in (0.08, 0.155))
        stitches = stitches | strip((near, far), 0.026)
    thread = strip(points("-.02,-.30 .10,-.14 .24,.06 .40,.34 .56,.60"), 0.018)
    needle = strip(((0.52, 0.54), (0.78, 0.78)), 0.034, 0.006)
    return [
        *_edged(patch, INKS["verdigris"], "patch", turn=30),
        *_edged(stitches, INKS["vermilion"], "stitches", edge=0.008),
        *_edged(needle, WHITE, "needle", edge=0.010),
        *_edged(thread, INKS["vermilion"], "red thread", edge=0.008),
        *_wooden_hand(0.545, 0.36, 76, _FAR_WOOD),
    ]
