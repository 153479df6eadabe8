"""Robots tell what some understand, and understand more than chance would."""

from collections import Counter

import pytest

from engine.chance import Chance
from engine.core import Next, View
from engine.games.storyteller.game import GAME
from engine.games.storyteller.moves import (
    CastVotes,
    Contribute,
    DrawLots,
    StartVoting,
    Tell,
    Vote,
)
from engine.games.storyteller.robot import MOODS, robot, words_of
from engine.games.storyteller.scoring import Outcome, outcome_of
from engine.games.storyteller.state import State
from engine.packs import Item, Pack
from engine.table import play_out
from tests.games.storyteller.scripted import all_find, dealt, laid, play, ready, told
from tests.tables import robots

THINGS = 60
"""Tags in the test pack: each picture has seven, some of them common, most of them rare."""


def tagged_pack() -> Pack:
    luck = Chance(7, 0, "tags")

    def tags() -> tuple[str, ...]:
        rare = {f"thing{'abcdefghij'[n % 10]}{'klmnop'[n // 10]}" for n in _some(luck, THINGS, 5)}
        return (*sorted(rare), *(("clouds",) if luck.happens(0.6) else ("stars",)))

    items = tuple(Item(f"tagged/{number:03}", tags=tags()) for number in range(120))
    return Pack("tagged", 1, "pictures", (GAME.id,), "Tagged", "", "MIT", "", 0, items)


def _some(luck: Chance, below: int, count: int) -> set[int]:
    return {luck.below(below) for _ in range(count)}


TAGGED = tagged_pack()


def view(state: State, seat: int, alone: bool = True) -> View:
    return View(seat, GAME.prompt(state), GAME.peek(state, seat), alone)


@pytest.mark.parametrize("players", [4, 6, 8])
def test_some_but_not_all_understand(players: int) -> None:
    outcomes: Counter[Outcome] = Counter()
    found = 0
    for seed in range(4):
        match = robots(GAME, players, seed, packs=[TAGGED])
        for _ in play_out(match):
            pass
        for tale in match.story():
            outcomes[outcome_of(len(tale["understood"]), players - 1)] += 1
            found += len(tale["understood"])
    rounds = outcomes.total()
    assert outcomes[Outcome.SOME] > 0.5 * rounds
    by_chance = 1 / (players - 1)
    assert found / (rounds * (players - 1)) > 1.3 * by_chance


def test_three_robots_understand_each_other_too() -> None:
    found = votes = 0
    for seed in range(4):
        match = robots(GAME, 3, seed, packs=[TAGGED])
        for _ in play_out(match):
            pass
        found += sum(len(tale["understood"]) for tale in match.story())
        votes += 2 * len(match.story())
    assert found / votes > 1.3 / 3


def test_a_clue_is_a_tag_of_the_card_that_few_others_have() -> None:
    state = ready(4, packs=[TAGGED])
    for seed in range(20):
        move = robot(view(state, 0), Chance(seed, 0))
        assert isinstance(move, Tell)
        assert move.card in state.hands[0]
        assert move.clue in state.table.items[move.card].tags
        fitting = [c for c in state.hands[0] if move.clue in words_of(state.table.items[c])]
        assert 1 <= len(fitting) <= 2


def test_without_words_a_clue_is_a_mood() -> None:
    bare = tuple(Item(f"bare/{number}") for number in range(84))
    pack = Pack("bare", 1, "pictures", (GAME.id,), "Bare", "", "MIT", "", 0, bare)
    move = robot(view(ready(4, packs=[pack]), 0), Chance(1, 0))
    assert isinstance(move, Tell)
    assert move.clue in MOODS


def test_contributors_give_what_fits_the_clue() -> None:
    state = ready(4, packs=[TAGGED])
    state = told(state, state.table.items[state.hands[1][3]].tags[0])
    move = robot(view(state, 1), Chance(1, 0))
    assert isinstance(move, Contribute)
    assert state.clue in words_of(state.table.items[move.cards[0]])


def test_robots_never_vote_for_their_own_even_when_it_fits_best() -> None:
    state = play(laid(ready(3, packs=[TAGGED])), StartVoting(0))
    for seed in range(30):
        move = robot(view(state, 1), Chance(seed, 0))
        assert isinstance(move, Vote)
        assert state.laid[move.slot].owner != 1


def test_a_clue_that_was_only_spoken_leaves_robots_guessing() -> None:
    state = play(laid(ready(4), clue=""), StartVoting(0))
    votes = {robot(view(state, 1), Chance(seed, 0)) for seed in range(40)}
    assert len(votes) == 3


def test_robots_leave_the_table_to_people() -> None:
    at_table = ready(4, options={"votes": "table"})
    pointing = play(laid(at_table), StartVoting(0))
    answers = {
        DrawLots: dealt(4),
        StartVoting: laid(ready(4)),
        Next: all_find(ready(4)),
        CastVotes: pointing,
    }
    for kind, shown in answers.items():
        assert robot(view(shown, 2, alone=False), Chance(1, 0)) is None
        assert type(robot(view(shown, 2), Chance(1, 0))) is kind
