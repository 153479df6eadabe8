"""Tests of the worked examples of the rules, move by move."""

import pytest

from engine.core import GameOver, Next
from engine.errors import BadSetup, IllegalMove
from engine.games.storyteller.game import GAME
from engine.games.storyteller.moves import StartVoting, Vote
from engine.games.storyteller.state import Phase
from tests.games.storyteller.situations import (
    all_find,
    laid,
    play,
    ready,
    scored,
    slot_of,
    whole_round,
)
from tests.support.matches import pack_for, setup_of


def test_01_six_players() -> None:
    pink, blue, green, red, purple, yellow = range(6)
    state = whole_round(
        ready(6, first=pink),
        {blue: pink, green: pink, red: purple, purple: blue, yellow: blue},
    )
    assert state.match.scores == (3, 5, 3, 0, 1, 0)


def test_02_all_three_find() -> None:
    assert all_find(ready(4)).match.scores == (0, 2, 2, 2)


def test_03_nobody_finds() -> None:
    assert whole_round(ready(4), {1: 2, 2: 3, 3: 2}).match.scores == (0, 2, 4, 3)


def test_04_one_finder_who_draws_votes() -> None:
    state = whole_round(ready(5), {1: 0, 2: 1, 3: 1, 4: 2})
    assert state.match.scores == (3, 5, 1, 0, 0)


def test_05_most_points_a_voter_can_get() -> None:
    state = whole_round(ready(8), {1: 0} | dict.fromkeys(range(2, 8), 1))
    assert state.match.scores == (3, 9, 0, 0, 0, 0, 0, 0)


def test_06_votes_that_are_refused() -> None:
    state = play(laid(ready(4)), StartVoting(0))
    with pytest.raises(IllegalMove) as own:
        play(state, Vote(1, slot_of(state, 1)))
    with pytest.raises(IllegalMove) as storyteller:
        play(state, Vote(0, slot_of(state, 1)))
    once = play(state, Vote(1, slot_of(state, 2)))
    with pytest.raises(IllegalMove) as twice:
        play(once, Vote(1, slot_of(state, 3)))
    assert [r.value.key for r in (own, storyteller, twice)] == [
        "own-picture",
        "not-your-turn",
        "not-your-turn",
    ]


def test_06_three_players_neither_of_the_two_own_pictures() -> None:
    state = play(laid(ready(3)), StartVoting(0))
    for number in (0, 1):
        with pytest.raises(IllegalMove):
            play(state, Vote(1, slot_of(state, 1, number)))


def test_07_three_players_second_picture() -> None:
    assert whole_round(ready(3), {1: 0, 2: (1, 1)}).match.scores == (3, 4, 0)


def test_08_three_players_all_or_none_find() -> None:
    assert all_find(ready(3)).match.scores == (0, 2, 2)
    assert whole_round(ready(3), {1: 2, 2: 1}).match.scores == (0, 3, 3)


def test_09_three_players_deal_and_refill() -> None:
    state = ready(3)
    assert [len(hand) for hand in state.hands] == [7, 7, 7]
    assert len(state.match.deck) == 63
    on_table = laid(state)
    assert len(on_table.laid) == 5
    assert [len(hand) for hand in on_table.hands] == [6, 5, 5]
    state = play(all_find(state), Next(0))
    assert [len(hand) for hand in state.hands] == [7, 7, 7]
    assert len(state.match.deck) == 58


def test_10_eight_players_reshuffle_in_the_fifth_refill() -> None:
    state = ready(8)
    assert len(state.match.deck) == 36
    sizes = []
    for number in range(5):
        state = scored(all_find(state, number), (0,) * 8)
        before = set(state.match.deck) | set(state.match.discard)
        state = play(state, Next(0), step=number)
        sizes.append((len(before), len(state.match.deck), len(state.match.discard)))
    assert sizes == [(44, 28, 8), (44, 20, 16), (44, 12, 24), (44, 4, 32), (44, 36, 0)]


def test_11_the_game_ends_and_the_highest_wins() -> None:
    state = scored(ready(3), (29, 28, 27))
    state = whole_round(state, {1: 2, 2: 1})
    assert state.match.scores == (29, 31, 30)
    end = GAME.prompt(play(state, Next(2)))
    assert isinstance(end, GameOver)
    assert end.winners == (1,)


def test_11_equal_totals_share() -> None:
    state = whole_round(scored(ready(3), (29, 28, 28)), {1: 2, 2: 1})
    end = GAME.prompt(play(state, Next(0)))
    assert isinstance(end, GameOver)
    assert end.winners == (1, 2)


def test_12_twenty_nine_is_not_enough() -> None:
    state = all_find(scored(ready(4), (0, 27, 27, 27)))
    assert state.match.scores == (0, 29, 29, 29)
    assert play(state, Next(0)).phase is Phase.TELL


@pytest.mark.parametrize("players", [2, 9])
def test_13_too_few_and_too_many_players(players: int) -> None:
    with pytest.raises(BadSetup) as refusal:
        setup_of(GAME, players)
    assert refusal.value.key == "player-count"


@pytest.mark.parametrize(
    ("players", "least"), [(3, 26), (4, 28), (5, 35), (6, 42), (7, 49), (8, 56)]
)
def test_13_smallest_packs(players: int, least: int) -> None:
    need = GAME.needs[0]
    setup_of(GAME, players, packs=[pack_for(GAME, need, least)])
    with pytest.raises(BadSetup) as refusal:
        setup_of(GAME, players, packs=[pack_for(GAME, need, least - 1)])
    assert refusal.value.key == "small-pack"


def test_14_the_storyteller_passes_left() -> None:
    state = ready(6, first=4)
    for expected in (5, 0, 1):
        state = play(all_find(state), Next(3))
        assert state.teller == expected
