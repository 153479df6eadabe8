"""The whole truth of a match of Echo."""

from enum import StrEnum

from engine.records import Frozen
from engine.seating import Seating

PICTURES = ("sun", "moon", "sea", "mountain", "tree", "house")
"""Everyone's hand at the start; a picture that was played is gone."""
WORDS = (
    "monday", "secret", "love", "grandmother", "boredom", "adventure",
    "courage", "lie", "music", "breakfast", "tomorrow", "dream",
)  # fmt: skip
ROUNDS = 5


class Phase(StrEnum):
    PICK = "pick"
    RESULT = "result"
    OVER = "over"


class PlayedRound(Frozen):
    """A finished round."""

    word: str
    picks: tuple[str, ...]
    """The picture of each seat."""

    def points(self, seat: int) -> int:
        """One for everybody else who chose the same."""
        return self.picks.count(self.picks[seat]) - 1


class State(Frozen):
    """Hands and scores are not stored: they follow from the rounds."""

    seating: Seating
    words: tuple[str, ...]
    """One for each round; those to come are known to nobody."""
    first: int
    """The seat that chooses first in the first round."""
    phase: Phase = Phase.PICK
    picks: tuple[str, ...] = ()
    """The pictures of this round so far, in the order of `order`."""
    rounds: tuple[PlayedRound, ...] = ()

    @property
    def everyone(self) -> tuple[int, ...]:
        return self.seating.present

    @property
    def word(self) -> str:
        return self.words[len(self.rounds)]

    @property
    def order(self) -> tuple[int, ...]:
        """The order in which this round is played; each round begins one seat further."""
        start = self.first + len(self.rounds)
        return tuple((start + turn) % len(self.everyone) for turn in self.everyone)

    def hand(self, seat: int) -> tuple[str, ...]:
        """The pictures a player has not played in an earlier round."""
        gone = {played.picks[seat] for played in self.rounds}
        return tuple(picture for picture in PICTURES if picture not in gone)

    def scores(self, rounds: int) -> tuple[int, ...]:
        """Everyone's points after so many rounds."""
        return tuple(sum(r.points(seat) for r in self.rounds[:rounds]) for seat in self.everyone)
