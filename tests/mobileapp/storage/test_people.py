"""Tests of the data for the pages about people and groups."""

from collections import Counter

from engine.keepsakes import CLUE, SKY, VOTED, Keepsake
from mobileapp.storage.digests import Kept, MatchDigest
from mobileapp.storage.evenings import FinishedMatch
from mobileapp.storage.people import (
    Record,
    describe_group,
    describe_person,
    list_groups,
    list_people,
)

DAY = 24 * 60 * 60.0
BOTH = frozenset({"Ana", "Ben"})


def match(number: int, day: float, *names: str, **more: object) -> MatchDigest:
    settings: dict[str, object] = {
        "game": "storyteller", "variant": "standard", "winners": frozenset(names[:1]),
        "shared_points": None, "robots": frozenset({*names} & {"Bolt"}),
        "understood": Counter(), "kept": (),
    }  # fmt: skip
    start = day * DAY
    return MatchDigest(number, names=names, started=start, ended=start + 600, **settings | more)  # type: ignore[arg-type]


def clue(number: int, name: str, merit: float, text: str) -> Kept:
    return Kept(number, 0, Keepsake(CLUE, (), merit, text, "story/whale"), (name,))


def voted(place: int, votes: int, picture: str) -> Kept:
    """A picture of Ana in the third match."""
    return Kept(3, place, Keepsake(VOTED, (), votes, picture=picture), ("Ana",))


TRIP = [
    match(1, 0, "Ana", "Ben", "Bolt", understood=Counter({("Ana", "Ben"): 2, ("Ben", "Ana"): 1}),
          kept=(clue(1, "Ana", 1, "Mild"), clue(1, "Bolt", 9, "Beep"))),
    match(2, 0.01, "Ana", "Ben", "Bolt", game="clouds", winners=frozenset({"Ben"}),
          kept=(Kept(2, 3, Keepsake(SKY, (), 0.5, "Angel"), ("Ana", "Ben")),)),
    match(3, 1, "Ana", "Ben", understood=Counter({("Ben", "Ana"): 4}),
          kept=(clue(3, "Ana", 3, "Bold"), voted(0, 2, "a"),
                voted(1, 3, "b"),
                voted(2, 2, "a"))),
    match(4, 2, "Ana", "Ben", variant="together", shared_points=7, winners=BOTH),
    match(5, 3, "Ana", "Ben", variant="together", shared_points=5, winners=BOTH),
    match(6, 3.01, "Ana", "Cleo"),
]  # fmt: skip
OUTLINES = [
    FinishedMatch(
        one.match_id,
        one.game,
        "",
        tuple(name if name in one.robots else place for place, name in enumerate(one.names)),
        one.names,
        (),
        (),
        (),
        one.started,
        one.ended,
    )
    for one in TRIP
]


def test_everyone_is_listed_once_and_robots_come_last() -> None:
    found = [(one.name, one.robot, one.matches) for one in list_people(OUTLINES)]
    assert found == [("Ana", False, 6), ("Cleo", False, 1), ("Ben", False, 5), ("Bolt", True, 2)]


def test_a_persons_page() -> None:
    page = describe_person("Ana", TRIP)
    assert page is not None
    assert (page.name, page.evenings, page.matches, page.wins) == ("Ana", 4, 6, 5)
    assert page.games == (("storyteller", 5), ("clouds", 1))
    assert page.understood_by == (("Ben", 5),)
    assert page.understands == (("Ben", 2),)
    assert page.clue is not None
    assert page.clue.keepsake.text == "Bold"
    assert page.sky is not None
    assert (page.sky.match_id, page.sky.round_index) == (2, 3)
    assert page.pictures == (("a", 4), ("b", 3))
    assert describe_person("Nobody", TRIP) is None


def test_the_page_of_a_robot_says_that_it_is_one() -> None:
    page = describe_person("Bolt", TRIP)
    assert page is not None
    assert page.robot


def test_a_group_is_the_people_of_at_least_two_matches() -> None:
    assert [(group.names, group.matches) for group in list_groups(OUTLINES)] == [
        (("Ana", "Ben"), 5)
    ]
    assert describe_group(["Ana", "Cleo"], TRIP) is None


def test_a_groups_page() -> None:
    page = describe_group(["Ben", "Ana"], TRIP)
    assert page is not None
    assert (page.names, page.evenings, page.matches) == (("Ana", "Ben"), 4, 5)
    assert page.wins == (("Ana", 2), ("Ben", 1))
    assert page.wins_by_game == (
        ("clouds", (("Ben", 1), ("Ana", 0))),
        ("storyteller", (("Ana", 2), ("Ben", 0))),
    )
    assert page.records == (Record("storyteller", "together", 7, 2),)
    assert page.understood == {("Ana", "Ben"): 2, ("Ben", "Ana"): 5}
    assert page.clue is not None
    assert page.clue.keepsake.text == "Bold", "a robot's clue is nobody's best clue"
    assert page.sky is not None


def test_a_page_without_data_is_empty() -> None:
    assert list_people([]) == []
    page = describe_person("Cleo", TRIP)
    assert page is not None
    assert (page.clue, page.sky, page.pictures, page.understood_by) == (None, None, (), ())
