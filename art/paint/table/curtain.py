"""A heavy theatre curtain in grey, to be tinted with the colour of whoever's turn it is."""

import numpy as np
from PIL import Image

from art.paint.plane import Plane, blur, ramp, smoothstep
from art.paint.table.brushwork import brushed
from art.paint.table.sheet import Sheet, to_image

WIDTH, HEIGHT = 2048, 1280
SHOWN = 1024, 640  # folds are soft: the stage paints no larger ones
FOLDS = 11
HEM = 0.085  # of the height that reaches from -1 to 1
CALM = 0.62  # half the width of the quiet middle
BRIGHTEST, VALLEY = 0.99, 0.50


def paint_curtain() -> Image.Image:
    """Opaque; deep folds at the sides, shallow ones behind the words in the middle, and a hem."""
    sheet = Sheet(WIDTH, HEIGHT, seed=41)
    depth = _depth(sheet)
    light = _velvet(_folds(sheet), depth)
    top = 0.10 * smoothstep(ramp((sheet.y - 0.55) / 0.45))
    sides = 0.14 * smoothstep(ramp((np.abs(sheet.x) - 1.0) / 0.6))
    light = light * (1 - top - sides) + sheet.noise(0.5, 3) * 0.012
    light = light * _hem(sheet)
    grey = np.repeat(light[..., None], 3, axis=2)
    downwards = np.pi / 2 + sheet.noise(0.6, 2) * 0.12
    painted = brushed(grey, seed=41, flow=downwards).mean(axis=2)
    cloth = painted * 0.55 + light * 0.45 + sheet.noise(0.006, 1) * 0.012
    whole = to_image(np.repeat(cloth[..., None], 3, axis=2)).convert("L")
    return whole.resize(SHOWN, Image.Resampling.LANCZOS)


def _hem(sheet: Sheet) -> Plane:
    """Cloth folded over at the foot: thicker, with a seam above it and a dark last edge."""
    up = sheet.y + 1
    sag = 0.012 * np.sin(2 * np.pi * _folds(sheet))
    seam = np.exp(-(((up - HEM - sag) / 0.008) ** 2))
    stitches = np.exp(-(((up - HEM + 0.022 - sag) / 0.004) ** 2)) * (
        np.sin(sheet.x * 2 * np.pi / 0.035) > -0.2
    )
    roll = 0.10 * np.exp(-(((up - HEM * 0.55 - sag) / (HEM * 0.25)) ** 2))
    foot = 0.45 * smoothstep(ramp(1 - (up + sag) / 0.022))
    return np.asarray(1 + roll - 0.34 * seam - 0.18 * stitches - foot)


def _depth(sheet: Sheet) -> Plane:
    """How deep the folds are: 1 at the sides, a third in the middle."""
    away = np.hypot(sheet.x / CALM, sheet.y * 0.55)
    return 0.26 + 0.74 * smoothstep(ramp((away - 0.75) / 1.1))


def _folds(sheet: Sheet) -> Plane:
    """The phase of the folds, a whole number for each: uneven, swaying, wider towards the hem."""
    across = sheet.x * (1 + 0.05 * sheet.y)
    sway = sheet.noise(1.6, 2) * 0.035 + 0.02 * np.sin(2.2 * sheet.y + 3 * sheet.x)
    unevenness = 0.10 * np.sin(3.1 * across + 0.7) + 0.05 * np.sin(7.3 * across + 2)
    return np.asarray((across + sway + unevenness * 0.6) * FOLDS / 2)


def _velvet(phase: Plane, depth: Plane) -> Plane:
    """Light from the left; velvet also shines where it turns away from the eye."""
    swell = np.cos(2 * np.pi * phase)
    second = 0.30 * np.cos(4 * np.pi * phase + 1.3)
    slope = np.sin(2 * np.pi * phase) + 0.6 * np.sin(4 * np.pi * phase + 1.3)
    lit = 0.5 + 0.5 * (0.62 * (swell + second) - 0.34 * slope)
    sheen = 0.16 * np.exp(-(((slope - 0.95) / 0.30) ** 2))
    tone = ramp(lit + sheen)
    # In the middle the folds fade towards their own brighter half, so that words stay readable.
    calm = 0.80 + 0.20 * blur(tone, 6)
    deep = VALLEY + (BRIGHTEST - VALLEY) * tone
    share = smoothstep(depth)
    return np.asarray(calm * (1 - share) + deep * share)
