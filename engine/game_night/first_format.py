"""Translates game nights that earlier versions of the app have saved in the first format.

It referred to everyone by name, and the id of a person stood in place of the name.
"""

from collections.abc import Mapping
from typing import Any

Record = dict[str, Any]
MAX_DIGITS = 15
"""The maximum length of the id of a person."""


def translated(data: Record) -> Record:
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
