"""Chooses the awards that are given at the end of a match."""

from collections.abc import Collection, Iterable, Mapping

from engine.core import MatchAward

MOST_AWARDS = 3
MOST_SHARING = 2
"""The most seats that `leading_seats` returns; an award that more players share says too little."""


def leading_seats(figures: Mapping[int, int], least: int) -> tuple[int, ...]:
    """The seats with the highest figure.

    Empty if that figure is below `least`, or if more than `MOST_SHARING` seats have it.
    """
    highest = max(figures.values(), default=0)
    seats = tuple(sorted(seat for seat, figure in figures.items() if figure == highest))
    return seats if highest >= least and len(seats) <= MOST_SHARING else ()


def best_awards(
    candidates: Iterable[MatchAward], people: Collection[int] = ()
) -> tuple[MatchAward, ...]:
    """Choose at most `MOST_AWARDS` awards from the candidates, which are sorted best first.

    Awards that include a seat in `people` are preferred; a game may pass all seats without robots.
    An award that would be somebody's second is chosen only if it leaves nobody in `people` without
    an award.
    """
    ranked = sorted(candidates, key=lambda award: bool(people) and not {*people} & {*award.seats})
    chosen: list[MatchAward] = []
    honoured: set[int] = set()
    for award in ranked:
        if honoured.isdisjoint(award.seats):
            chosen.append(award)
            honoured.update(award.seats)
    for award in ranked:
        if award not in chosen and honoured.union(award.seats).issuperset(people):
            chosen.append(award)
            honoured.update(award.seats)
    return tuple(chosen[:MOST_AWARDS])
