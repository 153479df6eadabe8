"""Plays match after match in one process: memory, threads and open files must not grow."""

import ctypes
import gc
import json
import os
import resource
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from math import sqrt
from pathlib import Path
from statistics import linear_regression, variance
from typing import Any

from engine.registry import game_ids
from tools.proof.cases import ProgressLines, plant_fault
from tools.proof.kills import EVENING, open_evening

SETTLED_AFTER = 4
"""The number of matches, one of each game, after which everything that stays in memory has been
created.
"""
MIN_FIGURES = 8
"""The minimum number of figures for a linear fit that shows growth."""
MAX_GROWTH = {"MB": 1.0, "threads": 0.5, "files": 0.5}
"""The most a match may add after that: far less than a page takes, or one thread or file each time.
Kivy opens fonts of other sizes now and then, and keeps up to 64 of them open."""


def run(count: int, seed: int) -> list[str]:
    """Play this many matches in one process; return the problems."""
    lines = ProgressLines("matches", count)
    held: list[dict[str, Any]] = []
    command = [sys.executable, "-m", __name__, str(count), str(seed)]
    quiet = os.environ | {"SDL_AUDIODRIVER": "dummy"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=quiet) as process:
        assert process.stdout is not None
        for line in process.stdout:
            held.append(json.loads(line))
            lines.add()
    if len(held) < count:
        return [f"the app ended after {len(held)} matches, with exit code {process.returncode}"]
    problems = [f"match {n}: {told}" for n, after in enumerate(held) for told in after["problems"]]
    return problems + growth(held)


def growth(held: Sequence[Mapping[str, Any]]) -> list[str]:
    """A sentence for each resource that grows from match to match, or one that nobody can tell."""
    later = held[SETTLED_AFTER:]
    if len(later) < MIN_FIGURES:
        least = SETTLED_AFTER + MIN_FIGURES
        return [f"{len(held)} matches say nothing about growth: at least {least} are needed"]
    problems = []
    for what, most in MAX_GROWTH.items():
        figures = [after[what] for after in later]
        growth, error = _trend(figures)
        text = f"{growth:+.2f} ± {error:.2f} {what} a match from match {SETTLED_AFTER + 1} on"
        print(f"matches: {text}, {figures[-1]:.0f} at the end", flush=True)
        if growth > most:
            problems.append(text)
    return problems


def _trend(figures: list[float]) -> tuple[float, float]:
    """The growth from one figure to the next, and its standard error: memory goes up and down by
    20 MB with what the caches hold, so that the same matches give different slopes.
    """
    steps = range(len(figures))
    slope, start = linear_regression(steps, figures)
    missed = sum((figure - start - slope * step) ** 2 for step, figure in enumerate(figures))
    return slope, sqrt(missed / (len(figures) - 2) / (variance(steps) * (len(figures) - 1)))


# --- in a process of its own ------------------------------------------------------------------


def play(count: int, seed: int) -> None:
    """Play in the app by touch, with people in every seat."""
    from mobileapp.app import SeeingThingsApp
    from tools.proof.watched_driver import WatchedDriver

    sys.stderr = sys.__stderr__
    plant_fault()
    with tempfile.TemporaryDirectory() as folder:
        driver = WatchedDriver(SeeingThingsApp(folder=Path(folder), seed=lambda: seed))
        # Modules and pages that are loaded in idle frames would count as growth of later matches.
        driver.until(lambda: not driver.app.idle_tasks.pending, seconds=60)
        for number in range(count):
            kinds = (*game_ids(), EVENING)
            _play_one(driver, kinds[number % len(kinds)], seed + number)
            driver.wait(1)
            gc.collect()
            driver.skip_time()
            told = _held() | {"problems": driver.problems}
            print(json.dumps(told), file=sys.__stdout__, flush=True)
            driver.problems.clear()


def _play_one(driver: Any, game_id: str, seed: int) -> None:
    """Play a match by touch, or a whole evening of two people."""
    from engine.game_night.programme import short_options
    from engine.make_setup import make_setup
    from engine.registry import find_game
    from engine.setup import Player
    from engine.simulate import PLAYER_NAMES
    from tests.harness.evening_hands import EveningHands
    from tests.harness.hands import Hands
    from tests.harness.people import People

    app = driver.app
    people = People(Hands(driver), decided=driver.skip_time)
    if game_id == EVENING:
        open_evening(app)
        EveningHands(people).play()
        app.home()
        return
    game = find_game(game_id)
    variant = game.variants[seed % len(game.variants)]
    players = [
        Player(name)
        for name in PLAYER_NAMES[: max(variant.min_players, min(4, variant.max_players))]
    ]
    packs = app.library.for_game(game_id, "en")
    options = short_options(game, variant)
    app.match_flow.start(
        make_setup(game, players, seed, variant=variant.id, options=options, packs=packs)
    )
    people.play()
    app.match_flow.leave()


def _held() -> dict[str, Any]:
    """The resources of the process: memory (after the allocator's free memory is returned), threads
    and open files.
    """
    with suppress(AttributeError, OSError):
        ctypes.CDLL(None).malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return {
        "MB": pages * resource.getpagesize() / 2**20,
        "threads": threading.active_count(),
        "files": sum(1 for _ in Path("/proc/self/fd").iterdir()),
    }


if __name__ == "__main__":
    play(int(sys.argv[1]), int(sys.argv[2]))
