"""What hands do at every table: lift the curtain, and look at the screen behind it."""

from typing import Any

from tests.mobileapp.driver import Driver

from engine.chance import Chance  # isort: skip - the driver prepares Kivy first
from engine.core import Handoff, Prompt  # isort: skip

LONG_ENOUGH = 0.9
"""Seconds the ring of the curtain is held."""


def play_until(driver: Driver, kind: type[Prompt]) -> None:
    """Let everyone do something legal until such a prompt is in sight."""
    play = driver.app.play
    for step in range(100):
        if isinstance(play.screen, kind):
            driver.wait(0.4)
            return
        if isinstance(play.screen, Handoff):
            play.lift()
        else:
            play.move(play.screen.sample(Chance(step, 0)))
    raise AssertionError(f"no {kind.__name__}")


class TableHands:
    """Plays by touch, one step of a match at a time."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    @property
    def screen(self) -> Any:
        """What the table shows: the screen of the prompt in sight, or the curtain."""
        return self.driver.one("TableScreen").ids.stage.children[0]

    @property
    def step(self) -> str:
        """The kind of that screen."""
        return type(self.screen).__name__

    def lift(self) -> None:
        """Hold the ring of the curtain until it is up."""
        self.driver.hold(self.driver.one("Curtain").ids.ring, LONG_ENOUGH)
