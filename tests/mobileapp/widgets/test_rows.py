"""Tests of rows of choices: lines of buttons are about equally long."""

import pytest

from mobileapp.theme import TEXT_SCALES, theme
from mobileapp.widgets.rows import balanced_width
from tests.mobileapp.conftest import Start


@pytest.mark.parametrize(
    ("widths", "room", "needed"),
    [
        ((77, 107, 100, 172), 343, 282),  # two and two, not three and one
        ((77, 107, 100, 172), 486, 486),  # all of them fit exactly
        ((77, 107, 100, 172), 485, 282),  # one pixel less, and they are two and two
        ((50, 50, 50), 60, 50),  # one in each line
        ((400, 50), 343, 343),  # one is too wide for the room
        ((), 343, 343),
    ],
)
def test_lines_are_as_equal_as_their_number_allows(
    widths: tuple[float, ...], room: float, needed: float
) -> None:
    assert balanced_width(widths, 10, room) == needed


@pytest.mark.parametrize("language", ["en", "de", "pl", "uk"])
@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_all_text_sizes_stand_on_one_line(start: Start, size: str, language: str) -> None:
    driver = start(size)
    driver.app.storage.settings["language"] = language
    driver.app.apply_settings()
    driver.app.go("settings")
    driver.wait(0.3)
    sizes = driver.find("LetterSize")
    assert [one.scale for one in sizes] == sorted(TEXT_SCALES)
    assert len({one.top for one in sizes}) == 1
    assert [one.chosen for one in sizes] == [one.scale == theme.text_scale for one in sizes]
    for label in (label for one in sizes for label in one.children):
        assert label.texture_size[0] <= label.width + 1, label.text
