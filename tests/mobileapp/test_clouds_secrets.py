"""The word is seen by two people only, and nothing on the table or in the hand gives it away."""

import gc
import weakref
from pathlib import Path
from typing import Any

import pytest

from tests.mobileapp.clouds_hands import ANA, CLEO, Hands, sit_down
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import TIME, Driver


@pytest.mark.parametrize("cover", ["pause", "turn", "back"])
def test_the_words_are_covered_at_once(start: Start, cover: str) -> None:
    driver = start()
    hands = sit_down(driver)
    hands.lift()
    assert driver.says("Secret")
    screen = weakref.ref(hands.screen)
    {
        "pause": driver.app.on_pause,
        "turn": lambda: driver.resize("portrait"),
        "back": driver.back,
    }[cover]()
    assert driver.find("Curtain")
    assert not driver.says("Secret")
    driver.wait(1)
    gc.collect()
    assert screen() is None


def test_the_main_artist_may_peek_until_the_second_has_read(start: Start) -> None:
    driver = start()
    hands = sit_down(driver)
    word = hands.choose_word()
    assert driver.app.play.peekers() == [ANA]
    driver.app.play.peek(ANA)
    driver.pump(2)
    assert driver.says("Pass the tablet to Ana")
    hands.lift()
    assert driver.says(word)
    assert driver.says("You paint it together with Cleo")
    driver.tap("Hide it again")
    assert driver.says("Pass the tablet to Cleo")
    hands.read_word()
    assert driver.app.play.peekers() == []


def look(driver: Driver) -> list[Any]:
    """All that anybody could see."""
    return [
        (type(widget).__name__, *map(round, (*widget.pos, *widget.size)), widget.opacity)
        for widget in driver.widgets()
    ] + driver.texts()


def watch(hands: Hands, word: int, folder: Path) -> list[Any]:
    """Everything the table shows and the device does, and when, from the choice to the claim."""
    driver = hands.driver
    driver.let_pictures_arrive()
    felt: list[Any] = []
    began = TIME.now
    driver.app.device.signal = lambda signal: felt.append((round(TIME.now - began, 3), signal))
    seen: list[Any] = [hands.choose_word(word) and look(driver)]
    hands.read_word()
    seen.append(look(driver))
    hands.lift()
    seen += [look(driver), driver.shot(folder / "toss.png").read_bytes()]
    x, y = hands.stack("heap")
    driver.drag((x, y), (x, y + 200), steps=4)
    for _ in range(4):
        driver.wait(0.1)
        seen.append(look(driver))
    hands.start_clock()
    hands.place("puff", 300, 300)
    seen += [hands.clouds, look(driver), driver.shot(folder / "paint.png").read_bytes()]
    hands.drag((800, 20), (800, 700))
    seen += [hands.clouds, look(driver)]
    hands.guessed(CLEO)
    seen.append(look(driver))
    return [*seen, *felt]


def test_the_table_looks_the_same_whatever_the_word_is(start: Start, tmp_path: Path) -> None:
    worlds = []
    for word in (0, 2):
        hands = sit_down(start("phone"))
        worlds.append(watch(hands, word, tmp_path))
        hands.driver.app.leave_match()
        gc.collect()
    assert len(worlds[0]) == len(worlds[1])
    for one, other in zip(*worlds, strict=True):
        assert one == other
