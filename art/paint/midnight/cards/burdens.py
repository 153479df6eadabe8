"""People with something to carry, to climb, to follow or to balance on."""

from art.paint.story import settings
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    box,
    polygon,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene
from art.paint.story.sheets import Point, Sheet
from art.paint.story.things.figures import Headwear, long_coat


@card(
    palette="block_night",
    hand="woodcut",
    title="One by one",
    subject="procession of lamplighters",
    props=("lamps", "snow", "widow"),
    mood=("solemn", "tender", "sad"),
)
def lamplighters_funeral(scene: Scene, palette: Palette) -> Finish:
    settings.snow(
        scene,
        palette,
        amplitude=0.4,
        trees=0,
        seed=7,
        light_from=(0.6, 0.6, -0.4),
        key=1.2,
        fog=0.01,
    )
    scene.camera = Camera(eye=(0, 5.4, -10.5), target=(0, 2.5, 0))
    mourners: tuple[tuple[float, float, Headwear], ...] = (
        (-1.2, -3.9, "scarf"), (0.5, -2.2, "top"), (2.2, 0.6, "brim"), (1.1, 3.6, "top"),
        (-1.2, 5.8, "bowler"), (-3.2, 8.6, "top"), (-1.6, 12.5, "brim"),
    )  # fmt: skip
    for index, (x, z, hat) in enumerate(mourners):
        mourner = long_coat("#242424", hat, "#1c1c1c", left_hand=(0.42, 1.35, -0.2), bow=10)
        scene.put(mourner, x, 0, z, yaw=170, scale=1.25, on_ground=True)
        _lay_pole(scene, x - 0.5, z, is_lit=index == 0)
    return WoodcutPlan(inks=("lamp",), sky="black", stars=70, contrast=1.6)


def _lay_pole(scene: Scene, x: float, z: float, is_lit: bool) -> None:
    """A lamplighter's pole with a lantern on top, lit or not."""
    ground = scene.ground_height(x, z)
    low, top = _seen(scene, (x, ground + 0.2, z)), _seen(scene, (x - 0.1, ground + 3.5, z))
    size = 1.3 / (z + 10.5)
    scene.lay(Sheet(strip((low, top), 0.1 * size), "#e0e0e0", ("pole",)), depth=z + 9.6)
    cap = polygon("-.75,1.25 0,1.9 .75,1.25") | box(0.12, 0.3).at(0, 1.95)
    glass = polygon("-.4,0 -.62,1.2 .62,1.2 .4,0")
    scene.lay(Sheet(cap.scaled(size).at(*top), "#e0e0e0"), depth=z + 9.5)
    colour = INKS["lamp"] if is_lit else "#e0e0e0"
    lantern = Sheet(glass.scaled(size).at(*top), colour, ("lamp",), glow=0.8 if is_lit else 0)
    scene.lay(lantern, depth=z + 9.5)
    if not is_lit:
        dark = polygon("-.26,.16 -.44,1.06 .44,1.06 .26,.16")
        scene.lay(Sheet(dark.scaled(size).at(*top), "#161616"), depth=z + 9.4)


def _seen(scene: Scene, point: tuple[float, float, float]) -> Point:
    """Where a point of the scene appears, in picture units."""
    place = scene.project(point, 800, 1200)
    if place is None:
        raise ValueError("the point lies behind the camera")
    return place.x / 400 - 1, 1.5 - place.y / 400
