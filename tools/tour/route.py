"""The route: every step of the walk, and how one part of it is walked at one size."""

import sys
import tempfile
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

# Importing a module adds its steps to the walk, so the order of imports is that of the steps.
from tools.tour import pages, desk, matches  # isort: skip
from tools.tour.steps import STEPS, Step
from tools.tour.walk import Walk

from mobileapp.background import workers  # isort: skip - the driver prepares Kivy first
from mobileapp.stage import textures  # isort: skip

PAINTED = 500
"""The maximum number of painted pieces in the cache."""
Album = dict[str, list[str]]
"""The captions of all pictures, by chapter."""


def say(line: str) -> None:
    """Print a line at once, without buffering."""
    print(line, file=sys.__stdout__, flush=True)


class Wanted(NamedTuple):
    """The language and text size of a walk, and the folder for its pictures."""

    language: str
    text_size: float
    out: Path
    films: bool = False
    """Whether movements are filmed too, which takes as long again."""


class ReportingWalk(Walk):
    """A walk that prints its progress, as it takes minutes."""

    def keep(self, caption: str, still: bool = True) -> None:
        super().keep(caption, still)
        say(f"{self.size}: {self._chapter}: {caption}")


def parts(steps: Iterable[Step]) -> list[list[Step]]:
    """Group the steps by module: steps of one module build on one another and stay together."""
    return [list(group) for _, group in groupby(steps, lambda step: step.walk.__module__)]


def _paint_at_full_pace() -> None:
    """Paint without pauses and keep painted pieces: this process only takes pictures, and each
    waits for the painters.
    """
    textures.paint = lru_cache(PAINTED)(textures.paint)  # type: ignore[assignment]
    workers.NICE = 0


def walk_part(size: str, number: int, wanted: Wanted) -> Album:
    """Walk one part of the way at one size; returns the captions of its pictures by chapter."""
    _paint_at_full_pace()
    with tempfile.TemporaryDirectory() as folder:
        walk = ReportingWalk(size, Path(folder), wanted.out, wanted.language)
        walk.films = wanted.films
        walk.set("text_scale", wanted.text_size)
        if number:
            walk.remember_people()  # as the part before would have done
        for step in parts(STEPS)[number]:
            step.walk(walk)
        walk.driver.stop()
    return walk.album


__all__ = ["STEPS", "desk", "matches", "pages", "parts", "walk_part"]
