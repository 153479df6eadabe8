"""The longest names in the largest type: every button keeps its shape, and no word is broken."""

import pytest
from kivy.core.window import Window

from engine.arrange import arrange
from engine.core import Handoff
from engine.registry import find_game
from engine.setup import Player
from mobileapp.theme import theme
from mobileapp.widgets.lettering import unbroken
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.tables import pack_for

pytestmark = pytest.mark.usefixtures("plain_pictures")

NAMES = ("Maximiliane-Theodora", "Bartholomäus Krzysztof", "Jo", "Wilhelmina von Ehrenfels")
STEPS = {"inkblots": 9, "storyteller": 14, "telepathy": 9}
"""How many moves it takes to have seen every screen of a round."""


@pytest.mark.parametrize("size", ["tablet", "phone"])
@pytest.mark.parametrize("game", STEPS)
def test_every_button_keeps_its_shape(start: Start, game: str, size: str) -> None:
    driver = start(size)
    driver.app.storage.settings["language"] = "de"
    driver.app.storage.settings["text_scale"] = 1.5
    driver.app.apply_settings()
    sit_down(driver, game)
    play = driver.app.play
    for _ in range(STEPS[game]):
        assert_buttons_in_shape(driver)
        if isinstance(play.screen, Handoff):
            play.lift()
            driver.wait(0.2)
            assert_buttons_in_shape(driver)
        play.move(play.screen.options()[0])
        driver.wait(0.2)


def sit_down(driver: Driver, game_id: str) -> None:
    game = find_game(game_id)
    variant = {"telepathy": "opposed"}.get(game_id, "")
    packs = [pack_for(game, need) for need in game.needs]
    seats = [Player(name) for name in NAMES]
    driver.app.start_match(arrange(game, seats, 7, variant=variant, packs=packs))
    driver.wait(0.4)


def assert_buttons_in_shape(driver: Driver) -> None:
    for pill in (*driver.find("Pill"), *driver.find("QuietPill")):
        left, _ = pill.to_window(pill.x, pill.y)
        assert -1 <= left <= left + pill.width <= Window.width + 1, pill.text
        assert pill.height <= max(theme.touch * 2.2, pill.width), pill.text


def test_letters_shrink_until_the_longest_word_fits(start: Start) -> None:
    start()
    text = "Pass the tablet to Maximiliane-Theodora"
    assert unbroken(text, size=40, width=2000) == 40
    assert 15 < unbroken(text, size=40, width=250) < 30
    assert unbroken("", size=40, width=0) == 1
