"""Fixtures and hands for tests of a whole evening."""

from collections.abc import Callable

import pytest

from engine.chance import Chance
from engine.core import GameOver, Handoff
from engine.game_night.programme import PlannedMatch
from mobileapp.match.draft import Draft
from mobileapp.match.table import remember_people
from mobileapp.stage.stage import Stage
from mobileapp.storage.game_nights import GameNights
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver

FIRST = PlannedMatch("telepathy", "first", 10)


class Table:
    """Touches the pages of an evening."""

    def __init__(self, driver: Driver) -> None:
        self.driver, self.app = driver, driver.app

    @property
    def stage(self) -> Stage:
        stage: Stage = self.app.screens.current_screen.stage
        return stage

    def rest(self) -> None:
        self.driver.until(lambda: self.stage.at_rest, 30)
        self.driver.wait(0.5)

    def tap(self, key: str) -> None:
        self.driver.tap_piece(key)

    def shown(self) -> set[str]:
        self.rest()
        return {*self.stage.scene.pieces}

    def seat(self, *names: str) -> None:
        """Let these people be those of the latest match."""
        draft = Draft("clouds")
        for name in names:
            draft.add(name)
        remember_people(draft.people, self.app.storage)
        self.app.remember_badges(draft.people)
        self.app.storage.settings["place_sounds"] = False  # so that nobody asks

    def begin(self, *names: str) -> None:
        """Begin an evening of Telepathy, which is the shortest to play."""
        self.seat(*names)
        self.driver.tap(self.driver.one("TonightStrip"))
        self.driver.wait(0.5)
        self.tap("begin")
        assert self.app.screens.current == "match"

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Play the match of the evening, at random, to its end or to an earlier moment."""
        session = self.app.session
        self.app.screens.current_screen.stage.finish()
        for step in range(2000):
            shown = session.current
            if until():
                return
            if isinstance(shown, GameOver):
                break
            if isinstance(shown, Handoff):
                session.lift()
            else:
                session.move(shown.sample(Chance(1, step)))
            self.driver.pump()
        assert session.over
        self.skip_lesson()

    def skip_lesson(self) -> None:
        for button in self.driver.find("SecondaryButton", text="No more tips"):
            self.driver.tap(button)


@pytest.fixture
def table(start: Start, monkeypatch: pytest.MonkeyPatch) -> Table:
    """An app in which every programme begins with Telepathy for two."""
    from engine.game_night.programme import Planner

    plan = Planner.plan

    def telepathy_first(
        self: Planner, minutes: int, done: tuple[str, ...] = ()
    ) -> tuple[PlannedMatch, ...]:
        planned = plan(self, minutes, done)
        return (
            planned
            if done or not planned
            else (FIRST, *(one for one in planned if one.game != FIRST.game))
        )

    monkeypatch.setattr(Planner, "plan", telepathy_first)
    monkeypatch.setattr(GameNights, "played_by", lambda *_: ["telepathy"])
    return Table(start())
