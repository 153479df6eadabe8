"""The whole truth of a match of Inkblots."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from engine.core import Move
from engine.games.inkblots.board import Board
from engine.packs import Item


class Phase(StrEnum):
    """The steps of a round, in order; SECOND is skipped after a wrong guess."""

    CHOOSE = "choose"
    REMOVE = "remove"
    MATCH = "match"
    GUESS = "guess"
    CONTROL = "control"
    SECOND = "second"
    RESULT = "result"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Pile:
    """Cards of one kind: the deck to draw from, and those put back into the box."""

    deck: tuple[str, ...]
    boxed: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self.deck) + len(self.boxed)


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A finished round, with the people who played it."""

    names: tuple[str, ...]
    board: Board


@dataclass(frozen=True)
class MatchState:
    """What lasts from round to round: the people, the piles of cards, and the rounds so far.

    Cards are item ids.
    """

    items: Mapping[str, Item] = field(compare=False, repr=False)
    second_guess_optional: bool
    names: tuple[str, ...]
    pictures: Pile
    words: Pile
    rounds: tuple[PlayedRound, ...] = ()


@dataclass(frozen=True)
class State:
    """Everything: what all can see on the board, and what is hidden - the matching and the decks.

    Every card lies in exactly one place: in its pile, on the board, or with the team that won
    it. From RESULT on the board only tells what happened; its cards are back in the box.
    """

    match: MatchState
    phase: Phase
    board: Board
    matching: tuple[str, ...] = ()
    """The subject's symbol for every image, empty for the removed one."""
    last: Move | None = None
    """The latest public move."""
