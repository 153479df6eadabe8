"""A guided match goes on whatever comes in between: a call, a kill, a robot, impatient fingers."""

import gc
import weakref
from collections.abc import Callable
from typing import Any

import pytest

from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.guide_hands import Pupils, read_secrets, sit_down
from tests.mobileapp.telepathy_hands import Hands

pytestmark = pytest.mark.usefixtures("plain_pictures")


def go_on(driver: Driver) -> tuple[Hands, Pupils]:
    driver.tap("Continue Telepathy with Ana, Ben")
    return Hands(driver), Pupils(driver)


def test_a_killed_match_is_guided_on(start: Start) -> None:
    hands, pupils = sit_down(start())
    hands.lift()
    hands.driver.wait(0.4)
    hands.driver.tap("Got it")
    assert pupils.note.lesson.key == "silence"
    driver = start()  # killed while the second note was being read
    hands, pupils = go_on(driver)
    assert pupils.note is None, "nothing of a secret screen shows through the curtain"
    assert pupils.lift() == ["silence"]
    driver.tap(hands.screen.ids.done)
    assert pupils.lift() == ["secrets", "silence"]
    driver.tap(hands.screen.ids.done)
    assert pupils.lift() == ["grid", "cards"]
    hands.give()
    pupils.read()
    driver = start("portrait")  # killed with a card given
    hands, pupils = go_on(driver)
    assert pupils.lift() == []
    assert driver.one("TableScreen").hint
    hands.perform()
    assert pupils.read()[0] == "announce"


def test_no_more_tips(start: Start) -> None:
    driver = start("phone")
    hands, pupils = sit_down(driver)
    hands.lift()
    driver.wait(0.4)
    driver.tap("No more tips")
    assert pupils.note is None
    driver.tap(hands.screen.ids.done)
    assert pupils.lift() == []
    driver.tap(hands.screen.ids.done)
    assert pupils.lift() == []
    assert driver.one("TableScreen").hint == ""
    hands.turn()
    assert pupils.read() == []
    driver = start("phone")
    hands, pupils = go_on(driver)
    assert pupils.lift() == []
    assert driver.one("TableScreen").hint == ""


def test_a_double_tap_reads_one_note(start: Start) -> None:
    driver = start()
    hands, pupils = sit_down(driver)
    read_secrets(hands, pupils)
    hands.lift()
    driver.wait(0.4)
    assert pupils.note.lesson.key == "grid"
    place = driver.place_of(driver.button("Got it"))
    for _ in range(2):
        driver.up(driver.down(*place))
    assert pupils.note.lesson.key == "cards"
    driver.up(driver.down(*driver.place_of(driver.button("Got it"))))
    assert pupils.note.lesson.key == "cards", "it has only just appeared"
    driver.wait(0.4)
    driver.up(driver.down(*driver.place_of(driver.button("Got it"))))
    assert pupils.note is None
    hands.tap_card("row_east")
    assert hands.screen.confirm.disabled, "the same finger, still tapping"
    hands.tap_card("row_east")
    assert not hands.screen.confirm.disabled


def test_nothing_below_a_note_can_be_touched(start: Start) -> None:
    driver = start()
    hands, _pupils = sit_down(driver)
    hands.lift()
    driver.wait(0.4)
    done = driver.one("MemoriseScreen").ids.done
    driver.tap(done)
    assert driver.find("MemoriseScreen")
    assert driver.app.play._match.log == []


COVERS: dict[str, Callable[[Driver], Any]] = {
    "pause": lambda driver: driver.app.on_pause(),
    "turn": lambda driver: driver.resize("portrait"),
    "back": lambda driver: driver.back(),
    "hide": lambda driver: driver.tap(driver.one("IconButton", icon="eye-off")),
    "idle": lambda driver: driver.wait(61),
}


@pytest.mark.parametrize("cover", COVERS)
def test_a_note_goes_away_with_the_secret_and_comes_back_with_it(start: Start, cover: str) -> None:
    driver = start()
    hands, pupils = sit_down(driver)
    hands.lift()
    driver.wait(0.4)
    driver.let_pictures_arrive()
    note = weakref.ref(pupils.note)
    assert driver.says("The sun is the line you want")
    COVERS[cover](driver)
    assert driver.find("Curtain")
    assert pupils.note is None
    assert not driver.says("The sun is the line you want")
    driver.let_pictures_arrive()
    driver.wait(1)
    gc.collect()
    assert note() is None
    if cover == "back":
        driver.tap("How to play")
        driver.back()
    assert pupils.lift() == ["secrets", "silence"]


def test_a_note_on_the_open_table_stays_when_the_tablet_is_turned(start: Start) -> None:
    driver = start()
    hands, pupils = sit_down(driver)
    read_secrets(hands, pupils)
    hands.lift()
    driver.wait(0.4)
    driver.resize("phone")
    driver.wait(0.3)
    paper = pupils.note.ids.paper
    assert 0 <= paper.x < paper.right <= 360
    assert pupils.read() == ["grid", "cards"]


def test_robots_wait_while_somebody_reads(start: Start) -> None:
    driver = start()
    hands, pupils = sit_down(driver, 1)
    assert pupils.lift() == ["secrets", "silence"]
    driver.tap(hands.screen.ids.done)
    assert pupils.lift() == ["grid", "cards"]
    hands.give()
    driver.wait(10)
    assert pupils.note.lesson.key == "perform"
    assert pupils.read() == ["perform"]
    driver.wait(2)
    assert pupils.read()[0] == "announce"
