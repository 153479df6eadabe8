"""The looks that only the book and the picture of an evening use, such as framed pictures."""

from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFilter, ImageOps

from engine.packs import Item
from mobileapp.stage import painting
from mobileapp.stage.looks import Art
from mobileapp.stage.piece import Look

PAPER, RIM = "#FAF4E4", "#FFFFFA"
PAPER_TEXTURE = 0.3
"""How much of its texture the paper shows, 0 to 1.

More would not look better, and would make files larger.
"""
FRAME = 0.022
"""The width of the rim around a picture, as a part of the shorter side of the look's box."""
SHADOW, SHADOW_STRENGTH = 0.035, 0.42
"""The reach and the darkness of the shadow of a framed picture.

The reach is a part of the shorter side of the frame; the darkness is from 0 to 1.
"""
MIDDLE = 0.5
SMOOTH = 4
"""The factor by which ornaments are drawn larger and then reduced, for smooth edges."""


class NightSky(Look):
    """A background: the night sky over hills.

    It is used for the cover, for the last page, and behind the ring of people.
    """

    name: str = "backdrops/evening-tall.jpg"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        return _ground(art.asset(self.name), width, height).copy()


class BookPaper(Look):
    """A background: warm paper with a little texture."""

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        return _ground(art.asset("table/paper.jpg"), width, height, PAPER_TEXTURE).copy()


@lru_cache(maxsize=2)
def _ground(path: Path, width: int, height: int, strength: float = 1) -> Image.Image:
    """The picture in the file `path`, scaled and cropped to the size of a page.

    If `strength` is below 1, it is blended with plain paper. The result is cached, so callers must
    copy it before they change it.
    """
    picture = painting.covering(path, (width, height)).convert("RGB")
    plain = Image.new("RGB", picture.size, PAPER)
    return picture if strength == 1 else Image.blend(plain, picture, strength)


def forget_grounds() -> None:
    """Free the memory of the backgrounds, which are cached between pages."""
    _ground.cache_clear()


class Framed(Look):
    """A picture from a pack in a pale frame with a soft shadow; its proportions are kept."""

    item: Item

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        rim = max(round(min(width, height) * FRAME), 1)
        path = art.picture(self.item, width)
        with Image.open(path) as opened:
            wide, high = opened.size
        scale = min((width - 2 * rim) / wide, (height - 2 * rim) / high)
        inside = max(round(wide * scale), 1), max(round(high * scale), 1)
        return framed(painting.covering(path, inside), rim)


class FramedDrawing(Look):
    """A drawing in a frame like that of `Framed`."""

    drawing: Look

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        rim = max(round(min(width, height) * FRAME), 1)
        painted = self.drawing.paint(width - 2 * rim, height - 2 * rim, art).convert("RGBA")
        inner = Image.new("RGB", painted.size, RIM)
        inner.paste(painted, (0, 0), painted)
        return framed(inner, rim)


def framed(inner: Image.Image, rim: int) -> Image.Image:
    """The picture `inner` with a rim around it and a shadow behind it.

    The margin for the shadow is equal on all sides, so the picture is centred in the result.
    """
    card = ImageOps.expand(inner.convert("RGB"), rim, painting.rgb(RIM))
    reach = max(round(min(card.size) * SHADOW), 1)
    shade = Image.new("L", (card.width + 4 * reach, card.height + 4 * reach))
    left = top = 2 * reach
    box = (left, top + reach // 2, left + card.width - 1, top + card.height - 1 + reach // 2)
    ImageDraw.Draw(shade).rectangle(box, fill=round(255 * SHADOW_STRENGTH))
    small = shade.reduce(2).filter(ImageFilter.GaussianBlur(reach / 4))
    whole = painting.tinted(small.resize(shade.size), "#1A1230")
    whole.paste(card, (left, top))
    return whole


class Flourish(Look):
    """A fine line with a star in its middle, between parts of a page."""

    colour: str

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        w, h = width * SMOOTH, height * SMOOTH
        mask = Image.new("L", (w, h))
        pen = ImageDraw.Draw(mask)
        line = max(h // 24, SMOOTH)
        for left, right in ((0, MIDDLE * w - h), (MIDDLE * w + h, w)):
            pen.rectangle((left, (h - line) / 2, right, (h + line) / 2), fill=150)
        star = [(0, 0.5), (0.13, 0.13), (0.5, 0), (0.13, -0.13)]
        star += [(-x, -y) for x, y in star]
        pen.polygon([(w / 2 + x * h, h / 2 + y * h) for x, y in star], fill=255)
        return painting.tinted(mask.resize((width, height), Image.Resampling.BOX), self.colour)
