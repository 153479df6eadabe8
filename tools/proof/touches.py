"""Lets a monkey touch the app tens of thousands of times in every game and on every page."""

import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from engine.registry import game_ids
from tools.proof.cases import ProgressLines, plant_fault
from tools.proof.kills import paint_nothing

REPORT_EVERY = 200
"""Touches from one report of a process to the next."""
LIFE = 2_000
"""Touches from one kill -9 of the app to the next."""


def run(count: int, seed: int) -> list[str]:
    """Touch the app this many times in each game, two games at a time; return the problems."""
    lines = ProgressLines("touches", count * len(game_ids()))
    with ThreadPoolExecutor(2) as pool:
        found = pool.map(lambda game: touch_one_game(game, count, seed, lines), game_ids())
        return [problem for problems in found for problem in problems]


def touch_one_game(game: str, count: int, seed: int, lines: ProgressLines) -> list[str]:
    """Start the app, touch it and kill it, again and again on the same tablet."""
    problems: list[str] = []
    killed: object = None
    with tempfile.TemporaryDirectory() as folder:
        for life, done in enumerate(range(0, count, LIFE)):
            touches = min(LIFE, count - done)
            command = [folder, game, str(touches), f"{seed}/{life}", json.dumps(killed)]
            found, killed = _live_once(command, lines)
            problems += [f"{game}, life {life}: {problem}" for problem in found]
            if killed is None:
                break
    return problems


def _live_once(command: list[str], lines: ProgressLines) -> tuple[list[str], object]:
    """The problems of one life, and the match that was on the table at its end; None if it ended
    by itself."""
    problems: list[str] = []
    done, killed = 0, None
    with (
        tempfile.TemporaryFile("w+") as complaints,
        subprocess.Popen(
            [sys.executable, "-m", __name__, *command],
            stdout=subprocess.PIPE,
            stderr=complaints,
            text=True,
            env=os.environ | {"SDL_AUDIODRIVER": "dummy"},
        ) as process,
    ):
        assert process.stdout is not None
        for line in process.stdout:
            report = json.loads(line)
            problems += report["problems"]
            lines.add(report["touches"] - done)
            done, killed = report["touches"], report["killed"]
        process.wait()
        complaints.seek(0)
        if process.returncode != -signal.SIGKILL:
            ended = f"the app ended after {done} touches: {complaints.read()[-3000:]}"
            return [*problems, ended], None
    return problems, killed


# --- in a process of its own ------------------------------------------------------------------


def touch(folder: Path, game: str, count: int, seed: str, killed: dict[str, Any] | None) -> None:
    """Let a monkey touch the app this many times; then kill the app."""
    from tests.harness.monkey import KilledMatch, Monkey
    from tools.proof.watched_driver import WatchedDriver

    sys.stderr = sys.__stderr__
    paint_nothing()
    plant_fault()
    match = None if killed is None else KilledMatch(**killed)
    monkey = Monkey(_starter(folder, seed), game, seed, wander=True, killed=match)
    reported, left = 0, None
    while left is None:
        monkey.step()
        touches = WatchedDriver.touches
        if touches >= count:
            monkey.come_back()
            left = asdict(monkey.match_on_the_table())
        if touches >= reported + REPORT_EVERY or left is not None:
            reported = touches
            told = {"touches": touches, "problems": WatchedDriver.problems, "killed": left}
            print(json.dumps(told), file=sys.__stdout__, flush=True)
            WatchedDriver.problems.clear()
    os.kill(os.getpid(), signal.SIGKILL)


def _starter(folder: Path, seed: str) -> Callable[[], Any]:
    """Starts the app on a tablet."""
    from mobileapp.app import SeeingThingsApp
    from mobileapp.device import Device
    from tools.proof.watched_driver import WatchedDriver

    luck = Random(seed)

    def start() -> WatchedDriver:
        tablet = Device()
        tablet.downloads = folder / "downloads"
        tablet.sound = False
        draw = partial(luck.getrandbits, 30)
        return WatchedDriver(SeeingThingsApp(folder=folder, device=tablet, seed=draw))

    return start


if __name__ == "__main__":
    _, tablet, chosen, touches, life, left = sys.argv
    touch(Path(tablet), chosen, int(touches), life, json.loads(left))
