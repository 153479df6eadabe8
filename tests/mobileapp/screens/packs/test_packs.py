"""Tests of the pages of packs: viewing, hiding, importing, making, exporting and deleting."""

import itertools
import threading
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.uix.widget import Widget

from engine.errors import BadPack
from mobileapp.languages.translation import tr
from mobileapp.packs import checks, folders, from_outside
from mobileapp.packs import library as library_module
from mobileapp.packs.change import PackChange
from mobileapp.screens.packs.shelf import PackThing
from mobileapp.screens.packs.shelf_looks import CLOTHS
from mobileapp.screens.packs.texts import lines_of_facts
from mobileapp.storage.settings import SettingKey
from mobileapp.theme import theme
from mobileapp.widgets import background_task
from mobileapp.widgets.lettering import PLAIN, text_width
from tests.harness.driver import SIZES
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.support.sample_packs import paint, picture_pack, word_pack, write_pack, zipped


@pytest.fixture
def driver(start: Start, tmp_path: Path) -> Driver:
    driver = start()
    driver.app.device.downloads = tmp_path / "downloads"
    driver.app.device.downloads.mkdir()
    driver.app.go("packs")
    driver.wait(0.6)
    return driver


def own_words(driver: Driver) -> str:
    words = [f"Word {number}" for number in range(12)]
    return str(driver.app.library.make_words("Ours", words, ["clouds"], "en").id)


@pytest.mark.painted
def test_the_lantern_breathes_until_the_shelf_is_left(driver: Driver) -> None:
    page = driver.app.screens.current_screen
    lantern = driver.until(lambda: driver.find("GlowingLook"))[0]
    before = driver.until(lambda: lantern.lights.opacities)
    driver.wait(0.5)
    assert lantern.lights.opacities != before
    driver.app.home()
    assert not lantern.lights.opacities
    assert not page.flames.moving


def test_things_on_the_counter_stand_whole_on_their_keys(driver: Driver) -> None:
    for one in driver.find("CounterButton"):
        pill, thing = one.children
        assert thing.height > 0
        assert thing.y >= pill.top


def test_all_shelves_of_a_tablet_have_the_same_columns(driver: Driver) -> None:
    lantern = driver.until(lambda: driver.find("GlowingLook"))[0]
    things = driver.find("PackOnShelf")
    shelves = {one.parent: sorted(t.x for t in things if t.parent is one.parent) for one in things}
    boxes, books = shelves.values()
    assert boxes == books, "boxes stand above books"
    assert max(thing.right for thing in things) <= lantern.x


@pytest.mark.parametrize("size", ["portrait", "phone", "phone-landscape"])
def test_a_narrow_shelf_holds_packs_of_one_kind_from_edge_to_edge(start: Start, size: str) -> None:
    driver = start(size)
    own = own_words(driver)
    driver.app.go("packs")
    driver.wait(1)

    def kind(thing: Widget) -> str:
        pack = getattr(thing, "pack_id", "")
        return "own" if pack == own else driver.app.library.find(pack).kind if pack else "spines"

    shelves = [shelf.ids.row.children for shelf in driver.find("Shelf")]
    kinds = [{kind(thing) for thing in things} for things in shelves]
    assert all(len(one) == 1 for one in kinds)
    assert [next(iter(one)) for one in kinds][-1] == "own"
    for things, (of,) in zip(shelves, kinds, strict=True):
        if of in ("pictures", "words"):
            right = max(thing.right for thing in things)
            assert right == pytest.approx(Window.width - theme.pad, abs=1)


@pytest.mark.parametrize("scale", [1, 1.5])
def test_a_phone_on_its_side_shows_a_shelf_and_what_stands_on_the_next(
    start: Start, scale: float
) -> None:
    driver = start("phone-landscape")
    theme.text_scale = scale
    driver.app.go("packs")
    driver.wait(1)
    page = driver.app.screens.current_screen
    scroll = page.ids.scroll
    first, second = sorted(driver.find("Shelf"), key=lambda one: -one.y)[:2]
    assert first.to_window(*first.pos)[1] >= scroll.y
    assert first.to_window(first.x, first.top)[1] <= scroll.top
    box = first.ids.row.children[-1].ids.thing
    assert box.height > 0.25 * Window.height
    book = second.ids.row.children[-1]
    assert book.to_window(0, book.top)[1] - scroll.y > box.height * 0.4
    title = driver.one("PageTitle")
    for key in driver.find("CounterButton"):
        x, y = key.to_window(*key.pos)
        assert y >= scroll.top, "keys are beside the title"
        assert y + key.height <= Window.height
        assert title.x + title.look.fitted(title.width, title.height).width < x


@pytest.mark.parametrize("scale", [1, 1.5])
@pytest.mark.parametrize("size", ["tablet", "portrait", "phone", "phone-landscape"])
def test_the_lantern_stands_on_no_spine(start: Start, size: str, scale: float) -> None:
    driver = start(size)
    theme.text_scale = scale
    driver.app.go("packs")
    driver.wait(1)
    for lantern in driver.find("GlowingLook"):
        for group in driver.find("SpineGroup"):
            on_one = group.parent.parent is lantern.parent
            assert not on_one or group.x + group.width <= lantern.x


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_a_book_has_one_colour_on_every_shelf_and_on_its_page(start: Start, size: str) -> None:
    driver = start(size)
    own_words(driver)
    driver.app.go("packs")
    driver.wait(1)
    tap_spine(driver, "de")
    books = [thing for thing in driver.find(PackThing) if hasattr(thing.look, "cloth")]
    cloths = {book.pack_id: book.look.cloth for book in books}
    names = "clouds", "clouds-children", "inkblots", "inkblots-children"
    built_in = [cloths[f"{name}-en"] for name in names]
    assert built_in == [cloths[f"{name}-de"] for name in names] == list(CLOTHS[: len(names)])
    assert len(cloths) == 2 * len(names) + 1
    for pack, cloth in cloths.items():
        open_pack(driver, pack)
        assert driver.app.screens.current_screen.look.cloth == cloth


def open_pack(driver: Driver, pack: str) -> None:
    driver.app.go("pack", pack=pack)
    driver.wait(0.3)


def open_menu(driver: Driver) -> None:
    driver.tap(driver.one("IconButton", icon="dots-vertical"))


def test_every_pack_is_on_the_shelf(driver: Driver) -> None:
    """Books in other languages come out of their spines, one language at a time."""

    def shown() -> set[str]:
        return {pack.pack_id for pack in driver.find("PackOnShelf")}

    packs = driver.app.library.packs()
    familiar = {pack.id for pack in packs if pack.language in ("", "en")}
    assert shown() == familiar
    seen = set(familiar)
    for language in [spine.language for spine in driver.find("LanguageSpine")]:
        tap_spine(driver, language)
        unfolded = {pack.id for pack in packs if pack.language == language}
        assert shown() == familiar | unfolded
        seen |= unfolded
    assert seen == {pack.id for pack in packs}
    tap_spine(driver, language)
    assert shown() == familiar, "a second tap folds them again"


def test_a_language_is_unfolded_without_filling_the_shelves_again(driver: Driver) -> None:
    before = driver.find("PackOnShelf")
    tap_spine(driver, "de")
    unfolded = driver.find("PackOnShelf")
    assert set(before) < set(unfolded)
    assert driver.one("LanguageSpine", language="de").look.pulled
    driver.app.back()
    driver.app.go("packs")
    driver.wait(0.6)
    assert driver.find("PackOnShelf") == unfolded, "it stays unfolded"


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_every_spine_lies_inside_the_window(start: Start, size: str) -> None:
    """However many languages there are; each unfolds below its own shelf."""
    driver = start(size)
    driver.app.go("packs")
    driver.wait(1)
    spines = driver.find("LanguageSpine")
    assert len(spines) == len({spine.language for spine in spines}) > 5
    for spine in spines:
        left, right = (spine.to_window(x, 0)[0] for x in (spine.x, spine.right))
        assert 0 <= left < right <= Window.width
    tap_spine(driver, spines[-1].language)
    assert driver.one("LanguageSpine", language=spines[-1].language).look.pulled
    book = driver.find("PackOnShelf")[-1]
    assert driver.app.library.find(book.pack_id).language == spines[-1].language


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (412, 915), (740, 360), (915, 412)])
def test_nothing_stands_on_the_lantern_or_on_spines(
    start: Start, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setitem(SIZES, "this", size)
    driver = start("this")
    own_words(driver)
    driver.app.go("packs")
    driver.wait(1)
    for shelf in driver.find("Shelf"):
        things = sorted(shelf.ids.row.children, key=lambda thing: thing.x)
        lanterns = [child for child in shelf.children if type(child).__name__ == "GlowingLook"]
        for left, right in itertools.pairwise([*things, *lanterns]):
            assert left.right <= right.x
        for thing in [*things, *lanterns]:
            assert thing.right <= Window.width


def tap_spine(driver: Driver, language: str) -> None:
    spine = driver.one("LanguageSpine", language=language)
    driver.one("PageScroll").scroll_to(spine, animate=False)
    driver.pump(3)
    driver.tap(spine)
    driver.wait(1)


def test_a_label_says_what_is_in_a_pack(driver: Driver) -> None:
    def label(pack: str) -> tuple[str, str]:
        found = driver.one("PackOnShelf", pack_id=pack)
        return found.headline, found.line

    count = len(driver.app.library.find("clouds-en").items)
    assert label("clouds-en") == (f"{count} words", "English · 8+")
    assert label("story-dawn") == ("Dawn", "120 · Cut paper · 6+")


def test_own_packs_lie_on_the_counter_of_a_wide_tablet(driver: Driver) -> None:
    """Elsewhere the counter is too narrow, and they have a shelf of their own."""
    own = own_words(driver)
    driver.app.screens.current_screen.open()
    driver.wait(0.5)
    on_counter = driver.one("PackOnCounter", pack_id=own)
    assert (on_counter.title, on_counter.line) == ("Ours", "12 words")
    assert own not in {pack.pack_id for pack in driver.find("PackOnShelf")}
    make = driver.one("CounterButton", thing="box")
    assert on_counter.to_window(on_counter.right, 0)[0] < make.to_window(make.x, 0)[0]
    driver.resize("phone")
    driver.wait(1)
    assert not driver.find("PackOnCounter")
    last = driver.find("PackOnShelf")[-1]
    assert (last.pack_id, last.headline, last.line) == (own, "12 words", "English · your own")
    driver.resize("tablet")
    driver.wait(1)
    driver.tap(driver.one("PackOnCounter", pack_id=own))
    assert driver.app.screens.current == "pack"


def test_cards_are_kept_until_something_changes(driver: Driver) -> None:
    def visit() -> list[Any]:
        driver.app.back()
        driver.app.go("packs")
        driver.wait(0.6)
        return driver.find(PackThing)

    cards = driver.find(PackThing)
    assert visit() == cards
    own_words(driver)
    assert "Ours" in {card.title for card in visit()}
    driver.app.storage.settings["language"] = "de"
    driver.app.apply_settings()
    assert not set(visit()) & set(cards)


def test_pictures_come_first_and_then_words_in_the_language_of_the_app(driver: Driver) -> None:
    tap_spine(driver, "de")
    titles = [pack.title for pack in driver.find("PackOnShelf")]
    assert titles.index("Words for clouds") < titles.index("Wörter für Wolken")
    assert titles.index("Words for clouds") < titles.index("Children’s words for clouds")
    first = driver.find("PackOnShelf")[0].pack_id
    assert driver.app.library.find(first).kind == "pictures"


def test_a_title_that_is_too_long_is_refused_in_plain_words(driver: Driver) -> None:
    library, words = driver.app.library, [f"Word {number}" for number in range(12)]
    sentence = "too long: a name has at most 60 characters"
    with pytest.raises(BadPack, match=sentence):
        library.make_words("x" * 61, words, ["clouds"], "en")
    with pytest.raises(BadPack, match=sentence):
        library.change(own_words(driver), PackChange(title="x" * 61))


def test_what_could_not_be_removed_stays_hidden(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    pack = own_words(driver)
    open_pack(driver, pack)
    driver.tap(driver.one("WordCell", text="Word 3"))

    def fail(*_: object) -> None:
        raise BadPack("not-saved", "The pack could not be saved.")

    monkeypatch.setattr(driver.app.library, "change", fail)
    open_menu(driver)
    driver.tap("Remove what is hidden")
    driver.tap("Remove")
    driver.wait(0.5)
    assert driver.says("The pack could not be saved.")
    assert driver.app.storage.items.hidden() == {f"{pack}/word-3"}


def test_an_own_pack_grows_is_renamed_and_loses_what_is_hidden(driver: Driver) -> None:
    pack = own_words(driver)
    open_pack(driver, pack)
    open_menu(driver)
    driver.tap("Add words")
    driver.find("TextField")[-1].text = "Lighthouse\nWindmill"
    driver.tap("Add")
    driver.wait(0.5)
    texts = [item.text for item in driver.app.library.find(pack).items]
    assert texts[-2:] == ["Lighthouse", "Windmill"]
    assert len(texts) == 14

    driver.tap(driver.one("WordCell", text="Word 3"))
    open_menu(driver)
    driver.tap("Remove what is hidden")
    driver.tap("Remove")
    driver.wait(0.5)
    assert not driver.find("WordCell", text="Word 3")
    assert not driver.app.storage.items.hidden()

    open_menu(driver)
    driver.tap("Rename")
    driver.find("NameField")[-1].typed = "Words of the summer"
    driver.tap(driver.find("IconButton", icon="check")[-1])
    driver.wait(0.5)
    assert driver.says("Words of the summer")
    assert driver.app.library.find(pack).title == "Words of the summer"

    open_menu(driver)
    driver.tap("Add words")
    driver.find("TextField")[-1].text = "word 5"
    driver.tap("Add")
    driver.wait(0.5)
    assert driver.says("“word 5” is there twice.")
    assert len(driver.app.library.find(pack).items) == 13


def test_a_built_in_pack_cannot_be_changed(driver: Driver) -> None:
    open_pack(driver, "clouds-en")
    open_menu(driver)
    assert not driver.says("Add words")
    with pytest.raises(BadPack):
        driver.app.library.change("clouds-en", PackChange(title="Mine"))


def test_a_word_is_hidden_and_shown_again(driver: Driver) -> None:
    open_pack(driver, own_words(driver))
    driver.tap(driver.one("WordCell", text="Word 3"))
    assert driver.app.storage.items.hidden() == {"ours/word-3"}
    assert driver.one("WordCell", text="Word 3").hidden
    assert driver.says("1 hidden")
    driver.tap(driver.one("WordCell", text="Word 3"))
    assert driver.app.storage.items.hidden() == frozenset()


def test_a_word_gets_a_photo_another_one_and_none(driver: Driver) -> None:
    downloads = driver.app.device.downloads
    paint(downloads / "beach.jpg", colour=(200, 9, 9))
    paint(downloads / "boat.jpg", colour=(9, 9, 200))
    pack = own_words(driver)
    open_pack(driver, pack)

    def picture() -> Path | None:
        return driver.one("WordCell", text="Word 3").picture  # type: ignore[no-any-return]

    def frame() -> Any:
        cell = driver.one("WordCell", text="Word 3")
        return next(part for part in cell.walk() if type(part).__name__ == "PhotoFrame")

    assert picture() is None
    driver.tap(frame())
    driver.tap("beach.jpg")
    driver.wait(0.5)
    first = picture()
    assert first is not None
    assert first.is_file()
    assert not driver.app.storage.items.hidden(), "the frame is no tap on the word"
    driver.tap(frame())
    driver.tap("Another photo")
    driver.tap("boat.jpg")
    driver.wait(0.5)
    assert picture() not in (None, first)
    driver.tap(frame())
    driver.tap("Remove the photo")
    driver.wait(0.5)
    assert picture() is None


def test_only_words_of_own_packs_offer_a_frame(driver: Driver) -> None:
    open_pack(driver, "clouds-children-en")
    cells = driver.find("WordCell")
    assert all(cell.picture and not cell.own for cell in cells)
    driver.tap(driver.find("PhotoFrame")[0])
    hidden = driver.app.storage.items.hidden()
    assert len(hidden) == 1, "a tap on the picture is a tap on the word"


def test_few_pictures_are_not_stretched(driver: Driver, tmp_path: Path) -> None:
    """With fewer pictures than columns, each keeps the proportions of the pack."""
    files = [paint(tmp_path / f"{n}.png", (90, 90), (200 * n, 80, 9)) for n in range(2)]
    pack = driver.app.library.make_pictures("Photos", files, ["storyteller"])
    open_pack(driver, pack.id)
    cells = driver.find("ThumbCell")
    assert len(cells) == 2
    shape = driver.app.screens.current_screen.shape
    assert {round(cell.height / cell.width, 2) for cell in cells} == {round(shape, 2)}


def test_a_picture_is_seen_large_and_hidden(driver: Driver) -> None:
    open_pack(driver, "story-dusk")
    second = driver.app.library.find("story-dusk").items[1]
    driver.tap(driver.one("ThumbCell", index=0))
    driver.tap(driver.one("PageKey", icon="chevron-right"))
    assert driver.one("PictureZoom").path == driver.app.library.picture(second)
    assert driver.says("2 of 120")
    assert driver.says(second.text)
    driver.tap("Hide")
    assert driver.app.storage.items.hidden() == {second.id}
    zoom = driver.one("PictureZoom")
    card, back = zoom.ids.shown.parent, zoom.ids.back
    column = zoom.ids.column
    left, right = card.to_window(card.x, 0)[0], column.to_window(column.right, 0)[0]
    assert (left + right) / 2 == pytest.approx(zoom.center_x, abs=2)
    above, below = zoom.ids.heading.top, zoom.ids.buttons.to_window(0, zoom.ids.buttons.y)[1]
    assert (above + below) / 2 == pytest.approx(card.to_window(*card.center)[1], abs=theme.gap)
    assert back.right < card.to_window(card.x, 0)[0] or back.y > card.to_window(0, card.top)[1]
    driver.tap(back)
    assert driver.one("ThumbCell", index=1).hidden


def test_a_deck_says_how_it_was_made(driver: Driver) -> None:
    open_pack(driver, "story-dawn")
    count = len(driver.app.library.find("story-dawn").items)
    assert driver.says(f"{count} pictures\nCut paper\nAge 6 and up\nBuilt in")


def test_a_picture_has_its_title_in_the_language_of_the_app(driver: Driver) -> None:
    driver.app.storage.settings["language"] = "de"
    driver.app.apply_settings()
    open_pack(driver, "story-dusk")
    driver.tap(driver.one("ThumbCell", index=0))
    title = driver.app.library.find("story-dusk").items[0].text
    assert driver.one("PictureZoom").title == tr.title_of_picture(title) != title


def test_a_picture_without_a_title_takes_no_room_for_one(driver: Driver) -> None:
    open_pack(driver, "inkblots")
    driver.tap(driver.one("ThumbCell", index=0))
    assert driver.one("PictureZoom").title == ""
    assert [heading.height for heading in driver.find("Heading", text="")] == [0]


def test_a_long_pack_makes_only_the_cells_in_sight(driver: Driver) -> None:
    open_pack(driver, "clouds-en")
    assert 0 < len(driver.find("PlainWordCell")) < 120


def test_forgetting_what_was_seen_asks_first(driver: Driver) -> None:
    pack = own_words(driver)
    storage = driver.app.storage
    content = storage.content()
    content["used"] = [{"item": f"{pack}/word-1", "turn": 1}, {"item": "other/x", "turn": 1}]
    storage.replace_content(content)
    open_pack(driver, pack)
    assert driver.says("1 seen already")
    open_menu(driver)
    driver.tap("Start over with this pack")
    driver.tap("Cancel")
    assert f"{pack}/word-1" in storage.items.last_used()
    open_menu(driver)
    driver.tap("Start over with this pack")
    driver.tap("Start over")
    assert set(storage.items.last_used()) == {"other/x"}
    assert not driver.says("seen already")


def test_a_pack_is_exported_and_imported_as_one_file(driver: Driver) -> None:
    open_pack(driver, own_words(driver))
    open_menu(driver)
    driver.tap("Export")
    file = driver.app.device.downloads / "ours.zip"
    assert driver.says(str(file))
    driver.tap("OK")
    driver.app.library.delete("ours")
    driver.back()
    driver.tap("Import")
    driver.tap("ours.zip")
    assert driver.app.screens.current == "pack"
    assert driver.app.library.find("ours").title == "Ours"


def test_own_packs_can_be_deleted_built_in_ones_cannot(driver: Driver) -> None:
    open_pack(driver, "clouds-en")
    open_menu(driver)
    assert not driver.says("Delete this pack")
    driver.back()
    driver.back()
    open_pack(driver, own_words(driver))
    open_menu(driver)
    driver.tap("Delete this pack")
    driver.tap("Keep it")
    assert driver.app.library.is_own("ours")
    open_menu(driver)
    driver.tap("Delete this pack")
    driver.tap("Delete")
    assert not driver.app.library.is_own("ours")
    assert driver.app.screens.current == "packs"


def test_a_bad_file_gets_one_sentence_and_changes_nothing(driver: Driver) -> None:
    zipped(write_pack(driver.app.device.downloads / "clouds-en", word_pack("clouds-en")))
    before = driver.app.library.packs()
    driver.tap("Import")
    driver.tap("clouds-en.zip")
    assert driver.says("The pack “Words for clouds” is part of the app.")
    assert driver.app.library.packs() == before


def test_a_picture_pack_can_be_imported(driver: Driver) -> None:
    pack = picture_pack("holiday", games=["storyteller"])
    zipped(write_pack(driver.app.device.downloads / "holiday", pack))
    driver.tap("Import")
    driver.tap("holiday.zip")
    assert len(driver.find("ThumbCell")) == 6


def test_words_are_checked_while_they_are_typed(driver: Driver) -> None:
    driver.tap("Make a pack")
    page = driver.app.screens.current_screen
    make = driver.button("Make it")
    assert driver.says("The pack needs a name.")
    page.ids.name_of_pack.text = "Our holiday"
    page.ids.words.text = "Ferry\n\n  Broken   tent \nferry"
    assert driver.says("“ferry” is there twice.")
    assert driver.says("3 words")
    assert page.ids.words.wrong
    page.ids.words.text = "Ferry\nBroken tent"
    assert driver.says("2 words")
    assert driver.says("A pack needs at least 10 words, one on each line.")
    assert make.disabled
    page.ids.words.text = "\n".join(f"Memory {number}" for number in range(10))
    assert not make.disabled
    driver.tap("Inkblots")
    driver.tap("Make it")
    pack = driver.app.library.find("our-holiday")
    assert (pack.games, pack.language, len(pack.items)) == (("clouds",), "en", 10)
    assert driver.app.screens.current == "pack"


def test_nothing_typed_is_lost_on_the_way_back(driver: Driver) -> None:
    driver.tap("Make a pack")
    driver.app.screens.current_screen.ids.words.text = "Ferry"
    driver.back()
    driver.tap("Make a pack")
    assert driver.app.screens.current_screen.ids.words.text == "Ferry"


def test_an_unsafe_photo_is_refused_and_not_shown(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(from_outside, "webp_is_safe", lambda: False)
    paint(driver.app.device.downloads / "real.webp").rename(
        driver.app.device.downloads / "holiday.jpg"
    )
    driver.tap("Make a pack")
    driver.tap("Photos")
    driver.tap("Add photos")
    driver.tap(driver.one("SwitchRow", title="holiday.jpg"))
    driver.tap("Use this file")
    assert driver.says("The picture holiday.jpg is a WebP file.")
    assert driver.find("PhotoCell") == []


def test_photos_become_a_pack(driver: Driver) -> None:
    for number in range(6):
        paint(driver.app.device.downloads / f"{number}.jpg", colour=(number * 40, 9, 9))
    driver.tap("Make a pack")
    driver.app.screens.current_screen.ids.name_of_pack.text = "Album"
    driver.tap("Photos")
    driver.tap("Add photos")
    for number in range(6):
        driver.tap(driver.one("SwitchRow", title=f"{number}.jpg"))
    driver.tap("Use this file")
    assert driver.says("6 pictures")
    driver.tap(driver.find("PhotoCell")[0])
    assert driver.says("5 pictures")
    assert driver.says("needs 26 pictures for 3 players and 56 for 8")
    driver.tap("Make it")
    pack = driver.app.library.find("album")
    assert (pack.kind, pack.games, len(pack.items)) == ("pictures", ("storyteller",), 5)


def test_a_folder_that_cannot_be_used_is_mentioned(start: Start, tmp_path: Path) -> None:
    (tmp_path / "packs" / "broken").mkdir(parents=True)
    (tmp_path / "packs" / "broken" / "pack.json").write_text("{")
    driver = start()
    driver.app.go("packs")
    driver.wait(0.5)
    assert driver.says("The pack “broken” can’t be used")


def test_a_bad_pack_in_the_library_can_be_deleted(start: Start, tmp_path: Path) -> None:
    folder = tmp_path / "packs" / "stranger"
    write_pack(folder, word_pack("stranger", title="\ud800"))
    driver = start()
    driver.app.go("packs")
    driver.wait(1)
    assert driver.says("The pack “stranger” can’t be used")
    driver.find("PageScroll")[0].scroll_y = 0
    driver.pump(3)
    driver.tap("Delete this pack")
    driver.tap("Delete")
    driver.wait(1)
    assert not folder.exists()
    assert not driver.says("The pack “stranger” can’t be used")


def test_an_import_runs_on_a_worker_thread_and_can_be_cancelled(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(background_task, "Thread", threading.Thread)
    zipped(write_pack(driver.app.device.downloads / "holiday", word_pack("holiday")))
    begun, go_on, ran = threading.Event(), threading.Event(), []
    check = library_module.check_folder

    def slow(*arguments: Any) -> Any:
        ran.append(threading.current_thread())
        begun.set()
        assert go_on.wait(10)
        return check(*arguments)

    monkeypatch.setattr(library_module, "check_folder", slow)
    driver.tap("Import")
    driver.tap("holiday.zip")
    driver.wait(1)
    assert driver.says("One moment…")
    assert begun.wait(10)
    driver.tap("Cancel")
    go_on.set()
    ran[0].join(10)
    driver.wait(0.5)
    assert ran[0] is not threading.main_thread()
    assert not driver.app.library.is_own("holiday")
    assert driver.app.screens.current == "packs"


def test_an_import_says_how_far_it_is(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background_task, "Thread", threading.Thread)
    zipped(write_pack(driver.app.device.downloads / "album", picture_pack("album", count=6)))
    at_picture, look, ran = threading.Event(), threading.Event(), []
    decode = checks.find_image_problem

    def slow(path: Path) -> Any:
        if path.name == "p3.webp" and not ran:
            ran.append(threading.current_thread())
            at_picture.set()
            assert look.wait(10)
        return decode(path)

    monkeypatch.setattr(checks, "find_image_problem", slow)
    driver.tap("Import")
    driver.tap("album.zip")
    assert at_picture.wait(10)
    driver.wait(1)
    assert driver.says("Checking pictures: 4 of 6")
    assert driver.one("WorkProgress").part == 4 / 6
    driver.app.tr.language = "de"
    driver.wait(0.3)
    assert driver.says("Bilder werden geprüft: 4\N{NO-BREAK SPACE}von\N{NO-BREAK SPACE}6")
    driver.app.tr.language = "en"
    driver.tap("Cancel")
    look.set()
    ran[0].join(10)
    driver.wait(0.5)
    assert not driver.find("WorkProgress")
    assert not driver.app.library.is_own("album")


def test_an_import_that_is_cancelled_too_late_shows_its_pack(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If people cancel an import too late, the imported pack is shown, so that they know of it."""
    monkeypatch.setattr(background_task, "Thread", threading.Thread)
    zipped(write_pack(driver.app.device.downloads / "holiday", word_pack("holiday")))
    begun, go_on, ran = threading.Event(), threading.Event(), []
    install = folders.swapped_in

    def slow(*arguments: Any) -> Any:
        ran.append(threading.current_thread())
        begun.set()
        assert go_on.wait(10)
        return install(*arguments)

    monkeypatch.setattr(folders, "swapped_in", slow)
    driver.tap("Import")
    driver.tap("holiday.zip")
    assert begun.wait(10)
    driver.wait(1)
    driver.tap("Cancel")
    go_on.set()
    ran[0].join(10)
    driver.wait(0.5)
    assert driver.app.library.is_own("holiday")
    assert driver.app.screens.current == "pack"


def test_words_stand_below_the_heading_of_their_category(driver: Driver) -> None:
    """A category has one heading, wherever its words are in the pack."""
    items = driver.app.library.find("clouds-en").items
    open_pack(driver, "clouds-en")
    page = driver.app.screens.current_screen

    def words() -> int:
        return sum(len(row.get("cells", ())) for row in page.ids.list.data)

    driver.until(lambda: words() == len(items))
    rows = page.ids.list.data
    headings = [row["text"] for row in rows if "text" in row]
    assert headings == list(dict.fromkeys(item.category for item in items))
    listed: list[tuple[str, str]] = []
    heading = ""
    for row in rows:
        heading = row.get("text", heading)
        listed += [(heading, cell["text"]) for cell in row.get("cells", ())]
    assert sorted(listed) == sorted((item.category, item.text) for item in items)
    first = driver.find("ItemHeading")[0]
    assert first.text == items[0].category
    assert driver.one("PlainWordCell", text=items[0].text).top <= first.y


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_slips_lie_side_by_side_inside_the_list(start: Start, size: str) -> None:
    driver = start(size)
    for pack in ("clouds-en", "clouds-children-en", "story-dusk", own_words(driver)):
        driver.app.go("pack", pack=pack)
        driver.wait(2)
        room = driver.app.screens.current_screen.ids.list
        for row in driver.find("ItemRow"):
            cells = sorted(row.children, key=lambda cell: cell.x)
            assert all(a.right < b.x for a, b in itertools.pairwise(cells))
            assert cells[0].x >= 0
            assert cells[-1].right <= room.width


def test_lines_of_facts_are_broken_between_facts_and_without_their_dot() -> None:
    facts = "120 · Cut paper · 10+"
    assert lines_of_facts(facts, 20, 1000) == facts
    narrow = lines_of_facts(facts, 20, text_width("Cut paper · 10+", 20, PLAIN) + 1)
    assert narrow == "120\nCut paper · 10+", "the age does not stand alone"
    assert lines_of_facts(facts, 20, 1) == "120\nCut paper\n10+"


@pytest.mark.parametrize("scale", [1, 1.5])
def test_the_shelf_ends_above_all_that_stands_on_the_counter(driver: Driver, scale: float) -> None:
    own = own_words(driver)
    driver.app.storage.settings[SettingKey.TEXT_SCALE] = scale
    driver.app.apply_settings()
    driver.app.screens.current_screen.open()
    driver.wait(0.8)
    scroll = driver.app.screens.current_screen.ids.scroll
    on_counter = driver.one("PackOnCounter", pack_id=own)
    assert on_counter.to_window(0, on_counter.top)[1] <= scroll.to_window(*scroll.pos)[1]
    assert "…" not in on_counter.ids.name.text


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_labels_of_a_shelf_are_equally_high_and_pills_have_one_size(
    driver: Driver, size: str
) -> None:
    driver.resize(size)
    driver.wait(1)
    for shelf in driver.find("Shelf"):
        assert len({thing.ids.label.height for thing in shelf.ids.row.children}) <= 1
    pills = driver.find("CounterButton")
    assert len({pill.letters for pill in pills}) == 1
