"""What players of Clouds can do."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.core import Move

ABSTAIN = -1
"""The choice of a voter who cannot decide."""


@dataclass(frozen=True, slots=True)
class _ReportedMove(Move):
    """A public move with one fixed sentence for the log."""

    sentence: ClassVar[str]

    def text(self, names: Sequence[str]) -> str:
        return self.sentence.format(player=names[self.seat], move=self)


@dataclass(frozen=True, slots=True)
class ChooseWord(Move):
    """The main artist keeps one of the three words."""

    word: str

    undoable: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Redraw(Move):
    """The main artist likes none of the words and takes three others, once a round."""


@dataclass(frozen=True, slots=True)
class Memorise(Move):
    """The second artist has read the word."""

    undoable: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Toss(_ReportedMove):
    """The main artist lets the first cloud fall; chance decides how it lands."""

    shape: str

    sentence: ClassVar[str] = "{player} tosses the first cloud ({move.shape})."


@dataclass(frozen=True, slots=True)
class StartClock(_ReportedMove):
    """The timekeeper starts the clock."""

    sentence: ClassVar[str] = "{player} starts the clock."


@dataclass(frozen=True, slots=True)
class Place(_ReportedMove):
    """Put a cloud from the supply into the sky; layer 0 lies under all others."""

    shape: str
    x: int
    y: int
    angle: int
    flip: bool
    layer: int

    sentence: ClassVar[str] = "{player} adds a cloud ({move.shape})."


@dataclass(frozen=True, slots=True)
class Rearrange(_ReportedMove):
    """Pick up a cloud of the sky and put it down again; `layer` is its index in the z-order of the
    others.
    """

    cloud: int
    x: int
    y: int
    angle: int
    flip: bool
    layer: int

    sentence: ClassVar[str] = "{player} rearranges a cloud."


@dataclass(frozen=True, slots=True)
class Remove(_ReportedMove):
    """Take a cloud out of the sky."""

    cloud: int

    sentence: ClassVar[str] = "{player} takes a cloud away."


@dataclass(frozen=True, slots=True)
class Nudge(_ReportedMove):
    """Push clouds along with one straight drag of a finger."""

    from_x: int
    from_y: int
    to_x: int
    to_y: int

    sentence: ClassVar[str] = "{player} nudges the clouds."


Action = Place | Rearrange | Remove | Nudge
"""What an artist can do to the sky."""


@dataclass(frozen=True, slots=True)
class Say(_ReportedMove):
    """A guess that everybody can read: robots have no voice, so they write what they see."""

    word: str

    sentence: ClassVar[str] = "{player} guesses: {move.word}?"


@dataclass(frozen=True, slots=True)
class Claim(_ReportedMove):
    """Somebody has said the word: stop the clock."""

    sentence: ClassVar[str] = "{player} stops the clock: somebody has it!"


@dataclass(frozen=True, slots=True)
class CancelClaim(_ReportedMove):
    """It was not the word after all: restart the clock."""

    sentence: ClassVar[str] = "{player} lets the clock go on."


@dataclass(frozen=True, slots=True)
class Credit(Move):
    """Who guessed the word, entered by the artists, or by people if both artists are robots."""

    guesser: int

    def text(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} credits {names[self.guesser]}."


@dataclass(frozen=True, slots=True)
class Nobody(_ReportedMove):
    """Time is up, and nobody had said the word before."""

    sentence: ClassVar[str] = "Nobody guessed it in time."


@dataclass(frozen=True, slots=True)
class Settle(_ReportedMove):
    """Decide the round by the written guesses: only robots guess, so nothing was said aloud."""

    sentence: ClassVar[str] = "What was written is compared with the word."


@dataclass(frozen=True, slots=True)
class Correct(Move):
    """Correct the result: somebody else guessed the word, or nobody did."""

    guesser: int | None

    def text(self, names: Sequence[str]) -> str:
        right = "nobody" if self.guesser is None else names[self.guesser]
        return f"Correction: {right} guessed it."


@dataclass(frozen=True, slots=True)
class Vote(Move):
    """A vote for the most relaxed of the tied players; -1 for a voter who cannot decide."""

    choice: int

    undoable: ClassVar[bool] = True

    def text(self, names: Sequence[str]) -> str:
        if self.choice == ABSTAIN:
            return f"{names[self.seat]} cannot decide."
        return f"{names[self.seat]} votes for {names[self.choice]}."
