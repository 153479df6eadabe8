"""Tests that the pack "Our inkblots" grows and can be exported, and that no import replaces it."""

import json
import os
import shutil
import zipfile
from contextlib import closing, suppress
from pathlib import Path

import pytest
from PIL import Image

from engine.chance import Chance
from engine.errors import BadPack
from engine.packs import Item, Supply, draw_box
from engine.registry import find_game
from engine.save import decode_setup, encode_setup, save
from mobileapp.ink.shape import MEASURES, measure
from mobileapp.packs.checks import check_folder
from mobileapp.packs.library import PackLibrary
from mobileapp.packs.own_blots import OWN_BLOTS, NewBlot
from mobileapp.storage.backup import export_everything, restore_everything
from mobileapp.storage.store import Storage
from tests.mobileapp.failing_disk import failing_disk
from tests.mobileapp.storage.toy_matches import new_match
from tests.support.sample_packs import picture_pack, write_pack, zipped


@pytest.fixture
def library(tmp_path: Path) -> PackLibrary:
    return PackLibrary(tmp_path / "builtin", tmp_path / "own")


def blot(grey: int = 40) -> NewBlot:
    picture = Image.new("RGB", (800, 800), (240, 235, 220))
    picture.paste((grey, grey, grey), (200, 200, 600, 500))
    return NewBlot(picture, measure(picture), ("Ana", "Ben"), "2026-11-16")


def add(library: PackLibrary, *greys: int) -> tuple[Item, ...]:
    for grey in greys:
        pack = library.add_blot("Our inkblots", blot(grey))
    return pack.items


def test_the_pack_grows_by_one_blot_at_a_time(library: PackLibrary, tmp_path: Path) -> None:
    first, second, third = add(library, 10, 20, 30)
    assert first.author == "Ana, Ben"
    assert first.made == "2026-11-16"
    assert len(first.shape) == len(MEASURES)
    assert library.thumb(third).is_file()
    assert library.find(OWN_BLOTS).version == 3
    check_folder(tmp_path / "own" / OWN_BLOTS)
    again = PackLibrary(tmp_path / "builtin", tmp_path / "own")
    assert again.find(OWN_BLOTS).items == (first, second, third)


def test_pictures_that_stay_are_not_copied(library: PackLibrary) -> None:
    (first,) = add(library, 10)
    before = library.picture(first).stat().st_ino
    add(library, 20)
    assert library.picture(first).stat().st_ino == before


def test_where_there_are_no_hard_links_pictures_are_copied(
    library: PackLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("not here")

    monkeypatch.setattr(os, "link", refuse)
    items = add(library, 10, 20)
    assert all(library.picture(item).is_file() for item in items)


def test_a_blot_is_named_and_deleted(library: PackLibrary) -> None:
    first, second = add(library, 10, 20)
    library.rename_blot(first, "  Two   bears ")
    assert library.find(OWN_BLOTS).items[0].text == "Two bears"
    with pytest.raises(BadPack, match="at most 40"):
        library.rename_blot(second, "x" * 41)
    library.delete_blot(library.find(OWN_BLOTS).items[0])
    assert library.find(OWN_BLOTS).items == (second,)
    assert not library.picture(first).exists()
    library.delete_blot(second)
    assert not library.is_own(OWN_BLOTS)


def test_importing_the_blots_of_others_never_replaces_ours(
    library: PackLibrary, tmp_path: Path
) -> None:
    theirs = PackLibrary(tmp_path / "builtin", tmp_path / "theirs")
    add(theirs, 100, 110, 120)
    theirs.export(OWN_BLOTS, tmp_path / "theirs.zip")
    ours = add(library, 10)
    imported = library.import_pack(tmp_path / "theirs.zip")
    assert imported.id != OWN_BLOTS
    assert len(imported.items) == 3
    assert library.find(OWN_BLOTS).items == ours
    add(theirs, 130)
    theirs.export(OWN_BLOTS, tmp_path / "theirs.zip")
    assert library.import_pack(tmp_path / "theirs.zip").id == imported.id, "the newer version"
    assert len(library.find(imported.id).items) == 4


def test_a_zipped_folder_of_others_never_replaces_ours(
    library: PackLibrary, tmp_path: Path
) -> None:
    ours = add(library, 10)
    foreign = picture_pack(OWN_BLOTS, count=3, version=99, games=["inkblots"])
    imported = library.import_pack(zipped(write_pack(tmp_path / "foreign", foreign)))
    assert imported.id != OWN_BLOTS
    assert library.find(OWN_BLOTS).items == ours


def test_our_own_export_is_here_already(library: PackLibrary, tmp_path: Path) -> None:
    add(library, 10, 20)
    library.export(OWN_BLOTS, tmp_path / "ours.zip")
    with pytest.raises(BadPack, match="is here already"):
        library.import_pack(tmp_path / "ours.zip")


def test_a_backup_with_a_single_blot_is_restored(library: PackLibrary, tmp_path: Path) -> None:
    items = add(library, 10)
    with closing(Storage(tmp_path / "things.db")) as storage:
        export_everything(storage, library, tmp_path / "all.zip")
    other = PackLibrary(tmp_path / "builtin", tmp_path / "other" / "packs")
    with closing(Storage(tmp_path / "other" / "things.db")) as storage:
        restore_everything(storage, other, tmp_path / "all.zip")
    assert other.find(OWN_BLOTS).items == items


def test_a_damaged_pack_is_not_replaced_by_a_new_one(library: PackLibrary, tmp_path: Path) -> None:
    add(library, 10)
    pack_file = tmp_path / "own" / OWN_BLOTS / "pack.json"
    pack_file.write_text("{")
    again = PackLibrary(tmp_path / "builtin", tmp_path / "own")
    with pytest.raises(BadPack, match="readable"):
        again.add_blot("Our inkblots", blot(20))
    assert pack_file.read_text() == "{"


def test_a_full_disk_at_any_write_keeps_what_was_there(tmp_path: Path) -> None:
    before = add(PackLibrary(tmp_path / "builtin", tmp_path / "before"), 10)
    (tmp_path / "disk").mkdir()
    number = 0
    with failing_disk(tmp_path / "disk") as disk:
        while not number or disk.failed:
            number += 1
            own = tmp_path / "disk" / f"{number}"
            shutil.copytree(tmp_path / "before", own)
            library = PackLibrary(tmp_path / "builtin", own)
            with disk.failing(number, broken=True), suppress(BadPack):
                library.add_blot("Our inkblots", blot(20))
            found = PackLibrary(tmp_path / "builtin", own).find(OWN_BLOTS)
            assert found.items[:1] == before
            check_folder(own / OWN_BLOTS)
    assert number > 3
    assert len(found.items) == 2


def test_ours_take_turns_with_the_painted_ones(library: PackLibrary, tmp_path: Path) -> None:
    painted = write_pack(
        tmp_path / "builtin" / "photos", picture_pack(count=60, games=["inkblots"])
    )
    assert painted.is_dir()
    add(library, *range(10, 90, 10))
    need = find_game("inkblots").needs[0]
    box = draw_box(need, Supply(library.for_game("inkblots", "en")), Chance(5, 0))
    ours = [place for place, item in enumerate(box) if item.id.startswith(OWN_BLOTS)]
    assert len(ours) == 8
    assert max(ours) < 16


def test_a_saved_match_knows_who_inked_its_blots_and_their_shape(library: PackLibrary) -> None:
    (ours,) = add(library, 10)
    match = new_match()
    data = save(match)
    data["setup"]["box"] = {
        "pictures": [
            {
                "id": ours.id,
                "text": "",
                "image": ours.image,
                "category": "ours",
                "tags": [],
                "language": "",
                "author": ours.author,
                "made": ours.made,
                "shape": list(ours.shape),
            }
        ]
    }
    setup = decode_setup(json.loads(json.dumps(data["setup"])))
    assert setup.box["pictures"] == (ours,)
    assert json.loads(json.dumps(encode_setup(setup))) == json.loads(json.dumps(data["setup"]))


@pytest.mark.parametrize(
    "broken", [{"shape": [101]}, {"shape": ["1"]}, {"shape": [1] * 17}, {"made": "yesterday!"}]
)
def test_a_pack_with_impossible_measures_is_refused(
    library: PackLibrary, tmp_path: Path, broken: dict[str, object]
) -> None:
    pack = picture_pack(count=1)
    pack["items"][0] |= broken
    with pytest.raises(BadPack):
        library.import_pack(write_pack(tmp_path / "broken", pack))


@pytest.mark.parametrize("spoil", ["bom", "words", "garbage", "list", "nested", "no-items"])
def test_a_restored_pack_of_any_content_never_raises_more_than_a_refusal(
    tmp_path: Path, spoil: str
) -> None:
    library = PackLibrary(tmp_path / "builtin", tmp_path / "packs")
    library.add_blot("Our inkblots", blot())
    file = tmp_path / "packs" / OWN_BLOTS / "pack.json"
    text = file.read_text(encoding="utf-8")
    words = {"kind": "words", "items": [{"id": f"w{n}", "text": f"Word {n}"} for n in range(9)]}
    file.write_text(
        {
            "bom": "\ufeff" + text,
            "words": json.dumps(json.loads(text) | words),
            "garbage": "{",
            "list": "[]",
            "nested": "[" * 100_000,
            "no-items": json.dumps(json.loads(text) | {"items": []}),
        }[spoil],
        encoding="utf-8",
    )
    library = PackLibrary(tmp_path / "builtin", tmp_path / "packs")
    before = file.read_bytes()
    if spoil == "bom":
        assert len(library.add_blot("Our inkblots", blot()).items) == 2
    else:
        with pytest.raises(BadPack):
            library.add_blot("Our inkblots", blot())
        assert file.read_bytes() == before, "nothing is lost"


def test_the_names_of_an_early_version_are_taken_out_of_the_pack(tmp_path: Path) -> None:
    library = PackLibrary(tmp_path / "builtin", tmp_path / "packs")
    (item,) = library.add_blot("Our inkblots", blot()).items
    assert item.author == "Ana, Ben"
    library.remove_authors()
    (item,) = library.find(OWN_BLOTS).items
    assert item.author == ""
    assert b"Ana" not in (tmp_path / "packs" / OWN_BLOTS / "pack.json").read_bytes()
    library.export(OWN_BLOTS, tmp_path / "out.zip", authors={item.id: ["Ewa"]})
    with zipfile.ZipFile(tmp_path / "out.zip") as archive:
        (exported,) = json.loads(archive.read("pack.json"))["items"]
    assert exported["author"] == "Ewa"
