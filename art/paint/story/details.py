"""Stars, sparks, birds, snow, petals and rain as data in pixels, for each hand to draw in its way.

Every function that scatters takes the dice, so that a hand decides in which order they fall.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from art.paint.story.colour import Vec3, channels
from art.paint.story.finish import Bird, Finish
from art.paint.story.render import SKY_DEPTH, Layers
from art.paint.story.scene import Scene

_STAR = "#fff6dc"


@dataclass(frozen=True)
class Dot:
    """A star or a spark."""

    x: float
    y: float
    radius: float
    colour: Vec3
    strength: float


@dataclass(frozen=True)
class Flake:
    """A flake of falling snow."""

    x: float
    y: float
    radius: float
    strength: float


@dataclass(frozen=True)
class Petal:
    """A petal or a leaf in the wind: an ellipse, its angle in degrees."""

    x: float
    y: float
    length: float
    angle: float
    width: float
    brightness: float


@dataclass(frozen=True)
class Drop:
    """A drop of rain, falling from (x, y) to (x2, y2)."""

    x: float
    y: float
    x2: float
    y2: float
    strength: float


def stars(layers: Layers, count: int, dice: np.random.Generator) -> list[Dot]:
    """Stars wherever there is sky, fewer of them low down, a few of them bright."""
    height, width = layers.depth.shape
    found = []
    for _ in range(count):
        x, y = dice.uniform(0, width), dice.uniform(0, height * 0.9)
        if layers.depth[int(y), int(x)] <= SKY_DEPTH:
            continue
        brightness = min(dice.pareto(2.2) * 0.6 + 0.6, 4.0)
        if y > height * 0.55 and dice.random() < 0.5:
            continue
        radius = (0.8 + 0.75 * brightness) * width / 800
        found.append(Dot(x, y, radius, channels(_STAR), min(1.0, 0.35 + 0.2 * brightness)))
    return found


def sparks(scene: Scene, layers: Layers, finish: Finish) -> list[Dot]:
    """The sparks of the scene that nothing hides."""
    height, width = layers.depth.shape
    visible = []
    for spark in finish.sparks:
        place = scene.project(spark.at, width, height)
        if place is None:
            continue
        x = width - 1 - place.x if layers.is_mirrored else place.x
        inside = 0 <= x < width and 0 <= place.y < height
        if inside and layers.depth[int(place.y), int(x)] > place.distance - 0.05:
            radius = spark.radius * place.pixels_per_unit
            visible.append(Dot(x, place.y, radius, channels(spark.colour), 1.0))
    return visible


def birds(layers: Layers, finish: Finish) -> Sequence[Bird]:
    """The birds, on the side where a mirrored picture has them."""
    if not layers.is_mirrored:
        return finish.birds
    return [replace(bird, x=1 - bird.x) for bird in finish.birds]


def snowfall(width: int, height: int, count: int, dice: np.random.Generator) -> list[Flake]:
    """Flakes all over the picture."""
    flakes = []
    for _ in range(count):
        radius = dice.uniform(0.8, 3.2) ** 1.1 * width / 800
        x, y = dice.uniform(0, width), dice.uniform(0, height)
        flakes.append(Flake(x, y, radius, dice.uniform(0.35, 0.85)))
    return flakes


def petals(width: int, height: int, count: int, dice: np.random.Generator) -> list[Petal]:
    """Petals all over the picture."""
    found = []
    for _ in range(count):
        x, y = dice.uniform(0, width), dice.uniform(0, height)
        length = dice.uniform(3, 9) * width / 800
        angle = dice.uniform(0, 180)
        brightness = dice.uniform(0.75, 1.1)
        found.append(Petal(x, y, length, angle, length * dice.uniform(0.35, 0.6), brightness))
    return found


def rain(width: int, height: int, count: int, dice: np.random.Generator) -> list[Drop]:
    """Slanting drops all over the picture."""
    scale = width / 800
    drops = []
    for _ in range(count):
        x, y = dice.uniform(-50, width), dice.uniform(-50, height)
        length = dice.uniform(18, 60) * scale
        drops.append(Drop(x, y, x + length * 0.22, y + length, float(dice.uniform(0.10, 0.35))))
    return drops
