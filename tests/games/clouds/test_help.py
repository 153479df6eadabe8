"""Tests of what helps artists: giving a word up, a partner who may act, looking at the word again.

Ana (seat 0) is the main artist and Cleo (seat 2) the second one, who acts first.
"""

import pytest

from engine.core import Handoff, Next, TimeUp, Waited
from engine.errors import IllegalMove
from engine.games.clouds.game import GAME
from engine.games.clouds.moves import (
    CancelClaim,
    ChooseWord,
    Claim,
    GiveUp,
    LookAgain,
    Memorise,
    Place,
    StartClock,
    Toss,
)
from engine.games.clouds.prompts import MemorisePrompt, PaintPrompt, RoundResultPrompt
from engine.games.clouds.state import Phase, State
from engine.match import Match
from engine.save import load, save
from tests.games.clouds.situations import painting, play, refusal
from tests.support.matches import setup_of, state_of

PEOPLE = (0, 1, 2, 3)


def shown(state: State) -> PaintPrompt:
    prompt = GAME.prompt(state)
    assert isinstance(prompt, PaintPrompt)
    return prompt


def place(seat: int, x: int = 300) -> Place:
    return Place(seat, "arc", x, 300, 0, False, 0)


def running_match(people: tuple[int, ...] = PEOPLE) -> Match:
    """A match whose clock runs, on an open table."""
    match = Match(GAME, setup_of(GAME, 4, first=0, people=people))
    match.lift()
    match.play(ChooseWord(0, state_of(match).offered[0]))
    match.lift()
    match.play(Memorise(2))
    match.lift()
    match.play(Toss(0, "puff"))
    match.play(StartClock(3))
    return match


# --- giving up --------------------------------------------------------------------------------


@pytest.mark.parametrize("artist", [0, 2])
def test_an_artist_gives_the_word_up(artist: int) -> None:
    state = play(painting(4, people=PEOPLE), GiveUp(artist), elapsed=30_000)
    prompt = GAME.prompt(state)
    assert isinstance(prompt, RoundResultPrompt)
    assert (prompt.guesser, prompt.gains, prompt.used) == (None, (), 30_000)
    assert prompt.word == state.word_item, "the word is shown"
    assert play(state, Next(1)).phase is Phase.CHOOSE


def test_only_artists_give_up_and_only_while_they_paint() -> None:
    state = painting(4, people=PEOPLE)
    assert shown(state).may_give_up == (0, 2)
    assert refusal(state, GiveUp(1)) == "not-your-turn"
    assert refusal(play(state, Claim(0)), GiveUp(0)) == "not-now"
    assert refusal(play(state, TimeUp()), GiveUp(0)) == "not-now"
    assert refusal(state, GiveUp(0), elapsed=120_000) == "time-up"
    with_robot = painting(4, people=(0, 1))
    assert shown(with_robot).may_give_up == shown(with_robot).may_look == (0,)
    assert refusal(with_robot, GiveUp(2)) == refusal(with_robot, LookAgain(2)) == "not-your-turn"


# --- waiting ----------------------------------------------------------------------------------


def test_after_ten_seconds_the_partner_may_act_and_the_turn_stays() -> None:
    match = running_match()
    assert isinstance(match.prompt, PaintPrompt)
    assert match.prompt.turn == 2
    match.tick(9.999)
    assert match.prompt.instead is None
    with pytest.raises(IllegalMove):
        match.play(place(0))
    match.tick(0.001)
    assert isinstance(match.prompt, PaintPrompt)
    assert (match.prompt.turn, match.prompt.instead) == (2, 0)
    assert match.time_left == 110
    match.tick(2)
    match.play(place(0))
    assert (match.prompt.turn, match.prompt.instead) == (2, None), "the turn stays"
    match.play(place(2, 900))
    assert match.prompt.turn == 0
    assert state_of(load(save(match))) == state_of(match)


def test_the_artist_whose_turn_it_is_may_still_act() -> None:
    match = running_match()
    match.tick(15)
    assert match.time_left == 105
    match.play(place(2))
    assert isinstance(match.prompt, PaintPrompt)
    assert (match.prompt.turn, match.prompt.instead) == (0, None)
    match.tick(9.9)
    assert match.prompt.instead is None, "ten seconds again for the next turn"


def test_a_claim_does_not_begin_the_ten_seconds_anew() -> None:
    state = play(painting(4, people=PEOPLE), Claim(0), CancelClaim(0), elapsed=4_000)
    timer = shown(state).timer
    assert timer is not None
    assert (timer.left, timer.waits) == (116_000, 6_000)


def test_the_time_is_up_before_the_partner_may_act_in_the_last_seconds() -> None:
    match = running_match()
    match.tick(115)
    match.play(place(2))
    match.tick(200)
    assert [entry.move for entry in match.log[-3:]] == [Waited(), place(2), TimeUp()]


@pytest.mark.parametrize("people", [(0, 1), (1, 2), (1,)])
def test_nobody_waits_for_or_instead_of_a_robot(people: tuple[int, ...]) -> None:
    timer = shown(painting(4, people=people)).timer
    assert timer is not None
    assert timer.waits is None


def test_nobody_plays_the_waiting() -> None:
    match = running_match()
    with pytest.raises(IllegalMove):
        match.play(Waited())


# --- looking again ----------------------------------------------------------------------------


def test_an_artist_looks_again_through_the_curtain_while_the_clock_stands() -> None:
    match = running_match()
    match.tick(5)
    match.play(LookAgain(0))
    assert isinstance(match.current, Handoff)
    assert match.current.to == 0
    assert not hasattr(match.current.public, "sky"), "the sky is covered"
    match.tick(60)
    prompt = match.lift()
    assert isinstance(prompt, MemorisePrompt)
    assert (prompt.audience, prompt.word) == (0, state_of(match).word_item)
    match.tick(60)
    assert state_of(load(save(match))) == state_of(match)
    match.play(Memorise(0))
    assert isinstance(match.current, Handoff)
    assert match.current.to is None
    match.lift()
    assert isinstance(match.prompt, PaintPrompt)
    assert (match.time_left, match.prompt.turn) == (115, 2)


def test_artists_look_again_twice_a_round_at_most() -> None:
    state = painting(4, people=PEOPLE)
    assert refusal(state, LookAgain(1)) == "not-your-turn"
    for artist in (0, 2):
        assert shown(state).may_look == (0, 2)
        looking = play(state, LookAgain(artist))
        assert refusal(looking, Memorise(2 - artist)) == "not-your-turn"
        state = play(looking, Memorise(artist))
    assert shown(state).may_look == ()
    assert refusal(state, LookAgain(0)) == "looked-often"
    following = play(state, GiveUp(0), Next(0))
    assert following.repeats == 0
