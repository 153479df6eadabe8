"""The record of a match for the history, and the awards at its end."""

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from engine.awards import best_awards, leading_seats, shared_by_few
from engine.core import Award
from engine.games.telepathy.actions import outcomes
from engine.games.telepathy.conditions import Condition, line
from engine.games.telepathy.prompts import Line
from engine.games.telepathy.roles import DIRECTED
from engine.games.telepathy.state import Ended, State

FEW_TURNS = 5
MIN_ESCAPED = 2


def lines_shown(state: State) -> tuple[Line, ...]:
    """The lines on the grid that belong to somebody's secret card."""
    return tuple(
        Line(card.sign, card.win, cells)
        for hand in state.hands
        for card in hand
        if (cells := line(state.board.grid, card.sign))
    )


def story(state: State) -> tuple[dict[str, Any], ...]:
    """One record of the whole match once it is over; empty before."""
    if not isinstance(state.phase, Ended):
        return ()
    board, end = state.board, state.phase
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


# --- at the end -------------------------------------------------------------------------------


def awards(state: State) -> tuple[Award, ...]:
    """The awards at the end of a match; empty before, and if the match was stopped.

    few-turns: the team that won after at most `FEW_TURNS` turns; figures: how many turns.
    close-call: the player who chose a safe place of the card with the most places that would have
    lost the match, at least `MIN_ESCAPED` of four; figures: how many such places it had.
    named: the players who named all signs rightly, whether the lines existed or not.
    """
    end = state.phase
    if not isinstance(end, Ended) or end.verdict == "stopped":
        return ()
    close_call = shared_by_few(_close_call(state))
    return best_awards((*_few_turns(state, end), *close_call, *_named_rightly(state, end)))


def _few_turns(state: State, end: Ended) -> Iterator[Award]:
    turns = len(state.board.turns)
    if end.verdict == "won" and turns <= FEW_TURNS:
        yield Award("few-turns", end.winners, (turns,))


def _close_call(state: State) -> Iterator[Award]:
    avoided = [card.sign for hand in state.hands for card in hand if not card.win]
    escapes: dict[int, int] = {}
    grid = state.board.start
    for turn in state.board.turns:
        losing = sum(
            any(line(other, sign) for sign in avoided)
            for other in outcomes(grid, turn.card).values()
        )
        grid = turn.grid
        if not any(line(grid, sign) for sign in avoided):
            escapes[turn.performer] = max(escapes.get(turn.performer, 0), losing)
    if seats := leading_seats(escapes, MIN_ESCAPED):
        yield Award("close-call", seats, (escapes[seats[0]],))


def _named_rightly(state: State, end: Ended) -> Iterator[Award]:
    if end.named and all(name.right for name in end.named):
        speakers = {name.seat for name in end.named}
        if state.board.variant == DIRECTED:
            speakers.update(state.givers)  # several directors confer and speak as one
        yield Award("named", tuple(sorted(speakers)))
