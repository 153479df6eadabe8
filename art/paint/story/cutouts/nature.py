"""Leaves, trees, clouds, fish and other growing or drifting things, cut from paper."""

import math
from collections.abc import Callable, Sequence

from art.paint.story.colour import mix
from art.paint.story.cutouts.geometry import blob, ellipse, polygon, smooth, strip, strips
from art.paint.story.sheets import Outline, Pattern, Point, Sheet


def leaf_outline(length: float = 1.0, width: float = 0.36) -> Outline:
    """A leaf that points to the right from its stalk at the origin."""
    half = width / 2
    return blob(
        (0.0, 0.0),
        (0.0, 0.0),
        (0.18 * length, half * 0.75),
        (0.45 * length, half),
        (0.78 * length, half * 0.6),
        (length, 0.0),
        (length, 0.0),
        (0.78 * length, -half * 0.6),
        (0.45 * length, -half),
        (0.18 * length, -half * 0.75),
    )


def leaf(colour: str, length: float = 1.0, width: float = 0.36, veins: int = 5) -> list[Sheet]:
    """A leaf folded along its middle, with cut veins."""
    outline = leaf_outline(length, width)
    half = width / 2
    upper = blob(
        (0.0, 0.0),
        (0.0, 0.0),
        (0.18 * length, half * 0.75),
        (0.45 * length, half),
        (0.78 * length, half * 0.6),
        (length, 0.0),
        (length, 0.0),
    )
    sheets = [
        Sheet(outline, mix(colour, "#10202a", 0.16), ("leaf",), lift=8),
        Sheet(upper, mix(colour, "#fff8e0", 0.14), lift=0),
        Sheet(
            strip(((-0.12 * length, 0.0), (length * 0.96, 0.0)), 0.02 * length, 0.006),
            colour,
            lift=2,
        ),
    ]
    for index in range(veins):
        x = length * (0.16 + 0.66 * index / max(1, veins - 1))
        reach = half * (1 - abs(2 * x / length - 0.95) * 0.7)
        for side in (1, -1):
            line = strip(
                ((x, 0.0), (x + 0.12 * length, side * reach * 0.78)), 0.010 * length, 0.003
            )
            sheets.append(Sheet(line, mix(colour, "#10202a", 0.3), lift=0))
    return sheets


def cloud_outline(width: float = 1.0, lumps: Sequence[float] = (0.5, 0.9, 1.0, 0.7)) -> Outline:
    """A cloud with a flat base at the origin and round lumps above it."""
    outline = blob((-width / 2, 0.0), (-width / 2, 0.08), (width / 2, 0.08), (width / 2, 0.0))
    for index, size in enumerate(lumps):
        x = -width / 2 + width * (index + 0.5) / len(lumps)
        radius = width / len(lumps) * 0.72 * size
        outline = outline | ellipse(radius, radius * 0.9).at(x, radius * 0.45)
    return outline


def tree(trunk: str, crown: str, pattern: Pattern | None = None, seed: float = 0.0) -> list[Sheet]:
    """A tree of round leaf sheets on a forking trunk, about 1.5 high at the origin."""
    wood = (
        strip(((0, 0), (0.02, 0.35), (-0.02, 0.7)), 0.12, 0.06)
        | strip(((0, 0.45), (0.18, 0.7), (0.26, 0.95)), 0.06, 0.03)
        | strip(((0, 0.55), (-0.18, 0.75), (-0.28, 0.9)), 0.05, 0.03)
    )
    sheets = []
    for index, (x, y, r) in enumerate(((-0.28, 1.0, 0.30), (0.26, 1.04, 0.33), (0.0, 1.26, 0.34))):
        bumps = [
            (
                x + r * (1 + 0.10 * math.sin(a * 5 + seed + index)) * math.cos(a),
                y + r * (1 + 0.10 * math.sin(a * 5 + seed + index)) * math.sin(a),
            )
            for a in (2 * math.pi * step / 40 for step in range(40))
        ]
        colour = mix(crown, "#ffffff" if index == 2 else "#101828", 0.06 + 0.05 * index)
        sheets.append(Sheet(polygon(*bumps), colour, lift=7, pattern=pattern))
    return [sheets[0], sheets[1], Sheet(wood, trunk, ("tree",), lift=6), sheets[2]]


def branch(points: Sequence[Point], thick: float, twigs: int = 6, seed: float = 0.0) -> Outline:
    """A bare branch along a curve, thinning out, with twigs to both sides."""
    outline = strip(points, thick, thick * 0.25)
    curve = smooth(points, closed=False)
    for index in range(twigs):
        at = int(len(curve) * (0.25 + 0.7 * index / twigs))
        (x, y), (bx, by) = curve[at], curve[min(at + 3, len(curve) - 1)]
        along = math.atan2(by - y, bx - x)
        side = 1 if index % 2 else -1
        reach = thick * (4.5 - 2.2 * index / twigs) * (1 + 0.3 * math.sin(seed + index * 2.1))
        turn = along + side * (0.7 + 0.25 * math.sin(seed * 1.7 + index))
        tip = (x + reach * math.cos(turn), y + reach * math.sin(turn))
        bend = (
            x + reach * 0.55 * math.cos(turn - side * 0.25),
            y + reach * 0.55 * math.sin(turn - side * 0.25),
        )
        outline = outline | strip(((x, y), bend, tip), thick * 0.42, thick * 0.12)
    return outline


def fish(colour: str, belly: str = "#fff0d8", pattern: Pattern | None = "scales") -> list[Sheet]:
    """A fish that swims to the right, about one long around the origin."""
    body = blob(".48,0 .3,.17 0,.2 -.28,.07 -.28,-.07 0,-.19 .3,-.15")
    tail = blob("-.24,0 -.36,.08 -.52,.2 -.52,.2 -.44,0 -.52,-.2 -.52,-.2 -.36,-.08")
    fin = polygon((0.02, -0.02), (-0.16, -0.12), (-0.10, 0.04))
    return [
        Sheet(tail, mix(colour, "#000000", 0.15), lift=5),
        Sheet(body, colour, ("fish",), lift=7, pattern=pattern),
        Sheet(
            blob(".44,-.03 .2,-.06 -.1,-.05 0,-.17 .28,-.13"),
            belly,
            lift=2,
        ),
        Sheet(fin, mix(colour, "#ffffff", 0.25), lift=4),
        Sheet(ellipse(0.045).at(0.30, 0.05), "#fffaf0", lift=2),
        Sheet(ellipse(0.022).at(0.31, 0.05), "#141020", ("eye",), lift=1),
    ]


def flower(colour: str, centre: str = "#ffe08a", petals: int = 7) -> list[Sheet]:
    """A flower seen from the front, about two across around the origin."""
    whole = Outline(())
    for index in range(petals):
        whole = whole | ellipse(0.42, 0.28).at(0.55, 0).turned(360 * index / petals)
    return [
        Sheet(whole, colour, ("flower",), lift=6),
        Sheet(ellipse(0.34), centre, lift=4),
    ]


def rain(count: int, falls: Callable[[float, float], bool]) -> Sheet:
    """Slanting drops, spread evenly wherever rain falls: not below a roof, not above a cloud."""
    drops: list[tuple[Point, Point]] = []
    for index in range(count):
        x, y = -1.0 + 2.0 * (index * 0.7549 % 1), 1.5 - 3.0 * (index * 0.5698 % 1)
        if falls(x, y):
            drops.append(((x, y), (x - 0.03, y - 0.12)))
    return Sheet(strips(drops, 0.013), "#eef6fa", ("rain",), lift=2)
