"""A cache of pictures as textures, decoded on worker threads and uploaded on the main thread."""

from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from functools import cache
from inspect import ismethod
from pathlib import Path
from typing import NamedTuple
from weakref import WeakKeyDictionary, WeakMethod

from kivy.clock import Clock
from kivy.graphics.texture import Texture
from PIL import Image

from engine.errors import BadPack
from mobileapp.background.workers import workers
from mobileapp.packs.files import FORMATS, PIXEL_LIMIT, THUMBS
from mobileapp.stage.upload import UPLOAD_PER_FRAME, Upload

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

Size = tuple[int, int]
Callback = Callable[[Texture, BadPack | None], None]
"""A function that receives the texture of a requested picture, and None.

If the picture cannot be read, it receives a placeholder texture, and the problem instead of None.
"""


class _Key(NamedTuple):
    path: Path
    size: Size | None


class _Pixels(NamedTuple):
    size: Size
    rgba: bytes


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
        self._pictures._stop_waiting(self._key, self)

    def deliver(self, texture: Texture, problem: BadPack | None) -> None:
        """Call the callback, unless its object no longer exists."""
        if callback := self._callback():
            callback(texture, problem)


@dataclass(eq=False, slots=True)
class _Job:
    future: Future[None]
    waiting: list[Request] = field(default_factory=list)
    lost: list[Texture] = field(default_factory=list)
    """Textures whose content was lost with the graphics context."""


@dataclass(eq=False, slots=True)
class _Delivery:
    """The upload of a decoded picture to a new texture, or to textures that lost their content."""

    key: _Key
    job: _Job
    uploads: deque[Upload]
    texture: Texture


class Pictures:
    """Delivers the textures of pictures, and caches them up to a total size of `limit` bytes.

    Its methods may only be called on the main thread.
    """

    def __init__(self, limit: int = CACHE_LIMIT) -> None:
        self._limit = limit
        self._workers = workers("pictures")
        self._jobs: dict[_Key, _Job] = {}
        self._decoded: deque[tuple[_Key, Future[None], _Pixels | BadPack]] = deque()
        self._delivery: _Delivery | None = None
        self._deliver_soon = Clock.create_trigger(self._deliver)
        self._cache: OrderedDict[_Key, Texture] = OrderedDict()
        self._cached_bytes = 0
        self._keys: WeakKeyDictionary[Texture, _Key] = WeakKeyDictionary()
        self._placeholder: Texture | None = None

    def request(self, path: Path, size: Size | None, callback: Callback) -> Request:
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
        elif self._delivery is not None and self._delivery.key == key:
            self._delivery.job.waiting.append(request)
        else:
            self._job(key).waiting.append(request)
        return request

    def cached(self, path: Path) -> Texture | None:
        """The largest cached texture of a picture file; None if no size is cached.

        Widgets show it until the picture is decoded in the size that they need.
        """
        textures = [texture for key, texture in self._cache.items() if key.path == path]
        return max(textures, key=_bytes, default=None)

    @property
    def busy(self) -> bool:
        """Whether any requested picture is not delivered yet."""
        return bool(self._jobs or self._delivery)

    def clear(self) -> None:
        """Empty the cache; textures that are on the screen stay there."""
        self._cache.clear()
        self._cached_bytes = 0

    def close(self) -> None:
        """Stop decoding; no callback is called any more."""
        self._workers.shutdown(wait=False, cancel_futures=True)
        self._keys.clear()
        self._deliver_soon.cancel()
        self._jobs.clear()
        self._decoded.clear()
        self._delivery = None
        self.clear()

    def _job(self, key: _Key) -> _Job:
        if key not in self._jobs:
            future: Future[None] = Future()
            self._jobs[key] = _Job(future)
            self._workers.submit(self._work, key, future)
        return self._jobs[key]

    def _stop_waiting(self, key: _Key, request: Request) -> None:
        if self._delivery is not None and request in self._delivery.job.waiting:
            self._delivery.job.waiting.remove(request)
        job = self._jobs.get(key)
        if job is not None and request in job.waiting:
            job.waiting.remove(request)
            if not job.waiting and not job.lost:
                job.future.cancel()
                del self._jobs[key]

    # --- on a worker thread -------------------------------------------------------------------

    def _work(self, key: _Key, future: Future[None]) -> None:
        if future.set_running_or_notify_cancel():
            self._decoded.append((key, future, _decode(key)))
            self._deliver_soon()
            future.set_result(None)

    # --- back on the main thread --------------------------------------------------------------

    def _deliver(self, _dt: float) -> None:
        budget = UPLOAD_PER_FRAME
        while budget > 0 and (self._delivery or self._decoded):
            if self._delivery is None:
                self._delivery = self._begin(*self._decoded.popleft())
                continue
            budget -= self._delivery.uploads[0].send(budget)
            if self._delivery.uploads[0].done:
                self._delivery.uploads.popleft()
            if not self._delivery.uploads:
                self._finish()
        if self._delivery or self._decoded:
            self._deliver_soon()

    def _begin(
        self, key: _Key, future: Future[None], decoded: _Pixels | BadPack
    ) -> _Delivery | None:
        job = self._jobs.get(key)
        if job is None or job.future is not future:
            return None
        del self._jobs[key]
        if isinstance(decoded, BadPack):
            for request in job.waiting:
                request.deliver(self._neutral(), decoded)
            return None
        uploads = deque(Upload(*decoded, texture=texture) for texture in job.lost or (None,))
        texture = uploads[0].texture
        if not job.lost:
            texture.add_reload_observer(self._fill_again)
            self._keys[texture] = key
        return _Delivery(key, job, uploads, texture)

    def _finish(self) -> None:
        """Cache a texture that is uploaded completely, and deliver it to all waiting requests."""
        delivery, self._delivery = self._delivery, None
        assert delivery is not None
        key, job, texture = delivery.key, delivery.job, delivery.texture
        if not job.lost:
            self._keep(key, texture)
        for request in job.waiting:
            request.deliver(texture, None)

    def _keep(self, key: _Key, texture: Texture) -> None:
        self._cache[key] = texture
        self._cached_bytes += _bytes(texture)
        while self._cached_bytes > self._limit:
            _, oldest = self._cache.popitem(last=False)
            self._cached_bytes -= _bytes(oldest)

    def _fill_again(self, texture: Texture) -> None:
        """Fill a texture again after its content was lost with the graphics context."""
        if texture is self._placeholder:
            Upload(*_placeholder(), texture=texture).send(UPLOAD_PER_FRAME)
        elif texture in self._keys:
            self._job(self._keys[texture]).lost.append(texture)

    def _neutral(self) -> Texture:
        if self._placeholder is None:
            upload = Upload(*_placeholder())
            upload.send(UPLOAD_PER_FRAME)
            self._placeholder = upload.texture
            self._placeholder.add_reload_observer(self._fill_again)
        return self._placeholder


def _key(path: Path, size: Size | None) -> _Key:
    return _Key(path, None if size is None else (_rounded(size[0]), _rounded(size[1])))


def _rounded(length: int) -> int:
    return -(-int(length) // SIZE_STEP) * SIZE_STEP


def _decode(key: _Key) -> _Pixels | BadPack:
    """Decode a picture; return its pixels, top row first, or the problem if that is impossible."""
    # Imported here, because only workers need it, and the first frame should not wait for it.
    from PIL import ImageOps

    from mobileapp.stage.painting import decoding

    try:
        with Image.open(key.path, formats=FORMATS) as opened, decoding(opened.size):
            if max(opened.size) > PIXEL_LIMIT:
                return _problem(key.path, "large-picture")
            if key.size is not None:
                opened.draft("RGB", key.size)
            ImageOps.exif_transpose(opened, in_place=True)
            # Scaling three channels is faster than four.
            image = opened if opened.mode == "RGB" else opened.convert("RGBA")
            wanted = _covering(image.size, key.size)
            if wanted != image.size:
                image = image.resize(wanted, Image.Resampling.BICUBIC, reducing_gap=2.0)
            return _Pixels(image.size, image.convert("RGBA").tobytes())
    except FileNotFoundError:
        return _problem(key.path, "missing-picture")
    except Exception:  # damaged files make decoders raise almost anything
        return _problem(key.path, "damaged-picture")


def _problem(path: Path, key: str) -> BadPack:
    pack = path.parent.parent.name if path.parent.name == THUMBS else path.parent.name
    return BadPack(key, _PROBLEMS[key], file=path.name, pack=pack)


def _covering(size: Size, wanted: Size | None) -> Size:
    """The smallest size, in the picture's proportions, that covers the wanted one.

    It is never larger than the picture itself. If `wanted` is None, it is the picture's own size.
    """
    if wanted is None:
        return size
    scale = min(1.0, max(wanted[0] / size[0], wanted[1] / size[1]))
    return max(1, round(size[0] * scale)), max(1, round(size[1] * scale))


def _bytes(texture: Texture) -> int:
    return int(texture.width * texture.height * 4)


@cache
def _placeholder(side: int = 64) -> _Pixels:
    """The picture that is shown for an unreadable file: paper with a thin frame."""
    edge, last = side // 8, side - 1
    frame = {edge, edge + 1, last - edge, last - edge - 1}
    rows = [
        bytes(INK if {x, y} & frame and edge <= min(x, y) <= max(x, y) <= last - edge else PAPER)
        for y in range(side)
        for x in range(side)
    ]
    return _Pixels((side, side), b"".join(rows))
