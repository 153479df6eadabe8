"""What only Telepathy's table shows: tiles, secret cards, small grids, golden marks, lights."""

from functools import lru_cache
from math import cos, pi, sin
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from engine.games.telepathy.conditions import COLOURS, SHAPES, Cells, Grid
from mobileapp.stage import painting
from mobileapp.stage.looks import CREAM, GOLD, NIGHT, Art, Picture, Token, card_back

GAP = 0.06
"""Between two tiles, in tiles."""
PALE, PEACH, RED = "#CFF6FF", "#FFC08A", "#A3262E"
SIGN_BOX = (74, 62, 246, 234)
"""Where the large tile lies on the picture of a sign."""
FINE = 4
"""Marks are drawn so many times larger and shrunk, for smooth edges."""


def tile_file(tile: int) -> str:
    return f"table/tiles/{COLOURS[tile // 4]}-{SHAPES[tile % 4]}.webp"


def tile_look(tile: int) -> Picture:
    """One of the sixteen tiles."""
    return Picture(tile_file(tile))


def action_look(card: str) -> Picture:
    """The face of an action card; it never turns, so its arrow points where tiles really go."""
    return Picture(f"table/actions/{card}.webp")


class SecretCard(NamedTuple):
    """What somebody wants or avoids; without a sign nobody may know it."""

    sign: str = ""
    win: bool = True

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        kind = "wanted" if self.win else "avoided"
        file = art.asset(f"table/conditions/{kind}-{self.sign}.webp")
        return painting.padded(painting.covering(file, (width, height)).convert("RGBA"))

    def paint_back(self, width: int, height: int, art: Art) -> Image.Image:
        return card_back("secret", width, height, art)

    def hidden(self) -> "SecretCard":
        return SecretCard()

    exact, shadow, live = False, "box", False


class SealedCard(NamedTuple):
    """The silver card at somebody's edge, and whose it is: hold it to peek."""

    owner: Token

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        image = Image.new("RGBA", (width, height))
        wide = min(round(height * 0.66), width)
        card = card_back("secret", wide, height - 4, art)
        image.alpha_composite(card, (0, 0))
        side = min(round(height * 0.66), width - round(wide * 0.5))
        badge = self.owner.paint(side, side, art)
        image.alpha_composite(badge, (width - badge.width, height - badge.height))
        return painting.padded(image)

    exact, shadow, live = False, "", False


class Sign(NamedTuple):
    """A colour or a shape alone, as a tile to be chosen."""

    sign: str

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        with Image.open(art.asset(f"table/conditions/{self.sign}.webp")) as opened:
            tile = opened.convert("RGBA").crop(SIGN_BOX)
        tile = tile.resize((width, height), Image.Resampling.BICUBIC)
        tile.putalpha(painting.rounded_mask((width, height), min(width, height) * 0.12))
        return painting.padded(tile)

    exact, shadow, live = False, "box", False


class SmallGrid(NamedTuple):
    """A whole grid in one picture; the tiles that moved are framed, the others step back."""

    tiles: Grid
    moved: Cells = ()
    lit: Cells = ()
    """Tiles that shine without a frame."""

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        whole = min(width, height)
        sheet = painting.tinted(painting.rounded_mask((whole, whole), whole * 0.05), "#0B1030")
        pitch = whole * 0.94 / (4 + 3 * GAP) * (1 + GAP)
        side = max(round(pitch / (1 + GAP)), 1)
        margin = (whole - 3 * pitch - side) / 2
        bright = self.moved or self.lit or range(16)
        for cell, tile in enumerate(self.tiles):
            row, column = divmod(cell, 4)
            picture = _small_tile(art.asset(tile_file(tile)), side)
            if cell not in bright:
                picture = Image.blend(Image.new("RGBA", picture.size), picture, 0.4)
            place = (round(margin + column * pitch), round(margin + row * pitch))
            sheet.alpha_composite(picture, place)
        if self.moved:
            rows, columns = zip(*(divmod(cell, 4) for cell in self.moved), strict=True)
            edge = pitch * 0.05
            box = (
                margin + min(columns) * pitch - edge,
                margin + min(rows) * pitch - edge,
                margin + max(columns) * pitch + side + edge,
                margin + max(rows) * pitch + side + edge,
            )
            ImageDraw.Draw(sheet).rounded_rectangle(
                box, side * 0.2, outline=painting.rgb(CREAM), width=max(round(side * 0.07), 2)
            )
        image = Image.new("RGBA", (width, height))
        image.paste(sheet, ((width - whole) // 2, (height - whole) // 2))
        return painting.padded(image)

    exact, shadow, live = False, "box", False


@lru_cache(maxsize=64)
def _small_tile(file: Path, side: int) -> Image.Image:
    return painting.covering(file, (side, side)).convert("RGBA")


class Lamp(NamedTuple):
    """A turn: pale light once it has been played."""

    lit: bool

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        side = min(width, height) * FINE
        image = Image.new("RGBA", (side, side), (*painting.rgb(PALE), 0))
        draw = ImageDraw.Draw(image)
        box = (side * 0.2, side * 0.2, side * 0.8, side * 0.8)
        if self.lit:
            draw.ellipse(box, fill=(*painting.rgb(PALE), 255))
        else:
            draw.ellipse(box, outline=(*painting.rgb(PALE), 170), width=round(side * 0.07))
        return painting.padded(image.resize((width, height), Image.Resampling.LANCZOS))

    exact, shadow, live = True, "round", False


class Mark(NamedTuple):
    """A golden mark: "bar" where tiles may be taken, "point" where they go to (upwards), "turn"
    for a corner that turns (clockwise)."""

    shape: str
    mirrored: bool = False

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        w, h = width * FINE, height * FINE
        mask = Image.new("L", (w, h))
        draw = ImageDraw.Draw(mask)
        if self.shape == "bar":
            draw.rounded_rectangle((0, 0, w - 1, h - 1), min(w, h) / 2, fill=255)
        elif self.shape == "point":
            draw.polygon([(w * 0.04, h * 0.96), (w * 0.96, h * 0.96), (w / 2, h * 0.04)], fill=255)
        else:
            self._draw_turn(draw, w)
        mask = mask.resize((width, height), Image.Resampling.LANCZOS)
        if self.mirrored:
            mask = mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        edge = mask.filter(ImageFilter.MaxFilter(3)).filter(ImageFilter.GaussianBlur(1.2))
        image = painting.tinted(edge.point([round(v * 0.75) for v in range(256)]), NIGHT)
        image.alpha_composite(painting.tinted(mask, GOLD))
        return painting.padded(image)

    @staticmethod
    def _draw_turn(draw: ImageDraw.ImageDraw, side: int) -> None:
        """A disc of night with a round arrow."""
        middle, radius, thick = side / 2, side * 0.31, round(side * 0.13)
        box = (middle - radius, middle - radius, middle + radius, middle + radius)
        draw.arc(box, -150, 60, fill=255, width=thick)
        end, inner = pi / 3, radius - thick / 2
        for_tip = (
            (cos(end) * (inner - thick * 1.0), sin(end) * (inner - thick * 1.0)),
            (cos(end) * (inner + thick * 1.0), sin(end) * (inner + thick * 1.0)),
            (cos(end + 0.75) * inner, sin(end + 0.75) * inner),
        )
        draw.polygon([(middle + x, middle + y) for x, y in for_tip], fill=255)

    exact, shadow, live = True, "", False


class Stroke(NamedTuple):
    """A red stroke through a line that had to be avoided."""

    upright: bool

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        w, h = width * 2, height * 2
        image = Image.new("RGBA", (w, h), (*painting.rgb(CREAM), 0))
        draw = ImageDraw.Draw(image)
        thick = min(w, h) * 0.16
        ends = (
            ((w * 0.42, h * 0.96), (w * 0.58, h * 0.04))
            if self.upright
            else ((w * 0.04, h * 0.58), (w * 0.96, h * 0.42))
        )
        for colour, wide in ((CREAM, thick * 1.5), (RED, thick)):
            draw.line(ends, fill=(*painting.rgb(colour), 255), width=round(wide))
            for x, y in ends:
                r = wide / 2
                draw.ellipse((x - r, y - r, x + r, y + r), fill=(*painting.rgb(colour), 255))
        return painting.padded(image.resize((width, height), Image.Resampling.LANCZOS))

    exact, shadow, live = True, "", False
