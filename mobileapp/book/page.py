"""Pages as plain data, and a function that paints them.

Lengths are in pixels, and y grows upwards.
"""

from typing import NamedTuple

from PIL import Image

from mobileapp.stage.geometry import Rect
from mobileapp.stage.looks import Art
from mobileapp.stage.piece import Look


class Placed(NamedTuple):
    """A look and its position on a page."""

    rect: Rect
    look: Look
    angle: float = 0
    """The rotation in degrees, anticlockwise."""


class BookPage(NamedTuple):
    """A page: its background, and the looks that lie on it, the topmost last."""

    ground: Look
    placed: tuple[Placed, ...]


def paint_page(page: BookPage, size: tuple[int, int], art: Art) -> Image.Image:
    """Paint a page as an opaque picture of this size in pixels."""
    picture: Image.Image = page.ground.paint(*size, art).convert("RGB")
    for rect, look, angle in page.placed:
        painted = look.paint(max(round(rect.w), 1), max(round(rect.h), 1), art).convert("RGBA")
        if angle:
            painted = painted.rotate(angle, Image.Resampling.BICUBIC, expand=True)
        # Looks may paint a little more than their box: a glow, a shadow, the dark behind letters.
        left, top = rect.cx - painted.width / 2, size[1] - rect.cy - painted.height / 2
        picture.paste(painted, (round(left), round(top)), painted)
    return picture
