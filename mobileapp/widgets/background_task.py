"""Runs long work on a worker thread, while people can wait for it or cancel it."""

import errno
import logging
from collections.abc import Callable
from threading import Event, Thread
from typing import Generic, TypeVar

from kivy.clock import Clock
from kivy.properties import NumericProperty, StringProperty

from engine.errors import Refusal
from mobileapp.background.progress import Progress, ReportProgress
from mobileapp.languages.translation import tr
from mobileapp.widgets import load_kv, text
from mobileapp.widgets.boxes import Column
from mobileapp.widgets.buttons import SecondaryButton
from mobileapp.widgets.errors import show_errors
from mobileapp.widgets.sheet import Sheet

SHOW_AFTER = 0.4
"""The delay, in seconds, before a sheet shows the progress and a button to cancel."""
UPDATE_INTERVAL = 0.1
"""The interval between two updates of the progress bar, in seconds."""
log = logging.getLogger(__name__)
Result = TypeVar("Result")


class WorkProgress(Column):
    """The progress of a task: a sentence with figures, and a progress bar."""

    sentence = StringProperty("")
    part = NumericProperty(0)
    """The finished part of the work, from 0 to 1."""


class Cancelled(Exception):
    """Raised in the worker thread after people have cancelled the task."""


class BackgroundTask(Generic[Result]):
    """Runs `work` on a worker thread, then calls `then` with its result on the main thread.

    If `work` raises an exception, a sheet shows the error, and `then` is not called. `work` gets a
    function with which it reports its progress. Once people have cancelled the task, the next
    report raises `Cancelled`, and no error is shown. If `work` returns without another report, the
    cancellation has no effect: `then` is called. A `quiet` task shows no progress, because people
    can go on without its result. With `refused`, that is called with a `Refusal` in place of the
    sheet.
    """

    def __init__(
        self,
        work: Callable[[ReportProgress], Result],
        then: Callable[[Result], None],
        quiet: bool = False,
        refused: Callable[[Refusal], None] | None = None,
    ) -> None:
        self._work = work
        self._then, self._refused = then, refused
        self._cancelled = Event()
        self._progress: Progress | None = None
        self._sheet: Sheet | None = None
        self._showing = Clock.create_trigger(self._show_waiting, SHOW_AFTER)
        if not quiet:
            self._showing()
        Thread(target=self._run, daemon=True).start()

    def _show_waiting(self, _dt: float) -> None:
        self._sheet = Sheet(title=tr._("One moment…"))
        self._bar = WorkProgress()
        self._sheet.add_content(self._bar)
        self._sheet.add_button(SecondaryButton, tr._("Cancel"))
        self._sheet.bind(on_dismiss=self._cancel)
        self._sheet.open()
        self._update_bar()
        self._showing = Clock.schedule_interval(self._update_bar, UPDATE_INTERVAL)

    def _cancel(self, _sheet: Sheet) -> None:
        self._cancelled.set()

    def _update_bar(self, _dt: float = 0) -> None:
        """Show the latest progress.

        This is called at intervals, not for every report, as the worker may report very often.
        """
        if progress := self._progress:
            done, total = progress.done, progress.total
            self._bar.sentence = tr._(progress.sentence).format(done=done, total=total)
            self._bar.part = done / total

    def _report(self, progress: Progress | None = None) -> None:
        if self._cancelled.is_set():
            raise Cancelled
        self._progress = progress or self._progress

    def _run(self) -> None:
        try:
            result = self._work(self._report)
        except Exception as problem:
            # A lambda keeps the task alive, because Kivy's clock refers to methods weakly.
            Clock.schedule_once(lambda _dt, problem=problem: self._show_problem(problem))
        else:
            Clock.schedule_once(lambda _dt: self._hand_over(result))

    def _hand_over(self, result: Result) -> None:
        self._put_away()
        self._then(result)

    def _show_problem(self, problem: Exception) -> None:
        wanted = not self._cancelled.is_set()
        self._put_away()
        if self._refused is not None and isinstance(problem, Refusal):
            self._refused(problem)
        elif wanted:
            with show_errors():
                raise _readable_error(problem) from problem

    def _put_away(self) -> None:
        self._showing.cancel()
        if self._sheet is not None:
            self._sheet.dismiss()


def _readable_error(problem: Exception) -> Exception:
    if isinstance(problem, OSError) and problem.errno == errno.ENOSPC:
        return Refusal("full", "There’s no room left on this device.")
    if isinstance(problem, Refusal | OSError):
        return problem
    log.warning("A task has failed.", exc_info=problem)
    return Refusal("unexpected", "Something unexpected happened.")


load_kv(__file__, text)
