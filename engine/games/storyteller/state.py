"""The whole state of a match of Storyteller; it never leaves the engine."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from engine.chance import Chance
from engine.core import Move
from engine.games.storyteller.scoring import LISTENERS, TOGETHER_ROUNDS
from engine.packs import Item

NOBODY = -1
"""The storyteller while nobody has a clue yet."""
BOX = -1
"""The owner, as a seat and as a guest, of a picture that came from the box."""


class Phase(StrEnum):
    """The steps of a round, in order; the first happens only once."""

    START = "start"
    TELL = "tell"
    CONTRIBUTE = "contribute"
    DISCUSS = "discuss"
    VOTE = "vote"
    POINT = "point"
    RESULT = "result"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Laid:
    """A picture on the table and the seat that laid it."""

    picture: str
    owner: int


@dataclass(frozen=True, slots=True)
class GuestAward:
    """Points a guest was given, and why."""

    guest: int
    points: int
    why: str


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """The record of a played round. It names guests, not seats, as seats change."""

    teller: int
    clue: str
    told: int
    """The slot of the storyteller's picture."""
    pictures: tuple[str, ...]
    """By slot, like the next two fields."""
    owners: tuple[int, ...]
    voters: tuple[tuple[int, ...], ...]
    awards: tuple[GuestAward, ...]
    reasons: tuple[tuple[int, str], ...] = ()
    """Guest and word of the clue: what led the robots of a match together to their votes."""

    @property
    def finders(self) -> tuple[int, ...]:
        """The guests who found the storyteller's picture."""
        return self.voters[self.told]

    @property
    def votes(self) -> int:
        """How many have voted."""
        return sum(len(voters) for voters in self.voters)


@dataclass(frozen=True)
class MatchState:
    """What lasts from round to round: the people, their scores, the deck, and the rounds so far.

    Pictures are given by the ids of their pack items.
    """

    pictures: Mapping[str, Item] = field(compare=False, repr=False)
    target: int
    short: bool
    """Whether the match ends when everyone has told once, whatever the points."""
    secret_votes: bool
    """Whether everyone votes in secret instead of pointing at the table."""
    guests: tuple[str, ...]
    """The names of all who have sat here, in order of arrival; a guest is a place in this list."""
    seated: tuple[int, ...]
    """The guest in each seat."""
    robots: tuple[bool, ...]
    """By seat: whether a robot sits there."""
    scores: tuple[int, ...]
    """By seat."""
    deck: tuple[str, ...]
    unseen: frozenset[str]
    """The pictures that had never been dealt when the deck was last shuffled."""
    discard: tuple[str, ...] = ()
    rounds: tuple[PlayedRound, ...] = ()
    together: bool = False
    """Whether two people play together; the last seats are those of the listening robots."""

    @property
    def seat_of(self) -> dict[int, int]:
        """The seat of every guest who is still at the table."""
        return {guest: seat for seat, guest in enumerate(self.seated)}

    @property
    def untold(self) -> tuple[int, ...]:
        """The seats of those who have not been storyteller in a finished round."""
        told = {played.teller for played in self.rounds}
        return tuple(seat for seat, guest in enumerate(self.seated) if guest not in told)

    @property
    def stories(self) -> int:
        """How many rounds a short match, or one together, has in all; 0 in a whole match."""
        if self.together:
            return TOGETHER_ROUNDS
        return len(self.rounds) + len(self.untold) if self.short else 0

    @property
    def finished(self) -> bool:
        """Whether the finished rounds end the match."""
        if self.together:
            return len(self.rounds) >= TOGETHER_ROUNDS
        return not self.untold if self.short else max(self.scores) >= self.target

    def name_of(self, guest: int) -> str:
        """The name of a guest; empty for the box."""
        return "" if guest == BOX else self.guests[guest]

    def with_deck_for(self, needed: int, chance: Chance) -> "MatchState":
        """The state with a deck of at least this many pictures: a shorter deck is shuffled together
        with the discard pile.
        """
        if needed <= len(self.deck):
            return self
        return replace(
            self,
            unseen=self.unseen.intersection(self.deck),
            deck=chance.shuffled((*self.deck, *self.discard)),
            discard=(),
        )


@dataclass(frozen=True)
class State:
    """Every picture is in the deck, in the discard pile, in a hand or laid on the table."""

    match: MatchState
    hands: tuple[tuple[str, ...], ...]
    """By seat."""
    phase: Phase = Phase.START
    queue: tuple[int, ...] = ()
    """The seats still to act in this phase, the next one first; empty when anyone may."""
    teller: int = NOBODY
    clue: str = ""
    laid: tuple[Laid, ...] = ()
    """The pictures on the table; by slot once all are there."""
    votes: tuple[tuple[int, int], ...] = ()
    """Seat and slot."""
    not_heard: tuple[int, ...] = ()
    """Only in rounds of earlier versions: the robots that abstained, as the clue was spoken."""
    barred: tuple[tuple[int, int], ...] = ()
    """Seat and slot of those who pointed at a picture of their own, for all to see."""
    reasons: tuple[tuple[int, str], ...] = ()
    """Seat and word of the clue: what led the robots of a match together to their votes."""
    last: Move | None = None
    """The latest move, if everyone saw it."""
    drawn: bool = False
    """Whether lots chose the storyteller and no person has held the tablet since."""

    @property
    def players(self) -> int:
        return len(self.hands)

    @property
    def everyone(self) -> tuple[int, ...]:
        return tuple(range(self.players))

    def around(self, start: int) -> tuple[int, ...]:
        """Every seat once, clockwise from `start`."""
        return (*range(start, self.players), *range(start))

    @property
    def others(self) -> tuple[int, ...]:
        """Everyone but the storyteller, from the storyteller's left."""
        return self.around(self.teller)[1:]

    @property
    def listeners(self) -> tuple[int, ...]:
        """The seats of the robots that listen to two people who play together; else nobody."""
        return self.everyone[-LISTENERS:] if self.match.together else ()

    @property
    def people(self) -> tuple[int, ...]:
        """Everyone but the listening robots of a match together."""
        return tuple(seat for seat in self.everyone if seat not in self.listeners)

    @property
    def contributors(self) -> tuple[int, ...]:
        """The players who lay pictures beside the told one."""
        return self.listeners or self.others

    def items(self, pictures: Iterable[str]) -> tuple[Item, ...]:
        """The pack items of pictures, to be shown."""
        return tuple([self.match.pictures[picture] for picture in pictures])

    @property
    def laid_items(self) -> tuple[Item, ...]:
        """What lies on the table, by slot."""
        return self.items([laid.picture for laid in self.laid])
