"""Scroll views in which buttons react to a touch at once."""

from functools import partial
from math import radians, tan
from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Quad, SmoothLine
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ColorProperty, ListProperty
from kivy.uix.scrollview import ScrollView

from mobileapp.theme import theme
from mobileapp.widgets import load_kv
from mobileapp.widgets.press import Pressable
from mobileapp.widgets.soft_textures import fading

SEEN = 0.02
"""The part of the way below which a page counts as scrolled to its end."""
FADED = 2.6
"""The height in which content fades out at the lower edge, in lines of text."""
CLEAR = 1.0
"""The height of clear paper below that, on which the sign that there is more is drawn."""
EDGE = 0.5
"""How strongly the edge of a sheet is drawn where it is cut."""
ABOVE = 1.0
"""The height in which content that was scrolled fades out at the upper edge, in lines of text."""
CHEVRON, CHEVRON_DEPTH, ABOVE_EDGE = 0.42, 0.3, 0.5
"""The half width and the height of the sign that there is more, and its distance from the edge, in
lines of text."""


class QuickScroll(ScrollView):
    """A ScrollView without Kivy's delay.

    Kivy waits a quarter of a second for a scroll gesture before it passes a touch to the widget
    below, and delays the release as well. Here, the widget looks pressed during the wait, and a tap
    takes effect as soon as the finger is lifted.
    """

    keeps_place = BooleanProperty(False)
    """Whether what is in sight stays where it is while content is added after it.

    Kivy keeps the fraction that was scrolled instead, so that a page runs away as it grows.
    """
    _pressed: Pressable | None = None
    _grown_above = 0.0

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._content = tuple(self.viewport_size)
        self.fbind("viewport_size", self._keep_place)

    @property
    def shown_top(self) -> float:
        """The upper edge of what is in sight, in the coordinates of the content."""
        content = self.viewport_size[1]
        return float(content - (1 - self.scroll_y) * max(content - self.height, 0))

    def grow_above(self, height: float) -> None:
        """Tell that the content is about to grow by this height above what is in sight."""
        self._grown_above += height

    def _keep_place(self, _scroll: object, size: tuple[float, float]) -> None:
        before, self._content = self._content, tuple(size)
        grown_above, self._grown_above = self._grown_above, 0.0
        if not self.keeps_place:
            return
        # The values of Kivy's effects are distances from the left and from the bottom; setting them
        # moves the content as well, and a movement in progress goes on from there.
        if self.do_scroll_x and size[0] > self.width:
            left = self.scroll_x * max(before[0] - self.width, 0)
            self.effect_x.value = -min(left, size[0] - self.width)
        if self.do_scroll_y and size[1] > self.height:
            above = (1 - self.scroll_y) * max(before[1] - self.height, 0) + grown_above
            self.effect_y.value = -max(size[1] - self.height - above, 0)

    def on_scroll_start(self, touch: Any, check_children: bool = True) -> bool | None:
        taken: bool | None = super().on_scroll_start(touch, check_children)
        if taken and self._touch is touch and self._undecided(touch):
            self._show_press(pressable_at(self, *self.to_local(*touch.pos)))
        return taken

    def on_scroll_move(self, touch: Any) -> bool | None:
        taken: bool | None = super().on_scroll_move(touch)
        if self._undecided(touch) and self._goes_across(touch):
            touch.ud[self._get_uid()]["user_stopped"] = touch.ud[self._get_uid("svavoid")] = True
            taken = False
        if not self._undecided(touch):
            self._show_press(None)
        return taken

    def on_scroll_stop(self, touch: Any, check_children: bool = True) -> bool | None:
        tapped = self._undecided(touch)
        self._show_press(None)
        taken: bool | None = super().on_scroll_stop(touch, check_children)
        if tapped:
            Clock.schedule_once(partial(self._do_touch_up, touch), 0)
        return taken

    def _change_touch_mode(self, *_: Any) -> None:
        touch = self._touch
        super()._change_touch_mode()
        if touch and self._touch is None:
            if any(taker() is self._pressed for taker in touch.grab_list):
                self._pressed = None  # the button has grabbed the touch and now resets itself
            self._show_press(None)

    def _do_touch_up(self, touch: Any, *_: Any) -> None:
        """Release a touch only once; Kivy would release it again after its delay."""
        if not touch.ud.get(self._get_uid("tapped")):
            touch.ud[self._get_uid("tapped")] = True
            super()._do_touch_up(touch)

    def _undecided(self, touch: Any) -> bool:
        """Whether a touch may still become a tap, because it has not scrolled."""
        known = touch.ud.get(self._get_uid())
        return bool(known) and known["mode"] == "unknown" and not known["user_stopped"]

    def _goes_across(self, touch: Any) -> bool:
        """Whether a touch moves in the direction in which only a scroll view around this scrolls.

        Kivy would keep such a touch.
        """
        known, least = touch.ud[self._get_uid()], self.scroll_distance
        aside, along = known["dx"] > least, known["dy"] > least
        return (aside and not self.do_scroll_x) or (along and not self.do_scroll_y)

    def _show_press(self, pressed: Pressable | None) -> None:
        if self._pressed is not None:
            self._pressed.state = "normal"
        self._pressed = pressed
        if pressed is not None:
            pressed.state = "down"


class FadingScroll(QuickScroll):
    """A vertical scroll view whose content fades out at the lower edge if there is more to scroll.

    Paper fades into the colour of paper, and shows where it is cut: its edge, and a sign that it
    goes on. A dark gradient would look like a stain on it.
    """

    paper = BooleanProperty(False)
    """Whether the content is on paper instead of on a dark background."""
    papers = ListProperty()
    """The sheets of paper on a dark background that may be cut by the lower edge."""
    ground = ColorProperty(None, allownone=True)
    """The colour of a dark background; None for that of the night."""
    fade = ColorProperty()
    """The colour into which the content fades: what is behind it."""
    cut = BooleanProperty(False)
    """Whether paper is cut by the lower edge, and fades into paper."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self._cuts = InstructionGroup()
        self.canvas.after.add(self._cuts)
        self._draw_cuts_soon = Clock.create_trigger(self._draw_cuts, -1)
        for what in ("pos", "size", "scroll_y", "viewport_size", "do_scroll_y", "paper", "papers"):
            self.fbind(what, self._draw_cuts_soon)
        theme.fbind("body", self._draw_cuts_soon)
        # Kivy moves content of a new size only at the end of the frame.
        afterwards = Clock.create_trigger(self._draw_cuts)
        self.fbind("size", afterwards)
        self.fbind("viewport_size", afterwards)

    def on_papers(self, *_: object) -> None:
        for paper in self.papers:
            paper.fbind("pos", self._draw_cuts_soon)
            paper.fbind("size", self._draw_cuts_soon)

    def _draw_cuts(self, *_: object) -> None:
        """Let every sheet that goes on below the lower edge fade into paper.

        A sheet of which only the upper edge is in sight says by itself that there is more.
        """
        self._cuts.clear()
        self.cut = False
        self._fade_above()
        more = self.do_scroll_y and self.scroll_y > SEEN
        if more and self.paper:
            self._draw_cut(self.x, self.right, 0)
        for paper in self.papers if more else ():
            (left, low), corner = paper.to_window(*paper.pos), self.to_window(*self.pos)
            above, below = low + paper.height - corner[1], corner[1] - low
            if below > 1 and above > theme.body * FADED:
                lean = tan(radians(paper.tilt))
                left += self.x - corner[0] + (above - below) / 2 * lean
                self._draw_cut(left, left + paper.width, lean)

    def _fade_above(self) -> None:
        """Let what was scrolled out of sight fade at the upper edge, instead of cutting letters."""
        if not (self.do_scroll_y and 1 - self.scroll_y > SEEN):
            return
        low, colour = self.top - min(theme.body * ABOVE, self.height), theme.paper
        sides = [(self.x, self.right)] if self.paper else []
        for paper in self.papers:
            left, below = paper.to_window(*paper.pos)
            left += self.x - self.to_window(*self.pos)[0]
            above = below + paper.height - self.to_window(0, self.top)[1]
            if above > 0 and below < self.to_window(0, low)[1]:
                sides.append((left - above * tan(radians(paper.tilt)) / 2, left + paper.width))
        if not self.paper and not self.papers:
            sides, colour = [(self.x, self.right)], self.fade
        for left, right in sides:
            self._cuts.add(Color(*colour[:3]))
            points = (left, self.top, right, self.top, right, low, left, low)
            self._cuts.add(Quad(points=points, texture=fading()))

    def _draw_cut(self, left: float, right: float, lean: float) -> None:
        """Draw the edge of a sheet; its sides lean to the left as they rise."""
        self.cut = True
        line, low = theme.body, self.y
        height = min(line * FADED, self.height)
        shift = height * lean
        middle, point = (left + right) / 2, low + line * ABOVE_EDGE
        wing, raised = line * CHEVRON, point + line * CHEVRON_DEPTH
        chevron = (middle - wing, raised, middle, point, middle + wing, raised)
        clear, top = min(line * CLEAR, height), low + height
        edge, side = low + clear, clear * lean
        blank = (left, low, right, low, right - side, edge, left - side, edge)
        faded = (left - side, edge, right - side, edge, right - shift, top, left - shift, top)
        add = self._cuts.add
        add(Color(*theme.paper))
        add(Quad(points=blank))
        add(Quad(points=faded, texture=fading()))
        add(Color(*theme.ink_soft[:3], EDGE if self.papers else 0))
        add(SmoothLine(points=(left, low + dp(1), right, low + dp(1)), width=dp(0.8)))
        add(Color(*theme.ink_soft[:3]))
        add(SmoothLine(points=chevron, width=dp(1.5), joint="round", cap="round"))


def pressable_at(widget: Any, x: float, y: float) -> Pressable | None:
    """The innermost enabled button at a point inside a widget; None if there is none.

    `x` and `y` are in the coordinates of the widget's children.
    """
    for child in widget.children:
        if not child.disabled and child.collide_point(x, y):
            found = pressable_at(child, *child.to_local(x, y))
            if found is not None or isinstance(child, Pressable):
                return found or child
    return None


load_kv(__file__)
