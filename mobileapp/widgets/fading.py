"""A vertical gradient, opaque at the bottom, which fades a picture into the text below it."""

from functools import lru_cache

from kivy.graphics.texture import Texture

STEPS = 64


@lru_cache
def fading() -> Texture:
    """The gradient as a white texture, to be tinted; shared by the whole app."""
    texture = Texture.create(size=(1, STEPS), colorfmt="rgba", bufferfmt="ubyte")
    _fill(texture)
    texture.add_reload_observer(_fill)  # refill it if the graphics context was lost
    return texture


def _fill(texture: Texture) -> None:
    parts = (1 - step / (STEPS - 1) for step in range(STEPS))
    alphas = (round(255 * part * part * (3 - 2 * part)) for part in parts)  # soft at both ends
    pixels = bytes(value for alpha in alphas for value in (255, 255, 255, alpha))
    texture.blit_buffer(pixels, colorfmt="rgba", bufferfmt="ubyte")
