"""An evening in one picture to take home: who understood whom, and three of its pictures."""

from collections.abc import Sequence
from math import cos, pi, sin
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from mobileapp.player_profile import PlayerProfile
from mobileapp.screens.evening.album import AlbumPage
from mobileapp.screens.evening.understanding_chart import STRONGEST, Counts, bonds
from mobileapp.screens.page_looks import badge_of
from mobileapp.stage import painting
from mobileapp.stage.looks import INK, Art, Words
from mobileapp.stage.scene import Look, Rect

SIZE = 1920, 1200
MOST_PICTURES = 3
SKY = "places/evening-wide.webp"
DRAWING = 1.6
"""How much wider than high a drawing is."""
FRAME = 14
"""The white rim around a picture, in pixels."""
TILTS = (-3, 2, -1.5)


class EveningPicture(NamedTuple):
    """Everything that is on it. Lengths are pixels, and y grows downwards."""

    title: str
    people: tuple[PlayerProfile, ...]
    counts: Counts
    pages: tuple[AlbumPage, ...]

    def paint(self, art: Art) -> Image.Image:
        picture = painting.covering(art.asset(SKY), SIZE).convert("RGBA")
        width, height = SIZE
        _write(picture, self.title, 84, Rect(0, 30, width, 130), art)
        area = Rect(60, 190, width - 120, height - 250)
        left, right = area.cut_left(area.w * (0.5 if self.pages else 1), 40)
        if self.people:
            self._paint_ring(picture, left if self.pages else area, art)
        chosen = best_pages(self.pages)
        each = right.h / max(len(chosen), 1)
        for place, page in enumerate(chosen):
            row = Rect(right.x, right.y + place * each, right.w, each).inset(0, 12)
            _paint_page(picture, page, row, TILTS[place], art)
        return picture.convert("RGB")

    def _paint_ring(self, picture: Image.Image, area: Rect, art: Art) -> None:
        side = min(170, area.w / 4)
        turns = [pi / 2 - 2 * pi * n / len(self.people) for n in range(len(self.people))]
        across, down = (area.w - side * 1.3) / 2, (area.h - side - 140) / 2
        spots = [(area.cx + across * cos(t), area.cy - down * sin(t)) for t in turns]
        places = {p.name: spot for p, spot in zip(self.people, spots, strict=True)}
        lines = Image.new("L", (SIZE[0] * 2, SIZE[1] * 2))  # twice as large: smooth when halved
        pen = ImageDraw.Draw(lines)
        for pair, count in bonds(self.counts).items():
            if pair <= places.keys():
                (x, y), (u, v) = (places[name] for name in sorted(pair))
                broad = 4 + 4 * min(count, STRONGEST)
                pen.line((x * 2, y * 2, u * 2, v * 2), fill=190, width=broad)
        mask = lines.resize(SIZE, Image.Resampling.BOX)
        picture.alpha_composite(
            painting.tinted(mask.filter(ImageFilter.GaussianBlur(9)), "#BFD0FF")
        )
        picture.alpha_composite(painting.tinted(mask, "#DCE6FF"))
        for person, (x, y) in zip(self.people, spots, strict=True):
            _put(picture, badge_of(person), Rect(x - side / 2, y - side / 2, side, side), art)
            name = y - side / 2 - 66 if y < area.cy - 1 else y + side / 2 + 6
            _write(picture, person.name, 46, Rect(x - side, name, 2 * side, 60), art)


def best_pages(pages: Sequence[AlbumPage]) -> list[AlbumPage]:
    """A few pages to remember an evening by: of every game the first, then more."""
    firsts = {page.game_title: page for page in reversed(pages)}
    chosen = [page for page in pages if firsts.get(page.game_title) is page]
    chosen += [page for page in pages if page not in chosen]
    return chosen[:MOST_PICTURES]


def _paint_page(picture: Image.Image, page: AlbumPage, row: Rect, tilt: float, art: Art) -> None:
    """A picture in a white frame, a little askew, and beside it what it meant."""
    pasted = _framed(page, row.h, row.w * 0.5, art).rotate(
        tilt, Image.Resampling.BICUBIC, expand=True
    )
    beside = max(pasted.width, round(row.w * 0.46))
    left = row.x + (beside - pasted.width) / 2
    picture.alpha_composite(pasted, (round(left), max(round(row.cy - pasted.height / 2), 0)))
    words = Rect(row.x + beside + 24, row.y, row.w - beside - 24, row.h)
    if page.caption:
        _put(picture, Words(page.caption, 54, "italic", align="left"), words, art)


def _framed(page: AlbumPage, high: float, wide: float, art: Art) -> Image.Image:
    if page.drawing is not None:
        w = min(wide, high * DRAWING) - 2 * FRAME
        painted = page.drawing.paint(round(w), round(w / DRAWING), art).convert("RGBA")
        inner = Image.new("RGB", painted.size, "#FFFFFA")
        inner.paste(painted, (0, 0), painted)
    elif page.item is not None:
        with Image.open(art.picture(page.item)) as opened:
            inner = opened.convert("RGB")
        inner.thumbnail((round(wide) - 2 * FRAME, round(high) - 2 * FRAME))
    else:
        inner = Image.new("RGB", (2, 2), painting.rgb(INK))
    frame = Image.new("RGBA", (inner.width + 2 * FRAME, inner.height + 2 * FRAME), "#FFFFFA")
    frame.paste(inner, (FRAME, FRAME))
    return frame


def _put(picture: Image.Image, look: Look, box: Rect, art: Art) -> None:
    """A look in its box; what it paints around itself lies around the box."""
    painted = look.paint(round(box.w), round(box.h), art).convert("RGBA")
    whole = Image.new("RGBA", picture.size)
    whole.paste(painted, (round(box.cx - painted.width / 2), round(box.cy - painted.height / 2)))
    picture.alpha_composite(whole)


def _write(picture: Image.Image, text: str, size: float, box: Rect, art: Art) -> None:
    if text:
        _put(picture, Words(text, size), box, art)
