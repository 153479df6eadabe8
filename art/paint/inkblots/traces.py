"""What a tool leaves in the ink along a stroke: bristles that run dry, or the path of a finger."""

from collections.abc import Callable

import numpy as np

from art.paint.plane import Plane, ramp

# From the place across the stroke (-1..1), the share of its length, streaks and the bumps of the
# paper (both 0..1) to how much of the ink is left.
Tool = Callable[[Plane, Plane, Plane, Plane], Plane]


def dry_brush(across: Plane, along: Plane, streaks: Plane, tooth: Plane) -> Plane:
    """Bristles part as the brush empties, and only the bumps of the paper take ink."""
    held = streaks * 0.65 + tooth * 0.2 + 0.2
    dryness = 0.26 + 0.42 * along**1.3 + 0.10 * across**2
    return ramp((held - dryness) * 4.5) * (1.15 - 0.4 * along)


def finger(across: Plane, along: Plane, streaks: Plane, tooth: Plane) -> Plane:
    """A finger wipes the middle thin, piles ink up beside its path, and leaves a last ridge."""
    ridges = np.exp(-(((np.abs(across) - 0.82) / 0.2) ** 2))
    last = np.exp(-(((along - 0.97) / 0.035) ** 2))
    wiped = _out_of_the_puddle(along) * (0.25 + 0.75 * streaks)
    left: Plane = 1.1 - 0.95 * wiped + ridges * (0.55 - 0.3 * along) + last * 0.5
    thinned = ramp((streaks * 0.8 + tooth * 0.25 + 0.62 - along * 0.75) * 4)
    kept: Plane = np.maximum(left, 0.06) * np.maximum(thinned, last * 0.8)
    return kept


def _out_of_the_puddle(along: Plane) -> Plane:
    """Nothing is wiped in the puddle itself; further on everything is."""
    return ramp(along * 3 - 0.25)
