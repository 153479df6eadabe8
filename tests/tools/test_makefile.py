"""Tests that the lines of `make test`, the painters' one included, run every test file once."""

import shlex
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
LINES = ("test-app", "test-rules", "test-pages", "test-parts", "test-tools", "test-paint")
"""The goals that share the test files; the other ones repeat some in another way."""


def files_of(goal: str) -> Iterator[Path]:
    """The test files that a goal of the Makefile runs."""
    told = subprocess.run(
        ["make", "--dry-run", "--no-print-directory", goal],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    (command,) = (line for line in told.splitlines() if "-m pytest" in line)
    arguments = shlex.split(command)
    ignored = [ROOT / one.partition("=")[2] for one in arguments if one.startswith("--ignore=")]
    for place in (ROOT / one for one in arguments if one.partition("/")[0] == "tests"):
        for file in place.rglob("test_*.py") if place.is_dir() else (place,):
            if not any(file.is_relative_to(one) for one in ignored):
                yield file


def test_every_test_file_is_run_by_one_line() -> None:
    run = Counter(file for goal in LINES for file in files_of(goal))
    assert run == Counter((ROOT / "tests").rglob("test_*.py"))


def test_make_test_runs_all_these_lines() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    (named,) = (line for line in makefile.splitlines() if line.startswith("LINES := "))
    assert {*LINES} - {"test-paint"} <= {*named.split()}
