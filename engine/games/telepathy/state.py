"""The whole truth of a match."""

from dataclasses import dataclass

from engine.core import Move
from engine.games.telepathy.board import Board
from engine.games.telepathy.conditions import Condition
from engine.games.telepathy.moves import Announce
from engine.games.telepathy.prompts import Named

Hands = tuple[tuple[Condition, ...], ...]


@dataclass(frozen=True, slots=True)
class Memorising:
    """The readers look at their secret cards, one after the other."""

    readers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Giving:
    """The performer is to be given a card."""


@dataclass(frozen=True, slots=True)
class Performing:
    """The given card is to be performed; until then it lies in the row."""

    card: str


@dataclass(frozen=True, slots=True)
class Announcing:
    """The turn is complete; there may be an announcement."""


@dataclass(frozen=True, slots=True)
class Replying:
    """An announcement waits for the partner's reply."""

    announcement: Announce


@dataclass(frozen=True, slots=True)
class Ended:
    """The match is over: why, what was named, and who won."""

    verdict: str
    named: tuple[Named, ...] = ()
    winners: tuple[int, ...] = ()


Step = Memorising | Giving | Performing | Announcing | Replying | Ended


@dataclass(frozen=True)
class State:
    """What lies open, what is secret, and how far the turn is."""

    board: Board
    hands: Hands
    """The secret cards of every seat; directors have none."""
    deck: tuple[str, ...]
    """The face-down action cards, top first."""
    removed: tuple[str, ...]
    """The action cards taken out unseen before the start."""
    performer: int
    """Who performs this turn."""
    step: Step
    last: Move | None = None
    """The latest public move."""

    def then(self, step: Step, last: Move | None, performer: int | None = None) -> "State":
        """The same match, one step on; perhaps with another performer."""
        acting = self.performer if performer is None else performer
        return State(self.board, self.hands, self.deck, self.removed, acting, step, last)
