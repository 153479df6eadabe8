"""Finds the games: every package in `engine/games` is one.

The rules of a game are imported only when they are first needed; its `INFO` is imported without
them.
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
    """The ids of all games, in alphabetical order; no game is imported for this."""
    return tuple(sorted(m.name for m in pkgutil.iter_modules(engine.games.__path__) if m.ispkg))


def find_info(game_id: str) -> GameInfo:
    """The facts about the game with that id; its rules are not imported.

    Raises BadSetup if there is no such game.
    """
    if game_id not in game_ids():
        raise BadSetup(
            "unknown-game",
            "There’s no game “{game}”; choose from {games}.",
            game=game_id,
            games=", ".join(game_ids()),
        )
    info: GameInfo = import_module(f"engine.games.{game_id}").INFO
    return info


def find_game(game_id: str) -> "Game[Any]":
    """Import the rules of the game with that id, and return its `GAME`.

    Raises BadSetup if there is no such game.
    """
    game: Game[Any] = import_module(f"engine.games.{find_info(game_id).id}.game").GAME
    return game


def all_infos() -> tuple[GameInfo, ...]:
    """The facts about every game, in the order of `game_ids`; no rules are imported."""
    return tuple(find_info(game_id) for game_id in game_ids())


def all_games() -> "tuple[Game[Any], ...]":
    """Import the rules of all games, and return every `GAME`, in the order of `game_ids`."""
    return tuple(find_game(game_id) for game_id in game_ids())
