"""Wooden tokens for matching words and blots: light ones, to be tinted in a team's colour."""

import math

import numpy as np
from PIL import Image

from tools.paint.plane import Plane, ramp, rgb
from tools.paint.table.brushwork import brushed, keep_edges
from tools.paint.table.painting import blend, halved
from tools.paint.table.relief import dome, shade, shine, step
from tools.paint.table.shapes import Shape, arc, box, disc, polygon, stroke
from tools.paint.table.sheet import Sheet

SIZE = 256
TOKEN = disc(0.96)
WOOD, GRAIN, STAIN = rgb("#f6efe2"), rgb("#d9cbb4"), rgb("#3a3034")


def paint_marker(name: str) -> Image.Image:
    """A turned wooden disc with its sign sunk into it and stained dark."""
    seed = sum(name.encode())
    sheet = Sheet(SIZE * 2, SIZE * 2, seed)
    edge = sheet.distance(TOKEN, wobble=0.004)
    sign = sheet.distance(SIGNS[name], wobble=0.008, margin=2)
    groove = step(np.abs(edge + 0.135) - 0.014, 0.02)
    sunk = step(sign, 0.02)
    height = (
        0.11 * dome(edge, 0.12) - 0.025 * groove - 0.035 * sunk + 0.02 * sunk * dome(sign, 0.05)
    )
    wood = blend(WOOD, GRAIN, _year_rings(sheet))
    wood = blend(wood, STAIN, 0.55 * groove)
    wood = blend(wood, STAIN, 0.93 * sunk)
    lit = wood * shade(sheet, height, 0.55)[..., None] + 0.22 * shine(sheet, height, 50)[..., None]
    lit = np.clip(lit, 0, 1)
    painted = brushed(lit, seed, flow=sheet.noise(0.9, 2) * 0.3, height=height * 3)
    return halved(keep_edges(painted, lit, 0.6), ramp(0.5 - edge / (1.5 * sheet.pixel)))


def _year_rings(sheet: Sheet) -> Plane:
    """Long grain from a board cut off centre."""
    away = np.hypot((sheet.x + 0.3) * 0.28, sheet.y + 1.7) + sheet.noise(0.9, 2) * 0.05
    rings = 0.5 + 0.5 * np.sin(away * math.tau / 0.17 + sheet.noise(0.5, 2) * 1.5)
    return ramp(rings**2 * 0.7 + sheet.noise(0.05, 2) * 0.12)


def _eye() -> Shape:
    """The back: a sleeping eye, since nobody may look."""
    info = stroke([(x, y + 0.24) for x, y in arc(0.52, 205, 335)], 0.085)
    lashes = [
        stroke([(r * math.cos(a), r * math.sin(a) + 0.24) for r in (0.60, 0.76)], 0.075, 0.05)
        for a in (math.radians(angle) for angle in (222, 246, 270, 294, 318))
    ]
    for lash in lashes:
        info = info | lash
    return info.at(0, 0.16)


SIGNS: dict[str, Shape] = {
    "circle": disc(0.47),
    "triangle": polygon((0, 0.58), (0.58, -0.40), (-0.58, -0.40)).rounded(0.03).at(0, -0.03),
    "square": box(0.86, 0.86, 0.04),
    "back": _eye(),
}
