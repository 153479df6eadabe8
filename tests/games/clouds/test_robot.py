"""Tests of robots without data about pictures: how often they guess words, and how they move."""

from math import hypot
from typing import Any

import pytest

from engine.chance import Chance
from engine.core import Handoff, Join, Leave, Move, Next, Prompt, TimeUp, View
from engine.games.clouds.game import GAME
from engine.games.clouds.geometry import reach
from engine.games.clouds.moves import (
    ChooseWord,
    Claim,
    Correct,
    Credit,
    Memorise,
    Nobody,
    Nudge,
    Place,
    Rearrange,
    Remove,
    StartClock,
    Toss,
)
from engine.games.clouds.prompts import ChooseWordPrompt, PaintPrompt
from engine.games.clouds.sky import Sky
from engine.packs import Item
from engine.simulate import play_out
from tests.games.clouds.situations import at_the_end, begin, guessed, painting, play, refusal
from tests.support.matches import robot_match


def _asked(prompt: Prompt, seat: int, alone: bool = True, seed: int = 0) -> Move | None:
    return GAME.robot(View(seat, prompt, None, alone), Chance(seed, 0, "robot"))


def test_some_words_are_guessed_and_some_are_not() -> None:
    """How many is measured by `python -m tools.bench robots clouds`."""
    told: list[dict[str, Any]] = []
    for seed in range(4):
        match = robot_match(GAME, 4 + seed, seed)
        for _ in play_out(match):
            pass
        told += match.story()
    assert {chapter["guesser"] is not None for chapter in told} == {True, False}


def test_the_main_artist_prefers_easy_words() -> None:
    words = tuple(Item(f"w{i}", tags=("easy",) if i == 1 else ()) for i in range(3))
    round_now = GAME.prompt(begin(4))
    assert isinstance(round_now, ChooseWordPrompt)
    prompt = ChooseWordPrompt(
        actors=(0,), audience=0, round=round_now.round, words=words, redraw=True
    )
    assert {_asked(prompt, 0, seed=seed) for seed in range(20)} == {ChooseWord(0, "w1")}


def _spread(sky: Sky) -> float:
    """The mean distance between the clouds of a sky."""
    pairs = [(a, b) for a in sky.clouds for b in sky.clouds if a.id < b.id]
    return sum(hypot(a.x - b.x, a.y - b.y) for a, b in pairs) / len(pairs)


def _painted(seed: int, at_random: bool) -> Sky:
    state = painting(4, seed=seed)
    for step in range(30):
        prompt = GAME.prompt(state)
        assert isinstance(prompt, PaintPrompt)
        luck = Chance(seed, step, "paint")
        move = (
            prompt.sample(luck)
            if at_random
            else GAME.robot(View(prompt.turn, prompt, None, alone=False), luck)
        )
        if move is not None and not isinstance(move, Claim):
            state = play(state, move)
    return state.sky


def test_robots_paint_one_picture_where_chance_scatters_clouds() -> None:
    neat = [_painted(seed, at_random=False) for seed in range(8)]
    wild = [_painted(seed, at_random=True) for seed in range(8)]
    assert sum(map(_spread, neat)) < 0.85 * sum(map(_spread, wild))
    for sky in neat:
        touching = [
            any(
                hypot(a.x - b.x, a.y - b.y) <= reach(a.shape) + reach(b.shape)
                for b in sky.clouds
                if b.id != a.id
            )
            for a in sky.clouds
        ]
        assert sum(touching) >= len(touching) - 1


def test_every_kind_of_action_occurs() -> None:
    kinds = {type(step.move) for seed in (1, 2) for step in play_out(robot_match(GAME, 6, seed))}
    assert {Place, Rearrange, Remove, Nudge, Claim, Credit, Nobody, StartClock} <= kinds


def test_a_robot_hears_no_guesses_when_a_person_paints_with_it() -> None:
    prompt = GAME.prompt(painting(4))
    for seed in range(60):
        assert not isinstance(_asked(prompt, 2, alone=False, seed=seed), Claim)
    assert _asked(prompt, 0) is None


@pytest.mark.parametrize("people", [(1,), (1, 3)])
def test_people_judge_what_two_robots_paint(people: tuple[int, ...]) -> None:
    """The robots Ana and Cleo paint. Robots hear nothing, so people decide who guessed the word."""
    painted = painting(4, people=people)
    prompt = GAME.prompt(painted)
    assert isinstance(prompt, PaintPrompt)
    guessing = tuple(seat for seat in (1, 3) if seat not in people)
    assert (prompt.actors, prompt.judges) == ((*guessing, 0, 2, *people), people)
    claimed = play(painted, Claim(1))
    late = play(painted, TimeUp())
    result = play(claimed, Credit(1, 1))
    for state in (claimed, late):
        assert GAME.prompt(state).actors == people
        assert refusal(state, Credit(0, 1)) == "not-your-turn"
    assert refusal(painted, Claim(2)) == "not-your-turn"
    assert refusal(result, Correct(0, None)) == "not-your-turn"
    assert play(result, Correct(1, 3)).scorers == (0, 2, 3)
    assert play(late, Nobody(1)).scorers == ()


def test_a_person_who_paints_judges_and_one_who_leaves_does_not() -> None:
    assert painting(4, people=(2, 3)).judges == (0, 2)
    state = guessed(begin(5, people=(4,)))
    assert state.judges == (4,)
    assert play(state, Leave(4), Next(0)).judges == (1, 3), "only robots are left"
    assert play(state, Leave(4), Join(5, "Zoe"), Next(0)).judges == (5,)
    assert play(state, Leave(4), Join(5, "Zoe", robot=True), Next(0)).judges == (1, 3)


def test_no_robot_credits_a_person_who_never_claims_a_guess() -> None:
    """No robot says that a person guessed the word.

    One person plays with nine robots and never claims a guess. So no round of the match has a
    guesser.
    """
    match = robot_match(GAME, 10, 5, people=(9,))
    for _ in range(2_000):
        if match.over:
            break
        match.tick(9)
        if match.robot_turn():
            continue
        if isinstance(match.current, Handoff):
            match.lift()
        silent = [
            move
            for move in match.prompt.options()
            if move.seat == 9 and isinstance(move, (ChooseWord, Memorise, Toss, Nobody, Next))
        ]
        if silent:
            match.play(silent[0])
    assert match.over
    assert {chapter["guesser"] for chapter in match.story()} == {None}


def test_people_judge_and_acknowledge_where_they_can() -> None:
    claimed = GAME.prompt(play(painting(4), Claim(0)))
    late = GAME.prompt(play(painting(4), TimeUp()))
    result = GAME.prompt(guessed(begin(4)))
    for prompt in (claimed, late, result):
        assert _asked(prompt, 0, alone=False) is None
        assert _asked(prompt, 0, alone=True) in prompt.options()


def test_a_robot_votes_and_leaves_the_count_to_people() -> None:
    state = play(at_the_end(5, 5, 3, 2), Next(0))
    for voter in (2, 3):
        vote = _asked(GAME.prompt(state), voter, alone=False)
        assert vote is not None
        assert vote in GAME.prompt(state).options()
        state = play(state, vote)
    assert _asked(GAME.prompt(state), 2, alone=False) is None
    assert _asked(GAME.prompt(state), 2, alone=True) == Next(2)
