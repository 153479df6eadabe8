"""Checks who may act, and lets players leave or join between two rounds."""

from dataclasses import replace

from engine.core import ActNext, Context, Gain, Join, Leave, Move, TakeOver
from engine.errors import IllegalMove
from engine.games.storyteller import INFO
from engine.games.storyteller.scoring import fewest_pictures
from engine.games.storyteller.state import MatchState, State
from engine.seating import act_next, neighbour, too_few_players, with_value

MIN_PLAYERS = 3
"""The fewest players of the standard variant; two people play the variant `together`."""
JOINED = "joined"
"""The `why` of the points that a newcomer starts with."""


def act_before_others(state: State, move: ActNext, _context: Context) -> State:
    """Put the player who makes this move, and has the tablet, at the head of the queue."""
    return replace(state, queue=act_next(state.queue, move.seat))


def refuse_unseated(state: State, move: Move, context: Context) -> None:
    """Raise IllegalMove unless the move is by somebody at the table who is no listening robot.

    Earlier versions accepted moves of listening robots too, so a replay does.
    """
    state.seating.refuse_others(move, *(state.everyone if context.replayed else state.people))


def leave(state: State, move: Leave, _context: Context) -> State:
    """Remove a player from the table, and discard the player's hand.

    The next storyteller stays the same, unless that is the player who leaves.
    """
    match, seat = state.match, move.seat
    seating = match.seating.without(move)
    _refuse_if_closed(match)
    if state.players == MIN_PLAYERS:
        raise too_few_players(MIN_PLAYERS)
    match = replace(match, seating=seating, discard=(*match.discard, *state.hands[seat]))
    return replace(
        state,
        match=match,
        hands=with_value(state.hands, seat, ()),
        teller=neighbour(state.everyone, seat, -1) if seat == state.teller else state.teller,
        last=move,
    )


def join(state: State, move: Join, _context: Context) -> State:
    """Add a newcomer, who starts with as many points as the player with the fewest points.

    The newcomer gets a hand before the next round.
    """
    match, seat = state.match, move.seat
    seating = match.seating.with_newcomer(move, INFO.max_players)
    if move.role:
        raise IllegalMove("no-roles", "There are no roles in this game.")
    _refuse_if_closed(match)
    players = state.players + 1
    if fewest_pictures(players) > len(match.pictures):
        raise IllegalMove(
            "small-pack",
            "{players} players need {least} pictures; this game has {found}.",
            players=players,
            least=fewest_pictures(players),
            found=len(match.pictures),
        )
    points = min(match.points.values())
    latest = match.rounds[-1]
    if points:
        latest = replace(latest, gains=(*latest.gains, Gain(seat, points, JOINED)))
    match = replace(
        match,
        seating=seating,
        scores=with_value(match.scores, seat, points),
        scores_before=with_value(match.scores_before, seat, points),
        told=match.told - {seat},
        rounds=(*match.rounds[:-1], latest),
    )
    return replace(state, match=match, hands=with_value(state.hands, seat, ()), last=move)


def take_over(state: State, move: TakeOver, _context: Context) -> State:
    """Let another player play on at a seat, with its points and pictures.

    Nobody takes the seat of a listening robot.
    """
    match = state.match
    if match.finished:
        raise _last_round()
    if move.seat not in state.people:
        raise _fixed_table()
    return replace(state, match=replace(match, seating=match.seating.taken_over(move)), last=move)


def _refuse_if_closed(match: MatchState) -> None:
    """Raise IllegalMove if nobody may leave or join any more."""
    if match.together:
        raise _fixed_table()
    if match.finished:
        raise _last_round()


def _last_round() -> IllegalMove:
    return IllegalMove("last-round", "That was the last round.")


def _fixed_table() -> IllegalMove:
    return IllegalMove(
        "fixed-table", "Nobody can join or leave this one: you’re all in it together."
    )
