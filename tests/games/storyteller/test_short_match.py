"""Tests of short matches, in which everyone is storyteller once; then the most points win."""

from dataclasses import replace
from typing import Any

import pytest

from engine.core import GameOver, Join, Leave, Next
from engine.errors import BadSetup
from engine.games.storyteller.game import GAME
from engine.games.storyteller.prompts import GameOverPrompt, StartVotingPrompt
from engine.games.storyteller.state import Phase, State
from engine.match import Match
from engine.packs import Pack, Supply
from engine.rematch import rematch_setup
from engine.save import load, save
from engine.setup import Value
from engine.simulate import play_out
from tests.games.storyteller.situations import all_find, laid, play, ready, refusal, result, scored
from tests.support.matches import pack_for, robot_match, setup_of, state_of


def short(players: int, **choices: Any) -> State:
    options = {"length": "short"} | choices.pop("options", {})
    return ready(players, options=options, **choices)


def tellers(state: State, rounds: int) -> list[int]:
    """The storytellers of the next `rounds` rounds, or of fewer if the match ends."""
    seats = []
    for _ in range(rounds):
        seats.append(state.teller)
        state = play(all_find(state), Next(0))
        if state.phase is Phase.OVER:
            break
    return seats


@pytest.mark.parametrize("players", [3, 5, 8])
def test_everyone_tells_once(players: int) -> None:
    state = short(players, first=1)
    assert len(tellers(state, 99)) == len(set(tellers(state, 99))) == players


@pytest.mark.parametrize("points", [20, 30])
def test_points_do_not_end_it_before(points: int) -> None:
    state = scored(short(3), (points, points + 2, 0))
    state = all_find(state)
    assert not result(state).final
    state = play(state, Next(0))
    assert state.phase is Phase.TELL


def test_whoever_has_the_most_points_then_wins() -> None:
    state = short(3)
    for _ in range(3):
        state = play(all_find(scored(state, (1, 7, 2))), Next(0))
    over = GAME.prompt(state)
    assert isinstance(over, GameOverPrompt)
    assert over.short
    assert over.winners == (1,)


def test_a_whole_match_goes_on_until_the_target() -> None:
    state = all_find(ready(3))
    assert (result(state).final, result(state).stories) == (False, 0)
    state = all_find(scored(ready(3), (29, 29, 29)))
    assert result(state).final


def test_it_says_how_far_it_has_come() -> None:
    state = laid(short(4))
    prompt = GAME.prompt(state)
    assert isinstance(prompt, StartVotingPrompt)
    assert (prompt.round, prompt.stories) == (1, 4)
    assert prompt.text(("Ana", "Ben", "Cleo", "Dan")).startswith("Round 1 of 4.")
    state = all_find(short(4))
    assert GAME.public(state).stories == 4  # type: ignore[attr-defined]
    assert GAME.story(state)[0]["length"] == "short"
    assert GAME.story(all_find(ready(4)))[0]["length"] == "whole"


def test_a_newcomer_tells_too_and_nobody_tells_twice_for_that() -> None:
    """A player who joins is storyteller once, after all others, wherever the new seat is.

    Ana, Ben and Cleo have been storytellers when Finn joins in the seat between Ana and Ben.
    """
    state = short(4)
    for _ in range(2):
        state = play(all_find(state), Next(0))
    state = play(all_find(state), Join(4, "Finn", position=1))
    assert result(state).stories == 5
    assert tellers(play(state, Next(0)), 9) == [3, 4]


def test_who_leaves_need_not_tell() -> None:
    state = short(4)
    for _ in range(2):
        state = play(all_find(state), Next(0))
    state = play(all_find(state), Leave(3))
    assert result(state).final
    assert refusal(state, Leave(0)) == "last-round"
    assert isinstance(GAME.prompt(play(state, Next(0))), GameOver)


def test_robots_finish_one_and_it_can_be_saved() -> None:
    match = robot_match(GAME, 4, options={"length": "short"})
    for _ in play_out(match):
        assert state_of(load(save(match))) == state_of(match)
    assert len(state_of(match).match.rounds) == 4


# --- one choice of the length -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("chosen", "target"),
    [
        ({"length": "long"}, 30),
        ({"length": "middle"}, 20),
        ({"length": "short"}, 0),
        ({}, 30),
        ({"target": 30, "length": "whole"}, 30),
        ({"length": "whole", "target": 20}, 20),
        ({"target": 20}, 20),
        ({"target": 20, "length": "short"}, 0),
    ],
    ids=str,
)
def test_the_length_decides_what_ends_the_match(chosen: dict[str, Value], target: int) -> None:
    """Earlier versions had two options, the points to win and the length; both still count."""
    setup = setup_of(GAME, 4, first=0)
    old = load(save(Match(GAME, replace(setup, options={"votes": "table"} | chosen))))
    again = rematch_setup(old, 2, Supply([pictures()]))
    for match in (old, Match(GAME, again)):
        assert (state_of(match).match.target, state_of(match).match.short) == (target, not target)
    assert set(again.options) == {"length", "votes", "clues"}


@pytest.mark.parametrize("chosen", [{"target": 25}, {"length": "endless"}], ids=str)
def test_other_values_are_refused(chosen: dict[str, Value]) -> None:
    with pytest.raises(BadSetup):
        setup_of(GAME, 4, options=chosen)


def pictures() -> Pack:
    return pack_for(GAME, GAME.needs[0])
