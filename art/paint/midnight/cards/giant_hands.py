"""Hands that are larger than those who meet them: they clap and hammer."""

import math

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.cutouts.geometry import (
    beads,
    blob,
    box,
    ellipse,
    land,
    points,
    strip,
    strips,
)
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.story.sheets import Sheet
from art.paint.story.things.figures import long_coat


@card(
    palette="block_night",
    hand="woodcut",
    title="Applaud or be applauded",
    subject="curtain of hands",
    props=("stage", "actor", "bow"),
    mood=("grand", "hostile", "lonely"),
    every=2,
)
def curtain_of_hands(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(0.0, 0.55, -0.85), key=1.1, ambient=0.35)
    scene.camera = Camera(eye=(0, 0, -14), target=(0, 0, 0))
    scene.air.shadow_steps = 14
    tones = ("#e0d8d0", "#8c8278", "#c8bcb0", "#6c625a", "#b4a89e")
    for row in range(9):
        y = 7.2 - 1.62 * row
        drawn = 1.0 - 0.9 * math.sin(row / 8 * math.pi)  # curtains are tied back at their middle
        for side in (-1, 1):
            index = 2 * row + (side > 0)
            pose = ("flat", "up", "flat")[index % 3]
            sleeve = INKS["vermilion"] if index % 4 < 2 else "#2c2c2c"
            hand = things.hand(tones[index % 5], sleeve, pose, "#f0f0f0")  # type: ignore[arg-type]
            x = side * (4.3 - 1.5 * drawn * (row < 3) + 0.35 * (index % 3))
            turn = 90 + 14 * math.sin(index * 2.3) - 26 * (1 - row / 4)
            shows_back = index % 3 == 1
            roll = -side * turn if shows_back else side * turn
            scene.put(hand, x, y, 0.25 * (index % 4), yaw=180 * shows_back, roll=roll, scale=1.5)
    for side in (-1, 1):
        grip = things.hand("#d8d0c8", "#2c2c2c", "fist", "#f0f0f0")
        scene.put(grip, side * 1.75, 6.6, -0.6, yaw=-side * 30, roll=side * 74, scale=1.2)
    scene.lay(Sheet(land((-1, -1.12), (0, -1.12), (1, -1.12)), "#8a8a8a", ("stage",)), depth=40.0)
    scene.lay(Sheet(ellipse(0.46, 0.11).at(0, -1.25), "#f4f4f4", ("spotlight",)), depth=39.0)
    actor = long_coat(
        "#b4b4b4", "top", "#2c2c2c",
        left_hand=(0.62, 1.55, -0.2), right_hand=(-0.02, 1.22, -0.36), bow=16,
    )  # fmt: skip
    scene.put(actor, 0.0, -7.0, -0.5, yaw=12, scale=1.6)
    return WoodcutPlan(inks=("vermilion",), sky="black", contrast=1.6)


@card(
    palette="block_night",
    hand="woodcut",
    title="Somebody hung it there",
    subject="hand hammering the moon to the sky",
    props=("moon", "hammer", "nail", "nail holes"),
    mood=("absurd", "quiet", "proud"),
)
def nail_moon(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, light_from=(-0.8, 0.45, -0.5), key=1.2, ambient=0.35)
    scene.camera = Camera(eye=(0, 0, -11), target=(0, 0, 0))
    seas = blob("-.3,.16 -.14,.3 .06,.22 -.02,.04 -.22,0") | blob(".1,-.1 .3,.02 .34,-.16 .16,-.26")
    seas = seas | ellipse(0.09, 0.07).at(-0.16, -0.26) | ellipse(0.05).at(0.2, 0.3)
    scene.lay(Sheet(ellipse(0.56), INKS["lamp"], ("moon",)), x=-0.32, y=0.42, depth=40.0)
    scene.lay(Sheet(seas, "#c89a3e", turn=20), x=-0.32, y=0.42, depth=39.0)
    for x, y in points("-.78,1.22 .2,1.24 .62,.98 .84,1.3 -.86,-.42 .5,.2 -.5,-.62 .86,.5 -.1,-.5"):
        hole = beads([(x, y)], 0.014) | strips([((x, y), (x + 0.03, y - 0.05))], 0.008)
        scene.lay(Sheet(hole, "#f0f0f0", ("nail hole",)), depth=38.0)
    cracks = strip(points("-.28,.46 -.36,.58 -.34,.68 -.46,.8"), 0.011, 0.004)
    cracks = cracks | strip(points("-.28,.46 -.4,.42 -.5,.46 -.62,.38"), 0.011, 0.004)
    scene.lay(Sheet(cracks, "#141414", ("crack",)), depth=21.0)
    nail = strip([(-0.28, 0.46), (-0.02, 0.30)], 0.028, 0.05) | box(0.05, 0.15).turned(-32).at(
        -0.02, 0.30
    )
    scene.lay(Sheet(nail, "#141414", ("nail",)), depth=20.0)
    hand = things.hand("#dcd4cc", INKS["vermilion"], "fist", "#f0f0f0")
    for thing in (hand, _hammer()):
        scene.put(thing, 0.75, -5.0, -2.0, roll=36, scale=1.95)
    return WoodcutPlan(inks=("vermilion", "lamp"), sky="black", contrast=1.6, lamp_pool=0)


def _hammer() -> Thing:
    """A hammer in a fist of `things.hand`, its head to the right."""
    thing = Thing("hammer", centre=(0.6, 1.05, -0.2), radius=2.4)
    wood = thing.material("#b0b0b0 * (.8 + .4 * fbm2(p.xy * vec2(2., 14.)))")
    iron = thing.material("#606060", shine=0.6)
    thing.body("capsule(p, vec3(-.9, 1.04, -.2), vec3(1.9, 1.04, -.2), .085)", wood)
    thing.part("roundBox(p - vec3(1.95, 1.04, -.2), vec3(.19, .5, .19), .05)", iron)
    thing.part("cylinder(p - vec3(1.95, 1.66, -.2), .09, .24) - .02", iron)
    return thing
