"""The table on one screen: the grid, who is at work, cards or questions, and what to press."""

from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty
from kivy.uix.floatlayout import FloatLayout

from mobileapp.games.telepathy.grid_view import GridView
from mobileapp.theme import theme
from mobileapp.widgets import load_rules

GRID_SHARE = 0.52
"""The most of a wide screen's width that the grid takes."""
LEAST_GRID = 0.62
LEAST_BESIDE_LARGE_WORDS = 0.54
"""The least of a narrow screen's width that the grid takes; the rest scrolls instead."""


class TableView(FloatLayout):
    """Lays everything out for any screen; north is above, however the tablet lies."""

    centred = BooleanProperty(False)
    """Whether what is said stands in the middle of its room, and not at the top."""

    def __init__(self, grid: GridView, **settings: Any) -> None:
        super().__init__(**settings)
        self.grid = grid
        self.grid.size_hint = (None, None)
        self.add_widget(grid)
        self._arrange_soon = Clock.create_trigger(self._arrange, -1)
        for part in (self.ids.header, self.ids.said, self.ids.actions):
            part.bind(minimum_height=self._arrange_soon)
        self.bind(pos=self._arrange_soon, size=self._arrange_soon)

    def put_on_top(self, widget: Any) -> None:
        """Add something that is always in sight."""
        self.ids.header.add_widget(widget)

    def say(self, widget: Any) -> None:
        """Add a sentence, or whatever else is to be read or chosen."""
        self.ids.said.add_widget(widget)

    def offer(self, button: Any) -> None:
        """Add a button at the edge of the table."""
        self.ids.actions.add_widget(button)

    def clear(self, centred: bool = False) -> None:
        """Take away everything but the grid and what is always in sight."""
        self.centred = centred
        self.ids.said.clear_widgets()
        self.ids.actions.clear_widgets()

    def _arrange(self, *_: Any) -> None:
        """In landscape the grid stands left of everything else, in portrait amidst it."""
        if self.width < dp(100):
            return
        gap, parts = theme.gap, self.ids
        header, actions = parts.header.minimum_height, parts.actions.minimum_height
        if theme.wide:
            side = min(self.height - gap, self.width * GRID_SHARE)
            self.grid.pos = self.x + gap, self.top - side - max(self.height - side - gap / 2, 0) / 2
            column, width = self.x + side + gap * 2.5, self.width - side - gap * 3.5
        else:
            column, width = self.x + gap, self.width - gap * 2
            room = self.height - header - actions - gap * 3.5
            least = LEAST_GRID if theme.text_scale <= 1 else LEAST_BESIDE_LARGE_WORDS
            side = max(min(width, room - parts.said.minimum_height - dp(2)), width * least)
            self.grid.pos = self.center_x - side / 2, self.top - header - gap - side
        self.grid.size = side, side
        parts.header.width, parts.actions.width = width, width
        parts.header.pos = column, self.top - header
        parts.actions.pos = column, self.y + gap / 2
        below = (parts.header.y if theme.wide else self.grid.y) - gap
        low = parts.actions.y + actions + gap
        parts.notes.pos, parts.notes.size = (column, low), (width, max(below - low, 0))


load_rules(__file__)
