"""Tests of scrolling pages: a button reacts at once, and a tap counts when the finger is lifted."""

from typing import Any

import pytest
from kivy.app import App
from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.button import Button

from mobileapp.theme import theme
from mobileapp.widgets.press import Pressable
from mobileapp.widgets.scroll import QuickScroll
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver, free_earlier_apps


class Row(Pressable, BoxLayout):
    """One of many rows that can be tapped."""


class RowsApp(App):
    """An app with more rows than fit into the window."""

    def build(self) -> QuickScroll:
        self.released: list[Row] = []
        column = BoxLayout(orientation="vertical", size_hint_y=None, height=4000)
        for _ in range(40):
            row = Row(on_release=self.released.append)
            row.add_widget(Button(disabled=True, size_hint=(0, 0)))
            column.add_widget(row)
        scroll = QuickScroll(do_scroll_x=False)
        scroll.add_widget(column)
        return scroll


@pytest.fixture
def driver() -> Any:
    free_earlier_apps()
    driver = Driver(RowsApp())
    yield driver
    driver.stop()


def a_row(driver: Driver) -> tuple[Row, tuple[float, float]]:
    row = driver.find(Row)[3]
    return row, driver.place_of(row)


def test_a_finger_is_seen_in_the_next_frame(driver: Driver) -> None:
    row, place = a_row(driver)
    touch = driver.down(*place)
    assert row.state == "down"
    driver.wait(1)  # long after Kivy's own delay
    assert row.state == "down"
    driver.up(touch)
    driver.wait(0.1)
    assert row.state == "normal"
    assert driver.app.released == [row]


def test_a_tap_counts_as_soon_as_the_finger_is_lifted(driver: Driver) -> None:
    row, place = a_row(driver)
    touch = driver.down(*place)
    driver.wait(0.05)
    driver.up(touch)
    driver.pump()
    assert driver.app.released == [row]
    driver.wait(0.5)
    assert driver.app.released == [row]
    assert row.state == "normal"


def test_a_finger_that_scrolls_presses_nothing(driver: Driver) -> None:
    row, (x, y) = a_row(driver)
    touch = driver.down(x, y)
    for step in range(1, 9):
        driver.move(touch, x, y + 10 * step)
    assert row.state == "normal"
    assert driver.app.root.scroll_y < 1
    driver.up(touch)
    driver.wait(0.5)
    assert driver.app.released == []


def test_a_row_of_a_page_shows_a_finger_at_once(start: Start) -> None:
    driver = start("phone")
    driver.app.go("settings")
    driver.wait(0.3)
    row = driver.find("SwitchRow")[0]
    driver.one("PageScroll").scroll_to(row, animate=False)
    driver.pump(3)
    touch = driver.down(*driver.place_of(row))
    assert row.state == "down"
    driver.up(touch)


@pytest.mark.parametrize(
    ("size", "page", "scale"),
    [("tablet", "make_pack", 1), ("portrait", "settings", 1.5), ("phone", "settings", 1)],
)
def test_paper_that_goes_on_below_fades_into_paper_and_shows_its_edge(
    start: Start, size: str, page: str, scale: float
) -> None:
    driver = start(size)
    theme.text_scale = scale
    driver.app.go(page)
    driver.wait(0.3)
    scroll = driver.one("PageScroll")
    assert scroll.cut
    picture, letter = driver.draw_frame(), scroll.papers[0]
    x, y = letter.to_window(letter.center_x, 0)[0] + letter.width * 0.2, scroll.y + dp(4)
    seen = picture.getpixel((round(x), picture.height - round(y)))
    assert all(abs(part - 255 * want) < 16 for part, want in zip(seen, theme.paper, strict=False))
    scroll.scroll_y = 0
    driver.pump(3)
    assert not scroll.cut, "its end is in sight"


def test_a_sheet_of_which_only_the_edge_is_in_sight_is_not_faded(start: Start) -> None:
    """It says by itself that there is more; faded, it would be a pale bar."""
    driver = start("portrait")
    driver.app.go("settings")
    driver.wait(0.3)
    scroll = driver.one("PageScroll")
    _, slip = scroll.papers
    assert scroll.do_scroll_y
    assert 0 < slip.to_window(0, slip.top)[1] - scroll.y < theme.body * 2
    assert not scroll.cut
