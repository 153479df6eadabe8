"""A widget that shows a `Look` outside of a scene, and the painter that these widgets share.

Looks are painted on worker threads and kept in a cache of limited size.
"""

from collections.abc import Callable, Collection
from typing import Protocol
from weakref import WeakSet

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.graphics import Color, Rectangle
from kivy.graphics.texture import Texture
from kivy.properties import ObjectProperty
from kivy.uix.widget import Widget

from mobileapp.running_app import running_app
from mobileapp.stage.looks import Art
from mobileapp.stage.piece import Look
from mobileapp.stage.textures import Textures
from mobileapp.theme import theme
from mobileapp.widgets.app_screen import WindowBox
from mobileapp.widgets.press import Pressable

CACHE_BYTES = 16 * 2**20


class Waiting(Protocol):
    """A widget that waits for its look to be painted, and then asks for it."""

    look: Look
    ask: Callable[[], object]


class PagePainter(Textures):
    """Paints looks for all pages of the app, and updates the widgets that wait for them."""

    def __init__(self, art: Art) -> None:
        super().__init__(art, CACHE_BYTES)
        self.waiting_for: WeakSet[Waiting] = WeakSet()
        self.on_painted = self._tell

    def _tell(self, looks: Collection[Look]) -> None:
        for widget in list(self.waiting_for):
            if widget.look in looks:
                widget.ask()


PRESSED = 0.75
"""The opacity of a `TouchLook` while a finger is on it."""
APPEAR = 0.15
"""How long a look takes to fade in once it is painted, in seconds."""


class PaintedLook(Widget):
    """A widget that shows a look at the size of the widget.

    Until a new look is painted, the widget still shows the previous one, or nothing at first.
    """

    look = ObjectProperty(None, allownone=True)

    def __init__(self, **settings: object) -> None:
        super().__init__(**{"size": (1, 1)} | settings)  # paint nothing before layout
        with self.canvas:
            self._tint, self._body = Color(1, 1, 1, 0), Rectangle()
        self._shown: Look | None = None
        self._scale = 1.0, 1.0
        """The size of the texture, as multiples of the width and height of the widget.

        These are not 1 if the look has a margin.
        """
        self.ask = Clock.create_trigger(self._ask, -1)
        self.bind(look=self.ask, size=self.ask, pos=self.ask)
        self.ask()

    @property
    def up_to_date(self) -> bool:
        """Whether the widget shows its current look, not an earlier one."""
        return self._shown is not None and self._shown == self.look

    @property
    def texture(self) -> Texture | None:
        """The texture that is shown; None if there is none."""
        return self._body.texture if self._shown is not None else None

    def painted_box(self) -> WindowBox:
        """The position and size of the texture in the window, including its margin."""
        width, height = self.width * self._scale[0], self.height * self._scale[1]
        x, y = self.to_window(*self.center)
        return x - width / 2, y - height / 2, width, height

    def _ask(self, _dt: float) -> None:
        painter = running_app().painter
        painter.waiting_for.discard(self)
        if self.look is None or self.width <= 1 or self.height <= 1:
            self._shown, self._tint.a = None, 0
            return
        painter.waiting_for.add(self)
        found = painter.get(self.look, self.width, self.height)
        if found is not None:
            self._scale = found.texture.width / found.width, found.texture.height / found.height
            self._body.texture = found.texture
            if self._shown is None:
                self.appear()
            self._shown = self.look
        width, height = self.width * self._scale[0], self.height * self._scale[1]
        self._body.size = width, height
        self._body.pos = self.center_x - width / 2, self.center_y - height / 2

    def vanish(self) -> None:
        """Show nothing until the next look is painted, as the present one would be wrong."""
        Animation.cancel_all(self._tint)
        self._shown, self._tint.a = None, 0
        self.ask()

    def appear(self) -> None:
        """Fade in, because the look is shown for the first time."""
        Animation.cancel_all(self._tint)
        Animation(a=1, duration=theme.motion(APPEAR)).start(self._tint)


class TouchLook(Pressable, PaintedLook):
    """A look that people press; it is paler while a finger is on it."""

    def on_state(self, _look: object, state: str) -> None:
        self.opacity = PRESSED if state == "down" else 1
