"""The signs on what can be pressed: white masks the app tints."""

import math
from collections.abc import Sequence

from PIL import Image

from art.paint.table.shapes import (
    Point,
    Shape,
    arc,
    box,
    disc,
    half_plane,
    polygon,
    smooth,
    stroke,
    union,
)
from art.paint.table.sheet import Sheet, white

SIZE = 128
LINE = 0.19


def paint_control(name: str, size: int = SIZE) -> Image.Image:
    """White on nothing; a little uneven, as if cut by hand."""
    sheet = Sheet(size * 4, size * 4, seed=sum(name.encode()))
    cover = sheet.cover(CONTROLS[name], wobble=0.006)
    return white(cover).resize((size, size), Image.Resampling.LANCZOS)


def _arrow(path: Sequence[Point], width: float = LINE, head: float = 0.52) -> Shape:
    """A line with a head at its last point."""
    tip_x, tip_y = path[-1]
    deep = head * 0.72
    shaft = [point for point in path if math.dist(point, path[-1]) > deep]
    length = math.dist(shaft[-1], path[-1])
    x, y = (tip_x - shaft[-1][0]) / length, (tip_y - shaft[-1][1]) / length
    left = tip_x - x * deep - y * head / 2, tip_y - y * deep + x * head / 2
    right = tip_x - x * deep + y * head / 2, tip_y - y * deep - x * head / 2
    neck = tip_x - x * deep * 0.8, tip_y - y * deep * 0.8
    return stroke([*shaft, neck], width) | polygon((tip_x, tip_y), left, right).rounded(0.02)


def _around(radius: float, start: float, end: float) -> list[Point]:
    """An arc that goes on straight a little, so that its head lies well."""
    path = arc(radius, start, end)
    (ax, ay), (bx, by) = path[-2], path[-1]
    length = math.dist(path[-2], path[-1])
    return [*path, (bx + (bx - ax) / length * 0.30, by + (by - ay) / length * 0.30)]


def _pause() -> Shape:
    bar = box(0.34, 1.30, 0.10)
    return bar.at(-0.36, 0) | bar.at(0.36, 0)


def _turn_table() -> Shape:
    """Two arrows around a table that lies across."""
    half = _arrow(_around(0.76, 165, 40), LINE, 0.50)
    return union(half, half.turned(180), box(0.72, 0.44, 0.10))


def _peek() -> Shape:
    lid = _almond(0.56)
    return (lid - _almond(0.56).grown(-0.17)) | (disc(0.30) - disc(0.10).at(-0.09, 0.10))


def _almond(tall: float) -> Shape:
    upper = smooth([(-0.96, 0), (-0.5, tall * 0.78), (0, tall), (0.5, tall * 0.78), (0.96, 0)])
    return polygon(*upper, *((x, -y) for x, y in upper[::-1]))


def _closed_eye() -> Shape:
    lid = stroke(
        smooth([(-0.90, 0.18), (-0.48, -0.18), (0, -0.30), (0.48, -0.18), (0.90, 0.18)]), LINE
    )
    lashes = [
        stroke([(x, y), (x * 1.22, y - 0.36)], 0.16, 0.10)
        for x, y in ((-0.66, -0.05), (-0.25, -0.28), (0.25, -0.28), (0.66, -0.05))
    ]
    return union(lid, *lashes).at(0, 0.16)


def _undo() -> Shape:
    back = smooth(
        [(0.20, -0.66), (0.66, -0.52), (0.80, -0.06), (0.58, 0.34), (0.10, 0.42), (-0.82, 0.42)]
    )
    return _arrow(back, LINE, 0.66).at(0, 0.04)


def _hide() -> Shape:
    """An eye crossed out."""
    slash = stroke([(-0.74, -0.78), (0.74, 0.78)], 0.15)
    return (_peek() - slash.grown(0.11)) | slash


def _dice() -> Shape:
    pips = [
        disc(0.145).at(x, y)
        for x, y in ((-0.36, 0.36), (0, 0), (0.36, -0.36), (-0.36, -0.36), (0.36, 0.36))
    ]
    return (box(1.46, 1.46, 0.26) - union(*pips)).turned(-12)


def _robot() -> Shape:
    head = box(1.30, 0.98, 0.24).at(0, -0.16)
    eyes = disc(0.165).at(-0.30, -0.06) | disc(0.165).at(0.30, -0.06)
    mouth = box(0.56, 0.11, 0.05).at(0, -0.42)
    ears = box(0.16, 0.42, 0.06).at(-0.83, -0.16) | box(0.16, 0.42, 0.06).at(0.83, -0.16)
    mast = stroke([(0, 0.30), (0, 0.66)], 0.11) | disc(0.165).at(0, 0.72)
    return union(head - eyes - mouth, ears, mast)


def _players() -> Shape:
    """Two people side by side, the nearer one in front."""
    body = (disc(0.62) & half_plane(90)) | box(1.24, 0.16, 0.05).at(0, -0.02)
    person = disc(0.34).at(0, 0.42) | body.at(0, -0.62)
    front = person.at(-0.30, -0.02)
    return (person.at(0.42, 0.14) - front.grown(0.12)) | front


def _check() -> Shape:
    return stroke([(-0.72, -0.02), (-0.22, -0.52), (0.74, 0.56)], 0.27)


def _cross() -> Shape:
    return stroke([(-0.60, -0.60), (0.60, 0.60)], 0.26) | stroke(
        [(-0.60, 0.60), (0.60, -0.60)], 0.26
    )


def _flip() -> Shape:
    """A shape and its mirror image on the other side of a line."""
    wing = polygon((-0.20, 0.66), (-0.20, -0.66), (-0.92, -0.66)).rounded(0.03)
    hollow = wing.mirrored() - wing.mirrored().grown(-0.13)
    axis = union(*(box(0.10, 0.24, 0.04).at(0, y) for y in (-0.74, -0.25, 0.25, 0.74)))
    return union(wing, hollow, axis)


def _rotate() -> Shape:
    return _arrow(_around(0.62, 150, -150), LINE, 0.56) | disc(0.15)


def _lock() -> Shape:
    bow = stroke([(-0.38, -0.30), *arc(0.38, 180, 0), (0.38, -0.30)], LINE).at(0, 0.42)
    hole = disc(0.15).at(0, -0.24) | box(0.13, 0.36, 0.04).at(0, -0.42)
    return union(bow, box(1.24, 0.98, 0.12).at(0, -0.34) - hole)


def _layers(up: bool) -> Shape:
    """Sheets on a pile, and where this one goes."""
    sheet = polygon((-0.84, 0), (0, -0.40), (0.84, 0), (0, 0.40)).rounded(0.03)
    under = (sheet - sheet.at(0, 0.20).grown(0.06)).at(0, -0.62 if up else 0.0)
    flat = sheet.at(0, -0.26 if up else 0.36)
    arrow = [(0, 0.14), (0, 0.94)] if up else [(0, -0.14), (0, -0.94)]
    if not up:
        under = (sheet - sheet.at(0, -0.20).grown(0.06)).at(0, 0.62)
        flat = sheet.at(0, 0.26)
    shaft = _arrow(arrow, LINE, 0.54)
    return union((flat | under) - shaft.grown(0.09), shaft)


def _trash() -> Shape:
    can = polygon((-0.56, 0.36), (0.56, 0.36), (0.46, -0.90), (-0.46, -0.90)).rounded(0.04)
    slots = union(*(box(0.10, 0.86, 0.04).at(x, -0.28) for x in (-0.22, 0.0, 0.22)))
    lid = box(1.46, 0.20, 0.08).at(0, 0.58)
    grip = box(0.52, 0.24, 0.08).line(0.11).at(0, 0.76) & half_plane(90).at(0, 0.66)
    return union(can - slots, lid, grip)


def _next() -> Shape:
    return _arrow([(-0.84, 0), (0, 0), (0.86, 0)], 0.27, 0.94)


CONTROLS: dict[str, Shape] = {
    "pause": _pause(),
    "turn-table": _turn_table(),
    "peek": _peek(),
    "closed-eye": _closed_eye(),
    "undo": _undo(),
    "hide": _hide(),
    "dice": _dice(),
    "robot": _robot(),
    "players": _players(),
    "check": _check(),
    "cross": _cross(),
    "flip": _flip(),
    "rotate": _rotate(),
    "rotate-right": _rotate().mirrored(),
    "lock": _lock(),
    "layer-up": _layers(up=True),
    "layer-down": _layers(up=False),
    "trash": _trash(),
    "next": _next(),
}
