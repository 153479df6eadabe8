"""Tests that all saved moves of a match are intact after the app was killed at any point."""

import shutil
import signal
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from engine.save import encode_entry
from mobileapp.storage.store import Storage
from tests.mobileapp.storage.toy_matches import (
    new_match,
    step,
    steps,
    toy_is_a_game,  # noqa: F401
)

ATTEMPTS = 40


@pytest.fixture(scope="module")
def full_log() -> list[dict[str, object]]:
    match = new_match()
    for _ in steps(match):
        pass
    return [encode_entry(played) for played in match.log]


def moves_found(path: Path, full_log: list[dict[str, object]]) -> int | None:
    """The number of saved moves, or None if no match is saved.

    Checks that the saved moves are the first ones of `full_log`, and that the match can go on.
    """
    with closing(Storage(path)) as storage:
        assert storage.problem is None
        for entry in storage.unfinished.all():
            match = storage.matches.load(entry.match_id)
            log = [encode_entry(played) for played in match.log]
            assert log == full_log[: len(log)]
            step_on(storage, entry.match_id)
            return len(log)
    return None


def step_on(storage: Storage, match_id: int) -> None:
    """Check that the match can be continued and saved."""
    match = storage.matches.load(match_id)
    if not match.over:
        step(match)
        storage.matches.record(match_id, match)
        assert len(storage.matches.load(match_id).log) == len(match.log)


def test_a_killed_app_loses_at_most_the_move_in_flight(
    tmp_path: Path, full_log: list[dict[str, object]]
) -> None:
    process = [
        sys.executable,
        "-m",
        "tests.mobileapp.storage.killed_process",
        str(tmp_path),
        str(ATTEMPTS),
    ]
    deaths = subprocess.run(process, check=True, capture_output=True, text=True).stdout.split()
    assert deaths == [str(int(signal.SIGKILL))] * ATTEMPTS
    found = []
    for number in range(ATTEMPTS):
        recorded = (tmp_path / f"{number}.done").stat().st_size
        moves = moves_found(tmp_path / f"{number}.db", full_log)
        assert recorded <= (moves or 0) <= recorded + 1
        found.append(-1 if moves is None else moves)
    assert found == sorted(found)
    assert found[0] == -1
    assert set(range(len(full_log))) <= set(found)


def test_a_write_cut_short_anywhere_is_as_if_it_had_not_begun(
    tmp_path: Path, full_log: list[dict[str, object]]
) -> None:
    path, torn = tmp_path / "things.db", tmp_path / "torn.db"
    with closing(Storage(path)) as storage:
        match = new_match()
        match_id = storage.matches.begin(match, 100)
        for _ in range(4):
            step(match)
            storage.matches.record(match_id, match)
        log = (tmp_path / "things.db-wal").read_bytes()
        shutil.copyfile(path, tmp_path / "main")
    found = []
    for cut in range(0, len(log) + 1, 977):
        shutil.copyfile(tmp_path / "main", torn)
        (tmp_path / "torn.db-wal").write_bytes(log[:cut])
        moves = moves_found(torn, full_log)
        found.append(-1 if moves is None else moves)
    assert found == sorted(found)
    assert set(found) >= {-1, 0, 1, 2, 3}
