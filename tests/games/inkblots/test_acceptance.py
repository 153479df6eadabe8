"""Tests of the worked examples of the rules."""

import pytest

from engine.core import GameOver
from engine.errors import BadSetup
from engine.games.inkblots.game import GAME
from engine.games.inkblots.moves import ChooseSubject, MatchSymbols, RemoveImage, SecondGuess
from engine.games.inkblots.prompts import GameOverPrompt, RoundResultPrompt
from engine.games.inkblots.result import winner
from engine.games.inkblots.state import Phase, State
from engine.make_setup import make_setup
from engine.packs import Supply
from engine.setup import Player
from tests.games.inkblots.situations import (
    CIRCLE,
    SQUARE,
    TRIANGLE,
    gained,
    guessed,
    next_round,
    nobody_scores,
    point_for_control,
    refusal,
    second_guess,
    start,
    to_scores,
)
from tests.support.matches import pack_for


def whys(state: State) -> list[str]:
    return [gain.why for gain in state.board.gains]


def test_01_both_right_then_right() -> None:
    state = second_guess(guessed(start(), 0, CIRCLE, CIRCLE), 1, TRIANGLE)
    assert gained(start(), state) == (1, 0)
    assert (state.board.outcome, whys(state)) == ("both-right", ["second-right"])


def test_02_both_right_then_wrong() -> None:
    state = second_guess(guessed(start(), 0, CIRCLE, CIRCLE), 1, SQUARE)
    assert gained(start(), state) == (0, 1)
    assert whys(state) == ["second-wrong"]


def test_03_only_test_right_then_right() -> None:
    state = second_guess(guessed(start(), 0, CIRCLE, TRIANGLE), 2, SQUARE)
    assert gained(start(), state) == (2, 0)
    assert whys(state) == ["test-right", "second-right"]


def test_04_only_test_right_then_wrong() -> None:
    before = start()
    state = second_guess(guessed(before, 0, CIRCLE, SQUARE), 2, TRIANGLE)
    assert gained(before, state) == (1, 0)
    assert before.board.deal.images[2].id in state.match.pictures.boxed


def test_05_both_wrong_alike() -> None:
    state = guessed(start(), 0, TRIANGLE, TRIANGLE)
    assert (state.phase, gained(start(), state)) == (Phase.RESULT, (0, 0))
    assert state.board.outcome == "both-wrong"


def test_06_both_wrong_differently() -> None:
    state = guessed(start(), 0, TRIANGLE, SQUARE)
    assert (state.phase, gained(start(), state)) == (Phase.RESULT, (0, 0))


def test_07_only_control_right() -> None:
    state = guessed(start(), 0, TRIANGLE, CIRCLE)
    assert (state.phase, gained(start(), state)) == (Phase.RESULT, (0, 1))
    assert whys(state) == ["control-right"]


@pytest.mark.parametrize(
    ("image", "symbol"),
    [(0, TRIANGLE), (1, CIRCLE), (3, CIRCLE), (3, TRIANGLE), (3, SQUARE)],
)
def test_08_second_guess_must_be_about_something_else(image: int, symbol: str) -> None:
    state = guessed(start(), 0, CIRCLE, TRIANGLE)
    assert refusal(state, SecondGuess(2, image, symbol)) in ("bad-image", "bad-symbol")


@pytest.mark.parametrize(
    ("ahead", "behind", "wins"),
    [(4, 2, True), (3, 0, False), (4, 3, False), (5, 3, True), (7, 6, False), (8, 6, True)],
)
def test_09_four_points_and_a_lead_of_two(ahead: int, behind: int, wins: bool) -> None:
    assert winner({"dusk": ahead, "dawn": behind}) == ("dusk" if wins else "")
    assert winner({"dusk": behind, "dawn": ahead}) == ("dawn" if wins else "")


def test_10_the_control_team_can_win() -> None:
    before = to_scores(2, 3)
    assert before.board.deal.control_team == "dawn"
    state = point_for_control(before)
    prompt = GAME.prompt(state)
    assert isinstance(prompt, RoundResultPrompt)
    assert (prompt.winner, prompt.next_test_team) == ("dawn", "")
    over = GAME.prompt(next_round(state))
    assert isinstance(over, GameOverPrompt)
    assert (over.team, over.winners, over.reason) == ("dawn", (1, 3), "lead")


def test_11_two_points_in_one_round_win_and_one_does_not() -> None:
    before = to_scores(2, 2)
    won = second_guess(guessed(before, 0, CIRCLE, TRIANGLE), 1, TRIANGLE)
    assert won.board.scores == {"dusk": 4, "dawn": 2}
    assert isinstance(GAME.prompt(next_round(won)), GameOver)
    not_yet = second_guess(guessed(before, 0, CIRCLE, TRIANGLE), 1, SQUARE)
    assert not_yet.board.scores == {"dusk": 3, "dawn": 2}
    assert next_round(not_yet).phase is Phase.CHOOSE


def test_12_one_removal_and_one_symbol_each() -> None:
    removed = (ChooseSubject(0, 0), RemoveImage(1, 3))
    assert refusal(start(), *removed, RemoveImage(1, 2)) == "not-now"
    assert refusal(start(), *removed, RemoveImage(0, 2)) == "not-now"
    doubled = MatchSymbols(0, (CIRCLE, CIRCLE, SQUARE))
    assert refusal(start(), *removed, doubled) == "not-one-each"


def test_13_points_stay_out_of_the_new_deck() -> None:
    state = start()
    for number in range(25):
        state = (point_for_control if number < 11 else nobody_scores)(state)
        assert state.phase is Phase.RESULT
        if number < 24:
            state = next_round(state)
    assert sum(state.board.scores.values()) == 11
    assert (len(state.match.pictures.deck), len(state.match.pictures.boxed)) == (0, 89)
    state = next_round(state)
    assert state.board.deal.round == 26
    assert (len(state.match.pictures.deck), state.match.pictures.boxed) == (89 - 4, ())


@pytest.mark.parametrize(
    ("roles", "key"),
    [
        (("dusk", "dawn", "dusk", "dawn", "dawn"), ""),
        (("dusk", "dawn", "dusk", "dawn", "dawn", "dawn"), "uneven-teams"),
        (("dusk", "dawn", "dawn", "dawn"), "small-team"),
        (("dusk", "dawn", "dusk"), "player-count"),
        (("dusk", "dawn") * 5 + ("dusk",), "player-count"),
    ],
)
def test_14_sizes_of_teams(roles: tuple[str, ...], key: str) -> None:
    players = [Player(f"Player {seat}") for seat in range(len(roles))]
    packs = [pack_for(GAME, need) for need in GAME.needs]
    if not key:
        assert make_setup(GAME, players, 1, roles=roles, supply=Supply(packs)).roles == roles
        return
    with pytest.raises(BadSetup) as refused:
        make_setup(GAME, players, 1, roles=roles, supply=Supply(packs))
    assert refused.value.key == key
