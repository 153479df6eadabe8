"""The covers of the games, a module each: one dusk, rendered and brushed like story cards."""

import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from PIL import Image

from art.paint.story.finish import Finish
from art.paint.story.hands import oil
from art.paint.story.palettes import PALETTES, Palette
from art.paint.story.render import Layers, render
from art.paint.story.scene import Scene
from art.paint.table.sheet import to_image

WIDTH, HEIGHT = 800, 1200
ZENITH = "#0d1434"  # every cover has the same night above
NIGHT = PALETTES["moon_indigo"]


def _nothing_more(scene: Scene, layers: Layers) -> None:
    pass


@dataclass(frozen=True)
class Cover:
    """A place at dusk and what happens there."""

    palette: Palette
    build: Callable[[Scene, Palette], Finish]
    seed: int
    add: Callable[[Scene, Layers], None] = _nothing_more
    """Adds something that is no part of the scene, once it is rendered."""


def covered_games() -> list[str]:
    """The ids of the games whose covers are painted here."""
    return [module.name for module in pkgutil.iter_modules(__path__)]


def paint_cover(game: str, width: int = WIDTH) -> Image.Image:
    """The cover of that game."""
    height = width * HEIGHT // WIDTH
    cover: Cover = import_module(f"{__name__}.{game}").COVER
    scene = Scene()
    finish = cover.build(scene, cover.palette)
    layers = render(scene, width, height)
    cover.add(scene, layers)
    exposure = cover.palette.exposure
    return to_image(oil.paint(scene, layers, finish, seed=cover.seed, exposure=exposure))
