"""Envelopes on the desk: a closed one with a seal, and an open one with a letter in it."""

from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from PIL import Image, ImageDraw

from mobileapp.stage import painting
from mobileapp.stage.colours import RED_INK
from mobileapp.stage.looks import Art
from mobileapp.stage.piece import Look
from mobileapp.widgets import boxes, buttons, load_kv, painted_look
from mobileapp.widgets.boxes import Row
from mobileapp.widgets.press import Pressable

SMOOTH = 3
"""Envelopes are drawn so many times as large and then reduced, for smooth edges."""
COVER, FLAP, SIDE, LINE = "#E3D2A9", "#EFE2C0", "#D8C595", "#A88F5C"
SHEET, WRITING, SEAL, ARROW = "#FAF3E1", "#8F83B8", "#B3352B", "#F6ECD6"
SHADOW_MARGIN = 0.07
"""The margin for the shadow, as a part of the envelope's width."""


class Envelope(Look):
    """An envelope, slightly askew: closed, to be sent, or open, with a letter that comes out."""

    open: bool = False
    tilt: float = 0

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        size = width * SMOOTH, height * SMOOTH
        drawn = _draw_open(size) if self.open else _draw_closed(size)
        small = drawn.resize((width, height), Image.Resampling.BOX)
        margin = round(width * SHADOW_MARGIN)
        whole = painting.padded(small, margin).rotate(self.tilt, Image.Resampling.BICUBIC)
        shade = Image.new("L", whole.size)
        shade.paste(whole.getchannel("A"), (0, round(height * 0.05)))
        soft = painting.faded(painting.blurred(shade, max(height * 0.05, 1)), 0.6)
        dark = painting.tinted(soft, "#080610")
        dark.alpha_composite(whole)
        return dark


def _draw_closed(size: tuple[int, int]) -> Image.Image:
    w, h = size
    image, pen = _begin(size)
    pen.rectangle((0, 0, w, h), fill=COVER)
    line = max(w // 160, 1)
    for corner in ((0, h), (w, h)):
        pen.line((*corner, w / 2, h * 0.45), fill=LINE, width=line)
    shade = Image.new("L", size)
    ImageDraw.Draw(shade).polygon([(0, h * 0.03), (w, h * 0.03), (w / 2, h * 0.66)], fill=130)
    image.alpha_composite(painting.tinted(painting.blurred(shade, h * 0.03), "#7A6236"))
    pen.polygon([(0, 0), (w, 0), (w / 2, h * 0.6)], fill=FLAP)
    pen.line((0, 0, w / 2, h * 0.6, w, 0), fill=LINE, width=line)
    middle, side = (w / 2, h * 0.56), h * 0.17
    pen.ellipse(_around(middle, side * 1.08), fill="#8E2620")
    pen.ellipse(_around((middle[0], middle[1] - side * 0.06), side), fill=SEAL)
    pen.ellipse(_around(middle, side * 0.74), outline="#8E2620", width=line)
    _arrow(pen, middle, side * 0.5, up=True, colour=ARROW)
    return image


def _draw_open(size: tuple[int, int]) -> Image.Image:
    """An envelope that is open at the back: flap above, letter in front of it, then its pocket."""
    w, h = size
    image, pen = _begin(size)
    top = h * 0.36
    line = max(w // 160, 1)
    pen.polygon([(0, top), (w / 2, 0), (w, top)], fill=SIDE)
    pen.line((0, top, w / 2, 0, w, top), fill=LINE, width=line)
    pen.rectangle((w * 0.1, h * 0.1, w * 0.9, h * 0.8), fill=SHEET, outline="#D9CDB0", width=line)
    for place, reach in ((0.2, 0.8), (0.29, 0.7)):
        pen.line((w * 0.18, h * place, w * reach, h * place), fill=WRITING, width=line * 3)
    pen.polygon([(0, top), (w / 2, h * 0.74), (w, top), (w, h), (0, h)], fill=COVER)
    for corner in ((0, h), (w, h)):
        pen.line((*corner, w / 2, h * 0.66), fill=LINE, width=line)
    pen.line((0, top, w / 2, h * 0.74, w, top), fill=LINE, width=line)
    _arrow(pen, (w / 2, h * 0.55), h * 0.09, up=False, colour=RED_INK)
    return image


def _begin(size: tuple[int, int]) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    image = Image.new("RGBA", size)
    return image, ImageDraw.Draw(image)


def _around(middle: tuple[float, float], radius: float) -> tuple[float, float, float, float]:
    return middle[0] - radius, middle[1] - radius, middle[0] + radius, middle[1] + radius


def _arrow(
    pen: ImageDraw.ImageDraw, middle: tuple[float, float], reach: float, up: bool, colour: str
) -> None:
    """Draw an arrow that points up or down, so far from its middle to its tip."""
    x, y = middle
    tip = -reach if up else reach
    width = max(round(reach * 0.34), 1)
    pen.line((x, y - tip, x, y + tip), fill=colour, width=width)
    for side in (-1, 1):
        pen.line((x, y + tip, x + side * reach * 0.75, y + tip * 0.2), fill=colour, width=width)


class EnvelopeButton(Pressable, Row):
    """An envelope with a title and a sentence; pressing it sends or opens it."""

    look = ObjectProperty(None)
    title = StringProperty("")
    help = StringProperty("")
    words_height = NumericProperty(0)


load_kv(__file__, buttons, boxes, painted_look)
