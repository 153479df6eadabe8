"""Robots paint pictures people could guess at, and are about as lucky as people."""

from math import hypot
from typing import Any

from engine.chance import Chance
from engine.core import Move, Prompt, TimeUp, View
from engine.games.clouds import GAME
from engine.games.clouds.geometry import reach
from engine.games.clouds.moves import (
    ChooseWord,
    Claim,
    Credit,
    Next,
    Nobody,
    Nudge,
    Place,
    Rearrange,
    Remove,
    StartClock,
)
from engine.games.clouds.prompts import ChooseWordPrompt, SkyPrompt
from engine.games.clouds.sky import Sky
from engine.packs import Item
from engine.table import play_out
from tests.games.clouds.scenes import at_the_end, begin, guessed, painting, play
from tests.tables import robots


def _asked(prompt: Prompt, seat: int, alone: bool = True, seed: int = 0) -> Move | None:
    return GAME.robot(View(seat, prompt, None, alone), Chance(seed, 0, "robot"))


def test_about_half_to_two_thirds_of_the_words_are_guessed() -> None:
    told: list[dict[str, Any]] = []
    for seed in range(24):
        match = robots(GAME, 4 + seed % 7, seed)
        for _ in play_out(match):
            pass
        told += match.story()
    found = sum(chapter["guesser"] is not None for chapter in told) / len(told)
    assert 0.5 < found < 0.68


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
        assert isinstance(prompt, SkyPrompt)
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
    kinds = {type(step.move) for seed in (1, 2) for step in play_out(robots(GAME, 6, seed))}
    assert {Place, Rearrange, Remove, Nudge, Claim, Credit, Nobody, StartClock} <= kinds


def test_a_robot_hears_no_guesses_when_a_person_paints_with_it() -> None:
    prompt = GAME.prompt(painting(4))
    for seed in range(60):
        assert not isinstance(_asked(prompt, 2, alone=False, seed=seed), Claim)
    assert _asked(prompt, 0) is None


def test_people_judge_and_acknowledge_where_they_can() -> None:
    claimed = GAME.prompt(play(painting(4), Claim(0)))
    late = GAME.prompt(play(painting(4), TimeUp()))
    result = GAME.prompt(guessed(begin(4)))
    for prompt in (claimed, late, result):
        assert _asked(prompt, 0, alone=False) is None
        assert _asked(prompt, 0, alone=True) in prompt.options()


def test_a_robot_votes_for_itself_and_leaves_the_count_to_people() -> None:
    state = play(at_the_end(5, 5, 3, 2), Next(0))
    for voter in (2, 3):
        vote = _asked(GAME.prompt(state), voter, alone=False)
        assert vote is not None
        assert vote in GAME.prompt(state).options()
        state = play(state, vote)
    assert _asked(GAME.prompt(state), 2, alone=False) is None
    assert _asked(GAME.prompt(state), 2, alone=True) == Next(2)
