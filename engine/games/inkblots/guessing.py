"""The second part of a round: the guesses of the teams, and the blots won with them."""

from dataclasses import replace

from engine.core import Context, Cue, Move
from engine.errors import IllegalMove
from engine.games.inkblots import moves
from engine.games.inkblots.board import Board, TeamGain, first_marker, required
from engine.games.inkblots.prompts import ControlGuessPrompt, GuessPrompt, SecondGuessPrompt
from engine.games.inkblots.state import Phase, State, finish_round, refuse_image
from engine.phases import PhaseRules

OUTCOMES = {
    (True, True): "both-right",
    (True, False): "test-right",
    (False, False): "both-wrong",
    (False, True): "control-right",
}
"""The outcome, by whether the test team's first guess and the control team's guess are right."""


# --- the first guess --------------------------------------------------------------------------


def _ask_for_guess(state: State) -> GuessPrompt:
    return GuessPrompt(actors=state.board.guessers, board=state.board, last=state.last)


def _guess(state: State, move: moves.Guess, context: Context) -> State:
    """Record the first guess of the test team, one symbol for one image; the guess is public."""
    state.seating.refuse_others(move, *state.board.guessers)
    refuse_image(move.image, state.board.images_in_play)
    _refuse_symbol(move.symbol, moves.SYMBOLS, state.board)
    board = replace(state.board, guess=move)
    return State(state.match, Phase.CONTROL, board, state.matching, move)


# --- the control guess ------------------------------------------------------------------------


def _ask_for_control(state: State) -> ControlGuessPrompt:
    return ControlGuessPrompt(
        actors=state.board.deal.controllers, board=state.board, last=state.last
    )


def _control_guess(state: State, move: moves.ControlGuess, context: Context) -> State:
    """Record the control team's guess, and turn over the marker of the guessed image.

    If only one team is right, that team wins the image. If the test team is right, it makes a
    second guess; otherwise the round ends, and all markers are turned over.
    """
    state.seating.refuse_others(move, *state.board.deal.controllers)
    _refuse_symbol(move.symbol, moves.SYMBOLS, state.board)
    board = state.board
    guess = required(board.guess)
    truth = state.matching[guess.image]
    right = guess.symbol == truth
    outcome = OUTCOMES[right, move.symbol == truth]
    gains: tuple[TeamGain, ...] = ()
    if outcome == "test-right":
        gains = (TeamGain(guess.seat, 1, outcome, board.deal.test_team, guess.image),)
    elif outcome == "control-right":
        gains = (TeamGain(move.seat, 1, outcome, board.deal.control_team, guess.image),)
    markers = first_marker(guess) if right else state.matching
    board = replace(board, control=move, markers=markers, outcome=outcome, gains=gains)
    if right:
        return State(state.match, Phase.SECOND, board, state.matching, move)
    return _finish(state, move, board)


# --- the second guess -------------------------------------------------------------------------


def _ask_for_second(state: State) -> SecondGuessPrompt:
    return SecondGuessPrompt(
        actors=state.board.guessers,
        cue=Cue.REVEAL,
        board=state.board,
        last=state.last,
        may_pass=state.match.second_guess_optional,
    )


def _second_guess(state: State, move: moves.SecondGuess, context: Context) -> State:
    """End the round with the test team's second guess.

    If this guess is right, the test team wins the image. If it is wrong, the control team wins the
    image, provided that the control team's guess about the first image was right.
    """
    board = state.board
    state.seating.refuse_others(move, *board.guessers)
    refuse_image(move.image, board.images_left)
    _refuse_symbol(move.symbol, board.symbols_left, board)
    gains = board.gains
    if move.symbol == state.matching[move.image]:
        gains += (TeamGain(move.seat, 1, "second-right", board.deal.test_team, move.image),)
    elif board.outcome == "both-right":
        seat = required(board.control).seat
        gains += (TeamGain(seat, 1, "second-wrong", board.deal.control_team, move.image),)
    return _finish(state, move, replace(board, second=move, gains=gains))


def _pass_second_guess(state: State, move: moves.PassSecondGuess, context: Context) -> State:
    """End the round without a second guess; raise IllegalMove if the option does not allow it."""
    state.seating.refuse_others(move, *state.board.guessers)
    if not state.match.second_guess_optional:
        raise IllegalMove("must-guess", "The test team still has its second guess to make.")
    return _finish(state, move, replace(state.board, second=move))


def _finish(state: State, move: Move, board: Board) -> State:
    """Turn every marker over and end the round.

    The words, and the images that nobody won, go back into the box.
    """
    kept = tuple(gain.image for gain in board.gains)
    board = replace(board, markers=state.matching)
    return finish_round(state, move, board, kept, Phase.RESULT)


def _refuse_symbol(symbol: str, allowed: tuple[str, ...], board: Board) -> None:
    if symbol not in allowed:
        raise IllegalMove(
            "bad-symbol",
            "That word can’t be chosen; choose from {words}.",
            words=", ".join(board.deal.word(open_one).text for open_one in allowed),
        )


PHASE_RULES = {
    Phase.GUESS: PhaseRules(_ask_for_guess, {moves.Guess: _guess}),
    Phase.CONTROL: PhaseRules(_ask_for_control, {moves.ControlGuess: _control_guess}),
    Phase.SECOND: PhaseRules(
        _ask_for_second,
        {moves.SecondGuess: _second_guess, moves.PassSecondGuess: _pass_second_guess},
    ),
}
