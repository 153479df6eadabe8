"""Checks roles and whose turn it is, and lets directors leave or join.

Players who hold secret cards stay until the end.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from engine.core import Context, Join, Leave, Move, TakeOver
from engine.errors import BadSetup, IllegalMove
from engine.games.telepathy import INFO
from engine.games.telepathy.roles import (
    AWAY,
    DIRECTED,
    DIRECTOR,
    FOUR_PARTNERS,
    FOUR_ROLES,
    OPPOSED,
    OPPOSED_ROLES,
    TWO_ROLES,
    Roles,
    director_roles,
    fixed_first_giver,
)
from engine.games.telepathy.state import Announcing, Hands, State
from engine.seating import Seating, with_value
from engine.setup import Setup

_TWO_NEEDED = "One partner plays the colours and the other the shapes."
_ROLES_NEEDED = {
    DIRECTED: "One partner plays the colours, another the shapes; all others are directors.",
    FOUR_PARTNERS: "Clockwise, the four hold: colour to avoid, colour to make, shape to avoid, "
    "shape to make.",
    OPPOSED: "The two colour players sit side by side, opposite the two shape players.",
}
_FIRST_FIXED = {
    FOUR_PARTNERS: "Whoever holds the colour to avoid begins.",
    OPPOSED: "The colour player with another colour player on their right begins.",
}


def check(setup: Setup) -> None:
    """Raise BadSetup for roles or a first seat that the variant does not allow."""
    roles, variant = setup.roles, setup.variant
    if variant == DIRECTED:
        fits = sorted(roles) == sorted(director_roles(len(roles)))
    else:
        circle = {FOUR_PARTNERS: FOUR_ROLES, OPPOSED: OPPOSED_ROLES}.get(variant, TWO_ROLES)
        fits = roles in [circle[start:] + circle[:start] for start in range(len(circle))]
    if not fits:
        raise BadSetup("bad-roles", _ROLES_NEEDED.get(variant, _TWO_NEEDED))
    if setup.first is None:
        return
    if variant == DIRECTED and roles[setup.first] == DIRECTOR:
        raise BadSetup(
            "bad-first", "The first card goes to one of the two partners, not to a director."
        )
    if variant in (FOUR_PARTNERS, OPPOSED) and setup.first != fixed_first_giver(roles):
        raise BadSetup("bad-first", _FIRST_FIXED[variant])


def leave(state: State, move: Leave, context: Context) -> State:
    """Let a director leave; raise IllegalMove for any other player, and for the last director.

    Directors may leave only at the end of a turn.
    """
    roles, seat = state.board.roles, move.seat
    if state.board.variant != DIRECTED:
        raise IllegalMove(
            "partner-stays", "Nobody can leave now: the others can’t play on without that secret."
        )
    seating = state.seating.without(move)
    if roles[seat] != DIRECTOR:
        raise IllegalMove("partner-stays", "The two partners stay: they hold the secret cards.")
    if roles.count(DIRECTOR) == 1:
        raise IllegalMove("last-director", "The last director stays: somebody must give the cards.")
    _refuse_in_a_turn(state)
    return _reseated(state, seating, with_value(roles, seat, AWAY), state.hands)


def join(state: State, move: Join, context: Context) -> State:
    """Let a newcomer join as a director; raise IllegalMove in variants without directors.

    Newcomers may join only at the end of a turn.
    """
    roles, seat = state.board.roles, move.seat
    if state.board.variant != DIRECTED:
        raise IllegalMove(
            "no-newcomers", "Nobody can join now: the secret cards of this variant are all dealt."
        )
    if move.role not in ("", DIRECTOR):
        raise IllegalMove("director-only", "New players can only be directors.")
    seating = state.seating.with_newcomer(move, INFO.max_players)
    _refuse_in_a_turn(state)
    hands = with_value(state.hands, seat, ())
    return _reseated(state, seating, with_value(roles, seat, DIRECTOR), hands)


def take_over(state: State, move: TakeOver, context: Context) -> State:
    """Let another player play on at a seat, with its role and its secret cards."""
    return replace(state, seating=state.seating.taken_over(move), last=None)


COMING_AND_GOING: dict[type[Move], Callable[[State, Any, Context], State]] = {
    Leave: leave,
    Join: join,
    TakeOver: take_over,
}
"""The handlers of changes of players. Every phase but the last has them, even where nobody may
leave or join, because the reason for the refusal depends on the variant.
"""


def _refuse_in_a_turn(state: State) -> None:
    if not isinstance(state.phase, Announcing):
        raise IllegalMove("not-now", "Directors come and go only at the end of a turn.")


def _reseated(state: State, seating: Seating, roles: Roles, hands: Hands) -> State:
    """The state after somebody has left or joined; the latest move is not shown again."""
    board = replace(state.board, roles=roles)
    return replace(state, seating=seating, board=board, hands=hands, last=None)
