"""Images of floats without numpy: arithmetic, lookup tables, blur and mesh warps with Pillow.

Pillow's mode F and `ImageMath` work in C and release the interpreter lock for most operations, so a
worker thread can paint while the main thread draws frames.
"""

import math
from collections.abc import Callable, Sequence
from typing import Any

from PIL import Image, ImageFilter, ImageMath

SQUARINGS = 6
"""How often `exp_minus` squares its intermediate result."""


class Plane:
    """An image with one float for each pixel."""

    __slots__ = ("image",)

    def __init__(self, image: Image.Image) -> None:
        self.image = image

    @property
    def size(self) -> tuple[int, int]:
        return self.image.size

    # --- arithmetic ---------------------------------------------------------------------------

    def scaled(self, factor: float, offset: float = 0.0) -> "Plane":
        """Every value times a factor, plus an offset."""
        # Pillow evaluates this function symbolically for mode F, so it must be linear.
        return Plane(self.image.point(lambda value: value * factor + offset))

    def _combined(self, other: "Plane", operation: Callable[[Any, Any], Any]) -> "Plane":
        return Plane(
            ImageMath.lambda_eval(
                lambda images: operation(images["x"], images["y"]), x=self.image, y=other.image
            )
        )

    def __add__(self, other: "Plane | float") -> "Plane":
        if isinstance(other, Plane):
            return self._combined(other, lambda x, y: x + y)
        return self.scaled(1, other)

    def __mul__(self, other: "Plane | float") -> "Plane":
        if isinstance(other, Plane):
            return self._combined(other, lambda x, y: x * y)
        return self.scaled(other)

    def __sub__(self, other: "Plane | float") -> "Plane":
        if isinstance(other, Plane):
            return self._combined(other, lambda x, y: x - y)
        return self.scaled(1, -other)

    def __rsub__(self, other: float) -> "Plane":
        return self.scaled(-1, other)

    __radd__ = __add__
    __rmul__ = __mul__

    def __neg__(self) -> "Plane":
        return self.scaled(-1)

    def __truediv__(self, other: "Plane") -> "Plane":
        return self._combined(other, lambda x, y: x / y)

    def maximum(self, other: "Plane") -> "Plane":
        return self._extreme("max", other)

    def minimum(self, other: "Plane") -> "Plane":
        return self._extreme("min", other)

    def _extreme(self, name: str, other: "Plane") -> "Plane":
        return Plane(
            ImageMath.lambda_eval(
                lambda images: images[name](images["x"], images["y"]), x=self.image, y=other.image
            )
        )

    def exp_minus(self) -> "Plane":
        """e to the power of -value for every value, computed as (1 - value / 64) ** 64.

        Six multiplications are faster than ImageMath's power, which does not release the
        interpreter lock.
        """
        power = self.scaled(-1 / 2**SQUARINGS, 1)
        for _ in range(SQUARINGS):
            power = power * power
        return power

    # --- computed with 256 levels -------------------------------------------------------------

    def to_bytes(self, low: float = 0.0, high: float = 1.0) -> Image.Image:
        """An image of mode L: `low` becomes 0 and `high` 255; values beyond them are clamped."""
        factor = 255 / (high - low)
        offset = 0.5 - low * factor
        return self.image.point(lambda value: value * factor + offset).convert("L")

    def mapped(self, function: Callable[[float], float], low: float, high: float) -> "Plane":
        """The plane after a function was applied to every value.

        The results come from a lookup table with 256 steps from `low` to `high`; values outside
        this range are clamped to it.
        """
        step = (high - low) / 255
        table = [function(low + index * step) for index in range(256)]
        return Plane(self.to_bytes(low, high).point(table, "F"))

    def clipped(self) -> "Plane":
        """The values clamped to 0..1, and rounded to 256 levels."""
        return from_bytes(self.to_bytes())

    def blurred(self, radius: float) -> "Plane":
        """The plane after a Gaussian blur; its values must be between 0 and 1."""
        return from_bytes(self.to_bytes().filter(ImageFilter.GaussianBlur(radius)))

    # --- geometry -----------------------------------------------------------------------------

    def resized(self, size: tuple[int, int]) -> "Plane":
        return Plane(self.image.resize(size, Image.Resampling.BICUBIC))

    def reduced(self, factor: int) -> "Plane":
        """The plane reduced by a whole factor; each value is the mean of factor x factor pixels."""
        return Plane(self.image.reduce(factor))

    def warped(self, shift_x: "Plane", shift_y: "Plane", cell: int) -> "Plane":
        """The plane with every value taken from a shifted position.

        `shift_x` and `shift_y` have a shift, in pixels, for each vertex of a mesh with cells of
        `cell` pixels. Between the vertices, shifts are interpolated.
        """
        width, height = self.size
        xs: Any = shift_x.image.load()
        ys: Any = shift_y.image.load()

        def source(column: int, row: int) -> tuple[float, float]:
            # Clamped, as Pillow returns 0 for positions outside of the image.
            x, y = column * cell + xs[column, row], row * cell + ys[column, row]
            return min(max(x, 0.0), width - 1.0), min(max(y, 0.0), height - 1.0)

        columns, rows = math.ceil(width / cell), math.ceil(height / cell)
        mesh = []
        for row in range(rows):
            for column in range(columns):
                box = (column * cell, row * cell, (column + 1) * cell, (row + 1) * cell)
                corners = (
                    (column, row),
                    (column, row + 1),
                    (column + 1, row + 1),
                    (column + 1, row),
                )
                mesh.append((box, tuple(part for corner in corners for part in source(*corner))))
        padded = (columns * cell, rows * cell)
        warped = self.image.transform(padded, Image.Transform.MESH, mesh, Image.Resampling.BILINEAR)
        return Plane(warped.crop((0, 0, width, height)))


def from_bytes(image: Image.Image) -> Plane:
    """A plane made of an image of mode L, with its values 0..255 scaled to 0..1."""
    return Plane(image.convert("F")).scaled(1 / 255)


def from_rows(rows: Sequence[Sequence[float]]) -> Plane:
    """A plane of these values, row by row from the top."""
    image = Image.new("F", (len(rows[0]), len(rows)))
    image.putdata([value for row in rows for value in row])
    return Plane(image)


def stretched_rows(row: Sequence[float], size: tuple[int, int]) -> Plane:
    """A plane of this size in which every row has the values of `row`, each repeated to fit."""
    return Plane(from_rows([row]).image.resize(size, Image.Resampling.NEAREST))
