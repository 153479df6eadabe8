"""The complete state of a match of Telepathy, including everything secret."""

from dataclasses import dataclass
from typing import TypeVar

from engine.core import Move
from engine.games.telepathy.board import Board
from engine.games.telepathy.conditions import Condition
from engine.games.telepathy.moves import Announce
from engine.games.telepathy.prompts import Named
from engine.games.telepathy.roles import (
    FOUR_PARTNERS,
    Announcer,
    announcers,
    deciders,
    givers,
    next_performer,
    partner_of,
)

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


Phase = Memorising | Giving | Performing | Announcing | Replying | Ended
P = TypeVar("P", Memorising, Giving, Performing, Announcing, Replying, Ended)


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
    phase: Phase
    last: Move | None = None
    """The latest public move."""

    @property
    def givers(self) -> tuple[int, ...]:
        """Who gives the performer a card."""
        return givers(self.board.variant, self.board.roles, self.performer)

    @property
    def announcers(self) -> tuple[Announcer, ...]:
        """Who may announce, and what."""
        return announcers(self.board.variant, self.board.roles, self.performer)

    @property
    def deciders(self) -> tuple[int, ...]:
        """Who announces or goes on at the end of the turn."""
        return deciders(self.board.variant, self.board.roles, self.performer)

    @property
    def may_announce_instead(self) -> bool:
        """Whether the giver may announce in place of giving; not before the first action."""
        return self.board.variant == FOUR_PARTNERS and bool(self.board.turns)

    @property
    def next_performer(self) -> int:
        """Who performs the turn after this one."""
        return next_performer(self.board.variant, self.board.roles, self.performer)

    def phase_as(self, kind: type[P]) -> P:
        """The present phase with its own fields, for the functions of the step of that phase."""
        if isinstance(self.phase, kind):
            return self.phase
        raise TypeError(f"{self.phase} is no {kind.__name__}")

    def asked(self, announcement: Announce) -> tuple[int, str]:
        """Who has to reply to the announcement, and whether with a colour or a shape."""
        roles = self.board.roles
        return partner_of(self.board.variant, roles, announcement.seat), roles[announcement.seat]

    def then(self, phase: Phase, last: Move | None, performer: int | None = None) -> "State":
        """The state in the next phase, perhaps with another performer."""
        acting = self.performer if performer is None else performer
        return State(self.board, self.hands, self.deck, self.removed, acting, phase, last)
