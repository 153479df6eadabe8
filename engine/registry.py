"""Finds the games: every folder of `engine.games` is one.

Its `INFO` can be read at once; the rules behind it are loaded when the game is first asked for.
"""

import pkgutil
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

import engine.games
from engine.errors import BadSetup
from engine.info import GameInfo

if TYPE_CHECKING:
    from engine.core import Game


@cache
def game_ids() -> tuple[str, ...]:
    """The ids of all games, in alphabetical order; nothing is imported."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(engine.games.__path__) if m.ispkg))


def find_info(game_id: str) -> GameInfo:
    """What is known of the game of that id before its rules are loaded."""
    if game_id not in game_ids():
        raise BadSetup(
            "unknown-game",
            "There is no game “{game}”; choose from {games}.",
            game=game_id,
            games=", ".join(game_ids()),
        )
    info: GameInfo = import_module(f"engine.games.{game_id}").INFO
    return info


def find_game(game_id: str) -> "Game[Any]":
    """The game of that id, with its rules."""
    game: Game[Any] = import_module(f"engine.games.{find_info(game_id).id}.game").GAME
    return game


def all_infos() -> tuple[GameInfo, ...]:
    """What is known of every game before its rules are loaded, in the order of `game_ids`."""
    return tuple(find_info(game_id) for game_id in game_ids())


def all_games() -> "tuple[Game[Any], ...]":
    """Every game with its rules, in the order of `game_ids`."""
    return tuple(find_game(game_id) for game_id in game_ids())
