"""Tests of votes in secret and at the table, and of taking them back."""

import pytest

from engine.chance import Chance
from engine.core import Handoff
from engine.games.storyteller.game import GAME
from engine.games.storyteller.moves import CastVotes, StartVoting, Vote
from engine.games.storyteller.prompts import (
    CastVotesPrompt,
    RoundResultPrompt,
    StartVotingPrompt,
    VotePrompt,
)
from engine.games.storyteller.scoring import Outcome
from engine.games.storyteller.state import Phase
from engine.match import Match
from tests.games.storyteller.situations import (
    dealt,
    laid,
    play,
    point,
    ready,
    refusal,
    result,
    slot_of,
    vote,
)
from tests.support.matches import setup_of


def test_voters_see_their_own_pictures() -> None:
    state = play(laid(ready(4, first=2)), StartVoting(0))
    for seat in (3, 0, 1):
        prompt = GAME.prompt(state)
        assert isinstance(prompt, VotePrompt)
        assert prompt.audience == seat
        assert prompt.own == (slot_of(state, seat),)
        assert {m.slot for m in prompt.options() if isinstance(m, Vote)} == {0, 1, 2, 3} - {
            slot_of(state, seat)
        }
        state = play(state, Vote(seat, slot_of(state, 2)))
    assert state.phase is Phase.RESULT


@pytest.mark.parametrize("slot", [-1, 4, 10**20])
def test_votes_outside_the_table(slot: int) -> None:
    state = play(laid(ready(4)), StartVoting(0))
    assert refusal(state, Vote(1, slot)) == "no-such-slot"


def test_x9_votes_are_cast_at_the_table_unless_people_choose_secrecy() -> None:
    open_votes = dealt(4, first=0, options={"votes": "table"})
    assert GAME.new(setup_of(GAME, 4, first=0, people=range(4)), Chance(1, 0)) == open_votes
    for state, secret, follows in (
        (open_votes, False, CastVotesPrompt),
        (ready(4, options={"votes": "secret"}), True, VotePrompt),
    ):
        talk = GAME.prompt(laid(state))
        assert isinstance(talk, StartVotingPrompt)
        assert talk.secret == secret
        assert isinstance(GAME.prompt(play(laid(state), StartVoting(2))), follows)


def test_x9_one_person_enters_what_all_point_at() -> None:
    state = play(laid(ready(4, options={"votes": "table"})), StartVoting(1))
    prompt = GAME.prompt(state)
    assert isinstance(prompt, CastVotesPrompt)
    assert prompt.audience is None
    assert prompt.pointing == (1, 2, 3)
    state = point(state, {1: 0, 2: 1, 3: 1})
    assert state.match.scores == (3, 5, 0, 0)
    assert isinstance(result(state).last, CastVotes)


def test_x9_a_picture_of_ones_own_is_refused_for_that_voter_alone() -> None:
    state = play(laid(ready(4, options={"votes": "table"})), StartVoting(0))
    state = point(state, {1: 1, 2: 0, 3: 3})
    again = GAME.prompt(state)
    assert isinstance(again, CastVotesPrompt)
    assert again.pointing == (1, 3)
    assert set(again.barred) == {(1, slot_of(state, 1)), (3, slot_of(state, 3))}
    assert [seat for seat, _ in again.placed] == [2]  # the token of seat 2 stays where it lies
    assert slot_of(state, 1) not in again.choices(1)
    assert refusal(state, CastVotes(0, (slot_of(state, 1), 0))) == "own-picture"
    state = point(state, {1: 3, 3: 1})
    assert state.match.scores == (3, 1, 3, 1)


def test_x9_votes_of_the_wrong_shape() -> None:
    state = play(laid(ready(4, options={"votes": "table"})), StartVoting(0))
    assert refusal(state, CastVotes(0, (0, 0))) == "vote-count"
    assert refusal(state, CastVotes(0, (0, 0, 0, 0))) == "vote-count"
    assert refusal(state, CastVotes(0, (0, 0, 4))) == "no-such-slot"
    assert refusal(state, CastVotes(7, (0, 0, 0))) == "not-your-turn"
    assert refusal(state, Vote(1, 0)) == "not-now"


def test_x9_robots_vote_in_secret_before_people_point() -> None:
    state = ready(4, people=(0, 2), options={"votes": "table"})
    state = play(laid(state), StartVoting(0))
    assert (state.phase, state.queue) == (Phase.VOTE, (1, 3))
    state = vote(state, {1: 0, 3: 0})
    assert (state.phase, state.queue) == (Phase.POINT, (2,))
    assert result(point(state, {2: 0})).outcome is Outcome.EVERYBODY


def test_x9_nobody_points_when_all_voters_are_robots() -> None:
    state = ready(4, people=(0,), options={"votes": "table"})
    state = vote(laid(state), {1: 0, 2: 0, 3: 0})
    assert state.phase is Phase.RESULT


def test_undo_of_a_vote_until_the_tablet_is_passed_on() -> None:
    match = Match(GAME, setup_of(GAME, 3, first=0, people=range(3), options={"votes": "secret"}))

    def act(move: object) -> None:
        if isinstance(match.current, Handoff):
            match.lift()
        match.play(move)  # type: ignore[arg-type]

    act(match.prompt.options()[0])
    assert match.why_not_undo() is None
    match.undo()
    act(match.prompt.options()[1])
    for _ in range(2):
        act(match.prompt.options()[0])
    act(StartVoting(0))
    assert match.why_not_undo() is not None
    act(match.prompt.options()[0])
    match.undo()
    act(match.prompt.options()[1])
    act(match.prompt.options()[0])
    assert isinstance(match.prompt, RoundResultPrompt)
    assert match.why_not_undo() is None
    match.lift()
    assert match.why_not_undo() is not None
