"""The number of pictures that a match needs, and the points of a round."""

from collections.abc import Sequence
from enum import StrEnum

from engine.core import Gain


def hand_size(players: int) -> int:
    return 7 if players == 3 else 6


def pictures_each(players: int) -> int:
    """How many pictures each player but the storyteller plays in a round."""
    return 2 if players == 3 else 1


def fewest_pictures(players: int) -> int:
    """The fewest pictures for a match: enough for full hands and for the table of one round."""
    return hand_size(players) * players + 1 + pictures_each(players) * (players - 1)


LISTENERS = 2
"""The number of robots that listen to the two people in the variant `together`."""
TOGETHER_ROUNDS = 10
BANDS = (10, 14, 18, 22)
"""The minimum points of the second to the fifth band of results in the variant `together`.

They were chosen by a simulation of 2,000 matches of each kind of pair. Pairs who guess at random
stay in the first, lowest band in 92 % of the matches. Pairs who use clues that other people wrote
end in the second or third in 67 %. Pairs who know each other reach the fourth in 60 %. A pair
without misunderstandings reaches the fifth in 87 %; it misses the fifth when robots that understand
nothing guess right.
"""


def points_together(partner_found: bool, robots_found: int) -> int:
    """The points of each of the two people for one round of the variant `together`.

    They get 0 if the partner did not find the picture, or if all robots did. Otherwise they get one
    point, and one more for each robot that did not find it.
    """
    if not partner_found or robots_found == LISTENERS:
        return 0
    return 1 + LISTENERS - robots_found


MAX_TOGETHER = TOGETHER_ROUNDS * points_together(partner_found=True, robots_found=0)


def band_of(points: int) -> int:
    """The band of a result in the variant `together`, from 0, the lowest, to 4."""
    return sum(points >= least for least in BANDS)


class Outcome(StrEnum):
    """Who found the storyteller's picture: nobody, some or everybody. This decides the points."""

    NOBODY = "nobody-found"
    SOME = "some-found"
    EVERYBODY = "everybody-found"


def outcome_of(finders: int, voters: int) -> Outcome:
    if finders == 0:
        return Outcome.NOBODY
    return Outcome.EVERYBODY if finders == voters else Outcome.SOME


def gains_for(
    told: int, owners: Sequence[int], voters: Sequence[Sequence[int]]
) -> tuple[Gain, ...]:
    """The points of a round, sorted by seat.

    `told` is the slot of the storyteller's picture. `owners` and `voters` have an entry for each
    slot: the seat of the picture's owner, and the seats that voted for the picture.
    """
    finders = voters[told]
    everybody = [voter for slot in voters for voter in slot]
    outcome = outcome_of(len(finders), len(everybody))
    if outcome is Outcome.SOME:
        gains = [Gain(owners[told], 3, "told-well")]
        gains += [Gain(finder, 3, "found") for finder in finders]
    else:
        gains = [Gain(voter, 2, outcome.value) for voter in everybody]
    gains += [
        Gain(owner, len(drawn), "votes-drawn")
        for slot, (owner, drawn) in enumerate(zip(owners, voters, strict=True))
        if drawn and slot != told
    ]
    return tuple(sorted(gains, key=lambda gain: gain.seat))
