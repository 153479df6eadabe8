"""Tests of an evening's album, and of its chart of who understood whom."""

import errno
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from mobileapp.book import write
from mobileapp.book.looks import Paper
from mobileapp.book.page import Page, paint_page
from mobileapp.book.pages import BookContents
from mobileapp.book.understanding import bonds, closest_pair
from mobileapp.packs.own_blots import NewBlot
from mobileapp.screens.evening import keepsakes
from mobileapp.screens.evening.keepsakes import Keepsake
from mobileapp.screens.evening.understanding_chart import DIMMED, sentences_about
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.screens.test_evenings import NOON, SKY, open_latest, remember

COUNTS = {("Ana", "Ben"): 3, ("Ben", "Ana"): 1, ("Cleo", "Ana"): 2, ("Cleo", "Cleo"): 5}
BLOTS = {
    "round": 1,
    "subject": 0,
    "words": [{"symbol": "sun", "text": "Carnival"}],
    "understood": [[1, 0]],
}


def test_a_bond_counts_both_ways_and_the_strongest_comes_last() -> None:
    assert [*bonds(COUNTS).items()] == [
        (frozenset({"Ana", "Cleo"}), 2),
        (frozenset({"Ana", "Ben"}), 4),
    ]
    assert closest_pair(["Ana", "Ben", "Cleo"], COUNTS) == "Ana and Ben: 4 times"
    assert closest_pair(["Ana"], {}) == ""
    assert bonds({("Ana", "Ben"): 0}) == {}


def test_sentences_count_how_often_a_person_understood_others() -> None:
    sentences = sentences_about("Ana", COUNTS)
    assert sentences == (
        "Ana understood somebody 3 times. Ana was understood 3 times. Most of all with Ben."
    )
    assert (
        sentences_about("Ben", COUNTS)
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


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_the_pages_of_the_album_are_turned_one_by_one(start: Start, size: str) -> None:
    driver = start(size)
    an_evening(driver)
    album = driver.one("Album")
    driver.one("PageScroll").scroll_to(album, animate=False)
    driver.wait(0.3)
    captions = []
    for turned, number in enumerate(("1 / 2", "2 / 2", "1 / 1", "1 / 1")):
        captions.append((album.caption, album.note))
        assert album.number == number  # counts only pages of the same game
        if turned < 3:
            driver.tap("Turn the page")
    assert captions == [
        ("Ana: “My uncle, 1987”", "Everyone understood Ana."),
        ("Ana: “My uncle, 1987”", "Understood by Ben."),
        ("Lighthouse", "Painted by Ana and Ben. Nobody saw it in time."),
        ("Carnival", "What Ana saw"),
    ]
    driver.tap("Turn the page")
    assert album.index == 3, "the last page"
    x, y = driver.place_of(album.ids.page)
    driver.drag((x - 60, y), (x + 60, y))
    assert album.index == 2
    assert album.ids.photo.page.drawing is not None
    driver.tap(album.ids.photo)
    assert not driver.find("CardZoom"), "a drawing is as large as it gets"


def test_a_tap_on_a_game_opens_its_page_in_the_album(start: Start) -> None:
    driver = start()
    an_evening(driver)
    album = driver.one("Album")
    assert album.games == ["Storyteller", "Clouds", "Inkblots"]
    driver.tap("Inkblots")
    assert album.caption == "Carnival"
    assert driver.one("ChoiceButton", chosen=True).text == "Inkblots"


def test_a_large_picture_shows_what_was_said_and_leads_to_the_others(start: Start) -> None:
    driver = start()
    an_evening(driver)
    driver.tap("Inkblots")
    driver.tap(driver.one("Album").ids.photo)
    zoom = driver.one("CardZoom")
    assert (zoom.caption, zoom.index, zoom.count) == ("Carnival", 2, 3)
    assert zoom.ids.lower.font_size >= 28
    zoom.step(-1)
    driver.wait(0.3)
    assert zoom.caption == "Ana: “My uncle, 1987”"
    driver.back()


@pytest.fixture
def small_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make keepsakes so small that they are painted quickly."""
    monkeypatch.setattr(keepsakes, "WIDTH", 74)
    monkeypatch.setattr(keepsakes, "SIZE", (192, 120))


@pytest.mark.usefixtures("small_pages")
def test_an_evening_can_be_saved_as_a_picture(start: Start, tmp_path: Path) -> None:
    driver = start()
    driver.app.device.downloads = tmp_path / "Downloads"
    an_evening(driver)
    driver.wait(0.5)
    driver.tap("Take it home")
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
        driver.tap("Take it home")
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
    write_book = Keepsake.write_book

    def note(keepsake: Keepsake, *how: Any) -> list[Path]:
        made.append(keepsake.contents)
        return write_book(keepsake, *how)

    monkeypatch.setattr(Keepsake, "write_book", note)
    monkeypatch.setattr(driver.app.library, "is_own", lambda pack: pack == "story-dusk")
    driver.app.device.downloads = tmp_path / "Downloads"
    an_evening(driver)
    driver.wait(0.5)
    for answer in (None, "With them"):
        driver.tap("Take it home")
        assert driver.says("Some moments show photos of your own. May they be in it?")
        if answer:
            driver.tap(answer)
        driver.tap("Book (PDF)")
        driver.wait(0.5)
        driver.tap("OK")
    without, complete = ([one.game_title for one in book.moments] for book in made)
    assert without == ["Clouds", "Inkblots"]
    assert complete == ["Storyteller", "Storyteller", "Clouds", "Inkblots"]


@pytest.mark.usefixtures("small_pages")
def test_a_book_that_fails_leaves_no_files(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = start()
    driver.app.device.downloads = tmp_path / "Downloads"
    an_evening(driver)
    driver.wait(0.5)

    def fail(page: Page, size: tuple[int, int], art: object) -> Image.Image:
        if isinstance(page.ground, Paper):
            raise OSError(errno.ENOSPC, "No space left on device")
        return paint_page(page, size, art)

    monkeypatch.setattr(write, "paint_page", fail)
    driver.tap("Take it home")
    driver.tap("Book (PDF)")
    driver.wait(0.5)
    assert driver.says("There’s no room left on this tablet.")
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


def test_names_stand_above_the_upper_badges_and_below_the_others(start: Start) -> None:
    driver = start()
    an_evening(driver)
    driver.wait(1.5)
    graph = driver.one("UnderstandingGraph")
    badges = driver.find("GraphBadge")
    assert {badge.above for badge in badges} == {True, False}
    for badge in badges:
        assert badge.above == (badge.center_y > graph.center_y + 1)


def test_points_of_clouds_are_called_droplets(start: Start) -> None:
    driver = start()
    an_evening(driver)
    assert driver.says("1 droplet")
    assert driver.says("2 droplets")
    assert driver.says("30 points")


def test_a_touched_badge_dims_the_lines_of_others(start: Start) -> None:
    driver = start()
    an_evening(driver)
    driver.wait(1)
    graph = driver.one("UnderstandingGraph")
    strengths = {tuple(sorted(bond.pair)): bond for bond in graph._bonds}
    assert {pair: bond.count for pair, bond in strengths.items()} == {
        ("Ana", "Ben"): 3,
        ("Ana", "Cleo"): 1,
    }
    assert strengths["Ana", "Ben"].line.width > strengths["Ana", "Cleo"].line.width
    assert driver.says("Ana and Ben: 3 times")
    cleo = next(badge for badge in driver.find("GraphBadge") if badge.profile.name == "Cleo")
    driver.tap(cleo)
    assert strengths["Ana", "Ben"].colour.a == pytest.approx(DIMMED)
    assert strengths["Ana", "Cleo"].colour.a > 0.5
    assert driver.says("Cleo understood somebody 1 time.")
    driver.tap(cleo)
    assert strengths["Ana", "Ben"].colour.a > 0.5
    assert driver.says("Ana and Ben: 3 times")


def test_the_blots_of_an_evening_are_in_its_album_with_who_inked_them(start: Start) -> None:
    driver = start()
    remember(driver)
    evening = f"{datetime.fromtimestamp(NOON):%Y-%m-%d}"
    for made, names in ((evening, ["Ana", "Ben"]), (evening, []), ("2001-01-01", ["Cleo"])):
        blot = NewBlot(Image.new("RGB", (80, 80), "black"), (), names, made)
        driver.app.library.add_blot("Our inkblots", blot)
    open_latest(driver)
    (album,) = driver.find("Album")
    captions = [page.caption for page in album.pages]
    assert captions == ["Inked by Ana and Ben", "Our inkblots"]


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
    driver.app.adopt_inkers()
    open_latest(driver)
    (album,) = driver.find("Album")
    assert [page.caption for page in album.pages] == ["Inked by Quirinius"]
    driver.app.storage.forget(driver.app.storage.roster.find("Quirinius").id)
    driver.app.home()
    driver.wait(0.5)
    open_latest(driver)
    (album,) = driver.find("Album")
    assert [page.caption for page in album.pages] == ["Our inkblots"]
    (pack_file,) = (path for name, path in driver.app.library.own_files() if "pack.json" in name)
    assert "Quirinius" not in pack_file.read_text(encoding="utf-8")
