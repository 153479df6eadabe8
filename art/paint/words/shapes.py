"""Outlines that many words share, in picture units: x to the right, y upwards."""

import math

from art.paint.story.cutouts.geometry import beads, blob, ellipse, points, polygon, strip
from art.paint.story.sheets import Outline, Point


def disc(x: float, y: float, across: float, up: float | None = None, turn: float = 0) -> Outline:
    """A disc, or an ellipse with these radii."""
    return ellipse(across, up).turned(turn).at(x, y)


def discs(places: str, radius: float) -> Outline:
    """Discs of one size at several places."""
    return beads(points(places), radius)


def line(path: str, width: float, end: float | None = None) -> Outline:
    """A strip with round ends along a smooth curve."""
    knots = points(path)
    last = width if end is None else end
    tips = ellipse(width / 2).at(*knots[0]) | ellipse(last / 2).at(*knots[-1])
    return strip(knots, width, last) | tips


def lines(paths: str, width: float, end: float | None = None) -> Outline:
    """Several strips; a semicolon stands between their paths."""
    whole = Outline(())
    for path in paths.split(";"):
        whole = whole | line(path, width, end)
    return whole


def slab(x: float, y: float, width: float, height: float, corner: float = 0.0) -> Outline:
    """A rectangle around a point, its corners perhaps round."""
    across, up = width / 2, height / 2
    if not corner:
        return polygon((-across, -up), (across, -up), (across, up), (-across, up)).at(x, y)
    rim: list[Point] = []
    for turn, (side, level) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(9):
            angle = math.radians(90 * turn + 90 * step / 8)
            centre = side * (across - corner), level * (up - corner)
            rim.append((centre[0] + corner * math.cos(angle), centre[1] + corner * math.sin(angle)))
    return polygon(*rim).at(x, y)


def even(half: str) -> Outline:
    """A smooth outline, the same on both sides of x = 0.

    The points of its right half run from the top to the bottom. A point given twice is a corner.
    """
    right = points(half)
    return blob(*right, *((-x, y) for x, y in reversed(right) if x or right.count((x, y)) > 1))


def both(outline: Outline) -> Outline:
    """The outline and its mirror image on the other side of x = 0."""
    return outline | outline.flipped()


def arc(
    x: float, y: float, radius: float, start: float, end: float, width: float, up: float = 1.0
) -> Outline:
    """A part of a ring, anticlockwise from start to end in degrees; `up` squeezes it."""
    turns = [math.radians(start + (end - start) * step / 16) for step in range(17)]
    knots = [(x + radius * math.cos(a), y + radius * up * math.sin(a)) for a in turns]
    tips = ellipse(width / 2).at(*knots[0]) | ellipse(width / 2).at(*knots[-1])
    return strip(knots, width) | tips


def puffs(x: float, y: float, width: float) -> Outline:
    """A cloud with a flat bottom."""
    shape = blob(
        "-.5,-.16 -.5,-.16 .5,-.16 .5,-.16 .58,0 .46,.12 .34,.12 .28,.3 .08,.38 -.1,.3"
        " -.2,.18 -.36,.2 -.48,.1 -.56,-.04"
    )
    return shape.scaled(width).at(x, y)


def drop(x: float, y: float, size: float, turn: float = 0) -> Outline:
    """A drop of water, its point up."""
    shape = even("0,1 0,1 .22,.4 .42,-.1 .3,-.5 0,-.62")
    return shape.scaled(size).turned(turn).at(x, y)


def heart(x: float, y: float, size: float, turn: float = 0) -> Outline:
    shape = even("0,.5 0,.5 .3,.82 .72,.74 .86,.36 .6,-.14 0,-.8 0,-.8")
    return shape.scaled(size).turned(turn).at(x, y)


def leaf_shape(x: float, y: float, length: float, width: float, turn: float = 0) -> Outline:
    """A leaf that grows from the point in the direction of `turn`; 0 is to the right."""
    shape = blob((0, 0), (0, 0), (0.45, width), (1, 0), (1, 0), (0.45, -width))
    return shape.scaled(length, 1).turned(turn).at(x, y)


def flame_shape(x: float, y: float, size: float) -> Outline:
    """A flame that stands on the point."""
    shape = blob(
        "0,0 .34,.08 .44,.4 .28,.74 .26,.56 .16,.6 .14,.9 -.04,1.2 -.04,1.2 -.1,.86"
        " -.28,.66"
        " -.4,.36 -.28,.06"
    )
    return shape.scaled(size).at(x, y)


def spokes(x: float, y: float, inner: float, outer: float, count: int, width: float) -> Outline:
    """Strips that run outwards like rays."""
    whole = Outline(())
    for index in range(count):
        angle = 2 * math.pi * index / count + math.pi / 2
        near = (x + inner * math.cos(angle), y + inner * math.sin(angle))
        far = (x + outer * math.cos(angle), y + outer * math.sin(angle))
        whole = whole | strip((near, far), width)
    return whole


def petals(x: float, y: float, reach: float, count: int, width: float, turn: float = 0) -> Outline:
    """Ellipses around a middle."""
    whole = Outline(())
    for index in range(count):
        angle = turn + 360 * index / count
        radians = math.radians(angle)
        centre = (x + reach / 2 * math.cos(radians), y + reach / 2 * math.sin(radians))
        whole = whole | ellipse(reach / 2, width).turned(angle).at(*centre)
    return whole


def burst(x: float, y: float, outer: float, inner: float, count: int, turn: float = 0) -> Outline:
    """A star with this many points."""
    rim = []
    for index in range(2 * count):
        radius = inner if index % 2 else outer
        angle = math.radians(90 + turn + 180 * index / count)
        rim.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return polygon(*rim)
