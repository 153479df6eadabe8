"""Saves and loads an evening as plain data."""

from typing import Any

from engine.errors import BadSave
from engine.evening.evening import Evening
from engine.records import decode, encode

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
        return decode(Evening, {name: value for name, value in data.items() if name != "format"})
    except (TypeError, ValueError) as error:
        raise _damaged() from error
