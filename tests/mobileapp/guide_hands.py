"""The hands of people who learn a game by playing it, and their eyes for the guide's notes."""

from collections.abc import Callable
from typing import Any

from tests.mobileapp.driver import Driver
from tests.mobileapp.shell_hands import Guests
from tests.mobileapp.telepathy_hands import NAMES, Hands

from engine.arrange import arrange  # isort: skip - the driver prepares Kivy first
from engine.games.telepathy.game import GAME  # isort: skip
from engine.setup import Player  # isort: skip
from mobileapp.guide import Lesson  # isort: skip

Glance = Callable[[Driver, Lesson], None]


def begin(driver: Driver, title: str, *names: str) -> None:
    """From home through *Learn by playing* and the players to the table."""
    guests = Guests(driver)
    guests.choose(title)
    driver.tap(driver.one("LearnDoor"))
    for name in names:
        guests.enter(name)
    driver.tap("Start")


class Pupils:
    """Read every note; `glance` looks at each before it is put away."""

    def __init__(self, driver: Driver, glance: Glance | None = None) -> None:
        self.driver = driver
        self._glance = glance

    @property
    def note(self) -> Any:
        """The note in sight, or None."""
        found = self.driver.find("LessonNote")
        assert len(found) < 2
        return found[0] if found else None

    def read(self) -> list[str]:
        """Read the notes in sight one after the other; says which they were."""
        keys = []
        self.driver.wait(0.4)
        while self.note is not None:
            lesson = self.note.lesson
            keys.append(lesson.key)
            assert bool(lesson.about) == (self.note.subject is not None), lesson
            if self._glance is not None:
                self._glance(self.driver, lesson)
            self.driver.tap("Play on" if lesson.goodbye else "Got it")
        return keys

    def lift(self) -> list[str]:
        """Hold the ring of the curtain until it is up, and read what the guide has to say."""
        self.driver.hold(self.driver.one("Curtain").ids.ring, 0.9)
        return self.read()


def sit_down(driver: Driver, *robots: int) -> tuple[Hands, Pupils]:
    """A guided match without the walk to it; Ana gives the first card."""
    players = [Player(name, seat in robots) for seat, name in enumerate(NAMES[:2])]
    driver.app.start_match(arrange(GAME, players, 7, variant="first", first=0), guided=True)
    driver.wait(0.4)
    return Hands(driver), Pupils(driver)


def read_secrets(hands: Hands, pupils: Pupils) -> None:
    for _ in range(2):
        assert pupils.lift() == ["secrets", "silence"]
        hands.driver.tap(hands.screen.ids.done)
