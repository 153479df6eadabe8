"""The looks of Telepathy: tiles, secret cards, signs, small grids and arrows."""

from math import cos, sin

from PIL import Image, ImageDraw, ImageOps

from engine.games.telepathy.conditions import COLOURS, SHAPES, Cells, Grid
from mobileapp.assets import ASSETS
from mobileapp.stage import painting
from mobileapp.stage.geometry import Rect, grid, hull
from mobileapp.stage.lights import SoftLight, scattered
from mobileapp.stage.looks import CREAM, GOLD, NIGHT, Art, AssetPicture, card_back
from mobileapp.stage.page_parts import Pile
from mobileapp.stage.piece import Look

PALE, PEACH, RED = "#CFF6FF", "#FFC08A", "#A3262E"
SIGN_BOX = (74, 62, 246, 234)
"""The part of a sign's picture file that shows the large tile: left, top, right, bottom."""
OVERSIZE = 4
"""The factor by which arrows are drawn larger before they are scaled down for smooth edges."""
SMALL_TILE = 160
"""The width and height, in pixels, of each tile in small-tiles.webp, a sheet with all tiles."""
GAP = 0.06
"""The gap between two tiles, as part of a tile's width."""
SECRET = 336 / 472
"""Width / height of a secret card."""


def cells(board: Rect) -> tuple[Rect, ...]:
    """The rectangles of the sixteen tiles of a grid, row by row from the upper left."""
    return tuple(grid(16, board, 1, board.w / (4 + 3 * GAP) * GAP, rows=4))


def box_of(board: Rect, chosen: Cells) -> Rect:
    """The bounding box of some cells of a grid."""
    places = cells(board)
    return hull([places[cell] for cell in chosen])


class Tile(Look):
    """The look of a tile; `number` is the tile's id, from 0 to 15."""

    number: int
    shadow = "box"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        return painting.padded(_tile(self.number, min(width, height), art))


class SecretCard(Look):
    """A secret card with a sign: the sign to make if `win`, else the sign to avoid.

    If `sign` is empty, it is a sealed card.
    """

    sign: str = ""
    win: bool = True
    has_back = True
    shadow = "box"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        if not self.sign:
            return self.paint_back(width, height, art)
        kind = "wanted" if self.win else "avoided"
        return AssetPicture(f"table/conditions/{kind}-{self.sign}.webp").paint(width, height, art)

    def paint_back(self, width: int, height: int, art: Art) -> Image.Image:
        return card_back("secret", width, height, art)

    def hidden(self) -> "SecretCard":
        return SecretCard()


class Sign(Look):
    """A sign that players can name: a colour or a shape, painted on a tile."""

    sign: str
    shadow = "box"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        with Image.open(art.asset(f"table/conditions/{self.sign}.webp")) as opened:
            tile = opened.convert("RGBA").crop(SIGN_BOX)
        tile = tile.resize((width, height), Image.Resampling.BICUBIC)
        tile.putalpha(painting.rounded_mask((width, height), min(width, height) * 0.12))
        return painting.padded(tile)


class SmallGrid(Look):
    """A small picture of a whole grid."""

    tiles: Grid
    moved: Cells = ()
    """The cells inside a frame; all other cells are dimmed. If empty, there is no frame."""
    lit: Cells = ()
    """The cells that stay bright while all others are dimmed.

    It is ignored if `moved` has cells. If both are empty, all cells stay bright.
    """
    shadow = "box"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        whole = min(width, height)
        sheet = painting.tinted(painting.rounded_mask((whole, whole), whole * 0.05), "#0B1030")
        board = Rect(0, 0, whole, whole).inset(whole * 0.03)
        bright = self.moved or self.lit or range(16)
        for cell, (tile, rect) in enumerate(zip(self.tiles, cells(board), strict=True)):
            side = max(round(rect.w), 1)
            picture = _tile(tile, side, art)
            if cell not in bright:
                picture = Image.blend(Image.new("RGBA", picture.size), picture, 0.6)
            sheet.alpha_composite(picture, (round(rect.x), round(whole - rect.top)))
        if self.moved:
            box = box_of(board, self.moved).inset(-side * 0.05)
            corners = (box.x, whole - box.top, box.right, whole - box.y)
            ImageDraw.Draw(sheet).rounded_rectangle(
                corners, side * 0.2, outline=painting.rgb(CREAM), width=max(round(side * 0.07), 2)
            )
        image = Image.new("RGBA", (width, height))
        image.paste(sheet, ((width - whole) // 2, (height - whole) // 2))
        return painting.padded(image)


def _tile(number: int, side: int, art: Art) -> Image.Image:
    """The picture of a tile, `side` pixels wide and high.

    If `side` is at most `SMALL_TILE`, the picture is cut out of the sheet of small tiles, because
    reading the sheet once takes less time than reading sixteen files.
    """
    row, column = divmod(number, len(SHAPES))
    if side > SMALL_TILE:
        file = art.asset(f"table/tiles/{COLOURS[row]}-{SHAPES[column]}.webp")
        return painting.covering(file, (side, side)).convert("RGBA")
    left, top = column * SMALL_TILE, row * SMALL_TILE
    box = (left, top, left + SMALL_TILE, top + SMALL_TILE)
    sheet = painting.shared(art.asset("table/small-tiles.webp"))
    return sheet.crop(box).resize((side, side), Image.Resampling.BICUBIC)


class WayToPlay(Look):
    """A small picture of a variant: its cards, or who sits around the grid."""

    cards: tuple[str, ...] = ()
    taken_out: int = 0
    """How many of the last cards lie aside unseen."""
    around: tuple[tuple[float, float, str], ...] = ()
    """The places of players, as parts of the width and (from below) of the height, and colours."""

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        ground = painting.rounded_mask((width, height), min(width, height) * 0.12)
        image = painting.tinted(ground, "#1B2152")
        whole = Rect(0, 0, width, height)
        if self.cards:
            gap = width * 0.05
            places = grid(len(self.cards), whole.inset(gap * 1.4), 1, gap)
            for number, (card, rect) in enumerate(zip(self.cards, places, strict=True)):
                side = max(round(rect.w), 1)
                picture = painting.covering(art.asset(f"table/actions/{card}.webp"), (side, side))
                if number >= len(self.cards) - self.taken_out:
                    shape = painting.rounded_mask((side, side), side * 0.14)
                    picture = painting.tinted(painting.faded(shape, 0.5), "#0B1030")
                corner = round(rect.x), round(height - rect.top)
                image.alpha_composite(picture.convert("RGBA"), corner)
            return painting.padded(image)
        inner = whole.scaled(0.44)
        for tile, rect in enumerate(cells(inner)):
            picture = _tile(tile, max(round(rect.w), 1), art)
            image.alpha_composite(picture, (round(rect.x), round(height - rect.top)))
        side = round(width * 0.24)
        for x, y, colour in self.around:
            disc = painting.clay_disc(side, colour)
            at = round(x * width - side / 2), round((1 - y) * height - side / 2)
            image.alpha_composite(disc, at)
        return painting.padded(image)


class Arrow(Look):
    """A golden arrow that shows where tiles can be dragged.

    It is an arrowhead that points to the right, or a round arrow.
    """

    turn: str = ""
    """"cw" or "ccw" for a round arrow, clockwise or anticlockwise; empty for an arrowhead."""
    exact = True

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        w, h = width * OVERSIZE, height * OVERSIZE
        mask = Image.new("L", (w, h))
        draw = ImageDraw.Draw(mask)
        image = Image.new("RGBA", (width, height))
        if self.turn:
            disc = painting.disc_mask(min(width, height))
            image = painting.tinted(painting.faded(disc, 0.8), NIGHT)
            ring = (w * 0.17, h * 0.17, w * 0.83, h * 0.83)
            draw.arc(ring, -180, 50, fill=255, width=round(w * 0.13))
            head = [(0.50, 0.62), (0.86, 0.92), (0.44, 0.93)]
        else:
            head = [(0.12, 0.04), (0.12, 0.96), (0.96, 0.5)]
        draw.polygon([(x * w, y * h) for x, y in head], fill=255)
        mask = mask.resize((width, height), Image.Resampling.LANCZOS)
        image.alpha_composite(painting.tinted(mask, GOLD))
        return painting.padded(ImageOps.mirror(image) if self.turn == "ccw" else image)


# --- the box ----------------------------------------------------------------------------------

SAMPLE_GRID = (0, 9, 6, 15, 11, 2, 13, 4, 5, 12, 3, 10, 14, 7, 8, 1)
SAMPLE_ACTIONS = ("row_east", "col_swap", "quad_cw", "col_north")


def piles() -> tuple[Pile, ...]:
    """What lies in the box: action cards, tiles and secret cards."""
    table = ASSETS / "table"
    actions = tuple(AssetPicture(f"table/actions/{card}.webp") for card in SAMPLE_ACTIONS)
    secrets = (SecretCard("star"), SecretCard("orange", win=False))
    return (
        Pile(table / "backs" / "action.jpg", actions, 1),
        Pile(table / "tiles" / "blue-star.webp", (SmallGrid(SAMPLE_GRID),), 1),
        Pile(table / "backs" / "secret.jpg", secrets, SECRET),
    )


# --- the lights of the background -------------------------------------------------------------

STAR = (0.82, 0.9, 1.0)


def lights(time: float, wide: bool) -> list[SoftLight]:
    """The `Lights` of Telepathy: stars that twinkle and drift on the water near the edges."""
    found = []
    for index in range(16):
        side = 0.02 + 0.17 * scattered(index)
        along = 0.06 + 0.88 * scattered(index + 40)
        if index % 2:
            side = 1 - side
        x, y = (side, along) if wide else (along, side)
        x += 0.006 * sin(time * 0.31 + index)
        y += 0.006 * cos(time * 0.27 + index * 2)
        twinkle = max(sin(time * (0.5 + 0.4 * scattered(index + 60)) + index * 1.7), 0) ** 3
        found.append(SoftLight(x, y, 0.016 + 0.01 * twinkle, 0.12 + 0.75 * twinkle, STAR))
    return found
