"""A list of any length, of which only the part in sight and a little more exists as widgets."""

from bisect import bisect_right
from collections.abc import Callable, Iterator
from functools import partial
from itertools import accumulate
from typing import Any

from kivy.clock import Clock
from kivy.properties import NumericProperty, ObjectProperty
from kivy.uix.relativelayout import RelativeLayout
from kivy.uix.widget import Widget

from mobileapp.widgets.discard import discard

MADE = 1
"""How far cards are made above and below what is in sight, in heights of the scroll view."""
KEPT = 2
"""How far cards are kept, in the same unit.

It is more than `MADE`, so that cards are not made and dropped again by a finger that wavers.
"""


class LongList(Widget):
    """A column of cards inside a `QuickScroll` that `keeps_place`.

    Cards are made when they come near, at most one in a frame, and dropped when they are far away;
    their heights are remembered. So neither a frame nor the opening of a page takes longer if there
    are more cards. Each card lies in a RelativeLayout: where the list moves it, nothing in the card
    is laid out again.
    """

    scroll = ObjectProperty(None)
    """The scroll view around the list."""
    spacing = NumericProperty(0)

    def __init__(self, **settings: Any) -> None:
        self._count = 0
        self._make: Callable[[int], Widget] = Widget
        self._slots: dict[int, RelativeLayout] = {}
        self._heights: list[float] = []
        """The heights of all cards that were made before, also of those dropped since."""
        self._place_all = Clock.create_trigger(self._place, -1)
        self._next = Clock.create_trigger(self._go_on)
        super().__init__(size_hint_y=None, height=0, **settings)
        for cause in ("pos", "size", "spacing"):
            self.fbind(cause, self._place_all)

    @property
    def cards(self) -> Iterator[Widget]:
        """The cards that exist now, from the top."""
        return (self._slots[index].children[0] for index in sorted(self._slots))

    def show(self, count: int, make: Callable[[int], Widget]) -> None:
        """Show `count` cards in place of those before; `make` returns the card with an index.

        The list stays where it was scrolled to.
        """
        discard(*self._slots.values())
        self._slots.clear()
        self._count, self._make = count, make
        del self._heights[count:]
        self._place_all()
        self._step()

    def on_scroll(self, _list: object, scroll: Any) -> None:
        scroll.bind(scroll_y=self._next, size=self._next, viewport_size=self._next)

    def _go_on(self, *_: object) -> None:
        if self.get_root_window() is not None:
            self._step()

    def _step(self) -> None:
        """Drop cards that are far away, and make one that is near."""
        kept = self._near(KEPT)
        for index in [index for index in self._slots if index not in kept]:
            discard(self._slots.pop(index))
        wanted = (index for index in self._near(MADE) if index not in self._slots)
        # Those in sight come first, then those below, then those above.
        in_sight = self._near(0).start
        index = min(wanted, key=lambda index: (index < in_sight, abs(index - in_sight)), default=-1)
        if index >= 0:
            self._add(index)
            self._next()

    def _add(self, index: int) -> None:
        card = self._make(index)
        slot = RelativeLayout(size_hint=(None, None), width=self.width, height=card.height)
        slot.add_widget(card)
        card.bind(height=slot.setter("height"))
        if index == len(self._heights):
            self._heights.append(card.height)
        self._slots[index] = slot
        self.add_widget(slot)
        slot.bind(height=partial(self._measure, index))
        self._measure(index, slot, slot.height)  # it may differ from before the window changed
        self._place_all()

    def _measure(self, index: int, slot: Widget, height: float) -> None:
        """Remember the height of a card; what is in sight stays if the card is above it."""
        if self._slots.get(index) is slot and self._heights[index] != height:
            if index < self._near(0).start:
                self.scroll.grow_above(height - self._heights[index])
            self._heights[index] = height
            self._place_all()

    def _tops(self) -> list[float]:
        """How far below the top of the list each known card begins, and the next one would."""
        return [0, *accumulate(height + self.spacing for height in self._heights)]

    def _near(self, views: float) -> range:
        """The indices of the cards at most so many heights of the scroll view out of sight.

        At most one of them was never made before.
        """
        above = self.top - self.scroll.shown_top
        view, tops = self.scroll.height, self._tops()
        first = bisect_right(tops, above - views * view) - 1
        after = bisect_right(tops, above + (1 + views) * view)
        return range(max(first, 0), min(after, self._count))

    def _place(self, *_: object) -> None:
        """Place the cards that exist, and let the list be as high as all known ones."""
        tops = self._tops()
        self.height = max(tops[-1] - self.spacing, 0)
        for index, slot in self._slots.items():
            slot.width = self.width
            slot.pos = self.x, self.top - tops[index] - self._heights[index]
        self._next()
