"""Tests that settings, players, pack items and matches are saved and read back."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from multiprocessing import get_context
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any

import pytest

from engine.core import Handoff, Join, Leave, TakeOver
from engine.errors import BadSave, IllegalMove
from engine.make_setup import make_setup
from engine.match import Match
from engine.save import FORMAT, next_digest
from engine.setup import Player
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.store import Storage
from mobileapp.storage.tables import MOVE
from tests.mobileapp.storage.database_of import database_of, fill_disk
from tests.mobileapp.storage.released_data import robot_names_of
from tests.mobileapp.storage.toy_matches import (
    NAMES,
    STORY,
    TELLING_TOY,
    new_match,
    saved,
    step,
    steps,
    toy_is_a_game,  # noqa: F401
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "app" / "things.db"


@pytest.fixture
def storage(path: Path) -> Iterator[Storage]:
    with closing(Storage(path)) as storage:
        yield storage


def reopened(path: Path, match_id: int) -> Match:
    """The match that the next start would load if the app were killed now."""
    with TemporaryDirectory() as copied:
        for file in path.parent.glob(f"{path.name}*"):
            shutil.copy(file, copied)
        with closing(Storage(Path(copied, path.name))) as storage:
            assert storage.problem is None
            return storage.matches.load(match_id)


# --- settings and players ---------------------------------------------------------------------


def test_a_setting_that_stays_the_same_is_not_written(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it cannot fail either, if the disk does."""
    with closing(Storage(path)) as storage:
        storage.settings["language"] = "pl"
        monkeypatch.setattr(
            database_of(storage), "transaction", lambda *_, **__: pytest.fail("written")
        )
        storage.settings["language"] = "pl"
        assert storage.settings["language"] == "pl"


def test_settings_come_back(path: Path) -> None:
    with closing(Storage(path)) as storage:
        assert storage.settings.get("language", "en") == "en"
        storage.settings["language"] = "pl"
        storage.settings["table"] = {"sound": True, "packs": ["a", "b"]}
        storage.settings["old"] = 1
        del storage.settings["old"]
    with closing(Storage(path)) as storage:
        assert dict(storage.settings) == {
            "language": "pl",
            "table": {"sound": True, "packs": ["a", "b"]},
        }


def test_a_setting_is_written_when_it_changes_and_only_then(path: Path) -> None:
    packs = ["a"]
    with closing(Storage(path)) as storage, closing(sqlite3.connect(path)) as other:
        storage.settings["packs"] = packs
        other.execute("DELETE FROM setting")
        other.commit()
        storage.settings["packs"] = ["a"]
        assert other.execute("SELECT count(*) FROM setting").fetchone() == (0,)
        packs.append("b")  # changes the list that was set before
        storage.settings["packs"] = packs
        assert other.execute("SELECT count(*) FROM setting").fetchone() == (1,)
        del storage.settings["packs"]
        storage.settings["packs"] = packs
        assert other.execute("SELECT count(*) FROM setting").fetchone() == (1,)


def test_a_setting_that_could_not_be_written_is_tried_again(storage: Storage, path: Path) -> None:
    storage.settings["sound"] = True
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("CREATE TRIGGER full BEFORE INSERT ON setting "
                      "BEGIN SELECT RAISE(ABORT, 'full'); END")  # fmt: skip
        with pytest.raises(StorageProblem):
            storage.settings["sound"] = False
        other.execute("DROP TRIGGER full")
        storage.settings["sound"] = False
        storage.settings.read()
    assert storage.settings["sound"] is False


def test_players_are_remembered_the_latest_first(storage: Storage) -> None:
    storage.roster.remember("Ana", "amber", "moon", 10)
    storage.roster.remember("Ben", "teal", "star", 20)
    storage.roster.remember("  ANA ", "rose", "fish", 30)
    assert [(player.name, player.colour, player.symbol) for player in storage.roster.all()] == [
        ("ANA", "rose", "fish"),
        ("Ben", "teal", "star"),
    ]
    assert storage.roster.find("ana") == storage.roster.all()[0]
    assert storage.roster.find("Cleo") is None


def test_what_belongs_together_is_written_together_or_not_at_all(storage: Storage) -> None:
    storage.roster.remember_all([("Ana", "amber", "moon"), ("Ben", "teal", "star")], 10)
    with pytest.raises(StorageProblem):
        storage.roster.remember_all([("Cleo", "rose", "fish"), ("Dan", "teal", object())], 20)  # type: ignore[list-item]
    assert {player.name for player in storage.roster.all()} == {"Ana", "Ben"}
    storage.settings.set_all({"one": 1, "two": [2]})
    with pytest.raises(TypeError):
        storage.settings.set_all({"three": 3, "four": object()})
    storage.settings.read()
    assert dict(storage.settings) == {"one": 1, "two": [2]}


def test_players_are_renamed_and_forgotten(storage: Storage) -> None:
    storage.roster.remember("Ana", "amber", "moon", 10)
    (ana,) = storage.roster.all()
    storage.roster.rename(ana.id, "Anna")
    assert [player.name for player in storage.roster.all()] == ["Anna"]
    assert storage.roster.all()[0].symbol == "moon"
    storage.roster.forget(ana.id)
    assert storage.roster.all() == []


# --- matches ----------------------------------------------------------------------------------


def test_a_match_comes_back_after_every_move(path: Path) -> None:
    match = new_match()
    with closing(Storage(path)) as storage:
        match_id = storage.matches.begin(match, 100)
    for _ in steps(match):
        with closing(Storage(path)) as storage:
            storage.matches.record(match_id, match)
            again = storage.matches.load(match_id)
            assert saved(again) == saved(match)
            assert isinstance(again.current, Handoff) or again.prompt.audience is None


def test_orphaned_moves_do_not_become_those_of_a_new_match(storage: Storage) -> None:
    with database_of(storage).transaction() as connection:
        MOVE.put(connection, {"match": 1, "number": 0, "entry": {"move": "odd"}, "digest": "x"})
    match_id = storage.matches.begin(new_match(), 100)
    assert match_id == 1
    assert not storage.matches.load(match_id).log


def test_only_new_moves_are_written(storage: Storage) -> None:
    match = new_match()
    match_id = storage.matches.begin(match, 100)
    step(match)
    storage.matches.record(match_id, match)
    written: list[str] = []
    with database_of(storage).transaction() as connection:
        connection.set_trace_callback(written.append)
    written.clear()
    step(match)
    storage.matches.record(match_id, match)
    connection.set_trace_callback(None)
    assert sum(statement.startswith("INSERT") for statement in written) == 1
    assert sum(statement.startswith("BEGIN") for statement in written) == 1


def test_undo_removes_the_move_from_the_database(path: Path, storage: Storage) -> None:
    match = new_match()
    match_id = storage.matches.begin(match, 100)
    step(match)
    storage.matches.record(match_id, match)
    match.undo()
    storage.matches.record(match_id, match)
    assert saved(reopened(path, match_id)) == saved(match)
    step(match)
    storage.matches.record(match_id, match)
    assert saved(reopened(path, match_id)) == saved(match)


def test_another_move_after_an_undo_replaces_the_first(path: Path, storage: Storage) -> None:
    match = new_match()
    match_id = storage.matches.begin(match, 100)
    match.lift()
    first, second = match.prompt.options()[:2]
    match.play(first)
    storage.matches.record(match_id, match)
    match.undo()
    match.lift()
    match.play(second)
    storage.matches.record(match_id, match)
    assert reopened(path, match_id).log[0].move == second


def test_the_clock_and_the_latest_handoff_are_saved(path: Path, storage: Storage) -> None:
    match = new_match()
    match_id = storage.matches.begin(match, 100)
    for _ in NAMES:
        step(match)
    match.lift()
    match.tick(2.25)
    storage.matches.record(match_id, match)
    match.tick(1.5)
    storage.matches.record(match_id, match)
    again = reopened(path, match_id)
    assert again.elapsed == 3_750
    assert again.moves_when_passed == match.moves_when_passed == 3


def test_a_match_goes_on_after_a_restart(path: Path) -> None:
    match = new_match()
    with closing(Storage(path)) as storage:
        match_id = storage.matches.begin(match, 100)
        step(match)
        storage.matches.record(match_id, match)
    with closing(Storage(path)) as storage:
        match = storage.matches.load(match_id)
        step(match)
        storage.matches.record(match_id, match)
    with closing(Storage(path)) as storage:
        step(match)
        storage.matches.record(match_id, match)
    assert saved(reopened(path, match_id)) == saved(match)


def test_the_list_of_unfinished_matches_tells_no_secret(storage: Storage) -> None:
    assert storage.unfinished.all() == []
    listings = []
    for seed in (1, 2):
        match = new_match(seed)
        match_id = storage.matches.begin(match, 100)
        for _ in range(2):
            match.lift()
            match.play(match.prompt.options()[seed])
        storage.matches.record(match_id, match, 160)
        (entry,) = storage.unfinished.all()
        listings.append(entry._replace(match_id=0)._asdict())
        storage.matches.discard(match_id)
    assert listings[0] == listings[1]
    assert listings[0] == {
        "match_id": 0,
        "game": "toy",
        "variant": "standard",
        "names": NAMES,
        "robots": frozenset(),
        "started": 100,
        "played": 160,
    }


def test_the_latest_match_is_listed_first_with_those_at_the_table(storage: Storage) -> None:
    first, second = new_match(1), new_match(2)
    first_id, second_id = storage.matches.begin(first, 100), storage.matches.begin(second, 200)
    assert [entry.match_id for entry in storage.unfinished.all()] == [second_id, first_id]
    for _ in range(4):
        step(first)
    first.play(Join(3, "Dan", position=1))
    storage.matches.record(first_id, first, 300)
    latest = storage.unfinished.all()[0]
    assert (latest.match_id, latest.names) == (first_id, ("Ana", "Dan", "Ben", "Cleo"))


def test_a_person_with_the_name_of_a_robot_is_no_robot(storage: Storage) -> None:
    players = [Player("Bolt"), Player("Cog", robot=True), Player("Cleo")]
    match = Match(TELLING_TOY, make_setup(TELLING_TOY, players, 7))
    match_id = storage.matches.begin(match, 100)
    for _ in range(4):
        step(match)
    match.play(Join(3, "Rusty"))
    match.play(Join(4, "Pixel", robot=True))
    storage.matches.record(match_id, match, 150)
    assert storage.unfinished.all()[0].robots == {"Cog", "Pixel"}
    for _ in steps(match):
        storage.matches.record(match_id, match)
    storage.matches.finish(match_id, match, 200)
    (entry,) = storage.history.all()
    assert robot_names_of(entry) == {"Cog", "Pixel"}


def test_a_match_saved_with_changing_seats_is_written_anew_when_it_is_loaded(
    storage: Storage,
) -> None:
    """In format 1, everybody after Ana moved up by one seat when she left."""
    match = new_match()
    for _ in range(4):
        step(match)
    match.play(Leave(0))
    for _ in range(3):
        step(match)
    match_id = storage.matches.begin(match, 100)
    content = storage.content()
    (row,) = content["match"]
    row |= {"format": 1, "digest": next_digest("", row["setup"])}
    for number, moved in enumerate(sorted(content["move"], key=lambda one: one["number"])):
        if number > 4:
            moved["entry"]["seat"] -= 1
        row["digest"] = moved["digest"] = next_digest(row["digest"], moved["entry"])
    storage.replace_content(content)

    (entry,) = storage.unfinished.all()
    loaded = storage.matches.load(entry.match_id)
    assert (saved(loaded), loaded.present) == (saved(match), (1, 2))
    (row,) = storage.content()["match"]
    assert row["format"] == FORMAT
    step(loaded)
    storage.matches.record(entry.match_id, loaded)
    assert saved(storage.matches.load(entry.match_id)) == saved(loaded)
    assert storage.history.all() == []
    assert match_id


def test_a_finished_match_names_those_who_left_apart(storage: Storage) -> None:
    match = new_match()
    for _ in range(4):
        step(match)
    match.play(Leave(1))
    match_id = storage.matches.begin(match, 100)
    for _ in steps(match):
        storage.matches.record(match_id, match)
    storage.matches.finish(match_id, match, 400)
    (entry,) = storage.history.all()
    assert (entry.names, entry.all_names) == (("Ana", "Cleo"), NAMES)
    assert entry.absent == {1}


def test_a_robot_that_plays_on_for_somebody_has_a_name_of_its_own(storage: Storage) -> None:
    match = new_match()
    match_id = storage.matches.begin(match, 100)
    for _ in range(4):
        step(match)
    match.play(TakeOver(1, "Rusty", robot=True))
    storage.matches.record(match_id, match)
    assert storage.unfinished.all()[0].names == ("Ana", "Rusty", "Cleo")
    storage.roster.rename(storage.roster.find("Ben").id, "Benno")  # type: ignore[union-attr]
    match = storage.matches.load(match_id)
    assert match.replaced_people[1].name == "Benno"
    match.lift()
    ben = match.replaced_people[1]
    match.play(TakeOver(1, ben.name, id=ben.id))
    storage.matches.record(match_id, match)
    assert [one["entry"].get("name") for one in storage.content()["move"][-2:]] == ["Rusty", ""]
    match.undo()
    for _ in steps(match):
        storage.matches.record(match_id, match)
    storage.matches.finish(match_id, match, 400)
    (entry,) = storage.history.all()
    assert entry.all_names == ("Ana", "Benno", "Cleo", "Rusty")
    assert entry.names == ("Ana", "Cleo", "Rusty")
    assert robot_names_of(entry) == {"Rusty"}


def test_a_finished_match_moves_to_the_history(storage: Storage) -> None:
    match = new_match()
    match_id = storage.matches.begin(match, 100)
    for _ in steps(match):
        storage.matches.record(match_id, match)
    storage.matches.finish(match_id, match, 400)
    storage.matches.finish(match_id, match, 500)
    storage.matches.record(match_id, match)
    assert storage.unfinished.all() == []
    (entry,) = storage.history.all()
    assert (entry.game, entry.variant, entry.names) == ("toy", "standard", NAMES)
    assert (entry.started, entry.ended) == (100, 400)
    assert (entry.winners, entry.winning_names) == ((0,), ("Ana",))
    assert entry.story == STORY
    assert storage.content()["move"] == []


def test_a_match_that_is_over_stays_in_the_history(storage: Storage) -> None:
    match = new_match()
    match_id = storage.matches.begin(match, 100)
    for _ in steps(match):
        storage.matches.record(match_id, match)
    storage.matches.finish(match_id, match, 400)
    with pytest.raises(IllegalMove, match="over"):
        match.undo()
    storage.matches.record(match_id, match)
    assert len(storage.history.all()) == 1
    assert storage.unfinished.all() == []


def test_a_discarded_match_is_gone_for_good(storage: Storage) -> None:
    match = new_match()
    match_id = storage.matches.begin(match, 100)
    step(match)
    storage.matches.discard(match_id)
    storage.matches.record(match_id, match)
    assert storage.unfinished.all() == []
    assert storage.content()["move"] == []
    with pytest.raises(BadSave, match="no longer there"):
        storage.matches.load(match_id)


@pytest.mark.parametrize(
    "change",
    [
        "DELETE FROM move WHERE number = 2",
        "DELETE FROM move WHERE number = (SELECT max(number) FROM move)",
        "DELETE FROM move",
        "UPDATE move SET entry = replace(entry, '\"number\": ', '\"number\": 1') WHERE number = 0",
        "UPDATE move SET entry = 'nonsense' WHERE number = 1",
        "UPDATE move SET number = number + 1 WHERE number = 3",
        "UPDATE match SET setup = replace(setup, '\"seed\": ', '\"seed\": 1')",
        "UPDATE match SET setup = '{'",
        "UPDATE match SET rules = 99",
        "UPDATE match SET seen = 77",
    ],
)
def test_a_changed_table_is_noticed_and_stays_on_disk(
    path: Path, storage: Storage, change: str
) -> None:
    match = new_match()
    match_id = storage.matches.begin(match, 100)
    for _ in range(4):
        step(match)
        storage.matches.record(match_id, match)
    with closing(sqlite3.connect(path)) as other, other:
        assert other.execute(change).rowcount
    with pytest.raises(BadSave):
        storage.matches.load(match_id)
    assert database_of(storage).rows("SELECT count(*) FROM match") == [(1,)]


def test_kept_pictures_are_known_while_their_match_is_unfinished(storage: Storage) -> None:
    first = storage.matches.begin(new_match(1), 100, {"own/cat": "aa.webp", "own/dog": "bb.webp"})
    storage.matches.begin(new_match(2), 100, {"own/cat": "aa.webp"})
    assert storage.matches.pictures(first) == {"own/cat": "aa.webp", "own/dog": "bb.webp"}
    assert storage.matches.wanted_pictures() == {"aa.webp", "bb.webp"}
    storage.matches.discard(first)
    assert storage.matches.wanted_pictures() == {"aa.webp"}


# --- pack items -------------------------------------------------------------------------------


def test_items_of_finished_and_discarded_matches_count_as_used(storage: Storage) -> None:
    given_up = new_match(1)
    given_up_id = storage.matches.begin(given_up, 100)
    storage.matches.discard(given_up_id)
    assert storage.items.last_used() == {"toys/ball": 1, "toys/0": 1}
    match = new_match(2)
    match_id = storage.matches.begin(match, 100)
    for _ in steps(match):
        pass
    storage.matches.finish(match_id, match, 200)
    assert storage.items.last_used() == {"toys/ball": 2, "toys/0": 1, "toys/2": 2}
    storage.items.reset("toy")
    assert len(storage.items.last_used()) == 3
    storage.items.reset("toys")
    assert storage.items.last_used() == {}


def test_used_items_are_read_again_only_after_a_change(storage: Storage) -> None:
    storage.matches.discard(storage.matches.begin(new_match(1), 100))
    before = storage.items.last_used()
    assert storage.items.last_used() is before
    storage.matches.discard(storage.matches.begin(new_match(2), 100))
    assert storage.items.last_used() != before


def test_hidden_items_can_be_shown_again(storage: Storage) -> None:
    storage.items.hide("words/spider")
    storage.items.hide("words/spider")
    storage.items.hide("words/snake")
    assert storage.items.hidden() == {"words/spider", "words/snake"}
    storage.items.hide("words/snake", False)
    assert storage.items.hidden() == {"words/spider"}


# --- when writing fails -----------------------------------------------------------------------


def test_a_full_disk_is_said_clearly_and_made_up_for_later(path: Path, storage: Storage) -> None:
    match = new_match()
    match_id = storage.matches.begin(match, 100)
    fill_disk(storage)
    with pytest.raises(StorageProblem, match="no room left on this device") as caught:
        storage.settings["photo"] = "x" * 100_000
    assert caught.value.key == "full"
    assert len(storage.settings["photo"]) == 100_000

    database_of(storage).rows("PRAGMA query_only = ON")
    for _ in range(3):
        step(match)
        with pytest.raises(StorageProblem, match="doesn’t let the app save"):
            storage.matches.record(match_id, match)
    with pytest.raises(StorageProblem):
        storage.matches.record(match_id, match)
    database_of(storage).rows("PRAGMA query_only = OFF")
    storage.matches.record(match_id, match)
    assert saved(reopened(path, match_id)) == saved(match)


def test_another_program_holding_the_file_is_said_clearly(path: Path, storage: Storage) -> None:
    database_of(storage).rows("PRAGMA busy_timeout = 0")
    with closing(sqlite3.connect(path)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageProblem, match="in use by another copy"):
            storage.matches.begin(new_match(), 100)
        other.rollback()
    assert storage.matches.begin(new_match(), 100) == 1


def test_where_nothing_can_be_saved_memory_keeps_going(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with closing(Storage(tmp_path / "file" / "things.db")) as storage:
        assert "kept only until the app is closed" in str(storage.problem)
        assert storage.problem is not None
        assert storage.problem.key == "nowhere"
        match = new_match()
        match_id = storage.matches.begin(match, 100)
        step(match)
        storage.matches.record(match_id, match)
        assert saved(storage.matches.load(match_id)) == saved(match)


def test_a_read_only_file_is_read_into_memory(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(Storage(path)) as storage:
        storage.settings["language"] = "de"
        match_id = storage.matches.begin(new_match(), 100)
    before = path.read_bytes()

    def refuse(path: Path) -> sqlite3.Connection:
        raise sqlite3.OperationalError("attempt to write a readonly database")

    monkeypatch.setattr("mobileapp.storage.repair._connect", refuse)
    with closing(Storage(path)) as storage:
        assert "kept only until the app is closed" in str(storage.problem)
        assert storage.settings["language"] == "de"
        assert storage.matches.load(match_id).game is TELLING_TOY
        storage.settings["language"] = "pl"
        assert storage.settings["language"] == "pl"
    assert path.read_bytes() == before


@pytest.mark.parametrize(("temp_folder", "language"), [(True, "de"), (False, "pl")])
def test_a_folder_that_cannot_be_written_is_read_with_its_leftover_log(
    tmp_path: Path, temp_folder: bool, language: str
) -> None:
    """The write-ahead log of a database in a read-only folder is read from temporary copies.

    The app was killed, so its latest writes are only in the log. SQLite cannot read the log in a
    read-only folder. Without a folder for temporary files, the latest writes are missing.
    """
    folder = Path(mkdtemp())  # outside `tmp_path`, which only its owner may enter
    try:
        with closing(Storage(tmp_path / "things.db")) as storage:
            storage.settings["language"] = "pl"
        with closing(Storage(tmp_path / "things.db")) as storage:
            storage.settings["language"] = "de"
            for name in ("things.db", "things.db-wal"):
                shutil.copy(tmp_path / name, folder)
        folder.chmod(0o555)
        with ProcessPoolExecutor(1, mp_context=get_context("fork")) as pool:
            read = pool.submit(_read_as_nobody, folder / "things.db", temp_folder)
            assert read.result(timeout=60) == ("nowhere", language)
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)


def _read_as_nobody(path: Path, temp_folder: bool) -> tuple[str, str]:
    """Read the storage without the rights of root, who may write everywhere.

    Returns the key of the storage's problem and the language in its settings. Without
    `temp_folder`, no temporary files can be written.
    """
    if os.getuid() == 0:
        os.setuid(65534)
    tempfile.tempdir = None if temp_folder else str(path.parent)
    with closing(Storage(path)) as storage:
        assert storage.problem is not None
        return storage.problem.key, storage.settings["language"]


def test_the_second_copy_of_the_app_says_so_and_touches_nothing(path: Path) -> None:
    with closing(Storage(path)) as first:
        first.settings["language"] = "de"
        match_id = first.matches.begin(new_match(), 100)
        with closing(Storage(path)) as second:
            assert second.problem is not None
            assert second.problem.key == "open-already"
            assert not second.writes_to_file
            assert second.settings["language"] == "de"
            assert second.unfinished.all() == []
            second.settings["language"] = "pl"
            second.matches.begin(new_match(2), 200)
        assert first.writes_to_file
        assert [entry.match_id for entry in first.unfinished.all()] == [match_id]
    with closing(Storage(path)) as third:
        assert third.problem is None
        assert third.settings["language"] == "de"


class Copy:
    """One of two copies of the app, which opens and closes its data and plays at random."""

    def __init__(self, path: Path, luck: Random) -> None:
        self._path = path
        self._luck = luck
        self.storage: Storage | None = None
        self._playing: tuple[int, Match] | None = None

    def act(self, kept: dict[int, dict[str, Any]]) -> None:
        """Do one random action; if the current match is saved to the file, store it in `kept`."""
        if self.storage is None:
            self.open()
            return
        actions = [self.begin, self.go_on, self.go_on, self.go_on, self.undo, self.close]
        self._luck.choice(actions)()
        if self._playing and self.storage and self.storage.writes_to_file:
            kept[self._playing[0]] = saved(self._playing[1])

    def open(self) -> None:
        self.storage = Storage(self._path)
        key = self.storage.problem.key if self.storage.problem else ""
        assert key == ("" if self.storage.writes_to_file else "open-already")

    def close(self) -> None:
        if self.storage is not None:
            self.storage.close()
        self.storage = self._playing = None

    def begin(self) -> None:
        assert self.storage is not None
        match = new_match(self._luck.randrange(100))
        self._playing = self.storage.matches.begin(match, 100), match

    def go_on(self) -> None:
        assert self.storage is not None
        if self._playing is None:
            for waiting in self.storage.unfinished.all()[:1]:
                self._playing = waiting.match_id, self.storage.matches.load(waiting.match_id)
        elif not self._playing[1].over:
            step(self._playing[1])
            self.storage.matches.record(*self._playing)

    def undo(self) -> None:
        assert self.storage is not None
        if self._playing and self._playing[1].why_not_undo() is None:
            self._playing[1].undo()
            self.storage.matches.record(*self._playing)


def test_two_copies_at_once_never_spoil_a_match(tmp_path: Path) -> None:
    both = 0
    for number in range(200):
        luck = Random(number)
        path = tmp_path / str(number) / "things.db"
        copies = Copy(path, luck), Copy(path, luck)
        kept: dict[int, dict[str, Any]] = {}
        for _ in range(14):
            luck.choice(copies).act(kept)
            lasting = [copy.storage.writes_to_file for copy in copies if copy.storage]
            assert sum(lasting) <= 1
            both += len(lasting) == 2
        for copy in copies:
            copy.close()
        with closing(Storage(path)) as storage:
            assert storage.problem is None
            found = [waiting.match_id for waiting in storage.unfinished.all()]
            assert {key: saved(storage.matches.load(key)) for key in found} == kept
    assert both > 500


def test_a_clock_that_was_set_back_ends_no_match_before_it_began(storage: Storage) -> None:
    match = new_match()
    match_id = storage.matches.begin(match, 1000)
    for _ in steps(match):
        pass
    storage.matches.finish(match_id, match, 10)
    (finished,) = storage.history.all()
    assert (finished.started, finished.ended) == (1000, 1000)
