"""A card from beginning to end: build the scene, render it, hand it over to its hand."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from PIL import Image as Pillow

from art.paint.story.brush import Image
from art.paint.story.card import Card
from art.paint.story.finish import Finish
from art.paint.story.hands import HandName, hand
from art.paint.story.hands.oil import develop
from art.paint.story.palettes import ALL_PALETTES
from art.paint.story.render import Layers, render
from art.paint.story.scene import Scene

_DRAFT = (240, 360)
_DRAFT_STEP = 4
_BACK, _BACK_SEED = (600, 900), 7


@dataclass(frozen=True)
class PaintedCard:
    """A card's picture, with the scene and the layers it was painted from."""

    image: Pillow.Image
    scene: Scene
    finish: Finish
    layers: Layers


def paint_card(card: Card, width: int = 800, height: int = 1200, every: int = 0) -> PaintedCard:
    """The finished card; `every` overrides the card's own and makes a draft, see `render`."""
    scene, finish = card.build()
    layers = _rendered(card, scene, width, height, every or card.every)
    exposure = ALL_PALETTES[card.palette].exposure
    pixels = hand(card.hand)(scene, layers, finish, seed=card.seed, exposure=exposure)
    return PaintedCard(_to_image(pixels), scene, finish, layers)


def paint_back(name: HandName, build: Callable[[Scene], Finish], seam: int = 1) -> Pillow.Image:
    """The back of a deck in its own hand, the same whichever way round a card lies.

    The lower half is the upper one turned; over `seam` pixels one passes into the other.
    """
    width, height = _BACK
    scene = Scene()
    finish = build(scene)
    layers = render(scene, width, height)
    pixels = hand(name)(scene, layers, finish, seed=_BACK_SEED, exposure=1.0)
    rows = np.arange(height, dtype=np.float32)[:, None, None]
    upper = np.clip((height / 2 - 0.5 - rows) / seam + 0.5, 0, 1)
    blended = pixels * upper + pixels[::-1, ::-1] * (1 - upper)
    return _to_image(np.asarray(blended, np.float32))


def draft_card(card: Card, width: int = _DRAFT[0], height: int = _DRAFT[1]) -> PaintedCard:
    """The card quick, to judge a composition: of oil the bare rendering, else coarsely traced."""
    if card.hand != "oil":
        return paint_card(card, every=_DRAFT_STEP)
    scene, finish = card.build()
    layers = _rendered(card, scene, width, height)
    pixels = develop(layers, finish, ALL_PALETTES[card.palette].exposure)
    return PaintedCard(_to_image(pixels), scene, finish, layers)


def _rendered(card: Card, scene: Scene, width: int, height: int, every: int = 1) -> Layers:
    layers = render(scene, width, height, every)
    return layers.mirrored() if card.mirrored else layers


def _to_image(pixels: Image) -> Pillow.Image:
    return Pillow.fromarray((pixels * 255 + 0.5).astype(np.uint8))
