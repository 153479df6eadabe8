"""How work that takes long reports its progress, and learns that it was cancelled."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

StepCounter = Callable[[], None]
"""Called before every piece of work of one kind; may raise."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The current piece of work, and how many there are."""

    sentence: str
    """What people read: with {done} and {total} in it."""
    done: int
    total: int


class ReportProgress(Protocol):
    """A callback for long work to report its progress; it raises once the work is cancelled."""

    def __call__(self, progress: Progress | None = None) -> None: ...


def ignore_progress(progress: Progress | None = None) -> None:
    """A callback for work that is neither shown nor cancelled."""


def count_steps(report: ReportProgress, sentence: str, total: int) -> StepCounter:
    """A function to call before each of `total` pieces of work."""
    done = 0

    def step() -> None:
        nonlocal done
        done = min(done + 1, total)
        report(Progress(sentence, done, total))

    return step
