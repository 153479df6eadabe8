"""Gestures for the app's tests: touches on pieces and widgets where they are drawn."""

from engine.chance import Chance
from engine.core import Handoff, Prompt
from tests.harness.hands import Hands
from tests.mobileapp.driver import Driver

__all__ = ["Hands", "play_until"]


def play_until(driver: Driver, kind: type[Prompt]) -> None:
    """Play random legal moves, without touches, until a prompt of this kind is shown."""
    play = driver.app.session
    for step in range(200):
        if isinstance(play.current, kind):
            driver.wait(0.4)
            return
        if isinstance(play.current, Handoff):
            play.lift()
        else:
            play.move(play.current.sample(Chance(step, 0)))
    raise AssertionError(f"no {kind.__name__}")
