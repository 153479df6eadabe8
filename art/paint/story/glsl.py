"""Writing GLSL from Python values, and curves as chains of capsules."""

import re
from collections.abc import Sequence
from functools import cache
from importlib import resources
from itertools import pairwise
from string import Template
from typing import Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from art.paint.story.colour import linear


@runtime_checkable
class HasSlot(Protocol):
    """A material: its slot is replaced by an id once the whole scene is known."""

    @property
    def slot(self) -> int: ...


GlslValue = float | str | Sequence[float] | HasSlot
TubePoint = tuple[float, float, float, float]

_HEX_COLOUR = re.compile(r"#[0-9a-fA-F]{6}\b")


def number(value: float) -> str:
    """A float literal; negative ones in parentheses, so that they may follow an operator."""
    literal = f"{float(value):.5f}"
    return f"({literal})" if literal.startswith("-") else literal


def vec3(values: Sequence[float]) -> str:
    x, y, z = values
    return f"vec3({number(x)},{number(y)},{number(z)})"


def glsl(text: str, /, **values: GlslValue) -> str:
    """Fill the $names of a GLSL text and turn #rrggbb colours into linear vec3 literals."""
    filled = Template(text).substitute({name: _literal(value) for name, value in values.items()})
    return _HEX_COLOUR.sub(lambda match: vec3(linear(match.group())), filled)


def placeholder(slot: int) -> str:
    """What stands for a material in a thing's code until the scene numbers all materials."""
    return f"@{slot}@"


def _literal(value: GlslValue) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, int | float):
        return number(value)
    if isinstance(value, HasSlot):
        return placeholder(value.slot)
    return vec3(value)


@cache
def library(name: str) -> str:
    """The text of a file in the glsl folder."""
    return resources.files(__package__).joinpath("glsl", name).read_text(encoding="utf-8")


def spline(points: Sequence[Sequence[float]], segments: int) -> NDArray[np.float64]:
    """A Catmull-Rom curve through the points, sampled at segments + 1 places."""
    knots = np.array(points, float)
    knots = np.vstack([2 * knots[0] - knots[1], knots, 2 * knots[-1] - knots[-2]])
    spans = len(knots) - 3
    samples = []
    for index in range(segments + 1):
        along = index / segments * spans
        span = min(int(along), spans - 1)
        t = along - span
        a, b, c, d = knots[span : span + 4]
        linear_part = 2 * b + (-a + c) * t
        square_part = (2 * a - 5 * b + 4 * c - d) * t * t
        cubic_part = (-a + 3 * b - 3 * c + d) * t**3
        samples.append(0.5 * (linear_part + square_part + cubic_part))
    return np.array(samples)


def tube(points: Sequence[TubePoint], segments: int, name: str, blend: float = 0.0) -> str:
    """Declare `float name`, the distance to a tapering tube through (x, y, z, radius) points."""
    samples = spline(points, segments)
    statements: list[str] = []
    for start, end in pairwise(samples):
        piece = glsl(
            "taper(p,$a,$b,$ra,$rb)",
            a=tuple(start[:3]),
            b=tuple(end[:3]),
            ra=max(start[3], 0.002),
            rb=max(end[3], 0.002),
        )
        if not statements:
            statements.append(f"float {name}={piece};")
        elif blend > 0:
            statements.append(f"{name}=smin({name},{piece},{number(blend)});")
        else:
            statements.append(f"{name}=min({name},{piece});")
    return "".join(statements)
