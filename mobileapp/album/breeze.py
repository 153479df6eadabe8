"""How photographs sway on their line and how lanterns glow: values at a time."""

from math import cos, exp, pi, radians, sin, tan
from typing import NamedTuple

SWAY, SWAY_SECONDS, SWINGS = 2.0, 2.4, 1.5
"""The widest swing in degrees, how long photographs sway, and how often they swing to and fro."""
FADING = 2.2
"""How quickly the swings become smaller: from the beginning to the end by a factor of e to this."""
PACE = 0.9
"""How quickly flames breathe, in radians per second."""
FLICKER, FLICKER_PACE = 0.3, 2.7
"""How much of a breath is a quicker flicker, and how many times quicker it is."""
APART = 2.4
"""How far the breaths of two neighbours lie apart, in radians."""
DIM, BRIGHT = 0.08, 0.34
"""The opacity of the light around a flame."""
GROWTH = 0.08
"""How much the light grows with a breath, as a part of its size."""


class Lamp(NamedTuple):
    """A lantern on a line; lengths in pixels, from the upper left corner of its look."""

    x: float
    """The middle of the lantern."""
    top: float
    side: float
    colour: str


class Light(NamedTuple):
    """The light around a flame at one moment."""

    opacity: float
    size: float
    """Its width, as a multiple of the lantern's."""


def sway(part: float) -> float:
    """How far the lower edge moves aside at a time, as a part of the height below the line.

    `part` is the time from 0 to 1. The movement begins and ends at rest, and never exceeds `SWAY`.
    """
    if not 0 < part < 1:
        return 0.0
    settling = exp(-FADING * part) * cos(part * pi / 2)
    return tan(radians(SWAY)) * settling * sin(part * SWINGS * 2 * pi)


def breath(lamp: int, seconds: float) -> Light:
    """The light of a lantern at a time; no two neighbours breathe alike."""
    slow = sin(seconds * PACE + lamp * APART)
    quick = sin(seconds * PACE * FLICKER_PACE + lamp * APART)
    wave = (1 + (1 - FLICKER) * slow + FLICKER * quick) / 2
    return Light(DIM + (BRIGHT - DIM) * wave, 1 + GROWTH * wave)
