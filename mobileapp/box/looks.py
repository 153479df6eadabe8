"""What lies on the table before a match: the box, decks of cards, slips with words, candles."""

from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageOps

from mobileapp.stage import painting
from mobileapp.stage.flames import Flame
from mobileapp.stage.lettering import fit, text_mask
from mobileapp.stage.looks import CREAM, GOLD, INK, PAPER, PAPER_SIZE, SOFT_INK, Art, Button, Slip
from mobileapp.stage.piece import Look

BOX, WELL, EDGE = "#3A42A6", "#20276B", "#5D66C8"
CARD_EDGES = ("#BFB299", "#E8DDC6")
WAX, WAX_SHADE, DISH, WICK = "#F6EEDB", "#CDBF9E", "#8A5430", "#2B2026"
FLAME, CORE = "#F5A63C", "#FFEDB4"
SIGN = 0.6
"""The height of the sign that a slip unfolds, as a part of the corner that it has."""
OUTLINE, FIELD_RADIUS = 0.011, 0.1
"""The width of the outline of a slip, and the radius of its corners, as parts of its height."""
LIGHT_PAPER, FIELD_LIGHT, FIELD_LINE = "#FFFCF2", 0.6, 0.4
"""The colour of a slip, how much of it covers the paper below, and the strength of the outline."""
SMOOTH = 3
"""Shapes are painted at this many times their size, and then reduced."""
SHEETS = 4
"""How many cards are seen below the first of a deck."""
STEM, FLAME_HIGH, FLAME_LIGHT = 0.56, 0.2, 0.62
"""The longest stem of a candle, its flame and the light around it, as parts of its height."""
CANDLE_FOOT = 0.919
"""Where a candle stands on its dish: a part of its height, from above."""
RIM, SLIP_RIM = 0.02, 0.04
"""The width of the golden rim of a deck and of a slip in play, as a part of the height."""
SLIP_WIDE, SLIP_HIGH = 0.9, 0.26
"""The size of one slip of a pile, as parts of the pile's."""
SLIP_TILTS = (-2.2, 1.4, -0.9, 2.0)
MAX_SLIPS = len(SLIP_TILTS)


@lru_cache(maxsize=2)
def _grain(path: Path) -> Image.Image:
    """The light and dark of paper; it is cached, so it must not be changed."""
    with Image.open(path) as opened:
        opened.draft("L", PAPER_SIZE)
        texture = opened.convert("L")
    texture.thumbnail(PAPER_SIZE)
    return ImageOps.autocontrast(texture).point([165 + v * 90 // 255 for v in range(256)])


def _cardboard(art: Art, size: tuple[int, int], colour: str) -> Image.Image:
    """A sheet of coloured cardboard."""
    grain = ImageOps.fit(_grain(art.asset("table/paper.jpg")), size)
    sheet = Image.new("RGB", size, painting.rgb(colour))
    return ImageChops.multiply(sheet, Image.merge("RGB", (grain, grain, grain)))


def _paste_rounded(
    base: Image.Image, sheet: Image.Image, corner: tuple[int, int], radius: float
) -> None:
    layer = sheet.convert("RGB")
    layer.putalpha(painting.rounded_mask(sheet.size, radius))
    painting.overlay(base, layer, corner)


class Tray(Look):
    """The opened box, with so many wells side by side; `edge` is the width of its walls."""

    wells: int
    edge: float
    shadow = "box"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        size, edge = (width, height), max(round(self.edge), 2)
        box = Image.new("RGBA", size)
        _paste_rounded(box, _cardboard(art, size, EDGE), (0, 0), edge)
        rim = max(edge // 5, 1)
        walls = (width - 2 * rim, height - 2 * rim)
        _paste_rounded(box, _cardboard(art, walls, BOX), (rim, rim), edge * 0.9)
        share = (width - edge) / self.wells
        for place in range(self.wells):
            left, right = round(edge + place * share), round((place + 1) * share)
            inner = (max(right - left, 1), max(height - 2 * edge, 1))
            well = _cardboard(art, inner, WELL)
            _paste_rounded(box, _sunk(well, edge), (left, edge), edge * 0.3)
        return painting.padded(box)


def _sunk(sheet: Image.Image, depth: float) -> Image.Image:
    """A sheet at the bottom of a well, with the shadow of the walls on it."""
    light = Image.new("L", sheet.size)
    inner = (max(sheet.width - round(depth), 1), max(sheet.height - round(depth), 1))
    light.paste(255, (round(depth * 0.6), round(depth * 0.7), *inner))
    soft = painting.blurred(light, max(depth * 0.5, 2)).point(
        [90 + v * 165 // 255 for v in range(256)]
    )
    return ImageChops.multiply(sheet, Image.merge("RGB", (soft, soft, soft)))


class Deck(Look):
    """A pile of cards with a picture on top; with a golden rim if it is played with."""

    picture: Path
    gold: bool = False
    shadow = "box"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        thick = max(round(height * 0.045), SHEETS)
        card = (width - thick // 2, height - thick)
        radius = min(card) * 0.06
        deck = Image.new("RGBA", (width, height))
        for sheet in range(SHEETS, 0, -1):
            edge = Image.new("RGB", card, painting.rgb(CARD_EDGES[sheet % 2]))
            drop = thick * sheet // SHEETS
            _paste_rounded(deck, edge, (drop // 2, drop), radius)
        top = painting.on_paper(self.picture, card)
        deck.alpha_composite(top.crop(_inner(top, card)), (0, 0))
        if self.gold:
            line = max(height * RIM, 2)
            ring = painting.dashed_box((width, height), radius + line, line, 0)
            deck.alpha_composite(painting.tinted(ring, GOLD))
        return painting.padded(deck)

    def continues(self, other: Look) -> bool:
        return isinstance(other, Deck) and other.picture == self.picture


def _inner(image: Image.Image, size: tuple[int, int]) -> tuple[int, int, int, int]:
    """The middle part of an image, without the margin that `painting.padded` adds."""
    left, top = (image.width - size[0]) // 2, (image.height - size[1]) // 2
    return left, top, left + size[0], top + size[1]


class FramedPicture(Look):
    """One card of a deck, face up."""

    picture: Path
    shadow = "box"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        return painting.on_paper(self.picture, (width, height))


class WordSlips(Look):
    """Slips of paper with words of a pack, one below the other, overlapping a little."""

    words: tuple[str, ...]
    gold: bool = False

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        pile = Image.new("RGBA", (width, height))
        words = self.words[:MAX_SLIPS] or ("",)
        size = (round(width * SLIP_WIDE), round(height * SLIP_HIGH))
        line = max(round(size[1] * SLIP_RIM), 2) if self.gold else 0
        step = (height * 0.92 - size[1]) / max(MAX_SLIPS - 1, 1)
        for place, word in enumerate(words):
            slip = Slip(word, size[1] * 0.5).paint(*size, art)
            if line:
                ring = painting.dashed_box(size, min(size) * 0.08, line, 0)
                painting.overlay(slip, painting.tinted(ring, GOLD), _inner(slip, size)[:2])
            turned = slip.rotate(SLIP_TILTS[place], Image.Resampling.BICUBIC, expand=True)
            shade = painting.tinted(
                painting.blurred(turned.getchannel("A"), 4).point([v // 3 for v in range(256)]), INK
            )
            x = round((width - turned.width) / 2 + (place % 2 - 0.5) * width * 0.03)
            y = round(height * 0.04 + place * step - (turned.height - size[1]) / 2)
            painting.overlay(pile, shade, (x, y + max(size[1] // 12, 1)))
            painting.overlay(pile, turned, (x, y))
        return painting.padded(pile)

    def continues(self, other: Look) -> bool:
        return isinstance(other, WordSlips) and other.words == self.words


class Lid(Look):
    """The lid of the box: the cover of the game with its title; plain without a cover."""

    cover: Path | None
    title: str
    size: float
    exact = True
    shadow = "box"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        size, edge = (width, height), max(round(height * 0.025), 2)
        lid = Image.new("RGBA", size)
        _paste_rounded(lid, _cardboard(art, size, BOX), (0, 0), edge)
        inner = (width - 2 * edge, height - 2 * edge)
        picture = _cardboard(art, inner, BOX)
        if self.cover is not None:
            picture = painting.covering(self.cover, inner).convert("RGB")
        dark = (
            Image.linear_gradient("L")
            .resize(inner)
            .point([max(v - 150, 0) * 2 for v in range(256)])
        )
        picture.paste(Image.new("RGB", inner, painting.rgb(WELL)), (0, 0), dark)
        lid.paste(picture, (edge, edge))
        fitted = fit(self.title, "display", self.size, width * 0.86, height * 0.2)
        mask = text_mask(fitted, "display", (width, round(fitted.height + fitted.size)))
        middle = (width / 2, height - edge * 2 - fitted.height * 0.62)
        painting.stamp(lid, mask, CREAM, middle)
        return painting.padded(lid)


class Candle(Look):
    """A candle on a dish; `part` is its height as a part of the highest candle's."""

    part: float
    burns: bool

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        size = (width * SMOOTH, height * SMOOTH)
        image = Image.new("RGBA", size)
        draw = ImageDraw.Draw(image)
        wide, high = size
        dish = high * 0.09
        foot = high * CANDLE_FOOT
        draw.ellipse((wide * 0.12, high - 2 * dish, wide * 0.88, high), fill=DISH)
        draw.ellipse(
            (wide * 0.18, high - 1.9 * dish, wide * 0.82, high - 0.5 * dish), fill="#A86B40"
        )
        half = wide * 0.2
        top = high * self._top
        left, right = wide / 2 - half, wide / 2 + half
        lip = half * 0.28
        draw.rectangle((left, top, right, foot - lip), fill=WAX)
        draw.ellipse((left, foot - 2 * lip, right, foot), fill=WAX)
        for number in range(8):  # the side away from the light
            x = right - half * 0.62 * (1 - number / 8)
            shade = painting.blended(painting.rgb(WAX), painting.rgb(WAX_SHADE), number / 8)
            draw.rectangle((x, top, right, foot - lip), fill=shade)
        draw.ellipse((left, top - lip, right, top + lip), fill="#FFF8E6")
        draw.line((wide / 2, top, wide / 2, top - high * 0.06), fill=WICK, width=max(wide // 28, 2))
        if self.burns:
            _flame(image, wide / 2, top - high * 0.03, high * FLAME_HIGH)
        return painting.padded(image.resize((width, height), Image.Resampling.BOX))

    @property
    def _top(self) -> float:
        """Where the stem ends: a part of the candle's height, from above."""
        return CANDLE_FOOT - STEM * self.part

    def flames(self, width: float, height: float) -> tuple[Flame, ...]:
        if not self.burns:
            return ()
        middle = self._top - FLAME_HIGH / 2
        return (Flame(width / 2, height * middle, height * FLAME_LIGHT),)

    def continues(self, other: Look) -> bool:
        return isinstance(other, Candle) and other.part == self.part


def _flame(image: Image.Image, x: float, foot: float, high: float) -> None:
    """Paint a flame with a soft light around it."""
    glow = Image.new("L", image.size)
    reach = high * 0.5
    middle = foot - high * 0.45
    ImageDraw.Draw(glow).ellipse((x - reach, middle - reach, x + reach, middle + reach), fill=130)
    image.alpha_composite(painting.tinted(painting.blurred(glow, high * 0.3), "#FFC766"))
    for colour, part in ((FLAME, 1.0), (CORE, 0.58)):
        draw = ImageDraw.Draw(image)
        tall, half = high * part, high * 0.23 * part
        bottom = foot
        points = [(x, bottom - tall), (x + half * 0.95, bottom - tall * 0.42),
                  (x - half * 0.95, bottom - tall * 0.42)]  # fmt: skip
        draw.polygon(points, fill=colour)
        draw.ellipse((x - half, bottom - tall * 0.56, x + half, bottom), fill=colour)


class BlankPaper(Look):
    """A blank sheet of paper, for pieces with text on it; `radius` is that of its corners."""

    radius: float
    exact = True
    shadow = "box"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        return painting.padded(_blank((width, height), self.radius, art))


def _blank(size: tuple[int, int], radius: float, art: Art) -> Image.Image:
    whole = Slip("", 0).paint(*size, art)
    sheet = whole.crop(_inner(whole, size)).convert("RGB")
    sheet.putalpha(painting.rounded_mask(size, radius))
    return sheet


class FoldedSlip(Look):
    """A field on paper that unfolds when it is touched: a thin frame, and a sign in its corner.

    `corner` is the side of that corner, in pixels.
    """

    corner: float
    exact = True

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        size = (width * SMOOTH, height * SMOOTH)
        radius, line = height * FIELD_RADIUS * SMOOTH, max(round(height * OUTLINE), 1) * SMOOTH
        ground = painting.faded(painting.rounded_mask(size, radius), FIELD_LIGHT)
        field = painting.tinted(ground, LIGHT_PAPER)
        ring = painting.faded(painting.dashed_box(size, radius, line, 0), FIELD_LINE)
        field.alpha_composite(painting.tinted(ring, SOFT_INK))
        corner = self.corner * SMOOTH
        x, y, half = size[0] - corner * 0.65, size[1] - corner, corner * SIGN / 2
        sign = [(x - half / 2, y - half), (x + half / 2, y), (x - half / 2, y + half)]
        ImageDraw.Draw(field).line(sign, fill=SOFT_INK, width=round(line * 1.6), joint="curve")
        return painting.padded(field.resize((width, height), Image.Resampling.BOX))


class PaperButton(Button):
    """A choice on paper: golden if it was made, else outlined with ink."""

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        if not self.quiet:
            return super().paint(width, height, art)
        body = painting.button_shape(
            (width, height), PAPER, outline=INK, line=painting.pill_line(height)
        )
        fitted = self.fitted(width, height)
        mask = text_mask(fitted, "display", (round(fitted.width + fitted.size), height))
        painting.stamp(body, mask, INK, (body.width / 2, body.height / 2))
        return body
