"""The whole truth of a match of Echo."""

from dataclasses import dataclass
from enum import StrEnum

PICTURES = ("sun", "moon", "sea", "mountain", "tree", "house")
"""What everyone holds at the start; a picture that was played is gone."""
WORDS = (
    "monday", "secret", "love", "grandmother", "boredom", "adventure",
    "courage", "lie", "music", "breakfast", "tomorrow", "dream",
)  # fmt: skip
ROUNDS = 5


class Phase(StrEnum):
    """The steps of a round, and the end."""

    PICK = "pick"
    RESULT = "result"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A finished round."""

    word: str
    picks: tuple[str, ...]
    """The picture of each seat."""

    def points(self, seat: int) -> int:
        """One for everybody else who chose the same."""
        return self.picks.count(self.picks[seat]) - 1


@dataclass(frozen=True, slots=True)
class State:
    """Hands and scores are not kept: the rounds tell them."""

    names: tuple[str, ...]
    words: tuple[str, ...]
    """One for each round; those to come are known to nobody."""
    first: int
    """The seat that chooses first in the first round."""
    phase: Phase = Phase.PICK
    picks: tuple[str, ...] = ()
    """What was chosen in this round so far, in the order of `order`."""
    rounds: tuple[PlayedRound, ...] = ()

    @property
    def everyone(self) -> tuple[int, ...]:
        return tuple(range(len(self.names)))

    @property
    def order(self) -> tuple[int, ...]:
        """Who chooses in this round, one after another; the next round begins one seat further."""
        start = self.first + len(self.rounds)
        return tuple((start + turn) % len(self.names) for turn in self.everyone)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that still have to choose, the next one first."""
        return self.order[len(self.picks) :] if self.phase is Phase.PICK else ()

    def hand(self, seat: int) -> tuple[str, ...]:
        """What a player has not played in an earlier round."""
        gone = {played.picks[seat] for played in self.rounds}
        return tuple(picture for picture in PICTURES if picture not in gone)

    def scores(self, rounds: int) -> tuple[int, ...]:
        """Everyone's points after so many rounds."""
        return tuple(
            sum(played.points(seat) for played in self.rounds[:rounds]) for seat in self.everyone
        )
