"""Fills a page over several frames, so that no frame takes long."""

from collections.abc import Callable, Iterable, Iterator

from kivy.clock import Clock
from kivy.uix.widget import Widget


class IncrementalFill:
    """Runs steps, each of which adds a part to a page, as long as the page is visible.

    The page must keep a reference to this object, because Kivy's clock holds only a weak one.
    """

    def __init__(self, page: Widget, enough: Callable[[], bool] = lambda: False) -> None:
        """Fill `page`, with a pause whenever `enough` is true, until `go_on` is called."""
        self._page = page
        self._enough = enough
        self._steps: Iterator[object] = iter(())
        self._next = Clock.create_trigger(self._go_on)

    def begin(self, steps: Iterable[object]) -> None:
        """Run one step now and one in each later frame; drop the remaining steps of earlier calls.

        `steps` is usually a generator; one step runs its code up to the next `yield`.
        """
        self._steps = iter(steps)
        self._step()

    def go_on(self, *_: object) -> None:
        """Run a step in the next frame, if there still are any; can be bound to an event."""
        self._next()

    def _go_on(self, _dt: float) -> None:
        if self._page.get_root_window() is not None and not self._enough():
            self._step()

    def _step(self) -> None:
        for _ in self._steps:
            self._next()
            return
