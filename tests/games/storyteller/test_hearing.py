"""Tests that clues are written if robots play, as robots cannot hear, and that robots then vote."""

import pytest

from engine.chance import Chance
from engine.core import ActNext, Join, Leave, Next
from engine.games.storyteller.game import GAME
from engine.games.storyteller.moves import Contribute, StartVoting, Tell, Vote
from engine.games.storyteller.prompts import (
    ContributePrompt,
    RoundResultPrompt,
    StartVotingPrompt,
    TellPrompt,
)
from engine.games.storyteller.robot import robot
from engine.games.storyteller.state import Phase, State
from engine.match import Match
from engine.save import load, save
from tests.games.storyteller.situations import all_find, laid, play, ready, refusal, result, view
from tests.support.matches import setup_of, state_of


def telling(state: State) -> TellPrompt:
    prompt = GAME.prompt(state)
    assert isinstance(prompt, TellPrompt)
    return prompt


def test_x6_people_among_themselves_may_only_speak() -> None:
    state = ready(4)
    assert telling(state).readers == ()
    assert GAME.prompt(play(state, Tell(0, state.hands[0][0]))).audience == 1


@pytest.mark.parametrize("clue", ["", "   "])
def test_x6_with_robots_the_clue_is_written(clue: str) -> None:
    state = ready(4, first=1, people=(0, 1))
    assert telling(state).readers == (2, 3)
    assert refusal(state, Tell(1, state.hands[1][0], clue)) == "no-clue"
    assert GAME.prompt(play(state, Tell(1, state.hands[1][0], "moon"))).audience == 2


def test_x6_with_robots_every_offered_move_has_a_clue() -> None:
    prompt = telling(ready(4, people=(0, 1)))
    samples = [prompt.sample(Chance(1, step)) for step in range(20)]
    assert all(isinstance(move, Tell) and move.clue for move in (*prompt.options(), *samples))


def test_x6_a_robot_that_joins_wants_to_read_and_one_that_leaves_does_not() -> None:
    state = all_find(ready(4))
    joined = play(state, Join(4, "Bolt", robot=True), Next(0))
    assert telling(joined).readers == (4,)
    left = play(state, Join(4, "Bolt", robot=True), Leave(4), Next(0))
    assert telling(left).readers == ()


def test_x6_robots_always_vote() -> None:
    state = laid(ready(4, people=(0, 1), options={"votes": "table"}))
    state = play(state, StartVoting(0))
    for seat in (2, 3):
        move = robot(view(state, seat), Chance(1, seat))
        assert isinstance(move, Vote)
        state = play(state, move)
    assert state.phase is Phase.POINT


def tellers_scores(people: int, players: int, seed: int, rounds: int) -> list[int]:
    """The points of the storyteller in each round in which a person is the storyteller.

    The match is played until there are `rounds` such rounds or it is over. `people` is the number
    of people; they are in the first seats and make the moves that robots would make.
    """
    match = Match(GAME, setup_of(GAME, players, seed, people=range(people), first=0))
    scores: list[int] = []
    while len(scores) < rounds and not match.over:
        if match.robot_turn():
            continue
        if match.prompt != match.current:
            match.lift()
        seats = [seat for seat in match.prompt.actors if seat < people]
        move = match.suggest_move(seats, alone=True)
        assert move is not None
        if isinstance(match.prompt, RoundResultPrompt) and (match.prompt.teller or 0) < people:
            told = match.prompt.teller
            scores.append(sum(a.points for a in match.prompt.gains if a.seat == told))
        match.play(move)
    return scores


def test_x6_two_people_and_two_robots_can_score_as_storytellers() -> None:
    """With two people and two robots, storytellers can score, as robots vote.

    In an earlier version robots abstained, so that there was only one voter and the storyteller
    never scored.
    """
    scores = [score for seed in range(12) for score in tellers_scores(2, 4, seed, 6)]
    assert set(scores) == {0, 3}
    assert scores.count(3) >= len(scores) / 4


def test_x6_what_robots_read_is_what_everyone_sees() -> None:
    state = ready(4, people=(0, 1))
    state = play(state, Tell(0, state.hands[0][0], "  the sea at night "))
    for seat in state.queue:
        state = play(state, Contribute(seat, (state.hands[seat][0],)))
    prompt = GAME.prompt(state)
    assert isinstance(prompt, StartVotingPrompt)
    assert prompt.clue == "the sea at night"
    assert result(play(state, StartVoting(0), *votes_of(state))).clue == "the sea at night"


# --- a child who cannot write -----------------------------------------------------------------

SPOKEN = {"clues": "spoken"}


def test_with_a_child_the_next_person_writes_a_spoken_clue_down() -> None:
    state = ready(5, first=0, people=(0, 3, 4), options=SPOKEN)
    assert telling(state).readers == ()
    state = play(state, Tell(0, state.hands[0][0]))
    assert state.queue == (3, 4, 1, 2), "robots play once they can read it"
    prompt = GAME.prompt(state)
    assert isinstance(prompt, ContributePrompt)
    assert prompt.clue_length > 0
    picture = state.hands[3][:1]
    assert refusal(state, Contribute(3, picture)) == "no-clue"
    assert refusal(state, Contribute(3, picture, "  ")) == "no-clue"
    assert refusal(state, Contribute(3, picture, "x" * (prompt.clue_length + 1))) == "long-clue"
    assert all(isinstance(move, Contribute) and move.clue for move in prompt.options())
    state = play(state, Contribute(3, picture, " the sea at night "))
    for seat in state.queue:
        prompt = GAME.prompt(state)
        assert isinstance(prompt, ContributePrompt)
        assert (prompt.clue, prompt.clue_length) == ("the sea at night", 0)
        assert refusal(state, Contribute(seat, state.hands[seat][:1], "moon")) == "clue-known"
        state = play(state, Contribute(seat, state.hands[seat][:1]))
    assert result(play(state, StartVoting(0), *votes_of(state))).clue == "the sea at night"


def test_whoever_has_the_tablet_first_writes_it_down() -> None:
    state = ready(4, first=0, people=(0, 1, 2), options=SPOKEN)
    state = play(state, Tell(0, state.hands[0][0]), ActNext(2))
    assert refusal(state, Contribute(2, state.hands[2][:1])) == "no-clue"
    state = play(state, Contribute(2, state.hands[2][:1], "moon"))
    assert (state.clue, state.queue) == ("moon", (1, 3))


def test_a_clue_that_the_child_has_written_needs_nobody() -> None:
    state = ready(4, first=0, people=(0, 2), options=SPOKEN)
    state = play(state, Tell(0, state.hands[0][0], "moon"))
    assert state.queue == (1, 2, 3)
    assert refusal(state, Contribute(1, state.hands[1][:1], "sun")) == "clue-known"


def test_among_robots_alone_even_a_child_s_clue_is_written() -> None:
    state = ready(4, first=0, people=(0,), options=SPOKEN)
    assert telling(state).readers == (1, 2, 3)
    assert refusal(state, Tell(0, state.hands[0][0])) == "no-clue"


def test_without_robots_nobody_writes() -> None:
    state = ready(4, options=SPOKEN)
    state = play(state, Tell(0, state.hands[0][0]), Contribute(1, state.hands[1][:1]))
    assert state.clue == ""


def test_a_spoken_clue_survives_saving() -> None:
    setup = setup_of(GAME, 4, first=0, people=(0, 1), options=SPOKEN)
    match = Match(GAME, setup)
    match.lift()
    match.play(match.prompt.options()[0])
    match.lift()
    match.play(match.prompt.options()[0])
    assert state_of(load(save(match))) == state_of(match)
    assert state_of(match).clue


def votes_of(state: State) -> list[Vote]:
    """Moves with which everyone votes for the storyteller's picture."""
    told = next(slot for slot, one in enumerate(state.laid) if one.owner == state.teller)
    return [Vote(seat, told) for seat in state.others]
