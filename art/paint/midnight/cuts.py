"""Lines of the gouge as outlines: what gives flat sheets their folds, hair and grain."""

import math
from collections.abc import Sequence
from itertools import pairwise

from art.paint.story.cutouts.geometry import points, smooth, strip, strips
from art.paint.story.sheets import Outline, Point


def cuts(*paths: str | Sequence[Point], thin: float = 0.004, thick: float = 0.014) -> Outline:
    """One line along each path, written like "x,y x,y ...", that swells towards its middle."""
    outline = Outline(())
    for path in paths:
        line = smooth(points(path) if isinstance(path, str) else path, closed=False)
        last = len(line) - 1
        for index in range(last):
            width = [thin + (thick - thin) * math.sin(math.pi * (index + i) / last) for i in (0, 1)]
            outline = outline | strip(line[index : index + 2], *width)
    return outline


def arc(
    x: float, y: float, radius: float, start: float, end: float, squash: float = 1.0
) -> list[Point]:
    """Points on a circle around (x, y) between two angles in degrees, `squash` times as high."""
    turns = [math.radians(start + (end - start) * step / 8) for step in range(9)]
    return [(x + radius * math.cos(a), y + squash * radius * math.sin(a)) for a in turns]


def rim(outline: Outline, width: float) -> Outline:
    """The border of an area as a line: laid behind the area, it frames it."""
    line = Outline(())
    for solid in outline.solids:
        line = line | strips(list(pairwise((*solid, solid[0]))), width)
    return line
