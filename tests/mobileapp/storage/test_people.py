"""Tests of the data for the pages about people and groups."""

from collections import Counter

from engine.keepsakes import CLUE, SKY, VOTED, Keepsake
from mobileapp.storage.evenings import FinishedMatch, split_into_evenings
from mobileapp.storage.people import (
    Record,
    describe_group,
    describe_person,
    list_groups,
    list_people,
)
from mobileapp.storage.roster import Who
from mobileapp.storage.summaries import Kept, MatchSummary

DAY = 24 * 60 * 60.0
ANA, BEN, CLEO = 1, 2, 3
NAMES = {ANA: "Ana", BEN: "Ben", CLEO: "Cleo"}
BOLT = "Bolt"
BOTH = frozenset({ANA, BEN})


def match(number: int, day: float, *players: Who, **more: object) -> MatchSummary:
    settings: dict[str, object] = {
        "game": "storyteller", "variant": "standard", "winners": frozenset(players[:1]),
        "shared_points": None, "understood": Counter(), "kept": (),
    }  # fmt: skip
    start = day * DAY
    times = {"started": start, "ended": start + 600}
    return MatchSummary(number, players=players, **times, **settings | more)  # type: ignore[arg-type]


def clue(number: int, who: Who, merit: float, text: str) -> Kept:
    return Kept(number, 0, Keepsake(CLUE, (), merit, text, "story/whale"), (who,))


def voted(place: int, votes: int, picture: str) -> Kept:
    """A picture of Ana in the third match."""
    return Kept(3, place, Keepsake(VOTED, (), votes, picture=picture), (ANA,))


TRIP = [
    match(1, 0, ANA, BEN, BOLT, understood=Counter({(ANA, BEN): 2, (BEN, ANA): 1}),
          kept=(clue(1, ANA, 1, "Mild"), clue(1, BOLT, 9, "Beep"))),
    match(2, 0.01, ANA, BEN, BOLT, game="clouds", winners=frozenset({BEN}),
          kept=(Kept(2, 3, Keepsake(SKY, (), 0.5, "Angel"), (ANA, BEN)),)),
    match(3, 1, ANA, BEN, understood=Counter({(BEN, ANA): 4}),
          kept=(clue(3, ANA, 3, "Bold"), voted(0, 2, "a"),
                voted(1, 3, "b"),
                voted(2, 2, "a"))),
    match(4, 2, ANA, BEN, variant="together", shared_points=7, winners=BOTH),
    match(5, 3, ANA, BEN, variant="together", shared_points=5, winners=BOTH),
    match(6, 3.01, ANA, CLEO),
]  # fmt: skip
EVENINGS = split_into_evenings(TRIP)
OUTLINES = [
    FinishedMatch(
        one.match_id,
        one.game,
        "",
        one.players,
        tuple(who if isinstance(who, str) else NAMES[who] for who in one.players),
        (),
        (),
        (),
        one.started,
        one.ended,
    )
    for one in TRIP
]


def test_everyone_is_listed_once_and_robots_come_last() -> None:
    found = [(one.name, one.who, one.robot, one.matches) for one in list_people(OUTLINES)]
    assert found == [
        ("Ana", ANA, False, 6), ("Cleo", CLEO, False, 1), ("Ben", BEN, False, 5),
        ("Bolt", BOLT, True, 2),
    ]  # fmt: skip


def test_a_persons_page() -> None:
    page = describe_person(ANA, TRIP, EVENINGS)
    assert page is not None
    assert (page.who, page.evenings, page.matches, page.wins) == (ANA, 4, 6, 5)
    assert page.games == (("storyteller", 5, 5), ("clouds", 1, 0))
    assert page.understood_by == ((BEN, 5),)
    assert page.understands == ((BEN, 2),)
    assert page.clue is not None
    assert page.clue.keepsake.text == "Bold"
    assert page.sky is not None
    assert (page.sky.match_id, page.sky.round_index) == (2, 3)
    assert page.pictures == (("a", 4), ("b", 3))
    assert describe_person(99, TRIP, EVENINGS) is None


def test_a_person_who_is_called_like_a_robot_has_a_page_of_their_own() -> None:
    matches = [match(1, 0, ANA, BOLT), match(2, 1, ANA, BEN)]
    robot, person = (describe_person(who, matches, EVENINGS) for who in (BOLT, BEN))
    assert robot is not None
    assert person is not None
    assert (robot.matches, person.matches) == (1, 1)


def test_a_group_is_the_people_of_at_least_two_matches() -> None:
    assert [(group.people, group.matches) for group in list_groups(OUTLINES)] == [((ANA, BEN), 5)]
    assert describe_group([ANA, CLEO], TRIP, EVENINGS) is None


def test_a_groups_page() -> None:
    page = describe_group([BEN, ANA], TRIP, EVENINGS)
    assert page is not None
    assert (page.people, page.evenings, page.matches) == ((ANA, BEN), 4, 5)
    assert page.wins == ((ANA, 2), (BEN, 1))
    assert page.wins_by_game == (
        ("clouds", ((BEN, 1), (ANA, 0))),
        ("storyteller", ((ANA, 2), (BEN, 0))),
    )
    assert page.records == (Record("storyteller", "together", 7, 2),)
    assert page.understood == {(ANA, BEN): 2, (BEN, ANA): 5}
    assert page.clue is not None
    assert page.clue.keepsake.text == "Bold", "a robot's clue is nobody's best clue"
    assert page.sky is not None


def test_a_page_without_data_is_empty() -> None:
    assert list_people([]) == []
    page = describe_person(CLEO, TRIP, EVENINGS)
    assert page is not None
    assert (page.clue, page.sky, page.pictures, page.understood_by) == (None, None, (), ())
