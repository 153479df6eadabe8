"""What all measurements share: how much is measured, processes of their own, memory and tables."""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

Value = TypeVar("Value")

TINY = "BENCH_TINY"
"""The environment variable that makes all measurements tiny, for a test."""
KIVY = {
    "KIVY_NO_ARGS": "1",
    "KIVY_NO_FILELOG": "1",
    "KIVY_NO_CONSOLELOG": "1",
    "KCFG_GRAPHICS_MULTISAMPLES": "0",
    "KCFG_GRAPHICS_WIDTH": "1280",
    "KCFG_GRAPHICS_HEIGHT": "800",
    "SDL_AUDIODRIVER": "dummy",
}
"""The settings of Kivy in a process that is measured: the window of a tablet, no log, no sound."""


def few(usual: Value, tiny: Value) -> Value:
    """The usual value, or the one for a tiny measurement."""
    return tiny if TINY in os.environ else usual


def megabytes() -> float:
    """The resident memory of this process in MB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 2**20


def figures(module: str, *arguments: str) -> Any:
    """The figures that `python -m tools.bench.<module>` prints as a line of JSON."""
    return timed_figures(module, *arguments)[0]


def timed_figures(module: str, *arguments: str) -> tuple[Any, float]:
    """The same figures, and the seconds from the start of the process to its output."""
    with tempfile.TemporaryDirectory() as home:
        began = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, "-m", f"tools.bench.{module}", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | KIVY | {"KIVY_HOME": home},
        ) as process:
            assert process.stdout is not None
            said = process.stdout.readline()
            spent = time.perf_counter() - began
            _, complaints = process.communicate()
    if not said:
        raise RuntimeError(f"{module} {' '.join(arguments)} failed:\n{complaints}")
    return json.loads(said), spent


def print_table(title: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """The first column is text, the others are numbers. Kivy may have taken the output away."""
    lines = [tuple(head), *(tuple(row) for row in rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
    rule = tuple("-" * width for width in widths)
    say = partial(print, file=sys.__stdout__, flush=True)
    say(f"\n{title}")
    for first, *rest in (lines[0], rule, *lines[1:]):
        cells = [first.ljust(widths[0]), *map(str.rjust, rest, widths[1:])]
        say("  ".join(["", *cells]))
