"""Tests that random touches break nothing; `python -m tools.proof touches` runs more of them."""

import pytest

from tests.harness.monkey import EVENING, Monkey
from tests.mobileapp.conftest import Start
from tests.mobileapp.moments import each_game
from tests.mobileapp.tonight.conftest import Table

STEPS = 90
SEED = 3

pytestmark = pytest.mark.usefixtures("made_ahead")


@each_game
def test_random_touches_break_nothing(start: Start, game: str) -> None:
    monkey = Monkey(start, game, seed=SEED)
    for _ in range(STEPS):
        monkey.step()
    assert monkey.longest_log, "it has come somewhere"


def test_random_touches_break_no_evening(start: Start) -> None:
    monkey, seen = Monkey(start, EVENING, seed=SEED), set()
    for part in range(2):
        for _ in range(STEPS):
            monkey.step()
            seen.add(monkey.driver.app.screens.current)
        if not part:
            Table(monkey.driver).play()  # at random it would take long
    assert {"match", "tonight"} <= seen
