"""The whole way: every step of the walk, and how a part of it is walked at one size."""

import sys
import tempfile
from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

# Their steps are put on the walk as they are read, so they are read in this order.
from tools.tour import pages, desk, matches  # isort: skip
from tools.tour.steps import STEPS, Step
from tools.tour.walk import Walk

from mobileapp.background import workers  # isort: skip - the driver prepares Kivy first
from mobileapp.stage import textures  # isort: skip

PAINTED = 500
"""So many painted pieces are kept."""
Album = dict[str, list[str]]
"""The captions of all pictures, by chapter."""


def say(line: str) -> None:
    """Tell whoever waits, at once."""
    print(line, file=sys.__stdout__, flush=True)


class Wanted(NamedTuple):
    """How the app shall look."""

    language: str
    text_size: float
    out: Path
    films: bool = False
    """Whether movements are filmed too, which takes as long again."""


class ReportingWalk(Walk):
    """Says what it sees: a walk takes its time."""

    def keep(self, caption: str, still: bool = True) -> None:
        super().keep(caption, still)
        say(f"{self.size}: {self._chapter}: {caption}")


def parts(steps: Iterable[Step]) -> list[list[Step]]:
    """Steps that build on one another stay together: those that were written in one place."""
    return [list(group) for _, group in groupby(steps, lambda step: step.walk.__module__)]


def _paint_at_full_pace() -> None:
    """This process takes pictures and nothing else: each waits for the painters, and match after
    match shows the same table."""
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
            walk.remember_people()  # who would be there from the part before
        for step in parts(STEPS)[number]:
            step.walk(walk)
        walk.driver.stop()
    return walk.album


__all__ = ["STEPS", "desk", "matches", "pages", "parts", "walk_part"]
