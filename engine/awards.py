"""Chooses the awards that are given at the end of a match."""

from collections.abc import Collection, Iterable, Iterator, Mapping

from engine.core import Award

MAX_AWARDS = 3
MAX_SHARING = 2
"""How many players may share what is given an award at the end of a match."""


def leading_seats(figures: Mapping[int, int], least: int) -> tuple[int, ...]:
    """The seats with the highest figure; empty if that figure is below `least`."""
    highest = max(figures.values(), default=0)
    if not figures or highest < least:
        return ()
    return tuple(sorted(seat for seat, figure in figures.items() if figure == highest))


def shared_by_few(awards: Iterable[Award]) -> Iterator[Award]:
    """The awards that at most `MAX_SHARING` players share; what many have earned is nothing rare.

    Awards of a whole team need not be asked.
    """
    return (award for award in awards if len(award.seats) <= MAX_SHARING)


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
