"""Tests that an interruption keeps unconfirmed choices, and shows them only to their owners."""

from dataclasses import replace
from typing import Any

from engine.core import GameOver, Prompt, TimeUp, Waited
from mobileapp.stage.piece import Choose
from tests.harness.hands import Hands
from tests.mobileapp.conftest import Start
from tests.mobileapp.moments import any_secret, each_game, moments, open_match, uncover
from tests.mobileapp.saved_match import saved_match

TOUCHES = 3
"""The number of pieces that are touched before the interruption."""


def chosen(hands: Hands) -> Any:
    """The unconfirmed choice for the prompt that is shown."""
    return hands.driver.app.session.choice_for(hands.shown)


def touch_choices(hands: Hands) -> None:
    """Touch up to `TOUCHES` pieces that change the unconfirmed choice and play no move."""
    for _ in range(TOUCHES):
        shown = hands.shown
        untouched = [
            key
            for key, piece in hands.scene.pieces.items()
            if isinstance(piece.tap, Choose) and piece.tap.choice != chosen(hands)
        ]
        if not untouched or not isinstance(shown, Prompt):
            return
        hands.tap(untouched[len(untouched) // 2])


def moves_made(hands: Hands) -> int:
    """How many moves people have made; the clock and robots go on meanwhile."""
    log = saved_match(hands.driver).log
    return sum(not entry.by_robot and not isinstance(entry.move, TimeUp | Waited) for entry in log)


@each_game
def test_a_choice_survives_a_call_but_is_never_saved(start: Start, game: str) -> None:
    driver, waited = start(), 0
    kinds = {m.shows: m for m in moments(game) if m.peeker is None}
    for moment in (m for kind, m in kinds.items() if not issubclass(kind, GameOver)):
        hands = open_match(driver, moment)
        uncover(hands)
        first, moves = chosen(hands), moves_made(hands)
        touch_choices(hands)
        assert moves_made(hands) == moves
        made, scene = chosen(hands), hands.scene
        if made != first:
            driver.app.on_pause()
            driver.app.on_resume()
            hands.rest()
            uncover(hands)
            assert chosen(hands) == made, moment.caption
            assert hands.scene == scene, moment.caption
            match_id = driver.app.session.match_id
            driver.app.match_flow.leave()
            assert driver.app.match_flow.resume(match_id) is None
            hands.rest()
            uncover(hands)
            assert chosen(hands) == first, "it would be a secret on the disk"
            waited += 1
        driver.app.match_flow.end()
        driver.wait(0.1)
    assert waited


def test_a_choice_belongs_to_one_viewer_and_ends_with_a_move(start: Start) -> None:
    hands = open_match(start(), any_secret())
    uncover(hands)
    play, prompt = hands.driver.app.session, hands.shown
    nothing = chosen(hands)
    play.keep_choice("half made")
    assert chosen(hands) == "half made"
    for seat in {None, *range(len(play.names))} - {prompt.audience}:
        assert play.choice_for(replace(prompt, audience=seat)) == nothing
    play.move(prompt.options()[0])
    assert play.choice_for(prompt) == nothing
