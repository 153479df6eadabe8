"""`Deal` and `Board`: everything that is public in a round."""

from functools import cache
from typing import TypeVar

from engine.core import Gain
from engine.games.inkblots import moves
from engine.packs import Item
from engine.records import Frozen

WORDS_A_ROUND = len(moves.SYMBOLS)
IMAGES_A_ROUND = 4
PLACES = tuple(range(IMAGES_A_ROUND))
"""The places of the images, from 0 to 3: an image is identified by its place in the round."""
TOGETHER_ROUNDS = {2: 8, 3: 9}
"""The number of rounds in the variant “Together”, by the number of players. It is a multiple of the
number of players, so everyone is the subject equally often.
"""
SHORT_ROUNDS = {4: 4, 5: 4}
"""The number of rounds in a short match of few players, by the number of players at its start. It
is even, so both teams are tested equally often.
"""
MAX_SHORT_ROUNDS = 6
"""The number of rounds in a short match of all other numbers of players."""
NO_TEAM = ""
"""The team of those who have left, and of everybody in the variant “Together”."""
FACE_DOWN = ("",) * IMAGES_A_ROUND

T = TypeVar("T")


class TeamGain(Gain):
    """An image that a team has won; `seat` is the member who entered the team's guess."""

    team: str
    image: int


class Deal(Frozen):
    """The start of a round: the teams, the words and images dealt, and the images won before."""

    round: int
    teams: tuple[str, ...]
    """The team of every seat."""
    test_team: str
    words: tuple[Item, ...]
    """The words of the round, one for each of `SYMBOLS`, in that order."""
    images: tuple[Item, ...]
    won: tuple[tuple[Item, ...], ...] = ((), ())
    """The images that each of `sides` has won in earlier rounds."""
    rounds: int = 0
    """The number of rounds of the match; 0 if the match goes on until a team has won."""
    points: int = 0
    """In the variant “Together”, the points of earlier rounds: one for each image in the
    `Board.equal` of a round. In a match of two teams, 0.
    """

    @property
    def together(self) -> bool:
        """Whether it is the variant “Together”: all players are one team, which has no name."""
        return not self.test_team

    @property
    def short(self) -> bool:
        """Whether it is a short match of two teams."""
        return self.rounds > 0 and not self.together

    @property
    def sides(self) -> tuple[str, ...]:
        """The names of the teams: two names, or in the variant “Together” a single empty one."""
        return (self.test_team,) if self.together else moves.TEAMS

    @property
    def control_team(self) -> str:
        return moves.TEAMS[1 - moves.TEAMS.index(self.test_team)]

    @property
    def testers(self) -> tuple[int, ...]:
        return members(self.teams, self.test_team)

    @property
    def controllers(self) -> tuple[int, ...]:
        return members(self.teams, self.control_team)

    def word(self, symbol: str) -> Item:
        return self.words[moves.SYMBOLS.index(symbol)]


class Board(Frozen):
    """Everything that is public in a round: its deal, and what was chosen and guessed so far."""

    deal: Deal
    subject: int | None = None
    removed: int | None = None
    guess: moves.Guess | None = None
    control: moves.ControlGuess | None = None
    second: moves.SecondGuess | moves.PassSecondGuess | None = None
    read: moves.ReadSymbols | None = None
    """In the variant “Together”, the guesses of the readers (all players but the subject). None
    before they have guessed, and in a match of two teams.
    """
    markers: tuple[str, ...] = FACE_DOWN
    """For each image, the symbol of its marker; empty if the marker is face down or missing."""
    outcome: str = ""
    """Which team was right about the image of the first guess: both-right, test-right, both-wrong
    or control-right. Empty before the control team has guessed, and in the variant “Together”.
    """
    gains: tuple[TeamGain, ...] = ()

    @property
    def guessers(self) -> tuple[int, ...]:
        """The test team without its subject; in “Together”, the readers (all but the subject)."""
        return without(self.deal.testers, self.subject)

    @property
    def removers(self) -> tuple[int, ...]:
        """The seats that may remove an image: the control team; in “Together”, the readers."""
        return self.guessers if self.deal.together else self.deal.controllers

    @property
    def images_in_play(self) -> tuple[int, ...]:
        return without(PLACES, self.removed)

    @property
    def images_left(self) -> tuple[int, ...]:
        """The images in play without that of the first guess: the choices for the second guess."""
        return without(self.images_in_play, required(self.guess).image)

    @property
    def symbols_left(self) -> tuple[str, ...]:
        """The symbols that a second guess can name."""
        named = required(self.guess).symbol
        return tuple(symbol for symbol in moves.SYMBOLS if symbol != named)

    @property
    def won(self) -> tuple[tuple[Item, ...], ...]:
        """The images that each team, in the order of `deal.sides`, has won up to this round."""
        return tuple(
            (*won, *(self.deal.images[gain.image] for gain in self.gains if gain.team == team))
            for team, won in zip(self.deal.sides, self.deal.won, strict=True)
        )

    @property
    def equal(self) -> tuple[int, ...]:
        """The images to which the subject and the readers gave the same symbol.

        Empty before the readers have guessed, and in a match of two teams.
        """
        read = self.read.symbols if self.read else ()
        return tuple(
            image
            for image, symbol in zip(self.images_in_play, read, strict=False)
            if self.markers[image] == symbol
        )

    @property
    def scores(self) -> dict[str, int]:
        """The number of images that each of `deal.sides` has won.

        In a match of two teams, these are the points.
        """
        return dict(zip(self.deal.sides, map(len, self.won), strict=True))

    def cards_text(self) -> str:
        """The words and images of the round, as two lines of text."""
        deal = self.deal
        words = ", ".join(
            f"{moves.SIGNS[symbol]} {word.text}"
            for symbol, word in zip(moves.SYMBOLS, deal.words, strict=True)
        )
        images = ", ".join(
            f"{number} {image.text or image.id}" for number, image in enumerate(deal.images, 1)
        )
        return f"Words: {words}.\nImages: {images}."

    def markers_text(self) -> str:
        return ", ".join(
            f"{number} {moves.SIGNS[symbol]} {self.deal.word(symbol).text}"
            for number, symbol in enumerate(self.markers, 1)
            if symbol
        )

    def scores_text(self) -> str:
        return ", ".join(
            f"{moves.TEAM_NAMES[team]} {points}" for team, points in self.scores.items()
        )


@cache
def members(teams: tuple[str, ...], team: str) -> tuple[int, ...]:
    """The seats of a team."""
    return tuple(seat for seat, own in enumerate(teams) if own == team)


@cache
def without(numbers: tuple[int, ...], taken: int | None) -> tuple[int, ...]:
    """`numbers`, which are seats or places, without `taken`; all of them if `taken` is None."""
    return tuple(number for number in numbers if number != taken)


def first_marker(guess: moves.Guess) -> tuple[str, ...]:
    """The value of `Board.markers` after a right first guess: one marker has been turned over."""
    return tuple(guess.symbol if image == guess.image else "" for image in PLACES)


def required(choice: T | None) -> T:
    """`choice`, which an earlier step of the round has set; raises RuntimeError if it is None."""
    if choice is None:
        raise RuntimeError("the round has not come that far")
    return choice
