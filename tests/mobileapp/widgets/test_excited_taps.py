"""Tests that the second tap of an excited child hits nothing that has just appeared under it."""

from typing import Any
from unittest.mock import Mock

import pytest
from kivy.metrics import dp

from mobileapp.stage.space import CLEARANCE, RECENT
from mobileapp.widgets.sheet import ask
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver


def question(driver: Driver, away: float) -> tuple[Any, Mock]:
    """A question that is asked while a finger taps, so many dp to the left of its *Yes*."""
    sheet, then = ask("Really?", "All of it?", "Yes", "No", Mock()), Mock()
    driver.wait(RECENT + 1)
    x, y = driver.place_of(driver.button("Yes"))
    sheet.dismiss(animation=False)
    driver.wait(0.5)
    driver.up(driver.down(x - dp(away), y))
    sheet = ask("Really?", "All of it?", "Yes", "No", then)
    driver.wait(0.3)
    return sheet, then


def tap_yes(driver: Driver) -> None:
    driver.up(driver.down(*driver.place_of(driver.button("Yes"))))
    driver.wait(0.1)


@pytest.mark.parametrize("away", [0, CLEARANCE - 1])
def test_a_question_is_not_answered_by_the_tap_that_follows_at_once(
    start: Start, away: float
) -> None:
    driver = start()
    _, then = question(driver, away)
    tap_yes(driver)
    assert not then.called
    driver.wait(RECENT)
    tap_yes(driver)
    assert then.called


def test_an_answer_farther_away_counts_at_once(start: Start) -> None:
    driver = start()
    _, then = question(driver, CLEARANCE + 2)
    tap_yes(driver)
    assert then.called


def test_the_tap_that_opens_a_question_does_not_close_it(start: Start) -> None:
    driver = start()
    driver.up(driver.down(5, 5))
    sheet = ask("Really?", "All of it?", "Yes", "No", Mock())
    driver.wait(0.3)
    driver.up(driver.down(5, 5))  # beside the paper
    driver.wait(1)
    assert sheet.parent is not None


def test_a_second_tap_does_not_reach_what_a_new_page_shows_in_its_place(start: Start) -> None:
    driver = start()
    driver.wait(RECENT + 1)
    screens = driver.app.screens
    card = driver.find("GameCard")[0]
    place = driver.place_of(card)
    driver.up(driver.down(*place))
    driver.wait(0.1)
    assert screens.current == "game"
    assert screens.too_early(*place)
    driver.wait(RECENT)
    assert not screens.too_early(*place)


def test_a_second_tap_on_back_goes_back_once_more(start: Start) -> None:
    driver = start()
    driver.app.go("packs")
    driver.app.go("make_pack")
    driver.wait(RECENT + 1)
    (back,) = (one for one in driver.find("IconButton") if one.icon == "arrow-left")
    place = driver.place_of(back)
    for _ in range(2):
        driver.up(driver.down(*place))
        driver.wait(0.4)
    assert driver.app.screens.current == "home"
