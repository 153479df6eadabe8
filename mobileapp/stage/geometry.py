"""Rectangles, and functions that lay them out: lengths in pixels, y upwards, angles in degrees.

Angles grow anticlockwise.
"""

from collections.abc import Sequence
from math import cos, hypot, radians, sin
from typing import NamedTuple

MIN_ASPECT = 0.01
"""The minimum width / height of a box in a grid."""


class Rect(NamedTuple):
    """A rectangle; `x` and `y` are its lower left corner."""

    x: float
    y: float
    w: float
    h: float

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def top(self) -> float:
        return self.y + self.h

    def inset(self, dx: float, dy: float | None = None) -> "Rect":
        """The rectangle with its edges moved inwards.

        The left and right edges move by `dx`, the others by `dy`, or by `dx` if `dy` is omitted.
        Negative values move the edges outwards.
        """
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def scaled(self, factor: float) -> "Rect":
        """The rectangle scaled by a factor, with the same centre."""
        return around(self.cx, self.cy, self.w * factor, self.h * factor)

    def moved(self, dx: float, dy: float) -> "Rect":
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def cut_top(self, h: float, gap: float = 0) -> "tuple[Rect, Rect]":
        """The upper part with height `h`, and the rest below it after a gap."""
        return Rect(self.x, self.top - h, self.w, h), Rect(self.x, self.y, self.w, self.h - h - gap)

    def cut_bottom(self, h: float, gap: float = 0) -> "tuple[Rect, Rect]":
        """The lower part with height `h`, and the rest above it after a gap."""
        rest = Rect(self.x, self.y + h + gap, self.w, self.h - h - gap)
        return Rect(self.x, self.y, self.w, h), rest

    def cut_left(self, w: float, gap: float = 0) -> "tuple[Rect, Rect]":
        """The left part with width `w`, and the rest beside it after a gap."""
        rest = Rect(self.x + w + gap, self.y, self.w - w - gap, self.h)
        return Rect(self.x, self.y, w, self.h), rest

    def cut_right(self, w: float, gap: float = 0) -> "tuple[Rect, Rect]":
        """The right part with width `w`, and the rest beside it after a gap."""
        rest = Rect(self.x, self.y, self.w - w - gap, self.h)
        return Rect(self.right - w, self.y, w, self.h), rest

    def within(self, other: "Rect") -> "Rect":
        """The rectangle moved, not resized, so that it lies inside another one.

        If it is wider than the other one, their right edges coincide; if it is higher, their upper
        edges do.
        """
        x = min(max(self.x, other.x), other.right - self.w)
        y = min(max(self.y, other.y), other.top - self.h)
        return Rect(x, y, self.w, self.h)

    def contains(self, other: "Rect", slack: float = 0.5) -> bool:
        """Whether another rectangle lies inside this one, with a tolerance of `slack` pixels."""
        return (
            self.x <= other.x + slack
            and self.y <= other.y + slack
            and self.right >= other.right - slack
            and self.top >= other.top - slack
        )

    def overlaps(self, other: "Rect") -> bool:
        x, y, w, h = other  # no properties: scenes compare thousands of rectangles
        across = self.x < x + w and x < self.x + self.w
        return across and self.y < y + h and y < self.y + self.h

    def mirrored(self, cx: float) -> "Rect":
        """The rectangle mirrored at the vertical line x = `cx`."""
        return Rect(2 * cx - self.right, self.y, self.w, self.h)

    def across(self, area: "Rect") -> "Rect":
        """The rectangle after a rotation by 180 degrees around the centre of an area."""
        return around(2 * area.cx - self.cx, 2 * area.cy - self.cy, self.w, self.h)


def around(cx: float, cy: float, w: float, h: float) -> Rect:
    """The rectangle with centre (`cx`, `cy`), width `w` and height `h`."""
    return Rect(cx - w / 2, cy - h / 2, w, h)


def hull(rects: Sequence[Rect]) -> Rect:
    """The smallest rectangle that contains all the given ones."""
    x, y = min(r.x for r in rects), min(r.y for r in rects)
    return Rect(x, y, max(r.right for r in rects) - x, max(r.top for r in rects) - y)


def joined(rects: Sequence[Rect]) -> list[Rect]:
    """The rectangles, with those that overlap replaced by their hull, until none overlap."""
    apart: list[Rect] = []
    for rect in rects:
        while near := [other for other in apart if other.overlaps(rect)]:
            rect = hull([rect, *near])
            apart = [other for other in apart if other not in near]
        apart.append(rect)
    return apart


def upright(oval: Rect, angle: float) -> Rect:
    """The bounding box of an ellipse that is rotated by `angle` around its centre."""
    across, up = cos(radians(angle)), sin(radians(angle))
    w, h = hypot(oval.w * across, oval.h * up), hypot(oval.w * up, oval.h * across)
    return around(oval.cx, oval.cy, w, h)


def upright_box(rect: Rect, angle: float) -> Rect:
    """The bounding box of a rectangle that is rotated by `angle` around its centre."""
    across, up = abs(cos(radians(angle))), abs(sin(radians(angle)))
    return around(rect.cx, rect.cy, rect.w * across + rect.h * up, rect.w * up + rect.h * across)


def carried(part: Rect, whole: Rect, to: Rect) -> Rect:
    """Where `part`, a rectangle in `whole`, lies after `whole` was moved and scaled to `to`."""
    scale = to.w / max(whole.w, 1)
    x, y = to.cx + (part.cx - whole.cx) * scale, to.cy + (part.cy - whole.cy) * scale
    return around(x, y, part.w * scale, part.h * scale)


def fitted(area: Rect, aspect: float) -> Rect:
    """The largest rectangle with this aspect ratio (width / height), centred in an area."""
    w = min(area.w, area.h * aspect)
    return around(area.cx, area.cy, w, w / aspect)


def grid(
    count: int,
    area: Rect,
    aspect: float,
    gap: float,
    most: float = 1e9,
    rows: int = 0,
    below: float = 0,
) -> list[Rect]:
    """`count` equal boxes in an area, as large as possible, row by row; each row is centred.

    `aspect` is their width / height, `gap` the distance between them, and `most` their maximum
    width. `rows` is the number of rows; 0 chooses the number that gives the largest boxes. `below`
    is the height of free room below each box, for example for a name. If the area is too small, the
    boxes are one pixel wide and may lie outside it.
    """
    aspect, best_w, columns = max(aspect, MIN_ASPECT), 1.0, 1
    for tried in [-(-count // rows)] if rows else range(1, count + 1):
        needed = -(-count // tried)
        by_width = (area.w - gap * (tried - 1)) / tried
        by_height = ((area.h - gap * (needed - 1)) / needed - below) * aspect
        if min(by_width, by_height) > best_w + 0.5:
            best_w, columns = min(by_width, by_height), tried
    w = min(best_w, most)
    h = w / aspect
    needed = -(-count // columns)
    step = h + below + gap
    top = area.cy + (needed * step - gap) / 2
    found = []
    for index in range(count):
        row, column = divmod(index, columns)
        in_row = min(columns, count - row * columns)
        left = area.cx - (in_row * w + (in_row - 1) * gap) / 2
        found.append(Rect(left + column * (w + gap), top - row * step - h, w, h))
    return found
