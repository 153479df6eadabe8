"""Tests that people can write down a spoken clue when the points are shown."""

from dataclasses import replace
from typing import Any

from engine.chance import Chance
from engine.core import Handoff
from engine.games.storyteller.game import GAME
from engine.games.storyteller.prompts import RoundResultPrompt, TellPrompt
from engine.make_setup import make_setup
from engine.match import Match
from engine.packs import Supply
from engine.setup import Player
from tests.harness.hands import Hands
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.saved_match import saved_match

CLUE = "Where all the lost socks go"


def points_of_a_spoken_clue(driver: Driver) -> int:
    """Save a match at the result of a round with a spoken clue, and return the id of the match."""
    packs = driver.app.library.for_game("storyteller", "en")
    people = [Player(name) for name in ("Ana", "Ben", "Cleo", "Dan")]
    match = Match(GAME, make_setup(GAME, people, 7, supply=Supply(packs)))
    while not isinstance(match.prompt, RoundResultPrompt):
        if isinstance(match.current, Handoff):
            match.lift()
        move: Any = match.prompt.sample(Chance(1, len(match.log)))
        match.play(replace(move, clue="") if isinstance(match.prompt, TellPrompt) else move)
    return int(driver.app.storage.matches.begin(match, 100))


def opened(driver: Driver, match_id: int) -> Hands:
    assert driver.app.match_flow.resume(match_id) is None
    if isinstance(driver.app.session.current, Handoff):
        driver.app.session.lift()
    hands = Hands(driver)
    hands.rest()
    return hands


def test_one_tap_opens_the_note_and_typed_text_survives_a_restart(start: Start) -> None:
    driver = start("phone")
    match_id = points_of_a_spoken_clue(driver)
    hands = opened(driver, match_id)
    log = len(saved_match(driver).log)
    hands.tap("note")
    assert hands.stage.writing.input.focus, "the keyboard is there without a second tap"
    hands.stage.writing.input.text = CLUE
    driver.pump(2)
    driver = start("phone")  # restarted before the note was confirmed
    hands = opened(driver, match_id)
    assert len(saved_match(driver).log) == log, "a note is no move"
    assert CLUE in str(hands.piece("note").look)
    hands.tap("note")
    hands.stage.writing.input.text = "Socks"
    hands.tap("next")
    assert driver.app.storage.matches.notes(match_id)[0].text == "Socks"
    assert "note" not in hands.scene.pieces
    assert hands.scene.field is None, "the next round has begun"
