"""Tests of the form of *Make a pack* on small windows."""

import pytest
from kivy.core.window import Window

from tests.mobileapp.conftest import Start

TITLE = "Make a pack"


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_a_low_page_shows_its_title_and_what_is_typed_side_by_side(
    start: Start, text_scale: float
) -> None:
    """In an earlier version large letters put the words out of sight, and left the title out."""
    driver = start("phone-landscape")
    driver.app.storage.settings["text_scale"] = text_scale
    driver.app.apply_settings()
    driver.app.go("make_pack")
    driver.pump(6)
    form = driver.app.screens.current_screen
    (title,) = [one for one in driver.find("PageTitle") if one.text == TITLE]
    name, words = form.ids.name_of_pack, form.ids.words
    scroll = form.ids.scroll
    for shown in (title, name):
        _left, low = shown.to_window(*shown.pos)
        low_end = scroll.to_window(*scroll.pos)[1]
        assert low_end <= low < low + shown.height <= Window.height
    assert words.to_window(*words.pos)[0] > name.to_window(*name.pos)[0] + name.width
    assert words.to_window(words.x, words.top)[1] <= Window.height
    assert form.problem in form.ids.words_below.children[-1].text, "in the line of the number"
