"""Tests that the first scene of a match is painted while people are still choosing the players."""

from dataclasses import replace

import pytest

from engine.registry import all_games, find_game
from engine.setup import Player
from mobileapp.screens.players.match_start import PREPARE_DELAY
from mobileapp.stage import textures
from mobileapp.stage.backdrop import BackdropPicture
from mobileapp.stage.looks import Card, Token
from mobileapp.stage.piece import Look
from tests.harness.page_hands import PageHands
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver

pytestmark = pytest.mark.usefixtures("match_made_ahead")

PEOPLE = ("Ana", "Ben", "Cleo", "Dan")


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[Look]:
    """The looks that were painted, in the order of painting."""
    looks: list[Look] = []
    paint = textures.paint

    def record(key: textures.Key, art: object) -> object:
        looks.append(key.look)
        return paint(key, art)  # type: ignore[arg-type]

    monkeypatch.setattr(textures, "paint", record)
    return looks


def choose_players(driver: Driver, title: str) -> None:
    """Choose four players of a game, and wait until the first scene is painted ahead."""
    PageHands(driver).choose_players(title, *PEOPLE)
    paint_ahead(driver)


def paint_ahead(driver: Driver) -> None:
    driver.wait(PREPARE_DELAY)
    driver.until(lambda: not driver.app.idle_tasks.pending)
    driver.app.screens.get_screen("match").textures.finish()


@pytest.mark.parametrize("title", [game.title for game in all_games()])
def test_what_does_not_depend_on_the_deal_is_painted_before_the_start(
    start: Start, painted: list[Look], title: str
) -> None:
    driver = start()
    choose_players(driver, title)
    assert any(isinstance(look, BackdropPicture) for look in painted)
    ahead = set(painted)
    painted.clear()
    driver.tap("Start")
    driver.wait(0.5)
    stage = driver.app.screens.get_screen("match").stage
    stage.textures.finish()
    assert not any(isinstance(look, BackdropPicture) for look in painted)
    shown = {piece.look for piece in stage.scene.pieces.values()}
    assert shown & ahead


def test_nothing_of_the_real_deal_is_painted_before_the_start(
    start: Start, painted: list[Look]
) -> None:
    driver = start()
    choose_players(driver, find_game("inkblots").title)
    ahead = {look.item for look in painted if isinstance(look, Card) and look.item is not None}
    driver.tap("Start")
    driver.wait(0.5)
    pieces = driver.app.screens.get_screen("match").stage.scene.pieces.values()
    dealt = {look.item for look in (piece.look for piece in pieces) if isinstance(look, Card)}
    assert len(dealt) == 4
    assert len(ahead) == 1, "one example, which loads what all cards share"
    assert not ahead & dealt


def test_a_player_who_is_added_later_is_painted_ahead_too(
    start: Start, painted: list[Look]
) -> None:
    driver = start()
    choose_players(driver, find_game("storyteller").title)
    before = {look for look in painted if isinstance(look, Token)}
    painted.clear()
    PageHands(driver).enter("Eva")
    paint_ahead(driver)
    assert {look for look in painted if isinstance(look, Token)} - before


def test_only_the_latest_players_are_painted_ahead(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Players may change several times before the app is idle."""
    driver = start()
    choose_players(driver, find_game("storyteller").title)
    setup = driver.app.screens.current_screen.ids.start.match_start.setup
    prepared: list[list[str]] = []
    monkeypatch.setattr(
        driver.app.screens.get_screen("match"),
        "prepare",
        lambda _game, _shown, _other, profiles: prepared.append([one.name for one in profiles]),
    )
    for name in ("Eva", "Finn", "Gus"):
        driver.app.match_flow.paint_ahead.expect(
            replace(setup, players=(*setup.players[:3], Player(name)))
        )
    paint_ahead(driver)
    assert prepared == [["Ana", "Ben", "Cleo", "Gus"]]
