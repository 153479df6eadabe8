"""Tests that packs are imported completely, or refused with one clear sentence."""

import json
import stat
import time
import tracemalloc
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from engine.errors import BadPack
from mobileapp.packs.library import PackLibrary
from mobileapp.storage.store import Storage
from tests.support.sample_packs import (
    GAME,
    ids,
    paint,
    picture_pack,
    snapshot,
    word_pack,
    write_pack,
    zipped,
)


@pytest.fixture
def library(tmp_path: Path) -> PackLibrary:
    write_pack(tmp_path / "builtin" / "cards", picture_pack("cards"))
    return PackLibrary(tmp_path / "builtin", tmp_path / "own")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return tmp_path / "own"


@pytest.fixture
def incoming(tmp_path: Path) -> Path:
    return tmp_path / "incoming" / "pack"


@pytest.mark.parametrize(
    "prepare",
    [lambda folder: folder, zipped, lambda folder: zipped(folder, "my pack/")],
    ids=["folder", "zip", "zip of a folder"],
)
def test_a_good_pack_comes_in(
    library: PackLibrary, own: Path, incoming: Path, prepare: Callable[[Path], Path]
) -> None:
    write_pack(incoming, picture_pack())
    (incoming / "notes.txt").write_text("for me alone")
    (incoming / ".DS_Store").write_text("clutter")
    pack = library.import_pack(prepare(incoming))
    assert ids(library.for_game(GAME, "en")) == ["cards", "photos"]
    assert library.is_own("photos")
    assert not library.is_own("cards")
    assert library.thumb(pack.items[0]).is_relative_to(own)
    assert "photos/notes.txt" not in snapshot(own)
    assert ids(PackLibrary(incoming, own).packs()) == ["photos"]


def test_pictures_without_thumbnails_are_welcome(library: PackLibrary, incoming: Path) -> None:
    pack = library.import_pack(write_pack(incoming, picture_pack(), thumbs=False))
    assert library.thumb(pack.items[0]) == library.picture(pack.items[0])


def test_a_newer_version_replaces_the_older(
    library: PackLibrary, incoming: Path, own: Path
) -> None:
    library.import_pack(write_pack(incoming, word_pack(title="Old")))
    newer = write_pack(incoming.with_name("newer"), word_pack(title="New", version=2))
    assert library.import_pack(newer).title == "New"
    assert [pack.title for pack in library.packs() if pack.id == "colours"] == ["New"]
    assert sorted(path.name for path in own.iterdir()) == ["colours"]
    with pytest.raises(BadPack, match="“New” is here already"):
        library.import_pack(incoming)


def no_pack_file(folder: Path) -> Path:
    (folder / "pack.json").unlink()
    return zipped(folder)


def bad_json(folder: Path) -> Path:
    (folder / "pack.json").write_text("{]")
    return zipped(folder)


def bottomless_json(folder: Path) -> Path:
    (folder / "pack.json").write_text("[" * 200_000)
    return folder


def wrong_field(folder: Path) -> Path:
    (folder / "pack.json").write_text(json.dumps(picture_pack(age="six", colour="red")))
    return folder


def too_few(folder: Path) -> Path:
    (folder / "pack.json").write_text(json.dumps(word_pack(count=3)))
    return folder


def missing_picture(folder: Path) -> Path:
    (folder / "p3.webp").unlink()
    return zipped(folder)


def not_a_picture(folder: Path) -> Path:
    (folder / "p3.webp").write_text("<svg/>")
    return zipped(folder)


def half_a_picture(folder: Path) -> Path:
    whole = paint(folder / "p3.webp", (300, 300)).read_bytes()
    (folder / "p3.webp").write_bytes(whole[: len(whole) - 20])
    return zipped(folder)


def gif_in_disguise(folder: Path) -> Path:
    Image.new("RGB", (20, 20)).save(folder / "p3.webp", "GIF")
    return folder


def huge_picture(folder: Path) -> Path:
    paint(folder / "p3.webp", (4001, 10))
    return zipped(folder)


def bad_thumbnail(folder: Path) -> Path:
    (folder / "thumbs" / "p3.webp").write_text("no picture")
    return folder


def same_picture_twice(folder: Path) -> Path:
    (folder / "p3.webp").write_bytes((folder / "p2.webp").read_bytes())
    return folder


def one_picture_for_two(folder: Path) -> Path:
    pack = picture_pack()
    pack["items"][3]["image"] = "p2.webp"
    (folder / "pack.json").write_text(json.dumps(pack))
    return folder


def heavy_file(folder: Path) -> Path:
    with (folder / "video.mp4").open("wb") as file:
        file.truncate(20 * 2**20 + 1)
    return folder


def heavy_in_all(folder: Path) -> Path:
    for number in range(11):
        with (folder / f"{number}.mp4").open("wb") as file:
            file.truncate(19 * 2**20)
    return folder


def link_in_folder(folder: Path) -> Path:
    (folder / "secret").symlink_to("/etc/passwd")
    return folder


def linked_folder(folder: Path) -> Path:
    (folder / "more").symlink_to(folder.parent)
    return folder


def add_to_zip(folder: Path, name: str, mode: int = 0) -> Path:
    target = zipped(folder)
    with zipfile.ZipFile(target, "a") as archive:
        info = zipfile.ZipInfo(name)
        info.external_attr = mode << 16
        archive.writestr(info, "/etc/passwd")
    return target


def link_in_zip(folder: Path) -> Path:
    return add_to_zip(folder, "p9.webp", stat.S_IFLNK | 0o777)


def way_up(folder: Path) -> Path:
    return add_to_zip(folder, "../../escaped.txt")


def absolute(folder: Path) -> Path:
    return add_to_zip(folder, "/escaped.txt")


def windows_path(folder: Path) -> Path:
    return add_to_zip(folder, "C:\\escaped.txt")


def twice_in_zip(folder: Path) -> Path:
    with pytest.warns(UserWarning, match="Duplicate name"):
        return add_to_zip(folder, "p1.webp")


def locked(folder: Path) -> Path:
    target = zipped(folder)
    content = bytearray(target.read_bytes())
    for mark, offset in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        content[content.index(mark) + offset] |= 1
    target.write_bytes(content)
    return target


def flipped_byte(folder: Path) -> Path:
    target = zipped(folder)
    content = bytearray(target.read_bytes())
    content[content.index(b"RIFF") + 30] ^= 0xFF
    target.write_bytes(content)
    return target


def unusual_packing(folder: Path) -> Path:
    target = folder.with_suffix(".zip")
    with zipfile.ZipFile(target, "w", zipfile.ZIP_LZMA) as archive:
        archive.write(folder / "pack.json", "pack.json")
    return target


def no_zip(folder: Path) -> Path:
    return paint(folder.with_suffix(".png"))


def half_a_zip(folder: Path) -> Path:
    target = zipped(folder)
    target.write_bytes(target.read_bytes()[:-500])
    return target


def nothing_there(folder: Path) -> Path:
    return folder.with_suffix(".gone")


def part_of_the_app(folder: Path) -> Path:
    (folder / "pack.json").write_text(json.dumps(picture_pack("cards", version=9)))
    return folder


def other_games(folder: Path) -> Path:
    (folder / "pack.json").write_text(json.dumps(picture_pack(games=["chess"])))
    return folder


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (no_pack_file, "There’s no pack.json in it."),
        (bad_json, "The pack.json isn’t readable JSON."),
        (bottomless_json, "The pack.json isn’t readable JSON."),
        (wrong_field, "The pack has a 'age' that isn’t of type int. (Other problems: 1.)"),
        (too_few, "A pack of words needs at least 10 of them; this one has 3."),
        (missing_picture, "The picture p3.webp is missing."),
        (not_a_picture, "The file p3.webp isn’t a picture that can be read."),
        (half_a_picture, "The file p3.webp isn’t a picture that can be read."),
        (
            gif_in_disguise,
            "The picture p3.webp is an animation or a GIF. Only still pictures can come in.",
        ),
        (huge_picture, "The picture p3.webp is more than 4000 pixels wide or high."),
        (bad_thumbnail, "The file p3.webp isn’t a picture that can be read."),
        (same_picture_twice, "The pictures p3.webp and p2.webp are the same."),
        (one_picture_for_two, "photos/p3 and photos/p2 show the same picture p2.webp."),
        (heavy_file, "“video.mp4” is larger than 20 MB."),
        (heavy_in_all, "There’s too much in it: at most 200 MB in 5000 files."),
        (link_in_folder, "“secret” is a link, not a file."),
        (linked_folder, "“more” is a link, not a file."),
        (link_in_zip, "“p9.webp” is a link, not a file."),
        (way_up, "“../../escaped.txt” would lie outside the pack."),
        (absolute, "“/escaped.txt” would lie outside the pack."),
        (windows_path, "“C:\\escaped.txt” would lie outside the pack."),
        (twice_in_zip, "“p1.webp” is in the file twice."),
        (locked, "The file is locked with a password."),
        (flipped_byte, "“p0.webp” is damaged."),
        (unusual_packing, "“pack.json” is compressed in an unusual way."),
        (no_zip, "“pack.png” isn’t a zip file that can be read."),
        (half_a_zip, "“pack.zip” isn’t a zip file that can be read."),
        (nothing_there, "“pack.gone” isn’t a zip file that can be read."),
        (part_of_the_app, "The pack “Cards” is part of the app."),
        (other_games, "The pack is for games this app doesn’t have."),
    ],
)
def test_a_bad_file_gets_one_sentence_and_changes_nothing(
    library: PackLibrary,
    own: Path,
    incoming: Path,
    spoil: Callable[[Path], Path],
    sentence: str,
) -> None:
    library.make_words("Mine", [f"Word {number}" for number in range(10)], [GAME], "en")
    before = snapshot(own), library.packs()
    source = spoil(write_pack(incoming, picture_pack()))
    with pytest.raises(BadPack) as caught:
        library.import_pack(source)
    assert str(caught.value) == sentence
    assert (snapshot(own), library.packs()) == before
    assert [path.name for path in own.iterdir()] == ["mine"]


@settings(max_examples=60)
@given(data=st.data())
def test_a_damaged_zip_never_raises_anything_else(
    tmp_path_factory: pytest.TempPathFactory, data: st.DataObject
) -> None:
    folder = tmp_path_factory.mktemp("damaged")
    source = zipped(write_pack(folder / "pack", picture_pack(count=5), thumbs=False))
    content = bytearray(source.read_bytes())
    for _ in range(data.draw(st.integers(1, 4))):
        content[data.draw(st.integers(0, len(content) - 1))] = data.draw(st.integers(0, 255))
    source.write_bytes(content)
    library = PackLibrary(folder / "builtin", folder / "own")
    try:
        library.import_pack(source)
    except BadPack:
        assert snapshot(folder / "own") == {}


def test_what_a_sudden_end_left_behind_is_put_right(tmp_path: Path, own: Path) -> None:
    write_pack(own / ".packs-abc", word_pack())
    write_pack(own / "colours.before", word_pack())
    write_pack(own / "shapes.before", word_pack("shapes", title="Old"))
    write_pack(own / "shapes", word_pack("shapes", title="New", version=2))
    library = PackLibrary(tmp_path / "builtin", own)
    assert [pack.title for pack in library.packs()] == ["Colours", "New"]
    assert sorted(path.name for path in own.iterdir()) == ["colours", "shapes"]


def test_a_small_zip_with_very_many_items_is_refused_quickly(
    library: PackLibrary, tmp_path: Path
) -> None:
    """A small zip file with a pack of very many items is refused quickly, in little memory."""
    source = tmp_path / "tiny.zip"
    for text in ("1," * 1_000_000, "{}," * 600_000, "[]," * 10_000_000):
        pack = json.dumps(word_pack(items=[])).replace("[]", f"[{text}1]")
        with zipfile.ZipFile(source, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("pack.json", pack)
        assert source.stat().st_size < 40_000
        tracemalloc.start()
        began = time.process_time()
        with pytest.raises(BadPack):
            library.import_pack(source)
        spent, (_, peak) = time.process_time() - began, tracemalloc.get_traced_memory()
        tracemalloc.stop()
        assert peak < 200 * 2**20
        assert spent < 10


def test_a_photo_that_would_take_all_memory_is_refused(
    library: PackLibrary, tmp_path: Path
) -> None:
    bomb = tmp_path / "bomb.png"
    Image.new("1", (12_000, 12_000)).save(bomb)
    assert bomb.stat().st_size < 100_000
    with pytest.raises(BadPack, match=r"bomb\.png has more than 32 million pixels"):
        library.make_pictures("Bombs", [bomb], [GAME])


def test_an_import_can_be_given_up(library: PackLibrary, own: Path, incoming: Path) -> None:
    source = zipped(write_pack(incoming, picture_pack()))
    left = 0

    def report(_progress: object = None) -> None:
        nonlocal left
        left -= 1
        if not left:
            raise InterruptedError

    for pieces in range(1, 14):
        left = pieces
        with pytest.raises((InterruptedError, BadPack)):
            library.import_pack(source, report)
        assert list(own.iterdir()) == []
        assert ids(library.packs()) == ["cards"]


def test_a_copy_of_the_app_that_cannot_save_changes_no_packs(tmp_path: Path, own: Path) -> None:
    first = PackLibrary(tmp_path / "builtin", own)
    photos = first.import_pack(write_pack(tmp_path / "photos", picture_pack()))
    before = snapshot(own)
    with (
        closing(Storage(tmp_path / "things.db")),
        closing(Storage(tmp_path / "things.db")) as other,
    ):
        second = PackLibrary(tmp_path / "builtin", own, read_only=other.why_unsaved)
        assert ids(second.packs()) == ids(first.packs())
        for change in (
            lambda: second.import_pack(write_pack(tmp_path / "more", word_pack("more"))),
            lambda: second.make_words("Mine", [f"Word {n}" for n in range(10)], [GAME], "en"),
            lambda: second.delete(photos.id),
        ):
            with pytest.raises(BadPack, match="The app is open already"):
                change()
        assert second.keep(photos.items) == {}
    assert snapshot(own) == before


def test_another_copy_of_the_app_removes_no_temporary_files(tmp_path: Path, own: Path) -> None:
    write_pack(own / ".packs-abc", word_pack())
    PackLibrary(tmp_path / "builtin", own, read_only=BadPack("open", "Open already."))
    assert (own / ".packs-abc" / "pack.json").exists()
