"""Drops of ink as people leave them with their fingers: sample drawings, and random ones."""

import math
import random
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from mobileapp.ink.fingers import InkFinger, on_sheet
from mobileapp.ink.sheet import InkDrop

Point = tuple[float, float]
FRAME = 1 / 60
DARK_INKS = ("black", "black", "blue-black", "sepia")
LETTERS: dict[str, list[list[Point]]] = {
    "A": [[(0, 1), (0.5, 0), (1, 1)], [(0.2, 0.6), (0.8, 0.6)]],
    "N": [[(0, 1), (0, 0), (1, 1), (1, 0)]],
    "M": [[(0, 1), (0.1, 0), (0.5, 0.7), (0.9, 0), (1, 1)]],
    "I": [[(0.5, 0), (0.5, 1)]],
}


def line(points: Sequence[Point], ink: str = "black", speed: float = 700) -> list[InkDrop]:
    """The drops of a finger that moves through points, at `speed` units of the sheet per second."""
    finger = InkFinger(*points[0], ink)
    drops = [finger.press()]
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        steps = max(1, round(length / speed / FRAME))
        for step in range(1, steps + 1):
            part = step / steps
            drops += finger.move(ax + (bx - ax) * part, ay + (by - ay) * part, FRAME)
    return drops


def pool(x: float, y: float, seconds: float, ink: str = "black") -> list[InkDrop]:
    """The drop of a finger that rests in one place for `seconds`, in a list."""
    return [InkFinger(x, y, ink).rest(seconds)]


def arc(x: float, y: float, radius: float, start: float, stop: float) -> list[Point]:
    angles = [math.radians(start + (stop - start) * step / 24) for step in range(25)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def spiral(x: float, y: float, radius: float, turns: float) -> list[Point]:
    parts = [step / 60 for step in range(61)]
    return [
        (
            x + radius * part * math.cos(part * turns * math.tau),
            y + radius * part * math.sin(part * turns * math.tau),
        )
        for part in parts
    ]


def name(text: str, x: float, y: float, width: float, height: float) -> Iterable[list[Point]]:
    """The lines of a handwritten name, each as a list of points.

    The name begins at `x` and `y`; `width` and `height` are the size of one letter.
    """
    for place, letter in enumerate(text):
        for points in LETTERS[letter]:
            yield [(x + (place + px * 0.75) * width, y + py * height) for px, py in points]


def _near(rng: random.Random, x: float, y: float, reach: float) -> Point:
    return x + rng.uniform(-reach, reach), y + rng.uniform(-reach, reach)


def _taps(rng: random.Random, x: float, y: float, ink: str) -> list[InkDrop]:
    spots = [_near(rng, x, y, 200) for _ in range(rng.randint(1, 7))]
    return [drop for spot in spots for drop in pool(*spot, rng.uniform(0.02, 0.4), ink)]


def _pool(rng: random.Random, x: float, y: float, ink: str) -> list[InkDrop]:
    return pool(x, y, rng.uniform(0.3, 4), ink)


def _drag(rng: random.Random, x: float, y: float, ink: str) -> list[InkDrop]:
    points = [(x, y), *((rng.uniform(100, 900), rng.uniform(100, 900)) for _ in range(2))]
    return line(points, ink, rng.uniform(250, 1500))


def _scribble(rng: random.Random, x: float, y: float, ink: str) -> list[InkDrop]:
    points = [_near(rng, x, y, 180) for _ in range(rng.randint(4, 15))]
    return line(points, ink, rng.uniform(400, 1800))


def _arc(rng: random.Random, x: float, y: float, ink: str) -> list[InkDrop]:
    start = rng.uniform(0, 360)
    points = arc(x, y, rng.uniform(50, 220), start, start + rng.uniform(90, 360))
    return line(points, ink, rng.uniform(300, 1000))


def _spiral(rng: random.Random, x: float, y: float, ink: str) -> list[InkDrop]:
    return line(spiral(x, y, rng.uniform(60, 200), rng.uniform(1, 4)), ink)


def _name(rng: random.Random, x: float, y: float, ink: str) -> list[InkDrop]:
    text = rng.choice(("MIA", "ANNA", "NAM", "IAN"))
    lines = name(text, max(60, x - 250), y - 80, rng.uniform(90, 160), rng.uniform(100, 200))
    return [drop for points in lines for drop in line(points, ink)]


KINDS: tuple[Callable[[random.Random, float, float, str], list[InkDrop]], ...] = (
    *(_taps, _pool, _drag, _scribble, _arc, _spiral, _name),
)


def person(seed: int) -> list[InkDrop]:
    """The drops that one person leaves on a sheet: one to six random drawings.

    If no drop lies on the sheet, the result is a single drop in a fixed place.
    """
    rng = random.Random(seed)
    dark = rng.choice(DARK_INKS)
    drops: list[InkDrop] = []
    for _ in range(rng.randint(1, 6)):
        ink = "red" if rng.random() < 0.15 else dark
        drops += rng.choice(KINDS)(rng, rng.uniform(120, 880), rng.uniform(120, 880), ink)
    return [drop for drop in drops if on_sheet(drop.x, drop.y)] or pool(400, 500, 0.3)


STROKES = {
    "a single dot": pool(420, 520, 0.3),
    "almost nothing": pool(180, 240, 0.0),
    "a spiral": line(spiral(360, 500, 230, 3)),
    "a face": line(arc(500, 470, 270, 0, 360))
    + pool(400, 400, 0.5)
    + pool(600, 400, 0.4)
    + line(arc(500, 520, 140, 20, 160), "red"),
    "a name": [
        drop for points in name("ANNA", 130, 380, 200, 240) for drop in line(points, "blue-black")
    ],
    "a line along the fold": line([(500, 140), (506, 860)], "sepia", 300),
    "a ring at the rim": line(arc(500, 500, 470, 0, 360)),
    "far too much ink": [
        InkDrop(*_near(random.Random(number), 500, 500, 440), 60, "red" if number % 4 else "black")
        for number in range(400)
    ],
    "ten fingers": [
        drop
        for finger in range(5)
        for side in (-1, 1)
        for drop in line(
            [(500 + side * (90 + 75 * finger), 700), (500 + side * (60 + 80 * finger), 330)],
            "sepia" if side < 0 else "black",
            400,
        )
    ],
}
"""The drops of sample drawings: common ones, and those that are hardest to turn into a blot."""
