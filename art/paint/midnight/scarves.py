"""Knitted scarves."""

import math

from art.paint.midnight.carving import BLACK, edged
from art.paint.story.cutouts.geometry import smooth, strip
from art.paint.story.hands.woodcut import INKS
from art.paint.story.sheets import Outline, Point, Sheet


def knit(path: list[Point], wide: float) -> Outline:
    """Rows of stitches across a knitted band."""
    line = smooth(path, closed=False)
    stitches = Outline(())
    for index in range(2, len(line) - 2, 3):
        (ax, ay), (bx, by) = line[index - 1], line[index + 1]
        long = math.hypot(bx - ax, by - ay) or 1.0
        ux, uy = (bx - ax) / long, (by - ay) / long
        x, y = line[index]
        reach = 0.32 * wide
        for side in (-1, 1):
            tip = (x - side * uy * reach - ux * 0.03, y + side * ux * reach - uy * 0.03)
            stitches = stitches | strip(((x, y), tip), 0.011, 0.006)
    return stitches


def scarf_band(path: list[Point], start: float, end: float) -> list[Sheet]:
    """A length of a red knitted scarf; it gets wider from `start` to `end`."""
    wool = strip(path, start, end)
    return [*edged(wool, INKS["vermilion"], "scarf", turn=60), Sheet(knit(path, end), BLACK)]
