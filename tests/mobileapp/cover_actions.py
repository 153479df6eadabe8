"""The actions that close the curtain over a secret."""

from kivy.core.window import Window

from mobileapp.match.session import IDLE
from mobileapp.widgets.press import BACK_KEY
from tests.harness.driver import TIME, change_focus
from tests.harness.hands import Hands


def hide(hands: Hands) -> None:
    finger = hands.driver.down(*hands.place_of("hide"))
    hands.driver.up(finger)


def wait_a_minute(hands: Hands) -> None:
    TIME.now += IDLE - 0.05
    hands.driver.wait(0.1)


def pause_app(hands: Hands) -> None:
    assert hands.driver.app.on_pause()


def lose_focus(hands: Hands) -> None:
    change_focus(True)
    change_focus(False)


def rotate(hands: Hands) -> None:
    hands.driver.resize("portrait" if Window.width > Window.height else "tablet")


def press_back(hands: Hands) -> None:
    Window.dispatch("on_keyboard", BACK_KEY, 0, None, [])


def press_pause(hands: Hands) -> None:
    finger = hands.driver.down(*hands.place_of("pause"))
    hands.driver.up(finger)


COVER_ACTIONS = (hide, wait_a_minute, pause_app, lose_focus, rotate, press_back, press_pause)


def close_sheets(hands: Hands) -> None:
    for sheet in hands.driver.find("PauseMenu"):
        sheet.dismiss(animation=False)
