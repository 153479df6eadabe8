"""What protects a new control: touches of the last moment, and controls that were at its place."""

from collections.abc import Mapping
from math import hypot
from types import MappingProxyType
from typing import NamedTuple

from kivy.metrics import dp

from mobileapp.stage.geometry import Rect, around, upright_box
from mobileapp.stage.piece import Choose, Piece
from mobileapp.stage.space import CLEARANCE, RECENT


class Touched(NamedTuple):
    """Where and when a touch was, and the pieces near it that reacted to touches then."""

    x: float
    y: float
    when: float
    controls: Mapping[str, Piece] = MappingProxyType({})

    def is_recent(self, now: float) -> bool:
        return 0 <= now - self.when < RECENT

    def is_near(self, x: float, y: float, now: float) -> bool:
        """Whether a tap at a position is so close to it, and so soon after it."""
        return self.is_recent(now) and hypot(x - self.x, y - self.y) <= dp(CLEARANCE)


class Vacated(NamedTuple):
    """The place of a control that has just left the scene, whoever or whatever made it leave."""

    place: Rect
    when: float
    controls: frozenset[str]
    """The keys of all controls that were in the scene with it."""

    def is_recent(self, now: float) -> bool:
        return 0 <= now - self.when < RECENT

    def is_taken_by(self, key: str, piece: Piece, x: float, y: float, now: float) -> bool:
        """Whether a tap would hit a new control where people still expect the one that has left."""
        return (
            self.is_recent(now)
            and key not in self.controls
            and _is_control(piece)
            and not isinstance(piece.tap, Choose)
            and self.place.overlaps(around(x, y, 1, 1))
        )


def vacated(before: Mapping[str, Piece], after: Mapping[str, Piece], now: float) -> list[Vacated]:
    """The places of the controls that are in one scene, but not in the next."""
    controls = frozenset(key for key, piece in before.items() if _is_control(piece))
    return [
        Vacated(upright_box(before[key].rect, before[key].angle), now, controls)
        for key in controls
        if key not in after or after[key].tap is None
    ]


def _is_control(piece: Piece) -> bool:
    """Whether a tap on the piece does something, and it is no thing that people drag around."""
    return piece.tap is not None and not piece.free
