"""Work that takes its time, beside the main thread; people may wait for it or give it up."""

import errno
import logging
from collections.abc import Callable
from threading import Event, Thread
from typing import Generic, TypeVar

from kivy.clock import Clock

from engine.errors import Refusal
from mobileapp.i18n import tr
from mobileapp.widgets.buttons import SecondaryButton
from mobileapp.widgets.errors import show_errors
from mobileapp.widgets.sheet import Sheet

PATIENCE = 0.4
"""Seconds after which people are told that something is going on."""
log = logging.getLogger(__name__)
Result = TypeVar("Result")


class GivenUp(Exception):
    """Nobody waits for the result any more."""


class BackgroundTask(Generic[Result]):
    """Runs `work` at once; `then` gets its result on the main thread, or people get the reason.

    `work` is handed a function to call now and then: it raises when the task was given up.
    """

    def __init__(
        self, work: Callable[[Callable[[], None]], Result], then: Callable[[Result], None]
    ) -> None:
        self._work = work
        self._then = then
        self._given_up = Event()
        self._sheet: Sheet | None = None
        self._asking = Clock.schedule_once(self._ask_for_patience, PATIENCE)
        Thread(target=self._run, daemon=True).start()

    def _ask_for_patience(self, _dt: float) -> None:
        self._sheet = Sheet(title=tr._("One moment…"))
        cancel = SecondaryButton(text=tr._("Cancel"), paper=True)
        cancel.bind(on_release=self._sheet.dismiss)
        self._sheet.add_action(cancel)
        self._sheet.bind(on_dismiss=self._give_up)
        self._sheet.open()

    def _give_up(self, _sheet: Sheet) -> None:
        self._given_up.set()

    def _keep_on(self) -> None:
        if self._given_up.is_set():
            raise GivenUp

    def _run(self) -> None:
        try:
            result = self._work(self._keep_on)
        except Exception as problem:
            # A function of its own keeps the task alive until the main thread gets to it.
            Clock.schedule_once(lambda _dt, problem=problem: self._tell(problem))
        else:
            Clock.schedule_once(lambda _dt: self._hand_over(result))

    def _hand_over(self, result: Result) -> None:
        if self._still_wanted():
            self._then(result)

    def _tell(self, problem: Exception) -> None:
        if self._still_wanted():
            with show_errors():
                raise _in_a_sentence(problem) from problem

    def _still_wanted(self) -> bool:
        wanted = not self._given_up.is_set()
        self._asking.cancel()
        if self._sheet is not None:
            self._sheet.dismiss()
        return wanted


def _in_a_sentence(problem: Exception) -> Exception:
    if isinstance(problem, OSError) and problem.errno == errno.ENOSPC:
        return Refusal("full", "There is no room left on this tablet.")
    if isinstance(problem, Refusal | OSError):
        return problem
    log.warning("Other people's code failed: %s.", type(problem).__name__)
    return OSError()
