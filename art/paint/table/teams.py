"""The two teams of Inkblots as ribbons: told apart by pattern as well as by colour."""

import numpy as np
from PIL import Image

from art.paint.plane import Plane, ramp, rgb
from art.paint.table.painting import blend, halved
from art.paint.table.relief import dome, shade
from art.paint.table.shapes import polygon
from art.paint.table.sheet import Sheet

WIDTH, HEIGHT = 400, 80
# The sheet reaches from -5 to 5 across; both ends are cut like a swallow's tail.
RIBBON = polygon(
    (-4.94, 0.90), (4.94, 0.90), (4.40, 0.0), (4.94, -0.90), (-4.94, -0.90), (-4.40, 0.0)
)
COLOURS = {"dusk": ("#5b4fd6", "#6e63e2"), "dawn": ("#c9304f", "#d84864")}


def paint_team(name: str) -> Image.Image:
    """Cloth with a faint pattern that letters can stand on, and a stitched seam."""
    seed = sum(name.encode())
    sheet = Sheet(WIDTH * 2, HEIGHT * 2, seed)
    cloth, mark = (rgb(colour) for colour in COLOURS[name])
    pattern = _stripes(sheet) if name == "dusk" else _dots(sheet)
    edge = sheet.distance(RIBBON, wobble=0.02, margin=2)
    picture = blend(cloth * (1 + 0.04 * sheet.noise(0.8, 2))[..., None], mark, pattern)
    seam = np.exp(-(((edge + 0.17) / 0.03) ** 2)) * (np.sin(sheet.x * 2 * np.pi / 0.28) > -0.3)
    picture = blend(picture, rgb("#fff4e6"), 0.7 * seam)
    height = 0.10 * dome(edge, 0.16) + 0.03 * np.sin(sheet.x * 1.3 + 0.6)
    lit = picture * shade(sheet, height, 0.72)[..., None]
    return halved(np.clip(lit, 0, 1), ramp(0.5 - edge / (1.5 * sheet.pixel)))


def _stripes(sheet: Sheet) -> Plane:
    across = (sheet.x + sheet.y * 0.8) / 0.52 % 1
    return ramp(0.5 + (0.24 - np.abs(across - 0.5)) / (1.5 * sheet.pixel) * 0.5)


def _dots(sheet: Sheet) -> Plane:
    row = np.floor((sheet.y + 4.0) / 0.44)
    x = (sheet.x + 8 + 0.31 * (row % 2)) % 0.62 - 0.31
    y = (sheet.y + 4.0) % 0.44 - 0.22
    return ramp(0.5 + (0.12 - np.hypot(x, y)) / (1.5 * sheet.pixel))
