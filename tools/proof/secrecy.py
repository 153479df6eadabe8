"""Compares all that a viewer can reach in worlds which that viewer cannot tell apart.

Non-interference, as in `tests/engine/test_secrecy.py`, with as many seeds as it takes.
"""

from itertools import count as count_up
from random import Random
from typing import Any

from engine.chance import Chance
from engine.core import Game
from engine.registry import all_games
from engine.setup import Variant
from engine.simulate import play_out
from tests.support.matches import robot_match, state_of
from tests.support.secrecy import seen_by, worlds_of
from tools.proof.cases import ProgressLines, plant_fault

MATCHES = 8
"""At least so many matches of each variant are looked at, each with other options and players."""


def run(count: int, seed: int) -> list[str]:
    """Compare at least this many pairs of worlds, as many of each variant of each game."""
    plant_fault()
    problems: list[str] = []
    lines = ProgressLines("secrecy", count)
    tables = [(game, variant) for game in all_games() for variant in game.variants]
    share = -(-count // len(tables))
    for game, variant in tables:
        compared = 0
        for number in count_up():
            if compared >= share and number >= MATCHES:
                break
            luck = Random(f"{seed}/{number}")
            found, pairs = compare(game, variant, number, luck, share // MATCHES)
            problems += found
            compared += pairs
            lines.add(pairs)
    return problems


def options_of(game: Game[Any], variant: Variant, number: int) -> dict[str, Any]:
    """The options of match `number`: each choice of each option comes in turn."""
    chosen = [option for option in game.options if option.applies_to(variant.id)]
    return {
        option.id: option.choices[(number + place) % len(option.choices)].value
        for place, option in enumerate(chosen)
    }


def compare(
    game: Game[Any], variant: Variant, number: int, luck: Random, most: int
) -> tuple[list[str], int]:
    """Play one match of robots; the leaks found, and how many pairs were compared.

    Steps are taken from the whole match at random, until `most` pairs were compared.
    """
    players = variant.min_players + number % (variant.max_players - variant.min_players + 1)
    seed, options = luck.getrandbits(30), options_of(game, variant, number)
    match = robot_match(game, players, seed, variant=variant.id, options=options)
    steps = [(step, state_of(match), match.names) for step, _ in enumerate(play_out(match))]
    luck.shuffle(steps)
    problems, pairs = [], 0
    for step, state, names in steps:
        for viewer in (None, *range(len(names))):
            sights = seen_by(game, state, viewer, names)
            for world in worlds_of(game)(state, viewer, Chance(seed, step, "worlds")):
                if world == state:
                    continue
                pairs += 1
                if seen_by(game, world, viewer, names) != sights:
                    problems.append(
                        f"{game.id}, {variant.id}, {players} players, {options}, seed {seed}, "
                        f"step {step}: viewer {viewer} can tell two worlds apart"
                    )
        if pairs >= most:
            break
    return problems, max(pairs, 1)
