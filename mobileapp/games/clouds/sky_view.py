"""The sky under the artists' fingers: pick up, carry, turn, push - one action, then the other's.

Everything shown here is a preview; only the move sent at the end changes the sky.
"""

from math import atan2, degrees, hypot
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty

from engine.core import Move
from engine.games.clouds.geometry import Cloud, Point, clamped, clouds_at, in_sky, topmost
from engine.games.clouds.moves import Nudge, Remove
from engine.games.clouds.shapes import SKY_HEIGHT, SKY_WIDTH
from engine.games.clouds.sky import Sky
from mobileapp.games.clouds.hold import Hold, Spot
from mobileapp.games.clouds.marks import FINGER
from mobileapp.games.clouds.sky_board import SkyBoard

STILL = 9
"""A finger that moved less than this, in dp, rests."""
LONG_PRESS = 0.55
STEP = 15
"""Degrees for one press of a turning button."""


class SkyView(SkyBoard):
    """Turns touches into one artist's move.

    `on_act` brings the move, `on_locked` a cloud that may not be touched, and `on_busy` tells that
    another cloud is still in hand.
    """

    holding = BooleanProperty(False)
    changed = BooleanProperty(False)
    """Whether what is in hand lies otherwise than before, so that *Done* means something."""

    __events__ = ("on_act", "on_busy", "on_locked")

    def __init__(self, **settings: Any) -> None:
        self._turn, self._live = -1, False
        self._fingers: dict[int, Spot] = {}
        self._knob_finger: int | None = None
        self._stroke_from: Point | None = None
        self._pressed: Spot | None = None
        self._moved = False
        self._cycle = Clock.create_trigger(self._next_below, LONG_PRESS)
        super().__init__(**settings)

    def begin_turn(self, sky: Sky, turn: int, live: bool, facing: float, rim: list[float]) -> None:
        """The artist at seat `turn` is next; a robot needs no fingers."""
        by_hand = self._live
        self.let_go()
        self._turn, self._live = turn, live
        self.hold, self.outside = None, False
        self.holding = self.changed = False
        self.show(sky, facing, rim, glide=not by_hand)

    def on_act(self, move: Move) -> None:
        pass

    def on_busy(self) -> None:
        pass

    def on_locked(self, cloud: Cloud) -> None:
        pass

    # --- fingers come -------------------------------------------------------------------------

    def on_touch_down(self, touch: Any) -> bool:
        spot = self.to_sky(*touch.pos)
        if not self._live:
            return False
        if self.hold is not None and self._join(touch.uid, spot):
            touch.grab(self)
            return True
        if not _inside(spot):
            return False
        if self._idle and self._ready():
            touch.grab(self)
            self._press(touch.uid, spot)
        return True

    @property
    def _idle(self) -> bool:
        """Whether no finger is doing anything."""
        return not self._fingers and self._stroke_from is None and self._knob_finger is None

    def _ready(self) -> bool:
        """Whether the hand is free for something else; what was not changed is put back."""
        if self.hold is not None and self.hold.changed:
            self.shake(self.hold.piece)
            self.dispatch("on_busy")
            return False
        self.put_back()
        return True

    def _join(self, finger: int, spot: Spot) -> bool:
        """A finger for the cloud in hand, a second one to turn it, or one for the knob."""
        hold = self.hold
        assert hold is not None
        if self._fingers:
            if len(self._fingers) > 1 or not _inside(spot):
                return False
        else:
            knob = self.handle.knob(hold, self.unit)
            if hypot(spot[0] - knob[0], spot[1] - knob[1]) * self.unit < dp(FINGER):
                self._knob_finger = finger
                return True
            if topmost([hold.cloud], *_whole(spot)) is None:
                return False
            self._moved = False
        self._fingers[finger] = spot
        return True

    def _press(self, finger: int, spot: Spot) -> None:
        """A finger on a cloud picks it up; on the open sky it starts to push."""
        self._moved = False
        cloud = topmost(self.sky.clouds, *_whole(spot))
        if cloud is None:
            self._stroke_from = _whole(spot)
            return
        self._fingers = {finger: spot}
        self._pressed = spot
        self._cycle()
        if cloud.id in self.sky.protected:
            self.shake(cloud.id)
            self.dispatch("on_locked", cloud)
        else:
            self._take(Hold.from_sky(self.sky, cloud))

    def take(self, shape: str, touch: Any, x: float, y: float) -> None:
        """A finger takes a cloud out of the supply; one that waits in hand goes back there."""
        if not self._live or not self._idle:
            return
        if self.hold is not None and self.hold.before is None:
            self.put_back()
        if not self._ready():
            return
        spot = self.to_sky(x, y)
        touch.grab(self)
        self._fingers, self._moved = {touch.uid: spot}, False
        self.outside = not _inside(spot)
        self._take(Hold.from_supply(self.sky, shape, *spot))

    def _take(self, hold: Hold) -> None:
        self.hold = hold
        self.handle.point_inwards(hold)
        self.stack()
        self.show_handle(not self.outside)
        self.holding, self.changed = True, hold.changed

    def _next_below(self, *_: object) -> None:
        """A long press goes through the clouds under the finger, so buried ones can be had."""
        if self._pressed is None:
            return
        under = clouds_at(self.sky.clouds, *_whole(self._pressed))
        free = [cloud for cloud in under if cloud.id not in self.sky.protected]
        held = None if self.hold is None else self.hold.before
        if free and free != [held]:
            place = free.index(held) + 1 if held in free else 0
            self._take(Hold.from_sky(self.sky, free[place % len(free)]))
            self._cycle()

    # --- fingers move -------------------------------------------------------------------------

    def on_touch_move(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        spot = self.to_sky(*touch.pos)
        if not self._moved and hypot(touch.x - touch.ox, touch.y - touch.oy) > dp(STILL):
            self._moved, self._pressed = True, None
            self.show_handle(False)
        if self._stroke_from is not None:
            if self._moved:
                self.show_push(self._stroke_from, clamped(*_whole(spot)))
        elif touch.uid == self._knob_finger:
            self._turn_by_knob(spot)
        elif touch.uid in self._fingers and self._moved:
            self._carry(touch.uid, spot)
        return True

    def _carry(self, finger: int, spot: Spot) -> None:
        hold, old = self.hold, self._fingers[finger]
        if hold is None:
            return
        lay = hold.layer, self.outside
        right, up = spot[0] - old[0], spot[1] - old[1]
        others = [place for uid, place in self._fingers.items() if uid != finger]
        if others:
            ((x, y),) = others
            by = degrees(atan2(spot[1] - y, spot[0] - x) - atan2(old[1] - y, old[0] - x))
            hold.carry(right / 2, up / 2)
            hold.turn(by, about=((x + spot[0]) / 2, (y + spot[1]) / 2))
        else:
            hold.carry(right, up)
        self._fingers[finger] = spot
        self.outside = not any(_inside(place) for place in self._fingers.values())
        self.changed = hold.changed
        if lay != (hold.layer, self.outside):
            self.stack()
        else:
            self.follow_hand()

    def _turn_by_knob(self, spot: Spot) -> None:
        hold = self.hold
        if hold is not None:
            direction = degrees(atan2(spot[1] - hold.y, spot[0] - hold.x))
            hold.turn(direction - self.handle.direction)
            self.handle.direction = direction
            self._tuned()

    # --- fingers go ---------------------------------------------------------------------------

    def on_touch_up(self, touch: Any) -> bool:
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        self._pressed = None
        if self._stroke_from is not None:
            self._end_stroke(self.to_sky(*touch.pos))
        elif touch.uid == self._knob_finger:
            self._knob_finger = None
        elif self._fingers.pop(touch.uid, None) is not None and not self._fingers:
            self._let_go()
        return True

    def _end_stroke(self, spot: Spot) -> None:
        start, self._stroke_from = self._stroke_from, None
        self.stack()
        if start is not None and self._moved:
            self.dispatch("on_act", Nudge(self._turn, *start, *clamped(*_whole(spot))))

    def _let_go(self) -> None:
        """The last finger has left: that ends the action, unless the cloud is kept in hand."""
        hold = self.hold
        if hold is None:
            return
        if self.outside and self._moved:
            self.put_back()
            if hold.before is not None:
                self.dispatch("on_act", Remove(self._turn, hold.piece))
            return
        if self.outside:  # only tapped in the supply: it waits in the middle of the sky
            hold.x, hold.y, self.outside = SKY_WIDTH / 2, SKY_HEIGHT / 2, False
        if self._moved and not hold.kept:
            self.done()
        else:
            hold.kept = True
            self._take(hold)

    # --- the buttons at the artist's edge -----------------------------------------------------

    def turn_by(self, steps: int) -> None:
        """Turn the cloud in hand a little."""
        if self.hold is not None:
            self.hold.turn(steps * STEP)
            self.handle.direction += steps * STEP
            self._tuned()

    def mirror(self) -> None:
        """Mirror the cloud in hand."""
        if self.hold is not None:
            self.hold.mirror()
            self._tuned()

    def change_layer(self, by: int) -> None:
        """Move the cloud in hand under or over its neighbours."""
        if self.hold is not None:
            self.hold.change_layer(by)
            self.stack()
            self._tuned()

    def _tuned(self) -> None:
        if self.hold is not None:
            self.changed = self.hold.changed
            self.follow_hand()
            self.show_handle(not self._fingers)

    def done(self) -> None:
        """Put the cloud in hand down; if that is refused, it stays in hand."""
        hold = self.hold
        if hold is None or not hold.changed:
            self.put_back()
        else:
            hold.kept = True
            self.show_handle(True)
            self.dispatch("on_act", hold.move(self._turn))

    def put_back(self) -> None:
        """Everything as it was: still the same turn."""
        self.hold, self.outside = None, False
        self.holding = self.changed = False
        self.stack()

    def let_go(self) -> None:
        """Nobody sees this sky any more."""
        self._live = False
        self._cycle.cancel()
        self._fingers.clear()
        self._pressed = self._stroke_from = self._knob_finger = None


def _whole(spot: Spot) -> Point:
    return round(spot[0]), round(spot[1])


def _inside(spot: Spot) -> bool:
    return in_sky(*_whole(spot))
