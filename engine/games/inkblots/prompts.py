"""What the table, or the subject in secret, sees in each step of a round."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import product
from typing import Any, ClassVar

from engine.core import ChangeOfPlayers, GameOver, Move, Next, Prompt, Public
from engine.games.inkblots import moves
from engine.games.inkblots.board import PLACES, Board, TeamGain, members


@cache
def every(move: Callable[..., Move], *fields: tuple[Any, ...]) -> tuple[Move, ...]:
    """All moves of the class `move`, one for each combination of values of its fields.

    `fields` are the possible values of each field, in order. The moves are cached, as they are few.
    """
    return tuple(move(*values) for values in product(*fields))


class TablePublic(Public):
    """What everyone may see: the board."""

    board: Board


class ChooseSubjectPrompt(Prompt):
    """Shows the words and images of a new round, and asks the test team for its subject."""

    board: Board
    suggested: int
    """The seat in the test team that has been the subject least often."""

    def options(self) -> tuple[Move, ...]:
        return every(moves.ChooseSubject, self.actors, self.actors)

    def text(self, names: Sequence[str]) -> str:
        deal = self.board.deal
        team = " and ".join(names[seat] for seat in deal.testers)
        number = f"Round {deal.round}"
        if deal.short:
            number = f"Short game, round {deal.round} of {deal.rounds}"
        return (
            f"{number} ({self.board.scores_text()}): "
            f"team {moves.TEAM_NAMES[deal.test_team]} is tested - {team}.\n"
            f"{self.board.cards_text()}"
        )


class RemoveImagePrompt(Prompt):
    """Asks which image to remove from the round."""

    board: Board

    def options(self) -> tuple[Move, ...]:
        return every(moves.RemoveImage, self.actors, PLACES)

    def text(self, names: Sequence[str]) -> str:
        board = self.board
        if not board.deal.together or board.subject is None:
            return ""  # the cards were shown before
        return (
            f"Round {board.deal.round} ({board.deal.points} points): {names[board.subject]} is the "
            f"subject.\n{board.cards_text()}"
        )


class MatchSymbolsPrompt(Prompt):
    """Asks the subject, in secret, which word belongs to which image."""

    board: Board

    def options(self) -> tuple[Move, ...]:
        return every(moves.MatchSymbols, self.actors, moves.MATCHINGS)


class RecallMatchPrompt(Prompt):
    """Shows the subject, in secret, their own pairings again, as `board.markers`."""

    board: Board


class GuessPrompt(Prompt):
    """Asks the test team without its subject for the symbol of one image."""

    board: Board

    def options(self) -> tuple[Move, ...]:
        return every(moves.Guess, self.actors, self.board.images_in_play, moves.SYMBOLS)


class ControlGuessPrompt(Prompt):
    """Asks the control team for the symbol of the image in the first guess, `board.guess.image`."""

    board: Board

    def options(self) -> tuple[Move, ...]:
        return every(moves.ControlGuess, self.actors, moves.SYMBOLS)


class SecondGuessPrompt(Prompt):
    """Asks the test team, whose first guess was right, for a second guess.

    The marker of the first image is face up. If the control team was right too, a wrong second
    guess gives the control team the second image.
    """

    board: Board
    may_pass: bool

    @property
    def gains(self) -> tuple[TeamGain, ...]:
        return self.board.gains

    def options(self) -> tuple[Move, ...]:
        images, symbols = self.board.images_left, self.board.symbols_left
        guesses = every(moves.SecondGuess, self.actors, images, symbols)
        return guesses + every(moves.PassSecondGuess, self.actors) if self.may_pass else guesses

    def text(self, names: Sequence[str]) -> str:
        return f"Right! {self.board.markers_text()}."


class ReadPrompt(Prompt):
    """Asks the readers, in the variant “Together”, for the symbols of all images in play."""

    board: Board

    def options(self) -> tuple[Move, ...]:
        return every(moves.ReadSymbols, self.actors, moves.MATCHINGS)


class ComparedPrompt(Prompt):
    """Shows, in the variant “Together”, the pairings of the subject and of the readers.

    `board.equal` are the images to which both gave the same symbol.
    """

    board: Board
    points: int
    """The number of equal pairings in all rounds so far."""

    plain_moves: ClassVar[tuple[type[Move], ...]] = (Next,)

    def text(self, names: Sequence[str]) -> str:
        board = self.board
        subject = names[board.subject] if board.subject is not None else ""
        return (
            f"{subject}'s match: {board.markers_text()}.\n"
            f"{len(board.equal)} of {len(moves.SYMBOLS)} equal: {self.points} points after round "
            f"{board.deal.round} of {board.deal.rounds}."
        )


class FinishedPrompt(GameOver):
    """Shows, at the end of a match of the variant “Together”, the result that all players share."""

    points: int
    most: int
    """The highest possible number of points: one for each pairing of every round."""
    band: int
    """How good the result is, from 0 (typical of random guesses) to 4 (all points)."""
    board: Board
    boards: tuple[Board, ...]
    """The board of every round."""

    @property
    def of_one_mind(self) -> int:
        """The number of rounds in which all pairings were equal."""
        return sum(len(board.equal) == len(moves.SYMBOLS) for board in self.boards)

    @property
    def shared_band(self) -> int:
        return self.band

    def text(self, names: Sequence[str]) -> str:
        return (
            f"{self.points} of {self.most} points (band {self.band + 1} of 5), "
            f"{self.of_one_mind} rounds of one mind."
        )


class RoundResultPrompt(Prompt):
    """Shows all pairings of the subject, who won which image and why, and who is tested next."""

    board: Board
    next_test_team: str
    """The team that is tested in the next round; empty after the last round."""
    winner: str
    """The team that has won the match with this round. Empty while the match goes on, or if it ends
    because the images or the rounds are used up.
    """

    @property
    def gains(self) -> tuple[TeamGain, ...]:
        return self.board.gains

    plain_moves: ClassVar[tuple[type[Move], ...]] = (Next,)

    def text(self, names: Sequence[str]) -> str:
        board = self.board
        if isinstance(self.last, ChangeOfPlayers) or board.subject is None:
            people = {team: members(board.deal.teams, team) for team in moves.TEAMS}
            return " ".join(
                f"{moves.TEAM_NAMES[team]}: {', '.join(names[seat] for seat in seats)}."
                for team, seats in people.items()
            )
        won = "; ".join(
            f"{moves.TEAM_NAMES[gain.team]} wins image {gain.image + 1} ({gain.why})"
            for gain in self.gains
        )
        return (
            f"{names[board.subject]}'s match: {board.markers_text()}.\n"
            f"{won or f'Nobody wins an image ({board.outcome})'}: {board.scores_text()}."
        )


REASONS = {
    "images-used-up": "The images are used up",
    "rounds-used-up": "The short game is over",
}


class GameOverPrompt(GameOver):
    """Shows which team has won the match, and the images that each team has won."""

    team: str
    """The winning team; empty after a draw."""
    reason: str
    """Why the match ended. lead: a team is far enough ahead; images-used-up: too few images are
    left for another round; rounds-used-up: it was the last round of a short match.
    """
    board: Board
    boards: tuple[Board, ...]
    """The board of every round."""

    def text(self, names: Sequence[str]) -> str:
        ending = f"after {self.board.deal.round} rounds ({self.board.scores_text()})"
        if not self.team:
            return f"{REASONS[self.reason]}: a draw {ending}."
        people = " and ".join(names[seat] for seat in self.winners)
        return f"Team {moves.TEAM_NAMES[self.team]} - {people} - wins {ending}."
