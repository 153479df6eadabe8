"""Lights: what a match counts in an evening of several games, whatever its own points are."""

from engine.core import GameOver
from engine.seating import Seats
from engine.setup import Scoring

BY_RANK = (3, 2, 1)
"""The lights of the first ranks where everyone scores alone; all others get none."""
WON, DRAWN = 2, 1
"""The lights of everyone on the winning side, and of everyone after a draw."""
BY_BAND = (0, 1, 2, 3, 3)
"""The lights of everyone for each band of a shared result; see `GameOver.shared_band`."""
WON_TOGETHER, LOST_TOGETHER = 3, 1


def lights_of(scoring: Scoring, over: GameOver, seats: Seats) -> tuple[int, ...]:
    """The lights of each of these seats after a match.

    They are those at the table, without robots that belong to a variant.
    """
    match scoring:
        case Scoring.ALONE:
            return _by_rank(over, seats)
        case Scoring.SIDES:
            return _by_side(over, seats)
        case Scoring.TOGETHER:
            return (_shared(over),) * len(seats)


def _by_rank(over: GameOver, seats: Seats) -> tuple[int, ...]:
    """Equal points share the better rank."""
    points = [over.scores[seat] if over.scores else seat in over.winners for seat in seats]
    ranks = [sum(other > own for other in points) for own in points]
    return tuple(BY_RANK[rank] if rank < len(BY_RANK) else 0 for rank in ranks)


def _by_side(over: GameOver, seats: Seats) -> tuple[int, ...]:
    winners = {*over.winners}
    if not winners or winners.issuperset(seats):
        return (DRAWN,) * len(seats)
    return tuple(WON if seat in winners else 0 for seat in seats)


def _shared(over: GameOver) -> int:
    if over.shared_band is not None:
        return BY_BAND[over.shared_band]
    return WON_TOGETHER if over.winners else LOST_TOGETHER
