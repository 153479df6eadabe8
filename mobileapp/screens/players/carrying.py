"""Lets a finger drag a badge or a tag across the players page."""

from math import dist
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.scrollview import ScrollView
from kivy.uix.widget import Widget

TAP = 12
"""Tap threshold, in dp: a touch that moved less is a tap."""
EDGE, SCROLL_SPEED = 56, 420
"""Near the upper or lower edge of the page, a drag also scrolls the page.

`EDGE` is the maximum distance from that edge, in dp; `SCROLL_SPEED` is in dp per second.
"""


class Carrying:
    """The drag of one widget by one touch; the table grabs that touch.

    Once the finger has moved further than a tap allows, the widget is lifted above everything else
    in the window and follows the finger.
    """

    def __init__(
        self, table: Widget, touch: Any, thing: Widget, start: tuple[float, float]
    ) -> None:
        self.touch = touch
        self.thing = thing
        self.lifted = False
        self._table = table
        self._start = start
        self._from_elsewhere = thing.parent is None
        self._scrolling = Clock.create_trigger(self._scroll_at_edges, 0, interval=True)
        touch.grab(table)

    def follow(self) -> bool:
        """Lift the widget once the touch is a drag, and move it to the finger.

        Returns whether the widget is lifted.
        """
        if not self.lifted and dist(self.touch.pos, self._start) > dp(TAP):
            self.lift()
        if self.lifted:
            self.thing.center = self._table.to_window(*self.touch.pos)
        return self.lifted

    def lift(self) -> None:
        """Show the widget above all others in the window, without moving it on the screen.

        If it is a child of the table, it is removed from there first.
        """
        self.lifted = True
        Animation.cancel_all(self.thing, "center_x", "center_y")
        place = self._table.to_window(*self.thing.center)
        if self.thing.parent is not None:
            self._table.remove_widget(self.thing)
        self.thing.lifted = True
        Window.add_widget(self.thing)
        self.thing.center = place
        self._scrolling()

    def put_down(self) -> None:
        """Release the touch, and return a lifted widget to the table.

        A widget that came from the bar is removed from the window instead.
        """
        self.touch.ungrab(self._table)
        self._scrolling.cancel()
        if not self.lifted:
            return
        place = self._table.to_widget(*self.thing.center)
        Window.remove_widget(self.thing)
        self.thing.lifted = False
        if not self._from_elsewhere:
            self._table.add_widget(self.thing)
            self.thing.center = place

    def _scroll_at_edges(self, dt: float) -> None:
        """Scroll the page while the finger is near the upper or lower edge of the scroll view."""
        page = self._table.parent
        scroll = page.parent if page else None
        if not isinstance(scroll, ScrollView):
            return
        hidden = page.height - scroll.height
        _, low = scroll.to_window(*scroll.pos)
        above = self.touch.y - (low + scroll.height - dp(EDGE))
        below = low + dp(EDGE) - self.touch.y
        if hidden > 0 and max(above, below) > 0:
            step = dp(SCROLL_SPEED) * dt / hidden
            scroll.scroll_y = min(1, max(0, scroll.scroll_y + (step if above > 0 else -step)))
