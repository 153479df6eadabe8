"""A connection to the database that writes only in transactions."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import RLock
from typing import Any

from mobileapp.storage.problem import StorageProblem, corrupt_data_error, problem_of
from mobileapp.storage.tables import VERSION_NEEDS_REPAIR, Row, SqlTable, decode_leniently

MEMORY = ":memory:"
DURABLE, QUICK = "FULL", "NORMAL"
"""Values of `PRAGMA synchronous`.

With `DURABLE`, a commit waits until its data is on the disk. With `QUICK`, it does not wait, so the
latest commits may be lost when the power fails.
"""


class Database:
    """An open database with the current schema; errors of SQLite are raised as StorageProblem.

    The write-ahead log makes each transaction one short write. If the app is killed, the file holds
    either the whole transaction or nothing of it.
    """

    def __init__(self, connection: sqlite3.Connection) -> None:
        connection.text_factory = decode_leniently
        self._connection = connection
        self._lock = RLock()
        self.problem: StorageProblem | None = None
        """Why some rows could not be read; None if all rows could be read.

        It is also None once people have seen a message about the problem.
        """
        self.failures = 0
        """How many transactions have failed, so that what they changed is not in the database."""

    @contextmanager
    def transaction(self, durable: bool = True) -> Iterator[sqlite3.Connection]:
        """A transaction: all writes inside the block are committed together or not at all.

        Without `durable`, the commit survives a crash of the app, but perhaps not a power loss.
        """
        with self._lock:
            try:
                level = DURABLE if durable else QUICK
                self._connection.execute(f"PRAGMA synchronous = {level}")
                self._connection.execute("BEGIN IMMEDIATE")
                try:
                    yield self._connection
                    self._connection.execute("COMMIT")
                finally:
                    if self._connection.in_transaction:
                        self.failures += 1
                        self._connection.execute("ROLLBACK")
            except (sqlite3.Error, UnicodeError) as error:
                raise problem_of(error) from error

    def rows(self, query: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        """All rows that a query returns; `values` replace its placeholders."""
        with self._lock:
            try:
                return self._connection.execute(query, values).fetchall()
            except (sqlite3.Error, UnicodeDecodeError) as error:
                raise problem_of(error) from error

    def version(self) -> tuple[object, ...]:
        """A value that is another one after every change of the database, whoever makes it."""
        with self._lock:
            try:
                (foreign,) = self._connection.execute("PRAGMA data_version").fetchone()
                return id(self._connection), self._connection.total_changes, foreign
            except sqlite3.Error as error:
                raise problem_of(error) from error

    def rows_if_readable(self, query: str, values: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
        """All rows that a query returns; if it fails, `problem` is set and the list is empty."""
        try:
            return self.rows(query, values)
        except StorageProblem as problem:
            self.problem = problem
            return []

    def readable_rows(
        self, table: SqlTable, rest: str = "", values: tuple[Any, ...] = ()
    ) -> list[Row]:
        """The valid rows of a table; corrupt rows are left out.

        `rest` is the end of the SELECT statement, with placeholders for `values`. If a row is
        corrupt, `problem` is set, and the next start repairs the database.
        """
        found = self.rows_if_readable(table.select(rest), values)
        good = []
        for row in found:
            try:
                good.append(table.decoded_row(row))
            except (ValueError, RecursionError):
                self.problem = corrupt_data_error()
        if len(good) < len(found):
            self.request_repair()
        return good

    def request_repair(self) -> None:
        """Mark the database for repair at the next start.

        The checks at the start do not find every invalid row; without the mark, such a row would
        stay.
        """
        with suppress(StorageProblem), self.transaction() as connection:
            connection.execute(f"PRAGMA user_version = {VERSION_NEEDS_REPAIR}")

    def erase_deleted(self) -> None:
        """Empty the write-ahead log, which still holds what was deleted or changed."""
        with self._lock, suppress(sqlite3.Error):
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        with self._lock:
            self._connection.close()
