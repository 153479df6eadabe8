"""Tests of the ten chairs around the table: who gets which one, and what is saved."""

from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from engine.chairs import NO_CHAIR
from engine.errors import BadSetup
from engine.make_setup import make_setup
from engine.match import Match
from engine.names import ROBOT_NAMES
from engine.registry import find_game
from engine.save import load, save
from engine.setup import Player
from mobileapp.assets import ASSETS
from mobileapp.match.chairs import CHAIRS, FILLING_ORDER, free_chair, place_newcomer
from mobileapp.match.draft import Draft, recall
from mobileapp.match.table import MAX_PEOPLE, Table, remember_people
from mobileapp.palette import PLAYER_COLOURS, PLAYER_SYMBOLS, colour_of
from mobileapp.player_profile import PlayerProfile, default_profile
from mobileapp.stage import painting
from mobileapp.stage.people import END_CHAIRS, seats_at_edges
from mobileapp.stage.scene import Person, SceneContext
from mobileapp.stage.space import Space
from mobileapp.storage.store import Storage


def table(*chairs: int, present: tuple[int, ...] = ()) -> SceneContext:
    """A table of people on these chairs; `present` are those who have not left, by default all."""
    people = tuple(Person("Ana", "#FFFFFF", "acorn", chair=chair) for chair in chairs)
    return SceneContext(Space(1280, 800), people, present=present)


def test_there_is_a_chair_for_everyone() -> None:
    assert CHAIRS == MAX_PEOPLE
    assert sorted(FILLING_ORDER) == list(range(CHAIRS))


def test_the_wanted_chair_is_taken_or_the_nearest_free_one() -> None:
    assert free_chair([]) == 0
    assert free_chair([0]) == 2
    assert free_chair([0], wanted=7) == 7
    assert free_chair([7], wanted=7) == 8
    assert free_chair([7, 8], wanted=7) == 6
    assert free_chair([9], wanted=9) == 0, "round the corner"
    assert free_chair(range(CHAIRS), wanted=3) == NO_CHAIR
    assert free_chair([], wanted=99) == 0


def test_five_people_sit_in_the_order_they_came_and_both_edges_fill_evenly() -> None:
    draft = Draft("clouds")
    for count in range(1, CHAIRS + 1):
        draft.add(f"Guest {count}")
        if count <= 5:
            assert [p.name for p in draft.people] == [f"Guest {n + 1}" for n in range(count)]
        assert draft.chairs == sorted(draft.chairs)
        edges = seats_at_edges(table(*draft.chairs))
        assert abs(len(edges.near) - len(edges.far)) <= 1


@pytest.mark.parametrize("game", ["", "inkblots"])
def test_whoever_was_cleared_away_is_put_back(game: str) -> None:
    table = Draft(game) if game else Table()
    for name in ("Ana", "Ben", "Cleo", "Dan"):
        table.add(name)
    table.take_chair(0, 9)
    seated = list(table.people)
    before = table.clear()
    assert table.people == []
    table.add("Eva")
    table.put_back(before)
    assert table.people == seated
    table.remove(0)
    assert table.people == seated[1:]


def test_four_people_sit_two_and_two() -> None:
    draft = Draft("clouds")
    for name in ("Ana", "Ben", "Cleo", "Dan"):
        draft.add(name)
    assert seats_at_edges(table(*draft.chairs)) == ((0, 3), (1, 2))
    assert not {*END_CHAIRS} & {*draft.chairs}


def test_a_newcomer_moves_nobody_and_sits_between_the_right_neighbours() -> None:
    assert place_newcomer([0, 2, 4]) == (3, 5)
    assert place_newcomer([0, 2, 4], wanted=1) == (1, 1)
    assert place_newcomer([0, 2, 4], wanted=2) == (2, 3)
    assert place_newcomer(range(CHAIRS)) == (CHAIRS, NO_CHAIR)
    for unknown in ([NO_CHAIR, NO_CHAIR], [4, 2], [3, 3], [0, 99]):
        assert place_newcomer(unknown) == (2, NO_CHAIR)


def test_whoever_takes_a_taken_chair_changes_places() -> None:
    draft = Draft("inkblots")
    for name in ("Ana", "Ben", "Cleo", "Dan"):
        draft.add(name)
    draft.first = 0
    teams = dict(zip(("Ana", "Ben", "Cleo", "Dan"), draft.roles_by_seat(), strict=True))
    draft.take_chair(0, 9)
    assert [p.name for p in draft.people] == ["Ben", "Cleo", "Dan", "Ana"]
    draft.take_chair(3, 2)
    assert [p.name for p in draft.people] == ["Ana", "Cleo", "Dan", "Ben"]
    assert draft.chairs == [2, 5, 7, 9]
    assert draft.first == 0
    names = [p.name for p in draft.people]
    assert dict(zip(names, draft.roles_by_seat(), strict=True)) == {n: teams[n] for n in names}


def test_where_people_sat_is_remembered_and_forgotten(tmp_path: Path) -> None:
    with closing(Storage(tmp_path / "things.db")) as storage:
        ana, bolt = PlayerProfile("Ana", "sea", "key", chair=3), PlayerProfile("Bolt", "", "", True)
        remember_people([ana, bolt], storage)
        known = storage.roster.find(" ANA ")
        assert known is not None
        assert (known.chair, known.badge) == (3, ("sea", "key"))
        assert storage.roster.find("Bolt") is None, "a robot is no person"
        remember_people([replace(ana, chair=NO_CHAIR)], storage)
        assert storage.roster.find("Ana") == known
        assert [one.name for one in recall("clouds", storage).people] == ["Ana"]
        storage.roster.forget(known.id)
        assert recall("clouds", storage).people == []


@pytest.mark.parametrize(
    ("chairs", "expected"),
    [
        ([None, None, None, None], [0, 2, 5, 7]),
        ([4, 2, None], [0, 2, 4]),
        ([4, 4, 99], [0, 2, 4]),
        ([None] * 12, list(range(10))),
    ],
)
def test_people_of_an_earlier_version_find_a_chair(
    chairs: list[int | None], expected: list[int], tmp_path: Path
) -> None:
    look = {"colour": "sea", "symbol": "key"}
    company = [
        look | {"who": f"Robot {n}"} | ({} if chair is None else {"chair": chair})
        for n, chair in enumerate(chairs)
    ]
    with closing(Storage(tmp_path / "things.db")) as storage:
        storage.settings["company"] = company
        assert recall("clouds", storage).chairs == expected


def test_a_match_keeps_its_chairs_and_one_without_keeps_its_digest() -> None:
    game = find_game("telepathy")

    def saved(*players: Player) -> dict[str, object]:
        return save(Match(game, make_setup(game, players, 1, variant="first")))

    again = load(saved(Player("Ana", chair=4), Player("Ben", chair=9)))
    assert [player.chair for player in again.players] == [4, 9]
    old = saved(Player("Ana"), Player("Ben"))
    assert "chair" not in str(old)
    assert save(load(old))["digest"] == old["digest"]


# --- where players are drawn ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chairs", "near", "far"),
    [
        ((0, 2, 4, 7), (0, 3), (1, 2)),
        ((0, 7, 9), (0, 2, 1), ()),
        ((2, 5), (), (0, 1)),
        ((1, 6), (0,), (1,)),
        ((1, 2, 6, 9), (0, 3), (1, 2)),
        (tuple(range(10)), (1, 0, 9, 8, 7), (2, 3, 4, 5, 6)),
    ],
)
def test_people_are_drawn_at_the_edge_where_they_sit(
    chairs: tuple[int, ...], near: tuple[int, ...], far: tuple[int, ...]
) -> None:
    assert seats_at_edges(table(*chairs)) == (near, far)


def test_only_those_who_are_there_are_drawn() -> None:
    """Somebody new may sit on the chair of one who has left."""
    assert seats_at_edges(table(0, 2, 4, 7, 2, present=(0, 4, 2, 3))) == ((0, 3), (4, 2))
    assert seats_at_edges(table(0, NO_CHAIR, 4, present=(0, 2))) == ((0,), (2,))
    nowhere = table(*[NO_CHAIR] * 6, present=(5, 0, 2, 3, 4))
    assert seats_at_edges(nowhere) == ((5, 4, 3), (0, 2))


@pytest.mark.parametrize("unknown", [NO_CHAIR, 10])
def test_without_chairs_seats_go_round_the_table(unknown: int) -> None:
    assert seats_at_edges(table(*[unknown] * 5)) == ((0, 4, 3), (1, 2))
    assert seats_at_edges(table(3, unknown)) == ((0,), (1,))


# --- looks ------------------------------------------------------------------------------------


def test_robots_have_symbols_of_their_own_in_colours_that_no_person_has() -> None:
    draft = Draft("storyteller")
    for _ in ROBOT_NAMES:
        draft.add_robot()
    assert len({robot.symbol for robot in draft.people}) == len(ROBOT_NAMES)
    for robot in draft.people:
        assert robot.symbol not in PLAYER_SYMBOLS
        assert (ASSETS / "table" / "symbols" / f"{robot.symbol}.png").exists()
        red, green, blue = painting.rgb(colour_of(robot.colour))
        assert max(red, green, blue) - min(red, green, blue) < 32, "the grey of metal"
        assert robot.colour not in PLAYER_COLOURS


@pytest.mark.parametrize("look", [("coral", "acorn"), ("sea", "key")])
def test_a_robot_looks_the_same_whatever_was_saved_for_it(look: tuple[str, str]) -> None:
    assert PlayerProfile("Cog", *look, robot=True) == default_profile("Cog", 7, robot=True)
    assert PlayerProfile("Cog", *look).symbol == look[1], "a person of an old match"
    assert PlayerProfile("Tin man", *look, robot=True).symbol not in PLAYER_SYMBOLS


@pytest.mark.parametrize("name", ["Bolt", " bolt ", "COG"])
def test_nobody_can_be_called_like_a_robot(name: str) -> None:
    draft = Draft("storyteller")
    draft.add("Ana")
    with pytest.raises(BadSetup, match="the name of a robot"):
        draft.add(name)
    with pytest.raises(BadSetup, match="the name of a robot"):
        draft.rename(0, name)
    assert [person.name for person in draft.people] == ["Ana"]


@pytest.mark.parametrize("name", ["Ana", " ana ", "АNА"])
def test_nobody_can_be_called_like_somebody_at_the_table(name: str) -> None:
    draft = Draft("storyteller")
    draft.add("Ana")
    draft.add("Ben")
    with pytest.raises(BadSetup, match="Two players are called"):
        draft.add(name)
    with pytest.raises(BadSetup, match="Two players are called"):
        draft.rename(1, name)
    assert [person.name for person in draft.people] == ["Ana", "Ben"]
    draft.rename(0, "ANA")
    assert draft.people[0].name == "ANA", "nobody is like themselves"


def test_an_old_name_like_a_robots_stays_until_it_is_changed() -> None:
    draft = Draft("storyteller", people=[PlayerProfile("Bolt", "sea", "key")])
    draft.rename(0, "Bolt")
    assert draft.people[0].name == "Bolt"
