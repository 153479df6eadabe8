"""Tests of notes of spoken clues: during a match, after it, and in a restored backup."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from engine.make_setup import make_setup
from engine.match import Match
from engine.notes import Note
from engine.setup import Player
from mobileapp.packs.library import PackLibrary
from mobileapp.storage.backup import export_everything, restore_everything
from mobileapp.storage.store import Storage
from mobileapp.storage.tables import NOTE
from tests.mobileapp.storage.toy_matches import NAMES, TELLING_TOY, saved, steps

ROUND = {"round": 1, "told": "toys/ball", "clue": ""}
TOY = replace(TELLING_TOY, story=lambda state: (ROUND,))
JONAH = Note(1, "toys/ball", "Jonah")


@pytest.fixture(autouse=True)
def toy_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.save.find_game", {"toy": TOY}.__getitem__)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "things.db"


def a_match() -> Match:
    return Match(TOY, make_setup(TOY, [Player(name) for name in NAMES], 7))


def finish(storage: Storage, match_id: int, match: Match) -> None:
    for _ in steps(match):
        pass
    storage.matches.finish(match_id, match, 200)


def test_a_note_survives_a_restart_and_becomes_part_of_the_story(path: Path) -> None:
    match = a_match()
    with closing(Storage(path)) as storage:
        match_id = storage.matches.begin(match, 100)
        before = saved(match)
        storage.matches.write_note(match_id, JONAH._replace(text="Jo"))
        storage.matches.write_note(match_id, JONAH)
    with closing(Storage(path)) as storage:
        assert storage.problem is None
        assert storage.matches.notes(match_id) == (JONAH,)
        assert saved(storage.matches.load(match_id)) == before, "it is no move"
        finish(storage, match_id, match)
        (finished,) = storage.history.all()
        assert finished.story == (ROUND | {"clue": "Jonah", "noted": True},)
        assert storage.matches.notes(match_id) == (), "now the history has it"


def test_an_empty_note_and_one_of_a_match_that_is_gone_are_not_kept(path: Path) -> None:
    with closing(Storage(path)) as storage:
        match_id = storage.matches.begin(a_match(), 100)
        storage.matches.write_note(match_id, JONAH)
        storage.matches.write_note(match_id, JONAH._replace(text="  "))
        assert storage.matches.notes(match_id) == ()
        storage.matches.write_note(match_id, JONAH)
        storage.matches.discard(match_id)
        storage.matches.write_note(match_id, JONAH)
        assert storage.content()[NOTE.name] == []


def test_a_clue_is_filled_in_and_changed_in_the_history(path: Path) -> None:
    with closing(Storage(path)) as storage:
        match = a_match()
        match_id = storage.matches.begin(match, 100)
        finish(storage, match_id, match)
        for clue in ("Jonah", "Jonas"):
            storage.history.note(match_id, 0, clue)
        storage.history.note(match_id, 5, "no such round")
        storage.history.note(match_id + 1, 0, "no such match")
    with closing(Storage(path)) as storage:
        assert storage.problem is None
        (finished,) = storage.history.all()
        assert finished.story == (ROUND | {"clue": "Jonas", "noted": True},)


def test_a_database_from_before_there_were_notes_is_taken_over(path: Path) -> None:
    with closing(Storage(path)) as storage:
        match_id = storage.matches.begin(a_match(), 100)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DROP TABLE note")
        connection.execute("PRAGMA user_version = 2")
    with closing(Storage(path)) as storage:
        assert storage.problem is None
        storage.matches.write_note(match_id, JONAH)
        assert storage.matches.notes(match_id) == (JONAH,)


def test_notes_go_to_another_tablet(tmp_path: Path) -> None:
    library = PackLibrary(tmp_path / "builtin", tmp_path / "packs")
    backup = tmp_path / "all.zip"
    with closing(Storage(tmp_path / "old" / "things.db")) as storage:
        match_id = storage.matches.begin(a_match(), 100)
        storage.matches.write_note(match_id, JONAH)
        export_everything(storage, library, backup)
    with closing(Storage(tmp_path / "new" / "things.db")) as storage:
        storage.matches.begin(a_match(), 50)  # the restored match must get another id
        restore_everything(storage, library, backup)
        (unfinished,) = storage.unfinished.all()
        assert unfinished.match_id != match_id
        assert storage.matches.notes(unfinished.match_id) == (JONAH,)
