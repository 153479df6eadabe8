"""The tables of the database, and which rows may be in them."""

import json
import re
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any
from zlib import crc32

from mobileapp.languages.translation import N_
from mobileapp.progress import KeepOn, counted, nobody_waits

Row = dict[str, Any]
"""A row as plain data: columns that hold JSON are decoded."""
Content = dict[str, list[Row]]
"""All rows by table name: what a backup holds and a rescue brings back."""

SCHEMA_VERSION = 2
"""Since 2 every row has a checksum."""
APPLICATION_ID = 0x5EE17
SUM = "checksum"


@dataclass(frozen=True, slots=True)
class Kind:
    """What a column may hold; packed values are written as JSON text."""

    sql: str
    holds: Callable[[Any], bool]
    packed: bool = False


def _list_of(kind: type) -> Callable[[Any], bool]:
    return lambda value: type(value) is list and all(type(part) is kind for part in value)


def _is_file(value: Any) -> bool:
    return type(value) is str and re.fullmatch(r"[0-9a-f]+\.[a-z]+", value) is not None


LONG = 200
"""Longer than any name, id or colour, in characters."""
_are_texts = _list_of(str)
TEXT = Kind("TEXT", lambda value: type(value) is str and len(value) <= LONG)
WHOLE = Kind("INTEGER", lambda value: type(value) is int and 0 <= value < 2**62)
TIME = Kind("REAL", lambda value: type(value) in (int, float) and 0 <= value < 2**36)
ANYTHING = Kind("TEXT", lambda value: True, packed=True)
RECORD = Kind("TEXT", lambda value: type(value) is dict, packed=True)
NAMES = Kind(
    "TEXT", lambda value: _are_texts(value) and max(map(len, value), default=0) <= LONG, True
)
SEATS = Kind("TEXT", _list_of(int), packed=True)
ROUNDS = Kind("TEXT", _list_of(dict), packed=True)
FILES = Kind("TEXT", lambda value: type(value) is dict and all(map(_is_file, value.values())), True)


@dataclass(frozen=True, slots=True)
class Table:
    """One table: its columns in order, and the columns that make a row unique."""

    name: str
    key: tuple[str, ...]
    columns: Mapping[str, Kind]

    def create(self) -> str:
        columns = ", ".join(f"{name} {kind.sql} NOT NULL" for name, kind in self.columns.items())
        keys = ", ".join(self.key)
        return f"CREATE TABLE {self.name} ({columns}, {SUM} INTEGER NOT NULL, PRIMARY KEY ({keys}))"

    def select(self, rest: str = "") -> str:
        return f"SELECT {', '.join(self.columns)} FROM {self.name} {rest}"

    def put(self, connection: sqlite3.Connection, row: Row) -> None:
        """Write a row, in place of the one with the same key."""
        values = self._packed(row)
        marks = ", ".join("?" * (len(values) + 1))
        connection.execute(
            f"INSERT OR REPLACE INTO {self.name} ({', '.join(values)}, {SUM}) VALUES ({marks})",
            [*values.values(), checksum(values.items())],
        )

    def change(self, connection: sqlite3.Connection, key: Row, changes: Row) -> None:
        """Write some columns of a row. Damage elsewhere in it is not made to look right."""
        names, values = ", ".join(changes), self._packed(changes)
        where = " AND ".join(f"{name} = ?" for name in key)
        found = connection.execute(
            f"SELECT {SUM}, {names} FROM {self.name} WHERE {where}", tuple(key.values())
        ).fetchone()
        if found is not None:
            before = checksum(zip(changes, found[1:], strict=True))
            sets = ", ".join(f"{name} = ?" for name in (*changes, SUM))
            connection.execute(
                f"UPDATE {self.name} SET {sets} WHERE {where}",
                (*values.values(), found[0] ^ before ^ checksum(values.items()), *key.values()),
            )

    def _packed(self, row: Row) -> Row:
        """These columns as the database holds them."""
        packed = {}
        for name, value in row.items():
            kind = self.columns[name]
            if kind.packed:
                packed[name] = json.dumps(value, ensure_ascii=False)
            else:
                packed[name] = float(value) if kind is TIME else value
        return packed

    def is_whole(self, connection: sqlite3.Connection) -> bool:
        """Whether every row is as it was written; the connection reads texts as bytes."""
        rows = connection.execute(f"SELECT {', '.join(self.columns)}, {SUM} FROM {self.name}")
        return all(checksum(zip(self.columns, row[:-1], strict=True)) == row[-1] for row in rows)

    def unpack(self, values: tuple[Any, ...]) -> Row:
        """The selected values as a row; ValueError when they are not what they should be."""
        named = zip(self.columns.items(), values, strict=True)
        return self.check(
            {
                name: json.loads(value) if kind.packed and type(value) is str else value
                for (name, kind), value in named
            }
        )

    def check(self, row: object) -> Row:
        """The row, or ValueError when it does not belong into this table."""
        if not isinstance(row, dict) or set(row) != set(self.columns):
            raise ValueError(f"not the columns of {self.name}")
        for name, kind in self.columns.items():
            if not kind.holds(row[name]):
                raise ValueError(f"{self.name}.{name} cannot be {row[name]!r}")
        return row


def checksum(values: Iterable[tuple[str, Any]]) -> int:
    """Of columns in any order: what a part of a row adds to it can be taken out again."""
    found = 0
    for name, value in values:
        text = value if type(value) is bytes else str(value).encode()
        found ^= crc32(text, crc32(name.encode()))
    return found


def lenient(text: bytes) -> str:
    """A damaged text with a mark for what cannot be read: nobody trips over one byte."""
    return text.decode(errors="replace")


SETTING = Table("setting", ("key",), {"key": TEXT, "value": ANYTHING})
PLAYER = Table(
    "player",
    ("name_key",),
    {"name_key": TEXT, "name": TEXT, "colour": TEXT, "symbol": TEXT, "played": TIME},
)
MATCH = Table(
    "match",
    ("id",),
    {
        "id": WHOLE,
        "format": WHOLE,
        "game": TEXT,
        "rules": WHOLE,
        "setup": RECORD,
        "names": NAMES,
        "pictures": FILES,
        "seen": WHOLE,
        "elapsed": WHOLE,
        "digest": TEXT,
        "started": TIME,
        "played": TIME,
    },
)
MOVE = Table(
    "move",
    ("match", "number"),
    {"match": WHOLE, "number": WHOLE, "entry": RECORD, "digest": TEXT},
)
HISTORY = Table(
    "history",
    ("id",),
    {
        "id": WHOLE,
        "game": TEXT,
        "variant": TEXT,
        "names": NAMES,
        "winners": SEATS,
        "scores": ANYTHING,
        "story": ROUNDS,
        "started": TIME,
        "ended": TIME,
    },
)
USED = Table("used", ("item",), {"item": TEXT, "turn": WHOLE})
HIDDEN = Table("hidden", ("item",), {"item": TEXT})

TABLES = (SETTING, PLAYER, MATCH, MOVE, HISTORY, USED, HIDDEN)
RESTORED = Table("restored", ("packs",), {"packs": TEXT})
"""Of this tablet alone, and there only since the first backup came in: in no backup itself."""


def create_tables(connection: sqlite3.Connection, content: Content) -> None:
    """Make a fresh database and fill it."""
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {SCHEMA_VERSION}")
    for table in TABLES:
        connection.execute(table.create())
    fill(connection, content)


def fill(connection: sqlite3.Connection, content: Content, keep_on: KeepOn = nobody_waits) -> None:
    """Write all rows, in place of whatever was there; `keep_on` may raise before every match."""
    matches = sum(
        _begins_match(table, row) for table in TABLES for row in content.get(table.name, ())
    )
    step = counted(keep_on, N_("Restoring matches: {done} of {total}"), matches)
    for table in TABLES:
        connection.execute(f"DELETE FROM {table.name}")
        for row in content.get(table.name, ()):
            if _begins_match(table, row):
                step()
            table.put(connection, row)


def _begins_match(table: Table, row: Row) -> bool:
    """Whether this is the first row of a match: what takes long are its moves."""
    return table is HISTORY or (table is MOVE and row["number"] == 0)


def read_all(connection: sqlite3.Connection) -> tuple[Content, int]:
    """Every good row of every table, from both sides of a damaged place, and how many are bad."""
    content: Content = {}
    bad = 0
    for table in TABLES:
        rows: dict[tuple[Any, ...], Row] = {}
        for values in read_raw(connection, table.select()):
            try:
                row = table.unpack(values)
                rows[tuple(row[name] for name in table.key)] = row
            except (ValueError, RecursionError):
                bad += 1
        content[table.name] = [rows[key] for key in sorted(rows)]
    return content, bad


def read_raw(connection: sqlite3.Connection, query: str) -> Iterator[tuple[Any, ...]]:
    """What answers a query of a table; some of it twice where it is damaged."""
    for order in ("ASC", "DESC"):
        with suppress(sqlite3.Error, ValueError):
            yield from connection.execute(f"{query} ORDER BY rowid {order}")
            return
