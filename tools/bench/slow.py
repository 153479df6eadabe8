"""`make bench-slow`: a cheap tablet, simulated: the app with no more than an eighth of one core.

Prints how long a person waits for Home, and for every page around a match and every step of a round
of each game:

- reaction: from the finger on the glass to the first picture that shows it is felt; "-" where
  nobody touches anything. For Android's pause, how long it holds the system up. Aim: 100 ms.
- shown: from the finger's leaving, or from the end of the time a finger must rest, to the first
  picture with what was asked for: the page with what people come for, the menu, or the new scene
  on the stage. Aim: 300 ms.
- with pictures: the same until everything on it is painted. No aim: what is there can be used.
- ours: the part of the wait in which our code had the processor, beyond what a blank Kivy app uses.

The work of the graphics chip is left out: what draws here instead would be slowed down as well. All
is compiled as on Android, without asserts and docstrings: ours, Kivy and Pillow before, and what
else is imported in the run that does not count.
"""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from compileall import compile_dir
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tools.bench.cpu_limit import SLOWER, how, slowed, used_by
from tools.bench.figures import KIVY, few, print_table

WARM_UP, RUNS = few((1, 5), (0, 1))
"""Runs that only fill the caches, and runs that count."""
REACTION, SHOWN, HOME = 100, 300, 1.1
"""The aims: milliseconds, milliseconds, and times a blank app."""
COMPILED = few(("engine", "mobileapp", "kivy", "PIL"), ("engine", "mobileapp"))
"""The packages that are compiled before anything is measured."""
BYTECODE = Path(__file__).parents[2] / "build" / "bytecode"
"""The folder for bytecode. Nothing else may decide whether slow processes find any: to compile Kivy
at every start takes longer than to start.
"""
IDLE = few(4.0, 0.1)
"""How long, in seconds, the blank app is watched doing nothing."""


def report(*parts: str) -> None:
    """Print everything, or only some parts: the start, or of the walk the pages, ink, evening, or
    the id of a game, with `-child` behind it for a round with a child.
    """
    print(f"An eighth of one core, by {how()}.", flush=True)
    compile_as_on_a_tablet()
    if not parts or "start" in parts:
        report_start()
    if parts != ("start",):
        report_walk(blank_share(), *(part for part in parts if part != "start"))


def compile_as_on_a_tablet() -> None:
    """Compile the packages without asserts and docstrings."""
    before, sys.pycache_prefix = sys.pycache_prefix, str(BYTECODE)
    try:
        for package in COMPILED:
            spec = find_spec(package)
            for folder in (spec and spec.submodule_search_locations) or ():
                compile_dir(folder, quiet=2, optimize=2)
    finally:
        sys.pycache_prefix = before


def slow_environment(home: str) -> dict[str, str]:
    """The environment of a slow process, which reads and writes bytecode; `home` is Kivy's."""
    settings = os.environ | KIVY | {"KIVY_HOME": home, "KIVY_GL_BACKEND": "mock"}
    settings.pop("PYTHONDONTWRITEBYTECODE", None)
    return settings | {"PYTHONPYCACHEPREFIX": str(BYTECODE)}


def report_start() -> None:
    """Home beside a blank app, in alternating runs."""
    waited: dict[str, list[float]] = {"blank": [], "home": []}
    with tempfile.TemporaryDirectory() as folder:
        for run in range(WARM_UP + RUNS):
            for which, seconds in waited.items():
                spent = _first_picture(which, folder)
                if run >= WARM_UP:
                    seconds.append(spent)
    blank, home = (statistics.median(seconds) for seconds in waited.values())
    print_table(
        f"Until the first picture, median of {RUNS}; aim: at most {HOME} times a blank Kivy app",
        ("app", "waited ms", "times"),
        [
            ("blank Kivy app", f"{blank * 1000:,.0f}", "1.00"),
            ("home", f"{home * 1000:,.0f}", f"{home / blank:.2f}{_late(home / blank, HOME)}"),
        ],
    )


def report_walk(blank: float, *parts: str) -> None:
    """Every step of the walk."""
    with tempfile.TemporaryDirectory() as folder, _slow("slow_walk", folder, *parts) as walk:
        steps = []
        for line in walk.stdout:
            steps.append(json.loads(line))
            print(".", end="", flush=True)
        whole = walk.wait() == 0
    print_table(
        f"Waited, ms; aims: reaction {REACTION}, shown {SHOWN}; ours: the share of the wait",
        ("step", "reaction", "shown", "with pictures", "ours"),
        [_row(step, blank) for step in steps],
    )
    late = [step["step"] for step in steps if is_late(step)]
    print(f"{len(steps)} steps, {len(late)} later than the aims.")
    if not whole:
        sys.exit("The walk broke off.")


def blank_share() -> float:
    """The part of a core that a blank app uses while it does nothing."""
    with _slow("first_frame", "blank", "--stay") as process:
        process.stdout.readline()
        used, began = used_by(process.pid), time.perf_counter()
        time.sleep(IDLE)
        return (used_by(process.pid) - used) / (time.perf_counter() - began)


def _row(step: dict[str, Any], blank: float) -> tuple[str, ...]:
    waited = step["complete"] + (step["reaction"] or 0)
    ours = max(0.0, step["used"] - blank * waited) * SLOWER / waited
    return (
        step["step"],
        _time(step["reaction"], REACTION),
        _time(step["shown"], SHOWN),
        f"{step['complete']:.0f}",
        f"{min(1.0, ours):.0%}",
    )


def _time(waited: float | None, aim: float) -> str:
    return "-" if waited is None else f"{waited:.0f}{_late(waited, aim)}"


def is_late(step: dict[str, Any]) -> bool:
    return (step["reaction"] or 0) > REACTION or (step["shown"] or 0) > SHOWN


def _late(found: float, aim: float) -> str:
    return " !" if found > aim else "  "


def _first_picture(*arguments: str) -> float:
    began = time.perf_counter()
    with _slow("first_frame", *arguments) as process:
        process.stdout.readline()
        return time.perf_counter() - began


@contextmanager
def _slow(module: str, *arguments: str) -> Iterator[Any]:
    """A measurement in a slow process of its own, which ends with this."""
    with tempfile.TemporaryDirectory() as home:
        process = subprocess.Popen(
            [sys.executable, "-OO", "-m", f"tools.bench.{module}", *arguments],
            stdout=subprocess.PIPE,
            text=True,
            env=slow_environment(home),
        )
        with slowed(process.pid):
            try:
                yield process
            finally:
                process.kill()
                process.wait()  # or its control group could not be removed
