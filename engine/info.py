"""What is known about a game before its rules are loaded: enough for its page in the app."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class GameInfo:
    """A game to choose from. Every game defines one as `INFO`; its rules are imported only when
    chosen.
    """

    id: str
    title: str
    summary: str
    minutes: int
    age: int
    least: int
    """The fewest and the most people, over all variants."""
    most: int
