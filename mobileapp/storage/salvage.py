"""Reads every readable row of a damaged database."""

import json
import shutil
import sqlite3
import struct
from collections.abc import Iterable, Iterator
from contextlib import closing, suppress
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from engine.errors import Refusal
from engine.registry import find_info
from mobileapp.storage import tables
from mobileapp.storage.integrity import valid_prefix
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.upgrade import OLD_PLAYER, OLD_TABLES, OLD_VERSION, upgraded

_CHANGE_COUNTER, _PAGE_COUNT, _VALID_FOR = 24, 28, 92
"""Offsets in bytes of three fields of SQLite's header (https://sqlite.org/fileformat.html)."""
_FORMAT_VERSIONS, _ROLLBACK, _WAL = slice(18, 20), b"\1\1", b"\2\2"


class Salvaged(NamedTuple):
    """The rows that could be read from a database file."""

    content: tables.Content
    losses: tuple[StorageProblem, ...]
    """A message for each loss that people should know about."""
    whole: bool
    """Whether all of the file could be read, and nothing in it was damaged."""

    @property
    def row_count(self) -> int:
        return sum(map(len, self.content.values()))


def salvage(path: Path) -> Salvaged:
    """The readable rows of a database file; no rows if it is not a database of this app.

    A damaged file is read in several ways, and the most complete result is returned.
    """
    best = _read(path, "mode=ro")
    attempts = (
        partial(_read_with_good_first_page, schema=tables.TABLES, version=tables.SCHEMA_VERSION),
        partial(_read_with_good_first_page, schema=OLD_TABLES, version=OLD_VERSION),
        _read_without_log,
    )
    for attempt in attempts:
        if not best.whole:
            best = max(best, attempt(path), key=lambda found: (found.whole, found.row_count))
    return best


def _read_without_log(path: Path) -> Salvaged:
    """The rows of the database file, read without the changes in its write-ahead log.

    This is needed in a folder without write permission, where SQLite cannot read the log.
    """
    return _read(path, "mode=ro&immutable=1")


def _read_with_good_first_page(
    path: Path, schema: Iterable[tables.SqlTable], version: int
) -> Salvaged:
    """The rows of the database, read with the first page of a new database instead of its own.

    The first page holds SQLite's header and the schema; one corrupt byte there can make the whole
    file unreadable. The first page of a new database fits, because the app always creates its
    tables in the same order, so that they begin at the same pages. The page is replaced in a copy
    of the file.
    """
    # The temporary folder is not beside the database, where a failing disk may refuse to remove it.
    with suppress(OSError, sqlite3.Error), TemporaryDirectory() as folder:
        copy = Path(folder, path.name)
        shutil.copyfile(path, copy)
        has_log = Path(f"{path}-wal").exists()
        if has_log:
            shutil.copyfile(f"{path}-wal", f"{copy}-wal")
        fresh = Path(folder, "fresh.db")
        with closing(sqlite3.connect(fresh)) as connection, connection:
            connection.execute("PRAGMA synchronous = OFF")  # this file is temporary
            connection.execute("BEGIN")
            tables.create_tables(connection, schema, version)
            (page_size,) = connection.execute("PRAGMA page_size").fetchone()
        page = bytearray(fresh.read_bytes()[:page_size])
        count = struct.pack(">I", copy.stat().st_size // page_size)
        page[_PAGE_COUNT : _PAGE_COUNT + 4] = count
        page[_CHANGE_COUNTER : _CHANGE_COUNTER + 4] = page[_VALID_FOR : _VALID_FOR + 4]
        page[_FORMAT_VERSIONS] = _WAL if has_log else _ROLLBACK
        with copy.open("r+b") as file:
            file.write(page)
        return _read(copy, "mode=rw")
    return _NOTHING


def _read(path: Path, mode: str) -> Salvaged:
    uri = f"{path.absolute().as_uri()}?{mode}"
    found: tables.Content = {table.name: [] for table in tables.TABLES}
    incomplete = frozenset(table.name for table in tables.TABLES)
    matches: dict[int, tuple[str, str]] = {}
    is_text_damaged = False

    def read_text(text: bytes) -> str:
        nonlocal is_text_damaged
        decoded = tables.decode_leniently(text)
        is_text_damaged = is_text_damaged or "\N{REPLACEMENT CHARACTER}" in decoded
        return decoded

    with suppress(sqlite3.Error, ValueError), closing(sqlite3.connect(uri, uri=True)) as old:
        old.text_factory = read_text
        # Without this, SQLite refuses to read a file of which a part is missing.
        old.execute("PRAGMA writable_schema = ON")
        schema = OLD_TABLES if tables.has_table(old, OLD_PLAYER) else tables.TABLES
        matches = _matches_in(old, "names" if schema is OLD_TABLES else "players")
        found, incomplete = tables.read_all(old, schema)
    content = valid_prefix(found)
    losses = tuple(_losses(matches, found, content, incomplete))
    whole = not (incomplete or is_text_damaged or losses)
    return Salvaged(upgraded(content) if OLD_PLAYER.name in content else content, losses, whole)


_NOTHING = Salvaged({table.name: [] for table in tables.TABLES}, (), whole=False)


def _matches_in(connection: sqlite3.Connection, column: str) -> dict[int, tuple[str, str]]:
    """The game and the players (as JSON text) of every unfinished match, by match id.

    `column` is the name of the column with the players.

    Both texts are empty if only the moves of a match can be read.
    """
    moves, _ = tables.read_raw(connection, "SELECT match FROM move")
    rows, _ = tables.read_raw(connection, f"SELECT id, game, {column} FROM match")
    with_moves = {match: ("", "") for (match,) in moves}
    return with_moves | {match: (game, players) for match, game, players in rows}


_LOSS_SENTENCES = {
    "lost-match": "The game of {game} with {names} is lost.",
    "earlier": "The game of {game} with {names} goes on at an earlier move.",
    "lost-some": "A game that can no longer be read is lost.",
    "lost-players": "Some players couldn’t be read: type their names again.",
    "lost-history": "Some finished games couldn’t be read.",
}
_LOST_ROWS = {
    tables.PERSON.name: "lost-players",
    OLD_PLAYER.name: "lost-players",
    tables.HISTORY.name: "lost-history",
}


def _losses(
    matches: dict[int, tuple[str, str]],
    found: tables.Content,
    kept: tables.Content,
    incomplete: frozenset[str],
) -> Iterator[StorageProblem]:
    """A message for each lost or truncated match, and for lost players or history.

    `found` holds all rows that could be read, and `kept` the valid ones among them. `incomplete`
    has the names of the tables with unreadable rows.
    """
    before, after = ({row["id"]: row for row in rows[tables.MATCH.name]} for rows in (found, kept))
    ended = {row["id"] for row in kept[tables.HISTORY.name]}
    names = {row["id"]: row["name"] for row in found.get(tables.PERSON.name, ())}
    for match, (game, players) in sorted(matches.items(), key=str):
        if match not in after and match not in ended:
            yield _loss("lost-match", game, players, names)
        elif match in after and after[match]["digest"] != before[match]["digest"]:
            yield _loss("earlier", game, players, names)
    for table, key in _LOST_ROWS.items():
        if table in incomplete:
            yield StorageProblem(key, _LOSS_SENTENCES[key])


def _loss(key: str, game: str, players: str, names: dict[int, str]) -> StorageProblem:
    try:
        title = find_info(game).title
        people = ", ".join(names.get(who, who) for who in json.loads(players))
    except (Refusal, ValueError, TypeError):
        return StorageProblem("lost-some", _LOSS_SENTENCES["lost-some"])
    return StorageProblem(key, _LOSS_SENTENCES[key], game=title, names=people)
