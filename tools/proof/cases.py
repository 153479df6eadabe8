"""Runs many independent random cases on all cores, and collects what went wrong."""

import os
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from multiprocessing import get_context

MAX_FREEZE = 1.0
"""The maximum processor time in seconds for which the main thread may be blocked."""
MAX_TASK = 10.0
"""The same for work on another thread, which shows its progress and can be cancelled."""
LOOK = 0.005
"""The interval, in seconds, at which the main thread checks a task."""
PROGRESS = 15.0
"""Seconds from one line about the progress to the next."""
MAX_TOLD = 50
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


FAULT = "PROOF_FAULT"
"""The environment variable with a fault for the app, as `module:function`; see `plant_fault`."""


def plant_fault() -> None:
    """Call the function that `FAULT` names, if any, in a process that is about to try the app.

    Tests break a promise of the app with it, to see that a part of the proof notices.
    """
    if fault := os.environ.get(FAULT):
        module, _, function = fault.partition(":")
        getattr(import_module(module), function)()


def run_cases(part: str, case: Case, count: int, seed: int) -> list[str]:
    """Run this many cases; return all problems. A case depends only on the seed and its number."""
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
        plant_fault()
        return [f"case {number}: {problem}" for problem in case(seed, number)]
    except Exception:
        return [f"case {number}: {traceback.format_exc()}"]


@contextmanager
def watched(problems: list[str], what: str) -> Iterator[None]:
    """Record a problem when this blocks the main thread for too long.

    Measures processor time, so that other programs make no difference.
    """
    began = time.thread_time()
    yield
    spent = time.thread_time() - began
    if spent > MAX_FREEZE:
        problems.append(f"{what} took {spent:.1f} s")


def run_as_task(work: Callable[[], object], problems: list[str], what: str) -> None:
    """Run this on another thread as the app does, and record when the main thread could not run.

    The screen freezes while the main thread waits for the interpreter lock: measured as the
    processor time of the process between two checks by the main thread. An exception of `work` is
    raised here.
    """
    raised: list[BaseException] = []

    def attempt() -> None:
        try:
            work()
        except BaseException as error:
            raised.append(error)

    thread = threading.Thread(target=attempt)
    began = looked = time.process_time()
    longest = 0.0
    thread.start()
    alive = True
    while alive:  # one look at least: the thread may end before the main thread runs again
        thread.join(LOOK)
        alive = thread.is_alive()
        longest, looked = max(longest, time.process_time() - looked), time.process_time()
    if longest > MAX_FREEZE:
        problems.append(f"{what} froze the screen for {longest:.1f} s")
    if looked - began > MAX_TASK:
        problems.append(f"{what} took {looked - began:.1f} s")
    if raised:
        raise raised[0]
