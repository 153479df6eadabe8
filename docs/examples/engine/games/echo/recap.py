"""What is told of a match of Echo: round by round, and at its end."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

from engine.awards import best_awards, leading_seats
from engine.core import MatchAward
from engine.games.echo.state import PICTURES, Phase, PlayedRound, State

LEAST = 2
"""What happened only once is not worth an award."""


def loudest(played: PlayedRound) -> tuple[str, int]:
    """The picture most people chose, and how many they were."""
    picture = max(PICTURES, key=played.picks.count)
    return picture, played.picks.count(picture)


def story(state: State) -> tuple[dict[str, Any], ...]:
    """Each finished round by names; two people who chose the same understood each other."""
    names = state.names
    return tuple(
        {
            "round": number,
            "word": played.word,
            "picks": dict(zip(names, played.picks, strict=True)),
            "understood": [
                [names[one], names[other]]
                for one, other in permutations(state.everyone, 2)
                if played.picks[one] == played.picks[other]
            ],
        }
        for number, played in enumerate(state.rounds, 1)
    )


def awards(state: State) -> tuple[MatchAward, ...]:
    """What to tell when the match is over.

    kindred: the two who chose the same most often; figures: how often.
    own-way: who was most often alone with a picture; figures: how often.
    """
    if state.phase is not Phase.OVER:
        return ()
    return best_awards((*_kindred(state), *_own_way(state)))


def _kindred(state: State) -> Iterator[MatchAward]:
    together = Counter(
        pair
        for played in state.rounds
        for pair in combinations(state.everyone, 2)
        if played.picks[pair[0]] == played.picks[pair[1]]
    )
    most = max(together.values(), default=0)
    pairs = [pair for pair, times in together.items() if times == most]
    if most >= LEAST and len(pairs) == 1:
        yield MatchAward("kindred", pairs[0], (most,))


def _own_way(state: State) -> Iterator[MatchAward]:
    alone = Counter(
        seat for played in state.rounds for seat in state.everyone if not played.points(seat)
    )
    if seats := leading_seats(alone, LEAST):
        yield MatchAward("own-way", seats, (alone[seats[0]],))
