"""The details of a painting: stars, sparks, birds, weather, touched on with a brush."""

from collections.abc import Iterable

import cv2
import numpy as np

from art.paint.story.brush import Image
from art.paint.story.colour import Vec3, channels
from art.paint.story.details import Drop, Flake, Petal
from art.paint.story.finish import Bird, Constellation

_SUBPIXEL_BITS = 3
_SUBPIXELS = 1 << _SUBPIXEL_BITS


def glow_dot(
    image: Image, x: float, y: float, radius: float, colour: Vec3, strength: float
) -> None:
    """A bright core in a soft halo, screened over the image."""
    height, width, _ = image.shape
    reach = int(radius * 4) + 2
    x0, x1 = max(0, int(x) - reach), min(width, int(x) + reach + 1)
    y0, y1 = max(0, int(y) - reach), min(height, int(y) + reach + 1)
    if x0 >= x1 or y0 >= y1:
        return
    yy, xx = np.mgrid[y0:y1, x0:x1]
    d2 = ((xx - x) ** 2 + (yy - y) ** 2) / (radius * radius)
    light = (np.exp(-d2 * 0.35) * 0.45 + np.exp(-d2 * 2.5) * 0.9)[..., None] * strength
    light = np.clip(light * np.array(colour, np.float32), 0, 1)
    image[y0:y1, x0:x1] = 1 - (1 - image[y0:y1, x0:x1]) * (1 - light)


def bird(image: Image, shape: Bird) -> None:
    height, width, _ = image.shape
    size, flap = shape.size * width, shape.flap
    for side in (-1, 1):
        wing = np.array(
            [
                [0, 0],
                [side * 0.28, -flap * 0.30],
                [side * 0.62, -flap * 0.34],
                [side, -flap * 0.05],
                [side * 0.6, -flap * 0.18],
                [side * 0.25, -flap * 0.12 + 0.04],
                [0, 0.10],
            ]
        )
        outline = wing * size + [shape.x * width, shape.y * height]
        corners = np.round(outline * _SUBPIXELS).astype(np.int32)
        ink = channels(shape.colour)
        cv2.fillPoly(image, [corners], ink, lineType=cv2.LINE_AA, shift=_SUBPIXEL_BITS)


def constellation(image: Image, figure: Constellation) -> None:
    height, width, _ = image.shape
    scale = width / 800
    red, green, blue = channels(figure.colour)
    for start, end in figure.lines:
        cv2.line(
            image,
            (int(start[0] * width * _SUBPIXELS), int(start[1] * height * _SUBPIXELS)),
            (int(end[0] * width * _SUBPIXELS), int(end[1] * height * _SUBPIXELS)),
            (red * 0.8, green * 0.8, blue * 0.8),
            max(2, int(2 * scale)),
            cv2.LINE_AA,
            _SUBPIXEL_BITS,
        )
    for x, y, size in figure.points:
        glow_dot(image, x * width, y * height, 2.6 * scale * size, (red, green, blue), 1.0)


def snowfall(image: Image, flakes: Iterable[Flake]) -> None:
    for flake in flakes:
        glow_dot(image, flake.x, flake.y, flake.radius * 0.8, (1, 1, 1), flake.strength)


def petals(image: Image, fallen: Iterable[Petal], colour: str) -> None:
    for petal in fallen:
        tint = np.clip(np.array(channels(colour), np.float32) * petal.brightness, 0, 1)
        cv2.ellipse(
            image,
            (int(petal.x * _SUBPIXELS), int(petal.y * _SUBPIXELS)),
            (int(petal.length * _SUBPIXELS), int(petal.width * _SUBPIXELS)),
            petal.angle,
            0,
            360,
            [float(channel) for channel in tint],
            -1,
            cv2.LINE_AA,
            _SUBPIXEL_BITS,
        )


def rain(image: Image, drops: Iterable[Drop]) -> Image:
    height, width, _ = image.shape
    streaks = np.zeros((height, width), np.float32)
    thickness = max(1, int(width / 800))
    for drop in drops:
        start, end = (int(drop.x), int(drop.y)), (int(drop.x2), int(drop.y2))
        cv2.line(streaks, start, end, drop.strength, thickness, cv2.LINE_AA)
    wet = streaks[..., None]
    return image * (1 - wet) + wet * np.array([0.9, 0.95, 1.0], np.float32)
