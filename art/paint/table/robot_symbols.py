"""The robots' symbols: parts of machines, drawn like the people's symbols in `symbols.py`.

Each robot has its own, which no person can choose.
"""

import math

from art.paint.table.shapes import (
    Shape,
    arc,
    box,
    disc,
    polygon,
    smooth,
    stroke,
    union,
)

GAP = 0.085
"""The width of gaps within a symbol: just wide enough to survive at 32 pixels."""


def _bolt() -> Shape:
    """A hexagonal head above a shaft with a thread."""
    head = box(1.16, 0.44, 0.1).at(0, 0.62)
    edges = union(*(box(GAP, 0.5).at(x, 0.62) for x in (-0.26, 0.26)))
    shaft = box(0.62, 1.3, 0.1).at(0, -0.26)
    thread = union(*(stroke([(-0.5, y), (0.5, y + 0.16)], GAP) for y in (-0.72, -0.44, -0.16)))
    return (head - edges) | (shaft - thread)


def _wheel(teeth: int, width: float) -> Shape:
    """A disc with teeth around it."""
    tooth = box(width, 0.5, 0.06).at(0, 0.66)
    return disc(0.66) | union(*(tooth.turned(360 * k / teeth) for k in range(teeth)))


def _cog() -> Shape:
    return _wheel(8, 0.32) - disc(0.3)


def _sprocket() -> Shape:
    """A wheel with many narrow teeth and four holes."""
    holes = union(*(disc(0.17).at(0, 0.36).turned(90 * k) for k in range(4)))
    return _wheel(14, 0.15).scaled(0.98) - holes


def _pixel() -> Shape:
    """Squares of a coarse picture: a smiling face."""
    rows = ("XX.XX", "XX.XX", ".....", "X...X", ".XXX.")
    return union(
        *(
            box(0.32, 0.32, 0.05).at((column - 2) * 0.36, (2 - row) * 0.36)
            for row, line in enumerate(rows)
            for column, mark in enumerate(line)
            if mark == "X"
        )
    )


def _gizmo() -> Shape:
    """A spanner."""
    handle = box(0.3, 1.3, 0.1)
    jaw = disc(0.42).at(0, 0.6) - box(0.3, 0.6, 0.06).at(0, 0.86)
    ring = disc(0.34).at(0, -0.66) - disc(0.14).at(0, -0.66)
    return ((handle - disc(0.2).at(0, -0.66)) | jaw | ring).turned(35)


def _rusty() -> Shape:
    """A funnel upside down: the hat of a man of tin."""
    cone = polygon((-0.78, -0.52), (0.78, -0.52), (0.2, 0.34), (-0.2, 0.34)).grown(0.05)
    spout = box(0.3, 0.72, 0.06).at(0, 0.56)
    brim = box(1.9, 0.2, 0.1).at(0, -0.7)
    seams = union(*(stroke([(0, 0.4), (x, -0.56)], GAP * 0.6, GAP) for x in (-0.3, 0.3)))
    return ((cone - seams) | spout | brim) - box(1.2, GAP).at(0, 0.34)


def _beep() -> Shape:
    """A bulb on an aerial that sends waves."""
    mast = stroke([(0, -0.9), (0, 0.1)], 0.22, 0.14)
    foot = box(0.9, 0.2, 0.1).at(0, -0.84)
    waves = union(
        *(
            stroke([(x, y + 0.3) for x, y in arc(radius, side - 48, side + 48)], 0.15)
            for radius in (0.5, 0.84)
            for side in (0, 180)
        )
    )
    return (disc(0.24).at(0, 0.3) | mast | foot | waves).scaled(0.94)


def _dynamo() -> Shape:
    """A horseshoe magnet."""
    bow = stroke([(x, y + 0.14) for x, y in arc(0.52, 0, 180)], 0.44)
    legs = union(*(box(0.44, 0.86).at(x, -0.26) for x in (-0.52, 0.52)))
    ends = box(2, GAP).at(0, -0.3)
    return ((bow | legs) - ends).at(0, -0.1).scaled(1.14)


def _widget() -> Shape:
    """A hexagonal nut."""
    corners = [(math.cos(math.radians(a)), math.sin(math.radians(a))) for a in range(0, 360, 60)]
    nut = polygon(*((0.86 * x, 0.86 * y) for x, y in corners)).grown(0.06)
    return (nut - disc(0.5)) | (disc(0.4) - disc(0.26))


def _ticker() -> Shape:
    """A coiled spring."""
    turns = [
        stroke(smooth([(-0.56, y), (0, y + 0.13), (0.56, y + 0.3)]), 0.2)
        for y in (-0.72, -0.4, -0.08, 0.24)
    ]
    ends = union(
        stroke([(-0.56, -0.76), (0.56, -0.76)], 0.2), stroke([(-0.56, 0.62), (0.56, 0.62)], 0.2)
    )
    return union(*turns, ends).scaled(1.12)


ROBOT_SYMBOLS: dict[str, Shape] = {
    "bolt": _bolt(),
    "cog": _cog(),
    "pixel": _pixel(),
    "gizmo": _gizmo(),
    "rusty": _rusty(),
    "beep": _beep(),
    "dynamo": _dynamo(),
    "sprocket": _sprocket(),
    "widget": _widget(),
    "ticker": _ticker(),
}
"""By the name of the robot, in small letters."""
