"""Tests of rows of choices: they stand in columns."""

import pytest

from mobileapp.languages import offered_languages
from mobileapp.theme import TEXT_SCALES, theme
from mobileapp.widgets.rows import lines_needed
from tests.mobileapp.conftest import Start


@pytest.mark.parametrize(
    ("widths", "room", "lines"),
    [
        ((77, 107, 100, 172), 486, 1),  # all of them fit exactly
        ((77, 107, 100, 172), 485, 2),  # one pixel less, and they are two and two
        ((77, 107, 100, 172), 282, 2),  # each column is as wide as its widest box
        ((77, 107, 100, 172), 281, 4),  # two columns are too wide, so each has its own line
        ((50, 50, 50), 60, 3),
        ((50, 50, 50, 50, 50), 170, 2),  # two, two and one
        ((400, 50), 343, 2),  # one is too wide for the room
        ((400,), 343, 1),
        ((), 343, 1),
    ],
)
def test_choices_stand_in_columns_on_as_few_lines_as_fit(
    widths: tuple[float, ...], room: float, lines: int
) -> None:
    assert lines_needed(widths, 10, room) == lines


@pytest.mark.parametrize(
    ("size", "scale", "columns"),
    [("tablet", 1, 5), ("portrait", 1, 3), ("phone", 1, 2), ("phone", 1.5, 2)],
    ids=str,
)
def test_languages_stand_in_columns(start: Start, size: str, scale: float, columns: int) -> None:
    driver = start(size)
    driver.app.storage.settings["text_scale"] = scale
    driver.app.apply_settings()
    driver.app.go("settings")
    driver.wait(0.3)
    names = [language.name for language in offered_languages().values()]
    buttons = [driver.one("ChoiceButton", text=name) for name in names]
    lefts = sorted({button.x for button in buttons})
    assert len(lefts) == columns
    row = buttons[0].parent
    last = max(button.width for button in buttons if button.x == lefts[-1])
    spread = (row.right - lefts[-1] - last) / (lefts[1] - lefts[0])
    assert 0 <= spread < 0.5, "the columns are spread over the whole width"
    for button in buttons:
        assert button.right <= button.parent.right + 1, button.text


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
    assert len({round(one.top) for one in sizes}) == 1
    assert [one.chosen for one in sizes] == [one.scale == theme.text_scale for one in sizes]
    for label in (label for one in sizes for label in one.children):
        assert label.texture_size[0] <= label.width + 1, label.text
