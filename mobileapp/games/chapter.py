"""What an evening tells of one round: plain data, written by the game that was played."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from kivy.uix.widget import Widget

from mobileapp.i18n import tr


@dataclass(frozen=True, slots=True)
class Keepsake:
    """A picture of a pack that is remembered, and what it meant."""

    item: str
    caption: str = ""


@dataclass(frozen=True, slots=True)
class Chapter:
    """One round as `mobileapp/games/<id>/evening.py` tells it, in the language of the app."""

    title: str
    text: str
    keepsakes: tuple[Keepsake, ...] = ()
    drawing: Callable[[], Widget] | None = None
    """Makes a widget for what no pack has a picture of."""


def listed(names: Sequence[str]) -> str:
    """Several people in one breath."""
    if len(names) < 2:
        return "".join(names)
    return str(tr._("{names} and {last}")).format(names=", ".join(names[:-1]), last=names[-1])
