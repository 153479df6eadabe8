"""Tests that a slowed-down process gets only its share of processor time, and ends normally."""

import subprocess
import sys
import time

from tools.bench.cpu_limit import SLOWER, how, slowed, used_by

BUSY = """
import time
began = time.perf_counter()
while time.process_time() < 0.1: pass
print(time.perf_counter() - began)
"""


def test_a_slowed_process_takes_that_much_longer() -> None:
    with subprocess.Popen([sys.executable, "-c", BUSY], stdout=subprocess.PIPE, text=True) as busy:
        assert busy.stdout is not None
        with slowed(busy.pid):
            took = float(busy.stdout.readline())
    assert took > 0.05 * SLOWER  # part of the time is spent on starting Python
    assert busy.returncode == 0


def test_the_time_of_another_process_is_known() -> None:
    with subprocess.Popen([sys.executable, "-c", "while True: pass"]) as busy:
        used = [used_by(busy.pid)]
        began = time.monotonic()
        while used[-1] < 0.1 and time.monotonic() < began + 60:
            time.sleep(0.01)
            used.append(used_by(busy.pid))
        busy.kill()
    assert used == sorted(used)
    assert used[-1] > used[0]


def test_the_way_of_slowing_down_is_named() -> None:
    assert "control group" in how() or "SIGSTOP" in how()
