"""Tests that every benchmark runs to its end, with next to nothing to measure."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tools.bench.__main__ import PARTS
from tools.bench.figures import TINY, few

TABLES = {
    "": (
        "Our games, random play",
        "Storyteller, Between us",  # a variant with robots of its own
        "Loading a whole saved match",
        "Robots",
        "Pages",
        "evening with 6 evenings",
        "Stage",
        "Resident memory",
        "Processor time of what workers paint",
    ),
    "evenings 1": ("2 players, 30 minutes",),
    "slow": (
        "Until the first picture",
        "Waited, ms",
        "ink_desk: keep",
        "ending -> album",
        "leave",
    ),
}


@pytest.fixture(scope="module")
def benchmarks(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[dict[str, tuple[subprocess.Popen[bytes], Path]]]:
    """All benchmarks, each in a running process with the file it prints to.

    They run side by side, as one of them mostly waits: it plays in real time.
    """
    folder = tmp_path_factory.mktemp("benchmarks")
    with ExitStack() as running:
        started = {}
        for part in TABLES:
            file = folder / f"bench {part}.txt"
            process = subprocess.Popen(
                [sys.executable, "-m", "tools.bench", *part.split()],
                env=os.environ | {TINY: "1"},
                stdout=running.enter_context(file.open("wb")),
                stderr=subprocess.STDOUT,
            )
            running.enter_context(process)
            running.callback(process.kill)
            started[part] = process, file
        yield started


@pytest.mark.parametrize("part", TABLES)
def test_every_part_of_a_benchmark_runs(
    benchmarks: dict[str, tuple[subprocess.Popen[bytes], Path]], part: str
) -> None:
    process, file = benchmarks[part]
    ended = process.wait(timeout=600)
    told = file.read_text(encoding="utf-8")
    assert ended == 0, told[-3000:]
    for title in TABLES[part]:
        assert title in told


def test_parts_that_are_not_in_make_bench_run_here_too() -> None:
    alone = {name for name, part in PARTS.items() if not part.usual}
    assert alone == {part.split()[0] for part in TABLES if part}


def test_an_unknown_part_is_refused_with_a_list_of_all() -> None:
    command = [sys.executable, "-m", "tools.bench", "poker"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert all(f"  {part.split()[0]} " in done.stderr for part in TABLES if part)


def test_only_a_test_measures_less(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(TINY, raising=False)
    assert few(9, 1) == 9
    monkeypatch.setenv(TINY, "1")
    assert few(9, 1) == 1
