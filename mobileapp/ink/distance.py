"""Computes a distance field: how deep inside the drops every pixel of the folded half lies."""

import math
from collections.abc import Iterable

from PIL import Image

from mobileapp.ink.plane import Plane, from_rows
from mobileapp.ink.sheet import FOLD, FoldedSheet, InkDrop

REACH = 480
"""The field records distances outside the ink only up to this many units."""
CELL = 5
"""The size of a cell of the field, in pixels.

The field is smooth, so it is computed at this low resolution, in Python, and enlarged.
"""
BORDER = 2
"""The number of extra columns at each side of the field.

They are needed because the knight's moves of the chamfer mask reach two columns sideways.
"""


def depth_inside(sheet: FoldedSheet, drops: Iterable[InkDrop]) -> Plane:
    """How deep inside the drops each pixel of the half lies, in units; negative outside of them.

    The drops of the left half are mirrored, as on a folded sheet. This is a chamfer distance
    transform: two passes, whatever the number of drops.
    """
    step = CELL / sheet.unit
    columns, rows = sheet.half[0] // CELL + 2, sheet.half[1] // CELL + 2
    field = [[-float(REACH)] * (columns + 2 * BORDER) for _ in range(rows)]
    _stamp(field, drops, columns, rows, step)
    for _ in range(2):  # first from the top left, then from the bottom right
        _spread_downwards(field, columns, step)
        field = [line[::-1] for line in reversed(field)]
    # The field is symmetric about the fold, so the column beside the fold is repeated beyond it.
    mirrored = [[line[BORDER + 1], *line[BORDER + 1 : columns + BORDER]] for line in field]
    box = (0.5, 0.5, 0.5 + sheet.half[0] / CELL, 0.5 + sheet.half[1] / CELL)
    enlarged = from_rows(mirrored).image.resize(sheet.half, Image.Resampling.BICUBIC, box=box)
    return Plane(enlarged)


def _stamp(
    field: list[list[float]], drops: Iterable[InkDrop], columns: int, rows: int, step: float
) -> None:
    """Write the exact depth into the cells around the centre of each drop, in place."""
    for drop in drops:
        x, y = abs(drop.x - FOLD) / step + 0.5, drop.y / step + 0.5
        for row in range(max(0, int(y) - 1), min(rows, int(y) + 3)):
            line = field[row]
            for column in range(max(0, int(x) - 1), min(columns, int(x) + 3)):
                depth = drop.radius - math.hypot(column - x, row - y) * step
                if depth > line[column + BORDER]:
                    line[column + BORDER] = depth


def _spread_downwards(field: list[list[float]], columns: int, step: float) -> None:
    """Make one pass of the distance transform, from the top left to the bottom right, in place.

    The chamfer mask has straight, diagonal and knight's moves. The code is written without calls
    and generators, as this is the inner loop of painting a blot.
    """
    straight, diagonal, knight = step, step * math.sqrt(2), step * math.sqrt(5)
    above = two_above = [-float(REACH)] * (columns + 2 * BORDER)
    for line in field:
        left = line[BORDER - 1]
        for column in range(BORDER, columns + BORDER):
            depth = line[column]
            if (other := left - straight) > depth:
                depth = other
            if (other := above[column] - straight) > depth:
                depth = other
            if (other := max(above[column - 1], above[column + 1]) - diagonal) > depth:
                depth = other
            other = max(
                above[column - 2], above[column + 2], two_above[column - 1], two_above[column + 1]
            )
            if other - knight > depth:
                depth = other - knight
            line[column] = left = depth
        above, two_above = line, above
