"""Smooth random patterns: the one source of irregularity in blots, paper and clouds."""

import cv2
import numpy as np

from art.paint.plane import Plane

OCTAVE_STEP = 2.05  # not exactly two, so that the lattices never line up into a visible grid
FINEST_PIXELS = 1.5


def fork(rng: np.random.Generator) -> np.random.Generator:
    """A generator of its own, so that what it draws does not shift what follows elsewhere."""
    return np.random.default_rng(int(rng.integers(2**62)))


def lattice(rng: np.random.Generator, size: tuple[int, int], tall: float, wide: float) -> Plane:
    """Random values in 0..1 at knots `tall` and `wide` pixels apart, with smooth ways between."""
    height, width = size
    knots = rng.random((int(height / tall) + 4, int(width / wide) + 4)).astype(np.float32)
    down, right = rng.random(), rng.random()
    to_knots = np.array([[1 / wide, 0, 1 + right], [0, 1 / tall, 1 + down]], np.float32)
    smooth = cv2.warpAffine(
        knots,
        to_knots,
        (width, height),
        flags=cv2.INTER_CUBIC | cv2.WARP_INVERSE_MAP,
        borderMode=cv2.BORDER_REFLECT,
    )
    return np.asarray(smooth, np.float32)


class Noise:
    """Fractal noise in about -1..1 over one sheet; every call draws a new pattern.

    Scales are given in sheet units, so a small sheet shows the same pattern as a large one.
    """

    def __init__(
        self, rng: np.random.Generator, size: tuple[int, int], pixels_per_unit: float
    ) -> None:
        self._rng = rng
        self._size = size
        self._pixels_per_unit = pixels_per_unit

    def __call__(self, scale: float, octaves: int = 4, gain: float = 0.5) -> Plane:
        rng = fork(self._rng)
        total: Plane = np.zeros(self._size, np.float32)
        spacing, amplitude, weight = scale * self._pixels_per_unit, 1.0, 0.0
        for _ in range(octaves):
            if spacing < FINEST_PIXELS:
                break
            total = total + amplitude * (lattice(rng, self._size, spacing, spacing) - 0.5)
            weight += amplitude
            amplitude *= gain
            spacing /= OCTAVE_STEP
        return total / weight * 2 if weight else total
