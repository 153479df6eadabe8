"""Robots have no ears: a clue that was only spoken is written down for them, or they abstain."""

import pytest

from engine.core import Cue, Next
from engine.games.storyteller.game import GAME
from engine.games.storyteller.moves import Abstain, CastVotes, StartVoting, Vote, WriteClue
from engine.games.storyteller.prompts import (
    CastVotesPrompt,
    StartVotingPrompt,
    TellPrompt,
    VotePrompt,
)
from engine.games.storyteller.recap import story
from engine.games.storyteller.scoring import Outcome
from engine.games.storyteller.state import Phase, State
from engine.match import Match
from engine.save import load, save
from tests.games.storyteller.situations import laid, play, point, ready, refusal, result, slot_of
from tests.matches import setup_of, state_of


def table(people: tuple[int, ...], players: int = 5, clue: str = "", votes: str = "table") -> State:
    """Everyone has laid; 0 tells, and robots sit where no people do."""
    return laid(ready(players, people=people, options={"votes": votes}), clue)


def abstained(state: State) -> State:
    """Voting has begun, and whoever may abstain has."""
    state = play(state, StartVoting(0))
    while state.phase is Phase.VOTE and not state.clue and state.match.robots[state.queue[0]]:
        state = play(state, Abstain(state.queue[0]))
    return state


def pointing(state: State) -> CastVotesPrompt:
    prompt = GAME.prompt(state)
    assert isinstance(prompt, CastVotesPrompt)
    return prompt


# --- scoring with robots that abstain -----------------------------------------------------------


def test_points_are_given_by_those_who_voted() -> None:
    """5 players: 1 and 2 vote, robots 3 and 4 have not heard. 1 finds, 2 votes for 3's picture."""
    state = abstained(table((0, 1, 2)))
    assert pointing(state).pointing == (1, 2)
    assert pointing(state).not_heard == (3, 4)
    shown = result(point(state, {1: 0, 2: 3}))
    assert shown.outcome is Outcome.SOME
    assert shown.scores == (3, 3, 0, 1, 0)
    assert shown.not_heard == (3, 4)


def test_all_who_voted_found_it() -> None:
    shown = result(point(abstained(table((0, 1, 2))), {1: 0, 2: 0}))
    assert shown.outcome is Outcome.EVERYBODY
    assert shown.scores == (0, 2, 2, 0, 0), "who abstains gets nothing for it"


def test_nobody_of_those_who_voted_found_it() -> None:
    shown = result(point(abstained(table((0, 1, 2))), {1: 3, 2: 1}))
    assert shown.outcome is Outcome.NOBODY
    assert shown.scores == (0, 2 + 1, 2, 1, 0)


def test_a_round_in_which_only_robots_could_vote_gives_no_points() -> None:
    state = abstained(table((0,), players=4))
    shown = result(state)
    assert shown.scores == (0, 0, 0, 0)
    assert shown.awards == ()
    assert shown.not_heard == (1, 2, 3)
    assert story(state)[0]["understood"] == []


def test_in_secret_robots_are_passed_over() -> None:
    state = abstained(table((0, 1, 3), votes="secret"))
    assert state.queue == (1, 2, 3, 4)
    state = play(state, Vote(1, slot_of(state, 0)))
    prompt = GAME.prompt(state)
    assert isinstance(prompt, VotePrompt)
    assert prompt.may_abstain
    state = play(state, Abstain(2), Vote(3, slot_of(state, 2)), Abstain(4))
    assert result(state).scores == (3, 3, 1, 0, 0)
    assert result(state).not_heard == (2, 4)


def test_a_match_in_which_robots_once_voted_blindly_can_be_replayed() -> None:
    state = play(table((0, 1, 2)), StartVoting(0))
    state = play(state, Vote(3, slot_of(state, 1)), Vote(4, slot_of(state, 1)))
    assert pointing(state).pointing == (1, 2)
    assert result(point(state, {1: 0, 2: 0})).scores == (3, 3 + 2, 3, 0, 0)


def test_the_next_round_asks_them_again() -> None:
    state = play(point(abstained(table((0, 1, 2))), {1: 0, 2: 3}), Next(0))
    assert state.not_heard == ()
    assert isinstance(GAME.prompt(state), TellPrompt)


# --- writing it down ----------------------------------------------------------------------------


def test_a_spoken_clue_may_be_written_down_before_the_vote() -> None:
    state = table((0, 1, 2))
    prompt = GAME.prompt(state)
    assert isinstance(prompt, StartVotingPrompt)
    assert prompt.may_write
    assert WriteClue(2, "Once upon a time") in prompt.options()
    state = play(state, WriteClue(1, "  the sea at night "))
    prompt = GAME.prompt(state)
    assert isinstance(prompt, StartVotingPrompt)
    assert (prompt.clue, prompt.may_write, prompt.cue) == ("the sea at night", False, Cue.NONE)
    state = play(state, StartVoting(0))
    assert state.queue == (3, 4)
    assert refusal(state, Abstain(3)) == "must-vote"


def test_or_while_all_point_and_then_robots_vote_after_all() -> None:
    state = abstained(table((0, 1, 2)))
    assert pointing(state).may_write
    state = play(state, WriteClue(0, "moon"))
    assert (state.phase, state.queue, state.not_heard) == (Phase.VOTE, (3, 4), ())
    state = play(state, Vote(3, slot_of(state, 0)), Vote(4, slot_of(state, 1)))
    assert pointing(state).pointing == (1, 2)
    assert not pointing(state).may_write
    shown = result(point(state, {1: 0, 2: 1}))
    assert shown.scores == (3, 3 + 2, 0, 3, 0)
    assert shown.not_heard == ()


def test_also_when_somebody_has_to_point_again() -> None:
    state = point(abstained(table((0, 1, 2))), {1: 1, 2: 0})
    assert pointing(state).pointing == (1,)
    state = play(state, WriteClue(0, "moon"))
    state = play(state, *(Vote(seat, slot_of(state, 0)) for seat in (3, 4)))
    assert pointing(state).pointing == (1,)
    assert pointing(state).barred == ((1, slot_of(state, 1)),)
    assert pointing(state).placed == ((2, slot_of(state, 0)),)  # and not what robots chose
    assert result(point(state, {1: 2})).scores == (3, 0, 3 + 1, 3, 3)


@pytest.mark.parametrize(
    ("people", "clue"), [((0, 1, 2, 3, 4), ""), ((0, 1, 2), "moon")], ids=["no robots", "written"]
)
def test_only_what_robots_have_not_heard_is_written_down(
    people: tuple[int, ...], clue: str
) -> None:
    state = table(people, clue=clue)
    prompt = GAME.prompt(state)
    assert isinstance(prompt, StartVotingPrompt)
    assert not prompt.may_write
    assert refusal(state, WriteClue(0, "moon")) == "clue-known"


def test_a_clue_that_cannot_be_written_changes_nothing() -> None:
    state = table((0, 1, 2))
    assert refusal(state, WriteClue(0, "   ")) == "no-clue"
    assert refusal(state, WriteClue(0, "a\nb")) == "bad-clue"
    assert refusal(state, WriteClue(0, "x" * 121)) == "long-clue"
    assert refusal(state, WriteClue(9, "moon")) == "no-such-seat"
    assert refusal(ready(5, people=(0, 1)), WriteClue(0, "moon")) == "not-now"


def test_people_may_not_abstain() -> None:
    state = play(table((0, 1, 3), votes="secret"), StartVoting(0))
    assert refusal(state, Abstain(1)) == "must-vote"
    assert refusal(state, Abstain(2)) == "not-your-turn"
    prompt = GAME.prompt(state)
    assert isinstance(prompt, VotePrompt)
    assert not prompt.may_abstain


# --- a whole match ------------------------------------------------------------------------------


def spoken_match() -> Match:
    """Two people and two robots; 0 has told a clue that was only spoken, and all lies open."""
    match = Match(GAME, setup_of(GAME, 4, people=(0, 1), first=0))
    while not isinstance(match.screen, StartVotingPrompt):
        if not match.robot_turn():
            match.lift()
            if match.prompt.audience is not None:
                match.play(match.prompt.options()[0])
    return match


def test_robots_abstain_by_themselves_and_vote_once_they_can_read() -> None:
    match = spoken_match()
    match.play(StartVoting(0))
    while match.robot_turn():
        pass
    assert pointing(state_of(match)).not_heard == (2, 3)
    match.play(WriteClue(1, "pictures 7"))
    while match.robot_turn():
        pass
    assert pointing(state_of(match)).pointing == (1,)
    assert {seat for seat, _ in state_of(match).votes} == {2, 3}


def test_what_was_written_down_can_be_taken_back() -> None:
    match = spoken_match()
    before = state_of(match)
    match.play(WriteClue(1, "pictures 7"))
    match.undo()
    assert state_of(match) == before
    match.play(StartVoting(0))
    while match.robot_turn():
        pass
    before = state_of(match)
    match.play(WriteClue(1, "pictures 7"))
    while match.robot_turn():
        pass
    match.undo()
    assert state_of(match) == before


def test_it_is_saved_and_loaded() -> None:
    match = spoken_match()
    match.play(StartVoting(0))
    while match.robot_turn():
        pass
    assert state_of(load(save(match))) == state_of(match)
    match.play(CastVotes(0, (0,)))
    assert state_of(load(save(match))) == state_of(match)
