"""The look of Storyteller's score track, and the candle lights of its background."""

from math import sin

from PIL import Image, ImageDraw

from mobileapp.stage import painting
from mobileapp.stage.geometry import Rect
from mobileapp.stage.lettering import fit, text_mask
from mobileapp.stage.lights import SoftLight
from mobileapp.stage.looks import Art
from mobileapp.stage.piece import Look

IVORY = "#E9DDC4"


DOT, FIFTH = 0.12, 1.8
"""The diameter of a small dot as part of the track's height, and that of every fifth dot as a
multiple of it.
"""
LINE, LINE_OF_BOTH = 0.68, 0.5
"""The distance of the line from the track's lower edge as part of the track's height.

LINE_OF_BOTH leaves room for numbers on both sides of the line.
"""
TO_NUMBER, NUMBER = 0.36, 0.34
"""The distance of a number's centre from the line, and its font size, as parts of the track's
height.
"""
ENDS = 0.3
"""The free room before the first and after the last dot, as part of the track's height."""


POOL = 46
"""The size of numbers, in pixels, around which the glow is as wide as usual."""


def track_point(rect: Rect, step: float, steps: int, both: bool) -> tuple[float, float]:
    """The position of a step on the score track, whose last step has the number `steps`.

    The track runs from left to right. `both` is whether it has numbers for both sides of the table.
    """
    ends = rect.h * ENDS
    up = LINE_OF_BOTH if both else LINE
    return rect.x + ends + (rect.w - 2 * ends) * step / steps, rect.y + rect.h * up


class Track(Look):
    """The score track: a line with a dot for each step from 0 to `steps`; every fifth is larger.

    The larger dots have numbers below them, except the dot of step 0. If `both`, there are numbers
    above them as well, rotated for the far side of the table. A soft dark glow lets all of it be
    read over the light of a candle, too.
    """

    steps: int
    both: bool = True
    exact = True

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        line = Image.new("L", (width, height))
        draw, strip = ImageDraw.Draw(line), Rect(0, 0, width, height)
        (x0, y), (x1, _) = (
            track_point(strip, end, self.steps, self.both) for end in (0, self.steps)
        )
        y, dot = height - y, height * DOT
        draw.line((x0, y, x1, y), fill=110, width=max(round(dot * 0.16), 1))
        for step in range(self.steps + 1):
            x, _ = track_point(strip, step, self.steps, self.both)
            radius = dot * (FIFTH if step % 5 == 0 else 1) / 2
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=235)
        for step in range(5, self.steps + 1, 5):
            x, _ = track_point(strip, step, self.steps, self.both)
            self._number(line, str(step), x, y)
        return painting.padded(painting.pooled(line, IVORY, height * NUMBER / POOL))

    def _number(self, line: Image.Image, text: str, x: float, y: float) -> None:
        side, away = round(line.height * NUMBER * 1.6), line.height * TO_NUMBER
        fitted = fit(text, "figures", line.height * NUMBER, side, side)
        mask = text_mask(fitted, "figures", (side, side))
        for number, centre in ((mask, y + away), (mask.rotate(180), y - away)):
            if self.both or centre > y:
                line.paste(255, (round(x - side / 2), round(centre - side / 2)), number)


# --- the lights of the background -------------------------------------------------------------

CANDLES = {True: ((0.066, 0.856), (0.932, 0.144)), False: ((0.145, 0.933), (0.86, 0.067))}
"""The positions of the candles in the landscape painting (True) and in the portrait painting
(False): x and y, as parts of the painting's width and height.
"""
WARM, FLAME = (1.0, 0.72, 0.36), (1.0, 0.9, 0.66)


def lights(time: float, wide: bool) -> list[SoftLight]:
    """The `Lights` of Storyteller: two candles that flicker, each at its own pace."""
    found = []
    for index, (x, y) in enumerate(CANDLES[wide]):
        pace = time * (1.9 + 0.4 * index)
        flicker = 0.5 + 0.34 * sin(pace) + 0.16 * sin(pace * 3.7 + 1)
        sway = 0.003 * sin(pace * 1.3)
        found.append(SoftLight(x, y, 0.62, 0.08 + 0.1 * flicker, WARM))
        found.append(SoftLight(x + sway, y, 0.1 + 0.012 * flicker, 0.3 + 0.3 * flicker, FLAME))
    return found
