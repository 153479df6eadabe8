"""Textures of light, shared by the whole app: a soft round one, and the shine on a button."""

from collections.abc import Callable, Iterable
from functools import lru_cache

from kivy.graphics.texture import Texture

SIDE = 32


@lru_cache
def soft_dot() -> Texture:
    """A round light that fades from its middle to its edge, white, to be tinted."""
    return _made(_fill_dot, SIDE)


@lru_cache
def shine() -> Texture:
    """A white gradient: bright at the top, gone at the middle."""
    return _made(_fill_shine, 1)


def _made(fill: Callable[[Texture], None], width: int) -> Texture:
    texture = Texture.create(size=(width, SIDE), colorfmt="rgba", bufferfmt="ubyte")
    fill(texture)
    texture.add_reload_observer(fill)  # fill it again if the graphics context was lost
    return texture


def _fill_dot(texture: Texture) -> None:
    middle = (SIDE - 1) / 2
    squares = [((place - middle) / middle) ** 2 for place in range(SIDE)]
    _fill(texture, (max(0.0, 1 - (x + y) ** 0.5) ** 2 for y in squares for x in squares))


def _fill_shine(texture: Texture) -> None:
    _fill(texture, (max(0.0, 1 - 2 * row / SIDE) for row in range(SIDE)))


def _fill(texture: Texture, opacities: Iterable[float]) -> None:
    alphas = (round(255 * opacity) for opacity in opacities)
    pixels = bytes(value for alpha in alphas for value in (255, 255, 255, alpha))
    texture.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")
