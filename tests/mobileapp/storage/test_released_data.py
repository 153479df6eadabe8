"""Tests that data of the released version is still shown, continued and restored.

`released/` was written by version 0.1.0: a database, a backup of it, and what pages showed.
"""

import gzip
import json
from contextlib import closing
from pathlib import Path

import pytest

from mobileapp.assets import ASSETS
from mobileapp.packs.library import PackLibrary
from mobileapp.storage import Storage
from mobileapp.storage.backup import restore_everything
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


def test_the_backup_is_restored(tmp_path: Path, expected: object) -> None:
    library = PackLibrary(ASSETS / "packs", tmp_path / "packs")
    with closing(Storage(tmp_path / "things.db")) as storage:
        restore_everything(storage, library, BACKUP)
        assert as_json(describe(storage, library)) == expected
