"""A page that was left never reacts to anything again, whatever was still under way in it."""

import gc

import pytest
from kivy.core.window import Window

from engine.registry import game_ids
from mobileapp.picture_cache import Pictures
from mobileapp.theme import theme
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import SIZES, Driver

PAGES = (
    "game", "players", "options", "packs", "pack", "make_pack", "evenings", "settings", "about",
)  # fmt: skip


@pytest.fixture
def _decoder_never_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every picture a page asks for is still to come when people leave it."""
    monkeypatch.setattr(Pictures, "_work", lambda *_: None)
    monkeypatch.setattr(Driver, "_await_workers", lambda _self: None)


def turn_the_tablet(driver: Driver) -> None:
    """Change all that pages follow, once what was left has been freed."""
    driver.wait(0.3)  # animations are over: they keep what they move
    gc.collect()
    before = tuple(Window.size)
    for size in SIZES:
        driver.resize(size)
    theme.text_scale, theme.high_contrast = 1.3, True
    driver.pump()
    theme.text_scale, theme.high_contrast = 1.0, False
    Window.size = before
    driver.pump(2)


@pytest.mark.usefixtures("_decoder_never_answers")
@pytest.mark.parametrize("size", ["tablet", "phone"])
def test_how_to_play(start: Start, size: str) -> None:
    driver = start(size)
    for game in game_ids():
        driver.app.go("how_to_play", game=game)
        screen = driver.app.screens.current_screen
        for _ in range(int(screen.count) - 1):
            driver.pump(2)
            screen.turn(1)
        driver.pump(2)
        driver.app.back()
    turn_the_tablet(driver)


@pytest.mark.usefixtures("_decoder_never_answers")
def test_every_other_page(start: Start) -> None:
    driver = start()
    app = driver.app
    app.choose_game(game_ids()[-1])
    contexts = {"game": {"game": game_ids()[-1]}, "pack": {"pack": app.library.packs()[0].id}}
    for page in PAGES:
        app.go(page, **contexts.get(page, {}))
        driver.pump(2)
        app.back()
    turn_the_tablet(driver)
