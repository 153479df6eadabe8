"""Tests that Home moves slightly while people look at it, and stops when nobody does."""

import gc
from typing import Any

from mobileapp.stage.flames import AWAKE
from mobileapp.theme import theme
from tests.harness.driver import TIME
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver


def breathing(driver: Driver) -> Any:
    return driver.app.screens.get_screen("home").breathing


def lights(driver: Driver) -> list[float]:
    return [spark.colour.a for cover in breathing(driver).covers for spark in cover.sparks]


def test_home_breathes_until_it_is_left_and_again_when_it_is_back(start: Start) -> None:
    driver = start()
    driver.wait(1)
    before = lights(driver)
    driver.wait(0.5)
    assert before
    assert lights(driver) != before
    driver.app.go("settings")
    driver.wait(0.2)
    assert not breathing(driver).moving
    driver.app.home()
    driver.wait(0.2)
    assert breathing(driver).moving


def test_home_stops_after_minutes_without_a_touch(start: Start) -> None:
    driver = start()
    driver.wait(1)
    TIME.now += AWAKE + 1
    driver.wait(0.2)
    assert not breathing(driver).moving
    driver.up(driver.down(2, 2))
    assert breathing(driver).moving


def test_home_is_still_with_reduced_motion(start: Start) -> None:
    driver = start()
    driver.wait(1)
    theme.reduce_motion = True
    driver.wait(0.2)
    assert not breathing(driver).moving


def test_after_a_change_of_language_the_new_cards_breathe(
    start: Start,
) -> None:
    driver = start()
    driver.wait(1)
    driver.app.storage.settings["language"] = "pl"
    driver.app.apply_settings()
    driver.app.home()
    gc.collect()
    driver.until(lambda: not driver.app.idle_tasks.pending, seconds=20)
    shown = {card.picture for card in driver.find("GameCard")}
    assert {cover.picture for cover in breathing(driver).covers} == shown
