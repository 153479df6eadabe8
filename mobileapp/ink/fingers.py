"""What fingers leave on the sheet: a tap a drop, a resting finger a pool, a moving one a line."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from mobileapp.ink.sheet import UNITS, Drop

TAP_RADIUS = 16
"""Radius of the drop that a tap leaves, in units."""
POOL_GROWTH = 22
"""A resting finger adds this many units times the square root of the seconds it rests."""
MAX_POOL = 75
LINE_RADIUS = 11
"""Radius of a line drawn at an unhurried pace, in units."""
UNHURRIED = 700
"""Units a second; a faster finger draws a thinner line, a slower one a wider."""
THINNEST, WIDEST = 0.6, 1.7
"""Limits of that, as factors of the radius."""
SPACING = 7
"""Units between the drops of a line."""
REST = 6
"""A finger that moves less than this, in units, rests."""


@dataclass
class Finger:
    """One finger on the sheet, from touch down to touch up; positions are in units."""

    x: float
    y: float
    ink: str
    rested: float = 0.0
    """Seconds since it last moved."""
    _behind: float = 0.0
    """Units moved since the latest drop of the line."""

    def press(self) -> Drop:
        """The drop of the touch itself."""
        return Drop(self.x, self.y, TAP_RADIUS, self.ink)

    def rest(self, seconds: float) -> Drop:
        """The pool after resting so much longer; it replaces nothing, it only grows."""
        self.rested += seconds
        radius = min(TAP_RADIUS + POOL_GROWTH * math.sqrt(self.rested), MAX_POOL)
        return Drop(self.x, self.y, radius, self.ink)

    def move(self, x: float, y: float, seconds: float) -> Iterator[Drop]:
        """The drops of a line to a new position."""
        length = math.hypot(x - self.x, y - self.y)
        if length < REST:
            return
        self.rested = 0.0
        speed = length / seconds if seconds > 0 else UNHURRIED
        radius = LINE_RADIUS * min(max(math.sqrt(UNHURRIED / speed), THINNEST), WIDEST)
        start_x, start_y = self.x, self.y
        at = SPACING - self._behind
        while at <= length:
            part = at / length
            yield Drop(
                start_x + (x - start_x) * part, start_y + (y - start_y) * part, radius, self.ink
            )
            at += SPACING
        self._behind = length - (at - SPACING)
        self.x, self.y = x, y


def on_sheet(x: float, y: float) -> bool:
    """Whether a position lies on the sheet."""
    return 0 <= x <= UNITS and 0 <= y <= UNITS
