"""The demo on a page of *How to play*: a small table that repeats a scripted animation."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import product
from math import radians, sin
from typing import Any

from kivy import graphics
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.uix.widget import Widget
from kivy.utils import get_color_from_hex

from mobileapp.background.workers import workers
from mobileapp.running_app import running_app
from mobileapp.stage.close_up import CloseUp, close_up
from mobileapp.stage.colours import PHOTO_CORNERS
from mobileapp.stage.lights import Lights
from mobileapp.stage.scene import Reveal, Scene
from mobileapp.stage.space import Space
from mobileapp.stage.stage import Stage
from mobileapp.stage.textures import Textures
from mobileapp.theme import theme

TABLE = 680, 600
"""The size of the demo's table, in dp, before it is scaled to fit: the smaller, the larger is all
that lies on it.
"""
FINER = 1.6
"""How many times finer than the screen the table is painted, as parts of it are seen from near."""
FRAME, BORDER = 7, 11
"""The width of the frame of paper around the table, and of the border of a photograph, in dp."""
PHOTO, SHADE = "#FFFDF6", (0.03, 0.02, 0.07, 0.3)
"""The colours of the border of a photograph, and of its shadow on the paper."""
TILT, CORNER, SINKS = 1, 26, 4
"""How far a photograph lies askew, in degrees; the legs of the triangles of paper at its corners,
and how far its shadow falls, in dp.
"""
SETTLED = 0.25
"""The delay before the demo begins, in seconds, so that the page transition ends first."""
PAUSE = 1.6
"""The pause before the demo begins again, in seconds."""


@cache
def _makers() -> ThreadPoolExecutor:
    return workers("demos")


def _askew(width: float, height: float) -> tuple[float, float]:
    """The size of a photograph that lies askew in a room of this size, with its corners."""
    rise, spare = sin(radians(TILT)), 2 * dp(CORNER) / 8
    return width - height * rise - spare, height - width * rise - spare


class Demo(Widget):
    """Plays a `Reveal` (a scripted animation) repeatedly, scaled to fit; touches have no effect.

    `make` gets the space of the demo's table and returns the reveal. It is called once, on a worker
    thread, because it plays a match and lays out all of its scenes. `table` is the size of that
    table in dp. With a `focus` that part of the table is seen from near
    (see `close_up`), in the shape of the widget's first size. If it is `glued`, it lies on its
    paper like a photograph in an album: with a pale border, a little askew, held by its corners.
    """

    def __init__(
        self,
        make: Callable[[Space], Reveal],
        lights: Lights,
        table: tuple[int, int] = TABLE,
        focus: tuple[str, ...] | None = None,
        glued: bool = False,
        **settings: Any,
    ) -> None:
        super().__init__(**settings)
        self._make, self._focus, self._glued = make, focus, glued
        wide, high = table
        fine = dp(1 if focus is None or theme.compact else FINER)
        self._space = Space(wide * fine, high * fine, density=fine)
        self._shown = self._space.area
        self.making = _makers().submit(self._film, self.width / max(self.height, 1))
        """The reveal and the part of the table that is shown, as soon as they are made."""
        self._stage = Stage(Textures(running_app()), size=(self._space.width, self._space.height))
        self._stage.ambience.set_lights(lights)
        self._stage.reduce_motion = theme.reduce_motion
        self._stage.bind(on_rest=self._pause)
        self._first = Clock.create_trigger(self._start, SETTLED)
        self._again = Clock.create_trigger(self._start, PAUSE)
        self._soon = Clock.create_trigger(self._start)
        with self.canvas.before:
            graphics.PushMatrix()
            self._turn = graphics.Rotate(angle=TILT if glued else 0)
            graphics.Color(*SHADE if glued else (0, 0, 0, 0))
            self._shadow = graphics.RoundedRectangle(radius=[dp(SINKS)])
            graphics.Color(rgba=get_color_from_hex(PHOTO) if glued else theme.paper)
            self._frame = graphics.Rectangle()
            graphics.StencilPush()
            self._mask = graphics.Rectangle()
            graphics.StencilUse()
            graphics.PushMatrix()
            self._move, self._scale = graphics.Translate(), graphics.Scale(1)
        with self.canvas.after:
            graphics.PopMatrix()
            graphics.StencilUnUse()
            self._unmask = graphics.Rectangle()
            graphics.StencilPop()
            # Lines along the edges smooth the steps of what lies askew.
            graphics.Color(rgba=get_color_from_hex(PHOTO))
            self._edges = [graphics.SmoothLine(width=dp(1)) for _edge in range(2 if glued else 0)]
            graphics.Color(rgba=get_color_from_hex(PHOTO_CORNERS))
            self._corners = [
                (graphics.Triangle(), graphics.SmoothLine(width=dp(0.8), close=True))
                for _corner in range(4 if glued else 0)
            ]
            graphics.PopMatrix()
        self.add_widget(self._stage)
        self.bind(pos=self._place, size=self._place)

    def on_parent(self, _demo: object, parent: Widget | None) -> None:
        for trigger in (self._first, self._again, self._soon):
            trigger.cancel()
        if parent is None:
            self._stage.show(Scene({}))
            self._stage.textures.close()
        else:
            self._first()

    def _film(self, aspect: float) -> CloseUp:
        reveal, table = self._make(self._space), self._space.area
        if self._focus is None:
            return CloseUp(reveal, table)
        return close_up(reveal, table, self._focus, aspect)

    def _start(self, *_: object) -> None:
        if self.making.done():
            reveal, self._shown = self.making.result()
            self._place()
            self._stage.play(reveal)
        else:
            self._soon()

    def _pause(self, *_: object) -> None:
        if self.parent is not None:
            self._again()

    def _place(self, *_: object) -> None:
        width, height = self._shown.w, self._shown.h
        edge, free = dp(BORDER if self._glued else FRAME), (self.width, self.height)
        if self._glued:
            free = _askew(*free)
        scale = max(min((free[0] - 2 * edge) / width, (free[1] - 2 * edge) / height), 0)
        self._scale.xyz = (scale, scale, 1)
        x = self.center_x - width * scale / 2
        y = self.center_y - height * scale / 2
        self._move.xy = (x - self._shown.x * scale, y - self._shown.y * scale)
        for mask in (self._mask, self._unmask):
            mask.pos, mask.size = (x, y), (width * scale, height * scale)
        edge = edge if scale else 0
        self._frame.pos = x - edge, y - edge
        self._frame.size = width * scale + 2 * edge, height * scale + 2 * edge
        self._turn.origin = self.center
        self._shadow.pos = self._frame.pos[0], self._frame.pos[1] - dp(SINKS)
        self._shadow.size = self._frame.size
        for line, box in zip(self._edges, (self._mask, self._frame), strict=False):
            line.rectangle = (*box.pos, *box.size)
        self._place_corners(dp(CORNER) if scale else 0)

    def _place_corners(self, leg: float) -> None:
        """Lay a triangle of paper over each corner of the border."""
        (left, low), (wide, high) = self._frame.pos, self._frame.size
        over = leg / 8  # they reach beyond the edge, as they hold the photograph
        for (corner, edge), (right, top) in zip(
            self._corners, product((0, 1), repeat=2), strict=False
        ):
            x = left + wide + over if right else left - over
            y = low + high + over if top else low - over
            inward = (-leg if right else leg), (-leg if top else leg)
            corner.points = edge.points = x, y, x + inward[0], y, x, y + inward[1]

    def on_touch_down(self, touch: Any) -> bool:
        return False

    def on_touch_move(self, touch: Any) -> bool:
        return False

    def on_touch_up(self, touch: Any) -> bool:
        return False
