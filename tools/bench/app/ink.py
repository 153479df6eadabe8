"""Measures the cost of inking blots; needs no display.

Real touches ink some blots: three fingers draw, the sheet is folded, rubbed, opened and kept.
Prints the main thread's processor time of every frame, that of the worker threads, and the memory:
at its peak, and after people have left the desk.
"""

import gc
import tempfile
from collections.abc import Callable
from functools import partial
from math import cos, sin
from pathlib import Path
from statistics import median
from time import process_time
from typing import Any

from kivy.graphics.opengl import glFinish

from mobileapp.app import SeeingThingsApp
from mobileapp.ink.blot import paint
from mobileapp.ink.shape import measure
from mobileapp.ink.sheet import FoldedSheet
from mobileapp.ink.stamps import stamps
from tests.harness.desk_hands import DeskHands
from tests.support.strokes import STROKES
from tools.bench.app.stopwatch import TimedDriver
from tools.bench.figures import few, megabytes, print_table

FINGERS = 3
FRAMES = few(240, 10)
"""The number of frames in which the fingers draw: four seconds."""
VISITS, BLOTS = few((2, 2), (1, 1))
"""How often people come to the desk, and how many blots they ink there."""
PAINTINGS = few(5, 1)
"""How often a painting is repeated; the median counts."""
FRAME, LONGEST, BLOT, SHEET, MEMORY = 1.0, 8.0, 0.3, 0.1, 60
"""The targets: milliseconds for an average frame and for the longest one, seconds for a blot and a
sheet, MB of memory.
"""


class FinishingDriver(TimedDriver):
    """Finishes the OpenGL commands of every frame, as presenting it would; otherwise they pile up
    in memory. The time for this is not counted.
    """

    def pump(self, frames: int = 1) -> None:
        for _ in range(frames):
            super().pump()
            glFinish()


class DeskWalk:
    """Inks blots with real touches, and notes what the frames of each step cost."""

    def __init__(self, folder: Path) -> None:
        self.driver = FinishingDriver(SeeingThingsApp(folder=folder, seed=lambda: 7))
        self.driver.until(lambda: not self.driver.app.idle_tasks.pending, seconds=60)
        self.hands = DeskHands(self.driver)
        self.frames: dict[str, list[tuple[float, float]]] = {}

    def run(self) -> dict[str, Any]:
        self._choose_game()
        before = megabytes()
        _forget_peak()
        after = []
        for _ in range(VISITS):
            self._visit()
            gc.collect()
            after.append(megabytes())
        return {"frames": self.frames, "before": before, "peak": _peak(), "after": after}

    def _visit(self) -> None:
        self._choose_game()
        self._note("coming", self._come)
        for _ in range(BLOTS):
            self._note("three fingers draw", self._draw)
            self._note("folding", self.hands.fold)
            self._note("rubbing", self._rub)
            self._note("opening", self.hands.open_sheet)
            self._note("keeping", self._keep)
        self._note("leaving", self._leave)

    def _choose_game(self) -> None:
        """Come by the page of Inkblots, which builds the desk when the app is idle."""
        app = self.driver.app
        app.home()
        app.go("game", game="inkblots")
        self.driver.until(lambda: app.screens.has_screen("ink_desk"))
        self.driver.until(lambda: not app.idle_tasks.pending, seconds=60)

    def _come(self) -> None:
        self.driver.app.go("ink_desk")
        self.driver.wait(1)

    def _leave(self) -> None:
        self.driver.app.home()
        self.driver.wait(1)

    def _note(self, step: str, act: Callable[[], object]) -> None:
        self.driver.frames.clear()
        act()
        found = [(frame.python, frame.uploads) for frame in self.driver.frames]
        self.frames.setdefault(step, []).extend(found)

    def _draw(self) -> None:
        """All fingers move in every frame; three touches are one frame, as on a tablet."""
        touches = [self.hands.down(*self._place(finger, 0)) for finger in range(FINGERS)]
        self.driver.frames.clear()
        for frame in range(1, FRAMES + 1):
            places = [self._place(finger, frame) for finger in range(FINGERS)]
            self.driver.move_all(touches, [self.hands.on_screen(*place) for place in places])
        for touch in touches:
            self.driver.up(touch)

    @staticmethod
    def _place(finger: int, frame: int) -> tuple[float, float]:
        angle = frame / 12 + finger * 2
        reach = 60 + frame / 4
        return 330 + 170 * finger + cos(angle) * reach, 500 + sin(angle * 1.3) * reach * 2

    def _rub(self) -> None:
        for _ in range(4):
            self.hands.stroke((250, 300), (350, 400), (250, 500), (350, 600))

    def _keep(self) -> None:
        self.driver.tap("Keep")
        self.driver.wait(1)


def paintings() -> dict[str, list[float]]:
    """Processor seconds of what workers paint, without any window."""
    found: dict[str, list[float]] = {}

    def timed(name: str, work: Callable[[], Any]) -> Any:
        began = process_time()
        outcome = work()
        found.setdefault(name, []).append(process_time() - began)
        return outcome

    for seed in range(PAINTINGS):
        timed("stamps", stamps)
        for stroke in ("a single dot", "a face", "far too much ink"):
            sheet = FoldedSheet(seed)
            timed("sheet", partial(getattr, sheet, "bare"))
            timed("patterns", sheet.prepare_patterns)
            blot = timed(f"blot, {stroke}", partial(paint, sheet, STROKES[stroke]))
            timed("measures", partial(measure, blot.picture))
    return found


def report() -> None:
    """Print three tables."""
    with tempfile.TemporaryDirectory() as folder:
        walked = DeskWalk(Path(folder)).run()
    _report_frames(walked["frames"])
    rows = [
        (name, f"{median(seconds):.3f}", f"{max(seconds):.3f}", _aim(name))
        for name, seconds in paintings().items()
    ]
    head = ("painting", "median", "most", "aim")
    print_table("Processor time of what workers paint, s", head, rows)
    before = walked["before"]
    held = [("page of Inkblots", before, ""), ("peak", walked["peak"], f"{MEMORY:+}")]
    held += [(f"left, visit {visit}", size, "") for visit, size in enumerate(walked["after"], 1)]
    print_table(
        "Resident memory of the ink desk, MB, with the textures of software OpenGL",
        ("moment", "MB", "over the page before", "aim"),
        [(what, f"{size:.0f}", f"{size - before:+.0f}", aim) for what, size, aim in held],
    )


def _aim(painting: str) -> str:
    if painting.startswith("blot"):
        return f"{BLOT}"
    return f"{SHEET}" if painting == "sheet" else ""


def _report_frames(walked: dict[str, list[tuple[float, float]]]) -> None:
    rows = []
    for step, frames in walked.items():
        python = sorted(frame[0] for frame in frames)
        costs = (median(python), python[int(len(python) * 0.99)], python[-1], max(map(sum, frames)))
        rows.append((step, f"{len(frames)}", *(f"{cost:.2f}" for cost in costs)))
    print_table(
        f"Main thread's processor time of a frame, ms; aims: {FRAME} with {FINGERS} fingers, "
        f"longest {LONGEST}",
        ("step", "frames", "median", "99th of 100", "longest", "with uploads in software"),
        rows,
    )


def _forget_peak() -> None:
    """Reset the kernel's peak of resident memory."""
    gc.collect()
    Path("/proc/self/clear_refs").write_text("5", encoding="ascii")


def _peak() -> float:
    """The peak of resident memory since then, in MB."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    line = next(line for line in status.splitlines() if line.startswith("VmHWM"))
    return int(line.split()[1]) / 1024
