"""Flat shapes to draw with: each knows how far any point is from its edge.

A drawing is the square from -1 to 1, x to the right and y up. Shapes are put together like words:
`(disc(0.8) - disc(0.6).at(0.3, 0.2)).turned(20)` is a moon. Angles are degrees, anticlockwise.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import reduce

import numpy as np

from art.paint.plane import Plane

Point = tuple[float, float]

FAR = 1e6
_SAMPLES = 10  # straight pieces between two points of a curve


@dataclass(frozen=True, slots=True)
class Shape:
    """A distance to the edge for every x and y; negative inside."""

    distance: Callable[[Plane, Plane], Plane]

    def __or__(self, other: "Shape") -> "Shape":
        return Shape(lambda x, y: np.minimum(self.distance(x, y), other.distance(x, y)))

    def __and__(self, other: "Shape") -> "Shape":
        return Shape(lambda x, y: np.maximum(self.distance(x, y), other.distance(x, y)))

    def __sub__(self, other: "Shape") -> "Shape":
        return Shape(lambda x, y: np.maximum(self.distance(x, y), -other.distance(x, y)))

    def at(self, right: float, up: float) -> "Shape":
        """The shape moved."""
        return Shape(lambda x, y: self.distance(x - right, y - up))

    def turned(self, degrees: float) -> "Shape":
        """The shape turned around the origin."""
        cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        return Shape(lambda x, y: self.distance(x * cosine + y * sine, y * cosine - x * sine))

    def scaled(self, factor: float) -> "Shape":
        """The shape made larger or smaller around the origin."""
        return Shape(lambda x, y: self.distance(x / factor, y / factor) * factor)

    def mirrored(self) -> "Shape":
        """Left becomes right."""
        return Shape(lambda x, y: self.distance(-x, y))

    def grown(self, by: float) -> "Shape":
        """The shape with more flesh and rounder corners; less of it when negative."""
        return Shape(lambda x, y: self.distance(x, y) - by)

    def rounded(self, radius: float) -> "Shape":
        """The same size with its outer corners rounded; for shapes with true distances."""
        return self.grown(-radius).grown(radius)

    def line(self, width: float) -> "Shape":
        """A line along the edge."""
        return Shape(lambda x, y: np.abs(self.distance(x, y)) - width / 2)

    def around(self, count: int) -> "Shape":
        """Copies turned evenly around the origin."""
        return union(*(self.turned(360 / count * index) for index in range(count)))


def union(*shapes: Shape) -> Shape:
    """Everything that is in any of the shapes."""
    return reduce(Shape.__or__, shapes)


def disc(radius: float) -> Shape:
    """A filled circle."""
    return Shape(lambda x, y: np.hypot(x, y) - radius)


def ellipse(across: float, up: float) -> Shape:
    """A filled ellipse with these radii; the distance is close enough near the edge."""

    def distance(x: Plane, y: Plane) -> Plane:
        size = np.hypot(x / across, y / up)
        slope = np.hypot(x / across**2, y / up**2)
        return np.asarray(size * (size - 1) / np.maximum(slope, 1e-6))

    return Shape(distance)


def box(width: float, height: float, corner: float = 0.0) -> Shape:
    """A rectangle around the origin with rounded corners."""

    def distance(x: Plane, y: Plane) -> Plane:
        right, above = np.abs(x) - width / 2 + corner, np.abs(y) - height / 2 + corner
        outside = np.hypot(np.maximum(right, 0), np.maximum(above, 0))
        return np.asarray(outside + np.minimum(np.maximum(right, above), 0) - corner)

    return Shape(distance)


def half_plane(degrees: float) -> Shape:
    """Everything on that side of the origin."""
    cosine, sine = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return Shape(lambda x, y: -(x * cosine + y * sine))


def polygon(*points: Point) -> Shape:
    """The area within straight edges."""

    def distance(x: Plane, y: Plane) -> Plane:
        nearest = np.full(x.shape, FAR, np.float32)
        inside = np.zeros(x.shape, bool)
        for (ax, ay), (bx, by) in zip(points, [*points[1:], points[0]], strict=True):
            nearest = np.minimum(nearest, _from_segment(x, y, (ax, ay), (bx, by)))
            if ay != by:
                crossed = (ay > y) != (by > y)
                inside ^= crossed & (x < (bx - ax) * (y - ay) / (by - ay) + ax)
        return np.where(inside, -nearest, nearest)

    return Shape(distance)


def pebble(*points: Point) -> Shape:
    """The area within a smooth closed curve through the points."""
    return polygon(*smooth(points, closed=True))


def stroke(points: Sequence[Point], start: float, end: float | None = None) -> Shape:
    """A brush stroke along the points; its width may change from start to end."""
    last = start if end is None else end
    steps = len(points) - 1

    def distance(x: Plane, y: Plane) -> Plane:
        nearest = np.full(x.shape, FAR, np.float32)
        for index in range(steps):
            first, second = points[index], points[index + 1]
            along = _share(x, y, first, second)
            width = start + (last - start) * (index + along) / steps
            nearest = np.minimum(nearest, _from_segment(x, y, first, second) - width / 2)
        return nearest

    return Shape(distance)


def star(points: int, outer: float, inner: float) -> Shape:
    """A star with one point up."""
    corners = []
    for index in range(2 * points):
        radius = inner if index % 2 else outer
        angle = math.pi / 2 + math.pi * index / points
        corners.append((radius * math.cos(angle), radius * math.sin(angle)))
    return polygon(*corners)


def arc(radius: float, start: float, end: float) -> list[Point]:
    """Points on a circle between two angles, for strokes."""
    count = max(4, int(abs(end - start) / 6))
    angles = [math.radians(start + (end - start) * step / count) for step in range(count + 1)]
    return [(radius * math.cos(angle), radius * math.sin(angle)) for angle in angles]


def smooth(points: Sequence[Point], closed: bool = False) -> list[Point]:
    """A curve through the points, as many short pieces."""
    if closed:
        path = [points[-1], *points, points[0], points[1]]
    else:
        path = [points[0], *points, points[-1]]
    curve: list[Point] = []
    for index in range(1, len(path) - 2):
        knots = np.array(path[index - 1 : index + 3], float)
        curve.extend(_between(knots, step / _SAMPLES) for step in range(_SAMPLES))
    if not closed:
        curve.append(points[-1])
    return curve


def _between(knots: Plane, t: float) -> Point:
    """Catmull and Rom's curve from the second of four knots (t = 0) to the third (t = 1)."""
    before, start, end, after = knots
    x, y = 0.5 * (
        2 * start
        + (end - before) * t
        + (2 * before - 5 * start + 4 * end - after) * t**2
        + (3 * start - before - 3 * end + after) * t**3
    )
    return float(x), float(y)


def _share(x: Plane, y: Plane, start: Point, end: Point) -> Plane:
    """How far along the segment the nearest point to x, y is: 0 at the start, 1 at the end."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    share = ((x - start[0]) * dx + (y - start[1]) * dy) / max(dx * dx + dy * dy, 1e-12)
    return np.asarray(np.clip(share, 0, 1))


def _from_segment(x: Plane, y: Plane, start: Point, end: Point) -> Plane:
    along = _share(x, y, start, end)
    return np.asarray(
        np.hypot(
            x - start[0] - along * (end[0] - start[0]), y - start[1] - along * (end[1] - start[1])
        )
    )
