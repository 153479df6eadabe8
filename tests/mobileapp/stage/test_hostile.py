"""Tests of the stage with people who cheat, who fumble, and who touch with many fingers."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.core import Award, Handoff
from engine.games.clouds.moves import Place, Vote
from engine.games.clouds.prompts import PaintPrompt, VotePrompt
from engine.games.storyteller.prompts import (
    ContributePrompt,
    GameOverPrompt,
    HandPrompt,
    HaveCluePrompt,
    HonouredPicture,
    TellPrompt,
)
from engine.games.telepathy.moves import Give
from engine.games.telepathy.prompts import GivePrompt
from engine.make_setup import make_setup
from engine.packs import Supply
from engine.registry import find_game
from engine.setup import Player
from mobileapp.stage.fingers import HOLD
from mobileapp.stage.space import RECENT
from tests.harness.hands import Hands
from tests.mobileapp.driver import Driver
from tests.mobileapp.moments import moment_of, open_match, play_until
from tests.mobileapp.saved_match import saved_match

NAMES = ("Nora", "Theo", "Mila", "Ravi", "Gita")
Start = Callable[..., Driver]


def begin(start: Start, game: str, players: int, size: str = "tablet", **options: object) -> Hands:
    driver = start(size)
    people = [Player(name) for name in NAMES[:players]]
    packs = driver.app.library.packs()
    setup = make_setup(find_game(game), people, 7, supply=Supply(packs), options=options)  # type: ignore[arg-type]
    driver.app.match_flow.start(setup)
    hands = Hands(driver)
    hands.rest()
    return hands


# --- what covers the table ----------------------------------------------------------------------


def test_a_pause_ends_a_held_peek_and_stays_covered(start: Start) -> None:
    """The pause menu ends a held peek, and the table stays covered when the finger is lifted.

    Otherwise robots would play on below the pause menu, and the list of recent apps would show the
    table.
    """
    hands = begin(start, "storyteller", 4)
    finger = hands.driver.down(*hands.place_of("look:2"))
    hands.driver.wait(HOLD + 0.3)
    assert isinstance(hands.shown, HandPrompt)
    hands.driver.app.match_flow.pause_menu.show(hands.driver.app.session)
    assert isinstance(hands.shown, Handoff)
    hands.driver.up(finger)
    hands.driver.wait(0.5)
    assert isinstance(hands.shown, Handoff)


# --- fast and many fingers ----------------------------------------------------------------------


def test_a_double_tap_on_go_on_plays_no_move(start: Start) -> None:
    """The second tap on “Go on” does not reach the piece that appears in its place."""
    hands = begin(start, "storyteller", 4)
    hands.driver.app.on_pause()
    hands.driver.app.on_resume()
    hands.rest()
    place = hands.place_of("go-on")
    for _ in range(2):
        hands.driver.up(hands.driver.down(*place))
    hands.rest()
    assert isinstance(hands.shown, HaveCluePrompt)
    assert not saved_match(hands.driver).log


def test_an_award_can_quote_a_clue_with_any_characters(start: Start) -> None:
    """An award at the end of a match can quote a clue with any characters, such as braces."""
    hands = open_match(start(), moment_of(GameOverPrompt))
    hands.driver.app.session.lift()
    over = hands.shown
    assert isinstance(over, GameOverPrompt)
    told = replace(over.gallery[0], clue="{who} {0} 100 %s")
    award = Award("boldest", (0,), (1,), told.picture.id)
    honoured = HonouredPicture(told.picture, 0)
    hands.driver.app.session.current = replace(
        over, gallery=(told,), awards=(award,), honoured=(honoured,)
    )
    hands.rest(20)
    assert told.clue in hands.piece("award-why:0").look.text


def test_the_text_field_of_a_turned_table_is_touched_where_it_is_drawn(start: Start) -> None:
    hands = begin(start, "storyteller", 4)
    hands.tap("turn")
    play_until(hands.driver, TellPrompt)
    stage, field = hands.stage, hands.stage.writing.input
    across = 2 * stage.center_x - field.center_x, 2 * stage.center_y - field.center_y
    hands.driver.up(hands.driver.down(*across))
    assert field.focus
    hands.driver.up(hands.driver.down(*field.center))
    assert not field.focus


def test_a_stroke_plays_nothing_after_another_finger_has_played(start: Start) -> None:
    """A stroke plays no move if another finger adds a cloud before the stroke ends."""
    driver = start()
    hands = open_match(driver, moment_of(PaintPrompt))
    play = driver.app.session
    play.lift()
    while len(hands.shown.sky.movable) < 2:
        turn, clouds = hands.shown.turn, len(hands.shown.sky.clouds)
        play.move(Place(turn, "puff", 500 + 250 * clouds, 500, 0, False, clouds))
    hands.rest()
    shown = hands.shown
    log = len(saved_match(driver).log)
    supply = next(key for key in hands.keys("supply") if hands.piece(key).free)
    x, y = hands.place_of(f"cloud:{shown.sky.movable[-1].id}")
    stroke = driver.down(x - 250, y)
    new = driver.down(*hands.place_of(supply))
    assert [finger.key for finger in hands.stage.fingers.by_touch.values()] == ["sky", supply]
    for part in (100, 200, 250, 300):
        driver.move(stroke, x - 250 + part, y)
        driver.move(new, *hands.stage.center)
    driver.up(new)
    driver.move(stroke, x + 80, y)
    driver.up(stroke)
    hands.rest()
    assert len(saved_match(driver).log) == log + 1


def test_a_finger_from_before_the_curtain_moves_nothing_after_it(start: Start) -> None:
    hands = begin(start, "storyteller", 4)
    play_until(hands.driver, ContributePrompt)
    first, second = (f"picture:{item.id}" for item in hands.shown.hand[:2])
    x, y = hands.place_of(first)
    finger = hands.driver.down(x, y)
    hands.driver.move(finger, x + 60, y)
    hands.flick(second)
    assert isinstance(hands.shown, Handoff)
    for _ in range(4):
        hands.driver.move(finger, x + 90, y)
        hands.driver.app.session.lift()
        hands.rest()
        hands.driver.move(finger, x, y)
        for key, piece in hands.scene.pieces.items():
            assert hands.place_of(key) == pytest.approx((piece.rect.cx, piece.rect.cy)), key
        hands.driver.app.session.cover()
        hands.rest()


def test_a_finger_from_one_turn_plays_nothing_in_the_next(start: Start) -> None:
    """A finger plays a move only in the turn in which it came down."""
    driver = start()
    hands = open_match(driver, moment_of(GivePrompt))
    driver.app.session.lift()
    hands.rest()
    shown, card = hands.shown, hands.shown.board.row[0]
    other = hands.shown.board.row[1]
    x, y = hands.place_of(f"card:{card}")
    finger = driver.down(x, y)
    driver.move(finger, x + 30, y)
    play = driver.app.session
    play.move(Give(shown.actors[0], other))
    while not isinstance(hands.shown, GivePrompt):
        play.move(hands.shown.sample(Chance(1, 0)))
    hands.rest()
    assert hands.shown.actors != shown.actors
    log = len(saved_match(driver).log)
    half = hands.piece("half").rect
    driver.move(finger, half.cx, half.cy)
    driver.up(finger)
    hands.rest()
    assert len(saved_match(driver).log) == log


def test_a_vote_counts_for_the_voter_who_was_tapped(start: Start) -> None:
    """A vote belongs to the voter who was tapped for it, even if somebody votes in between."""
    hands = open_match(start(), moment_of(VotePrompt))
    play = hands.driver.app.session
    play.lift()
    hands.rest()
    first, *_, last = [seat for seat in hands.shown.actors if not play.profile(seat).robot]
    one, other = hands.shown.tied
    hands.tap(f"voter:{last}")
    play.move(Vote(first, one))
    hands.rest()
    hands.tap(f"person:{other}")
    votes = dict(hands.shown.votes)
    assert (votes[first], votes[last]) == (one, other)


def test_after_a_vote_the_next_touch_is_for_the_next_voter(start: Start) -> None:
    hands = open_match(start(), moment_of(VotePrompt))
    play = hands.driver.app.session
    play.lift()
    hands.rest()
    first, *_, last = [seat for seat in hands.shown.actors if not play.profile(seat).robot]
    one, other = hands.shown.tied
    hands.tap(f"voter:{last}")
    hands.tap(f"person:{other}")
    hands.driver.wait(RECENT)
    hands.tap(f"person:{one}")
    votes = dict(hands.shown.votes)
    assert (votes[first], votes[last]) == (one, other)
