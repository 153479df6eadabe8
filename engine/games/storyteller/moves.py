"""The moves of Storyteller."""

from dataclasses import field
from typing import ClassVar

from engine.core import Move
from engine.records import ADDED_LATER


class HaveClue(Move):
    """A player says that they have a clue, and so becomes the first storyteller."""

    undoable: ClassVar[bool] = True
    sentence: ClassVar[str] = "{player} has a clue."


class DrawLots(Move):
    """Let chance choose the first storyteller, as nobody says that they have a clue."""

    sentence: ClassVar[str] = "Lots are drawn for the first storyteller."


class Tell(Move):
    """The storyteller plays a picture and gives a clue; the clue is empty if it was only spoken."""

    card: str
    """The id of the picture. The field is called `card` in saved matches."""
    clue: str = ""

    undoable: ClassVar[bool] = True


class Contribute(Move):
    """Play a picture that others may take for the storyteller's; with three players, play two.

    The order of two pictures has no meaning.
    """

    cards: tuple[str, ...]
    """The ids of the pictures. The field is called `cards` in saved matches."""
    clue: str = field(default="", metadata=ADDED_LATER)
    """The storyteller's clue, which was only spoken and is written down for robots; else empty."""

    undoable: ClassVar[bool] = True


class StartVoting(Move):
    """Start the voting, because everyone has looked at the pictures long enough."""


class Vote(Move):
    """One player's secret vote for the picture in a slot."""

    slot: int
    reason: str = field(default="", metadata=ADDED_LATER)
    """The word of the clue that led a listening robot to this picture; empty if none did."""

    undoable: ClassVar[bool] = True


class CastVotes(Move):
    """Enter the votes of everybody who points.

    `votes` holds the slot of the picture that each seat of `CastVotesPrompt.pointing` points at.
    """

    votes: tuple[int, ...]
    sentence: ClassVar[str] = "{player} enters what everyone points at."


# --- moves of earlier versions, only to be replayed -------------------------------------------


class Abstain(Move):
    """A robot does not vote, because the clue was only spoken.

    Only matches saved by earlier versions contain this move.
    """


class WriteClue(Move):
    """Write down, for the robots, a clue that was only spoken.

    This happens after all pictures have been played. Only matches saved by earlier versions contain
    this move.
    """

    clue: str

    undoable: ClassVar[bool] = True
