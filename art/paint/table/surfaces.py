"""A calm surface to put words on: paper."""

import numpy as np
from PIL import Image

from art.paint.plane import Plane, blur, ramp, rgb
from art.paint.table.sheet import to_image

PAPER_SIZE = 1024
PAPER, FIBRE = "#f4ead7", "#cdbb97"


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
