"""Tests that the ending of a match in the variant “together” shows the best earlier result, too."""

import pytest

from engine.registry import find_game
from engine.simulate import play_out
from mobileapp.games.ui import game_ui
from mobileapp.stage.parts import last_scene
from tests.support.matches import robot_match
from tests.support.scene_checks import SPACES, check, table_for

BEST = 11


@pytest.mark.parametrize("game", ["clouds", "inkblots", "storyteller"])
def test_the_ending_tells_the_best_earlier_result(game: str) -> None:
    match, ui = robot_match(find_game(game), 2, variant="together"), game_ui(game)
    for _ in play_out(match):
        pass
    for name, space in SPACES.items():
        context = table_for(space, len(match.names), names=match.names, best_before=BEST)
        shown = ui.scene(match.prompt, context, ui.choice)
        check(shown, context)
        told = last_scene(shown).pieces["subtitle"].look.text  # type: ignore[attr-defined]
        assert told.endswith(f"your best so far was {BEST}"), name
