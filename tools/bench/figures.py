"""What all measurements share: how much is measured, processes of their own, memory and tables."""

import json
import os
import resource
import subprocess
import sys
import tempfile
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


def figures(module: str) -> Any:
    """The figures that `python -m tools.bench.<module>` prints as a line of JSON."""
    with tempfile.TemporaryDirectory() as home:
        done = subprocess.run(
            [sys.executable, "-m", f"tools.bench.{module}"],
            capture_output=True,
            text=True,
            env=os.environ | KIVY | {"KIVY_HOME": home},
            check=False,
        )
    if done.returncode:
        raise RuntimeError(f"{module} failed:\n{done.stderr}")
    return json.loads(done.stdout.splitlines()[-1])


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
