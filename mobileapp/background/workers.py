"""Pools of low-priority threads, which decode and paint pictures and prepare robots."""

import os
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

WORKERS = 2
NICE = 10
"""The niceness of worker threads, the same as that of Android's background threads.

It has an effect only on systems where each thread has a niceness of its own.
"""


def workers(name: str) -> ThreadPoolExecutor:
    """A new pool of low-priority threads; `name` is the prefix of their names."""
    return ThreadPoolExecutor(WORKERS, thread_name_prefix=name, initializer=_lower_priority)


def _lower_priority() -> None:
    """Lower the priority of this thread, so that it delays no frame on a slow tablet."""
    with suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICE)
