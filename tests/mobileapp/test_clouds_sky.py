"""The sky under fingers: place, carry, turn, remove, nudge - and never undo."""

import json
from collections.abc import Iterator

import pytest

from tests.mobileapp.clouds_hands import ANA, CLEO, Hands, at_the_sky, one_app
from tests.mobileapp.driver import Driver

from engine.games.clouds.moves import Nudge, Place, Remove  # isort: skip
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


def test_a_cloud_in_hand_is_lifted_and_follows_the_finger(tablet: Hands) -> None:
    """No lag: after each movement of the finger the cloud is drawn where the finger is."""
    tablet.place("puff", 300, 300)
    heap, driver = tablet.cloud("heap"), tablet.driver
    figure = tablet.sky._figure(heap.id)
    touch = driver.down(*tablet.at(heap.x, heap.y))
    driver.wait(0.2)
    assert abs(figure._size.x) > 1, "nearer to the eye"
    for step in range(1, 6):
        driver.move(touch, *tablet.at(heap.x + 60 * step, heap.y + 20 * step))
        assert (figure._at.x, figure._at.y) == pytest.approx(
            (heap.x + 60 * step, heap.y + 20 * step), abs=1
        )
    driver.up(touch)
    driver.wait(0.3)
    assert abs(figure._size.x) == 1


def test_two_fingers_turn_about_their_middle(tablet: Hands) -> None:
    tablet.place("puff", 300, 850)
    heap, driver = tablet.cloud("heap"), tablet.driver
    one = driver.down(*tablet.at(heap.x, heap.y))
    two = driver.down(*tablet.at(heap.x + 200, heap.y))
    for up in (50, 100, 150, 200):  # a quarter turn about (x + 100, y)
        driver.move(one, *tablet.at(heap.x + up / 2, heap.y - up / 2))
        driver.move(two, *tablet.at(heap.x + 200 - up / 2, heap.y + up / 2))
    hold = tablet.sky.hold
    assert (hold.angle - heap.angle) % 360 == pytest.approx(90, abs=2)
    assert (hold.x, hold.y) == pytest.approx((heap.x + 100, heap.y - 100), abs=4)
    driver.up(one)
    driver.up(two)
    tablet.tool("close")
    assert tablet.clouds[0] == heap


def test_the_way_out_is_told(tablet: Hands) -> None:
    tablet.place("puff", 300, 300)
    heap, driver = tablet.cloud("heap"), tablet.driver
    touch = driver.down(*tablet.at(heap.x, heap.y))
    driver.move(touch, *tablet.at(heap.x, 100))
    assert driver.find("HoldTools")
    driver.move(touch, *tablet.at(heap.x, -60))
    assert driver.says("Let go to take it away")
    driver.move(touch, *tablet.at(heap.x, 100))
    assert not driver.find("WayOut")
    driver.move(touch, *tablet.at(heap.x, -60))
    driver.up(touch)
    assert tablet.prompt.last == Remove(ANA, heap.id)


def test_portrait_serves_both_artists(portrait: Hands) -> None:
    portrait.place("puff", 300, 300)
    portrait.place("long", 1200, 700)
    heap = portrait.cloud("heap")
    portrait.drag((heap.x, 30), (heap.x, heap.y))
    assert isinstance(portrait.prompt.last, Nudge)
    portrait.guessed(ANA)
    assert portrait.step == "ClaimScreen"
