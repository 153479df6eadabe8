"""A room made ready for guests."""

import math
from typing import Any

from art.paint.midnight.stage import empty_stage, lay_pile
from art.paint.story.card import card
from art.paint.story.cutouts.figures import CHILD, OLD
from art.paint.story.cutouts.folk import Person, person
from art.paint.story.cutouts.geometry import (
    blob,
    crescent,
    polygon,
    star,
    strip,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Scene
from art.paint.story.sheets import Outline, Sheet


@card(
    palette="block_night",
    hand="woodcut",
    title="She sweeps before the guests come",
    subject="old woman sweeping stars out of her door",
    props=("broom", "stars", "door", "steps", "child", "moon"),
    mood=("homely", "grand", "busy"),
)
def star_sweeper(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#0c0c0c")
    wall = polygon("-1.3,1.7 .06,1.7 .06,-.62 -1.3,-.62")
    scene.lay(Sheet(wall, "#5a5a5a", ("wall",), turn=0), depth=50.0)
    door = polygon("-.86,-.62 -.86,.94 -.80,1.08 -.50,1.18 -.20,1.08 -.14,.94 -.14,-.62")
    scene.lay(Sheet(door.scaled(1.0).at(0, 0), "#161616"), depth=49.0)
    inner = polygon("-.80,-.62 -.80,.90 -.75,1.02 -.50,1.11 -.25,1.02 -.20,.90 -.20,-.62")
    scene.lay(Sheet(inner, INKS["lamp"], ("lit door",), glow=0.4), depth=48.0)
    for index, (level, reach) in enumerate(
        ((-0.62, 0.20), (-0.84, 0.36), (-1.06, 0.52), (-1.28, 0.68))
    ):
        step = polygon((-1.3, level), (reach, level), (reach, level - 0.22), (-1.3, level - 0.22))
        top = polygon(
            (-1.3, level), (reach, level), (reach + 0.02, level - 0.06), (-1.3, level - 0.06)
        )
        scene.lay(Sheet(step, "#2c2c2c", ("steps",), turn=90), depth=40.0 - index)
        scene.lay(Sheet(top, "#e8e8e8", turn=0), depth=39.5 - index)
    woman = Person("#161616", OLD, "bun", cut="dress", hair_colour="#f4f4f4", bow=14)
    arms = (((0.0, 0.76), (0.12, 0.62), (0.26, 0.56)), ((0.0, 0.76), (0.06, 0.66), (0.16, 0.70)))
    lay_pile(scene, person(woman, arms, lean=-6), x=-0.50, y=-0.62, scale=1.34, depth=20.0)
    apron = blob("-.40,.20 -.30,.20 -.18,-.2 -.14,-.50 -.34,-.52 -.38,-.2")
    scene.lay(Sheet(apron, INKS["vermilion"], ("apron",), turn=84), depth=19.0)
    broom = strip(((-0.22, 0.49), (0.18, -0.46)), 0.024)
    bristles = polygon(".12,-.44 .20,-.40 .40,-.60 .22,-.74")
    scene.lay(Sheet(broom, "#f0f0f0", ("broom",)), depth=14.0)
    scene.lay(Sheet(bristles, "#c8c8c8", ("broom",), turn=-50), depth=13.9)
    _lay_swept(scene)
    return WoodcutPlan(inks=("lamp", "vermilion"), sky="black", stars=30, contrast=1.6, lamp_pool=0)


def _lay_swept(scene: Scene) -> None:
    """Stars that fly off the broom, and a child below the steps who has caught the moon."""
    swept = Outline(())
    for index in range(26):
        t = index / 25
        spread = math.sin(index * 12.9898) * 43758.5453 % 1.0
        x = 0.36 + 0.58 * t**0.8 - 0.10 * spread
        y = -0.62 + (0.2 + 1.9 * spread) * t**1.3 - 0.24 * (1 - t) * spread
        size = 0.034 + 0.05 * abs(math.sin(index * 3.7)) * (0.4 + 0.6 * t)
        swept = swept | star(5, size, size * 0.5).turned(index * 17).at(x, y)
    for x, y, size in ((0.30, -0.92, 0.055), (0.10, -0.72, 0.045), (0.50, -0.84, 0.05)):
        swept = swept | star(5, size, size * 0.5).at(x, y)
    scene.lay(Sheet(swept, "#f8f8f8", ("stars",)), depth=12.0)
    child = Person(
        INKS["vermilion"], CHILD, "bob", hair_colour="#6a6a6a", cut="dress", head=0.24, bow=-16
    )
    place: dict[str, Any] = {"x": 0.80, "y": -1.44, "scale": 0.66, "flip": True}
    hug = ((0.0, 0.74), (0.12, 0.60), (0.22, 0.66))
    under = ((0.0, 0.70), (0.10, 0.50), (0.20, 0.48))
    pile = person(child, (hug, under))
    lay_pile(scene, pile, **place, depth=11.0)
    moon = crescent(0.20)
    scene.lay(Sheet(moon, INKS["lamp"], ("moon",)), x=0.63, y=-1.03, turn=24, depth=10.95)
