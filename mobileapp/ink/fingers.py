"""Turns touches into drops: a tap leaves a drop, a resting finger a pool, a moving one a line."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from mobileapp.ink.sheet import UNITS, InkDrop

TAP_RADIUS = 16
"""The radius of the drop that a tap leaves, in units."""
POOL_GROWTH = 22
"""How fast a pool grows under a resting finger.

After t seconds, its radius has grown by this many units times the square root of t.
"""
MAX_POOL = 75
LINE_RADIUS = 11
"""The radius of a line drawn at the speed `UNHURRIED`, in units."""
UNHURRIED = 700
"""The usual speed of a finger, in units per second.

A faster finger draws a thinner line, a slower one a wider line.
"""
MIN_WIDTH, MAX_WIDTH = 0.6, 1.7
"""The limits of a line's radius, as factors of `LINE_RADIUS`."""
SPACING = 7
"""The distance between the drops of a line, in units."""
REST = 6
"""A finger that moves less than this counts as resting, in units."""


@dataclass
class InkFinger:
    """One finger on the sheet, from touch down to touch up; positions are in units."""

    x: float
    y: float
    ink: str
    rested: float = 0.0
    """How long the finger has rested since it last moved, in seconds."""
    _behind: float = 0.0
    """How far the finger has moved since the latest drop of its line, in units."""

    def press(self) -> InkDrop:
        """The drop that the finger leaves when it touches the sheet."""
        return InkDrop(self.x, self.y, TAP_RADIUS, self.ink)

    def rest(self, seconds: float) -> InkDrop:
        """The drop of the pool after the finger has rested for another `seconds`.

        It covers the earlier drops of the pool, because a pool never shrinks.
        """
        self.rested += seconds
        radius = min(TAP_RADIUS + POOL_GROWTH * math.sqrt(self.rested), MAX_POOL)
        return InkDrop(self.x, self.y, radius, self.ink)

    def move(self, x: float, y: float, seconds: float) -> Iterator[InkDrop]:
        """Move the finger to a new position, and yield the drops of the line to it.

        The movement takes `seconds`. A movement shorter than `REST` is ignored.
        """
        length = math.hypot(x - self.x, y - self.y)
        if length < REST:
            return
        self.rested = 0.0
        speed = length / seconds if seconds > 0 else UNHURRIED
        radius = LINE_RADIUS * min(max(math.sqrt(UNHURRIED / speed), MIN_WIDTH), MAX_WIDTH)
        start_x, start_y = self.x, self.y
        at = SPACING - self._behind
        while at <= length:
            part = at / length
            yield InkDrop(
                start_x + (x - start_x) * part, start_y + (y - start_y) * part, radius, self.ink
            )
            at += SPACING
        self._behind = length - (at - SPACING)
        self.x, self.y = x, y


def on_sheet(x: float, y: float) -> bool:
    """Whether a position lies on the sheet."""
    return 0 <= x <= UNITS and 0 <= y <= UNITS
