"""Keepsakes: clues, skies and pictures with votes that are kept across evenings."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Keepsake(NamedTuple):
    """A clue, sky or picture of a round that is kept for the people who made it."""

    kind: str
    """`CLUE`, `SKY` or `VOTED`."""
    people: tuple[str, ...]
    """The names of the people to whom the keepsake belongs."""
    merit: float
    """How good the keepsake is compared with others of its kind; for `VOTED` it is added up per
    picture.
    """
    text: str = ""
    """The clue, or the word of a sky."""
    picture: str = ""
    """The id of the picture that got the clue or the votes; empty for a sky."""


CLUE, SKY, VOTED = "clue", "sky", "voted"


def no_keepsakes(round_story: Mapping[str, Any]) -> tuple[Keepsake, ...]:
    """No keepsakes: the default for games whose rounds have none."""
    return ()
