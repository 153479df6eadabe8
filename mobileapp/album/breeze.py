"""How photographs sway on their line: values at a time."""

from math import cos, exp, pi, radians, sin, tan

SWAY, SWAY_SECONDS, SWINGS = 2.0, 2.4, 1.5
"""The widest swing in degrees, how long photographs sway, and how often they swing to and fro."""
FADING = 2.2
"""How quickly the swings become smaller: from the beginning to the end by a factor of e to this."""


def sway(part: float) -> float:
    """How far the lower edge moves aside at a time, as a part of the height below the line.

    `part` is the time from 0 to 1. The movement begins and ends at rest, and never exceeds `SWAY`.
    """
    if not 0 < part < 1:
        return 0.0
    settling = exp(-FADING * part) * cos(part * pi / 2)
    return tan(radians(SWAY)) * settling * sin(part * SWINGS * 2 * pi)
