"""Threads that decode and paint pictures and prepare robots, behind whatever the screen does."""

import os
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

WORKERS = 2
NICE = 10
"""How far behind the main thread they stand, where threads have a place of their own: as far as
Android puts what is not in sight."""


def workers(name: str) -> ThreadPoolExecutor:
    """A few of them."""
    return ThreadPoolExecutor(WORKERS, thread_name_prefix=name, initializer=_step_back)


def _step_back() -> None:
    """Frames come first: on a slow tablet a page is seen before its pictures are painted."""
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
