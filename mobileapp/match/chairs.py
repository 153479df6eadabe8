"""Who sits on which of the ten chairs; `mobileapp.stage.scene.Person` says where each one stands.

A chair belongs to whoever sits on it until they leave or are moved by hand. Seats, which the rules
know, are the taken chairs counted clockwise.
"""

from collections.abc import Collection, Mapping, MutableMapping, Sequence
from typing import Any

from engine.names import name_key
from engine.setup import NO_CHAIR

CHAIRS = 10
FILLING_ORDER = (0, 2, 4, 6, 8, 9, 3, 1, 7, 5)
"""The order in which chairs are assigned to people who chose none: both edges fill evenly, and the
first six people sit clockwise in the order they came.
"""
REMEMBERED_CHAIRS = "chairs"
"""The setting that holds where each person sat the last time, by name key."""


def free_chair(taken: Collection[int], wanted: int = NO_CHAIR) -> int:
    """The wanted chair if it is free, else the free one nearest to it; without a wish, the next
    one to be filled. NO_CHAIR when none is free."""
    free = [chair for chair in FILLING_ORDER if chair not in taken]
    if wanted in range(CHAIRS):
        free.sort(key=lambda chair: (_distance(chair, wanted), (chair - wanted) % CHAIRS))
    return free[0] if free else NO_CHAIR


def _distance(chair: int, other: int) -> int:
    """The distance between two chairs around the table, the shorter way."""
    return min((chair - other) % CHAIRS, (other - chair) % CHAIRS)


def seat_of_chair(chairs: Sequence[int], chair: int) -> int:
    """The seat of whoever takes this chair, given the chairs that are taken."""
    return sum(other < chair for other in chairs)


def place_newcomer(chairs: Sequence[int], wanted: int = NO_CHAIR) -> tuple[int, int]:
    """The seat and the chair of somebody who joins people on these chairs, by seat.

    Where nobody knows who sits where, a newcomer gets the last seat and no chair.
    """
    if list(chairs) != sorted({*chairs} & {*range(CHAIRS)}):
        return len(chairs), NO_CHAIR
    chair = free_chair(chairs, wanted)
    return (len(chairs), NO_CHAIR) if chair == NO_CHAIR else (seat_of_chair(chairs, chair), chair)


def remembered_chair(settings: Mapping[str, Any], name: str) -> int:
    """The chair somebody had the last time, or NO_CHAIR."""
    return _known_chairs(settings).get(name_key(name), NO_CHAIR)


def with_chairs(settings: Mapping[str, Any], chairs: Mapping[str, int]) -> dict[str, int]:
    """The setting that remembers these people, by name, on these chairs."""
    latest = {name_key(name): chair for name, chair in chairs.items() if chair in range(CHAIRS)}
    return _known_chairs(settings) | latest


def forget_chair(settings: MutableMapping[str, Any], name: str) -> None:
    """Remember no longer where somebody sat."""
    known = _known_chairs(settings)
    if known.pop(name_key(name), None) is not None:
        settings[REMEMBERED_CHAIRS] = known


def _known_chairs(settings: Mapping[str, Any]) -> dict[str, int]:
    """The remembered chairs; entries that are not valid, as from a backup or another version, are
    dropped.
    """
    kept = settings.get(REMEMBERED_CHAIRS)
    entries = kept.items() if isinstance(kept, dict) else ()
    return {key: chair for key, chair in entries if type(chair) is int and chair in range(CHAIRS)}
