"""Tests that a page that was left shows nothing, keeps nothing bound, and breaks nothing.

Pages of widgets stay in memory and follow the theme, but some of their widgets and pictures are
gone. Rules of kv that still reach for those raise an error when the tablet is turned.
"""

import gc
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.lang import builder

from engine.registry import game_ids
from mobileapp.picture_cache import Pictures
from mobileapp.theme import theme
from tests.harness.driver import SIZES
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver

PAGES = (
    "game", "players", "options", "packs", "pack", "make_pack", "evenings", "settings", "about",
)  # fmt: skip


@pytest.fixture
def _decoder_never_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no picture be decoded, so that pictures are still pending when a page is left."""
    monkeypatch.setattr(Pictures, "_work", lambda *_: None)
    monkeypatch.setattr(Driver, "_await_workers", lambda _self: None)


def turn_the_tablet(driver: Driver) -> None:
    """Free unused objects, then change the window's size and the theme, and change them back."""
    driver.wait(0.3)  # until animations have ended, because they refer to their widgets
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
def test_pages_of_how_to_play_that_are_gone_are_not_written_to(start: Start, size: str) -> None:
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
def test_what_is_gone_of_a_page_is_not_written_to(start: Start) -> None:
    driver = start()
    app = driver.app
    app.choose_game(game_ids()[-1])
    contexts = {"game": {"game": game_ids()[-1]}, "pack": {"pack": app.library.packs()[0].id}}
    for page in PAGES:
        app.go(page, **contexts.get(page, {}))
        driver.pump(2)
        app.back()
    turn_the_tablet(driver)


def test_a_scene_that_was_left_stays_empty_when_the_tablet_is_turned(start: Start) -> None:
    driver = start()
    app = driver.app
    app.choose_game(game_ids()[-1])
    app.go("options")
    stage = app.screens.current_screen.stage
    assert stage.scene.pieces
    app.back()
    turn_the_tablet(driver)
    assert not stage.scene.pieces


def test_rules_of_pages_that_were_left_are_unbound(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number of widgets with bound kv rules does not grow with each visit of a page.

    Otherwise, turning the tablet would become slower with each visit.
    """
    driver = start()
    app = driver.app
    contexts = {"game": {"game": game_ids()[-1]}, "pack": {"pack": app.library.packs()[0].id}}
    contexts["how_to_play"] = {"game": game_ids()[0]}
    app.choose_game(game_ids()[-1])
    monkeypatch.setattr(gc, "collect", lambda _generation=2: 0)
    gc.disable()
    try:
        for page in (*PAGES, "how_to_play"):
            bound = [_rules_after_a_visit(driver, page, contexts.get(page, {})) for _ in range(3)]
            assert bound[2] <= bound[1], f"{page} leaves rules behind: {bound}"
    finally:
        gc.enable()


def _rules_after_a_visit(driver: Driver, page: str, context: dict[str, Any]) -> int:
    """Open a page and leave it; return the number of widgets whose kv rules are still bound."""
    driver.app.go(page, **context)
    driver.wait(0.5)
    driver.app.back()
    driver.wait(0.5)
    return len(builder._handlers)  # noqa: SLF001
