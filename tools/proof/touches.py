"""Lets a monkey touch the app tens of thousands of times in every game and on every page."""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from engine.registry import game_ids
from tools.proof.cases import LONGEST_FREEZE, ProgressLines
from tools.proof.kills import paint_nothing

REPORT_EVERY = 200
"""Touches from one report of a process to the next."""
DRAWN = 100
"""One in so many frames is drawn as well: a software renderer would take all the time."""


def run(count: int, seed: int) -> list[str]:
    """Problems of so many touches in each game; two games at a time."""
    lines = ProgressLines("touches", count * len(game_ids()))
    with ThreadPoolExecutor(2) as pool:
        found = pool.map(lambda game: _touch_one_game(game, count, seed, lines), game_ids())
        return [problem for problems in found for problem in problems]


def _touch_one_game(game: str, count: int, seed: int, lines: ProgressLines) -> list[str]:
    command = [sys.executable, "-m", __name__, game, str(count), str(seed)]
    problems, done = [], 0
    with (
        tempfile.TemporaryFile("w+") as complaints,
        subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
            env=os.environ | {"SDL_AUDIODRIVER": "dummy"},
        ) as process,
    ):
        assert process.stdout is not None
        for line in process.stdout:
            report = json.loads(line)
            problems += [f"{game}: {problem}" for problem in report["problems"]]
            lines.add(report["touches"] - done)
            done = report["touches"]
        process.wait()
        complaints.seek(0)
        if process.returncode:
            problems.append(
                f"{game}: the app ended after {done} touches: {complaints.read()[-3000:]}"
            )
    return problems


# --- in a process of its own ------------------------------------------------------------------


def touch(game: str, count: int, seed: int) -> None:
    """Let a monkey with the app alone until it has touched it so often."""
    import tools.driver  # isort: skip - it prepares Kivy first

    from mobileapp.app import SeeingThingsApp
    from mobileapp.device import Device
    from tools.proof.monkey import Monkey

    sys.stderr = sys.__stderr__
    paint_nothing()
    problems: list[str] = []
    touches = frames = 0

    class WatchedDriver(tools.driver.Driver):
        """Counts touches, draws now and then, and notes every frame that takes too long."""

        def down(self, x: float, y: float) -> Any:
            nonlocal touches
            touches += 1
            return super().down(x, y)

        def pump(self, frames_wanted: int = 1) -> None:
            nonlocal frames
            for _ in range(frames_wanted):
                frames += 1
                self._set_drawing(frames % DRAWN == 0)
                began = time.thread_time()  # waiting for workers and other programs do not count
                super().pump()
                if (spent := time.thread_time() - began) > LONGEST_FREEZE:
                    problems.append(f"a frame after touch {touches} took {spent:.1f} s")

    with tempfile.TemporaryDirectory() as folder:
        start = _starter(Path(folder), WatchedDriver, SeeingThingsApp, Device, seed)
        monkey = Monkey(start, game, seed, wander=True)
        reported = 0
        while touches < count:
            monkey.step()
            if touches >= reported + REPORT_EVERY or touches >= count:
                reported = touches
                told = {"touches": touches, "problems": problems}
                print(json.dumps(told), file=sys.__stdout__, flush=True)
                problems.clear()


def _starter(folder: Path, driver: Any, app: Any, device: Any, seed: int) -> Callable[[], Any]:
    """Starts the app, or ends it and starts it again on the same tablet."""
    running: list[Any] = []

    def start() -> Any:
        if running:
            running.pop().stop()
        tablet = device()
        tablet.downloads = folder / "downloads"
        tablet.sound = False
        running.append(driver(app(folder=folder, device=tablet, seed=lambda: seed)))
        return running[-1]

    return start


if __name__ == "__main__":
    touch(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
