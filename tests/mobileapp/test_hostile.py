"""Tests with people who cheat, who press the wrong thing, or who touch with several fingers."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window

from engine.chance import Chance
from engine.core import GameOver, Handoff, Leave, Prompt
from engine.games.clouds.prompts import PaintPrompt
from engine.games.storyteller.prompts import RoundResultPrompt, StartVotingPrompt, TellPrompt
from engine.match import Match
from engine.save import next_digest
from mobileapp.match.guide import Guide, start_guide
from mobileapp.storage.database import Database
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.roster import person_row
from mobileapp.storage.store import Storage
from mobileapp.storage.tables import HISTORY, MATCH, PERSON
from tests.harness.driver import TIME
from tests.harness.hands import Hands
from tests.harness.page_hands import PageHands
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.moments import any_secret, moment_of, open_match, play_until, uncover
from tests.mobileapp.saved_match import saved_match
from tests.mobileapp.saved_players import players_of
from tests.mobileapp.storage.database_of import database_of, fill_disk, free_disk, unwritable

F1 = 282
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")

pytestmark = pytest.mark.usefixtures("made_ahead")


@pytest.fixture
def driver(start: Start) -> Driver:
    """A driver whose match is at the hand-off before the prompt for a clue."""
    driver = start()
    open_match(driver, moment_of(TellPrompt))
    return driver


def play_up_to(driver: Driver, kind: type[Prompt]) -> None:
    """Play random moves until a prompt of this kind comes; its hand-off still covers it."""
    play = driver.app.session
    while not isinstance(saved_match(driver).prompt, kind):
        if isinstance(play.current, Handoff):
            play.lift()
        else:
            play.move(play.current.sample(Chance(7, 0)))
    driver.wait(0.4)


def press_together(driver: Driver, *places: tuple[float, float]) -> None:
    """Put a finger on each place, then lift them one after the other."""
    fingers = [driver.down(*place) for place in places]
    for finger in fingers:
        driver.up(finger)
    driver.wait(0.5)


# --- several fingers ----------------------------------------------------------------------------


def test_two_fingers_on_start_begin_one_match(start: Start) -> None:
    driver = start()
    PageHands(driver).choose_players("Storyteller", *NAMES)
    place = driver.place_of(driver.button("Start"))
    press_together(driver, place, place)
    assert len(driver.app.storage.unfinished.all()) == 1


def test_two_fingers_on_two_matches_continue_one(driver: Driver) -> None:
    driver.app.match_flow.leave()
    open_match(driver, any_secret())
    driver.app.match_flow.leave()
    driver.wait(0.3)
    cards = driver.find("ContinueCard")
    assert len(cards) == 2
    press_together(driver, *map(driver.place_of, cards))
    assert [name for name, _ in driver.app.screens.visited] == ["home", "match"]


def test_several_fingers_end_a_match_in_only_one_way(start: Start) -> None:
    driver = start()
    hands = open_match(driver, moment_of(GameOver))
    uncover(hands)
    press_together(driver, *(hands.place_of(key) for key in ("leave", "again", "pause")))
    assert driver.app.session is None
    assert driver.app.storage.unfinished.all() == []
    assert not driver.find("PauseMenu")


def test_two_fingers_on_leave_remove_one_player(driver: Driver) -> None:
    names = driver.app.session.names
    play_until(driver, RoundResultPrompt)
    driver.back()
    driver.tap("Players")
    driver.tap(driver.find("PlayerRow")[0].ids.leave)
    place = driver.place_of(driver.button(f"{names[0]} leaves"))
    press_together(driver, place, place)
    assert tuple(profile.name for profile in driver.app.session.at_table) == names[1:]


# --- the curtain --------------------------------------------------------------------------------


def test_the_last_move_cannot_be_undone_once_the_table_was_seen(driver: Driver) -> None:
    """The last move can be undone until the table is seen, and not afterwards.

    A player's attempt to leave that was refused does not prevent the undo.
    """
    play_up_to(driver, StartVotingPrompt)
    play = driver.app.session
    assert play.current.to is None
    assert not play.change_players(Leave(0))
    assert play.why_not_undo() is None
    uncover(Hands(driver))
    assert isinstance(play.current, StartVotingPrompt)
    assert play.why_not_undo() is not None


def test_opening_the_menu_covers_a_result_that_is_being_shown(start: Start) -> None:
    driver = start()
    hands = open_match(driver, moment_of(RoundResultPrompt))
    driver.app.session.lift()
    driver.pump(3)
    assert hands.stage.scenes_left
    driver.back()
    assert hands.stage.scenes_left == 0
    assert isinstance(hands.shown, Handoff)


# --- wrong data ---------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["[font=x]A", "[size=999]A[/size]", "{name} %s", "אבגד 🎉"])
def test_markup_in_a_name_is_shown_as_text(start: Start, name: str) -> None:
    driver = start()
    PageHands(driver).choose_players("Storyteller", "Ana", "Ben", name)
    driver.tap("Start")
    assert driver.app.session.names == ("Ana", "Ben", name)
    driver.back()
    driver.tap("Players")
    heights = [row.height for row in driver.find("PlayerRow")]
    assert max(heights) - min(heights) <= 1, "letters of another font may be a pixel higher"


ANY_TEXT = [
    "\ufdfd", "\u0301", "\u05b8\u05b9", "שלום עולם", "👩\u200d🚀\ufe0f", "\u200b", "\U000f0000",
    "W" * 200, "a " * 100, "line\u2028end", "[b]",
]  # fmt: skip


def test_any_text_of_a_restored_file_is_drawn(start: Start) -> None:
    """Names and clues that could never be typed here, on Home, in an evening and on pages."""
    driver = start()
    setup = {"variant": ""}
    waiting = {"format": 1, "game": "chess", "rules": 1, "setup": setup, "pictures": {}, "seen": 0}
    waiting |= {"elapsed": 0, "digest": next_digest("", setup), "started": 1.0, "played": 1.0}
    ended = {"game": "storyteller", "variant": "standard", "winners": [1], "scores": [0, 3]}
    ended |= {"started": 1e9, "ended": 1e9}
    card = {"item": "story/x", "owner": 1, "voters": [0]}
    with database_of(driver.app.storage).transaction() as connection:
        PERSON.put(connection, person_row(1000, "Ana"))
        for number, text in enumerate(ANY_TEXT, 1):
            PERSON.put(connection, person_row(number) | {"name": text})
            story = {"round": 1, "storyteller": 1, "clue": text, "told": "story/x"}
            story |= {"noted": True, "cards": [card], "understood": [[0, 1]]}
            row = {"players": [1000, number], "id": number}
            MATCH.put(connection, waiting | row)
            over = {"id": 99 + number, "absent": [], "story": [story]}
            HISTORY.put(connection, ended | row | over)
    driver = start()
    assert driver.find("ContinueCard")
    for page in ("evenings", "evening"):
        driver.app.go(page, **({"evening": 0} if page == "evening" else {}))
        driver.wait(0.5)
    for number, _ in enumerate(ANY_TEXT, 1):
        driver.app.go("person", person=number)
        driver.wait(0.1)
        driver.app.go("group", people=(1000, number))
        driver.wait(0.1)


def test_any_text_can_be_typed_as_a_clue(driver: Driver) -> None:
    hands = Hands(driver)
    hands.lift()
    hands.rest()
    for text in ANY_TEXT:
        hands.stage.writing.input.text = ""
        hands.stage.writing.input.insert_text(text)
        hands.rest()
        assert hands.stage.writing.input.text


def test_any_text_that_is_typed_as_a_name_is_taken_or_refused_with_a_sentence(
    start: Start,
) -> None:
    driver = start()
    pages = PageHands(driver)
    pages.choose_players("Storyteller", "Ana")
    for text in ANY_TEXT:
        before = pages.names()
        pages.enter(text)
        refused = any(field.problem for field in driver.find("NameField"))
        assert refused == (pages.names() == before), ascii(text)
        pages.shelve()


def test_invalid_settings_are_ignored(start: Start) -> None:
    driver = start()
    settings = driver.app.storage.settings
    for key in ("text_scale", "high_contrast", "reduce_motion", "vibration", "sound", "glow"):
        settings[key] = None
    settings["language"] = ["pl"]
    settings["company"] = [{"who": None, "colour": "sea", "symbol": "sun", "robot": False}]
    settings["guided"] = {"1": 5}
    driver = start()
    open_match(driver, any_secret())
    driver.app.match_flow.leave()
    PageHands(driver).choose_players("Storyteller", "Ben")
    assert PageHands(driver).names() == ["Ben"]


def test_rows_of_an_unknown_game_do_not_break_any_page(start: Start) -> None:
    driver = start()
    setup = {"variant": ""}
    waiting = {"id": 1, "format": 1, "game": "chess", "rules": 1, "setup": setup, "pictures": {}}
    players = players_of(driver.app.storage, ["Ana"])
    waiting |= {"players": players, "seen": 0, "elapsed": 0, "digest": next_digest("", setup)}
    row = {"id": 2, "game": "chess", "variant": "", "players": players, "winners": [9], "story": [],
           "absent": []}  # fmt: skip
    with database_of(driver.app.storage).transaction() as connection:
        MATCH.put(connection, waiting | {"started": 1.0, "played": 1.0})
        HISTORY.put(connection, row | {"scores": ["many"], "started": 1.0, "ended": 1.0})
        HISTORY.put(connection, row | {"id": 3, "scores": [], "started": 1e300, "ended": 1e300})
    driver = start()
    driver.tap("Continue Chess with Ana")
    assert driver.says("This is a game that the app doesn’t have.")
    driver.tap("Keep it")
    driver.app.go("evenings")
    driver.app.go("evening", evening=0)
    driver.wait(0.3)
    assert driver.app.screens.current_screen.view.chapters[0].title == "Chess"


def test_a_match_goes_on_without_its_database(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unreadable(*_: Any) -> None:
        raise StorageProblem("damaged", "The saved data is damaged.")

    database = database_of(driver.app.storage)
    monkeypatch.setattr(database, "rows", unreadable)
    monkeypatch.setattr(database, "transaction", unreadable)
    play_until(driver, RoundResultPrompt)
    assert driver.says("Not saved")
    assert driver.app.session.current.gains


def test_f1_opens_nothing_of_kivy(driver: Driver) -> None:
    Window.dispatch("on_keyboard", F1, 0, None, [])
    driver.wait(0.3)
    assert Hands(driver).stage.curtain.covers
    assert len(Window.children) == 1


# --- changes while pages are open ---------------------------------------------------------------


def test_lessons_are_remembered_by_name_when_seats_change(driver: Driver) -> None:
    storage, match_id = driver.app.storage, driver.app.session.match_id
    start_guide(storage, match_id, guided=True)
    guide = Guide(storage, match_id, driver.app.session.game)
    names = driver.app.session.names
    driver.app.session.lift()
    looked = driver.app.session.current
    assert isinstance(looked, TellPrompt)
    while lesson := guide.lesson(looked, names):
        guide.mark_read(looked, lesson, names)
    assert guide.lesson(looked, ("Zoe", *names)) is not None, "Zoe sits where the first one sat"
    moved = replace(looked, audience=looked.audience + 1)
    assert guide.lesson(moved, ("Zoe", *names)) is None, "who has moved one seat on"


@pytest.mark.parametrize("page", ["players", "options", "settings"])
def test_pages_made_ahead_follow_the_size_of_the_text(start: Start, page: str) -> None:
    """Pages built before a change of the text size look like pages built after it."""
    looks = []
    for made_ahead in (True, False):
        driver = start()
        driver.app.storage.settings.pop("text_scale", None)
        driver.app.apply_settings()
        driver.app.go("game", game="storyteller")
        if made_ahead:
            driver.app.screens.find(page)
        driver.app.storage.settings["text_scale"] = 1.5
        driver.app.apply_settings()
        driver.app.go(page)
        driver.wait(0.5)
        looks.append(
            [(type(w).__name__, *w.size) for w in driver.app.screens.current_screen.walk()]
        )
    assert looks[0] == looks[1]


# --- saved data and time ------------------------------------------------------------------------


def test_data_that_becomes_unreadable_while_the_app_runs_is_reported_on_every_page(
    start: Start,
) -> None:
    driver = start()
    open_match(driver, moment_of(TellPrompt))
    driver.app.match_flow.leave()
    driver.wait(0.3)
    assert driver.find("ContinueCard")
    database = database_of(driver.app.storage)
    with pytest.MonkeyPatch.context() as patch:
        connection = sqlite3.connect(":memory:")  # as if the file had lost all its tables
        for name in ("rows", "transaction", "version"):
            patch.setattr(database, name, getattr(Database(connection), name))
        for page, context in (
            ("home", {}), ("evenings", {}), ("evening", {"evening": 0}),
            ("pack", {"pack": "clouds-en"}), ("game", {"game": "storyteller"}),
            ("players", {}), ("options", {}), ("packs", {}), ("settings", {}), ("home", {}),
        ):  # fmt: skip
            driver.app.go(page, **context)
            driver.wait(0.5)
            said = driver.says("Something couldn’t be read")
            assert said or page in ("packs", "settings"), page  # these pages read no data
            if said:
                driver.tap("OK")
        connection.close()
    driver.app.storage.forget_problem()
    driver.app.home()
    driver.wait(0.3)
    assert driver.find("ContinueCard")
    driver.tap(driver.find("ContinueCard")[0])
    driver.wait(0.3)
    assert driver.app.session is not None


def test_the_guide_starts_although_data_is_unreadable(start: Start) -> None:
    driver = start()
    guided = {"5": ["told"]}
    driver.app.storage.settings["guided"] = guided
    database_of(driver.app.storage).problem = StorageProblem("unreadable", "It is damaged.")
    start_guide(driver.app.storage, 7, guided=True)
    assert driver.app.storage.settings["guided"] == guided | {"7": []}


def test_the_second_copy_of_the_app_says_that_it_is_open_already(
    start: Start, tmp_path: Path
) -> None:
    with closing(Storage(tmp_path / "seeing-things.db")):
        driver = start()
        assert driver.says("The app is open already")
        assert not driver.says("We’ve repaired something")
        driver.tap("OK")
        assert not driver.app.storage.writes_to_file


def test_an_unwritable_database_is_reported_as_unsaved_not_as_repaired(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = start()
    open_match(driver, moment_of(TellPrompt))
    driver.app.match_flow.leave()

    def refuse(path: Path) -> sqlite3.Connection:
        raise sqlite3.OperationalError("attempt to write a readonly database")

    monkeypatch.setattr("mobileapp.storage.repair._connect", refuse)
    driver = start()
    assert driver.says("Nothing can be saved")
    assert not driver.says("We’ve repaired something")
    driver.tap("OK")
    driver.tap(driver.find("ContinueCard")[0])
    driver.wait(0.3)
    assert driver.app.session is not None


@pytest.mark.parametrize("event", ["on_minimize", "on_hide"])
def test_minimising_covers_the_table_and_stops_the_clock(start: Start, event: str) -> None:
    driver = start()
    open_match(driver, moment_of(PaintPrompt))
    play = driver.app.session
    play.lift()
    driver.wait(1)
    assert isinstance(play.current, PaintPrompt)
    Window.dispatch(event)
    driver.pump(2)
    assert isinstance(play.current, Handoff)
    left = play.time_left
    driver.wait(5)
    play.lift()
    driver.pump(2)
    assert play.time_left > left - 0.5


def test_the_clock_does_not_count_time_in_which_the_app_was_stopped(start: Start) -> None:
    driver = start()
    open_match(driver, moment_of(PaintPrompt))
    play = driver.app.session
    play.lift()
    driver.wait(1)
    before = play.time_left
    TIME.now += 600
    driver.pump(2)
    assert isinstance(play.current, PaintPrompt)
    assert play.time_left > before - 1


@pytest.mark.parametrize("extra", [0, 0.2, 0.42, 0.8])
def test_a_kill_loses_at_most_one_second_of_the_clock(
    start: Start, monkeypatch: pytest.MonkeyPatch, extra: float
) -> None:
    """Killing the app loses at most a second of the running clock, however long frames take.

    This is measured after each frame and just before each save.
    """
    driver = start()
    open_match(driver, moment_of(PaintPrompt))
    play, matches = driver.app.session, driver.app.storage.matches
    lost: list[float] = []

    def look() -> None:
        lost.append(saved_match(driver).time_left - play.time_left)

    def look_and_save(*saved: Any, save: Callable[..., None] = matches.record) -> None:
        look()
        save(*saved)

    play.lift()
    monkeypatch.setattr(matches, "record", look_and_save)
    for _ in range(60 if extra else 300):
        TIME.now += extra  # a long frame
        driver.pump()
        look()
    assert max(lost) <= 1.0


def test_a_full_disk_is_reported_and_all_moves_are_saved_later(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When the disk is full, people are told; once there is room again, all moves are saved."""
    driver = start()
    open_match(driver, moment_of(TellPrompt))
    play, storage = driver.app.session, driver.app.storage
    database_of(storage).rows("VACUUM")
    fill_disk(storage)
    moves, matches = len(saved_match(driver).log), storage.matches
    running: list[Match] = []

    def note_and_record(match_id: int, match: Match, now: float) -> None:
        running.append(match)
        record(match_id, match, now)

    record = matches.record
    monkeypatch.setattr(matches, "record", note_and_record)
    said = False
    for step in range(60):
        if isinstance(play.current, Handoff):
            play.lift()
        elif isinstance(play.current, GameOver):
            break
        else:
            play.move(play.current.sample(Chance(step, 0)))
        driver.pump(2)
        if driver.says("There’s no room left on this device"):
            said = True
            break
    assert said
    driver.tap("OK")
    for step in range(3):
        if isinstance(play.current, Handoff):
            play.lift()
        else:
            play.move(play.current.sample(Chance(step, 1)))
        driver.pump(2)
    assert len(saved_match(driver).log) < len(running[-1].log)
    assert len(running[-1].log) > moves
    free_disk(storage)
    if isinstance(play.current, Handoff):
        play.lift()
    play.move(play.current.sample(Chance(9, 9)))
    driver.pump(2)
    assert saved_match(driver).log == running[-1].log


def test_nothing_is_played_again_before_the_end_of_a_match_is_saved(start: Start) -> None:
    driver = start()
    hands = open_match(driver, moment_of(GameOver))
    uncover(hands)
    match_id, storage = driver.app.session.match_id, driver.app.storage
    with unwritable(storage):
        hands.tap("again")
        assert driver.says("There’s no room left on this device")
        driver.tap("OK")
        assert driver.app.session.match_id == match_id
    hands.tap("again")
    assert driver.app.session.match_id != match_id
    assert [match.match_id for match in storage.history.all()] == [match_id]
