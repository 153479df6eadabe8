"""The longest frame of every transition: one walk through the whole app, in its own process."""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from tools.bench.company import play_on, seated
from tools.bench.stopwatch import TimedDriver

from engine.core import Game, Handoff  # isort: skip - the driver prepares Kivy first
from engine.registry import all_games  # isort: skip
from engine.setup import Variant  # isort: skip
from mobileapp.app import SeeingThingsApp  # isort: skip

READING = 1.5
"""How long people look at a page before they touch it again."""
QUIET = "nothing moves (tidying and loading ahead)"
WATCHING = 4.0
"""How long a reveal may take to unfold."""
NAMES = ("Ana", "Ben", "Cleo", "Dan")


class Walk:
    """Touches everything once, from a first start on."""

    def __init__(self, folder: Path) -> None:
        self.app = SeeingThingsApp(folder=folder, seed=lambda: 7)
        self.driver = TimedDriver(self.app)
        self._watched: set[tuple[str, str]] = set()
        self._rest()

    def figures(self) -> dict[str, float]:
        """The longest frame of each transition, in milliseconds."""
        self._browse()
        for game in all_games():
            self._prepare(game)
            for variant in game.variants:
                self._play(game, variant)
        self._remember()
        return {what: max(frames) for what, frames in self.driver.frames.items() if what}

    # --- the shell ----------------------------------------------------------------------------

    def _browse(self) -> None:
        self._go("home -> packs", "packs")
        self._tap(
            "packs -> pack", next(card for card in self.driver.find("PackCard") if card.cover)
        )
        self._tap("pack -> picture", self.driver.find("ThumbCell")[0])
        self._back("picture -> pack")
        self._back("pack -> packs")
        self._back("packs -> home")
        self._go("home -> settings", "settings")
        for size in ("Very large", "Normal"):
            self._tap(f"settings: text {size.lower()}", size)
        self._tap("settings: a question", self.driver.find("DoorRow")[-2])
        self._tap("settings: no", "Cancel")
        self._back("settings -> home")

    def _prepare(self, game: Game[Any]) -> None:
        """From home over the rules, the players and the options to the table."""
        name = game.title
        self._tap(f"home -> {name}", self.driver.one("GameCard", title=name))
        self._tap(f"{name} -> rules", "How to play")
        while self.app.screens.current == "rules":
            last = self.driver.one("RulesScreen")
            turn = last.page + 1 < last.count
            what = f"{name}: a page turns" if turn else f"rules -> {name}"
            self._do(what, lambda: self.app.screens.current_screen.turn(1))
        self._tap(f"{name} -> players", "Choose players")
        for person in NAMES[: max(variant.least for variant in game.variants)]:
            self._do("players: a name", lambda person=person: self._page.add(person))
        self._tap("players -> options", self.driver.one("StartBar").ids.detour)
        if self.driver.one("StartBar").ready:
            self._tap(f"{name}: start", self.driver.one("StartBar").ids.start)
            self._pause(name)
        else:
            self._back("options -> players")
        self.app.home()
        self._rest()

    @property
    def _page(self) -> Any:
        return self.app.screens.current_screen

    def _pause(self, name: str) -> None:
        self._back("pause menu opens")
        self._tap("pause menu -> players", "Players")
        self._back("players -> curtain")
        self._back("pause menu opens again")
        self._tap("pause menu -> rules", "How to play")
        self._back("rules -> curtain")
        self._back("pause menu opens again")
        self._tap("pause menu -> home", "Leave, and continue later")

    def _remember(self) -> None:
        self._go("home -> evenings", "evenings")
        rows = self.driver.find("EveningCard")
        if rows:
            self._tap("evenings -> evening", rows[0])
        self.app.home()

    # --- matches ------------------------------------------------------------------------------

    def _play(self, game: Game[Any], variant: Variant) -> None:
        """A whole match, with every screen it shows."""
        players = min(max(variant.least, 4), variant.most)
        setup = seated(self.app, game, variant.id, players)
        self.driver.act(lambda: self.app.start_match(setup))
        self._rest()
        for step, screen in play_on(self.driver):
            what = f"{game.title}: {_name(screen)}"
            self.driver.refile("", f"{what} appears")
            with self.driver.during(f"{what} appears"):
                self.driver.wait(0.5)
                self.driver.let_pictures_arrive()
            self._rest()
            if (step, what) not in self._watched:
                self._watched.add((step, what))
                with self.driver.during(f"{what} unfolds"):
                    self.driver.wait(WATCHING)
        self.app.leave_match()
        self._rest()

    # --- single steps -------------------------------------------------------------------------

    def _tap(self, what: str, target: Any) -> None:
        with self.driver.during(what):
            self.driver.tap(target)
            self.driver.let_pictures_arrive()
        self._rest()

    def _back(self, what: str) -> None:
        with self.driver.during(what):
            self.driver.back()
            self.driver.let_pictures_arrive()
        self._rest()

    def _do(self, what: str, action: Any) -> None:
        with self.driver.during(what):
            self.driver.act(action)
            self.driver.wait(0.3)
            self.driver.let_pictures_arrive()
        self._rest()

    def _rest(self) -> None:
        with self.driver.during(QUIET):
            self.driver.wait(READING)

    def _go(self, what: str, page: str) -> None:
        self._do(what, lambda: self.app.go(page))


def _name(screen: object) -> str:
    if isinstance(screen, Handoff):
        return "the curtain"
    return type(screen).__name__.removesuffix("Prompt")


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        figures = Walk(Path(folder)).figures()
    print(json.dumps(figures), file=sys.__stdout__)
