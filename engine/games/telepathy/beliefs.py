"""Probabilities of the secrets, as anyone at the table can infer them from what was played.

A secret is a sign (a colour or a shape) to make and a sign to avoid. The model has two ways of
playing: `natural` players think only of their own secret, as most people do; `planned` players also
think of the partner's line and of being understood, as robots do. Secret and way of playing are
inferred together, so a player whose moves fit the natural way better is soon treated as natural.
"Odds" are probabilities from 0 to 1.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import permutations
from math import exp

from engine.games.telepathy.actions import outcomes
from engine.games.telepathy.conditions import COLOUR, SHAPE, SIGNS, Grid
from engine.games.telepathy.lookahead import Prospect, prospect, tiles_of
from engine.games.telepathy.roles import OPPOSED

Secret = tuple[str, str]
"""The sign to make and the sign to avoid; a sign that is missing or unknown is empty."""
Belief = dict[Secret, float]
"""The odds of every possible secret."""
Odds = dict[str, float]
"""The probability of each choice or sign. The type is also used for the merit of each choice."""

HARM = 1.5
"""How bad a completed line to avoid is, compared with the value of a completed line to make."""
RESOLVE = 6.0
"""How strongly natural players are expected to prefer the choice that is best for their own secret
(the inverse temperature of a softmax).
"""
PLANNED = 0.4
"""How likely it is, before the first move, that somebody is a planned player."""
DOUBT = 1e-9
"""The minimum odds of a secret that is still possible: people may do what no model expects."""


def other(attribute: str) -> str:
    """The other attribute: shape for colour, and colour for shape."""
    return SHAPE if attribute == COLOUR else COLOUR


@cache
def known_to(role: str, secret: Secret) -> Secret:
    """The secret as a player in this role has seen it; a sign that they have not seen is empty."""
    _, _, only = role.partition("-")
    win, lose = secret
    return {"win": (win, ""), "lose": ("", lose)}.get(only, secret)


def odds_to_make(belief: Belief) -> Odds:
    """For each sign, the odds that it is the sign to make."""
    odds: Odds = {}
    for (win, _), weight in belief.items():
        odds[win] = odds.get(win, 0.0) + weight
    return odds


def odds_to_avoid(belief: Belief) -> Odds:
    """For each sign, the odds that it is the sign to avoid."""
    return odds_to_make({(lose, win): weight for (win, lose), weight in belief.items()})


def choice_odds(merits: Mapping[str, float], resolve: float) -> Odds:
    """The odds of each choice: a softmax of the merits, with `resolve` as inverse temperature."""
    best = max(merits.values())
    appeal = {choice: exp(resolve * (merit - best)) for choice, merit in merits.items()}
    total = sum(appeal.values())
    return {choice: weight / total for choice, weight in appeal.items()}


@lru_cache(maxsize=512)
def prospects_after(grid: Grid, card: str) -> dict[str, dict[str, Prospect]]:
    """For each place where the card can be performed, the prospects of all signs afterwards."""
    return {
        place: {sign: prospect(tiles) for sign, tiles in tiles_of(after).items()}
        for place, after in outcomes(grid, card).items()
    }


def natural_merits(grid: Grid, card: str, known: Secret) -> Odds:
    """The merit of each place of the card to a player who thinks only of this secret."""
    win, lose = known
    return {
        place: (signs[win].nearness if win else 0.0) - (HARM if lose and signs[lose].lined else 0.0)
        for place, signs in prospects_after(grid, card).items()
    }


@lru_cache(maxsize=4096)
def natural_odds(grid: Grid, card: str, known: Secret) -> Odds:
    """The odds that a player who thinks only of this secret performs the card on each place."""
    return choice_odds(natural_merits(grid, card, known), RESOLVE)


@dataclass(frozen=True, eq=False)
class Reading:
    """The joint odds of secret and way of playing, for each attribute (colour and shape).

    `planned[attribute]` maps each secret to the odds that it is the true one and that its holders
    are planned players; `natural[attribute]` has the same odds for natural players. For each
    attribute, the odds in both mappings add up to 1. Readings are compared by identity, so they can
    be keys of a cache.
    """

    planned: dict[str, Belief]
    natural: dict[str, Belief]

    @classmethod
    def unread(cls, variant: str) -> "Reading":
        """The reading before the first move: all secrets are equally likely."""
        secrets: dict[str, list[Secret]] = {
            attribute: [(sign, "") for sign in signs]
            if variant == OPPOSED
            else list(permutations(signs, 2))
            for attribute, signs in SIGNS.items()
        }
        planned, natural = (
            {
                attribute: dict.fromkeys(possible, share / len(possible))
                for attribute, possible in secrets.items()
            }
            for share in (PLANNED, 1 - PLANNED)
        )
        return cls(planned, natural)

    def trust(self, attribute: str) -> float:
        """How likely it is that those with secrets of this attribute are planned players."""
        return sum(self.planned[attribute].values())

    @cached_property
    def beliefs(self) -> dict[str, Belief]:
        """For each attribute, the odds of every secret, whatever the way of playing."""
        return {
            attribute: {
                secret: planned[secret] + self.natural[attribute][secret] for secret in planned
            }
            for attribute, planned in self.planned.items()
        }

    def shifted(
        self, attribute: str, planned: Callable[[Secret], float], natural: Callable[[Secret], float]
    ) -> "Reading":
        """The reading after a choice was seen, by Bayes' rule.

        `planned` and `natural` take a secret of this attribute. They return the odds that a planned
        or natural player with this secret makes that choice.
        """
        one = {s: odds and odds * planned(s) for s, odds in self.planned[attribute].items()}
        two = {s: odds and odds * natural(s) for s, odds in self.natural[attribute].items()}
        total = sum(one.values()) + sum(two.values())
        return Reading(
            self.planned | {attribute: _normalised(one, total)},
            self.natural | {attribute: _normalised(two, total)},
        )


def _normalised(belief: Belief, total: float) -> Belief:
    """The odds divided by `total`; odds that are not 0 become at least `DOUBT`."""
    return {secret: odds and max(odds / total, DOUBT) for secret, odds in belief.items()}
