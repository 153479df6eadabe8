"""How tests refer to players in saved data."""

from collections.abc import Iterable

from engine.chairs import NO_CHAIR
from engine.names import ROBOT_NAMES
from mobileapp.storage.roster import Who
from mobileapp.storage.store import Storage


def players_of(storage: Storage, names: Iterable[str]) -> list[Who]:
    """The players of these names: robots by name, people by id; unknown people are added."""
    found: list[Who] = []
    for name in names:
        found += (
            [name]
            if name in ROBOT_NAMES
            else storage.roster.take_chairs([(name, "", "", NO_CHAIR)])
        )
    return found
