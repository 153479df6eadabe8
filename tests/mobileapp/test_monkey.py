"""A monkey with the tablet: whatever it touches, nothing breaks and nothing secret shows."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.uix.behaviors import ButtonBehavior
from kivy.uix.modalview import ModalView
from mobileapp.games.screen import PromptScreen
from mobileapp.screens.curtain import HOLD, Curtain

from engine.arrange import arrange
from engine.chance import Chance
from engine.core import Handoff, Prompt
from engine.registry import find_game
from engine.setup import Player
from mobileapp.play import Play
from mobileapp.widgets.lesson import LessonNote
from tests.mobileapp.conftest import Start
from tests.tables import pack_for

NAMES = ("Ana", "Ben", "Cleo", "Dan")
STEPS = 90
SPARED = {"End this match", "Leave, and continue later", "Settings", "How to play"}
"""What would lead away from the table."""

pytestmark = pytest.mark.usefixtures("made_ahead", "plain_pictures")


class Monkey:
    """Touches, turns, covers and closes the tablet at random - the same way every time."""

    def __init__(self, start: Start, game: str) -> None:
        self._start = start
        self._luck = Random(game)
        self.answers = 0
        self.driver = start()
        self._sit_down(game)

    def _sit_down(self, name: str) -> None:
        """Three people with a guide, and a robot where the game has room for one."""
        game = find_game(name)
        count = min(len(NAMES), game.variants[0].most)
        players = [Player(name, seat == 3) for seat, name in enumerate(NAMES[:count])]
        packs = [pack_for(game, need) for need in game.needs]
        self.driver.app.start_match(arrange(game, players, 7, packs=packs), guided=True)
        self.driver.wait(0.4)

    @property
    def play(self) -> Play:
        play: Play = self.driver.app.play
        return play

    def step(self) -> None:
        curtains = self.driver.find(Curtain)
        if curtains and not self._sheets() and self._luck.random() < 0.7:
            self.driver.hold(curtains[0].ids.ring, HOLD + 0.1)
            return
        actions: dict[Callable[[], object], int] = {
            self._tap: 60,
            self._answer: 20,
            self._drag: 8,
            self.driver.back: 3,
            self._take_a_call: 3,
            self._turn: 2,
            self._wait: 3,
            self._kill: 1,
        }
        self._luck.choices(list(actions), list(actions.values()))[0]()

    # --- what it does -------------------------------------------------------------------------

    def _sheets(self) -> list[ModalView]:
        return [child for child in Window.children if isinstance(child, ModalView)]

    def _spot(self) -> tuple[float, float]:
        return self._luck.uniform(0, Window.width - 1), self._luck.uniform(0, Window.height - 1)

    def _spots(self) -> list[tuple[float, float]]:
        """Where there is something to tap, and one place where there need not be anything."""
        root = (self._sheets() or Window.children)[0]
        found = [
            widget.to_window(*widget.center)
            for widget in root.walk()
            if isinstance(widget, ButtonBehavior)
            and not widget.disabled
            and getattr(widget, "text", "") not in SPARED
        ]
        inside = [(x, y) for x, y in found if 0 <= x < Window.width and 0 <= y < Window.height]
        return [*inside, self._spot()]

    def _tap(self) -> None:
        place = self._luck.choice(self._spots())
        for _ in range(self._luck.choice((1, 1, 2))):
            self.driver.up(self.driver.down(*place))
        self.driver.pump(self._luck.choice((1, 25)))

    def _drag(self) -> None:
        finger = self.driver.down(*self._luck.choice(self._spots()))
        self.driver.move(finger, *self._spot())
        if self._luck.random() < 0.3:
            self._take_a_call()
        self.driver.up(finger)

    def _answer(self) -> None:
        """For once, something that makes sense."""
        prompt = self.play.screen
        if isinstance(prompt, Prompt) and prompt.options() and not self.play.held:
            chance = Chance(self._luck.getrandbits(30), 0)
            self.answers += self.play.move(prompt.sample(chance))
            self.driver.pump(self._luck.choice((1, 25)))

    def _take_a_call(self) -> None:
        self.driver.app.on_pause()
        self.check()
        self.driver.app.on_resume()
        self.driver.pump()

    def _turn(self) -> None:
        self.driver.resize(self._luck.choice(("tablet", "portrait", "phone")))

    def _wait(self) -> None:
        self.driver.wait(self._luck.choice((1, 3)))

    def _kill(self) -> None:
        """The match goes on where it was, behind the curtain of whoever was to act."""
        match_id, prompt, over = self.play.match_id, self.play._match.prompt, self.play.over
        self.driver = self._start()
        if over:
            assert self.driver.app.continue_match(match_id) is not None
            self._sit_down(self.driver.app.storage.history()[-1].game)
        else:
            assert self.driver.app.continue_match(match_id) is None
            assert self.play.screen == Handoff(prompt.audience)
            assert type(self.play._match.prompt) is type(prompt)

    # --- what must always be true -------------------------------------------------------------

    def check(self) -> None:
        screen = self.play.screen
        in_sight: list[Any] = self.driver.find(PromptScreen)
        if isinstance(screen, Handoff):
            table = self.driver.one("TableScreen")
            assert self.driver.one(Curtain)
            assert in_sight == self.driver.find(LessonNote) == []
            assert (table.headline, table.hint, self.play.held) == ("", "", False)
            assert not self._secrets() & {*self.driver.texts(), *self._pictures()}
        else:
            assert [view.prompt for view in in_sight] == [screen]
            notes = self.driver.find(LessonNote)
            assert len(notes) <= self.play.held, "robots wait while people read"

    def _secrets(self) -> set[str]:
        box = self.play._match.setup.box.values()
        return {secret for items in box for item in items for secret in (item.text, item.image)}

    def _pictures(self) -> list[str]:
        paths = [getattr(widget, "path", None) for widget in self.driver.widgets()]
        return [Path(path).name for path in paths if path]


@pytest.mark.parametrize("game", ["inkblots", "clouds", "telepathy", "storyteller"])
def test_nothing_a_monkey_does_breaks_the_table(start: Start, game: str) -> None:
    monkey = Monkey(start, game)
    for _ in range(STEPS):
        monkey.step()
        monkey.check()
    assert monkey.answers, "it has come somewhere"
