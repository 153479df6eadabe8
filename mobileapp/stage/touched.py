"""A touch of the last moment: an excited second tap beside it hits nothing that is new there."""

from collections.abc import Mapping
from math import hypot
from types import MappingProxyType
from typing import NamedTuple

from kivy.metrics import dp

from mobileapp.stage.piece import Piece
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
