"""How robots read a silent player: careful guesswork from what lies open on the table.

A secret is a sign to make and a sign to avoid. Each choice of a place speaks for the secrets it
serves, and a line that lay there without ending the match is nobody's sign to avoid.
"""

from functools import cache, lru_cache
from itertools import permutations
from math import exp

from engine.games.telepathy.actions import ACTIONS, outcomes
from engine.games.telepathy.board import Board
from engine.games.telepathy.conditions import SIGNS, Grid, cells_of, line_among
from engine.games.telepathy.roles import OPPOSED, attribute_of, team_of

Secret = tuple[str, str]
"""The sign to make and the sign to avoid; empty where there is none."""
Belief = dict[Secret, float]
"""The odds of every possible secret; they add up to one."""
Hopes = dict[str, float]
"""What a grid promises each sign, from 0 to 1; nothing to the empty one."""

RUIN = 3.0
"""How much a line to avoid hurts, measured in lines to make."""
RESOLVE = 4.0
"""How firmly players are expected to do what serves their secret best."""
DOUBT = 1e-9
"""The least odds of what is possible: people surprise."""


# --- what a grid promises ---------------------------------------------------------------------

_JOURNEYS = tuple(
    tuple(
        {place.cells[origin]: cell for cell, origin in zip(place.cells, action.order, strict=True)}
        for place in action.places
    )
    for action in ACTIONS.values()
)
"""For every card and place, where it takes the tiles it moves."""


@cache
def promise(cells: frozenset[int]) -> float:
    """1 for four tiles that form a line, else the less the fewer cards could make it one."""
    if line_among(cells):
        return 1.0
    finishing = sum(
        any(line_among(frozenset(journey.get(cell, cell) for cell in cells)) for journey in card)
        for card in _JOURNEYS
    )
    return min(finishing, 5) / 10


@lru_cache(maxsize=1024)
def hopes_of(grid: Grid, attribute: str) -> Hopes:
    """What the grid promises each sign of an attribute."""
    return {"": 0.0} | {sign: promise(cells_of(grid, sign)) for sign in SIGNS[attribute]}


def worth(hopes: Hopes, secret: Secret) -> float:
    """How much somebody with this secret likes such a grid."""
    win, lose = secret
    return hopes[win] - RUIN * (hopes[lose] == 1.0)


# --- what a choice tells ----------------------------------------------------------------------


@lru_cache(maxsize=4096)
def choice_odds(grid: Grid, card: str, attribute: str, secret: Secret) -> dict[str, float]:
    """How likely somebody with this secret is to perform the card on each of its places."""
    appeal = {
        place: exp(RESOLVE * worth(hopes_of(after, attribute), secret))
        for place, after in outcomes(grid, card).items()
    }
    total = sum(appeal.values())
    return {place: weight / total for place, weight in appeal.items()}


def known_to(role: str, secret: Secret) -> Secret:
    """The part of a secret that this role has seen."""
    _, _, only = role.partition("-")
    win, lose = secret
    return {"win": (win, ""), "lose": ("", lose)}.get(only, secret)


def believe(board: Board, attribute: str, seat: int) -> Belief:
    """The secret of this attribute in the seat's team, as anyone at the table could judge it."""
    opposed = board.variant == OPPOSED
    holders = {
        holder
        for holder in team_of(board.variant, board.roles, seat)
        if attribute_of(board.roles[holder]) == attribute
    }
    signs = SIGNS[attribute]
    belief: Belief = dict.fromkeys(
        ((sign, "") for sign in signs) if opposed else permutations(signs, 2), 1.0
    )
    grid = board.start
    for turn in board.turns:
        if turn.performer in holders:
            belief = reconsider(belief, board.roles[turn.performer], grid, turn.card, turn.place)
        grid = turn.grid
        harmless = [sign for sign, hope in hopes_of(grid, attribute).items() if hope == 1.0]
        if harmless:
            belief = {s: odds * (s[1] not in harmless) for s, odds in belief.items()}
    return normal(belief)


def reconsider(belief: Belief, role: str, grid: Grid, card: str, place: str) -> Belief:
    """The belief after somebody in this role, a holder of the secret, chose this place."""
    attribute = attribute_of(role)
    return normal(
        {
            secret: odds * choice_odds(grid, card, attribute, known_to(role, secret))[place]
            for secret, odds in belief.items()
        }
    )


def normal(belief: Belief) -> Belief:
    """The same odds adding up to one; what is possible never fades away entirely."""
    total = sum(belief.values())
    return {secret: odds and max(odds / total, DOUBT) for secret, odds in belief.items()}


def odds_to_make(belief: Belief) -> dict[str, float]:
    """How likely each sign is the one to make."""
    odds: dict[str, float] = {}
    for (win, _), weight in belief.items():
        odds[win] = odds.get(win, 0.0) + weight
    return odds
