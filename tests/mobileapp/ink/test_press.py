"""Tests of what folding and pressing a sheet does to the drops on it."""

import pytest

from mobileapp.ink.press import LONG_GAP, press
from mobileapp.ink.sheet import FOLD, InkDrop


@pytest.mark.parametrize(("radius", "is_long"), [(140, False), (60, True)])
def test_ink_runs_along_the_crease_only_into_long_gaps(radius: float, is_long: bool) -> None:
    upper, lower, *run = press([InkDrop(FOLD, 400, radius), InkDrop(FOLD, 600, radius, "red")])
    assert (lower.y - upper.y >= LONG_GAP) is is_long
    assert bool(run) is is_long
    assert all(drop.x == FOLD and upper.y <= drop.y <= lower.y for drop in run)
    assert {drop.ink for drop in run} == ({upper.ink, lower.ink} if is_long else set())
