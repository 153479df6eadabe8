"""Measures the shape and colours of a finished blot.

Robots use these measures, because they do not know what people see in the blot.
"""

from collections.abc import Callable

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageStat

SIDE = 160
"""The width and height of the reduced picture that is measured, in pixels."""
INK = 170
"""Pixels with a grey value below this are ink; the paper is lighter everywhere."""
PALE = 90
"""Ink with at least this grey value is thin."""
COLOURED = 24
"""Ink counts as red if its red value exceeds its blue value by more than this.

Ink counts as blue if its blue value exceeds its red value by more than this. Both values go from 0
to 255.
"""
OUTSIDE = 128

MEASURES = (
    "coverage",
    "width",
    "height",
    "top-heavy",
    "middle",
    "outline",
    "holes",
    "splashes",
    "asymmetry",
    "pale",
    "red",
    "blue",
)
"""The names of the values that `measure` returns, in this order."""


def measure(picture: Image.Image) -> tuple[int, ...]:
    """The measures of a blot, as named in `MEASURES`, each from 0 to 100."""
    small = picture.convert("RGB").resize((SIDE, SIDE), Image.Resampling.BOX)
    grey = small.convert("L")
    ink = _where(grey, lambda value: value < INK)
    area = max(_share(ink), 1e-6)
    left, top, right, bottom = ink.getbbox() or (0, 0, 0, 0)
    outline = ImageChops.subtract(ink, ink.filter(ImageFilter.MinFilter(3)))
    flipped = ink.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    opened = ink.filter(ImageFilter.MinFilter(5)).filter(ImageFilter.MaxFilter(7))
    red, _green, blue = small.split()
    shares = (
        _share(ink),
        (right - left) / SIDE,
        (bottom - top) / SIDE,
        _share(ink.crop((0, 0, SIDE, SIDE // 2))) / 2 / area,
        _share(ink.crop((SIDE // 3, SIDE // 3, SIDE * 2 // 3, SIDE * 2 // 3))),
        _share(outline) / area,
        _share(_holes(ink)) / area,
        _share(ImageChops.subtract(ink, opened)) / area,
        _share(ImageChops.difference(ink, flipped)) / area,
        _share(_where(grey, lambda value: PALE <= value < INK)) / area,
        _share(ImageChops.multiply(ink, _exceeds(red, blue))) / area,
        _share(ImageChops.multiply(ink, _exceeds(blue, red))) / area,
    )
    return tuple(min(max(round(share * 100), 0), 100) for share in shares)


def _where(grey: Image.Image, holds: Callable[[int], bool]) -> Image.Image:
    return grey.point([255 if holds(value) else 0 for value in range(256)])


def _share(mask: Image.Image) -> float:
    """The share of a mask that is set, from 0 to 1."""
    return float(ImageStat.Stat(mask).mean[0]) / 255


def _exceeds(one: Image.Image, other: Image.Image) -> Image.Image:
    """A mask of the pixels in which one colour channel is clearly stronger than the other."""
    return _where(ImageChops.subtract(one, other), lambda value: value > COLOURED)


def _holes(ink: Image.Image) -> Image.Image:
    """A mask of the paper that is surrounded by ink."""
    framed = Image.new("L", (SIDE + 2, SIDE + 2), 0)
    framed.paste(ink, (1, 1))
    ImageDraw.floodfill(framed, (0, 0), OUTSIDE)
    return _where(framed, lambda value: value == 0)
