"""The complete state of a match of Telepathy, including everything secret."""

from dataclasses import replace
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
from engine.records import Frozen
from engine.seating import Seating

Hands = tuple[tuple[Condition, ...], ...]


class Memorising(Frozen):
    """The phase in which the seats in `readers` look at their secret cards, one after the other."""

    readers: tuple[int, ...]


class Giving(Frozen):
    """The phase in which a giver chooses a card for the performer."""


class Performing(Frozen):
    """The phase in which the performer uses the given card, which is still in the row."""

    card: str


class Announcing(Frozen):
    """The phase after a completed turn, in which there may be an announcement."""


class Replying(Frozen):
    """The phase in which the partner replies to an announcement."""

    announcement: Announce


class Ended(Frozen):
    """The phase after the end of the match: why it ended, which signs were named, and who won."""

    verdict: str
    named: tuple[Named, ...] = ()
    winners: tuple[int, ...] = ()


Phase = Memorising | Giving | Performing | Announcing | Replying | Ended
P = TypeVar("P", Memorising, Giving, Performing, Announcing, Replying, Ended)


class State(Frozen):
    """The state of a match: the public board, the secret and the face-down cards, and the phase."""

    seating: Seating
    board: Board
    hands: Hands
    """The secret cards of every seat; directors have none."""
    deck: tuple[str, ...]
    """The face-down action cards, top first."""
    removed: tuple[str, ...]
    """The action cards taken out unseen before the start."""
    performer: int
    """The seat that performs in this turn."""
    phase: Phase
    last: Move | None = None
    """The latest public move."""

    @property
    def givers(self) -> tuple[int, ...]:
        """The seats that may give the performer a card."""
        return givers(self.board.variant, self.board.roles, self.performer)

    @property
    def announcers(self) -> tuple[Announcer, ...]:
        """The seats that may announce, each with the attributes it has to name."""
        return announcers(self.board.variant, self.board.roles, self.performer)

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that may decide, at the end of the turn, to announce or to go on."""
        return deciders(self.board.variant, self.board.roles, self.performer)

    @property
    def may_announce_instead(self) -> bool:
        """Whether the giver may announce instead of giving a card.

        This is allowed only in the variant “Four partners”, from the second turn on.
        """
        return self.board.variant == FOUR_PARTNERS and bool(self.board.turns)

    @property
    def next_performer(self) -> int:
        """The seat that performs in the next turn."""
        return next_performer(self.board.variant, self.board.roles, self.performer)

    def phase_as(self, kind: type[P]) -> P:
        """The current phase, typed as `kind`; raises TypeError if it is of another type."""
        if isinstance(self.phase, kind):
            return self.phase
        raise TypeError(f"{self.phase} is no {kind.__name__}")

    def asked(self, announcement: Announce) -> tuple[int, str]:
        """The seat that has to reply to the announcement, and the attribute it has to name."""
        roles = self.board.roles
        return partner_of(self.board.variant, roles, announcement.seat), roles[announcement.seat]

    def then(self, phase: Phase, last: Move | None, performer: int | None = None) -> "State":
        """This state with another phase, `last` as its latest public move, and another performer.

        If `performer` is None, the performer stays the same.
        """
        acting = self.performer if performer is None else performer
        return replace(self, performer=acting, phase=phase, last=last)
