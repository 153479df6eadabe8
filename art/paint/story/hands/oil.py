"""Oil: the rendered picture painted over with brush strokes, then stars, weather and canvas."""

from dataclasses import replace
from typing import Any

import cv2
import numpy as np
from numpy.typing import NDArray

from art.paint.story import brush, details, grade, touches
from art.paint.story.brush import Image
from art.paint.story.finish import Finish, Flow
from art.paint.story.render import Layers
from art.paint.story.scene import Scene

_KEPT_DETAIL = 0.42


def paint(
    scene: Scene,
    layers: Layers,
    finish: Finish,
    *,
    seed: int,
    exposure: float = 1.0,
    fineness: float = 1.0,
) -> Image:
    """Turn a rendering into a painting; a higher fineness takes smaller brushes."""
    height, width = layers.depth.shape
    dice = np.random.default_rng(seed)
    picture = develop(layers, finish, exposure)
    dots = details.stars(layers, finish.stars, dice)
    for spark in details.sparks(scene, layers, finish):
        touches.glow_dot(
            picture, spark.x, spark.y, max(1.2 * width / 800, spark.radius * 2.2), spark.colour, 0.8
        )
        # Set again at the very end, so that no stroke dulls it.
        dots.append(replace(spark, radius=max(1.3 * width / 800, spark.radius)))
    for bird in details.birds(layers, finish):
        touches.bird(picture, bird)

    edges = (np.abs(cv2.Laplacian(layers.ids, cv2.CV_32F)) > 0).astype(np.float32)
    if finish.soften:
        picture = _softened(picture, edges, finish.soften * width / 800)
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
    painting = _weather(painting, finish, dice)
    return grade.grade(painting, finish.vignette, dice)


def develop(layers: Layers, finish: Finish, exposure: float) -> Image:
    """The rendering as a picture, before any brush touches it."""
    light = grade.bloom(layers.colour, np.clip(layers.emission, 0, 4), finish.bloom)
    return grade.develop(light, exposure)


def _softened(picture: Image, edges: Image, sigma: float) -> Image:
    """The picture without the steps of single pixels along its outlines.

    The rendering knows no half covered pixels; where outlines are kept crisp, they looked cut out.
    """
    near = np.clip(cv2.GaussianBlur(edges, (0, 0), sigma) * 2, 0, 1)[..., None]
    soft: Image = picture * (1 - near) + cv2.GaussianBlur(picture, (0, 0), sigma) * near
    return soft


def _weather(painting: Image, finish: Finish, dice: np.random.Generator) -> Image:
    height, width, _ = painting.shape
    if finish.constellation:
        touches.constellation(painting, finish.constellation)
    touches.snowfall(painting, details.snowfall(width, height, finish.snowfall, dice))
    fallen = details.petals(width, height, finish.petals, dice)
    touches.petals(painting, fallen, finish.petal_colour)
    if finish.rain:
        painting = touches.rain(painting, details.rain(width, height, finish.rain, dice))
    return painting


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
