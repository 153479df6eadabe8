"""A lesson of the guide, shown over the match until somebody closes it.

The screen is dimmed except for the subject of the lesson: the pieces that the lesson is about.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, pairwise, product
from math import ceil
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Line, Rectangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, ObjectProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.widget import Widget

from mobileapp.kivy_style.events import Event
from mobileapp.match.guide import Lesson
from mobileapp.stage.geometry import Rect, hull
from mobileapp.stage.space import RECENT
from mobileapp.theme import theme
from mobileapp.widgets import buttons, load_kv, picture, scroll
from mobileapp.widgets.app_screen import WindowBox
from mobileapp.widgets.boxes import Column
from mobileapp.widgets.excited_taps import FreshlyShown

MAX_WIDTH = 1040
"""The maximum width of a lesson, in dp."""
MIN_WIDTH = 340
"""The minimum width of the area for a lesson, in dp, unless the screen is narrower."""
BUTTONS_BESIDE = 700
"""The minimum width of a lesson with its buttons beside the text instead of below it, in dp."""

MIN_LINE = 14
"""The minimum width of a line of small text beside the buttons, in multiples of the font size."""
LETTER = 0.47
"""The average width of a character of the text, as a part of the font size."""
TITLE_LETTER = 0.57
"""The average width of a character of the title, as a part of the font size of the text."""


class LessonWords(Column):
    """The title and the text of a lesson, large enough to be read across the table."""

    lesson = ObjectProperty(Lesson("", "", "", ""), rebind=True)
    letters = NumericProperty(0)
    """The font size."""
    small = BooleanProperty(False)
    """Whether there is room for a few lines only, so that the title is left out."""
    spoken = BooleanProperty(False)
    """Whether a tap says them."""


class LessonPaper(BoxLayout):
    """The paper that a lesson is written on."""

    small = BooleanProperty(False)


class LessonPopup(FreshlyShown, FloatLayout):
    """A lesson as an overlay on the match page; only its own buttons can be pressed.

    It is placed so that its subject stays visible. With `for_all`, a second copy is shown upside
    down for those who sit opposite, across the table or at the other side of the subject, if there
    is room for it.
    """

    lesson = ObjectProperty(None)
    beside = BooleanProperty(False)
    """Whether the buttons stand beside the text instead of below it."""
    small = BooleanProperty(False)
    """Whether there is room for a few lines only, so that small text without a title is used."""
    spoken = BooleanProperty(False)
    """Whether a tap on the words says them; a sign beside the title shows it."""
    spot = ListProperty([0, 0, 0, 0])
    """The bounding box of the subject: x, y, width and height; all 0 without a subject."""

    on_understood = Event()
    """The lesson was read."""
    on_stop_guide = Event()
    """People want no more lessons."""
    on_point = Event()
    """A finger touches the words."""

    def __init__(
        self,
        lesson: Lesson,
        subjects: Sequence[Rect] = (),
        for_all: bool = False,
        **settings: Any,
    ) -> None:
        super().__init__(lesson=lesson, **settings)
        self._subjects = subjects
        self._shade = InstructionGroup()
        self.canvas.before.add(self._shade)
        self._for_all = for_all
        self.appear()
        self._unlocked_at = Clock.time() + RECENT
        self._place_soon = Clock.create_trigger(self._place, -1)
        self.bind(pos=self._place_soon, size=self._place_soon)
        for paper in (self.ids.paper, self.ids.far):
            paper.bind(minimum_height=self._place_soon)
        for words in (self.ids.words, self.ids.far_words):
            words.ids.text.bind(height=self._place_soon)
        self.opacity = 0
        Animation(opacity=1, duration=theme.motion(0.25)).start(self)

    def point_at(self, subjects: Sequence[Rect]) -> None:
        """Set the rectangles of the lesson's subjects, and move the lesson beside them."""
        self._subjects = subjects
        self._place_soon()

    def on_parent(self, _lesson_popup: object, parent: Widget | None) -> None:
        if parent is None:
            Animation.cancel_all(self)
            self._place_soon.cancel()

    # --- where it lies ------------------------------------------------------------------------

    def _place(self, *_: Any) -> None:
        spots = [subject.inset(-theme.gap * 0.5) for subject in self._subjects]
        self.spot = hull(spots) if spots else (0, 0, 0, 0)
        self._draw_dark(spots)
        room = self._find_room(spots)
        self.beside = self._buttons_beside(room)
        self._lay(self.ids.paper, self.ids.words, room)
        far = self._find_far_room(room, spots) if self._for_all else None
        self.ids.far.opacity = 1 if far else 0
        if far:
            self._lay(self.ids.far, self.ids.far_words, far)

    def _find_room(self, spots: list[Rect]) -> WindowBox:
        """Return a free area for the lesson beside its subject; set `small` if only that fits.

        With `for_all`, areas that leave room for the copy opposite come first, even if they are so
        small that the text is, too. Otherwise areas at the top of the screen, where the scene's
        only headline is, come last. If the lesson fits nowhere, the result is the tallest of the
        wide areas.
        """
        below, above, left, right = self._rooms()
        between = _between(spots, Rect(*self.pos, *self.size))
        middle = self.center_y
        halves = [box._replace(h=middle - box.y) for box in between if box.y < middle < box.top]
        low = [below, right, left, *(box for box in between if box.top < self.top)]
        high = [above, *(box for box in between if box.top >= self.top)]
        shared = [below, right, left, above, *halves]
        parts: list[Sequence[WindowBox]] = [shared, between] if self._for_all else [low, high]
        for rooms, self.small in product(parts, (False, True)):
            for room in rooms:
                if self._fits(room):
                    return room
        self.small = True  # small text covers less of the subject
        wide = [room for room in (*low, *high) if room[2] > self.width * 0.6]
        return max(wide, key=lambda room: room[3])

    def _find_far_room(self, room: WindowBox, spots: list[Rect]) -> WindowBox | None:
        """A free area for the copy on the far side; `room` is the area of the lesson itself.

        It is opposite that area if possible, or else anywhere at the far edge where the copy
        covers neither the subject nor the paper of the lesson. None if the copy fits nowhere.
        """
        below, above, left, right = self._rooms()
        whole = Rect(*self.pos, *self.size)
        across = Rect(*room).across(whole)
        opposite = {below: above, left: right, right: left}.get(room, across)
        own = Rect(*room)
        for area in (opposite, across):
            inner = Rect(*area).inset(1)  # it may touch them
            free = not any(inner.overlaps(other) for other in (own, *spots))
            if free and self._fits(area, buttons=False):
                return area
        paper, middle = Rect(*self.ids.paper.pos, *self.ids.paper.size), self.center_y
        for box in _between([*spots, paper], whole):
            y = max(box.y, middle)
            if box.top >= whole.top and self._fits((box.x, y, box.w, box.top - y), buttons=False):
                return box.x, y, box.w, box.top - y
        return None

    def _draw_dark(self, spots: list[Rect]) -> None:
        """Dim everything but the subjects, and draw a frame around each subject."""
        self._shade.clear()
        self._shade.add(Color(*(part * 0.5 for part in theme.night[:3]), 0.5))
        whole = Rect(*self.pos, *self.size)
        for cell in _cells(spots, whole):
            if not any(spot.overlaps(cell) for spot in spots):
                self._shade.add(Rectangle(pos=cell[:2], size=cell[2:]))
        self._shade.add(Color(*theme.gold))
        for spot in spots:
            frame = (*spot, theme.radius * 0.6)
            self._shade.add(Line(rounded_rectangle=frame, width=dp(2)))

    def _lay(self, paper: Any, words: Any, room: WindowBox) -> None:
        """Give a paper its size and position in the area `room`.

        In a narrow area of the screen's full height, the paper is level with the subject. In an
        area at the lower or upper edge of the screen, the paper lies at that edge. In any other
        area, it lies in the middle.
        """
        x, y, width, height = room
        margin = theme.gap
        paper.width = self._width_in(room)
        scroll, text = words.ids.scroll, words.ids.text
        most = self.height - 2 * margin - (paper.minimum_height - scroll.height)
        scroll.height = max(0, min(text.height, most))
        low, high = self.y + margin, self.top - margin - paper.height
        wanted = y + height / 2 - paper.height / 2
        if height == self.height and not self._buttons_beside(room):
            wanted = self.spot[1] + self.spot[3] / 2 - paper.height / 2
        elif y <= self.y:
            wanted = low
        elif y + height >= self.top:
            wanted = high
        paper.pos = x + width / 2 - paper.width / 2, max(low, min(wanted, high))

    def _width_in(self, room: WindowBox) -> float:
        most = dp(MAX_WIDTH) * theme.scale * max(theme.text_scale, 1)
        return float(min(room[2] - 2 * theme.gap, most))

    def _buttons_beside(self, room: WindowBox) -> bool:
        if self.small:
            return self._line_in(room, beside=True) > float(self.ids.words.letters * MIN_LINE)
        wide = dp(BUTTONS_BESIDE) * theme.scale * max(theme.text_scale, 1)
        return self._width_in(room) >= float(wide)

    def _line_in(self, room: WindowBox, beside: bool) -> float:
        """The width of a line of text in the area `room`, with or without buttons beside it."""
        got, stop = self.ids.got.width, self.ids.stop.width
        aside = (got + stop if self.small else max(got, stop)) + 2 * theme.gap
        return float(self._width_in(room) - (aside if beside else 0) - 2 * theme.pad)

    def _fits(self, room: WindowBox, buttons: bool = True) -> bool:
        """Whether the lesson fits into the area `room`, estimated before it is laid out.

        `buttons` is False for the copy on the far side, which has no buttons.
        """
        _, _, width, height = room
        if width < min(dp(MIN_WIDTH) * theme.text_scale, self.width):
            return False
        words, beside = self.ids.words, buttons and self._buttons_beside(room)
        letters = words.letters
        lines = ceil(len(self.lesson.text) * letters * LETTER / self._line_in(room, beside))
        needed = lines * letters * 1.35
        below = theme.touch + theme.gap if buttons and not beside else 0
        if self.small:
            needed = max(needed, theme.touch if beside else 0) + below + 0.8 * theme.pad
        else:
            drawing, named = words.ids.drawing, len(self.lesson.title) * letters * TITLE_LETTER
            rows = ceil(named / (self._line_in(room, beside) - drawing.width - theme.gap))
            needed += max(rows * letters * 1.5, drawing.height) + theme.gap
            needed += below + 1.6 * theme.pad
        return bool(needed <= height - (theme.gap if self.small else 2 * theme.gap))

    def _rooms(self) -> tuple[WindowBox, WindowBox, WindowBox, WindowBox]:
        """The free areas below, above, to the left and to the right of the subject.

        Without a subject they are the lower and the upper half of the screen, and two empty areas.
        """
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

    def too_early(self, x: float, y: float) -> bool:
        """Whether a tap is ignored, as it may be meant for what the lesson has just covered.

        A lesson comes by itself, so it ignores all taps at first, wherever the last one was.
        """
        return Clock.time() < self._unlocked_at or super().too_early(x, y)

    def on_touch_down(self, touch: Any) -> bool:
        if any(words.collide_point(*touch.pos) for words in (self.ids.words, self.ids.far_words)):
            self.dispatch("on_point")
        if self.too_early(*touch.pos):
            return True
        return bool(super().on_touch_down(touch)) or self.collide_point(*touch.pos)

    def on_touch_move(self, touch: Any) -> bool:
        return bool(super().on_touch_move(touch)) or self.collide_point(*touch.pos)

    def on_touch_up(self, touch: Any) -> bool:
        return bool(super().on_touch_up(touch)) or self.collide_point(*touch.pos)


def _cuts(spots: Sequence[Rect], whole: Rect) -> tuple[list[float], list[float]]:
    """The x and the y coordinates of all edges of the spots and of the screen, sorted and unique.

    `spots` are the rectangles around the subjects, and `whole` is the screen. Edges outside the
    screen are left out.
    """
    across = {whole.x, whole.right, *(x for spot in spots for x in (spot.x, spot.right))}
    up = {whole.y, whole.top, *(y for spot in spots for y in (spot.y, spot.top))}
    return (
        sorted(x for x in across if whole.x <= x <= whole.right),
        sorted(y for y in up if whole.y <= y <= whole.top),
    )


def _cells(spots: Sequence[Rect], whole: Rect) -> Iterator[Rect]:
    """The cells of the grid into which the extended edges of all spots divide the screen."""
    xs, ys = _cuts(spots, whole)
    for (x, right), (y, top) in product(pairwise(xs), pairwise(ys)):
        yield Rect(x, y, right - x, top - y)


def _between(spots: Sequence[Rect], whole: Rect) -> list[Rect]:
    """All free rectangles between the spots, the largest first; none for fewer than two spots.

    A free rectangle overlaps no spot, and its sides lie on edges of spots or of the screen.
    """
    if len(spots) < 2:
        return []
    xs, ys = _cuts(spots, whole)
    boxes = (
        Rect(x, y, right - x, top - y)
        for (x, right), (y, top) in product(combinations(xs, 2), combinations(ys, 2))
    )
    free = [box for box in boxes if not any(spot.overlaps(box) for spot in spots)]
    return sorted(free, key=lambda box: -box.w * box.h)


load_kv(__file__, buttons, picture, scroll)
