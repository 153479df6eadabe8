"""Tests that every benchmark runs to its end, with next to nothing to measure."""

import os
import subprocess
import sys

import pytest

from tools.bench.size import TINY, few

TABLES = {
    "tools.bench": (
        "Our games, random play",
        "Storyteller, Between us",  # a variant with robots of its own
        "Loading a whole saved match",
        "Robots",
        "First frame",
        "Pages",
        "Evenings, ms",
        "Stage",
        "Resident memory",
        "Processor time of what workers paint",
    ),
    "tools.bench.slow": (
        "Until the first picture",
        "Waited, ms",
        "ink_desk: keep",
        "ending -> album",
        "leave",
    ),
}


@pytest.mark.parametrize("module", TABLES)
def test_every_part_of_a_benchmark_runs(module: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", module],
        env=os.environ | {TINY: "1"},
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    for title in TABLES[module]:
        assert title in done.stdout


def test_only_a_test_measures_less(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(TINY, raising=False)
    assert few(9, 1) == 9
    monkeypatch.setenv(TINY, "1")
    assert few(9, 1) == 1
