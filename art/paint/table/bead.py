"""A bead of water, clear as glass: what a guessed cloud is worth."""

import numpy as np
from PIL import Image

from art.paint.plane import gradient, ramp, rgb
from art.paint.table.painting import blend, halved
from art.paint.table.sheet import Sheet

SIZE = 192
RADIUS = 0.86


def paint_bead() -> Image.Image:
    """Dark above where the sky is deep, bright below where the light gathers, one clear glint."""
    sheet = Sheet(SIZE * 2, SIZE * 2, seed=61)
    away = np.hypot(sheet.x, sheet.y) / RADIUS
    bend = sheet.y / RADIUS * 0.75 - 0.25 * sheet.x / RADIUS
    body = gradient(bend, (-0.9, -0.45, 0.1, 0.8), ("#f4fcff", "#a9dcf4", "#4f9fd6", "#2a63a8"))
    gathered = np.exp(-(((sheet.x - 0.22) / 0.34) ** 2 + ((sheet.y + 0.46) / 0.22) ** 2))
    body = blend(body, rgb("#ffffff"), 0.75 * gathered)
    rim = ramp((away - 0.80) / 0.20) ** 2
    body = blend(body, rgb("#1f4f8c"), 0.60 * rim * ramp(0.6 + 0.6 * bend))
    body = blend(body, rgb("#e8faff"), 0.55 * rim * ramp(-bend))
    window = np.exp(-((((sheet.x + 0.30) / 0.20) ** 2 + ((sheet.y - 0.40) / 0.13) ** 2) ** 2))
    spark = np.exp(-(((sheet.x + 0.02) / 0.06) ** 2 + ((sheet.y - 0.58) / 0.05) ** 2))
    body = blend(body, rgb("#ffffff"), ramp(0.95 * window + 0.7 * spark))
    cover = ramp(0.5 + (1 - away) * RADIUS / (1.5 * sheet.pixel))
    clear = 0.80 + 0.20 * ramp(rim + gathered + window + 0.4 * ramp(bend))
    return halved(np.clip(body, 0, 1), cover * clear)
