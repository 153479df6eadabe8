"""Cards above a sea of clouds."""

import random
from dataclasses import replace
from itertools import cycle, islice

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish, flock
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene

_STOREY, _SHAFT, _LONG = 3.0, 1.3, 1.5


@card(
    palette="moon_indigo",
    title="One more step",
    subject="stairs to the moon",
    props=("cat", "moon", "suitcase"),
)
def stairs_moon(scene: Scene, palette: Palette) -> Finish:
    settings.cloud_sea(
        scene,
        palette,
        amplitude=0.9,
        lit="#b8c8f0",
        clouds=0.45,
        cloud_style="swirl",
        light_from=(0.35, 0.6, -0.5),
        fog=0.03,
        cloud_seed=3,
    )
    scene.camera = Camera(eye=(0, 1.9, -8.4), target=(0, 2.7, 0))
    stairs = things.stairs(steps=19, width=0.55, rise=0.19, run=0.24, stone="#c8bce0")
    scene.put(stairs, -1.35, 0.2, -2.2, yaw=38)
    scene.put(things.full_moon(radius=1.15, glow=0.7), 1.15, 4.75, 3.0)
    scene.light((0.9, 4.3, 1.2), "#ffe0a8", strength=1.2, reach=3.0)
    climber = things.person(coat="#c2455b", hat="bowler", pose="walk", right_hand=(-0.2, 0.3, 0))
    scene.put(climber, -0.55, 1.62, -0.95, yaw=-142, scale=0.85)
    scene.put(things.suitcase(), -0.85, 1.5, -1.15, yaw=38, scale=0.45)
    scene.put(things.cat(), -1.5, 0.5, -2.9, yaw=-140, scale=0.55)
    return Finish(flow="swirl", stars=240)


@card(
    palette="amber_dusk",
    title="The 5:15 to Nowhere",
    subject="traveller who missed his train",
    props=("train", "sea of clouds", "arches"),
)
def train_clouds(scene: Scene, palette: Palette) -> Finish:
    settings.cloud_sea(
        scene,
        palette,
        amplitude=0.9,
        clouds=0.2,
        cloud_style="streak",
        light_from=(-0.5, 0.5, -0.6),
        cloud_seed=5,
    )
    scene.camera = Camera(eye=(-0.2, 1.5, -7.0), target=(0.05, 2.35, 0), focal=1.85, roll=6)
    viaduct = things.arch(stone="#b88a68", count=5, width=0.95, height=2.4, thickness=0.45)
    scene.put(viaduct, 0.6, -0.6, 2.4, yaw=-16)
    train = things.train(body="#a82a22", iron="#26262e")
    scene.put(train, 0.95, 2.1, 2.3, yaw=164, scale=1.1)
    smoke = ((1.15, 3.75, 0.24), (0.65, 4.2, 0.34), (0.0, 4.65, 0.46))
    for seed, (x, y, scale) in enumerate(smoke, 2):
        puff = things.cloud(
            seed=seed, width=0.9, height=0.5, puffs=6, colour="#fff4e4", shade="#c8a898"
        )
        scene.put(puff, x, y, 2.2, scale=scale)
    island = things.island(top="#c8a060", rock="#8a6450", radius=1.15, depth=0.9, seed=3)
    scene.put(island, -0.5, 0.25, -2.6)
    traveller = things.person(
        coat=palette.accent2,
        hat="bowler",
        scarf="#c8374f",
        pose="walk",
        right_hand=(-0.3, 0.9, -0.1),
        left_hand=(0.2, 0.28, -0.06),
        look=(14, 2),
        expression="worried",
    )
    scene.put(traveller, -0.62, 0.25, -2.6, yaw=-8, scale=1.95)
    x, y, z = traveller.world(traveller.anchors["left_hand"])
    scene.put(things.suitcase(), x + 0.02, y - 0.52, z - 0.02, yaw=16, scale=0.85)
    scene.light((-0.4, 2.0, -4.6), "#ffe0b0", strength=0.9, reach=1.8)
    return Finish(flow="swirl", soften=1.6)


@card(
    palette="moon_indigo",
    title="Playtime on the moon",
    subject="girl on a swing",
    props=("crescent moon", "clouds", "stars on strings"),
    every=2,
)
def swing_moon(scene: Scene, palette: Palette) -> Finish:
    settings.void(
        scene,
        palette,
        clouds=0.3,
        cloud_style="streak",
        cloud_seed=7,
        horizon=-0.6,
        light_from=(0.1, 0.4, -0.9),
        ambient=1.2,
    )
    scene.camera = Camera(eye=(0.4, 1.3, -5.0), target=(0.0, 2.3, 0), focal=1.7, roll=-10)
    moon = scene.put(things.crescent_moon(radius=1.9, glow=0.55), 0.0, 4.3, 1.1, roll=82)
    girl = things.person(
        coat="#e8a33d",
        outfit="suit",
        pants="#c2455b",
        pose="sit",
        hairstyle="braids",
        left_hand=(0.3, 0.6, -0.02),
        right_hand=(-0.3, 0.6, -0.02),
        hair="#a8502a",
        look=(0, 2),
        expression="smile",
    )
    scene.put(girl, 0.05, 0.98, -1.5, yaw=-8, pitch=6, roll=4, scale=1.45)
    seat = things.strings(
        [((-0.42, 0.9, -1.5), (0.52, 0.94, -1.5))], thickness=0.055, colour="#8a5a34"
    )
    scene.add(seat)
    hung = (
        ((-0.4, 0.9, -1.5), moon.world((-1.5, 0.42, 0))),
        ((0.5, 0.94, -1.5), moon.world((-1.5, -0.42, 0))),
    )
    scene.add(things.strings(list(hung), thickness=0.024, colour="#7a5230"))
    for x, y, z in (
        (-1.35, 2.3, 0.2),
        (-1.0, 0.6, 0.6),
        (1.3, 1.6, 0.2),
        (1.6, 3.0, 0.8),
    ):
        scene.put(things.star(radius=0.2, glow=1.2, string=9), x, y, z)
    scene.put(things.rabbit("#f4f0ec"), -0.62, -0.2, -1.1, yaw=-24, scale=0.6)
    for seed, (x, y, z) in enumerate(((-1.1, -0.7, -0.6), (1.2, -0.9, -0.2), (0.2, -1.3, 0.4)), 3):
        puff = things.cloud(
            seed=seed, width=1.3, height=0.5, puffs=7, colour="#c8d4f4", shade="#5a6aa8"
        )
        scene.put(puff, x, y, z)
    scene.light((0.3, 1.9, -3.2), "#ffe8b8", strength=1.3, reach=1.6)
    return Finish(flow="swirl", stars=200, soften=1.6)


@card(
    palette="coral_noon",
    title="Lighter than a worry",
    subject="elephant",
    props=("balloons", "sea of clouds"),
    every=2,
)
def elephant_balloons(scene: Scene, palette: Palette) -> Finish:
    settings.cloud_sea(
        scene,
        palette,
        level=-5.5,
        amplitude=0.9,
        clouds=0.4,
        cloud_style="streak",
        cloud_seed=2,
        light_from=(-0.6, 0.4, -0.5),
    )
    scene.camera = Camera(eye=(0.9, -1.3, -5.0), target=(0.1, 2.35, 0), focal=1.85, roll=12)
    elephant = things.elephant(skin="#8a94a4", blanket=palette.accent)
    scene.put(elephant, 0.05, 0.55, 0, yaw=-38, roll=6, scale=1.25)
    dice = random.Random(4)
    knot = (0.1, 2.25, 0)
    colours = ("#e2543f", "#f7c948", "#2f9aa8", "#f08aa0", "#fff4e0", "#7a6ac0")
    for colour in islice(cycle(colours), 11):
        x = 0.2 + dice.uniform(-1.35, 1.35)
        y = 4.2 + dice.uniform(-0.5, 1.45)
        z = dice.uniform(-0.4, 0.9)
        scene.put(things.balloon(colour, string=0.35, radius=0.42), x, y, z)
        scene.add(things.strings([(knot, (x, y - 0.42, z))], thickness=0.012))
    pilot = things.person(
        coat="#f7c948",
        hat="pilot",
        hat_colour="#6a4a2a",
        pose="sit",
        outfit="suit",
        right_hand=(-0.3, 0.75, -0.1),
        look=(0, 25),
    )
    scene.put(pilot, -0.1, 2.28, -0.35, yaw=-14, scale=0.95)
    return Finish(
        flow="swirl", birds=flock(4, seed=4, x=(0.1, 0.3), y=(0.7, 0.85), colour="#ffffff")
    )


@card(
    palette="rose_dawn",
    title="The kingdom upstairs",
    subject="castle",
    props=("spiral stairs", "clouds", "king"),
)
def castle_cloud(scene: Scene, palette: Palette) -> Finish:
    settings.cloud_sea(
        scene, palette, amplitude=0.9, clouds=0.5, cloud_style="cumulus", cloud_seed=6
    )
    scene.camera = Camera(eye=(0, 2.0, -8.8), target=(0, 2.9, 0))
    scene.put(things.cloud(seed=3, width=2.0, height=0.9, puffs=9, shade="#d0b0c0"), 0.3, 2.35, 1.0)
    towers = (
        (0.3, 1.0, 2.0, 0.42),
        (-0.55, 1.2, 1.4, 0.34),
        (1.15, 1.2, 1.5, 0.36),
        (0.75, 0.5, 0.9, 0.28),
        (-0.1, 0.45, 0.8, 0.26),
    )
    for x, z, height, radius in towers:
        tower = things.tower(
            wall="#e8d0c8", roof=palette.accent2, height=height, radius=radius, flag=palette.accent
        )
        scene.put(tower, x, 2.75, z)
    staircase = things.spiral_stairs(
        turns=2.2, steps=34, radius=0.62, height=2.9, width=0.36, stone="#f4e0d0"
    )
    scene.put(staircase, -1.15, 0.15, -0.8)
    king = things.person(
        coat=palette.accent,
        outfit="cloak",
        hat="crown",
        hat_colour="#f0c840",
        hair="#c8b8a8",
        hairstyle="bob",
        right_hand=(-0.3, 0.78, -0.1),
        look=(0, -6),
        expression="worried",
    )
    scene.put(king, 0.55, 0, -4.0, yaw=14, scale=1.35, on_ground=True)
    birds = flock(6, seed=3, x=(0.1, 0.9), y=(0.1, 0.2), colour="#ffffff")
    return Finish(flow="swirl", birds=birds, soften=1.6)


@card(
    palette="coral_noon",
    title="Somebody has to wind it",
    subject="sun with a winding key",
    props=("gears", "giant key", "tiny figure"),
)
def winding_sun(scene: Scene, palette: Palette) -> Finish:
    dawn = replace(palette, zenith="#1f5f90", middle="#8fb4c0", horizon="#ffd9a0")
    settings.cloud_sea(
        scene,
        dawn,
        level=-1.5,
        amplitude=0.9,
        lit="#c8b0a0",
        clouds=0.3,
        cloud_style="streak",
        cloud_seed=2,
        light_from=(-0.6, 0.42, -0.45),
    )
    scene.camera = Camera(eye=(1.3, 2.3, -6.0), target=(0.75, 2.75, 0.6), focal=1.5, roll=-9)
    scene.put(things.smiling_sun(), -0.95, 3.5, 1.2, yaw=-26, roll=6, scale=1.7)
    scene.put(things.winding_key(), 1.1, 3.25, 0.9, yaw=-6, scale=0.95)
    scene.put(things.scaffold(), 2.25, 2.05, 0.5, scale=1.0)
    mechanic = things.person(
        coat=palette.accent2,
        hat="pilot",
        hat_colour="#6a4a2a",
        left_hand=(0.1, 0.85, -0.3),
        right_hand=(-0.12, 0.7, -0.3),
        pose="walk",
        look=(-40, 0),
    )
    scene.put(mechanic, 2.4, 2.05, 0.3, yaw=62, scale=1.15)
    gears = (
        (1.75, 0.95, 0.05, 0.62, "#b08a4a", 0),
        (0.85, 1.35, 0.05, 0.42, "#8a6a5a", 10),
        (0.3, 0.78, 0.05, 0.42, "#b08a4a", 4),
    )
    for x, y, z, radius, metal, roll in gears:
        scene.put(things.gear(metal, radius=radius), x, y, z, roll=roll)
    scene.put(things.ladder(height=3.4, width=0.18, rung=0.22), 2.62, -1.4, -0.25, roll=4, pitch=8)
    scene.put(things.bird(back="#e2543f"), 1.6, 2.05, 0.2, yaw=-60, scale=0.45)
    return Finish(flow="radial")
