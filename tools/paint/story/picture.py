"""A card from beginning to end: build the scene, render it, paint it, finish it."""

from dataclasses import dataclass, replace
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray
from PIL import Image as Pillow

from tools.paint.story import brush, grade, touches
from tools.paint.story.brush import Image
from tools.paint.story.card import Card
from tools.paint.story.colour import Vec3, channels
from tools.paint.story.finish import Finish, Flow
from tools.paint.story.palettes import PALETTES
from tools.paint.story.render import SKY_DEPTH, Layers, render
from tools.paint.story.scene import Scene

_STAR = "#fff6dc"
_KEPT_DETAIL = 0.42


@dataclass(frozen=True)
class _Dot:
    """A luminous dot, set at the very end so that no stroke dulls it."""

    x: float
    y: float
    radius: float
    colour: Vec3
    strength: float


@dataclass(frozen=True)
class PaintedCard:
    """A card's picture, with the scene and the unmirrored rendering it was painted from."""

    image: Pillow.Image
    scene: Scene
    finish: Finish
    layers: Layers


def paint_card(card: Card, width: int = 800, height: int = 1200) -> PaintedCard:
    """The finished card."""
    scene, finish = card.build()
    layers = render(scene, width, height)
    exposure = PALETTES[card.palette].exposure
    pixels = paint_layers(scene, layers, finish, card.seed, exposure, card.mirrored)
    return PaintedCard(_to_image(pixels), scene, finish, layers)


def draft_card(card: Card, width: int = 240, height: int = 360) -> PaintedCard:
    """The bare rendering, quick, to judge a composition."""
    scene, finish = card.build()
    layers = render(scene, width, height)
    shown = layers.mirrored() if card.mirrored else layers
    pixels = develop(shown, finish, PALETTES[card.palette].exposure)
    return PaintedCard(_to_image(pixels), scene, finish, layers)


def _to_image(pixels: Image) -> Pillow.Image:
    return Pillow.fromarray((pixels * 255 + 0.5).astype(np.uint8))


def paint_layers(
    scene: Scene,
    layers: Layers,
    finish: Finish,
    seed: int,
    exposure: float = 1.0,
    mirrored: bool = False,
    fineness: float = 1.0,
) -> Image:
    """Turn a rendering into a painting. All randomness comes from the seed."""
    if mirrored:
        layers = layers.mirrored()
        finish = replace(finish, birds=[replace(bird, x=1 - bird.x) for bird in finish.birds])
    height, width = layers.depth.shape
    dice = np.random.default_rng(seed)
    picture = develop(layers, finish, exposure)
    dots = _stars(layers, finish.stars, dice)
    for spark in _sparks(scene, layers, finish, mirrored):
        touches.glow_dot(
            picture, spark.x, spark.y, max(1.2 * width / 800, spark.radius * 2.2), spark.colour, 0.8
        )
        dots.append(replace(spark, radius=max(1.3 * width / 800, spark.radius)))
    for bird in finish.birds:
        touches.bird(picture, bird)

    edges = (np.abs(cv2.Laplacian(layers.ids, cv2.CV_32F)) > 0).astype(np.float32)
    painting = brush.paint(
        picture,
        seed=seed,
        flow=_flow(finish.flow, height, width, dice),
        normals=layers.normal,
        detail=_detail(picture, edges),
        ground=picture.reshape(-1, 3).mean(0) * 0.75 + np.array([0.10, 0.06, 0.03], np.float32),
        fineness=fineness,
    )
    # Outlines keep part of the rendering, so that small things stay crisp.
    crisp = np.clip(cv2.GaussianBlur(edges, (0, 0), 2.0 * width / 800) * 2.5, 0, 1)[..., None]
    painting = painting * (1 - crisp * _KEPT_DETAIL) + picture * crisp * _KEPT_DETAIL

    for dot in dots:
        touches.glow_dot(painting, dot.x, dot.y, dot.radius, dot.colour, dot.strength)
    if finish.constellation:
        touches.constellation(painting, finish.constellation)
    touches.snowfall(painting, finish.snowfall, dice)
    touches.petals(painting, finish.petals, finish.petal_colour, dice)
    if finish.rain:
        painting = touches.rain(painting, finish.rain, dice)
    return grade.grade(painting, finish.vignette, dice)


def develop(layers: Layers, finish: Finish, exposure: float) -> Image:
    """The rendering as a picture, before any brush touches it."""
    light = grade.bloom(layers.colour, np.clip(layers.emission, 0, 4), finish.bloom)
    return grade.develop(light, exposure)


def _stars(layers: Layers, count: int, dice: np.random.Generator) -> list[_Dot]:
    """Stars wherever there is sky, fewer of them low down, a few of them bright."""
    height, width = layers.depth.shape
    stars = []
    for _ in range(count):
        x, y = dice.uniform(0, width), dice.uniform(0, height * 0.9)
        if layers.depth[int(y), int(x)] <= SKY_DEPTH:
            continue
        brightness = min(dice.pareto(2.2) * 0.6 + 0.6, 4.0)
        if y > height * 0.55 and dice.random() < 0.5:
            continue
        radius = (0.8 + 0.75 * brightness) * width / 800
        stars.append(_Dot(x, y, radius, channels(_STAR), min(1.0, 0.35 + 0.2 * brightness)))
    return stars


def _sparks(scene: Scene, layers: Layers, finish: Finish, mirrored: bool) -> list[_Dot]:
    height, width = layers.depth.shape
    visible = []
    for spark in finish.sparks:
        place = scene.project(spark.at, width, height)
        if place is None:
            continue
        x = width - 1 - place.x if mirrored else place.x
        inside = 0 <= x < width and 0 <= place.y < height
        if inside and layers.depth[int(place.y), int(x)] > place.distance - 0.05:
            radius = spark.radius * place.pixels_per_unit
            visible.append(_Dot(x, place.y, radius, channels(spark.colour), 1.0))
    return visible


def _detail(picture: Image, edges: Image) -> Image:
    """Where small brushes are worth while."""
    grey = cv2.cvtColor(picture, cv2.COLOR_RGB2GRAY)
    dx, dy = cv2.Sobel(grey, cv2.CV_32F, 1, 0), cv2.Sobel(grey, cv2.CV_32F, 0, 1)
    contrast = np.clip(np.sqrt(dx**2 + dy**2) * 2, 0, 1)
    spread = cv2.GaussianBlur(np.maximum(edges, contrast), (0, 0), 5 * picture.shape[1] / 800)
    detail: Image = np.clip(spread * 2.2, 0, 1)
    return detail


def _flow(kind: Flow, height: int, width: int, dice: np.random.Generator) -> Image:
    """The direction of the brush where the picture itself suggests none."""

    def wander(cell: float) -> Image:
        rows, columns = max(2, int(height / cell) + 3), max(2, int(width / cell) + 3)
        coarse = dice.normal(0, 1, (rows, columns)).astype(np.float32)
        smooth = cv2.resize(coarse, (width, height), interpolation=cv2.INTER_CUBIC)
        return np.asarray(smooth, np.float32)

    if kind == "swirl":
        angle: NDArray[Any] = wander(width * 0.33) * 0.9 + wander(width * 0.16) * 0.35 + 0.15
    elif kind == "horizontal":
        angle = wander(width * 0.3) * 0.25
    elif kind == "radial":
        yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
        around = np.arctan2(yy / width - 0.6, xx / width - 0.5) + np.pi / 2
        angle = around + wander(width * 0.25) * 0.3
    else:
        angle = np.pi / 2 + wander(width * 0.3) * 0.3
    return angle.astype(np.float32)
