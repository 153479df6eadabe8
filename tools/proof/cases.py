"""Runs many independent random cases on all cores, and collects what went wrong."""

import os
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context

LONGEST_FREEZE = 1.0
"""Seconds that nothing may take for which people wait."""
PROGRESS = 15.0
"""Seconds from one line about the progress to the next."""
MOST_TOLD = 10
"""Problems of one part that are printed in full."""

Case = Callable[[int, int], list[str]]
"""Tries case `number` of a `seed`; returns one sentence for each problem."""


class ProgressLines:
    """Prints how many cases are done, now and then."""

    def __init__(self, part: str, total: int) -> None:
        self._part, self._total, self._done = part, total, 0
        self._next = time.monotonic() + PROGRESS

    def add(self, cases: int = 1) -> None:
        self._done += cases
        if time.monotonic() >= self._next:
            print(f"{self._part}: {self._done:,} of {self._total:,}", flush=True)
            self._next = time.monotonic() + PROGRESS


def run_cases(part: str, case: Case, count: int, seed: int) -> list[str]:
    """All problems of so many cases. Each depends on the seed and its own number alone."""
    problems: list[str] = []
    lines = ProgressLines(part, count)
    workers = len(os.sched_getaffinity(0))
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        chunk = max(1, min(50, count // (4 * workers)))
        for found in pool.map(partial(_attempt, case, seed), range(count), chunksize=chunk):
            problems += found
            lines.add()
    return problems


def _attempt(case: Case, seed: int, number: int) -> list[str]:
    try:
        return [f"case {number}: {problem}" for problem in case(seed, number)]
    except Exception:
        return [f"case {number}: {traceback.format_exc()}"]


@contextmanager
def watched(problems: list[str], what: str) -> Iterator[None]:
    """Note a problem when this takes longer than people should wait.

    Processor time is measured: what else the machine does makes no difference.
    """
    began = time.process_time()
    yield
    spent = time.process_time() - began
    if spent > LONGEST_FREEZE:
        problems.append(f"{what} took {spent:.1f} s")
