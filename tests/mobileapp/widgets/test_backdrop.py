"""Tests of the painting behind a page."""

import pytest

from mobileapp.widgets.backdrop import PageBackdrop
from tests.mobileapp.conftest import Start

pytestmark = pytest.mark.usefixtures("home_first")


@pytest.mark.parametrize("page", ["settings", "packs", "unfinished", "about"])
@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_a_page_shows_the_painting_behind_it(start: Start, size: str, page: str) -> None:
    driver = start(size)
    driver.app.go(page)
    screen = driver.app.screens.current_screen
    (backdrop,) = (one for one in driver.find("PageBackdrop") if one.name == screen.backdrop)
    driver.until(lambda: backdrop.texture is not None)
    assert backdrop.opacity > 0
    assert backdrop.path.stem == f"{screen.backdrop}-{'wide' if size == 'tablet' else 'tall'}"


@pytest.mark.painted
def test_a_page_made_ahead_takes_little_memory_for_its_painting(start: Start) -> None:
    driver = start()
    screen = driver.app.screens.find("settings")
    (backdrop,) = (one for one in screen.walk() if isinstance(one, PageBackdrop))
    driver.until(lambda: backdrop.texture is not None)
    small = backdrop.texture.width
    assert small < screen.width / 3
    driver.app.go("settings")
    driver.until(lambda: backdrop.texture.width > 3 * small)
    driver.app.back()
    driver.wait(1)
    driver.app.go("settings")
    assert backdrop.texture.width > 3 * small, "seen pages keep their painting"
