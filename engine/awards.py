"""Chooses the awards that are given at the end of a match."""

from collections.abc import Collection, Iterable, Mapping

from engine.core import Award

MAX_AWARDS = 3
MAX_SHARING = 2
"""The maximum number of seats that `leading_seats` returns, so that few players share an award."""


def leading_seats(figures: Mapping[int, int], least: int) -> tuple[int, ...]:
    """The seats with the highest figure.

    Empty if that figure is below `least`, or if more than `MAX_SHARING` seats have it.
    """
    highest = max(figures.values(), default=0)
    seats = tuple(sorted(seat for seat, figure in figures.items() if figure == highest))
    return seats if highest >= least and len(seats) <= MAX_SHARING else ()


def best_awards(candidates: Iterable[Award], people: Collection[int] = ()) -> tuple[Award, ...]:
    """Choose at most `MAX_AWARDS` awards from the candidates, which are sorted best first.

    Awards that include a seat in `people` are preferred. A seat gets a second award only if every
    seat in `people` then has one.
    """
    ranked = sorted(candidates, key=lambda award: bool(people) and not {*people} & {*award.seats})
    chosen: list[Award] = []
    honoured: set[int] = set()
    for award in ranked:
        if honoured.isdisjoint(award.seats):
            chosen.append(award)
            honoured.update(award.seats)
    for award in ranked:
        if award not in chosen and honoured.union(award.seats).issuperset(people):
            chosen.append(award)
            honoured.update(award.seats)
    return tuple(chosen[:MAX_AWARDS])
