"""A cloud in hand: turned, mirrored and layered with the tools, until Done."""

from collections.abc import Iterator

import pytest

from tests.mobileapp.clouds_hands import ANA, CLEO, Hands, at_the_sky, one_app
from tests.mobileapp.driver import Driver

from engine.games.clouds.moves import Rearrange  # isort: skip


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    with one_app(tmp_path_factory.mktemp("clouds")) as driver:
        yield driver


@pytest.fixture
def tablet(driver: Driver) -> Iterator[Hands]:
    with at_the_sky(driver) as hands:
        yield hands


@pytest.fixture(params=["tablet", "phone"])
def hands(request: pytest.FixtureRequest, driver: Driver) -> Iterator[Hands]:
    with at_the_sky(driver, request.param) as hands:
        yield hands


def test_one_finger_is_enough_to_turn(hands: Hands) -> None:
    hands.place("puff", 500, 800)
    heap = hands.cloud("heap")
    hands.tap(heap.x, heap.y)
    assert hands.sky.holding
    assert not hands.sky.changed
    sky = hands.sky
    knob = sky.handle.knob(sky.hold, sky.unit)
    right, up = knob[0] - heap.x, knob[1] - heap.y
    hands.drag(knob, (heap.x - up, heap.y + right))
    assert (sky.hold.cloud.angle - heap.angle) % 360 == pytest.approx(90, abs=1)
    hands.tool("rotate-right")
    hands.done()
    assert (hands.cloud("heap").angle - heap.angle) % 360 == pytest.approx(75, abs=1)
    assert (hands.cloud("heap").x, hands.cloud("heap").y) == (heap.x, heap.y)


def test_a_tapped_cloud_is_tuned_until_done(tablet: Hands) -> None:
    driver, heap = tablet.driver, tablet.cloud("heap")
    driver.up(driver.down(*tablet.stack("puff", CLEO)))
    assert tablet.sky.hold.shape == "puff"
    tablet.tool("close")
    driver.up(driver.down(*tablet.stack("comma", CLEO)))
    tablet.tool("rotate-left")
    tablet.tool("flip-horizontal")
    tablet.drag((800, 500), (300, 300))
    assert tablet.prompt.turn == CLEO
    tablet.done()
    comma = tablet.cloud("comma")
    assert (comma.angle, comma.flip) == (345, True)
    assert comma.x == pytest.approx(300, abs=12)
    tablet.tap(heap.x, heap.y)
    tablet.tool("flip-horizontal")
    assert tablet.sky.changed
    tablet.tool("close")
    assert not tablet.sky.holding
    assert tablet.prompt.turn == ANA
    tablet.tap(heap.x, heap.y)
    tablet.tool("flip-horizontal")
    tablet.done()
    assert tablet.cloud("heap").flip != heap.flip
    assert tablet.cloud("heap").angle == -heap.angle % 360


def test_layers(tablet: Hands) -> None:
    heap = tablet.cloud("heap")
    tablet.place("puff", heap.x + 90, heap.y)
    tablet.place("long", 300, 900)
    assert [cloud.shape for cloud in tablet.clouds] == ["heap", "puff", "long"]
    puff = tablet.cloud("puff")
    tablet.tap(puff.x, puff.y)
    tablet.tool("arrange-send-backward")
    tablet.done()
    assert [cloud.shape for cloud in tablet.clouds] == ["puff", "heap", "long"]
    tablet.tap(300, 900)
    assert not tablet.sky.may_rise
    assert not tablet.sky.may_sink, "nothing touches it, so there is no step to be seen"
    tablet.tool("close")
    tablet.drag((300, 900), (heap.x, heap.y))
    assert [cloud.shape for cloud in tablet.clouds] == ["puff", "heap", "long"]
    assert isinstance(tablet.prompt.last, Rearrange), "a carried cloud comes to lie on top"
    tablet.drag((puff.x + 20, puff.y + 90), (puff.x - 40, puff.y + 90))
    assert [cloud.shape for cloud in tablet.clouds] == ["heap", "long", "puff"]


def test_a_step_down_goes_under_the_next_cloud_it_touches(tablet: Hands) -> None:
    heap = tablet.cloud("heap")
    tablet.place("puff", 150, 150)
    tablet.place("comma", heap.x, heap.y)
    tablet.place("long", 1450, 900)
    assert [cloud.shape for cloud in tablet.clouds] == ["heap", "puff", "comma", "long"]
    tablet.tap(heap.x - 90, heap.y - 40)
    assert tablet.sky.hold.shape == "comma"
    assert not tablet.sky.may_rise
    tablet.tool("arrange-send-backward")
    assert tablet.sky.may_rise
    assert not tablet.sky.may_sink
    tablet.done()
    assert [cloud.shape for cloud in tablet.clouds] == ["comma", "heap", "puff", "long"]


def test_a_second_tap_mirrors(tablet: Hands) -> None:
    tablet.place("puff", 300, 300)
    heap = tablet.cloud("heap")
    tablet.tap(heap.x, heap.y)
    tablet.tap(heap.x, heap.y)
    assert tablet.sky.hold.flip != heap.flip
    touch = tablet.driver.down(*tablet.at(heap.x, heap.y))
    tablet.driver.wait(0.7)
    tablet.driver.up(touch)
    assert tablet.sky.hold.flip != heap.flip, "a long press is no tap"
    tablet.tap(heap.x, heap.y)
    assert not tablet.sky.changed
    tablet.tool("flip-horizontal")
    tablet.done()
    assert tablet.cloud("heap").flip != heap.flip


def test_a_long_press_reaches_buried_clouds(tablet: Hands) -> None:
    heap = tablet.cloud("heap")
    tablet.place("puff", heap.x, heap.y)
    driver, sky = tablet.driver, tablet.sky
    touch = driver.down(*tablet.at(heap.x, heap.y))
    assert sky.hold is None, "the topmost one is locked"
    driver.wait(0.65)
    assert sky.hold.shape == "heap"
    driver.up(touch)
    tablet.tool("close")
    tablet.place("long", 300, 900)
    touch = driver.down(*tablet.at(heap.x, heap.y))
    for shape in ("puff", "heap", "puff", "heap"):
        assert sky.hold.shape == shape
        driver.wait(0.6)
    driver.wait(0.6)
    assert sky.hold.shape == "heap"
    driver.move(touch, *tablet.at(heap.x + 150, heap.y + 50))
    driver.move(touch, *tablet.at(heap.x + 300, heap.y + 100))
    driver.up(touch)
    driver.wait(0.4)
    assert tablet.cloud("heap").x == pytest.approx(heap.x + 300, abs=12)


def test_one_cloud_at_a_time_and_never_a_third_arc(tablet: Hands) -> None:
    """Acceptance 14, too."""
    heap = tablet.cloud("heap")
    tablet.place("arc", 300, 300)
    tablet.place("arc", 300, 800)
    assert dict(tablet.prompt.sky.supply)["arc"] == 0
    tablet.driver.drag(tablet.stack("arc", CLEO), tablet.at(900, 300))
    assert len(tablet.clouds) == 3
    tablet.tap(300, 360)
    tablet.tap(heap.x, heap.y)
    assert tablet.sky.hold.shape == "heap", "what was not changed is put back"
    tablet.tool("rotate-left")
    tablet.tap(300, 360)
    assert tablet.sky.hold.shape == "heap"
    assert tablet.said(CLEO) == "Tap Done first, or put that cloud back."
    assert tablet.prompt.turn == CLEO
