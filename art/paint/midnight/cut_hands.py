"""Flat hands of linocuts, finger by finger: open, as a fist, in a pinch, held up, and at rest.

Each hand begins at a wrist at the origin and is about one unit long. What it holds is laid between
the two piles of sheets of a `Grip`.
"""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cuts import cuts, rim
from art.paint.story.cutouts.figures import hand_outline
from art.paint.story.cutouts.geometry import blob, ellipse, points, strip
from art.paint.story.sheets import Outline, Point, Sheet

_EDGE = 0.045
_PARTING = 0.06  # the width of the lines around fingers, half of which is seen
_NAIL = 0.30  # of the width of a finger


class Grip(NamedTuple):
    """A hand that holds something: what lies behind that thing, and what lies before it."""

    behind: list[Sheet]
    before: list[Sheet]


def _shape(path: str, wide: float) -> Outline:
    """A finger along a path from its knuckle to its tip."""
    line = points(path)
    end = 0.86 * wide
    return strip(line, wide, end) | ellipse(end / 2).at(*line[-1])


def _detail(path: str, wide: float, nail: bool) -> list[Sheet]:
    """The nail of a finger, or the fold at its last joint."""
    (ax, ay), (bx, by) = points(path)[-2:]
    long = math.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / long, (by - ay) / long
    if nail:
        x, y = bx + 0.12 * wide * ux, by + 0.12 * wide * uy
        turn = math.degrees(math.atan2(uy, ux)) - 90
        plate = ellipse(_NAIL * wide, 0.4 * wide).turned(turn).at(x, y)
        return edged(plate, WHITE, edge=0.5 * _EDGE)
    x, y = bx - 0.55 * wide * ux, by - 0.55 * wide * uy
    reach = 0.26 * wide
    fold = strip(((x - reach * uy, y + reach * ux), (x + reach * uy, y - reach * ux)), 0.022)
    return [Sheet(fold, BLACK)]


def _finger(path: str, skin: str, wide: float, nail: bool = False) -> list[Sheet]:
    """One finger with an edge of its own."""
    shape = edged(_shape(path, wide), skin, "hand", edge=_EDGE)
    return [*shape, *_detail(path, wide, nail)]


def _hand(
    palm: Outline,
    fingers: Sequence[str],
    skin: str,
    wide: float = 0.15,
    nails: bool = False,
    bare: bool = False,
) -> list[Sheet]:
    """Fingers that grow out of a palm, each before the one given before it.

    All are one sheet, as every sheet of a linocut gets an outline; lines part the fingers. Bare
    ones have neither nails nor folds.
    """
    shapes = [_shape(path, wide) for path in fingers]
    whole = palm
    for shape in shapes:
        whole = whole | shape
    sheets = edged(whole, skin, "hand", edge=_EDGE)
    for index, path in enumerate(fingers):
        line = (rim(shapes[index], _PARTING) & whole) - shapes[index] - palm
        details = [] if bare else _detail(path, wide, nails)
        for nearer in shapes[index + 1 :]:
            line = line - nearer
            details = [replace(detail, outline=detail.outline - nearer) for detail in details]
        sheets += [Sheet(line, BLACK), *details]
    return sheets


def back_of_hand(skin: str, spread: Sequence[float]) -> list[Sheet]:
    """An open hand seen from its back, with nails and knuckles; `spread` as for `hand_outline`."""
    roots = ((0.20, 0.22), (0.16, 0.44), (0.05, 0.48), (-0.06, 0.46), (-0.15, 0.40))
    lengths = (0.30, 0.40, 0.46, 0.42, 0.32)
    sheets = edged(hand_outline(spread), skin, "hand", edge=0.05)
    for angle, length, (x, y) in zip(spread, lengths, roots, strict=True):
        a = math.radians(90 + angle)
        tip = (x + length * math.cos(a), y + length * math.sin(a))
        sheets += edged(ellipse(0.026, 0.036).turned(angle).at(*tip), WHITE, edge=0.02)
    knuckles = cuts(
        "-.17,.42 -.13,.45 -.09,.43", "-.07,.47 -.03,.50 .01,.48", ".04,.48 .08,.50 .12,.47",
        thin=0.012, thick=0.024,
    )  # fmt: skip
    return [*sheets, Sheet(knuckles, BLACK)]


def fist(skin: str) -> Grip:
    """A fist around a stick that crosses it from left to right at y = 0.45."""
    palm = blob("-.15,-.3 -.18,0 -.32,.2 -.34,.5 -.24,.70 .12,.74 .34,.64 .38,.3 .24,.06 .17,-.3")
    behind = [*edged(palm, skin, "hand", edge=_EDGE)]
    before: list[Sheet] = []
    for x in (-0.27, -0.09, 0.09, 0.27):
        top = 0.68 - 0.25 * (x - 0.02) ** 2
        before += _finger(f"{x},{top} {x - 0.01},.46 {x - 0.01},.31", skin, 0.20)
    before += _finger("-.30,.10 -.10,.13 .12,.20", skin, 0.19, nail=True)
    return Grip(behind, before)


def pinch(skin: str) -> Grip:
    """A hand whose thumb and first finger meet at (-0.06, 0.98), the others bent beside them."""
    palm = blob("-.14,-.3 -.15,0 -.25,.14 -.26,.40 -.06,.56 .20,.50 .26,.24 .15,0 .14,-.3")
    fingers = (
        ".20,.40 .42,.62 .40,.84", ".12,.46 .30,.74 .24,.94",
        ".02,.46 .16,.80 .08,1.02", "-.10,.42 .02,.78 -.04,.97",
    )  # fmt: skip
    ball = blob("-.15,-.3 -.16,0 -.26,.14 -.29,.32 -.24,.48 -.15,.46 -.06,.32 .0,.12 .04,-.3")
    thumb = _hand(ball, ("-.20,.22 -.26,.60 -.11,.93",), skin, 0.16, nails=True)
    return Grip(_hand(palm, fingers, skin), thumb)


def holding_up(skin: str) -> Grip:
    """A hand that carries something round on its finger tips, seen from its back."""
    palm = blob("-.16,-.3 -.17,0 -.30,.22 -.30,.46 -.12,.56 .16,.56 .32,.44 .32,.2 .18,0 .17,-.3")
    fingers = (
        "-.23,.40 -.32,.62 -.29,.80", "-.07,.46 -.11,.72 -.09,.90", ".08,.46 .09,.72 .10,.88",
        ".22,.40 .27,.58 .27,.72",
    )  # fmt: skip
    tendons = cuts("-.18,.38 -.15,.26 -.12,.18", "-.05,.42 -.04,.30 -.04,.20",
                   ".09,.42 .07,.30 .05,.20", thin=0.008, thick=0.022)  # fmt: skip
    hand = [*_hand(palm, fingers, skin, 0.155, nails=True), Sheet(tendons, BLACK)]
    return Grip(_finger(".26,.24 .44,.42 .46,.66", skin, 0.17, nail=True), hand)


def reaching(skin: str) -> list[Sheet]:
    """A hand seen from its side, its fingers bent to the left and stopped in the air."""
    palm = blob("-.15,-.3 -.16,0 -.24,.2 -.22,.42 -.02,.52 .20,.44 .24,.2 .16,0 .15,-.3")
    fingers = (
        ".14,.38 .10,.74 -.06,.98", ".06,.42 -.04,.78 -.24,.98",
        "-.04,.42 -.20,.72 -.40,.86", "-.14,.36 -.34,.58 -.50,.64",
    )  # fmt: skip
    ball = blob("-.16,-.3 -.17,0 -.25,.12 -.26,.26 -.14,.32 -.04,.20 .0,.04 .02,-.3")
    return [*_hand(palm, fingers, skin), *_hand(ball, ("-.16,.16 -.36,.24 -.48,.36",), skin, 0.16)]


def planted(skin: str) -> list[Sheet]:
    """A hand seen from its back that stands on its finger tips, the thumb far to the left."""
    palm = blob(
        "-.17,.3 -.17,.0 -.24,-.20 -.25,-.42 -.10,-.54 .14,-.56 .32,-.50 .40,-.36"
        " .26,-.10 .17,.06 .17,.3"
    )
    fingers = (
        ".28,-.38 .37,-.66 .36,-.86 .33,-1.04",
        ".19,-.44 .24,-.76 .24,-.98 .22,-1.15",
        ".07,-.46 .08,-.80 .09,-1.02 .09,-1.21",
        "-.09,-.42 -.13,-.78 -.11,-1.02 -.05,-1.22",
    )
    ball = blob("-.17,.1 -.17,.0 -.25,-.14 -.32,-.30 -.26,-.46 -.14,-.36 -.04,-.16 .0,.1")
    thumb = "-.20,-.20 -.42,-.46 -.53,-.76 -.56,-1.05"
    hand = _hand(palm, fingers, skin, 0.15, bare=True)
    hand += _hand(ball, (thumb,), skin, 0.17, bare=True)
    for path in (*fingers, thumb):
        (ax, ay), (bx, by) = points(path)[-2:]
        turn = math.degrees(math.atan2(by - ay, bx - ax)) - 90
        x, y = bx - 0.10 * (bx - ax), by - 0.10 * (by - ay)
        nail = blob("-.030,-.04 -.036,.01 -.022,.045 .0,.055 .022,.045 .036,.01 .030,-.04 .0,-.05")
        hand += edged(nail.turned(turn).at(x, y), WHITE, edge=0.016)
    return hand


def pose(
    sheets: Sequence[Sheet], size: float, turn: float, x: float, y: float, flip: bool = False
) -> list[Sheet]:
    """Sheets that belong together flipped, made larger, turned and moved, in this order."""
    return [sheet.placed(x, y, size, turn, flip) for sheet in sheets]


def sleeve(path: Sequence[Point], wide: float, end: float, colour: str) -> list[Sheet]:
    """A sleeve along a path from the wrist, with a stiff white cuff and folds."""
    (ax, ay), (bx, by) = path[:2]
    long = math.hypot(bx - ax, by - ay)
    ux, uy = (bx - ax) / long, (by - ay) / long
    cloth = strip(path, wide, end)
    cuff = strip(((ax - 0.06 * ux, ay - 0.06 * uy), (ax + 0.12 * ux, ay + 0.12 * uy)), 1.06 * wide)
    folds = [
        [(ax + t * ux - s * 0.30 * wide * uy, ay + t * uy + s * 0.30 * wide * ux),
         (ax + (t + 0.07) * ux, ay + (t + 0.07) * uy),
         (ax + (t + 0.05) * ux + s * 0.16 * wide * uy, ay + (t + 0.05) * uy - s * 0.16 * wide * ux)]
        for t, s in ((0.30, 1), (0.46, -1), (0.66, 1))
    ]  # fmt: skip
    line = BLACK if colour > "#3" else WHITE
    return [
        *edged(cloth, colour, "sleeve", edge=_EDGE),
        Sheet(cuts(*folds, thin=0.012, thick=0.034) & cloth, line),
        *edged(cuff, WHITE, "cuff", edge=_EDGE),
    ]
