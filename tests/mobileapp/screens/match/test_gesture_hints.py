"""Tests of the hand that shows a child what to do on a page that only this child may see."""

from typing import Any

import pytest

from engine.core import Handoff
from mobileapp.screens.match.gesture_hints import PATIENCE
from mobileapp.stage.gesture_hint import COPY, HAND
from tests.harness.hands import Hands
from tests.mobileapp.conftest import Start
from tests.mobileapp.cover_actions import COVER_ACTIONS, close_sheets
from tests.mobileapp.driver import Driver
from tests.mobileapp.moments import (
    any_secret,
    audience_of,
    each_game_with_secrets,
    moments,
    open_match,
    secret_moments,
    uncover,
)
from tests.support.moments import Moment


def alone(driver: Driver, moment: Moment, guided: bool = False) -> Hands:
    """A child who cannot read is alone with what a moment shows."""
    hands = open_match(driver, moment, guided)
    seat = hands.shown.to
    driver.app.storage.roster.mark_young(driver.app.session.names[seat], True)
    driver.app.match_flow.leave()
    hands = open_match(driver, moment, guided)
    uncover(hands)
    return hands


def wait_for_hand(driver: Driver, hands: Hands) -> None:
    driver.until(lambda: HAND in hands.scene.pieces, PATIENCE + 2)


@each_game_with_secrets
def test_in_a_first_game_a_hand_shows_a_child_what_a_note_would_say(
    start: Start, game: str
) -> None:
    driver = start()
    for moment in secret_moments(game):
        if moment.peeker is not None:
            continue
        hands = alone(driver, moment, guided=True)
        assert not driver.find("LessonPopup"), moment.caption
        assert not driver.app.session.robots_wait
        wait_for_hand(driver, hands)
        driver.app.match_flow.end()
        driver.wait(0.1)


def test_the_hand_comes_when_a_child_waits_and_goes_with_a_touch(start: Start) -> None:
    driver = start()
    hands = alone(driver, any_secret())
    driver.wait(PATIENCE - 2)
    assert HAND not in hands.scene.pieces
    driver.until(lambda: HAND in hands.scene.pieces, 3)
    driver.up(driver.down(2, driver.app.root.center_y))
    assert HAND not in hands.scene.pieces
    driver.wait(PATIENCE - 1)
    assert HAND not in hands.scene.pieces
    driver.until(lambda: HAND in hands.scene.pieces, 3)


def test_those_who_read_are_shown_nothing(start: Start) -> None:
    driver = start()
    hands = open_match(driver, any_secret())
    uncover(hands)
    driver.wait(PATIENCE + 2)
    assert HAND not in hands.scene.pieces


def test_on_the_open_table_there_is_no_hand(start: Start) -> None:
    driver = start()
    moment = next(m for m in moments("storyteller") if audience_of(m) is None and m.log)
    hands = open_match(driver, moment)
    for name in driver.app.session.names:
        driver.app.storage.roster.mark_young(name, True)
    driver.app.match_flow.leave()
    hands = open_match(driver, moment)
    uncover(hands)
    driver.wait(PATIENCE + 2)
    assert HAND not in hands.scene.pieces


@pytest.mark.parametrize("cover", COVER_ACTIONS[1:4])
def test_the_hand_goes_with_the_secret(start: Start, cover: Any) -> None:
    driver = start()
    hands = alone(driver, any_secret())
    wait_for_hand(driver, hands)
    cover(hands)
    assert isinstance(hands.shown, Handoff)
    driver.wait(PATIENCE + 2)
    assert not {HAND, COPY} & {*hands.stage.sprites.by_key}
    close_sheets(hands)
