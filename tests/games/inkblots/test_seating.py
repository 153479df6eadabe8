"""Tests of who plays in which team of Inkblots, and of players who leave or join."""

from collections import Counter

import pytest

from engine.core import Cue, Join, Leave
from engine.errors import BadSetup
from engine.games.inkblots.board import NO_TEAM
from engine.games.inkblots.game import GAME
from engine.games.inkblots.moves import ControlGuess, Guess
from engine.games.inkblots.prompts import ChooseSubjectPrompt, RoundResultPrompt
from tests.games.inkblots.situations import (
    SQUARE,
    TRIANGLE,
    matched,
    next_round,
    nobody_scores,
    play,
    point_for_control,
    refusal,
    start,
    to_scores,
)
from tests.support.matches import setup_of


def test_the_first_player_decides_the_first_test_team() -> None:
    assert start(first=3).board.deal.test_team == "dawn"
    assert start(first=2).board.deal.test_team == "dusk"


def test_the_lot_gives_a_larger_team_no_larger_chance() -> None:
    by_lot = Counter(start(5, seed, first=None).board.deal.test_team for seed in range(400))
    assert 160 <= by_lot["dusk"] <= 240, "of 5 players 3 are of Moon"


def test_unknown_teams_are_refused() -> None:
    with pytest.raises(BadSetup, match="no team “noon”; choose from dusk, dawn"):
        setup_of(GAME, 4, roles=("dusk", "dawn", "dusk", "noon"))


def test_sides_of_the_table_can_be_teams() -> None:
    state = start(5, roles=("dawn", "dawn", "dusk", "dusk", "dusk"))
    assert GAME.prompt(state).actors == (0, 1)


def test_someone_leaves_between_rounds() -> None:
    state = play(nobody_scores(start(5)), Leave(0))
    assert state.everyone == (1, 2, 3, 4)
    assert state.board.deal.teams == (NO_TEAM, "dawn", "dusk", "dawn", "dusk")
    assert state.board.subject == 0
    assert state.board.guess == Guess(2, 0, TRIANGLE)
    assert state.board.control == ControlGuess(1, SQUARE)
    prompt = GAME.prompt(state)
    assert isinstance(prompt, RoundResultPrompt)
    assert (prompt.actors, prompt.cue, prompt.last) == ((1, 2, 3, 4), Cue.NONE, Leave(0))
    assert prompt.text(state.seating.names) == "Moon: Cleo, Eva. Sun: Ben, Dan."
    assert GAME.story(state)[0]["subject"] == 0
    assert next_round(state).board.deal.testers == (1, 3)


@pytest.mark.parametrize(("players", "seat"), [(4, 0), (4, 3), (5, 1)])
def test_nobody_leaves_a_team_that_would_be_too_small(players: int, seat: int) -> None:
    assert refusal(nobody_scores(start(players)), Leave(seat)) == "teams-too-small"


@pytest.mark.parametrize("seat", [-1, 5, 2**70])
def test_nobody_leaves_an_empty_seat(seat: int) -> None:
    assert refusal(nobody_scores(start(5)), Leave(seat)) == "no-such-seat"


def test_someone_joins_the_smaller_team() -> None:
    state = play(point_for_control(start(5)), Join(5, "Zoe", position=1))
    assert state.seating.names == ("Ana", "Ben", "Cleo", "Dan", "Eva", "Zoe")
    assert state.everyone == (0, 5, 1, 2, 3, 4)
    assert state.board.deal.teams == ("dusk", "dawn", "dusk", "dawn", "dusk", "dawn")
    assert [gain.seat for gain in state.board.gains] == [1]
    assert next_round(state).board.deal.testers == (1, 3, 5)


def test_a_newcomer_may_choose_between_equal_teams() -> None:
    state = nobody_scores(start(4))
    for role, team in (("", "dusk"), ("dusk", "dusk"), ("dawn", "dawn")):
        assert play(state, Join(4, "Zoe", role=role)).board.deal.teams[4] == team


@pytest.mark.parametrize(
    ("players", "move", "key"),
    [
        (5, Join(5, "Zoe", role="dusk"), "uneven-teams"),
        (5, Join(5, "Zoe", role="noon"), "unknown-team"),
        (5, Join(6, "Zoe"), "no-such-seat"),
        (5, Join(-1, "Zoe"), "no-such-seat"),
        (5, Join(0, "Zoe"), "no-such-seat"),
        (10, Join(10, "Zoe"), "table-full"),
    ],
)
def test_a_newcomer_may_be_refused(players: int, move: Join, key: str) -> None:
    assert refusal(nobody_scores(start(players)), move) == key


def test_nobody_comes_or_goes_during_a_round_or_after_the_last() -> None:
    decided = point_for_control(to_scores(2, 3))
    assert refusal(next_round(decided), Leave(0)) == "over"
    for state in (start(5), matched(start(5)), decided):
        assert refusal(state, Leave(0)) == "not-between-rounds"
        assert refusal(state, Join(0, "Zoe")) == "not-between-rounds"


def test_a_newcomer_is_not_suggested_before_others_who_had_no_turn() -> None:
    state = next_round(nobody_scores(start(4)))
    state = play(nobody_scores(state), Join(4, "Zoe", role="dusk"))
    prompt = GAME.prompt(next_round(state))
    assert isinstance(prompt, ChooseSubjectPrompt)
    assert (prompt.actors, prompt.suggested) == ((0, 2, 4), 2)
