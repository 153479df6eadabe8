"""Tests of how items of a pack are set in lines."""

import pytest

from mobileapp.screens.packs.item_rows import lines_of, shown_cells


@pytest.mark.parametrize(
    ("widths", "room", "lines"),
    [
        ((50, 40, 30), 140, [[50, 40, 30]]),  # all of them fit exactly
        ((50, 40, 30), 139, [[50, 40], [30]]),  # one pixel less
        ((50, 40, 30), 49, [[50], [40], [30]]),  # even one that is too wide has its line
        ((), 100, []),
    ],
)
def test_as_many_as_fit_are_side_by_side(
    widths: tuple[int, ...], room: float, lines: list[list[int]]
) -> None:
    found = lines_of(({"width": width} for width in widths), 10, room)
    assert [[cell["width"] for cell in line] for line in found] == lines


@pytest.mark.parametrize(
    ("most", "shown"),
    [
        (0, []),
        (1, [0, 1]),
        (2, [0, 2]),  # a whole row
        (3, [0, 2, 1]),
        (9, [0, 2, 2]),
    ],
)
def test_a_page_opens_with_a_few_cells_more_in_each_frame(most: int, shown: list[int]) -> None:
    rows = [{"text": "Animals"}, {"cells": ["cat", "dog"]}, {"cells": ["fish", "bee"]}]
    assert [len(row.get("cells", ())) for row in shown_cells(rows, most)] == shown
