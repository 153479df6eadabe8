"""Finds the games: every folder of `engine.games` is one."""

import importlib
import pkgutil
from functools import cache
from typing import Any

import engine.games
from engine.core import Game
from engine.refusal import BadSetup


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order; nothing is imported."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(engine.games.__path__) if m.ispkg))


def find_game(game_id: str) -> Game[Any]:
    """The game of that id, loaded when first asked for."""
    if game_id not in game_ids():
        raise BadSetup(
            "unknown-game",
            "There is no game “{game}”; choose from {games}.",
            game=game_id,
            games=", ".join(game_ids()),
        )
    game: Game[Any] = importlib.import_module(f"engine.games.{game_id}").GAME
    return game


def all_games() -> tuple[Game[Any], ...]:
    """Every game."""
    return tuple(find_game(game_id) for game_id in game_ids())
