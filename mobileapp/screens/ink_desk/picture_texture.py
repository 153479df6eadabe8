"""Textures for pictures in memory, such as the paper, the stamps and the stages of a blot."""

from kivy.graphics.texture import Texture
from PIL import Image

from mobileapp.stage.upload import Upload


class PictureTexture(Upload):
    """The upload of a picture in parts; it is restored if the graphics context is lost.

    Keep a reference to this object as long as the texture is shown; otherwise it is not restored.
    """

    def __init__(self, picture: Image.Image, after_loss: Image.Image | None = None) -> None:
        """Prepare the upload of a picture.

        `after_loss` is the picture to upload if the graphics context is lost, by default the same
        one. If it is given, `picture` need not be kept in memory.
        """
        super().__init__(picture.size, picture.convert("RGBA").tobytes())
        self._picture = after_loss or picture
        self.texture.add_reload_observer(self._fill_again)

    def send(self, budget: int) -> int:
        sent = 0 if self.done else super().send(budget)
        if self.done:
            self._rgba = memoryview(b"")  # frees the pixels
        return sent

    def _fill_again(self, _texture: Texture) -> None:
        pixels = self._picture.convert("RGBA").tobytes()
        self._rgba, self._row = memoryview(pixels), 0
        self.send(len(pixels))
