"""Tests of rows of choices: lines of buttons are about equally long."""

import pytest

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


def test_no_text_size_stands_alone_on_a_line(start: Start) -> None:
    driver = start()
    driver.app.go("settings")
    driver.wait(0.3)
    row = driver.one("ChoiceRow", title="Text size")
    buttons = row.ids.buttons.children
    lines = [sum(other.top == one.top for other in buttons) for one in buttons]
    assert lines in ([2, 2, 2, 2], [4, 4, 4, 4])
