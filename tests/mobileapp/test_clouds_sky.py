"""The sky under fingers: place, carry, turn, mirror, layer, remove, nudge - and never undo."""

import json
from collections.abc import Iterator

import pytest

from tests.mobileapp.clouds_hands import ANA, CLEO, Hands, at_the_sky, one_app
from tests.mobileapp.driver import Driver

from engine.games.clouds.moves import Nudge, Place, Rearrange, Remove  # isort: skip
from engine.games.clouds.sky import PIECES  # isort: skip
from mobileapp import cues  # isort: skip
from mobileapp.games.clouds.artwork import CLOUDS, MARGIN, picture_size, piece_path  # isort: skip

LOCKED = "That cloud was just moved; leave it alone for one action."


@pytest.fixture(scope="module")
def driver(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    with one_app(tmp_path_factory.mktemp("clouds")) as driver:
        yield driver


@pytest.fixture(params=["tablet", "phone"])
def hands(request: pytest.FixtureRequest, driver: Driver) -> Iterator[Hands]:
    with at_the_sky(driver, request.param) as hands:
        yield hands


@pytest.fixture
def tablet(driver: Driver) -> Iterator[Hands]:
    with at_the_sky(driver) as hands:
        yield hands


@pytest.fixture
def portrait(driver: Driver) -> Iterator[Hands]:
    with at_the_sky(driver, "portrait") as hands:
        yield hands


def test_the_painted_clouds_are_the_engine_s() -> None:
    told = json.loads((CLOUDS / "clouds.json").read_text(encoding="utf-8"))
    assert told["margin"] == MARGIN
    sizes = {piece["image"]: (piece["width"], piece["height"]) for piece in told["pieces"]}
    for piece, shape in enumerate(PIECES):
        width, height = picture_size(shape)
        unit = told["units_per_pixel"]
        assert sizes[piece_path(piece).name] == (width / unit, height / unit)


def test_a_cloud_is_dragged_from_either_edge_into_the_sky(hands: Hands) -> None:
    assert hands.prompt.turn == CLEO
    hands.place("puff", 400, 300)
    puff = hands.cloud("puff")
    assert abs(puff.x - 400) < 12
    assert abs(puff.y - 300) < 12
    assert hands.prompt.last == Place(CLEO, "puff", puff.x, puff.y, 0, False, 1)
    assert hands.prompt.turn == ANA
    hands.place("long", 1200, 700)
    assert hands.cloud("long").x == pytest.approx(1200, abs=12)
    assert hands.prompt.turn == CLEO


def test_what_was_just_done_is_locked_and_shakes(hands: Hands) -> None:
    """Acceptance 8 and 9: the toss protects, and each action protects for one action."""
    hands.place("puff", 400, 300)
    puff, heap = hands.cloud("puff"), hands.cloud("heap")
    hands.driver.app.device.signals.clear()
    touch = hands.driver.down(*hands.at(puff.x, puff.y))
    hands.driver.wait(0.1)
    shaken = hands.sky._figure(puff.id)._at.x
    assert shaken != puff.x
    assert hands.said(ANA) == LOCKED
    assert hands.said(CLEO) == ""
    assert cues.REFUSED in hands.driver.app.device.signals
    hands.driver.move(touch, *hands.at(900, 300))
    hands.driver.up(touch)
    hands.driver.wait(0.5)
    assert hands.prompt.turn == ANA
    assert hands.cloud("puff") == puff
    assert hands.sky._figure(puff.id)._at.x == puff.x
    hands.drag((heap.x, heap.y), (heap.x, heap.y - 300))
    assert hands.prompt.turn == CLEO
    assert hands.cloud("heap").y < heap.y
    hands.drag((puff.x, puff.y), (puff.x + 200, puff.y))
    assert hands.cloud("puff").x > puff.x


def test_dragging_out_removes_and_leaves_a_ghost(hands: Hands) -> None:
    """Acceptance 10: nothing of the same shape straight back into the same place."""
    hands.place("puff", 400, 300)
    heap = hands.cloud("heap")
    strip = hands.edge(ANA).strip
    hands.driver.drag(hands.at(heap.x, heap.y), strip.to_window(*strip.center))
    assert hands.prompt.last == Remove(ANA, heap.id)
    assert [cloud.shape for cloud in hands.clouds] == ["puff"]
    assert hands.prompt.turn == CLEO
    hands.place("heap", heap.x + 8, heap.y)
    assert hands.prompt.turn == CLEO
    assert hands.said(CLEO) == "Such a cloud was just taken away from there."
    assert hands.sky.holding
    hands.drag((heap.x + 8, heap.y), (heap.x - 250, heap.y - 100))
    hands.done()
    assert hands.prompt.turn == ANA
    assert len(hands.clouds) == 2


def test_a_nudge_pushes_what_it_meets_and_shows_it(hands: Hands) -> None:
    """Acceptance 11 and 12."""
    hands.place("puff", 500, 800)
    heap, puff = hands.cloud("heap"), hands.cloud("puff")
    touch = hands.driver.down(*hands.at(heap.x, 60))
    hands.driver.move(touch, *hands.at(heap.x, 200))
    hands.driver.move(touch, *hands.at(heap.x, heap.y + 100))
    shown = hands.sky._figure(heap.id)._at.y
    assert shown > heap.y
    hands.driver.up(touch)
    hands.driver.wait(0.4)
    assert isinstance(hands.prompt.last, Nudge)
    assert hands.cloud("heap").y == pytest.approx(shown, abs=2)
    assert hands.cloud("puff") == puff
    assert hands.prompt.turn == CLEO


def test_two_fingers_turn_and_done_ends_it(hands: Hands) -> None:
    hands.place("puff", 500, 800)
    heap = hands.cloud("heap")
    driver = hands.driver
    one = driver.down(*hands.at(heap.x - 20, heap.y))
    driver.move(one, *hands.at(heap.x - 120, heap.y))
    driver.move(one, *hands.at(heap.x - 20, heap.y))
    two = driver.down(*hands.at(heap.x + 180, heap.y))
    for height in (60, 120, 200):
        driver.move(two, *hands.at(heap.x + 180, heap.y + height))
    driver.up(two)
    driver.up(one)
    assert hands.prompt.turn == ANA, "a turned cloud waits for Done"
    assert hands.sky.changed
    hands.done()
    assert hands.prompt.turn == CLEO
    turned = (hands.cloud("heap").angle - heap.angle) % 360
    assert turned == pytest.approx(45, abs=2)


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


def test_what_is_no_action_leaves_the_turn(tablet: Hands) -> None:
    driver, heap = tablet.driver, tablet.cloud("heap")
    assert tablet.edge(CLEO).card.active
    assert tablet.edge(CLEO).angle == 180
    assert not tablet.edge(ANA).card.active
    driver.up(driver.down(*tablet.stack("puff", ANA)))
    assert tablet.said(ANA) == "It is Cleo's turn"
    stack = tablet.stack("arc", CLEO)
    touch = driver.down(*stack)
    driver.move(touch, *tablet.at(800, 500))
    assert tablet.sky.holding
    assert driver.find("HoldTools")
    driver.move(touch, *stack)
    driver.up(touch)
    assert not tablet.sky.holding, "carried back to the supply"
    tablet.drag((60, 60), (60, 900))
    assert tablet.said(CLEO) == "No cloud moved far enough; it is still your turn."
    tablet.tap(80, 80)
    tablet.drag((heap.x, 40), (heap.x, 950))
    assert tablet.clouds == (heap,), "a nudge passes through what is locked"
    assert tablet.prompt.turn == CLEO


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
    tablet.tap(heap.x, heap.y)
    tablet.tool("arrange-bring-forward")
    tablet.tool("arrange-bring-forward")
    tablet.done()
    assert [cloud.shape for cloud in tablet.clouds] == ["puff", "long", "heap"]
    tablet.drag((300, 900), (400, 800))
    assert [cloud.shape for cloud in tablet.clouds] == ["puff", "heap", "long"]
    assert isinstance(tablet.prompt.last, Rearrange), "a carried cloud comes to lie on top"


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


def test_portrait_serves_both_artists(portrait: Hands) -> None:
    portrait.place("puff", 300, 300)
    portrait.place("long", 1200, 700)
    heap = portrait.cloud("heap")
    portrait.drag((heap.x, 30), (heap.x, heap.y))
    assert isinstance(portrait.prompt.last, Nudge)
    portrait.guessed(ANA)
    assert portrait.step == "ClaimScreen"
