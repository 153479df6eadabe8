"""A cache of pictures as textures, decoded on worker threads and uploaded on the main thread."""

from collections import defaultdict
from collections.abc import Callable
from functools import cache
from inspect import ismethod
from pathlib import Path
from typing import NamedTuple, cast
from weakref import WeakMethod

from kivy.graphics.texture import Texture
from PIL import Image

from engine.errors import BadPack
from mobileapp.packs.files import FORMATS, PIXEL_LIMIT, THUMBS
from mobileapp.stage.texture_cache import Pixels, TextureCache, bytes_of
from mobileapp.stage.upload import upload_at_once

CACHE_LIMIT = 24 * 2**20
SIZE_STEP = 64
"""Requested widths and heights are rounded up to multiples of this, in pixels.

So similar sizes share a texture.
"""
PAPER = (228, 219, 200, 255)
INK = (196, 184, 160, 255)

_PROBLEMS = {
    "large-picture": "The picture {file} of the pack “{pack}” is too large.",
    "missing-picture": "The picture {file} of the pack “{pack}” is missing.",
    "damaged-picture": "The picture {file} of the pack “{pack}” is damaged.",
}

PixelSize = tuple[int, int]
Callback = Callable[[Texture, BadPack | None], None]
"""A function that receives the texture of a requested picture, and None.

If the picture cannot be read, it receives a placeholder texture, and the problem instead of None.
"""


class _Key(NamedTuple):
    path: Path
    size: PixelSize | None


class Request:
    """A request for the texture of a picture.

    If the callback is a method, the request has only a weak reference to the method's object, so
    that it does not keep a widget of a closed page alive.
    """

    def __init__(self, pictures: "Pictures", key: _Key, callback: Callback) -> None:
        self._pictures = pictures
        self._key = key
        self._callback = WeakMethod(callback) if ismethod(callback) else lambda: callback

    def cancel(self) -> None:
        """Withdraw the request; the callback will not be called."""
        self._pictures.withdraw(self._key, self)

    def deliver(self, texture: Texture, problem: BadPack | None) -> None:
        """Call the callback, unless its object no longer exists."""
        if callback := self._callback():
            callback(texture, problem)


class Pictures(TextureCache[_Key]):
    """Delivers the textures of pictures, and caches them up to a total size of `limit` bytes."""

    def __init__(self, limit: int = CACHE_LIMIT) -> None:
        super().__init__("pictures")
        self._capacity = limit
        self._requests: defaultdict[_Key, list[Request]] = defaultdict(list)
        self._placeholder: Texture | None = None

    def request(self, path: Path, size: PixelSize | None, callback: Callback) -> Request:
        """Request the texture of a picture, in a size that covers `size`, or in full size for None.

        If the picture is cached in that size, `callback` is called at once, otherwise in a later
        frame. If `callback` is a method, the caller must keep a reference to the method's
        object, because the request has only a weak one.
        """
        key = _key(path, size)
        request = Request(self, key, callback)
        if key in self._cache:
            self._cache.move_to_end(key)
            callback(self._cache[key], None)
        else:
            self._requests[key].append(request)
            self._start(key)
        return request

    def cached(self, path: Path) -> Texture | None:
        """The largest cached texture of a picture file; None if no size is cached.

        Widgets show it until the picture is decoded in the size that they need.
        """
        textures = [texture for key, texture in self._cache.items() if key.path == path]
        return max(textures, key=bytes_of, default=None)

    def close(self) -> None:
        super().close()
        self._requests.clear()

    def withdraw(self, key: _Key, request: Request) -> None:
        """Forget a request; the picture is no longer decoded if nobody else asked for it."""
        waiting = self._requests.get(key, [])
        if request in waiting:
            waiting.remove(request)
        if not waiting and key not in self._lost:
            self._stop(key)

    def _limit(self) -> int:
        return self._capacity

    def _make(self, key: _Key) -> Pixels:
        return decode(key)

    def _uploaded(self, key: _Key, texture: Texture) -> None:
        for request in self._requests.pop(key, ()):
            request.deliver(texture, None)

    def _failed(self, key: _Key, problem: Exception) -> None:
        for request in self._requests.pop(key, ()):
            request.deliver(self._neutral(), cast(BadPack, problem))

    def refill(self, texture: Texture) -> None:
        if texture is self._placeholder:
            upload_at_once(*_placeholder(), texture)
        else:
            super().refill(texture)

    def _neutral(self) -> Texture:
        if self._placeholder is None:
            self._placeholder = upload_at_once(*_placeholder())
            self._placeholder.add_reload_observer(self.refill)
        return self._placeholder


def _key(path: Path, size: PixelSize | None) -> _Key:
    return _Key(path, None if size is None else (_rounded(size[0]), _rounded(size[1])))


def _rounded(length: int) -> int:
    return -(-int(length) // SIZE_STEP) * SIZE_STEP


def decode(key: _Key) -> Pixels:
    """Decode a picture; raise BadPack if that is impossible."""
    try:
        image = _scaled(key)
        if image.mode == "RGB":
            image.putalpha(255)  # in place, unlike `convert`: a large picture takes much memory
        return Pixels(image.size, image.tobytes())
    except BadPack:
        raise
    except FileNotFoundError:
        raise _problem(key.path, "missing-picture") from None
    except Exception:  # damaged files make decoders raise almost anything
        raise _problem(key.path, "damaged-picture") from None


def _scaled(key: _Key) -> Image.Image:
    """The picture of a file, in the size that is wanted; whatever is larger is freed again."""
    # Imported here, because only workers need it, and the first frame should not wait for it.
    from PIL import ImageOps

    from mobileapp.stage.painting import decoding

    with Image.open(key.path, formats=FORMATS) as opened, decoding(opened.size):
        if max(opened.size) > PIXEL_LIMIT:
            raise _problem(key.path, "large-picture")
        if key.size is not None:
            opened.draft("RGB", key.size)
        ImageOps.exif_transpose(opened, in_place=True)
        # Scaling three channels is faster than four.
        image = opened if opened.mode == "RGB" else opened.convert("RGBA")
        wanted = _covering(image.size, key.size)
        if wanted == image.size:
            return image.copy()
        return image.resize(wanted, Image.Resampling.BICUBIC, reducing_gap=2.0)


def _problem(path: Path, key: str) -> BadPack:
    pack = path.parent.parent.name if path.parent.name == THUMBS else path.parent.name
    return BadPack(key, _PROBLEMS[key], file=path.name, pack=pack)


def _covering(size: PixelSize, wanted: PixelSize | None) -> PixelSize:
    """The smallest size, in the picture's proportions, that covers the wanted one.

    It is never larger than the picture itself. If `wanted` is None, it is the picture's own size.
    """
    if wanted is None:
        return size
    scale = min(1.0, max(wanted[0] / size[0], wanted[1] / size[1]))
    return max(1, round(size[0] * scale)), max(1, round(size[1] * scale))


@cache
def _placeholder(side: int = 64) -> Pixels:
    """The picture that is shown for an unreadable file: paper with a thin frame."""
    edge, last = side // 8, side - 1
    frame = {edge, edge + 1, last - edge, last - edge - 1}
    rows = [
        bytes(INK if {x, y} & frame and edge <= min(x, y) <= max(x, y) <= last - edge else PAPER)
        for y in range(side)
        for x in range(side)
    ]
    return Pixels((side, side), b"".join(rows))
