"""Measures random play: moves per second of every game, its memory, and how long a save loads."""

import time
import tracemalloc
from collections.abc import Callable
from functools import cache
from typing import Any

from engine.assets import PACKS, load_packs
from engine.chance import Chance
from engine.core import Context, Game, GameOver
from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Pack, Supply
from engine.registry import all_games
from engine.save import load, save
from engine.setup import Player, Setup
from engine.simulate import PLAYER_NAMES, play_out
from tools.bench.figures import few, print_table

SLICES = few(5, 1)
SECONDS = few(0.4, 0.01)
"""The seconds that each game is played in one run; of several runs the fastest counts, as it was
disturbed least.
"""


def moves_per_second(play: Callable[[int], int]) -> float:
    """`play(seed)` plays one game and returns its number of moves. Counts processor time."""
    play(0)
    return max(_one_slice(play) for _ in range(SLICES))


def _one_slice(play: Callable[[int], int]) -> float:
    moves, seed, start = 0, 1, time.process_time()
    while (spent := time.process_time() - start) < SECONDS:
        moves += play(seed)
        seed += 1
    return moves / spent


def setup_for(game: Game[Any], variant: str, players: int, robots: bool = True) -> Setup:
    """A setup with the packs that come with the app."""
    people = [Player(name, robots) for name in PLAYER_NAMES[:players]]
    return make_setup(game, people, 1, variant=variant, supply=Supply([*_packs(), *game.samples]))


@cache
def _packs() -> list[Pack]:
    return load_packs(PACKS, "en")


def random_game(game: Game[Any], variant: str, players: int) -> Callable[[int], int]:
    """Prompt, choose and apply until the match is over - the rules alone."""
    setup = setup_for(game, variant, players)

    def play(seed: int) -> int:
        luck = Chance(seed, 0, "bench")
        state, moves = game.new(setup, luck), 0
        while not isinstance(prompt := game.prompt(state), GameOver) and moves < 2_000:
            state = game.apply(state, prompt.sample(luck), Context(seed, moves))
            moves += 1
        return moves

    return play


def random_match(game: Game[Any], variant: str, players: int) -> Callable[[int], int]:
    """Like `random_game`, but through a Match: log, clock and curtain included.

    Robots that belong to the variant itself play as robots do.
    """
    setup = setup_for(game, variant, players, robots=False)
    with_robots = any(player.robot for player in setup.players)

    def play(seed: int) -> int:
        luck = Chance(seed, 0, "bench")
        match = Match(game, setup)
        while not match.over and len(match.log) < 2_000:
            if with_robots and match.robot_turn():
                continue
            if match.current is not match.prompt:
                match.lift()
            match.play(match.prompt.sample(luck))
        return len(match.log)

    return play


def replay_milliseconds(game: Game[Any]) -> tuple[int, float]:
    """The length of a robots' match, and how long loading its save takes."""
    variant = game.variants[0]
    match = Match(game, setup_for(game, variant.id, variant.min_players))
    for _ in play_out(match):
        pass
    data = save(match)
    times = []
    for _ in range(SLICES):
        start = time.perf_counter()
        load(data)
        times.append(time.perf_counter() - start)
    return len(match.log), min(times) * 1000


def peak_kilobytes(play: Callable[[int], int]) -> float:
    """The most memory one game needs at a time."""
    tracemalloc.start()
    play(1)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak / 1024


def report() -> None:
    """Print the rules alone, the same through a Match, and what a save costs."""
    table: list[tuple[str, ...]] = []
    for game in all_games():
        for variant in game.variants:
            players = min(max(variant.min_players, 4), variant.max_players)
            rules = random_game(game, variant.id, players)
            speed = moves_per_second(rules)
            match = moves_per_second(random_match(game, variant.id, players))
            table.append(
                (
                    f"{game.title}, {variant.title} ({players})",
                    f"{speed:,.0f}",
                    f"{match:,.0f}",
                    f"{(1 / match - 1 / speed) * 1e6:.1f}",
                    f"{peak_kilobytes(rules):,.0f}",
                )
            )
    head = ("game", "moves/s", "Match moves/s", "Match us/move", "peak KB")
    print_table("Our games, random play: rules alone, and through a Match", head, table)
    print_table(
        "Loading a whole saved match",
        ("game", "moves", "ms"),
        [
            (game.title, str(length), f"{spent:.1f}")
            for game in all_games()
            for length, spent in [replay_milliseconds(game)]
        ],
    )
