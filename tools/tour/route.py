"""The whole way: every step of the walk at one size."""

import sys
import tempfile
import time
from pathlib import Path
from shutil import rmtree

from tools.tour import matches, pages  # their steps are put on the walk as they are read
from tools.tour.steps import STEPS
from tools.tour.walk import Walk


def walk_through(size: str, language: str, text_size: float, out: Path) -> dict[str, list[str]]:
    """Keep pictures of everything there is to see; returns their captions by chapter."""
    started = time.monotonic()
    rmtree(out / size, ignore_errors=True)
    with tempfile.TemporaryDirectory() as folder:
        walk = Walk(size, Path(folder), out, language)
        walk.set("text_scale", text_size)
        for step in STEPS:
            step.walk(walk)
        walk.driver.stop()
    count, took = sum(map(len, walk.album.values())), time.monotonic() - started
    print(f"{size}: {count} pictures in {took:.0f} s", file=sys.__stdout__, flush=True)
    return walk.album


__all__ = ["STEPS", "matches", "pages", "walk_through"]
