"""Tests that nothing fails in windows that are too small to read anything."""

from typing import Any

import pytest
from kivy.core.window import Window

from engine.core import Game, Handoff
from engine.registry import all_games
from engine.simulate import play_out
from mobileapp.games.ui import game_ui
from mobileapp.stage.space import Space
from tests.mobileapp.conftest import Start
from tests.mobileapp.moments import moments, open_match
from tests.support.matches import curtain, robot_match
from tests.support.scene_checks import table_for

SMALL = [(1, 1), (60, 40), (100, 100), (240, 240), (1000, 90), (90, 1000)]


@pytest.mark.parametrize("size", SMALL, ids=str)
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_scene_can_be_laid_out(game: Game[Any], size: tuple[int, int]) -> None:
    ui, players = game_ui(game.id), game.variants[0].max_players
    context = table_for(Space(*size, insets=(10, 20, 10, 20)), players)
    match, seen = robot_match(game, players), set()
    for step in play_out(match):
        if type(step.after) not in seen:
            seen.add(type(step.after))
            for shown in (curtain(match, step.after.audience), step.after):
                ui.scene(shown, context, None if isinstance(shown, Handoff) else ui.choice)


@pytest.mark.parametrize("game", ["storyteller"])
def test_a_match_survives_a_tiny_window(start: Start, game: str) -> None:
    driver = start()
    open_match(driver, moments(game)[-1])
    for size in SMALL[1:]:
        Window.size = size
        driver.pump(3)
    driver.resize("tablet")
    driver.until(lambda: driver.app.screens.current_screen.stage.at_rest)
