"""What players do in Storyteller."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from engine.core import Move
from engine.packs import ADDED_LATER


@dataclass(frozen=True, slots=True)
class HaveClue(Move):
    """The first to have a clue becomes the first storyteller."""

    undoable: ClassVar[bool] = True

    def text(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} has a clue."


@dataclass(frozen=True, slots=True)
class DrawLots(Move):
    """Nobody is first with a clue: let chance choose the first storyteller."""

    def text(self, names: Sequence[str]) -> str:
        return "Lots are drawn for the first storyteller."


@dataclass(frozen=True, slots=True)
class Tell(Move):
    """The storyteller's picture and the clue; an empty clue was only spoken."""

    card: str
    """The picture. The field is called `card` in saved matches."""
    clue: str = ""

    undoable: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Contribute(Move):
    """Lay the picture (with three players two pictures) meant to be mistaken for the storyteller's.

    The order of two pictures has no meaning.
    """

    cards: tuple[str, ...]
    """The pictures. The field is called `cards` in saved matches."""

    undoable: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class StartVoting(Move):
    """Everyone has looked long enough: the votes follow."""


@dataclass(frozen=True, slots=True)
class Vote(Move):
    """One player's secret vote for the picture in a slot."""

    slot: int
    reason: str = field(default="", metadata=ADDED_LATER)
    """The word of the clue that led a listening robot to this picture; empty if none did."""

    undoable: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class CastVotes(Move):
    """The votes of all who point, entered by one person: a slot for each seat that is asked."""

    votes: tuple[int, ...]

    def text(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} enters what everyone points at."


# --- moves of earlier versions, only to be replayed -------------------------------------------


@dataclass(frozen=True, slots=True)
class Abstain(Move):
    """A robot does not vote, because the clue was only spoken."""


@dataclass(frozen=True, slots=True)
class WriteClue(Move):
    """Somebody writes down for the robots, after the pictures were laid, what was only spoken."""

    clue: str

    undoable: ClassVar[bool] = True
