"""Other people's games, played at random through their own interfaces, if they are installed."""

from collections.abc import Callable
from random import Random
from typing import Any

OPENSPIEL = (
    "python_tic_tac_toe",
    "python_kuhn_poker",
    "python_liars_poker",
    "python_pokerkit_wrapper",
)
RLCARD = ("leduc-holdem", "limit-holdem", "blackjack", "uno", "gin-rummy", "doudizhu")


def openspiel_games() -> dict[str, Callable[[int], int]]:
    """OpenSpiel's games that are written in Python."""
    try:
        import pyspiel
        from open_spiel.python import games  # noqa: F401 - registers them
    except ImportError:
        print("OpenSpiel is not installed; it is left out.")
        return {}
    return {
        name: _openspiel(pyspiel.load_game(name))
        for name in OPENSPIEL
        if name in pyspiel.registered_names()
    }


def _openspiel(game: Any) -> Callable[[int], int]:
    def play(seed: int) -> int:
        luck = Random(seed)
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, weights)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
            moves += 1
        return moves

    return play


def rlcard_games() -> dict[str, Callable[[int], int]]:
    """RLCard's environments."""
    try:
        import rlcard
    except ImportError:
        print("RLCard is not installed; it is left out.")
        return {}
    return {name: _rlcard(rlcard.make(name, config={"seed": 1})) for name in RLCARD}


def _rlcard(environment: Any) -> Callable[[int], int]:
    def play(seed: int) -> int:
        luck = Random(seed)
        state, _ = environment.reset()
        moves = 0
        while not environment.is_over():
            state, _ = environment.step(luck.choice(list(state["legal_actions"])))
            moves += 1
        return moves

    return play
