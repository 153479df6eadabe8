"""Tests of the recap at the end of a match of Telepathy."""

from engine.core import Award
from engine.games.telepathy.game import GAME
from engine.games.telepathy.moves import Announce, Give, Perform, Reply, Stop
from engine.games.telepathy.prompts import GameOverPrompt
from engine.games.telepathy.state import State
from tests.games.telepathy.situations import PAIR, play, staged

CARDS = ("col_north", "col_reverse", "row_swap", "quad_cw")
"""The cards that are face up at the start of all matches here.

On `STORY_GRID`, reversing column B makes both lines, and reversing A or C makes a line to avoid.
"""


def awards(state: State) -> tuple[Award, ...]:
    over = GAME.prompt(state)
    assert isinstance(over, GameOverPrompt)
    return over.awards


def after(card: str, place: str, variant: str = "standard") -> State:
    """The state after Ana has given this card and Ben has performed it in this place."""
    return play(staged(variant, row=CARDS), Give(0, card), Perform(1, place))


def test_few_turns_a_close_call_and_both_signs_named() -> None:
    won = play(after("col_reverse", "column B"), Announce(1, ("blue",)), Reply(0, "star"))
    assert awards(won) == (
        Award("few-turns", (0, 1), (1,)),
        Award("close-call", (1,), (2,)),
        Award("named", (0, 1)),
    )


def test_right_names_count_although_a_line_is_missing() -> None:
    failed = play(after("row_swap", "row 2"), Announce(1, ("blue",)), Reply(0, "star"))
    assert awards(failed) == (Award("named", (0, 1)),)
    wrong = play(after("row_swap", "row 2"), Announce(1, ("blue",)), Reply(0, "waves"))
    assert awards(wrong) == ()


def test_who_loses_has_not_escaped() -> None:
    assert awards(after("col_reverse", "column A")) == ()


def test_all_directors_speak_as_one() -> None:
    state = staged("director", row=CARDS, players=5, secrets=(*PAIR, "", "", ""))
    state = play(state, Give(2, "col_reverse"), Perform(state.performer, "column B"))
    won = play(state, Announce(3, ("blue", "star")))
    assert Award("named", (2, 3, 4)) in awards(won)


def test_nothing_is_told_of_a_match_that_was_stopped() -> None:
    assert awards(play(after("col_reverse", "column B", "first"), Stop(0))) == ()
