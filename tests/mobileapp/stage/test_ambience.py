"""Tests of lights and confetti.

Lights are soft and leave the middle of the table free. Reduced motion removes lights and confetti.
"""

import pytest

from mobileapp.games.ui import game_ui
from mobileapp.stage import confetti, painting
from mobileapp.stage.geometry import Rect
from mobileapp.stage.lights import SoftLight
from mobileapp.stage.scene import Curtain
from tests.mobileapp.conftest import Start
from tests.mobileapp.driver import Driver
from tests.mobileapp.moments import each_game, moments, open_match
from tests.mobileapp.stage.table import show

SMALL = 0.15
"""The diameter below which a light may be strong, as a fraction of the picture's shorter side."""


@pytest.mark.parametrize("wide", [True, False])
@each_game
def test_lights_are_soft_and_leave_the_middle_alone(game: str, wide: bool) -> None:
    seen = [game_ui(game).lights(tick / 5, wide) for tick in range(300)]
    assert len({len(lights) for lights in seen}) == 1
    for light in (light for lights in seen for light in lights):
        assert 0 <= light.strength <= 1
        assert light.strength < 0.3 or light.size < SMALL
        assert max(abs(light.x - 0.5), abs(light.y - 0.5)) > 0.16, f"{light} is in the way"


@pytest.mark.parametrize("scrap", range(confetti.SCRAPS))
def test_confetti_comes_from_above_and_is_gone_in_the_end(scrap: int) -> None:
    assert min(y for _, y in confetti.scrap_corners(scrap, 0, 1280, 800)) >= 800 - 1
    assert max(y for _, y in confetti.scrap_corners(scrap, confetti.SECONDS, 1280, 800)) <= 1


@pytest.mark.parametrize("scrap", range(confetti.SCRAPS))
def test_confetti_leaves_words_free(scrap: int) -> None:
    headline = Rect(200, 700, 800, 80)
    for tick in range(int(confetti.SECONDS * 10)):
        corners = confetti.scrap_corners(scrap, tick / 10, 1280, 800, (headline,))
        seen = len({*corners}) > 1
        assert not seen or not any(
            headline.x < x < headline.right and headline.y < y < headline.top for x, y in corners
        )
        if all(y < 600 for _, y in confetti.scrap_corners(scrap, tick / 10, 1280, 800)):
            assert corners == confetti.scrap_corners(scrap, tick / 10, 1280, 800)


def test_confetti_has_all_shapes_in_every_colour() -> None:
    for colours in range(1, 12):
        for first in range(min(colours, 5)):
            scraps = range(first, confetti.SCRAPS, colours)
            shapes = {confetti.texture_corners(number) for number in scraps}
            assert len(shapes) == confetti.SHAPES or len(scraps) < 12
    assert all(0 <= u <= 1 for number in scraps for u, _ in confetti.texture_corners(number))


def test_scraps_fill_their_texture_apart() -> None:
    strip = painting.scraps()
    side = strip.width // confetti.SHAPES
    assert side == strip.height
    for number in range(confetti.SHAPES):
        box = strip.crop((number * side, 0, (number + 1) * side, side)).getchannel("A").getbbox()
        assert box is not None
        left, top, right, bottom = box
        assert min(left, top, side - right, side - bottom) > 0, "none is seen beside another one"
        assert (right - left) > side / 2 < (bottom - top) * 1.5


def _changes(driver: Driver, seconds: float = 1.0) -> int:
    """Wait for `seconds`, and return how often the lights were redrawn meanwhile."""
    ambience = driver.app.stage.ambience
    before = ambience.frames
    driver.wait(seconds)
    return int(ambience.frames - before)


def one_light(time: float, wide: bool) -> list[SoftLight]:
    return [SoftLight(0.1, 0.1, 0.05, 0.2, (1, 1, 1))]


def test_a_background_without_lights_is_not_redrawn(driver: Driver) -> None:
    show(driver, {}, backdrop="telepathy")
    assert _changes(driver) == 0


def test_lights_move_only_while_they_are_in_sight(driver: Driver) -> None:
    driver.app.stage.ambience.set_lights(one_light)
    stage = show(driver, {}, backdrop="telepathy")
    assert 20 < _changes(driver) < 40
    assert stage.at_rest, "nothing that people wait for moves"
    show(driver, {}, backdrop="telepathy", curtain=Curtain("#F08A76"))
    assert _changes(driver) == 0, "behind the curtain nobody sees it"


def test_reduced_motion_removes_lights_and_confetti(driver: Driver) -> None:
    driver.app.stage.ambience.set_lights(one_light)
    stage = show(driver, {}, backdrop="storyteller", confetti=("#F08A76", "#63C3C0"))
    assert stage.ambience.drawn_lights
    assert stage.ambience.meshes
    stage.reduce_motion = True
    assert not stage.ambience.drawn_lights
    assert not stage.ambience.meshes
    show(driver, {}, backdrop="storyteller")
    assert _changes(driver) == 0
    show(driver, {}, backdrop="storyteller", confetti=("#F08A76",))
    assert not stage.ambience.meshes


def test_confetti_falls_once(driver: Driver) -> None:
    stage = show(driver, {}, confetti=("#F08A76",))
    assert stage.ambience.meshes
    driver.wait(confetti.SECONDS + 0.5)
    assert not stage.ambience.meshes
    show(driver, {}, confetti=("#F08A76",))
    assert not stage.ambience.meshes, "the same ending, laid out anew"


@each_game
def test_a_match_has_the_lights_of_its_game(start: Start, game: str) -> None:
    driver = start()
    open_match(driver, moments(game)[0])
    assert driver.app.screens.get_screen("match").stage.ambience.lights is game_ui(game).lights
