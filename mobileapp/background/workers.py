"""Pools of low-priority threads, which decode and paint pictures and prepare robots."""

import os
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

WORKERS = 2
NICE = 10
"""How much nicer worker threads are than the thread that starts them, as on Android.

It has an effect only on systems where each thread has a niceness of its own.
"""


def workers(name: str) -> ThreadPoolExecutor:
    """A new pool of low-priority threads; `name` is the prefix of their names."""
    return ThreadPoolExecutor(WORKERS, thread_name_prefix=name, initializer=_lower_priority)


def _lower_priority() -> None:
    """Lower the priority of this thread, so that it delays no frame on a slow tablet."""
    with suppress(AttributeError, OSError):
        thread = threading.get_native_id()  # it begins with the niceness of who started it
        os.setpriority(os.PRIO_PROCESS, thread, os.getpriority(os.PRIO_PROCESS, thread) + NICE)
