"""Builds a page piece by piece, one in a frame: what is seen first is there first."""

from collections import deque
from collections.abc import Callable
from typing import Any

from kivy.clock import Clock


class Turns:
    """Runs pieces of work one by one, one in every frame."""

    def __init__(self) -> None:
        self._left: deque[Callable[[], object]] = deque()
        self._next = Clock.create_trigger(self._take)

    def begin(self, *pieces: Callable[[], object]) -> None:
        """Run these from the next frame on, and drop what was left of others."""
        self._left = deque(pieces)
        self._next()

    def stop(self) -> None:
        """Drop what is left: the page is not in sight any more."""
        self._left.clear()
        self._next.cancel()

    def _take(self, *_: Any) -> None:
        if self._left:
            self._left.popleft()()
        if self._left:
            self._next()
