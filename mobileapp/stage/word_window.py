"""The window that shows a word's picture on a slip of paper, above the word or to its left."""

from typing import NamedTuple

from PIL import Image, ImageChops

from mobileapp.stage import painting

TALL = 0.7
"""The height / width from which on the window of a slip is usually above its word."""
EDGE = 0.09
"""The margin around the window, as a part of the slip's shorter side."""
MIN_ABOVE, MAX_BESIDE = 0.5, 0.42
"""The minimum side of the window above a word, as a part of the slip's height, and the maximum side
of the window to the left of a word, as a part of the slip's width.
"""
TEXT_WIDTH, TEXT_HEIGHT = 0.92, 0.86
"""The maximum width and height of a text, as parts of the room that it has."""
CORNER = 0.09
"""The radius of the window's corners, as a part of its side."""
INSET, INSET_COLOUR = 0.035, "#2A1A20"
"""The width of the shadow inside the window, as a part of its side, and its colour."""


class WindowPlaces(NamedTuple):
    """Where window and word are on a slip, in pixels; y is downwards."""

    x: int
    y: int
    side: int
    centre: tuple[float, float]
    """The centre of the text."""
    room: tuple[float, float]
    """The maximum width and height of the text."""

    def gathered(self, text_width: float) -> "WindowPlaces":
        """The places with less space between a window and the word to its right."""
        x, y = self.centre
        if x < self.x + self.side:  # the word is below the window
            return self
        free = (self.room[0] - text_width) / 4
        return self._replace(x=round(self.x + free), centre=(x - free, y))


def window_places(width: float, height: float, line: float, tall: float = TALL) -> WindowPlaces:
    """The places of window and word on a slip of this size.

    `line` is the height of the word in its usual font size. `tall` is the height / width from which
    on the window is above the word.
    """
    edge = min(width, height) * EDGE
    if height >= width * tall:
        side = min(width - 2 * edge, max(height - 2 * edge - line, height * MIN_ABOVE))
        below = height - edge - side
        centre = width / 2, edge + side + below / 2
        room = width * TEXT_WIDTH, below * TEXT_HEIGHT
        left, top = (width - side) / 2, edge
    else:
        side = min(height - 2 * edge, width * MAX_BESIDE)
        beside = width - side - 2 * edge
        centre = width - beside / 2, height / 2
        room = beside * TEXT_WIDTH, height * TEXT_HEIGHT
        left, top = edge, (height - side) / 2
    return WindowPlaces(round(left), round(top), max(round(side), 1), centre, room)


def cut_window(picture: Image.Image) -> Image.Image:
    """A square picture seen through a window in paper: with round corners, and a shadow inside."""
    side = picture.width
    opening = painting.rounded_mask(picture.size, side * CORNER)
    shift = max(round(side * INSET), 1)
    shade = ImageChops.subtract(opening, ImageChops.offset(opening, shift // 2, shift))
    seen = picture.convert("RGBA")
    soft = painting.blurred(shade, max(shift * 0.8, 0.6)).point([v // 2 for v in range(256)])
    seen.alpha_composite(painting.tinted(soft, INSET_COLOUR))
    seen.putalpha(opening)
    return seen
