"""Saves and loads an evening as plain data."""

from typing import Any

from engine.errors import BadSave, BadSetup
from engine.evening.evening import Evening
from engine.make_setup import find_variant
from engine.records import decode, encode
from engine.registry import find_game

FORMAT = 1


def save_evening(evening: Evening) -> dict[str, Any]:
    """The evening as plain data, from which `load_evening` restores it."""
    return {"format": FORMAT, **encode(evening)}


def _damaged() -> BadSave:
    return BadSave("damaged", "This evening is damaged and can’t be read.")


def load_evening(data: object) -> Evening:
    """Load a saved evening; raises BadSave if anything is wrong with the data."""
    if not isinstance(data, dict) or "format" not in data:
        raise _damaged()
    if data["format"] != FORMAT:
        raise BadSave("format", "This evening was saved by another version of the app.")
    try:
        evening = decode(Evening, {name: value for name, value in data.items() if name != "format"})
        _check(evening)
    except (TypeError, ValueError, BadSetup) as error:
        raise _damaged() from error
    return evening


def _check(evening: Evening) -> None:
    """Raise ValueError or BadSetup for an evening that could never have been."""
    names = [guest.name for guest in evening.guests]
    if not evening.at_table or len({*names}) < len(names):
        raise ValueError("nobody at the table, or somebody twice")
    for match in (*evening.programme, *(played.planned for played in evening.played)):
        find_variant(find_game(match.game), match.variant)
    for game in evening.left_out:
        find_game(game)
