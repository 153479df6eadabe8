"""Tests that a recorded round can be repeated from its touches alone, as on an emulator."""

from pathlib import Path

from tests.mobileapp.driver import Driver
from tools.tour.touch_recording import (
    DATABASE,
    HEIGHT,
    Gesture,
    first_rounds,
    moves_in,
    open_app,
    record,
)

STEPS = 8


def repeat(driver: Driver, gesture: Gesture) -> None:
    """Wait a second longer than recorded, as on a slow emulator, and repeat a gesture."""
    driver.wait(gesture.pause + 1)
    (x1, y1), (x2, y2) = gesture.start, gesture.end
    touch = driver.down(x1, HEIGHT - y1)
    for step in range(1, STEPS + 1):
        part = step / STEPS
        driver.wait(gesture.seconds / STEPS)
        if gesture.start != gesture.end:
            driver.move(touch, x1 + (x2 - x1) * part, HEIGHT - y1 - (y2 - y1) * part)
    driver.up(touch)


def test_touches_alone_play_the_same_moves(tmp_path: Path) -> None:
    wanted = next(one for one in first_rounds() if one.game == "telepathy")
    recording = record(wanted, tmp_path)
    assert moves_in(tmp_path / DATABASE) == []
    driver = Driver(open_app(tmp_path))
    for gesture in recording.gestures:
        repeat(driver, gesture)
    driver.stop()
    assert moves_in(tmp_path / DATABASE) == recording.moves
    assert len(recording.moves) == 4
