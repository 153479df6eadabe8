"""What the table, and in secret the subject, gets to see of a round."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Any

from engine.core import GameOver, Join, Leave, Move, Next, Prompt, Public
from engine.games.inkblots.board import PLACES, Board, TeamAward, members
from engine.games.inkblots.moves import (
    MATCHINGS,
    SYMBOLS,
    TEAMS,
    ChooseSubject,
    ControlGuess,
    Guess,
    MatchSymbols,
    PassSecondGuess,
    ReadSymbols,
    RemoveImage,
    SecondGuess,
)


@cache
def every(move: Callable[..., Move], *fields: tuple[Any, ...]) -> tuple[Move, ...]:
    """All moves of this class, one for each combination of values; few enough to cache."""
    return tuple(move(*values) for values in product(*fields))


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePublic(Public):
    """The board as it lies open."""

    board: Board


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseSubjectPrompt(Prompt):
    """Words and images are dealt: who of the test team matches them?"""

    board: Board
    suggested: int
    """Who has been the subject least often."""

    def options(self) -> tuple[Move, ...]:
        return every(ChooseSubject, self.actors, self.actors)

    def text(self, names: Sequence[str]) -> str:
        deal = self.board.deal
        team = " and ".join(names[seat] for seat in deal.testers)
        return (
            f"{'Short match, round' if deal.short else 'Round'} {deal.round} "
            f"({self.board.scores_text()}): "
            f"team {deal.test_team.title()} is tested - {team}.\n"
            f"{self.board.cards_text()}"
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class RemoveImagePrompt(Prompt):
    """Which image do `actors` take out of the round?"""

    board: Board

    def options(self) -> tuple[Move, ...]:
        return every(RemoveImage, self.actors, PLACES)

    def text(self, names: Sequence[str]) -> str:
        board = self.board
        if not board.deal.together or board.subject is None:
            return ""  # the cards were shown before
        return (
            f"Round {board.deal.round} ({board.deal.points} points): {names[board.subject]} is the "
            f"subject.\n{board.cards_text()}"
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchSymbolsPrompt(Prompt):
    """For the subject's eyes only: which word belongs to which image?"""

    board: Board

    def options(self) -> tuple[Move, ...]:
        return every(MatchSymbols, self.actors, MATCHINGS)


@dataclass(frozen=True, slots=True, kw_only=True)
class RecallMatchPrompt(Prompt):
    """For the subject only: their own matching once more, shown by `board.markers`."""

    board: Board


@dataclass(frozen=True, slots=True, kw_only=True)
class GuessPrompt(Prompt):
    """The test team talks, the subject keeps a straight face: one image, one symbol."""

    board: Board

    def options(self) -> tuple[Move, ...]:
        return every(Guess, self.actors, self.board.images_in_play, SYMBOLS)


@dataclass(frozen=True, slots=True, kw_only=True)
class ControlGuessPrompt(Prompt):
    """What does the control team think of the same image (`board.guess.image`)?"""

    board: Board

    def options(self) -> tuple[Move, ...]:
        return every(ControlGuess, self.actors, SYMBOLS)


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondGuessPrompt(Prompt):
    """The first guess was right and its marker is face up; the test team guesses again.

    If the control team was right too, a wrong second guess gives it the image.
    """

    board: Board
    may_pass: bool

    @property
    def awards(self) -> tuple[TeamAward, ...]:
        return self.board.awards

    def options(self) -> tuple[Move, ...]:
        images, symbols = self.board.images_left, self.board.symbols_left
        guesses = every(SecondGuess, self.actors, images, symbols)
        return guesses + every(PassSecondGuess, self.actors) if self.may_pass else guesses

    def text(self, names: Sequence[str]) -> str:
        return f"Right! {self.board.markers_text()}."


@dataclass(frozen=True, slots=True, kw_only=True)
class ReadPrompt(Prompt):
    """The readers talk, the subject keeps a straight face: a symbol for every image."""

    board: Board

    def options(self) -> tuple[Move, ...]:
        return every(ReadSymbols, self.actors, MATCHINGS)


@dataclass(frozen=True, slots=True, kw_only=True)
class ComparedPrompt(Prompt):
    """Both pairings, and how many pairs are equal (`board.equal`)."""

    board: Board
    points: int
    """All equal pairs so far."""

    def options(self) -> tuple[Move, ...]:
        return every(Next, self.actors)

    def text(self, names: Sequence[str]) -> str:
        board = self.board
        subject = names[board.subject] if board.subject is not None else ""
        return (
            f"{subject}'s match: {board.markers_text()}.\n"
            f"{len(board.equal)} of {len(SYMBOLS)} equal: {self.points} points after round "
            f"{board.deal.round} of {board.deal.rounds}."
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class FinishedPrompt(GameOver):
    """The shared result of those who played together; nobody loses."""

    points: int
    most: int
    """The maximum number of points, for people who agree about everything."""
    band: int
    """The band of the result, from 0 (no better than luck) to 4 (all points)."""
    board: Board
    boards: tuple[Board, ...]
    """The board of every round."""

    @property
    def of_one_mind(self) -> int:
        """The rounds in which all pairs were equal."""
        return sum(len(board.equal) == len(SYMBOLS) for board in self.boards)

    def text(self, names: Sequence[str]) -> str:
        return (
            f"{self.points} of {self.most} points (band {self.band + 1} of 5), "
            f"{self.of_one_mind} rounds of one mind."
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundResultPrompt(Prompt):
    """The whole matching, who won which image and why, and who is tested next."""

    board: Board
    next_test_team: str
    """Empty when this was the last round."""
    winner: str
    """The team that has just won; empty while the match goes on, or if it ends because the images
    are used up.
    """

    @property
    def awards(self) -> tuple[TeamAward, ...]:
        return self.board.awards

    def options(self) -> tuple[Move, ...]:
        return every(Next, self.actors)

    def text(self, names: Sequence[str]) -> str:
        board = self.board
        if isinstance(self.last, (Leave, Join)) or board.subject is None:
            people = {team: members(board.deal.teams, team) for team in TEAMS}
            return " ".join(
                f"{team.title()}: {', '.join(names[seat] for seat in seats)}."
                for team, seats in people.items()
            )
        won = "; ".join(
            f"{award.team.title()} wins image {award.image + 1} ({award.why})"
            for award in self.awards
        )
        return (
            f"{names[board.subject]}'s match: {board.markers_text()}.\n"
            f"{won or f'Nobody wins an image ({board.outcome})'}: {board.scores_text()}."
        )


REASONS = {
    "images-used-up": "The images are used up",
    "rounds-used-up": "The short match is over",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOverPrompt(GameOver):
    """Which team won, and with which images; a draw has no winners."""

    team: str
    """The winning team; empty after a draw."""
    reason: str
    """lead: far enough ahead; images-used-up: too few images for another round;
    rounds-used-up: the last round of a short match."""
    board: Board
    boards: tuple[Board, ...]
    """The board of every round. Seats are the present ones, and `TABLE` stands for players who have
    left.
    """

    def text(self, names: Sequence[str]) -> str:
        ending = f"after {self.board.deal.round} rounds ({self.board.scores_text()})"
        if not self.team:
            return f"{REASONS[self.reason]}: a draw {ending}."
        people = " and ".join(names[seat] for seat in self.winners)
        return f"Team {self.team.title()} - {people} - wins {ending}."
