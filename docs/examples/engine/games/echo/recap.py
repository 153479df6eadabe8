"""What is told of a match of Echo, round by round and at its end."""

from collections import Counter
from itertools import combinations, permutations
from typing import Any

from engine.awards import best_awards, leading_seats
from engine.core import Award
from engine.games.echo.state import Phase, State

MIN_TIMES = 2
"""What happened only once is not worth an award."""


def story(state: State) -> tuple[dict[str, Any], ...]:
    """Each finished round; two players who chose the same understood each other."""
    return tuple(
        {
            "round": number,
            "word": played.word,
            "picks": list(played.picks),
            "understood": [
                [one, other]
                for one, other in permutations(state.everyone, 2)
                if played.picks[one] == played.picks[other]
            ],
        }
        for number, played in enumerate(state.rounds, 1)
    )


def awards(state: State) -> tuple[Award, ...]:
    """kindred: the two who chose the same most often. own-way: who was most often alone. The figure
    of each is how often."""
    if state.phase is not Phase.OVER:
        return ()
    seats, found = state.everyone, []
    pairs = [(r, pair) for r in state.rounds for pair in combinations(seats, 2)]
    same = Counter(pair for r, pair in pairs if r.picks[pair[0]] == r.picks[pair[1]])
    first, second = (*same.most_common(2), ((), 0), ((), 0))[:2]
    if first[1] >= MIN_TIMES and first[1] > second[1]:
        found.append(Award("kindred", first[0], (first[1],)))
    alone = Counter(seat for r in state.rounds for seat in seats if not r.points(seat))
    if lonely := leading_seats(alone, MIN_TIMES):
        found.append(Award("own-way", lonely, (alone[lonely[0]],)))
    return best_awards(found, seats)
