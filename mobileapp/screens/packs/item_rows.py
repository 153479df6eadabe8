"""The list of a pack's items: slips of paper with words, or pictures, in rows under headings."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from mobileapp.running_app import running_app
from mobileapp.widgets import load_kv, text
from mobileapp.widgets.discard import discard
from mobileapp.widgets.picture import Picture
from mobileapp.widgets.press import Pressable

Cell = dict[str, Any]
"""The properties of the widget of one item, with its `width` and `height`."""


def lines_of(cells: Iterable[Cell], gap: float, room: float) -> Iterator[list[Cell]]:
    """Cells in lines: as many side by side as fit, at least one."""
    line: list[Cell] = []
    used = 0.0
    for cell in cells:
        if line and used + gap + cell["width"] > room:
            yield line
            line, used = [], 0.0
        used += cell["width"] + (gap if line else 0)
        line.append(cell)
    if line:
        yield line


def spread(line: Sequence[Cell], gap: float, room: float) -> list[Cell]:
    """The cells of a line, widened alike so that they end where the room does."""
    spare = room - sum(cell["width"] for cell in line) - gap * (len(line) - 1)
    return [cell | {"width": cell["width"] + max(spare, 0) / len(line)} for cell in line]


def shown_cells(rows: Sequence[Cell], most: int) -> list[Cell]:
    """The first rows with at most so many cells in all."""
    shown: list[Cell] = []
    for row in rows:
        cells = row.get("cells", ())
        if len(cells) >= most:
            return [*shown, row | {"cells": cells[:most]}] if most else shown
        shown.append(row)
        most -= len(cells)
    return shown


class ItemCell(Pressable):
    """The base class for one word or picture in the list; `index` is its index in the pack."""

    index = NumericProperty(0)
    hidden = BooleanProperty(False)

    def on_release(self) -> None:
        running_app().screens.current_screen.touch_item(self.index)


class PlainWordCell(ItemCell, BoxLayout):
    """A word on a slip; a tap hides it from all matches, or makes it available again."""

    text = StringProperty("")


class WordCell(PlainWordCell):
    """A word below its picture; in people's own packs, beside a frame for a photo."""

    picture = ObjectProperty(None, allownone=True)
    own = BooleanProperty(False)

    def on_kv_post(self, _base: object) -> None:
        frame = self.ids.frame  # the rule of the base class adds the word first
        self.remove_widget(frame)
        self.add_widget(frame, index=len(self.children))

    def ask_for_photo(self) -> None:
        running_app().screens.current_screen.ask_for_photo(self.index)


class PhotoFrame(Pressable, Picture):
    """The picture of a word; with `offers`, people put a photo into it, or exchange it.

    Without `offers`, touches go to the word behind it.
    """

    offers = BooleanProperty(False)

    def collide_point(self, x: float, y: float) -> bool:
        return bool(self.offers and super().collide_point(x, y))


class ThumbCell(ItemCell, FloatLayout):
    """The thumbnail of a picture; a tap enlarges it."""

    path = ObjectProperty(None, allownone=True)


KINDS = {kind.__name__: kind for kind in (PlainWordCell, WordCell, ThumbCell)}


class ItemRow(BoxLayout):
    """A line of cells; the widgets of an earlier line are used again."""

    kind = StringProperty("")
    """The name of the class of its cells."""
    cells = ListProperty()

    def on_cells(self, _row: object, cells: list[Cell]) -> None:
        found = self.children[::-1]
        if found and type(found[0]).__name__ != self.kind:
            discard(*found)
            found = []
        discard(*found[len(cells) :])
        for place, cell in enumerate(cells):
            if place < len(found):
                for name, value in cell.items():
                    setattr(found[place], name, value)
            else:
                self.add_widget(KINDS[self.kind](size_hint=(None, None), **cell))


class ItemHeading(BoxLayout):
    """The name of a category above its words, and how many there are."""

    text = StringProperty("")
    line = StringProperty("")


load_kv(__file__, text)
