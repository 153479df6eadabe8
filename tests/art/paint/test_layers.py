"""Tests of the layers from which pictures are painted: sheets, roles, glass, moon and details."""

import json
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from art.paint.story import details, shader
from art.paint.story.finish import Finish, Spark, flock
from art.paint.story.render import Disc, Layers
from art.paint.story.scene import ROLES, Camera, Scene, Thing
from art.paint.story.sheets import Outline, Sheet

pytestmark = pytest.mark.paint

SQUARE = Outline((((-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)),))

# A program for another process, as the OpenGL contexts of renderer and app cannot share a process.
RENDERED = """
import json
import numpy as np
from art.paint.story.render import render
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.story.sheets import Outline, Sheet

scene = Scene(camera=Camera((0, 0, -8), (0, 0, 0)), moon=(0.1, 0.2, 1.0), moon_radius=0.05)
ball = Thing("ball", radius=1.1)
ball.body("length(p) - 1.", ball.material("#808080", role="skin"))
scene.put(ball, 0, 0, 0)
scene.bubble((0, 1.6, 0), 0.4)
square = Outline((((-0.5, -0.1), (0.5, -0.1), (0.5, 0.1), (-0.5, 0.1)),))
scene.lay(Sheet(square, "#ff0000", ("band",)), depth=5.0)
scene.lay(Sheet(square.scaled(2), "#00ff00", ("hidden",)), depth=20.0)
layers = render(scene, 60, 90)
print(json.dumps({
    "ids": [int(layers.ids[45, 30]), int(layers.ids[36, 30]), int(layers.ids[45, 2])],
    "roles": [int(layers.roles[45, 30]), int(layers.roles[36, 30])],
    "pigment": [float(c) for c in layers.pigment[45, 30]],
    "bare": [float(c) for c in layers.pigment[36, 30]],
    "near": float(layers.depth[45, 30]),
    "glass": sorted({int(i) for i in np.unique(layers.glass[..., 3])}),
    "moon": [layers.moon.x, layers.moon.y, layers.moon.radius],
}))
"""


@pytest.fixture(scope="module")
def rendered() -> dict[str, Any]:
    run = [sys.executable, "-c", RENDERED]
    result = subprocess.run(run, check=True, capture_output=True, text=True)
    values: dict[str, Any] = json.loads(result.stdout)
    return values


def _blank(width: int = 60, height: int = 90) -> Layers:
    plane = np.zeros((height, width), np.float32)
    triple = np.zeros((height, width, 3), np.float32)
    return Layers(
        colour=triple.copy(),
        depth=plane + 1000,
        normal=triple.copy(),
        ids=plane.copy(),
        emission=triple.copy(),
        pigment=triple.copy(),
        roles=plane.copy(),
        glass=np.zeros((height, width, 4), np.float32),
        moon=Disc(10, 20, 5),
    )


def test_an_outline_covers_what_is_inside_but_not_its_holes() -> None:
    mask = (SQUARE - SQUARE.scaled(0.5)).mask(80, 120)
    assert mask[60, 40] == 0
    assert mask[60 - 15, 40] == 1
    assert mask[0, 0] == 0
    assert mask.mean() == pytest.approx((1 - 0.25) / 6, abs=0.01)


def test_an_outline_stays_within_another_wherever_it_is_moved() -> None:
    left = SQUARE & SQUARE.at(-0.5, 0)
    assert left.mask(80, 120)[60, 30] == 1
    assert left.mask(80, 120)[60, 50] == 0
    assert left.flipped().mask(80, 120)[60, 50] == 1


def test_outlines_move_turn_and_flip() -> None:
    moved = SQUARE.scaled(0.2).at(0.5, 1.0).mask(80, 120)
    assert moved[20, 60] == 1
    assert moved[100, 60] == 0
    assert SQUARE.at(0.3, 0).flipped().mask(80, 120)[60, 10] == 1
    assert SQUARE.scaled(1, 0.1).turned(90).mask(80, 120)[45, 40] == 1


def test_sheets_lie_in_front_of_those_before_them() -> None:
    scene = Scene()
    scene.lay(Sheet(SQUARE, "#ffffff"), [Sheet(SQUARE, "#000000")], x=0.1)
    scene.lay(Sheet(SQUARE, "#ff0000"), depth=3.0)
    depths = [sheet.depth for sheet in scene.sheets]
    assert depths[0] > depths[1] > depths[2] == 3.0


def test_ids_of_sheets_follow_those_of_materials() -> None:
    scene = Scene()
    thing = Thing("box", radius=1)
    thing.material("#ffffff")
    thing.material("#000000")
    scene.add(thing)
    scene.lay(Sheet(SQUARE, "#ffffff"))
    assert shader.material_ids(scene) == [range(1, 3)]
    assert shader.sheet_ids(scene) == range(3, 4)


def test_what_glows_is_a_light_unless_it_says_more() -> None:
    thing = Thing("lamp", radius=1)
    assert thing.material("#ffffff", glow=2.0).role == "light"
    assert thing.material("#ffffff", glow=2.0, role="eye").role == "eye"
    assert thing.material("#ffffff").role == ""


def test_layers_tell_material_pigment_and_glass(rendered: dict[str, Any]) -> None:
    assert rendered["ids"] == [2, 1, 3]
    assert rendered["roles"] == [0, ROLES.index("skin")]
    assert rendered["pigment"] == pytest.approx([1, 0, 0], abs=0.01)
    assert rendered["bare"] == pytest.approx([0.216] * 3, abs=0.01)
    assert rendered["near"] == 5.0
    assert rendered["glass"] == [0, 1]


def test_the_moon_stands_where_it_is_seen(rendered: dict[str, Any]) -> None:
    x, y, radius = rendered["moon"]
    assert x > 30
    assert y < 45
    assert radius == pytest.approx(0.05 * 1.75 * 45)


def test_a_mirror_changes_sides() -> None:
    layers = _blank()
    layers.normal[0, 0] = (0.5, 0, -0.5)
    seen = layers.mirrored()
    assert tuple(seen.normal[0, -1]) == (-0.5, 0, -0.5)
    assert seen.moon == Disc(49, 20, 5)
    assert seen.is_mirrored


def test_details_fall_the_same_for_the_same_dice() -> None:
    finish = Finish(birds=flock(3), sparks=[Spark((0, 0, 0), 0.1, "#ffcc00")])
    layers, scene = _blank(), Scene(camera=Camera((0, 0, -8), (1, 0, 0)))
    for scatter in (details.snowfall, details.petals, details.rain):
        one, other = (scatter(60, 90, 20, np.random.default_rng(3)) for _ in range(2))
        assert one == other
        assert len(one) == 20
    (spark,) = details.sparks(scene, layers, finish)
    (mirrored,) = details.sparks(scene, layers.mirrored(), finish)
    assert mirrored.x == pytest.approx(59 - spark.x)
    seen = details.birds(layers.mirrored(), finish)
    assert [bird.x for bird in seen] == [1 - bird.x for bird in finish.birds]
    layers.depth[:] = 1
    assert not details.sparks(scene, layers, finish)
    assert not details.stars(layers, 50, np.random.default_rng(1))


def test_a_tilted_camera_sees_a_point_on_its_right_higher_up() -> None:
    level = Scene(camera=Camera((0, 0, -8), (0, 0, 0)))
    tilted = Scene(camera=Camera((0, 0, -8), (0, 0, 0), roll=90))
    point, straight = level.project((1, 0, 0), 600, 600), tilted.project((1, 0, 0), 600, 600)
    assert point is not None
    assert straight is not None
    assert (point.x, point.y) == pytest.approx((300 + 65.625, 300))
    assert (straight.x, straight.y) == pytest.approx((300, 300 - 65.625))
    for camera in (level.camera, tilted.camera):
        axes = np.array(camera.axes())
        assert axes @ axes.T == pytest.approx(np.eye(3), abs=1e-9)
