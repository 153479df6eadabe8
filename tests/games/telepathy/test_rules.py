"""Tests of turns and announcements, and of what prompts show in them."""

from dataclasses import replace

import pytest

from engine.core import Cue
from engine.errors import IllegalMove
from engine.games.telepathy.actions import ACTIONS, outcomes
from engine.games.telepathy.game import GAME
from engine.games.telepathy.moves import Announce, Continue, Give, Memorise, Perform, Reply, Stop
from engine.games.telepathy.prompts import (
    AnnouncePrompt,
    GameOverPrompt,
    GivePrompt,
    PerformPrompt,
    ReplyPrompt,
)
from engine.games.telepathy.state import Announcing, Ended, Giving
from engine.match import Match
from tests.games.telepathy.situations import (
    ONE_AWAY,
    fresh,
    nothing_to_avoid,
    play,
    refusal,
    staged,
)
from tests.support.matches import setup_of

# --- a turn -----------------------------------------------------------------------------------


def test_a_turn_step_by_step() -> None:
    state = nothing_to_avoid(staged(row=("row_east", "col_swap", "quad_cw", "row_reverse")))
    giving = GAME.prompt(state)
    assert isinstance(giving, GivePrompt)
    assert giving.cue is Cue.NONE
    assert giving.board.turns == ()
    assert refusal(state, Give(1, "row_east")) == "not-your-turn"
    assert refusal(state, Give(0, "row_west")) == "no-such-card"
    assert refusal(state, Perform(1, "row 1")) == "not-now"
    assert refusal(state, Announce(0, ("star",))) == "not-yet"

    state = play(state, Give(0, "col_swap"))
    performing = GAME.prompt(state)
    assert isinstance(performing, PerformPrompt)
    assert performing.last == Give(0, "col_swap")
    assert performing.places == ACTIONS["col_swap"].places
    assert refusal(state, Perform(0, "column A")) == "not-your-turn"
    assert refusal(state, Perform(1, "row 1")) == "no-such-place"
    assert refusal(state, Give(0, "row_east")) == "not-now"

    before = state.board.grid
    state = play(state, Perform(1, "column A"))
    ending = GAME.prompt(state)
    assert isinstance(ending, AnnouncePrompt)
    assert ending.cue is Cue.TICK
    assert ending.last == Perform(1, "column A")
    assert ending.board.grid == outcomes(before, "col_swap")["column A"]
    assert ending.board.used == ("col_swap",)
    assert ending.board.row == ("row_east", "row_west", "quad_cw", "row_reverse")
    assert [(turn.performer, turn.card, turn.place) for turn in ending.board.turns] == [
        (1, "col_swap", "column A")
    ]
    assert refusal(state, Continue(2)) == "not-your-turn"
    assert refusal(state, Announce(0, ("blue",))) == "wrong-kind"
    assert refusal(state, Announce(0, ("star", "star"))) == "wrong-kind"
    assert refusal(state, Announce(0, ())) == "wrong-kind"
    with pytest.raises(IllegalMove, match="Name one shape"):
        play(state, Announce(0, ("blue",)))
    assert refusal(state, Announce(2, ("star",))) == "may-not-announce"
    assert refusal(state, Stop(0)) == "no-stop"


def test_performing_is_mandatory_even_if_every_place_loses() -> None:
    blue_row = """
        blue star, blue cross, blue waves, blue circle
        orange cross, orange star, purple waves, green circle
        green star, purple cross, orange circle, orange waves
        purple star, green cross, green waves, purple circle
    """
    row = ("row_east", "col_swap", "quad_cw", "row_reverse")
    start = staged(grid=blue_row, secrets=("+orange -blue", "+star -circle"), row=row)
    state = play(start, Give(0, "row_east"))
    options = GAME.prompt(state).options()
    assert options == tuple(Perform(1, f"row {number}") for number in (1, 2, 3, 4))
    ends = [GAME.prompt(play(state, move)) for move in options]
    assert [end.verdict for end in ends if isinstance(end, GameOverPrompt)] == ["lose-line"] * 4


def test_a_performance_and_an_announcement_are_final() -> None:
    assert Give.undoable
    assert Continue.undoable
    assert not any(kind.undoable for kind in (Memorise, Perform, Announce, Reply, Stop))


def test_t2_nothing_tells_that_a_win_line_exists() -> None:
    """Prompts are the same whether or not lines to make exist on the grid."""
    row = ("col_north", "row_east", "row_west", "quad_cw")
    there = staged(secrets=("+blue -green", "+star -circle"), row=row)
    absent = staged(secrets=("+purple -green", "+waves -circle"), row=row)
    moves = (Give(0, "col_north"), Perform(1, "column C"))
    with_lines, without = play(there, *moves), play(absent, *moves)
    assert GAME.prompt(with_lines) == GAME.prompt(without)
    assert GAME.prompt(play(with_lines, Continue(0))) == GAME.prompt(play(without, Continue(0)))


def test_t3_right_names_without_a_line_fail_everywhere() -> None:
    ready = replace(staged("standard", ONE_AWAY), phase=Announcing())
    end = GAME.prompt(play(ready, Announce(0, ("star",)), Reply(1, "blue")))
    assert isinstance(end, GameOverPrompt)
    assert (end.verdict, end.winners) == ("line-missing", ())
    assert [named.right for named in end.named] == [True, True]
    for variant, seat in (("director", 2), ("partners", 2)):
        ready = replace(staged(variant, ONE_AWAY), performer=1, phase=Announcing())
        end = GAME.prompt(play(ready, Announce(seat, ("blue", "star"))))
        assert isinstance(end, GameOverPrompt)
        assert (end.verdict, end.winners) == ("line-missing", ())


def test_an_announcement_is_answered_by_the_partner_alone() -> None:
    state = replace(staged(), performer=1, phase=Announcing())
    for announcer, sign, reply in ((0, "star", "blue"), (1, "blue", "star")):
        asked = play(state, Announce(announcer, (sign,)))
        prompt = GAME.prompt(asked)
        assert isinstance(prompt, ReplyPrompt)
        assert prompt.actors == (1 - announcer,)
        assert len(prompt.options()) == 4
        assert refusal(asked, Reply(announcer, reply)) == "not-your-turn"
        assert refusal(asked, Reply(1 - announcer, sign)) == "wrong-kind"
        assert refusal(asked, Continue(0)) == "not-now"


def test_one_wrong_name_loses() -> None:
    state = play(
        staged(row=("col_north", "row_east", "row_west", "quad_cw")),
        Give(0, "col_north"),
        Perform(1, "column C"),
    )
    end = GAME.prompt(play(state, Announce(1, ("green",)), Reply(0, "star")))
    assert isinstance(end, GameOverPrompt)
    assert end.verdict == "wrong-names"
    assert [(name.seat, name.sign, name.right) for name in end.named] == [
        (1, "green", False),
        (0, "star", True),
    ]
    (round_,) = GAME.story(play(state, Announce(1, ("green",)), Reply(0, "star")))
    assert round_["understood"] == [[0, 1]]
    assert round_["verdict"] == "wrong-names"
    assert round_["secrets"][0] == [{"sign": "blue", "win": True}, {"sign": "orange", "win": False}]


def test_a_given_card_can_be_taken_back_until_it_is_performed() -> None:
    match = Match(GAME, setup_of(GAME, 2, variant="standard", first=0, people=(0, 1)))
    for seat in (0, 1):
        match.lift()
        match.play(Memorise(seat))
    match.lift()
    options = match.prompt.options()
    match.play(options[0])
    match.undo()
    assert isinstance(match.prompt, GivePrompt)
    match.play(options[1])
    match.play(match.prompt.options()[0])
    with pytest.raises(IllegalMove, match="can’t be taken back"):
        match.undo()


def test_a_pause_keeps_a_given_card_open_and_a_look_at_a_secret_does_not() -> None:
    match = Match(GAME, setup_of(GAME, 2, variant="standard", first=0, people=(0, 1)))
    for seat in (0, 1):
        match.lift()
        match.play(Memorise(seat))
    match.lift()
    match.play(match.prompt.options()[0])
    match.cover()
    match.lift()
    assert match.why_not_undo() is None
    match.peek(1)
    match.lift()
    match.cover()
    refusal = match.why_not_undo()
    assert refusal is not None
    assert refusal.key == "passed-on"


def test_a_robots_performance_answers_the_given_card() -> None:
    match = Match(GAME, setup_of(GAME, 2, variant="standard", first=0, people=(0,)))
    match.lift()
    match.play(Memorise(0))
    match.robot_turn()
    match.lift()
    match.play(match.prompt.options()[0])
    assert match.why_not_undo() is None
    assert match.robot_turn()
    refusal = match.why_not_undo()
    assert refusal is not None
    assert refusal.key == "answered"


def test_texts_are_readable() -> None:
    names = ("Ana", "Ben")
    state = staged(row=("col_north", "row_east", "row_west", "quad_cw"))
    text = GAME.prompt(state).text(names)
    assert "Ana plays colours, Ben plays shapes." in text
    assert "green waves" in text
    assert Give(0, "col_north").text(names) == "Ana gives: shift a column north."
    assert Perform(1, "column C").text(names) == "Ben performs it on column C."
    state = play(state, Give(0, "col_north"), Perform(1, "column C"))
    assert GAME.prompt(state).text(names).count("\n") == 3
    assert Announce(1, ("blue",)).text(names) == "Ben announces: blue!"
    end = play(state, Announce(1, ("blue",)), Reply(0, "star"))
    text = GAME.prompt(end).text(names)
    assert "Ana: blue to make, orange to avoid" in text
    assert text.endswith("Every name was right, and both lines lie there. All win together.")
    assert GAME.used(end) == frozenset()


def test_the_text_of_the_end_gives_the_reason() -> None:
    names = ("Ana", "Ben")
    state = staged(row=("col_north", "row_east", "row_west", "quad_cw"))
    lost = play(state, Give(0, "col_north"), Perform(1, "column A"))
    avoided = "A line appeared that had to be avoided: orange and circle. Nobody wins."
    assert GAME.prompt(lost).text(names).endswith(avoided)
    state = play(state, Give(0, "col_north"), Perform(1, "column C"))
    wrong = play(state, Announce(1, ("green",)), Reply(0, "star"))
    assert GAME.prompt(wrong).text(names).endswith("Ben said green, but it is blue. Nobody wins.")
    state = staged("standard", ONE_AWAY)
    early = play(replace(state, phase=Announcing()), Announce(0, ("star",)), Reply(1, "blue"))
    missing = "Every name was right, but there is no line of blue. Nobody wins."
    assert GAME.prompt(early).text(names).endswith(missing)


def test_the_text_says_who_plays_together_and_which_team_has_won() -> None:
    names = ("Ana", "Ben", "Cleo", "Dan")
    state = replace(fresh("opposed", players=4), phase=Giving())
    assert "Ana and Cleo play against Ben and Dan." in GAME.prompt(state).text(names)
    end = replace(state, phase=Ended("won", winners=(1, 3)))
    assert GAME.prompt(end).text(names).endswith("Ben and Dan win.")
