"""An evening's album, and its chart of who understood whom."""

from datetime import datetime
from pathlib import Path

import pytest
from PIL import Image

from mobileapp.packs.own_blots import NewBlot
from mobileapp.screens.evening.album import AlbumPage
from mobileapp.screens.evening.evening_picture import SIZE, best_pages
from mobileapp.screens.evening.understanding_chart import (
    DIMMED,
    bonds,
    closest_pair,
    sentences_about,
)
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.screens.test_evenings import NOON, open_latest, remember

COUNTS = {("Ana", "Ben"): 3, ("Ben", "Ana"): 1, ("Cleo", "Ana"): 2, ("Cleo", "Cleo"): 5}
BLOTS = {
    "round": 1,
    "subject": "Ana",
    "words": [{"symbol": "sun", "text": "Carnival"}],
    "understood": [["Ben", "Ana"]],
}
SKY = {
    "round": 1,
    "word": {"text": "Lighthouse"},
    "main": "Ana",
    "second": "Ben",
    "guesser": None,
    "used_ms": 120_000,
    "sky": [],
}


def test_a_bond_counts_both_ways_and_the_strongest_comes_last() -> None:
    assert [*bonds(COUNTS).items()] == [
        (frozenset({"Ana", "Cleo"}), 2),
        (frozenset({"Ana", "Ben"}), 4),
    ]
    assert closest_pair(["Ana", "Ben", "Cleo"], COUNTS) == "Ana and Ben: 4 times"
    assert closest_pair(["Ana"], {}) == ""
    assert bonds({("Ana", "Ben"): 0}) == {}


def test_there_are_sentences_about_everyone() -> None:
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
        "storyteller": "Ana",
        "clue": "My uncle, 1987",
        "told": card.id,
        "cards": [{"item": card.id, "owner": "Ana", "voters": ["Ben", "Cleo"]}],
        "understood": [["Ben", "Ana"], ["Cleo", "Ana"]],
    }
    remember(driver, story=[played, {**played, "understood": [["Ben", "Ana"]]}])
    remember(driver, game="clouds", scores=[1, 2, 0], story=[SKY], started=NOON + 2000)
    blots = {**BLOTS, "images": [{"id": blot.id, "symbol": "sun"}]}
    remember(driver, game="inkblots", scores=[1, 2, 0], story=[blots], started=NOON + 2001)
    open_latest(driver)


@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_the_album_is_leafed_through(start: Start, size: str) -> None:
    driver = start(size)
    an_evening(driver)
    album = driver.one("Album")
    driver.one("PageScroll").scroll_to(album, animate=False)
    driver.wait(0.3)
    captions = []
    for turned, number in enumerate(("1 / 2", "2 / 2", "1 / 1", "1 / 1")):
        captions.append((album.caption, album.note))
        assert album.number == number  # among those of its game
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


def test_the_pages_of_a_game_are_opened_at_once(start: Start) -> None:
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


def test_an_evening_is_kept_as_a_picture(start: Start, tmp_path: Path) -> None:
    driver = start()
    driver.app.device.downloads = tmp_path / "Downloads"
    an_evening(driver)
    driver.wait(0.5)
    driver.tap("Keep as a picture")
    driver.wait(0.5)
    (kept,) = driver.app.device.downloads.glob("*.png")
    with Image.open(kept) as picture:
        assert picture.size == SIZE
    assert driver.says("The evening is saved as a picture")


def test_a_picture_to_keep_has_something_of_every_game() -> None:
    told = [AlbumPage(str(n), game_title="Storyteller") for n in range(5)]
    seen = [AlbumPage("Carnival", game_title="Inkblots"), AlbumPage("Boat", game_title="Inkblots")]
    assert [page.caption for page in best_pages([*told, *seen])] == ["0", "Carnival", "1"]
    assert best_pages([]) == []


def test_no_line_runs_through_a_name(start: Start) -> None:
    driver = start()
    an_evening(driver)
    driver.wait(1.5)
    graph = driver.one("UnderstandingGraph")
    badges = driver.find("GraphBadge")
    assert {badge.above for badge in badges} == {True, False}
    for badge in badges:
        assert badge.above == (badge.center_y > graph.center_y + 1)


def test_droplets_are_called_droplets(start: Start) -> None:
    driver = start()
    an_evening(driver)
    assert driver.says("1 droplet")
    assert driver.says("2 droplets")
    assert driver.says("30 points")


def test_a_touched_badge_keeps_only_its_lines(start: Start) -> None:
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
