"""Phrases about games that several pages show."""

from engine.errors import Refusal
from engine.info import GameInfo
from engine.registry import find_info
from mobileapp.languages.translation import tr


def game_title(game_id: str) -> str:
    """The title of a game, or its capitalised id if this version of the app does not have it."""
    try:
        return tr._(find_info(game_id).title)
    except Refusal:
        return game_id.capitalize()


def players_text(info: GameInfo) -> str:
    """A phrase with the smallest and the largest possible number of players."""
    text = tr._("{least}–{most} players")
    return text.format(least=info.min_players, most=info.max_players)
