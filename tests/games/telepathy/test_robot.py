"""Tests that robots understand each other, and leave choices to people who play with them.

Robots also make no line that they have to avoid, unless every place of a card makes it.
"""

from dataclasses import replace
from typing import Any

import pytest

from engine.chance import Chance
from engine.core import Context, GameOver, Prompt, View
from engine.games.telepathy.actions import ACTIONS, outcomes
from engine.games.telepathy.beliefs import odds_to_make
from engine.games.telepathy.conditions import line, may_be_won
from engine.games.telepathy.game import GAME
from engine.games.telepathy.moves import Announce, Continue, Give, Perform, Reply
from engine.games.telepathy.prompts import AnnouncePrompt, GameOverPrompt, PerformPrompt
from engine.games.telepathy.reading import read
from engine.games.telepathy.state import Announcing, Giving, State
from engine.make_setup import make_setup
from engine.match import Match
from engine.setup import SKILLS, Player, Value
from engine.simulate import play_out
from tests.games.telepathy.situations import (
    ONE_AWAY,
    fresh,
    nothing_to_avoid,
    play,
    staged,
    take_turn,
)
from tests.support.matches import robot_match, setup_of
from tests.support.robots import played_with_a_person, won

NO_LINE = """
    blue circle, orange cross, green waves, blue star
    blue cross, purple waves, orange waves, green star
    purple star, green cross, orange star, purple circle
    green circle, blue waves, purple cross, orange circle
"""
"""A grid on which shifting row 2 east puts three crosses into column B, and makes no other line."""


def ending(match: Match) -> GameOverPrompt:
    for _ in play_out(match):
        pass
    assert isinstance(match.prompt, GameOverPrompt)
    return match.prompt


def wins(variant: str, players: int, matches: int, **choices: Any) -> int:
    return sum(
        ending(robot_match(GAME, players, seed, variant=variant, **choices)).verdict == "won"
        for seed in range(matches)
    )


def random_ending(variant: str, seed: int) -> Prompt:
    state, chance = fresh(variant, seed), Chance(seed, 0, "random")
    for step in range(500):
        prompt = GAME.prompt(state)
        if isinstance(prompt, GameOver):
            break
        state = GAME.apply(state, prompt.sample(chance), Context(seed, step))
    return prompt


@pytest.mark.parametrize(
    ("variant", "players", "options", "least"),
    [
        ("first", 2, {}, 11),
        ("standard", 2, {}, 11),
        ("challenge", 2, {"removed": 4}, 8),
        ("director", 3, {}, 10),
        ("partners", 4, {}, 11),
    ],
)
def test_robots_win_together_nearly_always(
    variant: str, players: int, options: dict[str, Value], least: int
) -> None:
    assert wins(variant, players, 12, options=options) >= least


def test_the_sharper_the_better() -> None:
    def wins(skill: str) -> int:
        company = [Player(name, True, skill) for name in ("Ana", "Ben")]
        hard = {"removed": 4}
        return sum(
            ending(
                Match(GAME, make_setup(GAME, company, seed, variant="challenge", options=hard))
            ).verdict
            == "won"
            for seed in range(25)
        )

    dreamy, awake, sharp = map(wins, SKILLS)
    assert dreamy < awake <= sharp + 3, "awake and sharp differ by little"
    assert dreamy < sharp


def test_random_play_hardly_ever_wins() -> None:
    won = sum(bool(getattr(random_ending("standard", s), "winners", ())) for s in range(100))
    assert won <= 5


def test_opposed_robots_are_fair_and_come_to_an_end() -> None:
    ends = [ending(robot_match(GAME, 4, seed, variant="opposed")) for seed in range(10)]
    assert all(len(end.winners) == 2 for end in ends)
    assert 2 <= sum(end.winners == (0, 2) for end in ends) <= 8


def test_no_robot_makes_the_line_it_must_avoid_unless_forced() -> None:
    for seed in range(12):
        for step in play_out(robot_match(GAME, 2, seed, variant="standard")):
            if not isinstance(step.before, PerformPrompt) or not isinstance(step.after, GameOver):
                continue
            assert isinstance(step.after, GameOverPrompt)
            assert isinstance(step.move, Perform)
            (avoided,) = (c.sign for c in step.after.hands[step.move.seat] if not c.win)
            places = outcomes(step.before.board.grid, step.before.card)
            if line(places[step.move.place], avoided):
                assert all(line(grid, avoided) for grid in places.values())


def view(state: State, seat: int, *, alone: bool) -> View:
    return View(seat, GAME.prompt(state), GAME.peek(state, seat), alone)


def test_robots_leave_going_on_to_people() -> None:
    state = replace(staged("standard", ONE_AWAY), performer=1, phase=Announcing())
    luck = Chance(1, 1)
    assert GAME.robot(view(state, 0, alone=False), luck) is None
    assert GAME.robot(view(state, 0, alone=True), luck) == Continue(0)


def test_a_robot_goes_on_by_itself_where_everybody_sees_that_announcing_would_fail() -> None:
    luck = Chance(1, 1)
    for seed in range(30):
        state = replace(nothing_to_avoid(fresh("standard", seed)), phase=Giving())
        state = take_turn(state, seed, go_on=False)
        robot, prompt = state.performer, GAME.prompt(state)
        assert isinstance(prompt, AnnouncePrompt)
        hopeless = not may_be_won(state.board.grid)
        moved = GAME.robot(view(state, robot, alone=False), luck)
        assert (moved == Continue(robot)) == hopeless
        assert GAME.robot(view(state, 1 - robot, alone=False), luck) is None, "a person gives next"
    must = replace(state, board=replace(state.board, row=()))
    assert not isinstance(GAME.robot(view(must, robot, alone=False), luck), Continue)


def test_robots_leave_directing_to_people() -> None:
    state = replace(fresh("director", players=4), phase=Giving())
    luck = Chance(1, 1)
    assert GAME.robot(view(state, 2, alone=False), luck) is None
    assert GAME.robot(view(state, 2, alone=True), luck) is not None
    state = take_turn(nothing_to_avoid(state), go_on=False)
    assert GAME.robot(view(state, 2, alone=False), luck) is None


def test_robots_announce_and_reply_when_the_cards_have_run_out() -> None:
    state = replace(staged(), performer=1, phase=Announcing())
    state = replace(state, board=replace(state.board, row=()))
    announcement = GAME.robot(view(state, 0, alone=True), Chance(1, 1))
    assert announcement == Announce(0, ("star",)), "the only shape in line"
    reply = GAME.robot(view(play(state, announcement), 1, alone=True), Chance(1, 1))
    assert isinstance(reply, Reply)


def test_a_completed_line_speaks_for_its_sign() -> None:
    state = staged("first", NO_LINE, ("+blue -green", "+cross -star"), first=0)
    unread = odds_to_make(read(state.board, 1).beliefs["shape"])
    assert list(unread.values()) == pytest.approx([0.25] * 4)
    after = play(state, Give(0, "row_east"), Perform(1, "row 2"))
    assert line(after.board.grid, "cross")
    belief = read(after.board, 1).beliefs["shape"]
    odds = odds_to_make(belief)
    assert max(odds, key=lambda sign: odds[sign]) == "cross"
    assert odds["cross"] > 0.5
    assert all(belief[win, lose] == 0 for win, lose in belief if lose == "cross")


def test_people_are_read_as_people_and_robots_as_robots() -> None:
    trust: dict[bool, float] = {True: 0.0, False: 0.0}
    for seed in range(12):
        match = played_with_a_person(seed)
        assert isinstance(match.prompt, GameOverPrompt)
        reading = read(match.prompt.board, 0)
        for player, role in zip(match.players, match.prompt.board.roles, strict=True):
            trust[player.robot] += reading.trust(role)
    assert trust[False] < trust[True]


def test_a_reading_rests_on_nothing_hidden() -> None:
    one = staged("standard", NO_LINE, ("+blue -green", "+cross -star"), first=0)
    two = staged("standard", NO_LINE, ("+green -blue", "+waves -circle"), first=0)
    moves = (Give(0, one.board.row[0]), Perform(1, ACTIONS[one.board.row[0]].places[0].id))
    readings = [read(play(state, *moves).board, 0) for state in (one, two)]
    assert readings[0].planned == readings[1].planned
    assert readings[0].natural == readings[1].natural


def test_a_robot_wins_with_a_crude_person_more_often_than_not() -> None:
    assert sum(won(played_with_a_person(seed)) for seed in range(20)) >= 10


@pytest.mark.parametrize("variant", ["standard", "first"])
def test_a_robot_gives_a_person_time_before_it_announces(variant: str) -> None:
    early = 0
    for seed in range(12):
        match = played_with_a_person(seed, variant=variant, announces=False)
        over = match.prompt
        assert isinstance(over, GameOverPrompt)
        if not over.named or not match.players[over.named[0].seat].robot:
            continue
        person, turns = seed % 2, over.board.turns
        theirs = sum(turn.performer == person for turn in turns)
        few_left = over.board.limit is not None and over.board.limit - len(turns) <= 4
        assert theirs >= 6 or few_left, f"seed {seed}: after {theirs} turns of the person"
        early += not few_left
    assert variant == "standard" or early, "it does announce by itself in the end"


def test_a_robot_plays_with_a_person() -> None:
    match = Match(GAME, setup_of(GAME, 2, variant="standard", people=(0,), first=0))
    luck = Chance(5, 0, "person")
    for _ in range(60):
        if match.over:
            break
        if not match.robot_turn():
            if match.current is not match.prompt:
                match.lift()
            mine = [move for move in match.prompt.options() if move.seat == 0]
            match.play(luck.choice(mine))
    assert match.over
