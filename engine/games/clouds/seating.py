"""How many can play, and what happens when somebody comes or goes between rounds."""

from dataclasses import replace

from engine.core import Join, Leave
from engine.errors import IllegalMove
from engine.games.clouds import INFO
from engine.games.clouds.schedule import rounds, turns_with, turns_without
from engine.games.clouds.state import State
from engine.seating import (
    refuse_empty_seat,
    refuse_far_seat,
    table_full,
    too_few_players,
    with_seat,
    without_seat,
)

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
    refuse_empty_seat(seat, len(state.names))
    if len(state.names) == INFO.least:
        raise too_few_players(INFO.least)
    return replace(
        state,
        names=without_seat(state.names, seat),
        robots=without_seat(state.robots, seat),
        droplets=without_seat(state.droplets, seat),
        main_artists=turns_without(state.main_artists, seat),
        last=move,
    )


def join(state: State, move: Join) -> State:
    """A newcomer starts with nothing, and is main artist each time that all others have been."""
    seat = move.seat
    refuse_far_seat(seat, len(state.names))
    if move.role:
        raise IllegalMove("no-roles", "In Clouds everybody takes every role in turn.")
    if len(state.names) == INFO.most:
        raise table_full(INFO.most)
    main_artists = turns_with(state.main_artists, seat)
    if len(state.deck) < _words_for(len(main_artists)):
        raise IllegalMove("no-words", "There are not enough words left for another player.")
    return replace(
        state,
        names=with_seat(state.names, seat, move.name),
        robots=with_seat(state.robots, seat, move.robot),
        droplets=with_seat(state.droplets, seat, 0),
        main_artists=main_artists,
        last=move,
    )
