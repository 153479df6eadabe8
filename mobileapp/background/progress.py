"""Callbacks with which long work reports its progress and learns that it was cancelled."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

StepCounter = Callable[[], None]
"""A function that is called before every piece of work; it raises once the work is cancelled."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The number of the current piece of work, and how many there are."""

    sentence: str
    """The text that people read, with the placeholders {done} and {total}."""
    done: int
    total: int


class ReportProgress(Protocol):
    """A callback for long work to report its progress; it raises once the work is cancelled.

    Without `progress`, it only checks whether the work was cancelled.
    """

    def __call__(self, progress: Progress | None = None) -> None: ...


def ignore_progress(progress: Progress | None = None) -> None:
    """A `ReportProgress` that does nothing, for work that is neither shown nor cancelled."""


def count_steps(report: ReportProgress, sentence: str, total: int) -> StepCounter:
    """A function that reports the progress; call it before each of `total` pieces of work."""
    done = 0

    def step() -> None:
        nonlocal done
        done = min(done + 1, total)
        report(Progress(sentence, done, total))

    return step
