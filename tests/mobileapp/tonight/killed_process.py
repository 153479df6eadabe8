"""An app that shows the end of a whole evening and is killed there: `… killed_process FOLDER`."""

import os
import signal
import sys
from pathlib import Path

from engine.chance import Chance
from engine.core import GameOver, Handoff
from engine.game_night.game_night import GameNight, Guest
from engine.game_night.programme import PlannedMatch
from engine.setup import Player
from mobileapp.app import SeeingThingsApp
from mobileapp.device import Device
from mobileapp.tonight.views import TonightPage
from tests.mobileapp.driver import Driver
from tests.support.blank_pictures import decode_and_paint_nothing

NOW = 1_800_000_000.0
PEOPLE = ("Ana", "Ben")


def main(folder: Path) -> None:
    """Play the only match of an evening, show the end of the evening, and die."""
    decode_and_paint_nothing()
    app = SeeingThingsApp(folder=folder, device=Device(), seed=lambda: 7, now=lambda: NOW)
    driver = Driver(app, "tablet")
    guests = tuple(Guest(Player(name)) for name in PEOPLE)
    night = GameNight(30, 7, guests, programme=(PlannedMatch("telepathy", "first", 10),))
    app.tonight.take_up(app.storage.game_nights.begin(night, NOW))
    app.tonight.go_on()
    session = app.session
    for step in range(2000):
        shown = session.current
        if isinstance(shown, GameOver):
            break
        if isinstance(shown, Handoff):
            session.lift()
        else:
            session.move(shown.sample(Chance(1, step)))
        driver.pump()
    app.tonight.show_interlude()
    driver.wait(3)
    driver.tap_piece("go")  # the ending
    if app.screens.current_screen.page is TonightPage.ENDING:
        os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
