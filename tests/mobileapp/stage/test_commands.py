"""Tests that each command of pieces is one that a page runs."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mobileapp.stage.commands import Command

APP = Path(__file__).parents[3] / "mobileapp"


def commands_in(pattern: str) -> Iterator[Command]:
    """The commands of all lines of the app that match a pattern."""
    for path in APP.rglob("*.py"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if re.search(pattern, line):
                yield from (Command[name] for name in re.findall(r"\bCommand\.([A-Z_]+)", line))


@pytest.mark.parametrize("command", Command)
def test_a_piece_has_it_and_a_page_runs_it(command: Command) -> None:
    assert command in commands_in(r"^(?!\s+case ).*\bCommand\."), "no piece has it"
    assert command in commands_in(r"^\s+case "), "no page runs it"
