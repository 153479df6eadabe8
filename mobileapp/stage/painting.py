"""Functions that paint parts of looks with Pillow; they can run on any thread."""

from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import lru_cache
from math import ceil, cos, pi, sin
from pathlib import Path
from threading import Lock

from PIL import Image, ImageChops, ImageColor, ImageDraw, ImageFilter, ImageStat

PAD = 2
"""The width in pixels of the transparent margin that smooths the edges of rotated pictures."""

LARGE = 800_000
"""Of pictures with more pixels than this, only one is decoded at a time, to save memory."""
_one_large = Lock()

Colour = tuple[int, int, int]
GLOW: Colour = (9, 10, 28)
"""The dark colour of the glow around letters."""
GLOW_REACH = 28
"""How far the glow around letters reaches, in pixels at a font size of 46 pixels."""
STRENGTHENED = [min(255, round(value * 1.25)) for value in range(256)]
"""A lookup table for `Image.point` that makes the glow close to letters darker."""
TRANSLUCENT = [round(value * 0.86) for value in range(256)]
"""A lookup table for `Image.point` that lets the painting show through the glow."""
CARD_PAPER = "#F7EEDD"
"""The paper around the picture of a card."""
PixelSize = tuple[int, int]
CropBox = tuple[float, float, float, float]
"""The left, upper, right and lower edge of a rectangle."""


def rgb(colour: str) -> Colour:
    """The red, green and blue of a colour that is written as #RRGGBB."""
    return ImageColor.getrgb(colour)[:3]


def blended(colour: Colour, other: Colour, part: float) -> Colour:
    return tuple(round(a + (b - a) * part) for a, b in zip(colour, other, strict=True))  # type: ignore[return-value]


@lru_cache(maxsize=64)
def rounded_mask(size: PixelSize, radius: float) -> Image.Image:
    """The mask of a box with round corners; it is cached, so it must not be changed.

    To save time, only a box just large enough for the four corners is painted with smooth edges:
    at three times the size, then reduced. Repeating its middle column and row gives the full size.
    """
    corner = ceil(radius) + 1
    width, height = (min(side, 2 * corner + 1) for side in size)
    big = Image.new("L", (width * 3, height * 3))
    box = (0, 0, width * 3 - 1, height * 3 - 1)
    ImageDraw.Draw(big).rounded_rectangle(box, radius * 3, fill=255)
    mask = big.resize((width, height), Image.Resampling.BOX)
    if width < size[0]:
        mask = _stretched(mask, corner, (size[0], height))
    if height < size[1]:
        turned = mask.transpose(Image.Transpose.ROTATE_90)
        mask = _stretched(turned, corner, (size[1], size[0])).transpose(Image.Transpose.ROTATE_270)
    return mask


def _stretched(mask: Image.Image, end: int, size: PixelSize) -> Image.Image:
    """A mask widened to `size`: the `end` pixels at each end are kept, the middle is repeated."""
    column = mask.crop((end, 0, end + 1, mask.height))
    whole = column.resize(size, Image.Resampling.NEAREST)
    whole.paste(mask.crop((0, 0, end, mask.height)), (0, 0))
    whole.paste(mask.crop((mask.width - end, 0, mask.width, mask.height)), (size[0] - end, 0))
    return whole


@lru_cache(maxsize=64)
def disc_mask(side: int, inset: float = 0) -> Image.Image:
    """The mask of a disc, `inset` pixels from the edges of a square with this side.

    It is cached, so it must not be changed.
    """
    big = Image.new("L", (side * 3, side * 3))
    edge = min(inset * 3, (side * 3 - 1) / 2)  # a disc of a tiny window is a dot
    ImageDraw.Draw(big).ellipse((edge, edge, side * 3 - 1 - edge, side * 3 - 1 - edge), fill=255)
    return big.resize((side, side), Image.Resampling.BOX)


def round_cover(path: Path, side: int, ring: str) -> Image.Image:
    """The cover of a game, cut to a disc with a ring around it."""
    whole = covering(path, (side, round(side * 1.5))).convert("RGB")
    picture = whole.crop((0, round(side * 0.1), side, round(side * 0.1) + side))
    picture.putalpha(disc_mask(side, 2))
    line = max(side * 0.05, 2)
    outer, inner = disc_mask(side, max(2 - line / 2, 0)), disc_mask(side, 2 + line / 2)
    picture.alpha_composite(tinted(ImageChops.subtract(outer, inner), ring))
    return picture


def padded(image: Image.Image, pad: int = PAD) -> Image.Image:
    """The picture with a transparent margin around it."""
    whole = Image.new("RGBA", (image.width + 2 * pad, image.height + 2 * pad))
    whole.paste(image, (pad, pad))
    return whole


def unpadded(image: Image.Image) -> Image.Image:
    """A picture without the margin that `padded` adds."""
    return image.crop((PAD, PAD, image.width - PAD, image.height - PAD))


@contextmanager
def decoding(size: PixelSize) -> Iterator[None]:
    """A context manager for decoding a picture: large pictures are decoded one at a time.

    This saves memory, because a picture takes more of it while it is decoded than afterwards.
    """
    with _one_large if size[0] * size[1] > LARGE else nullcontext():
        yield


@lru_cache(maxsize=8)
def shared(path: Path) -> Image.Image:
    """The picture at `path`, which many looks use; it is cached, so it must not be changed."""
    with Image.open(path) as opened:
        return opened.convert("RGBA")


@lru_cache(maxsize=2)
def shared_at(path: Path, size: PixelSize) -> Image.Image:
    """Like `shared`, but scaled to a size that many looks share."""
    return shared(path).resize(size, Image.Resampling.BICUBIC)


def covering(path: Path, size: PixelSize, part: CropBox = (0, 0, 1, 1)) -> Image.Image:
    """A picture scaled and cropped so that it fills a size.

    With `part`, only this part of the cropped picture fills the size. It is given by its left,
    upper, right and lower edge, as fractions of the cropped picture's width and height.
    """
    left, top, right, bottom = part
    whole = round(size[0] / (right - left)), round(size[1] / (bottom - top))
    with Image.open(path) as opened, decoding(opened.size):
        opened.draft("RGB", whole)
        mode = "RGBA" if opened.mode in ("RGBA", "LA", "P") else "RGB"
        picture = opened if opened.mode == mode else opened.convert(mode)
        x0, y0, x1, y1 = _middle(picture.size, whole)
        w, h = x1 - x0, y1 - y0
        box = (x0 + w * left, y0 + h * top, x0 + w * right, y0 + h * bottom)
        # For a smaller picture, `HAMMING` looks nearly as sharp and is faster. With `reducing_gap`,
        # Pillow first shrinks the picture by a whole factor, which is faster, too.
        shrinks = whole[0] < x1 - x0
        sampling = Image.Resampling.HAMMING if shrinks else Image.Resampling.BICUBIC
        return picture.resize(size, sampling, box, reducing_gap=1.2)


def cropped(path: Path, size: PixelSize) -> Image.Image:
    """A picture cropped to the proportions of a size, but not scaled to it.

    The graphics chip scales it, because scaling it here would take longer than decoding it.
    """
    with Image.open(path) as opened, decoding(opened.size):
        opened.draft("RGB", size)
        left, top, right, bottom = _middle(opened.size, size)
        whole = opened if opened.mode == "RGB" else opened.convert("RGB")
        return whole.crop((round(left), round(top), round(right), round(bottom)))


def _middle(whole: PixelSize, shape: PixelSize) -> CropBox:
    """The largest box with the proportions of `shape` in the middle of a picture."""
    scale = max(shape[0] / whole[0], shape[1] / whole[1])
    seen = shape[0] / scale, shape[1] / scale
    left, top = max((whole[0] - seen[0]) / 2, 0), max((whole[1] - seen[1]) / 2, 0)
    return left, top, min(left + seen[0], whole[0]), min(top + seen[1], whole[1])


def with_ends(path: Path, size: PixelSize) -> Image.Image:
    """A banner fitted to a size: part of its middle is cut out, so that both ends keep their shape.

    A banner that is too short for the size is stretched as a whole.
    """
    banner = shared(path)
    scale = max(size[1] / banner.height, size[0] / banner.width)
    left = size[0] // 2
    right = size[0] - left
    ends = (0, ceil(left / scale)), (banner.width - ceil(right / scale), banner.width)
    image = Image.new("RGBA", size)
    for x, width, (start, end) in zip((0, left), (left, right), ends, strict=True):
        if width:
            half = banner.crop((start, 0, end, banner.height))
            image.paste(half.resize((width, size[1])), (x, 0))
    return image


def tinted(mask: Image.Image, colour: str) -> Image.Image:
    """A picture of one colour whose alpha channel is a mask."""
    image = Image.new("RGBA", mask.size, (*rgb(colour), 0))
    image.putalpha(mask)
    return image


RIM_TONE, RIM_TEXTURE = 40, 12
"""The maximum difference of a picture's rim from paper, and the maximum deviation along the rim.

Both are tones from 0 to 255.
"""


def _has_paper_rim(picture: Image.Image) -> bool:
    """Whether all four edges of a picture look like paper, so that it needs no other frame."""
    w, h = picture.size
    for box in ((0, 0, w, 1), (0, h - 1, w, h), (0, 0, 1, h), (w - 1, 0, w, h)):
        edge = ImageStat.Stat(picture.crop(box))
        apart = max(abs(a - b) for a, b in zip(edge.mean, rgb(CARD_PAPER), strict=True))
        if apart > RIM_TONE or max(edge.stddev) > RIM_TEXTURE:
            return False
    return True


def on_paper(path: Path, size: PixelSize) -> Image.Image:
    """A picture as a card with round corners; a frame of paper covers its edges.

    A picture that has a rim of paper itself gets no frame.
    """
    card = covering(path, size).convert("RGB")
    if not _has_paper_rim(card):
        edge = max(2, round(min(size) * 0.022))
        inner = (max(size[0] - 2 * edge, 1), max(size[1] - 2 * edge, 1))
        frame = Image.new("L", size, 255)
        frame.paste(0, (edge, edge), rounded_mask(inner, min(size) * 0.045))
        card.paste(rgb(CARD_PAPER), (0, 0), frame)
    card.putalpha(rounded_mask(size, min(size) * 0.06))
    return padded(card)


def clay_disc(side: int, colour: str) -> Image.Image:
    """A disc with a light rim at the top left and a dark one at the bottom right."""
    disc = Image.new("RGB", (side, side), rgb(colour))
    alpha, shades = _disc_shades(side)
    for colour_of_shade, mask in shades:
        disc.paste(colour_of_shade, (0, 0), mask)
    disc.putalpha(alpha)
    return disc


@lru_cache(maxsize=8)
def _disc_shades(side: int) -> tuple[Image.Image, tuple[tuple[Colour, Image.Image], ...]]:
    """The shape of a clay disc, and the colours and masks of its light rim, dark rim and ring.

    They are cached, because blurring takes most of the time to paint a disc. So they must not be
    changed.
    """
    shape, ring = disc_mask(side, 1), disc_mask(side, side * 0.1)
    rim, fine = max(side // 30, 1), max(side // 60, 1)
    return shape, (
        ((255, 255, 255), _rim(shape, (rim, rim), side, 0.65)),
        ((20, 16, 40), _rim(shape, (-rim, -rim), side, 0.55)),
        ((255, 255, 255), _rim(ring, (0, -fine), side, 0.25)),
    )


def _rim(mask: Image.Image, shift: tuple[int, int], side: int, strength: float) -> Image.Image:
    """The part of a mask that its shifted and blurred copy does not cover, times `strength`."""
    soft = ImageFilter.GaussianBlur(max(side / 46, 1))
    edge = ImageChops.subtract(mask, ImageChops.offset(mask, *shift).filter(soft))
    return faded(edge, strength)


def stamp(base: Image.Image, mask: Image.Image, colour: str, centre: tuple[float, float]) -> None:
    """Paint a mask in a colour onto the picture `base`, centred at a point."""
    corner = (round(centre[0] - mask.width / 2), round(centre[1] - mask.height / 2))
    overlay(base, tinted(mask, colour), corner)


def overlay(base: Image.Image, layer: Image.Image, corner: tuple[int, int]) -> None:
    """Paint a layer onto `base`, its upper left corner at `corner`, which may be outside `base`."""
    inside = max(corner[0], 0), max(corner[1], 0)
    cut = inside[0] - corner[0], inside[1] - corner[1]
    if cut[0] < layer.width and cut[1] < layer.height:
        base.alpha_composite(layer, inside, cut)


def faded(mask: Image.Image, part: float) -> Image.Image:
    """A mask or a channel with every value times `part`, which is at most 1."""
    return mask.point([round(value * part) for value in range(256)])


def blurred(mask: Image.Image, radius: float) -> Image.Image:
    """A blurred mask; it is blurred at a reduced size, which takes less time and looks the same."""
    times = max(int(radius / 2), 1)
    small = mask.reduce(times).filter(ImageFilter.GaussianBlur(radius / times))
    edges = (0, 0, mask.width / times, mask.height / times)
    return small.resize(mask.size, Image.Resampling.BILINEAR, edges)


def pooled(mask: Image.Image, colour: str, unit: float) -> Image.Image:
    """Paint the letters of a mask, with a soft dark glow that makes them readable on any painting.

    `unit` scales the width of the glow. Parts that the glow does not reach stay transparent.
    """
    reach = ceil(GLOW_REACH * unit)
    left, top, right, bottom = mask.getbbox() or (0, 0, 1, 1)
    box = (max(left - reach, 0), max(top - reach, 0), right + reach, bottom + reach)
    whole = Image.new("RGBA", mask.size, (*GLOW, 0))
    whole.paste(_glowing(mask.crop(box), colour, unit), box[:2])
    return whole


def _glowing(mask: Image.Image, colour: str, unit: float) -> Image.Image:
    """Paint letters with a glow; the glow is blurred at a reduced size to save time."""
    half = mask.reduce(2).filter(ImageFilter.MaxFilter(3))
    near = half.filter(ImageFilter.GaussianBlur(1.6 * unit))
    pool = half.reduce(2).filter(ImageFilter.GaussianBlur(2.25 * unit))
    dark = ImageChops.lighter(_doubled(pool, half.size), near.point(STRENGTHENED))
    image = Image.new("RGBA", mask.size, (*GLOW, 0))
    image.putalpha(_doubled(dark.point(TRANSLUCENT), mask.size))
    image.alpha_composite(tinted(mask, colour))
    return image


def _doubled(image: Image.Image, size: PixelSize) -> Image.Image:
    """An image that was reduced to half of `size`, enlarged to `size` again."""
    return image.resize(size, Image.Resampling.BILINEAR, (0, 0, size[0] / 2, size[1] / 2))


def pill_line(height: float) -> float:
    """The width of the rim of a button of this height, in pixels."""
    return max(height * 0.03, 1.5)


def button_shape(size: PixelSize, colour: str, outline: str = "", line: float = 2) -> Image.Image:
    """The body of a button: a rounded bar, lighter at the top, or flat if it has an `outline`."""
    radius = size[1] / 2
    mask = rounded_mask(size, radius)
    body = Image.new("RGB", size, rgb(colour))
    if outline:
        inner = (round(size[0] - 2 * line), round(size[1] - 2 * line))
        body.paste(rgb(outline), (0, 0, *size))
        body.paste(rgb(colour), (round(line), round(line)), rounded_mask(inner, inner[1] / 2))
    else:
        light = blended(rgb(colour), (255, 255, 255), 0.35)
        shine = Image.linear_gradient("L").resize(size).point([max(0, 110 - v) for v in range(256)])
        body.paste(light, (0, 0), shine)
        low = blended(rgb(colour), (90, 50, 10), 0.35)
        rim = ImageChops.subtract(mask, ImageChops.offset(mask, 0, -max(round(size[1] * 0.045), 1)))
        body.paste(low, (0, 0), rim.filter(ImageFilter.GaussianBlur(max(size[1] / 60, 0.6))))
    body.putalpha(mask)
    return padded(body)


def dashed_box(size: PixelSize, radius: float, line: float, dash: float) -> Image.Image:
    """The mask of an outline with round corners; it is dashed unless `dash` is 0."""
    outer = rounded_mask(size, radius)
    width = max(round(line), 1)
    inner_size = (max(size[0] - 2 * width, 1), max(size[1] - 2 * width, 1))
    inner = Image.new("L", size)
    inner.paste(rounded_mask(inner_size, max(radius - width, 1)), (width, width))
    ring = ImageChops.subtract(outer, inner)
    if dash <= 0:
        return ring
    dashes = Image.new("L", size)
    pen = ImageDraw.Draw(dashes)
    for points in _dashes((size[0] - width, size[1] - width), radius - width / 2, dash):
        path = [(point.real + width / 2, point.imag + width / 2) for point in points]
        pen.line(path, fill=255, width=3 * width, joint="curve")
    return ImageChops.multiply(ring, dashes)


DASH_STEP, DASH_POINTS = 1.8, 8
"""The distance from one dash of an outline to the next, as a multiple of a dash, and the number of
points by which a dash follows a round corner.
"""


def _dashes(size: tuple[float, float], radius: float, dash: float) -> Iterator[list[complex]]:
    """The dashes of an outline with round corners, as points from its upper left corner.

    Each side has a whole number of them, from the middle of a dash at one corner to the other.
    """
    radius = min(max(radius, 1), *(side / 2 for side in size))
    for turn in range(4):
        wide, high = size if turn % 2 == 0 else size[::-1]
        whole = wide - 2 * radius + radius * pi / 2
        step = whole / max(round(whole / (dash * DASH_STEP)), 1)
        for number in range(round(whole / step) + 1):
            first = max((number - 0.5 / DASH_STEP) * step, 0)
            each = (min((number + 0.5 / DASH_STEP) * step, whole) - first) / DASH_POINTS
            points = (
                _on_upper_side(wide, radius, first + each * place)
                for place in range(DASH_POINTS + 1)
            )
            own, middle = complex(wide, high) / 2, complex(*size) / 2
            yield [(point - own) * 1j**turn + middle for point in points]


def _on_upper_side(wide: float, radius: float, at: float) -> complex:
    """A point of the upper side of an outline, so far from the middle of its left corner."""
    bend = radius * pi / 4
    along = min(max(at - bend, 0), wide - 2 * radius)
    angle = (at - bend - along) / radius
    return complex(radius + along + radius * sin(angle), radius - radius * cos(angle))


def shadow(round_: bool) -> Image.Image:
    """A blurred white disc (`round_`) or box, to be tinted and stretched, for shadows and glows.

    The disc or box fills the middle three quarters of the picture.
    """
    side = 128
    shade = Image.new("L", (side, side))
    draw = ImageDraw.Draw(shade)
    box = (side // 8, side // 8, side - side // 8, side - side // 8)
    if round_:
        draw.ellipse(box, fill=255)
    else:
        draw.rounded_rectangle(box, 8, fill=255)
    image = Image.new("RGBA", (side, side), (255, 255, 255, 0))
    image.putalpha(shade.filter(ImageFilter.GaussianBlur(side / 20)))
    return image


def scraps() -> Image.Image:
    """White scraps of paper side by side, to be tinted: a strip, a round one and a curled one."""
    side, large = 64, 256  # painted four times as large, for smooth edges
    shape, shade = Image.new("L", (3 * large, large)), Image.new("L", (3 * large, large), 255)
    draw, fold = ImageDraw.Draw(shape), ImageDraw.Draw(shade)
    draw.rounded_rectangle((24, 64, large - 24, large - 64), 10, fill=255)
    fold.rectangle((large // 2, 0, large, large), fill=214)
    draw.ellipse((large + 40, 40, 2 * large - 40, large - 40), fill=255)
    fold.ellipse((large + 72, 88, 2 * large - 8, large + 24), fill=226)
    curl = (2 * large + 24, 56, 3 * large - 24, large + 120)
    draw.arc(curl, 180, 360, fill=255, width=80)
    fold.arc(curl, 270, 360, fill=206, width=80)
    image = Image.merge("RGBA", (shade, shade, shade, shape))
    return image.resize((3 * side, side), Image.Resampling.LANCZOS)


def soft_light() -> Image.Image:
    """A round white light that fades out towards the edge of the picture."""
    far = Image.radial_gradient("L").resize((128, 128))  # 0 in the middle, 255 in the corners
    image = Image.new("RGBA", far.size, (255, 255, 255, 0))
    image.putalpha(far.point([round(255 * max(0.0, 1 - v / 180) ** 2.2) for v in range(256)]))
    return image


def spotlight(size: PixelSize) -> Image.Image:
    """The mask of a beam of light from above and of the bright oval where it ends."""
    side = 192
    beam = Image.new("L", (side, side))
    draw = ImageDraw.Draw(beam)
    draw.polygon([(side * 0.4, -8), (side * 0.6, -8), (side * 0.86, side * 0.78),
                  (side * 0.14, side * 0.78)], fill=150)  # fmt: skip
    fading = Image.linear_gradient("L").resize((side, side))  # the beam is faint at the top
    beam = ImageChops.multiply(beam, fading.point([90 + round(v * 0.64) for v in range(256)]))
    pool = Image.new("L", (side, side))
    box = (side * 0.12, side * 0.64, side * 0.88, side * 0.9)
    ImageDraw.Draw(pool).ellipse(box, fill=235)
    light = ImageChops.lighter(
        beam.filter(ImageFilter.GaussianBlur(6)), pool.filter(ImageFilter.GaussianBlur(9))
    )
    return light.resize(size, Image.Resampling.BICUBIC)


def halo(size: tuple[int, int], colour: str, strength: float) -> Image.Image:
    """A soft light in the middle of a box, which fades out before its edges."""
    far = [min(v / 180, 1) for v in range(256)]  # a gradient of Pillow has 180 at the edges
    fading = [round(255 * strength * (1 - part) ** 1.3) for part in far]
    return tinted(Image.radial_gradient("L").point(fading).resize(size), colour)
