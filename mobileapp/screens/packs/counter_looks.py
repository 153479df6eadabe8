"""Looks of what stands on the counter of the shelf: to make, to ink and to import packs."""

from collections.abc import Callable

from PIL import Image, ImageDraw

from mobileapp.stage import painting
from mobileapp.stage.flames import Flame
from mobileapp.stage.looks import Art
from mobileapp.stage.piece import Look

SMOOTH = 3
"""Things are drawn so many times as large and then reduced, for smooth edges."""
SHADOW = "#0A0608"
LANTERN_FLAME, LANTERN_LIGHT = 0.35, 3
"""How high the flame of the lantern stands, and how far its light reaches, as parts of its side."""

Pen = ImageDraw.ImageDraw
Side = float


class CounterThing(Look):
    """A thing on the counter: "box", "inkwell", "parcel" or "lantern", drawn into a square."""

    name: str

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        side = min(width, height) * SMOOTH
        image = Image.new("RGBA", (side, side))
        THINGS[self.name](ImageDraw.Draw(image), side / 100)
        whole = Image.new("RGBA", image.size)
        shade = Image.new("L", image.size)
        shade.paste(image.getchannel("A"), (round(side * 0.015), round(side * 0.025)))
        dark = painting.faded(painting.blurred(shade, side * 0.02), 0.55)
        whole.alpha_composite(painting.tinted(dark, SHADOW))
        whole.alpha_composite(image)
        small = whole.resize((side // SMOOTH,) * 2, Image.Resampling.BOX)
        framed = Image.new("RGBA", (width, height))
        framed.paste(small, ((width - small.width) // 2, height - small.height))
        return painting.padded(framed)

    def flames(self, width: float, height: float) -> tuple[Flame, ...]:
        side = min(width, height)
        place = LANTERN_FLAME * side
        return (
            (Flame(width / 2, height - place, side * LANTERN_LIGHT),)
            if self.name == "lantern"
            else ()
        )


def _poly(pen: Pen, u: Side, colour: str, *points: tuple[float, float]) -> None:
    pen.polygon([(x * u, y * u) for x, y in points], fill=colour)


def _box(pen: Pen, u: Side) -> None:
    """An open cardboard box with a sheet of paper and a pencil in it."""
    _poly(pen, u, "#7A5630", (14, 40), (86, 40), (80, 52), (20, 52))
    _poly(pen, u, "#F4EAD4", (34, 10), (64, 4), (72, 46), (40, 52))
    for row in range(3):
        y = 18 + row * 8
        pen.line((40 * u, y * u, 62 * u, (y - 4) * u), fill="#8F83B8", width=round(2 * u))
    _poly(pen, u, "#D65442", (74, 12), (80, 9), (86, 44), (80, 46))
    _poly(pen, u, "#F1D6A8", (74, 12), (80, 9), (75, 2))
    _poly(pen, u, "#C79A63", (16, 46), (84, 46), (84, 96), (16, 96))
    _poly(pen, u, "#B4864F", (62, 46), (84, 46), (84, 96), (62, 96))
    _poly(pen, u, "#DDB47E", (16, 46), (62, 46), (54, 60), (4, 58))
    _poly(pen, u, "#C9A06A", (62, 46), (84, 46), (97, 57), (70, 60))
    pen.line((62 * u, 47 * u, 62 * u, 95 * u), fill="#8E6636", width=round(u))


def _inkwell(pen: Pen, u: Side) -> None:
    """A bottle of ink with a quill in it."""
    _poly(pen, u, "#F3EDE0", (52, 50), (60, 22), (74, 6), (92, 3), (93, 14), (82, 30), (58, 52))
    _poly(pen, u, "#D9D2C4", (60, 44), (78, 30), (88, 14), (92, 4), (93, 14), (82, 30), (58, 52))
    shaft = [(50 * u, 58 * u), (62 * u, 36 * u), (88 * u, 7 * u)]
    pen.line(shaft, fill="#8C8474", width=round(1.6 * u))
    _poly(pen, u, "#3E4FA0", (34, 50), (66, 50), (68, 60), (32, 60))
    _poly(pen, u, "#5A6FC4", (36, 50), (46, 50), (45, 60), (34, 60))
    _poly(pen, u, "#232C66", (30, 60), (70, 60), (86, 92), (82, 97), (18, 97), (14, 92))
    _poly(pen, u, "#344196", (30, 60), (42, 60), (30, 97), (18, 97), (14, 92))
    _poly(pen, u, "#F4EAD4", (24, 74), (76, 74), (81, 88), (19, 88))
    _poly(pen, u, "#1B2250", (50, 75), (54, 82), (50, 86), (46, 82))


def _parcel(pen: Pen, u: Side) -> None:
    """A parcel with a ribbon and a label."""
    _poly(pen, u, "#C79A63", (8, 34), (92, 34), (92, 97), (8, 97))
    _poly(pen, u, "#D8AE78", (8, 34), (92, 34), (92, 40), (8, 40))
    _poly(pen, u, "#F0E4CB", (44, 34), (55, 34), (55, 97), (44, 97))
    _poly(pen, u, "#F0E4CB", (8, 60), (92, 60), (92, 70), (8, 70))
    for side in (-1, 1):
        _poly(pen, u, "#C8402F", (50, 64), (50 + side * 21, 52), (50 + side * 23, 76))
        _poly(pen, u, "#E0604C", (50, 64), (50 + side * 19, 55), (50 + side * 18, 66))
    pen.ellipse((45 * u, 58 * u, 55 * u, 70 * u), fill="#B3352B")
    _poly(pen, u, "#7FB2F0", (66, 40), (88, 40), (88, 56), (66, 56))
    for y in (45, 50):
        pen.line((69 * u, y * u, 84 * u, y * u), fill="#F5F0E6", width=round(1.6 * u))


def _lantern(pen: Pen, u: Side) -> None:
    """A burning lantern with a handle."""
    pen.arc((34 * u, 2 * u, 66 * u, 40 * u), 180, 360, fill="#3B2A20", width=round(3 * u))
    _poly(pen, u, "#4A3325", (38, 22), (62, 22), (74, 38), (26, 38))
    _poly(pen, u, "#F2B04C", (30, 38), (50, 38), (50, 92), (30, 92))
    _poly(pen, u, "#DE9636", (50, 38), (70, 38), (70, 92), (50, 92))
    _poly(pen, u, "#FFE6AE", (40, 42), (50, 42), (50, 90), (40, 90))
    _poly(pen, u, "#FBD089", (50, 42), (60, 42), (60, 90), (50, 90))
    _poly(pen, u, "#FFF1CC", (31, 40), (36, 40), (33, 62), (31, 62))
    _poly(pen, u, "#FF9A3A", (50, 52), (57, 68), (54, 78), (46, 78), (43, 68))
    _poly(pen, u, "#FFF4CE", (50, 62), (53, 70), (50, 76), (47, 70))
    _poly(pen, u, "#F6EAD0", (46, 78), (54, 78), (54, 92), (46, 92))
    for x in (28, 38.5, 61.5, 72):
        pen.line((x * u, 38 * u, x * u, 92 * u), fill="#4A3325", width=round(3 * u))
    _poly(pen, u, "#4A3325", (22, 91), (78, 91), (78, 98), (22, 98))


THINGS: dict[str, Callable[[Pen, Side], None]] = {
    "box": _box,
    "inkwell": _inkwell,
    "parcel": _parcel,
    "lantern": _lantern,
}
