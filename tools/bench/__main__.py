"""Measures the app.

    python -m tools.bench                      every part of `make bench`, one after the other
    python -m tools.bench PART [ARGUMENT...]   one part

With BENCH_TINY=1 nearly nothing is measured, for a test.
"""

import os
import subprocess
import sys
import tempfile
from importlib import import_module
from typing import NamedTuple

from tools.bench.figures import KIVY


class Part(NamedTuple):
    """A module with a function `report`, which gets the arguments of the command."""

    module: str
    what: str
    usual: bool = True
    """Whether `make bench` has it."""


PARTS = {
    "engine": Part("engine", "moves a second of every game, memory, and loading a saved match"),
    "robots": Part("robots", "how well robots play, by game and by skill [GAME | skills ...]"),
    "pages": Part("app.pages", "frames from page to page, and with 10, 100 and 1,000 evenings"),
    "stage": Part("app.stage", "frames of every transition of every game"),
    "memory": Part("app.memory", "memory of Storyteller with eight people, and after ten matches"),
    "ink": Part("app.ink", "frames, painting and memory of the ink desk"),
    "slow": Part("slow", "`make bench-slow`: waits on a cheap tablet [start ...]", usual=False),
    "evenings": Part("evenings", "length and fairness of whole evenings [COUNT]", usual=False),
}


def main() -> None:
    match sys.argv[1:]:
        case []:
            for name, part in PARTS.items():
                if part.usual:
                    _run_alone(name)
        case [name, *arguments] if name in PARTS:
            sys.stderr = sys.__stderr__  # Kivy would redirect it to its log
            import_module(f"tools.bench.{PARTS[name].module}").report(*arguments)
        case ["help" | "--help" | "-h"]:
            print(_help())
        case _:
            sys.exit(_help())


def _help() -> str:
    parts = "".join(f"    {name:10} {part.what}\n" for name, part in PARTS.items())
    return f"{__doc__}\nParts:\n\n{parts}"


def _run_alone(name: str) -> None:
    """Run a part in a process of its own, so that none disturbs another."""
    with tempfile.TemporaryDirectory() as home:
        environment = os.environ | KIVY | {"KIVY_HOME": home}
        subprocess.run([sys.executable, "-m", "tools.bench", name], env=environment, check=True)


if __name__ == "__main__":
    main()
