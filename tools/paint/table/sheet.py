"""The sheet a shape is drawn on, and what a painter does with it: cover, shade, grain."""

import numpy as np
from PIL import Image

from tools.paint.noise import Noise
from tools.paint.plane import Plane, ramp
from tools.paint.table.shapes import Shape


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

    def distance(self, shape: Shape, wobble: float = 0.0) -> Plane:
        """How far each pixel is from the shape's edge; wobble lets the hand tremble."""
        if not wobble:
            return shape.distance(self.x, self.y)
        right, up = self.noise(0.22, 3) * wobble, self.noise(0.22, 3) * wobble
        return shape.distance(self.x + right, self.y + up)

    def cover(self, shape: Shape, wobble: float = 0.0, soft: float = 0.0) -> Plane:
        """How much of each pixel the shape covers; `soft` is the width of a blurred edge."""
        edge = max(soft, 1.5 * self.pixel)
        return ramp(0.5 - self.distance(shape, wobble) / edge)

    def white(self, alpha: Plane) -> Image.Image:
        """White of that opacity."""
        light = np.full((self.height, self.width, 4), 255, np.uint8)
        light[..., 3] = (ramp(alpha) * 255 + 0.5).astype(np.uint8)
        return Image.fromarray(light)
