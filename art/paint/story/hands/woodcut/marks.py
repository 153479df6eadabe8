"""Stars, sparks, birds, snow, petals and rain as single cuts of the gouge."""

from collections.abc import Sequence

import cv2
import numpy as np

from art.paint.plane import blur
from art.paint.story import details
from art.paint.story.brush import Image
from art.paint.story.hands.woodcut.block import SHARPNESS, Block
from art.paint.story.hands.woodcut.directions import in_sky
from art.paint.story.hands.woodcut.plan import WoodcutPlan
from art.paint.story.sheets import Point

_BRIGHT_STAR = 2.6  # radius in pixels above which a star has four rays


def add_marks(carved: Image, block: Block, plan: WoodcutPlan) -> Image:
    """The block with everything the plan adds beyond the scene."""
    height, width = block.sky.shape
    carved = _stars(carved, block, plan)
    carved = _rain(carved, block, details.rain(width, height, plan.rain, block.dice))
    for bird in details.birds(block.layers, plan):
        _bird(carved, block, bird.x * width, bird.y * height, bird.size * width, bird.flap)
    for flake in details.snowfall(width, height, plan.snowfall, block.dice):
        # A thin dark ring lets a flake be seen before light grounds, too.
        radius = (1.2 + 1.5 * flake.radius / block.unit) * block.unit
        _disc(carved, flake.x, flake.y, radius + 0.8 * block.unit, 0.0)
        _disc(carved, flake.x, flake.y, radius, 1.0)
    for petal in details.petals(width, height, plan.petals, block.dice):
        _petal(carved, petal)
    for spark in details.sparks(block.scene, block.layers, plan):
        _rays(carved, spark.x, spark.y, max(3.0, 2.2 * spark.radius / block.unit) * block.unit)
    if plan.constellation:
        _constellation(carved, plan, width, height)
    return carved


def _stars(carved: Image, block: Block, plan: WoodcutPlan) -> Image:
    """Stars only where the sky is black around them."""
    surroundings = blur(np.where(in_sky(block), carved, 1), 9 * block.unit)
    for star in details.stars(block.layers, plan.stars, block.dice):
        row, column = int(star.y) * SHARPNESS, int(star.x) * SHARPNESS
        if surroundings[row, column] > 0.12:
            continue
        if star.radius > _BRIGHT_STAR * block.unit:
            _rays(carved, star.x, star.y, 6.5 * block.unit)
        else:
            _disc(carved, star.x, star.y, star.radius * 0.9, 1.0)
    return carved


def _rain(carved: Image, block: Block, drops: Sequence[details.Drop]) -> Image:
    """Drops are cut where it is dark and left standing where it is light."""
    light = blur(carved, 14 * block.unit) > 0.45
    streaks = np.zeros_like(carved)
    for drop in drops:
        half = (0.9 + 2.2 * drop.strength) * block.unit
        shape = [(drop.x - half, drop.y), (drop.x + half, drop.y), (drop.x2, drop.y2)]
        _fill(streaks, shape, 1.0)
    return np.where(light, carved * (1 - streaks), np.maximum(carved, streaks)).astype(np.float32)


def _bird(carved: Image, block: Block, x: float, y: float, size: float, flap: float) -> None:
    """A silhouette against the sky: black before a light one, white before a dark one."""
    height, width = carved.shape
    row = min(max(int(y * SHARPNESS), 0), height - 1)
    column = min(max(int(x * SHARPNESS), 0), width - 1)
    reach = int(20 * block.unit) + 1
    around = carved[max(0, row - reach) : row + reach, max(0, column - reach) : column + reach]
    value = 0.0 if around.mean() > 0.4 else 1.0
    for side in (-1, 1):
        wing = (
            (0, 0),
            (0.28, -0.30),
            (0.62, -0.34),
            (1.0, -0.05),
            (0.6, -0.18),
            (0.25, -0.08),
            (0, 0.10),
        )
        shape = [(x + side * across * size, y + up * flap * size) for across, up in wing]
        _fill(carved, shape, value)


def _petal(carved: Image, petal: details.Petal) -> None:
    angle = np.radians(petal.angle)
    along = np.array([np.cos(angle), np.sin(angle)]) * petal.length * 1.3
    across = np.array([-np.sin(angle), np.cos(angle)]) * petal.width * 1.3
    centre = np.array([petal.x, petal.y])
    corners = [centre - along, centre + across * 0.9, centre + along, centre - across * 0.9]
    _fill(carved, [(float(x), float(y)) for x, y in corners], 0.0)
    inner = [centre + (corner - centre) * 0.62 for corner in corners]
    _fill(carved, [(float(x), float(y)) for x, y in inner], 1.0)


def _constellation(carved: Image, plan: WoodcutPlan, width: int, height: int) -> None:
    figure = plan.constellation
    if figure is None:
        return
    for (x, y), (x2, y2) in figure.lines:
        start = np.array([x * width, y * height])
        end = np.array([x2 * width, y2 * height])
        along = (end - start) / max(float(np.linalg.norm(end - start)), 1e-6)
        across = np.array([-along[1], along[0]]) * 0.9 * width / 800
        shape = [start + across, end + across, end - across, start - across]
        _fill(carved, [(float(a), float(b)) for a, b in shape], 1.0)
    for x, y, size in figure.points:
        _rays(carved, x * width, y * height, 5.5 * size * width / 800)


def _rays(carved: Image, x: float, y: float, length: float) -> None:
    """A star with four rays."""
    for turn in range(4):
        along = np.array([np.cos(turn * np.pi / 2), np.sin(turn * np.pi / 2)])
        across = np.array([-along[1], along[0]]) * length * 0.19
        corners = [np.array([x, y]) + across, np.array([x, y]) - across]
        tip = np.array([x, y]) + along * length
        _fill(carved, [(float(a), float(b)) for a, b in (*corners, tip)], 1.0)


def _disc(carved: Image, x: float, y: float, radius: float, value: float) -> None:
    ring = np.linspace(0, 2 * np.pi, 16, endpoint=False)
    shape = [(x + radius * float(np.cos(a)), y + radius * float(np.sin(a))) for a in ring]
    _fill(carved, shape, value)


def _fill(carved: Image, shape: Sequence[Point], value: float) -> None:
    corners = np.round(np.array(shape) * SHARPNESS * 16).astype(np.int32)
    cv2.fillPoly(carved, [corners], value, cv2.LINE_AA, 4)
