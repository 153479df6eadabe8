"""Lets a monkey touch the app tens of thousands of times in every game and on every page."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from engine.registry import game_ids
from tools.proof.cases import ProgressLines
from tools.proof.kills import paint_nothing

REPORT_EVERY = 200
"""Touches from one report of a process to the next."""


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
    from tools.proof.watched_driver import WatchedDriver  # isort: skip - it prepares Kivy first

    from tools.proof.monkey import Monkey

    sys.stderr = sys.__stderr__
    paint_nothing()
    with tempfile.TemporaryDirectory() as folder:
        monkey = Monkey(_starter(Path(folder), seed), game, seed, wander=True)
        reported = 0
        while WatchedDriver.touches < count:
            monkey.step()
            touches = WatchedDriver.touches
            if touches >= reported + REPORT_EVERY or touches >= count:
                reported = touches
                told = {"touches": touches, "problems": WatchedDriver.problems}
                print(json.dumps(told), file=sys.__stdout__, flush=True)
                WatchedDriver.problems.clear()


def _starter(folder: Path, seed: int) -> Callable[[], Any]:
    """Starts the app, or ends it and starts it again on the same tablet."""
    from mobileapp.app import SeeingThingsApp
    from mobileapp.device import Device
    from tools.proof.watched_driver import WatchedDriver

    running: list[WatchedDriver] = []

    def start() -> WatchedDriver:
        if running:
            running.pop().stop()
        tablet = Device()
        tablet.downloads = folder / "downloads"
        tablet.sound = False
        app = SeeingThingsApp(folder=folder, device=tablet, seed=lambda: seed)
        running.append(WatchedDriver(app))
        return running[-1]

    return start


if __name__ == "__main__":
    touch(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
