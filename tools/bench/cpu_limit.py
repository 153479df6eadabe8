"""Limits a process to a share of one processor, to simulate a cheap tablet.

After an idle period the first milliseconds run at full speed, so every measured wait is about 10 ms
too short.
"""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread

from tools.bench.figures import few

SLOWER = few(8, 1)
"""The slowdown factor: an eighth of one desktop core is about as fast as a cheap tablet."""
GROUPS = Path("/sys/fs/cgroup")
OLDER_GROUPS = GROUPS / "cpu"
"""The folder of the processor controller in cgroups version 1."""
PERIOD = 10_000
"""The scheduling period of the control group in microseconds; short, so that pauses are not
noticed.
"""
LOOK = 0.0005
"""The polling interval for used processor time, in seconds."""
BURST = 0.002
"""The maximum of unused processor time that may be saved up, in seconds."""


def how() -> str:
    """A description of how processes are slowed down on this machine."""
    if _groups() is not None:
        return "a control group"
    return (
        "stopping and continuing it (SIGSTOP, SIGCONT) by the processor time it has used; threads "
        "that are to stand back do so less than they would"
    )


@contextmanager
def slowed(pid: int) -> Iterator[None]:
    """Limit a process to an eighth of one core inside a `with` block."""
    with suppress(ProcessLookupError):
        os.sched_setaffinity(pid, {min(os.sched_getaffinity(pid))})
    groups = _groups()
    with _stop_and_go(pid) if groups is None else _in_group(pid, groups):
        yield


def _groups() -> Path | None:
    """The folder in which we may create control groups with a processor limit, if there is one."""
    with suppress(OSError):
        if (OLDER_GROUPS / "cpu.cfs_quota_us").exists():
            return OLDER_GROUPS if os.access(OLDER_GROUPS, os.W_OK) else None
        controllers = (GROUPS / "cgroup.subtree_control").read_text(encoding="ascii")
        return GROUPS if "cpu" in controllers.split() and os.access(GROUPS, os.W_OK) else None
    return None


@contextmanager
def _in_group(pid: int, groups: Path) -> Iterator[None]:
    group = groups / f"slow-{pid}"
    group.mkdir()
    try:
        share = PERIOD // SLOWER
        if groups == OLDER_GROUPS:
            (group / "cpu.cfs_period_us").write_text(f"{PERIOD}", encoding="ascii")
            (group / "cpu.cfs_quota_us").write_text(f"{share}", encoding="ascii")
        else:
            (group / "cpu.max").write_text(f"{share} {PERIOD}", encoding="ascii")
        (group / "cgroup.procs").write_text(str(pid), encoding="ascii")
        yield
    finally:
        with suppress(OSError):
            (groups / "cgroup.procs").write_text(str(pid), encoding="ascii")
        with suppress(OSError):
            group.rmdir()


@contextmanager
def _stop_and_go(pid: int) -> Iterator[None]:
    over = Event()
    guard = Thread(target=_hold_back, args=(pid, over), daemon=True)
    guard.start()
    try:
        yield
    finally:
        over.set()
        guard.join()
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGCONT)


def _hold_back(pid: int, over: Event) -> None:
    """Stop the process whenever it has used more than its share of the time that has passed."""
    credit, stopped = 0.0, False
    with suppress(ProcessLookupError, OSError):
        now, used = time.perf_counter(), used_by(pid)
        while not over.is_set():
            time.sleep(LOOK)
            before, spent = now, used
            now, used = time.perf_counter(), used_by(pid)
            credit = min(BURST, credit + (now - before) / SLOWER - (used - spent))
            if stopped != (credit < 0):
                stopped = not stopped
                os.kill(pid, signal.SIGSTOP if stopped else signal.SIGCONT)


def used_by(pid: int) -> float:
    """The processor time of a process so far, in seconds."""
    clock = (~pid << 3) | 2  # the id of the CPU clock of another process on Linux
    return time.clock_gettime(clock)
