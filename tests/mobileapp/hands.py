"""The hands of the app's tests; the tour counts with the same ones."""

from tests.mobileapp.driver import Driver

from engine.chance import Chance  # isort: skip - the driver prepares Kivy first
from engine.core import Handoff, Prompt  # isort: skip
from tools.hands import Hands  # isort: skip

__all__ = ["Hands", "play_until"]


def play_until(driver: Driver, kind: type[Prompt]) -> None:
    """Let everyone do something legal, without hands, until such a prompt is in sight."""
    play = driver.app.play
    for step in range(200):
        if isinstance(play.screen, kind):
            driver.wait(0.4)
            return
        if isinstance(play.screen, Handoff):
            play.lift()
        else:
            play.move(play.screen.sample(Chance(step, 0)))
    raise AssertionError(f"no {kind.__name__}")
