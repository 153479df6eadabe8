"""The whole state of a match of Storyteller, with all secrets; only the engine uses it."""

from collections.abc import Iterable, Mapping
from dataclasses import field, replace
from enum import StrEnum

from engine.chance import Chance
from engine.core import Gain, Move
from engine.games.storyteller.scoring import LISTENERS, TOGETHER_ROUNDS
from engine.packs import Item
from engine.records import Frozen
from engine.seating import Seating, around

NOBODY = -1
"""The value of `State.teller` before the first storyteller is known."""
BOX = -1
"""Stands for a seat as the owner of a picture from the deck, which no player played."""


class Phase(StrEnum):
    """The steps of a round, in order.

    START happens only before the first round, OVER only after the last.
    """

    START = "start"
    TELL = "tell"
    CONTRIBUTE = "contribute"
    DISCUSS = "discuss"
    VOTE = "vote"
    POINT = "point"
    RESULT = "result"
    OVER = "over"


class Laid(Frozen):
    """A picture on the table, and the seat of the player who played it, or `BOX`."""

    picture: str
    owner: int


class PlayedRound(Frozen):
    """The record of a played round; players are given by seat."""

    teller: int
    clue: str
    told: int
    """The slot of the storyteller's picture."""
    pictures: tuple[str, ...]
    """The pictures by slot. `owners` and `voters` are in the same order."""
    owners: tuple[int, ...]
    voters: tuple[tuple[int, ...], ...]
    gains: tuple[Gain, ...]
    reasons: tuple[tuple[int, str], ...] = ()
    """For each listening robot that had a reason for its vote: its seat, and the word of the clue
    that led to the vote.
    """

    @property
    def finders(self) -> tuple[int, ...]:
        """The seats that found the storyteller's picture."""
        return self.voters[self.told]

    @property
    def votes(self) -> int:
        """The number of votes."""
        return sum(len(voters) for voters in self.voters)


class MatchState(Frozen):
    """The part of the state that is kept from round to round, such as players, scores and deck.

    Pictures are given by the ids of their pack items.
    """

    pictures: Mapping[str, Item] = field(compare=False, repr=False)
    target: int
    """The points at which the match ends; 0 in a short match."""
    short: bool
    """Whether the match ends when everyone has been storyteller once, whatever the points."""
    secret_votes: bool
    """Whether everyone votes in secret; otherwise people point at pictures at the same time."""
    seating: Seating
    scores: tuple[int, ...]
    """The points of each seat."""
    scores_before: tuple[int, ...]
    """The points of each seat before the latest round."""
    deck: tuple[str, ...]
    unseen: frozenset[str]
    """The pictures that had not been dealt in this match when the deck was last shuffled."""
    discard: tuple[str, ...] = ()
    rounds: tuple[PlayedRound, ...] = ()
    told: frozenset[int] = frozenset()
    """The seats that have been storyteller in a finished round since they joined."""
    together: bool = False
    """Whether it is the variant `together`. Its listening robots have the last two seats."""
    spoken_clues: bool = False
    """Whether a clue may only be spoken although robots vote, because a child plays who cannot
    write. Then the next person writes it down.
    """

    @property
    def untold(self) -> tuple[int, ...]:
        """The seats of those at the table who have not been storyteller in a finished round."""
        return tuple(seat for seat in self.seating.present if seat not in self.told)

    @property
    def points(self) -> dict[int, int]:
        """The points of those at the table."""
        return {seat: self.scores[seat] for seat in self.seating.present}

    @property
    def stories(self) -> int:
        """The number of rounds in a short match and in the variant `together`; in others 0."""
        if self.together:
            return TOGETHER_ROUNDS
        return len(self.rounds) + len(self.untold) if self.short else 0

    @property
    def finished(self) -> bool:
        """Whether the match is over after the rounds played so far."""
        if self.together:
            return len(self.rounds) >= TOGETHER_ROUNDS
        return not self.untold if self.short else max(self.points.values()) >= self.target

    def with_deck_for(self, needed: int, chance: Chance) -> "MatchState":
        """The state with a deck of at least this many pictures.

        If the deck has fewer, it is shuffled together with the discard pile.
        """
        if needed <= len(self.deck):
            return self
        return replace(
            self,
            unseen=self.unseen.intersection(self.deck),
            deck=chance.shuffled((*self.deck, *self.discard)),
            discard=(),
        )


class State(Frozen):
    """The state of a match in one of its phases.

    Every picture is in the deck, in the discard pile, in a hand or on the table.
    """

    match: MatchState
    hands: tuple[tuple[str, ...], ...]
    """The ids of the pictures in each hand, by seat."""
    phase: Phase = Phase.START
    queue: tuple[int, ...] = ()
    """The seats that still have to act in this phase, the next one first; empty if anyone may act.
    """
    teller: int = NOBODY
    clue: str = ""
    laid: tuple[Laid, ...] = ()
    """The pictures on the table. Once all are there and shuffled, the index of each is its slot."""
    votes: tuple[tuple[int, int], ...] = ()
    """The votes so far, as pairs of a seat and a slot."""
    not_heard: tuple[int, ...] = ()
    """Seats of robots that abstained because the clue was only spoken; only in rounds of earlier
    versions.
    """
    barred: tuple[tuple[int, int], ...] = ()
    """Votes that are no longer possible, as pairs of a seat and a slot. The player at the seat has
    pointed at their own picture in that slot, so everyone knows whose picture it is.
    """
    reasons: tuple[tuple[int, str], ...] = ()
    """Pairs of a seat and a word of the clue: the word that led a listening robot to its vote."""
    last: Move | None = None
    """The latest move; None if it was secret, or if there was none."""
    drawn: bool = False
    """Whether the storyteller was drawn by lot, and no person has played a picture since."""

    @property
    def seating(self) -> Seating:
        return self.match.seating

    @property
    def players(self) -> int:
        """The number of players at the table."""
        return len(self.everyone)

    @property
    def everyone(self) -> tuple[int, ...]:
        """The seats of those at the table, clockwise."""
        return self.seating.present

    @property
    def others(self) -> tuple[int, ...]:
        """All seats but the storyteller's, clockwise from the storyteller's left."""
        return around(self.everyone, self.teller)[1:]

    @property
    def listeners(self) -> tuple[int, ...]:
        """The seats of the two listening robots in the variant `together`; else empty."""
        return self.everyone[-LISTENERS:] if self.match.together else ()

    @property
    def people(self) -> tuple[int, ...]:
        """All seats but those of `listeners`; in the standard variant this includes robots."""
        return tuple(seat for seat in self.everyone if seat not in self.listeners)

    @property
    def contributors(self) -> tuple[int, ...]:
        """The seats that add pictures to the storyteller's: `listeners` if any, else `others`."""
        return self.listeners or self.others

    def items(self, pictures: Iterable[str]) -> tuple[Item, ...]:
        """The pack items of pictures given by their ids."""
        return tuple([self.match.pictures[picture] for picture in pictures])

    @property
    def laid_items(self) -> tuple[Item, ...]:
        """The pack items of the pictures on the table, by slot."""
        return self.items([laid.picture for laid in self.laid])
