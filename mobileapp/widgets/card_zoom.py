"""A picture enlarged to the whole screen, on album paper; a swipe shows the next one."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kivy.animation import Animation
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.properties import NumericProperty, ObjectProperty, StringProperty
from kivy.uix.floatlayout import FloatLayout

from mobileapp.assets import ASSETS
from mobileapp.theme import theme
from mobileapp.widgets import buttons, load_kv, text
from mobileapp.widgets.discard import discard
from mobileapp.widgets.picture import Picture
from mobileapp.widgets.press import BACK_KEY

SWIPE = 0.1
"""Swipe threshold: a touch that moved sideways by more than this part of the width is a swipe."""
TAP = 12
"""Tap threshold, in dp: a touch that moved less than this is a tap."""
BESIDE_UPRIGHT = 1.5
"""The margin at the sides of a picture in an upright window, as a multiple of that of a page."""


@dataclass(frozen=True, slots=True)
class Zoomed:
    """A picture to enlarge, and its caption."""

    path: Path
    caption: str = ""


class CardZoom(FloatLayout):
    """An overlay on a page that shows one of several pictures large.

    A swipe shows the next or the previous picture; a tap or the Back key closes the overlay.
    """

    index = NumericProperty(0)
    count = NumericProperty(0)
    offset = NumericProperty(0)
    caption = StringProperty("")
    below = NumericProperty(0)
    """The lower edge of the picture as it is seen, below which the caption stands if there is room.
    """
    paper = ObjectProperty(ASSETS / "table" / "paper.jpg")

    def __init__(self, cards: list[Zoomed], index: int) -> None:
        self._cards = cards
        self._finger: Any = None
        super().__init__(count=len(cards))
        self._pictures = [Picture(fit="contain", size_hint=(None, None)) for _ in cards]
        for picture in self._pictures:
            self.ids.strip.add_widget(picture)
            picture.bind(texture=self._find_edge)
        self.ids.strip.bind(pos=self._place, size=self._place)
        self._turn_to(index)
        Window.bind(on_keyboard=self._on_key)

    # --- the strip of cards -------------------------------------------------------------------

    def _place(self, *_: object) -> None:
        strip = self.ids.strip
        side = theme.gap if theme.wide else theme.pad * BESIDE_UPRIGHT
        for place, picture in enumerate(self._pictures):
            picture.size = strip.width - 2 * side, strip.height - 2 * theme.gap
            picture.pos = strip.x + place * self.width + side, strip.y + theme.gap
        Animation.cancel_all(self, "offset")
        self.offset = -self.index * self.width
        self._find_edge()

    def _find_edge(self, *_: object) -> None:
        picture = self._pictures[int(self.index)]
        texture, high = picture.texture, picture.height
        if texture is not None:
            high = min(high, picture.width * texture.height / texture.width)
        self.below = picture.center_y - high / 2

    def _turn_to(self, index: int) -> None:
        self.index = min(max(index, 0), self.count - 1)
        for place in range(self.index - 1, self.index + 2):
            if 0 <= place < self.count:
                self._pictures[place].path = self._cards[place].path
        self.caption = self._cards[self.index].caption
        self._find_edge()
        Animation.cancel_all(self, "offset")
        Animation(
            offset=-self.index * self.width,
            duration=theme.motion(0.22),
            transition="out_quad",
        ).start(self)

    def step(self, by: int) -> None:
        """Show the picture that is `by` places after this one, or before it if `by` is negative.

        The position is clamped to the first and the last picture.
        """
        self._turn_to(self.index + by)

    def close(self) -> None:
        """Close the overlay."""
        if self.parent is not None:
            discard(self)

    def on_parent(self, _zoom: object, parent: object) -> None:
        if parent is None:
            Window.unbind(on_keyboard=self._on_key)

    def _on_key(self, _window: object, key: int, *_: Any) -> bool:
        if key != BACK_KEY:
            return False
        self.close()
        return True

    # --- touches ------------------------------------------------------------------------------

    def on_touch_down(self, touch: Any) -> bool:
        if not self.collide_point(*touch.pos):
            return False
        if not super().on_touch_down(touch) and self._finger is None:
            self._finger = touch.uid
        return True

    def on_touch_move(self, touch: Any) -> bool:
        if touch.uid == self._finger:
            Animation.cancel_all(self, "offset")
            self.offset = -self.index * self.width + touch.x - touch.ox
            return True
        return bool(super().on_touch_move(touch))

    def on_touch_up(self, touch: Any) -> bool:
        if touch.uid != self._finger:
            return bool(super().on_touch_up(touch))
        self._finger = None
        moved = touch.x - touch.ox
        if max(abs(moved), abs(touch.y - touch.oy)) < dp(TAP):
            self.close()
        elif abs(moved) > self.width * SWIPE:
            self.step(-1 if moved > 0 else 1)
        else:
            self.step(0)
        return True


load_kv(__file__, buttons, text)
