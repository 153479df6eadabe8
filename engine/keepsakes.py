"""`Keepsake`: a clue, a painted sky, or a picture with votes, kept for the pages about players.

These pages show the best ones of all evenings.
"""

from typing import NamedTuple


class Keepsake(NamedTuple):
    """A clue, a painted sky, or a picture with votes, from one round of a finished match."""

    kind: str
    """`CLUE`, `SKY` or `VOTED`."""
    people: tuple[int, ...]
    """The seats of the players to whom the keepsake belongs."""
    merit: float
    """How good the keepsake is, compared with others of the same kind; higher is better. For
    `VOTED`, it is the number of votes in this round.
    """
    text: str = ""
    """The clue, or the word that the sky shows; empty for `VOTED`."""
    picture: str = ""
    """The id of the picture that got the clue or the votes; empty for a sky."""


CLUE, SKY, VOTED = "clue", "sky", "voted"
