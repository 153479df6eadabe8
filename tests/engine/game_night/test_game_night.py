"""Tests of an evening from match to match: lights, coming and going, titles, saving."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import permutations
from pathlib import Path

import pytest

from engine.__main__ import main
from engine.assets import KNOWLEDGE, PACKS, load_packs
from engine.core import Award, GameOver
from engine.errors import BadSave, BadSetup
from engine.game_night.game_night import (
    GameNight,
    after_match,
    another_game,
    begin,
    leave_out_game,
    lights_of,
    next_setup,
    swap_game,
    with_players,
)
from engine.game_night.programme import LENGTHS, PlannedMatch, Planner
from engine.game_night.save import load_game_night, save_game_night
from engine.game_night.titles import (
    BRIGHTEST,
    FAITHFUL,
    LAMPLIGHTER,
    LATE,
    OWL,
    SPARK,
    STEADY,
    titles,
)
from engine.game_night.transcript import play_game_night
from engine.packs import NO_SUPPLY, Supply
from engine.registry import all_games, find_game
from engine.setup import Player, Scoring, Setup

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gita", "Hugo")
PACKS_READ = load_packs(PACKS, "en")


def people(count: int) -> tuple[Player, ...]:
    return tuple(map(Player, NAMES[:count]))


def planner(count: int, seed: int = 3) -> Planner:
    return Planner(all_games(), count, seed)


def night_of(count: int, minutes: int = 60, seed: int = 3) -> GameNight:
    return begin(planner(count, seed), people(count), minutes, seed)


def after(
    night: GameNight,
    game: str,
    variant: str = "standard",
    scores: tuple[int, ...] = (),
    winners: tuple[int, ...] = (),
    awards: tuple[Award, ...] = (),
    players: Sequence[Player] | None = None,
) -> GameNight:
    players = night.players if players is None else players
    ending = GameOver(actors=(), winners=winners, scores=scores, awards=awards)
    setup = Setup(game, variant, tuple(players), 0)
    return after_match(night, find_game(game), setup, dict(enumerate(players)), ending)


def lights(night: GameNight) -> list[int]:
    return [guest.lights for guest in night.at_table]


def test_the_example_of_the_rules() -> None:
    night = after(night_of(4), "inkblots", winners=(0, 1))
    assert lights(night) == [2, 2, 0, 0]
    night = after(night, "clouds", scores=(5, 3, 3, 1))
    assert lights(night) == [5, 4, 2, 0]
    night = after(night, "storyteller", scores=(9, 4, 11, 4))
    assert lights(night) == [7, 5, 5, 1]
    assert [guest.name for guest in night.leaders] == ["Ana"]
    assert night.lights == 18


def test_a_played_match_is_the_planned_one_or_as_long_as_its_game_usually_is() -> None:
    planned = PlannedMatch("clouds", "standard", 33)
    night = replace(night_of(4), programme=(planned, PlannedMatch("inkblots", "standard", 9)))
    as_planned = after(night, "clouds", scores=(1, 0, 0, 0))
    other = after(as_planned, "storyteller", scores=(1, 0, 0, 0))
    further = after(other, "clouds", scores=(1, 0, 0, 0))
    assert further.programme == ()
    assert [match.planned for match in further.played] == [
        planned,
        PlannedMatch("storyteller", "standard", find_game("storyteller").info.minutes),
        PlannedMatch("clouds", "standard", find_game("clouds").info.minutes),
    ]


def test_a_tie_is_shared_and_nobody_leads_without_lights() -> None:
    assert night_of(4).leaders == ()
    night = after(night_of(4), "clouds", scores=(2, 2, 1, 0))
    assert [guest.name for guest in night.leaders] == ["Ana", "Ben"]


def test_two_people_have_one_sum() -> None:
    night = after(night_of(2), "telepathy", "first", winners=(0, 1))
    assert (night.shared, night.lights) == (True, 3)


def test_the_robots_of_a_variant_are_no_guests() -> None:
    robots = (Player("Pixel", robot=True), Player("Bolt", robot=True))
    night = after(
        night_of(2), "storyteller", "together", scores=(9, 9, 4, 4),
        players=(*people(2), *robots),
    )  # fmt: skip
    assert [guest.name for guest in night.guests] == ["Ana", "Ben"]


def test_a_newcomer_begins_with_the_fewest_lights_and_the_rest_is_planned_anew() -> None:
    night = after(night_of(4), "clouds", scores=(5, 4, 3, 2))
    night = replace(night, guests=tuple(replace(g, lights=g.lights + 1) for g in night.guests))
    more = with_players(night, planner(5), people(5))
    assert lights(more) == [4, 3, 2, 1, 1]
    assert more.minutes_left == night.minutes_left
    for match in more.programme:
        assert match.game != "clouds" or match in more.programme[3:]
        assert match.minutes == next(
            planned.minutes for planned in planner(5).plan(90) if planned.game == match.game
        )


def test_who_left_is_remembered_but_not_ranked() -> None:
    night = after(night_of(5), "clouds", scores=(9, 5, 4, 3, 2))
    fewer = with_players(night, planner(4), people(5)[1:])
    assert [guest.name for guest in fewer.leaders] == ["Ben"]
    assert [guest.name for guest in fewer.at_table] == ["Ben", "Cleo", "Dan", "Eva"]
    assert [guest.name for guest in fewer.guests] == [*NAMES[:5]]
    assert fewer.lights == 3 + 2 + 1, "the path of the evening shows them all"
    back = with_players(fewer, planner(5), people(5))
    assert lights(back) == [3, 2, 1, 0, 0], "who comes back keeps what they had"


def test_all_lights_are_those_that_the_matches_have_brought_whoever_left_or_came() -> None:
    night = after(night_of(4), "clouds", scores=(5, 3, 3, 1))
    night = with_players(night, planner(4), (*people(4)[1:], Player("Eva")))
    assert lights(night) == [2, 2, 0, 0]
    night = after(night, "storyteller", scores=(1, 2, 3, 4))
    assert night.lights == (3 + 2 + 2) + (0 + 1 + 2 + 3)


def test_who_left_or_joined_during_a_match_has_left_or_joined_the_evening() -> None:
    night = after(night_of(4), "clouds", scores=(4, 3, 2, 1))
    changed = (*people(3), Player("Zoe"))
    night = after(night, "storyteller", scores=(0, 1, 2, 9), players=changed)
    assert [(guest.name, guest.lights) for guest in night.at_table] == [
        ("Ana", 3), ("Ben", 3), ("Cleo", 3), ("Zoe", 3),
    ]  # fmt: skip
    assert [guest.matches for guest in night.at_table] == [2, 2, 2, 1]


def test_another_game_changes_only_what_comes_next() -> None:
    night = after(night_of(4), "clouds", scores=(4, 3, 2, 1))
    other = another_game(night, planner(4))
    assert other.programme[0].game != night.programme[0].game
    assert (other.guests, other.played) == (night.guests, night.played)


@pytest.mark.parametrize("gone", ["clouds", "inkblots", "storyteller"])
def test_a_game_that_was_left_out_does_not_come_back(gone: str) -> None:
    whole = night_of(4)
    place = [match.game for match in whole.programme].index(gone)
    night = leave_out_game(whole, planner(4), place)
    night = load_game_night(json.loads(json.dumps(save_game_night(night))))
    assert night.left_out == (gone,)
    for index in range(len(night.programme)):
        swapped = swap_game(night, planner(4), index)
        assert gone not in [match.game for match in swapped.programme]
    night = after(night, night.programme[0].game, scores=(4, 3, 2, 1), winners=(0,))
    for count in (2, 3, 5, 8):
        changed = with_players(night, planner(count), people(count))
        for _ in range(4):
            assert changed.programme
            assert gone not in [match.game for match in changed.programme]
            changed = another_game(changed, planner(count))


def test_a_game_that_was_on_twice_is_left_out_once() -> None:
    night = night_of(4)
    twice = replace(night, programme=(*night.programme, night.programme[0]))
    assert leave_out_game(twice, planner(4), 0).left_out == ()


def test_who_begins_moves_on_and_everyone_keeps_their_seat() -> None:
    night, first = night_of(4), []
    for _ in range(4):
        game = find_game("clouds")
        planned = PlannedMatch("clouds", "standard", 8, {"length": "short"})
        night = replace(night, programme=(planned,))
        setup = next_setup(night, game, 1, Supply(PACKS_READ, language="en"))
        assert setup.options["length"] == "short"
        assert [player.name for player in setup.players] == [*NAMES[:4]]
        first.append(setup.first)
        night = after(night, "clouds", scores=(4, 3, 2, 1))
    assert sorted(first, key=str) == [0, 1, 2, 3]


def test_roles_move_on_from_match_to_match_but_teams_stay() -> None:
    found: dict[str, list[tuple[str, ...]]] = {"telepathy": [], "inkblots": []}
    for game, roles in found.items():
        night = night_of(4)
        variant = {"telepathy": "director", "inkblots": "standard"}[game]
        for _ in range(2):
            night = replace(night, programme=(PlannedMatch(game, variant, 8),))
            roles.append(next_setup(night, find_game(game), 1, Supply(PACKS_READ)).roles)
            night = after(night, game, scores=(4, 3, 2, 1))
    first, second = found["telepathy"]
    assert second == (first[-1], *first[:-1])
    assert found["inkblots"][0] == found["inkblots"][1]


@pytest.mark.parametrize(
    ("scores", "together"),
    [
        ((3, 2, 1, 0), {0, 1}),
        ((0, 3, 1, 2), {1, 3}),
        ((2, 0, 1, 3), {0, 3}),
        ((5, 5, 5, 5), {0, 2}),
    ],
)
def test_the_two_brightest_are_in_one_team_and_stay_in_it(
    scores: tuple[int, ...], together: set[int]
) -> None:
    inkblots, planned = find_game("inkblots"), PlannedMatch("inkblots", "standard", 14)
    night = after(night_of(4), "clouds", scores=scores)
    for _ in range(2):
        night = replace(night, programme=(planned,))
        roles = next_setup(night, inkblots, 1, Supply(PACKS_READ)).roles
        assert len({roles[seat] for seat in together}) == 1
        assert [*map(roles.count, {*roles})] == [2, 2]
        night = after(night, "inkblots", winners=(0, 1))
        night = after(night, "clouds", scores=scores[::-1])


@pytest.mark.parametrize("count", range(4, 9))
def test_teams_keep_their_sizes_whoever_leads(count: int) -> None:
    inkblots = find_game("inkblots")
    usual = inkblots.variants[0].roles(count)
    for seat in range(count):
        scores = tuple(int(one == seat) for one in range(count))
        night = after(night_of(count), "clouds", scores=scores)
        night = replace(night, programme=(PlannedMatch("inkblots", "standard", 14),))
        roles = next_setup(night, inkblots, 1, Supply(PACKS_READ)).roles
        assert Counter(roles) == Counter(usual)


def test_a_match_without_packs_is_refused() -> None:
    night = night_of(4)
    game = next(find_game(match.game) for match in night.programme if match.game == "clouds")
    night = replace(night, programme=(PlannedMatch("clouds", "standard", 8),))
    with pytest.raises(BadSetup):
        next_setup(night, game, 1, NO_SUPPLY)


def test_everyone_gets_a_title_and_nobody_two() -> None:
    night = after(
        night_of(4), "clouds", scores=(5, 3, 3, 0),
        awards=(
            Award("quickest", (0,), (900,)),
            Award("pair", (0, 1), (3,)),
            Award("guesses", (0,), (4,)),
        ),
    )  # fmt: skip
    found = {night.guests[title.guest].name: title for title in titles(night)}
    assert [*found] == [*NAMES[:4]]
    assert found["Ana"].key in ("quickest", "guesses")
    assert (found["Ben"].key, found["Ben"].game, found["Ben"].figures) == ("pair", "clouds", (3,))
    assert (found["Cleo"].key, found["Cleo"].figures) == (BRIGHTEST, (2,))
    assert (found["Dan"].key, found["Dan"].figures) == (FAITHFUL, (1,))


def test_awards_are_handed_on_so_that_as_many_as_possible_have_one() -> None:
    night = after(
        night_of(4), "clouds", scores=(5, 3, 3, 0),
        awards=(Award("quickest", (0, 1), (900,)), Award("pair", (0, 2), (3,))),
    )  # fmt: skip
    night = after(night, "storyteller", scores=(5, 3, 3, 0), awards=(Award("riser", (0,), (6,)),))
    found = [title.key for title in titles(night)]
    assert found == ["riser", "quickest", "pair", FAITHFUL]


def test_people_without_an_award_get_different_true_figures() -> None:
    night = after(night_of(4), "clouds", scores=(5, 3, 3, 1))
    night = after(night, "storyteller", scores=(1, 2, 3, 3))
    found = {night.guests[title.guest].name: (title.key, title.figures) for title in titles(night)}
    minutes = sum(match.planned.minutes for match in night.played)
    true: dict[str, set[tuple[str, tuple[int, ...]]]] = {
        "Ana": {(BRIGHTEST, (3,)), (SPARK, (3,)), (LAMPLIGHTER, (3,))},
        "Ben": {(BRIGHTEST, (2,)), (STEADY, (2,)), (SPARK, (2,)), (LAMPLIGHTER, (3,))},
        "Cleo": {(BRIGHTEST, (2,)), (STEADY, (2,)), (SPARK, (2,)), (LAMPLIGHTER, (5,))},
        "Dan": {(BRIGHTEST, (3,)), (LAMPLIGHTER, (3,))},
    }
    for name, figure in found.items():
        assert figure in true[name] | {(FAITHFUL, (2,)), (OWL, (minutes,))}
    assert len({key for key, _ in found.values()}) == 4


def test_what_many_have_earned_comes_before_lights() -> None:
    """It is no award at the end of the match, but says more than how many lights somebody has."""
    riser, shared = Award("riser", (0,), (6,)), Award("boldest", (1, 2, 3), (1,))
    ending = GameOver(
        actors=(), winners=(0,), scores=(5, 3, 3, 0), awards=(riser,), earned=(riser, shared)
    )
    setup = Setup("storyteller", "standard", people(4), 0)
    at_table = dict(enumerate(people(4)))
    night = after_match(night_of(4), find_game("storyteller"), setup, at_table, ending)
    found = [title.key for title in titles(night)]
    assert found[0] == "riser"
    assert "boldest" in found[1:]


def test_the_lights_of_one_match_have_one_name() -> None:
    night = after(night_of(4), "clouds", scores=(5, 3, 3, 1))
    found = [title.key for title in titles(night)]
    assert not {SPARK, LAMPLIGHTER} & {*found}, "these lights are those of the bright moment"
    night = with_players(night, planner(5), (*people(4), Player("Zoe")))
    night = after(night, "clouds", scores=(0, 0, 0, 0, 1))
    assert titles(night)[-1].key != SPARK, "it was not the first game of the evening"


def test_whoever_came_after_the_last_match_has_a_title_without_figures() -> None:
    night = after(night_of(4), "clouds", scores=(5, 3, 3, 3))
    night = with_players(night, planner(5), (*people(4), Player("Zoe")))
    zoe = titles(night)[-1]
    assert (zoe.guest, zoe.key, zoe.figures) == (4, LATE, ())


def test_nobody_shares_a_title_where_there_is_another_one() -> None:
    """A shared award goes to one of the two, and the same award of two matches to one person."""
    pair = (Award("pair", (0, 1), (3,)),)
    night = after(night_of(4), "clouds", scores=(5, 3, 3, 0), awards=pair)
    night = after(night, "clouds", scores=(5, 3, 3, 0), awards=(Award("pair", (2, 3), (2,)),))
    found = [(title.game, title.key) for title in titles(night)]
    assert len({*found}) == 4
    assert ("clouds", "pair") in found


def test_where_every_title_is_taken_it_is_shared() -> None:
    """Six figures for eight people who had the same lights."""
    night = after(night_of(8), "clouds", scores=(1,) * 8)
    night = after(night, "storyteller", scores=(1,) * 8)
    found = titles(night)
    assert [title.guest for title in found] == [*range(8)]
    assert {title.key for title in found} == {STEADY, SPARK, LAMPLIGHTER, FAITHFUL, OWL}


def test_robots_get_no_title() -> None:
    players = (*people(3), Player("Pixel", robot=True))
    night = begin(planner(4), players, 30, 1)
    assert [title.guest for title in titles(night)] == [0, 1, 2]


@pytest.mark.parametrize("minutes", LENGTHS)
@pytest.mark.parametrize("count", [2, 3, 4, 8])
def test_robots_play_an_evening_and_it_comes_back_equal(count: int, minutes: int) -> None:
    players = [Player(name, robot=True) for name in NAMES[:count]]
    if minutes > 30 and count > 4:
        pytest.skip("the same code, and long")
    for night in play_game_night(all_games(), players, minutes, 5, PACKS_READ, KNOWLEDGE, "en"):
        assert load_game_night(json.loads(json.dumps(save_game_night(night)))) == night
    assert night.programme == ()
    assert len(titles(night)) == count


def test_an_evening_of_the_first_format_goes_on() -> None:
    """The format that refers to people by name, with an id in place of each person's name."""
    saved = Path(__file__).with_name("first_format.json").read_text(encoding="utf-8")
    night = load_game_night(json.loads(saved))
    assert [(guest.player.id, guest.name) for guest in night.guests] == [
        (0, "Pixel"), (1002, ""), (1003, ""), (1004, ""), (1001, ""),
    ]  # fmt: skip
    assert [guest.lights for guest in night.guests] == [0, 3, 5, 2, 3]
    assert [guest.matches for guest in night.guests] == [1, 2, 2, 2, 1]
    assert night.numbers == (0, 1, 2, 3)
    assert night.played[0].lights == {4: 3, 1: 2, 2: 2, 3: 0}
    assert [award.guests for award in night.played[0].awards] == [(1, 2), (4,)]
    assert night.left_out == ("telepathy",)
    assert {title.guest for title in titles(night)} == {1, 2, 3}
    assert load_game_night(json.loads(json.dumps(save_game_night(night)))) == night


def test_who_is_named_but_was_never_there_makes_an_evening_damaged() -> None:
    saved = Path(__file__).with_name("first_format.json").read_text(encoding="utf-8")
    with pytest.raises(BadSave):
        load_game_night(json.loads(saved.replace('"1003": 2', '"1009": 2')))
    first = json.loads(saved)
    for key in ("guests", "played", "programme", "minutes"):
        for wrong in (None, "x", [1], {"a": 1}, [], [{}]):
            if (key, wrong) not in (("played", []), ("programme", [])):
                with pytest.raises(BadSave):
                    load_game_night(first | {key: wrong})
    present = save_game_night(after(night_of(4), "clouds", scores=(4, 3, 2, 1)))
    for seats in ([0, 4], [0, 0], [-1]):
        with pytest.raises(BadSave):
            load_game_night({**present, "seats": seats})


def test_an_evening_of_the_first_format_at_which_nobody_sits_is_damaged() -> None:
    saved = Path(__file__).with_name("first_format.json").read_text(encoding="utf-8")
    first = json.loads(saved)
    gone = [guest | {"present": False} for guest in first["guests"]]
    with pytest.raises(BadSave):
        load_game_night(first | {"guests": gone})


@pytest.mark.parametrize("key", ["format", "minutes", "guests", "played", "programme"])
def test_damaged_data_is_refused(key: str) -> None:
    saved = save_game_night(after(night_of(4), "clouds", scores=(4, 3, 2, 1)))
    for wrong in (None, "x", [1], {"a": 1}):
        with pytest.raises(BadSave):
            load_game_night({**saved, key: wrong})
    del saved[key]
    with pytest.raises(BadSave):
        load_game_night(saved)
    with pytest.raises(BadSave):
        load_game_night(None)


def test_an_evening_without_the_games_that_were_left_out_is_of_an_earlier_version() -> None:
    saved = save_game_night(night_of(4))
    assert "left_out" not in saved
    assert load_game_night(saved).left_out == ()
    for wrong in (None, "clouds", ["chess"], [1]):
        with pytest.raises(BadSave):
            load_game_night({**saved, "left_out": wrong})


def test_the_command_line_prints_an_evening(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["evening", "--players", "4", "--minutes", "30", "--seed", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("An evening of 30 minutes for Ana, Ben, Cleo and Dan: ")
    assert any(line.startswith("Lights: ") for line in lines)
    assert main(["evening", "--players", "9"]) == 2
    assert "2 to 8 players" in capsys.readouterr().err


@pytest.mark.parametrize(
    "change",
    [
        {"guests": []},
        {"programme": [{"game": "chess", "variant": "x", "minutes": 5, "options": {}}]},
        {"programme": [{"game": "clouds", "variant": "x", "minutes": 5, "options": {}}]},
    ],
)
def test_an_evening_that_could_never_have_been_is_damaged(change: dict[str, object]) -> None:
    saved = save_game_night(night_of(4))
    with pytest.raises(BadSave):
        load_game_night(saved | change)
    with pytest.raises(BadSave):
        load_game_night(saved | {"guests": saved["guests"] * 2})


def test_a_child_at_the_table_has_more_time() -> None:
    night = replace(night_of(3), programme=(PlannedMatch("clouds", "together", 14),))
    clouds = find_game("clouds")
    usual = next_setup(night, clouds, 1, Supply(PACKS_READ))
    gentle = next_setup(night, clouds, 1, Supply(PACKS_READ), children=(1,))
    assert (usual.options["seconds"], gentle.options["seconds"]) == (120, 180)


@pytest.mark.parametrize("children", [(0,), (1,), (2,), (0, 1), (2, 4)])
def test_children_direct_telepathy_as_long_as_two_others_are_there(
    children: tuple[int, ...],
) -> None:
    telepathy, planned = find_game("telepathy"), PlannedMatch("telepathy", "director", 11)
    for count in range(3, 9):
        night = night_of(count)
        here = [child for child in children if child < count]
        for _ in range(count):
            night = replace(night, programme=(planned,))
            setup = next_setup(night, telepathy, 1, Supply(PACKS_READ), children=here)
            partners = sum(setup.roles[child] != "director" for child in here)
            assert partners == max(2 + len(here) - count, 0)
            night = after(night, "telepathy", "director", winners=())


@pytest.mark.parametrize("count", range(4, 9))
def test_a_child_is_in_the_larger_team_and_never_the_only_one_to_guess_at_first(
    count: int,
) -> None:
    inkblots, planned = find_game("inkblots"), PlannedMatch("inkblots", "standard", 14)
    for child in range(count):
        for scores in permutations((3, 2, 1, 0), 3):
            night = after(night_of(count), "clouds", scores=(*scores, *[0] * (count - 3)))
            night = replace(night, programme=(planned,))
            setup = next_setup(night, inkblots, 1, Supply(PACKS_READ), children=(child,))
            teams = Counter(setup.roles)
            assert teams == Counter(inkblots.variants[0].roles(count))
            assert teams[setup.roles[child]] == max(teams.values())
            assert setup.first is not None
            tested = setup.roles[setup.first]
            assert tested != setup.roles[child] or teams[tested] > 2


class Ending(GameOver):
    band: int | None

    @property
    def shared_band(self) -> int | None:
        return self.band


def over(
    winners: tuple[int, ...] = (), scores: tuple[int, ...] = (), band: int | None = None
) -> GameOver:
    return Ending(actors=(), winners=winners, scores=scores, band=band)


@pytest.mark.parametrize(
    ("scores", "lights"),
    [
        ((5, 3, 3, 1), (3, 2, 2, 0)),
        ((9, 4, 11, 4), (2, 1, 3, 1)),
        ((0, 0, 0, 0), (3, 3, 3, 3)),
        ((1, 2, 3, 4, 5), (0, 0, 1, 2, 3)),
    ],
)
def test_everyone_alone_by_rank(scores: tuple[int, ...], lights: tuple[int, ...]) -> None:
    assert lights_of(Scoring.ALONE, over(scores=scores), tuple(range(len(scores)))) == lights


def test_everyone_alone_without_points() -> None:
    assert lights_of(Scoring.ALONE, over(winners=(1,)), (0, 1, 2)) == (2, 3, 2)


def test_who_wins_a_tie_by_a_vote_gets_more_lights() -> None:
    assert lights_of(Scoring.ALONE, over((1,), (4, 4, 2)), (0, 1, 2)) == (2, 3, 1)
    assert lights_of(Scoring.ALONE, over((0, 1), (4, 4, 2)), (0, 1, 2)) == (3, 3, 1)


@pytest.mark.parametrize(
    ("winners", "lights"),
    [((0, 1), (2, 2, 0, 0)), ((), (1, 1, 1, 1)), ((0, 1, 2, 3), (1, 1, 1, 1))],
)
def test_two_sides(winners: tuple[int, ...], lights: tuple[int, ...]) -> None:
    assert lights_of(Scoring.SIDES, over(winners), (0, 1, 2, 3)) == lights


@pytest.mark.parametrize(("band", "lights"), [*enumerate((0, 1, 2, 3, 3))])
def test_together_by_band(band: int, lights: int) -> None:
    assert lights_of(Scoring.TOGETHER, over((0, 1), (3, 3), band), (0, 1)) == (lights, lights)


@pytest.mark.parametrize(("winners", "lights"), [((0, 1, 2), 3), ((), 1)])
def test_together_won_or_lost(winners: tuple[int, ...], lights: int) -> None:
    assert lights_of(Scoring.TOGETHER, over(winners), (0, 1, 2)) == (lights,) * 3


def test_robots_of_a_variant_get_none() -> None:
    assert lights_of(Scoring.ALONE, over(scores=(4, 2, 9, 9)), (0, 1)) == (3, 2)
