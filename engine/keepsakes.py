"""What is kept from a round across evenings: clues, skies, pictures that got votes."""

from collections.abc import Mapping
from typing import Any, NamedTuple


class Keepsake(NamedTuple):
    """Something of a round that belongs to somebody."""

    kind: str
    """`CLUE`, `SKY` or `VOTED`."""
    people: tuple[str, ...]
    """Whose it is, by name."""
    merit: float
    """For comparing it with others of its kind; votes are added up."""
    text: str = ""
    """The clue, or the word of a sky."""
    picture: str = ""
    """The id of the picture it is about."""


CLUE, SKY, VOTED = "clue", "sky", "voted"


def no_keepsakes(round_story: Mapping[str, Any]) -> tuple[Keepsake, ...]:
    """For games whose rounds leave nothing of these kinds."""
    return ()
