"""Makes states of Telepathy that a viewer cannot distinguish from the true one."""

from collections.abc import Iterator
from dataclasses import replace

from engine.chance import Chance
from engine.games.telepathy.conditions import line
from engine.games.telepathy.rules import deal_secrets
from engine.games.telepathy.state import Ended, Hands, State

MOST = 2
TRIES = 150

PUBLIC_FIELDS = frozenset(
    {
        "seating",
        "board",
        "performer",
        "phase",
        "last",
    }
)
"""The fields that hide nothing from anybody; a test checks that `worlds` varies all others."""


def worlds(state: State, viewer: int | None, chance: Chance) -> Iterator[State]:
    """Random states that `viewer` cannot distinguish from `state`.

    They differ only in what the viewer does not know. If `viewer` is None, they differ only in what
    is not public.
    """
    for _ in range(MOST):
        hidden = chance.shuffled(state.deck + state.removed)
        yield replace(
            state,
            deck=hidden[: len(state.deck)],
            removed=hidden[len(state.deck) :],
            hands=state.hands if isinstance(state.phase, Ended) else _hands(state, viewer, chance),
        )


def _hands(state: State, viewer: int | None, chance: Chance) -> Hands:
    """Random secrets of all players that agree with what the viewer knows.

    The viewer's own secrets are the true ones. None of the secrets is a line to avoid that was on
    the grid after a turn, as that would have ended the match. If no such secrets are found, the
    result is the true secrets of all players.
    """
    board = state.board
    for _ in range(TRIES):
        hands = deal_secrets(board.variant, board.roles, chance)
        known = viewer is None or hands[viewer] == state.hands[viewer]
        if known and not any(
            line(turn.grid, card.sign)
            for turn in board.turns
            for hand in hands
            for card in hand
            if not card.win
        ):
            return hands
    return state.hands
