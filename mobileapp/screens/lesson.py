"""A note from the guide: it dims the screen, lights up what it is about, and waits to be read."""

from pathlib import Path
from typing import Any, Protocol

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import ListProperty, ObjectProperty
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from mobileapp.stage.scene import Rect
from mobileapp.theme import theme
from mobileapp.widgets import buttons, load_kv, picture, scroll

WIDEST = 460
"""How wide, in dp, a note is at most."""
NARROWEST = 300
"""Beside its subject a note needs at least so much room, in dp."""

LOCKED_SECONDS = 0.3
"""Seconds after it has appeared in which it cannot be put away."""

Box = tuple[float, float, float, float]
"""x, y, width and height."""


class NoteContent(Protocol):
    """What a note says."""

    title: str
    text: str
    icon: str
    picture: Path | None
    goodbye: bool


class LessonNote(FloatLayout):
    """Covers the screen it belongs to, and goes away with it. Only its buttons can be touched."""

    lesson = ObjectProperty(None)
    spot = ListProperty([0, 0, 0, 0])
    """Where the light falls: x, y, width and height; nowhere without a subject."""

    __events__ = ("on_understood", "on_stop_guide")

    def __init__(self, lesson: NoteContent, subject: Rect | None = None, **settings: Any) -> None:
        super().__init__(lesson=lesson, **settings)
        self._subject = subject
        self._unlocked_at = Clock.time() + LOCKED_SECONDS
        self._place_soon = Clock.create_trigger(self._place, -1)
        self.bind(pos=self._place_soon, size=self._place_soon)
        self.ids.paper.bind(minimum_height=self._place_soon)
        self.ids.text.bind(height=self._place_soon)
        self.opacity = 0
        Animation(opacity=1, duration=theme.motion(0.25)).start(self)

    def point_at(self, subject: Rect | None) -> None:
        """Follow what the note is about to where it lies now."""
        self._subject = subject
        self._place_soon()

    def on_parent(self, _note: object, parent: Widget | None) -> None:
        if parent is None:
            Animation.cancel_all(self)
            self._place_soon.cancel()

    def on_understood(self) -> None:
        pass

    def on_stop_guide(self) -> None:
        pass

    # --- where it lies ------------------------------------------------------------------------

    def _place(self, *_: Any) -> None:
        self.spot = self._find_spot()
        x, y, width, height = self._room()
        margin = theme.gap
        paper = self.ids.paper
        paper.width = min(width - 2 * margin, dp(WIDEST) * theme.scale * max(theme.text_scale, 1))
        around = paper.minimum_height - self.ids.scroll.height
        most = self.height - 2 * margin - around
        self.ids.scroll.height = max(0, min(self.ids.text.height, most))
        # Where there is too little room it may lie over its subject, but never off the screen.
        middle = y + height / 2 - paper.height / 2
        low, high = self.y + margin, self.top - margin - paper.height
        paper.pos = x + width / 2 - paper.width / 2, max(low, min(middle, high))

    def _find_spot(self) -> Box:
        if self._subject is None:
            return (0, 0, 0, 0)
        x, y, w, h = self._subject.inset(-theme.gap * 0.5)
        return (x, y, w, h)

    def _room(self) -> Box:
        """The largest part of the screen that leaves the subject in sight."""
        x, y, width, height = self.spot
        if not width:
            return (*self.pos, *self.size)
        beside = [
            (self.x, self.y, x - self.x, self.height),
            (x + width, self.y, self.right - x - width, self.height),
        ]
        stacked = [
            (self.x, self.y, self.width, y - self.y),
            (self.x, y + height, self.width, self.top - y - height),
        ]
        rooms = stacked + [room for room in beside if room[2] >= dp(NARROWEST) * theme.text_scale]
        return max(rooms, key=lambda room: min(room[2], dp(WIDEST)) * room[3])

    # --- fingers ------------------------------------------------------------------------------

    def on_touch_down(self, touch: Any) -> bool:
        if Clock.time() < self._unlocked_at:
            return True  # a double tap on the note before reads one note
        return bool(super().on_touch_down(touch)) or self.collide_point(*touch.pos)

    def on_touch_move(self, touch: Any) -> bool:
        return bool(super().on_touch_move(touch)) or self.collide_point(*touch.pos)

    def on_touch_up(self, touch: Any) -> bool:
        return bool(super().on_touch_up(touch)) or self.collide_point(*touch.pos)


load_kv(__file__, buttons, picture, scroll)
