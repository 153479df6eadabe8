"""Saves and loads an evening as plain data."""

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from engine.errors import BadSave
from engine.evening.evening import EarnedAward, Evening, Guest, PlayedMatch
from engine.evening.programme import PlannedMatch
from engine.setup import DEFAULT_SKILL, NO_CHAIR, Player

FORMAT = 1


def save_evening(evening: Evening) -> dict[str, Any]:
    """The evening as plain data, from which `load_evening` restores it."""
    return {"format": FORMAT, **asdict(evening)}


def load_evening(data: object) -> Evening:
    """Load a saved evening; raises BadSave if anything is wrong with the data."""
    try:
        return _evening(data)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BadSave("damaged", "This evening is damaged and cannot be read.") from error


def _evening(data: Any) -> Evening:
    if data["format"] != FORMAT:
        raise BadSave("format", "This evening was saved by another version of the app.")
    return Evening(
        _number(data["minutes"]),
        _number(data["seed"]),
        tuple(map(_guest, data["guests"])),
        tuple(map(_played, data["played"])),
        tuple(map(_planned, data["programme"])),
    )


def _guest(data: Mapping[str, Any]) -> Guest:
    player = data["player"]
    return Guest(
        Player(
            _text(player["name"]),
            bool(player["robot"]),
            _text(player.get("skill", DEFAULT_SKILL)),
            _number(player.get("chair", NO_CHAIR)),
        ),
        _number(data["lights"]),
        _number(data["matches"]),
        bool(data["present"]),
    )


def _played(data: Mapping[str, Any]) -> PlayedMatch:
    lights = {_text(name): _number(count) for name, count in data["lights"].items()}
    awards = tuple(
        EarnedAward(
            _text(award["key"]),
            tuple(map(_text, award["names"])),
            tuple(map(_number, award["figures"])),
        )
        for award in data["awards"]
    )
    return PlayedMatch(_planned(data["planned"]), lights, awards)


def _planned(data: Mapping[str, Any]) -> PlannedMatch:
    return PlannedMatch(
        _text(data["game"]),
        _text(data["variant"]),
        _number(data["minutes"]),
        dict(data["options"]),
    )


def _text(value: object) -> str:
    if type(value) is not str:
        raise TypeError("a text was expected")
    return value


def _number(value: object) -> int:
    if type(value) is not int:
        raise TypeError("a whole number was expected")
    return value
