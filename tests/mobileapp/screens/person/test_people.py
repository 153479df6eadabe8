"""Tests, by touch, of the pages about people and groups, and of changing names."""

from collections import Counter
from typing import Any

import pytest
from kivy.core.window import Window

from engine.registry import find_game
from mobileapp.screens.group.page import GroupScreen
from mobileapp.screens.person.edit import possible_twins
from mobileapp.screens.person.hill import GroupTile, HillOfPeople, PersonTile, RobotsTile
from mobileapp.screens.person.view import group_view
from mobileapp.storage.people import GroupPage, Record
from mobileapp.widgets.name_field import NameField
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.screens.test_evenings import (
    NOON,
    key_of,
    open_latest,
    opened_album,
    remember,
    texts_on,
)
from tests.support.matches import setup_of


def a_round(driver: Driver, **changes: Any) -> dict[str, Any]:
    """The story of a round of Storyteller in which one of three others understood Ana.

    `changes` replaces some of its fields.
    """
    item, other = (one.id for one in driver.app.library.find("story-dusk").items[:2])
    cards = [{"item": item, "owner": 0, "voters": [1]},
             {"item": other, "owner": 1, "voters": [2, 3]}]  # fmt: skip
    told = {"round": 1, "storyteller": 0, "clue": "Socks", "told": item, "cards": cards}
    return told | {"understood": [[1, 0]]} | changes


def two_evenings(driver: Driver, **changes: Any) -> None:
    names = ["Ana", "Ben", "Cleo", "Bolt"]
    for day in (0, 90_000):
        started = {"started": NOON + day, "ended": NOON + day + 1800}
        remember(driver, names=names, story=[a_round(driver, **changes)], **started)
    driver.app.go("evenings")
    driver.wait(0.3)


def tile(driver: Driver, name: str) -> Any:
    for folded in driver.find(RobotsTile):
        folded.dispatch("on_release")
        driver.pump(2)
    return next(one for one in driver.find(PersonTile) if one.look.name == name)


def opened_group(driver: Driver) -> GroupScreen:
    page = driver.app.screens.current_screen
    assert isinstance(page, GroupScreen)
    return page


def shown(driver: Driver) -> str:
    return str(driver.app.screens.current)


def test_a_tap_on_a_person_opens_their_page(start: Start) -> None:
    driver = start("phone")
    two_evenings(driver)
    assert [one.look.name for one in driver.find(PersonTile)] == ["Ana", "Ben", "Cleo"]
    driver.tap(tile(driver, "Ana"))
    assert shown(driver) == "person"
    driver.until(lambda: "2 evenings · 2 games\n2 won" in texts_on(driver))
    seen = set(texts_on(driver))
    while "after" in driver.app.screens.current_screen.stage.scene.pieces:
        driver.tap_piece("after")
        seen |= {*texts_on(driver)}
    wanted = {"Ana", "“Socks”", "Boldest clue", "Who understands Ana", "Played with", "2 of 2 won"}
    assert wanted <= seen


def test_a_card_of_the_fan_comes_forward_and_is_enlarged(start: Start) -> None:
    driver = start()
    told, trail = (one.id for one in driver.app.library.find("story-dusk").items[2:4])
    cards = [{"item": told, "owner": 1, "voters": [3]},
             {"item": trail, "owner": 0, "voters": [1, 2]}]  # fmt: skip
    bens = a_round(driver, storyteller=1, told=told, cards=cards, clue="", understood=[])
    remember(driver, ["Ana", "Ben", "Cleo", "Bolt"], story=[bens], started=NOON - 90_000)
    two_evenings(driver)
    driver.tap(tile(driver, "Ana"))
    driver.until(lambda: "“Socks”" in texts_on(driver))
    page = driver.app.screens.current_screen
    assert [card.kind for card in page.view.fan] == ["Boldest clue", "Pictures with the most votes"]
    driver.tap_piece("card:1")
    assert "“Socks”" not in texts_on(driver)
    assert "2 votes" in texts_on(driver)
    driver.tap_piece("card:1")
    assert "large:1" in page.stage.scene.pieces
    driver.tap_piece("before")
    assert "large:0" in page.stage.scene.pieces
    driver.back()
    driver.tap_piece("by:0")
    driver.until(lambda: "Ben" in texts_on(driver) and "Ana" not in texts_on(driver)[:1])
    driver.back()
    driver.until(lambda: "2 votes" in texts_on(driver))
    driver.tap_piece("group:0")
    assert shown(driver) == "group"


def test_a_robot_is_named_as_one_and_cannot_be_changed(start: Start) -> None:
    driver = start()
    two_evenings(driver)
    assert [one.look.name for one in driver.find(RobotsTile)] == ["Robots"]
    assert not [one for one in driver.find(PersonTile) if one.look.name == "Bolt"], "folded"
    driver.tap(driver.one(RobotsTile))
    (bolt,), (ana,) = (tile(driver, name).look.people for name in ("Bolt", "Ana"))
    assert bolt.robot, "a small robot is drawn on its token"
    assert not ana.robot
    driver.tap(tile(driver, "Bolt"))
    driver.until(lambda: "Robot · 2 evenings · 2 games\n0 won" in texts_on(driver))
    assert "edit" not in driver.app.screens.current_screen.stage.scene.pieces


def test_groups_have_a_row_of_their_own_on_an_upright_tablet(start: Start) -> None:
    for size, below in (("portrait", True), ("tablet", False)):
        driver = start(size)
        two_evenings(driver)
        person, group = tile(driver, "Cleo"), driver.one(GroupTile)
        assert (group.top <= person.y) == below
        assert (group.x < person.x) == below


@pytest.mark.parametrize("size", ["tablet", "portrait"])
def test_people_stand_in_the_middle_as_far_as_there_is_room(start: Start, size: str) -> None:
    driver = start(size)
    two_evenings(driver)
    driver.wait(0.5)
    tiles = [one for kind in (PersonTile, GroupTile, RobotsTile) for one in driver.find(kind)]
    left = min(one.to_window(one.x, 0)[0] for one in tiles)
    right = max(one.to_window(one.right, 0)[0] for one in tiles)
    assert left == pytest.approx(Window.width - right, abs=2)


def test_people_stand_in_the_dark_only_where_the_list_goes_on_below_its_edge(start: Start) -> None:
    driver = start("phone")
    two_evenings(driver)
    driver.wait(0.5)
    assert not driver.one("HillOfPeople").dark
    for day in range(2, 6):
        remember(driver, started=NOON + day * 90_000, ended=NOON + day * 90_000 + 1)
    driver.app.home()
    driver.app.go("evenings")
    driver.wait(0.5)
    assert driver.one("HillOfPeople").dark


def test_the_row_of_people_fades_where_it_goes_on() -> None:
    row = HillOfPeople.goes_on
    assert [row(at, 500, 400, right=True) for at in (0, 0.5, 1)] == [True, True, False]
    assert [row(at, 500, 400, right=False) for at in (0, 0.5, 1)] == [False, True, True]
    assert not row(0, 400, 400, right=True)


def test_a_group_that_played_twice_has_a_page(start: Start) -> None:
    driver = start()
    two_evenings(driver)
    (group,) = driver.find(GroupTile)
    people = [driver.app.storage.roster.find(name).id for name in ("Ana", "Ben", "Cleo")]
    assert list(group.people) == people, "robots belong to no group"
    driver.tap(group)
    assert shown(driver) == "group"
    driver.until(lambda: "Best clue of all your evenings · Ana" in texts_on(driver))
    assert {"Ana, Ben and Cleo", "2 evenings · 2 games", "Ana and Ben: 2 times"} <= {
        *texts_on(driver)
    }
    driver.tap_piece("after")
    (wins,) = opened_group(driver).view.chapters
    assert wins.title == "Wins"
    assert [score.text for score in wins.scores] == ["2", "0", "0"]
    driver.tap_piece(key_of(driver, "score:1"))
    assert shown(driver) == "person"


def test_a_name_on_an_evening_leads_to_the_person(start: Start) -> None:
    driver = start()
    two_evenings(driver)
    open_latest(driver)
    while not any(key.startswith("score:1") for key in opened_album(driver).stage.scene.pieces):
        driver.tap_piece("after")
    driver.tap_piece(key_of(driver, "score:1"))
    assert shown(driver) == "person"


def edit(driver: Driver, name: str) -> NameField:
    driver.tap(tile(driver, name))
    stage = driver.app.screens.current_screen.stage
    driver.until(lambda: "edit" in stage.scene.pieces)
    driver.tap_piece("edit")
    field: NameField = driver.one(NameField)
    return field


def test_a_person_is_renamed_and_a_bad_name_is_refused_beside_the_field(start: Start) -> None:
    driver = start("phone")
    two_evenings(driver)
    field = edit(driver, "Ana")
    field.typed = " "
    driver.tap("Done")
    driver.until(lambda: "needs a name" in field.problem)
    field.typed = "Anouk"
    driver.tap("Done")
    driver.until(lambda: shown(driver) == "person" and "Anouk" in texts_on(driver))
    names = {name for match in driver.app.storage.history.all() for name in match.names}
    assert names == {"Anouk", "Ben", "Cleo", "Bolt"}


def test_a_slow_renaming_does_not_leave_a_match_that_has_begun(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = start()
    two_evenings(driver)
    app = driver.app
    rename = app.storage.roster.rename

    def rename_while_a_match_begins(*change: Any) -> None:
        app.home()
        app.match_flow.start(setup_of(find_game("telepathy"), 2, people=(0, 1)))
        rename(*change)

    monkeypatch.setattr(app.storage.roster, "rename", rename_while_a_match_begins)
    edit(driver, "Ana").typed = "Anouk"
    driver.tap("Done")
    driver.wait(0.3)
    assert "Anouk" in str(app.storage.content())
    assert shown(driver) == "match"


def test_two_names_of_one_person_are_merged_after_a_question(start: Start) -> None:
    driver = start()
    two_evenings(driver)
    remember(driver, names=["Anna", "Dan"], started=NOON + 200_000, ended=NOON + 201_000)
    driver.app.go("evenings")
    driver.wait(0.3)
    roster = driver.app.storage.roster
    twins = possible_twins(roster.find("Anna").id)
    assert [roster.person(one).name for one in twins] == ["Ana", "Ben", "Cleo"], "not Dan"
    field = edit(driver, "Anna")
    field.typed = "ana"
    driver.tap("Done")
    assert driver.says("Everything that Anna has played will be Ana’s")
    driver.tap("One person")
    driver.until(lambda: any(text.startswith("3 evenings") for text in texts_on(driver)))
    assert "Anna" not in str(driver.app.storage.content())


def test_a_forgotten_person_is_called_somebody(start: Start) -> None:
    driver = start()
    two_evenings(driver)
    edit(driver, "Ana")
    driver.tap("Forget")
    assert driver.says("A name that somebody wrote into a clue stays too.")
    driver.tap("Forget")
    driver.until(lambda: shown(driver) == "evenings")
    driver.wait(0.3)
    assert [one.look.name for one in driver.find(PersonTile)] == ["Ben", "Cleo"]
    names = driver.find("EveningCard")[0].view.names
    assert "Somebody" in names
    assert "Ana" not in names
    assert "Ana" not in str(driver.app.storage.content())


def test_a_spoken_clue_is_written_down_on_the_page_of_its_evening(start: Start) -> None:
    driver = start("phone")
    two_evenings(driver, clue="")
    open_latest(driver)
    driver.tap_piece("after")
    while not any(key.startswith("ask:") for key in opened_album(driver).stage.scene.pieces):
        driver.tap_piece("after")
    driver.tap_piece(key_of(driver, "ask:"))
    driver.one(NameField).typed = "Lost socks"
    driver.tap("Done")
    driver.until(lambda: "Ana: “Lost socks”" in texts_on(driver))
    assert "Change the clue" in texts_on(driver), "the album is open at the same leaf"
    latest = driver.app.storage.history.all()[-1]
    assert latest.story[0]["clue"] == "Lost socks"
    assert opened_album(driver).view.best[0].caption == "“Lost socks”"


def test_records_of_a_group_are_told_in_the_words_of_their_games(start: Start) -> None:
    start()
    records = (Record("clouds", "together", 5, 1), Record("storyteller", "together", 5, 2))
    page = GroupPage((1, 2), 1, 3, (), (), records, Counter(), None, None)
    (chapter,) = group_view(page).chapters
    said = [picture.details for picture in chapter.pictures]
    assert said == ["5 droplets · played once", "5 points · played 2 times"]
