"""Tests that people play every game by touch, and a whole evening from Home to the album."""

import pytest

from engine.core import GameOver
from engine.game_night.programme import short_options
from engine.games.clouds.prompts import RoundResultPrompt
from engine.games.storyteller.prompts import RoundResultPrompt as StoryResultPrompt
from engine.make_setup import find_variant, make_setup
from engine.packs import Supply
from engine.registry import find_game
from engine.setup import Player
from tests.harness.hands import Hands
from tests.harness.people import People
from tests.mobileapp.conftest import Start

NAMES = ("Nora", "Theo", "Mila", "Ravi")
MATCHES = {
    "clouds": ("together", 2),
    "inkblots": ("standard", 4),
    "remember": ("standard", 3),
    "storyteller": ("standard", 3),
    "telepathy": ("first", 2),
}
"""A variant of each built-in game, and how many people play it: the shortest to play."""


@pytest.mark.parametrize("game_id", MATCHES)
def test_people_play_a_whole_match_by_touch(start: Start, game_id: str) -> None:
    """Of Clouds, which takes longest, they play a round."""
    driver = start("phone" if game_id == "clouds" else "tablet")
    name, players = MATCHES[game_id]
    game = find_game(game_id)
    seated = [Player(name) for name in NAMES[:players]]
    options = short_options(game, find_variant(game, name))
    packs = driver.app.library.for_game(game_id, "en")
    setup = make_setup(game, seated, 5, variant=name, options=options, supply=Supply(packs))
    driver.app.match_flow.start(setup)
    hands = Hands(driver)
    people = People(hands, talkers=NAMES[:1])
    if game_id == "clouds":
        while not isinstance(hands.shown, RoundResultPrompt):
            people.step()
    else:
        people.play()
        assert isinstance(hands.shown, GameOver)
    assert hands.gestures > players


def test_with_a_child_and_a_robot_the_next_person_writes_by_touch_what_was_said(
    start: Start,
) -> None:
    driver = start()
    game = find_game("storyteller")
    seated = [Player("Nora"), Player("Theo"), Player("Bolt", robot=True)]
    packs = driver.app.library.for_game(game.id, "en")
    options = {"clues": "spoken", "length": "short"}
    setup = make_setup(game, seated, 5, first=0, options=options, supply=Supply(packs))
    driver.app.match_flow.start(setup)
    hands = Hands(driver)
    people = People(hands, talkers=NAMES[:1])
    told = 0
    while not isinstance(hands.shown, StoryResultPrompt):
        writes = getattr(hands.shown, "clue_length", 0) > 0
        told += writes and hands.shown.audience == 1
        people.step()
    assert told, "Theo wrote what Nora had said"
    assert hands.shown.clue
