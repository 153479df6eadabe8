"""Small sheets in front of all others: birds, snow, petals, rain, constellations, the frame."""

import math

import numpy as np

from art.paint.story import details
from art.paint.story.colour import mix
from art.paint.story.hands.cut_paper.plan import PaperPlan
from art.paint.story.render import Layers
from art.paint.story.sheets import Outline, Point, Polygon, Sheet

_SNOW = "#fbf8f2"
_CORNERS = 14  # of a punched disc
_FRAME = 17 / 400  # the width of the frame in picture units
_UNEVEN = 0.0016
_PETAL_TONES = (("#ffffff", 0.0), ("#ffffff", 0.25), ("#402020", 0.2))
_FRAME_LIFT = 15.0


def details_as_sheets(layers: Layers, plan: PaperPlan, dice: np.random.Generator) -> list[Sheet]:
    """One sheet for all pieces of a kind, so that they are quickly laid."""
    height, width = layers.depth.shape

    def place(x: float, y: float) -> Point:
        """Pixels as picture units."""
        return (x - width / 2) / (width / 2), (height / 2 - y) / (width / 2)

    unit = 2 / width
    sheets = []
    if plan.rain:
        drops = details.rain(width, height, plan.rain, dice)
        strips = [_strip(place(d.x, d.y), place(d.x2, d.y2), 0.0022) for d in drops]
        sheets.append(Sheet(Outline(tuple(strips)), plan.rain_colour, lift=3))
    if plan.snowfall:
        flakes = details.snowfall(width, height, plan.snowfall, dice)
        discs = [_disc(place(f.x, f.y), (2.0 + 1.5 * f.radius) * unit) for f in flakes]
        sheets.append(Sheet(Outline(tuple(discs)), _SNOW, lift=7))
    if plan.petals:
        fallen = details.petals(width, height, plan.petals, dice)
        for index, (tone, share) in enumerate(_PETAL_TONES):
            own = [_petal(place(p.x, p.y), p, unit) for p in fallen[index :: len(_PETAL_TONES)]]
            colour = mix(plan.petal_colour, tone, share)
            sheets.append(Sheet(Outline(tuple(own)), colour, lift=6))
    for bird in details.birds(layers, plan):
        sheets.extend(_bird(place(bird.x * width, bird.y * height), bird.size * 2, bird.flap))
    if plan.constellation:
        figure = plan.constellation
        threads = [
            _strip(place(a[0] * width, a[1] * height), place(b[0] * width, b[1] * height), 0.002)
            for a, b in figure.lines
        ]
        sheets.append(Sheet(Outline(tuple(threads)), figure.colour, lift=2))
        holes = [_disc(place(x * width, y * height), 0.008 * s) for x, y, s in figure.points]
        sheets.append(Sheet(Outline(tuple(holes)), figure.colour, glow=1.0))
    return sheets


def frame(tall: float, colour: str, dice: np.random.Generator) -> Sheet:
    """The front of the theatre, high above the sheets, its opening cut a little unevenly."""
    x, y = 1 - _FRAME, tall - _FRAME
    corners = np.array([(-x, -y), (x, -y), (x, y), (-x, y)])
    steps = np.linspace(0, 1, 24, endpoint=False)[:, None]
    opening: list[Point] = []
    for start, end in zip(corners, np.roll(corners, -1, axis=0), strict=True):
        side = start + (end - start) * steps + dice.normal(0, _UNEVEN, (24, 2))
        opening.extend((float(a), float(b)) for a, b in side)
    outside = ((-2.0, -3.0), (2.0, -3.0), (2.0, 3.0), (-2.0, 3.0))
    return Sheet(Outline((outside,), (tuple(opening),)), colour, lift=_FRAME_LIFT)


def _disc(centre: Point, radius: float) -> Polygon:
    turns = [2 * math.pi * index / _CORNERS for index in range(_CORNERS)]
    x, y = centre
    return tuple((x + radius * math.cos(a), y + radius * math.sin(a)) for a in turns)


def _strip(start: Point, end: Point, half: float) -> Polygon:
    """A narrow strip between two points."""
    (ax, ay), (bx, by) = start, end
    length = math.hypot(bx - ax, by - ay) or 1.0
    dx, dy = -(by - ay) / length * half, (bx - ax) / length * half
    return ((ax + dx, ay + dy), (bx + dx, by + dy), (bx - dx, by - dy), (ax - dx, ay - dy))


def _petal(centre: Point, petal: details.Petal, unit: float) -> Polygon:
    angle = math.radians(petal.angle)
    cosine, sine = math.cos(angle), math.sin(angle)
    x, y = centre
    outline = []
    for index in range(12):
        turn = 2 * math.pi * index / 12
        along = math.cos(turn) * petal.length * 1.5 * unit
        across = math.sin(turn) * abs(math.sin(turn)) ** 0.5 * petal.width * 1.5 * unit
        outline.append((x + along * cosine - across * sine, y + along * sine + across * cosine))
    return tuple(outline)


def _bird(centre: Point, size: float, flap: float) -> list[Sheet]:
    """Two folded wings."""
    x, y = centre
    light = ((x, y), (x + size, y + size * 0.5 * flap), (x + size * 0.35, y + size * 0.04))
    dark = ((x, y), (x - size, y + size * 0.42 * flap), (x - size * 0.3, y))
    body = ((x - size * 0.3, y - size * 0.12), (x + size * 0.4, y), (x, y + size * 0.06))
    return [
        Sheet(Outline((dark,)), "#d9cdb8", lift=5),
        Sheet(Outline((light,)), "#fff9ea", lift=5),
        Sheet(Outline((body,)), "#efe4cf", lift=3),
    ]
