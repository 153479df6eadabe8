"""The ways tiles go when a card is performed, in cells from the north-west corner."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import hypot, pi, sin

from engine.games.telepathy.actions import ACTIONS, FIRST_CARDS, Action, Place

Point = tuple[float, float]
"""How far east and how far south."""

SWERVE, SWERVE_PER_STEP = 0.22, 0.08
"""How far a tile swerves, in cells, when others come towards it."""


@dataclass(frozen=True, slots=True)
class Journey:
    """The way of the tile that lay on `cell`; it swerves to the left of where it is heading."""

    cell: int
    start: Point
    end: Point
    swerve: float = 0.0
    over_edge: bool = False
    """Half of a way that leaves the grid on one side and enters it on the other."""

    def at(self, part: float) -> Point:
        """Where the tile is after this part of the way, from 0 to 1."""
        (x, y), (end_x, end_y) = self.start, self.end
        east, south = end_x - x, end_y - y
        aside = sin(pi * part) * self.swerve / (hypot(east, south) or 1)
        return x + east * part + south * aside, y + south * part - east * aside


def journeys(card: str, place: Place) -> tuple[Journey, ...]:
    """How the four tiles of a place get to where the card sends them.

    A tile that goes over an edge has two journeys: one out of the grid and one back into it.
    """
    action = ACTIONS[card]
    return tuple(
        journey
        for cell, origin in zip(place.cells, action.order, strict=True)
        for journey in _ways(action, place.cells[origin], cell)
    )


def _ways(action: Action, origin: int, cell: int) -> Iterator[Journey]:
    start, end = _point(origin), _point(cell)
    steps = abs(end[0] - start[0]) + abs(end[1] - start[1])
    if action.id not in FIRST_CARDS:
        # A corner turns without anybody meeting; in a line tiles have to pass each other.
        in_line = not action.id.startswith("quad")
        yield Journey(origin, start, end, SWERVE + SWERVE_PER_STEP * steps if in_line else 0.0)
    elif steps == 1:
        yield Journey(origin, start, end)
    else:
        east, south = ((start[axis] - end[axis]) / steps for axis in (0, 1))
        yield Journey(origin, start, (start[0] + east, start[1] + south), over_edge=True)
        yield Journey(origin, (end[0] - east, end[1] - south), end, over_edge=True)


def _point(cell: int) -> Point:
    return float(cell % 4), float(cell // 4)
