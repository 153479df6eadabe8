"""Tiles in even rows, the last of which stands in the middle."""

from typing import Any

from kivy.properties import NumericProperty
from kivy.uix.layout import Layout


class CentredGrid(Layout):
    """As many rows as needed, as even as possible; it takes the height that it needs."""

    most = NumericProperty(4)
    """How many tiles may stand side by side."""
    widest = NumericProperty(10_000)
    """No tile is wider than this."""
    spacing = NumericProperty(0)

    def __init__(self, **settings: Any) -> None:
        super().__init__(size_hint_y=None, height=0, **settings)
        for cause in ("children", "pos", "size", "most", "widest", "spacing"):
            self.fbind(cause, self._trigger_layout)

    def do_layout(self, *_: object) -> None:
        tiles = self.children[::-1]
        if not tiles:
            return
        rows = -(-len(tiles) // int(self.most))
        columns = -(-len(tiles) // rows)
        across = min(self.widest, (self.width + self.spacing) / columns - self.spacing)
        down = max(tile.height for tile in tiles)
        self.height = rows * (down + self.spacing) - self.spacing
        for place, tile in enumerate(tiles):
            row, column = divmod(place, columns)
            beside = min(columns, len(tiles) - row * columns)
            left = self.center_x - (beside * (across + self.spacing) - self.spacing) / 2
            tile.width = across
            tile.x = left + column * (across + self.spacing)
            tile.center_y = self.top - row * (down + self.spacing) - down / 2
