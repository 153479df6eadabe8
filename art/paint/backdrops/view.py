"""Looking straight down on a table: how scene units, dp and pixels belong together."""

from art.paint.story.scene import Camera

HALF_LONG, HALF_SHORT = 8.0, 5.0  # half of the sides that are seen, in scene units
DP = 2 * HALF_LONG / 1280  # one dp of a tablet, in scene units
_EYE_HEIGHT = 24.0


def from_above() -> Camera:
    """The whole place, its long side across; far enough away that nothing leans much."""
    return Camera(eye=(0, _EYE_HEIGHT, -0.02), target=(0, 0, 0), focal=_EYE_HEIGHT / HALF_SHORT)
