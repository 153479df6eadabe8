"""The tables of the database: their columns, which rows are valid, and how rows are read."""

import json
import re
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from typing import Any, NamedTuple
from zlib import crc32

from mobileapp.background.progress import ReportProgress, count_pieces, ignore_progress
from mobileapp.languages.translation import N_

Row = dict[str, Any]
"""A row as plain data: columns that hold JSON are decoded."""
Content = dict[str, list[Row]]
"""All rows by table name: the content of a backup, or what could be read of a corrupt database."""

SCHEMA_VERSION = 6
"""The version of the schema, stored as `PRAGMA user_version`.

Since 2 every row has a checksum; since 3 there are notes; since 4 whole evenings; since 5 people
are known by ids (see `mobileapp.storage.upgrade` for older data); since 6 the database says who
inked which blot.
"""
VERSION_NEEDS_REPAIR = 0
"""The `user_version` of a database in which a corrupt row was found while the app ran.

The next start of the app rebuilds the database, as it does for older schema versions.
"""
APPLICATION_ID = 0x5EE17
MAX_PERSON = 2**48
"""The highest id of a person."""
CHECKSUM = "checksum"


class ColumnType(NamedTuple):
    """The type of a column: its SQL type, a check of its values, and whether it holds JSON text."""

    sql: str
    holds: Callable[[Any], bool]
    as_json: bool = False


def _list_of(kind: type, most: int) -> Callable[[Any], bool]:
    return lambda value: (
        type(value) is list and len(value) <= most and all(type(part) is kind for part in value)
    )


def _are_players(value: Any) -> bool:
    return type(value) is list and len(value) <= MAX_PLAYERS and all(map(_is_player, value))


def _is_player(value: Any) -> bool:
    return INTEGER.holds(value) if type(value) is int else TEXT.holds(value)


def _is_file(value: Any) -> bool:
    return type(value) is str and re.fullmatch(r"[0-9a-f]+\.[a-z]+", value) is not None


MAX_TEXT_LENGTH = 200
"""The maximum length of a name, id or colour, in characters; real ones are shorter."""
MAX_PLAYERS = 64
"""The maximum number of players of a match, with those who left; no real match has so many."""
MAX_ROUNDS = 500
"""The maximum number of rounds in a match; no real match has so many."""
TEXT = ColumnType("TEXT", lambda value: type(value) is str and len(value) <= MAX_TEXT_LENGTH)
INTEGER = ColumnType("INTEGER", lambda value: type(value) is int and 0 <= value < 2**62)
LATEST_TIME = 7_258_118_400.0
"""The beginning of the year 2200; a later time comes from a clock that was set wrongly."""
TIME = ColumnType("REAL", lambda value: type(value) in (int, float) and 0 <= value <= LATEST_TIME)
"""A time in seconds since 1970. A time that cannot be is replaced by the nearest possible one."""
ANYTHING = ColumnType("TEXT", lambda value: True, as_json=True)
RECORD = ColumnType("TEXT", lambda value: type(value) is dict, as_json=True)
CHAIR = ColumnType("INTEGER", lambda value: type(value) is int and -1 <= value < 2**62)
PLAYERS = ColumnType("TEXT", _are_players, as_json=True)
"""A list of players: people by id, robots by name."""
SEATS = ColumnType("TEXT", _list_of(int, MAX_PLAYERS), as_json=True)
ROUNDS = ColumnType("TEXT", _list_of(dict, MAX_ROUNDS), as_json=True)
FILES = ColumnType(
    "TEXT", lambda value: type(value) is dict and all(map(_is_file, value.values())), True
)


class SqlTable(NamedTuple):
    """One table: its columns in order, and the columns that make a row unique."""

    name: str
    key: tuple[str, ...]
    columns: Mapping[str, ColumnType]
    since: int = 1
    """The schema version that introduced the table; older databases and backups lack it."""

    def create(self) -> str:
        columns = ", ".join(f"{name} {kind.sql} NOT NULL" for name, kind in self.columns.items())
        keys = ", ".join(self.key)
        columns += f", {CHECKSUM} INTEGER NOT NULL"
        return f"CREATE TABLE {self.name} ({columns}, PRIMARY KEY ({keys}))"

    def select(self, rest: str = "") -> str:
        return f"SELECT {', '.join(self.columns)} FROM {self.name} {rest}"

    def without(self, column: str) -> "SqlTable":
        """This table without one column, for queries that need not read it.

        Do not call `put` on the returned table: it fails, as a new row needs every column.
        """
        rest = {name: kind for name, kind in self.columns.items() if name != column}
        return self._replace(columns=rest)

    def put(self, connection: sqlite3.Connection, row: Row) -> None:
        """Insert a row, or replace the one with the same key."""
        values = self._encoded(row)
        names, marks = ", ".join((*values, CHECKSUM)), ", ".join("?" * (len(values) + 1))
        connection.execute(
            f"INSERT OR REPLACE INTO {self.name} ({names}) VALUES ({marks})",
            [*values.values(), checksum(values.items())],
        )

    def change(self, connection: sqlite3.Connection, key: Row, changes: Row) -> None:
        """Update some columns of the row with this key; nothing happens if there is no such row.

        The checksum is updated incrementally, so that corruption in other columns stays detectable.
        """
        names, values = ", ".join(changes), self._encoded(changes)
        where = " AND ".join(f"{name} = ?" for name in key)
        found = connection.execute(
            f"SELECT {CHECKSUM}, {names} FROM {self.name} WHERE {where}", tuple(key.values())
        ).fetchone()
        if found is not None:
            before = checksum(zip(changes, found[1:], strict=True))
            sets = ", ".join(f"{name} = ?" for name in (*changes, CHECKSUM))
            connection.execute(
                f"UPDATE {self.name} SET {sets} WHERE {where}",
                (*values.values(), found[0] ^ before ^ checksum(values.items()), *key.values()),
            )

    def _encoded(self, row: Row) -> Row:
        """The values of a row, or of some of its columns, as the database stores them."""
        encoded: Row = {}
        for name, value in row.items():
            kind = self.columns[name]
            if kind.as_json:
                encoded[name] = json.dumps(value, ensure_ascii=False)
            else:
                encoded[name] = possible_time(value) if kind is TIME else value
        return encoded

    def is_undamaged(self, connection: sqlite3.Connection) -> bool:
        """Whether the checksums and storage classes of all rows are right.

        The checksum alone is not enough: one flipped bit can turn a TEXT into a BLOB of the same
        bytes, which has the same checksum. The connection must read texts as bytes.
        """
        classes = {name: kind.sql.lower() for name, kind in self.columns.items()}
        wrong = " OR ".join(
            f"typeof({name}) != '{kind}'"
            for name, kind in (classes | {CHECKSUM: "integer"}).items()
        )
        if connection.execute(f"SELECT 1 FROM {self.name} WHERE {wrong} LIMIT 1").fetchone():
            return False
        rows = connection.execute(f"SELECT {', '.join(self.columns)}, {CHECKSUM} FROM {self.name}")
        return all(checksum(zip(self.columns, row[:-1], strict=True)) == row[-1] for row in rows)

    def has_schema(self, connection: sqlite3.Connection) -> bool:
        """Whether the table in this database has exactly these columns, types and key."""
        expected = [(name, kind.sql) for name, kind in self.columns.items()]
        expected.append((CHECKSUM, "INTEGER"))
        found = connection.execute(
            f"SELECT name, type, \"notnull\", pk FROM pragma_table_info('{self.name}')"
        ).fetchall()
        columns = [(_as_text(name), _as_text(kind)) for name, kind, *_ in found]
        key = [_as_text(name) for name, *_, place in sorted(found, key=lambda row: row[3]) if place]
        return columns == expected and key == [*self.key] and all(row[2] for row in found)

    def decoded_row(self, values: tuple[Any, ...]) -> Row:
        """The selected values as a row; raises ValueError if they are not valid for this table."""
        named = zip(self.columns.items(), values, strict=True)
        return self.check({name: _decoded(value, kind) for (name, kind), value in named})

    def has_impossible_time(self, row: object) -> bool:
        """Whether a time of the row lies before 1970 or after 2199, or is not a number."""
        times = [name for name, kind in self.columns.items() if kind is TIME]
        return isinstance(row, dict) and any(
            isinstance(row.get(name), (int, float)) and not TIME.holds(row[name]) for name in times
        )

    def with_possible_times(self, row: Row) -> Row:
        """The row with each impossible time replaced by the nearest possible one."""
        return {
            name: possible_time(value)
            if self.columns.get(name) is TIME and isinstance(value, (int, float))
            else value
            for name, value in row.items()
        }

    def check(self, row: object) -> Row:
        """The row, validated; raises ValueError if it is not a valid row of this table."""
        if not isinstance(row, dict) or set(row) != set(self.columns):
            raise ValueError(f"not the columns of {self.name}")
        for name, kind in self.columns.items():
            if not kind.holds(row[name]):
                raise ValueError(f"{self.name}.{name} cannot be {row[name]!r}")
        return row


def possible_time(value: float) -> float:
    """The time itself if it lies between 1970 and 2200, else the nearest such time."""
    return min(max(float(value), 0.0), LATEST_TIME) if value == value else 0.0


def _decoded(value: Any, kind: ColumnType) -> Any:
    if kind is TIME and isinstance(value, float):
        return possible_time(value)
    return _parsed_json(value) if kind.as_json else value


def _parsed_json(value: object) -> Any:
    """The parsed value of a JSON column.

    Raises ValueError if it is not text or not JSON, or if it has characters that cannot be encoded.
    """
    if not isinstance(value, str):
        raise ValueError("a JSON column that is not text")
    parsed = json.loads(value)
    if "\\ud" in value.casefold():  # perhaps a lone surrogate, which cannot be encoded
        json.dumps(parsed, ensure_ascii=False).encode()
    return parsed


def checksum(values: Iterable[tuple[str, Any]]) -> int:
    """An order-independent checksum of columns: the XOR of one CRC per column.

    When one column changes, its part of the checksum can be replaced without reading the others.
    """
    found = 0
    for name, value in values:
        text = value if type(value) is bytes else str(value).encode()
        found ^= crc32(text, crc32(name.encode()))
    return found


def decode_leniently(text: bytes) -> str:
    """The text with a replacement character for every byte that is not UTF-8."""
    return text.decode(errors="replace")


def _as_text(value: Any) -> Any:
    """Bytes as text; other values as they are.

    A text arrives as bytes if the connection is set to do so, or if a flipped bit has turned it
    into a BLOB.
    """
    return decode_leniently(value) if type(value) is bytes else value


SETTING = SqlTable("setting", ("key",), {"key": TEXT, "value": ANYTHING})
PERSON = SqlTable(
    "person",
    ("id",),
    {
        "id": INTEGER,
        "name": TEXT,
        "colour": TEXT,
        "symbol": TEXT,
        "chair": CHAIR,
        "played": TIME,
        "young": INTEGER,
        "same_as": INTEGER,
    },
)
"""The people of this tablet. All other tables refer to them by id; only this one has their names.

`colour` and `symbol` are empty if the person is not to be offered on the page of the players.
`young` is 1 for a child who cannot read yet, else 0.
`same_as` is the id of another person if the two were merged, else 0; the other columns are then
empty. An id without a row belongs to somebody who was forgotten.
"""
MATCH = SqlTable(
    "match",
    ("id",),
    {
        "id": INTEGER,
        "format": INTEGER,
        "game": TEXT,
        "rules": INTEGER,
        "setup": RECORD,
        "players": PLAYERS,
        "pictures": FILES,
        "seen": INTEGER,
        "elapsed": INTEGER,
        "digest": TEXT,
        "started": TIME,
        "played": TIME,
    },
)
MOVE = SqlTable(
    "move",
    ("match", "number"),
    {"match": INTEGER, "number": INTEGER, "entry": RECORD, "digest": TEXT},
)
HISTORY = SqlTable(
    "history",
    ("id",),
    {
        "id": INTEGER,
        "game": TEXT,
        "variant": TEXT,
        "players": PLAYERS,
        "absent": SEATS,
        "winners": SEATS,
        "scores": ANYTHING,
        "story": ROUNDS,
        "started": TIME,
        "ended": TIME,
    },
)
"""The finished matches. The numbers in `absent`, `winners` and `story`, and the places in `scores`,
are indices into `players`; `absent` are those who left before the end.
"""
OUTLINE = HISTORY.without("story")
"""The history without the stories, which take long to read."""
NOTE = SqlTable(
    "note",
    ("match", "round"),
    {"match": INTEGER, "round": INTEGER, "picture": TEXT, "clue": TEXT},
    since=3,
)
"""The table of clues that people note down during a match.

When a match is over, its clues become part of its story in `HISTORY`.
"""
GAME_NIGHT = SqlTable(
    "evening",
    ("id",),
    {"id": INTEGER, "evening": RECORD, "match": INTEGER, "started": TIME, "ended": TIME},
    since=4,
)
"""The table of game nights; the one that is open has no end yet (0).

`match` is the id of its match that is being played, `NO_MATCH` or `AT_ITS_END`.
"""
OPEN_NIGHTS = "WHERE ended = 0 ORDER BY id"
"""The end of a query for the open game night, which comes last if a damaged file has several."""
NO_MATCH, AT_ITS_END = 0, 2**62 - 1
"""In place of the id of a match: between two matches, and while the end of the night is shown.

No match has such an id. Earlier versions of the app show the page between two matches for both.
"""
USED = SqlTable("used", ("item",), {"item": TEXT, "turn": INTEGER})
HIDDEN = SqlTable("hidden", ("item",), {"item": TEXT})
INKED = SqlTable("inked", ("item",), {"item": TEXT, "people": PLAYERS}, since=6)
"""The table of people's own blots: who inked which, by id."""

TABLES = (SETTING, PERSON, MATCH, MOVE, HISTORY, USED, HIDDEN, GAME_NIGHT, NOTE, INKED)
RESTORED = SqlTable("restored", ("packs",), {"packs": TEXT})
"""The table that holds the mark of the packs restored together with the content.

A mark is a random text (see `PackLibrary.replaced`). The table exists only after the first restore
on this tablet, and is never part of a backup.
"""


def create_tables(
    connection: sqlite3.Connection,
    tables: Iterable[SqlTable] = TABLES,
    version: int = SCHEMA_VERSION,
) -> None:
    """Create all tables in an empty database."""
    connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {version}")
    for table in tables:
        connection.execute(table.create())


def replace_all_rows(
    connection: sqlite3.Connection, content: Content, report: ReportProgress = ignore_progress
) -> None:
    """Delete all rows and write those of `content`.

    `report` is called before every match, and may raise an exception to cancel.
    """
    matches = sum(
        _begins_match(table, row) for table in TABLES for row in content.get(table.name, ())
    )
    count_one = count_pieces(report, N_("Restoring games: {done} of {total}"), matches)
    for table in TABLES:
        connection.execute(f"DELETE FROM {table.name}")
        for row in content.get(table.name, ()):
            if _begins_match(table, row):
                count_one()
            table.put(connection, row)


def _begins_match(table: SqlTable, row: Row) -> bool:
    """Whether a row is a finished match or the first move of an unfinished one.

    A restore uses this to count matches for its progress.
    """
    return table is HISTORY or (table is MOVE and row["number"] == 0)


def read_all(
    connection: sqlite3.Connection, tables: Iterable[SqlTable] = TABLES
) -> tuple[Content, frozenset[str]]:
    """Every valid row of every table, and the names of the tables with unreadable rows."""
    content: Content = {}
    incomplete = set()
    version = _schema_version(connection)
    for table in tables:
        if VERSION_NEEDS_REPAIR < version < table.since and not has_table(connection, table):
            content[table.name] = []
            continue
        rows: dict[tuple[Any, ...], Row] = {}
        found, complete = read_raw(connection, table.select())
        for values in found:
            try:
                row = table.decoded_row(values)
                rows[tuple(row[name] for name in table.key)] = row
            except (ValueError, RecursionError):
                complete = False
        content[table.name] = [rows[key] for key in sorted(rows)]
        if not complete:
            incomplete.add(table.name)
    return content, frozenset(incomplete)


def _schema_version(connection: sqlite3.Connection) -> int:
    """The schema version of the database; `VERSION_NEEDS_REPAIR` if it is unreadable."""
    with suppress(sqlite3.Error, ValueError):
        return int(connection.execute("PRAGMA user_version").fetchone()[0])
    return VERSION_NEEDS_REPAIR


def has_table(connection: sqlite3.Connection, table: SqlTable) -> bool:
    """Whether the database has this table; its version number may be damaged and not say so."""
    names = connection.execute("SELECT name FROM sqlite_master WHERE name = ?", (table.name,))
    return names.fetchone() is not None


def read_raw(connection: sqlite3.Connection, query: str) -> tuple[list[tuple[Any, ...]], bool]:
    """The rows of a query on one table, and whether these are all rows; BLOBs become texts.

    A corrupt page ends a query early. The query is then repeated in reverse order, to read the rows
    behind that page; rows that were read in both directions are in the result twice.
    """
    rows: list[tuple[Any, ...]] = []
    for order in ("ASC", "DESC"):
        with suppress(sqlite3.Error, ValueError):
            found = connection.execute(f"{query} ORDER BY rowid {order}")
            rows.extend(tuple(map(_as_text, values)) for values in found)
            return rows, order == "ASC"
    return rows, False
