"""The moves of Inkblots, in the order in which they happen in a round."""

from collections.abc import Sequence
from itertools import permutations
from typing import ClassVar

from engine.core import Move

SYMBOLS = ("circle", "triangle", "square")
"""The symbols of the three markers. The first word of a round has the first symbol, and so on."""
MATCHINGS = tuple(permutations(SYMBOLS))
"""Every way to give each of the three images in play a different symbol."""
SIGNS = {"circle": "●", "triangle": "▲", "square": "■"}
TEAMS = ("dusk", "dawn")
"""The ids of the teams, as they stand in saves; people know them by `TEAM_NAMES`."""
TEAM_NAMES = {"dusk": "Moon", "dawn": "Sun"}


class ChooseSubject(Move):
    """The test team chooses its subject, who will pair words with images."""

    subject: int
    seat_fields: ClassVar[tuple[str, ...]] = ("seat", "subject")

    undoable: ClassVar[bool] = True

    def text(self, names: Sequence[str]) -> str:
        return f"{names[self.subject]} is the test subject."


class RemoveImage(Move):
    """The control team, or in the variant “Together” the readers, remove one image (0 to 3)."""

    image: int

    undoable: ClassVar[bool] = True

    def text(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} turns image {self.image + 1} face down."


class MatchSymbols(Move):
    """The subject secretly gives each remaining image, from left to right, a different symbol."""

    symbols: tuple[str, ...]

    undoable: ClassVar[bool] = True


class Guess(Move):
    """The test team guesses the symbol of one remaining image."""

    image: int
    symbol: str

    undoable: ClassVar[bool] = True

    def text(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} guesses {SIGNS[self.symbol]} for image {self.image + 1}."


class ControlGuess(Move):
    """The control team guesses the symbol of the image that the test team has just guessed.

    Then the marker of that image is turned over.
    """

    symbol: str

    def text(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} guesses {SIGNS[self.symbol]} for the control team."


class SecondGuess(Move):
    """After a right first guess, the test team guesses another symbol for another image."""

    image: int
    symbol: str

    def text(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} then guesses {SIGNS[self.symbol]} for image {self.image + 1}."


class ReadSymbols(Move):
    """The readers say which symbol they think the subject gave to each remaining image.

    This is a move of the variant “Together”, in which the readers are all players but the subject.
    The symbols are in the order of the images, from left to right.
    """

    symbols: tuple[str, ...]

    def text(self, names: Sequence[str]) -> str:
        signs = " ".join(SIGNS.get(symbol, symbol) for symbol in self.symbols)
        return f"{names[self.seat]} reads {signs}."


class PassSecondGuess(Move):
    """The test team does without its second guess; legal only if an option allows it."""

    sentence: ClassVar[str] = "{player} passes the second guess."
