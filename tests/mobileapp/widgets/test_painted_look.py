"""Tests that a look stays visible until the look that replaces it is painted."""

import pytest

from mobileapp.screens.players.looks import FreeChair, Plank
from mobileapp.widgets.painted_look import PaintedLook
from tests.mobileapp.conftest import Start

pytestmark = pytest.mark.usefixtures("home_first")


def test_the_earlier_look_stays_until_the_new_one_is_painted(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = start()
    shown = PaintedLook(look=FreeChair(), size=(80, 80))
    driver.app.screens.current_screen.add_widget(shown)
    driver.wait(0.3)
    before = shown.texture
    assert shown.up_to_date
    assert before is not None
    with monkeypatch.context() as patch:
        patch.setattr(driver.app.painter, "get", lambda *_: None)  # it is still painting
        shown.look = Plank()
        driver.pump(3)
        assert not shown.up_to_date
        assert shown.texture is before
    shown.ask()
    driver.until(lambda: shown.up_to_date)
    assert shown.texture is not before
