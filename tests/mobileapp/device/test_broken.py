"""Tests that a match goes on whichever call to Android fails."""

import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.core import Handoff, Prompt
from mobileapp.widgets.files import choose_files, keep_file
from tests.harness.driver import TIME, change_focus
from tests.mobileapp.conftest import Buy, Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.fake_android import Tablet, device
from tests.mobileapp.moments import any_secret, open_match

NEWEST = 36


@pytest.fixture
def driver(start: Start) -> Driver:
    """A driver whose match is at the hand-off before a secret prompt."""
    driver = start()
    open_match(driver, any_secret())
    return driver


def play_part_of_it(_tablet: Tablet, driver: Driver) -> None:
    """Leave, continue and uncover a match, pause and resume the app, and unfocus and focus it."""
    app, match_id = driver.app, driver.app.session.match_id
    app.match_flow.leave()
    app.match_flow.resume(match_id)
    app.session.lift()
    assert isinstance(app.session.current, Prompt)
    app.on_pause()
    app.on_resume()
    change_focus(False)
    change_focus(True)
    TIME.now += 1
    driver.pump(2)


def choose_and_save(tablet: Tablet, driver: Driver) -> None:
    """Choose one file, then two, and save one in Android's windows, in the middle of a match."""
    for name in ("a.zip", "b.zip"):
        (tablet.elsewhere / name).write_bytes(b"theirs")
    choose_files((".zip",), lambda _files: None)
    answer(tablet, "a.zip")
    choose_files((".zip",), lambda _files: None, several=True)
    answer(tablet, "a.zip", "b.zip")
    ours = Path(tempfile.mkdtemp()) / "ours.zip"
    ours.write_bytes(b"ours")
    keep_file(ours, lambda _place: None)
    answer(tablet, "saved.zip")
    driver.pump(2)
    for sheet in driver.find("Sheet"):
        sheet.dismiss(animation=False)


def answer(tablet: Tablet, *chosen: str) -> None:
    if tablet.listeners and tablet.called(".startActivityForResult"):
        tablet.answer(*chosen)


@pytest.mark.parametrize("do", [play_part_of_it, choose_and_save])
@pytest.mark.parametrize("api", [24, 29, NEWEST])
def test_whatever_call_fails_the_match_goes_on(
    buy: Buy, driver: Driver, api: int, do: Callable[[Tablet, Driver], None]
) -> None:
    def calls(api: int, broken: str = "") -> set[str]:
        tablet = buy(api)
        tablet.broken, tablet.cutout = broken, (1, 2, 3, 4)
        driver.app.device = device()
        driver.app.device.sound = False
        do(tablet, driver)
        assert isinstance(driver.app.session.current, Handoff)
        assert driver.app.screens.current_screen.stage.curtain.covers
        return set(dict(tablet.calls))

    # Calls that the newest API level makes too are tested only there, to save time.
    untried = calls(api) - (calls(NEWEST) if api < NEWEST else set())
    for call in sorted(untried):
        assert call in calls(api, broken=call)
