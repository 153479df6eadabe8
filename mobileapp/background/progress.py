"""Callbacks with which long work reports its progress and learns that it was cancelled."""

from collections.abc import Callable
from typing import NamedTuple, Protocol

CountPiece = Callable[[], None]
"""A function to call before every piece of work; it raises if the work was cancelled."""


class Progress(NamedTuple):
    """How far long work has come: the number of the current piece, and how many there are."""

    sentence: str
    """The text that people read, with the placeholders {done} and {total}."""
    done: int
    total: int


class ReportProgress(Protocol):
    """A callback with which long work reports its progress; it raises if the work was cancelled.

    A call without `progress` only checks whether the work was cancelled.
    """

    def __call__(self, progress: Progress | None = None) -> None: ...


def ignore_progress(progress: Progress | None = None) -> None:
    """A `ReportProgress` that does nothing, for work that is neither shown nor cancelled."""


def count_pieces(report: ReportProgress, sentence: str, total: int) -> CountPiece:
    """Return a function to call before each of `total` pieces of work; it reports the progress."""
    done = 0

    def count_one() -> None:
        nonlocal done
        done = min(done + 1, total)
        report(Progress(sentence, done, total))

    return count_one
