"""Looks of the shelf: boxes of pictures, books of words, and what stands on the counter."""

from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageEnhance, ImageFilter, ImageOps

from mobileapp.screens.players.looks import WOOD_WIDE
from mobileapp.stage import painting
from mobileapp.stage.lettering import fit, text_mask
from mobileapp.stage.looks import CREAM, INK, Art
from mobileapp.stage.piece import Look

FRONT = 0.86
"""The width of the front of a box or book, as a part of the whole with its side."""
RISE = 0.035
"""How much higher the far edge of a side is, as a part of the height."""
STRIP = 0.15
"""The height of the paper strip with the name of a game, as a part of the height of its box."""
SMOOTH = 2
"""Boxes and books are drawn so many times as large and then reduced, for smooth edges."""
CLOTHS = "#3E6FA8", "#D9A13C", "#8A6A9C", "#C95F48", "#4F8A72", "#A8596C"
"""The colours of books of words, and of the spines of other languages."""
PAGES, CARDBOARD, CARDBOARD_DARK = "#EFE4CC", "#C79A63", "#9A7142"
TEAR = (
    (0, 0), (0, 0.3), (0.12, 0.24), (0.2, 0.36), (0.33, 0.3), (0.42, 0.5), (0.5, 0.34),
    (0.62, 0.4), (0.7, 0.22), (0.82, 0.28), (1, 0.16), (1, 0),
)  # fmt: skip
"""The outline of what is torn off a box, as parts of its width and height."""
COVER_FOCUS = 0.42
"""Where a cover is cropped, from its top (0) to its bottom (1)."""


class PackBox(Look):
    """A box of pictures with one of them on its front, and the name of a game on a strip."""

    cover: Path
    strip: str

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        size = w, h = width * SMOOTH, height * SMOOTH
        front = round(w * FRONT)
        top = round(h * RISE)
        with Image.open(self.cover) as opened:
            picture = opened.convert("RGB")
        tone = _tone(picture)
        image = Image.new("RGBA", size)
        _draw_side(image, front, top, painting.blended(tone, (10, 8, 20), 0.45))
        board = Image.new("RGB", (front, h - top), painting.blended(tone, (255, 246, 226), 0.5))
        rim = max(round(front * 0.055), 2)
        inner = front - 2 * rim, h - top - 2 * rim
        shown = ImageOps.fit(picture, inner, centering=(0.5, COVER_FOCUS))
        shade = Image.new("L", board.size)
        shade.paste(150, (rim - 2, rim - 2, rim + inner[0] + 2, rim + inner[1] + 2))
        board.paste((30, 20, 30), (0, 0), painting.blurred(shade, rim * 0.3))
        board.paste(shown, (rim, rim))
        if self.strip:
            _lay_strip(board, self.strip)
        _light_edges(board)
        image.paste(board, (0, top))
        return painting.padded(image.resize((width, height), Image.Resampling.BOX))


class PackBook(Look):
    """A book of words in cloth, with its title and perhaps a picture on it."""

    title: str
    cloth: str
    size: float
    """The font size of the title, in pixels."""
    picture: Path | None = None

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        size = w, h = width * SMOOTH, height * SMOOTH
        front, top = round(w * 0.93), round(h * RISE * 0.6)
        image = Image.new("RGBA", size)
        pen = ImageDraw.Draw(image)
        pen.polygon(
            [(front, top), (w - 1, top + h * 0.02), (w - 1, h * 0.985), (front, h - 1)], fill=PAGES
        )
        for line in range(1, 4):
            x = front + (w - front) * line / 4
            pen.line((x, top + h * 0.015, x, h * 0.985), fill="#C9B994", width=SMOOTH)
        board = _cloth((front, h - top), self.cloth)
        groove = ImageDraw.Draw(board)
        dark = painting.blended(painting.rgb(self.cloth), (20, 10, 20), 0.35)
        groove.rectangle((0, 0, front * 0.09, h), fill=dark)
        low = 0.52 if self.picture else 0.16
        if self.picture:
            side = round(min(front * 0.56, h * 0.42))
            window = painting.covering(self.picture, (side, side)).convert("RGB")
            corner = round(front * 0.545 - side / 2), round(h * 0.08)
            frame = Image.new("RGB", (side + 12, side + 12), painting.rgb(CREAM))
            mask = painting.rounded_mask(frame.size, side * 0.1)
            board.paste(frame, (corner[0] - 6, corner[1] - 6), mask)
            board.paste(window, corner, painting.rounded_mask((side, side), side * 0.08))
        box = front * 0.13, h * low, front * 0.97, h * 0.93
        _letter(board, self.title, self.size * SMOOTH, box)
        _light_edges(board)
        image.paste(board, (0, top))
        return painting.padded(image.resize((width, height), Image.Resampling.BOX))

    exact = True


class Spine(Look):
    """The spine of the books in another language, with the name of the language along it."""

    title: str
    cloth: str
    size: float
    pulled: bool = False
    """Whether the books of the language are shown, so that the spine stands out."""

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        w, h = width * SMOOTH, height * SMOOTH
        spine = _cloth((w, h), self.cloth)
        pen = ImageDraw.Draw(spine)
        light = painting.blended(painting.rgb(self.cloth), (255, 246, 220), 0.6)
        for place in (0.06, 0.1, 0.88, 0.92):
            pen.rectangle((0, h * place, w, h * place + h * 0.012), fill=light)
        along = Image.new("RGB", (round(h * 0.72), w), painting.rgb(self.cloth))
        fitted = fit(self.title, "display", self.size * SMOOTH, along.width, along.height)
        letters = text_mask(fitted, "display", along.size).rotate(90, expand=True)
        corner = (w - letters.width) // 2, round(h * 0.5 - letters.height / 2)
        spine.paste(painting.rgb(CREAM), corner, letters)
        round_ = Image.linear_gradient("L").rotate(90).resize((w, h))
        spine.paste((10, 6, 16), (0, 0), round_.point([max(0, 150 - v) for v in range(256)]))
        spine.paste((10, 6, 16), (0, 0), round_.point([max(0, v - 120) for v in range(256)]))
        if self.pulled:
            spine = ImageEnhance.Brightness(spine).enhance(1.35)
        return painting.padded(spine.convert("RGBA").resize((width, height), Image.Resampling.BOX))

    exact = True


class TornBox(Look):
    """A box that is torn open: a pack that cannot be used."""

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        w, h = width * SMOOTH, height * SMOOTH
        image = Image.new("RGBA", (w, h))
        front, top = round(w * FRONT), round(h * 0.14)
        _draw_side(image, front, top, painting.rgb(CARDBOARD_DARK))
        board = _cloth((front, h - top), CARDBOARD)
        image.paste(board, (0, top))
        gone = Image.new("L", (w, h))
        ImageDraw.Draw(gone).polygon([(w * x, h * y) for x, y in TEAR], fill=255)
        rim = gone.filter(ImageFilter.MaxFilter(2 * (w // 50) + 1))
        image.paste(
            (*painting.rgb("#F0DFBE"), 255), (0, 0), ImageChops.darker(rim, image.getchannel("A"))
        )
        image.paste((0, 0, 0, 0), (0, 0), gone)
        letters = text_mask(fit("?", "display", h * 0.3, w, h), "display", (round(w * 0.4),) * 2)
        painting.stamp(image, letters, INK, (front / 2, h * 0.72))
        return painting.padded(image.resize((width, height), Image.Resampling.BOX))


class ShelfBoard(Look):
    """The board of a shelf, or the top of the counter, as a strip of the table's wood."""

    light: float = 1.0

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        part = (0.2, 0.42, 0.8, 0.42 + 0.6 * height / max(width, 1) * 1.6)
        wood = painting.covering(art.asset(WOOD_WIDE), (width, height), part).convert("RGB")
        wood = ImageEnhance.Brightness(wood).enhance(1.7 * self.light)
        fall = Image.linear_gradient("L").resize((width, height))
        wood.paste((12, 6, 8), (0, 0), painting.faded(fall, 0.4))
        edge = min(max(round(height * 0.05), 2), 4)
        wood.paste((150, 98, 58), (0, 0, width, edge))
        wood.paste((10, 5, 6), (0, height - edge, width, height))
        return wood.convert("RGBA")


def _draw_side(image: Image.Image, front: int, top: int, colour: painting.Colour) -> None:
    w, h = image.size
    shape = [(front - 1, top), (w - 1, 0), (w - 1, h * (1 - RISE)), (front - 1, h - 1)]
    ImageDraw.Draw(image).polygon(shape, fill=colour)


def _tone(picture: Image.Image) -> painting.Colour:
    """The average colour of a picture."""
    red, green, blue = picture.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))  # type: ignore[misc]
    return int(red), int(green), int(blue)


def _cloth(size: painting.PixelSize, colour: str) -> Image.Image:
    """A board covered with cloth: its colour with a fine grain."""
    grain = Image.effect_noise((size[0] // 2 + 1, size[1] // 2 + 1), 26).resize(size)
    return Image.merge(
        "RGB",
        [
            grain.point([round(min(band * (0.86 + v / 255 * 0.28), 255)) for v in range(256)])
            for band in painting.rgb(colour)
        ],
    )


def _lay_strip(board: Image.Image, text: str) -> None:
    w, h = board.size
    high = round(h * STRIP)
    strip = Image.new("RGB", (w, high), painting.rgb("#F3E9D2"))
    fitted = fit(text, "italic", high * 0.72, w * 0.92, high)
    strip.paste(painting.rgb(INK), (0, 0), text_mask(fitted, "italic", strip.size))
    board.paste(strip, (0, h - high))


def _letter(board: Image.Image, text: str, size: float, box: painting.CropBox) -> None:
    left, top, right, bottom = box
    room = round(right - left), round(bottom - top)
    fitted = fit(text, "display", size, *room)
    mask = text_mask(fitted, "display", room)
    corner = round(left), round(top)
    below = corner[0] + 2, corner[1] + 3
    board.paste((20, 10, 20), below, mask.point([v // 2 for v in range(256)]))
    board.paste(painting.rgb(CREAM), corner, mask)


def _light_edges(board: Image.Image) -> None:
    """Light falls from the upper right, where the lantern hangs."""
    w, h = board.size
    line = Image.new("L", (w, max(w // 110, 1)), 110)
    board.paste((255, 240, 210), (0, 0), line)
    shade = Image.linear_gradient("L").rotate(90).resize((w, h))
    board.paste((14, 8, 20), (0, 0), shade.point([max(0, 70 - v) for v in range(256)]))
