"""Tests of the recap at the end of a match of Inkblots."""

from engine.core import Award, Join, Leave
from engine.games.inkblots.game import GAME
from engine.games.inkblots.prompts import GameOverPrompt
from engine.games.inkblots.recap import _streak
from engine.games.inkblots.state import State
from tests.games.inkblots.situations import (
    CIRCLE,
    SQUARE,
    TRIANGLE,
    guessed,
    next_round,
    nobody_scores,
    play,
    point_for_control,
    point_for_test,
    second_guess,
    start,
)


def over(state: State) -> GameOverPrompt:
    prompt = GAME.prompt(next_round(state))
    assert isinstance(prompt, GameOverPrompt)
    return prompt


def two_points(state: State) -> State:
    """The state after both guesses of the test team were right and the control team was wrong."""
    return second_guess(guessed(state, 0, CIRCLE, SQUARE), 1, TRIANGLE)


def test_the_best_subject_and_the_longest_streak() -> None:
    """Ana gets the award for the best subject, as three guesses about her pairings are right.

    Her team, Moon, wins blots in three rounds. There is no award for this streak, because Ana
    would then have two awards while others have none.
    """
    state = next_round(point_for_control(next_round(two_points(start()))))
    state = second_guess(guessed(state, 0, CIRCLE, SQUARE), 1, SQUARE)
    end = over(state)
    assert end.awards == (Award("subject", (0,), (3,)),), "nobody gets two, others none"
    assert [*_streak(next_round(state))] == [Award("streak", (0, 2), (3,))]


def test_the_sharpest_control_team() -> None:
    """Moon gets the award for the best control team.

    It guesses right in all its four rounds as the control team, and never as the test team.
    """
    state = nobody_scores(start())
    for _ in range(3):
        state = nobody_scores(next_round(point_for_control(next_round(state))))
    state = point_for_control(next_round(state))
    assert over(state).awards == (Award("control", (0, 2), (4, 4)),)


def test_two_may_share() -> None:
    """Ana and Ben share the award for the best subject: each has two pairs that were guessed.

    Moon then wins the match with points that it gets as the control team.
    """
    state = next_round(two_points(next_round(two_points(start()))))
    state = next_round(point_for_control(next_round(nobody_scores(state))))
    state = point_for_control(next_round(nobody_scores(state)))
    assert over(state).awards == (Award("subject", (0, 1), (2,)),)


def test_teams_that_are_equal_go_without() -> None:
    """Neither team gets the award for the best control team if both are equally good in that role.

    Both teams guess right three times as the control team, and win blots in turn.
    """
    state = start()
    for _ in range(3):
        state = next_round(point_for_test(next_round(point_for_test(state))))
    assert over(two_points(state)).awards == (Award("subject", (0,), (8,)),)


def test_the_end_shows_the_boards_of_all_rounds() -> None:
    state = play(two_points(start(5)), Leave(0), Join(5, "Zoe", role="dawn", position=0))
    state = two_points(next_round(nobody_scores(next_round(state))))
    end = over(state)
    first, *_, last = end.boards
    assert len(end.boards) == end.board.deal.round == 3
    assert last == end.board
    assert first.subject == 0, "Ana has left, but was there"
    assert first.guess is not None
    assert first.guess.seat == 2
    assert first.deal.teams == ("dusk", "dawn", "dusk", "dawn", "dusk"), "Zoe was not there"
    assert [image.id for image in end.board.won[0]] == [
        *(image.id for image in first.won[0]),
        *(end.board.deal.images[place].id for place in (0, 1)),
    ]
