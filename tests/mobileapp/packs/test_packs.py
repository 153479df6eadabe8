"""Tests of the library: packs are found, made, exported and deleted."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from time import sleep

import pytest
from PIL import Image

from engine.errors import BadPack
from engine.packs import Item, Pack
from mobileapp.packs.checks import read_pack
from mobileapp.packs.files import THUMB_WIDTH
from mobileapp.packs.library import PackLibrary
from tests.support.sample_packs import (
    GAME,
    ids,
    paint,
    picture_pack,
    snapshot,
    word_pack,
    write_pack,
)


@pytest.fixture
def library(tmp_path: Path) -> PackLibrary:
    write_pack(tmp_path / "builtin" / "clouds-en", word_pack("clouds-en"))
    write_pack(tmp_path / "builtin" / "clouds-pl", word_pack("clouds-pl", language="pl"))
    write_pack(tmp_path / "builtin" / "cards", picture_pack("cards", games=["another", GAME]))
    (tmp_path / "builtin" / "README.md").write_text("About packs")
    return PackLibrary(tmp_path / "builtin", tmp_path / "own")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    return tmp_path / "own"


@pytest.fixture
def incoming(tmp_path: Path) -> Path:
    return tmp_path / "incoming" / "pack"


# --- finding packs ----------------------------------------------------------------------------


def test_packs_are_found_by_game_and_language(library: PackLibrary) -> None:
    assert ids(library.packs()) == ["cards", "clouds-en", "clouds-pl"]
    assert ids(library.for_game(GAME, "pl")) == ["cards", "clouds-pl"]
    assert ids(library.for_game(GAME, "eo")) == ["cards", "clouds-en"]
    assert library.word_languages(GAME) == {"en", "pl"}
    assert ids(library.for_game("another", "en")) == ["cards"]
    assert library.for_game("chess", "en") == []
    with pytest.raises(BadPack, match="“chess” isn’t here"):
        library.find("chess")


def test_files_are_read_once(library: PackLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    first = library.packs()
    monkeypatch.setattr("mobileapp.packs.library.read_pack", None)
    assert library.packs() == first


def test_an_unreadable_pack_is_left_out_with_the_reason(library: PackLibrary, own: Path) -> None:
    (own / "broken").mkdir(parents=True)
    (own / "broken" / "pack.json").write_text("{")
    write_pack(own / "elsewhere", word_pack("clouds-en"))
    assert ids(library.packs()) == ["cards", "clouds-en", "clouds-pl"]
    assert str(library.unreadable["broken"]) == "The pack.json isn’t readable JSON."
    assert "another name" in str(library.unreadable["elsewhere"])


def test_an_item_knows_its_files(library: PackLibrary, tmp_path: Path) -> None:
    item = library.find("cards").items[2]
    folder = tmp_path / "builtin" / "cards"
    assert library.picture(item) == folder / "p2.webp"
    assert library.thumb(item) == folder / "thumbs" / "p2.webp"
    assert library.picture(item, width=THUMB_WIDTH) == library.thumb(item)
    assert library.picture(item, width=THUMB_WIDTH + 1) == library.picture(item)
    (folder / "thumbs" / "p2.webp").unlink()
    assert library.thumb(item) == library.picture(item, width=1) == folder / "p2.webp"
    gone = Item("gone/cat", image="cat.webp")
    assert not library.picture(gone).exists()


def test_a_retired_picture_is_still_shown(library: PackLibrary, incoming: Path) -> None:
    """A match or an evening from before knows the id, although the picture is no longer dealt."""
    retired = [{"id": "old", "image": "old.webp"}]
    pack = library.import_pack(write_pack(incoming, picture_pack(retired=retired)))
    item = library.item("photos/old")
    assert item is not None
    assert item not in pack.items
    assert library.picture(item).is_file()
    assert library.thumb(item).is_file()
    (incoming / "old.webp").unlink()
    with pytest.raises(BadPack, match="old\\.webp is missing"):
        PackLibrary(incoming, incoming.parent / "elsewhere").import_pack(incoming)


# --- exporting and deleting -------------------------------------------------------------------


def test_packs_can_be_read_one_by_one(library: PackLibrary, own: Path, incoming: Path) -> None:
    library.import_pack(write_pack(incoming, picture_pack()))
    (own / "broken").mkdir()
    (own / "broken" / "pack.json").write_text("{")
    again = PackLibrary(own.parent / "builtin", own)
    turns = sum(1 for _ in again.read_ahead())
    assert turns == len(library.packs()) + 1
    assert again.packs() == library.packs()
    assert list(again.unreadable) == ["broken"]


def test_a_pack_that_comes_in_between_is_seen(
    library: PackLibrary, own: Path, incoming: Path
) -> None:
    again = PackLibrary(own.parent / "builtin", own)
    reading = again.read_ahead()
    next(reading)
    pack = again.import_pack(write_pack(incoming, picture_pack()))
    assert list(reading) == []
    assert pack in again.packs()
    assert set(again.packs()) == set(library.packs())


def test_an_exported_pack_can_be_brought_in_elsewhere(library: PackLibrary, tmp_path: Path) -> None:
    library.export("cards", tmp_path / "cards.zip")
    first = (tmp_path / "cards.zip").read_bytes()
    library.export("cards", tmp_path / "cards.zip")
    assert (tmp_path / "cards.zip").read_bytes() == first
    elsewhere = PackLibrary(tmp_path / "none", tmp_path / "elsewhere")
    assert elsewhere.import_pack(tmp_path / "cards.zip") == library.find("cards")
    assert snapshot(tmp_path / "elsewhere" / "cards") == snapshot(tmp_path / "builtin" / "cards")


def test_an_export_that_cannot_be_written_says_so(library: PackLibrary, tmp_path: Path) -> None:
    with pytest.raises(BadPack, match=r"“cards\.zip” couldn’t be written"):
        library.export("cards", tmp_path / "nowhere" / "cards.zip")


def test_own_packs_can_be_deleted_and_others_not(
    library: PackLibrary, own: Path, incoming: Path
) -> None:
    library.import_pack(write_pack(incoming, picture_pack()))
    library.delete("photos")
    assert snapshot(own) == {}
    assert "photos" not in ids(library.packs())
    with pytest.raises(BadPack, match="belongs to the app"):
        library.delete("cards")


# --- making packs -----------------------------------------------------------------------------

WORDS = ["Zażółć", "Straße", " two  words ", "", "Łódź", "ol'", "日本", "日", "a", "b", "c", "d"]


def test_typed_words_make_a_pack(library: PackLibrary, own: Path) -> None:
    pack = library.make_words("Nasze słowa", WORDS, [GAME], "pl")
    again = library.make_words("Nasze słowa", WORDS, [GAME], "pl")
    assert (pack.id, again.id) == ("nasze-slowa", "nasze-slowa-2")
    assert [item.text for item in pack.items][:4] == ["Zażółć", "Straße", "two words", "Łódź"]
    assert [item.id for item in pack.items][:7] == [
        f"nasze-slowa/{item}"
        for item in ("zazolc", "strasse", "two-words", "lodz", "ol", "word", "word-2")
    ]
    assert PackLibrary(own, own / "none").packs() == (pack, again)


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
    library: PackLibrary, own: Path, title: str, words: list[str], sentence: str
) -> None:
    with pytest.raises(BadPack) as caught:
        library.make_words(title, words, [GAME], "pl")
    assert str(caught.value) == sentence
    assert snapshot(own) == {}


def take_photos(folder: Path, count: int = 6) -> list[Path]:
    return [
        paint(folder / f"IMG {number}.jpg", (1600, 1200), (200, 40 * number, 10))
        for number in range(count)
    ]


def test_photos_make_a_pack(library: PackLibrary, tmp_path: Path) -> None:
    photos = take_photos(tmp_path)
    pack = library.make_pictures("Holiday", [*photos, photos[0]], [GAME])
    assert len(pack.items) == 6
    with Image.open(library.picture(pack.items[0])) as picture:
        assert (picture.format, picture.size) == ("JPEG", (800, 600))
    with Image.open(library.thumb(pack.items[0])) as thumb:
        assert (thumb.format, thumb.size) == ("JPEG", (384, 288))


def test_photos_come_upright_and_without_metadata(library: PackLibrary, tmp_path: Path) -> None:
    photos = take_photos(tmp_path)
    portrait = Image.new("RGB", (1600, 800), "blue")
    portrait.paste("red", (0, 0, 800, 800))
    exif = Image.Exif()
    exif[0x0112] = 6  # the photo has to be turned clockwise
    exif[0x010F] = "A camera that knows where we live"
    portrait.save(photos[0], exif=exif, icc_profile=b"profile")
    pack = library.make_pictures("Holiday", photos, [GAME])
    with Image.open(library.picture(pack.items[0])) as picture:
        assert picture.size == (400, 800)
        top, bottom = picture.getpixel((200, 100)), picture.getpixel((200, 700))
        assert top[0] > 200 > 60 > bottom[0]  # type: ignore[index]
        assert not {"exif", "icc_profile", "xmp"} & set(picture.info)
    assert b"camera" not in library.picture(pack.items[0]).read_bytes()


def test_a_photo_that_cannot_be_read_is_named(
    library: PackLibrary, own: Path, tmp_path: Path
) -> None:
    photos = take_photos(tmp_path)
    photos[3].write_text("not a photo")
    with pytest.raises(BadPack, match=r"“IMG 3\.jpg” isn’t a photo that can be read"):
        library.make_pictures("Holiday", photos, [GAME])
    assert snapshot(own) == {}


# --- pictures that outlive their pack ---------------------------------------------------------


def test_kept_pictures_survive_their_pack(library: PackLibrary, incoming: Path) -> None:
    pack = library.import_pack(write_pack(incoming, picture_pack()))
    item = pack.items[1]
    content = library.picture(item).read_bytes()
    kept = library.keep(
        [*pack.items, *library.find("cards").items, *library.find("clouds-en").items]
    )
    assert set(kept) == {item.id for item in pack.items}
    library.delete("photos")
    assert library.picture(item, kept).read_bytes() == content

    other = write_pack(incoming.with_name("other"), picture_pack())
    paint(other / "p1.webp", colour=(1, 2, 3))
    library.import_pack(other)
    assert library.picture(item, kept).read_bytes() == content
    assert library.picture(item).read_bytes() != content


def test_kept_pictures_go_when_nobody_wants_them(
    library: PackLibrary, incoming: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("no links here")

    monkeypatch.setattr("os.link", refuse)
    pack = library.import_pack(write_pack(incoming, picture_pack()))
    kept = library.keep(pack.items)
    assert library.keep(pack.items) == kept
    wanted = frozenset(list(kept.values())[:2])
    library.drop_kept(wanted)
    there = {
        library.picture(item, kept).name
        for item in pack.items
        if library.picture(item, kept).exists()
    }
    assert there == wanted


def test_a_picture_that_is_copied_in_part_is_not_kept(
    library: PackLibrary, own: Path, incoming: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise OSError("no links here")

    def copy_half(_source: Path, copy: Path) -> None:
        copy.write_bytes(b"half")
        raise OSError("no space left")

    monkeypatch.setattr("os.link", refuse)
    monkeypatch.setattr("shutil.copyfile", copy_half)
    pack = library.import_pack(write_pack(incoming, picture_pack()))
    before = snapshot(own)
    assert library.keep(pack.items) == {}
    assert snapshot(own) == before


def test_a_picture_that_cannot_be_read_keeps_no_match_from_beginning(
    library: PackLibrary, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = library.import_pack(write_pack(tmp_path / "mine", picture_pack("mine")))

    def refuse(_path: Path) -> bytes:
        raise OSError("a damaged memory card")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert library.keep(pack.items) == {}


def test_two_threads_that_ask_at_once_get_all_packs_and_read_them_once(
    library: PackLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[Path] = []

    def read_slowly(folder: Path) -> Pack:
        read.append(folder)
        sleep(0.05)
        return read_pack(folder)

    monkeypatch.setattr("mobileapp.packs.library.read_pack", read_slowly)
    with ThreadPoolExecutor(2) as pool:
        found = [pool.submit(library.packs) for _ in range(2)]
    one, other = (future.result() for future in found)
    assert one == other
    assert ids(one) == ["cards", "clouds-en", "clouds-pl"]
    assert len(read) == 3
