"""Tests of the programme of an evening: for every number of players, every length, many seeds."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise, permutations, product
from typing import Any

import pytest

from engine.core import Game
from engine.errors import BadSetup
from engine.game_night.programme import (
    COMPETING,
    LENGTHS,
    LIGHT,
    MAX_ABOVE,
    MAX_PEOPLE,
    MIN_PEOPLE,
    PlannedMatch,
    Planner,
    possible_matches,
)
from engine.games.clouds.game import CLOCK_USED
from engine.make_setup import find_variant
from engine.registry import all_games, find_game, find_info, game_ids
from engine.setup import Scoring

GAMES = all_games()
FOUR = tuple(map(find_game, ("clouds", "inkblots", "storyteller", "telepathy")))
WITH_MEMORIES = (*FOUR, find_game("remember"))
SEEDS = range(12)
EVERY_GROUP = [*product(range(MIN_PEOPLE, MAX_PEOPLE + 1), LENGTHS)]


@cache
def plan(
    players: int, minutes: int, seed: int = 0, history: tuple[str, ...] = ()
) -> tuple[PlannedMatch, ...]:
    return Planner(GAMES, players, seed, history).plan(minutes)


def scoring(match: PlannedMatch) -> Scoring:
    return find_variant(find_game(match.game), match.variant).scoring


def total(programme: tuple[PlannedMatch, ...]) -> int:
    return sum(match.minutes for match in programme)


@pytest.mark.parametrize(("players", "minutes"), EVERY_GROUP)
def test_a_programme_fills_the_time(players: int, minutes: int) -> None:
    for seed in SEEDS:
        taken = total(plan(players, minutes, seed))
        assert minutes * (1 - MAX_ABOVE) <= taken <= minutes * (1 + MAX_ABOVE)


@pytest.mark.parametrize(("players", "minutes"), EVERY_GROUP)
def test_no_game_is_on_twice_before_all_were(players: int, minutes: int) -> None:
    for seed in SEEDS:
        check_laps([match.game for match in plan(players, minutes, seed)], players)


def check_laps(games: list[str], players: int) -> None:
    """All games are on before one is on again; one of memories is on once, at one of the ends."""
    assert not any(find_info(game).from_memories for game in games[1:-1])
    assert sum(find_info(game).from_memories for game in games) <= 1
    regular = [game for game in games if not find_info(game).from_memories]
    possible = {
        game.id for game in GAMES if not game.info.from_memories and possible_matches(game, players)
    }
    for start in range(0, len(regular), len(possible)):
        lap = regular[start : start + len(possible)]
        assert len({*lap}) == len(lap)
    assert all(one != other for one, other in pairwise(games))


def test_a_game_of_memories_opens_or_closes_the_evening() -> None:
    places = set()
    for players, minutes in EVERY_GROUP:
        for seed in SEEDS:
            planned = [one.game for one in Planner(WITH_MEMORIES, players, seed).plan(minutes)]
            assert "remember" in (planned[0], planned[-1])
            places.add(planned[0] == "remember")
    assert places == {True, False}


def test_a_game_of_memories_that_was_not_on_may_still_close_the_evening() -> None:
    planner = Planner(WITH_MEMORIES, 4, 0)
    assert planner.plan(30, ("clouds",))[-1].game == "remember"
    assert [match.game for match in planner.plan(5, ("clouds",))] == ["remember"]
    assert planner.plan(4, ("clouds",)) == ()
    assert "remember" not in {match.game for match in planner.plan(30, ("remember", "clouds"))}


def test_without_time_for_it_a_game_of_memories_is_left_out() -> None:
    long = replace(find_game("remember"), variants=(
        replace(find_game("remember").variants[0], minutes=lambda players, options: 34),
    ))  # fmt: skip
    alone = Planner((*FOUR, long), 4, 0).plan(30)
    assert [match.game for match in alone] == ["remember"], "it fills the time by itself"
    longer = replace(long, variants=(
        replace(long.variants[0], minutes=lambda players, options: 35),
    ))  # fmt: skip
    assert Planner((*FOUR, longer), 4, 0).plan(30) == Planner(FOUR, 4, 0).plan(30)


@pytest.mark.parametrize("opens", [True, False])
def test_a_game_of_memories_is_left_out_by_a_swap(opens: bool) -> None:
    for seed in SEEDS:
        before = Planner(WITH_MEMORIES, 4, seed).plan(30)
        if (before[0].game == "remember") is not opens:
            continue
        place = 0 if opens else len(before) - 1
        after = Planner(WITH_MEMORIES, 4, seed).swap(before, place, 30)
        assert after == Planner(FOUR, 4, seed).plan(30)
        return
    pytest.fail("no such programme")


@pytest.mark.parametrize(("players", "minutes"), EVERY_GROUP)
def test_it_opens_lightly_and_many_end_it_with_a_game_of_everyone_alone(
    players: int, minutes: int
) -> None:
    for seed in SEEDS:
        programme = plan(players, minutes, seed)
        assert find_info(programme[0].game).minutes <= LIGHT
        if players >= COMPETING:
            assert scoring(programme[-1]) is Scoring.ALONE


def test_half_an_hour_has_two_or_three_games_and_ninety_minutes_have_all() -> None:
    for players in range(MIN_PEOPLE, MAX_PEOPLE + 1):
        for history in ((), *permutations(game.id for game in FOUR)):
            planner = Planner(FOUR, players, 1, history)
            assert len(planner.plan(30)) in (2, 3)
            assert {match.game for match in planner.plan(90)} == {game.id for game in FOUR}
            remembered = Planner(WITH_MEMORIES, players, 1, history)
            assert len(remembered.plan(30)) in (2, 3)
            assert {match.game for match in remembered.plan(90)} == {
                game.id for game in WITH_MEMORIES
            }


@pytest.mark.parametrize(
    ("players", "expected"),
    [
        (2, {"telepathy/first", "telepathy/standard", "inkblots/together", "clouds/together",
             "storyteller/together"}),
        (3, {"telepathy/director", "inkblots/together", "clouds/together", "storyteller/standard"}),
        (4, {"telepathy/director", "telepathy/partners", "telepathy/opposed", "inkblots/standard",
             "clouds/standard", "storyteller/standard"}),
        (8, {"telepathy/director", "inkblots/standard", "clouds/standard", "storyteller/standard"}),
    ],
)  # fmt: skip
def test_what_is_possible_for_a_number_of_players(players: int, expected: set[str]) -> None:
    matches = [match for game in FOUR for match in possible_matches(game, players)]
    assert {f"{match.game}/{match.variant}" for match in matches} == expected
    short = {match.game for match in matches if match.options == {"length": "short"}}
    assert short == {game.partition("/")[0] for game in expected if "standard" in game} - {
        "telepathy"
    }


def test_what_was_not_played_for_longest_comes_first_among_equal_programmes() -> None:
    both = {frozenset(m.game for m in plan(4, 30, seed)) for seed in range(40)}
    assert len(both) > 1, "several programmes are equally long"
    for games in both:
        history = (*(game for game in game_ids() if game not in games), *games)
        others = {frozenset(m.game for m in plan(4, 30, seed, history)) for seed in SEEDS}
        assert games not in others or len(games) == len(game_ids())


def test_what_a_group_loves_is_played_again() -> None:
    for loved in ("clouds", "telepathy"):
        history = (*game_ids(), *[loved] * 5)
        again = Planner(FOUR, 5, 1, history).plan(60)[len(FOUR) :]
        assert [match.game for match in again] == [loved] if loved == "clouds" else again


def test_the_seed_decides_and_nothing_else() -> None:
    assert all(Planner(GAMES, 5, seed).plan(60) == plan(5, 60, seed) for seed in SEEDS)
    assert any(plan(5, 60, seed) != plan(5, 60, 0) for seed in SEEDS)


@pytest.mark.parametrize("children", [0, 1])
@pytest.mark.parametrize("minutes", LENGTHS)
@pytest.mark.parametrize("players", range(2, 9))
def test_no_two_evenings_in_a_row_have_the_same_programme(
    players: int, minutes: int, children: int
) -> None:
    if children and players > 6 and minutes == 30:
        pytest.skip("two games fill half an hour, and only these two")
    for seed in range(0, 30, 10):
        history: list[str] = []
        before: list[str] = []
        for evening in range(seed, seed + 10):
            planner = Planner(FOUR, players, evening, history, children)
            games = [match.game for match in planner.plan(minutes)]
            assert games != before
            before = games
            history += games


@pytest.mark.parametrize("children", [0, 1])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_four_short_evenings_bring_three_games_or_all(players: int, children: int) -> None:
    history: list[str] = []
    for evening in range(4):
        planner = Planner(FOUR, players, evening, history, children)
        history += [match.game for match in planner.plan(30)]
    assert len({*history}) >= 3


def test_a_new_group_plays_the_first_variant() -> None:
    variants = {
        match.variant
        for seed in range(40)
        for match in plan(2, 90, seed)
        if match.game == "telepathy"
    }
    assert variants <= {"first", "standard"}
    first = next(match for match in plan(2, 90, 7) if match.game == "telepathy")
    assert first.variant == "first"


def test_a_game_that_cannot_be_played_is_not_in_the_programme() -> None:
    without = [game for game in FOUR if game.id != "storyteller"]
    for players, minutes in EVERY_GROUP:
        planned = Planner(without, players, 1).plan(minutes)
        assert planned
        assert "storyteller" not in {match.game for match in planned}
    assert Planner([], 4, 1).plan(30) == ()


def test_another_game_offers_all_that_were_not_on() -> None:
    planner = Planner(FOUR, 5, 3)
    programme = planner.plan(60)
    offered = [programme[0].game]
    for _ in range(3):
        programme = planner.another(programme, 60)
        offered.append(programme[0].game)
        assert total(programme) <= 60 * (1 + MAX_ABOVE)
    assert len({*offered}) == 4
    assert planner.another(programme, 60)[0].game == offered[0]


def test_another_game_after_two_was_not_on_either() -> None:
    planner = Planner(FOUR, 4, 3)
    done = ("clouds", "inkblots")
    programme = planner.plan(30, done)
    for _ in range(5):
        assert programme[0].game in ("telepathy", "storyteller")
        programme = planner.another(programme, 30, done)
    last = planner.plan(12, ("clouds", "inkblots", "telepathy"))
    assert planner.another(last, 12, ("clouds", "inkblots", "telepathy")) == last


@pytest.mark.parametrize("games", [FOUR, WITH_MEMORIES])
def test_another_game_leaves_no_time_unused_for_which_there_is_a_game(
    games: tuple[Game[Any], ...],
) -> None:
    """Even if the game night then does not end with a game in which everyone scores alone."""
    planner, done = Planner(games, 6, 3), ("remember", "clouds")
    programme = planner.plan(48, done)
    for _ in range(6):
        programme = planner.another(programme, 48, done)
        left = 48 - total(programme)
        owed = {game.id for game in FOUR} - {*done, *(match.game for match in programme)}
        assert not [
            match
            for game in owed
            for match in possible_matches(find_game(game), 6)
            if match.minutes <= left
        ]


def test_when_the_time_is_up_there_is_still_another_game() -> None:
    planner = Planner(FOUR, 4, 3)
    assert planner.plan(0, ("clouds",)) == ()
    assert len(planner.another((), 0, ("clouds",))) == 1


@pytest.mark.parametrize("players", [MIN_PEOPLE - 1, MAX_PEOPLE + 1])
def test_too_few_or_too_many_are_refused(players: int) -> None:
    with pytest.raises(BadSetup, match="2 to 8 players"):
        Planner(GAMES, players, 1)


def test_a_game_that_says_nothing_about_evenings_takes_part() -> None:
    plain = find_game("storyteller")
    variants = tuple(replace(one, minutes=None) for one in plain.variants)
    (match,) = possible_matches(replace(plain, variants=variants, options=()), 4)
    assert match == PlannedMatch("storyteller", "standard", plain.info.minutes)


@pytest.mark.parametrize(("players", "minutes"), EVERY_GROUP)
def test_a_swapped_programme_keeps_every_rule(players: int, minutes: int) -> None:
    for seed in SEEDS[:4]:
        planner = Planner(GAMES, players, seed)
        before = planner.plan(minutes)
        for place in range(len(before)):
            after = planner.swap(before, place, minutes)
            games = [match.game for match in after]
            left_out = before[place].game == "remember"
            if after != before and not left_out:
                assert games[place] != before[place].game
            assert left_out or len(after) == len(before)
            assert total(after) <= minutes * (1 + MAX_ABOVE)
            assert total(after) >= min(minutes * (1 - MAX_ABOVE), total(before))
            assert find_info(games[0]).minutes <= LIGHT
            assert players < COMPETING or scoring(after[-1]) is Scoring.ALONE
            check_laps(games, players)


def test_swapping_again_and_again_offers_every_game_that_fits() -> None:
    planner = Planner(FOUR, 4, 1)
    programme, seen = planner.plan(60), []
    for _ in range(4):
        seen.append(programme[1].game)
        programme = planner.swap(programme, 1, 60)
    assert len({*seen}) > 2
    assert programme[1].game in seen


def test_a_game_that_can_be_on_only_once_changes_places() -> None:
    planner = Planner(FOUR, 4, 1)
    before = planner.plan(90)
    place = next(place for place in range(1, 3) if planner.swap(before, place, 90) != before)
    after = planner.swap(before, place, 90)
    assert sorted(match.game for match in after) == sorted(match.game for match in before)


def test_where_no_other_game_fits_nothing_changes() -> None:
    planner = Planner(FOUR[:1], 4, 1)
    programme = planner.plan(30)
    assert planner.swap(programme, 0, 30) == programme


@pytest.mark.parametrize(("players", "alone", "sides"), [(4, 4, 2), (5, 3, 2), (6, 3, 1)])
def test_of_equal_programmes_the_one_that_sets_people_least_apart_is_planned(
    players: int, alone: int, sides: int
) -> None:
    for seed in SEEDS:
        found = Counter(map(scoring, Planner(FOUR, players, seed).plan(90)))
        assert found[Scoring.ALONE] <= alone
        assert found[Scoring.SIDES] <= sides


def test_two_sides_meet_after_everyone_has_scored_alone_where_that_is_possible() -> None:
    for seed in SEEDS:
        scorings = [scoring(match) for match in Planner(WITH_MEMORIES, 4, seed).plan(90)][:-1]
        first = scorings.index(Scoring.SIDES)
        assert Scoring.ALONE not in scorings[first:]


@pytest.mark.parametrize(("players", "minutes"), EVERY_GROUP)
def test_a_game_that_is_left_out_leaves_the_others_in_good_order(
    players: int, minutes: int
) -> None:
    for seed in SEEDS[:4]:
        planner = Planner(GAMES, players, seed)
        before = planner.plan(minutes)
        for place in range(len(before)):
            after = planner.leave_out(before, place)
            if len(before) == 1:
                assert after == before
                continue
            rest = [match.game for match in (*before[:place], *before[place + 1 :])]
            games = [match.game for match in after]
            assert Counter(games) == Counter(rest)
            orders = permutations([g for g in rest if not find_info(g).from_memories])
            if any(in_shape(order, rest, players) for order in orders):
                assert in_shape(games, games, players)
            else:
                assert games == rest


def in_shape(order: Sequence[str], opening: Sequence[str], players: int) -> bool:
    """Whether games open lightly and end as many people should; one of memories does both."""
    lightly = bool(opening) and find_info(opening[0]).from_memories
    closed = bool(opening) and find_info(opening[-1]).from_memories
    alone = {
        game.id for game in GAMES if scoring(possible_matches(game, players)[0]) is Scoring.ALONE
    }
    return (
        bool(order)
        and (lightly or find_info(order[0]).minutes <= LIGHT)
        and (closed or players < COMPETING or order[-1] in alone)
        and all(one != other for one, other in pairwise(order))
    )


@pytest.mark.parametrize("players", range(MIN_PEOPLE, MAX_PEOPLE + 1))
def test_planned_minutes_come_from_the_time_that_there_is_for_a_word(players: int) -> None:
    (usual,) = possible_matches(find_game("clouds"), players)
    (gentle,) = possible_matches(find_game("clouds"), players, children=1)
    words, more = (6, 1) if players < COMPETING else (players, 1.5)
    assert gentle.minutes - usual.minutes == pytest.approx(words * more * CLOCK_USED, abs=1)
    assert gentle.options == usual.options


FULL_WITH_CHILD = [*product(range(MIN_PEOPLE, MAX_PEOPLE + 1), LENGTHS, (FOUR, WITH_MEMORIES))]
OPEN_END = ((7, 30), (8, 30))
"""Groups and times for which no two games fit of which everyone scores alone in the last one."""


@pytest.mark.parametrize(("players", "minutes", "games"), FULL_WITH_CHILD)
def test_with_a_child_a_programme_fills_the_time_and_opens_with_clouds_if_it_can(
    players: int, minutes: int, games: tuple[Game[Any], ...]
) -> None:
    for seed in SEEDS[:6]:
        planned = Planner(games, players, seed, children=1).plan(minutes)
        assert minutes * (1 - MAX_ABOVE) <= total(planned) <= minutes * (1 + MAX_ABOVE)
        assert len(planned) > 1
        check_laps([match.game for match in planned], players)
        ends = planned[-1]
        if players >= COMPETING and (players, minutes) not in OPEN_END:
            assert scoring(ends) is Scoring.ALONE
        if planned[0].game != "remember":
            clouds_open = may_open_with_clouds(players, minutes, games)
            assert (planned[0].game == "clouds") == clouds_open
            assert planned[0].variant == "director" or clouds_open


def may_open_with_clouds(players: int, minutes: int, games: tuple[Game[Any], ...]) -> bool:
    """Whether Clouds may open several games that fill the time, with a child at the table."""
    matches = {game.id: possible_matches(game, players, 1)[0] for game in games}
    clouds, others = matches.pop("clouds"), [*matches.values()]
    return minutes > min(LENGTHS) or any(
        abs(total((clouds, *rest)) - minutes) <= minutes * MAX_ABOVE
        and (players < COMPETING or scoring(rest[-1]) is Scoring.ALONE)
        and all(not find_info(match.game).from_memories for match in rest[:-1])
        for size in (1, 2)
        for rest in permutations(others, size)
    )


def test_two_people_with_a_child_never_open_with_telepathy() -> None:
    """There is no director, and they would have to hold secrets."""
    left = [find_game(game) for game in ("inkblots", "storyteller", "telepathy")]
    for seed, minutes in product(SEEDS, LENGTHS):
        planner = Planner(left, 2, seed, children=1)
        planned = planner.plan(minutes)
        assert planned[0].game != "telepathy"
        for place in range(len(planned)):
            assert planner.swap(planned, place, minutes)[0].game != "telepathy"
