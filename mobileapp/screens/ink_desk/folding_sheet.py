"""The sheet on the desk: people drip ink on it, fold, rub and open it, and carry it away."""

import cmath
import math
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget
from PIL import Image

from engine.records import Frozen
from mobileapp.ink.fingers import InkFinger, on_sheet
from mobileapp.ink.sheet import FOLD, UNITS, InkDrop
from mobileapp.kivy_style.events import Event
from mobileapp.screens.ink_desk.fold import Square, angle_under
from mobileapp.screens.ink_desk.sheet_drawing import SheetDrawing
from mobileapp.screens.ink_desk.wet_ink import WetInk
from mobileapp.theme import theme

TILT = -1.0
"""How far the sheet lies askew, in degrees; positive is anticlockwise."""
MARGIN = 0.03
"""The margin around the sheet, as a part of the widget's shorter side."""
EDGE = 70
"""The distance from the left or right edge within which a finger turns that half.

The finger may be on or off the sheet. The distance is in units; each side of the sheet is `UNITS`
long.
"""
MIN_EDGE = 26
"""The minimum of `EDGE` in dp, for small screens."""
FOLDS_FROM, OPENS_FROM = 1.2, 2.0
"""The angles, in radians, that decide what happens when people release a half.

An open sheet is folded if the half's angle is greater than `FOLDS_FROM`; a folded sheet is opened
if the angle is less than `OPENS_FROM`. Otherwise the half falls back.
"""
FALLING, BLOOMING = 0.25, 1.1
"""How long a released half falls, and how long the ink of an opened sheet spreads, in seconds."""
RESTING = 0.15
"""How long a finger must rest before ink begins to pool under it, in seconds."""
POOL_STEP = 1.0
"""A pool is drawn again whenever its radius has grown by this many units."""
RUBBED = 900
"""How far fingers must rub until the ink shows through the paper at full strength, in units."""

LATELY = 0.1
"""The time over which the speed of a finger that carries the sheet is averaged, in seconds."""
MIN_TIME = 1 / 120
"""The minimum duration, in seconds, that is used to compute a speed.

Shorter durations are not measured reliably.
"""

DRIP, PRESSED, OPEN = "drip", "pressed", "open"


class SheetOnDesk(Frozen):
    """Everything that is needed to show a sheet again.

    The same seed and drops always result in the same blot.
    """

    seed: int
    drops: Sequence[InkDrop] = ()
    folded: bool = False
    picture: Image.Image | None = None
    """The finished blot; None if it is not painted, or no longer in memory.

    A folded sheet without this picture stays folded until its blot is painted.
    """
    away: tuple[float, float] = (0, -1)
    """The direction in which the sheet left the desk, and from which it comes back."""

    @property
    def mode(self) -> str:
        """The mode of the `FoldingSheet` that shows this sheet."""
        if not self.folded:
            return DRIP
        return PRESSED if self.picture is None else OPEN


@dataclass
class Dripping:
    """The state of a finger that leaves ink."""

    finger: InkFinger
    moved: float
    """The time of the finger's latest movement, in seconds."""
    pool: float = 0.0
    """The radius of the finger's pool when the pool was last drawn, in units."""


@dataclass
class Turning:
    """The state of a finger that holds a corner or edge of the sheet, to fold or unfold a half."""


@dataclass
class Rubbing:
    """The state of a finger that rubs the folded sheet: its latest position, in units."""

    x: float
    y: float


@dataclass
class CarriedSheet:
    """The state of a finger that carries the opened sheet.

    (`x`, `y`) is the finger's first position minus the sheet's `shift` at that time, in pixels.
    """

    x: float
    y: float
    trail: deque[tuple[float, float, float]]
    """The finger's recent positions: time in seconds, x and y in pixels; the latest is the last."""

    def follow(self, x: float, y: float) -> None:
        """Add the finger's position to the trail, and remove positions older than `LATELY`."""
        now = Clock.get_time()
        self.trail.append((now, x, y))
        while len(self.trail) > 1 and now - self.trail[0][0] > LATELY:
            self.trail.popleft()

    def speed(self) -> float:
        """The finger's recent speed, in pixels per second."""
        (began, x, y), (_, last_x, last_y) = self.trail[0], self.trail[-1]
        return math.hypot(last_x - x, last_y - y) / float(max(Clock.get_time() - began, MIN_TIME))


class FoldingSheet(Widget):
    """The widget of the sheet; it handles any number of fingers at once.

    The page sets the pictures of the paper and of the blot (`drawing`), and the wet ink (`wet`).
    """

    mode = StringProperty(DRIP)
    """`DRIP` before the sheet is folded, `PRESSED` while it is folded, `OPEN` after that."""
    angle = NumericProperty(0)
    """The angle by which one half is turned, from 0 (open) to pi (folded)."""
    outward = NumericProperty(1)
    """The half that is turned: 1 for the right one, -1 for the left one."""
    ink = StringProperty("black")
    has_ink = BooleanProperty(False)
    can_undo = BooleanProperty(False)
    """Whether there is a stroke of this sheet that can be taken back."""
    blot_ready = BooleanProperty(False)
    """Whether the blot is painted, so that the folded sheet can be opened."""
    rubbed = NumericProperty(0)
    bloom = NumericProperty(0)
    """How far the ink has spread since the sheet was opened, from 0 to 1."""
    shift = ListProperty([0, 0])
    """How far the sheet is from its place, in pixels: to the right and upwards."""
    shrunk = NumericProperty(1)
    """The scale of the sheet: 1 on the desk, less on the way to the pile."""

    on_fold = Event()
    """The sheet has been folded."""
    on_open = Event()
    """The sheet has been unfolded."""
    on_let_go = Event()
    """The folded sheet was let go of: the place, and the speed."""

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        self.wet: WetInk | None = None
        self._fingers: dict[Any, Dripping | Turning | Rubbing | CarriedSheet] = {}
        self._strokes: list[int] = []
        """For each stroke of this sheet, the number of drops before it."""
        self.drawing = SheetDrawing(self.canvas)
        self._draw_soon = Clock.create_trigger(self.draw, -1)
        self.bind(
            **dict.fromkeys(
                ("pos", "size", "angle", "bloom", "rubbed", "shift", "shrunk", "has_ink", "mode"),
                self._draw_soon,
            )
        )

    # --- layout -------------------------------------------------------------------------------

    @property
    def square(self) -> Square:
        """The position and size of the open sheet."""
        side = min(self.size) * (1 - 2 * MARGIN) * self.shrunk
        x, y = self.center_x + self.shift[0], self.center_y + self.shift[1]
        return Square(x - side / 2, y - side / 2, max(side, 1.0))

    def to_units(self, x: float, y: float) -> tuple[float, float]:
        """The place on the sheet, in units, that is seen at (x, y)."""
        left, bottom, side = self.square
        x, y = self._turned(x, y, -TILT)
        return (x - left) / side * UNITS, (1 - (y - bottom) / side) * UNITS

    def seen_at(self, x: float, y: float) -> tuple[float, float]:
        """Where a place on the sheet, in units, is seen on the page."""
        left, bottom, side = self.square
        return self._turned(left + x / UNITS * side, bottom + (1 - y / UNITS) * side, TILT)

    def _turned(self, x: float, y: float, degrees: float) -> tuple[float, float]:
        """A point of the page turned around the middle of the sheet."""
        left, bottom, side = self.square
        middle = complex(left + side / 2, bottom + side / 2)
        turned = middle + (complex(x, y) - middle) * cmath.rect(1, math.radians(degrees))
        return turned.real, turned.imag

    def _edge(self) -> float:
        return max(EDGE, float(dp(MIN_EDGE) / self.square.side * UNITS))

    def _ear_at(self, x: float, y: float) -> int:
        """The half whose turned-up lower corner is at (x, y): 1 right, -1 left, 0 neither.

        Only the corners fold a sheet with wet ink, because people also draw from the edges.
        """
        return self._edge_at(x, y) if y > UNITS - self._edge() else 0

    def _edge_at(self, x: float, y: float) -> int:
        """The half whose outer edge is near (x, y), in units: 1 right, -1 left, 0 neither."""
        edge = self._edge()
        if not -edge < y < UNITS + edge or abs(abs(x - FOLD) - FOLD) > edge:
            return 0
        return 1 if x > FOLD else -1

    # --- another sheet ------------------------------------------------------------------------

    def lay_out(self, drops: Sequence[InkDrop] = (), mode: str = DRIP) -> None:
        """Show another sheet in the middle of the desk, with these drops and in this mode."""
        Animation.cancel_all(self)
        self.let_go()
        if self.wet is not None:
            self.wet.show(drops)
        self.mode = mode
        self._strokes, self.can_undo = [], False
        self.has_ink, self.blot_ready = bool(drops), mode == OPEN
        self.angle = math.pi if mode == PRESSED else 0
        self.bloom = 1 if mode == OPEN else 0
        self.outward, self.rubbed = 1, 0
        self.shift, self.shrunk = [0, 0], 1
        self.drawing.stages = []

    def let_go(self) -> None:
        """Forget all fingers, so that their further movements are ignored."""
        self._fingers.clear()

    def follows(self, touch: Any) -> bool:
        """Whether this touch drips ink on the sheet, or turns, rubs or carries it."""
        return touch.uid in self._fingers

    # --- touches ------------------------------------------------------------------------------

    def on_touch_down(self, touch: Any) -> bool:
        if self.wet is None or getattr(touch, "is_mouse_scrolling", False):
            return False
        x, y = self.to_units(*touch.pos)
        role = self._role_of(touch, x, y)
        if role is None:
            return False
        touch.grab(self)
        self._fingers[touch.uid] = role
        return True

    def _role_of(
        self, touch: Any, x: float, y: float
    ) -> Dripping | Turning | Rubbing | CarriedSheet | None:
        """The role of a finger that touches down at (x, y), in units; None if it does nothing.

        As a side effect, a finger that drips adds its first drop, and a finger that turns or
        carries the sheet stops the sheet's animation.
        """
        if self.mode == DRIP:
            ear = self._ear_at(x, y)
            if ear and self.has_ink and not self._is_held():
                Animation.cancel_all(self, "angle")
                self.outward = ear
                return Turning()
            if on_sheet(x, y) and self.angle == 0:
                self._begin_stroke()
                dripping = Dripping(InkFinger(x, y, self.ink), Clock.get_time())
                self._drip([dripping.finger.press()])
                return dripping
        elif self.mode == PRESSED and on_sheet(x, y) and self.outward * (FOLD - x) > -EDGE:
            if self.blot_ready and self._edge_at(x, y) and not self._is_held():
                Animation.cancel_all(self, "angle")
                return Turning()
            return Rubbing(x, y)
        elif self.mode == OPEN and on_sheet(x, y) and not self._fingers:
            Animation.cancel_all(self, "shift")
            carried = CarriedSheet(touch.x - self.shift[0], touch.y - self.shift[1], deque())
            carried.follow(*touch.pos)
            return carried
        return None

    def _is_held(self) -> bool:
        return any(isinstance(role, Turning) for role in self._fingers.values())

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        x, y = self.to_units(*touch.pos)
        match self._fingers.get(touch.uid):
            case Dripping(finger=finger) as dripping if self.mode == DRIP and self.angle == 0:
                if on_sheet(x, y):
                    now = Clock.get_time()
                    self._drip(list(finger.move(x, y, now - dripping.moved)))
                    dripping.moved, dripping.pool = now, 0.0
            case Turning():
                self.angle = angle_under(self.outward * (x - FOLD) / FOLD)
            case Rubbing() as rub:
                self.rubbed += math.hypot(x - rub.x, y - rub.y)
                rub.x, rub.y = x, y
            case CarriedSheet() as carried:
                self.shift = [touch.x - carried.x, touch.y - carried.y]
                carried.follow(*touch.pos)
        return True

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        match self._fingers.pop(touch.uid, None):
            case Turning() if self.mode == DRIP:
                if self.angle > FOLDS_FROM:
                    self.fold()
                else:
                    self._fall(0)
            case Turning():
                if self.angle < OPENS_FROM:
                    self.unfold()
                else:
                    self._fall(math.pi)
            case CarriedSheet() as carried:
                self.dispatch("on_let_go", touch.pos, carried.speed())
        return True

    def _begin_stroke(self) -> None:
        if self.wet is not None:
            self._strokes.append(len(self.wet.drops))
            self.can_undo = True

    def undo(self) -> None:
        """Take back all ink since the latest stroke began."""
        if self.mode == DRIP and self._strokes and self.wet is not None:
            self.let_go()
            kept = self.wet.drops[: self._strokes.pop()]
            self.wet.show(kept)
            self.has_ink, self.can_undo = bool(kept), bool(self._strokes)
            self.canvas.ask_update()

    def _drip(self, drops: Sequence[InkDrop]) -> None:
        if self.wet is not None:
            for drop in drops:
                self.wet.add(drop)
            self.has_ink = self.has_ink or bool(drops)

    # --- actions of fingers, buttons and keys -------------------------------------------------

    def fold(self) -> None:
        """Fold the sheet, if there is ink on it, and ignore all fingers that touched it before."""
        if self.mode == DRIP and self.has_ink:
            self.let_go()
            self._strokes, self.can_undo = [], False
            self.mode = PRESSED
            self.dispatch("on_fold")
            self._fall(math.pi)

    def unfold(self) -> None:
        """Open the sheet, if the blot is painted, and let the ink spread."""
        if self.mode == PRESSED and self.blot_ready:
            self.let_go()
            self.mode = OPEN
            self.dispatch("on_open")
            self._fall(0)
            Animation(bloom=1, d=theme.motion(BLOOMING), t="out_quad").start(self)

    def _fall(self, angle: float) -> None:
        Animation.cancel_all(self, "angle")
        Animation(angle=angle, d=theme.motion(FALLING), t="out_quad").start(self)

    def drip_at(self, x: float, y: float) -> None:
        """Add one drop at (x, y), in units, as a tap there would; used for the space key."""
        if self.mode == DRIP and self.angle == 0:
            self._begin_stroke()
            self._drip([InkFinger(x, y, self.ink).press()])

    # --- each frame ---------------------------------------------------------------------------

    def tick(self, seconds: float) -> None:
        """Let the pools under resting fingers and the fresh drops grow."""
        if self.wet is None:
            return
        for role in self._fingers.values():
            if isinstance(role, Dripping) and self.mode == DRIP and self.angle == 0:
                self._rest(role, seconds)
        if self.wet.creeps:
            self.wet.creep(seconds)
            self.canvas.ask_update()

    def _rest(self, dripping: Dripping, seconds: float) -> None:
        if Clock.get_time() - dripping.moved < RESTING:
            return
        drop = dripping.finger.rest(seconds)
        if drop.radius >= dripping.pool + POOL_STEP:
            dripping.pool = drop.radius
            self._drip([drop])

    def draw(self, *_: object) -> None:
        """Draw the sheet in its current state."""
        self.drawing.draw(
            self.square,
            TILT,
            self.wet.texture if self.wet is not None else None,
            angle=self.angle,
            outward=int(self.outward),
            show_through=min(1.0, self.rubbed / RUBBED) if self.mode == PRESSED else 0.0,
            bloom=self.bloom,
            ear=self.mode == DRIP and self.has_ink and self.angle == 0,
            edge=self._edge(),
        )
