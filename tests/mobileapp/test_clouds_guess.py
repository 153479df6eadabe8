"""Guesses: claimed, credited, cancelled, late, corrected - and the clock meanwhile."""

from collections.abc import Iterator

import pytest

from tests.mobileapp.clouds_hands import (
    ANA,
    CLEO,
    Hands,
    at_the_sky,
    go_on_with,
    one_app,
    played,
)
from tests.mobileapp.driver import Driver

from engine.core import Cue  # isort: skip
from mobileapp import cues  # isort: skip


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    with one_app(tmp_path_factory.mktemp("clouds")) as driver:
        yield driver


@pytest.fixture
def hands(driver: Driver) -> Iterator[Hands]:
    with at_the_sky(driver) as hands:
        yield hands


def clock(hands: Hands) -> list[int]:
    return [round(ring.seconds) for ring in hands.driver.find("ClockRing")]


def test_the_clock_is_read_from_every_side(hands: Hands) -> None:
    rings = hands.driver.find("ClockRing")
    assert {angle for ring in rings for angle in ring.facing} == {0, 90, 180, 270}
    hands.leap(30)
    assert clock(hands) == [90, 90]
    assert [ring.digits for ring in rings] == ["1:30", "1:30"]
    assert rings[0].part == pytest.approx(0.75, abs=0.01)
    hands.driver.app.device.signals.clear()
    hands.leap(61)
    assert hands.driver.app.device.signals.count(cues.CLOCK_MARK) == 1
    assert [ring.digits for ring in rings] == ["29", "29"]
    hands.leap(20)
    assert hands.driver.app.device.signals.count(cues.CLOCK_MARK) == 2
    assert rings[0].urgent


def test_a_cancelled_claim_costs_no_time(hands: Hands) -> None:
    hands.leap(20)
    before = hands.driver.app.play.time_left
    hands.guessed(CLEO)
    assert hands.step == "ClaimScreen"
    assert hands.driver.find("Turned")[0].angle == 180, "turned toward who stopped the clock"
    hands.leap(60)
    hands.driver.tap("No, go on painting")
    assert hands.step == "PaintScreen"
    assert before - 1 < hands.driver.app.play.time_left <= before


def test_a_claim_keeps_the_sky_and_credits_three(hands: Hands) -> None:
    hands.place("puff", 400, 300)
    clouds = hands.clouds
    hands.guessed(ANA)
    assert hands.driver.find("Turned")[0].angle == 0
    assert hands.driver.one("SkyPicture").clouds == clouds
    names = {tile.persona.name for tile in hands.driver.find("PersonTile")}
    assert names == {"Ben", "Dan"}, "artists cannot guess"
    hands.point_at("Ben")
    hands.credit("Dan")
    assert hands.step == "SkyResultScreen"
    hands.driver.wait(0.6)
    assert hands.told() == {"Ana": 1, "Ben": 0, "Cleo": 1, "Dan": 1}
    assert hands.driver.says("Dan guessed it after")
    assert hands.driver.says("Next, Ben and Dan paint, and Ana keeps the time.")


def test_late_credit_and_its_correction(hands: Hands) -> None:
    driver = hands.driver
    driver.app.device.signals.clear()
    hands.leap(121)
    assert hands.step == "LateCreditScreen"
    assert cues.SIGNALS[Cue.TIME_UP] in driver.app.device.signals
    assert not driver.find("SkyView"), "the sky is locked"
    assert driver.says("Nobody guessed it"), "the default"
    hands.credit("Ben")
    driver.wait(0.6)
    assert hands.told() == {"Ana": 1, "Ben": 1, "Cleo": 1, "Dan": 0}
    driver.tap("That is not right")
    driver.tap("Back")
    driver.tap("That is not right")
    hands.credit("Dan")
    driver.wait(0.6)
    assert hands.told() == {"Ana": 1, "Ben": 0, "Cleo": 1, "Dan": 1}
    driver.tap("That is not right")
    hands.point_at("Nobody")
    driver.tap("Nobody guessed it")
    driver.wait(0.6)
    assert set(hands.told().values()) == {0}
    driver.tap("Go on")
    assert driver.says("Pass the tablet to Ben")


def test_pausing_hides_the_sky_and_stops_the_clock(hands: Hands) -> None:
    driver = hands.driver
    hands.place("puff", 400, 300)
    clouds = hands.clouds
    hands.leap(30)
    left = driver.app.play.time_left
    touch = driver.down(*hands.at(clouds[0].x, clouds[0].y))
    driver.app.on_pause()
    driver.pump(2)
    assert not driver.find("SkyView")
    assert not driver.find("ClockRing")
    driver.up(touch)
    hands.leap(60)
    hands.lift()
    assert hands.clouds == clouds
    assert left - 1 < driver.app.play.time_left <= left


@pytest.fixture
def robots(driver: Driver) -> Iterator[Hands]:
    """Ana and Cleo are robots and paint; Ben and Dan look on."""
    yield go_on_with(driver, played(robots=(ANA, CLEO)).start_round())
    driver.app.leave_match()


def test_people_say_who_guessed_what_robots_paint(robots: Hands) -> None:
    for edge in (ANA, CLEO):
        assert robots.edge(edge).card.status == "Cleo paints"
        robots.guessed(edge)
        assert robots.step == "ClaimScreen"
        robots.leap(10)
        assert robots.step == "ClaimScreen", "no robot answers"
        robots.driver.tap("No, go on painting")
    robots.leap(13)
    assert len(robots.clouds) > 2, "they paint by themselves"
    robots.guessed(CLEO)
    robots.credit("Ben")
    robots.driver.wait(0.6)
    assert robots.told() == {"Ana": 1, "Ben": 1, "Cleo": 1, "Dan": 0}
    robots.driver.tap("That is not right")
    robots.credit("Dan")
    robots.driver.wait(0.6)
    assert robots.told() == {"Ana": 1, "Ben": 0, "Cleo": 1, "Dan": 1}


def test_robots_credit_nobody_when_time_is_up(robots: Hands) -> None:
    robots.leap(140)
    assert robots.step == "LateCreditScreen"
    robots.driver.tap("Nobody guessed it")
    robots.driver.wait(0.6)
    assert set(robots.told().values()) == {0}


def test_a_robot_s_cloud_is_seen_to_come_from_its_edge(robots: Hands) -> None:
    sky = robots.sky
    robots.driver.until(lambda: len(robots.clouds) == 2, 6)
    new = robots.clouds[-1]
    assert sky._figure(new.id)._at.y > 1000, "Cleo sits opposite"
    robots.driver.wait(0.6)
    assert (sky._figure(new.id)._at.x, sky._figure(new.id)._at.y) == (new.x, new.y)
