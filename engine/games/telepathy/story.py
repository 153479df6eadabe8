"""What is told of a match once its secrets are out."""

from dataclasses import asdict
from typing import Any

from engine.games.telepathy.conditions import Condition, line
from engine.games.telepathy.prompts import Line
from engine.games.telepathy.state import Ended, State


def lines_shown(state: State) -> tuple[Line, ...]:
    """The lines on the grid that belong to somebody's secret card."""
    return tuple(
        Line(card.sign, card.win, cells)
        for hand in state.hands
        for card in hand
        if (cells := line(state.board.grid, card.sign))
    )


def story(state: State) -> tuple[dict[str, Any], ...]:
    """The one round a match is, once its secrets are out."""
    if not isinstance(state.step, Ended):
        return ()
    board, end = state.board, state.step
    return (
        {
            "variant": board.variant,
            "roles": list(board.roles),
            "secrets": [[asdict(card) for card in hand] for hand in state.hands],
            "start": list(board.start),
            "turns": [
                {"performer": turn.performer, "card": turn.card, "place": turn.place}
                for turn in board.turns
            ],
            "grid": list(board.grid),
            "lines": [asdict(shown) | {"cells": list(shown.cells)} for shown in lines_shown(state)],
            "named": [asdict(name) for name in end.named],
            "understood": [
                [name.seat, holder]
                for name in end.named
                for holder, hand in enumerate(state.hands)
                if name.right and holder != name.seat and Condition(name.sign, win=True) in hand
            ],
            "verdict": end.verdict,
            "winners": list(end.winners),
        },
    )
