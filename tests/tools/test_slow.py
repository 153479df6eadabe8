"""What counts as waiting on a slow tablet, and what does not."""

from typing import Any

import pytest

from tools.bench import slow


def step(**changes: Any) -> dict[str, Any]:
    """A step in which nobody waits."""
    quick = {"step": "a tap", "reaction": 13, "shown": 40, "complete": 40, "movement": 0, "used": 5}
    return quick | changes


@pytest.mark.parametrize(
    ("changes", "late"),
    [
        ({}, False),
        ({"reaction": 101}, True),
        ({"shown": 301}, True),
        ({"reaction": None, "shown": 299}, False),
        ({"reaction": 101, "shown": None}, True),  # Android's pause
        ({"complete": 4000, "movement": 2500}, False),
    ],
)
def test_only_waiting_is_late(changes: dict[str, Any], late: bool) -> None:
    assert slow._is_late(step(**changes)) is late
    marks = "".join(slow._row(step(**changes), blank=0.0))
    assert ("!" in marks) is late
