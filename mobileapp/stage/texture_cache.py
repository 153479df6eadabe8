"""A cache of textures whose pixels worker threads make, and which are uploaded in small parts."""

from collections import OrderedDict, defaultdict, deque
from collections.abc import Mapping
from concurrent.futures import Future, wait
from typing import Generic, NamedTuple, TypeVar
from weakref import WeakKeyDictionary

from kivy.clock import Clock
from kivy.graphics.texture import Texture

from mobileapp.background.workers import workers
from mobileapp.stage.upload import UPLOAD_PER_FRAME, Upload

K = TypeVar("K")


class Pixels(NamedTuple):
    """An image in RGBA, top row first, ready to be uploaded to the GPU as a texture."""

    size: tuple[int, int]
    rgba: bytes


class TextureCache(Generic[K]):
    """Textures by key, up to a total size in bytes; those used least recently are dropped first.

    A subclass says how the pixels of a key are made (`_make`), and what happens when its texture is
    uploaded (`_uploaded`) or cannot be made (`_failed`). `_make` is called on a worker thread, all
    other methods are called on the main thread.
    """

    overhead = 0
    """The fixed cost of one upload, counted as bytes of the frame's budget."""

    def __init__(self, name: str) -> None:
        self.pool = workers(name)
        """The threads that make pixels; `name` is the prefix of their names."""
        self._jobs: dict[K, Future[None]] = {}
        self._made: deque[tuple[K, Future[None], Pixels | Exception]] = deque()
        self._uploads: deque[tuple[K, Upload]] = deque()
        """The uploads of one key: to a new texture, or to those that lost their content."""
        self._lost: defaultdict[K, list[Texture]] = defaultdict(list)
        """The textures that lost their content and are to be filled again."""
        self._cache: OrderedDict[K, Texture] = OrderedDict()
        self._keys: WeakKeyDictionary[Texture, K] = WeakKeyDictionary()
        """The key of each texture that exists, also if it is no longer cached."""
        self._delivered = -1
        self._deliver_soon = Clock.create_trigger(self._deliver)
        self.bytes = 0
        """The total size of the cached textures."""

    def _limit(self) -> int:
        """The maximum of `bytes`. One texture is cached even if it is larger."""
        raise NotImplementedError

    def _make(self, key: K) -> Pixels:
        """Make the pixels of a key, on a worker thread."""
        raise NotImplementedError

    def _uploaded(self, key: K, texture: Texture) -> None:
        """React to a texture that is complete now, for the first time or again."""

    def _failed(self, key: K, problem: Exception) -> None:
        """React to an exception that `_make` has raised."""

    # --- making -------------------------------------------------------------------------------

    def _start(self, key: K) -> None:
        """Make and upload the texture of a key, unless that has begun already."""
        if key not in self._jobs:
            job = self._jobs[key] = Future()
            self.pool.submit(self._work, key, job)

    def _work(self, key: K, job: Future[None]) -> None:
        if job.set_running_or_notify_cancel():
            made: Pixels | Exception
            try:
                made = self._make(key)
            except Exception as problem:
                made = problem
            self._made.append((key, job, made))
            self._deliver_soon()
            job.set_result(None)

    def _stop(self, key: K) -> None:
        """Neither make nor upload the texture of a key any more."""
        if (job := self._jobs.pop(key, None)) is not None:
            job.cancel()
        if self._uploads and self._uploads[0][0] == key:
            self._uploads.clear()
        self._lost.pop(key, None)

    def cancel_waiting(self) -> None:
        """Cancel all jobs that have not started yet, except those that restore lost textures."""
        for key, job in [*self._jobs.items()]:
            if key not in self._lost and job.cancel():
                del self._jobs[key]

    # --- uploading ----------------------------------------------------------------------------

    def _deliver(self, _dt: float) -> None:
        if self._delivered != Clock.frames:  # workers may trigger this twice in a frame
            self._delivered = Clock.frames
            self._upload_some()
        if self._uploads or self._made:
            self._deliver_soon()

    def _upload_some(self) -> None:
        budget = UPLOAD_PER_FRAME
        while budget > 0 and (self._uploads or self._made):
            if not self._uploads:
                self._begin(*self._made.popleft())
                continue
            key, upload = self._uploads[0]
            budget -= upload.send(budget)
            if upload.done:
                budget -= self.overhead
                self._uploads.popleft()
                if not self._uploads:
                    self._finish(key, upload.texture)

    def _begin(self, key: K, job: Future[None], made: Pixels | Exception) -> None:
        if self._jobs.get(key) is not job:
            return
        if isinstance(made, Exception):
            self._stop(key)
            self._failed(key, made)
            return
        for lost in self._lost.pop(key, None) or [None]:
            upload = Upload(*made, texture=lost)
            if lost is None:
                self._keys[upload.texture] = key
                upload.texture.add_reload_observer(self.refill)
            self._uploads.append((key, upload))

    def _finish(self, key: K, texture: Texture) -> None:
        del self._jobs[key]
        if key not in self._cache:
            self._cache[key] = texture
            self.bytes += bytes_of(texture)
            while self.bytes > self._limit() and len(self._cache) > 1:
                self._drop(next(iter(self._cache)))
        self._uploaded(key, texture)
        if key in self._lost:  # since the upload began
            self._start(key)

    def refill(self, texture: Texture) -> None:
        """Fill a texture again after its content was lost with the graphics context."""
        if (key := self._keys.get(texture)) is not None:
            self._lost[key].append(texture)
            self._start(key)

    # --- the cache ----------------------------------------------------------------------------

    def _drop(self, key: K) -> None:
        """Remove an entry from the cache."""
        if (texture := self._cache.pop(key, None)) is not None:
            self.bytes -= bytes_of(texture)

    def _forget(self, key: K) -> None:
        """Drop and stop a key, and fill its textures no more, not even those on the screen."""
        self._drop(key)
        self._stop(key)
        for texture in [texture for texture, other in self._keys.items() if other == key]:
            del self._keys[texture]

    def clear(self) -> None:
        """Empty the cache; textures that are on the screen stay there."""
        for key in [*self._cache]:
            self._drop(key)

    @property
    def keys(self) -> set[K]:
        """The keys of all textures that are cached, in the making or on the screen."""
        return {*self._cache, *self._jobs, *self._keys.values()}

    @property
    def waiting(self) -> Mapping[K, Future[None]]:
        """The jobs whose textures are not uploaded yet."""
        return dict(self._jobs)

    @property
    def busy(self) -> bool:
        """Whether any texture is not uploaded yet."""
        return bool(self._jobs or self._made)

    def finish(self) -> None:
        """Wait for all jobs and upload their results."""
        while self.busy:
            wait(self.waiting.values(), timeout=30)
            self._upload_some()

    def close(self) -> None:
        """Make and upload nothing any more, and empty the cache."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        self._deliver_soon.cancel()
        for parts in (self._jobs, self._made, self._uploads, self._lost, self._keys):
            parts.clear()
        self.clear()


def bytes_of(texture: Texture) -> int:
    return int(texture.width * texture.height * 4)
