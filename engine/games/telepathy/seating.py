"""Directors may come and go at the end of a turn; those who hold secret cards stay."""

from collections.abc import Callable
from dataclasses import replace

from engine.core import Join, Leave
from engine.errors import IllegalMove
from engine.games.telepathy import INFO
from engine.games.telepathy.roles import DIRECTED, DIRECTOR, Roles
from engine.games.telepathy.state import Hands, State
from engine.seating import (
    refuse_empty_seat,
    refuse_far_seat,
    table_full,
    with_seat,
    without_seat,
)


def leave(state: State, move: Leave, *, between_turns: bool) -> State:
    """A director goes home; at least one stays."""
    roles, seat = state.board.roles, move.seat
    if state.board.variant != DIRECTED:
        raise IllegalMove(
            "partner-stays", "Nobody can leave now: the others cannot play on without that secret."
        )
    refuse_empty_seat(seat, len(roles))
    if roles[seat] != DIRECTOR:
        raise IllegalMove("partner-stays", "The two partners stay: they hold the secret cards.")
    if roles.count(DIRECTOR) == 1:
        raise IllegalMove("last-director", "The last director stays: somebody must give the cards.")
    _refuse_in_a_turn(between_turns)
    return _reseat(
        state,
        without_seat(roles, seat),
        without_seat(state.hands, seat),
        lambda other: other - (other > seat),
    )


def join(state: State, move: Join, *, between_turns: bool) -> State:
    """A newcomer becomes a director."""
    roles, seat = state.board.roles, move.seat
    if state.board.variant != DIRECTED:
        raise IllegalMove(
            "no-newcomers", "Nobody can join now: the secret cards of this variant are all dealt."
        )
    if move.role not in ("", DIRECTOR):
        raise IllegalMove("director-only", "A newcomer can only be a director.")
    refuse_far_seat(seat, len(roles))
    if len(roles) == INFO.most:
        raise table_full(INFO.most)
    _refuse_in_a_turn(between_turns)
    return _reseat(
        state,
        with_seat(roles, seat, DIRECTOR),
        with_seat(state.hands, seat, ()),
        lambda other: other + (other >= seat),
    )


def _refuse_in_a_turn(between_turns: bool) -> None:
    if not between_turns:
        raise IllegalMove("not-now", "Directors come and go only at the end of a turn.")


def _reseat(state: State, roles: Roles, hands: Hands, moved: Callable[[int], int]) -> State:
    """The same match with everyone on their new seat."""
    board = replace(
        state.board,
        roles=roles,
        turns=tuple(replace(turn, performer=moved(turn.performer)) for turn in state.board.turns),
    )
    # The latest move speaks of the old seats, so it is not shown again.
    return replace(state, board=board, hands=hands, performer=moved(state.performer), last=None)
