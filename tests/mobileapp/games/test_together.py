"""Tests of matches of few: one person among robots, and the best earlier result of two people."""

import pytest

from engine.chance import Chance
from engine.core import Handoff
from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Supply
from engine.registry import all_games, find_game
from engine.setup import Player
from engine.simulate import play_out
from mobileapp.games.ui import game_ui
from mobileapp.robot_names import robot_names
from tests.support.matches import pack_for, robot_match
from tests.support.scene_checks import (
    SPACES,
    check,
    check_letters,
    kind_of,
    last_scene,
    scenes_of,
    table_for,
)

BEST = 11
MOVES = 60
"""How many moves of a match are looked at: two rounds of most games."""
SECONDS = 9.0
"""How long everyone thinks while a clock runs."""
EACH_VARIANT = [(game.id, variant.id) for game in all_games() for variant in game.variants]


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


@pytest.mark.parametrize(("game_id", "variant_id"), EACH_VARIANT)
def test_one_person_plays_with_robots_alone(game_id: str, variant_id: str) -> None:
    """Also in variants that know robots of their own, as a robot may be the partner there."""
    game, ui = find_game(game_id), game_ui(game_id)
    variant = next(one for one in game.variants if one.id == variant_id)
    robots = [Player(name, robot=True) for name in robot_names([])[: variant.min_players - 1]]
    packs = [pack_for(game, need) for need in game.needs]
    match = Match(
        game,
        make_setup(game, [Player("Ana"), *robots], 1, variant=variant_id, supply=Supply(packs)),
    )
    machines = {seat for seat, player in enumerate(match.players) if player.robot}
    seen = set()
    for step in range(MOVES):
        if match.robot_turn():
            continue
        if (kind := kind_of(match.current)) not in seen:
            seen.add(kind)
            for space in (SPACES["tablet"], SPACES["phone"]):
                context = table_for(space, len(match.players), machines, match.names)
                for scene in scenes_of(ui.scene(match.current, context, ui.choice)):
                    check_letters(scene, space)
        if match.over:
            return
        if match.prompt.timer is not None:
            match.tick(SECONDS)
        if isinstance(match.current, Handoff):
            match.lift()
        else:
            match.play(match.prompt.sample(Chance(1, step)))
