"""Ready-made situations of a match of Clouds."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from engine.chance import Chance
from engine.core import Context, Move
from engine.errors import IllegalMove
from engine.games.clouds.game import GAME
from engine.games.clouds.geometry import Cloud
from engine.games.clouds.moves import ChooseWord, Claim, Credit, Memorise, Nobody, StartClock, Toss
from engine.games.clouds.shapes import SHAPES
from engine.games.clouds.sky import PIECES, Sky
from engine.games.clouds.state import Phase, State
from tests.support.matches import setup_of


def begin(players: int = 4, first: int | None = 0, **choices: Any) -> State:
    """A new match, in which the main artist has to choose one of the first three words."""
    setup = setup_of(GAME, players, first=first, **choices)
    return GAME.new(setup, Chance(setup.seed, 0, "setup"))


def play(state: State, *moves: Move, elapsed: int = 0) -> State:
    """The state after these moves, each made `elapsed` milliseconds after the one before."""
    for move in moves:
        state = GAME.apply(state, move, Context(1, len(state.rounds), elapsed))
    return state


def refusal(state: State, move: Move, elapsed: int = 0) -> str:
    """The key of the reason why the move is illegal; fails if the move is legal."""
    with pytest.raises(IllegalMove) as caught:
        play(state, move, elapsed=elapsed)
    return caught.value.key


def tossing(state: State) -> State:
    """The state right before the toss: both artists know the word, and everybody the category."""
    main, second = state.roles.artists
    return play(state, ChooseWord(main, state.offered[0]), Memorise(second))


def landed(state: State, shape: str = "puff") -> State:
    """The state after the first cloud is tossed, in which the timekeeper has to start the clock."""
    return play(tossing(state), Toss(state.roles.main, shape))


def with_robots(state: State, seats: Iterable[int]) -> State:
    """The same state with robots at these seats, and people at all others."""
    robots, players = frozenset(seats), state.seating.players
    seated = tuple(replace(one, robot=seat in robots) for seat, one in enumerate(players))
    return replace(state, seating=replace(state.seating, players=seated))


def painting(players: int = 4, sky: Sky | None = None, **choices: Any) -> State:
    """The state right after the clock was started; by default one cloud is in the sky."""
    state = landed(begin(players, **choices))
    state = play(state, StartClock(state.roles.timekeeper))
    return state if sky is None else replace(state, sky=sky)


def guessed(state: State, guesser: int | None = None) -> State:
    """The state at the result of a round, given the state at the start of that round.

    `guesser` has guessed the word; by default, this is the timekeeper.
    """
    timekeeper, judge = state.roles.timekeeper, state.judges[0]
    return play(
        landed(state),
        StartClock(timekeeper),
        Claim(judge),
        Credit(judge, timekeeper if guesser is None else guesser),
    )


def at_the_end(*droplets: int) -> State:
    """The state at the result of the last round of a match; nobody guessed the word of that round.

    `droplets` has the number of droplets of each player.
    """
    state = guessed(begin(len(droplets)))
    return replace(
        state,
        phase=Phase.RESULT,
        droplets=droplets,
        main_artists=state.main_artists[:1],
        guesser=None,
        last=Nobody(0),
    )


def cloud(id: int, x: int, y: int, angle: int = 0, flip: bool = False) -> Cloud:
    """A cloud made of the piece with this id, at this position."""
    return Cloud(id, PIECES[id], x, y, angle, flip)


def first_piece(shape: str) -> int:
    return PIECES.index(shape)


def left_edge(shape: str) -> tuple[int, int]:
    """The leftmost point of a cloud that is not rotated, as an offset from the cloud's centre."""
    disc = min(SHAPES[shape].discs, key=lambda disc: disc.x - disc.radius)
    return disc.x - disc.radius, disc.y
