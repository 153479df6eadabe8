"""The steps of the walk; each says which screens it shows."""

from collections.abc import Callable
from typing import NamedTuple

from tools.tour.walk import Walk

Walking = Callable[[Walk], None]


class Step(NamedTuple):
    """A part of the walk, and the modules of `mobileapp.screens` it shows."""

    walk: Walking
    shows: tuple[str, ...]


STEPS: list[Step] = []


def shows(*modules: str) -> Callable[[Walking], Walking]:
    """Put a step at the end of the walk."""

    def add(step: Walking) -> Walking:
        STEPS.append(Step(step, modules))
        return step

    return add
