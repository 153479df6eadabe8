"""A grid of equal tiles whose last row is centred."""

from kivy.properties import NumericProperty

from mobileapp.widgets.boxes import OwnHeight


class CentredGrid(OwnHeight):
    """A grid that has as many rows as its children need, and sets its own height."""

    columns = NumericProperty(4)
    """The number of tiles in a full row."""
    tile_height = NumericProperty(100)
    widest = NumericProperty(10_000)
    """The maximum width of a tile."""
    spacing = NumericProperty(0)

    causes: tuple[str, ...] = ("columns", "tile_height", "widest", "spacing")

    def do_layout(self, *_: object) -> None:
        tiles, columns = self.children[::-1], max(int(self.columns), 1)
        rows = -(-len(tiles) // columns)
        across = min(self.widest, (self.width + self.spacing) / columns - self.spacing)
        self.height = max(rows * (self.tile_height + self.spacing) - self.spacing, 0)
        for index, tile in enumerate(tiles):
            row, column = divmod(index, columns)
            beside = min(columns, len(tiles) - row * columns)
            left = self.center_x - (beside * (across + self.spacing) - self.spacing) / 2
            tile.size = across, self.tile_height
            tile.x = left + column * (across + self.spacing)
            tile.top = self.top - row * (self.tile_height + self.spacing)
