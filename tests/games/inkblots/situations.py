"""Ready-made situations of a match of Inkblots.

The subject pairs blots 0, 1 and 2 with circle, triangle and square; blot 3 is removed.
"""

from typing import Any

import pytest

from engine.chance import Chance
from engine.core import Context, Move, Next
from engine.errors import IllegalMove
from engine.games.inkblots.game import GAME
from engine.games.inkblots.moves import (
    SYMBOLS,
    ChooseSubject,
    ControlGuess,
    Guess,
    MatchSymbols,
    RemoveImage,
    SecondGuess,
)
from engine.games.inkblots.state import State
from tests.support.matches import setup_of

CIRCLE, TRIANGLE, SQUARE = SYMBOLS


def start(players: int = 4, seed: int = 1, **choices: Any) -> State:
    """A new match, in which Moon, the team of the even seats, is tested first by default."""
    return GAME.new(setup_of(GAME, players, seed, **{"first": 0} | choices), Chance(seed, 0))


def play(state: State, *moves: Move) -> State:
    for move in moves:
        state = GAME.apply(state, move, Context(1, state.board.deal.round))
    return state


def matched(state: State) -> State:
    """The state after the subject has paired the words, right before the first guess."""
    board = state.board
    subject, control = board.deal.testers[0], board.deal.controllers[0]
    return play(
        state,
        ChooseSubject(subject, subject),
        RemoveImage(control, 3),
        MatchSymbols(subject, SYMBOLS),
    )


def guessed(state: State, image: int, symbol: str, control: str) -> State:
    """The state after the first guess of the test team and the guess of the control team.

    The test team guesses `symbol` for the blot `image`; the control team guesses `control` for it.
    """
    board = state.board
    return play(
        matched(state),
        Guess(board.deal.testers[1], image, symbol),
        ControlGuess(board.deal.controllers[0], control),
    )


def second_guess(state: State, image: int, symbol: str) -> State:
    """The state after the second guess of the test team."""
    return play(state, SecondGuess(state.board.guessers[0], image, symbol))


def next_round(state: State) -> State:
    return play(state, Next(state.everyone[0]))


def point_for_control(state: State) -> State:
    return guessed(state, 0, TRIANGLE, CIRCLE)


def point_for_test(state: State) -> State:
    return second_guess(guessed(state, 0, CIRCLE, CIRCLE), 1, TRIANGLE)


def nobody_scores(state: State) -> State:
    return guessed(state, 0, TRIANGLE, SQUARE)


def to_scores(dusk: int, dawn: int) -> State:
    """The state at the start of a round in which the teams have these scores and Moon is tested.

    Before that, the teams score in turn while both need points, so that no lead ends the match.
    """
    state = start()
    while (state.board.scores["dusk"], state.board.scores["dawn"]) != (dusk, dawn):
        ahead, behind = state.board.scores["dusk"], state.board.scores["dawn"]
        wanted = "dusk" if ahead < dusk and (ahead <= behind or behind == dawn) else "dawn"
        score = point_for_test if wanted == state.board.deal.test_team else point_for_control
        state = next_round(score(state))
    return state if state.board.deal.test_team == "dusk" else next_round(nobody_scores(state))


def gained(before: State, after: State) -> tuple[int, int]:
    """How many blots the test team and the control team won between two states."""
    board = before.board
    new, old = after.board.scores, board.scores
    teams = (board.deal.test_team, board.deal.control_team)
    return new[teams[0]] - old[teams[0]], new[teams[1]] - old[teams[1]]


def refusal(state: State, *moves: Move) -> str:
    """The key of the reason why the last of the moves is illegal; fails if it is legal.

    The moves before it are played first.
    """
    state = play(state, *moves[:-1])
    with pytest.raises(IllegalMove) as refused:
        play(state, moves[-1])
    return refused.value.key
