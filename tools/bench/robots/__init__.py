"""How well robots play: the robots of each game are measured by the module of its name."""

import json
import time
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from engine.__main__ import KNOWLEDGE
from engine.core import Game
from engine.match import Match
from engine.registry import game_ids
from engine.simulate import play_out
from tools.bench.engine import setup_for
from tools.bench.printing import print_table

GAMES = Path(__file__).parents[3] / "tests" / "games"

Row = tuple[str, str, str, str, str]
"""What was measured, where, the figure, luck, and the aim."""


def report() -> None:
    """Print one table for all games."""
    print_table(
        "Robots",
        ("what", "where", "found", "luck", "aim"),
        [row for game_id in game_ids() for row in _rows_of(game_id)],
    )


def _rows_of(game_id: str) -> Iterator[Row]:
    name = f"{__name__}.{game_id}"
    return import_module(name).rows() if find_spec(name) else iter(())


def held_out(game_id: str) -> Any:
    """The rounds kept with the tests of a game: not used for writing what its robots know."""
    return json.loads((GAMES / game_id / "held_out.json").read_text(encoding="utf-8"))


def by_language(rounds: list[Any]) -> Iterator[tuple[str, list[Any]]]:
    """The rounds of each language."""
    for language in sorted({asked["language"] for asked in rounds}):
        yield language, [asked for asked in rounds if asked["language"] == language]


def slowest_move(game: Game[Any], players: int, matches: int = 5) -> float:
    """The most processor time a step of a robots' match takes, in milliseconds."""
    slowest = 0.0
    for _ in range(matches):
        steps = play_out(Match(game, setup_for(game, game.variants[0].id, players)), KNOWLEDGE)
        next(steps)  # what they know is read with the first move
        start = time.process_time()
        for _ in steps:
            slowest = max(slowest, time.process_time() - start)
            start = time.process_time()
    return slowest * 1000
