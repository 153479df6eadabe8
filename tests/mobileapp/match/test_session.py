"""Tests of a match's session: it caches players' looks, and a pause leads back to the table."""

import pytest
from kivy.uix.label import Label

from engine.core import Handoff
from engine.games.clouds.prompts import PaintPrompt
from engine.games.storyteller.prompts import RoundResultPrompt, TellPrompt
from engine.knowledge import Knowledge
from engine.make_setup import make_setup
from engine.packs import Supply
from engine.registry import find_game
from engine.setup import Player
from mobileapp.match.session import ROBOT_PAUSE
from tests.harness.page_hands import PageHands
from tests.mobileapp.conftest import Start
from tests.mobileapp.moments import moment_of, open_match, play_until
from tests.mobileapp.storage.database_of import executed_by


def test_scenes_do_not_read_the_database(start: Start) -> None:
    driver = start()
    PageHands(driver).open_players("Storyteller", "Ana", "Ben", "Cleo")
    driver.tap("Start")
    play_until(driver, RoundResultPrompt)
    session, screen = driver.app.session, driver.app.screens.current_screen
    statements = executed_by(driver.app.storage)
    for _ in range(5):
        screen.relayout()
    assert statements == []

    assert session.change_players(session.changes.join("Zoe"))
    screen.relayout()
    assert statements, "the looks of all players are read again"
    statements.clear()
    screen.relayout()
    assert statements == []
    driver.app.storage.roster.remember("Zoe", "coral", "bell", 1.0)
    session.forget_profiles()
    assert screen.context.people[3].symbol == "bell"


def test_a_pause_on_a_result_leads_back_to_the_result(start: Start) -> None:
    driver = start()
    PageHands(driver).open_players("Storyteller", "Ana", "Ben", "Cleo")
    driver.tap("Start")
    play_until(driver, RoundResultPrompt)
    driver.until(lambda: driver.app.screens.current_screen.stage.at_rest)
    for way_back in ("Back to the table", "Back key"):
        driver.back()
        assert isinstance(driver.app.session.current, Handoff), "nothing is seen under the menu"
        if way_back == "Back key":
            driver.back()
        else:
            driver.tap(way_back)
        driver.until(lambda: driver.app.screens.current_screen.stage.at_rest)
        assert isinstance(driver.app.session.current, RoundResultPrompt)
        assert "next" in driver.app.screens.current_screen.stage.scene.pieces


def test_a_secret_stays_covered_after_a_pause(start: Start) -> None:
    driver = start()
    PageHands(driver).open_players("Storyteller", "Ana", "Ben", "Cleo")
    driver.tap("Start")
    play_until(driver, TellPrompt)
    driver.back()
    driver.tap("Back to the table")
    assert driver.app.session.current.to is not None


def test_a_running_clock_stays_stopped_when_the_menu_closes(start: Start) -> None:
    driver = start()
    open_match(driver, moment_of(PaintPrompt))
    session = driver.app.session
    session.lift()
    assert session.current.timer is not None
    session.interrupt()
    session.resume()
    assert isinstance(session.current, Handoff), "people go on when they are ready"
    left = session.time_left
    driver.wait(2)
    assert session.time_left == left


def test_no_other_page_is_written_anew_when_a_match_begins_or_ends(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = start()
    app = driver.app
    for page in ("settings", "packs", "game", "players", "options"):
        app.screens.find(page)
    driver.wait(0.3)
    written: list[Label] = []
    write = Label.texture_update

    def texture_update(label: Label, *_: object) -> None:
        write(label)
        written.append(label)

    monkeypatch.setattr(Label, "texture_update", texture_update)  # Kivy finds it by its name
    people = [Player(name) for name in ("Ana", "Ben", "Cleo")]
    packs = app.library.for_game("storyteller", "en")
    app.match_flow.start(make_setup(find_game("storyteller"), people, 7, supply=Supply(packs)))
    driver.pump(3)
    app.match_flow.leave()
    driver.pump(3)
    home = app.screens.get_screen("home")
    assert any("Ana" in label.text for label in written), "the match to continue"
    assert [label.text for label in written if home not in label.walk_reverse()] == []


def test_only_robots_read_what_was_played_before(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []
    after = Knowledge.after
    monkeypatch.setattr(Knowledge, "after", lambda *args: read.append("read") or after(*args))
    driver = start()
    app = driver.app
    packs = app.library.for_game("storyteller", "en")
    for robot in (False, True):
        people = [Player("Ana"), Player("Ben"), Player("Cog", robot=robot)]
        app.match_flow.start(make_setup(find_game("storyteller"), people, 7, supply=Supply(packs)))
        driver.wait(ROBOT_PAUSE * 2)
        app.match_flow.leave()
        assert read == ["read"] * robot
