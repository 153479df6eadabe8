"""Runs measurements in separate processes, so that none disturbs another, and measures memory."""

import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

KIVY = {
    "KIVY_NO_ARGS": "1",
    "KIVY_NO_FILELOG": "1",
    "KIVY_NO_CONSOLELOG": "1",
    "KCFG_GRAPHICS_MULTISAMPLES": "0",
    "KCFG_GRAPHICS_WIDTH": "1280",
    "KCFG_GRAPHICS_HEIGHT": "800",
}
"""The settings of Kivy in a process that is measured: the window of a tablet, and no log."""


def megabytes() -> float:
    """The resident memory of this process in MB."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 2**20


def figures(module: str, *arguments: str) -> Any:
    """The figures that `python -m tools.bench.<module>` prints as JSON on its last line."""
    return timed_figures(module, *arguments)[0]


def timed_figures(module: str, *arguments: str) -> tuple[Any, float]:
    """The same figures, and the seconds from the start of the process to its output."""
    with tempfile.TemporaryDirectory() as home:
        began = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, "-m", f"tools.bench.{module}", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=os.environ | KIVY | {"KIVY_HOME": home},
        ) as process:
            assert process.stdout is not None
            said = process.stdout.readline()
            spent = time.perf_counter() - began
            _, complaints = process.communicate()
    if not said:
        raise RuntimeError(f"{module} {' '.join(arguments)} failed:\n{complaints}")
    return json.loads(said), spent
