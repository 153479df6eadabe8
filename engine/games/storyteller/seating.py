"""Players who go home or come late, between two rounds."""

from dataclasses import replace
from typing import TypeVar

from engine.core import Join, Leave
from engine.games.storyteller import LID
from engine.games.storyteller.scoring import fewest_cards
from engine.games.storyteller.state import Gain, State
from engine.refusal import IllegalMove

T = TypeVar("T")


def leave(state: State, move: Leave) -> State:
    """The hand of who leaves goes to the discard, and the turn passes as if they had stayed."""
    seat = move.seat
    if not 0 <= seat < state.players:
        raise IllegalMove("no-such-seat", "Nobody sits there.")
    if refusal := why_not_leave(state):
        raise refusal
    table = replace(
        state.table,
        seated=_without(state.table.seated, seat),
        robots=_without(state.table.robots, seat),
        scores=_without(state.table.scores, seat),
        discard=(*state.table.discard, *state.hands[seat]),
    )
    return replace(
        state,
        table=table,
        hands=_without(state.hands, seat),
        teller=(state.teller - 1) % (state.players - 1) if seat <= state.teller else state.teller,
        last=move,
    )


def join(state: State, move: Join) -> State:
    """A newcomer starts level with the last player and gets a hand at the next refill."""
    seat = move.seat
    if not 0 <= seat <= state.players:
        raise IllegalMove("no-such-seat", "There is no such place at the table.")
    if move.role:
        raise IllegalMove("no-roles", "There are no roles in this game.")
    if refusal := why_not_join(state):
        raise refusal
    table = state.table
    points = min(table.scores)
    newcomer = len(table.guests)
    latest = table.rounds[-1]
    if points:
        latest = replace(latest, gains=(*latest.gains, Gain(newcomer, points, "joined")))
    table = replace(
        table,
        guests=(*table.guests, move.name),
        seated=_with(table.seated, seat, newcomer),
        robots=_with(table.robots, seat, move.robot),
        scores=_with(table.scores, seat, points),
        rounds=(*table.rounds[:-1], latest),
    )
    return replace(
        state,
        table=table,
        hands=_with(state.hands, seat, ()),
        teller=state.teller + 1 if seat <= state.teller else state.teller,
        last=move,
    )


def why_not_leave(state: State) -> IllegalMove | None:
    """The reason why nobody may leave now, or None."""
    if state.table.reached:
        return IllegalMove("last-round", "That was the last round.")
    if state.players <= LID.least:
        return IllegalMove("few-players", "At least {least} players must stay.", least=LID.least)
    return None


def why_not_join(state: State) -> IllegalMove | None:
    """The reason why nobody may join now, or None."""
    if state.table.reached:
        return IllegalMove("last-round", "That was the last round.")
    players = state.players + 1
    if players > LID.most:
        return IllegalMove("many-players", "There is room for {most} players only.", most=LID.most)
    if fewest_cards(players) > len(state.table.items):
        return IllegalMove(
            "small-pack",
            "{players} players need {least} pictures; this match has {found}.",
            players=players,
            least=fewest_cards(players),
            found=len(state.table.items),
        )
    return None


def _without(seats: tuple[T, ...], seat: int) -> tuple[T, ...]:
    return (*seats[:seat], *seats[seat + 1 :])


def _with(seats: tuple[T, ...], seat: int, newcomer: T) -> tuple[T, ...]:
    return (*seats[:seat], newcomer, *seats[seat:])
