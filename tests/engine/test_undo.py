"""Tests of undo: a person's latest move can be taken back until others have seen or answered it."""

import pytest

from engine.errors import IllegalMove
from tests.engine.test_match import pick, table
from tests.engine.toy import Next, Pick, ResultPrompt, Stop
from tests.support.matches import curtain, state_of


def test_a_secret_choice_can_be_taken_back_until_the_tablet_moves_on() -> None:
    match = table()
    pick(match, 1)
    match.undo()
    assert match.current == curtain(match, 0), "the secret is covered again"
    assert match.log == []
    pick(match, 2)
    match.lift()
    refusal = match.why_not_undo()
    assert refusal is not None
    assert refusal.key == "passed-on"
    with pytest.raises(IllegalMove, match="turn has begun"):
        match.undo()


def test_undo_of_nothing_is_refused() -> None:
    with pytest.raises(IllegalMove, match="nothing to take back"):
        table().undo()


def test_a_reveal_is_final() -> None:
    match = table()
    pick(match, 1, 2, 3)
    match.lift()
    match.play(Stop(0))
    refusal = match.why_not_undo()
    assert refusal is not None
    assert refusal.key == "final"


def test_only_one_move_is_ever_taken_back() -> None:
    match = table()
    pick(match, 1, 2, 3)
    match.lift()
    match.play(Stop(0))
    match.play(Next(1))
    match.undo()
    assert isinstance(match.prompt, ResultPrompt)
    assert match.current == curtain(match, None)
    with pytest.raises(IllegalMove, match="turn has begun"):
        match.undo()


def test_robots_secret_answers_vanish_with_the_move_they_followed() -> None:
    match = table(people=(0,))
    match.lift()
    match.play(Pick(0, 1))
    while match.robot_turn():
        pass
    assert len(match.log) == 3
    assert match.current == curtain(match, None)
    match.undo()
    assert match.log == []
    assert match.current == curtain(match, 0)


def test_luck_is_the_same_after_an_undo() -> None:
    """Taking a move back and playing it again gives the same random result."""

    def luck(undo: bool) -> int:
        match = table()
        pick(match, 1, 2)
        match.lift()
        match.play(Pick(2, 3))
        if undo:
            match.undo()
            match.lift()
            match.play(Pick(2, 3))
        match.lift()
        match.play(Stop(0))
        return int(state_of(match).luck)

    assert luck(undo=True) == luck(undo=False)


def test_undo_does_not_tell_of_a_hidden_move_that_is_final(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first move behind the curtain cannot be taken back: others learn nothing of that."""
    match = table()
    match.cover()
    before = match.why_not_undo()
    pick(match, 1)
    monkeypatch.setattr(Pick, "undoable", False)
    after = match.why_not_undo()
    assert before is not None
    assert after is not None
    assert (after.key, str(after)) == (before.key, str(before))
