"""An evening's album, and its chart of who understood whom."""

import pytest

from mobileapp.screens.understanding_chart import DIMMED, bonds, closest_pair, sentences_about
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.screens.test_evenings import NOON, open_latest, remember

COUNTS = {("Ana", "Ben"): 3, ("Ben", "Ana"): 1, ("Cleo", "Ana"): 2, ("Cleo", "Cleo"): 5}
BLOTS = {
    "subject": "Ana",
    "words": [{"symbol": "sun", "text": "Carnival"}],
    "understood": [["Ben", "Ana"]],
}
SKY = {
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
    card = driver.app.shelf.find("story-dusk").items[0]
    blot = driver.app.shelf.find("inkblots").items[0]
    played = {
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
    for number in range(4):
        captions.append((album.caption, album.note))
        assert album.number == f"{number + 1} / 4"
        if number < 3:
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
