"""A shape laid on pixels: how far each one is inside the discs, and how broad it is there."""

from dataclasses import dataclass

import numpy as np

from art.paint.plane import Plane
from engine.games.clouds.shapes import Shape

MARGIN = 16  # sky units left free around the shape's bounding box
MELT = 5.0  # how softly neighbouring discs run into each other, in sky units


@dataclass(frozen=True, slots=True)
class Outline:
    """Planes in sky units; the shape's centre is the centre of the picture."""

    inside: Plane  # distance from the outline, negative outside
    breadth: Plane  # radius of the discs around here

    @property
    def size(self) -> tuple[int, int]:
        """Height and width in pixels."""
        height, width = self.inside.shape
        return height, width


def pixel_centres(shape: Shape, pixels_per_unit: int) -> tuple[Plane, Plane]:
    """x and y, in sky units, of every pixel of the shape's picture."""
    half_width, half_height = shape.width / 2 + MARGIN, shape.height / 2 + MARGIN
    columns = np.arange(round(2 * half_width * pixels_per_unit), dtype=np.float32)
    rows = np.arange(round(2 * half_height * pixels_per_unit), dtype=np.float32)
    x = (columns + 0.5) / pixels_per_unit - half_width
    y = half_height - (rows + 0.5) / pixels_per_unit
    across, up = np.meshgrid(x, y)
    return across, up


def outline(shape: Shape, pixels_per_unit: int) -> Outline:
    """The melted union of the discs."""
    x, y = pixel_centres(shape, pixels_per_unit)
    # Where the picture is far from every disc, the nearest one still has to count for something.
    total = np.full_like(x, 1e-30, dtype=np.float64)
    radii = np.zeros_like(total)
    for disc in shape.discs:
        depth = disc.radius - np.hypot(x - disc.x, y - disc.y)
        weight = np.exp(np.clip(depth / MELT, -60, 60).astype(np.float64))
        total += weight
        radii += weight * disc.radius
    inside = (MELT * np.log(total)).astype(np.float32)
    return Outline(inside=inside, breadth=(radii / total).astype(np.float32))


def covered(shape: Shape, pixels_per_unit: int) -> Plane:
    """1 where a finger touches the shape, else 0: the plain union of discs."""
    x, y = pixel_centres(shape, pixels_per_unit)
    touched = np.zeros(x.shape, bool)
    for disc in shape.discs:
        touched |= np.hypot(x - disc.x, y - disc.y) <= disc.radius
    return touched.astype(np.float32)
