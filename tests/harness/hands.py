"""Real touches on the stage of a match, where pieces are drawn; gestures and hand-offs are
counted.
"""

from typing import Any

from tests.harness.driver import Driver

from engine.core import Handoff  # isort: skip - the driver prepares Kivy first
from kivy.clock import Clock  # isort: skip
from mobileapp.stage.fingers import HOLD, RECENT  # isort: skip
from mobileapp.stage.looks import Card  # isort: skip
from mobileapp.stage.scene import Piece, Scene  # isort: skip
from mobileapp.stage.sprite import X, Y  # isort: skip

from mobileapp.stage.stage import Stage  # isort: skip


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

    def piece(self, key: str) -> Piece:
        assert key in self.scene.pieces, f"no {key}: {sorted(self.scene.pieces)}"
        return self.scene.pieces[key]

    def keys(self, start: str) -> list[str]:
        """The keys of all pieces that begin so."""
        return [key for key in self.scene.pieces if key.startswith(start)]

    def place_of(self, key: str) -> tuple[float, float]:
        """Where the middle of a piece is drawn now."""
        self.piece(key)
        values = self.stage.sprites[key].values
        return values[X], values[Y]

    def rest(self, seconds: float = 12) -> None:
        """Wait until nothing moves and no reveal is still to come."""
        self.driver.until(lambda: self.stage.at_rest, seconds)
        self.driver.wait(0.3)

    # --- gestures -----------------------------------------------------------------------------

    def tap(self, key: str) -> None:
        self.gestures += 1
        self.tap_at(*self.place_of(key))

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
        self.driver.drag(self.place_of(key), end, steps)
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
        looks = [sprite.piece.look for sprite in self.stage.drawn]
        return {look.item.id for look in looks if isinstance(look, Card) and look.item}
