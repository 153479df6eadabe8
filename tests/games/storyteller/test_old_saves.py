"""Tests that matches of earlier versions, in which robots abstained, can be replayed."""

import pytest

from engine.core import Context, Move
from engine.errors import IllegalMove
from engine.games.storyteller.game import GAME
from engine.games.storyteller.moves import (
    Abstain,
    CastVotes,
    Contribute,
    StartVoting,
    Tell,
    Vote,
    WriteClue,
)
from engine.games.storyteller.prompts import CastVotesPrompt
from engine.games.storyteller.state import Phase, State
from engine.match import LogEntry, Match
from engine.save import load, save
from tests.games.storyteller.situations import result, slot_of
from tests.support.matches import setup_of, state_of


def replayed(*moves: Move, people: tuple[int, ...] = (0, 1, 2), votes: str = "table") -> Match:
    """A match of five: seat 0 spoke a clue, all others played pictures, then `moves` followed.

    `people` are the seats of people, and `votes` is the option for how they vote.
    """
    match = Match(GAME, setup_of(GAME, 5, people=people, first=0, options={"votes": votes}))
    hands = state_of(match).hands
    begun = (Tell(0, hands[0][0]), *(Contribute(seat, (hands[seat][0],)) for seat in range(1, 5)))
    log = [LogEntry(move, elapsed=0, by_robot=False, secret=False) for move in (*begun, *moves)]
    match.replay(log)
    return match


def slots(votes: str = "table") -> State:
    """The state right before the votes, for looking up the slot of each picture on the table."""
    state: State = state_of(replayed(votes=votes))
    return state


ABSTAINED = (StartVoting(0), Abstain(3), Abstain(4))


def test_points_are_given_by_those_who_voted() -> None:
    """Points depend only on the votes that were made; the robots in seats 3 and 4 abstained.

    Seat 1 votes for the storyteller's picture, and seat 2 for that of seat 3.
    """
    table = slots()
    cast = CastVotes(0, (slot_of(table, 0), slot_of(table, 3)))
    assert result(state_of(replayed(*ABSTAINED, cast))).scores == (3, 3, 0, 1, 0)


def test_a_round_in_which_only_robots_could_vote_gives_no_points() -> None:
    silent = (StartVoting(0), *(Abstain(seat) for seat in range(1, 5)))
    shown = result(state_of(replayed(*silent, people=(0,))))
    assert shown.scores == (0, 0, 0, 0, 0)
    assert shown.gains == ()


def test_robots_abstained_from_secret_votes_too() -> None:
    table = slots("secret")
    match = replayed(
        StartVoting(0), Vote(1, slot_of(table, 0)), Vote(2, slot_of(table, 3)), Abstain(3),
        Abstain(4), votes="secret",
    )  # fmt: skip
    assert result(state_of(match)).scores == (3, 3, 0, 1, 0)


def test_robots_voted_once_the_clue_was_written_down() -> None:
    table = slots()
    early = replayed(WriteClue(1, " moon "))
    assert (state_of(early).phase, state_of(early).clue) == (Phase.DISCUSS, "moon")
    late = replayed(*ABSTAINED, WriteClue(0, "moon"))
    assert (state_of(late).phase, state_of(late).queue) == (Phase.VOTE, (3, 4))
    voted = replayed(
        *ABSTAINED, WriteClue(0, "moon"), Vote(3, slot_of(table, 0)), Vote(4, slot_of(table, 1))
    )
    assert state_of(voted).queue == (1, 2)


def test_an_old_match_goes_on_and_is_saved_again() -> None:
    match = load(save(replayed(*ABSTAINED)))
    prompt = match.lift()
    assert isinstance(prompt, CastVotesPrompt)
    assert prompt.pointing == (1, 2)
    match.play(CastVotes(0, (slot_of(slots(), 0), slot_of(slots(), 0))))
    assert result(state_of(match)).scores == (0, 2, 2, 0, 0)
    assert state_of(load(save(match))) == state_of(match)


def test_robots_guess_in_an_old_match_whose_clue_was_only_spoken() -> None:
    match = replayed()
    match.lift()
    match.play(StartVoting(0))
    while match.robot_turn():
        pass
    assert {seat for seat, _ in state_of(match).votes} == {3, 4}


@pytest.mark.parametrize("move", [WriteClue(0, "moon"), Abstain(3)], ids=lambda m: type(m).__name__)
def test_nobody_can_make_these_moves_any_more(move: Move) -> None:
    match = replayed(StartVoting(0)) if isinstance(move, Abstain) else replayed()
    assert not any(isinstance(option, type(move)) for option in match.prompt.options())
    with pytest.raises(IllegalMove):
        GAME.apply(state_of(match), move, Context(match.setup.seed, len(match.log)))
