"""Computes the merit of each choice for the team, for every secret that the chooser may hold.

Robots choose by these merits. As merits depend only on public information and on the chooser's own
secret, other players can compute which secret would have led to which choice; `reading` uses this.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from engine.games.telepathy.actions import ALL_CARDS, Cards
from engine.games.telepathy.beliefs import (
    HARM,
    Belief,
    Odds,
    Reading,
    Secret,
    choice_odds,
    known_to,
    natural_odds,
    odds_to_avoid,
    odds_to_make,
    other,
    prospects_after,
)
from engine.games.telepathy.board import Board
from engine.games.telepathy.conditions import COLOUR, SHAPE, SIGNS, Grid
from engine.games.telepathy.lookahead import ahead_of, together
from engine.games.telepathy.roles import DIRECTOR, FIRST, FOUR_PARTNERS, OPPOSED, attribute_of

CLARITY = 1.0
"""The value of being understood with certainty; completing both lines has the value 1."""
FIRMNESS = 10.0
"""How strongly planned players are expected to prefer the choice that is best for the team (the
inverse temperature of a softmax).
"""
UNLIMITED = 6
"""How many turns a robot assumes to be left if the number of turns is not limited."""
NOTHING: Secret = ("", "")
"""The secret of a player without secret cards."""

Merits = dict[Secret, Odds]
"""For each secret that the chooser may hold, the merit of each choice."""


@dataclass(frozen=True, slots=True)
class Position:
    """The public information, at the start of a turn, by which robots judge the coming turns."""

    grid: Grid
    row: Cards
    unseen: Cards
    """The cards that may be drawn."""
    turns: int
    """The number of turns that are left after this one."""
    keeps: bool
    """Whether a card stays face up after use."""

    @classmethod
    def of(cls, board: Board, grid: Grid, row: Cards, used: Cards, played: int) -> "Position":
        """The position at the start of a turn: the current turn of the match, or an earlier one.

        `grid`, `row` and `used` are those at the start of that turn, and `played` is the number of
        turns before it.
        """
        turns = UNLIMITED if board.limit is None else board.limit - played - 1
        unseen = tuple(card for card in ALL_CARDS if card not in row and card not in used)
        if board.variant == FIRST or (board.limit is not None and turns < len(row)):
            unseen = ()  # nothing will be drawn
        elif not unseen and board.variant in (FOUR_PARTNERS, OPPOSED):
            unseen = used  # the used cards are about to be reshuffled
        return cls(grid, row, unseen, turns, board.variant == FIRST)


@dataclass(frozen=True, slots=True)
class _Outlook:
    """The result of performing a card on one place."""

    near: dict[str, dict[str, float]]
    """How close a colour and a shape are to forming lines at the same time, as `together` rates it.

    The keys are both signs, in either order: `near[colour][shape]` equals `near[shape][colour]`.
    """
    lines: frozenset[str]
    """The signs that form a line."""


@lru_cache(maxsize=512)
def _outlooks(position: Position, card: str) -> dict[str, _Outlook]:
    """For each place of the card, the result of performing the card there."""
    row = position.row if position.keeps else tuple(left for left in position.row if left != card)
    ahead = ahead_of(row, position.unseen, position.turns, position.keeps)
    outlooks = {}
    for place, signs in prospects_after(position.grid, card).items():
        near = {
            colour: {shape: together(signs[colour], signs[shape], ahead) for shape in SIGNS[SHAPE]}
            for colour in SIGNS[COLOUR]
        }
        near |= {shape: {c: near[c][shape] for c in SIGNS[COLOUR]} for shape in SIGNS[SHAPE]}
        outlooks[place] = _Outlook(near, frozenset(s for s in signs if signs[s].lined))
    return outlooks


# --- performing -------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def performing(position: Position, card: str, role: str, reading: Reading) -> Merits:
    """The merit of each place of the card to a performer in this role, for each possible secret.

    The merit is how much the place helps both lines, plus how well it shows the performer's secret.
    """
    attribute = attribute_of(role)
    belief, others = reading.beliefs[attribute], reading.beliefs[other(attribute)]
    to_make, to_avoid = odds_to_make(others), odds_to_avoid(others)
    parts = _parts(role, reading.natural[attribute])
    natural = {known: natural_odds(position.grid, card, known) for known in parts}
    merits: Merits = {known: {} for known in parts}
    for place, outlook in _outlooks(position, card).items():
        worth = {
            sign: sum(odds * outlook.near[sign][theirs] for theirs, odds in to_make.items())
            - HARM * sum(to_avoid.get(line, 0.0) for line in outlook.lines)
            for sign in SIGNS[attribute]
        }
        value = {(win, lose): worth[win] - HARM * (lose in outlook.lines) for win, lose in belief}
        shown = {known: odds * natural[known][place] for known, odds in parts.items()}
        total, named = sum(shown.values()), odds_to_make(shown)
        for known in parts:
            understood = named[known[0]] if known[0] else shown[known]
            merits[known][place] = _mean(value, belief, role, known) + CLARITY * understood / total
    return merits


def _parts(role: str, belief: Belief) -> Belief:
    """The odds of each secret as a player in this role sees it, which may be only a part of it.

    `belief` has the odds of whole secrets; see `known_to` for the part that a role sees.
    """
    parts: Belief = {}
    for secret, odds in belief.items():
        if odds:
            known = known_to(role, secret)
            parts[known] = parts.get(known, 0.0) + odds
    return parts


def _mean(value: Mapping[Secret, float], belief: Belief, role: str, known: Secret) -> float:
    """The expected value to a player in this role who has seen the part `known` of the secret.

    `value` has the value for each whole secret, and `belief` the odds of each whole secret.
    """
    if known in value:
        return value[known]
    possible = [secret for secret in value if known_to(role, secret) == known]
    total = sum(belief[secret] for secret in possible)
    return sum(belief[secret] * value[secret] for secret in possible) / total


# --- giving -----------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def giving(position: Position, giver: str, performer: str, reading: Reading) -> Merits:
    """The merit of giving each face-up card, for each secret that the giver may hold.

    `giver` and `performer` are the roles of the two players. The secret of a director is `NOTHING`.
    """
    attribute = attribute_of(performer)
    theirs, others = reading.beliefs[attribute], reading.beliefs[other(attribute)]
    merits: Merits = {}
    for card in position.row:
        uses = _uses(position, card, performer, reading)
        if attribute_of(giver) == other(attribute):
            value = _to_others(uses, theirs, others)
            belief = others
        else:
            value = _to_performers(uses, others)
            belief = theirs
        if giver == DIRECTOR:
            mean = sum(belief[secret] * worth for secret, worth in value.items())
            merits.setdefault(NOTHING, {})[card] = mean
            continue
        for known in _parts(giver, belief):
            merits.setdefault(known, {})[card] = _mean(value, belief, giver, known)
    return merits


@dataclass(frozen=True, slots=True)
class _Use:
    """The expected result of giving a card to a performer who has a certain secret.

    Each field has a value for every sign of the other attribute: shapes if the performer's secret
    is a colour, and colours if it is a shape.
    """

    worth: Odds
    """The value of the card if this sign has to be made: how close it and the performer's sign to
    make will be to forming lines at the same time, less the expected harm of the performer's line
    to avoid.
    """
    line: Odds
    """The probability that this sign will form a line."""


def _uses(position: Position, card: str, performer: str, reading: Reading) -> dict[Secret, _Use]:
    """For each possible secret of the performer, the expected result of giving them the card.

    Each result is an average over the places that a natural or a planned performer may choose.
    """
    attribute = attribute_of(performer)
    signs = SIGNS[other(attribute)]
    outlooks, trust = _outlooks(position, card), reading.trust(attribute)
    choices = {}
    for known, merit in performing(position, card, performer, reading).items():
        planned, natural = choice_odds(merit, FIRMNESS), natural_odds(position.grid, card, known)
        choices[known] = [
            (outlooks[place], trust * planned[place] + (1 - trust) * natural[place])
            for place in merit
        ]
    uses = {}
    for secret, odds in reading.beliefs[attribute].items():
        if not odds:
            continue
        win, lose = secret
        worth, line = dict.fromkeys(signs, 0.0), dict.fromkeys(signs, 0.0)
        for outlook, likely in choices[known_to(performer, secret)]:
            ruin = HARM * (lose in outlook.lines)
            for sign, near in outlook.near[win].items():
                worth[sign] += likely * (near - ruin)
            for sign in outlook.lines:
                if sign in line:
                    line[sign] += likely
        uses[secret] = _Use(worth, line)
    return uses


def _to_others(uses: dict[Secret, _Use], theirs: Belief, others: Belief) -> dict[Secret, float]:
    """The value of a card to players with the other attribute, for each of their possible secrets.

    `theirs` has the odds of the performer's secrets, and `others` those of the other attribute.
    """
    signs = {win for win, _ in others}
    worth = {sign: sum(theirs[s] * use.worth[sign] for s, use in uses.items()) for sign in signs}
    line = {sign: sum(theirs[s] * use.line[sign] for s, use in uses.items()) for sign in signs}
    return {(win, lose): worth[win] - HARM * line.get(lose, 0.0) for win, lose in others}


def _to_performers(uses: dict[Secret, _Use], others: Belief) -> dict[Secret, float]:
    """The value of a card to players with the performer's attribute, for each possible secret."""
    to_make, to_avoid = odds_to_make(others), odds_to_avoid(others)
    return {
        secret: sum(odds * use.worth[sign] for sign, odds in to_make.items())
        - HARM * sum(odds * use.line.get(sign, 0.0) for sign, odds in to_avoid.items())
        for secret, use in uses.items()
    }
