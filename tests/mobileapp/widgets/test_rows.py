"""Tests of rows of choices: they stand in columns."""

import pytest

from mobileapp.languages import offered_languages
from mobileapp.screens.settings.page import SAMPLE
from mobileapp.theme import TEXT_SCALES, theme
from mobileapp.widgets.rows import choice_spots
from tests.mobileapp.conftest import Start


@pytest.mark.parametrize(
    ("widths", "room", "spots"),
    [
        ((77, 107, 100), 304, [(0, 0), (0, 87), (0, 204)]),  # all of them fit exactly
        ((77, 107, 100), 303, [(0, 0), (0, 156.5), (1, 0)]),  # one pixel less
        ((90, 90, 90, 150), 310, [(0, 0), (0, 160), (1, 0), (1, 160)]),
        # Columns that are nearly equal do, if equal ones would be too narrow.
        ((110, 151, 110, 151), 310, [(0, 0), (0, 139.5), (1, 0), (1, 139.5)]),
        # A single long name takes two columns, so that there is no hole above it.
        (
            (70, 80, 70, 80, 70, 190),
            310,
            [(0, 0), (0, 320 / 3), (0, 640 / 3), (1, 0), (1, 320 / 3), (2, 0)],
        ),
        ((200, 200, 200), 310, [(0, 0), (1, 0), (2, 0)]),
        ((400, 50), 343, [(0, 0), (1, 0)]),  # one is too wide for the room
        ((400,), 343, [(0, 0)]),
        ((), 343, []),
    ],
)
def test_choices_stand_in_columns_without_holes(
    widths: tuple[float, ...], room: float, spots: list[tuple[int, float]]
) -> None:
    found = choice_spots(widths, 10, room)
    assert [line for line, _left in found] == [line for line, _left in spots]
    assert [left for _line, left in found] == pytest.approx([left for _line, left in spots])


@pytest.mark.parametrize(
    ("size", "scale", "columns"),
    [("tablet", 1, 5), ("portrait", 1, 4), ("phone", 1, 2), ("phone", 1.5, 2)],
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
    lefts = sorted({round(button.x) for button in buttons})
    assert len(lefts) == columns
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


@pytest.mark.parametrize("scale", sorted(TEXT_SCALES))
def test_samples_of_text_sizes_are_true_to_scale_at_every_text_size(
    start: Start, scale: float
) -> None:
    driver = start()
    driver.app.storage.settings["text_scale"] = scale
    driver.app.apply_settings()
    driver.app.go("settings")
    driver.wait(0.3)
    shown = {one.scale: one.ids.letters.font_size for one in driver.find("LetterSize")}
    normal = shown[1.0]
    assert normal == SAMPLE * theme.scale
    assert {one: size / normal for one, size in shown.items()} == pytest.approx(
        {one: one for one in TEXT_SCALES}
    )
