"""Small textures in white, to be tinted: each is made once and shared by the whole app."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from kivy.graphics.texture import Texture
from kivy.lang import global_idmap

from mobileapp.stage.upload import lasting_texture

STEPS = 64
"""The height of the gradient, in pixels."""
SIDE = 32
"""The side of the dot, in pixels."""


@lru_cache
def fading() -> Texture:
    """A vertical gradient, opaque at the bottom: it fades a picture into the text below it."""
    parts = (step / (STEPS - 1) for step in range(STEPS))
    opacities = (part * part * (3 - 2 * part) for part in parts)  # soft at both ends
    return lasting_texture((1, STEPS), _white(opacities))


def sideways(corners: Sequence[float]) -> list[float]:
    """The corners of a texture that is rotated, so that its lower edge lies at the right."""
    return [*corners[6:], *corners[:6]]


@lru_cache
def soft_dot() -> Texture:
    """A round light that fades from its middle to its edge."""
    middle = (SIDE - 1) / 2
    squares = [((place - middle) / middle) ** 2 for place in range(SIDE)]
    opacities = (max(0.0, 1 - (x + y) ** 0.5) ** 2 for y in squares for x in squares)
    return lasting_texture((SIDE, SIDE), _white(opacities))


def _white(opacities: Iterable[float]) -> bytes:
    """White pixels of these opacities, from 0 to 1; the top row comes first."""
    alphas = (round(255 * opacity) for opacity in opacities)
    return bytes(value for alpha in alphas for value in (255, 255, 255, alpha))


global_idmap.update(fading=fading)  # all kv files know this name
