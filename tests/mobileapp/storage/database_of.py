"""The one door for tests to the database behind a storage: to watch, damage, fill or lock it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from mobileapp.storage.database import Database
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.store import Storage


def database_of(storage: Storage) -> Database:
    """The database of a storage, which no page may use."""
    return storage._database  # noqa: SLF001


def executed_by(storage: Storage) -> list[str]:
    """A list to which every statement that the database executes from now on is added."""
    statements: list[str] = []
    with database_of(storage).transaction() as connection:
        connection.set_trace_callback(statements.append)
    statements.clear()
    return statements


def fill_disk(storage: Storage) -> None:
    """Keep the database from growing, as if the disk were full, until `free_disk` is called."""
    database = database_of(storage)
    [(pages,)] = database.rows("PRAGMA page_count")
    database.rows(f"PRAGMA max_page_count = {pages}")


def free_disk(storage: Storage) -> None:
    database_of(storage).rows("PRAGMA max_page_count = 1073741823")


@contextmanager
def unwritable(storage: Storage) -> Iterator[None]:
    """Refuse every transaction, however small, as a disk without any room may."""

    def refuse(*_: Any, **_named: Any) -> None:
        raise StorageProblem("full", "There’s no room left on this device.")

    with patch.object(database_of(storage), "transaction", refuse):
        yield
