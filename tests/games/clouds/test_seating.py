"""Tests of players who leave or join between the rounds of Clouds."""

from collections import Counter
from dataclasses import replace

import pytest

from engine.chance import Chance
from engine.core import Handoff, Join, Leave, Move, Next, TimeUp
from engine.games.clouds.game import GAME
from engine.games.clouds.moves import ChooseWord, Claim, Correct, Credit, Memorise, StartClock, Toss
from engine.games.clouds.prompts import RegroupPrompt
from engine.games.clouds.schedule import Roles, main_artists, roles_of, turns_to_come, turns_with
from engine.games.clouds.state import Phase, State
from engine.match import Match
from engine.save import load, save
from tests.games.clouds.situations import (
    at_the_end,
    begin,
    guessed,
    landed,
    painting,
    play,
    refusal,
    tossing,
)
from tests.support.matches import pack_for, setup_of, state_of

# --- how often everyone is main artist --------------------------------------------------------


def mains_until_the_end(state: State) -> Counter[int]:
    """How often each seat is main artist in the whole match, given a state between two rounds."""
    state = play(state, Next(state.everyone[0]))
    while state.phase is Phase.CHOOSE:
        state = play(guessed(state), Next(state.everyone[0]))
    return Counter(played.roles.main for played in state.rounds)


def test_four_people_joined_by_six_play_nine_more_rounds() -> None:
    state = guessed(begin(4))
    for number in range(6):
        state = play(state, Join(4 + number, f"Guest {number}"))
    assert len(state.main_artists) == 9
    assert mains_until_the_end(state) == dict.fromkeys(state.everyone, 1)


@pytest.mark.parametrize(("gone", "rounds"), [(range(4, 10), 11), (range(6), 12)])
def test_four_who_stay_of_ten_are_main_artist_three_times(gone: range, rounds: int) -> None:
    """The main artist of the first round, Ana, has had one of her three turns, if she stays."""
    state = guessed(begin(10))
    for seat in reversed(gone):
        state = play(state, Leave(seat))
    assert len(state.main_artists) == rounds
    mains = mains_until_the_end(state)
    assert {seat: mains[seat] for seat in state.everyone} == dict.fromkeys(state.everyone, 3)


def test_in_a_short_match_everyone_is_main_artist_once() -> None:
    zoe = Join(6, "Zoe", robot=True, position=0)
    state = play(guessed(begin(6, options={"length": "short"})), Leave(2), zoe)
    mains = mains_until_the_end(state)
    assert {seat: mains[seat] for seat in state.everyone} == dict.fromkeys(state.everyone, 1)


@pytest.mark.parametrize(
    ("had", "start", "short", "turns"),
    [
        ((0, 0, 0, 0), 1, True, (1, 2, 3, 0)),
        ((1, 0, 0, 0), 1, False, (1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3)),
        ((1, 1, 1, 1, 1, 1, 1), 3, False, (3, 4, 5, 6, 0, 1, 2)),
        ((1, 1, 1, 1, 1, 1, 1, 1), 0, False, ()),
        ((3, 3, 3, 2, 0), 0, False, (4, 3, 4, 4)),
        ((4, 3, 3, 2), 0, False, (3,)),
    ],
)
def test_whoever_has_the_most_turns_left_comes_first(
    had: tuple[int, ...], start: int, short: bool, turns: tuple[int, ...]
) -> None:
    """Nobody has two turns in a row, unless nobody else has one left."""
    present = tuple(range(len(had)))
    assert turns_to_come(present, dict(enumerate(had)), start, short) == turns


def test_turns_go_around_the_table_not_by_number() -> None:
    had = dict.fromkeys((5, 0, 7, 2), 0)
    assert turns_to_come((5, 0, 7, 2), had, 7, True) == (7, 2, 5, 0)
    assert roles_of(0, (5, 0, 7, 2)) == Roles(main=0, second=2, timekeeper=5)


def test_a_match_that_others_leave_lasts_as_long_as_its_words() -> None:
    (need,) = GAME.needs
    state = guessed(begin(10, packs=[pack_for(GAME, need, 12)]))
    for seat in range(9, 3, -1):
        state = play(state, Leave(seat))
    assert len(state.main_artists) == 9
    assert sum(mains_until_the_end(state).values()) == 10


# --- matches that began under earlier rules ---------------------------------------------------


def test_a_newcomer_gets_a_turn_in_every_lap_that_is_not_over() -> None:
    assert turns_with((1, 2, 3, 0, 1, 2, 3), 4) == (1, 2, 3, 0, 4, 1, 2, 3, 4)
    assert turns_with((0, 1, 2, 3), 4) == (0, 1, 2, 3, 4)
    assert turns_with((3,), 4) == (3, 4)
    for played in range(1, 12):
        queue = main_artists(0, 4)[played:]
        assert turns_with(queue, 4).count(4) == -(-(12 - played) // 4)


def test_an_old_match_keeps_its_old_turns() -> None:
    setup = setup_of(GAME, 6, first=0)
    old = guessed(GAME.new(replace(setup, rules=2), Chance(1, 0)))
    assert play(old, Leave(1)).main_artists == (2, 3, 4, 5, 0, 2, 3, 4, 5)
    assert play(old, Join(6, "Zoe")).main_artists.count(6) == 2


# --- somebody leaves or joins -----------------------------------------------------------------


def test_somebody_leaves_between_rounds() -> None:
    state = guessed(begin(6), guesser=1)
    assert state.droplets_now == (1, 1, 0, 1, 0, 0)
    after = play(state, Leave(1))
    assert after.everyone == (0, 2, 3, 4, 5)
    assert [after.droplets[seat] for seat in after.everyone] == [1, 0, 1, 0, 0]
    assert after.main_artists == (2, 3, 4, 5, 0, 2, 3, 4, 5, 0, 2, 3, 4, 5)
    prompt = GAME.prompt(after)
    assert isinstance(prompt, RegroupPrompt)
    assert prompt.next == Roles(2, 4, 0)
    assert refusal(after, Correct(0, 2)) == "not-now"
    assert play(after, Next(4)).roles == Roles(2, 4, 0)
    assert GAME.story(after) == GAME.story(state)


def test_the_main_artist_of_the_round_may_leave() -> None:
    after = play(guessed(begin(5, first=2)), Leave(2), Next(0))
    assert after.roles.main == 3
    assert len(after.main_artists) == 12


def test_somebody_joins_between_rounds() -> None:
    after = play(guessed(begin(4)), Join(4, "Zoe", position=2))
    assert after.everyone == (0, 1, 4, 2, 3)
    assert after.droplets == (1, 0, 1, 1, 0)
    assert after.main_artists.count(4) == 3
    assert play(after, Next(0)).roles == Roles(1, 2, 0)


def test_several_come_and_go() -> None:
    yan = Join(5, "Yan", position=0)
    state = play(guessed(begin(4)), Join(4, "Zoe"), yan, Leave(1), Next(0))
    assert state.seating.names == ("Ana", "Ben", "Cleo", "Dan", "Zoe", "Yan")
    assert state.everyone == (5, 0, 2, 3, 4)
    while state.phase is Phase.CHOOSE:
        state = play(guessed(state), Next(0))
    mains = Counter(played.roles.main for played in state.rounds)
    assert mains == dict.fromkeys(state.everyone, 3)


def test_who_comes_back_has_had_their_turns() -> None:
    state = guessed(begin(5))
    back = play(state, Leave(0), Join(0, "Ana", position=0))
    assert back.everyone == (0, 1, 2, 3, 4)
    assert back.main_artists == state.main_artists[1:]
    assert back.droplets[0] == 0


@pytest.mark.parametrize("move", [Leave(0), Join(5, "Zoe")])
def test_nobody_comes_or_goes_during_a_round(move: Move) -> None:
    for state in (begin(5), tossing(begin(5)), landed(begin(5)), painting(5)):
        assert refusal(state, move) == "not-between-rounds"
    assert refusal(play(painting(5), Claim(0)), move) == "not-between-rounds"
    assert refusal(play(painting(5), TimeUp()), move) == "not-between-rounds"
    last = at_the_end(3, 3, 1, 0, 0)
    assert refusal(last, move) == "not-between-rounds"
    assert refusal(play(last, Next(0)), move) == "not-between-rounds"
    assert refusal(play(at_the_end(3, 2, 1, 0), Next(0)), move) == "over"


def test_four_must_stay_and_ten_is_full() -> None:
    assert refusal(guessed(begin(4)), Leave(1)) == "too-few-players"
    assert refusal(guessed(begin(10)), Join(10, "Zoe")) == "table-full"
    assert refusal(guessed(begin(5)), Leave(5)) == "no-such-seat"
    assert refusal(guessed(begin(5)), Leave(-1)) == "no-such-seat"
    assert refusal(guessed(begin(5)), Join(6, "Zoe")) == "no-such-seat"
    assert refusal(guessed(begin(5)), Join(-1, "Zoe")) == "no-such-seat"
    assert refusal(guessed(begin(5)), Join(1, "Zoe")) == "no-such-seat"
    assert refusal(guessed(begin(5)), Join(5, "Zoe", role="star")) == "no-roles"


def test_a_newcomer_needs_words_to_paint() -> None:
    (need,) = GAME.needs
    short = guessed(begin(4, packs=[pack_for(GAME, need, 16)]))
    assert refusal(short, Join(4, "Zoe")) == "no-words"
    enough = guessed(begin(4, packs=[pack_for(GAME, need, 17)]))
    assert play(enough, Join(4, "Zoe"))


def test_the_match_ends_if_everybody_with_turns_has_left() -> None:
    state = guessed(begin(9))
    for _ in range(7):
        state = guessed(play(state, Next(0)))
    after = play(state, Leave(8))
    prompt = GAME.prompt(after)
    assert isinstance(prompt, RegroupPrompt)
    assert prompt.next is None
    assert refusal(after, Join(9, "Zoe")) == "not-between-rounds"
    assert play(after, Next(0)).phase in (Phase.VOTE, Phase.OVER)


def test_a_match_with_comings_and_goings_is_saved_undone_and_finished() -> None:
    match = Match(GAME, setup_of(GAME, 5, first=0, people=range(5)))

    def act(*moves: Move) -> None:
        for move in moves:
            if isinstance(match.current, Handoff):
                match.lift()
            match.play(move)

    def round_of(state: State) -> tuple[Move, ...]:
        roles = state.roles
        return (
            ChooseWord(roles.main, state.offered[0]),
            Memorise(roles.second),
            Toss(roles.main, "arc"),
            StartClock(roles.timekeeper),
            Claim(roles.second),
            Credit(roles.main, roles.timekeeper),
        )

    act(*round_of(state_of(match)))
    act(Leave(1))
    assert match.present == (0, 2, 3, 4)
    match.undo()
    assert match.present == (0, 1, 2, 3, 4)
    act(Leave(1), Join(5, "Zoe"), Next(0))
    assert " ".join(match.names) == "Ana Ben Cleo Dan Eva Zoe"
    assert match.present == (0, 2, 3, 4, 5)
    assert state_of(load(save(match))) == state_of(match)
    while state_of(match).phase is Phase.CHOOSE:
        act(*round_of(state_of(match)), Next(0))
    assert len(match.story()) == len(state_of(match).rounds)
