"""Rows of a form on paper: a switch, a choice between values, a link to another page, a menu."""

from collections.abc import Sequence
from itertools import accumulate
from math import ceil
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
from mobileapp.widgets.boxes import Column, OwnHeight, Row, Spot
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


WIDE_BOXES, EVEN = 0.25, 1.5
"""The largest part of the boxes that may take two columns of a grid; and how many times wider than
the narrowest column the widest one of an uneven grid may be.
"""


def choice_spots(widths: Sequence[float], gap: float, room: float) -> list[Spot]:
    """Where boxes with these widths stand in the fewest lines that fit.

    Boxes that fit on one line stand close together. Otherwise they stand in columns that are
    equally wide, where one that is wider than a column takes two: so a single long name makes no
    hole between all the others. If no two columns fit, each box has a line of its own.
    """
    if sum(widths) + gap * (len(widths) - 1) <= room:
        lefts = accumulate((width + gap for width in widths), initial=0.0)
        return [(0, left) for left, _width in zip(lefts, widths, strict=False)]
    found: list[Spot] = [(line, 0) for line in range(len(widths))]
    for columns in range(2, len(widths)):
        spots = _even_spots(widths, gap, room, columns) or _uneven_spots(widths, gap, room, columns)
        if spots and spots[-1][0] < found[-1][0]:
            found = spots
    return found


def _even_spots(widths: Sequence[float], gap: float, room: float, columns: int) -> list[Spot]:
    """The spots in equal columns; none if too many boxes are too wide for them."""
    pitch = (room + gap) / columns
    spans = [max(ceil((width + gap) / pitch), 1) for width in widths]
    wide = [span for span in spans if span > 1]
    if wide and (max(wide) > min(2, columns - 1) or len(wide) > len(widths) * WIDE_BOXES):
        return []
    spots, line, column = [], 0, 0
    for span in spans:
        if column + span > columns:
            line, column = line + 1, 0
        spots.append((line, column * pitch))
        column += span
    return spots


def _uneven_spots(widths: Sequence[float], gap: float, room: float, columns: int) -> list[Spot]:
    """The spots in columns as wide as their widest boxes; none without room or with holes."""
    across = [max(widths[place::columns]) for place in range(columns)]
    spare = room - sum(across) - gap * (columns - 1)
    if spare < 0 or max(across) > min(across) * EVEN:
        return []
    pitches = (width + gap + spare / columns for width in across)
    lefts = list(accumulate(pitches, initial=0.0))
    return [(place // columns, lefts[place % columns]) for place in range(len(widths))]


class ChoiceGrid(OwnHeight):
    """Lays out the buttons of choices in a grid (see `choice_spots`), and sets its own height."""

    spacing = ListProperty([0, 0])

    def do_layout(self, *_: object) -> None:
        """Place the buttons; many of them have smaller letters before each has its own line."""
        shown = self.children[::-1]
        across, down = self.spacing
        for shrink in SHRINKS if len(shown) > FEW else SHRINKS[:1]:
            widths = [button.width_at(shrink) for button in shown]
            spots = choice_spots(widths, across, self.width + ROUNDING)
            if not spots or spots[-1][0] < len(shown) - 1:
                break
        else:
            shrink = 1.0
        for button in shown:
            button.shrink = shrink
        widths = [button.width for button in shown]
        spots = choice_spots(widths, across, self.width + ROUNDING)
        heights = [0.0] * (spots[-1][0] + 1 if spots else 0)
        for button, (line, _left) in zip(shown, spots, strict=True):
            heights[line] = max(heights[line], button.height)
        self.height = sum(heights) + down * max(len(heights) - 1, 0)
        for button, (line, left) in zip(shown, spots, strict=True):
            button.x = self.x + left
            button.top = self.top - sum(heights[:line]) - down * line


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
        super().__init__(**settings)
        self.bind(choices=self._fill_soon, value=self._mark)
        self._fill_soon()

    def _fill(self, *_: object) -> None:
        discard(*self.ids.buttons.children)
        for value, text in self.choices:
            button = ChoiceButton(text=text, chosen=self._is_chosen(value))
            button.value = value
            button.bind(on_release=self._choose)
            self.ids.buttons.add_widget(button)

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
