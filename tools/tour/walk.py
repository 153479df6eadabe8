"""One walk through the whole app at one size, with a camera."""

import re
from collections.abc import Callable, Iterable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any

from kivy.base import EventLoop
from kivy.core.window import Window
from kivy.uix.modalview import ModalView
from PIL import Image

from engine.core import Game, Handoff
from engine.match import Match
from mobileapp.app import SeeingThingsApp
from mobileapp.device import Device
from mobileapp.languages.translation import tr
from mobileapp.match.guide import start_guide
from mobileapp.palette import PLAYER_COLOURS, PLAYER_SYMBOLS
from tests.harness.driver import TIME, Driver
from tests.support.moments import MatchFinder, Moment
from tools.tour.people import people_of

NOW = datetime(2026, 11, 14, 21, 10).timestamp()
STEP = 0.1
STILL = 0.8
"""Seconds without any movement after which nothing more is going to move."""
LONGEST = 12.0
FRAMES, BETWEEN = 8, 0.09
"""How many pictures a film strip has, and the seconds between them."""
PAGE_FRAMES = 3
"""How many frames there are from one picture of a strip to the next where pages move."""
STRIP = 300
"""How high a film strip is, in pixels."""


class SilentDevice(Device):
    """A device without sound and vibration, set to a given language."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language

    def languages(self) -> list[str]:
        return [self._language]

    def signal(self, signal: object) -> None:
        pass

    def play_sound(self, name: str) -> None:
        pass

    def prepare_sounds(self) -> None:
        pass


def slug(caption: str) -> str:
    """A caption as the name of a file."""
    return re.sub(r"[^a-z0-9]+", "-", caption.lower()).strip("-")


class Walk:
    """Goes through the app and keeps a picture of whatever is worth one."""

    def __init__(self, size: str, folder: Path, pictures: Path, language: str = "en") -> None:
        self.size = size
        self.people = people_of(language)
        self.folder = folder
        self.device = SilentDevice(language)
        self.device.downloads = folder / "Downloads"
        self.device.downloads.mkdir()
        self.app = SeeingThingsApp(
            folder=folder, device=self.device, now=lambda: NOW, seed=lambda: 7
        )
        self.driver = Driver(self.app, size)
        packs = self.app.library.packs()
        self.finder = MatchFinder(
            self.people.names,
            tuple(pack for pack in packs if pack.language in ("", language)),
            self.people.clues,
        )
        self._pictures = pictures / size
        self.films = False
        self._moments: dict[str, list[Moment]] = {}
        self.album: dict[str, list[str]] = {}
        """What has been kept: the captions of every chapter, in the order of the walk."""

    # --- the camera ---------------------------------------------------------------------------

    def begin_chapter(self, title: str) -> None:
        self._chapter = title

    def keep(self, caption: str, still: bool = True) -> None:
        """A picture of what is in sight, once nothing moves any more."""
        if still:
            self.wait_until_still()
            self.driver.let_pictures_arrive()
            if not self._at_rest:  # what has just arrived fades in
                self.wait_until_still()
        self.album.setdefault(self._chapter, []).append(caption)
        self.driver.shot(self._pictures / slug(self._chapter) / f"{slug(caption)}.png")

    def wait_until_still(self) -> None:
        """Let time pass until every movement has come to its end."""
        still = passed = 0.0
        while still < STILL and passed < LONGEST:
            TIME.now += STEP
            EventLoop.idle()
            passed += STEP
            still = still + STEP if self._at_rest else 0.0

    @property
    def _at_rest(self) -> bool:
        screen = self.app.screens.current_screen
        moving = hasattr(screen, "stage") and not screen.stage.at_rest
        return not (moving or self.driver.animates)

    def film(self, caption: str, gesture: Iterable[None] | None = None) -> None:
        """A strip of pictures of a movement, side by side: one after each step of a gesture, or
        in even intervals of time."""
        if not self.films:
            return
        pictures = []
        for _ in gesture if gesture is not None else self._intervals():
            self.driver.let_pictures_arrive()
            pictures.append(self.driver.draw_frame())
        self._keep_strip(caption, pictures)

    def film_page(self, caption: str, act: Callable[[], object]) -> None:
        """A strip of pictures of how one page becomes the next, as people see it: whatever is not
        painted yet is not waited for."""
        self.wait_until_still()
        self.driver.let_pictures_arrive()
        act()
        pictures = []
        for _ in range(FRAMES):
            pictures.append(self.driver.draw_frame())
            self.driver.pump(PAGE_FRAMES - 1)
        self._keep_strip(caption, pictures)

    def _keep_strip(self, caption: str, pictures: list[Image.Image]) -> None:
        width = round(STRIP * pictures[0].width / pictures[0].height)
        strip = Image.new("RGB", (width * len(pictures), STRIP))
        for place, picture in enumerate(pictures):
            strip.paste(picture.resize((width, STRIP)), (place * width, 0))
        name = f"{caption}, as a film"
        self.album.setdefault(self._chapter, []).append(name)
        path = self._pictures / slug(self._chapter) / f"{slug(name)}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        strip.save(path)

    def _intervals(self) -> Iterator[None]:
        for _ in range(FRAMES):
            self.driver.wait(BETWEEN)
            yield

    # --- hands --------------------------------------------------------------------------------

    @property
    def screen(self) -> Any:
        return self.app.screens.current_screen

    def go(self, name: str, **context: Any) -> Any:
        self.app.go(name, **context)
        return self.screen

    def set(self, key: str, value: object) -> None:
        """Change a setting of the app."""
        self.app.storage.settings[key] = value
        self.app.apply_settings()

    def tap(self, text: str) -> None:
        """Press the button with this English text."""
        self.wait_until_still()
        self.driver.tap(self.driver.button(tr._(text)))

    def close_sheets(self) -> None:
        for sheet in [w for w in Window.children if isinstance(w, ModalView)]:
            sheet.dismiss(animation=False)
        self.wait_until_still()

    def remember_people(self) -> None:
        """Save the profiles of all people, each with a colour and symbol of their own."""
        for place, (name, colour) in enumerate(zip(self.people.names, PLAYER_COLOURS, strict=True)):
            symbol = PLAYER_SYMBOLS[(place * 3 + 4) % len(PLAYER_SYMBOLS)]
            self.app.storage.roster.remember(name, colour, symbol, NOW - place)

    # --- matches ------------------------------------------------------------------------------

    def moments(self, game: Game[Any]) -> list[Moment]:
        """Everything a game shows; they are searched for once, as that takes many matches."""
        if game.id not in self._moments:
            self._moments[game.id] = self.finder.moments(game)
        return self._moments[game.id]

    def open_match(self, match: Match, guided: bool = False) -> None:
        """Continue a match behind its curtain."""
        match_id = self.app.storage.matches.begin(match, NOW)
        start_guide(self.app.storage, match_id, guided)
        self.app.match_flow.resume(match_id)

    def lift(self) -> None:
        if isinstance(self.app.session.current, Handoff):
            self.app.session.lift()
