"""Real touches at the desk where blots are inked."""

from typing import Any

from mobileapp.ink.sheet import UNITS
from mobileapp.packs.own_blots import OWN_BLOTS
from tests.harness.driver import Driver, Touch

Place = tuple[float, float]
"""A place on the sheet, in its units; y grows downwards."""


class DeskHands:
    """Fingers on the sheet of the ink desk, which must be in sight."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver

    @property
    def screen(self) -> Any:
        return self.driver.app.screens.get_screen("ink_desk")

    @property
    def sheet(self) -> Any:
        return self.screen.ids.sheet

    @property
    def drops(self) -> list[Any]:
        return list(self.sheet.wet.drops)

    def on_screen(self, x: float, y: float) -> tuple[float, float]:
        """Where a place on the sheet is in the window, in pixels."""
        at: tuple[float, float] = self.sheet.seen_at(x, y)
        return at

    def down(self, x: float, y: float) -> Touch:
        return self.driver.down(*self.on_screen(x, y))

    def move(self, touch: Touch, x: float, y: float) -> None:
        self.driver.move(touch, *self.on_screen(x, y))

    def stroke(self, *places: Place) -> None:
        """One finger from place to place."""
        touch = self.down(*places[0])
        for place in places[1:]:
            self.move(touch, *place)
        self.driver.up(touch)

    def ink(self) -> None:
        """A short line, enough for a blot."""
        self.stroke((400, 300), (420, 400), (460, 560), (430, 700))

    def fold(self) -> None:
        """Turn the right half over by its lower corner."""
        self.stroke((985, 985), (800, 800), (500, 500), (200, 500), (60, 500))
        self.driver.wait(0.5)

    def open_sheet(self) -> None:
        """Turn it back, as soon as the blot is painted."""
        self.driver.until(lambda: self.sheet.blot_ready)
        self.stroke((20, 500), (300, 500), (700, 500), (950, 500))
        self.driver.wait(1.5)

    def make_blot(self) -> None:
        """From the bare sheet to the opened one."""
        self.ink()
        self.fold()
        self.open_sheet()

    def carry(self, x: float, y: float, steps: int = 20) -> None:
        """Drag the opened sheet to a place in the window, in pixels; few steps are a flick."""
        self.driver.drag(self.on_screen(UNITS / 2, UNITS / 2), (x, y), steps)

    def kept(self) -> int:
        """How many blots the pack holds."""
        library = self.driver.app.library
        return len(library.find(OWN_BLOTS).items) if library.is_own(OWN_BLOTS) else 0
