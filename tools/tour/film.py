"""Films a whole evening that people play by touch: `python -m tools.tour.film FOLDER`.

Writes sheets of frames into the folder: one frame every few seconds of the evening and one of each
new page, with its time. The data of the tablet lies there, too, so that a later film of the same
folder shows the next evening, or goes on with one that was broken off.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Collection, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image, ImageDraw

from engine.game_night.programme import LENGTHS
from mobileapp.app import SeeingThingsApp
from mobileapp.storage.settings import SettingKey
from mobileapp.theme import TEXT_SCALES
from tests.harness.driver import SIZES, TIME, Driver
from tests.harness.evening_hands import EveningHands
from tests.harness.hands import Hands
from tests.harness.people import People
from tools.tour.people import people_of
from tools.tour.walk import NOW, SilentDevice

EVERY = 8.0
"""The usual number of seconds from one frame to the next."""
SETTLED = 1.0
"""Seconds after which a new page is filmed."""
COLUMNS, ROWS = 5, 6
"""How many frames a sheet has across and down."""
FRAME = (384, 400)
"""The maximum width and height of a frame on a sheet, in pixels."""
LINE = 14
"""The height of the line below a frame, in pixels."""
THINKING = 1.5
"""Seconds that a person takes for a decision."""
DAY = 24 * 60 * 60


class Film:
    """Frames on sheets, each of which is written as soon as it has a new frame."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._first = len(list(folder.glob("film-*.png")))
        self._count = 0

    def add(self, picture: Image.Image, caption: str) -> None:
        """Put a frame on the latest sheet, or on a new one."""
        small = picture.copy()
        small.thumbnail(FRAME)
        width, height = small.width, small.height + LINE
        sheet, place = divmod(self._count, COLUMNS * ROWS)
        if place == 0:
            self._sheet = Image.new("RGB", (width * COLUMNS, height * ROWS))
        row, column = divmod(place, COLUMNS)
        self._sheet.paste(small, (column * width, row * height))
        at = (column * width + 2, row * height + small.height + 1)
        ImageDraw.Draw(self._sheet).text(at, caption, fill="white")
        self._count += 1
        self._sheet.save(self._folder / f"film-{self._first + sheet:03}.png", compress_level=1)


class FilmingDriver(Driver):
    """Keeps a frame every few seconds, and one of each new page a moment after it has appeared."""

    frame = 1 / 20  # fewer frames than on tablets, as an evening has many

    def __init__(self, app: Any, size: str, film: Film, every: float = EVERY) -> None:
        self._film, self._every = film, every
        self._began, self._next, self._page = TIME.now, TIME.now, ""
        self._filming = False
        super().__init__(app, size)

    @property
    def page(self) -> str:
        """The name of the page, and what the match or the evening shows on it."""
        screens = getattr(self.app, "screens", None)
        if screens is None:
            return ""
        if self.app.session is not None and screens.current == "match":
            return f"{self.app.session.game} {type(self.app.session.current).__name__}"
        return f"{screens.current} {getattr(screens.current_screen, 'page', '')}".strip()

    def pump(self, frames: int = 1) -> None:
        for _ in range(frames):
            super().pump()
            if self._filming:
                continue
            if self.page != self._page:
                self._page = self.page
                self._next = min(self._next, TIME.now + SETTLED)
            if TIME.now >= self._next and self._page:
                self._next = TIME.now + self._every
                self._filming = True
                self.let_pictures_arrive()
                minutes, seconds = divmod(int(TIME.now - self._began), 60)
                self._film.add(self.draw_frame(), f"{minutes}:{seconds:02} {self._page}")
                self._filming = False


def film_evening(
    driver: Driver, names: Sequence[str], minutes: int, young: Collection[str]
) -> None:
    """Let these people play an evening, from Home to its album, or go on with an open one."""
    evening = EveningHands(People(Hands(driver), talkers=young, thinking=THINKING))
    if driver.app.storage.open_night_match() is not None:
        evening.resume()
    else:
        evening.open(names, young)
        evening.begin(minutes)
    evening.play()
    driver.wait(EVERY)
    evening.open_album()
    driver.wait(EVERY)


def main() -> None:
    """Film an evening of so many people."""
    sys.stderr = sys.__stderr__  # Kivy redirects it to its log, and with it every traceback
    parser = ArgumentParser(
        prog="python -m tools.tour.film", description="A whole evening by touch."
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--size", choices=SIZES, default="tablet")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--young", type=int, default=0, help="how many of them cannot read yet")
    parser.add_argument("--minutes", type=int, choices=LENGTHS, default=30)
    parser.add_argument("--day", type=int, default=0, help="0 is the first evening")
    parser.add_argument("--language", default="en")
    parser.add_argument("--text-scale", type=float, choices=TEXT_SCALES, default=1.0)
    parser.add_argument("--every", type=float, default=EVERY, help="seconds between two frames")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    names = people_of(asked.language).names[: asked.players]
    draw = partial(Random(asked.day).getrandbits, 30)
    app = SeeingThingsApp(
        folder=asked.folder,
        device=SilentDevice(asked.language),
        now=lambda: NOW + asked.day * DAY,
        seed=draw,
    )
    driver = FilmingDriver(app, asked.size, Film(asked.folder), asked.every)
    driver.use_own_memories()
    app.storage.settings[SettingKey.TEXT_SCALE] = asked.text_scale
    app.apply_settings()
    film_evening(driver, names, asked.minutes, names[: asked.young])
    driver.stop()


if __name__ == "__main__":
    main()
