"""Tests of rules that the worked examples do not cover."""

import pytest

from engine.chance import Chance
from engine.core import Context, Cue, Gain, Next
from engine.games.storyteller.game import GAME
from engine.games.storyteller.moves import Contribute, DrawLots, HaveClue, Tell
from engine.games.storyteller.prompts import (
    ContributePrompt,
    GameOverPrompt,
    HandPrompt,
    HaveCluePrompt,
    StartVotingPrompt,
    TellPrompt,
)
from engine.games.storyteller.scoring import Outcome
from engine.games.storyteller.state import NOBODY, Phase
from engine.match import Match
from tests.games.storyteller.situations import (
    all_find,
    dealt,
    laid,
    play,
    ready,
    refusal,
    result,
    scored,
    slot_of,
    told,
    vote,
    whole_round,
)
from tests.support.matches import setup_of

NAMES = ("Ana", "Ben", "Cleo", "Dan")


# --- the beginning ----------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "size"), [(3, 7), (4, 6), (8, 6)])
def test_hands_come_from_the_top_of_the_box(players: int, size: int) -> None:
    setup = setup_of(GAME, players)
    box = [item.id for item in setup.box["pictures"]]
    state = GAME.new(setup, Chance(1, 0))
    assert [picture for hand in state.hands for picture in hand] == box[: size * players]
    assert list(state.match.deck) == box[size * players :]


def test_x1_looking_at_ones_hand_is_offered_before_and_never_demanded() -> None:
    match = Match(GAME, setup_of(GAME, 4, people=range(4)))
    assert match.current is match.prompt, "the tablet lies open on the table"
    assert match.peek(2).to == 2
    hand = match.lift()
    assert isinstance(hand, HandPrompt)
    assert (hand.audience, len(hand.hand)) == (2, 6)
    match.cover()
    assert match.covered_table
    assert isinstance(match.lift(), HaveCluePrompt)
    match.play(HaveClue(1))
    assert isinstance(match.lift(), TellPrompt)


def test_x1_the_first_with_a_clue_tells() -> None:
    state = dealt(4)
    prompt = GAME.prompt(state)
    assert isinstance(prompt, HaveCluePrompt)
    assert prompt.audience is None
    assert prompt.actors == (0, 1, 2, 3)
    assert (prompt.players, prompt.scores, prompt.target) == (4, (0, 0, 0, 0), 30)
    assert state.teller == NOBODY
    state = play(state, HaveClue(2))
    prompt = GAME.prompt(state)
    assert isinstance(prompt, TellPrompt)
    assert prompt.audience == prompt.teller == 2
    assert prompt.last == HaveClue(2)


def test_x1_or_lots_decide() -> None:
    state = dealt(4)
    drawn = {GAME.apply(state, DrawLots(0), Context(seed, 4)).teller for seed in range(40)}
    assert drawn == {0, 1, 2, 3}


def test_x1_a_chosen_first_storyteller_skips_the_question() -> None:
    state = dealt(5, first=3)
    assert (state.phase, state.teller) == (Phase.TELL, 3)


# --- telling and contributing -----------------------------------------------------------------


def test_x6_later_prompts_show_the_clue_which_may_be_only_spoken() -> None:
    prompt = GAME.prompt(told(ready(4), "  a long way home "))
    assert isinstance(prompt, ContributePrompt)
    assert prompt.clue == "a long way home"
    silent = laid(ready(4), clue="")
    table = GAME.prompt(silent)
    assert isinstance(table, StartVotingPrompt)
    assert table.clue == ""
    assert "only spoken" in table.text("ABCD")


@pytest.mark.parametrize(
    ("clue", "key"),
    [
        ("x" * 121, "long-clue"),
        ("x" * 10**6, "long-clue"),
        ("two\nlines", "bad-clue"),
        ("bell\a!", "bad-clue"),
        ("half \ud83d", "bad-clue"),
        ("line\u2028end", "bad-clue"),
        ("\u0301", "bad-clue"),
    ],
)
def test_x6_clues_that_cannot_be_written(clue: str, key: str) -> None:
    state = ready(4)
    assert refusal(state, Tell(0, state.hands[0][0], clue)) == key


@pytest.mark.parametrize("clue", ["x" * 120, " " * 500, "👩‍🚀 łąka", "…"])
def test_x6_clues_that_can_be_written(clue: str) -> None:
    assert told(ready(4), clue).clue == clue.strip()


def test_only_own_pictures_can_be_told() -> None:
    state = ready(4)
    for picture in (state.hands[1][0], state.match.deck[0], "nonsense", ""):
        assert refusal(state, Tell(0, picture, "moon")) == "not-in-hand"
    assert refusal(state, Tell(1, state.hands[1][0])) == "not-your-turn"


def test_contributions_come_left_first() -> None:
    state = told(ready(5, first=3))
    order: list[int] = []
    while state.phase is Phase.CONTRIBUTE:
        prompt = GAME.prompt(state)
        assert isinstance(prompt, ContributePrompt)
        assert prompt.audience == state.queue[0]
        assert (prompt.contributed, prompt.contributors) == (len(order), 4)
        order.append(state.queue[0])
        state = play(state, Contribute(order[-1], (state.hands[order[-1]][2],)))
    assert order == [4, 0, 1, 2]


def test_exactly_as_many_pictures_as_wanted() -> None:
    state = told(ready(4))
    first, second = state.hands[1][:2]
    assert refusal(state, Contribute(1, ())) == "picture-count"
    assert refusal(state, Contribute(1, (first, second))) == "picture-count"
    assert refusal(state, Contribute(1, (state.hands[2][0],))) == "not-in-hand"
    assert refusal(state, Contribute(2, (state.hands[2][0],))) == "not-your-turn"
    three = told(ready(3))
    first, second = three.hands[1][:2]
    assert refusal(three, Contribute(1, (first,))) == "picture-count"
    assert refusal(three, Contribute(1, (first, first))) == "picture-count"
    assert refusal(three, Contribute(1, (first, three.hands[2][0]))) == "not-in-hand"
    given = play(three, Contribute(1, (second, first)))
    assert {laid.picture for laid in given.laid[1:]} == {first, second}


def test_slots_are_shuffled_by_the_luck_of_the_last_contribution() -> None:
    orders = {tuple(d.owner for d in laid(ready(4), step=step).laid) for step in range(60)}
    assert len(orders) > 12


# --- the result -------------------------------------------------------------------------------


def test_the_result_says_whose_and_why() -> None:
    state = laid(ready(4))
    slots = {owner: slot_of(state, owner) for owner in range(4)}
    state = vote(state, {1: 0, 2: 1, 3: 1})
    prompt = result(state)
    assert prompt.cue is Cue.REVEAL
    assert prompt.outcome is Outcome.SOME
    assert set(prompt.gains) == {
        Gain(0, 3, "told-well"),
        Gain(1, 3, "found"),
        Gain(1, 2, "votes-drawn"),
    }
    assert prompt.pictures[slots[1]].owner == 1
    assert prompt.pictures[slots[1]].voters == (2, 3)
    assert [picture.told for picture in prompt.pictures].index(True) == slots[0]
    assert play(state, Next(0)).teller == 1
    text = prompt.text(NAMES)
    assert "Ben's, voted for by Cleo, Dan" in text
    assert "Ana 3, Ben 5, Cleo 0, Dan 0" in text


@pytest.mark.parametrize(
    ("ballots", "outcome"),
    [({1: 0, 2: 0, 3: 0}, Outcome.EVERYBODY), ({1: 2, 2: 1, 3: 1}, Outcome.NOBODY)],
)
def test_the_result_says_why_the_storyteller_gets_nothing(
    ballots: dict[int, int | tuple[int, int]], outcome: Outcome
) -> None:
    prompt = result(whole_round(ready(4), ballots))
    assert prompt.outcome is outcome
    assert {gain.why for gain in prompt.gains if gain.points == 2} >= {outcome}
    assert prompt.scores[0] == 0


def test_three_players_each_picture_can_draw_the_rivals_vote() -> None:
    prompt = result(whole_round(ready(3), {1: (2, 0), 2: (1, 1)}))
    drawn = {(gain.seat, gain.points) for gain in prompt.gains if gain.why == "votes-drawn"}
    assert drawn == {(1, 1), (2, 1)}


@pytest.mark.parametrize(("players", "refill"), [(3, 13), (4, 16), (5, 11), (6, 9), (7, 7), (8, 5)])
def test_x4_first_reshuffle(players: int, refill: int) -> None:
    state = ready(players)
    for number in range(1, refill + 1):
        assert len(GAME.used(state)) == 84 - len(state.match.deck)
        state = scored(all_find(state), (0,) * players)
        state = play(state, Next(0))
        assert (state.match.discard == ()) == (number == refill)


def test_x4_refill_goes_round_from_the_storytellers_left() -> None:
    state = all_find(ready(4, first=1))
    drawn = state.match.deck[:4]
    state = play(state, Next(0))
    assert [state.hands[seat][-1] for seat in (2, 3, 0, 1)] == list(drawn)


def test_x4_no_refill_after_the_final_round() -> None:
    state = all_find(scored(ready(4), (0, 28, 0, 0)))
    over = play(state, Next(0))
    assert result(state).final
    assert (over.hands, over.match.deck) == (state.hands, state.match.deck)


def test_used_after_a_reshuffle_leaves_out_what_was_never_dealt() -> None:
    state = ready(8)
    for number in range(5):
        state = play(scored(all_find(state, number), (0,) * 8), Next(0), step=number)
    never_dealt = {*ready(8).match.deck[32:]} & set(state.match.deck)
    assert GAME.used(state) == frozenset(state.match.pictures) - never_dealt


def test_a_match_to_20_points_ends_at_20() -> None:
    state = scored(ready(4, options={"length": "middle"}), (0, 18, 0, 0))
    end = GAME.prompt(play(all_find(state), Next(0)))
    assert isinstance(end, GameOverPrompt)
    assert end.winners == (1,)
    assert end.actors == ()
    assert end.options() == ()
    assert "Ben won with 20 points" in end.text(NAMES)


def test_the_end_tells_who_understood_whom() -> None:
    state = play(whole_round(ready(3), {1: 0, 2: (1, 0)}), Next(0))
    state = whole_round(scored(state, (28, 28, 28)), {0: 1, 2: 1})
    end = GAME.prompt(play(state, Next(0)))
    assert isinstance(end, GameOverPrompt)
    assert end.found == ((0, 1, 0), (1, 0, 0), (0, 1, 0))


# --- looking again, and what is remembered ----------------------------------------------------


def test_own_pictures_can_be_seen_again_until_the_end() -> None:
    state = laid(ready(4))
    for seat in range(4):
        again = GAME.peek(state, seat)
        assert isinstance(again, HandPrompt)
        assert (again.audience, again.actors) == (seat, ())
        assert tuple(item.id for item in again.hand) == state.hands[seat]
    over = play(all_find(scored(ready(4), (30, 0, 0, 0))), Next(0))
    assert GAME.peek(over, 0) is None


def test_the_story_of_a_round() -> None:
    state = laid(ready(4), clue="moonlight")
    pictures = [d.picture for d in state.laid]
    owners = [d.owner for d in state.laid]
    assert GAME.story(state) == ()
    (tale,) = GAME.story(vote(state, {1: 0, 2: 1, 3: 1}))
    assert tale["storyteller"] == 0
    assert tale["clue"] == "moonlight"
    assert tale["told"] == pictures[owners.index(0)]
    assert [(c["item"], c["owner"]) for c in tale["cards"]] == list(
        zip(pictures, owners, strict=True)
    )
    assert tale["cards"][owners.index(1)]["voters"] == [2, 3]
    assert tale["understood"] == [[1, 0]]
    assert {"player": 1, "points": 2, "why": "votes-drawn"} in tale["points"]
