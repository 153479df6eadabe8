"""Tests that the list of tools has all that people can start, and nothing else."""

import re
from pathlib import Path

from tools.__main__ import TOOLS

ROOT = Path(__file__).parents[2]
STARTED_BY_TOOLS = {
    "apk.assemble",
    "apk.distribution",
    "apk.host",
    "apk.recorded_tour",
    "bench.app.memory",
    "bench.first_frame",
    "bench.slow_walk",
    "proof.app",
}
"""Modules that other tools and `make` start, in processes of their own."""


def test_every_tool_that_people_start_is_listed() -> None:
    files = (ROOT / "tools").rglob("*.py")
    started = [
        file
        for file in files
        if re.search(r"^if __name__ ==", file.read_text("utf-8"), re.MULTILINE)
    ]
    paths = [".".join(file.relative_to(ROOT / "tools").with_suffix("").parts) for file in started]
    names = {re.sub(r"\.?__main__$", "", path) for path in paths}
    assert names - STARTED_BY_TOOLS - {""} == {command.split()[0] for command in TOOLS}
