"""Callbacks with which long work reports its progress and learns that it was cancelled."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

StepCounter = Callable[[], None]
"""A function to call before every piece of work; it raises an exception after a cancellation."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far long work has come: the number of the current piece, and how many there are."""

    sentence: str
    """The text that people read, with the placeholders {done} and {total}."""
    done: int
    total: int


class ReportProgress(Protocol):
    """A callback for long work to report its progress; it raises an exception after a cancellation.

    Without `progress`, it only checks whether the work was cancelled.
    """

    def __call__(self, progress: Progress | None = None) -> None: ...


def ignore_progress(progress: Progress | None = None) -> None:
    """A `ReportProgress` that does nothing, for work that is neither shown nor cancelled."""


def count_steps(report: ReportProgress, sentence: str, total: int) -> StepCounter:
    """A function that reports the next piece of work; call it before each of the `total` pieces."""
    done = 0

    def step() -> None:
        nonlocal done
        done = min(done + 1, total)
        report(Progress(sentence, done, total))

    return step
