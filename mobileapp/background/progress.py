"""How work that takes long reports its progress, and learns that it was cancelled."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

StepCounter = Callable[[], None]
"""Called before every piece of work of one kind; may raise."""


@dataclass(frozen=True, slots=True)
class Progress:
    """At which piece of work it is, of how many."""

    sentence: str
    """What people read: with {done} and {total} in it."""
    done: int
    total: int


class ReportProgress(Protocol):
    """Called now and then by work that takes long; raises once that was cancelled."""

    def __call__(self, progress: Progress | None = None) -> None: ...


def ignore_progress(progress: Progress | None = None) -> None:
    """For work that nobody watches, and nobody cancels."""


def count_steps(report: ReportProgress, sentence: str, total: int) -> StepCounter:
    """A step to call before each of so many pieces of work."""
    done = 0

    def step() -> None:
        nonlocal done
        done = min(done + 1, total)
        report(Progress(sentence, done, total))

    return step
