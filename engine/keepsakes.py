"""Keepsakes: clues, skies and pictures with votes, which the app keeps across evenings."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Keepsake(NamedTuple):
    """A clue, a sky, or a picture with votes, which the app keeps for the players in `people`."""

    kind: str
    """`CLUE`, `SKY` or `VOTED`."""
    people: tuple[str, ...]
    """The names of the people to whom the keepsake belongs."""
    merit: float
    """A number that is higher the better the keepsake is, compared with others of the same kind.
    For `VOTED`, it is the number of votes in this round.
    """
    text: str = ""
    """The clue, or the word of a sky."""
    picture: str = ""
    """The id of the picture that got the clue or the votes; empty for a sky."""


CLUE, SKY, VOTED = "clue", "sky", "voted"


def no_keepsakes(round_story: Mapping[str, Any]) -> tuple[Keepsake, ...]:
    """An empty tuple: the default of `Game.keepsakes`, for games that make no keepsakes."""
    return ()
