"""Which of the things that happened in a match are told at its end."""

from collections.abc import Iterable, Mapping

from engine.core import MatchAward

MOST_AWARDS = 3
MOST_SHARING = 2
"""An award shared by more people than this would say little about any of them."""


def leading_seats(figures: Mapping[int, int], least: int) -> tuple[int, ...]:
    """The seats with the highest figure - if it is high enough, and few enough share it."""
    highest = max(figures.values(), default=0)
    seats = tuple(sorted(seat for seat, figure in figures.items() if figure == highest))
    return seats if highest >= least and len(seats) <= MOST_SHARING else ()


def best_awards(candidates: Iterable[MatchAward]) -> tuple[MatchAward, ...]:
    """The first few of the candidates, which come best first; those for new people go before."""
    honoured: set[int] = set()
    for_others: list[MatchAward] = []
    again: list[MatchAward] = []
    for award in candidates:
        (again if honoured.issuperset(award.seats) else for_others).append(award)
        honoured.update(award.seats)
    return (*for_others, *again)[:MOST_AWARDS]
