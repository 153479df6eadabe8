"""What an evening tells of one round: plain data, written by the game that was played."""

from collections.abc import Callable
from dataclasses import dataclass

from kivy.uix.widget import Widget


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
