"""Rounded lumps in three dimensions, made one slice after the other from front to back."""

import numpy as np

from art.paint.noise import OCTAVE_STEP, fork, lattice
from art.paint.plane import Plane

OCTAVES = 5
ROUND_OCTAVES = 3  # the finer ones are turned inside out: wisps instead of lumps
GAIN = 0.55
CREASE = 0.003  # keeps the valleys between lumps from becoming knife cuts


class Billows:
    """Fractal lumps in about -1..1."""

    def __init__(
        self, rng: np.random.Generator, size: tuple[int, int], tall: float, wide: float
    ) -> None:
        """`size` is height and width, `tall` and `wide` measure the largest lumps, in pixels."""
        steps = [OCTAVE_STEP**level for level in range(OCTAVES)]
        self._octaves = [_Octave(fork(rng), size, tall / step, wide / step) for step in steps]
        self._gains = [GAIN**level for level in range(OCTAVES)]

    def slice(self, depth: float) -> Plane:
        """The pattern `depth` pixels behind the front; never ask for a slice before the last."""
        total: Plane = np.zeros((1, 1), np.float32)
        for level, (octave, gain) in enumerate(zip(self._octaves, self._gains, strict=True)):
            lumps = 2.6 * np.sqrt(octave.slice(depth) ** 2 + CREASE) - 1
            total = total + (gain if level < ROUND_OCTAVES else -gain) * lumps
        return total * (1.6 / sum(self._gains))


class _Octave:
    """Smooth noise of one scale; only the two lattice layers around the current slice are kept."""

    def __init__(
        self, rng: np.random.Generator, size: tuple[int, int], tall: float, wide: float
    ) -> None:
        self._rng = rng
        self._size = size
        self._tall = tall
        self._wide = wide
        self._index = 0
        self._front, self._back = self._layer(), self._layer()

    def slice(self, depth: float) -> Plane:
        position = depth / self._tall
        while self._index < int(position):
            self._front, self._back = self._back, self._layer()
            self._index += 1
        between = position - self._index
        share = between * between * (3 - 2 * between)
        return self._front * (1 - share) + self._back * share

    def _layer(self) -> Plane:
        return 2 * lattice(self._rng, self._size, self._tall, self._wide) - 1
