"""Low-priority threads that decode and paint pictures and prepare robots."""

import os
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

WORKERS = 2
NICE = 10
"""The niceness of worker threads, on systems with one for each thread; Android gives background
threads the same."""


def workers(name: str) -> ThreadPoolExecutor:
    """A pool of low-priority threads."""
    return ThreadPoolExecutor(WORKERS, thread_name_prefix=name, initializer=_lower_priority)


def _lower_priority() -> None:
    """Lower the priority of this thread, so that frames come before pictures on a slow tablet."""
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
