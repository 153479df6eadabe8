"""People who cheat, who fumble, and who press with all their fingers at once."""

from dataclasses import replace
from typing import Any

import pytest
from kivy.core.window import Window
from mobileapp.screens.curtain import HOLD, Curtain

from engine.arrange import arrange
from engine.chance import Chance
from engine.core import Handoff, Prompt
from engine.games.clouds.prompts import TossPrompt
from engine.games.storyteller.prompts import RoundResultPrompt, StartVotingPrompt, TellPrompt
from engine.registry import find_game
from engine.save import link
from engine.setup import Player
from mobileapp.guide import Guide, enrol
from mobileapp.keys import BACK
from mobileapp.storage import StorageProblem
from mobileapp.storage.tables import HISTORY, MATCH
from tests.mobileapp.clouds_hands import go_on_with, played
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.inkblots_hands import CIRCLE, TRIANGLE, Hands
from tests.mobileapp.inkblots_hands import sit_down as sit_down_to_inkblots
from tests.mobileapp.shell_hands import Guests
from tests.mobileapp.table_hands import play_until
from tests.tables import pack_for

F1 = 282
NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva")

pytestmark = pytest.mark.usefixtures("made_ahead", "plain_pictures")


@pytest.fixture
def driver(start: Start) -> Driver:
    """Five people at the first hand-off of Storyteller."""
    return sit_down(start())


def sit_down(driver: Driver) -> Driver:
    game = find_game("storyteller")
    packs = [pack_for(game, need) for need in game.needs]
    driver.app.start_match(arrange(game, [Player(name) for name in NAMES], 7, packs=packs))
    driver.wait(0.4)
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


def play_to_the_end(driver: Driver) -> None:
    play = driver.app.play
    while not (play.over and isinstance(play.screen, Prompt)):
        if isinstance(play.screen, Handoff):
            play.lift()
        else:
            play.move(play.screen.sample(Chance(7, 0)))
    driver.wait(1)


def ring(driver: Driver) -> Any:
    return driver.one(Curtain).ids.ring


def press_together(driver: Driver, *targets: Any) -> None:
    """A finger on each; then one after the other is lifted."""
    fingers = [driver.down(*driver.place_of(target)) for target in targets]
    for finger in fingers:
        driver.up(finger)
    driver.wait(0.5)


# --- several fingers ----------------------------------------------------------------------------


def test_two_fingers_on_start_begin_one_match(start: Start) -> None:
    driver = start()
    Guests(driver).sit_down("Storyteller", *NAMES)
    pill = driver.button("Start")
    press_together(driver, pill, pill)
    assert len(driver.app.storage.unfinished()) == 1


def test_two_fingers_on_two_matches_continue_one(driver: Driver) -> None:
    driver.app.leave_match()
    sit_down(driver)
    driver.app.leave_match()
    driver.wait(0.3)
    press_together(driver, *driver.find("ContinueCard"))
    assert [name for name, _ in driver.app._trail] == ["home", "table"]


def test_whoever_is_first_decides_how_a_match_ends(driver: Driver) -> None:
    play_to_the_end(driver)
    press_together(
        driver,
        driver.button("Back to the games"),
        driver.button("Play again"),
        driver.one("IconButton", icon="pause", disabled=False),
    )
    assert driver.app.play is None
    assert driver.app.storage.unfinished() == []
    assert not driver.says("Pause")


def test_two_fingers_send_one_person_away(driver: Driver) -> None:
    play_until(driver, RoundResultPrompt)
    driver.back()
    driver.tap("Players")
    driver.tap(driver.find("CompanyRow")[0].ids.door)
    pill = driver.button("Ana leaves")
    press_together(driver, pill, pill)
    assert driver.app.play.names == NAMES[1:]


def test_a_finger_from_before_the_curtain_plays_nothing_after_it(start: Start) -> None:
    driver = start()
    x, y = go_on_with(driver, played().read_words()).stack("heap")
    finger = driver.down(x, y)
    driver.move(finger, x, y + 300)
    driver.app.on_pause()
    driver.app.on_resume()
    driver.pump(2)
    driver.hold(ring(driver), HOLD + 0.1)
    driver.up(finger)
    assert isinstance(driver.app.play.screen, TossPrompt)


# --- the curtain --------------------------------------------------------------------------------


def test_a_menu_opened_in_the_very_frame_of_the_lift_stays_over_the_curtain(
    driver: Driver,
) -> None:
    finger = driver.down(*driver.place_of(ring(driver)))
    driver.until(lambda: driver.one(Curtain).progress == 1)
    Window.dispatch("on_keyboard", BACK, 0, None, [])
    driver.up(finger)
    driver.wait(0.5)
    assert driver.find(Curtain)


def test_nobody_asks_who_is_meant_while_another_finger_fills_the_ring(driver: Driver) -> None:
    finger = driver.down(*driver.place_of(ring(driver)))
    driver.wait(HOLD / 2)
    driver.tap("I am not Ana")
    driver.wait(HOLD)
    driver.up(finger)
    assert driver.find(Curtain)


def test_nobody_takes_a_card_back_after_seeing_the_table(driver: Driver) -> None:
    """Not even after the game has refused to let somebody go, behind the curtain."""
    play_up_to(driver, StartVotingPrompt)
    play = driver.app.play
    assert play.screen == Handoff(None)
    assert not play.leave(0)
    assert play.why_not_undo() is None
    driver.hold(ring(driver), HOLD + 0.1)
    assert isinstance(play.screen, StartVotingPrompt)
    assert play.why_not_undo() is not None


def test_nothing_is_explained_behind_the_curtain(start: Start) -> None:
    driver = start()
    hands = Hands(driver)
    sit_down_to_inkblots(driver)
    hands.start_round()
    hands.guess(0, CIRCLE)
    hands.touch_word(TRIANGLE)
    hands.confirm()
    screen = hands.screen
    driver.back()
    driver.wait(2)
    assert not screen.at_rest


# --- garbage ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["[font=x]A", "[size=999]A[/size]", "{name} %s", "אבגד 🎉"])
def test_a_name_is_only_a_name(start: Start, name: str) -> None:
    driver = start()
    Guests(driver).sit_down("Storyteller", "Ana", "Ben", name)
    driver.tap("Start")
    assert driver.app.play.names == ("Ana", "Ben", name)
    driver.back()
    driver.tap("Players")
    assert len({row.height for row in driver.find("CompanyRow")}) == 1


def test_settings_that_cannot_be_are_those_of_a_new_tablet(start: Start) -> None:
    driver = start()
    settings = driver.app.storage.settings
    for key in ("text_scale", "high_contrast", "reduce_motion", "vibration", "sound", "glow"):
        settings[key] = None
    settings["language"] = ["pl"]
    settings["company"] = [{"name": 5, "colour": "sea", "symbol": "sun", "robot": False}]
    settings["guided"] = {"1": 5}
    driver = sit_down(start())
    assert driver.says("Pass the tablet to Ana")
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
    assert len(driver.find("PointsRow")) == len(NAMES)


def test_f1_opens_nothing_of_kivy(driver: Driver) -> None:
    Window.dispatch("on_keyboard", F1, 0, None, [])
    driver.wait(0.3)
    assert driver.find(Curtain)


# --- what stays right ---------------------------------------------------------------------------


def test_nobody_is_told_twice_because_somebody_left(driver: Driver) -> None:
    storage, match_id = driver.app.storage, driver.app.play.match_id
    enrol(storage, match_id, guided=True)
    guide = Guide(storage, match_id, "storyteller")
    driver.app.play.lift()
    looked = driver.app.play.screen
    assert isinstance(looked, TellPrompt)
    while lesson := guide.lesson(looked, NAMES):
        guide.tick_off(looked, lesson, NAMES)
    assert guide.lesson(looked, ("Zoe", *NAMES)) is not None, "Zoe sits where Ana sat"
    moved = replace(looked, audience=1)
    assert guide.lesson(moved, ("Zoe", *NAMES)) is None, "Ana has moved one seat on"


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
