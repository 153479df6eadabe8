"""What an evening tells of one round: plain data, written by the game that was played."""

from typing import NamedTuple

from mobileapp.stage.scene import Look


class RecapPicture(NamedTuple):
    """A picture of a pack that is remembered, and what it meant."""

    item: str
    caption: str = ""


class RoundRecap(NamedTuple):
    """One round in the language of the app."""

    title: str
    text: str
    pictures: tuple[RecapPicture, ...] = ()
    drawing: Look | None = None
    """What no pack has a picture of: it paints itself."""
