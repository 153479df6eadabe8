"""Tests that whoever has the tablet may act first, if the order of players does not matter."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.chance import Chance
from engine.core import ActNext, Context, Game, Handoff
from engine.errors import IllegalMove
from engine.match import Match
from engine.registry import find_game
from engine.save import load, save
from engine.setup import Variant
from tests.engine.test_contract import variants
from tests.support.matches import setup_of, state_of

STEPS = 60


def curtains(match: Match) -> Iterator[Handoff]:
    """Play a match with random moves of people, and yield each curtain before it is opened."""
    for step in range(STEPS):
        if match.over:
            return
        if match.robot_turn():
            continue
        if isinstance(match.current, Handoff):
            yield match.current
            match.lift()
        match.play(match.prompt.sample(Chance(step, 0, "moves")))


def people_at(game: Game[Any], players: int, robots: tuple[int, ...] = (), **more: Any) -> Match:
    people = [seat for seat in range(players) if seat not in robots]
    return Match(game, setup_of(game, players, people=people, **more))


@variants
def test_everyone_named_may_act_first_and_nobody_else(game: Game[Any], variant: Variant) -> None:
    """A curtain lets people pass the tablet to the seats in its `alternatives`, and to no others.

    Passing the tablet is saved with the match, and can be undone.
    """
    match = people_at(game, variant.min_players, variant=variant.id)
    for curtain in curtains(match):
        others = set(range(variant.min_players)) - set(curtain.alternatives)
        for seat in others:
            with pytest.raises(IllegalMove):
                match.pass_to(seat)
        for seat in curtain.alternatives:
            match.pass_to(seat)
            assert isinstance(match.current, Handoff)
            assert match.current.to == seat
            assert {match.current.to, *match.current.alternatives} == {
                curtain.to,
                *curtain.alternatives,
            }
            assert load(save(match)).current == match.current
            match.undo()
            assert match.current == curtain


@pytest.mark.parametrize(("game", "variant"), [("storyteller", ""), ("telepathy", "standard")])
def test_it_is_offered_where_it_should_be(game: str, variant: str) -> None:
    rules = find_game(game)
    match = people_at(rules, rules.variants[0].min_players, variant=variant)
    assert any(curtain.alternatives for curtain in curtains(match))


def test_whoever_went_first_does_not_act_twice() -> None:
    match = people_at(find_game("storyteller"), 4, first=0)
    match.lift()
    match.play(match.prompt.sample(Chance(1, 0)))
    order = []
    while match.prompt.audience is not None:
        others = match.prompt.alternatives
        if others:
            match.pass_to(others[-1])
        order.append(match.lift().audience)
        match.play(match.prompt.sample(Chance(1, 0)))
    assert order == [3, 2, 1]


def test_the_tablet_cannot_be_passed_to_robots() -> None:
    match = people_at(find_game("storyteller"), 5, robots=(2, 3), first=0)
    match.lift()
    match.play(match.prompt.sample(Chance(1, 0)))
    assert isinstance(match.current, Handoff)
    assert match.prompt.alternatives == (2, 3, 4)
    assert match.current.alternatives == (4,)
    with pytest.raises(IllegalMove):
        match.pass_to(2)


def test_it_is_no_move_that_can_be_sent_from_an_open_screen() -> None:
    match = people_at(find_game("telepathy"), 2, variant="standard")
    curtain = match.current
    assert isinstance(curtain, Handoff)
    match.lift()
    for seat in range(2):
        with pytest.raises(IllegalMove):
            match.play(ActNext(seat))
        with pytest.raises(IllegalMove):
            match.pass_to(seat)
    match.cover()
    match.peek(curtain.to or 0)
    with pytest.raises(IllegalMove):
        match.pass_to(curtain.alternatives[0])


@variants
def test_a_game_refuses_it_from_anybody_who_need_not_act(game: Game[Any], variant: Variant) -> None:
    match = people_at(game, variant.min_players, variant=variant.id)
    for curtain in curtains(match):
        for seat in {-1, variant.min_players} | set(range(variant.min_players)):
            if seat not in {curtain.to, *curtain.alternatives}:
                with pytest.raises(IllegalMove):
                    game.apply(state_of(match), ActNext(seat), Context(0, 0))
