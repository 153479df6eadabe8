"""The evening sky of the covers, for the pages around a match."""

from dataclasses import replace

import numpy as np
import numpy.typing as npt

from art.paint.backdrops.picture import (
    FINENESS,
    LONG,
    SHORT,
    calmed,
    set_star,
    star_size,
    star_tint,
    true_hues,
)
from art.paint.plane import Plane
from art.paint.story import settings
from art.paint.story.finish import Finish
from art.paint.story.hands import oil
from art.paint.story.palettes import PALETTES
from art.paint.story.render import SKY_DEPTH, render
from art.paint.story.scene import Camera, Scene

SEED = 7
STARS = 260
_DUSK = replace(
    PALETTES["moon_indigo"],
    zenith="#0d1434",
    middle="#1f2f6a",
    horizon="#8a639f",
    fog="#4a4f8c",
    light="#6f6fc0",
    key="#8f86d0",
    ground="#2f4a7a",
)


def paint_evening(width: int, tall: bool) -> Plane:
    """Night above, the last light over quiet hills; `width` is the picture's long side."""
    across, up = (width * SHORT // LONG, width) if tall else (width, width * SHORT // LONG)
    scene = Scene()
    settings.hills(
        scene,
        _DUSK,
        amplitude=0.7,
        clouds=0.42,
        cloud_style="swirl",
        cloud_seed=3,
        light_from=(0.25, 0.6, -0.6),
        fog=0.035,
    )
    scene.camera = Camera(eye=(0, 1.4, -8.0), target=(0, 5.3 if tall else 4.3, 0))
    layers = render(scene, across, up)
    finish = Finish(flow="swirl")
    fineness = FINENESS * across / width
    painted = oil.paint(
        scene, layers, finish, seed=SEED, exposure=_DUSK.exposure, fineness=fineness
    )
    pixels = true_hues(painted, oil.develop(layers, finish, _DUSK.exposure))
    pixels = calmed(pixels, inside=np.ones((up, across), np.float32))
    _hang_stars(pixels, layers.depth > SKY_DEPTH)
    return np.clip(pixels, 0, 1)


def _hang_stars(pixels: Plane, sky: npt.NDArray[np.bool_]) -> None:
    """Most of them high up, none before the hills."""
    dice = np.random.default_rng(SEED)
    rows, columns = sky.shape
    for _ in range(STARS):
        x, y = dice.uniform(-1, 1), dice.triangular(-1, -1, 0.55)
        if sky[int((y * 0.5 + 0.5) * rows), int((x * 0.5 + 0.5) * columns)]:
            set_star(pixels, x, y, star_size(dice), star_tint(dice), 0.5 - 0.4 * y)
