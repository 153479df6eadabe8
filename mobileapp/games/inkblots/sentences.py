"""What happened in a round, said so that everyone knows why somebody got a point."""

from dataclasses import dataclass

from engine.games.inkblots.board import Board, made
from engine.games.inkblots.moves import PassSecondGuess, SecondGuess
from mobileapp.games.team_looks import team_name
from mobileapp.translation import N_, tr

FIRST = {
    "both-right": N_("Both teams said “{word}”, and so it is: nobody wins this blot."),
    "test-right": N_("It is “{word}”, and only {test} said so: the blot goes to {test}."),
    "both-wrong": N_("It is “{word}”, and neither team said so: nobody wins this blot."),
    "control-right": N_("It is “{word}”, and only {control} said so: the blot goes to {control}."),
}
SECOND_RIGHT = N_("The second guess was “{word}”, and so it is: the blot goes to {test}.")
SECOND_WRONG = N_("The second guess was wrong: it is “{word}”. Nobody wins this blot.")
SECOND_LOST = N_(
    "The second guess was wrong: it is “{word}”. {control} had been right as well, so the blot "
    "goes to {control}."
)
PASSED = N_("{test} did without the second guess.")


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of one guess, and why."""

    team: str
    """Who wins the blot; empty when nobody does."""
    image: int | None
    text: str


def verdicts(board: Board) -> list[Verdict]:
    """What the guesses of a round have led to so far, in the order they were made."""
    told = [first_verdict(board)]
    if isinstance(board.second, SecondGuess):
        told.append(_second_verdict(board, board.second))
    elif isinstance(board.second, PassSecondGuess):
        told.append(Verdict("", None, _say(PASSED, board, made(board.guess).image)))
    return told


def first_verdict(board: Board) -> Verdict:
    """The row of the scoring table that the first two guesses have led to."""
    image = made(board.guess).image
    return Verdict(_winner(board, image), image, _say(FIRST[board.outcome], board, image))


def _second_verdict(board: Board, second: SecondGuess) -> Verdict:
    winner = _winner(board, second.image)
    sentence = {"": SECOND_WRONG, board.deal.test_team: SECOND_RIGHT}.get(winner, SECOND_LOST)
    return Verdict(winner, second.image, _say(sentence, board, second.image))


def stakes(board: Board) -> str:
    """What the test team can win and lose with its second guess."""
    sentence = (
        N_("{test} guesses once more. If that is right, {test} wins the blot; if not, {control}.")
        if board.outcome == "both-right"
        else N_("{test} guesses once more: another blot to win, and nothing to lose.")
    )
    return _say(sentence, board, made(board.guess).image)


def word_of(board: Board, symbol: str) -> str:
    return board.deal.word(symbol).text


def _winner(board: Board, image: int) -> str:
    return next((award.team for award in board.awards if award.image == image), "")


def _say(sentence: str, board: Board, image: int) -> str:
    return tr._(sentence).format(
        word=word_of(board, board.markers[image]),
        test=team_name(board.deal.test_team),
        control=team_name(board.deal.control_team),
    )
