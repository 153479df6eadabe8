"""Tests how many gestures are needed from Home to the first hand-off of the tablet."""

import pytest

from engine.core import Handoff
from engine.registry import all_games
from mobileapp.stage.piece import Piece, Send
from tests.harness.hands import Hands
from tests.harness.page_hands import PageHands
from tests.mobileapp.conftest import Start
from tests.support.secrecy import has_secrets

NAMES = ("Ana", "Ben", "Cleo", "Dev")
MAX_GESTURES = 9
"""The maximum number of gestures from Home to the first hand-off, in any game."""


@pytest.mark.parametrize("title", [game.title for game in all_games() if has_secrets(game.id)])
def test_four_new_names_reach_the_first_hand_off_in_few_gestures(start: Start, title: str) -> None:
    """Four new players get from Home to the first hand-off with at most `MAX_GESTURES` gestures.

    Typed letters are not counted, but Enter after each name is.
    """
    driver = start("phone")
    page, hands = PageHands(driver), Hands(driver)
    page.choose(title)
    driver.tap("Choose players")
    gestures = 2
    for name in NAMES:
        assert driver.one("NameField").ids.input.focus, "the next name can be typed at once"
        page.enter(name)
        gestures += 1
    driver.tap("Start")
    gestures += 1
    hands.rest()
    while not isinstance(hands.shown, Handoff):  # some games first ask the whole table a question
        assert gestures + hands.gestures < MAX_GESTURES
        hands.tap(next(key for key, piece in hands.scene.pieces.items() if sends(piece)))


def sends(piece: Piece) -> bool:
    """Whether a tap on a piece plays a move."""
    return isinstance(piece.tap, Send)
