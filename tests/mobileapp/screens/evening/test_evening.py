"""Tests of an evening's album, and of its chart of who understood whom."""

import errno
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window
from PIL import Image

from engine.game_night.game_night import EarnedAward, GameNight, Guest, PlayedMatch
from engine.game_night.programme import PlannedMatch
from engine.game_night.titles import titles
from engine.setup import Player
from mobileapp.album.constellation import DIMMED, sentences_about
from mobileapp.book import write
from mobileapp.book.contents import recaps_of
from mobileapp.book.looks import BookPaper
from mobileapp.book.page import BookPage, paint_page
from mobileapp.book.pages import BookContents
from mobileapp.book.understanding import bonds, closest_pair
from mobileapp.packs.own_blots import NewBlot
from mobileapp.preload import adopt_inkers
from mobileapp.screens.evening import export
from mobileapp.screens.evening.export import EveningExport
from mobileapp.screens.evening.view import other_awards
from mobileapp.stage.paginator import page_number
from mobileapp.tonight.texts import title_words
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.screens.test_evenings import (
    NOON,
    SKY,
    key_of,
    open_latest,
    opened_album,
    remember,
    texts_on,
)

NAMES = ("Ana", "Ben", "Cleo")
COUNTS = {(0, 1): 3, (1, 0): 1, (2, 0): 2, (2, 2): 5}
BLOTS = {
    "round": 1,
    "subject": 0,
    "words": [{"symbol": "sun", "text": "Carnival"}],
    "understood": [[1, 0]],
}


def test_a_bond_counts_both_ways_and_the_strongest_comes_last() -> None:
    assert [*bonds(COUNTS).items()] == [(frozenset({0, 2}), 2), (frozenset({0, 1}), 4)]
    assert closest_pair(NAMES, COUNTS) == "Ana and Ben: 4 times"
    assert closest_pair(["Ana"], {}) == ""
    assert bonds({(0, 1): 0}) == {}


def test_sentences_count_how_often_a_person_understood_others() -> None:
    sentences = sentences_about(0, NAMES, COUNTS)
    assert sentences == (
        "Ana understood somebody 3 times. Ana was understood 3 times. Most of all with Ben."
    )
    assert (
        sentences_about(1, NAMES, COUNTS)
        == "Ben understood somebody 1 time. Ben was understood 3 times."
    )


def an_evening(driver: Driver) -> None:
    card = driver.app.library.find("story-dusk").items[0]
    blot = driver.app.library.find("inkblots").items[0]
    played = {
        "round": 1,
        "storyteller": 0,
        "clue": "My uncle, 1987",
        "told": card.id,
        "cards": [{"item": card.id, "owner": 0, "voters": [1, 2]}],
        "understood": [[1, 0], [2, 0]],
    }
    half = [{"item": card.id, "owner": 0, "voters": [1]}]
    half.append({"item": "story/x", "owner": 1, "voters": [2]})
    remember(driver, story=[played, {**played, "cards": half, "understood": [[1, 0]]}])
    remember(driver, game="clouds", scores=[1, 2, 0], story=[SKY], started=NOON + 2000)
    blots = {**BLOTS, "images": [{"id": blot.id, "symbol": "sun"}]}
    remember(driver, game="inkblots", scores=[1, 2, 0], story=[blots], started=NOON + 2001)
    open_latest(driver)


def captions(driver: Driver) -> list[str]:
    """The captions of the pictures on the leaf that is shown."""
    pieces = driver.app.screens.current_screen.stage.scene.pieces
    return [piece.look.text for key, piece in pieces.items() if key.startswith("caption:")]


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_the_leaves_of_the_album_are_turned_one_by_one(start: Start, size: str) -> None:
    driver = start(size)
    an_evening(driver)
    album = opened_album(driver)
    seen = [captions(driver)]
    while "after" in album.stage.scene.pieces:
        driver.tap_piece("after")
        seen.append(captions(driver))
    assert album.leaf == len(seen) - 1
    assert page_number(len(seen) - 1, len(seen)) in texts_on(driver)
    said = [caption for leaf in seen for caption in leaf]
    assert said[-4:] == ["Ana: “My uncle, 1987”"] * 2 + ["Lighthouse", "What Ana saw"]
    x, y = album.stage.scene.pieces["paper"].rect[:2]
    driver.drag((x + 40, y + 12), (x + 200, y + 12))
    assert album.leaf == len(seen) - 2, "a swipe to the right leads back"
    driver.drag((x + 200, y + 12), (x + 40, y + 12))
    assert album.leaf == len(seen) - 1


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_the_book_lies_there_first_and_never_goes_or_changes_its_size(
    start: Start, size: str
) -> None:
    driver = start(size)
    an_evening(driver)
    driver.app.back()
    driver.wait(1)
    driver.app.go("evening", evening=0)
    stage = opened_album(driver).stage
    places, seen = set(), []
    for _ in range(90):
        driver.pump()
        book = stage.sprites.by_key["book"]
        places.add(book.piece.rect)
        seen.append(book.has_front)
        filled = any(
            "@" in key or key.startswith(("person:", "ribbon:")) for key in stage.scene.pieces
        )
        assert book.has_front or not filled
    assert len(places) == 1
    assert seen == sorted(seen), "once it is there, it stays"
    assert filled


def test_no_award_is_called_like_a_title_of_the_same_evening(start: Start) -> None:
    driver = start()
    an_evening(driver)
    history = driver.app.storage.history
    evening = history.with_stories(history.outline(history.evenings()[0]))
    recaps = [recaps_of(match, evening.numbers) for match in evening.matches]
    assert "An open book" in {award.title for award in other_awards(evening, recaps, None)}
    planned = PlannedMatch("inkblots", "standard", 10)
    open_book = EarnedAward("subject", (1,), (2,))
    guests = tuple(Guest(Player(name), 1, 1) for name in ("Ana", "Ben"))
    played = (PlayedMatch(planned, {0: 1, 1: 1}, (open_book,)),)
    night = GameNight(30, 1, guests, played=played)
    called = [title_words(one)[0] for one in titles(night)]
    assert "An open book" in called
    assert not {*called} & {award.title for award in other_awards(evening, recaps, night)}


def test_a_tap_on_a_ribbon_opens_its_match(start: Start) -> None:
    driver = start()
    an_evening(driver)
    assert [one.title for one in opened_album(driver).view.chapters] == [
        "Storyteller", "Clouds", "Inkblots",
    ]  # fmt: skip
    driver.tap_piece("ribbon:2")
    assert {"Inkblots", "Carnival"} <= {*texts_on(driver)}


def test_a_large_picture_shows_what_was_said_and_leads_to_the_others(start: Start) -> None:
    driver = start()
    an_evening(driver)
    driver.tap_piece("ribbon:0")
    driver.tap_piece(key_of(driver, "picture:1"))
    page = opened_album(driver)
    assert "large:1" in page.stage.scene.pieces
    assert "Ana: “My uncle, 1987”" in texts_on(driver)
    driver.wait(0.5)
    middle, high = Window.width / 2, Window.height / 2
    driver.drag((middle, high), (middle + Window.width * 0.2, high))
    assert "large:0" in page.stage.scene.pieces, "a swipe leads to the picture before"
    driver.tap_piece("after")
    assert "large:1" in page.stage.scene.pieces
    driver.tap_piece("large:1")
    assert key_of(driver, "picture:1"), "a tap puts it back"
    driver.tap_piece("ribbon:1")
    assert captions(driver) == ["Lighthouse"]
    assert opened_album(driver).stage.scene.pieces[key_of(driver, "picture:")].tap is None


def test_an_award_shows_the_picture_and_the_clue_it_was_won_with(start: Start) -> None:
    driver = start()
    told, decoy = driver.app.library.find("story-dusk").items[:2]
    cards = [{"item": told.id, "owner": 0, "voters": [1]},
             {"item": decoy.id, "owner": 1, "voters": [2, 3]}]  # fmt: skip
    story = {"round": 1, "storyteller": 0, "clue": "Socks", "told": told.id, "cards": cards}
    remember(driver, ("Ana", "Ben", "Cleo", "Dan"), story=[story | {"understood": [[1, 0]]}])
    open_latest(driver)
    awards = {one.title: one for one in opened_album(driver).view.awards}
    bold, trail = awards["Boldest clue"], awards["False trail"]
    assert (bold.reason, bold.picture and bold.picture.item) == ("“Socks”", told)
    assert trail.picture is not None
    assert (trail.picture.item, trail.picture.caption) == (decoy, "“Socks”")
    driver.tap_piece("after")
    shown = [*texts_on(driver)]
    assert {"Boldest clue", "False trail"} <= {*shown}
    assert any(text.endswith(" · 2 votes on one picture") for text in shown)
    driver.tap_piece(key_of(driver, "picture:"))
    large = opened_album(driver).stage.scene.pieces
    assert {"large:0", "after"} <= {*large}


@pytest.fixture
def small_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make exports so small that they are painted quickly."""
    monkeypatch.setattr(export, "WIDTH", 74)
    monkeypatch.setattr(export, "SIZE", (192, 120))


@pytest.mark.usefixtures("small_pages")
def test_an_evening_can_be_saved_as_a_picture(start: Start, tmp_path: Path) -> None:
    driver = start()
    driver.app.device.downloads = tmp_path / "Downloads"
    an_evening(driver)
    driver.wait(0.5)
    driver.tap_piece("keep")
    driver.tap("One picture")
    driver.wait(0.5)
    (kept,) = driver.app.device.downloads.glob("*.png")
    with Image.open(kept) as picture:
        assert picture.size == (192, 120)
    assert driver.says("The evening is saved as a picture")


@pytest.mark.usefixtures("small_pages")
def test_an_evening_is_made_into_a_book(start: Start, tmp_path: Path) -> None:
    driver = start("phone")
    driver.app.device.downloads = tmp_path / "Downloads"
    an_evening(driver)
    driver.wait(0.5)
    for kind in ("Book (PDF)", "Book as pictures"):
        driver.tap_piece("keep")
        assert not driver.says("photos of your own"), "there are none"
        driver.tap(kind)
        driver.wait(0.5)
        assert driver.says("The book of the evening is ready")
        driver.tap("OK")
    (book,) = driver.app.device.downloads.glob("*.pdf")
    assert book.read_bytes().startswith(b"%PDF")
    (folder,) = (path for path in driver.app.device.downloads.iterdir() if path.is_dir())
    assert folder.name == book.stem
    assert len([*folder.glob("*.png")]) == 7
    assert not [*tmp_path.glob(".packs-*")], "nothing is left behind"


@pytest.mark.usefixtures("small_pages")
def test_own_photos_are_in_a_book_only_if_people_say_so(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = start()
    made: list[BookContents] = []
    write_book = EveningExport.write_book

    def record(evening: EveningExport, *how: Any) -> list[Path]:
        made.append(evening.contents)
        return write_book(evening, *how)

    monkeypatch.setattr(EveningExport, "write_book", record)
    monkeypatch.setattr(driver.app.library, "is_own", lambda pack: pack == "story-dusk")
    driver.app.device.downloads = tmp_path / "Downloads"
    an_evening(driver)
    driver.wait(0.5)
    for answer in (None, "With them"):
        driver.tap_piece("keep")
        assert driver.says("Some moments show photos of your own. May they be in it?")
        if answer:
            driver.tap(answer)
        driver.tap("Book (PDF)")
        driver.wait(0.5)
        driver.tap("OK")
    without, complete = ([one.game_title for one in book.moments] for book in made)
    assert without == ["Clouds", "Inkblots"]
    assert complete == ["Storyteller", "Storyteller", "Clouds", "Inkblots"]


def test_a_memory_with_an_own_photo_is_left_out_of_the_book(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A question of *Do you remember?* about a photo shows it again; so does an award for it."""
    driver = start()
    made: list[BookContents] = []

    def record(export: EveningExport, folder: Path, _report: object) -> list[Path]:
        made.append(export.contents)
        book = folder / "book.pdf"
        book.touch()
        return [book]

    monkeypatch.setattr(EveningExport, "write_book", record)
    monkeypatch.setattr(driver.app.library, "is_own", lambda pack: pack == "story-dusk")
    photo = driver.app.library.find("story-dusk").items[0].id
    painted = driver.app.library.find("story-dawn").items[0].id
    asked = {"kind": "clue", "memory": "m", "about": [], "answered": [0, 1, 2], "right": [1]}
    pictures = enumerate((photo, painted), 1)
    story = [{**asked, "round": number, "picture": picture} for number, picture in pictures]
    remember(driver, game="remember", story=story)
    open_latest(driver)
    for answer in (None, "With them"):
        driver.tap_piece("keep")
        assert driver.says("Some moments show photos of your own. May they be in it?")
        if answer:
            driver.tap(answer)
        driver.tap("Book (PDF)")
        driver.wait(0.5)
        driver.tap("OK")
    without, complete = ({one.pictures[0].item.id for one in book.moments} for book in made)
    assert without == {painted}
    assert complete == {photo, painted}
    for book, shown in zip(made, (False, True), strict=True):
        (award,) = (one for one in book.awards if one.title == "Long memory")
        assert bool(award.moment) == shown, "the photo beside an award is left out as well"


@pytest.mark.usefixtures("small_pages")
def test_a_book_that_fails_leaves_no_files(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = start()
    driver.app.device.downloads = tmp_path / "Downloads"
    an_evening(driver)
    driver.wait(0.5)

    def fail(page: BookPage, size: tuple[int, int], art: object) -> Image.Image:
        if isinstance(page.ground, BookPaper):
            raise OSError(errno.ENOSPC, "No space left on device")
        return paint_page(page, size, art)

    monkeypatch.setattr(write, "paint_page", fail)
    driver.tap_piece("keep")
    driver.tap("Book (PDF)")
    driver.wait(0.5)
    assert driver.says("There’s no room left on this device.")
    assert not driver.app.device.downloads.exists()
    assert not [*tmp_path.glob(".packs-*")]


def test_the_next_start_removes_an_unfinished_book(start: Start) -> None:
    driver = start()
    folder = driver.app.make_temp_folder()
    (folder / "book.pdf").write_bytes(b"%PDF half a book")
    driver = start()
    assert driver.app.library.packs()
    assert not folder.exists()


def test_a_temporary_folder_of_this_run_is_not_removed(start: Start) -> None:
    driver = start()
    folder = driver.app.make_temp_folder()
    assert driver.app.library.packs()
    assert folder.exists()


def test_points_of_clouds_are_called_droplets(start: Start) -> None:
    driver = start()
    an_evening(driver)
    story, clouds, _ = opened_album(driver).view.chapters
    assert [score.text for score in clouds.scores] == ["1 droplet", "2 droplets", "0 droplets"]
    assert story.scores[0].text == "30 points"


def test_a_match_without_any_points_shows_who_played_and_its_skies_beside_their_words(
    start: Start,
) -> None:
    driver = start()
    remember(driver, game="clouds", scores=[0, 0, 0], story=[SKY, SKY])
    open_latest(driver)
    (clouds,) = opened_album(driver).view.chapters
    assert [score.text for score in clouds.scores] == ["", "", ""]
    assert [one.pictures for one in clouds.rounds] == [(0,), (1,)]
    assert all(picture.drawing for picture in clouds.pictures)


def test_a_touched_token_dims_the_lines_of_others(start: Start) -> None:
    driver = start()
    an_evening(driver)
    stage = opened_album(driver).stage
    assert "Ana and Ben: 3 times" in texts_on(driver)
    driver.tap_piece("person:2")
    assert stage.scene.pieces["bond:0:1"].opacity == DIMMED
    assert stage.scene.pieces["bond:0:2"].opacity == 1
    assert any(text.startswith("Cleo understood somebody 1 time.") for text in texts_on(driver))
    driver.tap_piece("person:2")
    assert stage.scene.pieces["bond:0:1"].opacity == 1
    assert "Ana and Ben: 3 times" in texts_on(driver)


def test_the_blots_of_an_evening_are_in_its_album_with_who_inked_them(start: Start) -> None:
    driver = start()
    remember(driver)
    evening = f"{datetime.fromtimestamp(NOON):%Y-%m-%d}"
    for made, names in ((evening, ["Ana", "Ben"]), (evening, []), ("2001-01-01", ["Cleo"])):
        blot = NewBlot(Image.new("RGB", (80, 80), "black"), (), names, made)
        driver.app.library.add_blot("Our inkblots", blot)
    open_latest(driver)
    ours = opened_album(driver).view.chapters[-1]
    assert ours.title == "Our inkblots"
    assert [one.caption for one in ours.pictures] == ["Inked by Ana and Ben", "Our inkblots"]


def test_who_inked_is_forgotten_in_the_album_and_in_the_pack(start: Start) -> None:
    driver = start()
    remember(driver)
    blot = NewBlot(
        Image.new("RGB", (80, 80), "black"),
        (),
        ["Quirinius"],
        f"{datetime.fromtimestamp(NOON):%Y-%m-%d}",
    )
    driver.app.library.add_blot("Our inkblots", blot)  # as an early version did
    adopt_inkers(driver.app)
    open_latest(driver)
    (blot,) = opened_album(driver).view.chapters[-1].pictures
    assert blot.caption == "Inked by Quirinius"
    driver.app.storage.forget(driver.app.storage.roster.find("Quirinius").id)
    driver.app.home()
    driver.wait(0.5)
    open_latest(driver)
    (blot,) = opened_album(driver).view.chapters[-1].pictures
    assert blot.caption == "Our inkblots"
    (pack_file,) = (path for name, path in driver.app.library.own_files() if "pack.json" in name)
    assert "Quirinius" not in pack_file.read_text(encoding="utf-8")
