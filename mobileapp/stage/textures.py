"""The textures of looks: painted on worker threads, uploaded in small parts, kept in a cache."""

import logging
from collections import defaultdict
from collections.abc import Callable, Collection
from typing import NamedTuple

from kivy.core.window import Window
from kivy.graphics.texture import Texture
from PIL import Image

from mobileapp.stage import painting
from mobileapp.stage.looks import Art
from mobileapp.stage.piece import Look
from mobileapp.stage.texture_cache import Pixels, TextureCache
from mobileapp.stage.upload import lasting_texture

STEP = 64
"""The widths of textures are multiples of this many pixels.

So slightly different layouts share textures. Textures of `exact` looks may have any width.
"""
MAX_SIDE = 1400
"""The maximum width and height of a texture in pixels; it is stretched for larger pieces.

Textures of `exact` looks have no maximum.
"""
CACHED_WINDOWS = 5
"""The capacity of the cache: this many textures of the size of the window."""
MIN_CACHED, MAX_CACHED = 12 * 2**20, 40 * 2**20
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


class Painted(NamedTuple):
    """A texture, and the size for which it was painted, without the margins of the texture."""

    texture: Texture
    width: int
    height: int


class Textures(TextureCache[Key]):
    """The textures of looks; worker threads paint those that are missing."""

    overhead = UPLOAD_OVERHEAD

    def __init__(self, art: Art, limit: int | None = None) -> None:
        super().__init__("painting")
        self._art = art
        self._capacity = limit
        self._sizes: defaultdict[tuple[Look, bool], set[Key]] = defaultdict(set)
        """For each side of a look, the cached keys: one for each size."""
        self._new: set[Look] = set()
        self._fixed: dict[str, Texture] = {}
        self.on_painted: Callable[[Collection[Look]], None] = lambda looks: None
        """Called, at most once per frame, with the looks that have new textures."""

    def get(self, look: Look, width: float, height: float, back: bool = False) -> Painted | None:
        """The texture of one side of a look for a piece of this size.

        If it is not cached, it is painted in the background. Until then, the largest cached texture
        of the same side is returned, or None if there is none.
        """
        key = key_for(look, width, height, back)
        if key in self._cache:
            self._cache.move_to_end(key)
        else:
            self._start(key)
            key = max(self._sizes.get((key.look, back), ()), key=lambda key: key[1:], default=key)
        texture = self._cache.get(key)
        return None if texture is None else Painted(texture, key.width, key.height)

    def prepare(self, look: Look, width: float, height: float) -> None:
        """Start to paint the sides of a look that may become visible and are not cached."""
        for back in look.painted_sides:
            key = key_for(look, width, height, back)
            if key not in self._cache:
                self._start(key)

    def shadow(self, shape: str) -> Texture:
        """The shared texture of a shadow ("box" or "round"), of a soft light ("light") or of scraps
        of paper ("scraps").

        It is small, so it is created on the first call, in the main thread.
        """
        if shape not in self._fixed:
            others = {"light": painting.soft_light, "scraps": painting.scraps}
            image = others[shape]() if shape in others else painting.shadow(shape == "round")
            self._fixed[shape] = lasting_texture(image.size, image.tobytes())
        return self._fixed[shape]

    def forget(self, looks: Collection[Look]) -> None:
        """Remove the fronts of these looks from the cache and cancel painting them.

        They have to be painted again, so that the time until one appears does not reveal that it
        has been seen before.
        """
        for key in self.keys:
            if key.look in looks and not key.back:
                self._forget(key)

    def release(self) -> None:
        """Empty the cache and cancel all paint jobs that have not started yet.

        It is called, for example, when a match ends.
        """
        self.cancel_waiting()
        self.clear()

    def close(self) -> None:
        super().close()
        self.on_painted = lambda looks: None

    def _limit(self) -> int:
        return self._capacity or _window_limit()

    def _make(self, key: Key) -> Pixels:
        try:
            image = paint(key, self._art)
        except Exception as problem:  # a damaged picture must not end the match
            # The log does not say which picture: it may be somebody's secret.
            log.warning("A picture could not be painted: %s.", type(problem).__name__)
            image = _placeholder(key)
        return Pixels(image.size, image.tobytes())

    def _upload_some(self) -> None:
        super()._upload_some()
        if self._new:
            new, self._new = self._new, set()
            self.on_painted(new)

    def _uploaded(self, key: Key, texture: Texture) -> None:
        self._sizes[key.look, key.back].add(key)
        self._new.add(key.look)

    def _drop(self, key: Key) -> None:
        super()._drop(key)
        sizes = self._sizes[key.look, key.back]
        sizes.discard(key)
        if not sizes:
            del self._sizes[key.look, key.back]


def key_for(look: Look, width: float, height: float, back: bool) -> Key:
    """The cache key of one side of a look for a piece of this size."""
    if look.exact:
        return Key(look, max(round(width), 1), max(round(height), 1), back)
    scale = min(1.0, MAX_SIDE / max(width, height, 1))
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


def _window_limit() -> int:
    pixels = Window.width * Window.height
    return min(max(int(CACHED_WINDOWS * pixels * 4), MIN_CACHED), MAX_CACHED)
