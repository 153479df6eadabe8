"""The life at the edges of places: soft, away from where people play, and off on request."""

import pytest

from mobileapp.stage.ambience import LIFE, SCRAPS, SNOW, scrap_corners
from mobileapp.stage.scene import Curtain
from tests.mobileapp.driver import Driver
from tests.mobileapp.stage.test_stage import driver as driver
from tests.mobileapp.stage.test_stage import show

SMALL = 0.15
"""Lights broader than this are only a shimmer."""


@pytest.mark.parametrize("wide", [True, False])
@pytest.mark.parametrize("place", LIFE)
def test_lights_are_soft_and_leave_the_middle_alone(place: str, wide: bool) -> None:
    seen = [LIFE[place](tick / 5, wide) for tick in range(300)]
    assert len({len(motes) for motes in seen}) == 1
    for mote in (mote for motes in seen for mote in motes):
        assert 0 <= mote.strength <= 1
        assert mote.strength < 0.3 or mote.size < SMALL
        assert max(abs(mote.x - 0.5), abs(mote.y - 0.5)) > 0.16, f"{mote} is in the way"


@pytest.mark.parametrize("scrap", range(SCRAPS))
def test_paper_comes_from_above_and_is_gone_in_the_end(scrap: int) -> None:
    assert min(y for _, y in scrap_corners(scrap, 0, 1280, 800)) >= 800 - 1
    assert max(y for _, y in scrap_corners(scrap, SNOW, 1280, 800)) <= 1


def _changes(driver: Driver, seconds: float = 1.0) -> int:
    """How often the lights of the place are drawn anew."""
    ambience = driver.app.stage._ambience
    before = ambience._beats
    driver.wait(seconds)
    return int(ambience._beats - before)


def test_a_place_lives_while_it_is_in_sight(driver: Driver) -> None:
    stage = show(driver, {}, place="telepathy")
    assert 20 < _changes(driver) < 40
    assert stage.at_rest, "nothing that people wait for moves"
    show(driver, {}, place="telepathy", curtain=Curtain("#F08A76"))
    assert _changes(driver) == 0, "behind the curtain nobody sees it"


def test_reduced_motion_stills_the_place_and_the_snow(driver: Driver) -> None:
    stage = show(driver, {}, place="storyteller", snow=("#F08A76", "#63C3C0"))
    assert stage._ambience._lights
    assert stage._ambience._meshes
    stage.reduce_motion = True
    assert not stage._ambience._lights
    assert not stage._ambience._meshes
    show(driver, {}, place="storyteller")
    assert _changes(driver) == 0
    show(driver, {}, place="storyteller", snow=("#F08A76",))
    assert not stage._ambience._meshes


def test_snow_falls_once(driver: Driver) -> None:
    stage = show(driver, {}, snow=("#F08A76",))
    assert stage._ambience._meshes
    driver.wait(SNOW + 0.5)
    assert not stage._ambience._meshes
    show(driver, {}, snow=("#F08A76",))
    assert not stage._ambience._meshes, "the same ending, laid out anew"
