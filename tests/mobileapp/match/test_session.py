"""The session of a match: who plays is read once, and again when somebody's look changes."""

import pytest

from engine.games.storyteller.prompts import RoundResultPrompt
from mobileapp.storage.roster import Roster
from tests.mobileapp.conftest import Start
from tests.mobileapp.hands import play_until
from tests.mobileapp.page_hands import PageHands


def test_scenes_do_not_read_the_database(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = start()
    PageHands(driver).choose_players("Storyteller", "Ana", "Ben", "Cleo")
    driver.tap("Start")
    play_until(driver, RoundResultPrompt)
    read: list[str] = []
    find = Roster.find
    monkeypatch.setattr(
        Roster, "find", lambda roster, name: read.append(name) or find(roster, name)
    )
    session, screen = driver.app.session, driver.app.screens.current_screen
    for _ in range(5):
        screen._show()
    assert read == []

    assert session.join("Zoe")
    screen._show()
    assert read == ["Ana", "Ben", "Cleo", "Zoe"]
    driver.app.storage.roster.remember("Zoe", "coral", "bell", 1.0)
    session.forget_looks()
    assert screen.context.people[3].symbol == "bell"
