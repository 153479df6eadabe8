"""The number of pictures that a match needs, and the points of a round."""

from collections.abc import Sequence
from enum import StrEnum

from engine.core import Award


def hand_size(players: int) -> int:
    return 7 if players == 3 else 6


def pictures_each(players: int) -> int:
    """How many pictures each player but the storyteller plays in a round."""
    return 2 if players == 3 else 1


def fewest_pictures(players: int) -> int:
    """The fewest pictures for a match: those of full hands, and those of one round on the table."""
    return hand_size(players) * players + 1 + pictures_each(players) * (players - 1)


LISTENERS = 2
"""The number of robots that listen to two people who play together."""
TOGETHER_ROUNDS = 10
BANDS = (10, 14, 18, 22)
"""The minimum points for each band of results above the lowest in a match together. They were
chosen with `python -m tools.bench.together`, which simulates 2,000 matches of each kind of pair. Of
five bands, luck alone stays in the lowest in 92 % of the matches. Two viewers with clues that
people wrote end in the second or third in 67 %. Pairs who know each other reach the fourth in 60 %.
A pair without misunderstandings reaches the fifth in 87 %, and not always, because even a robot
that understands nothing sometimes guesses right.
"""


def points_together(partner_found: bool, robots_found: int) -> int:
    """The points for one round of two people who play together.

    0 if the partner did not find the picture, or if all robots did; else one point, and one more
    for each robot that did not find it.
    """
    if not partner_found or robots_found == LISTENERS:
        return 0
    return 1 + LISTENERS - robots_found


MOST_TOGETHER = TOGETHER_ROUNDS * points_together(partner_found=True, robots_found=0)


def band_of(points: int) -> int:
    """The band of the result of a match together, from 0 to 4."""
    return sum(points >= least for least in BANDS)


class Outcome(StrEnum):
    """How many players found the storyteller's picture, which decides the points of a round."""

    NOBODY = "nobody-found"
    SOME = "some-found"
    EVERYBODY = "everybody-found"


def outcome_of(finders: int, voters: int) -> Outcome:
    if finders == 0:
        return Outcome.NOBODY
    return Outcome.EVERYBODY if finders == voters else Outcome.SOME


def awards_for(
    told: int, owners: Sequence[int], voters: Sequence[Sequence[int]]
) -> tuple[Award, ...]:
    """The points of a round.

    `told` is the slot of the storyteller's picture. `owners` has the owner of each slot, and
    `voters` the players who voted for it.
    """
    finders = voters[told]
    everybody = [voter for slot in voters for voter in slot]
    outcome = outcome_of(len(finders), len(everybody))
    if outcome is Outcome.SOME:
        awards = [Award(owners[told], 3, "told-well")]
        awards += [Award(finder, 3, "found") for finder in finders]
    else:
        awards = [Award(voter, 2, outcome.value) for voter in everybody]
    awards += [
        Award(owner, len(drawn), "votes-drawn")
        for slot, (owner, drawn) in enumerate(zip(owners, voters, strict=True))
        if drawn and slot != told
    ]
    return tuple(sorted(awards, key=lambda award: award.seat))
