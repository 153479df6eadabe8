"""Tests that what a viewer sees never depends on what is hidden from that viewer."""

import pytest

from engine.chance import Chance
from engine.core import Context, GameOver, Join, Leave, Move, View
from engine.errors import IllegalMove
from engine.games.telepathy.game import GAME
from engine.games.telepathy.moves import Announce, Continue, Give, Memorise, Perform, Reply, Stop
from engine.games.telepathy.prompts import TablePublic
from engine.games.telepathy.state import State
from engine.simulate import PLAYER_NAMES
from tests.games.telepathy.situations import (
    PLAYERS,
    fresh,
    nothing_to_avoid,
    play,
    staged,
    take_turn,
)
from tests.games.telepathy.worlds import worlds


def answer(state: State, move: Move) -> tuple[str, str]:
    try:
        GAME.apply(state, move, Context(1, 1))
    except IllegalMove as refusal:
        return refusal.key, str(refusal)
    return "", ""


def attempts(seat: int) -> tuple[Move, ...]:
    return (
        Memorise(seat),
        Give(seat, "row_east"),
        Perform(seat, "row 1"),
        Continue(seat),
        Announce(seat, ("blue",)),
        Announce(seat, ("star",)),
        Announce(seat, ("blue", "star")),
        Reply(seat, "blue"),
        Reply(seat, "star"),
        Stop(seat),
        Leave(seat),
        Join(seat, "Zoe"),
    )


def expect_the_same(state: State, other: State, viewer: int | None) -> None:
    shown, elsewhere = GAME.prompt(state), GAME.prompt(other)
    assert shown.audience == elsewhere.audience
    assert shown.actors == elsewhere.actors
    assert GAME.story(state) == GAME.story(other)
    if shown.audience in (None, viewer):
        assert shown == elsewhere
        assert shown.options() == elsewhere.options()
        names = PLAYER_NAMES[: len(state.board.roles)]
        assert shown.text(names) == elsewhere.text(names)
    if viewer is not None:
        assert GAME.peek(state, viewer) == GAME.peek(other, viewer)
        for move in attempts(viewer):
            assert answer(state, move) == answer(other, move)


@pytest.mark.parametrize("variant", PLAYERS)
def test_nothing_hidden_shows(variant: str) -> None:
    differing = 0
    for seed in range(2):
        state = fresh(variant, seed)
        step = 0
        while True:
            prompt = GAME.prompt(state)
            for viewer in (None, *range(PLAYERS[variant])):
                for other in worlds(state, viewer, Chance(seed, step, f"worlds {viewer}")):
                    differing += other.hands != state.hands
                    expect_the_same(state, other, viewer)
            if isinstance(prompt, GameOver):
                break
            seat = prompt.actors[0]
            view = View(seat, prompt, GAME.peek(state, seat), alone=True)
            move = GAME.robot(view, Chance(seed, step, "robot"))
            assert move is not None
            state = GAME.apply(state, move, Context(seed, step))
            step += 1
    assert differing > 40, "the worlds must really differ"


def curtain(state: State) -> TablePublic:
    public = GAME.public(state)
    assert isinstance(public, TablePublic)
    return public


def test_a_curtain_shows_who_still_has_to_read_and_whose_turn_it_is() -> None:
    state = fresh("standard", first=0)
    assert (curtain(state).reading, curtain(state).performer) == ((0, 1), 1)
    assert (curtain(state).givers, curtain(state).board) == ((0,), state.board)
    state = play(state, Memorise(0))
    assert curtain(state).reading == (1,)
    state = play(state, Memorise(1))
    assert (curtain(state).reading, curtain(state).performer) == ((), 1)


def test_after_the_match_nobody_is_to_perform_on_the_curtain() -> None:
    state = take_turn(nothing_to_avoid(staged("first")), go_on=False)
    state = play(state, Stop(0))
    assert (curtain(state).performer, curtain(state).givers) == (None, ())
