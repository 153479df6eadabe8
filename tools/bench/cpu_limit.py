"""Slows a process down to a share of one processor, as a cheap tablet would be."""

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread

SLOWER = 8
"""How many times: an eighth of one core of a desktop is about a cheap tablet."""
GROUPS = Path("/sys/fs/cgroup")
PERIOD = 10_000
"""Microseconds of a turn in a control group; short, so that no turn is felt."""
LOOK = 0.0005
"""Seconds between two looks at how much was used."""
BURST = 0.002
"""Seconds of processor time that may be saved up while there is nothing to do."""


def how() -> str:
    """The way a process is slowed down on this machine, in words."""
    if _groups_work():
        return "a control group (cgroup v2)"
    return "stopping and continuing it (SIGSTOP, SIGCONT) by the processor time it has used"


@contextmanager
def slowed(pid: int) -> Iterator[None]:
    """Leave a process an eighth of one core until this is over."""
    with suppress(ProcessLookupError):
        os.sched_setaffinity(pid, {min(os.sched_getaffinity(pid))})
    with _in_group(pid) if _groups_work() else _stop_and_go(pid):
        yield


def _groups_work() -> bool:
    """Whether groups of processes can be given shares of the processor by us."""
    with suppress(OSError):
        controllers = (GROUPS / "cgroup.subtree_control").read_text(encoding="ascii")
        return "cpu" in controllers.split() and os.access(GROUPS, os.W_OK)
    return False


@contextmanager
def _in_group(pid: int) -> Iterator[None]:
    group = GROUPS / f"slow-{pid}"
    group.mkdir()
    try:
        (group / "cpu.max").write_text(f"{PERIOD // SLOWER} {PERIOD}", encoding="ascii")
        (group / "cgroup.procs").write_text(str(pid), encoding="ascii")
        yield
    finally:
        with suppress(OSError):
            (GROUPS / "cgroup.procs").write_text(str(pid), encoding="ascii")
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
    clock = (~pid << 3) | 2  # how Linux names the processor clock of another process
    return time.clock_gettime(clock)
