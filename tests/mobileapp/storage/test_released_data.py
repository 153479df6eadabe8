"""Tests that data of the released version is still shown, continued and restored.

`released/` was written by version 0.1.0: a database, a backup of it, and what pages showed.
"""

import gzip
import json
import re
import sqlite3
import zipfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from engine.names import name_key
from engine.save import next_digest
from mobileapp.assets import ASSETS
from mobileapp.packs.library import PackLibrary
from mobileapp.storage.backup import restore_everything
from mobileapp.storage.store import Storage
from mobileapp.storage.tables import create_tables
from mobileapp.storage.upgrade import OLD_TABLES, OLD_VERSION
from tests.mobileapp.storage.released_data import BACKUP, DATABASE, EXPECTED, as_json, describe


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "things.db").write_bytes(gzip.decompress(DATABASE.read_bytes()))
    return tmp_path


@pytest.fixture
def library(tmp_path: Path) -> PackLibrary:
    """The library after a restore of the backup: the database holds no pictures."""
    library = PackLibrary(ASSETS / "packs", tmp_path / "restored" / "packs")
    with closing(Storage(tmp_path / "restored" / "things.db")) as other:
        restore_everything(other, library, BACKUP)
    return library


@pytest.fixture
def expected() -> object:
    return json.loads(EXPECTED.read_text(encoding="utf-8"))


def test_the_database_shows_the_same_on_all_pages(
    folder: Path, library: PackLibrary, expected: object
) -> None:
    with closing(Storage(folder / "things.db")) as storage:
        assert storage.problem is None
        assert as_json(describe(storage, library)) == expected
    with closing(Storage(folder / "things.db")) as storage:
        assert storage.problem is None
        assert as_json(describe(storage, library)) == expected, "also at the second start"


def test_every_picture_of_then_is_still_shown(folder: Path, library: PackLibrary) -> None:
    """Pictures that were replaced since then are no longer dealt, but have not gone."""
    told = re.findall(r'"((?:inkblots|story-\w+)/\w+)"', EXPECTED.read_text(encoding="utf-8"))
    shown = [library.item(name) for name in told]
    with closing(Storage(folder / "things.db")) as storage:
        for waiting in storage.unfinished.all():
            box = storage.matches.load(waiting.match_id).setup.box
            shown += [item for items in box.values() for item in items if item.image]
    assert len(shown) > 100
    for item in shown:
        assert item is not None
        assert library.picture(item).is_file(), item.id
    retired = {item.id for item in library.find("inkblots").retired}
    assert retired & {item.id for item in shown if item}


def test_the_backup_is_restored(tmp_path: Path, expected: object) -> None:
    library = PackLibrary(ASSETS / "packs", tmp_path / "packs")
    with closing(Storage(tmp_path / "things.db")) as storage:
        restore_everything(storage, library, BACKUP)
        assert as_json(describe(storage, library)) == expected


def saved() -> Any:
    """What the backup says, to be changed."""
    with zipfile.ZipFile(BACKUP) as archive:
        return json.loads(archive.read("everything.json"))


@contextmanager
def restored(folder: Path, data: object) -> Iterator[Storage]:
    """The storage after a restore of a changed backup."""
    with zipfile.ZipFile(folder / "changed.zip", "w") as archive:
        archive.writestr("everything.json", json.dumps(data))
    library = PackLibrary(ASSETS / "packs", folder / "packs")
    with closing(Storage(folder / "things.db")) as storage:
        restore_everything(storage, library, folder / "changed.zip")
        yield storage


def test_a_backup_of_the_first_format_has_no_notes(tmp_path: Path) -> None:
    data = saved()
    del data["content"]["note"]
    with restored(tmp_path, data | {"format": 1}) as storage:
        assert len(storage.unfinished.all()) == len(data["content"]["match"])
        assert storage.content()["note"] == []


def test_an_old_match_without_a_story_stays_in_the_history(tmp_path: Path) -> None:
    """Who played and won still counts."""
    data = saved()
    matches = data["content"]["history"]
    for match in matches:
        match["story"] = []
    with restored(tmp_path, data) as storage:
        kept = storage.content()["history"]
        assert sorted(row["id"] for row in kept) == sorted(match["id"] for match in matches)


def test_an_old_match_without_a_move_can_still_begin(tmp_path: Path) -> None:
    data = saved()
    matches = data["content"]["match"]
    for match in matches:
        match |= {"digest": next_digest("", match["setup"]), "seen": 0, "elapsed": 0}
    data["content"]["move"] = []
    with restored(tmp_path, data) as storage:
        waiting = [one.match_id for one in storage.unfinished.all()]
        assert len(waiting) == len(matches)
        assert not any(storage.matches.load(match_id).log for match_id in waiting)


def test_a_database_without_its_first_page_is_still_upgraded(tmp_path: Path) -> None:
    content = saved()["content"]
    path = tmp_path / "things.db"
    with closing(sqlite3.connect(path)) as connection, connection:
        create_tables(connection, OLD_TABLES, OLD_VERSION)
        for table in OLD_TABLES:
            for row in content[table.name]:
                table.put(connection, row)
    path.write_bytes(bytes(4096) + path.read_bytes()[4096:])
    with closing(Storage(path)) as storage:
        assert "damaged" in str(storage.problem)
        assert len(storage.history.all()) == len(content["history"])
        assert len(storage.unfinished.all()) == len(content["match"])


def test_names_that_look_alike_in_one_old_match_stay_two_people(tmp_path: Path) -> None:
    """A renaming of the released version allowed such names, and the match could not go on."""
    data = saved()
    with restored(tmp_path, data | {"content": _called_alike(data["content"])}) as storage:
        for waiting in storage.unfinished.all():
            names = storage.matches.load(waiting.match_id).names
            assert len({name_key(name) for name in names}) == len(names)


def _called_alike(content: Any) -> Any:
    """The content with “Ben” renamed to an “Ana” in Cyrillic letters, and with right digests."""
    content = json.loads(json.dumps(content).replace('"Ben"', json.dumps("Аnа")))
    digests: dict[int, str] = {}
    for match in content["match"]:
        digests[match["id"]] = next_digest("", match["setup"])
    for move in sorted(content["move"], key=lambda move: move["number"]):
        move["digest"] = next_digest(digests[move["match"]], move["entry"])
        digests[move["match"]] = move["digest"]
    for match in content["match"]:
        match["digest"] = digests[match["id"]]
    return content
