"""How well robots see: their answers to rounds that were not used for writing what they know."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tools.bench.table import print_table

GAMES = Path(__file__).parents[2] / "tests" / "games"

Row = tuple[str, str, str, str, str]
"""What was measured, where, the figure, luck, and the aim."""


def held_out(game_id: str) -> Any:
    """The rounds kept with the tests of a game."""
    return json.loads((GAMES / game_id / "held_out.json").read_text(encoding="utf-8"))


def percent(share: float) -> str:
    return f"{share:.0%}"


MEASURES: tuple[Callable[[], Iterator[Row]], ...] = ()
"""Each gives the rows of one game."""


def report() -> None:
    """Print one table for all games."""
    print_table(
        "Robots",
        ("what", "where", "found", "luck", "aim"),
        [row for measure in MEASURES for row in measure()],
    )
