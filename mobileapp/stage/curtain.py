"""The curtain: two halves that slide apart when it opens and meet when it closes."""

from colorsys import hsv_to_rgb, rgb_to_hsv

from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.graphics.texture import Texture
from kivy.utils import get_color_from_hex
from PIL import Image, ImageChops

from mobileapp.stage import painting
from mobileapp.stage.looks import Art
from mobileapp.stage.piece import Look
from mobileapp.stage.scene import Curtain
from mobileapp.stage.upload import lasting_texture

CLOSING, OPENING = 0.2, 0.34
"""The durations of closing and of opening, in seconds."""
SLIGHTLY = 0.08
"""The part of the window's width that opens while a player holds the badge on the curtain.

This reveals no secret, because no pieces are behind the curtain yet.
"""
SATURATION, BRIGHTNESS = 1.5, 0.62
"""The factors by which the saturation and the brightness of a player's colour are multiplied for
the cloth, so that it looks like velvet.
"""
FOLD_CONTRAST = 2.1
"""The contrast of the folds: the exponent applied to their brightness."""
SEAM = 0.035
"""The width of the shadow on each half, where the halves meet, relative to the window's width."""


class CurtainLook(Look):
    """The folds of the closed curtain in grey, to be tinted.

    The picture is opaque up to its edges, so that nothing shows through.
    """

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        grey = painting.covering(art.asset("table/curtain.webp"), (width, height)).convert("L")
        deep = grey.point([round(255 * (v / 255) ** FOLD_CONTRAST) for v in range(256)])
        across = [1 - 0.5 * max(0.0, 1 - abs(x / width - 0.5) / SEAM) ** 2 for x in range(width)]
        seam = Image.new("L", (width, 1))
        seam.putdata([round(255 * part) for part in across])
        shaded = ImageChops.multiply(deep, seam.resize((width, height)))
        down = [1 - 0.45 * (1 - y / height) ** 3 for y in range(height)]
        above = Image.new("L", (1, height))
        above.putdata([round(255 * part) for part in down])
        return ImageChops.multiply(shaded, above.resize((width, height))).convert("RGB")


def curtain_colour(colour: str) -> tuple[float, float, float]:
    """The colour of the curtain for a player's colour."""
    hue, full, light = rgb_to_hsv(*get_color_from_hex(colour)[:3])
    return hsv_to_rgb(hue, min(full * SATURATION, 0.9), light * BRIGHTNESS)


def _fading() -> Texture:
    """A horizontal gradient: the shadow that the edge of a curtain half casts on the table."""
    shade = bytes(v for x in range(32) for v in (0, 0, 0, round(190 * (1 - x / 31) ** 2)))
    return lasting_texture((32, 1), shade)


class CurtainDrawing:
    """Draws the curtain above the table and below the pieces that lie on the curtain."""

    def __init__(self) -> None:
        self.group = InstructionGroup()
        self._colour = Color(0.1, 0.1, 0.2, 1)
        self._halves = (Rectangle(), Rectangle())
        fading = _fading()
        self._edge_colour = Color(1, 1, 1, 1)
        self._edges = (Rectangle(texture=fading), Rectangle(texture=fading))
        for part in (self._colour, *self._halves, self._edge_colour, *self._edges):
            self.group.add(part)
        self.closed = 0.0
        """The covered part of the table, 0 to 1."""
        self._gap = 0.0
        """The part of the window's width that `open_slightly` opens; `closed` leaves it out."""
        self._from = self._to = 0.0
        self._began = 0.0
        self._seconds = CLOSING
        self.size = (1.0, 1.0)
        self.has_texture = False
        """Whether the texture of the folds is set."""

    def set_texture(self, texture: Texture) -> None:
        """Set the texture of the folds; until then the curtain has a plain, opaque colour."""
        half = texture.width // 2
        left, right = self._halves
        left.texture = texture.get_region(0, 0, half, texture.height)
        right.texture = texture.get_region(half, 0, texture.width - half, texture.height)
        self.has_texture = True
        self._draw()

    def show(self, curtain: Curtain | None, now: float, quick: bool) -> None:
        """Start to close the curtain in the colour of `curtain`; if that is None, start to open it.

        With `quick` this takes only one frame.
        """
        if curtain is not None:
            self._colour.rgba = (*curtain_colour(curtain.colour), 1)
        target = 0.0 if curtain is None else 1.0
        if target != self._to:
            self.closed -= self._gap
            self._gap = 0.0
            self._from, self._to, self._began = self.closed, target, now
            self._seconds = 0.01 if quick else CLOSING if target else OPENING

    @property
    def moving(self) -> bool:
        return self.closed != self._to

    @property
    def covers(self) -> bool:
        """Whether the curtain is closed and hides everything behind it."""
        return self.closed == 1.0

    def close_now(self) -> None:
        self._from = self._to = self.closed = 1.0
        self._draw()

    def finish(self) -> None:
        """Finish the animation at once."""
        self.closed = self._to
        self._draw()

    def advance(self, now: float) -> None:
        if not self.moving:
            return
        t = min(max((now - self._began) / self._seconds, 0.0), 1.0)
        eased = 1 - (1 - t) ** 2 if self._to else t * t * (3 - 2 * t)
        self.closed = self._to if t == 1 else self._from + (self._to - self._from) * eased
        self._draw()

    def open_slightly(self, part: float) -> None:
        """Open the closed curtain a little during a hold.

        `part` is the progress of the hold, 0 to 1. If the hold opens the curtain (`show`), it goes
        on from there.
        """
        if self.covers:
            self._gap = part * SLIGHTLY
            self._draw()

    def resize(self, width: float, height: float) -> None:
        self.size = (width, height)
        self._draw()

    def _draw(self) -> None:
        """Update the canvas.

        Each half is squeezed into the part it covers, so that folds narrow as the curtain opens.
        """
        width, height = self.size
        broad = width / 2 * (self.closed - self._gap)
        left, right = self._halves
        left.pos, left.size = (0, 0), (broad, height)
        right.pos, right.size = (width - broad, 0), (broad, height)
        shadow = min(width * 0.05, width / 2 - broad) if broad > 1 else 0
        left_edge, right_edge = self._edges
        left_edge.pos, left_edge.size = (broad, 0), (shadow, height)
        right_edge.pos, right_edge.size = (width - broad, 0), (-shadow, height)
