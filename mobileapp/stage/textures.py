"""The textures of looks: painted on worker threads, uploaded in small parts, kept in a cache."""

import logging
from collections import OrderedDict, defaultdict, deque
from collections.abc import Callable, Collection
from concurrent.futures import Future, wait
from typing import NamedTuple
from weakref import WeakKeyDictionary

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics.texture import Texture
from PIL import Image

from mobileapp.background.workers import workers
from mobileapp.stage import painting
from mobileapp.stage.looks import Art
from mobileapp.stage.scene import Look
from mobileapp.stage.upload import UPLOAD_PER_FRAME, Upload

STEP = 64
"""The widths of textures are multiples of this many pixels.

So slightly different layouts share textures. Textures of `exact` looks may have any width.
"""
LARGEST = 1400
"""The maximum width and height of a texture in pixels; it is stretched for larger pieces.

Textures of `exact` looks have no maximum.
"""
CACHED_WINDOWS = 5
"""The capacity of the cache: this many textures of the size of the window."""
LEAST_CACHED, MOST_CACHED = 12 * 2**20, 40 * 2**20
"""The minimum and the maximum capacity of the cache, in bytes."""
UPLOAD_OVERHEAD = 2**17
"""The fixed cost of one upload, counted as bytes of the frame's budget."""
log = logging.getLogger(__name__)


class Key(NamedTuple):
    """Cache key: one side of a look at one size."""

    look: Look
    width: int
    height: int
    back: bool = False


class Pixels(NamedTuple):
    """A painted image, ready to be uploaded to the GPU as a texture."""

    size: tuple[int, int]
    rgba: bytes


class Painted(NamedTuple):
    """A texture, and the size for which it was painted, without the margins of the texture."""

    texture: Texture
    width: int
    height: int


class Textures:
    """The texture cache: returns painted textures, and lets worker threads paint missing ones.

    Its public methods are called only in the main thread.
    """

    def __init__(self, art: Art, limit: int | None = None) -> None:
        self._art = art
        self._limit = limit
        self._workers = workers("painting")
        self._jobs: dict[Key, Future[None]] = {}
        self._painted: deque[tuple[object, Key, Pixels]] = deque()
        self._wanted: dict[Key, object] = {}
        """The latest paint job of each key; results of earlier jobs are discarded."""
        self._uploading: tuple[Key, Upload] | None = None
        self._cache: OrderedDict[Key, Painted] = OrderedDict()
        self._sizes: defaultdict[tuple[Look, bool], set[Key]] = defaultdict(set)
        """For each side of a look, the cached keys: one for each size."""
        self._bytes = 0
        self._keys: WeakKeyDictionary[Texture, Key] = WeakKeyDictionary()
        self._fixed: dict[str, Texture] = {}
        self._delivered = -1.0
        self._closed = False
        self._deliver_soon = Clock.create_trigger(self._deliver)
        self.on_painted: Callable[[Collection[Look]], None] = lambda looks: None
        """Called, at most once per frame, with the looks that have new textures."""

    def get(self, look: Look, width: float, height: float, back: bool = False) -> Painted | None:
        """The texture of one side of a look for a piece of this size.

        If it is not cached, it is painted in the background. Until then, the largest cached texture
        of the same side is returned, or None if there is none.
        """
        wanted = key_for(look, width, height, back)
        found = self._cache.get(wanted)
        if found is not None:
            self._cache.move_to_end(wanted)
            return found
        self._paint(wanted)
        others = self._sizes.get((wanted.look, back))
        return self._cache[max(others, key=lambda key: key[1:])] if others else None

    def prepare(self, look: Look, width: float, height: float) -> None:
        """Start to paint the sides of a look that may become visible and are not cached."""
        for back in look.painted_sides:
            key = key_for(look, width, height, back)
            if key not in self._cache:
                self._paint(key)

    def shadow(self, shape: str) -> Texture:
        """The shared texture of a shadow ("box" or "round") or of a soft light ("light").

        It is small, so it is created on the first call, in the main thread.
        """
        if shape not in self._fixed:
            light = shape == "light"
            image = painting.soft_light() if light else painting.shadow(shape == "round")
            self._fixed[shape] = upload(image)
        return self._fixed[shape]

    # --- painting -----------------------------------------------------------------------------

    def _paint(self, key: Key) -> None:
        if key not in self._jobs:
            job = self._wanted[key] = object()
            self._jobs[key] = self._workers.submit(self._work, job, key)

    def _work(self, job: object, key: Key) -> None:
        try:
            image = paint(key, self._art)
        except Exception as problem:  # a damaged picture must not end the match
            # The log does not say which picture: it may be somebody's secret.
            log.warning("A picture could not be painted: %s.", type(problem).__name__)
            image = _placeholder(key)
        if not self._closed:
            pixels = Pixels(image.size, image.tobytes())
            self._painted.append((job, key, pixels))
            self._deliver_soon()

    def _deliver(self, _dt: float) -> None:
        if self._delivered != Clock.get_time():  # workers may trigger this twice in a frame
            self._delivered = Clock.get_time()
            self._upload_some()
        if self._uploading or self._painted:
            self._deliver_soon()

    def _upload_some(self) -> None:
        budget, painted = UPLOAD_PER_FRAME, set[Look]()
        while budget > 0 and (self._uploading or self._painted):
            if self._uploading is None:
                job, key, pixels = self._painted.popleft()
                if self._wanted.get(key) is not job:
                    continue
                self._uploading = key, Upload(*pixels)
            key, upload = self._uploading
            budget -= upload.send(budget)
            if upload.done:
                self._uploading = None
                self._keep(key, upload.texture)
                painted.add(key.look)
                budget -= UPLOAD_OVERHEAD
        if painted:
            self.on_painted(painted)

    def _keep(self, key: Key, texture: Texture) -> None:
        self._jobs.pop(key, None)
        self._wanted.pop(key, None)
        self._drop(key)
        self._cache[key] = Painted(texture, key.width, key.height)
        self._sizes[key.look, key.back].add(key)
        self._bytes += _bytes(texture)
        self._keys[texture] = key
        texture.add_reload_observer(self._lost)
        limit = self._limit or _window_limit()
        while self._bytes > limit and len(self._cache) > 1:
            self._drop(next(iter(self._cache)))

    def _drop(self, key: Key) -> None:
        """Remove an entry from the cache."""
        painted = self._cache.pop(key, None)
        if painted is None:
            return
        self._bytes -= _bytes(painted.texture)
        sizes = self._sizes[key.look, key.back]
        sizes.remove(key)
        if not sizes:
            del self._sizes[key.look, key.back]

    def forget(self, looks: Collection[Look]) -> None:
        """Remove the fronts of these looks from the cache and cancel painting them.

        They have to be painted again, so that the time until one appears does not reveal that it
        has been seen before.
        """
        for key in [*self._cache, *self._jobs]:
            if key.look in looks and not key.back:
                self._forget_one(key)
        for texture, key in [*self._keys.items()]:
            if key.look in looks and not key.back:
                del self._keys[texture]  # not to be painted again by `_lost`

    def _forget_one(self, key: Key) -> None:
        self._drop(key)
        if (job := self._jobs.pop(key, None)) is not None:
            job.cancel()
        self._wanted.pop(key, None)
        if self._uploading is not None and self._uploading[0] == key:
            self._uploading = None

    def _lost(self, texture: Texture) -> None:
        """Paint the content of `texture` again after it was lost with the OpenGL context."""
        key = self._keys.get(texture)
        if key is not None:
            self._drop(key)
            self._paint(key)

    def cancel_waiting(self) -> None:
        """Cancel all paint jobs that have not started yet."""
        for key, job in list(self._jobs.items()):
            if job.cancel():
                del self._jobs[key], self._wanted[key]

    def release(self) -> None:
        """Empty the cache and cancel all paint jobs that have not started yet.

        It is called, for example, when a match ends.
        """
        self.cancel_waiting()
        self._cache.clear()
        self._sizes.clear()
        self._bytes = 0

    # --- for tests, benchmarks and the end ----------------------------------------------------

    @property
    def waiting(self) -> list[Future[None]]:
        """The paint jobs whose textures are not uploaded yet."""
        return list(self._jobs.values())

    @property
    def busy(self) -> bool:
        return bool(self._jobs or self._painted or self._uploading)

    def finish(self) -> None:
        """Wait for all paint jobs and upload their results."""
        while self.busy:
            wait(self.waiting, timeout=30)
            self._upload_some()

    @property
    def bytes(self) -> int:
        return self._bytes

    def close(self) -> None:
        """Stop painting and uploading for good, and empty the cache."""
        self._closed = True
        self._uploading = None
        self._workers.shutdown(wait=False, cancel_futures=True)
        self._deliver_soon.cancel()
        self._jobs.clear()
        self._wanted.clear()
        self._painted.clear()
        self._cache.clear()
        self._sizes.clear()
        self._keys.clear()
        self.on_painted = lambda looks: None


def key_for(look: Look, width: float, height: float, back: bool = False) -> Key:
    """The cache key of one side of a look for a piece of this size."""
    if look.exact:
        return Key(look, max(round(width), 1), max(round(height), 1), back)
    scale = min(1.0, LARGEST / max(width, height, 1))
    w = -(-int(width * scale) // STEP) * STEP or STEP
    h = max(round(w * round(height / max(width, 1), 2)), 1)
    # All cards of a deck share one back.
    return Key(look.hidden() if back else look, w, h, back)


def paint(key: Key, art: Art) -> Image.Image:
    """Paint one side of a look as an RGBA image; its alpha is not premultiplied."""
    paint_side = key.look.paint_back if key.back else key.look.paint
    image = paint_side(key.width, key.height, art)
    painted: Image.Image = image if image.mode == "RGBA" else image.convert("RGBA")
    return painted


def _placeholder(key: Key) -> Image.Image:
    """Blank paper in place of a picture that cannot be painted."""
    return Image.new("RGBA", (key.width, key.height), (*painting.rgb("#E4DBC8"), 255))


def upload(image: Image.Image) -> Texture:
    """Create a texture of an image immediately; only for small images."""
    image = image.convert("RGBA")
    texture = Texture.create(size=image.size, colorfmt="rgba", bufferfmt="ubyte")
    texture.blit_buffer(image.tobytes(), colorfmt="rgba", bufferfmt="ubyte")
    texture.flip_vertical()
    return texture


def _window_limit() -> int:
    pixels = Window.width * Window.height
    return min(max(int(CACHED_WINDOWS * pixels * 4), LEAST_CACHED), MOST_CACHED)


def _bytes(texture: Texture) -> int:
    return int(texture.width * texture.height * 4)
