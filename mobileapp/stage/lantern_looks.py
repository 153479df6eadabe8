"""What the pages of a whole evening and the album both show: lanterns, clips, framed covers."""

from pathlib import Path

from PIL import Image, ImageChops, ImageDraw, ImageOps

from mobileapp.stage import painting
from mobileapp.stage.flames import Flame
from mobileapp.stage.looks import Art
from mobileapp.stage.piece import Look

RED, AMBER = "#F0705F", "#F5B24A"
GLOW, DARK = "#FFB45C", "#1B1F45"
SKY_FLAME = 0.7
"""Where the flame of a lantern in the sky is: a part of its height, from above."""
SMOOTH = 3
"""Shapes are painted at this many times their size, and then reduced."""


class Lantern(Look):
    """A round paper lantern with a flame in it."""

    colour: str = AMBER

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        side = min(width, height)
        image = painting.halo((side, side), GLOW, 0.9)
        big = Image.new("L", (side * SMOOTH, side * SMOOTH))
        draw, scale = ImageDraw.Draw(big), side * SMOOTH
        draw.ellipse((scale * 0.26, scale * 0.26, scale * 0.74, scale * 0.76), fill=255)
        body = big.resize((side, side), Image.Resampling.BOX)
        paper = painting.tinted(body, self.colour)
        flame = painting.blurred(
            ImageChops.offset(painting.disc_mask(side, side * 0.36), 0, round(side * 0.04)),
            side * 0.07,
        )
        warm = painting.tinted(ImageChops.multiply(flame, body), "#FFF3C4")
        paper.alpha_composite(warm)
        ribs = Image.new("L", (side, side))
        pen = ImageDraw.Draw(ribs)
        for part in (0.14, 0.24):
            box = (side * (0.5 - part), side * 0.27, side * (0.5 + part), side * 0.75)
            pen.ellipse(box, outline=70, width=max(side // 60, 1))
        paper.alpha_composite(painting.tinted(ImageChops.multiply(ribs, body), "#7A3A10"))
        image.alpha_composite(paper)
        caps = ImageDraw.Draw(image)
        for top, bottom in ((0.225, 0.275), (0.745, 0.795)):
            caps.rounded_rectangle(
                (side * 0.385, side * top, side * 0.615, side * bottom),
                side * 0.02,
                fill=(*painting.rgb(DARK), 255),
            )
        return painting.padded(image)

    def flames(self, width: float, height: float) -> tuple[Flame, ...]:
        return (Flame(width / 2, height / 2, min(width, height)),)


class SkyLantern(Look):
    """A lantern that rises into the sky: coloured above, bright below, perhaps with a symbol."""

    colour: str
    symbol: str = ""

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        image = painting.halo((width, height), GLOW, 0.85)
        shape = _tapered((width, height))
        top, bottom = painting.rgb(self.colour), painting.rgb("#FFF2C6")
        ramp = Image.linear_gradient("L").resize((width, height))
        ramp = ramp.point([min(255, round(max(v - 60, 0) * 1.75)) for v in range(256)])
        paper = Image.composite(
            Image.new("RGB", (width, height), bottom), Image.new("RGB", (width, height), top), ramp
        ).convert("RGBA")
        creases = Image.new("L", (width, height))
        folds = ImageDraw.Draw(creases)
        for part in (0.36, 0.5, 0.64):
            lean = (part - 0.5) * 0.24
            folds.line(
                (width * (part + lean), height * 0.16, width * part, height * 0.84),
                fill=60,
                width=max(width // 70, 1),
            )
        paper.alpha_composite(painting.tinted(creases, "#78462A"))
        paper.putalpha(shape)
        image.alpha_composite(paper)
        rim = Image.new("L", (width, height))
        ImageDraw.Draw(rim).ellipse(
            (width * 0.31, height * 0.8, width * 0.69, height * 0.88), fill=255
        )
        image.alpha_composite(painting.tinted(rim, "#FFFDF0"))
        if self.symbol:
            side = round(width * 0.42)
            mark = painting.shared(art.asset(f"table/symbols/{self.symbol}.png")).getchannel("A")
            mark = ImageOps.contain(mark, (side, side))
            painting.stamp(image, mark, "#4A2E24", (width / 2, height * 0.47))
        return painting.padded(image)

    def flames(self, width: float, height: float) -> tuple[Flame, ...]:
        return (Flame(width / 2, height * SKY_FLAME, height),)


def _tapered(size: tuple[int, int]) -> Image.Image:
    """The mask of a sky lantern: wide and rounded above, narrower below."""
    width, height = size
    big = Image.new("L", (width * SMOOTH, height * SMOOTH))
    draw = ImageDraw.Draw(big)
    w, h = big.size
    draw.polygon(
        [(w * 0.2, h * 0.19), (w * 0.8, h * 0.19), (w * 0.69, h * 0.84), (w * 0.31, h * 0.84)],
        fill=255,
    )
    draw.ellipse((w * 0.2, h * 0.11, w * 0.8, h * 0.27), fill=255)
    draw.ellipse((w * 0.31, h * 0.8, w * 0.69, h * 0.88), fill=255)
    return big.resize(size, Image.Resampling.BOX)


class Clip(Look):
    """A wooden clip that holds a photograph on its line."""

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        size = (width, height)
        wood = Image.new("RGB", size, painting.rgb("#C9935A"))
        light = Image.linear_gradient("L").rotate(90).resize(size)
        wood = Image.composite(Image.new("RGB", size, painting.rgb("#E2B57F")), wood, light)
        ImageDraw.Draw(wood).line(
            (0, height * 0.55, width, height * 0.55), fill=painting.rgb("#8C5F33"), width=2
        )
        wood.putalpha(painting.rounded_mask(size, width * 0.2))
        return painting.padded(wood)

    shadow = "box"


class FramedCover(Look):
    """The cover of a game in a paper frame."""

    cover: Path
    shadow = "box"

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        size = (width, height)
        edge = max(round(min(size) * 0.035), 3)
        frame = Image.new("RGB", size, painting.rgb("#FDF6E8"))
        inner = (width - 2 * edge, height - 2 * edge)
        frame.paste(painting.covering(self.cover, inner).convert("RGB"), (edge, edge))
        frame.putalpha(painting.rounded_mask(size, edge * 0.4))
        return painting.padded(frame)
