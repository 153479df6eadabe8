"""The opening: a short animation, shown once on a new tablet, that introduces the games.

It covers Home from the first frame, so that nobody sees Home before it is finished. Any touch or
key ends it.
"""

from functools import partial
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window
from kivy.graphics import Color, PopMatrix, PushMatrix, Rectangle, Rotate
from kivy.graphics.texture import Texture
from kivy.uix.floatlayout import FloatLayout

from mobileapp.assets import ASSETS
from mobileapp.picture_cache import Request
from mobileapp.running_app import running_app
from mobileapp.screens.home.opening_acts import LIGHT, SECONDS, ShownPicture, all_pictures, shown_at
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.store import Storage
from mobileapp.theme import theme
from mobileapp.widgets.backdrop import PageBackdrop
from mobileapp.widgets.soft_textures import soft_dot

SEEN = "opening-seen"
"""The setting that is True once this tablet has shown the opening."""
VANISH = 0.35
"""How long the opening takes to fade out, in seconds."""
MAX_ANIMATION_STEP = 0.05
"""The maximum time step of the animation, in seconds, so that a slow frame causes no jump."""
MAX_PIXELS = 640
"""The maximum width and height of a picture, in pixels, as all pictures are in memory at once."""


def take_opening(storage: Storage) -> bool:
    """Decide whether to show the opening now; if so, save that this tablet has shown it.

    It is shown only on a tablet without saved settings and players, so only once. It is not shown
    with *Reduce motion*, nor if saving fails.
    """
    if theme.reduce_motion or not storage.is_untouched:
        return False
    try:
        storage.settings[SEEN] = True
    except StorageProblem:
        return False
    return True


class _Drawn:
    """A rectangle on the canvas that is reused to show one picture after another."""

    def __init__(self, canvas: Any) -> None:
        with canvas:
            self._tint = Color(1, 1, 1, 0)
            PushMatrix()
            self._turn, self._box = Rotate(), Rectangle()
            PopMatrix()

    def hide(self) -> None:
        self._tint.a = 0

    def show(self, shown: ShownPicture, texture: Texture) -> None:
        self._tint.rgba = (1, 0.85, 0.5, shown.alpha) if shown.picture == LIGHT else (
            1, 1, 1, shown.alpha,
        )  # fmt: skip
        self._turn.angle, self._turn.origin = shown.angle, (shown.x, shown.y)
        self._box.pos, self._box.size = (shown.x - shown.w / 2, shown.y - shown.h / 2), shown[3:5]
        self._box.texture = texture
        left, low, _, _, right, high, *_ = texture.tex_coords
        start, end = (left + (right - left) * part for part in shown.part)
        if shown.mirrored:
            start, end = end, start
        self._box.tex_coords = (start, low, end, low, end, high, start, high)


class Opening(FloatLayout):
    """The overlay that plays the acts in the whole window, on a background of the evening sky."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        with self.canvas.before:
            Color(*theme.night)
            ground = Rectangle()
        self.bind(size=lambda _opening, size: setattr(ground, "size", size))
        self.add_widget(PageBackdrop())
        self._drawn: list[_Drawn] = []
        self._textures: dict[str, Texture] = {LIGHT: soft_dot()}
        self._requests: list[Request] = []
        self._awaited: set[str] = set()
        """The pictures of the first act that are not loaded yet; it begins with all of them."""
        self._passed = 0.0
        self._left_at: float | None = None
        """When the fade-out began, in seconds of the animation; None before it begins."""
        self._ticking = Clock.create_trigger(self._tick, 0, interval=True)

    def open(self) -> None:
        """Cover the window and start the animation."""
        pictures = running_app().pictures
        self._awaited = {shown.picture for shown in shown_at(0, *Window.size)} - {LIGHT}
        for name, (width, height) in all_pictures(*Window.size).items():
            size = min(int(width), MAX_PIXELS), min(int(height), MAX_PIXELS)
            request = pictures.request(ASSETS / name, size, partial(self._keep, name))
            self._requests.append(request)
        Window.add_widget(self)
        Window.bind(on_key_down=self._on_key, on_keyboard=self._on_key)
        self._ticking()

    @property
    def playing(self) -> bool:
        return bool(self._ticking.is_triggered)

    def leave(self) -> None:
        """Start the fade-out, in any act; nothing happens if it has started already."""
        if self._left_at is None:
            self._left_at = self._passed

    def close(self) -> None:
        """Remove the opening from the window at once, and release its pictures."""
        self._ticking.cancel()
        while self._requests:
            self._requests.pop().cancel()
        Window.unbind(on_key_down=self._on_key, on_keyboard=self._on_key)
        Window.remove_widget(self)
        self._drawn.clear()
        self._textures.clear()
        self.canvas.after.clear()

    def on_touch_down(self, touch: Any) -> bool:
        """Start the fade-out; a touch during the fade-out goes to Home instead."""
        if self._left_at is not None:
            return False
        self.leave()
        return True

    def on_touch_move(self, touch: Any) -> bool:
        return self._left_at is None

    def on_touch_up(self, touch: Any) -> bool:
        return False

    def _on_key(self, *_: Any) -> bool:
        if self._left_at is not None:
            return False
        self.leave()
        return True

    def _keep(self, name: str, texture: Texture, problem: object) -> None:
        self._awaited.discard(name)
        if problem is None:
            self._textures[name] = texture

    def _tick(self, dt: float) -> None:
        if self._awaited and self._left_at is None:
            return
        self._passed += min(dt, MAX_ANIMATION_STEP)
        if self._passed >= SECONDS:
            self.leave()
        left = 0.0 if self._left_at is None else self._passed - self._left_at
        strength = 1 - left / VANISH
        if strength <= 0 or theme.reduce_motion:
            self.close()
            return
        self.opacity = strength
        self._draw()

    def _draw(self) -> None:
        there = [s for s in shown_at(self._passed, *self.size) if s.picture in self._textures]
        while len(self._drawn) < len(there):
            self._drawn.append(_Drawn(self.canvas.after))
        for drawn, shown in zip(self._drawn, there, strict=False):
            drawn.show(shown, self._textures[shown.picture])
        for drawn in self._drawn[len(there) :]:
            drawn.hide()
