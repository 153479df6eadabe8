"""A note from the guide: it dims the screen, lights up what it is about, and waits to be read."""

from math import ceil
from pathlib import Path
from typing import Any, Protocol

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import (
    BooleanProperty,
    ListProperty,
    NumericProperty,
    ObjectProperty,
    StringProperty,
)
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from mobileapp.stage.scene import Rect
from mobileapp.theme import theme
from mobileapp.widgets import buttons, load_kv, picture, scroll

WIDEST = 1040
"""How wide, in dp, a note is at most."""
NARROWEST = 340
"""Beside its subject a note needs at least so much room, in dp."""
BUTTONS_BESIDE = 700
"""From this width on, in dp, the buttons of a note stand beside its words."""

LETTER = 0.47
"""How wide letters are on average, in parts of their size."""

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


class NoteWords(BoxLayout):
    """The title and the text of a note, in letters to be read across the table."""

    title = StringProperty("")
    text = StringProperty("")
    icon = StringProperty("")
    picture = ObjectProperty(None, allownone=True)
    letters = NumericProperty(0)
    """How large they are."""


class NotePaper(BoxLayout):
    """The paper it is written on."""


class LessonNote(FloatLayout):
    """Covers the screen it belongs to, and goes away with it. Only its buttons can be touched.

    It lies in the strip at the edge that leaves its subject in sight; on an open table those who
    sit opposite have its words at theirs.
    """

    lesson = ObjectProperty(None)
    beside = BooleanProperty(False)
    """Whether its buttons stand beside its words."""
    spot = ListProperty([0, 0, 0, 0])
    """Where the light falls: x, y, width and height; nowhere without a subject."""

    __events__ = ("on_understood", "on_stop_guide")

    def __init__(
        self,
        lesson: NoteContent,
        subject: Rect | None = None,
        for_all: bool = False,
        **settings: Any,
    ) -> None:
        super().__init__(lesson=lesson, **settings)
        self._subject = subject
        self._for_all = for_all
        self._unlocked_at = Clock.time() + LOCKED_SECONDS
        self._place_soon = Clock.create_trigger(self._place, -1)
        self.bind(pos=self._place_soon, size=self._place_soon)
        for paper in (self.ids.paper, self.ids.far):
            paper.bind(minimum_height=self._place_soon)
        for words in (self.ids.words, self.ids.far_words):
            words.ids.text.bind(height=self._place_soon)
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
        below, above, left, right = self._rooms()
        room = next((room for room in (below, right, left, above) if self._fits(room)), None)
        if room is None:  # it may lie over its subject, but never off the screen
            room = max((below, above), key=lambda room: room[3])
        self.beside = self._buttons_beside(room)
        self._lay(self.ids.paper, self.ids.words, room)
        far = self._for_all and room is below and self._fits(above, buttons=False)
        self.ids.far.opacity = 1 if far else 0
        if far:
            self._lay(self.ids.far, self.ids.far_words, above)

    def _lay(self, paper: Any, words: Any, room: Box) -> None:
        """Lay a paper into a room: at the edge of the screen, or beside the subject."""
        x, y, width, height = room
        margin = theme.gap
        paper.width = self._width_in(room)
        scroll, text = words.ids.scroll, words.ids.text
        most = self.height - 2 * margin - (paper.minimum_height - scroll.height)
        scroll.height = max(0, min(text.height, most))
        low, high = self.y + margin, self.top - margin - paper.height
        wanted = low if y < low else high
        if height == self.height and not self._buttons_beside(room):
            wanted = self.spot[1] + self.spot[3] / 2 - paper.height / 2
        paper.pos = x + width / 2 - paper.width / 2, max(low, min(wanted, high))

    def _width_in(self, room: Box) -> float:
        most = dp(WIDEST) * theme.scale * max(theme.text_scale, 1)
        return float(min(room[2] - 2 * theme.gap, most))

    def _buttons_beside(self, room: Box) -> bool:
        wide = dp(BUTTONS_BESIDE) * theme.scale * max(theme.text_scale, 1)
        return self._width_in(room) >= wide

    def _fits(self, room: Box, buttons: bool = True) -> bool:
        """Whether the note has room there, as far as can be told before it is laid out."""
        _, _, width, height = room
        if width < min(dp(NARROWEST) * theme.text_scale, self.width):
            return False
        words, beside = self.ids.words, self._buttons_beside(room)
        letters = words.letters
        aside = max(self.ids.got.width, self.ids.stop.width) + theme.gap
        aside = aside if buttons and beside else 0
        line = self._width_in(room) - aside - 2 * theme.pad
        lines = ceil(len(self.lesson.text) * letters * LETTER / max(line, 1))
        title = max(letters * 1.5, words.ids.drawing.height) + theme.gap
        below = theme.touch + theme.gap if buttons and not beside else 0
        return title + lines * letters * 1.35 + below + 1.6 * theme.pad <= height - 2 * theme.gap

    def _find_spot(self) -> Box:
        if self._subject is None:
            return (0, 0, 0, 0)
        x, y, w, h = self._subject.inset(-theme.gap * 0.5)
        return (x, y, w, h)

    def _rooms(self) -> tuple[Box, Box, Box, Box]:
        """What is left of the screen below, above, to the left and to the right of the subject."""
        x, y, width, height = self.spot
        if not width:
            middle = self.height / 2
            halves = self.y, self.y + middle
            low, high = ((self.x, at, self.width, middle) for at in halves)
            return low, high, (*self.pos, 0, 0), (*self.pos, 0, 0)
        return (
            (self.x, self.y, self.width, y - self.y),
            (self.x, y + height, self.width, self.top - y - height),
            (self.x, self.y, x - self.x, self.height),
            (x + width, self.y, self.right - x - width, self.height),
        )

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
