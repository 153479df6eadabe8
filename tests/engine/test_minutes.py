"""Tests that what Home says about the length of a game is true for a usual table."""

import pytest

from engine.core import Game
from engine.registry import all_games

USUAL, OFF = 4, 0.2
"""So many people are a usual table; so much the minutes may differ for them."""


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_home_says_how_long_a_match_of_four_takes(game: Game) -> None:  # type: ignore[type-arg]
    variant = next(one for one in game.variants if one.min_players <= USUAL <= one.max_players)
    options = {one.id: one.default for one in game.options if one.applies_to(variant.id)}
    minutes = game.info.minutes if variant.minutes is None else variant.minutes(USUAL, options)
    assert game.info.minutes == pytest.approx(minutes, rel=OFF)
