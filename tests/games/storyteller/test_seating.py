"""Tests of players who leave or join between the rounds of Storyteller."""

import pytest

from engine.core import Cue, Gain, Join, Leave, Next, TimeUp
from engine.games.storyteller.game import GAME
from engine.games.storyteller.prompts import RoundResultPrompt
from engine.match import Match
from engine.save import load, save
from engine.simulate import play_out
from tests.games.storyteller.situations import (
    all_find,
    dealt,
    laid,
    play,
    ready,
    refusal,
    result,
    scored,
    told,
    whole_round,
)
from tests.support.matches import pack_for, setup_of


def test_nobody_comes_or_goes_during_a_round() -> None:
    for state in (dealt(4), ready(4), told(ready(4)), laid(ready(4))):
        assert refusal(state, Leave(0)) == "not-between-rounds"
        assert refusal(state, Join(0, "Zoe")) == "not-between-rounds"
    assert refusal(ready(4), TimeUp()) == "not-now"


def test_who_leaves_takes_no_picture_along() -> None:
    state = whole_round(ready(5), {1: 0, 2: 1, 3: 1, 4: 2})
    after = play(state, Leave(1))
    assert after.match.points == {0: 3, 2: 1, 3: 0, 4: 0}
    assert set(state.hands[1]) <= set(after.match.discard)
    prompt = result(after)
    assert prompt.last == Leave(1)
    assert (result(state).cue, prompt.cue) == (Cue.REVEAL, Cue.NONE), "a reveal happens once"
    assert sorted(c.owner for c in prompt.pictures) == [0, 1, 2, 3, 4], "seats never change"
    assert {(a.seat, a.points) for a in prompt.gains} == {(0, 3), (2, 1)}
    assert "Now: A 3, C 1, D 0, E 0." in prompt.text("ABCDE")
    assert GAME.story(after) == GAME.story(state)


@pytest.mark.parametrize(
    ("told_by", "leaver", "next_teller"),
    [(1, 0, 2), (1, 1, 2), (1, 2, 3), (3, 0, 1), (0, 0, 1), (3, 3, 0)],
)
def test_the_turn_passes_as_if_they_had_stayed(told_by: int, leaver: int, next_teller: int) -> None:
    state = play(all_find(ready(4, first=told_by)), Leave(leaver))
    assert play(state, Next(next_teller)).teller == next_teller


@pytest.mark.parametrize(
    ("told_by", "position", "next_teller"), [(1, 0, 2), (1, 2, 4), (1, 4, 2), (3, 4, 4), (3, 0, 4)]
)
def test_a_newcomer_left_of_the_storyteller_tells_next(
    told_by: int, position: int, next_teller: int
) -> None:
    zoe = Join(4, "Zoe", position=position)
    assert play(all_find(ready(4, first=told_by)), zoe, Next(0)).teller == next_teller


def test_who_has_left_is_still_named() -> None:
    state = all_find(ready(5))
    assert result(state).gone == ()
    left = result(play(state, Leave(2)))
    assert left.gone == (2,)
    assert {picture.owner for picture in left.pictures} == {0, 1, 2, 3, 4}


def test_who_comes_back_has_the_same_seat_and_tells_again_in_a_short_match() -> None:
    state = all_find(ready(4, options={"length": "short"}))
    state = play(state, Leave(0), Join(0, "Ana", position=2))
    assert state.everyone == (1, 2, 0, 3)
    assert state.match.untold == (1, 2, 0, 3)
    assert GAME.public(state).scores[0] == state.match.scores[0] == 2
    state = play(state, Next(0))
    assert [len(hand) for hand in state.hands] == [6, 6, 6, 6]
    assert state.others == (2, 0, 3)


def test_at_least_three_stay() -> None:
    state = play(all_find(ready(4)), Leave(2))
    assert refusal(state, Leave(0)) == "too-few-players"
    assert refusal(all_find(ready(4)), Leave(4)) == "no-such-seat"


def test_from_four_to_three_players_hands_grow() -> None:
    state = play(all_find(ready(4)), Leave(2), Next(0))
    assert [len(hand) for hand in state.hands] == [7, 7, 0, 7]
    assert len(laid(state).laid) == 5


def test_from_three_to_four_players_hands_are_six() -> None:
    state = play(all_find(ready(3)), Join(3, "Zoe"), Next(0))
    assert [len(hand) for hand in state.hands] == [6, 6, 6, 6]
    assert len(laid(state).laid) == 4


def test_a_newcomer_starts_level_with_the_last() -> None:
    state = scored(all_find(ready(4)), (7, 4, 9, 5))
    state = play(state, Join(4, "Zoe", position=2))
    assert state.match.scores == (7, 4, 9, 5, 4)
    assert Gain(4, 4, "joined") in result(state).gains
    assert GAME.peek(state, 4) is None
    assert {"player": 4, "points": 4, "why": "joined"} in GAME.story(state)[-1]["points"]
    state = play(state, Next(0))
    assert GAME.peek(state, 4) is not None


def test_a_newcomer_needs_room_and_pictures() -> None:
    full = all_find(ready(8))
    assert refusal(full, Join(8, "Zoe")) == "table-full"
    small = all_find(ready(4, packs=[pack_for(GAME, GAME.needs[0], 34)]))
    assert refusal(small, Join(4, "Zoe")) == "small-pack"
    enough = all_find(ready(4, packs=[pack_for(GAME, GAME.needs[0], 35)]))
    for elsewhere in (Join(5, "Zoe"), Join(0, "Zoe"), Join(-1, "Zoe")):
        assert refusal(enough, elsewhere) == "no-such-seat"
    for position in (-1, 5):
        assert refusal(enough, Join(4, "Zoe", position=position)) == "no-such-seat"
    assert refusal(enough, Join(4, "Zoe", role="judge")) == "no-roles"
    zoe = Join(4, "Zoe", position=4)
    assert [len(hand) for hand in play(enough, zoe, Next(0)).hands] == [6] * 5


def test_nobody_comes_or_goes_after_the_last_round() -> None:
    state = all_find(scored(ready(4), (0, 29, 0, 0)))
    assert refusal(state, Leave(0)) == refusal(state, Join(4, "Zoe")) == "last-round"


def test_a_match_goes_on_with_other_people_and_survives_a_reload() -> None:
    match = Match(GAME, setup_of(GAME, 4, first=0))
    steps = play_out(match)
    while not isinstance(match.prompt, RoundResultPrompt):
        next(steps)
    match.play(Leave(1))
    match.play(Join(4, "Zoe", robot=True, position=0))
    match.play(Join(5, "Yan", robot=True))
    assert match.names == ("Ana", "Ben", "Cleo", "Dan", "Zoe", "Yan")
    assert match.present == (4, 0, 2, 3, 5)
    for _ in play_out(match):
        pass
    again = load(save(match))
    assert again.prompt == match.prompt
    assert (again.names, again.present) == (match.names, match.present)
    assert {tale["storyteller"] for tale in match.story()} == {*match.present}
