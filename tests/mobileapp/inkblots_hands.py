"""The hands of the people at an Inkblots table: they only touch what is on the screen."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from tests.mobileapp.driver import Driver
from tests.mobileapp.table_hands import TableHands
from tests.tables import pack_for

from engine.arrange import arrange  # isort: skip - the driver prepares Kivy first
from engine.core import Handoff, Next  # isort: skip
from engine.games.inkblots import moves  # isort: skip
from engine.games.inkblots.game import GAME  # isort: skip
from engine.games.inkblots.moves import SYMBOLS  # isort: skip
from engine.packs import Pack  # isort: skip
from engine.setup import Player  # isort: skip
from mobileapp.assets import ASSETS  # isort: skip
from mobileapp.packs.shelf import PackShelf  # isort: skip

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gia", "Hugo", "Ida", "Jon")
CIRCLE, TRIANGLE, SQUARE = SYMBOLS


@cache
def english_packs() -> tuple[Pack, ...]:
    """The packs of the app; reading them once is enough."""
    return tuple(PackShelf(ASSETS / "packs", ASSETS / "none").for_game("inkblots", "en"))


@cache
def bare_packs() -> tuple[Pack, ...]:
    """Packs without a single picture to decode, where nobody looks at the blots anyway."""
    return tuple(pack_for(GAME, need) for need in GAME.needs)


def sit_down(
    driver: Driver,
    players: int = 4,
    robots: Sequence[int] = (),
    blots: bool = False,
    **choices: Any,
) -> None:
    """Start a match, with real blots or bare ones; Dusk has the even seats and begins."""
    seats = [Player(name, seat in robots) for seat, name in enumerate(NAMES[:players])]
    packs = english_packs() if blots else bare_packs()
    setup = arrange(GAME, seats, 7, packs=packs, **{"first": 0} | choices)
    driver.app.start_match(setup)
    driver.wait(0.4)


class Hands(TableHands):
    """Two teams around blots and words."""

    def blot(self, place: int) -> Any:
        return self.driver.one("BlotCard", place=place)

    def word(self, symbol: str) -> Any:
        return self.driver.one("WordCard", symbol=symbol)

    def touch_blot(self, place: int) -> None:
        self.touch(self.blot(place))

    def touch_word(self, symbol: str) -> None:
        self.touch(self.word(symbol))

    def touch(self, widget: Any) -> None:
        """A quick finger, where no other screen follows."""
        self.driver.up(self.driver.down(*self.driver.place_of(widget)))
        self.driver.pump()

    def confirm(self) -> None:
        """The golden pill."""
        self.driver.tap(self.screen.confirm)

    def choose_subject(self, name: str = "") -> None:
        if name:
            (candidate,) = [c for c in self.driver.find("Candidate") if c.persona.name == name]
            self.driver.tap(candidate)
        self.confirm()

    def remove(self, place: int) -> None:
        self.touch_blot(place)
        self.confirm()

    def match(self, *symbols: str) -> None:
        """The subject gives the remaining blots these symbols, and hands the tablet back."""
        self.lift()
        for place, symbol in zip(self.screen.board.images_in_play, symbols, strict=True):
            self.touch_word(symbol)
            self.touch_blot(place)
        self.confirm()

    def drag(self, symbol: str, place: int) -> None:
        self.driver.drag(
            self.driver.place_of(self.word(symbol)), self.driver.place_of(self.blot(place))
        )

    def guess(self, place: int, symbol: str) -> None:
        self.touch_blot(place)
        self.touch_word(symbol)
        self.confirm()

    def control(self, symbol: str) -> None:
        self.touch_word(symbol)
        self.confirm()
        self.watch()

    def second(self, place: int, symbol: str) -> None:
        self.guess(place, symbol)
        self.watch()

    def watch(self) -> None:
        """Everyone watches the marker turn over."""
        self.driver.wait(1.5)

    def start_round(self, removed: int = 3, symbols: Sequence[str] = SYMBOLS) -> None:
        """From the deal to the first guess."""
        self.choose_subject()
        self.remove(removed)
        self.match(*symbols)
        self.lift()

    def skip_rounds(self, count: int) -> None:
        """Let rounds pass without a touch; in each the tested team wins one blot."""
        match = self.driver.app.play._match
        for _ in range(count):
            deal = match.prompt.board.deal
            (subject, guesser, *_), (control, *_) = deal.testers, deal.controllers
            for move in (
                moves.ChooseSubject(subject, subject),
                moves.RemoveImage(control, 3),
                moves.MatchSymbols(subject, SYMBOLS),
                moves.Guess(guesser, 0, CIRCLE),
                moves.ControlGuess(control, CIRCLE),
                moves.SecondGuess(guesser, 1, TRIANGLE),
                Next(control),
            ):
                if isinstance(match.screen, Handoff):
                    match.take()
                match.play(move)
        self.driver.app.play.cover()
        self.driver.pump()
        self.lift()
