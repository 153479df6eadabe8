"""What is known of a game before its rules are loaded: enough for the page that offers it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class GameInfo:
    """A game to choose from. Every game has one as `INFO`; its rules stay unread until chosen."""

    id: str
    title: str
    summary: str
    minutes: int
    age: int
    least: int
    """The fewest and the most people, over all variants."""
    most: int
