"""The skies behind the clouds: a calm gradient with the faint trace of a wide brush."""

from dataclasses import dataclass

import cv2
import numpy as np
from PIL import Image

from engine.games.clouds.shapes import SKY_HEIGHT, SKY_WIDTH
from tools.paint.noise import Noise, fork
from tools.paint.plane import Plane, blur, displaced, gradient

STROKES = ((90.0, 5.0, 0.015), (45.0, 2.2, 0.010), (16.0, 1.1, 0.006))  # length, width, strength
GRAIN_PIXELS = 0.8
GRAIN = 0.009


@dataclass(frozen=True, slots=True)
class Sky:
    """Colours from top to bottom at even distances, and how many stars are out."""

    id: str
    seed: int
    colours: tuple[str, ...]
    stars: int = 0


SKIES = (
    Sky("sky", 11, ("#3a6298", "#4d7aaf", "#6894c3", "#84acd3", "#9dbfdd", "#b4cbdf")),
    Sky(
        "sky-night",
        12,
        ("#0f1936", "#172648", "#23355d", "#344872", "#4a5a85", "#636c93"),
        stars=70,
    ),
)


def paint_sky(sky: Sky, pixels_per_unit: float = 1.0) -> Image.Image:
    """The whole sky, opaque."""
    rng = np.random.default_rng(sky.seed)
    height, width = round(SKY_HEIGHT * pixels_per_unit), round(SKY_WIDTH * pixels_per_unit)
    noise = Noise(rng, (height, width), pixels_per_unit)
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    bend = noise(700, 2) * 38 * pixels_per_unit

    level = (y + bend) / height + noise(420, 3) * 0.03
    light = gradient(level, np.linspace(0, 1, len(sky.colours)).tolist(), sky.colours)
    brushwork = displaced(_brushwork(rng, height, width, pixels_per_unit), x, y + bend * 2)
    light = light * (1 + brushwork)[..., None] + _stars(rng, sky.stars, height, width)[..., None]
    # A gradient this calm would show bands in eight bits; the grain of the canvas hides them.
    canvas = blur(rng.normal(0, 1, (height, width)), GRAIN_PIXELS)
    light = light + (canvas / canvas.std() * GRAIN)[..., None]
    return Image.fromarray((np.clip(light, 0, 1) * 255 + 0.5).astype(np.uint8))


def _brushwork(rng: np.random.Generator, height: int, width: int, pixels_per_unit: float) -> Plane:
    """Long, almost level strokes of three brushes."""
    total: Plane = np.zeros((height, width), np.float32)
    for length, thickness, strength in STROKES:
        bristles = fork(rng).normal(0, 1, (height, width))
        strokes = blur(bristles, length * pixels_per_unit, thickness * pixels_per_unit)
        total = total + strokes / strokes.std() * strength * 0.5
    return total


def _stars(rng: np.random.Generator, count: int, height: int, width: int) -> Plane:
    """Faint dots, fewer towards the horizon, so that no one takes them for part of a cloud."""
    dots: Plane = np.zeros((height, width), np.float32)
    for _ in range(count):
        column, row = rng.uniform(0, width), rng.uniform(0, 1) ** 1.6 * 0.75 * height
        sixteenths = (round(column * 16), round(row * 16))
        radius = round(rng.uniform(0.6, 1.3) * 16)
        cv2.circle(dots, sixteenths, radius, rng.uniform(0.12, 0.4), -1, cv2.LINE_AA, shift=4)
    return blur(dots, 0.7)
