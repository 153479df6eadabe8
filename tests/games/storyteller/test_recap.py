"""Tests of the recap at the end of a match of Storyteller."""

import pytest

from engine.core import Award, Leave, Next
from engine.games.storyteller.game import GAME
from engine.games.storyteller.prompts import GameOverPrompt, ToldPicture
from engine.games.storyteller.recap import BOLD, CLEAR, CLUE, keepsakes
from engine.games.storyteller.state import State
from tests.games.storyteller.situations import laid, play, ready, scored, slot_of, vote, whole_round


def over(state: State) -> GameOverPrompt:
    prompt = GAME.prompt(play(state, Next(0)))
    assert isinstance(prompt, GameOverPrompt)
    return prompt


def nearly(state: State) -> State:
    """The same state with scores so high that the current round ends the match."""
    return scored(state, (30,) * len(state.hands))


def test_the_most_deceiving_picture_and_the_boldest_clue() -> None:
    """Ben gets the award for the most deceiving picture, and Ana that for the boldest clue.

    Ana is the storyteller; only Ben finds her picture, and all others vote for Ben's. Ben has also
    risen most, but nobody gets a second award while others have none.
    """
    state = laid(nearly(ready(5)))
    told, decoy = (state.laid[slot_of(state, seat)].picture for seat in (0, 1))
    assert over(vote(state, {1: 0, 2: 1, 3: 1, 4: 1})).awards == (
        Award("most-deceiving", (1,), (3,), decoy),
        Award("boldest", (0,), (1,), told),
    )


def test_people_come_before_robots() -> None:
    """The award of Ana, the only person among robots, is listed first."""
    state = laid(nearly(ready(5, people=(0,))))
    awards = over(vote(state, {1: 0, 2: 1, 3: 1, 4: 1})).awards
    assert [(award.key, award.seats) for award in awards][:2] == [
        ("boldest", (0,)),
        ("most-deceiving", (1,)),
    ]


def test_who_was_understood_most_often() -> None:
    state = laid(nearly(ready(5)))
    told = state.laid[slot_of(state, 0)].picture
    state = vote(state, {1: 0, 2: 0, 3: 0, 4: 1})
    assert over(state).awards == (
        Award("understood", (0,), (3,), told),
        Award("riser", (1,), (4,)),
    )


def test_two_share_a_boldest_clue_without_a_picture_and_three_do_not() -> None:
    alone = {1: 0, 2: 1, 3: 2}
    state = play(whole_round(ready(4), alone), Next(0))
    state = whole_round(nearly(state), {2: 1, 3: 2, 0: 3})
    assert Award("boldest", (0, 1), (1,)) in over(state).awards
    state = scored(state, (0, 0, 0, 0))
    state = whole_round(nearly(play(state, Next(0))), {3: 2, 0: 3, 1: 0})
    assert "boldest" not in {award.key for award in over(state).awards}


def test_with_three_players_to_be_found_by_one_is_not_bold() -> None:
    state = whole_round(nearly(ready(3)), {1: 0, 2: (1, 0)})
    assert over(state).awards == (Award("riser", (1,), (4,)),)


def test_a_match_in_which_little_happened_earns_little() -> None:
    assert over(whole_round(nearly(ready(4)), {1: 0, 2: 0, 3: 2})).awards == (
        Award("riser", (2,), (4,)),
    )
    assert over(whole_round(nearly(ready(3)), {1: 0, 2: 0})).awards == ()


def test_the_end_shows_every_told_picture() -> None:
    state = laid(ready(4), clue="moonlight")
    told = state.match.pictures[state.laid[slot_of(state, 0)].picture]
    state = play(vote(state, {1: 0, 2: 0, 3: 1}), Leave(1), Next(0))
    state = vote(laid(nearly(state), clue=""), dict.fromkeys(state.others, state.teller))
    end = over(state)
    assert end.gallery[0] == ToldPicture(told, "moonlight", teller=0, finders=(1, 2), voters=3)
    assert (end.gallery[1].clue, end.gallery[1].teller) == ("", 2)
    assert len(end.gallery) == end.rounds == 2


def test_awards_go_to_nobody_who_has_left() -> None:
    state = whole_round(ready(5), {1: 0, 2: 1, 3: 1, 4: 1})
    state = play(state, Leave(1), Next(0))
    state = whole_round(nearly(state), dict.fromkeys(state.others, state.teller))
    assert {award.key for award in over(state).awards} == {"boldest"}


def test_a_clue_that_everybody_understood_and_that_won_nothing_is_not_clear() -> None:
    state = whole_round(nearly(ready(5)), dict.fromkeys((1, 2, 3, 4), 0))
    assert "understood" not in {award.key for award in over(state).awards}


def test_the_end_has_the_picture_of_each_award_and_its_round() -> None:
    state = play(whole_round(ready(5), {1: 0, 2: 0, 3: 0, 4: 0}), Next(0))
    state = laid(nearly(state), clue="moonlight")
    told, decoy = (state.laid[slot_of(state, seat)].picture for seat in (1, 2))
    end = over(vote(state, {2: 1, 0: 2, 3: 2, 4: 2}))
    pictures = {
        award.key: honoured and (honoured.picture.id, end.gallery[honoured.round].clue)
        for award, honoured in zip(end.awards, end.honoured, strict=True)
    }
    assert pictures == {"most-deceiving": (decoy, "moonlight"), "boldest": (told, "moonlight")}


@pytest.mark.parametrize(
    ("finders", "voters", "is_bold"), [(1, 2, False), (1, 3, True), (2, 3, False), (1, 7, True)]
)
def test_a_clue_is_bold_if_one_of_three_or_more_understood_it(
    finders: int, voters: int, is_bold: bool
) -> None:
    names = [f"Voter {number}" for number in range(voters)]
    cards = [
        {"item": "story/told", "owner": "Ana", "voters": names[:finders]},
        {"item": "story/other", "owner": "Ben", "voters": names[finders:]},
    ]
    story = {"cards": cards, "clue": "Why?", "told": "story/told", "storyteller": "Ana"}
    (clue,) = [kept for kept in keepsakes(story) if kept.kind == CLUE]
    assert (clue.merit > BOLD) == is_bold
    assert clue.merit == (BOLD if is_bold else CLEAR) + 1 / finders
