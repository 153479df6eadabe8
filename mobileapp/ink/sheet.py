"""The sheet: its paper and crease, the inks, the drops, and the random patterns of a blot."""

import math
import random
from collections.abc import Iterator
from functools import cache, cached_property
from typing import NamedTuple

from PIL import Image

from mobileapp.ink.noise import LACUNARITY, Noise
from mobileapp.ink.plane import Plane, from_bytes, from_rows, stretched_rows

SIZE = 800
"""The width and height of a finished blot, in pixels."""
UNITS = 1000
"""The width and height of the sheet in units, in which drops are measured."""
FOLD = UNITS / 2
"""The x position of the crease, which runs from top to bottom, in units."""
INKS = {"black": "#15141a", "blue-black": "#141a2c", "sepia": "#241812", "red": "#a8201c"}
PAPER_TONES = ("#f5efe1", "#f3ede3", "#f7f1e4", "#efe8d8", "#f4efe8")
REDUCTIONS = (1, 2, 4)
SAMPLES = 2.5
"""The minimum lattice spacing, in pixels, of a pattern's finest octave in a reduced image."""
CORNER_SHADE = 0.13
"""How much darker the paper is in its corners, as a part of its brightness."""
VIGNETTE_STEPS = 40


class InkDrop(NamedTuple):
    """A drop of ink on the open sheet, in units; y grows downwards."""

    x: float
    y: float
    radius: float
    ink: str = "black"


class Pattern(NamedTuple):
    """The parameters of a noise pattern: lattice spacing in units, number of octaves, and gain."""

    scale: float
    octaves: int
    gain: float = 0.5

    def reduction(self, unit: float) -> int:
        """The factor by which the pattern can be reduced without losing its finest octave.

        It is the greatest possible one of `REDUCTIONS`; see `SAMPLES`. `unit` is the number of
        pixels in a unit of the sheet.
        """
        finest = self.scale * unit / LACUNARITY ** (self.octaves - 1)
        return max(factor for factor in REDUCTIONS if finest >= SAMPLES * factor or factor == 1)


PATTERNS = {
    # the outline
    "lobes": Pattern(70, 5, 0.6),
    "broad": Pattern(170, 3),
    "ripple": Pattern(26, 3),
    "fine": Pattern(14, 3),
    "grain": Pattern(5, 2),
    "gaps": Pattern(120, 5, 0.55),
    # water around the ink
    "soak": Pattern(40, 4),
    "soaked here": Pattern(210, 2),
    "wet": Pattern(150, 2),
    "feather": Pattern(9, 3, 0.7),
    # the thickness of the ink
    "pools": Pattern(240, 4, 0.55),
    "puddles": Pattern(60, 4),
    "backruns": Pattern(34, 4),
    "veins here": Pattern(180, 3),
    "veins": Pattern(30, 5, 0.62),
    "fine veins": Pattern(13, 4, 0.6),
    "tooth": Pattern(3.2, 2),
    "coarse tooth": Pattern(7, 2),
    "crease": Pattern(60, 3),
    # the differences between inks and between the halves
    "mixing": Pattern(50, 3),
    "pressed": Pattern(130, 4),
}
"""The noise patterns that make a blot irregular, by name."""


class FoldedSheet:
    """A sheet that is folded once: its paper, and the random patterns of the ink.

    Both are computed on first use; `prepare_patterns` computes the patterns in advance.
    """

    def __init__(self, seed: int, size: int = SIZE) -> None:
        self.size = size
        self.half = size // 2, size
        """The size of the folded half in pixels; its left edge is the crease."""
        self.unit = size / UNITS
        """The number of pixels in a unit."""
        self.rng = random.Random(f"{seed} ink")
        self.seed = seed

    @cached_property
    def _grey(self) -> tuple[Plane, tuple[float, float, float]]:
        return reflected_light(random.Random(f"{self.seed} paper"), self.size)

    @property
    def paper(self) -> Iterator[Plane]:
        """The red, green and blue planes of the sheet without ink.

        To save memory, each is computed from one grey plane when it is used.
        """
        light, tone = self._grey
        return (light * channel for channel in tone)

    @cached_property
    def bare(self) -> Image.Image:
        """A picture of the sheet without ink."""
        return Image.merge("RGB", [light.to_bytes() for light in self.paper])

    @cached_property
    def _patterns(self) -> dict[str, Plane]:
        """The patterns of the ink, for the folded half; smooth ones are stored at a small size."""
        rng = random.Random(f"{self.seed} patterns")
        return {name: self._pattern(rng, pattern) for name, pattern in PATTERNS.items()}

    def _pattern(self, rng: random.Random, pattern: Pattern) -> Plane:
        factor = pattern.reduction(self.unit)
        size = self.half[0] // factor, self.half[1] // factor
        return Noise(rng, size, self.unit / factor)(*pattern)

    def prepare_patterns(self) -> None:
        """Compute all patterns in advance, so that painting takes less time after the fold."""
        _ = self._patterns

    def take_pattern(self, name: str) -> Plane:
        """Remove a pattern from the sheet and return it in the size of the half.

        Each pattern is used only once; all of them together would take too much memory in that
        size.
        """
        pattern = self._patterns.pop(name)
        return pattern if pattern.size == self.half else pattern.resized(self.half)


def channels(colour: str) -> tuple[float, float, float]:
    """The red, green and blue of a colour such as #15141a, each from 0 to 1."""
    red, green, blue = (int(colour[index : index + 2], 16) / 255 for index in (1, 3, 5))
    return red, green, blue


def reflected_light(rng: random.Random, size: int) -> tuple[Plane, tuple[float, float, float]]:
    """How much light the paper reflects at each pixel, and the factors for red, green and blue.

    The paper is mottled, fibrous, creased, and darker in its corners.
    """
    unit = size / UNITS
    noise = Noise(rng, (size, size), unit)
    tone = channels(rng.choice(PAPER_TONES))
    # Image.effect_noise is not used, as it cannot be seeded.
    grain = Image.frombytes("L", (size // 4, size), rng.randbytes(size // 4 * size))
    fibres = (from_bytes(grain.resize((size, size), Image.Resampling.BICUBIC)) - 0.5) * 0.024
    light = noise(9, 3) * 0.012 + noise(260, 3) * 0.022 + fibres + 1.0
    return light * _vignette().resized((size, size)) * _crease(size, unit), tone


@cache
def _vignette() -> Plane:
    steps = [index / VIGNETTE_STEPS - 0.5 for index in range(VIGNETTE_STEPS + 1)]
    return from_rows(
        [[1 - CORNER_SHADE * min(1, 2 * (x**2 + y**2)) ** 1.5 for x in steps] for y in steps]
    )


def _crease(size: int, unit: float) -> Plane:
    """The factor by which the crease changes the light: a dark line with a lit right edge."""
    beside = [(column - size / 2 + 0.5) / unit for column in range(size)]
    light = [
        1 + 0.02 * math.exp(-(((x - 4) / 5) ** 2)) - 0.035 * math.exp(-((x / 2.2) ** 2))
        for x in beside
    ]
    return stretched_rows(light, (size, size))
