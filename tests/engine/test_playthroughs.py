"""Tests that every game still gives the same moves and prompts as its golden playthroughs."""

from pathlib import Path
from typing import Any

import pytest

from engine.core import Game
from engine.setup import Variant
from tests.engine.test_contract import table_id
from tests.playthroughs import expected, path_of, written


@pytest.mark.parametrize(("game", "variant", "players"), list(expected()), ids=table_id)
def test_plays_as_written(game: Game[Any], variant: Variant, players: int) -> None:
    path = path_of(game, variant, players)
    assert path.exists(), "run `make playthroughs`"
    assert written(game, variant, players) == path.read_text(encoding="utf-8")


def test_no_playthrough_is_left_over() -> None:
    known = {path_of(*table) for table in expected()}
    found = set((Path(__file__).parents[1] / "games").glob("*/playthroughs/*"))
    assert found == known
