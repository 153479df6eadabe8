"""Makes fractal value noise: the sum of several octaves of random bytes, enlarged bicubically."""

import random

from PIL import Image

from mobileapp.ink.plane import Plane, from_bytes

LACUNARITY = 2.05
"""The factor by which the lattice of each octave is finer than that of the octave before."""
FINEST = 1.5
"""The minimum lattice spacing in pixels; finer octaves are left out."""


class Noise:
    """A generator of noise from about -1 to 1 for images of one size; scales are in sheet units."""

    def __init__(self, rng: random.Random, size: tuple[int, int], pixels_per_unit: float) -> None:
        self._rng = rng
        self._size = size
        self._pixels_per_unit = pixels_per_unit

    def __call__(self, scale: float, octaves: int = 4, gain: float = 0.5) -> Plane:
        """A new pattern of noise.

        `scale` is the lattice spacing of the first octave. `gain` is the factor between the
        amplitudes of one octave and the next.
        """
        rng = random.Random(self._rng.getrandbits(62))
        spacing, amplitude, weight = scale * self._pixels_per_unit, 1.0, 1.0
        total = self._octave(rng, spacing)
        for _ in range(octaves - 1):
            spacing, amplitude = spacing / LACUNARITY, amplitude * gain
            if spacing < FINEST:
                break
            total = total + self._octave(rng, spacing) * amplitude
            weight += amplitude
        return total * (2 / weight)

    def _octave(self, rng: random.Random, spacing: float) -> Plane:
        spacing = max(spacing, 1.0)
        across, down = self._size[0] / spacing, self._size[1] / spacing
        columns, rows = int(across) + 4, int(down) + 4
        values = Image.frombytes("L", (columns, rows), rng.randbytes(columns * rows))
        lattice = (from_bytes(values) - 0.5).image
        left, top = 1 + rng.random(), 1 + rng.random()
        box = (left, top, min(left + across, columns), min(top + down, rows))
        return Plane(lattice.resize(self._size, Image.Resampling.BICUBIC, box=box))
