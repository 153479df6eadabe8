"""Outlines to cut: discs, bands, smooth curves, strips and holes, in picture units."""

import math
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from art.paint.story.sheets import Outline, Point, Polygon

Knot = NDArray[np.float64]

BOTTOM = -1.75  # below the picture's lower edge, which is at -1.5
SIDE = 1.25  # beyond its left and right edges, which are at -1 and 1
_SAMPLES = 9  # straight pieces between two points of a curve


def points(text: str) -> list[Point]:
    """Points written like the attribute of an SVG polygon: "x,y x,y ...", with y upwards."""
    pairs = (pair.split(",") for pair in text.split())
    return [(float(x), float(y)) for x, y in pairs]


def smooth(line: Sequence[Point], closed: bool = True) -> Polygon:
    """A Catmull-Rom curve through the points. A point given twice in a row is a corner."""
    knots = np.array(line, float)
    count = len(knots)
    spans = count if closed else count - 1
    curve: list[Knot] = []
    for index in range(spans):
        if closed:
            around = [knots[(index + offset) % count] for offset in (-1, 0, 1, 2)]
        else:
            around = [knots[min(max(index + offset, 0), count - 1)] for offset in (-1, 0, 1, 2)]
        curve.extend(_span(*around))
    if not closed:
        curve.append(knots[-1])
    return tuple((float(x), float(y)) for x, y in curve)


def _span(before: Knot, start: Knot, end: Knot, after: Knot) -> list[Knot]:
    """The curve from start to end without its last point."""
    if np.allclose(start, end):
        return [start]
    result = []
    for step in range(_SAMPLES):
        t = step / _SAMPLES
        linear = 2 * start + (end - before) * t
        square = (2 * before - 5 * start + 4 * end - after) * t * t
        cubic = (3 * start - before - 3 * end + after) * t**3
        result.append(0.5 * (linear + square + cubic))
    return result


def blob(*corners: Point | str) -> Outline:
    """The area within a smooth closed curve through points, or through those of a text."""
    return Outline((smooth(_listed(corners)),))


def polygon(*corners: Point | str) -> Outline:
    """The area within straight edges between points, or between those of a text."""
    return Outline((tuple(_listed(corners)),))


def _listed(corners: Sequence[Point | str]) -> list[Point]:
    listed: list[Point] = []
    for corner in corners:
        listed.extend(points(corner) if isinstance(corner, str) else [corner])
    return listed


def ellipse(across: float, up: float | None = None) -> Outline:
    """A disc or an ellipse around the origin, by its radii."""
    turns = np.linspace(0, 2 * math.pi, 64, endpoint=False)
    tall = across if up is None else up
    return polygon(*((across * math.cos(a), tall * math.sin(a)) for a in turns))


def ring(outer: float, inner: float) -> Outline:
    """A disc with a round hole."""
    return ellipse(outer) - ellipse(inner)


def box(width: float, height: float) -> Outline:
    """A rectangle around the origin."""
    x, y = width / 2, height / 2
    return polygon((-x, -y), (x, -y), (x, y), (-x, y))


def page() -> Outline:
    """A sheet that fills the picture."""
    return box(2 * SIDE, -2 * BOTTOM)


def star(points: int, outer: float, inner: float) -> Outline:
    """A star with one point up."""
    radii = (outer, inner) * points
    turns = [math.pi / 2 + math.pi * index / points for index in range(2 * points)]
    pairs = zip(radii, turns, strict=True)
    return polygon(*((r * math.cos(a), r * math.sin(a)) for r, a in pairs))


def crescent(radius: float, bite: float = 0.45) -> Outline:
    """A new moon open to the right; a larger bite leaves less of it."""
    horn = math.radians(55)
    outer = [
        (radius * math.cos(a), radius * math.sin(a))
        for a in np.linspace(horn, 2 * math.pi - horn, 48)
    ]
    (tip_x, tip_y), centre = outer[0], radius * bite
    reach, lean = math.hypot(tip_x - centre, tip_y), math.atan2(tip_y, tip_x - centre)
    inner = [
        (centre + reach * math.cos(a), reach * math.sin(a))
        for a in np.linspace(2 * math.pi - lean, lean, 48)
    ]
    return polygon(*outer, *inner)


def strip(points: Sequence[Point], start: float, end: float | None = None) -> Outline:
    """A strip along a smooth curve, its width running from start to end."""
    last = start if end is None else end
    curve = smooth(points, closed=False) if len(points) > 2 else tuple(points)
    left, right = [], []
    for index, (x, y) in enumerate(curve):
        (ax, ay), (bx, by) = curve[max(index - 1, 0)], curve[min(index + 1, len(curve) - 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        half = (start + (last - start) * index / (len(curve) - 1)) / 2
        dx, dy = -(by - ay) / length * half, (bx - ax) / length * half
        left.append((x + dx, y + dy))
        right.append((x - dx, y - dy))
    # Piece by piece as well: where a wide strip bends sharply, its border crosses itself.
    pieces = [(left[i], left[i + 1], right[i + 1], right[i]) for i in range(len(curve) - 1)]
    return Outline(((*left, *reversed(right)), *pieces))


def strips(segments: Sequence[tuple[Point, Point]], width: float) -> Outline:
    """Straight strips between pairs of points: threads, bars, rungs."""
    outline = Outline(())
    for start, end in segments:
        outline = outline | strip((start, end), width)
    return outline


def land(*tops: Point) -> Outline:
    """Everything below a smooth line that runs from the left to the right edge."""
    line = smooth(((-SIDE, tops[0][1]), *tops, (SIDE, tops[-1][1])), closed=False)
    return polygon((-SIDE, BOTTOM), *line, (SIDE, BOTTOM))


def waves(level: float, height: float, length: float, phase: float = 0.0) -> Outline:
    """Everything below a line of pointed waves."""
    xs = np.linspace(-SIDE, SIDE, 160)
    crests = [
        (float(x), level + height * (1 - 2 * abs(math.sin((x / length + phase) * math.pi))))
        for x in xs
    ]
    return polygon((-SIDE, BOTTOM), *crests, (SIDE, BOTTOM))


def opening(x: float, y: float, radius: float, wobble: float, lobes: int, seed: float) -> Outline:
    """A page with one uneven round hole: rings of them make a tunnel."""
    turns = np.linspace(0, 2 * math.pi, 120, endpoint=False)
    rim = []
    for a in turns:
        stray = math.sin(a * lobes + seed) + 0.55 * math.sin(a * (lobes + 2) + 2.3 * seed)
        r = radius * (1 + wobble * stray)
        rim.append((x + r * math.cos(a), y + r * math.sin(a)))
    return Outline(page().solids, (tuple(rim),))


def beads(points: Sequence[Point], radius: float) -> Outline:
    """Small discs at the points."""
    outline = Outline(())
    for x, y in points:
        outline = outline | ellipse(radius).at(x, y)
    return outline
