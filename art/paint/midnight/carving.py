"""What makes flat sheets look carved: edges, lines that follow a form, coats of hair and straw."""

import math
from collections.abc import Sequence
from itertools import pairwise

from art.paint.midnight.cuts import cuts, rim
from art.paint.story.cutouts.geometry import blob, points, smooth, strip
from art.paint.story.sheets import Outline, Point, Sheet

BLACK, WHITE = "#161616", "#f6f6f6"


def edged(
    outline: Outline,
    colour: str,
    *tags: str,
    turn: float = 80,
    edge: float = 0.018,
    line: str = BLACK,
    shade: str = "",
) -> list[Sheet]:
    """An area with an edge around it, which parts it from what lies behind it.

    `edge` is the width of the edge, and `line` its colour.
    """
    return [Sheet(rim(outline, edge), line), Sheet(outline, colour, tags, turn=turn, shade=shade)]


def white_edged(outline: Outline, colour: str, *tags: str, edge: float = 0.016) -> list[Sheet]:
    """A dark area with a pale edge, which parts it from the night."""
    return [Sheet(rim(outline, edge), WHITE), Sheet(outline, colour, tags)]


def family(first: str, last: str, count: int, thin: float = 0.003, thick: float = 0.012) -> Outline:
    """Evenly spaced lines between two paths with equally many points, which shade a form."""
    a, b = points(first), points(last)
    paths = [_between(a, b, index / max(count - 1, 1)) for index in range(count)]
    return cuts(*paths, thin=thin, thick=thick)


def _between(a: Sequence[Point], b: Sequence[Point], share: float) -> list[Point]:
    pairs = zip(a, b, strict=True)
    return [(x + (u - x) * share, y + (v - y) * share) for (x, y), (u, v) in pairs]


def grain(path: str, start: float, end: float, count: int, thick: float = 0.012) -> Outline:
    """Lines along a strip whose width changes from `start` to `end`, such as bark or hair."""
    line = smooth(points(path), closed=False)
    last = len(line) - 1
    lanes: list[list[Point]] = [[] for _ in range(count)]
    for index in range(0, last + 1, 4):
        (ax, ay), (bx, by) = line[max(index - 1, 0)], line[min(index + 1, last)]
        long = math.hypot(bx - ax, by - ay) or 1.0
        wide = start + (end - start) * index / last
        for lane, way in enumerate(lanes):
            off = wide * ((lane + 1) / (count + 1) - 0.5)
            way.append((line[index][0] - (by - ay) / long * off,
                        line[index][1] + (bx - ax) / long * off))  # fmt: skip
    return cuts(*(way[lane % 3 : len(way) - lane % 2] for lane, way in enumerate(lanes)),
                thick=thick)  # fmt: skip


def shaggy(path: Sequence[Point], long: float, lean: float = 0.6) -> Outline:
    """The area within a closed path with pointed locks of hair along its whole border.

    The path runs anticlockwise; `lean` is how far each lock follows it.
    """
    line = smooth(path)
    border: list[Point] = []
    for index in range(0, len(line) - 4, 4):
        (ax, ay), (bx, by) = line[index], line[index + 4]
        length = math.hypot(bx - ax, by - ay) or 1.0
        reach = long * (0.75 + 0.4 * math.sin(index * 1.7))
        dx, dy = (bx - ax) / length, (by - ay) / length
        tip = (bx + dx * reach * lean + dy * reach, by + dy * reach * lean - dx * reach)
        border += [(ax, ay), tip, tip]
    return blob(*border)


def posed(outline: Outline, size: float, turn: float, x: float, y: float) -> Outline:
    """An area made larger, turned and moved, in this order."""
    return outline.scaled(size).turned(turn).at(x, y)


def sheaf(roots: str, tips: str, count: int, wide: float = 0.05) -> Outline:
    """Straws side by side from one line to another, each line given by its two ends."""
    (ax, ay), (bx, by) = points(roots)
    (cx, cy), (dx, dy) = points(tips)
    straws = Outline(())
    for index in range(count):
        at = index / (count - 1)
        reach = 1 + 0.16 * math.sin(index * 2.6)
        x, y = ax + (bx - ax) * at, ay + (by - ay) * at
        tip_x, tip_y = cx + (dx - cx) * at - x, cy + (dy - cy) * at - y
        straws = straws | strip(((x, y), (x + reach * tip_x, y + reach * tip_y)), wide, 0.02)
    return straws


def paces(path: str, gap: float) -> list[tuple[float, float, float]]:
    """Places at equal distances along a path, with its direction there in degrees."""
    places: list[tuple[float, float, float]] = []
    walked = gap
    for (ax, ay), (bx, by) in pairwise(smooth(points(path), closed=False)):
        walked += math.hypot(bx - ax, by - ay)
        if walked >= gap:
            walked -= gap
            places.append((ax, ay, math.degrees(math.atan2(by - ay, bx - ax))))
    return places
