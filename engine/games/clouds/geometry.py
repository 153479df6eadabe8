"""The geometry of clouds in integer arithmetic, so that replays are the same on every machine.

Sines and cosines come from a table of fractions rounded to multiples of 1/FINE. So the centre of
every disc is an exact multiple of 1/FINE sky units, and no result depends on floating point.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from math import cos, isqrt, radians, sin
from typing import NamedTuple

from engine.games.clouds.shapes import SHAPES, SKY_HEIGHT, SKY_WIDTH

FINE = 1 << 16
COSINES = tuple(round(cos(radians(angle)) * FINE) for angle in range(360))
SINES = tuple(round(sin(radians(angle)) * FINE) for angle in range(360))

MIN_SHIFT = SKY_WIDTH // 50
"""The minimum distance by which a nudge must move at least one cloud to count as an action: 2 % of
the sky's width.
"""

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Cloud:
    """A cloud in the sky, with its centre at (x, y).

    Its shape is mirrored left to right if `flip` is true, and then rotated counter-clockwise by
    `angle` degrees.
    """

    id: int
    shape: str
    x: int
    y: int
    angle: int
    flip: bool


@cache
def discs_of(shape: str, angle: int, flip: bool) -> tuple[tuple[int, int, int], ...]:
    """The discs of a shape, mirrored and rotated, relative to its centre.

    Each is given by the x and y of its centre and its radius, all in units of 1/FINE sky units.
    """
    cosine, sine = COSINES[angle], SINES[angle]
    return tuple(
        (x * cosine - disc.y * sine, x * sine + disc.y * cosine, disc.radius * FINE)
        for disc in SHAPES[shape].discs
        for x in [-disc.x if flip else disc.x]
    )


class Bounds(NamedTuple):
    """The limits of a rectangle, such as the bounding box of a cloud relative to its centre."""

    left: int
    right: int
    bottom: int
    top: int


@cache
def bounds_of(shape: str, angle: int, flip: bool) -> Bounds:
    """The bounding box of a shape after mirroring and rotation, relative to its centre.

    It is rounded outwards to whole sky units.
    """
    discs = discs_of(shape, angle, flip)
    return Bounds(
        min(x - radius for x, _, radius in discs) // FINE,
        -(min(-x - radius for x, _, radius in discs) // FINE),
        min(y - radius for _, y, radius in discs) // FINE,
        -(min(-y - radius for _, y, radius in discs) // FINE),
    )


@cache
def reach(shape: str) -> int:
    """An upper bound of the distance between the centre of a shape and any of its points."""
    return max(isqrt(disc.x**2 + disc.y**2) + 1 + disc.radius for disc in SHAPES[shape].discs)


def covers(cloud: Cloud, x: int, y: int) -> bool:
    """Whether the cloud contains the point; points on its edge count."""
    right, up = x - cloud.x, y - cloud.y
    if right * right + up * up > reach(cloud.shape) ** 2:
        return False
    right, up = right * FINE, up * FINE
    return any(
        (right - disc_x) ** 2 + (up - disc_y) ** 2 <= radius * radius
        for disc_x, disc_y, radius in discs_of(cloud.shape, cloud.angle, cloud.flip)
    )


def clouds_at(clouds: Sequence[Cloud], x: int, y: int) -> tuple[Cloud, ...]:
    """All clouds that contain the point, the topmost first; `clouds` are in drawing order."""
    return tuple(cloud for cloud in reversed(clouds) if covers(cloud, x, y))


def overlap(one: Cloud, other: Cloud) -> bool:
    """Whether two clouds overlap or touch."""
    right, up = other.x - one.x, other.y - one.y
    if right * right + up * up > (reach(one.shape) + reach(other.shape)) ** 2:
        return False
    right, up = right * FINE, up * FINE
    return any(
        (right + far_x - near_x) ** 2 + (up + far_y - near_y) ** 2 <= (near + far) ** 2
        for near_x, near_y, near in discs_of(one.shape, one.angle, one.flip)
        for far_x, far_y, far in discs_of(other.shape, other.angle, other.flip)
    )


def first_contact(cloud: Cloud, start: Point, end: Point) -> Point | None:
    """The first point, rounded to whole sky units, at which a straight stroke meets the cloud.

    None if the stroke misses the cloud.
    """
    right, up = end[0] - start[0], end[1] - start[1]
    length = right * right + up * up
    away = start[0] - cloud.x, start[1] - cloud.y
    if _passes_by(away, (right, up), length, reach(cloud.shape)):
        return None
    soonest = _soonest(cloud, away, (right, up), length)
    if soonest is None:
        return None
    whole = length * FINE or 1
    return start[0] + _nearest(right * soonest, whole), start[1] + _nearest(up * soonest, whole)


def _passes_by(away: Point, way: Point, length: int, radius: int) -> bool:
    """Whether a straight stroke misses a circle.

    This is a quick test before the exact one. `away` is the vector from the centre of the circle to
    the start of the stroke, `way` the vector from the start of the stroke to its end, and `length`
    the squared length of the stroke.
    """
    towards = -(away[0] * way[0] + away[1] * way[1])
    if towards <= 0:
        nearest = away
    elif towards >= length:
        nearest = away[0] + way[0], away[1] + way[1]
    else:
        cross = away[0] * way[1] - away[1] * way[0]
        return cross * cross > radius * radius * length
    return nearest[0] ** 2 + nearest[1] ** 2 > radius * radius


def _soonest(cloud: Cloud, away: Point, way: Point, length: int) -> int | None:
    """How far along a stroke its first contact with a disc of the cloud is; None without contact.

    The result runs from 0 at the start of the stroke to `length` * FINE at its end. The parameters
    are as in `_passes_by`, for a circle around the centre of the cloud. For each disc, the contact
    is at the smaller root t of |away - centre of the disc + t * way| = radius.
    """
    soonest = None
    for disc_x, disc_y, radius in discs_of(cloud.shape, cloud.angle, cloud.flip):
        from_x, from_y = away[0] * FINE - disc_x, away[1] * FINE - disc_y
        outside = from_x * from_x + from_y * from_y - radius * radius
        if outside <= 0:
            return 0
        towards = -(from_x * way[0] + from_y * way[1])
        spread = towards * towards - length * outside
        if towards <= 0 or spread < 0:
            continue
        met = towards - isqrt(spread)
        if met <= length * FINE and (soonest is None or met < soonest):
            soonest = met
    return soonest


def _nearest(numerator: int, denominator: int) -> int:
    return (2 * numerator + denominator) // (2 * denominator)


def pushed(cloud: Cloud, start: Point, end: Point) -> Cloud:
    """The cloud after a stroke has pushed it.

    The cloud moves by the vector from the first contact to the end of the stroke, but its centre
    stays in the sky. A cloud that the stroke does not meet stays where it is.
    """
    contact = first_contact(cloud, start, end)
    if contact is None or contact == end:
        return cloud
    x, y = clamped(cloud.x + end[0] - contact[0], cloud.y + end[1] - contact[1])
    return replace(cloud, x=x, y=y)


def straight_way(start: Point, end: Point) -> Iterator[Point]:
    """Points along a line segment, rounded to integers, without gaps, both ends included."""
    right, up = end[0] - start[0], end[1] - start[1]
    steps = max(abs(right), abs(up), 1)
    for step in range(steps + 1):
        yield start[0] + _nearest(right * step, steps), start[1] + _nearest(up * step, steps)


def clamped(x: int, y: int) -> Point:
    """The point of the sky that is nearest to this point."""
    return min(max(x, 0), SKY_WIDTH), min(max(y, 0), SKY_HEIGHT)


def in_sky(x: int, y: int) -> bool:
    """Whether the point is in the sky or on its edge."""
    return 0 <= x <= SKY_WIDTH and 0 <= y <= SKY_HEIGHT


def moved_enough(before: Cloud, after: Cloud) -> bool:
    """Whether a nudge moved a cloud far enough to count as an action."""
    return (after.x - before.x) ** 2 + (after.y - before.y) ** 2 >= MIN_SHIFT**2


def within_half_width(shape: str, one: Point, other: Point) -> bool:
    """Whether two positions are at most half the width of the shape apart."""
    distance = (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
    return 4 * distance <= SHAPES[shape].width ** 2
