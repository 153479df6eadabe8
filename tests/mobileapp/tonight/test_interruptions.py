"""Tests of what may come between: a sound to choose, another evening, lost packs, a wrong clock."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from mobileapp.storage.tables import GAME_NIGHT
from mobileapp.widgets.sheet import Sheet
from tests.mobileapp.conftest import Start
from tests.mobileapp.storage.database_of import unwritable
from tests.mobileapp.tonight.conftest import Table

YEAR = 365 * 24 * 60 * 60


def places(table: Table, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The places that are entered from now on."""
    entered: list[str] = []
    monkeypatch.setattr(table.app.device, "play_ambient", entered.append)
    return entered


# --- the sound of places ----------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "wanted"), [("With sound", True), ("Without", False)])
def test_the_first_evening_asks_once_for_the_sound_of_places(
    table: Table, answer: str, wanted: bool
) -> None:
    table.seat("Ana", "Ben")
    del table.app.storage.settings["place_sounds"]
    table.driver.tap(table.driver.one("TonightStrip"))
    table.driver.wait(0.5)
    table.tap("begin")
    assert table.app.session is None
    table.driver.tap(answer)
    assert table.app.device.ambient_sounds is wanted
    assert table.app.session is not None, "the evening has begun"
    table.app.match_flow.end()
    table.app.home()
    table.app.storage.game_nights.end(1.0)
    table.app.tonight.open()
    table.tap("begin")
    assert not table.driver.find(Sheet)
    assert table.app.session is not None


def test_the_back_key_is_an_answer_too(table: Table) -> None:
    table.seat("Ana", "Ben")
    del table.app.storage.settings["place_sounds"]
    table.app.tonight.open()
    table.tap("begin")
    table.driver.back()
    assert table.app.storage.settings["place_sounds"] is False
    assert table.app.session is not None


def test_who_has_switched_sounds_off_is_not_asked(table: Table) -> None:
    table.seat("Ana", "Ben")
    del table.app.storage.settings["place_sounds"]
    table.app.storage.settings["sound"] = False
    table.app.apply_settings()
    table.app.tonight.open()
    table.tap("begin")
    assert table.app.session is not None


def test_the_evening_sounds_between_its_games_and_nowhere_else(
    table: Table, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    entered = places(table, monkeypatch)
    table.begin("Ana", "Ben")
    assert entered[-1] == "telepathy"
    table.play()
    table.tap("on")
    assert entered[-1] == "evening"
    table.tap("go")
    assert entered[-1] == table.app.session.game
    table.app.match_flow.end()
    assert entered[-1] == "evening"
    table.app.home()
    assert entered[-1] == ""
    table.app.tonight.open()
    assert entered[-1] == ""
    table.app.home()
    table.app.tonight.resume()
    assert entered[-1] == "evening"
    start()
    assert entered[-1] == "", "it ends with the app"


# --- another evening --------------------------------------------------------------------------


def test_another_evening_asks_first(table: Table) -> None:
    table.begin("Ana", "Ben")
    table.play()
    table.tap("on")
    saved = table.app.storage.game_nights.open_one()
    table.app.home()
    table.driver.wait(0.5)
    strip = table.driver.one("TonightStrip")
    (close,) = strip.ids.another.children
    table.driver.tap(close)
    table.driver.tap("Keep it")
    assert table.app.storage.game_nights.open_one() == saved
    table.driver.tap(close)
    table.driver.tap("A new evening")
    table.driver.wait(0.5)
    assert table.app.screens.current == "tonight"
    assert table.app.storage.open_night_match() is None
    assert len(table.app.storage.history.all()) == 1, "what was played stays"
    table.tap("begin")
    assert table.app.storage.game_nights.open_one().id == saved.id + 1
    (ended,) = table.app.storage.game_nights.between(0, 4_000_000_000.0)
    assert ended.night == saved.night, "with its lights"


def test_without_an_open_evening_there_is_nothing_to_end(table: Table) -> None:
    assert not table.driver.one("TonightStrip").ids.another.children


@pytest.mark.parametrize(
    "damage",
    [
        {"programme": [{"game": "chess", "variant": "x", "minutes": 5, "options": {}}]},
        {"guests": []},
        {"minutes": "sixty"},
    ],
)
def test_an_evening_of_any_content_is_read_or_offered_to_be_ended(
    table: Table, start: Start, damage: dict[str, object]
) -> None:
    table.begin("Ana", "Ben")
    table.play()
    content = table.app.storage.content()
    (row,) = content[GAME_NIGHT.name]
    row["evening"] = row["evening"] | damage
    table.app.storage.replace_content(content)
    again = Table(start())
    again.driver.tap(again.driver.one("TonightStrip"))
    again.driver.wait(0.5)
    again.driver.tap("End the evening")
    assert again.app.storage.open_night_match() is None
    assert len(again.app.storage.history.all()) == 1


# --- packs that are gone ----------------------------------------------------------------------


def test_a_game_whose_packs_are_gone_leaves_the_programme_and_the_page_says_why(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.seat("Ana", "Ben")
    table.app.tonight.plan.choose_minutes(90)
    table.begin("Ana", "Ben")
    table.play()
    coming = {match.game for match in table.app.tonight.open_night.night.programme}
    assert "clouds" in coming
    for_game = table.app.library.for_game
    monkeypatch.setattr(
        table.app.library,
        "for_game",
        lambda game, language: [] if game == "clouds" else for_game(game, language),
    )
    table.tap("on")
    table.rest()
    night = table.app.storage.game_nights.open_one().night
    assert night.programme
    assert "clouds" not in {match.game for match in night.programme}
    assert "Clouds" in table.stage.scene.pieces["sentence"].look.text
    table.tap("go")
    assert table.app.session is not None


def test_an_evening_without_any_packs_can_only_end(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.begin("Ana", "Ben")
    table.play()
    monkeypatch.setattr("mobileapp.tonight.planners.all_games", lambda: ())
    table.tap("on")
    shown = table.shown()
    assert "another" not in shown
    assert table.stage.scene.pieces["go"].tap.command == "enough"
    table.tap("go")
    assert {"card:0", "card:1"} <= table.shown()


# --- a kill at the end ------------------------------------------------------------------------


def test_an_evening_whose_app_is_killed_at_its_end_shows_it_again_and_has_its_lights(
    tmp_path: Path, start: Start
) -> None:
    """The process gets a real SIGKILL; then its data is opened by another app."""
    process = [sys.executable, "-m", "tests.mobileapp.tonight.killed_process", str(tmp_path)]
    died = subprocess.run(process, check=False, capture_output=True, text=True)
    assert died.returncode == -signal.SIGKILL, died.stderr[-2000:]
    table = Table(start())
    table.app.go("evening", evening=0)
    table.driver.wait(1)
    chapters = {one.title: one for one in table.app.screens.current_screen.view.chapters}
    assert {*chapters} == {"A whole evening", "Telepathy"}
    assert len(chapters["A whole evening"].scores) == 2
    table.app.home()
    table.driver.wait(0.5)
    table.driver.tap(table.driver.one("TonightStrip"))
    assert {"card:0", "card:1", "lantern:0", "lantern:1", "headline"} <= table.shown()
    table.tap("book")
    table.driver.wait(1)
    assert table.app.storage.open_night_match() is None
    again = {one.title: one for one in table.app.screens.current_screen.view.chapters}
    assert again["A whole evening"] == chapters["A whole evening"]


# --- a full disk ------------------------------------------------------------------------------


def test_an_evening_waits_until_the_end_of_its_match_is_saved(table: Table) -> None:
    """Else the same game would come again, and what was played would count for nothing."""
    table.begin("Ana", "Ben")
    with unwritable(table.app.storage):
        table.play()
        table.driver.tap("OK")
        table.tap("on")
        assert table.driver.says("There’s no room left on this device")
        table.driver.tap("OK")
        assert table.app.screens.current == "match"
    table.tap("on")
    assert table.app.screens.current == "tonight"
    night = table.app.storage.game_nights.open_one().night
    assert night.games == ("telepathy",)
    assert "telepathy" not in {match.game for match in night.programme}
    assert len(table.app.storage.history.all()) == 1
    assert not table.app.storage.unfinished.ids()


@pytest.mark.parametrize(("hours", "shown"), [(5, True), (7, False)])
def test_the_end_of_a_long_evening_is_shown_again_for_some_hours(
    table: Table, start: Start, monkeypatch: pytest.MonkeyPatch, hours: int, shown: bool
) -> None:
    table.begin("Ana", "Ben")
    ended = table.app.now() + 9 * 60 * 60  # with a dinner between
    monkeypatch.setattr(table.app.session, "_now", lambda: ended)
    table.play()
    table.tap("on")
    table.app.tonight.open_night.reach_end()
    again = Table(start(now=lambda: ended + hours * 60 * 60))
    again.driver.wait(0.5)
    assert (again.app.storage.open_night_match() is not None) is shown


# --- a wrong clock ----------------------------------------------------------------------------


@pytest.mark.parametrize("years", [-20, -1, 1, 20])
def test_whatever_the_clock_says_nothing_is_lost(table: Table, years: int) -> None:
    table.begin("Ana", "Ben")
    now = table.app.now() + years * YEAR
    table.app.now = table.app.session._now = lambda: now  # noqa: SLF001
    table.play()
    table.tap("on")
    table.tap("enough")
    table.driver.tap("End the evening")
    table.driver.wait(0.5)
    assert {"card:0", "card:1"} <= table.shown()
    table.tap("book")
    table.driver.wait(1)
    assert "Telepathy" in [one.title for one in table.app.screens.current_screen.view.chapters]
    (ended,) = table.app.storage.game_nights.between(0, 9_000_000_000.0)
    assert ended.night.games == ("telepathy",)
    assert len(table.app.storage.history.all()) == 1


def test_the_album_is_that_of_this_evening_also_after_the_clock_was_set_back(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    for played in range(2):
        table.begin("Ana", "Ben")
        table.play()
        table.tap("on")
        table.tap("enough")
        table.driver.tap("End the evening")
        table.driver.wait(0.5)
        if not played:
            monkeypatch.setattr(table.app, "now", lambda: 1_700_000_000.0)
            table.app.home()
            table.driver.wait(0.5)
    table.tap("book")
    assert "2023" in table.app.screens.current_screen.view.day
