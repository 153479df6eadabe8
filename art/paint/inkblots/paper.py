"""The folded sheet: warm paper with fibres, a faint crease and darker corners."""

import numpy as np

from art.paint.noise import Noise, fork
from art.paint.plane import Plane, blur, ramp, rgb
from mobileapp.ink.sheet import PAPER_TONES


def sheet_of_paper(rng: np.random.Generator, height: int, width: int) -> Plane:
    """Reflected light in 0..1 (height x width x 3); the crease runs down the middle."""
    unit = height / 1000
    noise = Noise(rng, (height, width), unit)
    tone = rgb(PAPER_TONES[int(rng.integers(len(PAPER_TONES)))])
    mottling = noise(9, 3) * 0.012 + noise(260, 3) * 0.022
    grain = fork(rng).normal(0, 1, (height, width)).astype(np.float32)
    fibres = blur(grain, 5 * unit, 0.8 * unit) * 0.010
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    from_centre = (x / width - 0.5) ** 2 + (y / height - 0.5) ** 2
    corners = 0.13 * ramp(from_centre * 2) ** 1.5
    beside = (x - width / 2) / unit
    crease = 0.02 * np.exp(-(((beside - 4) / 5) ** 2)) - 0.035 * np.exp(-((beside / 2.2) ** 2))
    light: Plane = (1 + mottling + fibres) * (1 - corners) * (1 + crease)
    return tone * light[..., None]
