"""Tests of who gets awards: only players at the table, and only at the end of a match."""

from importlib import import_module
from typing import Any

import pytest

from engine.awards import best_awards, leading_seats, shared_by_few
from engine.chance import Chance
from engine.core import Award, Game, GameOver, Join, Leave, Move
from engine.match import Match
from engine.setup import Variant
from engine.simulate import play_out
from tests.engine.test_contract import SEEDS, tables, variants
from tests.support.matches import finished_match, robot_match, state_of

# --- who leads --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("figures", "least", "seats"),
    [
        ({}, 0, ()),
        ({0: 2, 3: 1}, 2, (0,)),
        ({0: 2, 3: 1}, 3, ()),
        ({3: 2, 0: 2, 1: 1}, 1, (0, 3)),
        ({0: 2, 1: 2, 2: 2}, 1, (0, 1, 2)),
    ],
)
def test_leading(figures: dict[int, int], least: int, seats: tuple[int, ...]) -> None:
    assert leading_seats(figures, least) == seats


def test_at_most_three_and_nobody_gets_two_while_somebody_has_none() -> None:
    first, second = Award("a", (0,)), Award("b", (0,))
    third, fourth = Award("c", (1,)), Award("d", (0, 2))
    candidates = [first, second, third, fourth]
    assert best_awards(candidates, people=range(3)) == (first, third, fourth)
    assert best_awards(candidates, people=range(4)) == (first, third)
    assert best_awards([first, second, third], people=range(2)) == (first, third, second)
    assert best_awards([first, second], people=range(2)) == (first,)
    assert best_awards([]) == ()


def test_what_many_share_is_no_award() -> None:
    one, two, three = Award("a", (0,)), Award("b", (0, 1)), Award("c", (0, 1, 2))
    assert [*shared_by_few([three, one, two])] == [one, two]


def test_people_come_before_robots() -> None:
    robot, person, both = (Award(*a) for a in (("a", (0,)), ("b", (1,)), ("c", (0, 2))))
    assert best_awards([robot, person], people=(1, 2)) == (person, robot)
    assert best_awards([robot, both, person], people=(1, 2)) == (both, person, robot)


# --- in every game ----------------------------------------------------------------------------


def awards_of(match: Match) -> tuple[Award, ...]:
    awards: tuple[Award, ...] = import_module(f"engine.games.{match.game.id}.recap").awards(
        state_of(match)
    )
    return awards


def check_awards(match: Match) -> int:
    """Check that the awards on the last prompt are valid; return their number.

    Valid awards equal those of the recap. There are at most three, and nobody gets the same kind
    twice. They go to players at the table, and name only items that were used in this match.
    """
    over = match.prompt
    assert isinstance(over, GameOver)
    assert over.awards == awards_of(match)
    assert len(over.awards) <= 3
    assert {*over.awards} <= {*(over.earned or over.awards)}
    given = [(award.key, seat) for award in over.awards for seat in award.seats]
    assert len({*given}) == len(given)
    box = {item.id for items in match.setup.box.values() for item in items}
    for award in over.awards:
        assert award.seats
        assert list(award.seats) == sorted({*award.seats})
        assert {*award.seats} <= {*match.present}
        assert all(figure > 0 for figure in award.figures)
        assert award.item is None or award.item in box & match.used()
    return len(over.awards)


@tables
def test_awards_are_for_those_at_the_table(game: Game[Any], variant: Variant, players: int) -> None:
    told = 0
    for seed in SEEDS:
        told += check_awards(finished_match(game.id, variant.id, players, seed))
    assert told


@variants
def test_nothing_is_told_of_an_unfinished_match(game: Game[Any], variant: Variant) -> None:
    match = robot_match(game, variant.min_players, 3, variant=variant.id)
    assert awards_of(match) == ()
    for _ in play_out(match):
        assert match.over or awards_of(match) == ()


@variants
def test_awards_survive_comings_and_goings(game: Game[Any], variant: Variant) -> None:
    moved = 0
    for seed in range(4):
        match = robot_match(
            game, min(variant.min_players + 2, variant.max_players), seed, variant=variant.id
        )
        for step, _ in enumerate(play_out(match)):
            luck = Chance(seed, step, "company")
            new, where = len(match.players), luck.between(0, len(match.present))
            guest = Join(new, f"Guest {step}", robot=True, position=where)
            come_or_go: Move = luck.choice((Leave(luck.choice(match.present)), guest))
            if luck.happens(0.3) and match.why_not(come_or_go) is None:
                match.play(come_or_go)
                moved += 1
        check_awards(match)
    fixed = variant.min_players == variant.max_players or not {Leave, Join} & {*game.moves}
    fixed = fixed or variant.id == "together"  # all share one result, so nobody joins or leaves
    assert moved or fixed
