"""Saves and loads a game night as plain data."""

from collections.abc import Mapping
from typing import Any

from engine.errors import BadSave, BadSetup
from engine.game_night.game_night import GameNight
from engine.make_setup import find_variant
from engine.records import decode, encode
from engine.registry import find_game

FIRST_FORMAT, FORMAT = 1, 2
"""The first format refers to everyone by name, and the id of a person stands in place of the name.
"""
MAX_DIGITS = 15
"""The maximum length of the id of a person."""
Record = dict[str, Any]


def save_game_night(night: GameNight) -> dict[str, Any]:
    """The game night as plain data, from which `load_game_night` restores it."""
    return {"format": FORMAT, **encode(night)}


def _damaged() -> BadSave:
    return BadSave("damaged", "This evening is damaged and can’t be read.")


def load_game_night(data: object) -> GameNight:
    """Load a saved game night; raises BadSave if anything is wrong with the data."""
    if not isinstance(data, dict) or "format" not in data:
        raise _damaged()
    if data["format"] not in (FIRST_FORMAT, FORMAT):
        raise BadSave("format", "This evening was saved by another version of the app.")
    record = {name: value for name, value in data.items() if name != "format"}
    try:
        first = data["format"] == FIRST_FORMAT
        night = decode(GameNight, _translated(record) if first else record)
        _check(night)
    except (AttributeError, KeyError, TypeError, ValueError, BadSetup) as error:
        raise _damaged() from error
    return night


def _check(night: GameNight) -> None:
    """Raise ValueError or BadSetup for a game night that could never have been."""
    named = [*night.numbers]
    for match in night.played:
        named += [*match.lights, *(guest for award in match.awards for guest in award.guests)]
    if not {*named} <= {*range(len(night.guests))}:
        raise ValueError("somebody was never there")
    here = [guest.player.id or guest.name for guest in night.at_table]
    if not here or len({*here}) < len(here):
        raise ValueError("nobody at the table, or somebody twice")
    for planned in (*night.programme, *(played.planned for played in night.played)):
        find_variant(find_game(planned.game), planned.variant)
    for game in night.left_out:
        find_game(game)


# --- the first format -------------------------------------------------------------------------


def _translated(data: Record) -> Record:
    """A game night of the first format in the present one, which `decode` checks.

    Raises AttributeError, KeyError, TypeError or ValueError if the data is damaged.
    """
    guests = data["guests"]
    numbers = {guest["player"]["name"]: number for number, guest in enumerate(guests)}
    seats = [number for number, guest in enumerate(guests) if guest["present"]]
    if not seats:
        raise ValueError("nobody at the table")
    return data | {
        "guests": [_guest(guest) for guest in guests],
        "played": [_match(match, numbers) for match in data["played"]],
        "seats": seats,
    }


def _guest(guest: Record) -> Record:
    player = guest["player"]
    saved = player["name"]
    if not player["robot"] and saved.isdecimal() and len(saved) <= MAX_DIGITS:
        player = player | {"name": "", "id": int(saved)}
    return {"player": player, "lights": guest["lights"], "matches": guest["matches"]}


def _match(match: Record, numbers: Mapping[str, int]) -> Record:
    lights = {str(numbers[name]): lights for name, lights in match["lights"].items()}
    awards = [
        {
            "key": award["key"],
            "guests": [numbers[name] for name in award["names"]],
            "figures": award["figures"],
        }
        for award in match["awards"]
    ]
    return match | {"lights": lights, "awards": awards}
