"""Tests that worker threads stand back behind the thread that draws."""

import os
import threading
from functools import partial

import pytest

from mobileapp.background import workers
from tests.mobileapp.driver import NICE

MIN_PRIORITY = 19


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="threads have no place of their own")
def test_workers_have_a_lower_priority_than_the_main_thread(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "NICE", NICE)  # in other tests workers have normal priority
    place = partial(os.getpriority, os.PRIO_PROCESS)
    with workers.workers("test") as pool:
        theirs = pool.submit(lambda: place(threading.get_native_id())).result(20)
    assert NICE > 0
    assert theirs == min(place(threading.get_native_id()) + NICE, MIN_PRIORITY)
