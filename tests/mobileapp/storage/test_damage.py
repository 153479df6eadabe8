"""Tests that a damaged database is set aside, and that its readable data is kept."""

import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from engine.errors import BadSave
from engine.match import LogEntry
from engine.notes import Note
from engine.registry import all_infos
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.store import Storage
from mobileapp.storage.tables import (
    CHECKSUM,
    HISTORY,
    MATCH,
    MOVE,
    PERSON,
    SETTING,
    TABLES,
    SqlTable,
    checksum,
)
from tests.mobileapp.storage.database_of import database_of
from tests.mobileapp.storage.toy_matches import (
    new_match,
    saved,
    step,
    steps,
    toy_is_a_game,  # noqa: F401
)

INFO = all_infos()[0]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The path of a database with some data of every kind."""
    path = tmp_path / "things.db"
    with closing(Storage(path)) as storage:
        storage.settings["language"] = "pl"
        for number in range(30):
            storage.roster.remember(f"Player {number}", "amber", "moon", number)
        over = new_match(1)
        over_id = storage.matches.begin(over, 100)
        for _ in steps(over):
            pass
        storage.matches.finish(over_id, over, 200)
        match = new_match(2)
        match_id = storage.matches.begin(match, 300)
        for _ in range(5):
            step(match)
            storage.matches.record(match_id, match)
        storage.items.hide("words/spider")
        storage.matches.write_note(match_id, Note(1, "toys/ball", "Round"))
    return path


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.executescript(statement)


def garbage(path: Path) -> None:
    path.write_bytes(b"This is not a database at all. " * 500)


def zero_bytes(path: Path) -> None:
    path.write_bytes(b"")


def first_bytes_only(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:50])


def a_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def another_schema(path: Path) -> None:
    path.unlink()
    change(path, "CREATE TABLE recipe (title TEXT); INSERT INTO recipe VALUES ('Soup');")


@pytest.mark.parametrize(
    "damage",
    [garbage, zero_bytes, first_bytes_only, a_folder, another_schema],
)
def test_a_hopeless_file_is_set_aside(path: Path, damage: Callable[[Path], None]) -> None:
    damage(path)
    aside = path.with_name("things.damaged-1.db")
    damaged = None if path.is_dir() else path.read_bytes()
    with closing(Storage(path)) as storage:
        assert "damaged" in str(storage.problem)
        assert aside.name in str(storage.problem)
        assert storage.unfinished.all() == []
        assert storage.roster.all() == []
        storage.settings["language"] = "de"
    assert aside.is_dir() if damaged is None else aside.read_bytes() == damaged
    with closing(Storage(path)) as storage:
        assert storage.problem is None
        assert storage.settings["language"] == "de"


def test_each_damaged_file_gets_a_name_of_its_own(path: Path) -> None:
    for number in (1, 2, 3):
        garbage(path)
        with closing(Storage(path)) as storage:
            assert f"things.damaged-{number}.db" in str(storage.problem)


def test_a_newer_database_is_kept_and_everything_known_is_taken_over(path: Path) -> None:
    change(
        path,
        "PRAGMA user_version = 7;"
        "ALTER TABLE person ADD COLUMN shoe_size INTEGER;"
        "CREATE TABLE trophy (title TEXT);",
    )
    before = path.read_bytes()
    with closing(Storage(path)) as storage:
        assert "newer version of the app" in str(storage.problem)
        assert len(storage.roster.all()) == 30
        assert storage.settings["language"] == "pl"
        assert len(storage.history.all()) == 1
        assert storage.items.hidden() == {"words/spider"}
        (entry,) = storage.unfinished.all()
        assert len(storage.matches.load(entry.match_id).log) == 5
    assert path.with_name("things.damaged-1.db").read_bytes() == before


def test_a_missing_table_costs_only_what_was_in_it(path: Path) -> None:
    change(path, "DROP TABLE history")
    with closing(Storage(path)) as storage:
        assert "damaged" in str(storage.problem)
        assert storage.history.all() == []
        assert len(storage.roster.all()) == 30
        assert len(storage.unfinished.all()) == 1


def test_a_truncated_file_gives_back_what_is_left(path: Path) -> None:
    whole = path.read_bytes()
    rescued = []
    for pages in range(1, len(whole) // 4096):
        path.write_bytes(whole[: pages * 4096 + 4])  # an empty page is whole with 8 bytes
        with closing(Storage(path)) as storage:
            assert "damaged" in str(storage.problem)
            rescued.append(len(storage.roster.all()))
            for entry in storage.unfinished.all():
                assert storage.matches.load(entry.match_id).log is not None
    assert rescued == sorted(rescued)
    assert rescued[-1] == 30


def test_one_bad_page_costs_at_most_one_table(path: Path) -> None:
    whole = path.read_bytes()
    for page in range(1, len(whole) // 4096):
        path.write_bytes(whole[: page * 4096] + b"\xff" * 4096 + whole[(page + 1) * 4096 :])
        with closing(Storage(path)) as storage:
            kept = [
                storage.settings.get("language") == "pl",
                len(storage.roster.all()) == 30,
                len(storage.history.all()) == 1,
                len(storage.unfinished.all()) == 1,
                storage.items.hidden() == {"words/spider"},
            ]
            assert sum(kept) >= 4
            for entry in storage.unfinished.all():
                assert len(storage.matches.load(entry.match_id).log) <= 5


def test_a_rescued_match_goes_on_before_its_first_changed_move(path: Path) -> None:
    change(path, "UPDATE move SET entry = '{}' WHERE number = 3; PRAGMA user_version = 7;")
    with closing(Storage(path)) as storage:
        (entry,) = storage.unfinished.all()
        match = storage.matches.load(entry.match_id)
        assert len(match.log) == 3
        step(match)
        storage.matches.record(entry.match_id, match)
        assert saved(storage.matches.load(entry.match_id)) == saved(match)


def test_a_match_with_a_changed_setup_is_not_rescued(path: Path) -> None:
    change(
        path,
        "UPDATE match SET setup = replace(setup, '\"seed\": ', '\"seed\": 1');"
        "PRAGMA user_version = 7;",
    )
    with closing(Storage(path)) as storage:
        assert storage.unfinished.all() == []
        assert len(storage.roster.all()) == 30


def test_bad_rows_are_left_behind(path: Path) -> None:
    change(
        path,
        "INSERT INTO setting VALUES ('broken', '{', 0);"
        "INSERT INTO history VALUES (9, 'toy', '', '\"no list\"', '[]', '[]', '1', '[]', 1, 2, 0);"
        "PRAGMA user_version = 7;",
    )
    with closing(Storage(path)) as storage:
        assert dict(storage.settings) == {"language": "pl"}
        assert len(storage.history.all()) == 1


# --- small damage -------------------------------------------------------------------------------


def swapped(path: Path, old: bytes, new: bytes) -> None:
    """Replace the bytes `old` by `new` once in the file, as worn flash memory might change them."""
    content = path.read_bytes()
    assert old in content
    path.write_bytes(content.replace(old, new, 1))


def told_at_start(path: Path) -> str:
    """Open a damaged database, and return what people are told.

    Checks that the damaged file is set aside, that all players are still there, and that the next
    start reports no problem.
    """
    with closing(Storage(path)) as storage:
        assert path.with_name("things.damaged-1.db").exists()
        assert len(storage.roster.all()) == 30
        storage.unfinished.all()
        storage.history.all()
        storage.history.evenings()
        storage.matches.wanted_pictures()
        said = str(storage.problem)
    with closing(Storage(path)) as storage:
        assert storage.problem is None
    return said


def test_an_undecodable_byte_in_a_setup_loses_only_that_match(path: Path) -> None:
    swapped(path, b'"game": "toy"', b'"game": "t\xf0y"')
    assert "damaged" in told_at_start(path)
    with closing(Storage(path)) as storage:
        assert storage.unfinished.all() == []
        assert len(storage.history.all()) == 1


def test_an_undecodable_byte_loses_no_finished_match(path: Path) -> None:
    swapped(path, b"Autumn", b"Aut\xffmn")
    told_at_start(path)
    with closing(Storage(path)) as storage:
        (match,) = storage.history.all()
        assert match.story[0]["clue"] == "Aut\N{REPLACEMENT CHARACTER}mn"


def test_a_change_to_another_valid_text_is_noticed(path: Path) -> None:
    swapped(path, b"Autumn", b"Autumm")
    assert "damaged" in told_at_start(path)


def test_people_are_told_which_match_is_lost(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = replace(INFO, title="The toy")
    monkeypatch.setattr("mobileapp.storage.salvage.find_info", lambda _game: info)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE match SET setup = '{'")
    said = told_at_start(path)
    assert "The game of The toy with Ana, Ben, Cleo is lost." in said


def test_people_are_told_which_match_goes_on_earlier(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = replace(INFO, title="The toy")
    monkeypatch.setattr("mobileapp.storage.salvage.find_info", lambda _game: info)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE move SET entry = '{' WHERE number = 3")
    said = told_at_start(path)
    assert "The game of The toy with Ana, Ben, Cleo goes on at an earlier move." in said
    with closing(Storage(path)) as storage:
        (entry,) = storage.unfinished.all()
        assert len(storage.matches.load(entry.match_id).log) == 3


@pytest.mark.parametrize("version", [1, 2])
def test_notes_are_kept_if_the_version_number_is_damaged(path: Path, version: int) -> None:
    with closing(Storage(path)) as storage:
        (entry,) = storage.unfinished.all()
        storage.matches.write_note(entry.match_id, Note(1, "story/x", "a noted clue"))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"PRAGMA user_version = {version}")
    with closing(Storage(path)) as storage:
        assert storage.matches.notes(entry.match_id) == (Note(1, "story/x", "a noted clue"),)


@pytest.mark.parametrize("byte", range(100))
def test_a_damaged_byte_in_the_header_costs_nothing(path: Path, byte: int) -> None:
    with closing(Storage(path)) as storage:
        before = everything(storage)
    content = bytearray(path.read_bytes())
    content[byte] ^= 0xFF
    path.write_bytes(content)
    with closing(Storage(path)) as storage:
        assert storage.writes_to_file
        assert everything(storage) == before
        storage.settings["language"] = "de"
    with closing(Storage(path)) as storage:
        assert storage.problem is None
        assert storage.settings["language"] == "de"


def test_a_lost_first_page_costs_nothing(path: Path) -> None:
    """The header and the list of tables, which are on the first page, can be rebuilt."""
    with closing(Storage(path)) as storage:
        before = everything(storage)
    path.write_bytes(bytes(4096) + path.read_bytes()[4096:])
    with closing(Storage(path)) as storage:
        assert "damaged" in str(storage.problem)
        assert everything(storage) == before


def as_blob(path: Path, table: SqlTable, column: str) -> None:
    """Turn the TEXT values of a column into BLOBs, as one flipped bit in a record header would."""
    change(path, f"UPDATE {table.name} SET {column} = CAST({column} AS BLOB)")


TEXT_COLUMNS = [
    pytest.param(table, name, id=f"{table.name}.{name}")
    for table in TABLES
    for name, kind in table.columns.items()
    if kind.sql == "TEXT"
]


@pytest.mark.parametrize(("table", "column"), TEXT_COLUMNS)
def test_a_text_that_became_a_blob_is_read_all_the_same(
    path: Path, table: SqlTable, column: str
) -> None:
    with closing(Storage(path)) as storage:
        storage.items.hide("words/snake")
        before = everything(storage)
    as_blob(path, table, column)
    with closing(Storage(path)) as storage:
        assert everything(storage) == before
        rows = database_of(storage).rows(f"SELECT typeof({column}) FROM {table.name}")
        assert set(rows) <= {("text",)}
    with closing(Storage(path)) as storage:
        assert storage.problem is None


def with_checksum(path: Path, table: SqlTable, **values: str) -> None:
    """Set columns to these texts in all rows of a table, and correct the checksums of the rows."""
    with closing(sqlite3.connect(path)) as connection, connection:
        names = [*table.columns]
        for rowid, *row in connection.execute(
            f"SELECT rowid, {', '.join(names)} FROM {table.name}"
        ):
            changed = dict(zip(names, row, strict=True)) | values
            sets = ", ".join(f"{name} = ?" for name in (*names, CHECKSUM))
            connection.execute(
                f"UPDATE {table.name} SET {sets} WHERE rowid = ?",
                (*changed.values(), checksum(changed.items()), rowid),
            )


@pytest.mark.parametrize(
    ("table", "column", "text"),
    [
        (MATCH, "players", r'["\ud800"]'),
        (HISTORY, "story", r'[{"clue": "\uDFFF"}]'),
        (SETTING, "value", r'"\ud800"'),
        (PERSON, "name", "x" * 300),
        (MOVE, "entry", "[]"),
    ],
)
def test_what_can_never_be_read_is_set_aside_once(
    path: Path, table: SqlTable, column: str, text: str
) -> None:
    with_checksum(path, table, **{column: text})
    told = []
    for _ in range(3):
        with closing(Storage(path)) as storage:
            everything(storage)
            for entry in storage.unfinished.all():
                with suppress(BadSave):
                    storage.matches.load(entry.match_id)
            told.append(str(storage.problem))
            storage.roster.remember("Zoe", "amber", "moon", 1)
    assert [sentence for sentence in told if "the old file is now" in sentence]
    assert told[-1] == "None"
    assert len([*path.parent.glob("*.damaged-*.db")]) == 1


def test_people_are_told_that_players_are_lost(path: Path) -> None:
    with_checksum(path, PERSON, name="x" * 300)
    change(path, "PRAGMA user_version = 0")
    with closing(Storage(path)) as storage:
        assert "Some players couldn’t be read" in str(storage.problem)


def test_a_move_damaged_while_the_app_runs_costs_only_what_follows(path: Path) -> None:
    with closing(Storage(path)) as storage:
        (entry,) = storage.unfinished.all()
        change(path, "UPDATE move SET entry = CAST('{' AS BLOB) WHERE number = 3")
        with pytest.raises(BadSave):
            storage.matches.load(entry.match_id)
    with closing(Storage(path)) as storage:
        assert "damaged" in str(storage.problem)
        assert len(storage.matches.load(entry.match_id).log) == 3


def everything(storage: Storage) -> Any:
    """All saved data that people would miss.

    For a match that cannot be loaded, it has the key of the reason instead of the moves.
    """
    matches: dict[int, list[LogEntry] | str] = {}
    for entry in storage.unfinished.all():
        try:
            matches[entry.match_id] = storage.matches.load(entry.match_id).log
        except BadSave as refusal:
            matches[entry.match_id] = refusal.key
    players = storage.roster.all()
    rest = (dict(storage.settings), storage.items.last_used(), storage.items.hidden())
    return players, storage.history.all(), matches, rest


def test_nothing_is_lost_or_changed_without_a_word(path: Path) -> None:
    """If bytes of the file are changed or cut off, all data is kept, or people are told."""
    whole = path.read_bytes()
    with closing(Storage(path)) as storage:
        before = everything(storage)
    luck = Random(17)
    for number in range(240):
        at, length = luck.randrange(len(whole)), luck.choice((1, 1, 1, 8, 64, 4096))
        kind = ("flip", "high", "zero", "noise", "cut")[number % 5]
        middle = {
            "flip": bytes([whole[at] ^ 1 << luck.randrange(8)]),
            "high": bytes([whole[at] | 0x80]),
            "zero": bytes(length),
            "noise": luck.randbytes(length),
            "cut": b"",
        }[kind]
        rest = b"" if kind == "cut" else whole[at + len(middle) :]
        for file in path.parent.iterdir():
            file.unlink()
        path.write_bytes((whole[:at] + middle + rest)[: len(whole)])
        with closing(Storage(path)) as storage:
            assert storage.problem is not None or everything(storage) == before, (kind, at)
            everything(storage)
            storage.settings["language"] = "fr"
        with closing(Storage(path)) as storage:
            assert storage.problem is None, (kind, at)
            assert storage.settings["language"] == "fr"


def test_a_database_from_before_rows_had_checksums_is_taken_over(path: Path) -> None:
    with closing(Storage(path)) as storage:
        before = everything(storage)
    with closing(sqlite3.connect(path)) as connection, connection:
        for table in TABLES:
            connection.execute(f"ALTER TABLE {table.name} DROP COLUMN {CHECKSUM}")
        connection.execute("PRAGMA user_version = 1")
    with closing(Storage(path)) as storage:
        assert storage.problem is None
        assert everything(storage) == before
    assert [file.name for file in path.parent.iterdir() if "damaged" in file.name] == []


def test_damage_in_a_database_without_checksums_is_told(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        for table in TABLES:
            connection.execute(f"ALTER TABLE {table.name} DROP COLUMN {CHECKSUM}")
        connection.execute("PRAGMA user_version = 1")
    swapped(path, b"Autumn", b"Aut\xffmn")
    assert "damaged" in told_at_start(path)


def test_a_row_damaged_while_the_app_runs_is_told(path: Path) -> None:
    with closing(Storage(path)) as storage:
        change(path, "UPDATE history SET players = '{'")
        assert storage.history.all() == []
        assert "damaged" in str(storage.problem)
        with pytest.raises(StorageProblem, match="damaged"):
            storage.content()
        storage.forget_problem()
        assert storage.problem is None
