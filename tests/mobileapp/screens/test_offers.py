"""Tests that the pages about evenings and people offer everything on a list, at every size.

The list was written down before these pages became scenes: nothing that a page has offered may be
lost. What each control does is tested by touch in the tests of its page.
"""

from typing import Any

import pytest

from mobileapp.screens.person.hill import GroupTile, PersonTile, RobotsTile
from mobileapp.stage.piece import AppCommand
from mobileapp.widgets.buttons import DangerButton
from mobileapp.widgets.name_field import NameField
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.screens.person.test_people import a_round
from tests.mobileapp.screens.test_evenings import NOON, SKY, remember

SIZES = ("tablet", "portrait", "phone")
OFFERS = {
    "evening": {
        "back", "delete", "keep", "leaf", "bond", "person", "enlarge", "award", "clue",
    },
    "person": {"back", "edit", "front", "enlarge", "person", "group"},
    "group": {"back", "leaf", "bond", "person", "enlarge"},
}  # fmt: skip
"""For each page, the commands that its pieces give on one of its leaves."""
SHEETS = {
    ("evening", "keep"): {"Book (PDF)", "Book as pictures", "One picture"},
    ("evening", "delete"): {"Delete", "Cancel"},
    ("evening", "clue"): {"Done", "Cancel"},
    ("person", "edit"): {"Same person as\N{NO-BREAK SPACE}…", "Forget", "Done"},
}
"""The buttons of the sheets that some of these commands open."""


def two_evenings(driver: Driver) -> tuple[int, ...]:
    """Save two evenings of three people and a robot; returns the ids of the people."""
    told, trail = (one.id for one in driver.app.library.find("story-dusk").items[2:4])
    cards = [{"item": told, "owner": 1, "voters": [3]},
             {"item": trail, "owner": 0, "voters": [1, 2]}]  # fmt: skip
    spoken = a_round(driver, storyteller=1, told=told, cards=cards, clue="", understood=[])
    for day in (0.0, 90_000.0):
        times = {"started": NOON + day, "ended": NOON + day + 1800}
        names = ["Ana", "Ben", "Cleo", "Bolt"]
        remember(driver, names, story=[a_round(driver), spoken], **times)
    remember(driver, game="clouds", story=[SKY], started=NOON + 92_000, ended=NOON + 93_000)
    return tuple(driver.app.storage.roster.find(name).id for name in ("Ana", "Ben", "Cleo"))


def commands_of(stage: Any) -> dict[str, str]:
    """The commands of the pieces on the stage without their values, and the key of one for each."""
    taps = {key: piece.tap for key, piece in stage.scene.pieces.items()}
    return {tap.command: key for key, tap in taps.items() if isinstance(tap, AppCommand)}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", OFFERS)
def test_a_page_offers_all_on_the_list(start: Start, page: str, size: str) -> None:
    driver = start(size)
    people = two_evenings(driver)
    context: dict[str, dict[str, Any]] = {
        "evening": {"evening": 0}, "person": {"person": people[0]}, "group": {"people": people},
    }  # fmt: skip
    driver.app.go(page, **context[page])
    stage = driver.app.screens.current_screen.stage
    driver.until(lambda: {"edit", "keep", "after"} & {*stage.scene.pieces})
    driver.wait(1)
    found: dict[str, str] = {}
    while True:
        here = commands_of(stage)
        for command in sorted({command for where, command in SHEETS if where == page}):
            if command in here and command not in found:
                driver.tap_piece(here[command])
                for text in SHEETS[page, command]:
                    assert driver.button(text), text
                driver.back()
                driver.wait(0.5)
        found |= here
        if "after" not in stage.scene.pieces:
            break
        driver.tap_piece("after")
    assert OFFERS[page] <= {*found}


@pytest.mark.parametrize("size", SIZES)
def test_the_list_of_evenings_leads_to_evenings_people_groups_and_robots(
    start: Start, size: str
) -> None:
    driver = start(size)
    two_evenings(driver)
    driver.app.go("evenings")
    driver.wait(1)
    assert len(driver.find("EveningCard")) == 2
    assert [tile.look.name for tile in driver.find(PersonTile)] == ["Ana", "Ben", "Cleo"]
    assert len(driver.find(GroupTile)) == len(driver.find(RobotsTile)) == 1
    driver.one(RobotsTile).dispatch("on_release")
    driver.wait(0.3)
    assert [tile.look.name for tile in driver.find(PersonTile)] == ["Ana", "Ben", "Cleo", "Bolt"]
    for tile, opened in ((driver.find(PersonTile)[-1], "person"), (driver.one(GroupTile), "group")):
        tile.dispatch("on_release")
        driver.wait(0.5)
        assert driver.app.screens.current == opened
        driver.back()
        driver.wait(0.5)
    driver.tap(driver.find("EveningCard")[0])
    assert driver.app.screens.current == "evening"


def test_a_person_is_renamed_merged_or_forgotten_on_one_sheet(start: Start) -> None:
    driver = start()
    ana, *_ = two_evenings(driver)
    driver.app.go("person", person=ana)
    driver.until(lambda: "edit" in driver.app.screens.current_screen.stage.scene.pieces)
    driver.tap_piece("edit")
    assert driver.one(NameField).typed == "Ana"
    assert driver.one(DangerButton).text == "Forget"
