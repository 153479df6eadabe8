"""How many can play, and what happens when somebody comes or goes between rounds."""

from dataclasses import replace

from engine.core import Join, Leave
from engine.games.clouds import LID
from engine.games.clouds.schedule import rounds, with_newcomer, without
from engine.games.clouds.state import State
from engine.refusal import IllegalMove

WORDS_OFFERED = 3


def words_needed(players: int) -> int:
    """The fewest words a whole match can be played with."""
    return _words_for(rounds(players))


def _words_for(rounds_to_come: int) -> int:
    """Each round uses up one word, and even the last one offers three."""
    return rounds_to_come + WORDS_OFFERED - 1


def leave(state: State, move: Leave) -> State:
    """Somebody goes home: their droplets and turns vanish."""
    seat = move.seat
    if seat not in state.everyone:
        raise IllegalMove("no-such-seat", "Nobody sits there.")
    if len(state.names) == LID.least:
        raise IllegalMove("too-few", "Clouds needs at least {least} players.", least=LID.least)
    return replace(
        state,
        names=state.names[:seat] + state.names[seat + 1 :],
        robots=state.robots[:seat] + state.robots[seat + 1 :],
        droplets=state.droplets[:seat] + state.droplets[seat + 1 :],
        mains=without(state.mains, seat),
        last=move,
    )


def join(state: State, move: Join) -> State:
    """A newcomer starts with nothing and is main artist once in every lap that is not over."""
    seat = move.seat
    if not 0 <= seat <= len(state.names):
        raise IllegalMove("no-such-seat", "Nobody can sit there.")
    if move.role:
        raise IllegalMove("no-roles", "In Clouds everybody takes every role in turn.")
    if len(state.names) == LID.most:
        raise IllegalMove("too-many", "Clouds is for {most} players at most.", most=LID.most)
    mains = with_newcomer(state.mains, seat)
    if len(state.deck) < _words_for(len(mains)):
        raise IllegalMove("no-words", "There are not enough words left for another player.")
    return replace(
        state,
        names=(*state.names[:seat], move.name, *state.names[seat:]),
        robots=(*state.robots[:seat], move.robot, *state.robots[seat:]),
        droplets=(*state.droplets[:seat], 0, *state.droplets[seat:]),
        mains=mains,
        last=move,
    )
