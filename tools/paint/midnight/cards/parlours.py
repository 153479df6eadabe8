"""Tables, thresholds and walls: people at home with what should not be there."""

import math
from typing import Any

from tools.paint.midnight.stage import empty_stage, lay_pile
from tools.paint.story.card import card
from tools.paint.story.cutouts.figures import CHILD, MAN, OLD, WOMAN
from tools.paint.story.cutouts.folk import HANGING, RAISED, Person, person
from tools.paint.story.cutouts.geometry import (
    blob,
    box,
    crescent,
    ellipse,
    land,
    points,
    polygon,
    star,
    strip,
)
from tools.paint.story.finish import Finish, flock
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Scene
from tools.paint.story.sheets import Outline, Sheet


@card(
    palette="block_day",
    hand="woodcut",
    title="He invited both ends",
    subject="table that reaches to the horizon",
    props=("long table", "two diners", "candles", "plates"),
    mood=("absurd", "lonely", "polite"),
)
def long_table(scene: Scene, palette: Palette) -> Finish:
    empty_stage(scene, palette, backdrop="#f4f4f4")
    scene.lay(Sheet(land((-1, 0.62), (1, 0.62)), "#7c7c7c", ("plain",), turn=0), depth=55.0)
    far = (0.34, 0.66)
    cloth = polygon((-1.1, -1.30), (1.16, -1.30), (far[0] + 0.05, far[1]), (far[0] - 0.05, far[1]))
    hem = polygon((-1.1, -1.30), (1.16, -1.30), (1.16, -1.8), (-1.1, -1.8))
    side = polygon(
        (-1.1, -1.30),
        (far[0] - 0.05, far[1]),
        (far[0] - 0.05, far[1] - 0.05),
        (-1.3, -1.8),
        (-1.3, -1.3),
    )
    scene.lay(Sheet(side, "#161616", ("table",)), depth=50.0)
    scene.lay(Sheet(cloth | hem, "#f8f8f8", ("long table",)), depth=49.0)
    for index in range(8):
        t = 0.70 ** (index + 0.5)
        x, y = far[0] - 0.22 * t, far[1] - 1.75 * t
        if index != 3:
            _lay_candle(scene, x, y, t, 40.0 - index)
    _lay_plate(scene, 0.34, -0.02, 0.34)
    _lay_plate(scene, 0.46, -1.12, 1.0)
    _lay_waiter(scene)
    guest = Person(INKS["vermilion"], WOMAN, "bun", cut="dress")
    lay_pile(
        scene,
        person(guest, (RAISED,)),
        x=far[0] + 0.02,
        y=far[1] - 0.02,
        scale=0.21,
        flip=True,
        depth=51.0,
    )
    _lay_host(scene)
    return WoodcutPlan(
        inks=("vermilion", "lamp"),
        sky="paper",
        contrast=1.5,
        birds=flock(3, 3, x=(0.1, 0.3), y=(0.1, 0.18)),
        lamp_pool=0,
    )


def _lay_waiter(scene: Scene) -> None:
    """A waiter who runs along the table with a covered dish that steams."""
    waiter = Person("#161616", MAN, "short", cut="jacket", bow=-4)
    serving = ((0.0, 0.77), (0.12, 0.82), (0.20, 1.0))
    place = {"x": 0.56, "y": -0.54, "scale": 0.56, "flip": True}
    steps = person(waiter, (serving, HANGING), stride=0.2, lean=-8)
    lay_pile(scene, steps, depth=28.0, **place)  # type: ignore[arg-type]
    dish = (
        ellipse(0.20, 0.022)
        | blob("-.15,.01 -.13,.12 0,.17 .13,.12 .15,.01")
        | ellipse(0.025).at(0, 0.18)
    )
    scene.lay(Sheet(dish, "#161616", ("dish",)), x=0.39, y=0.03, scale=0.62, depth=27.0)
    shine = strip(points("-.09,.05 -.07,.10 -.02,.13"), 0.016)
    scene.lay(Sheet(shine, "#f4f4f4"), x=0.39, y=0.03, scale=0.62, depth=26.9)
    shadow = ellipse(0.15, 0.018).at(0.58, -0.545)
    scene.lay(Sheet(shadow, "#8a8a8a", turn=0), depth=28.5)


def _lay_host(scene: Scene) -> None:
    """The host from behind, a napkin round his neck."""
    back = blob("-1.3,-1.9 -1.2,-.9 -.9,-.66 -.6,-.58 -.3,-.62 .02,-.78 .16,-1.1 .2,-1.9")
    scene.lay(Sheet(back, "#161616", ("host",)), depth=12.0)
    seams = strip(points("-.54,-.62 -.56,-1.0 -.54,-1.5"), 0.012) | strip(
        points("-.96,-.86 -.98,-1.2 -1.0,-1.5"), 0.008, 0.016
    )
    seams = seams | strip(points("-.1,-.86 -.06,-1.2 -.04,-1.5"), 0.008, 0.016)
    scene.lay(Sheet(seams, "#f4f4f4"), depth=11.9)
    head = (
        ellipse(0.26, 0.32).at(-0.54, -0.28)
        | ellipse(0.06, 0.10).at(-0.81, -0.30)
        | ellipse(0.06, 0.10).at(-0.27, -0.30)
    )
    scene.lay(
        Sheet(head | box(0.26, 0.24).at(-0.54, -0.56), "#ece6de", ("bald head",), turn=0),
        depth=11.5,
    )
    hair = blob("-.80,-.28 -.76,-.02 -.54,.08 -.32,-.02 -.28,-.28 -.38,-.54 -.54,-.58 -.70,-.54")
    scene.lay(Sheet(hair, "#202020", ("hair",)), depth=11.0)
    strands = Outline(())
    for k in (-0.20, -0.12, -0.04, 0.06, 0.14, 0.21):
        curve = [(-0.52 + 0.3 * k, 0.03), (-0.54 + 1.1 * k, -0.2), (-0.54 + 0.8 * k, -0.52)]
        strands = strands | strip(curve, 0.006, 0.016)
    scene.lay(Sheet(strands, "#f4f4f4"), depth=10.9)
    collar = strip(points("-.74,-.62 -.54,-.68 -.34,-.62"), 0.07)
    scene.lay(Sheet(collar, INKS["vermilion"], ("napkin",)), depth=10.5)
    knot = blob("-.54,-.66 -.64,-.56 -.74,-.52 -.68,-.64") | blob(
        "-.54,-.66 -.44,-.54 -.34,-.50 -.4,-.62"
    )
    scene.lay(Sheet(knot, INKS["vermilion"], ("napkin",)), depth=10.4)


def _lay_candle(scene: Scene, x: float, y: float, t: float, depth: float) -> None:
    stick = polygon("-.10,0 .10,0 .03,.08 .03,.16 -.03,.16 -.03,.08") | box(0.05, 0.34).at(0, 0.33)
    place = {"x": x, "y": y, "scale": t * 1.15, "depth": depth}
    scene.lay(Sheet(stick, "#161616", ("candle",)), **place)
    flame = blob("0,.72 .05,.58 .04,.52 0,.49 -.04,.52 -.05,.58")
    scene.lay(Sheet(flame, INKS["lamp"], ("flame",), glow=0.5), **place)


def _lay_plate(scene: Scene, x: float, y: float, t: float) -> None:
    """A plate with its fork and its knife."""
    place = {"x": x, "y": y, "scale": t, "depth": 30.0}
    scene.lay(Sheet(ellipse(0.30, 0.09), "#161616"), **place)
    scene.lay(Sheet(ellipse(0.285, 0.08), "#f8f8f8", ("plate",)), **{**place, "depth": 29.9})
    scene.lay(
        Sheet(ellipse(0.19, 0.05) - ellipse(0.18, 0.042), "#161616"), **{**place, "depth": 29.8}
    )
    tools = strip(((-0.38, -0.08), (-0.33, 0.10)), 0.018) | strip(
        ((0.38, -0.08), (0.33, 0.10)), 0.026
    )
    scene.lay(Sheet(tools, "#161616", ("cutlery",)), **{**place, "depth": 29.7})


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
