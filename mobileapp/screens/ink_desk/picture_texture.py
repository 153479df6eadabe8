"""Textures for pictures in memory, such as the paper, the stamps and the stages of a blot."""

from kivy.graphics.texture import Texture
from PIL import Image

from mobileapp.stage.upload import Upload, upload_at_once


class PictureTexture:
    """The texture of a picture, uploaded in parts and restored if the graphics context is lost.

    Keep a reference to this object as long as the texture is shown; otherwise it is not restored.
    """

    def __init__(self, picture: Image.Image, after_loss: Image.Image | None = None) -> None:
        """Prepare the upload of a picture.

        `after_loss` is the picture to upload if the graphics context is lost, by default the same
        one. If it is given, `picture` need not be kept in memory.
        """
        self._picture = after_loss or picture
        self._upload: Upload | None = Upload(picture.size, _rgba(picture))
        self.texture: Texture = self._upload.texture
        self.texture.add_reload_observer(self._fill_again)

    def send(self, budget: int) -> int:
        """Upload the next rows, about `budget` bytes; return the number of uploaded bytes."""
        if self._upload is None:
            return 0
        sent = self._upload.send(budget)
        if self._upload.done:
            self._upload = None  # frees the pixels
        return sent

    @property
    def done(self) -> bool:
        """Whether the whole picture is uploaded."""
        return self._upload is None

    def _fill_again(self, texture: Texture) -> None:
        self._upload = None
        upload_at_once(self._picture.size, _rgba(self._picture), texture)


def _rgba(picture: Image.Image) -> bytes:
    return picture.convert("RGBA").tobytes()
