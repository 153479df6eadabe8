"""Tests of the change of roles before a match."""

from typing import Any

import pytest

from engine.chance import Chance
from engine.core import Game
from engine.registry import all_games
from engine.roles import game_accepts, shuffled, with_next_role
from engine.setup import Variant

WITH_ROLES = [
    pytest.param(game, variant, id=f"{game.id}-{variant.id}")
    for game in all_games()
    for variant in game.variants
    if variant.roles(variant.max_players)
]

each_variant_with_roles = pytest.mark.parametrize(("game", "variant"), WITH_ROLES)


@each_variant_with_roles
def test_a_player_takes_the_next_role_of_those_there_are(game: Game[Any], variant: Variant) -> None:
    for players in {variant.min_players, variant.max_players}:
        default = variant.roles(players)
        known = list(dict.fromkeys(default))
        for seat, role in enumerate(default):
            changed = with_next_role(game, variant, default, seat)
            assert changed[seat] == known[(known.index(role) + 1) % len(known)]
            others_stay = (
                changed[:seat] + changed[seat + 1 :] == default[:seat] + default[seat + 1 :]
            )
            if variant.teams:
                assert others_stay, "only this player changes sides"
            else:
                assert game_accepts(game, variant, changed)


@each_variant_with_roles
def test_shuffled_roles_are_those_that_the_game_accepts(game: Game[Any], variant: Variant) -> None:
    default = variant.roles(variant.max_players)
    dealt = {shuffled(game, variant, len(default), Chance(seed, 0)) for seed in range(20)}
    assert len(dealt) > 1
    for roles in dealt:
        assert game_accepts(game, variant, roles)
        assert sorted(roles) == sorted(default)
