"""Players who go home or come late, between two rounds."""

from dataclasses import replace

from engine.core import Join, Leave
from engine.errors import IllegalMove
from engine.games.storyteller import INFO
from engine.games.storyteller.scoring import fewest_cards
from engine.games.storyteller.state import GuestAward, State
from engine.seating import (
    refuse_empty_seat,
    refuse_far_seat,
    table_full,
    too_few_players,
    with_seat,
    without_seat,
)

JOINED = "joined"
"""Why a newcomer has points: not for anything in the round before."""


def leave(state: State, move: Leave) -> State:
    """The hand of who leaves goes to the discard, and the turn passes as if they had stayed."""
    seat = move.seat
    refuse_empty_seat(seat, state.players)
    if refusal := why_not_leave(state):
        raise refusal
    table = replace(
        state.table,
        seated=without_seat(state.table.seated, seat),
        robots=without_seat(state.table.robots, seat),
        scores=without_seat(state.table.scores, seat),
        discard=(*state.table.discard, *state.hands[seat]),
    )
    return replace(
        state,
        table=table,
        hands=without_seat(state.hands, seat),
        teller=(state.teller - 1) % (state.players - 1) if seat <= state.teller else state.teller,
        last=move,
    )


def join(state: State, move: Join) -> State:
    """A newcomer starts level with the last player and gets a hand at the next refill."""
    seat = move.seat
    refuse_far_seat(seat, state.players)
    if move.role:
        raise IllegalMove("no-roles", "There are no roles in this game.")
    if refusal := why_not_join(state):
        raise refusal
    table = state.table
    points = min(table.scores)
    newcomer = len(table.guests)
    latest = table.rounds[-1]
    if points:
        latest = replace(latest, awards=(*latest.awards, GuestAward(newcomer, points, JOINED)))
    table = replace(
        table,
        guests=(*table.guests, move.name),
        seated=with_seat(table.seated, seat, newcomer),
        robots=with_seat(table.robots, seat, move.robot),
        scores=with_seat(table.scores, seat, points),
        rounds=(*table.rounds[:-1], latest),
    )
    return replace(
        state,
        table=table,
        hands=with_seat(state.hands, seat, ()),
        teller=state.teller + 1 if seat <= state.teller else state.teller,
        last=move,
    )


def why_not_leave(state: State) -> IllegalMove | None:
    """The reason why nobody may leave now, or None."""
    if state.table.target_reached:
        return IllegalMove("last-round", "That was the last round.")
    if state.players == INFO.least:
        return too_few_players(INFO.least)
    return None


def why_not_join(state: State) -> IllegalMove | None:
    """The reason why nobody may join now, or None."""
    if state.table.target_reached:
        return IllegalMove("last-round", "That was the last round.")
    players = state.players + 1
    if players > INFO.most:
        return table_full(INFO.most)
    if fewest_cards(players) > len(state.table.items):
        return IllegalMove(
            "small-pack",
            "{players} players need {least} pictures; this match has {found}.",
            players=players,
            least=fewest_cards(players),
            found=len(state.table.items),
        )
    return None
