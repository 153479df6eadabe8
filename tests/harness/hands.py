"""Real touches on the stage of a match, where pieces are drawn; gestures and hand-offs are
counted.
"""

from itertools import product
from math import cos, hypot, radians, sin
from typing import Any

from kivy.clock import Clock
from kivy.core.window import Window

from engine.core import Handoff
from mobileapp.stage.fingers import HOLD
from mobileapp.stage.looks import Card
from mobileapp.stage.piece import Piece
from mobileapp.stage.scene import Scene, SceneContext
from mobileapp.stage.space import RECENT
from mobileapp.stage.sprite import ANGLE, H, W, X, Y
from mobileapp.stage.stage import Stage
from tests.harness.driver import Driver

GRIPS = (0.0, -0.1, 0.1, -0.2, 0.2, -0.3, 0.3, -0.4, 0.4, -0.45, 0.45)
"""Where a finger may take a piece, as parts of its width or height from its middle."""
SLID = 0.8
"""How much of the path of a slide a finger drags a piece, which is far enough."""


class Hands:
    """Touches pieces by their keys, and counts what it does."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.reset_counts()

    def reset_counts(self) -> None:
        """Count gestures and hand-offs anew."""
        self.gestures = 0
        self.hand_offs = 0

    @property
    def stage(self) -> Stage:
        stage: Stage = self.driver.app.screens.get_screen("match").stage
        return stage

    @property
    def scene(self) -> Scene:
        return self.stage.scene

    @property
    def shown(self) -> Any:
        """What the match shows: a prompt or a hand-off."""
        return self.driver.app.session.current

    @property
    def context(self) -> SceneContext:
        """What the scene of the match knows besides its prompt."""
        context: SceneContext = self.driver.app.screens.get_screen("match").context
        return context

    def piece(self, key: str) -> Piece:
        assert key in self.scene.pieces, f"no {key}: {sorted(self.scene.pieces)}"
        return self.scene.pieces[key]

    def keys(self, start: str) -> list[str]:
        """The keys of all pieces that begin so."""
        return [key for key in self.scene.pieces if key.startswith(start)]

    def place_of(self, key: str) -> tuple[float, float]:
        """Where the middle of a piece is drawn now."""
        self.piece(key)
        values = self.stage.sprites.by_key[key].values
        return values[X], values[Y]

    def grip_of(self, key: str) -> tuple[float, float]:
        """Where a finger takes a piece: in its middle, or beside what is hollow or covered there.

        If nothing of it can be touched, the result is its middle.
        """
        sprite = self.stage.sprites.by_key[key]
        values, turn = sprite.values, radians(sprite.values[ANGLE])
        for x, y in sorted(product(GRIPS, GRIPS), key=lambda spot: hypot(*spot)):
            across, up = x * values[W], y * values[H]
            place = (
                values[X] + across * cos(turn) - up * sin(turn),
                values[Y] + across * sin(turn) + up * cos(turn),
            )
            touched = (one for one in reversed(self.stage.sprites.order) if one.piece.touchable)
            if next((one for one in touched if one.contains(*place, 0)), None) is sprite:
                return place
        return self.place_of(key)

    def rest(self, seconds: float = 12) -> None:
        """Wait until nothing moves and no reveal is still to come."""
        self.driver.until(lambda: self.stage.at_rest, seconds)
        self.driver.wait(0.3)

    # --- gestures -----------------------------------------------------------------------------

    def tap(self, key: str) -> None:
        self.gestures += 1
        self.tap_at(*self.grip_of(key))

    def tap_at(self, x: float, y: float) -> None:
        touch = self._down(x, y)
        self.driver.wait(0.05)
        self.driver.up(touch)
        self.rest()

    def _down(self, x: float, y: float) -> Any:
        """Touch a place, after a pause if a control has just appeared there."""
        if self.stage.fingers.too_early(*self.stage.to_local(x, y), Clock.time()):
            self.driver.wait(RECENT)
        return self.driver.down(x, y)

    def hold(self, key: str, seconds: float = HOLD + 0.15) -> None:
        self.gestures += 1
        touch = self._down(*self.place_of(key))
        self.driver.wait(seconds)
        self.driver.up(touch)
        self.rest()

    def drag(self, key: str, to: str | tuple[float, float], steps: int = 8) -> None:
        self.gestures += 1
        end = self.place_of(to) if isinstance(to, str) else to
        (x, y), start = self.place_of(key), self.grip_of(key)
        self.driver.drag(start, (end[0] + start[0] - x, end[1] + start[1] - y), steps)
        self.rest()

    def stroke(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        """Wipe over the table from one place to another."""
        self.gestures += 1
        self.driver.drag(start, end)
        self.rest()

    def slide(self, key: str) -> None:
        """Drag a piece along its path, with all that move together with it."""
        slide = self.piece(key).slides[0]
        way = next(way for way in slide.ways if way.key == key)
        x, y = self.place_of(key)
        self.drag(key, (x + way.dx * SLID, y + way.dy * SLID))

    def write(self, text: str) -> None:
        """Type into the field on the table."""
        self.gestures += 1
        self.driver.tap(self.stage.writing.input)
        Window.dispatch("on_textinput", text)
        self.rest()

    def flick(self, key: str) -> None:
        """Throw a piece away from whoever holds it."""
        self.gestures += 1
        x, y = self.place_of(key)
        up = -1 if self.piece(key).angle % 360 == 180 else 1
        height = min(self.stage.width, self.stage.height)
        self.driver.drag((x, y), (x, y + up * height * 0.22), 5)
        self.rest()

    def lift(self) -> None:
        """Lift the curtain: hold the badge of the named player; at an open table tap to go on."""
        shown = self.shown
        assert isinstance(shown, Handoff)
        if shown.to is None:
            self.tap("go-on")
        else:
            self.hold("ring")
            self.gestures -= 1  # counted as a hand-off
            self.hand_offs += 1

    def faces(self) -> set[str]:
        """The pictures whose faces exist on the stage now, whether drawn or leaving."""
        looks = [sprite.piece.look for sprite in self.stage.sprites.order]
        return {look.item.id for look in looks if isinstance(look, Card) and look.item}
