"""Plays and saves a match in COUNT processes, each killed at a later point than the one before.

Run as `python -m tests.mobileapp.storage.killed_process FOLDER COUNT`. Every process has its own
database in FOLDER, and beside it a file with one byte for each completely saved move.
"""

import os
import signal
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mobileapp.storage.store import Storage
from tests.mobileapp.storage.toy_matches import new_match, steps

_connect = sqlite3.connect


def attempt(path: Path, on_instruction: Callable[[], None]) -> None:
    """Save a match move by move; `on_instruction` is called at each step of SQLite.

    A step is one instruction of SQLite's virtual machine; an SQL statement takes many.

    A file beside the database, with the suffix `.done`, gets one byte for each saved move.
    """

    def connect(*arguments: Any, **options: Any) -> sqlite3.Connection:
        connection = _connect(*arguments, **options)
        connection.set_progress_handler(on_instruction, 1)
        return connection

    sqlite3.connect = connect
    done = os.open(path.with_suffix(".done"), os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    storage = Storage(path)
    match = new_match()
    match_id = storage.matches.begin(match, 100)
    for _ in steps(match):
        storage.matches.record(match_id, match)
        os.write(done, b".")
        storage.matches.record(match_id, match)


def die_at(instruction: int) -> Callable[[], None]:
    """A function that kills this process when it is called for the `instruction`-th time."""
    left = instruction

    def count() -> None:
        nonlocal left
        left -= 1
        if left <= 0:
            os.kill(os.getpid(), signal.SIGKILL)

    return count


def main(folder: Path, count: int) -> None:
    executed: list[None] = []
    attempt(folder / "rehearsal.db", lambda: executed.append(None))
    for number in range(count):
        child = os.fork()
        if child == 0:
            attempt(folder / f"{number}.db", die_at(1 + number * len(executed) // count))
            os._exit(0)
        _, status = os.waitpid(child, 0)
        print(os.WTERMSIG(status))


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
