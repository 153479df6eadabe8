"""Robots see alike, mostly: better than chance, worse than certainty."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine.chance import Chance
from engine.core import View
from engine.games.inkblots.game import GAME
from engine.games.inkblots.moves import ChooseSubject
from engine.games.inkblots.prompts import ChooseSubjectPrompt, GameOverPrompt
from engine.games.inkblots.robot import _look, _plainest, _surest
from engine.table import play_out
from tests.games.inkblots.rounds import start
from tests.tables import robots


def rounds(matches: int) -> Iterator[dict[str, Any]]:
    for seed in range(matches):
        match = robots(GAME, 4 + seed % 7, seed)
        for _ in play_out(match):
            pass
        yield from match.story()


def test_robots_understand_each_other_more_often_than_by_chance() -> None:
    right: Counter[str] = Counter()
    made: Counter[str] = Counter()
    for chapter in rounds(50):
        for guess in chapter["guesses"]:
            made[guess["guess"]] += 1
            right[guess["guess"]] += guess["right"]
    assert 0.45 <= right["first"] / made["first"] <= 0.65
    assert 0.40 <= right["control"] / made["control"] <= 0.65
    assert right["second"] / made["second"] > 0.5


def test_the_control_team_removes_what_is_plain() -> None:
    """A robot leaves images that are harder to tell apart than the first three are."""
    robot_left, chance_left = 0.0, 0.0
    for seed in range(40):
        board, luck = start(seed=seed).board, Chance(seed, 0)
        sight = _look(board, luck)
        removed = _plainest(sight)
        robot_left += _surest(sight, tuple(p for p in range(4) if p != removed))[2]
        chance_left += _surest(sight, (0, 1, 2))[2]
    assert robot_left < 0.8 * chance_left


@pytest.mark.parametrize("players", range(4, 11))
def test_robots_finish_every_table(players: int) -> None:
    for options in ({}, {"second_guess_optional": True}):
        match = robots(GAME, players, players, options=options)
        assert sum(1 for _ in play_out(match)) > 20
        assert isinstance(match.prompt, GameOverPrompt)


def test_robots_take_turns_as_the_subject() -> None:
    subjects = Counter(chapter["subject"] for chapter in rounds(1))
    assert max(subjects.values()) - min(subjects.values()) <= 1


def test_a_robot_leaves_decisions_to_people() -> None:
    prompt = GAME.prompt(start())
    assert isinstance(prompt, ChooseSubjectPrompt)
    assert GAME.robot(View(0, prompt, None, alone=False), Chance(1, 1)) is None
    choice = GAME.robot(View(0, prompt, None, alone=True), Chance(1, 1))
    assert choice == ChooseSubject(0, prompt.suggested)
