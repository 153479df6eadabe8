"""Opens the database whatever state its file is in, and saves from a broken one what it can."""

import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

from mobileapp.storage.database import MEMORY, Database
from mobileapp.storage.problem import StorageProblem, is_damage
from mobileapp.storage.tables import (
    APPLICATION_ID,
    SCHEMA_VERSION,
    TABLES,
    Content,
    create_tables,
    read_all,
)

_COMPANIONS = ("", "-wal", "-shm")
_REPLACED = {
    "damaged": "The saved data was damaged: "
    "what could be read was kept, and the old file is now {file}.",
    "newer": "The saved data comes from a newer version of the app: "
    "what could be read was kept, and the old file is now {file}.",
}


def open_database(path: Path) -> tuple[Database, StorageProblem | None]:
    """The database, and what the user should know when it is not simply the one at `path`."""
    notice = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            _make(path, {})
        elif flaw := _find_flaw(path):
            notice = _replace(path, flaw)
        return Database(_connect(path)), notice
    except (OSError, sqlite3.Error):
        return _in_memory(salvage(path)), StorageProblem(
            "nowhere",
            "This tablet does not let the app save anything: "
            "what happens now is kept only until the app is closed.",
        )


def _connect(path: Path) -> sqlite3.Connection:
    # The lock of Database guards the connection, so that a backup may run on a worker thread.
    connection = sqlite3.connect(_uri(path, "rw"), uri=True, check_same_thread=False)
    try:
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def _uri(path: Path, mode: str) -> str:
    return f"file:{quote(str(path.absolute()))}?mode={mode}"


def _in_memory(content: Content) -> Database:
    connection = sqlite3.connect(MEMORY, check_same_thread=False)
    connection.isolation_level = None
    create_tables(connection, content)
    return Database(connection)


def _make(path: Path, content: Content) -> None:
    """Put a complete fresh database in place; half a database is never seen under its name."""
    making = path.with_name(f"{path.name}.making")
    for leftover in (making, path.with_name(f"{making.name}-journal")):
        leftover.unlink(missing_ok=True)
    with closing(sqlite3.connect(making)) as connection, connection:
        connection.execute("BEGIN")
        create_tables(connection, content)
    for companion in _COMPANIONS[1:]:
        path.with_name(path.name + companion).unlink(missing_ok=True)
    making.replace(path)


# --- what is wrong, and what can be saved -----------------------------------------------------


def _find_flaw(path: Path) -> str:
    """Why the file cannot be used: "damaged" or "newer"; empty when it can."""
    if not path.is_file() or path.stat().st_size == 0:
        return "damaged"
    try:
        with closing(sqlite3.connect(_uri(path, "rw"), uri=True)) as connection:
            version = _pragma(connection, "user_version")
            if _pragma(connection, "application_id") != APPLICATION_ID:
                return "damaged"
            if version > SCHEMA_VERSION:
                return "newer"
            whole = _pragma(connection, "quick_check(1)") == "ok" and all(
                [column[1] for column in connection.execute(f"PRAGMA table_info({table.name})")]
                == list(table.columns)
                for table in TABLES
            )
            return "" if whole and version == SCHEMA_VERSION else "damaged"
    except sqlite3.Error as error:
        if is_damage(error):
            return "damaged"
        raise


def _pragma(connection: sqlite3.Connection, name: str) -> Any:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


def _replace(path: Path, flaw: str) -> StorageProblem:
    """Start afresh with what can still be read; the old file stays beside the new one."""
    aside = _set_aside(path)
    _make(path, salvage(aside))
    return StorageProblem(flaw, _REPLACED[flaw], file=aside.name)


def _set_aside(path: Path) -> Path:
    number = 1
    while (aside := path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")).exists():
        number += 1
    if path.is_dir():
        return path.rename(aside)
    for companion in _COMPANIONS:
        with suppress(FileNotFoundError):
            shutil.copyfile(path.with_name(path.name + companion), f"{aside}{companion}")
    return aside


def salvage(path: Path) -> Content:
    """Every row that can be read; nothing at all when the file is no database."""
    from mobileapp.storage.integrity import valid_prefix

    content: Content = {table.name: [] for table in TABLES}
    with suppress(sqlite3.Error), closing(sqlite3.connect(_uri(path, "ro"), uri=True)) as found:
        # Without this SQLite refuses a whole file when a part of it is missing.
        found.execute("PRAGMA writable_schema = ON")
        content = read_all(found)
    return valid_prefix(content)
