"""How flames breathe: candles and lanterns, and the light around them, as values at a time."""

from math import sin
from typing import NamedTuple

AWAKE = 180.0
"""How long idle animations go on after the latest touch, in seconds, before they stop."""
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


class Flame(NamedTuple):
    """A flame of a look; lengths in pixels, from the upper left corner of the look."""

    x: float
    """The middle of the flame, from the left edge."""
    y: float
    """The middle of the flame, from the upper edge downwards."""
    side: float
    """The width of the light around it at its smallest."""


class FlameLight(NamedTuple):
    """The light around a flame at one moment."""

    opacity: float
    size: float
    """Its width, as a multiple of `Flame.side`."""


def breath(number: int, seconds: float) -> FlameLight:
    """The light of the flame with this number at a time; no two neighbours breathe alike."""
    slow = sin(seconds * PACE + number * APART)
    quick = sin(seconds * PACE * FLICKER_PACE + number * APART)
    wave = (1 + (1 - FLICKER) * slow + FLICKER * quick) / 2
    return FlameLight(DIM + (BRIGHT - DIM) * wave, 1 + GROWTH * wave)
