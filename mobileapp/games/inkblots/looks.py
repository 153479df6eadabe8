"""What only the doctor's desk shows: word slips, the folder, the shelves, and ink that runs."""

from functools import lru_cache
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

    @property
    def exact(self) -> bool:
        return True

    @property
    def shadow(self) -> str:
        return "box"


class FoldedSlip(NamedTuple):
    """A word nobody may read yet: name_key, with a closed eye."""

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

    @property
    def shadow(self) -> str:
        return "box"


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


class Flap(NamedTuple):
    """The front of the folder: what slides in goes behind it."""

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        return painting.padded(_cardboard(art, (width, height), 1.08))

    @property
    def shadow(self) -> str:
        return "box"


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

    @property
    def exact(self) -> bool:
        return True


class ClothEdge(NamedTuple):
    """What is seen of the curtain while a secret is made: its edge, in the player's colour."""

    colour: str
    flip: bool = False

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        folds = painting.covering(art.asset("table/curtain.webp"), (width * 9, height)).convert("L")
        folds = folds.crop((width * 4, 0, width * 5, height))
        base = painting.rgb(self.colour)
        bands = [folds.point([round(v / 255 * c * 0.78) for v in range(256)]) for c in base]
        cloth = Image.merge("RGB", bands)
        shade = Image.linear_gradient("L").rotate(90).resize((width, height))
        cloth.paste((8, 6, 18), (0, 0), shade.point([round(v * 0.5) for v in range(256)]))
        return cloth.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if self.flip else cloth


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
        mask, wash = _run_of_ink(long, thick, self.part == "side")
        image = painting.tinted(mask, self.colour)
        for light, colour in ((wash, "#FFFFFF"), (_border(mask, thick), "#140A30")):
            image.paste(painting.rgb(colour), (0, 0), light)
        image.putalpha(mask)
        if self.part == "side":
            image = image.transpose(Image.Transpose.ROTATE_90)
        return painting.padded(
            image.transpose(Image.Transpose.FLIP_LEFT_RIGHT) if self.flip else image
        )


@lru_cache(maxsize=8)
def _run_of_ink(long: int, thick: int, rising: bool) -> tuple[Image.Image, Image.Image]:
    """Ink from left to right as a mask, and where it is watery.

    It is dense along its middle; noise of several grains makes its borders bulge and fray. It has
    a round end where the two runs of a corner meet.
    """
    size = (long, thick)
    across = Image.linear_gradient("L").resize(size)
    dense = across.point(
        [round(255 * max(1 - (abs(v / 255 - 0.46) / 0.46) ** 1.6, 0)) for v in range(256)]
    )
    along = Image.linear_gradient("L").transpose(Image.Transpose.ROTATE_90).resize(size)
    reach = long / thick / 0.5
    along = along.point([round(255 * min(v / 255 * reach, 1) ** 0.5) for v in range(256)])
    if rising:
        along = along.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    dense = ImageChops.multiply(dense, along)
    for grain, strength in ((0.9, 0.5), (0.3, 0.42), (0.1, 0.26)):
        dense = ImageChops.add(
            dense, _cloud(size, thick * grain, strength), offset=-round(128 * strength)
        )
    mask = dense.point([min(max((v - 96) * 14, 0), 255) for v in range(256)])
    inside = across.point([min(max(round(min(v, 255 - v) * 10 - 60), 0), 255) for v in range(256)])
    mask = ImageChops.multiply(mask, inside)
    pale = ImageChops.add(_cloud(size, thick * 0.5, 0.2), _cloud(size, thick * 0.13, 0.12))
    return mask, ImageChops.multiply(pale, mask)


def _cloud(size: tuple[int, int], grain: float, strength: float) -> Image.Image:
    """Soft noise around the middle grey of that strength."""
    cells = tuple(max(round(side / max(grain, 1)), 1) + 1 for side in size)
    noise = Image.effect_noise(cells, 75).resize(size, Image.Resampling.BICUBIC)  # type: ignore[arg-type]
    return noise.point([round(v * strength) for v in range(256)])


def _border(mask: Image.Image, thick: int) -> Image.Image:
    """Ink dries darkest at its borders."""
    inner = mask.filter(ImageFilter.GaussianBlur(max(thick * 0.05, 1)))
    return ImageChops.subtract(mask, inner).point([min(round(v * 0.9), 80) for v in range(256)])


class InkDrop(NamedTuple):
    """A drop of ink that a flying blot leaves behind."""

    colour: str

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        side = min(width, height)
        return painting.padded(painting.tinted(painting.disc_mask(side, 1), self.colour))
