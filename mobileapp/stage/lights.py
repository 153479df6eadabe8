"""Lights that move at the edges of a game's backdrop.

Every game defines a function that computes the lights of its backdrop (`GameUI.lights`).
"""

from collections.abc import Callable
from functools import cache
from math import sin
from typing import NamedTuple

Colour = tuple[float, float, float]
SEED: Colour = (1.0, 0.98, 0.9)
"""The colour of things that float in the air, such as seeds and dust."""


class SoftLight(NamedTuple):
    """A soft round light on the backdrop."""

    x: float
    """The distance of its centre from the left edge, as a fraction of the picture's width."""
    y: float
    """The distance of its centre from the lower edge, as a fraction of the picture's height."""
    size: float
    """Its diameter, as a fraction of the shorter side of the picture."""
    strength: float
    colour: Colour


Lights = Callable[[float, bool], list[SoftLight]]
"""A function that returns all lights of a backdrop.

Its arguments are the time in seconds, and whether the picture is wide. The number of lights must
always be the same.
"""


def no_lights(time: float, wide: bool) -> list[SoftLight]:
    """The `Lights` of a backdrop that has none."""
    return []


@cache
def scattered(number: int) -> float:
    """A pseudo-random value from 0 to 1, always the same for the same number."""
    return (sin(number * 12.9898) * 43758.5453) % 1
