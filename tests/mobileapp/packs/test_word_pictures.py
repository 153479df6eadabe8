"""Tests of the pictures that words name: those of the app, and those in people's own packs."""

from collections import Counter
from collections.abc import Callable
from math import inf
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from engine.errors import BadPack
from engine.packs import Item, Pack
from mobileapp.assets import ASSETS
from mobileapp.languages import offered_languages
from mobileapp.packs.change import PackChange
from mobileapp.packs.checks import read_pack
from mobileapp.packs.files import WORD_PICTURES
from mobileapp.packs.library import PackLibrary
from mobileapp.stage.looks import Slip, has_picture
from tests.support.sample_packs import paint, word_pack, write_pack

SIZE = (480, 480)
LARGEST, TOTAL = 12_000, 3_000_000
"""The maximum size of a picture, and of all pictures together, in bytes."""


def children_packs() -> list[Pack]:
    return [
        read_pack(ASSETS / "packs" / f"{game}-children-{language.lower()}")
        for game in ("clouds", "inkblots")
        for language in offered_languages()
    ]


def test_every_word_for_children_has_a_picture_of_its_own_in_every_language() -> None:
    for pack in children_packs():
        used = Counter(item.picture for item in pack.items)
        assert all((WORD_PICTURES / item.picture).is_file() for item in pack.items if item.picture)
        assert "" not in used, pack.id
        assert {picture: count for picture, count in used.items() if count > 1} == {}, pack.id


def test_the_same_word_has_the_same_picture_in_both_games() -> None:
    pictures: dict[tuple[str, str], set[str]] = {}
    for pack in children_packs():
        for item in pack.items:
            pictures.setdefault((pack.language, item.text), set()).add(item.picture)
    assert {word: found for word, found in pictures.items() if len(found) > 1} == {}


def test_the_pictures_are_small_and_all_of_them_are_used() -> None:
    files = list(WORD_PICTURES.glob("*"))
    named = {item.picture for pack in children_packs() for item in pack.items}
    assert {path.name for path in files} == named
    for path in files:
        with Image.open(path) as picture:
            assert (picture.format, picture.size) == ("WEBP", SIZE), path.name
        assert path.stat().st_size <= LARGEST, path.name
    assert sum(path.stat().st_size for path in files) <= TOTAL


# --- people's own packs -----------------------------------------------------------------------


@pytest.fixture
def library(tmp_path: Path) -> PackLibrary:
    return PackLibrary(tmp_path / "builtin", tmp_path / "own")


def pictured_pack(**pictures: str) -> dict[str, Any]:
    """A pack of words, some of which name a picture; `pictures` are the names by item id."""
    pack = word_pack()
    for item in pack["items"]:
        if item["id"] in pictures:
            item["picture"] = pictures[item["id"]]
    return pack


@pytest.fixture
def incoming(tmp_path: Path) -> Path:
    """A pack in which one word names a photo, and another one of the app's own pictures."""
    folder = write_pack(tmp_path / "incoming", pictured_pack(w1="grandma-anna.png", w2="cat.webp"))
    paint(folder / "grandma-anna.png")
    return folder


def test_a_word_may_name_a_photo_or_one_of_our_pictures(
    library: PackLibrary, incoming: Path, tmp_path: Path
) -> None:
    pack = library.import_pack(incoming)
    assert library.picture(pack.items[1]) == tmp_path / "own/colours/grandma-anna.png"
    assert library.picture(pack.items[1]).is_file()
    assert library.picture(pack.items[2]) == WORD_PICTURES / "cat.webp"


def test_photos_of_words_travel_with_their_pack(
    library: PackLibrary, incoming: Path, tmp_path: Path
) -> None:
    pack = library.import_pack(incoming)
    library.export(pack.id, tmp_path / "shared.zip")
    other = PackLibrary(tmp_path / "builtin", tmp_path / "other")
    again = other.import_pack(tmp_path / "shared.zip")
    assert other.picture(again.items[1]).read_bytes() == library.picture(pack.items[1]).read_bytes()
    assert {name for name, _ in library.own_files()} == {
        "colours/pack.json",
        "colours/grandma-anna.png",
    }


def test_a_changed_pack_keeps_its_photos(library: PackLibrary, incoming: Path) -> None:
    library.import_pack(incoming)
    pack = library.change("colours", PackChange(title="Family", words=("Aunt",)))
    assert library.picture(pack.items[1]).is_file()
    assert pack.items[2].picture == "cat.webp"


def test_a_match_keeps_the_photo_of_a_word_whose_pack_is_deleted(
    library: PackLibrary, incoming: Path
) -> None:
    pack = library.import_pack(incoming)
    kept = library.keep(pack.items)
    library.delete(pack.id)
    assert set(kept) == {"colours/w1"}
    assert library.picture(pack.items[1], kept).is_file()


def _text(path: Path) -> None:
    path.write_text("no picture")


def _too_wide(path: Path) -> None:
    paint(path, (4001, 10))


def _widest(path: Path) -> None:
    paint(path, (4000, 10))


@pytest.mark.parametrize("damage", [Path.unlink, _text, _too_wide])
def test_a_pack_with_a_bad_picture_of_a_word_is_refused(
    library: PackLibrary, incoming: Path, damage: Callable[[Path], None]
) -> None:
    damage(incoming / "grandma-anna.png")
    with pytest.raises(BadPack):
        library.import_pack(incoming)
    assert library.packs() == ()


def test_a_picture_of_the_largest_size_is_welcome(library: PackLibrary, incoming: Path) -> None:
    _widest(incoming / "grandma-anna.png")
    assert library.import_pack(incoming).items[1].picture == "grandma-anna.png"


@pytest.mark.parametrize("name", ["../cat.webp", "cat", "a/b.png", ".png", "cat.gif"])
def test_a_picture_is_named_by_a_plain_file_name(
    library: PackLibrary, tmp_path: Path, name: str
) -> None:
    folder = write_pack(tmp_path / "incoming", pictured_pack(w1=name))
    with pytest.raises(BadPack, match="plain picture file name"):
        library.import_pack(folder)


@pytest.mark.parametrize("language", offered_languages())
def test_words_with_a_picture_are_found_by_what_a_robot_writes(language: str) -> None:
    library = PackLibrary(ASSETS / "packs", ASSETS / "none")
    found = library.pictured_words("clouds", language)
    (children,) = (p for p in children_packs() if p.id == f"clouds-children-{language.lower()}")
    for item in children.items:
        assert found[item.text.casefold()].picture == item.picture
    assert all(item.picture and item.language == language for item in found.values())


# --- a photo for a word -----------------------------------------------------------------------


@pytest.fixture
def family(library: PackLibrary) -> Pack:
    words = ["Grandma", *(f"Word {number}" for number in range(10))]
    return library.make_words("Family", words, ["clouds", "inkblots"], "en")


def give_photo(library: PackLibrary, pack: Pack, photo: Path | None) -> Pack:
    return library.change(pack.id, PackChange(word_photos={"grandma": photo}))


def test_a_word_gets_a_photo_upright_small_and_without_metadata(
    library: PackLibrary, family: Pack, tmp_path: Path
) -> None:
    pack = give_photo(library, family, paint(tmp_path / "grandma.png", (1200, 900)))
    grandma, *others = pack.items
    assert not any(item.picture for item in others)
    with Image.open(library.picture(grandma)) as shown:
        assert (shown.format, shown.size) == ("JPEG", (480, 360))
    assert grandma.id == family.items[0].id
    assert read_pack(library.picture(grandma).parent) == pack


def test_a_photo_of_a_word_is_replaced_and_removed(
    library: PackLibrary, family: Pack, tmp_path: Path
) -> None:
    first = give_photo(library, family, paint(tmp_path / "a.png", colour=(9, 9, 200)))
    second = give_photo(library, family, paint(tmp_path / "b.png", colour=(200, 9, 9)))
    names = {pack.items[0].picture for pack in (first, second)}
    assert len(names) == 2, "another photo has another name, so that no cache shows the first"
    folder = library.picture(second.items[0]).parent
    assert [path.name for path in folder.glob("*.jpg")] == [second.items[0].picture]
    bare = give_photo(library, family, None)
    assert not any(item.picture for item in bare.items)
    assert list(folder.glob("*.jpg")) == []


def test_a_photo_for_a_word_survives_export_and_other_changes(
    library: PackLibrary, family: Pack, tmp_path: Path
) -> None:
    give_photo(library, family, paint(tmp_path / "grandma.png"))
    pack = library.change(family.id, PackChange(words=("Aunt",), removed=frozenset({"word-3"})))
    library.export(pack.id, tmp_path / "family.zip")
    other = PackLibrary(tmp_path / "builtin", tmp_path / "other")
    again = other.import_pack(tmp_path / "family.zip")
    assert again.items[0].picture == pack.items[0].picture
    assert other.picture(again.items[0]).read_bytes() == library.picture(pack.items[0]).read_bytes()


def test_what_is_no_photo_is_refused_for_a_word(
    library: PackLibrary, family: Pack, tmp_path: Path
) -> None:
    _text(tmp_path / "grandma.jpg")
    with pytest.raises(BadPack, match="isn’t a photo"):
        give_photo(library, family, tmp_path / "grandma.jpg")
    assert library.find(family.id) == family


def test_a_photo_is_on_the_card_of_its_word_as_a_picture_of_the_app_is(
    library: PackLibrary, family: Pack, tmp_path: Path
) -> None:
    class Files:
        def asset(self, name: str) -> Path:
            return ASSETS / name

        def picture(self, item: Item, width: float = inf) -> Path:
            return library.picture(item)

    red = give_photo(library, family, paint(tmp_path / "a.png", colour=(220, 10, 10))).items[0]
    blue = give_photo(library, family, paint(tmp_path / "b.png", colour=(10, 10, 220))).items[0]
    slip = Slip(blue.text, 30, word=blue).paint(200, 260, Files())
    assert slip != Slip(blue.text, 30).paint(200, 260, Files())
    reds, _, blues = slip.getpixel((slip.width // 2, slip.height // 3))[:3]
    assert blues > 2 * reds
    assert not has_picture(red, Files()), "an earlier photo is gone, and its word is still shown"
