"""Paper to write on: a word slip cut by hand and a torn strip for a clue."""

from dataclasses import dataclass

import numpy as np
from PIL import Image

from art.paint.plane import Plane, ramp, rgb
from art.paint.table.painting import blend, halved
from art.paint.table.relief import shade
from art.paint.table.sheet import Sheet

PAPER, SHADE, TORN = rgb("#f6ecd6"), rgb("#d8c7a2"), rgb("#fffaf0")


@dataclass(frozen=True)
class Slip:
    """Pixels, how far the edge wanders, and how much of it is torn rather than cut."""

    width: int
    height: int
    ragged: float
    torn: float


SLIPS = {
    "slip": Slip(688, 288, 0.018, 0.15),
    "torn": Slip(1760, 240, 0.070, 1.0),
}


def paint_slip(name: str) -> Image.Image:
    """Warm paper on nothing; its edge is lighter where the fibres were torn apart."""
    slip, seed = SLIPS[name], sum(name.encode())
    sheet = Sheet(slip.width * 2, slip.height * 2, seed)
    edge = _edge(sheet, slip)
    cloudy = 1 + 0.030 * sheet.noise(0.7, 4) + 0.016 * sheet.noise(0.03, 2)
    paper = PAPER * cloudy[..., None]
    fibres = ramp((sheet.noise(0.02, 2) - 0.45) * 3) * 0.16
    paper = blend(paper, SHADE, fibres)
    aged = np.exp(-((edge / 0.10) ** 2)) * (0.5 + 0.5 * sheet.noise(0.2, 3))
    paper = blend(paper, SHADE, ramp(0.40 * aged))
    feather = ramp(1 + edge / (0.035 + 0.03 * sheet.noise(0.06, 3))) * slip.torn
    paper = blend(paper, TORN, ramp(feather))
    height = 0.004 * sheet.noise(0.5, 3) + 0.0012 * sheet.noise(0.02, 2)
    lit = paper * (0.25 + 0.75 * shade(sheet, height, 0.6))[..., None]
    alpha = ramp(0.5 - edge / (1.8 * sheet.pixel))
    return halved(np.clip(lit, 0, 1), alpha)


def _edge(sheet: Sheet, slip: Slip) -> Plane:
    """Distance to the uneven edge; negative on the paper."""
    half_width, half_height = float(sheet.x.max()), float(sheet.y.max())
    away = np.maximum(np.abs(sheet.x) - half_width, np.abs(sheet.y) - half_height)
    wander = sheet.noise(0.55, 5, 0.55) + 0.35 * sheet.noise(0.05, 3)
    return np.asarray(away + slip.ragged * (1.25 + wander))
