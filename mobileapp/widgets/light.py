"""A texture of light that the whole app shares."""

from functools import lru_cache

from kivy.graphics.texture import Texture

SIDE = 32


@lru_cache
def soft_dot() -> Texture:
    """A round light that fades from its middle to its edge, white, to be tinted."""
    texture = Texture.create(size=(SIDE, SIDE), colorfmt="rgba", bufferfmt="ubyte")
    _fill(texture)
    texture.add_reload_observer(_fill)  # fill it again if the graphics context was lost
    return texture


def _fill(texture: Texture) -> None:
    middle = (SIDE - 1) / 2
    squares = [((place - middle) / middle) ** 2 for place in range(SIDE)]
    opacities = (max(0.0, 1 - (x + y) ** 0.5) ** 2 for y in squares for x in squares)
    alphas = (round(255 * opacity) for opacity in opacities)
    pixels = bytes(value for alpha in alphas for value in (255, 255, 255, alpha))
    texture.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")
