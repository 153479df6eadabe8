"""Tests of an open evening whose people are renamed, merged, hidden or forgotten, and whose match
is thrown away elsewhere or restored.
"""

import json
from pathlib import Path

import pytest

from engine.make_setup import make_setup
from engine.registry import find_game
from engine.setup import Player
from mobileapp.storage.problem import StorageProblem
from mobileapp.storage.tables import GAME_NIGHT
from tests.harness.page_hands import PageHands
from tests.mobileapp.conftest import Start
from tests.mobileapp.tonight.conftest import Table

FIRST_FORMAT = Path(__file__).parents[2] / "engine/game_night/first_format.json"


def play_one(table: Table) -> None:
    """Play one match of an evening of Ana and Ben, up to the page after it."""
    table.begin("Ana", "Ben")
    table.play()
    table.tap("on")


def guests(table: Table) -> dict[str, int]:
    """The lights of everyone who has been at the table, by name, as they are saved."""
    night = table.app.storage.game_nights.open_one().night
    return {guest.name: guest.lights for guest in night.guests}


def known(table: Table) -> set[str]:
    return {person.name for person in table.app.storage.roster.everyone()}


def id_of(table: Table, name: str) -> int:
    person = table.app.storage.roster.find(name)
    assert person is not None
    return int(person.id)


def rename(table: Table, name: str, more: str) -> None:
    """Add some letters to a name, on the page with the players."""
    hands = PageHands(table.driver)
    table.driver.tap(hands.seat(name))
    table.driver.wait(0.5)
    hands.enter(more, table.driver.find("NameField")[-1])
    table.driver.back()
    table.driver.wait(0.5)


@pytest.mark.parametrize("way", ["Ready", "Back"])
def test_who_is_renamed_between_two_matches_keeps_lights_and_title(table: Table, way: str) -> None:
    play_one(table)
    before = guests(table)
    table.tap("person:0")
    rename(table, "Ana", "bel")
    table.driver.tap(way)
    table.driver.wait(0.5)
    after = {"Anabel": before["Ana"], "Ben": before["Ben"]}
    assert guests(table) == after
    assert {player.name for player in table.app.tonight.open_night.players} == {*after}
    table.tap("another")
    assert guests(table) == after
    assert known(table) == {*after}
    night = table.app.storage.game_nights.open_one().night
    assert {night.guests[number].name for number in night.played[0].lights} == {*after}
    table.tap("go")
    assert {person.name for person in table.app.session.at_table} == {*after}


def test_somebody_who_is_renamed_before_their_first_match_is_no_other_person(table: Table) -> None:
    play_one(table)
    table.tap("person:0")
    hands = PageHands(table.driver)
    hands.enter("Cleo")
    hands.shelve()
    table.driver.tap("Ready")
    table.driver.wait(0.5)
    table.tap("person:0")
    rename(table, "Cleo", "patra")
    table.driver.tap("Back")
    table.driver.wait(0.5)
    table.tap("another")
    assert known(table) == {"Ana", "Ben", "Cleopatra"}
    assert {*guests(table)} == {"Ana", "Ben", "Cleopatra"}


def test_an_evening_goes_on_with_somebody_who_is_forgotten(table: Table, start: Start) -> None:
    play_one(table)
    table.app.home()
    table.app.storage.forget(id_of(table, "Ana"))
    table.driver.wait(0.5)
    table.driver.tap(table.driver.one("TonightStrip"))
    table.driver.wait(0.5)
    table.tap("another")
    table.tap("go")
    assert {person.name for person in table.app.session.at_table} == {"Somebody", "Ben"}
    assert known(table) == {"Ben"}, "nobody is called so"
    again = Table(start())
    again.driver.tap(again.driver.one("TonightStrip"))
    again.driver.wait(0.5)
    assert {person.name for person in again.app.session.at_table} == {"Somebody", "Ben"}


def test_a_rematch_with_somebody_who_is_forgotten(table: Table) -> None:
    setup = make_setup(
        find_game("telepathy"), [Player("Ana"), Player("Ben")], seed=1, variant="first", first=0
    )
    table.app.match_flow.start(setup)
    match_id = table.app.session.match_id
    table.app.match_flow.leave()
    table.app.storage.forget(id_of(table, "Ana"))
    table.app.match_flow.resume(match_id)
    table.play()
    table.app.match_flow.play_again()
    assert table.app.session.match_id != match_id
    assert {person.name for person in table.app.session.at_table} == {"Somebody", "Ben"}
    assert known(table) == {"Ben"}


def test_who_is_at_the_table_of_an_evening_keeps_the_name_when_hidden(table: Table) -> None:
    play_one(table)
    table.tap("person:0")
    hands = PageHands(table.driver)
    hands.enter("Cleo")
    hands.shelve()
    table.driver.tap("Ready")
    table.app.storage.roster.hide(id_of(table, "Cleo"))
    assert "Cleo" in guests(table)
    with pytest.raises(StorageProblem, match="two people"):
        table.app.storage.roster.merge(id_of(table, "Ana"), id_of(table, "Cleo"))


def test_whoever_came_in_place_of_somebody_may_be_the_same_person(table: Table) -> None:
    play_one(table)
    table.tap("person:0")
    hands = PageHands(table.driver)
    hands.enter("Annie")
    hands.shelve()
    hands.carry("Ana", table.driver.one("PeopleBar"))
    table.driver.tap("Ready")
    table.app.storage.roster.merge(id_of(table, "Ana"), id_of(table, "Annie"))
    assert {"Annie", "Ben"} <= {*guests(table)}


def test_a_guest_whose_number_is_too_long_for_an_id_is_nobody_known(table: Table) -> None:
    play_one(table)
    content = table.app.storage.content()
    (row,) = content[GAME_NIGHT.name]
    saved = FIRST_FORMAT.read_text(encoding="utf-8").replace('"1002"', f'"{"9" * 5000}"')
    row["evening"] = json.loads(saved)
    table.app.storage.replace_content(content)
    assert {*guests(table)} == {"Pixel", "9" * 5000, "Somebody", "Somebody 2", "Somebody 3"}


# --- the match of an evening ------------------------------------------------------------------


def leave_second_match(table: Table) -> int:
    """Leave the second match of an evening; return its id."""
    play_one(table)
    table.tap("go")
    match_id: int = table.app.session.match_id
    table.app.match_flow.leave()
    table.driver.wait(0.5)
    return match_id


def test_another_match_is_never_taken_for_the_one_that_was_thrown_away(
    table: Table, start: Start
) -> None:
    thrown_away = leave_second_match(table)
    before = guests(table)
    table.app.storage.matches.discard(thrown_away)
    again = Table(start())
    telepathy = find_game("telepathy")
    players = [Player("Zoe"), Player("Yan")]
    again.app.match_flow.start(make_setup(telepathy, players, seed=1, variant="first", first=0))
    assert again.app.session.match_id > thrown_away
    again.play()
    assert "again" in again.shown()
    assert guests(again) == before


def test_games_to_continue_are_listed_without_the_match_of_the_evening(table: Table) -> None:
    leave_second_match(table)
    table.app.go("unfinished")
    table.driver.wait(0.5)
    assert not table.driver.find("MatchBox")


def test_an_evening_finds_its_match_after_a_restore(table: Table) -> None:
    leave_second_match(table)
    storage = table.app.storage
    storage.replace_content(storage.content())
    assert storage.open_night_match() in storage.unfinished.ids()
    table.app.home()
    table.driver.wait(0.5)
    table.driver.tap(table.driver.one("TonightStrip"))
    table.driver.wait(0.5)
    assert table.app.screens.current == "match"
