"""Tests of the opening animation: shown once, ended by any touch, and never in the way."""

from pathlib import Path

import pytest
from kivy.core.window import Window

from mobileapp.app import SeeingThingsApp
from mobileapp.assets import ASSETS
from mobileapp.screens.home.opening import SEEN, Opening
from mobileapp.screens.home.opening_acts import ACTS, LIGHT, SECONDS, all_pictures, shown_at
from tests.mobileapp.conftest import RecordingDevice
from tests.mobileapp.driver import Driver, free_earlier_apps


def test_the_pictures_of_the_opening_exist_and_it_lasts_12_to_16_seconds() -> None:
    assert [name for name in all_pictures(1280, 800) if not (ASSETS / name).is_file()] == []
    assert 12 <= SECONDS <= 16


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280), (360, 740), (740, 360)])
def test_the_end_of_each_act_is_inside_the_window(size: tuple[int, int]) -> None:
    width, height = size
    for number in range(len(ACTS)):
        ending = shown_at((number + 1) * SECONDS / len(ACTS) - 0.5, *size)
        assert ending
        for shown in ending:
            if shown.picture != LIGHT and shown.alpha:
                assert shown.w / 2 - 1 <= shown.x <= width - shown.w / 2 + 1
                assert shown.h / 2 - 1 <= shown.y <= height - shown.h / 2 + 1


def new_tablet(folder: Path) -> Driver:
    free_earlier_apps()
    app = SeeingThingsApp(folder=folder, device=RecordingDevice())
    driver = Driver(app, opening=True)
    driver.wait(1)
    return driver


def test_a_new_tablet_shows_the_opening_once_and_a_touch_ends_it(tmp_path: Path) -> None:
    driver = new_tablet(tmp_path)
    assert driver.find(Opening)
    assert driver.app.storage.settings[SEEN], "written before it begins"
    card = driver.find("GameCard")[0]
    driver.tap(card)
    assert driver.app.screens.current == "home", "the touch only ended the opening"
    driver.wait(0.2)
    assert not driver.find(Opening)
    driver.tap(card)
    assert driver.app.screens.current == "game"
    driver.stop()

    driver = new_tablet(tmp_path)
    assert not driver.find(Opening)
    driver.stop()


def test_the_opening_ends_by_itself(tmp_path: Path) -> None:
    driver = new_tablet(tmp_path)
    opening = driver.one(Opening)
    driver.wait(SECONDS + 0.5)
    assert not driver.find(Opening)
    assert not opening.playing
    driver.stop()


def test_nobody_sees_home_before_the_opening(tmp_path: Path) -> None:
    free_earlier_apps()
    driver = Driver(SeeingThingsApp(folder=tmp_path, device=RecordingDevice()), opening=True)
    opening = driver.one(Opening)
    assert opening is driver.app.root.parent.children[0], "on top"
    for _ in range(30):
        assert opening.opacity == 1
        assert (*opening.size,) == Window.size
        driver.pump()
    driver.stop()


def test_who_has_entered_a_player_does_not_see_the_opening(tmp_path: Path) -> None:
    driver = new_tablet(tmp_path)
    del driver.app.storage.settings[SEEN]
    driver.app.storage.roster.remember("Ana", "coral", "star", 0)
    driver.stop()
    driver = new_tablet(tmp_path)
    assert not driver.find(Opening)
    assert SEEN not in driver.app.storage.settings
    driver.stop()
