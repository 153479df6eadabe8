"""What lies on the pages of an album: the book itself, ribbons, glued pictures, lines of light."""

from colorsys import hsv_to_rgb, rgb_to_hsv
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageFilter, ImageOps

from engine.packs import Item
from mobileapp.book.looks import FRAME
from mobileapp.stage import painting
from mobileapp.stage.colours import PHOTO_CORNERS
from mobileapp.stage.lettering import Fitted, fit, text_mask
from mobileapp.stage.lights import scattered
from mobileapp.stage.looks import CREAM, GOLD, INK, NIGHT, Art, TextLook
from mobileapp.stage.piece import Look

NIGHT_PAPER, NIGHT_EDGE = "#232C66", "#151B45"
LEATHER, LEATHER_EDGE = "#6A1A2C", "#3D0D19"
LIGHT, LINE = "#FFF6D8", "#C9D4FF"
CORNER = 10
"""The least size of larger corners of paper, in pixels."""
CLOTH_SHADES = (0.75, 0.13), (0.72, 0.42)
"""The saturation and the brightness of the cloth in its folds and in its light."""
CURVE_STEPS = 40
MAX_LIGHTS, LIT = 16, 0.86
"""More lights than this do not fit a strand; they lie on this part of its length."""
SMOOTH = 3
"""Shapes are painted at this many times their size, and then reduced."""
STARS, STARRY = 70, 0.8
"""How many stars the night paper has, and in what part of its height: words stand below."""
RIM = 14
"""The width of the leather around the pages, in dp of a tablet."""
SEAL = 0.84
"""The diameter of a cover on a ribbon, as a part of the ribbon's shorter side."""
SKY, PAPER = "sky", "paper"
"""The kinds of pages."""


class AlbumBook(Look):
    """An open album of leather: pages of night paper and of warm paper, with a fold between."""

    pages: tuple[str, ...]
    """The kinds of its pages, `SKY` or `PAPER`, from the left or from the top."""
    tall: bool
    """Whether the pages lie one above the other."""
    rim: float
    """The width of the leather, as a part of the width of the book."""
    fold: float = 0.5
    """Where the second page begins, as a part of the length of both pages."""
    shadow = "box"

    def continues(self, other: Look) -> bool:
        """Whether it is the same book, which is shown until it is painted anew."""
        return isinstance(other, AlbumBook)

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        rim = max(round(width * self.rim), 2)
        book = Image.new("RGB", (width, height), painting.rgb(LEATHER))
        grain = Image.effect_noise((width // 2 + 1, height // 2 + 1), 26).resize((width, height))
        book = Image.composite(
            Image.new("RGB", book.size, painting.rgb(LEATHER_EDGE)), book,
            grain.point([min(max(v - 120, 0), 60) for v in range(256)]),
        )  # fmt: skip
        ImageDraw.Draw(book).rectangle(
            (2, 2, width - 3, height - 3), outline=painting.rgb("#8C3145"), width=2
        )
        inner = (width - 2 * rim, height - 2 * rim)
        self._draw_edges(book, rim)
        count = len(self.pages)
        ends = (0, self.fold, 1) if count > 1 else (0, 1)
        for place, kind in enumerate(self.pages):
            start, end = ends[place : place + 2]
            box = (
                (0, round(inner[1] * start), inner[0], round(inner[1] * end))
                if self.tall
                else (round(inner[0] * start), 0, round(inner[0] * end), inner[1])
            )
            size = (box[2] - box[0], box[3] - box[1])
            page = _night(size) if kind == SKY else sheet_of_paper(size, art)
            if count > 1:
                _shade_fold(page, (("bottom", "top") if self.tall else ("right", "left"))[place])
            book.paste(page, (box[0] + rim, box[1] + rim))
        book.putalpha(painting.rounded_mask((width, height), rim * 0.9))
        return painting.padded(book)

    def _draw_edges(self, book: Image.Image, rim: int) -> None:
        """Draw the edges of the sheets below the open ones."""
        pen = ImageDraw.Draw(book)
        reach = max(round(rim * 0.5), 1)
        for step in range(reach, 0, -1):
            colour = painting.rgb("#E8DCC0" if step % 2 else "#BFAF8E")
            box = (rim - step, rim - step // 2, book.width - rim + step - 1,
                   book.height - rim + step // 2 - 1)  # fmt: skip
            pen.rounded_rectangle(box, rim * 0.4, fill=colour)


def _shade_fold(page: Image.Image, edge: str) -> None:
    """Darken a page towards the fold, which is at this edge: left, right, top or bottom."""
    ramp = Image.linear_gradient("L")  # dark above, bright below
    ramp = ramp.rotate({"bottom": 0, "right": 90, "top": 180, "left": -90}[edge])
    dark = ramp.point([round(max(v - 205, 0) * 2.3) for v in range(256)])
    page.paste(painting.rgb("#120B1E"), (0, 0), dark.resize(page.size))


def _night(size: painting.PixelSize) -> Image.Image:
    """Night paper: lighter in the middle, with small stars."""
    page = Image.new("RGB", size, painting.rgb(NIGHT_PAPER))
    edge = Image.radial_gradient("L").resize(size).point([min(v, 200) for v in range(256)])
    page.paste(painting.rgb(NIGHT_EDGE), (0, 0), edge)
    pen = ImageDraw.Draw(page)
    for star in range(STARS):
        x = scattered(star * 5 + 1) * size[0]
        y = scattered(star * 7 + 3) * size[1] * STARRY
        reach = 0.6 + 0.9 * scattered(star)
        pen.ellipse((x - reach, y - reach, x + reach, y + reach), fill=painting.rgb("#AEB9EE"))
    return page


def sheet_of_paper(size: painting.PixelSize, art: Art) -> Image.Image:
    """Warm, pale paper."""
    paper = painting.covering(art.asset("table/paper.jpg"), size).convert("RGB")
    return Image.blend(paper, Image.new("RGB", size, painting.rgb("#FBF3DF")), 0.35)


class LeafPaper(Look):
    """The paper of a leaf, as it lies on its page of the album."""

    fold: str = ""
    """The edge at which the fold darkens it, "left" or "top"; empty for none."""
    exact = True
    shadow = "box"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        sheet = sheet_of_paper((width, height), art)
        if self.fold:
            _shade_fold(sheet, self.fold)
        return sheet.convert("RGBA")


class Bookmark(Look):
    """A ribbon with the name of a match, or with its game's cover in a circle, at the edge of the
    album.
    """

    text: str
    colour: str
    size: float
    upright: bool = True
    """Whether the name is written from top to bottom."""
    chosen: bool = False
    cover: Path | None = None
    """The file of the cover, where a name would be too small to read."""
    exact = True
    shadow = "box"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        size = (width, height) if not self.upright else (height, width)
        cloth = Image.new("RGB", size, painting.rgb(self.colour))
        weave = Image.effect_noise(size, 30)
        cloth.paste(
            painting.blended(painting.rgb(self.colour), (255, 255, 255), 0.22), (0, 0),
            weave.point([min(max(v - 128, 0), 70) for v in range(256)]),
        )  # fmt: skip
        shade = Image.linear_gradient("L").resize(size)
        cloth.paste((20, 10, 30), (0, 0), painting.faded(shade, 0.3))
        if self.chosen:
            line = max(round(min(size) * 0.05), 2)
            ImageDraw.Draw(cloth).rectangle(
                (0, 0, size[0] - 1, size[1] - 1), outline=painting.rgb(CREAM), width=line
            )
        image = cloth.convert("RGBA")
        if self.cover is None:
            fitted = fit(self.text, "display", self.size, size[0] * 0.88, size[1] * 0.88)
            mask = text_mask(fitted, "display", size)
            painting.stamp(image, mask, INK, (size[0] / 2 + 1, size[1] / 2 + 2))
            painting.stamp(image, mask, CREAM, (size[0] / 2, size[1] / 2))
        image = image.rotate(-90, expand=True) if self.upright else image
        if self.cover is not None:
            side = round(min(size) * SEAL)
            seal = painting.round_cover(self.cover, side, CREAM)
            image.alpha_composite(seal, ((width - side) // 2, (height - side) // 2))
        image.putalpha(painting.rounded_mask(image.size, min(image.size) * 0.12))
        return painting.padded(image)


class Glued(Look):
    """A picture in a pale frame, glued into an album by its corners.

    It keeps its proportions. It stands at the lower edge of its box, above its caption, or in its
    middle.
    """

    item: Item | None = None
    drawing: Look | None = None
    aspect: float = 1.6
    """Width / height of a drawing."""
    low: bool = True
    corners: bool = True
    """Whether corners of paper hold it; a card in a hand has none."""
    cover: Path | None = None
    """The file of a picture that belongs to no pack."""

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        rim = max(round(min(width, height) * FRAME * 1.4), 2)
        room = (max(width - 2 * rim, 1), max(height - 2 * rim, 1))
        card = ImageOps.expand(self.picture(room, art), rim, painting.rgb("#FFFFFA"))
        reach = max(round(min(min(card.size) * 0.13, width * 0.05 + CORNER)), 4)
        margin = reach
        whole = Image.new("RGBA", (width + 2 * margin, height + 2 * margin))
        free = height - card.height
        corner = ((whole.width - card.width) // 2, margin + (free if self.low else free // 2))
        shade = Image.new("L", whole.size)
        ImageDraw.Draw(shade).rectangle(
            (corner[0] + 2, corner[1] + reach // 3, corner[0] + card.width,
             corner[1] + card.height + reach // 4), fill=110,
        )  # fmt: skip
        whole.alpha_composite(painting.tinted(painting.blurred(shade, reach / 4), "#1A1230"))
        whole.paste(card, corner)
        if self.corners:
            _add_corners(whole, corner, card.size, reach)
        return whole

    def picture(self, room: painting.PixelSize, art: Art) -> Image.Image:
        """The picture without frame, as large as it fits a room."""
        path = art.picture(self.item, room[0]) if self.item is not None else self.cover
        if path is not None:
            with Image.open(path) as opened:
                size = _contained(opened.width / opened.height, room)
            return painting.covering(path, size).convert("RGB")
        size = _contained(self.aspect, room)
        ground = Image.new("RGB", size, painting.rgb("#E4DBC8"))
        if self.drawing is not None:
            painted = self.drawing.paint(*size, art).convert("RGBA")
            # Looks may paint a margin around their box.
            corner = (size[0] - painted.width) // 2, (size[1] - painted.height) // 2
            ground.paste(painted, corner, painted)
        return ground


def _contained(aspect: float, room: painting.PixelSize) -> painting.PixelSize:
    """The largest size with these proportions that fits into a room."""
    wide = min(room[0], room[1] * aspect)
    return max(round(wide), 1), max(round(wide / aspect), 1)


def _add_corners(
    whole: Image.Image, corner: tuple[int, int], size: painting.PixelSize, reach: int
) -> None:
    """Draw a dark triangle of paper over each corner of a picture."""
    over = max(round(reach * 0.18), 1)
    (left, top), (wide, high) = corner, size
    pen = ImageDraw.Draw(whole)
    colour = (*painting.rgb(PHOTO_CORNERS), 255)
    for x, along in ((left - over, 1), (left + wide + over, -1)):
        for y, down in ((top - over, 1), (top + high + over, -1)):
            pen.polygon([(x, y), (x + along * reach, y), (x, y + down * reach)], fill=colour)


class Bond(Look):
    """A line of light between two people, with a bright point for each clue that was understood."""

    count: int
    line: float
    """The width of the line in pixels."""
    colour: str = LINE
    exact = True

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        big = Image.new("L", (width, height * SMOOTH))
        middle, half = height * SMOOTH / 2, self.line * SMOOTH / 2
        ImageDraw.Draw(big).rectangle((0, middle - half, width, middle + half), fill=150)
        image = painting.tinted(big.resize((width, height), Image.Resampling.BOX), self.colour)
        image.alpha_composite(lit_points(
            (width, height),
            [(width * (n + 0.5) / self.count, height / 2) for n in range(self.count)],
            min(max(self.line * 0.72, height * 0.16), width / self.count * 0.3, height * 0.24),
        ))  # fmt: skip
        return image


def lit_points(
    size: painting.PixelSize, points: list[tuple[float, float]], radius: float
) -> Image.Image:
    """Small bright discs with a warm glow."""
    big = Image.new("L", (size[0] * SMOOTH, size[1] * SMOOTH))
    pen = ImageDraw.Draw(big)
    for x, y in points:
        box = [(v + way * radius) * SMOOTH for way in (-1, 1) for v in (x, y)]
        pen.ellipse(box, fill=255)
    discs = big.resize(size, Image.Resampling.BOX)
    glow = discs.filter(ImageFilter.GaussianBlur(radius * 1.1))
    image = painting.tinted(glow, "#FFC878")
    image.alpha_composite(painting.tinted(discs, LIGHT))
    return image


class StrandOfLight(Look):
    """A curved band from one token to another, with a bright point for each time."""

    count: int
    line: float
    """The width of the band in pixels."""
    start: float
    end: float
    """Where it begins at the left and ends at the right, as parts of the height, from below."""
    exact = True

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        points = [self._point(step / CURVE_STEPS, width, height) for step in range(CURVE_STEPS + 1)]
        big = Image.new("L", (width * 2, height * 2))
        ImageDraw.Draw(big).line(
            [(x * 2, y * 2) for x, y in points], fill=165, width=max(round(self.line * 2), 2),
            joint="curve",
        )  # fmt: skip
        band = big.resize((width, height), Image.Resampling.BOX)
        image = painting.tinted(painting.blurred(band, self.line * 1.6), "#D98F4E")
        image.alpha_composite(painting.tinted(band, "#E8B98A"))
        shown = min(self.count, MAX_LIGHTS)
        along = [(n + 0.5) / shown * LIT + (1 - LIT) / 2 for n in range(shown)]
        lit = [self._point(part, width, height) for part in along]
        image.alpha_composite(lit_points((width, height), lit, min(self.line, self.line * 0.4 + 3)))
        return image

    def _point(self, part: float, width: int, height: int) -> tuple[float, float]:
        bend = part * part * (3 - 2 * part)
        return part * width, height * (1 - self.start - (self.end - self.start) * bend)


class Cloth(Look):
    """A heavy cloth in a person's colour, darkened, with a light in its upper middle."""

    colour: str

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        size = (width, height)
        folds = painting.covering(art.asset("table/curtain.webp"), size).convert("L")
        folds = painting.faded(folds, 0.75)
        hue, _, _ = rgb_to_hsv(*(part / 255 for part in painting.rgb(self.colour)))
        deep, bright = (
            (round(255 * red), round(255 * green), round(255 * blue))
            for red, green, blue in (hsv_to_rgb(hue, *shade) for shade in CLOTH_SHADES)
        )
        cloth = Image.composite(Image.new("RGB", size, bright), Image.new("RGB", size, deep), folds)
        far = Image.radial_gradient("L").resize(size)
        cloth.paste(deep, (0, 0), far.point([min(round(v * 0.9), 235) for v in range(256)]))
        return cloth.convert("RGBA")


class Tag(TextLook):
    """A few words on paper with a golden rim, because it can be touched."""

    face: str = "italic"
    shadow = "box"

    def fitted(self, width: float, height: float) -> Fitted:
        return fit(self.text, self.face, self.size, width * 0.9, height * 0.86)

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        sheet = sheet_of_paper((width, height), art).convert("RGBA")
        radius = min(width, height) * 0.16
        sheet.putalpha(painting.rounded_mask((width, height), radius))
        line = max(min(width, height) * 0.05, 2)
        ring = painting.dashed_box((width, height), radius, line, 0)
        sheet.alpha_composite(painting.tinted(ring, GOLD))
        mask = text_mask(self.fitted(width, height), self.face, (width, height))
        painting.stamp(sheet, mask, INK, (width / 2, height / 2))
        return painting.padded(sheet)


class PencilIcon(Look):
    """A round dark button with a pencil."""

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        side = min(width, height)
        big = side * SMOOTH
        disc = painting.disc_mask(side, side * 0.06)
        ring = ImageChops.subtract(disc, painting.disc_mask(side, side * 0.06 + side * 0.035))
        image = painting.tinted(painting.faded(disc, 0.82), NIGHT)
        image.alpha_composite(painting.tinted(ring, CREAM))
        mask = Image.new("L", (big, big))
        pen = ImageDraw.Draw(mask)
        half = big * 0.055
        pen.rectangle((big * 0.36, big / 2 - half, big * 0.66, big / 2 + half), fill=255)
        pen.polygon(
            [(big * 0.34, big / 2 - half), (big * 0.34, big / 2 + half), (big * 0.25, big / 2)],
            fill=255,
        )
        pen.rectangle((big * 0.68, big / 2 - half, big * 0.74, big / 2 + half), fill=255)
        sign = mask.rotate(45).resize((side, side), Image.Resampling.BOX)
        image.alpha_composite(painting.tinted(sign, CREAM))
        return painting.padded(image)
