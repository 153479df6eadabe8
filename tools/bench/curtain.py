"""From the lifted curtain to the secret: frames and milliseconds, its pictures included.

Frames come at the pace of a tablet here, because pictures are decoded beside them in real time.
"""

import json
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path
from statistics import median
from typing import Any

from tools.bench.company import play_on, seated
from tools.bench.stopwatch import TimedDriver
from tools.driver import FRAME

from engine.core import Game, Handoff  # isort: skip - the driver prepares Kivy first
from engine.registry import all_games  # isort: skip
from mobileapp.app import SeeingThingsApp  # isort: skip

Figures = dict[str, list[tuple[int, float, float]]]
"""Frames, real milliseconds and milliseconds of processor time, for every kind of secret."""


class PacedDriver(TimedDriver):
    """Lets every frame last as long as on a screen, when that matters."""

    paced = False

    def pump(self, frames: int = 1) -> None:
        for _ in range(frames):
            began = time.perf_counter()
            super().pump()
            if self.paced:
                time.sleep(max(0.0, FRAME - (time.perf_counter() - began)))


def lift_every_curtain(driver: PacedDriver, game: Game[Any], found: Figures) -> None:
    """Play a match and measure how long every secret takes to appear."""
    app: Any = driver.app
    setup = seated(app, game, game.variants[0].id, game.variants[0].least)
    driver.act(lambda: app.start_match(setup))
    began = 0.0
    for _, screen in play_on(driver):
        if isinstance(screen, Handoff):
            driver.wait(1)  # the tablet is passed on
            app.pictures.clear()  # pictures nobody has seen for long
            driver.frames.clear()
            driver.paced, began = True, time.perf_counter()
        elif driver.paced:
            while app.pictures._jobs:
                driver.pump()
            frames, real = driver.frames[""], (time.perf_counter() - began) * 1000
            if screen.audience is not None:
                name = f"{game.title}: {type(screen).__name__.removesuffix('Prompt')}"
                found[name].append((len(frames), real, sum(frames)))
            driver.paced = False
    app.leave_match()


def main() -> None:
    """One match of every game."""
    found: Figures = defaultdict(list)
    with tempfile.TemporaryDirectory() as folder:
        driver = PacedDriver(SeeingThingsApp(folder=Path(folder), seed=lambda: 7))
        for game in all_games():
            lift_every_curtain(driver, game, found)
    middle = {
        name: [median(column) for column in zip(*times, strict=True)]
        for name, times in found.items()
    }
    print(json.dumps(middle), file=sys.__stdout__, flush=True)


if __name__ == "__main__":
    main()
