"""Tests that pages are filled with one widget per frame, as long as they are visible."""

from typing import Any

import pytest

from mobileapp.widgets.incremental_fill import IncrementalFill
from mobileapp.widgets.page import PageScreen
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver

pytestmark = pytest.mark.usefixtures("home_first")


class FillingPage(PageScreen):
    """A page that is filled with names instead of widgets, and records them in `added`."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.added: list[str] = []
        self.filling = IncrementalFill(self)

    def begin(self, *names: str) -> None:
        self.filling.begin(self.added.append(name) for name in names)


def shown_page(driver: Driver) -> FillingPage:
    page = FillingPage(name="filling")
    driver.app.screens.add_widget(page)
    driver.app.screens.current = page.name
    return page


def test_one_piece_at_once_and_one_in_each_frame(start: Start) -> None:
    driver = start()
    page = shown_page(driver)
    page.begin("first", "second", "third")
    for expected in (1, 2, 3, 3):
        assert page.added == ["first", "second", "third"][:expected]
        driver.pump()


def test_new_pieces_take_the_place_of_old_ones(start: Start) -> None:
    driver = start()
    page = shown_page(driver)
    page.begin("old", "older")
    page.begin("new")
    driver.pump(3)
    assert page.added == ["old", "new"]


def test_a_page_out_of_sight_is_filled_no_further(start: Start) -> None:
    driver = start()
    page = shown_page(driver)
    page.begin(*map(str, range(9)))
    driver.app.screens.current = "home"
    driver.pump(9)
    assert page.added in (["0"], ["0", "1"])  # Kivy may take a frame to change pages


def test_a_pause_while_there_is_enough(start: Start) -> None:
    driver = start()
    page = shown_page(driver)
    page.filling = IncrementalFill(page, enough=lambda: len(page.added) in (2, 3))
    page.begin("first", "second", "third", "fourth")
    driver.pump(5)
    assert page.added == ["first", "second"]
    page.added.clear()
    driver.pump(5)
    assert page.added == []
    page.filling.go_on()
    driver.pump(5)
    assert page.added == ["third", "fourth"]
