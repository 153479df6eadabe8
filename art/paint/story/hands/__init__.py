"""The hands: each turns a rendered scene into a finished picture in its own technique.

A hand is a module (or a package) of this folder with a function `paint`, a `Hand`. What a card asks
of its hand beyond its scene is a `Finish`, or the hand's own kind of Finish.
"""

from importlib import import_module
from typing import Literal, Protocol

from art.paint.story.brush import Image
from art.paint.story.finish import Finish
from art.paint.story.render import Layers
from art.paint.story.scene import Scene

HandName = Literal["oil", "woodcut", "cut_paper"]


class Hand(Protocol):
    """From a scene, its layers and a plan to a picture in sRGB from 0 to 1.

    All randomness comes from the seed. The exposure is that of the card's palette.
    """

    def __call__(
        self, scene: Scene, layers: Layers, finish: Finish, *, seed: int, exposure: float
    ) -> Image: ...


def hand(name: HandName) -> Hand:
    """The hand of that name; only what is used is imported."""
    paint: Hand = import_module(f"{__name__}.{name}").paint
    return paint
