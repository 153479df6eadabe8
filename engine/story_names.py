"""Finds and replaces the names in the story of a match."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.registry import all_games, find_game, game_ids

UNDERSTOOD = "understood"
"""The story key, in all games, of a list of pairs (of names or seats): who understood whom."""


def name_keys(game: str) -> frozenset[str]:
    """The keys whose values hold names in the stories of a game.

    For a game that this version of the app does not know, the keys of all known games.
    """
    games = (find_game(game),) if game in game_ids() else tuple(all_games())
    return frozenset({UNDERSTOOD}).union(*(one.name_keys for one in games))


def renamed_story(
    story: Iterable[Mapping[str, Any]], keys: frozenset[str], rename: Callable[[str], str]
) -> list[dict[str, Any]]:
    """The rounds of a story with `rename` applied to all names under `keys`.

    Texts under other keys, such as clues, stay the same, even if they contain a name.
    """
    return [_renamed_record(one, keys, rename) for one in story]


def _renamed_record(
    record: Mapping[str, Any], keys: frozenset[str], rename: Callable[[str], str]
) -> dict[str, Any]:
    return {
        key: _renamed_value(value, rename) if key in keys else _searched(value, keys, rename)
        for key, value in record.items()
    }


def _searched(value: Any, keys: frozenset[str], rename: Callable[[str], str]) -> Any:
    """The value of a key that holds no names, with names replaced in all dicts nested in it."""
    if isinstance(value, dict):
        return _renamed_record(value, keys, rename)
    if isinstance(value, list):
        return [_searched(part, keys, rename) for part in value]
    return value


def _renamed_value(value: Any, rename: Callable[[str], str]) -> Any:
    """A name, a list of names, or a dict with names as keys, with all of these names replaced."""
    if isinstance(value, str):
        return rename(value)
    if isinstance(value, list):
        return [_renamed_value(part, rename) for part in value]
    if isinstance(value, dict):
        return {rename(key): part for key, part in value.items()}
    return value
