"""Marks drawn by hand in red ink on paper: a ring around a choice, a tick in a box."""

import math
from collections.abc import Sequence
from functools import cache

from kivy.animation import Animation
from kivy.event import EventDispatcher
from kivy.graphics import Canvas, Color, Ellipse, SmoothLine
from kivy.metrics import dp
from kivy.properties import NumericProperty

from mobileapp.theme import theme

DRAWING = 0.25
"""How long a mark takes to be drawn, in seconds."""
STEPS = 48
"""How many points the curve of a ring has."""
BEGIN, TURN = 150, 398
"""The angle at which a ring begins, and the angle it covers: its end overlaps its beginning."""
SPIRAL, WOBBLE = 0.07, 0.018
"""How far a ring runs inwards, and how much the hand trembles, as parts of its radius."""
PHASES, STARTS = 7, 5
"""How many ways there are for the hand to tremble, and for a ring to begin."""
TICK = ((0.14, 0.52), (0.26, 0.36), (0.38, 0.2), (0.62, 0.6), (0.86, 0.92), (1.12, 1.14))
"""The points of a tick, as parts of the side of its box; it ends above the box."""
WASH = 0.96, 0.83, 0.55, 0.42
"""The colour of the paper inside a ring."""


def ring_points(x: float, y: float, width: float, height: float, seed: int = 0) -> list[float]:
    """The coordinates of a ring that a hand draws into a box, as x, y, x, y ...

    `seed` varies the ring, so that no two rings of a page are alike.
    """
    return [
        place
        for across, up in _unit_ring(seed % (PHASES * STARTS))
        for place in (x + width * across, y + height * up)
    ]


@cache
def _unit_ring(seed: int) -> tuple[tuple[float, float], ...]:
    """The points of a ring as parts of its box; a page asks for them whenever it is laid out."""
    phase, points = seed % PHASES * 0.9, []
    for step in range(STEPS + 1):
        part = step / STEPS
        angle = math.radians(BEGIN - TURN * part + seed % STARTS * 6)
        radius = 1 - SPIRAL * part + WOBBLE * (math.sin(5 * part * math.pi + phase) - 1)
        points.append(((1 + radius * math.cos(angle)) / 2, (1 + radius * math.sin(angle)) / 2))
    return tuple(points)


def tick_points(x: float, y: float, side: float) -> list[float]:
    """The coordinates of a tick in a square box, as x, y, x, y ..."""
    return [place for across, up in TICK for place in (x + across * side, y + up * side)]


class InkMark(EventDispatcher):
    """A mark on a canvas; `show` draws it stroke by stroke, or removes it at once."""

    drawn = NumericProperty(0.0)
    """How much of the mark is drawn, from 0 to 1."""

    def __init__(self, canvas: Canvas, wash: bool = False) -> None:
        """Add an empty mark to `canvas`; with `wash`, the paper inside it is coloured."""
        super().__init__()
        self._points: Sequence[float] = ()
        with canvas:
            self._wash_tint = Color(0, 0, 0, 0)
            self._wash = Ellipse(size=(0, 0)) if wash else None
            self._tint = Color(rgba=theme.red_ink)
            self._line = SmoothLine(points=(), width=dp(1.7))
        theme.bind(red_ink=self._colour)

    def follow(self, points: Sequence[float], width: float = 1.7) -> None:
        """Draw the mark along these points, with this width of the pen, in dp."""
        self._points, self._line.width = points, dp(width)
        if self._wash is not None and points:
            xs, ys = points[::2], points[1::2]
            self._wash.pos = min(xs), min(ys)
            self._wash.size = max(xs) - min(xs), max(ys) - min(ys)
        self._draw()

    def show(self, shown: bool, at_once: bool = False) -> None:
        """Draw the mark, or remove it; `at_once` leaves out the movement of the pen."""
        Animation.cancel_all(self)
        if shown and not at_once:
            Animation(drawn=1, duration=theme.motion(DRAWING), t="in_out_sine").start(self)
        else:
            self.drawn = float(shown)

    def on_drawn(self, *_: object) -> None:
        self._draw()

    def _draw(self) -> None:
        count = 2 * round(len(self._points) / 2 * self.drawn)
        self._line.points = self._points[:count] if count > 2 else ()
        self._wash_tint.rgba = (*WASH[:3], WASH[3] * self.drawn) if self._wash else (0, 0, 0, 0)

    def _colour(self, *_: object) -> None:
        self._tint.rgba = theme.red_ink
