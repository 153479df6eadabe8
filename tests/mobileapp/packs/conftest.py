"""Fixtures for tests of packs."""

from contextlib import closing
from pathlib import Path

import pytest

from mobileapp.packs.library import PackLibrary
from mobileapp.storage.store import Storage
from tests.mobileapp.storage.toy_matches import new_match, step
from tests.support.sample_packs import picture_pack, write_pack


@pytest.fixture
def tablet(tmp_path: Path) -> Path:
    """The folder of a tablet with people's own packs and an unfinished match with pictures."""
    folder = tmp_path / "tablet"
    with closing(Storage(folder / "things.db")) as storage:
        library = PackLibrary(tmp_path / "builtin", folder / "packs")
        photos = library.import_pack(write_pack(tmp_path / "old", picture_pack(count=3)))
        library.make_words("Mine", [f"Word {number}" for number in range(10)], ["clouds"], "en")
        storage.settings["language"] = "pl"
        match = new_match()
        match_id = storage.matches.begin(match, 100, library.keep(photos.items[:2]))
        step(match)
        storage.matches.record(match_id, match)
    return folder
