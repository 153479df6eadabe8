"""The hand-off: only one calm finger lifts the curtain, and everything else lets it fall."""

from typing import Any

import pytest
from kivy.core.window import Window
from mobileapp.screens.curtain import HOLD, Curtain

from engine.arrange import arrange
from engine.registry import find_game
from engine.setup import Player
from mobileapp import cues
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver

NAMES = ("Ana", "Ben", "Cleo")


@pytest.fixture
def driver(start: Start) -> Driver:
    """A match of Storyteller at its first hand-off."""
    return begin(start())


def begin(driver: Driver, seed: int = 7) -> Driver:
    game = find_game("storyteller")
    packs = driver.app.shelf.for_game(game.id, "en")
    driver.app.start_match(arrange(game, [Player(name) for name in NAMES], seed, packs=packs))
    driver.wait(0.5)
    return driver


def covered(driver: Driver) -> bool:
    return bool(driver.find(Curtain))


def ring(driver: Driver) -> Any:
    return driver.one(Curtain).ids.ring


def lift(driver: Driver) -> None:
    driver.hold(ring(driver), HOLD + 0.1)


def pictures_in_sight(driver: Driver) -> list[str]:
    """The files of all pictures in the widget tree."""
    return [str(w.path) for w in driver.find("Picture") if getattr(w, "path", None)]


def test_it_names_the_next_player(driver: Driver) -> None:
    assert driver.says("Pass the tablet to Ana")
    assert driver.app.device.signals[-1] == cues.HANDOFF


def test_holding_the_ring_lifts_it(driver: Driver) -> None:
    lift(driver)
    assert not covered(driver)


@pytest.mark.parametrize("seconds", [0.02, 0.3, HOLD - 0.1])
def test_letting_go_early_drops_it_again(driver: Driver, seconds: float) -> None:
    driver.hold(ring(driver), seconds)
    assert covered(driver)
    assert driver.one(Curtain).progress == 0


def test_a_double_tap_does_not_lift_it(driver: Driver) -> None:
    for _ in range(4):
        driver.tap(ring(driver))
    assert covered(driver)


def test_a_palm_does_not_lift_it(driver: Driver) -> None:
    x, y = driver.place_of(ring(driver))
    fingers = [driver.down(x + dx, y + dy) for dx, dy in ((0, 0), (40, 10), (-30, 25))]
    driver.wait(HOLD * 3)
    for finger in fingers:
        driver.up(finger)
    assert covered(driver)


def test_a_second_finger_beside_the_first_cancels(driver: Driver) -> None:
    x, y = driver.place_of(ring(driver))
    first = driver.down(x, y)
    driver.wait(HOLD / 2)
    second = driver.down(30, 30)
    driver.wait(HOLD * 2)
    driver.up(second)
    driver.up(first)
    assert covered(driver)


def test_a_sliding_finger_does_not_lift_it(driver: Driver) -> None:
    x, y = driver.place_of(ring(driver))
    finger = driver.down(x, y)
    for step in range(8):
        driver.move(finger, x + step * 12, y)
    driver.wait(HOLD * 2)
    driver.up(finger)
    assert covered(driver)


def test_a_hold_beside_the_ring_does_nothing(driver: Driver) -> None:
    finger = driver.down(40, 40)
    driver.wait(HOLD * 2)
    driver.up(finger)
    assert covered(driver)


def test_somebody_else_learns_whose_turn_it_is(driver: Driver) -> None:
    driver.tap("I am not Ana")
    assert driver.says("It is Ana's turn")
    driver.tap("Back")
    assert covered(driver)


def hide(driver: Driver) -> None:
    driver.tap(driver.one("IconButton", icon="eye-off"))


def wait_a_minute(driver: Driver) -> None:
    driver.app.play._idle = 59.9
    driver.wait(0.3)


def pause_app(driver: Driver) -> None:
    assert driver.app.on_pause()
    driver.pump()


def lose_focus(driver: Driver) -> None:
    Window._focus = True
    Window._focus = False
    driver.pump()


def rotate(driver: Driver) -> None:
    driver.resize("portrait")


def press_back(driver: Driver) -> None:
    driver.back()


@pytest.mark.parametrize("event", [hide, wait_a_minute, pause_app, lose_focus, rotate, press_back])
def test_it_falls_at_once(driver: Driver, event: Any) -> None:
    lift(driver)
    assert pictures_in_sight(driver)
    event(driver)
    assert covered(driver)
    assert not pictures_in_sight(driver), "no secret stays in the widget tree"


def test_a_touch_keeps_it_up(driver: Driver) -> None:
    lift(driver)
    driver.app.play._idle = 59.9
    driver.up(driver.down(640, 2))
    driver.wait(0.3)
    assert not covered(driver)


def test_the_next_curtain_is_up_before_the_next_frame(driver: Driver) -> None:
    lift(driver)
    driver.app.play.move(driver.app.play.screen.options()[0])
    assert covered(driver), "in the same frame"
    assert not pictures_in_sight(driver)
    assert driver.says("Pass the tablet to Ben")


def test_a_restart_comes_back_to_the_same_hand_off(start: Start) -> None:
    driver = begin(start())
    lift(driver)
    driver.app.play.move(driver.app.play.screen.options()[0])
    driver = start()
    driver.tap("Continue Storyteller with Ana, Ben, Cleo")
    assert driver.says("Pass the tablet to Ben")


def shown(driver: Driver) -> list[tuple[str, str]]:
    """What the screen is made of: every widget and its text."""
    return [(type(w).__name__, str(getattr(w, "text", ""))) for w in driver.widgets()]


def test_two_worlds_look_alike_from_outside(start: Start) -> None:
    """The same evening with other cards: every curtain, cue and public text is the same."""
    worlds = []
    for seed in (1, 2):
        driver = begin(start(), seed)
        seen = []
        for _ in NAMES:
            seen.append(shown(driver))
            lift(driver)
            driver.app.play.move(driver.app.play.screen.options()[0])
            driver.wait(0.4)
        seen.append(shown(driver))
        worlds.append((seen, list(driver.app.device.signals)))
    assert worlds[0] == worlds[1]


# --- found by people who tried to cheat or were clumsy ------------------------------------------


def test_a_menu_opened_under_a_resting_finger_lifts_nothing(driver: Driver) -> None:
    finger = driver.down(*driver.place_of(ring(driver)))
    driver.wait(0.1)
    driver.back()
    driver.up(finger)
    driver.wait(HOLD * 2)
    assert covered(driver)
    assert not pictures_in_sight(driver)


def test_a_palm_that_lifts_behind_a_menu_is_forgotten(driver: Driver) -> None:
    palm = driver.down(60, 60)
    driver.back()
    driver.up(palm)
    driver.tap("Back to the table")
    lift(driver)
    assert not covered(driver)


def test_a_call_during_the_hold_lifts_nothing(driver: Driver) -> None:
    finger = driver.down(*driver.place_of(ring(driver)))
    driver.wait(0.1)
    pause_app(driver)
    driver.wait(HOLD * 2)
    driver.up(finger)
    assert covered(driver)


def test_typing_counts_as_being_there(driver: Driver) -> None:
    lift(driver)
    driver.app.play._idle = 59.9
    Window.dispatch("on_textinput", "a")
    driver.wait(0.3)
    assert not covered(driver)


def test_leaving_twice_leaves_once(driver: Driver) -> None:
    driver.back()
    leave = driver.button("Leave, and continue later")
    x, y = driver.place_of(leave)
    for _ in range(2):
        driver.up(driver.down(x, y))
    driver.wait(0.5)
    assert driver.app.play is None
    assert driver.says("Continue Storyteller with Ana, Ben, Cleo")


def test_a_match_given_up_is_gone_from_home(driver: Driver) -> None:
    driver.back()
    driver.tap("End this match")
    driver.tap("End it")
    assert driver.app.play is None
    assert driver.app.storage.unfinished() == []
    assert not driver.says("Continue")


def test_a_full_disk_is_told_once_and_ends_nothing(
    driver: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise OSError("no room")

    monkeypatch.setattr(driver.app.storage, "record", full)
    lift(driver)
    assert driver.says("This match cannot be saved at the moment.")
    driver.tap("All right")
    assert not covered(driver)
    driver.app.play.move(driver.app.play.screen.options()[0])
    driver.wait(0.4)
    assert not driver.says("This match cannot be saved at the moment.")
    assert driver.says("Pass the tablet to Ben")
