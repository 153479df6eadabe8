"""Calm surfaces to put words on: the night behind the table, and paper."""

import numpy as np
from PIL import Image

from tools.paint.plane import Plane, blur, gradient, ramp, rgb, smoothstep
from tools.paint.table.brushwork import brushed
from tools.paint.table.painting import Painting
from tools.paint.table.sheet import Sheet, to_image

NIGHT_WIDTH, NIGHT_HEIGHT = 1600, 1000
NIGHT = ("#10162c", "#151c37", "#1b2445", "#232c52")  # from above to the last light below
PAPER_SIZE = 1024
PAPER, FIBRE = "#f4ead7", "#cdbb97"


def paint_night() -> Image.Image:
    """Dusk without anything in it: dark, wide strokes, a few stars near the upper edge."""
    sheet = Sheet(NIGHT_WIDTH, NIGHT_HEIGHT, seed=51)
    level = 0.5 - sheet.y / 2 + sheet.noise(1.2, 3) * 0.10
    drift = 1 + 0.06 * sheet.noise(0.9, 4) + 0.04 * sheet.noise(0.3, 3)
    painting = Painting(sheet, gradient(level, (0.0, 0.4, 0.8, 1.0), NIGHT) * drift[..., None])
    flow = sheet.noise(0.9, 2) * 0.8
    painting.colours = brushed(np.clip(painting.colours, 0, 1), 51, flow)
    dimmed = painting.colours.copy()
    painting.stars(60, 52)
    stars = 0.45 * smoothstep(ramp((sheet.y - 0.1) / 0.8))[..., None]
    pixels = dimmed * (1 - stars) + painting.colours * stars
    corners = 1 - 0.16 * ramp(np.hypot(sheet.x / 1.6, sheet.y) - 0.45)
    return to_image(pixels * corners[..., None])


def paint_paper() -> Image.Image:
    """Warm laid paper; its right edge continues on its left, its bottom at its top."""
    dice = np.random.default_rng(53)
    cloudy = sum(_seamless(dice, size) * size**0.25 for size in (4.0, 16.0, 70.0))
    fibres = _seamless(dice, 9.0, 0.9) + _seamless(dice, 0.9, 7.0)
    grain = _seamless(dice, 0.8)
    light = 1 + 0.006 * cloudy + 0.005 * fibres + 0.010 * grain
    flecks = ramp((_seamless(dice, 1.3, 3.2) - 3.1) * 0.5)[..., None] * 0.5
    return to_image(rgb(PAPER) * light[..., None] * (1 - flecks) + rgb(FIBRE) * flecks)


def _seamless(dice: np.random.Generator, across: float, down: float | None = None) -> Plane:
    """Noise of unit strength blurred around the edges of the sheet."""
    noise = dice.normal(0, 1, (PAPER_SIZE, PAPER_SIZE)).astype(np.float32)
    margin = 256
    wrapped = blur(np.pad(noise, margin, mode="wrap"), across, down or across)
    inner = wrapped[margin:-margin, margin:-margin]
    return np.asarray(inner / inner.std())
