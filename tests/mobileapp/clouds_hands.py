"""The hands of the people at a Clouds table: they only touch what is on the screen."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kivy.base import EventLoop

from tests.mobileapp.conftest import RecordingDevice
from tests.mobileapp.driver import TIME, Driver
from tests.mobileapp.table_hands import TableHands

from engine.arrange import arrange  # isort: skip - the driver prepares Kivy first
from engine.core import Handoff, Move  # isort: skip
from engine.games.clouds.game import GAME  # isort: skip
from engine.games.clouds.geometry import Cloud  # isort: skip
from engine.games.clouds.shapes import SHAPES  # isort: skip
from engine.games.clouds.moves import (  # isort: skip
    ChooseWord,
    Claim,
    Credit,
    Memorised,
    Nobody,
    StartClock,
    Toss,
)
from engine.match import Match  # isort: skip
from engine.packs import Item, Pack  # isort: skip
from engine.setup import Player, Setup  # isort: skip
from mobileapp.app import SeeingThingsApp  # isort: skip

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gia", "Hugo", "Ida", "Jon")
ANA, BEN, CLEO, DAN = range(4)

Place = tuple[float, float]


def words(count: int = 20) -> Pack:
    """Words that nobody would see in a screen by chance: all of one category, some longer."""
    items = tuple(
        Item(f"w/word{number}", f"Secret{number**5}", category="Animals") for number in range(count)
    )
    return Pack("w", 1, "words", ("clouds",), "Words", "en", "MIT", "us", 6, items)


def arranged(players: int = 4, robots: Iterable[int] = (), **options: Any) -> Setup:
    """Ana is the first main artist, at the lower edge; with four players Cleo is the second."""
    seats = [Player(name, seat in robots) for seat, name in enumerate(NAMES[:players])]
    return arrange(GAME, seats, 7, packs=[words()], first=ANA, options=options)


def sit_down(driver: Driver, players: int = 4, **choices: Any) -> "Hands":
    """Start a match."""
    driver.app.start_match(arranged(players, **choices))
    driver.wait(0.4)
    return Hands(driver)


class Played(Match):
    """A match that has been played for a while when the tablet is first touched."""

    def do(self, *moves: Move) -> "Played":
        for move in moves:
            if isinstance(self.screen, Handoff):
                self.take()
            self.play(move)
        return self

    def read_words(self) -> "Played":
        """From the words to the empty sky."""
        roles, words = self.prompt.round.roles, self.prompt.words
        for move in (ChooseWord(roles.main, words[0].id), Memorised(roles.second)):
            if self.players[move.seat].robot:
                self.robot_turn()
            else:
                self.do(move)
        return self

    def start_round(self, shape: str = "heap") -> "Played":
        """From the words to the running clock."""
        roles = self.prompt.round.roles
        return self.read_words().do(Toss(roles.main, shape), StartClock(roles.timekeeper))

    def finish_round(self, guesser: int | None) -> "Played":
        """From the running clock to the word."""
        if isinstance(self.screen, Handoff):
            self.take()
        (main, _), seconds = self.prompt.round.roles.artists, self.prompt.timer.left / 1000
        if guesser is None:
            self.tick(seconds)
            return self.do(Nobody(main))
        self.tick(seconds / 2)
        return self.do(Claim(main), Credit(main, guesser))


def played(players: int = 4, **choices: Any) -> Played:
    return Played(GAME, arranged(players, **choices))


def go_on_with(driver: Driver, match: Match) -> "Hands":
    """Continue a match that was played elsewhere, and lift its curtain."""
    app = driver.app
    app.continue_match(app.storage.begin(match, app.now(), {}))
    driver.wait(0.4)
    hands = Hands(driver)
    hands.lift()
    return hands


@contextmanager
def one_app(folder: Path) -> Iterator[Driver]:
    """An app for many tests, each of which continues a match of its own."""
    driver = Driver(SeeingThingsApp(folder=folder, device=RecordingDevice()))
    yield driver
    driver.stop()


@contextmanager
def at_the_sky(driver: Driver, size: str = "tablet") -> Iterator["Hands"]:
    """The clock runs, the first cloud has landed, and it is Cleo's turn."""
    driver.resize(size)
    yield go_on_with(driver, played().start_round())
    driver.app.leave_match()


class Hands(TableHands):
    """Two artists at the sky, and everybody else around it."""

    # --- what is there ------------------------------------------------------------------------

    @property
    def prompt(self) -> Any:
        return self.screen.prompt

    @property
    def sky(self) -> Any:
        return self.driver.one("SkyView")

    @property
    def clouds(self) -> tuple[Cloud, ...]:
        found: tuple[Cloud, ...] = self.prompt.sky.clouds
        return found

    def cloud(self, shape: str) -> Cloud:
        (found,) = [cloud for cloud in self.clouds if cloud.shape == shape]
        return found

    def at(self, x: float, y: float) -> Place:
        """A place in the sky, on the screen."""
        place: Place = self.sky.to_window(*self.sky.from_sky(x, y))
        return place

    def stack(self, shape: str, seat: int | None = None) -> Place:
        """Where a shape lies in the supply of the artist whose turn it is."""
        artist = self.prompt.actors[0] if seat is None else seat
        (supply,) = [
            widget for widget in self.edge(artist).strip.children if hasattr(widget, "slot")
        ]
        _, middle, _ = supply.slot(list(SHAPES).index(shape))
        place: Place = supply.to_window(middle, supply.center_y)
        return place

    def edge(self, seat: int) -> Any:
        return self.screen.edges[seat]

    def said(self, seat: int) -> str:
        """What an artist is being told at their edge."""
        bubble = self.edge(seat).bubble
        return str(bubble.text) if bubble.opacity else ""

    # --- time ---------------------------------------------------------------------------------

    def leap(self, seconds: float, step: float = 0.25) -> None:
        """Let time pass in large steps, where nothing is to be seen."""
        for _ in range(round(seconds / step)):
            TIME.now += step
            EventLoop.idle()

    # --- steps --------------------------------------------------------------------------------

    def choose_word(self, number: int = 0) -> str:
        self.lift()
        card = self.driver.find("WordChoice")[number]
        word = str(card.word)
        self.driver.tap(card)
        self.driver.tap("Paint this word")
        return word

    def read_word(self) -> None:
        self.lift()
        self.driver.tap("I know the word")

    def toss(self, shape: str = "heap") -> None:
        """The tablet goes onto the table, and the main artist flicks a cloud."""
        self.lift()
        x, y = self.stack(shape)
        self.driver.drag((x, y), (x, y + 200), steps=4)

    def start_clock(self) -> None:
        self.driver.wait(0.4)
        self.driver.tap(self.driver.find("TimekeeperCall")[0])

    def place(self, shape: str, x: float, y: float) -> None:
        self.driver.drag(self.stack(shape, self.prompt.turn), self.at(x, y), steps=5)

    def drag(self, start: Place, end: Place) -> None:
        """One finger, in sky units."""
        self.driver.drag(self.at(*start), self.at(*end), steps=6)

    def tap(self, x: float, y: float) -> None:
        """One finger on the sky."""
        touch = self.driver.down(*self.at(x, y))
        self.driver.wait(0.05)
        self.driver.up(touch)

    def tool(self, icon: str) -> None:
        self.driver.tap(self.driver.one("ToolButton", icon=icon))

    def done(self) -> None:
        self.driver.tap(self.driver.one("DoneTool"))

    def guessed(self, seat: int) -> None:
        (button,) = self.edge(seat).corner.children
        self.driver.tap(button)

    def point_at(self, name: str) -> None:
        (tile,) = [tile for tile in self.driver.find("PersonTile") if tile.persona.name == name]
        self.driver.tap(tile)

    def told(self) -> dict[str, int]:
        """The droplets on the screen, by name."""
        return {row.persona.name: int(row.droplets) for row in self.driver.find("DropletRow")}

    def credit(self, name: str) -> None:
        self.point_at(name)
        self.driver.tap(f"{name} guessed it")

    def vote(self, voter: str, choice: str) -> None:
        """Raise a hand."""
        (row,) = [row for row in self.driver.find("HandRow") if row.persona.name == voter]
        (pill,) = [pill for pill in row.ids.pills.children if pill.text == choice]
        self.driver.tap(pill)

    def persona(self, seat: int) -> Any:
        return self.driver.app.play.persona(seat)
