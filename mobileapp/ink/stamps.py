"""Pictures of wet drops with frayed rims, for the sheet before it is folded."""

import math
import random

from PIL import Image

from mobileapp.ink.noise import Noise
from mobileapp.ink.plane import from_rows

STAMPS = 6
"""The number of different drops."""
SIDE = 96
"""The width and height of each drop's picture, in pixels."""
RADIUS = 0.4
"""The radius of a drop, as a part of `SIDE`."""


def stamps() -> Image.Image:
    """A picture of all drops side by side.

    The drops are white on a transparent background, and are tinted when they are drawn on the
    sheet.
    """
    rng = random.Random(4)
    middle = SIDE / 2 - 0.5
    bell = from_rows(
        [
            [1 - math.hypot(x - middle, y - middle) / (SIDE * RADIUS) for x in range(SIDE)]
            for y in range(SIDE)
        ]
    )
    white = Image.new("L", (SIDE, SIDE), 255)
    row = Image.new("RGBA", (SIDE * STAMPS, SIDE), (255, 255, 255, 0))
    for number in range(STAMPS):
        noise = Noise(rng, (SIDE, SIDE), 0.4)
        shape = ((bell + noise(60, 3) * 0.22 + noise(14, 2) * 0.10) * 9 + 0.5).to_bytes()
        row.paste(Image.merge("RGBA", [white, white, white, shape]), (number * SIDE, 0))
    return row
