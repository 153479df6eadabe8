"""People who cheat, who fumble, and who press with all their fingers at once."""

from dataclasses import replace
from typing import Any

import pytest

from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.hands import Hands, play_until
from tests.mobileapp.moments import any_secret, moment_of, sit_down, uncover
from tests.mobileapp.shell_hands import Guests

from kivy.core.window import Window  # isort: skip - the driver prepares Kivy first
from engine.chance import Chance  # isort: skip
from engine.core import GameOver, Handoff, Prompt  # isort: skip
from engine.games.storyteller.prompts import (  # isort: skip
    RoundResultPrompt,
    StartVotingPrompt,
    TellPrompt,
)
from engine.save import link  # isort: skip
from mobileapp.match.guide import Guide, start_guide  # isort: skip
from mobileapp.storage import StorageProblem  # isort: skip
from mobileapp.storage.tables import HISTORY, MATCH  # isort: skip

F1 = 282
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")

pytestmark = pytest.mark.usefixtures("made_ahead")


@pytest.fixture
def driver(start: Start) -> Driver:
    """Somebody is about to tell a clue."""
    driver = start()
    sit_down(driver, moment_of(TellPrompt))
    return driver


def play_up_to(driver: Driver, kind: type[Prompt]) -> None:
    """Play until such a prompt is next, and leave it covered."""
    play = driver.app.play
    while not isinstance(play._match.prompt, kind):
        if isinstance(play.screen, Handoff):
            play.lift()
        else:
            play.move(play.screen.sample(Chance(7, 0)))
    driver.wait(0.4)


def press_together(driver: Driver, *places: tuple[float, float]) -> None:
    """A finger on each; then one after the other is lifted."""
    fingers = [driver.down(*place) for place in places]
    for finger in fingers:
        driver.up(finger)
    driver.wait(0.5)


# --- several fingers ----------------------------------------------------------------------------


def test_two_fingers_on_start_begin_one_match(start: Start) -> None:
    driver = start()
    Guests(driver).sit_down("Storyteller", *NAMES)
    place = driver.place_of(driver.button("Start"))
    press_together(driver, place, place)
    assert len(driver.app.storage.unfinished()) == 1


def test_two_fingers_on_two_matches_continue_one(driver: Driver) -> None:
    driver.app.leave_match()
    sit_down(driver, any_secret())
    driver.app.leave_match()
    driver.wait(0.3)
    cards = driver.find("ContinueCard")
    assert len(cards) == 2
    press_together(driver, *map(driver.place_of, cards))
    assert [name for name, _ in driver.app._history] == ["home", "match"]


def test_whoever_is_first_decides_how_a_match_ends(start: Start) -> None:
    driver = start()
    hands = sit_down(driver, moment_of(GameOver))
    uncover(hands)
    press_together(driver, *(hands.place_of(key) for key in ("leave", "again", "pause")))
    assert driver.app.play is None
    assert driver.app.storage.unfinished() == []
    assert not driver.find("PauseMenu")


def test_two_fingers_send_one_person_away(driver: Driver) -> None:
    names = driver.app.play.names
    play_until(driver, RoundResultPrompt)
    driver.back()
    driver.tap("Players")
    driver.tap(driver.find("PlayerRow")[0].ids.leave)
    place = driver.place_of(driver.button(f"{names[0]} leaves"))
    press_together(driver, place, place)
    assert driver.app.play.names == names[1:]


# --- the curtain --------------------------------------------------------------------------------


def test_nobody_takes_a_card_back_after_seeing_the_table(driver: Driver) -> None:
    """Not even after the game has refused to let somebody go, behind the curtain."""
    play_up_to(driver, StartVotingPrompt)
    play = driver.app.play
    assert play.screen.to is None
    assert not play.leave(0)
    assert play.why_not_undo() is None
    uncover(Hands(driver))
    assert isinstance(play.screen, StartVotingPrompt)
    assert play.why_not_undo() is not None


def test_a_result_is_not_told_behind_the_menu(start: Start) -> None:
    driver = start()
    hands = sit_down(driver, moment_of(RoundResultPrompt))
    driver.app.play.lift()
    driver.pump(3)
    assert hands.stage.steps_left
    driver.back()
    assert hands.stage.steps_left == 0
    assert isinstance(hands.shown, Handoff)


# --- garbage ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["[font=x]A", "[size=999]A[/size]", "{name} %s", "אבגד 🎉"])
def test_a_name_is_only_a_name(start: Start, name: str) -> None:
    driver = start()
    Guests(driver).sit_down("Storyteller", "Ana", "Ben", name)
    driver.tap("Start")
    assert driver.app.play.names == ("Ana", "Ben", name)
    driver.back()
    driver.tap("Players")
    assert len({row.height for row in driver.find("PlayerRow")}) == 1


def test_settings_that_cannot_be_are_those_of_a_new_tablet(start: Start) -> None:
    driver = start()
    settings = driver.app.storage.settings
    for key in ("text_scale", "high_contrast", "reduce_motion", "vibration", "sound", "glow"):
        settings[key] = None
    settings["language"] = ["pl"]
    settings["company"] = [{"name": 5, "colour": "sea", "symbol": "sun", "robot": False}]
    settings["guided"] = {"1": 5}
    driver = start()
    sit_down(driver, any_secret())
    driver.app.leave_match()
    Guests(driver).sit_down("Storyteller", "Ben")
    assert Guests(driver).names() == ["Ben"]


def test_rows_from_another_version_hold_nobody_up(start: Start) -> None:
    driver = start()
    setup = {"variant": ""}
    waiting = {"id": 1, "format": 1, "game": "chess", "rules": 1, "setup": setup, "pictures": {}}
    waiting |= {"names": ["Ana"], "seen": 0, "elapsed": 0, "digest": link("", setup)}
    told = {"id": 2, "game": "chess", "variant": "", "names": ["Ana"], "winners": [9], "story": []}
    with driver.app.storage._database.transaction() as connection:
        MATCH.put(connection, waiting | {"started": 1.0, "played": 1.0})
        HISTORY.put(connection, told | {"scores": ["many"], "started": 1.0, "ended": 1.0})
        HISTORY.put(connection, told | {"id": 3, "scores": [], "started": 1e300, "ended": 1e300})
    driver = start()
    driver.tap("Continue Chess with Ana")
    assert driver.says("This match is of a game this app does not have.")
    driver.tap("Keep it")
    driver.app.go("evenings")
    driver.app.go("evening", evening=0)
    driver.wait(0.3)
    assert driver.says("Chess")


def test_a_match_goes_on_without_its_database(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unreadable(*_: Any) -> None:
        raise StorageProblem("damaged", "The saved data is damaged.")

    database = driver.app.storage._database
    monkeypatch.setattr(database, "rows", unreadable)
    monkeypatch.setattr(database, "transaction", unreadable)
    play_until(driver, RoundResultPrompt)
    assert driver.says("Not saved")
    assert driver.app.play.screen.awards is not None


def test_f1_opens_nothing_of_kivy(driver: Driver) -> None:
    Window.dispatch("on_keyboard", F1, 0, None, [])
    driver.wait(0.3)
    assert Hands(driver).stage.covered
    assert len(Window.children) == 1


# --- what stays right ---------------------------------------------------------------------------


def test_nobody_is_told_twice_because_somebody_left(driver: Driver) -> None:
    storage, match_id = driver.app.storage, driver.app.play.match_id
    start_guide(storage, match_id, guided=True)
    guide = Guide(storage, match_id, driver.app.play.game)
    names = driver.app.play.names
    driver.app.play.lift()
    looked = driver.app.play.screen
    assert isinstance(looked, TellPrompt)
    while lesson := guide.lesson(looked, names):
        guide.mark_read(looked, lesson, names)
    assert guide.lesson(looked, ("Zoe", *names)) is not None, "Zoe sits where the first one sat"
    moved = replace(looked, audience=looked.audience + 1)
    assert guide.lesson(moved, ("Zoe", *names)) is None, "who has moved one seat on"


@pytest.mark.parametrize("page", ["players", "options", "settings"])
def test_pages_made_ahead_follow_the_size_of_the_text(start: Start, page: str) -> None:
    """Whatever overrides a size has the last word when it changes, as it has at first."""
    looks = []
    for made_ahead in (True, False):
        driver = start()
        driver.app.storage.settings.pop("text_scale", None)
        driver.app.apply_settings()
        driver.app.go("game", game="storyteller")
        if made_ahead:
            driver.app._screen(page)
        driver.app.storage.settings["text_scale"] = 1.5
        driver.app.apply_settings()
        driver.app.go(page)
        driver.wait(0.5)
        looks.append(
            [(type(w).__name__, *w.size) for w in driver.app.screens.current_screen.walk()]
        )
    assert looks[0] == looks[1]
