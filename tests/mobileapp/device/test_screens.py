"""Tests of screens on displays with cut-outs, with a keyboard, and after the app was paused."""

from collections.abc import Iterator
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.uix.scrollview import ScrollView

from mobileapp.kivy_style.window_redraw import REDRAWS
from mobileapp.widgets.field import TextField
from tests.harness.driver import SIZES
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.moments import any_secret, open_match

HOLES = {"tablet": [90, 0, 40, 30], "phone": [0, 64, 0, 36]}


# --- cut-outs of the display ------------------------------------------------------------------


def touchable(driver: Driver) -> Iterator[Any]:
    """All visible and enabled buttons outside of scroll views."""
    for widget in driver.widgets():
        seen = widget.opacity and not widget.disabled and hasattr(widget, "on_release")
        if seen and widget.width > 1 and not any(isinstance(w, ScrollView) for w in line(widget)):
            yield widget


def line(widget: Any) -> Iterator[Any]:
    while widget is not Window and widget is not None:
        yield widget
        widget = widget.parent


def outside(driver: Driver, size: str) -> list[Any]:
    """The buttons of `touchable` that extend into the cut-outs `HOLES[size]` or beyond the window.

    Each comes with its position and size.
    """
    left, top, right, bottom = HOLES[size]
    width, height = SIZES[size]
    found = []
    for widget in touchable(driver):
        x, y = widget.to_window(*widget.pos)
        if not (
            left <= round(x)
            and round(x + widget.width) <= width - right
            and bottom <= round(y)
            and round(y + widget.height) <= height - top
        ):
            found.append((widget, x, y, widget.size))
    return found


@pytest.mark.parametrize("size", HOLES)
def test_nothing_to_touch_lies_in_a_hole(start: Start, size: str) -> None:
    driver = start(size)
    driver.app.device.insets = HOLES[size]
    driver.pump(3)
    assert not outside(driver, size)
    for screen in ("packs", "settings", "evenings", "about", "make_pack"):
        driver.app.go(screen)
        driver.pump(3)
        assert list(touchable(driver)), screen
        assert not outside(driver, size)
    open_match(driver, any_secret())
    driver.back()
    assert driver.find("PauseMenu")
    assert not outside(driver, size)


# --- after a pause ----------------------------------------------------------------------------


def test_everything_is_drawn_anew_when_the_app_comes_back(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = start()
    driver.wait(1)
    drawn: list[None] = []
    monkeypatch.setattr(Window, "update_viewport", lambda: drawn.append(None))
    driver.app.dispatch("on_pause")
    driver.app.dispatch("on_resume")
    assert not drawn  # the display accepts frames only some time after on_resume
    driver.wait(REDRAWS[-1] + 0.1)
    assert len(drawn) == len(REDRAWS)


@pytest.mark.parametrize("secret", [True, False])
def test_a_keyboard_learns_no_secret(
    start: Start, monkeypatch: pytest.MonkeyPatch, secret: bool
) -> None:
    driver = start()
    asked: list[bool] = []
    plain = Window.request_keyboard

    def request(*arguments: Any, keyboard_suggestions: bool, **settings: Any) -> Any:
        asked.append(keyboard_suggestions)
        return plain(*arguments, keyboard_suggestions=keyboard_suggestions, **settings)

    monkeypatch.setattr(Window, "request_keyboard", request)
    field = TextField(secret=secret)
    Window.add_widget(field)
    field.focus = True
    driver.pump(2)
    assert asked == [not secret]
    Window.remove_widget(field)
