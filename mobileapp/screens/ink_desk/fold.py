"""The geometry of a sheet that is folded along its middle, computed without Kivy."""

import math
from typing import NamedTuple

STRIPS = 16
"""The number of strips that make up the turning half, so that it can bend."""
CURL = 0.9
"""The maximum bend of the turning half, in radians.

It is the difference between the slopes at the outer edge and at the crease.
"""
EYE = 2.6
"""The height of the camera above the desk, as a multiple of the sheet's side.

Parts of the sheet that are nearer to the camera look larger.
"""


class Square(NamedTuple):
    """The position and size of the sheet, in pixels."""

    left: float
    bottom: float
    side: float


class Corners(NamedTuple):
    """The texture coordinates of a picture: of its lower left and its upper right corner."""

    left: float
    bottom: float
    right: float
    top: float


def angle_under(part: float) -> float:
    """The angle of a half whose outer edge lies under the finger, from 0 (open) to pi (folded).

    `part` says where the finger is: 1 at the outer edge of the open half, 0 at the crease, -1 at
    the opposite edge.
    """
    return math.acos(min(max(part, -1.0), 1.0))


def half_mesh(
    square: Square, texture: Corners, outward: int, angle: float, mirrored: bool = False
) -> list[float]:
    """The vertices (x, y, u, v) of a triangle strip for one half of the sheet, turned by an angle.

    `outward` is 1 for the right half and -1 for the left one. With `mirrored`, this half
    shows the other half of the picture, reflected at the crease.
    """
    half = square.side / 2
    crease, middle = square.left + half, square.bottom + half
    centre = (texture.left + texture.right) / 2
    outer_u = texture.right if (outward > 0) != mirrored else texture.left
    bend = CURL * math.sin(angle)
    x = z = 0.0
    vertices: list[float] = []
    for strip in range(STRIPS + 1):
        part = strip / STRIPS
        scale = 1 / (1 - z / (square.side * EYE))
        u = centre + (outer_u - centre) * part
        across = crease + outward * x * scale
        vertices += (across, middle - half * scale, u, texture.bottom)
        vertices += (across, middle + half * scale, u, texture.top)
        slope = angle + bend * (part - 0.5)
        x += math.cos(slope) * half / STRIPS
        z += math.sin(slope) * half / STRIPS
    return vertices


INDICES = list(range(2 * STRIPS + 2))
"""The index buffer of a half: its vertices in order."""
