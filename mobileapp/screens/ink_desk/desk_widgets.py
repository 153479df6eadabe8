"""The widgets around the sheet: ink pots, painted as glass jars seen from above, and the pile."""

from math import cos, radians
from random import Random

from kivy.properties import BooleanProperty, NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout
from PIL import Image, ImageChops, ImageDraw

from mobileapp.stage import painting
from mobileapp.stage.looks import Art
from mobileapp.stage.piece import Look
from mobileapp.widgets import load_kv, painted_look, picture, text
from mobileapp.widgets.press import Pressable

GLASS = "#AEC4BC"
NIGHT, LIGHT = "#0B0910", "#FFF6E2"
COLOURS = {"black": "#1f1e27", "blue-black": "#27407f", "sepia": "#6b4327", "red": "#b3241f"}
"""The colours of the inks in their pots, brighter than on paper, so that they differ clearly."""
NECK, SURFACE = 0.12, 0.185
"""In a jar seen from above, the distances from its edge to the glass neck and to the ink.

Both are parts of the jar's width.
"""
STROKES = 40
"""How many strokes of a brush a round part of the jar has."""
SMOOTH = 3
"""A jar is painted so many times as large and then reduced, for smooth edges."""


class InkPot(Look):
    """A round glass jar with ink in it, seen from above and painted in strokes like the desk."""

    ink: str
    shadow = "round"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        side = min(width, height)
        jar = _jar(side * SMOOTH, painting.rgb(COLOURS[self.ink]), Random(self.ink))
        jar = jar.resize((side, side), Image.Resampling.BOX)
        whole = Image.new("RGBA", (width, height))
        whole.paste(jar, ((width - side) // 2, (height - side) // 2))
        return painting.padded(whole)


def _jar(side: int, ink: painting.Colour, chance: Random) -> Image.Image:
    """The shoulder of the jar, through which ink is seen, its neck, and the ink in it."""
    light, night = painting.rgb(LIGHT), painting.rgb(NIGHT)
    glass = painting.blended(painting.rgb(GLASS), ink, 0.3)
    jar = Image.new("RGB", (side, side), glass)
    slope = Image.linear_gradient("L").resize((side, side)).rotate(38)
    jar.paste(painting.blended(ink, night, 0.45), (0, 0), painting.faded(slope, 0.8))
    _brush(jar, (0.01, NECK), (painting.blended(glass, light, 0.5), night), 0.3, chance)
    _shade(jar, night, _ring(side, 0, 0.03), 0.75)
    _shade(jar, light, _arc(side, 0.06, (190, 265), 0.022), 0.85)
    _shade(jar, painting.blended(ink, light, 0.55), _arc(side, 0.07, (15, 75), 0.03), 0.5)
    neck = painting.blended(glass, light, 0.22)
    jar.paste(neck, (0, 0), _disc(side, NECK))
    _shade(jar, night, _ring(side, NECK - 0.015, NECK + 0.012), 0.7)
    _shade(jar, light, _arc(side, NECK + 0.032, (175, 280), 0.016), 0.9)
    _shade(jar, night, _arc(side, NECK + 0.04, (0, 100), 0.03), 0.45)
    jar.paste(painting.blended(ink, night, 0.6), (0, 0), _disc(side, SURFACE))
    pool = Image.new("RGB", jar.size, ink)
    pool.paste(night, (0, 0), painting.faded(slope.transpose(Image.Transpose.ROTATE_180), 0.4))
    tones = painting.blended(ink, light, 0.2), painting.blended(ink, night, 0.5)
    _brush(pool, (SURFACE, 0.5), tones, 0.42, chance)
    jar.paste(pool, (0, 0), _disc(side, SURFACE + 0.012))
    _shade(jar, night, _arc(side, SURFACE + 0.03, (170, 285), 0.05), 0.55)
    gleam = Image.new("L", jar.size)
    box = tuple(side * part for part in (0.35, 0.33, 0.52, 0.42))
    ImageDraw.Draw(gleam).ellipse(box, fill=255)
    gleam = painting.blurred(gleam.rotate(32, center=(side * 0.43, side * 0.38)), side / 36)
    jar.paste(light, (0, 0), painting.faded(gleam, 0.6))
    jar.putalpha(_disc(side, 0.005))
    return jar


def _disc(side: int, inset: float) -> Image.Image:
    mask = Image.new("L", (side, side))
    edge = side * inset
    ImageDraw.Draw(mask).ellipse((edge, edge, side - edge, side - edge), fill=255)
    return mask


def _ring(side: int, outer: float, inner: float) -> Image.Image:
    return ImageChops.subtract(_disc(side, outer), _disc(side, inner))


def _arc(side: int, inset: float, degrees: tuple[float, float], line: float) -> Image.Image:
    """The mask of a part of a circle; degrees run clockwise from the right."""
    mask = Image.new("L", (side, side))
    box = (side * inset, side * inset, side * (1 - inset), side * (1 - inset))
    ImageDraw.Draw(mask).arc(box, *degrees, fill=255, width=max(round(side * line), 1))
    return mask


def _shade(jar: Image.Image, colour: painting.Colour, mask: Image.Image, part: float) -> None:
    jar.paste(colour, (0, 0), painting.faded(painting.blurred(mask, jar.width / 110), part))


def _brush(
    jar: Image.Image,
    zone: tuple[float, float],
    tones: tuple[painting.Colour, painting.Colour],
    strength: float,
    chance: Random,
) -> None:
    """Paint strokes around the middle, between two distances from the edge.

    Strokes at the top left are of the light tone and the others mostly of the dark one.
    """
    side = jar.width
    masks = [Image.new("L", jar.size) for _ in tones]
    pens = [ImageDraw.Draw(mask) for mask in masks]
    for _ in range(STROKES):
        inset, start = side * min(chance.uniform(*zone), 0.48), chance.uniform(0, 360)
        length, line = chance.uniform(25, 80), round(side * chance.uniform(0.012, 0.035))
        lit = cos(radians(start + length / 2 - 225)) + chance.uniform(-0.7, 0.7) > 0
        box = (inset, inset, side - inset, side - inset)
        thick = round(255 * strength * chance.uniform(0.4, 1))
        pens[0 if lit else 1].arc(box, start, start + length, fill=thick, width=line)
    for tone, mask in zip(tones, masks, strict=True):
        jar.paste(tone, (0, 0), mask)


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
