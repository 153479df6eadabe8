"""Tests of a picture that is enlarged to the whole screen."""

from pathlib import Path

import pytest
from kivy.core.window import Window

from mobileapp.assets import ASSETS
from mobileapp.theme import theme
from mobileapp.widgets.card_zoom import SWIPE, CardZoom, Zoomed
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver

PAPER, BROAD = ASSETS / "table" / "paper.jpg", ASSETS / "backdrops" / "clouds-golden-wide.jpg"


def enlarge(driver: Driver, picture: Path = PAPER) -> CardZoom:
    """Enlarge the second of three pictures."""
    zoom = CardZoom([Zoomed(picture, caption) for caption in "abc"], 1)
    driver.app.screens.current_screen.add_widget(zoom)
    driver.wait(0.5)
    return zoom


def test_only_the_first_finger_turns_or_closes(start: Start) -> None:
    driver = start()
    zoom = enlarge(driver)
    x, y = Window.width / 2, Window.height / 3
    first = driver.down(x, y)
    second = driver.down(x + 50, y)
    driver.up(second)
    assert driver.find(CardZoom) == [zoom]
    driver.move(first, x - Window.width * SWIPE - 1, y)
    driver.up(first)
    assert zoom.index == 2
    driver.up(driver.down(x, y))
    assert not driver.find(CardZoom)


@pytest.mark.painted
def test_in_an_upright_window_the_caption_stands_right_below_the_picture(start: Start) -> None:
    driver = start("portrait")
    zoom = enlarge(driver, BROAD)
    caption = zoom.ids.lower
    driver.until(lambda: zoom.below > zoom.ids.strip.y + 2 * theme.gap)
    driver.pump(2)
    assert caption.top == pytest.approx(zoom.below)
