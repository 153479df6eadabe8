"""The look of Storyteller's score track, and the candle lights of its background."""

from dataclasses import dataclass
from math import sin

from PIL import Image, ImageDraw

from mobileapp.stage import painting
from mobileapp.stage.lettering import fit, text_mask
from mobileapp.stage.lights import SoftLight
from mobileapp.stage.looks import Art
from mobileapp.stage.scene import Look, Rect

IVORY = "#E9DDC4"


def track_point(rect: Rect, step: float, steps: int) -> tuple[float, float]:
    """The position of a step on the score track, whose last step has the number `steps`.

    The track runs once around the rectangle, anticlockwise from the lower left corner. If the
    rectangle is at most 1 high, the track is a line from left to right.
    """
    if rect.h <= 1:
        return rect.x + rect.w * step / steps, rect.y
    along = step / (steps + 1) * (2 * (rect.w + rect.h))
    for length, start, dx, dy in (
        (rect.w, (rect.x, rect.y), 1, 0),
        (rect.h, (rect.right, rect.y), 0, 1),
        (rect.w, (rect.right, rect.top), -1, 0),
        (rect.h, (rect.x, rect.top), 0, -1),
    ):
        if along <= length:
            return start[0] + dx * along, start[1] + dy * along
        along -= length
    return rect.x, rect.y


@dataclass(frozen=True)
class Track(Look):
    """The score track: a dot for each step from 0 to `steps`; every fifth dot is larger.

    The larger dots have numbers, except the dot of step 0. If `both`, the numbers in the far half
    are rotated for the far side of the table. `dot` is the diameter of a small dot, in pixels.
    """

    steps: int
    dot: float
    both: bool = True
    exact = True

    def paint(self, width: int, height: int, art: Art) -> Image.Image:
        margin = round(self.dot * 4)
        line = Image.new("L", (width + 2 * margin, height + 2 * margin))
        draw = ImageDraw.Draw(line)
        box = (margin, margin, margin + width - 1, margin + height - 1)
        draw.rectangle(box, outline=110, width=max(round(self.dot * 0.16), 1))
        inside = Rect(0, 0, width, height)
        for step in range(self.steps + 1):
            x, y = track_point(inside, step, self.steps)
            x, y = margin + x, margin + height - y
            radius = self.dot * (0.9 if step % 5 == 0 else 0.5)
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=235)
        image = painting.tinted(line, IVORY)
        for step in range(5, self.steps + 1, 5):
            self._number(image, step, inside, margin)
        return image

    def _number(self, image: Image.Image, step: int, inside: Rect, margin: int) -> None:
        x, y = track_point(inside, step, self.steps)
        side = round(self.dot * 4.2)
        fitted = fit(str(step), "figures", side * 0.62, side, side)
        mask = text_mask(fitted, "figures", (side, side))
        far = y > inside.h * 0.5
        shift = self.dot * 2.2  # outwards, away from the pictures
        centre = (margin + x, margin + inside.h - y + (-shift if far else shift))
        painting.stamp(image, mask.rotate(180) if far and self.both else mask, IVORY, centre)


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
