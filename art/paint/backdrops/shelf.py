"""The wall behind the shelf of packs: dark boards in the light of a lantern."""

import numpy as np

from art.paint.backdrops.picture import LONG, SHORT
from art.paint.plane import Plane, blur, ramp, rgb
from art.paint.table.brushwork import brushed

SEED = 31
BOARDS = 5
"""How many boards the wall has from its top to its foot."""
WOOD, SEAM = "#281b1a", "#0e0809"
LAMP_WIDE, LAMP_TALL = (0.9, 0.2), (0.86, 0.12)
"""Where the lantern is, as parts of the width and the height, if the picture is wide or tall."""


def paint_shelf(width: int, tall: bool) -> Plane:
    """The wall; `width` is the picture's long side."""
    across, down = (width * SHORT // LONG, width) if tall else (width, width * SHORT // LONG)
    dice = np.random.default_rng(SEED)
    y, x = np.mgrid[0 : 1 : down * 1j, 0 : 1 : across * 1j].astype(np.float32)
    place = y * BOARDS * (1.6 if tall else 1.0)
    tones = dice.uniform(0.7, 1.15, 64).astype(np.float32)[np.floor(place).astype(int)]
    noise = dice.normal(0, 1, (down, across)).astype(np.float32)
    fine, coarse = blur(noise, width / 60, 0.9), blur(noise, width / 20, width / 200)
    grain = 1 + 0.07 * fine / fine.std() + 0.05 * coarse / coarse.std()
    near_seam = np.abs(place - np.round(place))
    seam = ramp(1 - near_seam / 0.022)[..., None]
    wall = rgb(WOOD) * (tones * grain)[..., None] * (1 - seam) + rgb(SEAM) * seam
    lamp = LAMP_TALL if tall else LAMP_WIDE
    reach = np.hypot((x - lamp[0]) * across, (y - lamp[1]) * down) / width
    light = np.exp(-((reach / 0.3) ** 2)) * 0.9 + np.exp(-((reach / 0.7) ** 2)) * 0.4
    lit = wall * (0.5 + light[..., None] * rgb("#ffc98a") * 1.5)
    lit = lit + np.exp(-((reach / 0.14) ** 2))[..., None] * rgb("#ff9a3c") * 0.12
    flow = np.zeros((down, across), np.float32)
    return np.clip(brushed(np.clip(lit, 0, 1).astype(np.float32), SEED, flow, flow), 0, 1)
