"""The sky under the artists' fingers: pick up, carry, turn, push - one action, then the other's.

Everything shown here is a preview; only the move sent at the end changes the sky.
"""

from math import hypot
from typing import Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty

from engine.core import Move
from engine.games.clouds.geometry import Cloud, clouds_at, covers, topmost
from engine.games.clouds.moves import Nudge, Remove
from engine.games.clouds.shapes import SKY_HEIGHT, SKY_WIDTH
from engine.games.clouds.sky import Sky
from mobileapp.games.clouds.gestures import Carry, Gesture, Push, Turn, inside, whole
from mobileapp.games.clouds.hold import Hold, Spot
from mobileapp.games.clouds.sky_board import ArtistTurn, SkyBoard

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
    may_rise = BooleanProperty(False)
    may_sink = BooleanProperty(False)
    """Whether there is a cloud above or below the one in hand that it could change places with."""

    __events__ = ("on_act", "on_busy", "on_locked")

    def __init__(self, **settings: Any) -> None:
        self._live = False
        self._gesture: Gesture | None = None
        self._pressed: Spot | None = None
        self._press_long = Clock.create_trigger(self._pressed_long, LONG_PRESS)
        super().__init__(**settings)

    def begin_turn(self, sky: Sky, turn: ArtistTurn) -> None:
        """Somebody is next."""
        self.let_go()
        self.show(sky, turn)
        self.holding = self.changed = False
        self._live = turn.by_hand

    def let_go(self) -> None:
        """No finger counts any more."""
        self._live = False
        self._press_long.cancel()
        self._gesture = self._pressed = None

    @property
    def _seat(self) -> int:
        """Who acts."""
        assert self.turn is not None
        return self.turn.seat

    def on_act(self, move: Move) -> None:
        pass

    def on_busy(self) -> None:
        pass

    def on_locked(self, cloud: Cloud) -> None:
        pass

    # --- fingers come -------------------------------------------------------------------------

    def on_touch_down(self, touch: Any) -> bool:
        if not self._live:
            return False
        spot = self.to_sky(*touch.pos)
        if self._gesture is None:
            counts = self._grip(touch.uid, spot) or self._press(touch.uid, spot)
        else:
            counts = self._gesture.join(touch.uid, spot)
        if counts:
            touch.grab(self)
        return counts or inside(spot)

    def _grip(self, finger: int, spot: Spot) -> bool:
        """A finger on the cloud in hand, or on its knob."""
        if self.hold is None:
            return False
        if self.handle.reached(self.hold, spot, self.unit):
            self._gesture = Turn(self.hold, self.handle)
            return True
        if not covers(self.hold.cloud, *whole(spot)):
            return False
        self._gesture = Carry(self.hold, {finger: spot}, again=True)
        self._press_long()
        return True

    def _press(self, finger: int, spot: Spot) -> bool:
        """A finger on a cloud picks it up; on the open sky it starts to push."""
        if not inside(spot) or not self._ready():
            return False
        cloud = topmost(self.sky.clouds, *whole(spot))
        if cloud is None:
            self._gesture = Push(whole(spot), whole(spot))
            return True
        self._gesture = Carry(None, {finger: spot})
        self._pressed = spot
        self._press_long()
        if cloud.id in self.sky.protected:
            self.shake(cloud.id)
            self.dispatch("on_locked", cloud)
        else:
            self._take(Hold.from_sky(self.sky, cloud))
        return True

    def _ready(self) -> bool:
        """Whether the hand is free for something else; what was not changed is put back."""
        if self.hold is not None and self.hold.changed:
            self.shake(self.hold.piece)
            self.dispatch("on_busy")
            return False
        self.put_back()
        return True

    def take(self, shape: str, touch: Any, x: float, y: float) -> None:
        """A finger takes a cloud out of the supply; one that waits in hand goes back there."""
        if not self._live or self._gesture is not None:
            return
        if self.hold is not None and self.hold.before is None:
            self.put_back()
        if self._ready():
            spot = self.to_sky(x, y)
            touch.grab(self)
            self._gesture = Carry(None, {touch.uid: spot})
            self.outside = not inside(spot)
            self._take(Hold.from_supply(self.sky, shape, *spot))

    def _take(self, hold: Hold) -> None:
        if isinstance(self._gesture, Carry):
            self._gesture.hold = hold
        self.handle.point_inwards(hold)
        self.lift(hold)
        self.holding = True
        self._tuned()

    def _pressed_long(self, *_: object) -> None:
        """A long press goes through the clouds under the finger, so buried ones can be had."""
        if isinstance(self._gesture, Carry):
            self._gesture.again = False
        if self._pressed is None:
            return
        under = clouds_at(self.sky.clouds, *whole(self._pressed))
        free = [cloud for cloud in under if cloud.id not in self.sky.protected]
        held = None if self.hold is None else self.hold.before
        if free and free != [held]:
            place = free.index(held) + 1 if held in free else 0
            self._take(Hold.from_sky(self.sky, free[place % len(free)]))
            self.show_handle(True)
            self._press_long()

    # --- fingers move -------------------------------------------------------------------------

    def on_touch_move(self, touch: Any) -> bool:
        gesture = self._gesture
        if touch.grab_current is not self or gesture is None:
            return False
        if not gesture.moved and hypot(touch.x - touch.ox, touch.y - touch.oy) > dp(STILL):
            gesture.moved, self._pressed = True, None
            self.show_handle(False)
        if gesture.moved:
            layer = None if self.hold is None else self.hold.layer
            gesture.move(touch.uid, self.to_sky(*touch.pos))
            self._preview(gesture, layer)
        return True

    def _preview(self, gesture: Gesture, layer: int | None) -> None:
        """Show what a gesture has done so far; `layer` is where the cloud in hand was before."""
        match gesture:
            case Push():
                self.show_push(gesture.start, gesture.end)
            case Turn():
                self._tuned()
                self.show_handle(True)
            case Carry(hold=Hold() as hold):
                was_outside, self.outside = self.outside, gesture.outside
                self.changed = hold.changed
                if (layer, was_outside) != (hold.layer, self.outside):
                    self.stack()
                else:
                    self.follow_hand()

    # --- fingers go ---------------------------------------------------------------------------

    def on_touch_up(self, touch: Any) -> bool:
        gesture = self._gesture
        if touch.grab_current is not self:
            return False
        touch.ungrab(self)
        if gesture is not None and gesture.lift(touch.uid):
            self._gesture = self._pressed = None
            self._press_long.cancel()
            match gesture:
                case Push():
                    self._end_push(gesture)
                case Turn():
                    self._tuned()
                case Carry(hold=Hold() as hold):
                    self._let_fall(gesture, hold)
        return True

    def _end_push(self, push: Push) -> None:
        self.stack()
        if push.moved:
            self.dispatch("on_act", Nudge(self._seat, *push.start, *push.end))

    def _let_fall(self, carry: Carry, hold: Hold) -> None:
        """The last finger has left: that ends the action, unless the cloud is kept in hand."""
        if self.outside and carry.moved:
            self.put_back()
            if hold.before is not None:
                self.dispatch("on_act", Remove(self._seat, hold.piece))
            return
        if self.outside:  # only tapped in the supply: it waits in the middle of the sky
            hold.x, hold.y, self.outside = SKY_WIDTH / 2, SKY_HEIGHT / 2, False
            self.stack()
        if carry.moved and not hold.kept:
            self.done()
            return
        if carry.again and not carry.moved:
            hold.mirror()
        hold.kept = True
        self.handle.point_inwards(hold)
        self._tuned()

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

    def change_layer(self, up: bool) -> None:
        """Move the cloud in hand over or under the next one it touches."""
        if self.hold is not None:
            self.hold.change_layer(up)
            self.stack()
            self._tuned()

    def _tuned(self) -> None:
        """What is in hand lies otherwise now; while no finger carries it, its ring is there."""
        hold = self.hold
        if hold is not None:
            self.changed = hold.changed
            self.may_rise = hold.next_layer(up=True) is not None
            self.may_sink = hold.next_layer(up=False) is not None
            self.follow_hand()
            self.show_handle(not isinstance(self._gesture, Carry))

    def done(self) -> None:
        """Put the cloud in hand down; if that is refused, it stays in hand."""
        hold = self.hold
        if hold is None or not hold.changed:
            self.put_back()
            return
        hold.kept = True
        self._tuned()
        self.dispatch("on_act", hold.move(self._seat))

    def put_back(self) -> None:
        """Everything as it was: still the same turn."""
        self.hold, self.outside = None, False
        self.holding = self.changed = False
        self.stack()
