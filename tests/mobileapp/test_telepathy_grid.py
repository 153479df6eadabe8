"""The grid: tiles arrive where the rules send them, over the edges too, and north stays above."""

from typing import Any

import pytest

from tests.mobileapp.conftest import Start
from tests.mobileapp.telepathy_hands import sit_down, stage

from engine.games.telepathy.actions import ACTIONS, Action, Place, perform  # isort: skip
from mobileapp.games.telepathy.grid_view import SLIDE, GridView  # isort: skip
from mobileapp.games.telepathy.journey import journeys  # isort: skip
from mobileapp.games.telepathy.sentences import CARDS  # isort: skip
from mobileapp.theme import theme  # isort: skip

pytestmark = pytest.mark.usefixtures("plain_pictures")

EVERY_PLACE = [(action, place) for action in ACTIONS.values() for place in action.places]
INSIDE = {(float(cell % 4), float(cell // 4)) for cell in range(16)}


@pytest.mark.parametrize(
    ("action", "place"),
    EVERY_PLACE,
    ids=[f"{action.id} {place.id}" for action, place in EVERY_PLACE],
)
def test_every_tile_arrives_where_the_rules_send_it(action: Action, place: Place) -> None:
    grid = tuple(range(16))
    after = perform(grid, action.id, place.id)
    ways = journeys(action.id, place)
    starts = {way.cell: way.start for way in ways if way.start in INSIDE}
    assert starts == {cell: (cell % 4, cell // 4) for cell in place.cells}
    arrived = {way.end: grid[way.cell] for way in ways if way.end in INSIDE}
    assert arrived == {(cell % 4, cell // 4): after[cell] for cell in place.cells}
    for way in ways:
        assert way.at(0) == pytest.approx(way.start)
        assert way.at(1) == pytest.approx(way.end)


@pytest.mark.parametrize("card", ["row_east", "row_west", "col_north", "col_south"])
def test_a_tile_that_leaves_enters_opposite(card: str) -> None:
    for place in ACTIONS[card].places:
        leaving, entering = sorted(
            (way for way in journeys(card, place) if way.over_edge),
            key=lambda way: way.end in INSIDE,
        )
        assert leaving.cell == entering.cell
        for part in (0.0, 0.3, 1.0):
            (x, y), (u, v) = leaving.at(part), entering.at(part)
            assert sorted((abs(x - u), abs(y - v))) == pytest.approx([0, 4])


def test_tiles_that_meet_swerve_to_different_sides() -> None:
    there, back = journeys("row_swap", ACTIONS["row_swap"].places[0])[:2]
    assert there.at(0.5)[0] == back.at(0.5)[0] == 0.5
    assert there.at(0.5)[1] == -back.at(0.5)[1] != 0


def test_every_card_is_told_in_words() -> None:
    assert set(CARDS) == set(ACTIONS)


def tile_positions(grid: GridView) -> list[tuple[int, float, float]]:
    return [(piece.tile, *piece.place.xy) for piece in grid._pieces]


def test_tiles_slide_for_less_than_half_a_second(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage(monkeypatch, ("+blue", "+star"), row=("row_west",))
    driver = start()
    hands = sit_down(driver)
    hands.learn()
    before = sorted(tile_positions(hands.screen.grid))
    hands.give("row_west")
    hands.tap_place("row 2")
    confirm = driver.place_of(hands.screen.confirm)
    driver.up(driver.down(*confirm))
    driver.wait(SLIDE / 2)
    grid = hands.screen.grid
    assert hands.step == "AnnounceScreen"
    assert not grid.settled
    halfway = tile_positions(grid)
    assert len(halfway) == 17, "one tile is seen at both ends"
    assert len([place for place in halfway if place not in before]) == 5
    driver.wait(SLIDE / 2 + 0.05)
    assert grid.settled
    moved = sorted(tile_positions(grid))
    assert len(moved) == 16
    assert len([place for place in moved if place not in before]) == 4


def test_less_motion_is_next_to_no_motion(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    stage(monkeypatch, ("+blue", "+star"))
    driver = start()
    monkeypatch.setattr(theme, "reduce_motion", True)
    hands = sit_down(driver)
    hands.learn()
    hands.give()
    hands.tap_place()
    driver.up(driver.down(*driver.place_of(hands.screen.confirm)))
    driver.pump(3)
    assert hands.screen.grid.settled


@pytest.mark.parametrize("size", ["portrait", "phone"])
def test_any_tile_of_a_place_chooses_it(
    start: Start, monkeypatch: pytest.MonkeyPatch, size: str
) -> None:
    stage(monkeypatch, ("+blue", "+star"), row=("quad_cw", "col_swap"))
    driver = start(size)
    hands = sit_down(driver)
    hands.learn()
    hands.give("quad_cw")
    grid: Any = hands.screen.grid
    assert hands.screen.confirm.disabled
    for place in hands.screen.prompt.places:
        for cell in place.cells:
            x, y = grid.centre_of((cell % 4, cell // 4))
            driver.up(driver.down(*grid.to_window(x, y)))
            assert grid.chosen == place.id
    assert driver.says("Turn the south-east corner")
    finger = driver.down(*grid.to_window(*grid.centre_of((0, 0))))
    driver.move(finger, *grid.to_window(*grid.centre_of((3, 0))))
    driver.up(finger)
    assert grid.chosen == "corner SE", "a finger that slides away has chosen nothing"


def test_north_stays_above_when_the_tablet_turns(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage(monkeypatch, ("+blue", "+star"))
    driver = start()
    hands = sit_down(driver)
    hands.learn()
    for size in ("tablet", "portrait", "phone"):
        driver.resize(size)
        driver.wait(0.1)
        assert hands.step == "GiveScreen"
        grid = hands.screen.grid
        letters = {label.text: label.center for label in grid.children}
        assert letters["N"][1] > grid.center_y + grid.height * 0.4
        assert letters["A"][0] < letters["B"][0] < letters["D"][0]
        assert letters["1"][1] > letters["4"][1]
