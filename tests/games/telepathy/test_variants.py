"""Tests of what each variant adds: reshuffles, directors, opposed teams, stopping."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.core import Cue, Join, Leave
from engine.games.telepathy.actions import ALL_CARDS, outcomes
from engine.games.telepathy.conditions import ALL_SIGNS, COLOURS, SHAPES, Grid, line
from engine.games.telepathy.game import GAME
from engine.games.telepathy.moves import Announce, Continue, Give, Memorise, Perform, Stop
from engine.games.telepathy.prompts import GameOverPrompt, GivePrompt, MemorisePrompt
from engine.games.telepathy.roles import AWAY
from engine.games.telepathy.rules import OPPOSED_GRID
from engine.games.telepathy.state import Announcing, Giving, State
from engine.match import Match
from tests.games.telepathy.situations import (
    PLAYERS,
    STORY_GRID,
    fresh,
    nothing_to_avoid,
    play,
    refusal,
    staged,
    take_turn,
)
from tests.support.matches import setup_of

# --- cards and partners -----------------------------------------------------------------------


def test_t4_a_reshuffle_includes_the_card_just_used() -> None:
    state = nothing_to_avoid(staged("partners"))
    for turn in range(6):
        state = take_turn(state, turn)
    assert state.board.deck == 0
    assert len(state.board.used) == 6
    held = set(state.board.row)
    state = take_turn(state, 6)
    assert state.board.used == ()
    assert state.board.deck == 6
    assert set(state.board.row) | set(state.deck) == set(ALL_CARDS)
    assert len(held & set(state.board.row)) >= 3


def test_opposed_reshuffles_every_time() -> None:
    state = replace(fresh("opposed"), phase=Giving())
    decks = []
    for turn in range(28):
        state = take_turn(state, turn)
        decks.append(state.board.deck)
        assert len(state.board.row) == 4
    assert decks == [5, 4, 3, 2, 1, 0, 6] * 4
    assert state.board.reshuffles == 4


def test_t5_four_partners_announce_only_after_the_first_action() -> None:
    state = nothing_to_avoid(staged("partners"))
    assert refusal(state, Announce(0, ("blue", "star"))) == "not-yet"
    assert {type(move) for move in GAME.prompt(state).options()} == {Give}
    state = take_turn(state)
    options = GAME.prompt(state).options()
    assert Counter(type(move) for move in options) == {Give: 4, Announce: 16}
    assert {move.seat for move in options} == {1}
    assert refusal(state, Announce(0, ("blue", "star"))) == "may-not-announce"
    assert GAME.prompt(state).cue is Cue.TICK
    end = GAME.prompt(play(state, Announce(1, ("orange", "star"))))
    assert isinstance(end, GameOverPrompt)
    assert end.verdict == "wrong-names"


def test_four_partners_win_and_lose_together() -> None:
    state = replace(staged("partners", STORY_GRID), performer=3)
    state = replace(state, board=replace(state.board, row=("col_north",)))
    won = play(state, Give(0, "col_north"), Perform(3, "column C"), Announce(1, ("blue", "star")))
    end = GAME.prompt(won)
    assert isinstance(end, GameOverPrompt)
    assert (end.verdict, end.winners) == ("won", (0, 1, 2, 3))
    (round_,) = GAME.story(won)
    assert round_["understood"] == [[1, 3]], "own secrets need no understanding"
    lost = play(state, Give(0, "col_north"), Perform(3, "column A"))
    end = GAME.prompt(lost)
    assert isinstance(end, GameOverPrompt)
    assert (end.verdict, end.winners) == ("lose-line", ())


def test_a_director_wins_with_the_partners() -> None:
    state = replace(staged("director", players=4, secrets=("+blue", "+star", "", "")), performer=1)
    state = replace(state, board=replace(state.board, row=("col_north",)))
    assert GAME.prompt(state).actors == (2, 3)
    state = play(state, Give(3, "col_north"), Perform(1, "column C"))
    assert GAME.prompt(state).actors == (2, 3)
    assert len(GAME.prompt(state).options()) == 2 * 16 + 2
    end = GAME.prompt(play(state, Announce(2, ("blue", "star"))))
    assert isinstance(end, GameOverPrompt)
    assert (end.verdict, end.winners) == ("won", (0, 1, 2, 3))


# --- T8: the opposed grid ---------------------------------------------------------------------


def neighbours(grid: Grid) -> set[Grid]:
    return {after for card in ALL_CARDS for after in outcomes(grid, card).values()}


def test_t8_the_opposed_grid_is_fair() -> None:
    assert sorted(OPPOSED_GRID) == list(range(16))
    for cells in (
        *(tuple(range(4 * row, 4 * row + 4)) for row in range(4)),
        *(tuple(range(column, 16, 4)) for column in range(4)),
        *((first, first + 1, first + 4, first + 5) for first in (0, 2, 8, 10)),
    ):
        assert {OPPOSED_GRID[cell] // 4 for cell in cells} == set(range(4))
        assert {OPPOSED_GRID[cell] % 4 for cell in cells} == set(range(4))
    one_away = neighbours(OPPOSED_GRID) - {OPPOSED_GRID}
    assert not any(line(grid, sign) for grid in one_away for sign in ALL_SIGNS)
    two_away = {far for near in one_away for far in neighbours(near)} - one_away - {OPPOSED_GRID}
    assert len(two_away) == 1140
    lines = {sign: {grid for grid in two_away if line(grid, sign)} for sign in ALL_SIGNS}
    assert {len(grids) for grids in lines.values()} == {24}
    pairs = {(colour, shape) for colour in COLOURS for shape in SHAPES}
    assert not any(lines[colour] & lines[shape] for colour, shape in pairs)
    in_three = {
        (colour, shape)
        for sign_grids in (lines[colour] for colour in COLOURS)
        for near in sign_grids
        for grid in neighbours(near)
        for colour in COLOURS
        if line(grid, colour)
        for shape in SHAPES
        if line(grid, shape)
    }
    assert in_three == pairs


# --- T9 peeks, T10 stopping, T11 directors ----------------------------------------------------


def test_t9_own_cards_may_be_seen_again_until_the_end() -> None:
    state = fresh("director")
    steps = [state, play(state, Memorise(0)), replace(state, phase=Giving())]
    steps.append(replace(state, phase=Announcing()))
    for state in steps:
        for seat in (0, 1):
            seen = GAME.peek(state, seat)
            assert isinstance(seen, MemorisePrompt)
            assert (seen.audience, seen.actors) == (seat, ())
            assert seen.conditions == state.hands[seat]
        assert GAME.peek(state, 2) is None
    over = play(steps[-1], Announce(2, ("blue", "star")))
    assert [GAME.peek(over, seat) for seat in range(3)] == [None, None, None]


@pytest.mark.parametrize("variant", PLAYERS)
def test_t10_stopping_where_turns_are_unlimited(variant: str) -> None:
    state = take_turn(nothing_to_avoid(replace(fresh(variant), phase=Giving())), go_on=False)
    if variant == "partners":
        assert refusal(state, Stop(1)) == "not-now"
        return
    seat = GAME.prompt(state).actors[0]
    if variant not in ("first", "opposed"):
        assert refusal(state, Stop(seat)) == "no-stop"
        return
    assert Stop(seat) in GAME.prompt(state).options()
    end = GAME.prompt(play(state, Stop(seat)))
    assert isinstance(end, GameOverPrompt)
    assert (end.verdict, end.winners, end.named) == ("stopped", (), ())
    assert end.hands == state.hands
    assert refusal(play(state, Stop(seat)), Continue(seat)) == "over"


def at_turns_end(players: int) -> State:
    state = fresh("director", players=players, first=1)
    return take_turn(nothing_to_avoid(replace(state, phase=Giving())), go_on=False)


def test_t11_directors_come_and_go() -> None:
    state = at_turns_end(4)
    gone = play(state, Leave(2))
    assert gone.board.roles == ("colour", "shape", AWAY, "director")
    assert GAME.prompt(gone).actors == (3,)
    assert GAME.prompt(gone).last is None
    assert refusal(gone, Leave(3)) == "last-director"
    assert refusal(gone, Leave(2)) == "no-such-seat"
    assert refusal(state, Leave(0)) == "partner-stays"
    assert refusal(state, Leave(4)) == "no-such-seat"
    assert refusal(state, Leave(-1)) == "no-such-seat"
    assert refusal(play(state, Continue(2)), Leave(2)) == "not-now"

    come = play(state, Join(4, "Zoe", position=0))
    assert come.board.roles == ("colour", "shape", "director", "director", "director")
    assert come.hands == (*state.hands, ())
    assert come.performer == state.performer
    assert GAME.prompt(come).actors == (2, 3, 4)
    back = play(gone, Join(2, "Cleo", robot=True, position=2))
    assert replace(back, last=state.last) == state

    assert refusal(state, Join(5, "Zoe")) == "no-such-seat"
    assert refusal(state, Join(4, "Zoe", role="colour")) == "director-only"
    assert refusal(play(state, Continue(2)), Join(4, "Zoe")) == "not-now"
    assert refusal(at_turns_end(10), Join(10, "Zoe")) == "table-full"


@pytest.mark.parametrize("variant", ["first", "standard", "challenge", "partners", "opposed"])
def test_nobody_comes_or_goes_elsewhere(variant: str) -> None:
    state = take_turn(nothing_to_avoid(replace(fresh(variant), phase=Giving())), go_on=False)
    assert refusal(state, Leave(0)) == "partner-stays"
    assert refusal(state, Join(0, "Zoe")) == "no-newcomers"


def test_a_director_leaves_a_running_match() -> None:
    match = Match(GAME, setup_of(GAME, 4, variant="director", people=range(4)))
    for seat in (0, 1):
        match.lift()
        match.play(Memorise(seat))
    match.lift()
    match.play(Give(2, match.prompt.options()[0].card))  # type: ignore[attr-defined]
    match.play(match.prompt.options()[0])
    assert not match.over
    match.play(Leave(2))
    assert match.present == (0, 1, 3)
    match.play(Continue(3))
    assert isinstance(match.prompt, GivePrompt)
