"""What is printed on the lid of a game: all that is known of it before the box is opened."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Lid:
    """A game to choose from. Every game has one as `LID`; its rules stay unread until chosen."""

    id: str
    title: str
    summary: str
    minutes: int
    age: int
    least: int
    """The fewest and the most people, over all variants."""
    most: int
