"""Hills that are somebody asleep on the side, one hand over the edge."""

import math
from itertools import pairwise

from art.paint.midnight.carving import BLACK, WHITE, edged, shaggy, white_edged
from art.paint.midnight.cuts import arc, cuts, rim
from art.paint.midnight.sleepers import sleeping_face
from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    blob,
    box,
    ellipse,
    points,
    polygon,
    smooth,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Point, Sheet

_RED, _GOLD, _GREEN = INKS["vermilion"], INKS["lamp"], INKS["verdigris"]

_RIDGE = smooth(points(
    "-.30,-.26 -.30,.04 -.24,.40 -.12,.74 .06,.80 .20,.64 .32,.52 .46,.58 .60,.74 .76,.76 .92,.60"
    " 1.06,.42 1.3,.26"), closed=False)  # fmt: skip
_FRONT = smooth(points(
    "-.38,-.28 -.36,-.36 -.28,-.42 -.16,-.42 -.02,-.38 .12,-.34 .24,-.36 .36,-.32 .50,-.36"
    " .68,-.42 .86,-.40 1.02,-.44 1.3,-.4"), closed=False)  # fmt: skip
"""The upper line of the sleeper, and the hem of the blanket, with equally many points."""


@card(
    palette="block_night",
    hand="woodcut",
    title="The range turned over in its sleep",
    subject="hills that are somebody asleep on the side under a blanket of fields",
    props=("hills", "blanket", "fields", "hand", "sheep", "village", "ring", "moon"),
    mood=("vast", "gentle", "uneasy"),
)
def sleeping_range(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop=BLACK)
    lay_pile(scene, _night(), 0, 0, depth=59.0)
    lay_pile(scene, _blanket(), 0, 0, depth=50.0)
    lay_pile(scene, _village(), 0.60, 0.16, depth=42.0)
    lay_pile(scene, _hand(), -0.03, -0.04, depth=56.0)
    for index, (x, y, size, turn) in enumerate(_FLOCK):
        parts = [sheet.placed(0, 0, 1, turn, False) for sheet in _sheep(index == 2)]
        lay_pile(scene, parts, x, y, size, flip=index % 2 == 1, depth=30.0 - index)
    return WoodcutPlan(
        inks=("verdigris", "lamp", "vermilion"), sky="black", contrast=1.5, lamp_pool=0, stars=24
    )


def _night() -> list[Sheet]:
    """A thin moon, and the head of the sleeper on the pillow, the face turned to us."""
    moon = ellipse(0.17).at(0.66, 1.22) - ellipse(0.15).at(0.58, 1.27)
    pillow = blob("-1.5,.16 -.9,.10 -.5,.06 -.2,.0 -.16,-.34 -.5,-.46 -.9,-.50 -1.5,-.54")
    creases = cuts("-.96,-.36 -.88,-.32 -.80,-.36", "-.96,-.02 -.92,-.06 -.86,-.06", thick=0.018)
    hair = blob(
        "-.40,.46 -.58,.52 -.78,.44 -.92,.24 -.95,.0 -.86,-.20 -.90,-.34 -.76,-.28 -.66,-.38"
        " -.60,-.26 -.50,-.30 -.46,.0"
    )
    locks = cuts(
        "-.86,.22 -.88,.0 -.80,-.18", "-.80,.32 -.64,.46 -.46,.44", "-.80,-.10 -.74,-.22 -.66,-.30",
        thick=0.024,
    )  # fmt: skip
    neck = blob("-.50,.24 -.2,.36 -.1,.0 -.44,-.16")
    face = sleeping_face(_RED)
    return [
        Sheet(moon, _GOLD, ("moon",)), *edged(pillow, WHITE, "pillow"), Sheet(creases, BLACK),
        *white_edged(hair, _RED, "hair"), Sheet(locks, BLACK),
        *edged(neck, WHITE, "neck", edge=0.026),
        *(part.placed(-0.58, 0.10, 0.68, 62, flip=False) for part in face),
    ]  # fmt: skip


def _on_blanket(u: float, v: float) -> Point:
    """A place on the blanket: from left to right, and from the ridge down to the hem."""
    index = round(u * (len(_RIDGE) - 1))
    (ax, ay), (bx, by) = _RIDGE[index], _FRONT[index]
    sway = 0.05 * math.sin(9 * u + 3 * v)
    bulge = 0.10 * math.sin(math.pi * v)
    return ax + (bx - ax) * v + sway, ay + (by - ay) * v + bulge


_ACROSS = (0.0, 0.13, 0.24, 0.36, 0.50, 0.60, 0.72, 0.86, 1.0)
_DOWN = (0.0, 0.30, 0.56, 0.80, 1.0)
_FIELDS = ("DWYGDGYW", "YGDWGYDG", "WYGDYGWY", "GDGYWDGW")
_TONES = {"G": _GREEN, "Y": _GOLD, "W": WHITE, "D": "#5d7565"}


def _field(left: float, right: float, top: float, low: float) -> tuple[Outline, Outline]:
    """One field, and the hedges along its lower and its right side."""
    steps = [index / 6 for index in range(7)]
    upper = [_on_blanket(left + (right - left) * s, top) for s in steps]
    lower = [_on_blanket(left + (right - left) * s, low) for s in steps]
    ends = [_on_blanket(right, top + (low - top) * s) for s in steps]
    starts = [_on_blanket(left, top + (low - top) * s) for s in steps]
    area = polygon(*upper, *ends[1:], *lower[::-1][1:], *starts[::-1][1:])
    return area, cuts(lower, ends, thin=0.016, thick=0.026)


def _blanket() -> list[Sheet]:
    """The fields and hedges, laid over shoulder, waist, hip and knees."""
    whole = polygon(*_RIDGE, *reversed(_FRONT))
    sheets = [Sheet(rim(whole, 0.03), WHITE), Sheet(whole, WHITE, ("blanket",))]
    hedges = Outline(())
    for row, (top, low) in enumerate(pairwise(_DOWN)):
        shift = (0.0, 0.06, -0.03, 0.03)[row]
        edges = [0.0, *(at + shift for at in _ACROSS[1:-1]), 1.0]
        for column, (left, right) in enumerate(pairwise(edges)):
            area, hedge = _field(left, right, top, low)
            turn = 20.0 * ((3 * row + 5 * column) % 9)
            tone = _TONES[_FIELDS[row][column]]
            sheets.append(Sheet(area & whole, tone, ("fields",), turn=turn))
            hedges = hedges | hedge
    hem = strip(_FRONT, 0.05)
    return [*sheets, Sheet(hedges & whole, BLACK, ("hedges",)), *edged(hem, WHITE, "hem")]


def _village() -> list[Sheet]:
    """Houses that slid down the hip and stand crooked, one window lit."""
    sheets: list[Sheet] = []
    for x, y, size, turn, lit in ((0.06, 0.12, 1.05, -16, 1), (-0.14, -0.06, 1.2, 24, 0),
                                  (0.20, -0.34, 1.0, -38, 0)):  # fmt: skip
        wall, roof = box(0.15, 0.13).at(0, 0.05), polygon("-.11,.11 .0,.23 .11,.11")
        pane = box(0.05, 0.05).at(0.02, 0.05)
        parts = [
            *edged(wall, WHITE, "village"), *edged(roof, _RED, "village", turn=60),
            *edged(pane, _GOLD if lit else BLACK, "lit window" if lit else "window"),
        ]  # fmt: skip
        sheets += [sheet.placed(x, y, size, turn, False) for sheet in parts]
    tower, spire = box(0.10, 0.24).at(0, 0.1), polygon("-.08,.21 .0,.42 .08,.21")
    church = [*edged(tower, WHITE, "church"), *edged(spire, _RED, "church", turn=80)]
    slide = cuts(
        "-.16,.52 -.18,.42 -.14,.30",
        "-.04,.56 -.04,.46 .0,.34",
        "-.10,.54 -.11,.46 -.08,.36",
        thick=0.02,
    )
    return [
        Sheet(slide, BLACK, ("slide",)),
        *(s.placed(-0.02, 0.16, 1, 20, False) for s in church),
        *sheets,
    ]


def _hand() -> list[Sheet]:
    """A sleeve over the hem, and a huge open hand on the ground, a ring on one finger."""
    sleeve = blob("-.66,-.67 -.66,-.67 -.64,-.50 -.54,-.36 -.36,-.24 -.14,-.24 -.14,-.24 -.18,-.38"
                  " -.34,-.45 -.34,-.45")  # fmt: skip
    cuff = strip(points("-.50,-.56 -.42,-.67"), 0.40, 0.40)
    palm = blob(
        "-.58,-.68 -.42,-.92 -.22,-1.10 .0,-1.21 .20,-1.20 .34,-1.06 .36,-.88 .26,-.72 .08,-.64"
        " -.10,-.60 -.24,-.48"
    )
    fingers = (
        ("-.02,-.72 .12,-.55 .24,-.48 .34,-.46", 0.19, 0.12),
        (".24,-.80 .52,-.72 .76,-.68 .90,-.60", 0.17, 0.12),
        (".26,-.92 .6,-.88 .82,-.86 .97,-.78", 0.17, 0.12),
        (".24,-1.04 .56,-1.06 .76,-1.06 .90,-1.0", 0.17, 0.12),
        (".12,-1.14 .40,-1.23 .56,-1.26 .70,-1.23", 0.15, 0.10),
    )  # fmt: skip
    outline, joints = palm, Outline(())
    for path, start, end in fingers:
        way = points(path)
        outline = outline | strip(way, start, end) | ellipse(end / 2).at(*way[-1])
        for (x, y), long in ((way[1], 0.045), (way[2], 0.035)):
            joints = joints | cuts([(x, y + long), (x + 0.02, y), (x, y - long)], thick=0.014)
    lines = cuts("-.20,-.62 -.02,-.74 .04,-.92 .0,-1.12", ".30,-.80 .12,-.86 -.10,-.90 -.24,-1.0",
                 ".26,-1.0 .10,-1.0 -.04,-1.06", thick=0.024)  # fmt: skip
    ring = strip(points(".44,-.975 .465,-1.055 .45,-1.14"), 0.055)
    folds = cuts("-.34,-.32 -.42,-.40 -.44,-.48", "-.48,-.42 -.54,-.50 -.56,-.57", thick=0.022)
    return [
        *edged(outline, WHITE, "hand", edge=0.030), Sheet(lines | joints, BLACK),
        *edged(ring, _GOLD, "ring"), *edged(sleeve, _RED, "sleeve", turn=130, edge=0.028),
        Sheet(folds, BLACK), *edged(cuff, WHITE, "cuff", edge=0.028),
    ]  # fmt: skip


_FLOCK = (
    (0.22, -0.47, 0.95, 0), (0.56, -0.70, 1.0, 6), (0.80, -0.86, 0.85, 4), (0.64, -1.05, 0.9, -2),
    (-0.04, -0.92, 1.35, 0),
)  # fmt: skip
"""Where the sheep stand on the fingers, their size and how they lean."""


def _sheep(dark: bool) -> list[Sheet]:
    """A grazing sheep, its feet at the origin."""
    fleece = shaggy(arc(0, 0.12, 0.10, 0, 315, 0.72), 0.022, 0.5)
    head = blob(".08,.14 .12,.14 .155,.08 .15,.03 .115,.035 .09,.08")
    legs = strip(points("-.06,.06 -.06,-.02"), 0.02) | strip(points(".05,.06 .05,-.02"), 0.02)
    tone = "#4a4a4a" if dark else WHITE
    return [
        Sheet(legs, BLACK), *edged(fleece, tone, "sheep", edge=0.016),
        *white_edged(head, BLACK, "sheep", edge=0.012),
    ]  # fmt: skip
