"""The pictures of Echo: a few plain shapes under a sky, painted when they are first seen."""

from functools import lru_cache
from math import cos, pi, sin

from PIL import Image, ImageDraw

from mobileapp.stage import painting
from mobileapp.stage.looks import CREAM, GOLD, NIGHT, Art
from mobileapp.stage.piece import Look

ASPECT = 3 / 4
"""Width by height of a picture."""
SKIES = {
    "sun": ("#F9D48C", "#EE7D5B"),
    "moon": ("#1B2357", "#2B3272"),
    "sea": ("#BFE3E6", "#F4D9B8"),
    "mountain": ("#8FA9DE", "#F3C6BE"),
    "tree": ("#DDE8B4", "#F6E3B2"),
    "house": ("#2A2550", "#B5627A"),
    "": ("#1C2457", "#3A3F86"),
}
"""The colours above and below; the one without a name is the back of every card."""
Draw = ImageDraw.ImageDraw


class PictureCard(Look):
    """One picture; face down, or while nobody may know it, only its back is seen."""

    picture: str = ""
    has_back = True
    shadow = "box"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        return painting.padded(card(self.picture, width, height))

    def paint_back(self, width: int, height: int, art: Art) -> Image.Image:
        return painting.padded(card("", width, height))

    def hidden(self) -> "PictureCard":
        return PictureCard()


def card(picture: str, width: int, height: int) -> Image.Image:
    """A picture on paper with round corners."""
    size, edge = (width, height), max(2, round(width * 0.035))
    inner = (max(width - 2 * edge, 1), max(height - 2 * edge, 1))
    paper = Image.new("RGB", size, painting.rgb(CREAM))
    whole = _painted(picture).resize(inner, Image.Resampling.LANCZOS)
    paper.paste(whole, (edge, edge), painting.rounded_mask(inner, width * 0.06))
    paper.putalpha(painting.rounded_mask(size, width * 0.08))
    return paper


def cover() -> Image.Image:
    """What Home shows: three pictures and their echo in the night."""
    cover = _sky("", (800, 1200)).convert("RGBA")
    _rings(ImageDraw.Draw(cover), 400, 560, 90, 760)
    for picture, x, angle in (("moon", 215, 14), ("house", 585, -14), ("sun", 400, 0)):
        leaf = card(picture, 330, 440).rotate(angle, Image.Resampling.BICUBIC, expand=True)
        cover.alpha_composite(
            leaf, (x - leaf.width // 2, 560 - leaf.height // 2 + abs(x - 400) // 5)
        )
    return cover.convert("RGB")


# --- painting, on a sheet of 600 by 800 -------------------------------------------------------


@lru_cache(maxsize=len(SKIES))
def _painted(picture: str) -> Image.Image:
    sheet = _sky(picture, (600, 800))
    SHAPES[picture](ImageDraw.Draw(sheet))
    return sheet


def _sky(picture: str, size: tuple[int, int]) -> Image.Image:
    above, below = (Image.new("RGB", size, colour) for colour in SKIES[picture])
    return Image.composite(below, above, Image.linear_gradient("L").resize(size))


def _disc(draw: Draw, x: float, y: float, radius: float, colour: str) -> None:
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=colour)


def _rings(draw: Draw, x: float, y: float, step: int, most: int) -> None:
    for radius in range(step, most, step):
        box = (x - radius, y - radius, x + radius, y + radius)
        draw.ellipse(box, outline="#6C6FB4", width=6)


def _back(draw: Draw) -> None:
    _rings(draw, 300, 400, 70, 560)
    _disc(draw, 300, 400, 34, GOLD)


def _sun(draw: Draw) -> None:
    for ray in range(16):
        angles = [2 * pi * (ray + shift) / 16 for shift in (-0.22, 0, 0.22)]
        reach = (215, 285 if ray % 2 else 330, 215)
        points = [
            (300 + far * cos(a), 400 + far * sin(a)) for a, far in zip(angles, reach, strict=True)
        ]
        draw.polygon(points, fill="#FFF1C9")
    _disc(draw, 300, 400, 175, "#FFF1C9")
    _disc(draw, 300, 400, 150, "#F7B23B")


def _moon(draw: Draw) -> None:
    _disc(draw, 300, 380, 190, "#F7EFCF")
    _disc(draw, 375, 330, 165, "#212962")
    for x, y, radius in ((110, 130, 8), (470, 300, 10), (400, 420, 6), (500, 640, 9),
                         (140, 690, 7), (330, 90, 6), (80, 430, 5)):  # fmt: skip
        _disc(draw, x, y, radius, "#F7EFCF")


def _sea(draw: Draw) -> None:
    _disc(draw, 430, 290, 80, "#F5A66B")
    for row, colour in enumerate(("#5FB0B7", "#3B8EA5", "#27698C", "#1B4B73")):
        crest = 330 + row * 120
        wave = [(x, crest + 26 * sin(x / 62 + row * 1.9)) for x in range(0, 601, 6)]
        draw.polygon([*wave, (600, 800), (0, 800)], fill=colour)


def _mountain(draw: Draw) -> None:
    draw.polygon([(-60, 800), (150, 360), (380, 800)], fill="#7C86BF")
    draw.polygon([(110, 800), (370, 190), (700, 800)], fill="#4E568F")
    snow = [(370, 190), (285, 390), (335, 350), (375, 400), (420, 345), (477, 388)]
    draw.polygon(snow, fill="#FBF6EC")
    draw.polygon([(0, 800), (0, 700), (300, 650), (600, 720), (600, 800)], fill="#2F3564")


def _tree(draw: Draw) -> None:
    draw.ellipse((-200, 640, 800, 1100), fill="#8DB268")
    draw.polygon([(272, 700), (285, 400), (315, 400), (328, 700)], fill="#7A5238")
    for x, y, radius, colour in (
        (200, 380, 120, "#4E8A54"), (400, 390, 115, "#4E8A54"), (300, 270, 150, "#5FA05F"),
        (250, 330, 70, "#79B56C"), (350, 240, 60, "#79B56C"),
    ):  # fmt: skip
        _disc(draw, x, y, radius, colour)


def _house(draw: Draw) -> None:
    draw.ellipse((-250, 600, 850, 1100), fill="#1E1B3C")
    draw.rectangle((400, 230, 450, 380), fill="#5B3A4A")
    draw.rectangle((150, 420, 450, 680), fill="#E9D7BC")
    draw.polygon([(105, 430), (300, 240), (495, 430)], fill="#8C3F4D")
    for x in (185, 335):
        draw.rectangle((x, 480, x + 80, 570), fill="#FFD875")
        draw.line((x + 40, 480, x + 40, 570), fill=NIGHT, width=6)
    draw.rectangle((272, 590, 328, 680), fill="#5B3A4A")


SHAPES = {
    "": _back,
    "sun": _sun,
    "moon": _moon,
    "sea": _sea,
    "mountain": _mountain,
    "tree": _tree,
    "house": _house,
}
