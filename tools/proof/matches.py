"""Plays match after match in one process: memory, threads and open files must not grow."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import linear_regression, variance
from typing import Any

from tools.proof.cases import ProgressLines

SETTLED_AFTER = 5
"""The number of matches, one of each game and a whole evening, after which everything that stays in
memory has been created.
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
    command = [sys.executable, "-m", "tools.proof.app", "matches", str(count), str(seed)]
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
