"""The rules of Echo, one by one."""

import pytest

from engine.core import Handoff, Leave, Move, Next
from engine.errors import IllegalMove
from engine.games.echo.game import GAME
from engine.games.echo.prompts import (
    GameOverPrompt,
    HandPrompt,
    Pick,
    PickPrompt,
    RoundResultPrompt,
    TablePublic,
)
from engine.games.echo.robot import THOUGHTS
from engine.games.echo.state import PICTURES, ROUNDS, WORDS
from engine.match import Match
from tests.support.matches import curtain, robot_match


def table(players: int = 3) -> Match:
    return robot_match(GAME, players, people=range(players), first=0)


def pick(match: Match, *pictures: str) -> None:
    """The next players choose, one after another."""
    for picture in pictures:
        match.lift()
        match.play(Pick(match.prompt.actors[0], picture))


def result(match: Match) -> RoundResultPrompt:
    shown = match.lift()
    assert isinstance(shown, RoundResultPrompt)
    return shown


@pytest.mark.parametrize(
    ("picks", "points"),
    [
        (("sun", "moon", "sea"), (0, 0, 0)),
        (("sun", "moon", "sun"), (1, 0, 1)),
        (("sun", "sun", "sun"), (2, 2, 2)),
    ],
)
def test_a_point_for_everyone_else_with_the_same(
    picks: tuple[str, ...], points: tuple[int, ...]
) -> None:
    match = table()
    pick(match, *picks)
    assert result(match).picks == picks
    assert result(match).points == result(match).scores == points


def test_a_played_picture_is_gone() -> None:
    match = table()
    pick(match, "sun", "sun", "moon")
    result(match)
    match.play(Next(1))
    hand = match.lift()
    assert isinstance(hand, PickPrompt)
    assert hand.audience == 1, "the next round begins one seat further"
    assert hand.hand == tuple(picture for picture in PICTURES if picture != "sun")
    with pytest.raises(IllegalMove, match="in your hand"):
        match.play(Pick(1, "sun"))


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        (Pick(1, "sun"), "Waiting for Ana"),
        (Pick(0, "cat"), "in your hand"),
        (Next(0), "be done now"),
        (Leave(2), "nobody comes or goes"),
    ],
)
def test_what_cannot_be_done_is_refused(move: Move, reason: str) -> None:
    match = table()
    match.lift()
    with pytest.raises(IllegalMove, match=reason):
        match.play(move)
    assert match.log == []


def test_whoever_has_chosen_may_look_again_until_all_have() -> None:
    match = table()
    assert 0 not in match.peekers()
    pick(match, "sun")
    match.peek(0)
    seen = match.lift()
    assert isinstance(seen, HandPrompt)
    assert (seen.chosen, "sun" in seen.hand) == ("sun", False)
    match.cover()
    assert 1 not in match.peekers()
    pick(match, "sun", "sun")
    assert 0 not in match.peekers()


def test_the_curtain_before_the_result_tells_nothing_of_it() -> None:
    match = table()
    pick(match, "sun", "sun", "moon")
    shown = match.current
    assert shown == curtain(match, None)
    assert isinstance(shown, Handoff)
    assert isinstance(shown.public, TablePublic)
    assert shown.public.scores == (0, 0, 0)
    match.undo()
    assert match.current == curtain(match, 2)


def test_after_five_words_the_most_points_win() -> None:
    match = table()
    for number in range(ROUNDS):
        for _ in range(3):
            seat = match.prompt.actors[0]
            pick(match, PICTURES[number] if seat < 2 else PICTURES[number + 1])
        assert result(match).final == (number == ROUNDS - 1)
        match.play(Next(0))
    over = match.prompt
    assert isinstance(over, GameOverPrompt)
    assert (over.winners, over.scores) == ((0, 1), (5, 5, 0))
    assert [(award.key, award.seats, award.figures) for award in over.awards] == [
        ("kindred", (0, 1), (5,)),
        ("own-way", (2,), (5,)),
    ]
    assert over.favourites == PICTURES[:ROUNDS]


def test_robots_think_something_of_every_word() -> None:
    assert set(THOUGHTS) == set(WORDS)
    assert all(sorted(thoughts.split()) == sorted(PICTURES) for thoughts in THOUGHTS.values())
