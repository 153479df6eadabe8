"""The shelf: packs are found, come in whole or not at all, and leave."""

import json
import stat
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from engine.packs import Item
from engine.refusal import BadPack
from mobileapp.packs import PackShelf
from tests.mobileapp.packing import (
    GAME,
    paint,
    picture_pack,
    snapshot,
    word_pack,
    write_pack,
    zipped,
)


@pytest.fixture
def shelf(tmp_path: Path) -> PackShelf:
    write_pack(tmp_path / "builtin" / "clouds-en", word_pack("clouds-en"))
    write_pack(tmp_path / "builtin" / "clouds-pl", word_pack("clouds-pl", language="pl"))
    write_pack(tmp_path / "builtin" / "cards", picture_pack("cards", games=["another", GAME]))
    (tmp_path / "builtin" / "README.md").write_text("About packs")
    return PackShelf(tmp_path / "builtin", tmp_path / "own")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return tmp_path / "own"


@pytest.fixture
def incoming(tmp_path: Path) -> Path:
    return tmp_path / "incoming" / "pack"


def ids(packs: object) -> list[str]:
    return [pack.id for pack in packs]  # type: ignore[attr-defined]


# --- looking ----------------------------------------------------------------------------------


def test_packs_are_found_by_game_and_language(shelf: PackShelf) -> None:
    assert ids(shelf.packs()) == ["cards", "clouds-en", "clouds-pl"]
    assert ids(shelf.for_game(GAME, "pl")) == ["cards", "clouds-pl"]
    assert ids(shelf.for_game("another", "en")) == ["cards"]
    assert shelf.for_game("chess", "en") == []
    with pytest.raises(BadPack, match="“chess” is not here"):
        shelf.find("chess")


def test_files_are_read_once(shelf: PackShelf, monkeypatch: pytest.MonkeyPatch) -> None:
    first = shelf.packs()
    monkeypatch.setattr("mobileapp.packs.shelf.read_pack", None)
    assert shelf.packs() == first


def test_an_unreadable_pack_is_left_out_with_the_reason(shelf: PackShelf, own: Path) -> None:
    (own / "broken").mkdir(parents=True)
    (own / "broken" / "pack.json").write_text("{")
    write_pack(own / "elsewhere", word_pack("clouds-en"))
    assert ids(shelf.packs()) == ["cards", "clouds-en", "clouds-pl"]
    assert str(shelf.unreadable["broken"]) == "The pack.json is not readable JSON."
    assert "another name" in str(shelf.unreadable["elsewhere"])


def test_an_item_knows_its_files(shelf: PackShelf, tmp_path: Path) -> None:
    item = shelf.find("cards").items[2]
    folder = tmp_path / "builtin" / "cards"
    assert shelf.picture(item) == folder / "p2.webp"
    assert shelf.thumb(item) == folder / "thumbs" / "p2.webp"
    (folder / "thumbs" / "p2.webp").unlink()
    assert shelf.thumb(item) == folder / "p2.webp"
    gone = Item("gone/cat", image="cat.webp")
    assert not shelf.picture(gone).exists()


# --- coming in --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "prepare",
    [lambda folder: folder, zipped, lambda folder: zipped(folder, "my pack/")],
    ids=["folder", "zip", "zip of a folder"],
)
def test_a_good_pack_comes_in(
    shelf: PackShelf, own: Path, incoming: Path, prepare: Callable[[Path], Path]
) -> None:
    write_pack(incoming, picture_pack())
    (incoming / "notes.txt").write_text("for me alone")
    (incoming / ".DS_Store").write_text("clutter")
    pack = shelf.bring_in(prepare(incoming))
    assert ids(shelf.for_game(GAME, "en")) == ["cards", "clouds-en", "photos"]
    assert shelf.is_own("photos")
    assert not shelf.is_own("cards")
    assert shelf.thumb(pack.items[0]).is_relative_to(own)
    assert "photos/notes.txt" not in snapshot(own)
    assert ids(PackShelf(incoming, own).packs()) == ["photos"]


def test_pictures_without_thumbnails_are_welcome(shelf: PackShelf, incoming: Path) -> None:
    pack = shelf.bring_in(write_pack(incoming, picture_pack(), thumbs=False))
    assert shelf.thumb(pack.items[0]) == shelf.picture(pack.items[0])


def test_a_newer_version_replaces_the_older(shelf: PackShelf, incoming: Path, own: Path) -> None:
    shelf.bring_in(write_pack(incoming, word_pack(title="Old")))
    newer = write_pack(incoming.with_name("newer"), word_pack(title="New", version=2))
    assert shelf.bring_in(newer).title == "New"
    assert [pack.title for pack in shelf.packs() if pack.id == "colours"] == ["New"]
    assert sorted(path.name for path in own.iterdir()) == ["colours"]
    with pytest.raises(BadPack, match="“New” is here already"):
        shelf.bring_in(incoming)


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
    (folder / "pack.json").write_text(json.dumps(picture_pack(count=3)))
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
        (no_pack_file, "There is no pack.json in it."),
        (bad_json, "The pack.json is not readable JSON."),
        (bottomless_json, "The pack.json is not readable JSON."),
        (wrong_field, "The pack has a 'age' that is not of type int (and 1 more problem)."),
        (too_few, "A pack of pictures needs at least 5 of them; this one has 3."),
        (missing_picture, "The picture p3.webp is missing."),
        (not_a_picture, "The file p3.webp is not a picture that can be read."),
        (half_a_picture, "The file p3.webp is not a picture that can be read."),
        (gif_in_disguise, "The file p3.webp is not a picture that can be read."),
        (huge_picture, "The picture p3.webp is more than 4000 pixels wide or high."),
        (bad_thumbnail, "The file p3.webp is not a picture that can be read."),
        (same_picture_twice, "The pictures p3.webp and p2.webp are the same."),
        (one_picture_for_two, "photos/p3 and photos/p2 show the same picture p2.webp."),
        (heavy_file, "“video.mp4” is larger than 20 MB."),
        (heavy_in_all, "There is too much in it: at most 200 MB in 5000 files."),
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
        (no_zip, "“pack.png” is not a zip file that can be read."),
        (half_a_zip, "“pack.zip” is not a zip file that can be read."),
        (nothing_there, "“pack.gone” is not a zip file that can be read."),
        (part_of_the_app, "The pack “Cards” is part of the app."),
        (other_games, "The pack is for games this app does not have."),
    ],
)
def test_a_bad_file_gets_one_sentence_and_changes_nothing(
    shelf: PackShelf,
    own: Path,
    incoming: Path,
    spoil: Callable[[Path], Path],
    sentence: str,
) -> None:
    shelf.make_words("Mine", [f"Word {number}" for number in range(10)], [GAME], "en")
    before = snapshot(own), shelf.packs()
    source = spoil(write_pack(incoming, picture_pack()))
    with pytest.raises(BadPack) as caught:
        shelf.bring_in(source)
    assert str(caught.value) == sentence
    assert (snapshot(own), shelf.packs()) == before
    assert [path.name for path in own.iterdir()] == ["mine"]


@settings(max_examples=60, deadline=None)
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
    shelf = PackShelf(folder / "builtin", folder / "own")
    try:
        shelf.bring_in(source)
    except BadPack:
        assert snapshot(folder / "own") == {}


def test_what_a_sudden_end_left_behind_is_put_right(tmp_path: Path, own: Path) -> None:
    write_pack(own / ".packs-abc", word_pack())
    write_pack(own / "colours.before", word_pack())
    write_pack(own / "shapes.before", word_pack("shapes", title="Old"))
    write_pack(own / "shapes", word_pack("shapes", title="New", version=2))
    shelf = PackShelf(tmp_path / "builtin", own)
    assert [pack.title for pack in shelf.packs()] == ["Colours", "New"]
    assert sorted(path.name for path in own.iterdir()) == ["colours", "shapes"]


# --- going out --------------------------------------------------------------------------------


def test_an_exported_pack_can_be_brought_in_elsewhere(shelf: PackShelf, tmp_path: Path) -> None:
    shelf.export("cards", tmp_path / "cards.zip")
    first = (tmp_path / "cards.zip").read_bytes()
    shelf.export("cards", tmp_path / "cards.zip")
    assert (tmp_path / "cards.zip").read_bytes() == first
    elsewhere = PackShelf(tmp_path / "none", tmp_path / "elsewhere")
    assert elsewhere.bring_in(tmp_path / "cards.zip") == shelf.find("cards")
    assert snapshot(tmp_path / "elsewhere" / "cards") == snapshot(tmp_path / "builtin" / "cards")


def test_an_export_that_cannot_be_written_says_so(shelf: PackShelf, tmp_path: Path) -> None:
    with pytest.raises(BadPack, match=r"“cards\.zip” could not be written"):
        shelf.export("cards", tmp_path / "nowhere" / "cards.zip")


def test_own_packs_can_be_deleted_and_others_not(
    shelf: PackShelf, own: Path, incoming: Path
) -> None:
    shelf.bring_in(write_pack(incoming, picture_pack()))
    shelf.delete("photos")
    assert snapshot(own) == {}
    assert "photos" not in ids(shelf.packs())
    with pytest.raises(BadPack, match="belongs to the app"):
        shelf.delete("cards")


# --- making -----------------------------------------------------------------------------------

WORDS = ["Zażółć", "Straße", " two  words ", "", "Łódź", "ol'", "日本", "日", "a", "b", "c", "d"]


def test_typed_words_make_a_pack(shelf: PackShelf, own: Path) -> None:
    pack = shelf.make_words("Nasze słowa", WORDS, [GAME], "pl")
    again = shelf.make_words("Nasze słowa", WORDS, [GAME], "pl")
    assert (pack.id, again.id) == ("nasze-slowa", "nasze-slowa-2")
    assert [item.text for item in pack.items][:4] == ["Zażółć", "Straße", "two words", "Łódź"]
    assert [item.id for item in pack.items][:7] == [
        f"nasze-slowa/{item}"
        for item in ("zazolc", "strasse", "two-words", "lodz", "ol", "word", "word-2")
    ]
    assert PackShelf(own, own / "none").packs() == (pack, again)


@pytest.mark.parametrize(
    ("title", "words", "sentence"),
    [
        ("Mine", [*WORDS, "LÓDŹ", "łódź"], "“łódź” is there twice."),
        (
            "Mine",
            [*WORDS, "x" * 41],
            f"“{'x' * 41}” is too long: at most 40 characters fit on a card.",
        ),
        ("Mine", ["one"], "A pack of words needs at least 10 of them; this one has 1."),
        ("Mine", [], "The pack is empty."),
        ("  ", WORDS, "The pack needs a title."),
    ],
)
def test_bad_words_are_refused(
    shelf: PackShelf, own: Path, title: str, words: list[str], sentence: str
) -> None:
    with pytest.raises(BadPack) as caught:
        shelf.make_words(title, words, [GAME], "pl")
    assert str(caught.value) == sentence
    assert snapshot(own) == {}


def take_photos(folder: Path, count: int = 6) -> list[Path]:
    return [
        paint(folder / f"IMG {number}.jpg", (1600, 1200), (200, 40 * number, 10))
        for number in range(count)
    ]


def test_photos_make_a_pack(shelf: PackShelf, tmp_path: Path) -> None:
    photos = take_photos(tmp_path)
    pack = shelf.make_pictures("Holiday", [*photos, photos[0]], [GAME])
    assert len(pack.items) == 6
    with Image.open(shelf.picture(pack.items[0])) as picture:
        assert (picture.format, picture.size) == ("WEBP", (800, 600))
    with Image.open(shelf.thumb(pack.items[0])) as thumb:
        assert (thumb.format, thumb.size) == ("WEBP", (240, 180))


def test_photos_come_upright_and_without_metadata(shelf: PackShelf, tmp_path: Path) -> None:
    photos = take_photos(tmp_path)
    portrait = Image.new("RGB", (1600, 800), "blue")
    portrait.paste("red", (0, 0, 800, 800))
    exif = Image.Exif()
    exif[0x0112] = 6  # turn clockwise
    exif[0x010F] = "A camera that knows where we live"
    portrait.save(photos[0], exif=exif, icc_profile=b"profile")
    pack = shelf.make_pictures("Holiday", photos, [GAME])
    with Image.open(shelf.picture(pack.items[0])) as picture:
        assert picture.size == (400, 800)
        top, bottom = picture.getpixel((200, 100)), picture.getpixel((200, 700))
        assert top[0] > 200 > 60 > bottom[0]  # type: ignore[index]
        assert not {"exif", "icc_profile", "xmp"} & set(picture.info)
    assert b"camera" not in shelf.picture(pack.items[0]).read_bytes()


def test_a_photo_that_cannot_be_read_is_named(shelf: PackShelf, own: Path, tmp_path: Path) -> None:
    photos = take_photos(tmp_path)
    photos[3].write_text("not a photo")
    with pytest.raises(BadPack, match=r"“IMG 3\.jpg” is not a photo that can be read"):
        shelf.make_pictures("Holiday", photos, [GAME])
    assert snapshot(own) == {}


# --- pictures that outlive their pack ---------------------------------------------------------


def test_kept_pictures_survive_their_pack(shelf: PackShelf, incoming: Path, own: Path) -> None:
    pack = shelf.bring_in(write_pack(incoming, picture_pack()))
    item = pack.items[1]
    content = shelf.picture(item).read_bytes()
    kept = shelf.keep([*pack.items, *shelf.find("cards").items, *shelf.find("clouds-en").items])
    assert set(kept) == {item.id for item in pack.items}
    shelf.delete("photos")
    assert shelf.picture(item, kept).read_bytes() == content
    assert shelf.thumb(item, kept) == shelf.picture(item, kept)

    other = write_pack(incoming.with_name("other"), picture_pack())
    paint(other / "p1.webp", colour=(1, 2, 3))
    shelf.bring_in(other)
    assert shelf.picture(item, kept).read_bytes() == content
    assert shelf.picture(item).read_bytes() != content


def test_kept_pictures_go_when_nobody_wants_them(
    shelf: PackShelf, incoming: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("no links here")

    monkeypatch.setattr("os.link", refuse)
    pack = shelf.bring_in(write_pack(incoming, picture_pack()))
    kept = shelf.keep(pack.items)
    assert shelf.keep(pack.items) == kept
    wanted = frozenset(list(kept.values())[:2])
    shelf.drop_kept(wanted)
    there = {
        shelf.picture(item, kept).name for item in pack.items if shelf.picture(item, kept).exists()
    }
    assert there == wanted
