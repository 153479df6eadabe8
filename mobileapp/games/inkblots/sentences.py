"""What happened in a round, said so that everyone knows why somebody got a point."""

from engine.games.inkblots.board import Board, required
from engine.games.inkblots.moves import PassSecondGuess
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


def verdicts(board: Board) -> list[str]:
    """What the guesses of a round have led to so far, in the order they were made."""
    first, second = required(board.guess).image, board.second
    told = [_say(FIRST[board.outcome], board, first)]
    if isinstance(second, PassSecondGuess):
        told.append(_say(PASSED, board, first))
    elif second is not None:
        by_winner = {"": SECOND_WRONG, board.deal.test_team: SECOND_RIGHT}
        sentence = by_winner.get(winner_of(board, second.image), SECOND_LOST)
        told.append(_say(sentence, board, second.image))
    return told


def stakes(board: Board) -> str:
    """What the test team can win and lose with its second guess."""
    sentence = (
        N_("{test} guesses once more. If that is right, {test} wins the blot; if not, {control}.")
        if board.outcome == "both-right"
        else N_("{test} guesses once more: another blot to win, and nothing to lose.")
    )
    return _say(sentence, board, required(board.guess).image)


def winner_of(board: Board, image: int) -> str:
    """The team that wins a blot; nothing where nobody does."""
    return next((award.team for award in board.awards if award.image == image), "")


def _say(sentence: str, board: Board, image: int) -> str:
    return tr._(sentence).format(
        word=board.deal.word(board.markers[image]).text,
        test=team_name(board.deal.test_team),
        control=team_name(board.deal.control_team),
    )
