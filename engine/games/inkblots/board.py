"""The table of a round: everything on it is public."""

from dataclasses import dataclass
from functools import cache
from typing import TypeVar

from engine.core import Award
from engine.games.inkblots.moves import (
    SIGNS,
    SYMBOLS,
    TEAMS,
    ControlGuess,
    Guess,
    PassSecondGuess,
    ReadSymbols,
    SecondGuess,
)
from engine.packs import Item

WORDS_A_ROUND = len(SYMBOLS)
IMAGES_A_ROUND = 4
PLACES = tuple(range(IMAGES_A_ROUND))
"""An image is named by its place, which it keeps for the whole round."""
TOGETHER_ROUNDS = {2: 8, 3: 9}
"""Rounds by the number of players who play together: everyone is the subject equally often."""
SHORT_ROUNDS = 6
"""The maximum number of rounds in a short match."""
FACE_DOWN = ("",) * IMAGES_A_ROUND

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class TeamAward(Award):
    """An image won by a team, thanks to the guess that `seat` entered for it."""

    team: str
    image: int


@dataclass(frozen=True)
class Deal:
    """The start of a round: the teams by seat, the cards dealt, and the images won before."""

    round: int
    teams: tuple[str, ...]
    """The team of every seat."""
    test_team: str
    words: tuple[Item, ...]
    """One for each of `SYMBOLS`, in that order."""
    images: tuple[Item, ...]
    won: tuple[tuple[Item, ...], ...] = ((), ())
    """The images each of `sides` has won in earlier rounds."""
    short: bool = False
    """Whether it is a short match."""
    points: int = 0
    """The equal pairs of earlier rounds, where everyone plays together."""

    @property
    def together(self) -> bool:
        """Whether everyone plays together, in one team without a name."""
        return not self.test_team

    @property
    def rounds(self) -> int:
        """The number of rounds of a match together."""
        return TOGETHER_ROUNDS[len(self.teams)]

    @property
    def sides(self) -> tuple[str, ...]:
        """Those who win images: the teams, or everyone together."""
        return (self.test_team,) if self.together else TEAMS

    @property
    def control_team(self) -> str:
        return TEAMS[1 - TEAMS.index(self.test_team)]

    @property
    def testers(self) -> tuple[int, ...]:
        return members(self.teams, self.test_team)

    @property
    def controllers(self) -> tuple[int, ...]:
        return members(self.teams, self.control_team)

    def word(self, symbol: str) -> Item:
        return self.words[SYMBOLS.index(symbol)]


@dataclass(frozen=True)
class Board:
    """The cards that lie face up on the table, and the guesses about them so far.

    The actions of a player who left between two rounds are credited to `TABLE`.
    """

    deal: Deal
    subject: int | None = None
    removed: int | None = None
    guess: Guess | None = None
    control: ControlGuess | None = None
    second: SecondGuess | PassSecondGuess | None = None
    read: ReadSymbols | None = None
    """The guesses of the readers, where everyone plays together."""
    markers: tuple[str, ...] = FACE_DOWN
    """By image: its symbol if the marker has been turned over, else empty."""
    outcome: str = ""
    """Whose first guess was right: both-right, test-right, both-wrong or control-right."""
    awards: tuple[TeamAward, ...] = ()

    @property
    def guessers(self) -> tuple[int, ...]:
        """The test team without its subject; together these are the readers."""
        return without(self.deal.testers, self.subject)

    @property
    def removers(self) -> tuple[int, ...]:
        """The seats that remove one image: the control team, or the readers where all play
        together.
        """
        return self.guessers if self.deal.together else self.deal.controllers

    @property
    def images_in_play(self) -> tuple[int, ...]:
        return without(PLACES, self.removed)

    @property
    def images_left(self) -> tuple[int, ...]:
        """The images that may be chosen for a second guess."""
        return without(self.images_in_play, required(self.guess).image)

    @property
    def symbols_left(self) -> tuple[str, ...]:
        """The symbols a second guess can name."""
        named = required(self.guess).symbol
        return tuple(symbol for symbol in SYMBOLS if symbol != named)

    @property
    def won(self) -> tuple[tuple[Item, ...], ...]:
        """The images each of `deal.sides` has won so far."""
        return tuple(
            (*won, *(self.deal.images[award.image] for award in self.awards if award.team == team))
            for team, won in zip(self.deal.sides, self.deal.won, strict=True)
        )

    @property
    def equal(self) -> tuple[int, ...]:
        """The images to which subject and readers gave the same symbol, once all are shown."""
        read = self.read.symbols if self.read else ()
        return tuple(
            image
            for image, symbol in zip(self.images_in_play, read, strict=False)
            if self.markers[image] == symbol
        )

    @property
    def scores(self) -> dict[str, int]:
        """The points of each team: one for every image it has won."""
        return dict(zip(self.deal.sides, map(len, self.won), strict=True))

    def cards_text(self) -> str:
        """What was dealt, in two lines."""
        deal = self.deal
        words = ", ".join(
            f"{SIGNS[symbol]} {word.text}" for symbol, word in zip(SYMBOLS, deal.words, strict=True)
        )
        images = ", ".join(
            f"{number} {image.text or image.id}" for number, image in enumerate(deal.images, 1)
        )
        return f"Words: {words}.\nImages: {images}."

    def markers_text(self) -> str:
        return ", ".join(
            f"{number} {SIGNS[symbol]} {self.deal.word(symbol).text}"
            for number, symbol in enumerate(self.markers, 1)
            if symbol
        )

    def scores_text(self) -> str:
        return ", ".join(f"{team.title()} {points}" for team, points in self.scores.items())


@cache
def members(teams: tuple[str, ...], team: str) -> tuple[int, ...]:
    """The seats of a team."""
    return tuple(seat for seat, own in enumerate(teams) if own == team)


@cache
def without(numbers: tuple[int, ...], taken: int | None) -> tuple[int, ...]:
    """Seats or places without one of them."""
    return tuple(number for number in numbers if number != taken)


def first_marker(guess: Guess) -> tuple[str, ...]:
    """The markers after a right first guess."""
    return tuple(guess.symbol if image == guess.image else "" for image in PLACES)


def required(choice: T | None) -> T:
    """A value that an earlier step of the round has set; raises an error if it has not."""
    if choice is None:
        raise RuntimeError("the round has not come that far")
    return choice
