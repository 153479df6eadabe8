"""Looks (painted pictures) of the table, badges and tags on pages before and after a match."""

from math import cos, hypot, pi, sin, sqrt
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageEnhance, ImageFilter

from mobileapp.stage import painting
from mobileapp.stage.lettering import fit, text_mask
from mobileapp.stage.looks import GOLD, INK, Art, Token
from mobileapp.stage.piece import Look
from mobileapp.widgets.badge import PageBadge

RUG_DARK, RUG_SHADE = "#2A1740", 70
STRANDS = ("#6E3D66", "#45275A", "#34306A", "#45275A", "#5C3460", "#3A1F4A", "#2F2A60", "#3A1F4A",
           "#4F2E5C", "#33204A")  # fmt: skip
"""The colours of the rug's strands, the outermost first."""
BRAID, STITCH, STITCH_SLANT = 0.036, 1.15, 0.45
"""The width of a strand, as a part of the rug's shorter side; the distance from one crossing to the
next in widths of a strand, and how far each slants, as a part of that distance.
"""
RIM = "#3A2013"
WOOD_WIDE, WOOD_TALL = "backdrops/storyteller-wide.jpg", "backdrops/storyteller-tall.jpg"
"""The pictures from which the boards of the table are cropped.

They are the backgrounds of Storyteller, whose table is wooden. The players page shows this wood
for all games.
"""
WITHOUT_CANDLES: painting.CropBox = (0.2, 0.2, 0.8, 0.8)
"""The part of `WOOD_WIDE` and `WOOD_TALL` that shows only boards, no candles and no cup."""
ONE_BOARD: painting.CropBox = (1 / 7, 0.42, 6 / 7, 0.42 + 1 / 6)
"""The part of `WOOD_WIDE` that is cropped for a single board."""


class TableTop(Look):
    """A table on a rug, seen from above, with a tablet in its middle."""

    cover: Path
    """The picture on the screen of the tablet."""
    inset: tuple[float, float]
    """The distances between the edges of table and rug, as parts of the rug's width and height."""
    tablet: tuple[float, float] = (1.0, 0.0)
    """How large the tablet is, as a part of its usual size, and how far above the middle of the
    table it lies, as a part of the table's height.
    """

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        picture = _rug(width, height)
        margin = round(width * self.inset[0]), round(height * self.inset[1])
        size = max(width - 2 * margin[0], 8), max(height - 2 * margin[1], 8)
        table = _table(size, art)
        _cast_shadow(picture, table.getchannel("A"), margin, min(size) * 0.05)
        picture.alpha_composite(table, margin)
        scale, raised = self.tablet
        tablet = _tablet(self.cover, size, scale)
        corner = (width - tablet.width) // 2, (height - tablet.height) // 2
        corner = corner[0], corner[1] - round(size[1] * raised)
        _cast_shadow(picture, tablet.getchannel("A"), corner, min(size) * 0.025)
        picture.alpha_composite(tablet, corner)
        return picture


def _rug(width: int, height: int) -> Image.Image:
    """The rug: an oval, braided of strands in several colours, darker under the table.

    To save time, everything but the sharp edge is painted at half the size and then enlarged.
    """
    half = width // 2 + 1, height // 2 + 1
    rug = Image.new("RGB", half, painting.rgb(RUG_DARK))
    pen = ImageDraw.Draw(rug)
    braid = max(min(half) * BRAID, 2.0)
    for number, colour in enumerate(STRANDS):
        edge = number * braid
        pen.ellipse((edge, edge, half[0] - 1 - edge, half[1] - 1 - edge), painting.rgb(colour))
        _stitch(pen, half, edge + braid / 2, braid if number % 2 else -braid, colour)
    grain = Image.effect_noise(half, 22).point([round(216 + v / 255 * 39) for v in range(256)])
    rug = ImageChops.multiply(rug, Image.merge("RGB", [grain] * 3))
    shade = Image.radial_gradient("L").resize(half)
    far = shade.point([min(v // 2, RUG_SHADE) for v in range(256)])
    rug.paste(painting.rgb(RUG_DARK), (0, 0), far)
    rug = rug.resize((width, height), Image.Resampling.BILINEAR)
    rug.putalpha(_oval(width, height, 0))
    return rug


def _stitch(
    pen: ImageDraw.ImageDraw, size: painting.PixelSize, edge: float, braid: float, colour: str
) -> None:
    """Draw where a strand of the rug crosses itself: slanting lines along its oval, which lean the
    other way if `braid` is negative.
    """
    middle = size[0] / 2, size[1] / 2
    radius = middle[0] - edge, middle[1] - edge
    count = round(2 * pi * hypot(*radius) / sqrt(2) / (abs(braid) * STITCH))
    light = painting.blended(painting.rgb(colour), (255, 214, 200), 0.22)
    dark = painting.blended(painting.rgb(colour), (10, 6, 24), 0.5)
    for number in range(count):
        for shift, ink in ((0.0, dark), (0.3, light)):
            outer, inner = (
                2 * pi * (number + shift + slant) / count for slant in (STITCH_SLANT, -STITCH_SLANT)
            )
            pen.line(
                [
                    (middle[0] + (radius[0] + side * braid) * cos(turn),
                     middle[1] + (radius[1] + side * braid) * sin(turn))
                    for turn, side in ((outer, 0.42), (inner, -0.42))
                ],
                ink, max(round(abs(braid) * 0.16), 1),
            )  # fmt: skip


def _oval(width: int, height: int, inset: float) -> Image.Image:
    big = Image.new("L", (width * 2, height * 2))
    edge = inset * min(width, height) * 2
    ImageDraw.Draw(big).ellipse((edge, edge, width * 2 - 1 - edge, height * 2 - 1 - edge), fill=255)
    return big.resize((width, height), Image.Resampling.BOX)


def _table(size: painting.PixelSize, art: Art) -> Image.Image:
    """The table: boards with rounded ends and a dark rim, lit from the upper left."""
    place = WOOD_WIDE if size[0] >= size[1] else WOOD_TALL
    wood = painting.covering(art.asset(place), size, WITHOUT_CANDLES).convert("RGB")
    wood = ImageEnhance.Color(ImageEnhance.Brightness(wood).enhance(2.0)).enhance(1.1)
    radius = min(size) * 0.46
    whole = painting.rounded_mask(size, radius)
    rim = max(round(min(size) * 0.035), 2)
    inner = Image.new("L", size)
    inside = size[0] - 2 * rim, size[1] - 2 * rim
    inner.paste(painting.rounded_mask(inside, radius - rim), (rim, rim))
    table = Image.new("RGB", size, painting.rgb(RIM))
    table.paste(wood, (0, 0), inner)
    soft = ImageFilter.GaussianBlur(max(rim * 0.5, 1))
    lit = ImageChops.subtract(inner, ImageChops.offset(inner, rim // 3, rim // 3).filter(soft))
    table.paste((255, 220, 170), (0, 0), painting.faded(lit, 0.45))
    table.putalpha(whole)
    return table


def tablet_size(table: tuple[float, float], scale: float = 1.0) -> tuple[painting.PixelSize, int]:
    """The size of the tablet on a table of this size, and the width of the tablet's frame."""
    long = round(min(max(table) * 0.36, min(table) * 0.8) * scale)
    size = (long, round(long * 0.66)) if table[0] >= table[1] else (round(long * 0.66), long)
    return size, max(round(long * 0.035), 2)


def _tablet(cover: Path, table: painting.PixelSize, scale: float) -> Image.Image:
    """An image of the tablet, which shows the game's cover, for a table of the size `table`."""
    size, frame = tablet_size(table, scale)
    body = Image.new("RGB", size, painting.rgb("#14182E"))
    inner = max(size[0] - 2 * frame, 1), max(size[1] - 2 * frame, 1)
    glimpse = painting.covering(cover, inner).convert("RGB")
    body.paste(glimpse, (frame, frame), painting.rounded_mask(inner, frame * 0.6))
    body.putalpha(painting.rounded_mask(size, frame * 1.8))
    return body


def _cast_shadow(
    picture: Image.Image, shape: Image.Image, corner: tuple[int, int], depth: float
) -> None:
    shade = Image.new("L", picture.size)
    shade.paste(shape, (corner[0], corner[1] + round(depth)))
    shade = painting.blurred(shade, max(depth, 1))
    night = Image.new("RGBA", picture.size, (8, 6, 20, 0))
    night.putalpha(ImageChops.multiply(painting.faded(shade, 0.6), picture.getchannel("A")))
    picture.alpha_composite(night)


class RobotBadge(Look):
    """The badge of a robot that has no name yet."""

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        return PageBadge(Token("../icons/robot", "#C9D3EE")).paint(width, height, art)


class Plank(Look):
    """A board of the table's wood, on which the badges of people in the bar lie."""

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        board = painting.covering(art.asset(WOOD_WIDE), (width, height), ONE_BOARD).convert("RGB")
        board = ImageEnhance.Brightness(board).enhance(1.35)
        edge = max(round(height * 0.05), 2)
        board.paste(painting.blended((60, 34, 20), (255, 214, 160), 0.25), (0, 0, width, edge))
        board.paste((22, 12, 8), (0, height - edge, width, height))
        board.putalpha(painting.rounded_mask((width, height), height * 0.14))
        return painting.padded(board)


class FreeChair(Look):
    """A free chair: a dashed golden ring with a plus sign."""

    chosen: bool = False
    """Whether the next person who joins will sit here."""

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        side = min(width, height)
        mask = _dashed_ring(side)
        cross = ImageDraw.Draw(mask)
        middle, arm, half = side / 2, side * 0.11, max(side * 0.018, 1)
        cross.rectangle((middle - arm, middle - half, middle + arm, middle + half), fill=255)
        cross.rectangle((middle - half, middle - arm, middle + half, middle + arm), fill=255)
        glow = painting.disc_mask(side, side * 0.05)
        part = 0.34 if self.chosen else 0.0
        ground = painting.tinted(painting.faded(glow, part), GOLD)
        night = painting.tinted(painting.faded(glow, 0.28), "#0B1030")
        night.alpha_composite(ground)
        night.alpha_composite(painting.tinted(mask, GOLD))
        return painting.padded(night)


def _dashed_ring(side: int) -> Image.Image:
    big = Image.new("L", (side * 3, side * 3))
    pen = ImageDraw.Draw(big)
    edge, width, dashes = side * 0.12, max(round(side * 0.1), 3), 22
    box = (edge, edge, side * 3 - 1 - edge, side * 3 - 1 - edge)
    for dash in range(dashes):
        start = dash * 360 / dashes
        pen.arc(box, start, start + 360 / dashes * 0.58, fill=255, width=width)
    return big.resize((side, side), Image.Resampling.BOX)


ARROW = 0.7
"""The width of the arrow on a scrap of paper, as a part of the text's font size."""


def _draw_arrow(sheet: Image.Image, x: float, y: float, side: float) -> None:
    """Draw a triangle that points down, as on a button that opens a list."""
    half, high = side / 2, side * 0.32
    corners = [(x - half, y - high), (x + half, y - high), (x, y + high)]
    ImageDraw.Draw(sheet).polygon(corners, fill=INK)


def _draw_rim(sheet: Image.Image, width: int) -> None:
    """Draw a golden line along the edge of a picture."""
    alpha = sheet.getchannel("A")
    inner = alpha.filter(ImageFilter.MinFilter(width // 2 * 2 + 1))
    sheet.paste((*painting.rgb(GOLD), 255), (0, 0), ImageChops.subtract(alpha, inner))


class PaperScrap(Look):
    """A few words on a torn scrap of paper.

    `size` is the font size in pixels, `tilt` the angle of the scrap in degrees. With `opens`, which
    marks a button that opens a list, the scrap has a golden rim and an arrow that points down.
    """

    text: str
    size: float
    tilt: float = 0
    opens: bool = False

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        sheet = painting.with_ends(art.asset("table/torn.webp"), (width, height))
        arrow = self.size * ARROW if self.opens else 0
        fitted = fit(self.text, "italic", self.size, width * 0.88 - arrow, height * 0.9)
        mask = text_mask(fitted, "italic", (width, height))
        painting.stamp(sheet, mask, INK, ((width - arrow) / 2, height / 2))
        if self.opens:
            _draw_arrow(sheet, width * 0.94 - arrow / 2, height / 2, arrow)
        sheet = painting.padded(sheet)
        if self.opens:
            _draw_rim(sheet, max(round(self.size * 0.16), 3))
        return sheet.rotate(self.tilt, Image.Resampling.BICUBIC)

    exact, shadow, live = True, "", False
