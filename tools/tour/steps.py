"""The steps of the walk; each says which screens it shows."""

from collections.abc import Callable
from types import ModuleType
from typing import NamedTuple

from tools.tour.walk import Walk

Walking = Callable[[Walk], None]


class Step(NamedTuple):
    """A part of the walk, and the modules of `mobileapp.screens` it shows."""

    walk: Walking
    shows: tuple[str, ...]


def shows(*modules: str) -> Callable[[Walking], Step]:
    """Make a function a step of the walk."""
    return lambda walk: Step(walk, modules)


def steps_in(module: ModuleType) -> list[Step]:
    """The steps of a module, in their order; they build on one another."""
    return [value for value in vars(module).values() if isinstance(value, Step)]
