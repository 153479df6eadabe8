"""Tests that data of the released version is still shown, continued and restored.

`released/` was written by version 0.1.0: a database, a backup of it, and what pages showed.
"""

import gzip
import json
import re
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from engine.names import name_key
from engine.save import next_digest
from mobileapp.assets import ASSETS
from mobileapp.packs.library import PackLibrary
from mobileapp.storage import Storage
from mobileapp.storage.backup import restore_everything
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


def test_a_backup_of_the_first_format_has_no_notes(tmp_path: Path) -> None:
    with zipfile.ZipFile(BACKUP) as archive:
        data = json.loads(archive.read("everything.json"))
    del data["content"]["note"]
    oldest = tmp_path / "oldest.zip"
    with zipfile.ZipFile(oldest, "w") as archive:
        archive.writestr("everything.json", json.dumps(data | {"format": 1}))
    library = PackLibrary(ASSETS / "packs", tmp_path / "packs")
    with closing(Storage(tmp_path / "things.db")) as storage:
        restore_everything(storage, library, oldest)
        assert len(storage.unfinished.all()) == len(data["content"]["match"])
        assert storage.content()["note"] == []


def test_an_old_match_without_a_story_stays_in_the_history(tmp_path: Path) -> None:
    """Who played and won still counts."""
    with zipfile.ZipFile(BACKUP) as archive:
        data = json.loads(archive.read("everything.json"))
    matches = data["content"]["history"]
    for match in matches:
        match["story"] = []
    untold = tmp_path / "untold.zip"
    with zipfile.ZipFile(untold, "w") as archive:
        archive.writestr("everything.json", json.dumps(data))
    library = PackLibrary(ASSETS / "packs", tmp_path / "packs")
    with closing(Storage(tmp_path / "things.db")) as storage:
        restore_everything(storage, library, untold)
        kept = storage.content()["history"]
        assert sorted(row["id"] for row in kept) == sorted(match["id"] for match in matches)


def test_a_database_without_its_first_page_is_still_upgraded(tmp_path: Path) -> None:
    with zipfile.ZipFile(BACKUP) as archive:
        content = json.loads(archive.read("everything.json"))["content"]
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
    with zipfile.ZipFile(BACKUP) as archive:
        data = json.loads(archive.read("everything.json"))
    content = _called_alike(data["content"])
    spoiled = tmp_path / "alike.zip"
    with zipfile.ZipFile(spoiled, "w") as archive:
        archive.writestr("everything.json", json.dumps(data | {"content": content}))
    library = PackLibrary(ASSETS / "packs", tmp_path / "packs")
    with closing(Storage(tmp_path / "things.db")) as storage:
        restore_everything(storage, library, spoiled)
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
