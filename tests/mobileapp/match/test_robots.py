"""Tests that robots' data is prepared on another thread before robots have to move."""

import threading
from collections.abc import Iterator
from concurrent.futures import wait
from threading import Event
from typing import Any

import pytest

from engine.games.storyteller.understanding import line_id
from engine.knowledge import Knowledge
from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Supply
from engine.registry import find_game
from engine.setup import Player
from mobileapp.match.session import ASK_AGAIN, ROBOT_PAUSE
from mobileapp.storage.items import mark_used
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.saved_match import saved_match
from tests.mobileapp.storage.database_of import database_of

NAMES = ("Ana", "Ben", "Cleo", "Dan")


class SlowPreparation:
    """A fake preparation of robots' data that lasts until the test sets `may_end`."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []
        self.threads: list[threading.Thread] = []
        self.may_end = Event()

    def prepare_robot(self, game: Any, language: str) -> None:
        self.asked.append((game.id, language))
        self.threads.append(threading.current_thread())
        self.may_end.wait(10)


@pytest.fixture
def preparation(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowPreparation]:
    slow = SlowPreparation()
    monkeypatch.setattr(
        Knowledge, "prepare_robot", lambda _knowledge, *asked: slow.prepare_robot(*asked)
    )
    monkeypatch.setattr(Driver, "_await_workers", lambda _driver: None)
    yield slow
    slow.may_end.set()


def begin(driver: Driver, *players: Player) -> Any:
    """Start a match of Storyteller and uncover its first prompt; return the session."""
    app = driver.app
    packs = app.library.for_game("storyteller", "en")
    setup = make_setup(find_game("storyteller"), players, 7, supply=Supply(packs, language="en"))
    app.match_flow.start(setup)
    app.session.lift()
    return app.session


def test_a_robot_that_is_not_ready_is_asked_later(
    start: Start, preparation: SlowPreparation
) -> None:
    driver = start()
    play = begin(driver, *(Player(name, robot=True) for name in NAMES))
    driver.wait(ROBOT_PAUSE * 3)
    assert preparation.asked == [("storyteller", "en")]
    assert preparation.threads[0] is not threading.main_thread()
    assert play.thinking
    assert not saved_match(driver).log
    preparation.may_end.set()
    wait(play.preparing, timeout=10)
    driver.wait(ASK_AGAIN + 0.1)
    assert saved_match(driver).log


def test_robot_data_is_prepared_only_when_a_robot_plays(
    start: Start, preparation: SlowPreparation
) -> None:
    driver = start()
    play = begin(driver, *map(Player, NAMES))
    assert not play.preparing
    # The robot's data is prepared even if it cannot join now.
    play.change_players(play.changes.join("Robo", robot=True))
    assert len(play.preparing) == 1


def test_robots_remember_the_clues_of_earlier_matches_until_the_pack_is_reset(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = start()
    storage = driver.app.storage
    line = line_id("story-dusk/stairs_moon", "Step by step")
    with database_of(storage).transaction() as connection:
        mark_used(connection, ["story-dusk/stairs_moon", line])
    asked: list[Knowledge] = []
    monkeypatch.setattr(
        Match, "robot_turn", lambda _match, knowledge: bool(asked.append(knowledge))
    )
    begin(driver, *(Player(name, robot=True) for name in NAMES))
    driver.until(lambda: asked, seconds=30)
    assert asked[0].last_used[line] == 1
    storage.items.reset("story-dusk")
    assert storage.items.last_used() == {}
