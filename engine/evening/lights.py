"""Lights: what a match counts in an evening of several games, whatever its own points are."""

from engine.core import GameOver
from engine.setup import Scoring

BY_RANK = (3, 2, 1)
"""The lights of the first ranks where everyone scores alone; all others get none."""
WON, DRAWN = 2, 1
"""The lights of everyone on the winning side, and of everyone after a draw."""
BY_BAND = (0, 1, 2, 3, 3)
"""The lights of everyone for each band of a shared result; see `GameOver.shared_band`."""
WON_TOGETHER, LOST_TOGETHER = 3, 1


def lights_of(scoring: Scoring, over: GameOver, seats: int) -> tuple[int, ...]:
    """The lights of the first `seats` seats after a match.

    Robots that belong to a variant have the last seats, and no part in an evening.
    """
    match scoring:
        case Scoring.ALONE:
            return _by_rank(over, seats)
        case Scoring.SIDES:
            return _by_side(over, seats)
        case Scoring.TOGETHER:
            return (_shared(over),) * seats


def _by_rank(over: GameOver, seats: int) -> tuple[int, ...]:
    """Equal points share the better rank."""
    points = over.scores or tuple(int(seat in over.winners) for seat in range(seats))
    ranks = [sum(other > own for other in points[:seats]) for own in points[:seats]]
    return tuple(BY_RANK[rank] if rank < len(BY_RANK) else 0 for rank in ranks)


def _by_side(over: GameOver, seats: int) -> tuple[int, ...]:
    winners = {*over.winners}
    if not winners or winners.issuperset(range(seats)):
        return (DRAWN,) * seats
    return tuple(WON if seat in winners else 0 for seat in range(seats))


def _shared(over: GameOver) -> int:
    if over.shared_band is not None:
        return BY_BAND[over.shared_band]
    return WON_TOGETHER if over.winners else LOST_TOGETHER
