"""Tests of page transitions: shared pictures move, and people can go on during the movement."""

import pytest
from kivy.core.window import Window

from mobileapp.theme import theme
from mobileapp.widgets.app_screen import SharedPicture, WindowBox, box_of
from mobileapp.widgets.page_transition import GLIDE
from tests.harness.hands import Hands
from tests.harness.page_hands import PageHands
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver

pytestmark = pytest.mark.usefixtures("home_first")

MIN_STEPS = 8


def boxes_while_moving(driver: Driver) -> list[WindowBox]:
    """For each frame of a transition, the box of the moving copy of the first shared picture."""
    boxes = []
    while driver.app.page_transition.moving:
        flights = driver.app.page_transition.flights
        if flights:
            copy = flights[0].copy
            boxes.append((*copy.pos, *copy.size))
        driver.pump()
    return boxes


def test_the_cover_grows_from_its_card_into_the_page_of_the_game(start: Start) -> None:
    driver = start()
    driver.wait(0.5)
    picture = driver.find("GameCard")[1].picture
    before = box_of(picture)
    driver.app.go("game", game=driver.find("GameCard")[1].game)
    boxes = boxes_while_moving(driver)
    assert boxes[0] == pytest.approx(before)
    after = driver.app.screens.current_screen.ids.picture
    assert boxes[-1] == pytest.approx(box_of(after), abs=1)
    assert len(set(boxes)) > MIN_STEPS
    assert picture.canvas.opacity == after.canvas.opacity == 1


def test_a_touch_during_the_movement_acts_on_the_new_page(start: Start) -> None:
    driver = start()
    driver.app.go("game", game="clouds")
    driver.pump(2)
    assert driver.app.page_transition.moving
    touch = driver.down(*driver.place_of(driver.button("Choose players")))
    driver.up(touch)
    assert driver.app.screens.current == "players"


def test_going_on_before_it_ends_leaves_every_page_as_it_was(start: Start) -> None:
    driver = start()
    home = driver.app.screens.get_screen("home")
    driver.app.go("game", game="clouds")
    driver.pump(2)
    driver.app.go("how_to_play", game="clouds")
    driver.pump(2)
    driver.app.home()
    driver.wait(GLIDE + 0.1)
    assert not driver.app.page_transition.moving
    assert home.canvas.opacity == 1
    assert all(card.picture.canvas.opacity == 1 for card in driver.find("GameCard"))
    assert driver.app.screens.children == [home]


def test_nothing_of_a_match_is_drawn_after_it_was_left(start: Start) -> None:
    driver = start()
    page, hands = PageHands(driver), Hands(driver)
    page.choose_players("Telepathy", "Ana", "Ben")
    driver.tap("Start")
    hands.rest()
    match = driver.app.screens.get_screen("match")
    driver.app.match_flow.leave()
    assert match.canvas not in driver.app.page_transition.above.children
    assert not any(type(w).__name__ == "MatchScreen" for w in Window.children[0].walk())


def test_a_picture_that_neither_page_has_decoded_yet_does_not_move(start: Start) -> None:
    driver = start()
    blank = SharedPicture("blank", lambda: (0, 0, 90, 60), lambda: None)
    for name in ("home", "about"):
        driver.app.screens.find(name).shared_pictures = lambda: [blank]
    driver.app.go("about")
    assert driver.app.page_transition.moving
    assert driver.app.page_transition.flights == []


def test_with_less_motion_a_page_only_fades(start: Start) -> None:
    driver = start()
    theme.reduce_motion = True
    driver.app.go("game", game="clouds")
    assert driver.app.page_transition.flights == []
    driver.app.go("settings")
    driver.pump()
    assert driver.app.screens.current_screen.slide == 0
    driver.wait(0.2)
    assert not driver.app.page_transition.moving
