"""A tiny form of the measurement of whole evenings."""

import pytest

from engine.__main__ import PACKS, load_packs
from engine.evening.programme import LENGTHS
from tools.bench.evenings import Figures, measure


@pytest.mark.parametrize("minutes", LENGTHS[:2])
def test_a_few_evenings_are_as_long_as_planned_and_seldom_decided_early(minutes: int) -> None:
    found = measure(4, minutes, range(1, 5), load_packs(PACKS, "en"))
    assert found.most_off <= 0.15
    assert found.early <= 1, "four evenings say no more"
    assert sum(found.won) == pytest.approx(4)


@pytest.mark.parametrize(
    ("won", "planned", "early", "good"),
    [
        ((25.0, 25.0, 25.0, 25.0), 60, 0, True),
        ((40.0, 20.0, 20.0, 20.0), 60, 0, False),
        ((25.0, 25.0, 25.0, 25.0), 69, 5, True),
        ((25.0, 25.0, 25.0, 25.0), 70, 5, False),
        ((25.0, 25.0, 25.0, 25.0), 60, 6, False),
    ],
)
def test_the_goals(won: tuple[float, ...], planned: int, early: int, good: bool) -> None:
    assert Figures(4, 60, (planned,) * 100, won, 0, early).good is good
