"""Compares all that a viewer can reach in worlds which that viewer cannot tell apart.

Non-interference, as in `tests/engine/test_secrecy.py`, with as many seeds as it takes.
"""

from itertools import count as count_up
from typing import Any

from engine.chance import Chance
from engine.core import Game
from engine.registry import all_games
from engine.setup import Variant
from engine.simulate import play_out
from tests.engine.test_secrecy import seen_by, worlds_of
from tests.matches import robot_match, state_of
from tools.proof.cases import ProgressLines


def run(count: int, seed: int) -> list[str]:
    """Compare at least this many pairs of worlds, evenly spread over all games and variants."""
    problems: list[str] = []
    lines = ProgressLines("secrecy", count)
    tables = [(game, variant) for game in all_games() for variant in game.variants]
    compared = 0
    for number in count_up():
        if compared >= count:
            return problems
        game, variant = tables[number % len(tables)]
        players = variant.least + number // len(tables) % (variant.most - variant.least + 1)
        found, pairs = _compare(game, variant, players, seed * 1_000_000 + number)
        problems += found
        compared += pairs
        lines.add(pairs)
    return problems


def _compare(game: Game[Any], variant: Variant, players: int, seed: int) -> tuple[list[str], int]:
    """Play one match of robots; the leaks found, and how many pairs were compared."""
    problems, pairs = [], 0
    match = robot_match(game, players, seed, variant=variant.id)
    worlds = worlds_of(game)
    for step, _ in enumerate(play_out(match)):
        if step % 4 != seed % 4:  # neighbouring states are much alike
            continue
        state = state_of(match)
        for viewer in (None, *range(len(match.names))):
            sights = seen_by(game, state, viewer, match.names)
            for world in worlds(state, viewer, Chance(seed, step, "worlds")):
                if world == state:
                    continue
                pairs += 1
                if seen_by(game, world, viewer, match.names) != sights:
                    problems.append(
                        f"{game.id}, {variant.id}, {players} players, seed {seed}, step {step}: "
                        f"viewer {viewer} can tell two worlds apart"
                    )
    return problems, pairs
