"""The bones of a blot: capsules drawn on the right half of the sheet.

Archetypes draw in a space where the fold is x = 0, the sheet reaches from -1 to 1 and y runs down.
"""

from collections.abc import Sequence
from itertools import pairwise

import numpy as np
import numpy.typing as npt

Joint = tuple[float, float, float]  # x, y, radius
Capsules = npt.NDArray[np.float64]  # rows of x, y, radius, x, y, radius, ink

TALLEST = 1.50
WIDEST = 0.80
THINNEST = 0.004


class Skeleton:
    """Collects the limbs an archetype draws, and the holes it leaves open."""

    def __init__(self, rng: np.random.Generator) -> None:
        self.rng = rng
        self.room = 1.0  # how much of the usual room on the sheet it fills
        self._limbs: list[tuple[float, ...]] = []
        self._holes: list[tuple[float, ...]] = []

    def between(self, low: float, high: float) -> float:
        """A number drawn evenly from low to high."""
        return float(self.rng.uniform(low, high))

    def sometimes(self, probability: float) -> bool:
        """True with the given probability."""
        return bool(self.rng.random() < probability)

    def line(self, *joints: Joint, ink: int = 0, hole: bool = False) -> None:
        """Straight bones from joint to joint."""
        bones = self._holes if hole else self._limbs
        bones.extend((*a, *b, ink) for a, b in pairwise(joints))

    def blob(
        self,
        x: float,
        y: float,
        radius: float,
        stretch: float = 0,
        ink: int = 0,
        hole: bool = False,
    ) -> None:
        """A round spot, drawn out upwards and downwards by `stretch`."""
        self.line((x, y - stretch, radius), (x, y + stretch, radius), ink=ink, hole=hole)

    def curve(self, *joints: Joint, steps: int = 8, ink: int = 0, hole: bool = False) -> None:
        """A limb that swings smoothly through its joints (a Catmull-Rom spline)."""
        self.line(*_spline(joints, steps), ink=ink, hole=hole)

    def fitted(self, sheet: int, swelling: float) -> tuple[Capsules, Capsules]:
        """Limbs and holes in pixels, scaled to fill the sheet; `swelling` thickens every radius."""
        limbs = np.array(self._limbs, float)
        holes = np.array(self._holes, float).reshape(-1, 7)
        x, y, radius = limbs[:, (0, 3)], limbs[:, (1, 4)], limbs[:, (2, 5)]
        top, bottom = (y - radius).min(), (y + radius).max()
        scale = self.room * min(TALLEST / (bottom - top), WIDEST / (x + radius).max())
        for capsules in (limbs, holes):
            capsules[:, (0, 3)] *= scale * sheet / 2
            capsules[:, (1, 4)] -= (top + bottom) / 2
            capsules[:, (1, 4)] *= scale * sheet / 2
            capsules[:, (1, 4)] += sheet / 2
            capsules[:, (2, 5)] *= scale * swelling * sheet / 2
        return limbs, holes


def _spline(joints: Sequence[Joint], steps: int) -> list[Joint]:
    points = np.array(joints, float)
    points = np.vstack([2 * points[0] - points[1], points, 2 * points[-1] - points[-2]])
    spans = len(points) - 3
    path: list[Joint] = []
    for step in range(steps * spans + 1):
        span = min(step // steps, spans - 1)
        u = step / steps - span
        a, b, c, d = points[span : span + 4]
        x, y, radius = 0.5 * (
            2 * b
            + (c - a) * u
            + (2 * a - 5 * b + 4 * c - d) * u**2
            + (3 * b - a - 3 * c + d) * u**3
        )
        path.append((float(x), float(y), max(float(radius), THINNEST)))
    return path
