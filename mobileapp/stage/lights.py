"""Lights that move at the edges of a painted place: where each of them is, is plain arithmetic over
the time that has passed. Every game says in its own record which lights its place has.
"""

from collections.abc import Callable
from math import sin
from typing import NamedTuple

Colour = tuple[float, float, float]
SEED: Colour = (1.0, 0.98, 0.9)
"""Of what floats in the air: seeds, dust."""


class SoftLight(NamedTuple):
    """A soft round light on the painted place."""

    x: float
    """Its middle, in widths of the picture."""
    y: float
    """The same in heights."""
    size: float
    """In short sides of the picture."""
    strength: float
    colour: Colour


Lights = Callable[[float, bool], list[SoftLight]]
"""All lights of a place at a time in seconds, always equally many; the picture is wide or tall."""


def no_lights(time: float, wide: bool) -> list[SoftLight]:
    """For places where nothing moves."""
    return []


def scattered(number: int) -> float:
    """0 to 1, the same for the same number: for things that lie about without any order."""
    return (sin(number * 12.9898) * 43758.5453) % 1
