"""Tests of the lights that a match of any kind gives."""

from dataclasses import dataclass

import pytest

from engine.core import GameOver
from engine.evening.lights import lights_of
from engine.setup import Scoring


@dataclass(frozen=True, slots=True, kw_only=True)
class Ending(GameOver):
    band: int | None

    @property
    def shared_band(self) -> int | None:
        return self.band


def over(
    winners: tuple[int, ...] = (), scores: tuple[int, ...] = (), band: int | None = None
) -> GameOver:
    return Ending(actors=(), winners=winners, scores=scores, band=band)


@pytest.mark.parametrize(
    ("scores", "lights"),
    [
        ((5, 3, 3, 1), (3, 2, 2, 0)),
        ((9, 4, 11, 4), (2, 1, 3, 1)),
        ((0, 0, 0, 0), (3, 3, 3, 3)),
        ((1, 2, 3, 4, 5), (0, 0, 1, 2, 3)),
    ],
)
def test_everyone_alone_by_rank(scores: tuple[int, ...], lights: tuple[int, ...]) -> None:
    assert lights_of(Scoring.ALONE, over(scores=scores), tuple(range(len(scores)))) == lights


def test_everyone_alone_without_points() -> None:
    assert lights_of(Scoring.ALONE, over(winners=(1,)), (0, 1, 2)) == (2, 3, 2)


@pytest.mark.parametrize(
    ("winners", "lights"),
    [((0, 1), (2, 2, 0, 0)), ((), (1, 1, 1, 1)), ((0, 1, 2, 3), (1, 1, 1, 1))],
)
def test_two_sides(winners: tuple[int, ...], lights: tuple[int, ...]) -> None:
    assert lights_of(Scoring.SIDES, over(winners), (0, 1, 2, 3)) == lights


@pytest.mark.parametrize(("band", "lights"), [*enumerate((0, 1, 2, 3, 3))])
def test_together_by_band(band: int, lights: int) -> None:
    assert lights_of(Scoring.TOGETHER, over((0, 1), (3, 3), band), (0, 1)) == (lights, lights)


@pytest.mark.parametrize(("winners", "lights"), [((0, 1, 2), 3), ((), 1)])
def test_together_won_or_lost(winners: tuple[int, ...], lights: int) -> None:
    assert lights_of(Scoring.TOGETHER, over(winners), (0, 1, 2)) == (lights,) * 3


def test_robots_of_a_variant_get_none() -> None:
    assert lights_of(Scoring.ALONE, over(scores=(4, 2, 9, 9)), (0, 1)) == (3, 2)
