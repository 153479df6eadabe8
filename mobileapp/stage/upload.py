"""Uploads textures in stripes, a few rows per frame, so that a large picture delays no frame."""

from functools import partial

from kivy.graphics.texture import Texture

UPLOAD_PER_FRAME = 2 * 2**20
"""The upload budget of a frame, in bytes."""
PIXEL = 4
"""Bytes per pixel. Pixels are always RGBA, because drivers upload RGB more slowly."""


class Upload:
    """The upload of one picture, top row first, into a new texture.

    If `texture` is given, fill this texture, whose content was lost, instead of a new one.
    """

    def __init__(self, size: tuple[int, int], rgba: bytes, texture: Texture | None = None) -> None:
        self._size, self._rgba = size, memoryview(rgba)
        self._row, self._row_bytes = 0, size[0] * PIXEL
        self.texture = texture or self._new_texture()

    def _new_texture(self) -> Texture:
        texture = Texture.create(size=self._size, colorfmt="rgba", bufferfmt="ubyte")
        texture.flip_vertical()
        return texture

    def send(self, budget: int) -> int:
        """Upload as many rows as a budget in bytes allows, at least one; return the bytes used."""
        width, height = self._size
        rows = min(max(budget // self._row_bytes, 1), height - self._row)
        first = self._row * self._row_bytes
        self.texture.blit_buffer(
            bytes(self._rgba[first : first + rows * self._row_bytes]),
            size=(width, rows),
            pos=(0, self._row),
            colorfmt="rgba",
            bufferfmt="ubyte",
        )
        self._row += rows
        return rows * self._row_bytes

    @property
    def done(self) -> bool:
        return self._row >= self._size[1]


def upload_at_once(size: tuple[int, int], rgba: bytes, texture: Texture | None = None) -> Texture:
    """Upload a small picture in one go, into a new texture or into `texture`; return it."""
    upload = Upload(size, rgba, texture)
    upload.send(len(rgba))
    return upload.texture


def lasting_texture(size: tuple[int, int], rgba: bytes) -> Texture:
    """Upload a small picture at once, and again whenever the graphics context was lost."""
    fill = partial(upload_at_once, size, rgba)
    texture = fill()
    texture.add_reload_observer(fill)
    return texture
