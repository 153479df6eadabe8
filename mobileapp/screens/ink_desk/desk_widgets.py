"""The widgets around the sheet: ink pots, painted as glass jars seen from above, and the pile."""

from dataclasses import dataclass

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from mobileapp.stage import painting
from mobileapp.stage.looks import Art
from mobileapp.stage.piece import Look
from mobileapp.widgets import load_kv, painted_look, picture, text
from mobileapp.widgets.press import Pressable

GLASS = "#C9D3CF"
NIGHT = "#0D0B12"
COLOURS = {"black": "#1a191f", "blue-black": "#223665", "sepia": "#5c3a22", "red": "#b3241f"}
"""The colours of the inks in their pots, brighter than on paper, so that they differ clearly."""
RIM, SURFACE = 0.12, 0.2
"""In a jar seen from above, the distances from its edge to the glass neck and to the dark ink.

Both are parts of the jar's width.
"""


@dataclass(frozen=True)
class InkPot(Look):
    """A round glass jar with ink in it."""

    ink: str
    shadow = "round"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        side = min(width, height)
        jar = _glass(side)
        _pour(jar, painting.rgb(COLOURS[self.ink]), side)
        _reflect(jar, side)
        whole = Image.new("RGBA", (width, height))
        whole.paste(jar, ((width - side) // 2, (height - side) // 2))
        return painting.padded(whole)


def _ring(side: int, outer: float, inner: float) -> Image.Image:
    return ImageChops.subtract(
        painting.disc_mask(side, side * outer), painting.disc_mask(side, side * inner)
    )


def _glass(side: int) -> Image.Image:
    """The empty jar of thick glass, with dark edges and bright highlights."""
    soft = ImageFilter.GaussianBlur(max(side / 40, 0.5))
    jar = Image.new("RGB", (side, side), painting.rgb(GLASS))
    slope = Image.linear_gradient("L").resize((side, side)).rotate(35)
    jar.paste(painting.rgb("#5E6B70"), (0, 0), painting.faded(slope, 0.75))
    jar.paste(painting.rgb(NIGHT), (0, 0), painting.faded(_ring(side, 0, 0.035).filter(soft), 0.6))
    jar.paste(
        painting.rgb(NIGHT), (0, 0), painting.faded(_ring(side, 0.09, 0.13).filter(soft), 0.7)
    )
    jar.paste((255, 255, 255), (0, 0), painting.faded(_ring(side, 0.045, 0.06), 0.55))
    jar.putalpha(painting.disc_mask(side, 1))
    return jar


def _pour(jar: Image.Image, colour: painting.Colour, side: int) -> None:
    """Paint the ink into the jar, lighter along the edge of the ink, where it is thin."""
    soft = ImageFilter.GaussianBlur(max(side / 30, 0.5))
    jar.paste(painting.rgb(NIGHT), (0, 0), painting.disc_mask(side, side * RIM))
    jar.paste(
        painting.blended(colour, (255, 255, 255), 0.22),
        (0, 0),
        painting.disc_mask(side, side * (RIM + 0.02)),
    )
    jar.paste(colour, (0, 0), painting.disc_mask(side, side * SURFACE).filter(soft))


def _reflect(jar: Image.Image, side: int) -> None:
    """Paint the reflection of a window onto the ink, and bright arcs onto the glass."""
    light = Image.new("L", (side, side))
    draw = ImageDraw.Draw(light)
    for column in range(2):
        left = side * (0.30 + 0.10 * column)
        draw.polygon(
            [
                (left, side * (0.32 - 0.03 * column)),
                (left + side * 0.08, side * (0.30 - 0.03 * column)),
                (left + side * 0.08, side * (0.46 - 0.03 * column)),
                (left, side * (0.48 - 0.03 * column)),
            ],
            fill=110,
        )
    arc = side * 0.05
    box = (arc, arc, side - arc, side - arc)
    draw.arc(box, 195, 255, fill=230, width=max(round(side * 0.03), 1))
    draw.arc(box, 30, 60, fill=120, width=max(round(side * 0.02), 1))
    light = light.filter(ImageFilter.GaussianBlur(max(side / 90, 0.5)))
    jar.paste((255, 255, 255), (0, 0), light)
    jar.putalpha(painting.disc_mask(side, 1))


class PotButton(Pressable, FloatLayout):
    """The button for one ink; the chosen one has a golden ring."""

    ink = StringProperty("black")
    chosen = BooleanProperty(False)
    look = ObjectProperty(None)

    def __init__(self, **settings: object) -> None:
        self.look = InkPot(self.ink)
        super().__init__(**settings)

    def on_ink(self, _pot: object, ink: str) -> None:
        self.look = InkPot(ink)


class BlotPile(Pressable, FloatLayout):
    """The pile onto which people drag a sheet to keep it, with the latest blot on top.

    A tap on it shows all kept blots.
    """

    side = NumericProperty(0)
    """The width of the sheets on the pile."""
    base = NumericProperty(0)
    """The y coordinate of the lower edge of the sheets on the pile."""
    count = NumericProperty(0)
    latest = ObjectProperty(None, allownone=True)


load_kv(__file__, painted_look, picture, text)
