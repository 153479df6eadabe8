"""Tests of a match: curtain, clock, peeks, robots, and players who leave or join."""

from dataclasses import replace
from typing import Any

import pytest

from engine.core import GameOver, Join, Leave, Prompt, TimeUp
from engine.errors import IllegalMove, Refusal
from engine.match import Match
from engine.simulate import play_out
from tests.engine.toy import TOY, OwnPick, Pick, PickPrompt, ResultPrompt, State, Stop, StopPrompt
from tests.support.matches import curtain, setup_of, state_of

EVERYONE = (0, 1, 2)


def table(people: tuple[int, ...] = EVERYONE, players: int = 3, seed: int = 1) -> Match:
    return Match(TOY, setup_of(TOY, players, seed, people=people))


def pick(match: Match, *numbers: int) -> None:
    for number in numbers:
        match.lift()
        match.play(Pick(match.prompt.actors[0], number))


# --- the curtain ------------------------------------------------------------------------------


def test_a_private_prompt_begins_behind_the_curtain() -> None:
    match = table()
    assert match.current == curtain(match, 0)
    assert isinstance(match.lift(), PickPrompt)
    assert match.current is match.prompt


def test_the_curtain_falls_between_players_and_before_the_table() -> None:
    match = table()
    pick(match, 1)
    assert match.current == curtain(match, 1)
    pick(match, 2, 3)
    assert match.current == curtain(match, None)
    assert isinstance(match.lift(), StopPrompt)


def test_covered_moves_are_refused() -> None:
    match = table()
    refusal = match.why_not(Pick(0, 1))
    assert refusal is not None
    assert refusal.key == "covered"
    with pytest.raises(IllegalMove):
        match.play(Pick(0, 1))
    assert match.log == []


def test_cover_hides_and_lift_shows_again() -> None:
    match = table()
    match.lift()
    match.cover()
    assert match.current == curtain(match, 0)
    assert isinstance(match.lift(), PickPrompt)


def test_no_curtain_between_public_prompts() -> None:
    match = table()
    pick(match, 1, 2, 3)
    match.lift()
    match.play(Stop(2))
    assert isinstance(match.current, ResultPrompt)


# --- moves ------------------------------------------------------------------------------------


def test_an_illegal_move_says_why_and_changes_nothing() -> None:
    match = table()
    match.lift()
    before = state_of(match)
    with pytest.raises(IllegalMove, match="7 is not 1, 2 or 3") as caught:
        match.play(Pick(0, 7))
    assert caught.value.key == "number"
    assert caught.value.facts == {"number": 7}
    assert (state_of(match), match.log) == (before, [])
    assert str(match.why_not(Pick(0, 7))) == str(caught.value)
    assert match.why_not(Pick(0, 2)) is None


def test_nobody_but_the_clock_says_time_is_up() -> None:
    match = table()
    pick(match, 1, 2, 3)
    match.lift()
    with pytest.raises(IllegalMove, match="Only the clock"):
        match.play(TimeUp())


def test_the_seed_is_told_only_after_the_match() -> None:
    match = table(people=())
    assert match.seed is None
    for _ in play_out(match):
        pass
    assert match.over
    assert match.seed == 1


# --- time -------------------------------------------------------------------------------------


def test_time_stands_still_behind_the_curtain() -> None:
    match = table()
    pick(match, 1, 2, 3)
    match.tick(60)
    assert match.time_left == 10
    match.lift()
    match.tick(4)
    match.cover()
    match.tick(60)
    assert match.time_left == 6
    assert match.elapsed == 4_000


def test_the_end_of_the_timer_plays_time_up() -> None:
    match = table()
    pick(match, 1, 2, 3)
    match.lift()
    match.tick(9.999)
    assert isinstance(match.prompt, StopPrompt)
    match.tick(100)
    assert isinstance(match.prompt, ResultPrompt)
    assert match.log[-1].move == TimeUp()
    assert match.log[-1].elapsed == 10_000


def test_moves_know_how_long_they_took() -> None:
    match = table()
    pick(match, 1, 2, 3)
    match.lift()
    match.tick(2.5)
    match.play(Stop(0))
    assert match.log[-1].elapsed == 2_500
    assert state_of(match).left == 7_500
    assert match.time_left is None


def test_time_never_runs_backwards() -> None:
    match = table()
    pick(match, 1, 2, 3)
    match.lift()
    match.tick(-5)
    assert match.time_left == 10


# --- peek -------------------------------------------------------------------------------------


def test_a_peek_goes_through_the_curtain_and_back_to_the_same_screen() -> None:
    match = table()
    pick(match, 3, 2, 1)
    match.lift()
    match.tick(1)
    assert match.peek(0) == curtain(match, 0, peek=True)
    assert match.current == curtain(match, 0, peek=True)
    assert match.lift() == OwnPick(actors=(), audience=0, number=3)
    match.tick(5)
    match.cover()
    assert match.current == curtain(match, None), "the table is covered after a peek"
    assert isinstance(match.lift(), StopPrompt)
    assert match.time_left == 9


def test_no_moves_during_a_peek() -> None:
    match = table()
    pick(match, 3, 2, 1)
    match.lift()
    match.peek(0)
    match.lift()
    assert isinstance(match.why_not(Stop(0)), Refusal)
    assert not match.robot_turn()


def test_robots_wait_while_somebody_peeks() -> None:
    match = table(people=(0,))
    pick(match, 3)
    match.peek(0)
    match.lift()
    assert not match.robot_turn()
    assert isinstance(match.current, OwnPick)
    match.cover()
    assert match.robot_turn()


@pytest.mark.parametrize("seat", [-1, 1, 99])
def test_nothing_to_peek_at(seat: int) -> None:
    match = table()
    pick(match, 3)
    with pytest.raises(IllegalMove, match="nothing to look at"):
        match.peek(seat)


def test_a_refused_lift_changes_nothing() -> None:
    """The curtain stays if the secrets of a player who wants to peek do not exist any more."""
    match = table()
    pick(match, 3)
    match.peek(0)
    match.game = replace(match.game, peek=lambda _state, _seat: None)
    before = match.current, match.why_not_undo()
    with pytest.raises(IllegalMove, match="nothing to look at"):
        match.lift()
    assert (match.current, match.why_not_undo()) == before


def test_a_peek_counts_as_passing_on() -> None:
    match = table()
    pick(match, 3)
    match.peek(0)
    match.lift()
    match.cover()
    assert match.why_not_undo() is not None


# --- robots -----------------------------------------------------------------------------------


def test_a_robot_acts_behind_its_curtain_which_people_cannot_open() -> None:
    match = table(people=(1,))
    assert match.current == curtain(match, 0)
    with pytest.raises(IllegalMove, match="robot"):
        match.lift()
    assert match.robot_turn()
    assert match.current == curtain(match, 1)
    assert not match.robot_turn(), "people decide for themselves"


def test_robots_act_aside_while_the_tablet_lies_on_the_table() -> None:
    match = table(people=())
    for _ in EVERYONE:
        assert match.robot_turn()
    assert isinstance(match.current, StopPrompt), "nobody took it, so no curtain falls"


def test_robots_wait_for_the_table_curtain() -> None:
    match = table(people=())
    for _ in EVERYONE:
        match.robot_turn()
    match.cover()
    assert match.current == curtain(match, None)
    assert not match.robot_turn()
    match.lift()
    assert match.robot_turn()


def test_people_do_not_peek_for_robots() -> None:
    match = table(people=(1,))
    match.robot_turn()
    assert 0 not in match.peekers()
    with pytest.raises(IllegalMove, match="nothing to look at"):
        match.peek(0)


def test_play_out_needs_robots_only() -> None:
    with pytest.raises(RuntimeError, match="nobody can answer"):
        list(play_out(table()))


def test_robots_play_to_the_end() -> None:
    match = table(people=())
    steps = list(play_out(match))
    assert isinstance(match.prompt, GameOver)
    assert [step.move for step in steps] == [played.move for played in match.log]


# --- players who leave or join ----------------------------------------------------------------


def test_someone_leaves_and_someone_joins_between_rounds() -> None:
    match = table()
    with pytest.raises(IllegalMove):
        match.play(Leave(1))
    pick(match, 1, 2, 3)
    match.lift()
    match.play(Stop(0))
    match.play(Leave(1))
    assert (match.present, [*match.at_table]) == ((0, 2), [0, 2])
    match.play(Join(3, "Zoe", position=1))
    assert match.names == ("Ana", "Ben", "Cleo", "Zoe")
    assert [player.name for player in match.at_table.values()] == ["Ana", "Zoe", "Cleo"]
    match.undo()
    assert (match.names, match.present) == (("Ana", "Ben", "Cleo"), (0, 2))
    match.play(Join(1, "Ben"))
    assert match.present == (0, 2, 1), "who comes back has their own seat, but sits anywhere"


def test_one_person_has_one_seat() -> None:
    match = table()
    pick(match, 1, 2, 3)
    match.lift()
    match.play(Stop(0))
    match.play(Leave(1))
    assert (match.seat_for("Ben"), match.seat_for("Zoe")) == (1, 3)
    for wrong in (Join(3, "Ben"), Join(1, "Zoe"), Join(4, "Zoe")):
        assert getattr(match.why_not(wrong), "key", "") == "no-such-seat"


def test_sending_a_robot_home_is_a_persons_move() -> None:
    match = table(people=(0,))
    pick(match, 1)
    while match.robot_turn():
        pass
    match.lift()
    match.play(Stop(0))
    match.play(Leave(2))
    assert match.present == (0, 1)
    match.undo()
    assert match.present == (0, 1, 2)


@pytest.mark.parametrize("name", ["", "   ", "ana", "x" * 40])
def test_newcomers_need_a_name_of_their_own(name: str) -> None:
    match = table()
    pick(match, 1, 2, 3)
    match.lift()
    match.play(Stop(0))
    with pytest.raises(Refusal):
        match.play(Join(3, name))
    assert match.names == ("Ana", "Ben", "Cleo")


def test_a_refused_departure_leaves_the_tablet_where_it_was() -> None:
    """A refused departure does not change who holds the tablet.

    The match is replayed first, because after that, as after loading, nobody is known to hold it.
    """
    match = table(players=2)
    pick(match, 1, 2)
    match.lift()
    match.play(Stop(0))
    match.replay(match.log)
    match.moves_when_passed = 1
    holder = match._holder  # noqa: SLF001
    with pytest.raises(IllegalMove):
        match.change_players(Leave(0))
    assert (match.moves_when_passed, match._holder) == (1, holder)  # noqa: SLF001
    assert match.current == curtain(match, None)


def test_moves_played_together_are_one_step() -> None:
    match = table()
    pick(match, 1, 2, 3)
    match.lift()
    match.play(Stop(0))
    match.play(Join(3, "Zoe"), Join(4, "Eli"))
    assert [entry.same_step for entry in match.log[-3:]] == [False, False, True]
    match.undo()
    assert match.names == ("Ana", "Ben", "Cleo"), "both are taken back"
    with pytest.raises(Refusal):
        match.play(Join(3, "Zoe"), Join(4, "zoe"))
    assert match.names == ("Ana", "Ben", "Cleo"), "neither was played"


def test_a_robot_between_two_turns_of_a_person_closes_the_curtain() -> None:
    """The curtain closes between two turns of a person if a robot moves in between.

    The person may have looked away meanwhile, so the next secret stays covered.
    """

    def turns(state: State) -> Prompt:
        seat = (0, 1, 0)[len(state.picks)]
        return PickPrompt(actors=(seat,), audience=seat)

    def picked(state: State, move: Any, _context: Any) -> State:
        return replace(state, picks=(*state.picks, move.number))

    game = replace(TOY, prompt=turns, apply=picked)
    match = Match(game, setup_of(game, 2, people=(0,)))
    pick(match, 1)
    assert match.robot_turn()
    assert match.current == curtain(match, 0)


def test_no_prompt_is_built_to_know_who_may_peek() -> None:
    def peek(state: State, seat: int) -> Prompt | None:
        raise AssertionError("a prompt was built")

    game = replace(TOY, peek=peek)
    match = Match(game, setup_of(game, 3, people=EVERYONE))
    assert match.peekers() == ()
    pick(match, 1)
    assert match.peekers() == (0,)
    match.undo()
    assert match.peekers() == ()
