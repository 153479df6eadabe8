"""What hangs and shines on the pages of a whole evening: moon, photographs, paths."""

from abc import abstractmethod
from math import cos, hypot, pi, sin
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from mobileapp.stage import painting
from mobileapp.stage.boxes import Length
from mobileapp.stage.lantern_looks import GLOW, SMOOTH
from mobileapp.stage.lettering import LEADING, Fitted, fit, text_mask
from mobileapp.stage.looks import CREAM, GOLD, INK, SOFT_INK, Art
from mobileapp.stage.piece import Look

MOONLIGHT, MOON, CRATER = "#FFE9B0", "#FBE8B4", "#E9CD8D"
MOON_LIGHT, MOON_SHADE = "#FFF6D6", "#B98A45"
LIT_FROM = 0.06
"""How far the light lies towards the upper left, as a part of the moon's radius."""
STATION = "#2B3674"
CRATERS = ((-0.44, 0.33, 0.15), (0.34, 0.52, 0.1), (0.52, -0.2, 0.16), (-0.5, -0.14, 0.08),
           (0.1, -0.68, 0.09), (-0.06, 0.72, 0.07))  # fmt: skip
"""The places and radii of the moon's craters, as parts of its radius."""


def _disc(side: int, radius: float, colour: str) -> Image.Image:
    return painting.tinted(painting.disc_mask(side, side / 2 - radius), colour)


def _two_lines(
    base: Image.Image, upper: str, lower: str, size: float, colour: str, room: float
) -> None:
    """A large and a small line of text in the middle of a disc; `room` is its diameter."""
    middle = base.width / 2
    large = fit(upper, "display", size, room * 0.74, room * 0.5)
    small = fit(lower, "italic", size * 0.46, room * 0.78, room * 0.24) if lower else None
    box = base.size
    lift = small.height * 0.52 if small else 0
    painting.stamp(base, text_mask(large, "display", box), colour, (middle, middle - lift))
    if small:
        below = middle + large.height * 0.5
        painting.stamp(base, text_mask(small, "italic", box), colour, (middle, below))


class Moon(Look):
    """The moon, with a number and a word on it, or without."""

    text: str = ""
    unit: str = ""
    size: float = 0
    rim: bool = False
    """Whether it has a golden rim, because it can be moved."""
    exact = True

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        side = min(width, height)
        radius = side * 0.37
        image = painting.halo((side, side), MOONLIGHT, 1.0)
        image.alpha_composite(_disc(side, radius, MOON))
        image.alpha_composite(_moon_face(side, radius))
        if self.rim:
            ring = _ring(side, side * 0.42, max(side * 0.018, 2))
            image.alpha_composite(painting.tinted(ring, GOLD))
        if self.text:
            _two_lines(image, self.text, self.unit, self.size, INK, radius * 2)
        return painting.padded(image)


def _moon_face(side: int, radius: float) -> Image.Image:
    """What lies on the moon: craters lit from the upper left, and its dark edge."""
    disc = painting.disc_mask(side, side / 2 - radius)
    face = Image.new("RGBA", (side, side))
    for x, y, part in CRATERS:
        spot = round(radius * part * 2) or 1
        corner = (side / 2 + x * radius - spot / 2, side / 2 - y * radius - spot / 2)
        for shift, colour in ((0.09, MOON_LIGHT), (-0.07, MOON_SHADE), (0.0, CRATER)):
            at = (round(corner[0] + spot * shift), round(corner[1] + spot * shift))
            face.alpha_composite(painting.tinted(painting.disc_mask(spot, 0), colour), at)
    light = painting.disc_mask(side, side / 2 - radius * 0.86)
    light = ImageChops.offset(light, round(-radius * LIT_FROM), round(-radius * LIT_FROM))
    dark = ImageChops.subtract(disc, painting.blurred(light, radius * 0.22))
    dark = painting.faded(dark, 0.45)
    face.alpha_composite(painting.tinted(dark, MOON_SHADE))
    return face


def _ring(side: int, radius: float, line: float, dashes: int = 0) -> Image.Image:
    """The mask of a circle; with `dashes` it is broken into so many."""
    big = Image.new("L", (side * SMOOTH, side * SMOOTH))
    draw = ImageDraw.Draw(big)
    middle, reach = side * SMOOTH / 2, radius * SMOOTH
    box = (middle - reach, middle - reach, middle + reach, middle + reach)
    wide = max(round(line * SMOOTH), 1)
    if not dashes:
        draw.ellipse(box, outline=255, width=wide)
    for dash in range(dashes):
        start = 360 * dash / dashes
        draw.arc(box, start, start + 210 / dashes, fill=255, width=wide)
    return big.resize((side, side), Image.Resampling.BOX)


class Station(Look):
    """A place on the moon's path to which the moon can be moved."""

    text: str
    unit: str
    size: float
    exact = True

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        side = min(width, height)
        image = _disc(side, side * 0.46, STATION)
        ring = _ring(side, side * 0.47, max(side * 0.02, 2), 34)
        image.alpha_composite(painting.tinted(ring, GOLD))
        _two_lines(image, self.text, self.unit, self.size, CREAM, side * 0.9)
        return painting.padded(image)


PHOTO_RIM = 0.016
"""The width of the golden rim of a photograph, as a part of its own."""
PHOTO_WORDS = 0.9
"""The width of the words on a photograph, as a part of its own."""


ROUND_TEXT, MAX_WORDS = 0.7, 0.62
"""The room above and below the words on a photograph, as a part of the size of its title; and the
part of its height that they take at most.
"""
PHOTO_EDGE = 0.06
"""The paper beside and above the picture, as a part of the width of a photograph."""


class PhotoLettering(NamedTuple):
    """The letters below the picture of a photograph."""

    size: float
    small: float
    """The font sizes of the title and of the line below."""
    lines: int = 1
    """How many lines of a title there is room for."""

    @property
    def height(self) -> float:
        """The height of the title and the line below it, with a little room around them."""
        return (self.size * (self.lines + ROUND_TEXT) + self.small) * LEADING

    def photo_height(self, width: float, shape: float = 1) -> float:
        """The height of a photograph whose picture has this height / width."""
        return width * (PHOTO_EDGE + (1 - 2 * PHOTO_EDGE) * shape) + self.height


class Photo(Look):
    """A photograph of a game on a line: its cover, its title, and a small line below."""

    cover: Path
    title: str
    text: str
    letters: PhotoLettering
    rim: bool = False
    """Whether it has a golden rim, because it can be touched."""
    exact = True
    shadow = "box"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        size = (width, height)
        with Image.open(art.asset("table/paper.jpg")) as paper:
            sheet = ImageOps.fit(paper.convert("RGB"), size)
        sheet = Image.blend(sheet, Image.new("RGB", size, painting.rgb("#FBF6EA")), 0.55)
        edge = round(width * PHOTO_EDGE)
        words = self._words_height(height)
        title, below = self.lettering(width, height)
        window = (width - 2 * edge, max(height - words - edge, 1))
        picture = painting.covering(self.cover, (window[0], round(window[0] * 1.5)))
        top = max(round((picture.height - window[1]) * 0.3), 0)
        picture = picture.convert("RGB").crop((0, top, window[0], top + window[1]))
        sheet.paste(picture, (edge, edge))
        sheet = sheet.convert("RGBA")
        box = (width, round(words) or 1)
        line = height - (words + below.height) / 2
        painting.stamp(sheet, text_mask(title, "display", box), INK, (width / 2, line))
        line += (title.height + below.height) / 2
        painting.stamp(sheet, text_mask(below, "display", box), SOFT_INK, (width / 2, line))
        if self.rim:
            line = max(round(width * PHOTO_RIM), 1)
            ImageDraw.Draw(sheet).rectangle((0, 0, width - 1, height - 1), None, GOLD, line)
        sheet.putalpha(painting.rounded_mask(size, min(size) * 0.02))
        return painting.padded(sheet)

    def lettering(self, width: float, height: float) -> tuple[Fitted, Fitted]:
        """The title and the line below it, as they are written on a photograph of this size."""
        words, wide = self._words_height(height), width * PHOTO_WORDS
        below = fit(self.text, "display", self.letters.small, wide, words * 0.4)
        room = min(words - below.height, self.letters.size * self.letters.lines * LEADING)
        return fit(self.title, "display", self.letters.size, wide, room), below

    def _words_height(self, height: float) -> float:
        return min(self.letters.height, height * MAX_WORDS)


ROPE = "#8A6C5C"
ROPE_LINE = Length(3)
"""The thickness of a rope."""


class Rope(Look):
    """A line that hangs a little between its ends."""

    line: float
    """How thick it is, in pixels."""
    sag: float = 0.7
    """How far it hangs down, as a part of its height."""
    exact = True

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        big = Image.new("L", (width * 2, height * 2))
        points = [
            (width * 2 * part, height * 2 * (1 - rope_height(part, self.sag)))
            for part in (step / 40 for step in range(41))
        ]
        wide = max(round(self.line * 2), 3)
        ImageDraw.Draw(big).line(points, fill=235, width=wide, joint="curve")
        return painting.padded(painting.tinted(big.resize((width, height)), ROPE))


def rope_height(part: float, sag: float) -> float:
    """How high a rope is, as a part (from below) of the height of its box.

    `part` runs from 0 at the left end to 1 at the right end.
    """
    return 0.85 - sag * 4 * part * (1 - part)


class DottedPath(Look):
    """Dots along a path, bright and with a glow as far as something has come on it."""

    done: float
    """How far it has come, from 0 at the left to 1 at the right."""
    dots: int
    exact = True

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        radius = max(min(hypot(width, height) / 300, height / 12), 2.0)
        lit, dim = Image.new("L", (width, height)), Image.new("L", (width, height))
        for number in range(self.dots):
            part = number / (self.dots - 1)
            x, y = self.point(part)
            at, bright = (x * width, (1 - y) * height), part <= self.done
            reach = radius if bright else radius * 0.8
            box = (at[0] - reach, at[1] - reach, at[0] + reach, at[1] + reach)
            ImageDraw.Draw(lit if bright else dim).ellipse(box, fill=255 if bright else 120)
        image = painting.tinted(painting.blurred(lit, radius * 1.2), GLOW)
        for mask, colour in ((dim, "#C9CDF0"), (lit, "#FFE9B8")):
            soft = mask.filter(ImageFilter.GaussianBlur(0.6))
            image.alpha_composite(painting.tinted(soft, colour))
        return painting.padded(image)

    @staticmethod
    @abstractmethod
    def point(part: float) -> tuple[float, float]:
        """A point of the path, as parts of the width and (from below) of the height of its box.

        `part` runs from 0 at the left end to 1 at the right end.
        """


class Arc(DottedPath):
    """The moon's path, a flat arch."""

    dots: int = 44

    @staticmethod
    def point(part: float) -> tuple[float, float]:
        angle = pi * (1 - part)
        return 0.5 + 0.47 * cos(angle), 0.04 + 0.9 * sin(angle)


class Trail(DottedPath):
    """A straight path, so that what is below its stops stands in one line."""

    dots: int = 60

    @staticmethod
    def point(part: float) -> tuple[float, float]:
        return 0.01 + 0.98 * part, 0.62


class Medallion(Look):
    """The cover of a game in a circle: a stop of the path."""

    cover: Path
    ring: str = CREAM

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        return painting.padded(painting.round_cover(self.cover, min(width, height), self.ring))

    shadow = "round"
