"""The subject's secret: made by touch, changed, looked at again - and never seen by others."""

import gc
import weakref
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.inkblots_hands import CIRCLE, SQUARE, TRIANGLE, Hands, sit_down

from mobileapp.games.inkblots.placing import Placing  # isort: skip


def to_the_secret(driver: Driver) -> Hands:
    """Ana is the subject, the last blot is out, and Ana holds the tablet."""
    hands = Hands(driver)
    sit_down(driver)
    hands.choose_subject()
    hands.remove(3)
    hands.lift()
    assert driver.says("What do you see where?")
    return hands


def lying(hands: Hands) -> list[str]:
    return [hands.blot(place).marker.symbol for place in range(3)]


def test_markers_swap_places() -> None:
    placing = Placing((0, 1, 3))
    placing.put(CIRCLE, 0)
    placing.put(TRIANGLE, 1)
    placing.put(CIRCLE, 1)
    assert placing.lying == {1: CIRCLE, 0: TRIANGLE}
    placing.put(SQUARE, 1)  # from its word: the one that lay there goes back to its own
    assert placing.lying == {1: SQUARE, 0: TRIANGLE}
    assert not placing.complete
    placing.tap_place(3)
    placing.tap_symbol(CIRCLE)
    assert placing.symbols == (TRIANGLE, SQUARE, CIRCLE)
    placing.take_back(SQUARE)
    assert placing.lying == {0: TRIANGLE, 3: CIRCLE}


def test_taps_pick_up_lay_down_and_let_go() -> None:
    placing = Placing((0, 1, 2))
    placing.tap_symbol(CIRCLE)
    placing.tap_symbol(CIRCLE)
    assert placing.held == ""
    placing.tap_symbol(CIRCLE)
    placing.tap_symbol(SQUARE)
    placing.tap_place(2)
    assert placing.lying == {2: SQUARE}
    placing.tap_place(2)
    assert placing.held == SQUARE
    placing.tap_place(2)
    assert placing.held == ""
    placing.tap_place(2)
    placing.tap_place(0)
    assert placing.lying == {0: SQUARE}
    placing.tap_place(1)
    placing.tap_place(1)
    assert placing.marked is None


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
def test_matching_by_drags_and_taps(start: Start, size: str) -> None:
    driver = start(size)
    hands = to_the_secret(driver)
    confirm = hands.screen.confirm
    hands.drag(CIRCLE, 0)
    hands.touch_word(TRIANGLE)
    hands.touch_blot(1)
    assert lying(hands) == [CIRCLE, TRIANGLE, ""]
    assert confirm.disabled
    hands.touch_blot(2)
    hands.touch_word(SQUARE)
    assert lying(hands) == [CIRCLE, TRIANGLE, SQUARE]
    assert not confirm.disabled
    first, second = (driver.place_of(hands.blot(place)) for place in (0, 1))
    driver.drag(first, second)  # the two swap places
    assert lying(hands) == [TRIANGLE, CIRCLE, SQUARE]
    driver.drag(first, driver.place_of(hands.word(SQUARE)))  # dropped beside the blots
    assert lying(hands) == ["", CIRCLE, SQUARE]
    assert confirm.disabled
    hands.drag(TRIANGLE, 3)  # the blot that is out of the round takes none
    assert lying(hands) == ["", CIRCLE, SQUARE]
    hands.drag(TRIANGLE, 0)
    hands.confirm()
    assert driver.says("Put the tablet on the table")
    assert not driver.find("Marker")


def test_the_matching_can_be_taken_back_until_the_tablet_was_passed_on(start: Start) -> None:
    driver = start()
    hands = to_the_secret(driver)
    for place, symbol in enumerate((CIRCLE, TRIANGLE, SQUARE)):
        hands.drag(symbol, place)
    hands.confirm()
    driver.back()
    driver.tap("Take back the last move")
    assert driver.says("Pass the tablet to Ana")
    hands.match(SQUARE, TRIANGLE, CIRCLE)
    hands.lift()
    hands.guess(0, CIRCLE)
    hands.control(SQUARE)
    assert hands.blot(0).marker.symbol == SQUARE


def test_the_subject_looks_again(start: Start) -> None:
    driver = start()
    hands = Hands(driver)
    sit_down(driver)
    hands.start_round(symbols=(TRIANGLE, SQUARE, CIRCLE))
    driver.tap("Peek")
    assert driver.says("Pass the tablet to Ana")
    assert not driver.find("Marker")
    hands.lift()
    assert lying(hands) == [TRIANGLE, SQUARE, CIRCLE]
    driver.tap("Hide it again")
    assert driver.says("Put the tablet on the table")
    assert not driver.find("Marker")
    hands.lift()
    assert driver.says("Dusk: guess one match")
    assert lying(hands) == ["", "", ""]


def test_nothing_keeps_the_secret_behind_the_curtain(start: Start) -> None:
    driver = start()
    hands = Hands(driver)
    sit_down(driver)
    hands.start_round()
    driver.tap("Peek")
    hands.lift()
    driver.let_pictures_arrive()
    screen = weakref.ref(hands.screen)
    driver.app.on_pause()
    driver.wait(1)  # the scroll bar fades away
    gc.collect()
    assert screen() is None


def cover_by_pausing(driver: Driver) -> None:
    driver.app.on_pause()


def cover_by_turning(driver: Driver) -> None:
    driver.resize("portrait")


def cover_by_going_back(driver: Driver) -> None:
    driver.back()


@pytest.mark.parametrize("cover", [cover_by_pausing, cover_by_turning, cover_by_going_back])
def test_the_secret_is_covered_at_once(start: Start, cover: Any) -> None:
    driver = start()
    hands = to_the_secret(driver)
    hands.drag(CIRCLE, 0)
    finger = driver.down(
        *driver.place_of(hands.word(SQUARE))
    )  # a marker is in the air when it happens
    driver.move(finger, *driver.place_of(hands.blot(1)))
    cover(driver)
    assert driver.find("Curtain")
    assert not driver.find("Marker")
    assert not driver.find("BlotCard")
    driver.up(finger)
    assert driver.find("Curtain")
    assert not driver.find("Marker")


def test_a_killed_app_comes_back_behind_the_curtain(start: Start) -> None:
    driver = start()
    hands = to_the_secret(driver)
    hands.drag(CIRCLE, 0)
    driver = start("phone")
    hands = Hands(driver)
    driver.tap(driver.one("ContinueCard"))
    assert driver.says("Pass the tablet to Ana")
    assert not driver.find("Marker")
    hands.match(SQUARE, TRIANGLE, CIRCLE)
    driver = start()
    hands = Hands(driver)
    driver.tap(driver.one("ContinueCard"))
    hands.lift()
    assert lying(hands) == ["", "", ""]
    hands.guess(2, CIRCLE)
    driver.resize("portrait")
    assert driver.says("Dawn: what do you say?"), "the open table only turns with the tablet"
    hands.control(SQUARE)
    assert driver.says("Right! Dusk: guess once more")


def portrait_of(driver: Driver) -> list[tuple[Any, ...]]:
    """Everything about every widget that anybody could see."""
    traits = ("text", "symbol", "slot", "away", "faded", "caption", "opacity", "disabled")
    return [
        (
            type(widget).__name__,
            *(round(part) for part in (*widget.to_window(*widget.pos), *widget.size)),
            *(getattr(widget, trait, None) for trait in traits),
        )
        for widget in driver.widgets()
    ]


def look(driver: Driver, picture: Path) -> list[Any]:
    """The screen as widgets and as pixels."""
    return [portrait_of(driver), driver.shot(picture).read_bytes()]


def test_the_table_looks_the_same_whatever_the_subject_thinks(start: Start, tmp_path: Path) -> None:
    """Up to the reveal, two matches that differ only in the secret differ in nothing at all."""
    worlds: list[list[Any]] = []
    for number, symbols in enumerate(((CIRCLE, TRIANGLE, SQUARE), (SQUARE, CIRCLE, TRIANGLE))):
        driver = start("phone")
        hands = Hands(driver)
        sit_down(driver, blots=True)
        hands.choose_subject()
        hands.remove(1)
        hands.match(*symbols)
        seen = look(driver, tmp_path / f"{number}-curtain.png")
        hands.lift()
        seen += look(driver, tmp_path / f"{number}-guess.png")
        hands.guess(0, TRIANGLE)
        seen += look(driver, tmp_path / f"{number}-control.png")
        worlds.append([*seen, *driver.app.device.signals])
        driver.app.leave_match()
    for one, other in pairwise(worlds):
        assert one == other


def test_a_marker_that_turns_behind_the_curtain_says_nothing(start: Start) -> None:
    driver = start()
    hands = Hands(driver)
    sit_down(driver)
    hands.start_round()
    hands.guess(0, CIRCLE)
    hands.touch_word(TRIANGLE)
    hands.confirm()
    driver.back()
    hands.watch()
    assert driver.one("TableScreen").headline == ""
