"""Tests of the drops that fingers leave: one for a tap, a pool for a rest, a line for a drag."""

import math
from itertools import pairwise

from mobileapp.ink.fingers import MAX_POOL, SPACING, InkFinger


def test_a_resting_finger_feeds_a_pool_up_to_a_size() -> None:
    finger = InkFinger(300, 400, "red")
    radii = [finger.rest(0.5).radius for _ in range(30)]
    assert radii == sorted(radii)
    assert finger.press().radius < radii[0] < radii[1]
    assert radii[-1] == MAX_POOL


def test_drops_of_a_line_lie_evenly_whatever_the_frames() -> None:
    for step in (3, 10, 45):
        finger = InkFinger(100, 100, "black")
        drops = [drop for x in range(100 + step, 700, step) for drop in finger.move(x, 100, 1 / 60)]
        assert all(math.isclose(b.x - a.x, SPACING) for a, b in pairwise(drops))
        assert len(drops) >= 70


def test_a_fast_finger_draws_a_thinner_line() -> None:
    slow, fast = (
        next(InkFinger(0, 0, "black").move(60, 0, seconds)).radius for seconds in (0.5, 0.02)
    )
    assert slow > fast


def test_a_trembling_finger_rests() -> None:
    finger = InkFinger(300, 300, "black")
    finger.rest(1.0)
    assert list(finger.move(302, 301, 1 / 60)) == []
    assert finger.rested == 1.0


def test_a_moving_finger_starts_its_pool_anew() -> None:
    finger = InkFinger(300, 300, "black")
    before = finger.rest(2.0).radius
    assert list(finger.move(400, 300, 0.2))
    assert finger.rest(0.1).radius < before
