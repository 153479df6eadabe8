"""Tests of secrets on a tablet that is turned over, put down and picked up."""

import pytest

from mobileapp.match.motion import Acceleration, MotionGuard

FACE_UP, FACE_DOWN = (0.0, 0.0, 9.8), (0.0, 0.3, -9.8)
IN_HAND, UPRIGHT = (0.4, 6.9, 6.9), (0.0, 9.8, 0.1)
STEP = 0.2


def hidden_after(guard: MotionGuard, *held: tuple[Acceleration | None, float]) -> list[bool]:
    """For each pose in turn, whether the guard hides the secret at any time during the pose.

    A pose is a pair: the acceleration, or None without a sensor, and how many seconds it lasts.
    """
    return [
        any(guard.must_hide(acceleration, STEP) for _ in range(round(seconds / STEP)))
        for acceleration, seconds in held
    ]


@pytest.mark.parametrize("before", [FACE_UP, IN_HAND, UPRIGHT])
def test_turning_the_tablet_face_down_hides_a_secret(before: Acceleration) -> None:
    assert hidden_after(MotionGuard(), (before, 1), (FACE_DOWN, 1)) == [False, True]


def test_a_shake_hides_nothing() -> None:
    assert not any(hidden_after(MotionGuard(), (IN_HAND, 1), (FACE_DOWN, 0.2), (IN_HAND, 1)))


def test_who_reads_lying_on_their_back_goes_on_reading() -> None:
    guard = MotionGuard()
    assert hidden_after(guard, (FACE_DOWN, 60)) == [False]
    assert hidden_after(guard, (IN_HAND, 1), (FACE_DOWN, 1)) == [False, True]


def test_a_tablet_that_was_left_lying_is_covered_when_lifted() -> None:
    assert hidden_after(MotionGuard(), (FACE_UP, 10), (IN_HAND, 0.2)) == [False, True]


def test_a_tablet_that_lies_briefly_or_is_touched_stays_uncovered() -> None:
    guard = MotionGuard()
    assert not any(hidden_after(guard, (FACE_UP, 3), (IN_HAND, 20), (FACE_UP, 4)))
    guard.touched()
    assert not any(hidden_after(guard, (FACE_UP, 4), (IN_HAND, 1)))


@pytest.mark.parametrize("nothing", [None, (0.0, 0.0, 0.0)])
def test_without_a_sensor_nothing_is_hidden(nothing: Acceleration | None) -> None:
    assert hidden_after(MotionGuard(), (nothing, 60), (nothing, 1)) == [False, False]
