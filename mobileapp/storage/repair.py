"""Opens the database whatever state its file is in, and saves from a broken one what it can."""

import json
import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import quote

from engine.errors import Refusal
from engine.registry import find_info
from mobileapp.storage.database import MEMORY, Database
from mobileapp.storage.problem import StorageProblem, primary_code
from mobileapp.storage.tables import (
    APPLICATION_ID,
    CHECKSUM,
    MATCH,
    PLAYER,
    SCHEMA_VERSION,
    SETTING,
    TABLES,
    Content,
    create_tables,
    decode_leniently,
    read_all,
    read_raw,
)

_COMPANIONS = ("", "-wal", "-shm")
_REPLACED = {
    "damaged": "The saved data was damaged: "
    "what could be read was kept, and the old file is now {file}.",
    "newer": "The saved data comes from a newer version of the app: "
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
"""Errors that say nothing about the file itself."""


class Opened(NamedTuple):
    """The database, and what goes with it."""

    database: Database
    notice: StorageProblem | None
    """What people should know when it is not simply the one at its path."""
    lock: sqlite3.Connection | None
    """Held as long as the app runs; None where nothing is written."""


def open_database(path: Path) -> Opened:
    """The database at `path`, or whatever can take its place."""
    notice = lock = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = _lock(path)
        if lock is None:
            return Opened(_in_memory(_without_matches(path)), _open_already(), None)
        if not path.exists():
            _write_new(path, {})
        elif defect := _find_defect(path):
            notice = _replace(path, defect)
        return Opened(Database(_connect(path)), notice, lock)
    except (OSError, sqlite3.Error):
        if lock is not None:
            lock.close()
        return Opened(_in_memory(salvage(path).content), _cannot_save(), None)


def _cannot_save() -> StorageProblem:
    return StorageProblem(
        "nowhere",
        "This tablet does not let the app save anything: "
        "what happens now is kept only until the app is closed.",
    )


def _open_already() -> StorageProblem:
    return StorageProblem(
        "open-already",
        "The app is open already. Go on there: what happens here is kept only until it is closed.",
    )


def _lock(path: Path) -> sqlite3.Connection | None:
    """What only one copy of the app can hold, and the system lets go of when it ends."""
    file = path.with_name(f"{path.name}.lock")
    if file.is_file() and file.stat().st_size:
        file.unlink()  # ours is empty
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


def _without_matches(path: Path) -> Content:
    """What another copy of the app holds, as far as it cannot be played twice."""
    content = salvage(path).content
    return {table.name: content[table.name] for table in (SETTING, PLAYER)}


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


def _write_new(path: Path, content: Content) -> None:
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


def _find_defect(path: Path) -> str:
    """Why the file cannot be used: "damaged", "newer" or "older"; empty when it can."""
    if not path.is_file() or path.stat().st_size == 0:
        return "damaged"
    try:
        with closing(sqlite3.connect(_uri(path, "rw"), uri=True)) as connection:
            connection.text_factory = bytes
            return _defect_of(connection)
    except sqlite3.Error as error:
        if _is_caused_elsewhere(error, path):
            raise
        return "damaged"
    except ValueError:  # not even SQLite's own sentence about the damage is text
        return "damaged"


def _defect_of(connection: sqlite3.Connection) -> str:
    version = _pragma(connection, "user_version")
    if _pragma(connection, "application_id") != APPLICATION_ID:
        return "damaged"
    if version > SCHEMA_VERSION:
        return "newer"
    sound = _pragma(connection, "integrity_check(1)") == b"ok"
    if sound and version < SCHEMA_VERSION:
        return "older"
    # Some damage is met by whoever writes, and not by whoever reads.
    connection.isolation_level = None
    connection.execute("BEGIN IMMEDIATE")
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    connection.execute("ROLLBACK")
    whole = (
        sound
        and all(_columns(connection, table.name) == [*table.columns, CHECKSUM] for table in TABLES)
        and all(table.is_undamaged(connection) for table in TABLES)
    )
    return "" if whole else "damaged"


def _is_caused_elsewhere(error: sqlite3.Error, path: Path) -> bool:
    """Whether the file may be sound; one that says of itself that it is read-only is not."""
    code = primary_code(error)
    if code == sqlite3.SQLITE_READONLY:
        return not (os.access(path, os.W_OK) and os.access(path.parent, os.W_OK))
    return code in _CAUSED_ELSEWHERE


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    found = connection.execute(f"PRAGMA table_info({table})")
    return [decode_leniently(name) if isinstance(name, bytes) else name for _, name, *_ in found]


def _pragma(connection: sqlite3.Connection, name: str) -> Any:
    return connection.execute(f"PRAGMA {name}").fetchone()[0]


def _replace(path: Path, defect: str) -> StorageProblem | None:
    """Start afresh with what can still be read; the old file stays beside the new one."""
    if defect == "older":
        saved = salvage(path)
        if saved.whole:
            _write_new(path, saved.content)
            return None
        defect = "damaged"
    aside = _set_aside(path)
    saved = salvage(aside)
    try:
        _write_new(path, saved.content)
    except (OSError, sqlite3.Error):
        _drop_needless(aside, path)
        raise
    notice = StorageProblem(defect, _REPLACED[defect], file=aside.name)
    for loss in saved.losses:
        notice = StorageProblem(defect, "{problem} {loss}", problem=notice, loss=loss)
    return notice


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
    """Remove the copy of a file that could not be replaced, unless only the copy is whole: else
    every start on a full tablet would make it fuller."""
    if path.is_file() and _log_size(path) >= _log_size(aside):
        for companion in _COMPANIONS:
            with suppress(OSError):
                Path(f"{aside}{companion}").unlink(missing_ok=True)


def _log_size(path: Path) -> int:
    """How much was written that is not yet in the file itself."""
    log = Path(f"{path}-wal")
    return log.stat().st_size if log.is_file() else 0


class Salvaged(NamedTuple):
    """What could be read of a file."""

    content: Content
    losses: tuple[StorageProblem, ...]
    """Which matches are lost, or lost their latest moves."""
    whole: bool
    """Whether that is everything."""


def salvage(path: Path) -> Salvaged:
    """Every row that can be read; nothing at all when the file is no database."""
    from mobileapp.storage.integrity import valid_prefix

    found: Content = {table.name: [] for table in TABLES}
    bad, matches, unread = 1, {}, False

    def read(text: bytes) -> str:
        nonlocal unread
        unread = unread or "\N{REPLACEMENT CHARACTER}" in decode_leniently(text)
        return decode_leniently(text)

    damage = sqlite3.Error, ValueError
    with suppress(*damage), closing(sqlite3.connect(_uri(path, "ro"), uri=True)) as old:
        old.text_factory = read
        # Without this SQLite refuses a whole file when a part of it is missing.
        old.execute("PRAGMA writable_schema = ON")
        matches = _matches_in(old)
        found, bad = read_all(old)
        if not all(_columns(old, table.name) for table in TABLES):
            bad += 1
    content = valid_prefix(found)
    losses = _losses(matches, found, content)
    return Salvaged(content, losses, not (bad or unread or losses))


def _matches_in(connection: sqlite3.Connection) -> dict[int, tuple[str, str]]:
    """The game and the players of every match there was, as far as they can be read."""
    moves = {match: ("", "") for (match,) in read_raw(connection, "SELECT match FROM move")}
    rows = {
        match: (game, names)
        for match, game, names in read_raw(connection, "SELECT id, game, names FROM match")
    }
    return moves | rows


def _losses(
    matches: dict[int, tuple[str, str]], found: Content, kept: Content
) -> tuple[StorageProblem, ...]:
    """What people should know: one sentence for each match."""
    before, after = ({row["id"]: row for row in rows[MATCH.name]} for rows in (found, kept))
    ended = {row["id"] for row in kept["history"]}
    losses = []
    for match, (game, names) in sorted(matches.items(), key=str):
        if match not in after and match not in ended:
            losses.append(_loss("lost-match", game, names))
        elif match in after and after[match]["digest"] != before[match]["digest"]:
            losses.append(_loss("earlier", game, names))
    return tuple(losses)


_LOSS_SENTENCES = {
    "lost-match": "The match of {game} with {names} is lost.",
    "earlier": "The match of {game} with {names} goes on at an earlier move.",
    "lost-some": "A match that can no longer be read is lost.",
}


def _loss(key: str, game: str, names: str) -> StorageProblem:
    try:
        title, people = find_info(game).title, ", ".join(json.loads(names))
    except (Refusal, ValueError, TypeError):
        return StorageProblem("lost-some", _LOSS_SENTENCES["lost-some"])
    return StorageProblem(key, _LOSS_SENTENCES[key], game=title, names=people)
