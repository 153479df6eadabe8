"""What is added to a card beyond its scene: stars, birds, weather, and how the brush runs."""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from art.paint.story.colour import Vec3

Flow = Literal["swirl", "horizontal", "vertical", "radial"]
Span = tuple[float, float]

INK = "#20242c"


@dataclass(frozen=True)
class Spark:
    """A glowing dot at a place in the scene, hidden by what stands before it."""

    at: Vec3
    radius: float
    colour: str


@dataclass(frozen=True)
class Bird:
    """A distant bird; place and size are fractions of the picture."""

    x: float
    y: float
    size: float
    flap: float
    colour: str = INK


@dataclass(frozen=True)
class Constellation:
    """Stars (x, y, size) joined by lines; places are fractions of the picture."""

    points: Sequence[Vec3]
    lines: Sequence[tuple[Span, Span]]
    colour: str


@dataclass(frozen=True)
class Finish:
    """Everything the painter adds by hand."""

    flow: Flow = "swirl"
    stars: int = 0
    sparks: Sequence[Spark] = ()
    birds: Sequence[Bird] = ()
    snowfall: int = 0
    petals: int = 0
    petal_colour: str = "#f0a0b0"
    rain: int = 0
    vignette: float = 0.22
    bloom: float = 1.0
    constellation: Constellation | None = None
    soften: float = 0.0
    """How far oil lets outlines pass into what is behind them, in pixels at a width of 800."""


def fireflies(
    count: int,
    colour: str,
    seed: int = 1,
    x: Span = (-2, 2),
    y: Span = (0.2, 2.2),
    z: Span = (-3, 1),
    radius: float = 0.018,
) -> list[Spark]:
    """Sparks scattered through a box of the scene."""
    dice = random.Random(seed)
    swarm = []
    for _ in range(count):
        at = (dice.uniform(*x), dice.uniform(*y), dice.uniform(*z))
        swarm.append(Spark(at, radius * dice.uniform(0.7, 1.4), colour))
    return swarm


def flock(
    count: int,
    seed: int = 1,
    x: Span = (0.1, 0.5),
    y: Span = (0.1, 0.25),
    size: Span = (0.012, 0.022),
    colour: str = INK,
) -> list[Bird]:
    """Birds scattered over a part of the picture."""
    dice = random.Random(seed)
    birds = []
    for _ in range(count):
        place = dice.uniform(*x), dice.uniform(*y)
        birds.append(Bird(*place, dice.uniform(*size), dice.uniform(0.5, 1.1), colour))
    return birds
