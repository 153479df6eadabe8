"""Tests, without a window, of the hand that shows gestures to those who cannot read."""

from typing import Any

import pytest

from mobileapp.games.ui import game_ui
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around
from mobileapp.stage.gesture_hint import COPY, HAND, SLOW, TIP, Gesture, gesture_to_show, hint
from mobileapp.stage.looks import Button, Panel
from mobileapp.stage.parts import add_common_controls
from mobileapp.stage.piece import AppCommand, Drop, Peek, Piece, Send, Slide, SlidePath
from mobileapp.stage.scene import Scene
from tests.mobileapp.moments import each_game_with_secrets, match_at, secret_moments
from tests.support.scene_checks import SPACES, last_scene, table_for

SPACE = SPACES["tablet"]
MOVE = Send("move")


def piece(x: float, **more: Any) -> Piece:
    return Piece(around(x, 400, 100, 60), Panel(), **more)


def button(quiet: bool = False, action: Any = MOVE) -> Piece:
    return Piece(Rect(500, 20, 280, 76), Button("Got it", 30, quiet=quiet), tap=action)


def shown_in(**pieces: Piece) -> Gesture | None:
    return gesture_to_show(Scene(pieces), SPACE)


def test_the_golden_button_comes_first() -> None:
    assert shown_in(card=piece(100, glow=1, flick=MOVE), ok=button()) == Gesture("ok")
    assert shown_in(card=piece(100, tap=MOVE), no=button(quiet=True)) == Gesture("card")


def test_what_a_lesson_is_about_comes_before_what_glows() -> None:
    scene = Scene({"card": piece(100, glow=1, tap=MOVE), "word:1": piece(300, tap=MOVE)})
    assert gesture_to_show(scene, SPACE) == Gesture("card")
    assert gesture_to_show(scene, SPACE, about="title word:") == Gesture("word:1")
    assert gesture_to_show(scene, SPACE, about="word") == Gesture("card")


def test_a_gesture_that_moves_a_piece_comes_before_a_tap_on_it() -> None:
    assert shown_in(a=piece(100, tap=MOVE, drops=(Drop("b", MOVE),)), b=piece(400)) == Gesture(
        "a", (300, 0)
    )
    slide = Slide((SlidePath("a", 0, -90), SlidePath("b", 0, 90)), MOVE)
    assert shown_in(a=piece(100, tap=MOVE, slides=(slide,)), b=piece(400)) == Gesture("a", (0, -90))
    flicked = shown_in(a=piece(100, tap=MOVE, flick=MOVE))
    assert flicked is not None
    assert flicked.way[1] > 200
    assert shown_in(a=piece(100, drops=(Drop("gone", MOVE),))) is None


def test_gestures_that_are_as_good_take_turns() -> None:
    scene = Scene({str(x): piece(x, tap=MOVE) for x in (100, 300, 500)})
    turns = [gesture_to_show(scene, SPACE, turn=turn) for turn in range(4)]
    assert turns == [
        Gesture("100"),
        Gesture("300"),
        Gesture("500"),
        Gesture("100"),
    ]


def test_the_hand_never_recommends_to_pause_or_to_look_again() -> None:
    assert shown_in(pause=piece(100, tap=AppCommand(Command.PAUSE))) is None
    assert shown_in(eye=piece(100, tap=Peek(0))) is None
    assert shown_in() is None


def test_the_fingertip_goes_where_a_finger_would() -> None:
    scene = Scene({"a": piece(300, flick=MOVE)})
    shown = gesture_to_show(scene, SPACE)
    assert shown is not None
    for done in (False, True):
        found = hint(scene, shown, done, SPACE)
        hand, copy = found[HAND].rect, found[COPY].rect
        assert copy.cy == 400 + shown.way[1] * done
        tip = hand.x + TIP[0] * hand.w, hand.top - TIP[1] * hand.h
        assert tip == pytest.approx((copy.cx, copy.cy))
        assert found[HAND].duration == SLOW


@pytest.mark.parametrize("size", ["tablet", "portrait", "phone"])
@each_game_with_secrets
def test_wherever_somebody_is_alone_the_hand_shows_what_leads_on(game: str, size: str) -> None:
    space = SPACES[size]
    for moment in secret_moments(game):
        if moment.peeker is not None:
            continue
        match = match_at(moment)
        context = table_for(space, len(match.names))
        scene = last_scene(game_ui(game).scene(match.prompt, context, game_ui(game).choice))
        scene = add_common_controls(scene, context, secret=True)
        shown = gesture_to_show(scene, space)
        assert shown is not None, moment.caption
        touched = scene.pieces[shown.key]
        actions = (touched.tap, touched.flick, *(drop.action for drop in touched.drops))
        assert not any(isinstance(action, AppCommand) for action in actions), moment.caption
        for done in (False, True):
            hand = hint(scene, shown, done, space)[HAND]
            assert space.area.inset(-hand.rect.w * TIP[0]).contains(hand.rect), moment.caption
            assert not hand.touchable
