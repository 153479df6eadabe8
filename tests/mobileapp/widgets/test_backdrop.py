"""Tests of the painting behind a page."""

import pytest

from tests.mobileapp.conftest import Start


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
