"""Tests of the worked examples of the rules."""

from dataclasses import replace

import pytest

from engine.core import Cue
from engine.errors import IllegalMove
from engine.games.telepathy.actions import perform
from engine.games.telepathy.conditions import ALL_SIGNS, COLOURS, Grid, line
from engine.games.telepathy.game import GAME
from engine.games.telepathy.moves import Announce, Continue, Give, Perform, Reply
from engine.games.telepathy.prompts import AnnouncePrompt, GameOverPrompt, GivePrompt
from engine.games.telepathy.state import Announcing, State
from tests.games.telepathy.situations import ONE_AWAY, nothing_to_avoid, play, staged, take_turn

LETTERS = tuple("abcdefghijklmnop")


def after(card: str, place: str) -> str:
    return "".join(map(str, perform(LETTERS, card, place)))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("number", "card", "place", "rows"),
    [
        (1, "row_east", "row 2", "abcd/hefg/ijkl/mnop"),
        (2, "row_west", "row 2", "abcd/fghe/ijkl/mnop"),
        (3, "col_north", "column C", "abgd/efkh/ijol/mncp"),
        (4, "col_south", "column C", "abod/efch/ijgl/mnkp"),
        (5, "row_swap", "row 4", "abcd/efgh/ijkl/nmpo"),
        (6, "col_swap", "column A", "ebcd/afgh/mjkl/inop"),
        (7, "row_reverse", "row 1", "dcba/efgh/ijkl/mnop"),
        (8, "col_reverse", "column D", "abcp/efgl/ijkh/mnod"),
        (9, "quad_cw", "corner NW", "eacd/fbgh/ijkl/mnop"),
        (10, "quad_ccw", "corner SE", "abcd/efgh/ijlp/mnko"),
    ],
)
def test_01_to_10_the_ten_actions(number: int, card: str, place: str, rows: str) -> None:
    assert after(card, place) == rows.replace("/", "")


def over(state: State) -> GameOverPrompt:
    prompt = GAME.prompt(state)
    assert isinstance(prompt, GameOverPrompt)
    return prompt


def test_11_the_story_of_mary_and_bob() -> None:
    start = staged(row=("col_north", "row_east", "row_west", "quad_cw"))
    mary, bob = 0, 1
    given = play(start, Give(mary, "col_north"))

    lost = over(play(given, Perform(bob, "column A")))
    assert lost.verdict == "lose-line"
    assert lost.winners == ()
    assert lost.cue is Cue.LOSS
    assert {found.sign: found.cells for found in lost.lines if not found.win} == {
        "circle": (8, 9, 10),
        "orange": (12, 13, 14),
    }

    going_on = play(given, Perform(bob, "column C"))
    grid = going_on.board.grid
    assert {sign: line(grid, sign) for sign in ALL_SIGNS if line(grid, sign)} == {
        "blue": (5, 6, 7),
        "star": (7, 11, 15),
        "cross": (1, 2, 3),
    }
    assert going_on.phase == Announcing()
    announced = play(going_on, Announce(bob, ("blue",)))
    won = over(play(announced, Reply(mary, "star")))
    assert (won.verdict, won.winners) == ("won", (0, 1))
    wrong = over(play(announced, Reply(mary, "cross")))
    assert (wrong.verdict, wrong.winners) == ("wrong-names", ())


def test_12_a_lose_line_beats_both_win_lines() -> None:
    state = staged(
        secrets=("+blue -orange", "+star -cross"),
        row=("col_north", "row_east", "row_west", "quad_cw"),
    )
    end = over(play(state, Give(0, "col_north"), Perform(1, "column C")))
    assert end.verdict == "lose-line"
    assert {found.sign for found in end.lines} == {"blue", "star", "cross"}


def with_blue_at(cells: tuple[int, ...]) -> Grid:
    rest = iter(range(4, 16))
    blues = iter(range(4))
    return tuple(next(blues) if cell in cells else next(rest) for cell in range(16))


@pytest.mark.parametrize(
    ("cells", "met"),
    [
        ((0, 1, 3, 6), ()),  # A1, B1, D1
        ((0, 2, 3, 5), ()),  # A1, C1, D1: lines do not wrap around
        ((0, 5, 10, 15), ()),  # diagonal
        ((0, 12, 8, 2), ()),  # A1, A3, A4: lines do not wrap around
        ((0, 1, 2, 3), (0, 1, 2, 3)),
        ((0, 1, 2, 15), (0, 1, 2)),
        ((1, 5, 9, 12), (1, 5, 9)),
        ((3, 4, 5, 8), ()),  # the end of a row and the start of the next
    ],
)
def test_13_lines(cells: tuple[int, ...], met: tuple[int, ...]) -> None:
    assert line(with_blue_at(cells), COLOURS[0]) == met


@pytest.mark.parametrize("removed", [0, 1, 2, 3, 4, 5, 6])
def test_14_cards_run_out(removed: int) -> None:
    state = (
        nothing_to_avoid(staged("challenge", options={"removed": removed}))
        if removed
        else nothing_to_avoid(staged())
    )
    turns = 10 - removed
    sizes = [len(state.board.row)]
    for turn in range(turns):
        state = take_turn(state, turn, go_on=turn < turns - 1)
        sizes.append(len(state.board.row))
    assert sizes == [4] * (turns - 3) + [3, 2, 1, 0]
    prompt = GAME.prompt(state)
    assert isinstance(prompt, AnnouncePrompt)
    assert prompt.must
    assert {type(move) for move in prompt.options()} == {Announce}
    assert {move.seat for move in prompt.options()} == {0, 1}
    with pytest.raises(IllegalMove, match="must announce"):
        play(state, Continue(0))


def test_15_first_game_keeps_its_row() -> None:
    state = nothing_to_avoid(staged("first"))
    for turn in range(25):
        state = take_turn(state, turn)
    assert len(state.board.turns) == 25
    assert set(state.board.row) == {"row_east", "row_west", "col_north", "col_south"}
    assert isinstance(GAME.prompt(state), GivePrompt)


def test_16_four_partners_reshuffle_once() -> None:
    state = nothing_to_avoid(staged("partners"))
    decks, rows = [], []
    for turn in range(17):
        state = take_turn(state, turn, go_on=False)
        decks.append(state.board.deck)
        rows.append(len(state.board.row))
    assert decks == [5, 4, 3, 2, 1, 0, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0]
    assert rows == [4] * 13 + [3, 2, 1, 0]
    assert state.board.reshuffles == 1
    prompt = GAME.prompt(state)
    assert isinstance(prompt, AnnouncePrompt)
    assert prompt.must
    assert {type(move) for move in prompt.options()} == {Announce}
    assert prompt.actors == (1,), "P1 gave first, so P2 comes after seventeen turns"


def opposed_after_a_turn(grid: str) -> State:
    """A match of *Opposed teams* with this grid, in which seat 3 played last and may announce."""
    return replace(
        staged("opposed", grid, ("+green", "+blue", "+waves", "+star")),
        performer=3,
        phase=Announcing(),
    )


BOTH_LINES = """
    blue star, blue cross, blue waves, orange waves
    orange star, green cross, purple waves, green circle
    green star, purple cross, blue circle, orange cross
    purple star, green waves, orange circle, purple circle
"""


def test_17_opposed_failures_help_the_others() -> None:
    ready = opposed_after_a_turn(BOTH_LINES)
    won = over(play(ready, Announce(3, ("blue",)), Reply(1, "star")))
    assert (won.verdict, won.winners) == ("won", (1, 3))

    wrong = over(play(ready, Announce(3, ("green",)), Reply(1, "star")))
    assert (wrong.verdict, wrong.winners) == ("wrong-names", (0, 2))

    missing = opposed_after_a_turn(ONE_AWAY)
    early = over(play(missing, Announce(3, ("blue",)), Reply(1, "star")))
    assert (early.verdict, early.winners) == ("line-missing", (0, 2))

    for seat in (0, 1, 2):
        with pytest.raises(IllegalMove, match="just moved"):
            play(ready, Announce(seat, ("star",)))


def test_18_director_gives_in_turns_and_alone_announces() -> None:
    state = nothing_to_avoid(staged("director"))
    receivers = []
    for turn in range(10):
        receivers.append(state.board.roles[state.performer])
        state = take_turn(state, turn, go_on=False)
        for partner, signs in ((0, ("star",)), (1, ("blue", "star"))):
            with pytest.raises(IllegalMove, match="Only a director"):
                play(state, Announce(partner, signs))
        if turn < 9:
            state = play(state, Continue(2))
    assert receivers == ["colour", "shape"] * 5
    prompt = GAME.prompt(state)
    assert isinstance(prompt, AnnouncePrompt)
    assert prompt.must
    assert set(prompt.actors) == {2}
    assert len(prompt.options()) == 16
