"""Tests of flames: how they breathe, as values and on the stage."""

import pytest

from mobileapp.box.looks import Candle
from mobileapp.screens.packs.counter_looks import THINGS, CounterThing
from mobileapp.stage.flames import AWAKE, BRIGHT, DIM, GROWTH, breath
from mobileapp.stage.geometry import Rect
from mobileapp.stage.lantern_looks import Lantern, SkyLantern
from mobileapp.stage.piece import Look, Piece
from mobileapp.stage.stage import Stage
from tests.harness.driver import TIME
from tests.mobileapp.driver import Driver
from tests.mobileapp.stage.table import show, tap

TIMES = [step / 8 for step in range(241)]
PLACE = Rect(200, 200, 120, 190)


def lights(stage: Stage) -> list[tuple[float, ...]]:
    found = [sprite.lights for sprite in stage.sprites.by_key.values()]
    return [lights.opacities if lights else () for lights in found]


def test_flames_breathe_within_limits_and_not_alike() -> None:
    seen = [[breath(number, time) for time in TIMES] for number in range(3)]
    for one in seen:
        assert all(DIM <= light.opacity <= BRIGHT for light in one)
        assert all(1 <= light.size <= 1 + GROWTH for light in one)
        assert max(one).opacity - min(one).opacity > 0.1
    assert seen[0] != seen[1] != seen[2]


@pytest.mark.parametrize(
    "look", [Candle(1, True), Candle(0.32, True), Lantern(), SkyLantern("#F08A76"),
             CounterThing("lantern")],
)  # fmt: skip
def test_a_flame_burns_inside_its_look(look: Look) -> None:
    (flame,) = look.flames(120, 190)
    assert flame.x == 60
    assert 0 < flame.y < 190
    assert 0 < flame.side <= 3 * 120, "light reaches beyond its look, but not across a page"


def test_only_what_burns_has_a_flame() -> None:
    assert Candle(1, False).flames(120, 190) == ()
    for name in THINGS.keys() - {"lantern"}:
        assert CounterThing(name).flames(120, 120) == ()


def test_a_longer_candle_burns_higher() -> None:
    assert Candle(1, True).flames(120, 190)[0].y < Candle(0.5, True).flames(120, 190)[0].y


def test_flames_breathe_until_nobody_is_there(driver: Driver) -> None:
    pieces = {"a": Piece(PLACE, Candle(1, True)), "b": Piece(PLACE, Candle(1, False))}
    stage = show(driver, pieces)
    stage.textures.finish()
    driver.until(lambda: any(lights(stage)[0]))
    before = lights(stage)
    assert not before[1], "what does not burn has no light"
    driver.wait(0.5)
    assert lights(stage) != before
    assert stage.at_rest, "nothing that people wait for moves"
    TIME.now += AWAKE + 1
    driver.wait(0.1)
    asleep = lights(stage)
    driver.wait(0.5)
    assert lights(stage) == asleep
    tap(driver, 5, 5)
    driver.wait(0.5)
    assert lights(stage) != asleep, "a touch wakes them"


def test_a_candle_that_is_put_out_has_no_light(driver: Driver) -> None:
    stage = show(driver, {"a": Piece(PLACE, Candle(1, True))})
    stage.textures.finish()
    driver.until(lambda: any(lights(stage)[0]))
    show(driver, {"a": Piece(PLACE, Candle(1, False))})
    assert not lights(stage)[0]


def test_flames_do_not_breathe_with_reduced_motion(driver: Driver) -> None:
    stage = show(driver, {"a": Piece(PLACE, Candle(1, True))})
    stage.textures.finish()
    driver.until(lambda: any(lights(stage)[0]))
    stage.reduce_motion = True
    assert not lights(stage)[0]
    driver.wait(0.5)
    assert not lights(stage)[0]
