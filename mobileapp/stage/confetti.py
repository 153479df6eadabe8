"""How paper falls over the end of a match: plain arithmetic over the time that has passed."""

from functools import cache
from math import cos, sin
from typing import NamedTuple

from mobileapp.stage.lights import scattered

SECONDS = 5.0
"""How long it falls, once."""
SCRAPS = 44
"""How many scraps of paper there are."""


class Scrap(NamedTuple):
    """How one scrap of paper falls: each in its own way."""

    late: float
    pace: float
    size: float
    x: float
    spin: float
    flutter: float


@cache
def scrap(number: int) -> Scrap:
    draws = (scattered(number + hundred * 100) for hundred in range(6))
    late, pace, size, x, spin, flutter = draws
    late *= 0.5  # they follow one another; each takes as long as is left, or less
    return Scrap(
        late * SECONDS, 1 / SECONDS / (1 - late) / (0.7 + 0.3 * pace), 0.011 + 0.009 * size, x,
        1.5 + 2 * spin, 3 + 3 * flutter,
    )  # fmt: skip


def scrap_corners(
    number: int, time: float, width: float, height: float
) -> tuple[tuple[float, float], ...]:
    """Where the corners of a scrap of paper are: it starts above the window and ends below it."""
    one = scrap(number)
    side = min(width, height) * one.size
    fallen = min(max((time - one.late) * one.pace, 0.0), 1.0)
    x = width * (one.x + 0.04 * sin(time * 2.1 + number))
    y = height + side * 2 - (height + side * 4) * fallen
    turn = time * one.spin + number
    along, across = cos(turn) * side, sin(turn) * side
    thin = 0.7 * cos(time * one.flutter + number)
    ax, ay = along + across * thin, across - along * thin
    bx, by = along - across * thin, across + along * thin
    return (x - bx, y - by), (x + ax, y + ay), (x + bx, y + by), (x - ax, y - ay)
