"""Tests that two moves, going on and giving a card, can be played and taken back as one step."""

import json

import pytest

from engine.core import Handoff
from engine.errors import IllegalMove
from engine.games.telepathy.game import GAME
from engine.games.telepathy.moves import Continue, Give, Memorise, Perform
from engine.games.telepathy.prompts import AnnouncePrompt, PerformPrompt
from engine.make_setup import make_setup
from engine.match import Match
from engine.save import load, save
from engine.setup import Player


def after_one_turn() -> Match:
    match = Match(GAME, make_setup(GAME, [Player("a"), Player("b")], 378, variant="standard"))
    for move in (Memorise(0), Memorise(1), Give(1, "col_south"), Perform(0, "column B")):
        if isinstance(match.current, Handoff):
            match.lift()
        match.play(move)
    assert isinstance(match.current, AnnouncePrompt)
    return match


def test_both_moves_are_played_and_taken_back_together() -> None:
    match = after_one_turn()
    before = match.current
    match.play(Continue(0), Give(0, "quad_cw"))
    assert isinstance(match.current, PerformPrompt)
    match.undo()
    assert match.current == before
    refusal = match.why_not_undo()
    assert refusal is not None


def test_if_one_is_refused_nothing_has_changed() -> None:
    match = after_one_turn()
    before, log = match.current, list(match.log)
    with pytest.raises(IllegalMove, match="doesn’t lie face up"):
        match.play(Continue(0), Give(0, "col_south"))
    assert match.current == before
    assert match.log == log
    match.play(Continue(0), Give(0, "quad_cw"))
    assert isinstance(match.current, PerformPrompt)


def test_a_step_with_a_final_move_stays() -> None:
    match = after_one_turn()
    refusal = match.why_not_undo()
    assert refusal is not None
    assert refusal.key == "final"


def test_a_step_is_taken_back_whole_after_a_restart() -> None:
    match = after_one_turn()
    before = match.current
    match.play(Continue(0), Give(0, "quad_cw"))
    again = load(json.loads(json.dumps(save(match))))
    again.undo()
    assert again.prompt == before
    assert len(again.log) == len(match.log) - 2


def test_a_match_saved_before_steps_were_known_goes_on() -> None:
    match = after_one_turn()
    match.play(Continue(0))
    match.play(Give(0, "quad_cw"))
    again = load(json.loads(json.dumps(save(match))))
    again.undo()
    assert len(again.log) == len(match.log) - 1
