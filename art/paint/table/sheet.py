"""The sheet shapes are drawn on."""

from functools import cached_property

import numpy as np
from PIL import Image

from art.paint.noise import Noise
from art.paint.plane import Plane, ramp
from art.paint.table.shapes import FAR, Shape

Window = tuple[slice, slice]

_COARSE = 16  # pixels between the points that tell where a shape is at all


class Sheet:
    """Pixels with coordinates: the short side reaches from -1 to 1, the origin is the middle."""

    def __init__(self, width: int, height: int, seed: int) -> None:
        self.width = width
        self.height = height
        self.pixel = 2 / min(width, height)
        rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
        self.x: Plane = (columns + 0.5 - width / 2) * self.pixel
        self.y: Plane = (height / 2 - rows - 0.5) * self.pixel
        self.noise = Noise(np.random.default_rng(seed), (height, width), 1 / self.pixel)

    def window(self, shape: Shape, margin: float = 0.0) -> Window:
        """The part of the sheet that holds the shape and a margin around it."""
        every = slice(None, None, _COARSE)
        coarse = shape.distance(self.x[every, every], self.y[every, every])
        near = coarse < margin + 2 * _COARSE * self.pixel
        if not near.any():
            return slice(0, 0), slice(0, 0)
        rows, columns = np.flatnonzero(near.any(axis=1)), np.flatnonzero(near.any(axis=0))
        return (
            slice(max(0, int(rows[0]) - 1) * _COARSE, (int(rows[-1]) + 2) * _COARSE),
            slice(max(0, int(columns[0]) - 1) * _COARSE, (int(columns[-1]) + 2) * _COARSE),
        )

    def distance(self, shape: Shape, wobble: float = 0.0, margin: float = 0.3) -> Plane:
        """How far each pixel is from the shape's edge; wobble lets the hand tremble.

        Farther away than the margin it is only said to be far.
        """
        plane: Plane = np.full_like(self.x, FAR)
        window = self.window(shape, margin)
        x, y = self.x[window], self.y[window]
        if wobble:
            right, up = self._tremor
            x, y = x + right[window] * wobble, y + up[window] * wobble
        plane[window] = shape.distance(x, y)
        return plane

    def cover(self, shape: Shape, wobble: float = 0.0) -> Plane:
        """How much of each pixel the shape covers."""
        return ramp(0.5 - self.distance(shape, wobble, 0) / (1.5 * self.pixel))

    @cached_property
    def _tremor(self) -> tuple[Plane, Plane]:
        return self.noise(0.22, 3), self.noise(0.22, 3)


def white(alpha: Plane) -> Image.Image:
    """White of that opacity."""
    return to_image(np.ones((*alpha.shape, 3), np.float32), alpha)


def to_image(pixels: Plane, alpha: Plane | None = None) -> Image.Image:
    """Channels in 0..1 as a picture, with an alpha channel if there is one."""
    channels = pixels if alpha is None else np.dstack([pixels, alpha])
    return Image.fromarray((np.clip(channels, 0, 1) * 255 + 0.5).astype(np.uint8))
