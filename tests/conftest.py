"""Configures all tests.

Hypothesis has fixed seeds and no deadlines, temporary files are kept in memory, measured texts are
remembered, and garbage is collected seldom. The option `--lines` prints the progress in whole
lines.
"""

import gc
import os
import shutil
import tempfile
import time
from functools import cache
from pathlib import Path
from threading import Event, Thread

import pytest
from hypothesis import settings

from mobileapp.stage import lettering
from tools.locale.catalogue import compile_all

# The caches of the app are small, for tablets. Tests lay the same texts out in many windows, in
# turns. This comes before all modules that import these functions.
lettering.line_width = cache(lettering.line_width.__wrapped__)  # type: ignore[assignment]
lettering.fit = cache(lettering.fit.__wrapped__)  # type: ignore[assignment]

settings.register_profile("steady", derandomize=True, deadline=None, database=None)
settings.load_profile("steady")

MEMORY_DISK = Path("/dev/shm")
ROOM = 1_000_000_000
"""The number of free bytes that the memory disk must have; all tests together use less."""
SELDOM = (50_000, 20, 20)
"""The thresholds of the garbage collector during tests; see `gc.set_threshold`."""
TELLING = 15.0
"""The number of seconds between two lines about the progress of the tests."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--lines", metavar="NAME", help="tell the progress in whole lines that begin with a name"
    )


def pytest_configure(config: pytest.Config) -> None:
    write_to_memory()
    compile_all()  # catalogues are not kept compiled
    name = config.getoption("--lines")
    if name:
        capture = config.pluginmanager.get_plugin("capturemanager")
        with capture.global_and_fixture_disabled():  # tests must not capture these lines
            config.pluginmanager.register(_Lines(name, os.dup(1)))


def write_to_memory() -> None:
    """Put temporary files on the memory disk of Linux, as a real disk would slow the tests down.

    Nothing is changed if TMPDIR is set, or if the memory disk cannot be written, has too little
    room or does not allow programs to run.
    """
    if "TMPDIR" in os.environ or not os.access(MEMORY_DISK, os.W_OK):
        return
    may_run = not os.statvfs(MEMORY_DISK).f_flag & os.ST_NOEXEC
    if may_run and shutil.disk_usage(MEMORY_DISK).free > ROOM:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY_DISK)


def pytest_collection_finish() -> None:
    """Collect garbage seldom, and never traverse what all tests share: modules and test items.

    Otherwise many thousand collections would traverse them again and again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


class _Lines:
    """Prints whole lines about the progress of the tests instead of dots.

    Each line begins with the name of the run, so that two runs can share a terminal. A line is
    printed at least every `TELLING` seconds.
    """

    def __init__(self, name: str, out: int) -> None:
        self._name, self._out = name, out
        self._began = time.monotonic()
        self._of = self._done = self._failed = 0
        self._now = ""
        self._over = Event()
        self._teller = Thread(target=self._keep_telling, daemon=True)

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        self._of = len(session.items)
        self._tell(f"{self._of} tests")
        self._teller.start()

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self._now = nodeid.removeprefix("tests/")

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(
        self, report: pytest.TestReport
    ) -> tuple[str, str, tuple[str, dict[str, bool]]] | None:
        if report.when == "call" or report.failed:
            self._done += report.when == "call"
            self._failed += report.failed
        return ("passed", "", ("", {})) if report.passed and report.when == "call" else None

    def pytest_sessionfinish(self) -> None:
        self._over.set()
        self._tell(f"{self._done} of {self._of} tests done, {self._failed} failed")

    def _keep_telling(self) -> None:
        while not self._over.wait(TELLING):
            failed = f", {self._failed} failed" if self._failed else ""
            self._tell(f"{self._done} of {self._of} done{failed}, now {self._now}")

    def _tell(self, what: str) -> None:
        spent = int(time.monotonic() - self._began)
        line = f"{self._name} {spent // 60}:{spent % 60:02d}  {what}\n"
        os.write(self._out, line.encode())
