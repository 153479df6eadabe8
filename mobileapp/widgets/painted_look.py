"""A look of the stage as a small picture on an ordinary page."""

from kivy.metrics import dp
from kivy.uix.image import Image

from mobileapp.stage.looks import Art
from mobileapp.stage.scene import Look
from mobileapp.stage.textures import upload

SIZE = (160, 100)
"""In dp."""


class PaintedLook(Image):
    """Painted once, when it is made."""

    def __init__(self, look: Look, art: Art) -> None:
        size = (round(dp(SIZE[0])), round(dp(SIZE[1])))
        super().__init__(texture=upload(look.paint(*size, art)), size_hint=(None, None), size=size)
