"""Tests of changes to people's own packs: items keep their ids, and failures change nothing."""

from pathlib import Path

import pytest

from engine.errors import BadPack
from mobileapp.packs.change import PackChange
from mobileapp.packs.library import PackLibrary
from tests.support.sample_packs import paint, picture_pack, write_pack


@pytest.fixture
def library(tmp_path: Path) -> PackLibrary:
    return PackLibrary(tmp_path / "built-in", tmp_path / "own")


def photos(folder: Path, names: str) -> list[Path]:
    return [paint(folder / f"{name}.png", colour=(2 * ord(name) - 40, 9, 9)) for name in names]


def test_photos_are_added_and_removed(library: PackLibrary, tmp_path: Path) -> None:
    first = photos(tmp_path / "photos", "abcdefghijklmnopqrstuvwxyz")
    pack = library.make_pictures("Holiday", first, ["storyteller"])
    stays, goes = pack.items[0], pack.items[-1]
    more = photos(tmp_path / "more", "ABC")
    change = PackChange(removed=frozenset({goes.id.partition("/")[2]}), photos=[*more, first[0]])
    changed = library.change(pack.id, change)
    assert changed.items[: len(pack.items) - 1] == pack.items[:-1]
    assert len(changed.items) == len(pack.items) - 1 + len(more), "the same photo is taken once"
    assert goes.id not in {item.id for item in changed.items}
    assert changed.version == pack.version + 1
    for item in changed.items:
        assert library.picture(item).is_file()
        assert library.thumb(item).is_file()
    assert stays in PackLibrary(tmp_path / "built-in", tmp_path / "own").find(pack.id).items


def test_a_refused_change_leaves_everything_as_it_was(library: PackLibrary) -> None:
    words = [f"Word {number}" for number in range(12)]
    pack = library.make_words("Ours", words, ["clouds"], "en")
    few = frozenset(item.id.partition("/")[2] for item in pack.items[1:])
    for change in (
        PackChange(words=["word 3"]),
        PackChange(words=["x" * 500]),
        PackChange(removed=few),
        PackChange(title="x" * 5000),
    ):
        with pytest.raises(BadPack):
            library.change(pack.id, change)
        assert library.find(pack.id) == pack


def test_retired_pictures_stay_in_a_changed_pack(library: PackLibrary, tmp_path: Path) -> None:
    old = {"id": "old", "image": "old.webp"}
    pack = library.import_pack(write_pack(tmp_path / "photos", picture_pack(retired=[old])))
    changed = library.change(pack.id, PackChange(title="Another title"))
    assert changed.retired == pack.retired
    assert library.picture(changed.retired[0]).is_file()
