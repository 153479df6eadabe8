"""The moves of Clouds."""

from collections.abc import Sequence
from typing import ClassVar

from engine.core import Move

TAKE_BACK = 2_000
"""Milliseconds for which an artist may take back an action."""
ABSTAIN = -1
"""The `choice` in a `Vote` of a voter who cannot decide."""


class ChooseWord(Move):
    """The main artist chooses one of the three words."""

    word: str

    undoable: ClassVar[bool] = True


class Redraw(Move):
    """The main artist likes none of the words and draws three others; allowed once a round."""


class Memorise(Move):
    """The second artist confirms that they have read the word."""

    undoable: ClassVar[bool] = True


class Toss(Move):
    """The main artist tosses the first cloud; chance decides where and how it lands."""

    shape: str

    sentence: ClassVar[str] = "{player} tosses the first cloud ({move.shape})."


class StartClock(Move):
    """Start the clock before it starts by itself."""

    sentence: ClassVar[str] = "{player} starts the clock."


class Place(Move):
    """Put a cloud from the supply into the sky.

    `layer` is its index in the z-order, from 0 at the bottom.
    """

    shape: str
    x: int
    y: int
    angle: int
    flip: bool
    layer: int

    sentence: ClassVar[str] = "{player} adds a cloud ({move.shape})."


class Rearrange(Move):
    """Pick up a cloud in the sky and put it down again.

    `layer` is its new index in the z-order, from 0 at the bottom.
    """

    cloud: int
    x: int
    y: int
    angle: int
    flip: bool
    layer: int

    sentence: ClassVar[str] = "{player} rearranges a cloud."


class Remove(Move):
    """Take a cloud out of the sky."""

    cloud: int

    sentence: ClassVar[str] = "{player} takes a cloud away."


class Nudge(Move):
    """Nudge clouds: push them with one straight stroke of a finger."""

    from_x: int
    from_y: int
    to_x: int
    to_y: int

    sentence: ClassVar[str] = "{player} nudges the clouds."


class TakeBack(Move):
    """Take back one's own action of a moment ago, such as a slip of the finger.

    It is possible for `TAKE_BACK` milliseconds, and only until the other artist acts.
    """

    sentence: ClassVar[str] = "{player} takes that back."


class GiveUp(Move):
    """End the round, because the artists do not know how to go on; nobody has guessed the word."""

    sentence: ClassVar[str] = "{player} gives the word up."


class LookAgain(Move):
    """Stop the clock and cover the sky, because an artist wants to read the word again."""

    sentence: ClassVar[str] = "{player} looks at the word again."


Action = Place | Rearrange | Remove | Nudge
"""The actions with which an artist can change the sky."""


class Say(Move):
    """Write a guess for everybody to read; robots guess this way, as they have no voice."""

    word: str

    sentence: ClassVar[str] = "{player} guesses: {move.word}?"


class Claim(Move):
    """Stop the clock, because somebody has said the word."""

    sentence: ClassVar[str] = "{player} stops the clock: somebody has it!"


class CancelClaim(Move):
    """Withdraw a claim, as nobody has said the word; the clock goes on with the time left."""

    sentence: ClassVar[str] = "{player} lets the clock go on."


class Credit(Move):
    """Enter who guessed the word; only the judges may do this (see `State.judges`)."""

    guesser: int
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "guesser")

    def text(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} credits {names[self.guesser]}."


class Nobody(Move):
    """Enter, after time is up, that nobody has guessed the word."""

    sentence: ClassVar[str] = "Nobody guessed it in time."


class Settle(Move):
    """Decide the round by the written guesses, as only robots guess and nothing was said aloud."""

    sentence: ClassVar[str] = "What was written is compared with the word."


class Correct(Move):
    """Correct the result: `guesser` guessed the word; None means that nobody did."""

    guesser: int | None
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "guesser")

    def text(self, names: Sequence[str]) -> str:
        right = "nobody" if self.guesser is None else names[self.guesser]
        return f"Correction: {right} guessed it."


class Vote(Move):
    """Vote for the most relaxed of the tied players; `choice` is `ABSTAIN` if one cannot decide."""

    choice: int
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "choice")

    undoable: ClassVar[bool] = True

    def text(self, names: Sequence[str]) -> str:
        if self.choice == ABSTAIN:
            return f"{names[self.seat]} cannot decide."
        return f"{names[self.seat]} votes for {names[self.choice]}."
