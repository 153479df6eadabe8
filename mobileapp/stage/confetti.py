"""Computes the positions of the confetti at the end of a match, as functions of time."""

from collections.abc import Sequence
from functools import cache
from math import cos, sin
from typing import NamedTuple

from mobileapp.stage.geometry import Rect
from mobileapp.stage.lights import scattered

SECONDS = 5.0
"""For how many seconds the confetti falls."""
SCRAPS = 72
"""The number of scraps of paper."""
SHAPES = 3
"""The number of shapes of scraps, which lie side by side in their texture."""
SHADOW = (0.004, -0.008)
"""How far a scrap's shadow lies from it, as fractions of the shorter side of the window."""

REACH = 1.5
"""How far a scrap reaches from its middle, as a multiple of half its length, with a little room."""


class Scrap(NamedTuple):
    """The pseudo-random properties of one scrap of paper."""

    late: float
    """Seconds until it begins to fall."""
    pace: float
    """Its speed: the fraction of its fall, from above the window to below it, per second."""
    size: float
    """Half its length, as a fraction of the shorter side of the window."""
    x: float
    """The horizontal position around which it sways, as a fraction of the width of the window."""
    spin: float
    """Radians per second around its centre."""
    flutter: float
    """Radians per second around an axis that lies in its plane."""
    shape: int
    """The number of its shape in the texture of all shapes."""


@cache
def scrap(number: int) -> Scrap:
    draws = (scattered(number + hundred * 100) for hundred in range(7))
    late, pace, size, x, spin, flutter, shape = draws
    late *= 0.5  # a scrap that starts later falls faster, to be down in time
    return Scrap(
        late * SECONDS, 1 / SECONDS / (1 - late) / (0.7 + 0.3 * pace), 0.01 + 0.015 * size, x,
        1.5 + 2 * spin, 3 + 3 * flutter, int(shape * SHAPES),
    )  # fmt: skip


def scrap_corners(
    number: int, time: float, width: float, height: float, words: Sequence[Rect] = ()
) -> tuple[tuple[float, float], ...]:
    """The four corners of a scrap of paper, `time` seconds after the confetti began to fall.

    They are in the order of `texture_corners`.

    `width` and `height` are those of the window. The scrap falls from above it to below it. It
    is smaller close to `words`, and not seen behind them.
    """
    one = scrap(number)
    side = min(width, height) * one.size
    fallen = min(max((time - one.late) * one.pace, 0.0), 1.0)
    x = width * (one.x + 0.04 * sin(time * 2.1 + number))
    y = height + side * 2 - (height + side * 4) * fallen
    reach = side * REACH
    for left, bottom, wide, high in words:
        if -reach < x - left < wide + reach and -reach < y - bottom < high + reach:
            away = max(left - x, x - left - wide, bottom - y, y - bottom - high, 0)
            side = min(side, away / REACH)
    turn = time * one.spin + number
    along, across = cos(turn) * side, sin(turn) * side
    thin = 0.7 * cos(time * one.flutter + number)
    ax, ay = along + across * thin, across - along * thin
    bx, by = along - across * thin, across + along * thin
    return (x - bx, y - by), (x + ax, y + ay), (x + bx, y + by), (x - ax, y - ay)


@cache
def texture_corners(number: int) -> tuple[tuple[float, float], ...]:
    """The four corners of a scrap's shape in the texture of all shapes, as fractions of it."""
    left = scrap(number).shape / SHAPES
    right = left + 1 / SHAPES
    return (left, 1), (right, 1), (right, 0), (left, 0)
