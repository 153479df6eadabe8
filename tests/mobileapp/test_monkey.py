"""Tests that random touches break nothing; `python -m tools.proof touches` runs more of them."""

import pytest

from tests.harness.monkey import Monkey
from tests.mobileapp.conftest import Start
from tests.mobileapp.moments import each_game

STEPS = 90
SEED = 3

pytestmark = pytest.mark.usefixtures("made_ahead")


@each_game
def test_random_touches_break_nothing(start: Start, game: str) -> None:
    monkey = Monkey(start, game, seed=SEED)
    for _ in range(STEPS):
        monkey.step()
    assert monkey.longest_log, "it has come somewhere"
