"""Opens the database, even if its file is missing, damaged or of another version.

A corrupt file is replaced by a new one with all rows that can be read.
"""

import os
import shutil
import sqlite3
import time
from contextlib import closing, suppress
from enum import StrEnum
from math import inf
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from mobileapp.storage import tables
from mobileapp.storage.database import MEMORY, Database
from mobileapp.storage.problem import StorageProblem, primary_code

if TYPE_CHECKING:
    from mobileapp.storage.salvage import Salvaged

_COMPANIONS = ("", "-wal", "-shm")
"""The suffixes of SQLite's files: the database, its write-ahead log, and the index of that log."""
KEPT_SECONDS = 30 * 24 * 60 * 60
"""How long a damaged file is kept after it was set aside, in seconds."""


class Defect(StrEnum):
    """Why the file of the database cannot be used as it is."""

    DAMAGED = "damaged"
    NEWER = "newer"
    """A newer version of the app has written it."""
    OLDER = "older"


_REPLACED = {
    Defect.DAMAGED: "The saved data was damaged: "
    "what could be read was kept, and the old file is now {file}.",
    Defect.NEWER: "The saved data comes from a newer version of the app: "
    "what could be read was kept, and the old file is now {file}.",
}
_CAUSED_ELSEWHERE = (
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_NOMEM,
)
"""The codes of SQLite errors whose cause lies outside the database file."""


class Opened(NamedTuple):
    """An open database, a notice for people, and the lock."""

    database: Database
    notice: StorageProblem | None
    """What to tell people if the file was replaced or nothing can be saved; otherwise None."""
    lock: sqlite3.Connection | None
    """The lock on the database, held as long as the app runs; None if nothing is saved."""


def open_database(path: Path) -> Opened:
    """Open the database at `path`, and create or repair it if necessary.

    If the file cannot be written, the result is a database in memory with the rows that could be
    read. If another copy of the app uses the file, the result is a database in memory with only the
    settings and players.
    """
    notice = lock = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = _lock(path)
        if lock is None:
            return Opened(_in_memory(_without_matches(path)), _open_already(), None)
        drop_copies(path, KEPT_SECONDS)
        if not path.exists():
            _write_new(path, {})
        elif defect := _find_defect(path):
            notice = _replace(path, defect)
        return Opened(Database(_connect(path)), notice, lock)
    except (OSError, sqlite3.Error):
        if lock is not None:
            lock.close()
        return Opened(_in_memory(_salvage(path).content), _cannot_save(), None)


def _cannot_save() -> StorageProblem:
    return StorageProblem(
        "nowhere",
        "This device doesn’t let the app save anything: what happens now is kept only until the "
        "app is closed.",
    )


def _open_already() -> StorageProblem:
    return StorageProblem(
        "open-already",
        "The app is open already. Go on there: what happens here is kept only until it’s closed.",
    )


def _lock(path: Path) -> sqlite3.Connection | None:
    """A lock that only one running copy of the app can hold; None if another copy holds it.

    The operating system releases the lock when the process ends, even after a crash.
    """
    file = path.with_name(f"{path.name}.lock")
    if file.is_file() and file.stat().st_size:
        file.unlink()  # lock files are always empty, so this one is damaged
    lock = sqlite3.connect(file, timeout=0, isolation_level=None)
    try:
        lock.execute("PRAGMA journal_mode = OFF")
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.Error as error:
        lock.close()
        if primary_code(error) == sqlite3.SQLITE_BUSY:
            return None
        raise
    return lock


def _salvage(path: Path) -> "Salvaged":
    from mobileapp.storage.salvage import salvage  # lazy: imports the engine

    return salvage(path)


def _without_matches(path: Path) -> tables.Content:
    """The settings and players of a database that another copy of the app has open.

    Its matches are left out; otherwise, the same match could be played in both copies.
    """
    content = _salvage(path).content
    return {table.name: content[table.name] for table in (tables.SETTING, tables.PERSON)}


def _connect(path: Path) -> sqlite3.Connection:
    # A backup uses the connection on a worker thread; the lock of Database prevents races.
    connection = sqlite3.connect(_uri(path), uri=True, check_same_thread=False)
    try:
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA secure_delete = ON")  # overwrites what is deleted
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _uri(path: Path) -> str:
    """A URI with which SQLite opens an existing file, but does not create a missing one."""
    return f"{path.absolute().as_uri()}?mode=rw"


def _in_memory(content: tables.Content) -> Database:
    connection = sqlite3.connect(MEMORY, check_same_thread=False)
    connection.isolation_level = None
    tables.create_tables(connection)
    tables.replace_all_rows(connection, content)
    return Database(connection)


def _write_new(path: Path, content: tables.Content) -> None:
    """Write a new database to a temporary file, then rename that file to `path`.

    This way, a crash never leaves a partial database.
    """
    making = path.with_name(f"{path.name}.making")
    for leftover in (making, path.with_name(f"{making.name}-journal")):
        leftover.unlink(missing_ok=True)
    with closing(sqlite3.connect(making)) as connection, connection:
        connection.execute("BEGIN")
        tables.create_tables(connection)
        tables.replace_all_rows(connection, content)
    for companion in _COMPANIONS[1:]:
        path.with_name(path.name + companion).unlink(missing_ok=True)
    making.replace(path)


# --- finding defects, and replacing the file --------------------------------------------------


def _find_defect(path: Path) -> Defect | None:
    """Why the file cannot be used; None if it can.

    Raises sqlite3.Error if the cause of an error lies outside the file.
    """
    if not path.is_file() or path.stat().st_size == 0:
        return Defect.DAMAGED
    try:
        with closing(sqlite3.connect(_uri(path), uri=True)) as connection:
            connection.text_factory = bytes
            return _defect_of(connection)
    except sqlite3.Error as error:
        if _is_caused_elsewhere(error, path):
            raise
        return Defect.DAMAGED
    except ValueError:  # raised if SQLite's error message quotes damaged bytes
        return Defect.DAMAGED


def _defect_of(connection: sqlite3.Connection) -> Defect | None:
    version = _pragma(connection, "user_version")
    if _pragma(connection, "application_id") != tables.APPLICATION_ID:
        return Defect.DAMAGED
    if version > tables.SCHEMA_VERSION:
        return Defect.NEWER
    sound = _pragma(connection, "integrity_check(1)") == b"ok"
    if sound and version < tables.SCHEMA_VERSION:
        return Defect.OLDER
    # Some damage shows only when SQLite writes, so this begins a write and rolls it back.
    connection.isolation_level = None
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA user_version = {tables.SCHEMA_VERSION}")
    connection.execute("ROLLBACK")
    restored = connection.execute(
        "SELECT 1 FROM sqlite_master WHERE name = ?", (tables.RESTORED.name,)
    )
    schema = (*tables.TABLES, tables.RESTORED) if restored.fetchone() else tables.TABLES
    whole = sound and all(
        table.has_schema(connection) and table.is_undamaged(connection) for table in schema
    )
    return None if whole else Defect.DAMAGED


def _is_caused_elsewhere(error: sqlite3.Error, path: Path) -> bool:
    """Whether the cause of an error lies outside the file, for example a full disk.

    SQLite also reports "read-only" for a damaged version number in the header. So if the file and
    its folder are writable, a "read-only" error means that the file is damaged.
    """
    code = primary_code(error)
    if code == sqlite3.SQLITE_READONLY:
        return not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK))
    return code in _CAUSED_ELSEWHERE


def _pragma(connection: sqlite3.Connection, name: str) -> Any:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


def _replace(path: Path, defect: Defect) -> StorageProblem | None:
    """Write all readable rows into a new database at `path`, and return a notice for people.

    The old file is kept under another name. An older database without damage is upgraded instead:
    no copy is kept, and the result is None.
    """
    if defect is Defect.OLDER:
        saved = _salvage(path)
        if saved.whole:
            _write_new(path, saved.content)
            return None
        defect = Defect.DAMAGED
    aside = _set_aside(path)
    saved = _salvage(aside)
    try:
        _write_new(path, saved.content)
    except (OSError, sqlite3.Error):
        _drop_needless(aside, path)
        raise
    notice = StorageProblem(defect, _REPLACED[defect], file=aside.name)
    for loss in saved.losses:
        notice = StorageProblem(defect, "{problem} {loss}", problem=notice, loss=loss)
    return notice


def drop_copies(path: Path, older_than: float = -inf) -> None:
    """Remove the damaged files that were set aside more than so many seconds ago; by default, all.

    They hold names and matches, so they are not kept for ever.
    """
    for copy in path.parent.glob(f"{path.stem}.damaged-*"):
        with suppress(OSError):
            if time.time() - copy.stat().st_mtime >= older_than:
                shutil.rmtree(copy) if copy.is_dir() else copy.unlink()


def _set_aside(path: Path) -> Path:
    number = 1
    while (aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    if path.is_dir():
        return path.rename(aside)
    try:
        for companion in _COMPANIONS:
            with suppress(FileNotFoundError):
                shutil.copyfile(path.with_name(path.name + companion), f"{aside}{companion}")
    except OSError:
        _drop_needless(aside, path)
        raise
    return aside


def _drop_needless(aside: Path, path: Path) -> None:
    """Remove the copy `aside` of a damaged file, because the repair has failed.

    Otherwise, every start with a full disk would leave one more copy. The copy is kept if it may
    hold more data than the original: if the original is gone, or if its write-ahead log is shorter
    now.
    """
    if path.is_file() and _log_size(path) >= _log_size(aside):
        for companion in _COMPANIONS:
            with suppress(OSError):
                Path(f"{aside}{companion}").unlink(missing_ok=True)


def _log_size(path: Path) -> int:
    """The size of a database's write-ahead log in bytes; 0 if there is none."""
    log = Path(f"{path}-wal")
    return log.stat().st_size if log.is_file() else 0
