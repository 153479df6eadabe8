"""The texture of a round light that fades from its middle to its edge."""

from functools import lru_cache

from kivy.graphics.texture import Texture

SIDE = 32


@lru_cache
def soft_dot() -> Texture:
    """The light as a white texture, to be tinted; shared by the whole app."""
    texture = Texture.create(size=(SIDE, SIDE), colorfmt="rgba", bufferfmt="ubyte")
    _fill(texture)
    texture.add_reload_observer(_fill)  # refill it if the graphics context was lost
    return texture


def _fill(texture: Texture) -> None:
    middle = (SIDE - 1) / 2
    squares = [((place - middle) / middle) ** 2 for place in range(SIDE)]
    alphas = (round(255 * max(0.0, 1 - (x + y) ** 0.5) ** 2) for y in squares for x in squares)
    pixels = bytes(value for alpha in alphas for value in (255, 255, 255, alpha))
    texture.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")
