"""Tests that the parts of the proof that touch the app find the faults they are there for."""

import shutil
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pytest
from kivy.clock import Clock

from engine.core import Handoff
from mobileapp.app import SeeingThingsApp
from tests.harness.monkey import Monkey
from tests.mobileapp.conftest import Start
from tests.tools import faults
from tools.proof import app, kills
from tools.proof.cases import MAX_FREEZE
from tools.proof.watched_driver import WatchedDriver

pytestmark = pytest.mark.usefixtures("made_ahead")


# --- kills --------------------------------------------------------------------------------------


def unsaved(start: Start, folder: Path, game: str, steps: int) -> list[str]:
    """What a kill would have lost after each of these steps of a match."""
    driver = start()
    app.open_match(driver.app, game, 1)
    seen = list(islice(app.steps_of(driver, folder, 1), steps))
    assert sum(step["moves"] for step in seen) > 1
    return [problem for step in seen for problem in step["problems"]]


def test_every_step_that_is_seen_is_saved(start: Start, tmp_path: Path) -> None:
    assert unsaved(start, tmp_path, "clouds", 14) == []


def test_a_move_that_is_not_saved_is_found(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults.every_fifth_move_is_not_saved(monkeypatch.setattr)
    problems = unsaved(start, tmp_path, "telepathy", 14)
    assert any("moves were seen" in problem for problem in problems)


def test_a_clock_that_is_saved_too_seldom_is_found(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults.the_clock_is_saved_every_five_seconds(monkeypatch.setattr)
    problems = unsaved(start, tmp_path, "clouds", 14)
    assert any("the clock is at" in problem for problem in problems)


def lost_of_evening(start: Start, folder: Path, steps: int) -> list[str]:
    """What a kill would have lost of a whole evening, after so many steps of its first match.

    With a very large number, the match has ended.
    """
    driver = start()
    app.open_match(driver.app, kills.EVENING, 1)
    seen = list(islice(app.steps_of(driver, folder, 1, in_evening=True), steps))
    assert seen[-1]["evening"] == 0
    assert driver.app.session.over == (steps == WHOLE)
    left = folder / "what a kill leaves"
    left.mkdir()
    for file in folder.glob("seeing-things.db*"):
        shutil.copy(file, left)
    return kills.compare(left, seen[-1])


WHOLE = 10_000
"""More steps than a match has."""


@pytest.mark.parametrize("steps", [4, WHOLE])
def test_an_evening_survives_a_kill_in_a_match_and_after_it(
    start: Start, tmp_path: Path, steps: int
) -> None:
    assert lost_of_evening(start, tmp_path, steps) == []


def test_a_match_without_lights_is_found(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults.a_match_brings_its_evening_no_lights(monkeypatch.setattr)
    assert lost_of_evening(start, tmp_path, WHOLE) == ["a match that has ended brought no lights"]


def test_an_evening_that_does_not_know_its_match_is_found(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults.an_evening_does_not_know_its_match(monkeypatch.setattr)
    problems = lost_of_evening(start, tmp_path, 4)
    assert problems == ["the match no longer belongs to its evening"]


# --- touches ------------------------------------------------------------------------------------


@pytest.fixture
def monkey(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], Monkey]]:
    """Gives a monkey a watched app with a match of Telepathy; each app ends before the next."""
    monkeypatch.setattr(WatchedDriver, "problems", [])
    running: list[WatchedDriver] = []

    def stop() -> None:
        while running:
            running.pop().stop()

    def start() -> WatchedDriver:
        stop()
        running.append(WatchedDriver(SeeingThingsApp(folder=tmp_path, seed=lambda: 7)))
        return running[-1]

    yield lambda: Monkey(start, "telepathy", 1, wander=True)
    stop()


def test_a_call_that_covers_nothing_is_found(
    monkey: Callable[[], Monkey], monkeypatch: pytest.MonkeyPatch
) -> None:
    def call(monkey: Monkey) -> None:
        if not isinstance(monkey.session.current, Handoff):
            monkey.take_a_call()

    def touch(monkey: Monkey) -> None:
        for _ in range(40):
            monkey.step()
            call(monkey)

    touch(monkey())
    faults.a_call_covers_nothing(monkeypatch.setattr)
    with pytest.raises(AssertionError, match="a call covers a secret"):
        touch(monkey())


def compute(seconds: float) -> None:
    began = time.thread_time()
    while time.thread_time() < began + seconds:
        pass


@pytest.mark.parametrize(("block", "word"), [(time.sleep, "waited"), (compute, "took")])
def test_a_blocked_main_thread_is_found(
    block: Callable[[float], None], word: str, monkey: Callable[[], Monkey]
) -> None:
    driver = monkey().driver
    driver.pump(5)
    assert WatchedDriver.problems == []
    Clock.schedule_once(lambda _dt: block(MAX_FREEZE + 0.1))
    driver.pump(2)
    (problem,) = WatchedDriver.problems
    assert word in problem
