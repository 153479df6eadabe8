"""What only the doctor's desk shows: word slips, the folder, the shelves, and ink that runs."""

from functools import lru_cache
from math import sin
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from mobileapp.stage import painting
from mobileapp.stage.lettering import fit, text_mask
from mobileapp.stage.looks import Art

INK, CARDBOARD = "#2A2233", "#9A7B4F"
PLACES = 4
"""The places of a shelf: as many points as it takes to win."""


class WordSlip(NamedTuple):
    """A word on torn paper; twice, like a playing card, where both sides of the table read it."""

    text: str
    size: float
    twice: bool = True

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        sheet = _paper(art, (width, height))
        room = self.room(width, height)
        half = (round(room[0]), round(room[1]))
        mask = text_mask(fit(self.text, "display", self.size, *room), "display", half)
        if not self.twice:
            painting.stamp(sheet, mask, INK, (width / 2, height / 2))
            return painting.padded(sheet)
        for letters, y in ((mask.rotate(180), 0.27), (mask, 0.73)):
            painting.stamp(sheet, letters, INK, (width / 2, height * y))
        _fold(sheet)
        return painting.padded(sheet)

    def room(self, width: float, height: float) -> tuple[float, float]:
        """The box of the letters."""
        return width * 0.9, height * (0.43 if self.twice else 0.82)

    exact, shadow, live = True, "box", False


class FoldedSlip(NamedTuple):
    """A word nobody may read yet: folded, with a closed eye."""

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        sheet = _paper(art, (width, height))
        shade = Image.linear_gradient("L").resize((width, max(height // 2, 1)))
        dark = Image.new("L", sheet.size)
        dark.paste(shade.point([v // 5 for v in range(256)]), (0, 0))
        sheet.paste(
            painting.rgb("#8A7A66"), (0, 0), ImageChops.multiply(dark, sheet.getchannel("A"))
        )
        side = round(min(width * 0.5, height * 0.8))
        eye = painting.covering(art.asset("table/icons/closed-eye.png"), (side, side))
        painting.stamp(sheet, eye.convert("RGBA").getchannel("A"), INK, (width / 2, height / 2))
        return painting.padded(sheet)

    exact, shadow, live = False, "box", False


def _paper(art: Art, size: tuple[int, int]) -> Image.Image:
    with Image.open(art.asset("table/slip.webp")) as opened:
        return opened.convert("RGBA").resize(size, Image.Resampling.BICUBIC)


def _fold(sheet: Image.Image) -> None:
    """The line between the two readings, with a dot in its middle."""
    width, height = sheet.size
    line = Image.new("L", sheet.size)
    draw = ImageDraw.Draw(line)
    middle, reach, dot = height / 2, width * 0.26, max(height * 0.035, 1.5)
    for start, end in ((-reach, -dot * 3), (dot * 3, reach)):
        draw.line((width / 2 + start, middle, width / 2 + end, middle), fill=110, width=1)
    box = (width / 2 - dot, middle - dot, width / 2 + dot, middle + dot)
    draw.ellipse(box, fill=130)
    sheet.alpha_composite(painting.tinted(line, "#5A4A3E"))


# --- the folder -------------------------------------------------------------------------------


class Folder(NamedTuple):
    """The back of an open folder, with papers standing in it."""

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        image = Image.new("RGBA", (width, height))
        tab = (round(width * 0.3), round(height * 0.9))
        _lay(image, _cardboard(art, tab, 0.72), (width * 0.08, 0))
        _lay(image, _cardboard(art, (width, round(height * 0.7)), 0.6), (0, height * 0.3))
        for left, top, light in ((0.1, 0.14, 0.68), (0.155, 0.2, 0.86)):
            sheet = _paper(art, (round(width * 0.5), round(height * (1 - top))))
            sheet = Image.merge("RGBA", [
                band.point([round(v * light) for v in range(256)]) for band in sheet.split()[:3]
            ] + [sheet.getchannel("A")])  # fmt: skip
            _lay(image, sheet, (width * left, height * top))
        return painting.padded(image)

    exact, shadow, live = False, "", False


class Flap(NamedTuple):
    """The front of the folder: what slides in goes behind it."""

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        return painting.padded(_cardboard(art, (width, height), 1.08))

    exact, shadow, live = False, "box", False


def _cardboard(art: Art, size: tuple[int, int], light: float) -> Image.Image:
    grain = painting.covering(art.asset("table/paper.webp"), size).convert("L")
    base = painting.rgb(CARDBOARD)
    bands = [grain.point([min(round(v / 235 * c * light), 255) for v in range(256)]) for c in base]
    sheet = Image.merge("RGB", bands)
    sheet.putalpha(painting.rounded_mask(size, min(size) * 0.1))
    edge = painting.dashed_box(size, min(size) * 0.1, max(min(size) * 0.03, 1), 0)
    sheet.alpha_composite(painting.tinted(edge.point([v // 3 for v in range(256)]), "#3A2A18"))
    return sheet


def _lay(image: Image.Image, sheet: Image.Image, corner: tuple[float, float]) -> None:
    image.alpha_composite(sheet, (round(corner[0]), round(corner[1])))


# --- the shelves ------------------------------------------------------------------------------


class Shelf(NamedTuple):
    """Where a team keeps the blots it has won: that is its score."""

    colour: str

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        size = (width, height)
        radius = min(size) * 0.1
        board = painting.tinted(
            painting.rounded_mask(size, radius).point([round(v * 0.5) for v in range(256)]),
            "#140A06",
        )
        upright = height >= width
        step = (height if upright else width) / PLACES
        inner = (round(min(width, step) * 0.86), round(min(height, step) * 0.86))
        if upright:
            inner = (round(width * 0.86), round(step * 0.88))
        else:
            inner = (round(step * 0.88), round(height * 0.86))
        outline = painting.dashed_box(inner, radius * 0.8, max(min(size) * 0.016, 1), 0)
        frame = painting.tinted(outline.point([round(v * 0.6) for v in range(256)]), self.colour)
        for place in range(PLACES):
            along = round(step * place + (step - (inner[1] if upright else inner[0])) / 2)
            across = round(((width - inner[0]) if upright else (height - inner[1])) / 2)
            board.alpha_composite(frame, (across, along) if upright else (along, across))
        return painting.padded(board)

    exact, shadow, live = True, "", False


class ClothEdge(NamedTuple):
    """What is seen of the curtain while a secret is made: its edge, in the player's colour."""

    colour: str
    flip: bool = False

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        folds = painting.covering(art.asset("table/curtain.webp"), (width * 8, height)).convert("L")
        folds = folds.crop((width * 3, 0, width * 4, height))
        base = painting.rgb(self.colour)
        bands = [folds.point([round(v / 255 * c * 0.62) for v in range(256)]) for c in base]
        cloth = Image.merge("RGB", bands)
        shade = Image.linear_gradient("L").rotate(90).resize((width, height))
        cloth.paste((8, 6, 18), (0, 0), shade.point([round(v * 0.55) for v in range(256)]))
        return cloth.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if self.flip else cloth

    exact, shadow, live = False, "", False


# --- ink that runs ----------------------------------------------------------------------------


class InkEdge(NamedTuple):
    """Ink along one edge of a blot: two of them, mirrored, climb its sides and meet at the top.

    Its outer border is ragged, its inner one eats into the paper; "side" runs upwards with the
    blot on its right, "top" runs to the right with the blot below it.
    """

    colour: str
    part: str
    flip: bool = False

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        long, thick = (height, width) if self.part == "side" else (width, height)
        mask = _ragged(long, thick)
        mask = mask.rotate(90, expand=True) if self.part == "side" else mask
        image = painting.tinted(mask, self.colour)
        deep = mask.filter(ImageFilter.GaussianBlur(thick * 0.12)).point(
            [max(0, v - 150) for v in range(256)]
        )
        dark = "#" + "".join(f"{round(c * 0.66):02X}" for c in painting.rgb(self.colour))
        image.paste(Image.new("RGBA", image.size, (*painting.rgb(dark), 255)), (0, 0),
                    ImageChops.multiply(deep, mask))  # fmt: skip
        image.putalpha(mask)
        return painting.padded(
            image.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if self.flip else image
        )

    exact, shadow, live = False, "", False


@lru_cache(maxsize=8)
def _ragged(long: int, thick: int) -> Image.Image:
    """A stretch of ink with uneven borders; slow waves make bulges, quick ones make threads."""
    mask = Image.new("L", (long * 2, thick * 2))
    draw = ImageDraw.Draw(mask)
    for x in range(long * 2):
        t = x / thick
        outer = 0.16 + 0.07 * sin(t * 1.7) + 0.05 * sin(t * 4.1 + 1) + 0.035 * sin(t * 9.7 + 2)
        inner = 0.78 + 0.08 * sin(t * 1.3 + 4) + 0.06 * sin(t * 3.7) + 0.04 * sin(t * 11.3)
        draw.line((x, outer * thick * 2, x, inner * thick * 2), fill=250)
    ends = Image.new("L", mask.size, 255)
    return ImageChops.multiply(mask, ends).resize((long, thick), Image.Resampling.BOX).filter(
        ImageFilter.GaussianBlur(max(thick * 0.012, 0.5))
    )  # fmt: skip


class InkDrop(NamedTuple):
    """A drop of ink that a flying blot leaves behind."""

    colour: str

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        side = min(width, height)
        return painting.padded(painting.tinted(painting.disc_mask(side, 1), self.colour))

    exact, shadow, live = False, "", False
