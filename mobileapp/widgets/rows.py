"""Rows of a form on paper: a switch, a choice between values, a link to another page, a menu."""

from collections.abc import Sequence
from typing import Any

from kivy.clock import Clock
from kivy.event import EventDispatcher
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)

from mobileapp.kivy_style.events import Event
from mobileapp.widgets import buttons, load_kv, paper
from mobileapp.widgets.boxes import Column, Row
from mobileapp.widgets.discard import discard
from mobileapp.widgets.lettering import UNEVEN, text_width
from mobileapp.widgets.press import Pressable
from mobileapp.widgets.red_ink import InkMark, ring_points, tick_points

FEW, SHRINKS = 4, (1.0, 0.85, 0.75)
"""More choices than FEW have smaller letters, where else each would have a line of its own."""
RING_PEN, TICK_PEN = 1.7, 2.4
"""The widths of the lines in red ink, in dp."""
ROUNDING = 0.5
"""A width that is smaller by so many pixels, because it was rounded, counts as wide enough."""


class PaperRow(Pressable, Row):
    """A row on paper that people press; the paper is darker while a finger is on it."""


class InkTicked(EventDispatcher):
    """What has a tick of red ink in its box (`ids.box`) while it is `ticked`."""

    ticked = BooleanProperty(False)
    _tick: InkMark | None = None

    def on_kv_post(self, _base: object) -> None:
        box = self.ids.box
        self._tick = InkMark(box.canvas.after)
        box.bind(pos=self._place_tick, size=self._place_tick)
        self._place_tick()

    def on_ticked(self, _row: object, ticked: bool) -> None:
        if self._tick is not None:
            self._tick.show(ticked)

    def _place_tick(self, *_: object) -> None:
        if self._tick is not None:
            box = self.ids.box
            self._tick.follow(tick_points(box.x, box.y, box.width) if box.width else (), TICK_PEN)
            self._tick.show(self.ticked, at_once=True)


class SwitchRow(InkTicked, PaperRow):
    """A box with a tick; pressing anywhere in the row dispatches `on_choose` with the opposite.

    The handler decides whether to set `active`.
    """

    title = StringProperty("")
    help = StringProperty("")
    active = BooleanProperty(False)
    least_height = NumericProperty(0)

    on_choose = Event()
    """The row was touched: the new value."""

    def on_release(self) -> None:
        self.dispatch("on_choose", not self.active)


class InkRinged(EventDispatcher):
    """What has a ring of red ink around it while it is chosen."""

    chosen = BooleanProperty(False)
    _ring: InkMark | None = None

    def on_kv_post(self, _base: object) -> None:
        self._ring = InkMark(self.canvas.before, wash=True)
        self.bind(pos=self._place_ring, size=self._place_ring)
        self._place_ring()
        self._ring.show(self.chosen, at_once=True)

    def on_chosen(self, _ringed: object, chosen: bool) -> None:
        if self._ring is not None:
            self._ring.show(chosen)

    def _place_ring(self, *_: object) -> None:
        if self._ring is not None:
            seed = sum(self.text.encode())
            self._ring.follow(ring_points(self.x, self.y, self.width, self.height, seed), RING_PEN)


class ChoiceButton(InkRinged, buttons.TextButton):
    """The button for one of several values; a ring of red ink is around the chosen one."""

    low = BooleanProperty(True)

    def width_at(self, shrink: float) -> float:
        """The width of the button with letters of so many times the usual size."""
        letters = self.letters / self.shrink * shrink
        return float(max(self.least, text_width(self.text, letters) * UNEVEN + 2 * self.padding[0]))


def lines_needed(widths: Sequence[float], gap: float, room: float) -> int:
    """The least number of lines in which boxes fit side by side in columns.

    The boxes fill one line after another, and each column is as wide as its widest box. If no two
    columns fit, each box has a line of its own.
    """
    for lines in range(1, len(widths)):
        columns = column_widths(widths, lines)
        if sum(columns) + gap * (len(columns) - 1) <= room:
            return lines
    return max(len(widths), 1)


def column_widths(widths: Sequence[float], lines: int) -> list[float]:
    """The widths of the columns of boxes that fill so many lines, one line after another."""
    count = -(-len(widths) // lines)
    return [max(widths[place::count]) for place in range(count)]


class ChoiceRow(Column):
    """A title, and a button for every choice; pressing one dispatches `on_choose` with its value.

    The handler decides whether to set `value`.
    """

    title = StringProperty("")
    help = StringProperty("")
    choices = ListProperty()
    """Pairs of a value and its text."""
    value = ObjectProperty(None, allownone=True)
    """The chosen value, or a set of values if several can be chosen."""

    on_choose = Event()
    """A choice was touched: its value."""

    def __init__(self, **settings: Any) -> None:
        self._fill_soon = Clock.create_trigger(self._fill, -1)
        self._arrange_soon = Clock.create_trigger(self._arrange, -1)
        super().__init__(**settings)
        self.bind(choices=self._fill_soon, value=self._mark)
        self._fill_soon()

    def on_kv_post(self, _base: object) -> None:
        self.ids.buttons.bind(width=self._arrange_soon)

    def _fill(self, *_: object) -> None:
        discard(*self.ids.buttons.children)
        for value, text in self.choices:
            button = ChoiceButton(text=text, chosen=self._is_chosen(value))
            button.value = value
            button.bind(on_release=self._choose, width=self._arrange_soon)
            self.ids.buttons.add_widget(button)
        self._arrange_soon()

    def _arrange(self, _dt: float) -> None:
        """Set the buttons in columns, in as few lines as their widths allow.

        Where there are several lines, the columns are spread over the whole width.
        """
        grid = self.ids.buttons.__self__
        shown = grid.children[::-1]
        gap = grid.spacing[0]
        for shrink in SHRINKS if len(shown) > FEW else SHRINKS[:1]:
            widths = [button.width_at(shrink) for button in shown]
            if lines_needed(widths, gap, grid.width + ROUNDING) < len(shown):
                break
        else:
            shrink = 1.0
        for button in shown:
            button.shrink = shrink
        widths = [button.width for button in shown]
        lines = lines_needed(widths, gap, grid.width + ROUNDING)
        columns = column_widths(widths, lines)
        spare = grid.width - sum(columns) - gap * (len(columns) - 1)
        more = max(spare, 0) / len(columns) if lines > 1 else 0
        grid.cols_minimum = {place: width + more for place, width in enumerate(columns)}
        grid.cols = max(len(columns), 1)
        grid.property("cols").dispatch(grid)  # the least widths of columns alone move nothing

    def _mark(self, *_: object) -> None:
        for button in self.ids.buttons.children:
            button.chosen = self._is_chosen(button.value)

    def _choose(self, button: ChoiceButton) -> None:
        self.dispatch("on_choose", button.value)

    def _is_chosen(self, value: Any) -> bool:
        several = isinstance(self.value, set | frozenset)
        return value in self.value if several else value == self.value


class LinkRow(PaperRow):
    """A row that leads to another page, or starts an action, when pressed."""

    icon = StringProperty("")
    title = StringProperty("")
    help = StringProperty("")
    words_height = NumericProperty(0)
    """The height that the text needs; a parent uses it to set the height of the row."""


class MenuLine(PaperRow):
    """A line of a menu: an icon and what it does, written on the paper."""

    text = StringProperty("")
    icon = StringProperty("")
    remark = StringProperty("")
    """A sentence about it in small letters below, or empty."""
    warns = BooleanProperty(False)
    """Whether it is written in red ink, because it cannot be undone."""
    ruled = BooleanProperty(False)
    """Whether there is a thin line below it: only between lines of a menu."""

    def on_parent(self, _line: object, parent: Any) -> None:
        if parent is not None:
            parent.bind(children=self._rule_off)
            self._rule_off(parent, parent.children)

    def _rule_off(self, menu: Any, lines: Sequence[object]) -> None:
        columns = getattr(menu, "cols", None) or 1
        in_last_row = (len(lines) - 1) % columns + 1
        self.ruled = self in lines and self not in lines[:in_last_row]


load_kv(__file__, paper)
