"""The route: every step of the walk, and how one part of it is walked at one size."""

import sys
import tempfile
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from mobileapp.background import workers
from mobileapp.stage import textures
from tools.tour import desk, matches, pages
from tools.tour.steps import steps_in
from tools.tour.walk import Walk

PARTS = tuple(steps_in(module) for module in (pages, desk, matches))
"""The parts of the walk in their order, each a list of steps; they can be walked side by side."""
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
        for step in PARTS[number]:
            step.walk(walk)
        walk.driver.stop()
    return walk.album
