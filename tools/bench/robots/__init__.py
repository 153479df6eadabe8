"""How well robots play: the robots of each game are measured by the module of its name."""

import json
from collections.abc import Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from engine.registry import game_ids
from tools.bench.figures import few, print_table

GAMES = Path(__file__).parents[3] / "tests" / "games"

Row = tuple[str, ...]
"""A row of the table: measurement, conditions, figure, figure by luck alone, aim, and how far
people agree among themselves. The last is missing where it is not known.
"""
HEAD = ("what", "where", "found", "luck", "aim", "people")


def report(*parts: str) -> None:
    """Print one table: of all games and of their skills, or only of the named parts."""
    names = [f"{__name__}.{part}" for part in parts or (*game_ids(), "skills")]
    found = [row for name in names if find_spec(name) for row in import_module(name).rows()]
    print_table("Robots", HEAD, [row + ("",) * (len(HEAD) - len(row)) for row in found])


def rate(shares: Sequence[float]) -> str:
    """The mean of the shares that were right in independent rounds, and its standard error.

    "-" if there are fewer than two rounds, as in a tiny measurement.
    """
    if len(shares) < 2:
        return "-"
    error = stdev(shares) / sqrt(len(shares))
    return f"{mean(shares):.0%} ± {error * 100:.0f}"


def held_out(game_id: str) -> Any:
    """The held-out rounds in the tests of a game: not used for the data that its robots know."""
    return json.loads((GAMES / game_id / "held_out.json").read_text(encoding="utf-8"))


def by_language(rounds: list[Any]) -> Iterator[tuple[str, list[Any]]]:
    """The rounds of each language."""
    for language in sorted({asked["language"] for asked in rounds})[: few(None, 1)]:
        of_language = [asked for asked in rounds if asked["language"] == language]
        yield language, of_language[: few(None, 10)]
