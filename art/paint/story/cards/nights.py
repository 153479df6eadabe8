"""Starlit cards."""

import random
from dataclasses import replace
from itertools import cycle, islice

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish, Spark, fireflies
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene
from art.paint.story.settings import Window
from art.paint.story.skies import Moon
from art.paint.story.things.doll_faces import OLD_MAN


def _drifting_sparks(count: int, colour: str, top: float, radius: float) -> list[Spark]:
    """Sparks of one size between the ground and `top`."""
    return [
        Spark(
            (
                random.Random(index).uniform(-2, 2),
                random.Random(index + 50).uniform(0.2, top),
                random.Random(index + 90).uniform(-3, 1),
            ),
            radius,
            colour,
        )
        for index in range(count)
    ]


@card(
    palette="moon_indigo",
    title="Borrowing the moon",
    subject="moon",
    props=("ladder", "boat", "lantern"),
)
def moon_ladder(scene: Scene, palette: Palette) -> Finish:
    settings.lake(
        scene,
        palette,
        clouds=0.4,
        cloud_style="swirl",
        light_from=(0.1, 0.75, -0.55),
        fog=0.022,
        key=1.1,
    )
    scene.camera = Camera(eye=(0, 1.3, -8), target=(0, 2.6, 0))
    scene.put(things.crescent_moon(radius=1.15, glow=1.1), 0.55, 4.55, 0.6, roll=-18)
    scene.light((0.3, 4.3, -1.0), "#ffe9b0", strength=1.6, reach=3.2)
    scene.put(things.rowboat(), -0.15, -0.02, -1.2, yaw=14)
    scene.put(things.ladder(height=4.3, wood="#b08a5a"), -0.1, 0.15, -1.1, pitch=12, roll=-3)
    climber = things.person(
        coat=palette.accent2,
        hat="beanie",
        hat_colour=palette.accent,
        left_hand=(0.2, 0.75, -0.12),
        right_hand=(-0.2, 0.78, -0.12),
        pose="walk",
    )
    scene.put(climber, -0.08, 1.35, -0.98, yaw=178, scale=0.8)
    scene.put(things.lantern(), -0.95, 0.32, -1.45)
    scene.put(things.lily(flower="#e8a0c0"), 1.5, 0, -2.6, scale=0.8)
    scene.put(things.lily(), 1.0, 0, -3.3, scale=0.6)
    scene.put(things.lily(), -1.5, 0, -3.2, scale=0.7)
    return Finish(
        flow="swirl",
        stars=260,
        sparks=_drifting_sparks(14, "#ffe08a", top=2.2, radius=0.02),
    )


@card(
    palette="aurora_night",
    title="Slowly home",
    subject="snail",
    props=("house", "lantern", "aurora", "mushrooms"),
)
def snail_house(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.6,
        clouds=0.1,
        aurora=0.9,
        light_from=(-0.5, 0.6, -0.5),
        fog=0.045,
    )
    scene.camera = Camera(eye=(0, 1.3, -7.4), target=(0, 1.95, 0))
    scene.put(things.snail(), 0.15, 0.05, -0.6, yaw=18, scale=1.35)
    house = things.house(
        wall="#f0dcb8", roof=palette.accent, height=0.7, width=0.42, depth=0.4, glow=2.0
    )
    scene.put(house, 0.36, 1.56, -0.6, yaw=-14, roll=-5, scale=0.95)
    tree = things.round_tree(height=0.45, radius=0.2, leaf="#3f7a5a")
    scene.put(tree, 0.95, 1.25, -0.75, roll=-25)
    scene.put(things.mushroom(height=1.1, radius=0.55, glow=0.15), 1.65, 0.03, 0.5)
    scene.put(things.mushroom(height=0.6, radius=0.32, glow=0.15, cap="#c85a2a"), 1.2, 0.03, -1.6)
    scene.put(things.mushroom(height=0.8, radius=0.4, glow=0.2, cap="#3f8fa0"), -1.75, 0.03, 0.9)
    scene.put(things.mushroom(height=0.4, radius=0.24, glow=0.2, cap="#3f8fa0"), -1.35, 0.03, -2.2)
    traveller = things.person(
        coat="#e8b030",
        hat="beanie",
        hat_colour=palette.accent2,
        left_hand=(0.25, 0.6, -0.15),
        pose="walk",
    )
    scene.put(traveller, -0.85, 0.06, -2.3, yaw=60, scale=0.72)
    scene.put(things.lantern(), -0.62, 0.36, -2.2, scale=0.8)
    scene.light((0.36, 2.0, -1.4), "#ffd080", strength=0.9, reach=1.4)
    return Finish(
        flow="swirl",
        stars=200,
        sparks=_drifting_sparks(26, "#d8ff9a", top=1.6, radius=0.018),
    )


@card(
    palette="moon_indigo",
    title="Fishing for constellations",
    subject="fisher of stars",
    props=("rowboat", "stars", "fishing rod"),
)
def fishing_stars(scene: Scene, palette: Palette) -> Finish:
    settings.lake(
        scene,
        palette,
        hills=0.6,
        clouds=0.35,
        cloud_style="streak",
        light_from=(-0.3, 0.7, -0.5),
        cloud_seed=1,
        fog=0.02,
    )
    scene.camera = Camera(eye=(0, 2.0, -7.6), target=(0, 1.75, 0))
    scene.put(things.rowboat(hull="#7a3f2a"), -0.55, -0.04, -1.0, yaw=-16, scale=1.15)
    fisher = things.person(
        coat="#c2455b",
        hat="straw",
        hat_colour="#e8c870",
        pose="sit",
        left_hand=(0.28, 0.45, -0.2),
        right_hand=(0.1, 0.4, -0.25),
    )
    scene.put(fisher, -0.75, 0.45, -1.0, yaw=-55)
    tip = (1.35, 2.5, -1.5)
    scene.add(things.strings([((-0.45, 0.75, -1.2), tip)], thickness=0.02, colour="#8a5a34"))
    scene.add(things.strings([(tip, (1.38, 0.55, -1.55))], thickness=0.008))
    scene.put(things.star(radius=0.36, glow=1.6), 1.38, 0.35, -1.55, roll=12)
    scene.light((1.38, 0.4, -1.9), "#ffe08a", strength=1.2, reach=1.4)
    afloat = (
        (-1.6, -3.0, 0.16),
        (0.2, -3.4, 0.13),
        (1.7, 1.2, 0.2),
        (-2.0, 1.6, 0.18),
        (0.6, 0.9, 0.15),
    )
    for x, z, radius in afloat:
        scene.put(things.star(radius=radius, glow=1.3), x, 0.02, z, pitch=70)
    scene.put(things.lantern(), -1.35, 0.3, -0.85)
    return Finish(flow="swirl", stars=320)


@card(
    palette="lavender_dream",
    title="Adrift until morning",
    subject="bed",
    props=("sleeping child", "cat", "moon", "lake"),
    mirrored=True,
)
def bed_lake(scene: Scene, palette: Palette) -> Finish:
    settings.lake(
        scene,
        palette,
        clouds=0.5,
        cloud_style="swirl",
        cloud_seed=3,
        light_from=(0.4, 0.65, -0.5),
        moon=Moon((-0.28, 0.46, 1.0), radius=0.12, phase=0.0),
    )
    scene.camera = Camera(eye=(0, 3.0, -7.6), target=(0, 1.55, 0))
    bed = things.bed(cover="#3f6fa8", pattern="#ffe08a")
    scene.put(bed, 0.25, -0.3, -0.7, yaw=-38, scale=1.3)
    sleeper = things.person(
        coat="#f0a0b0",
        hat="beanie",
        hat_colour="#e05a6a",
        outfit="suit",
        left_hand=(0.2, 0.5, -0.3),
        right_hand=(-0.2, 0.5, -0.3),
    )
    x, y, z = bed.world((0, 0.78, 0.75))
    scene.put(sleeper, x, y - 0.55, z, yaw=-20)
    scene.put(things.cat(fur="#3a3040"), *bed.world((0.25, 0.67, -0.6)), yaw=20, scale=0.55)
    scene.put(things.paper_boat(stripe="#f29f4b"), -1.7, 0, -2.6, yaw=20, scale=0.45)
    scene.put(things.paper_boat(), 1.8, 0, -2.9, yaw=-30, scale=0.5)
    scene.put(things.lantern(), -1.35, 0, -3.3)
    return Finish(flow="swirl", stars=200, sparks=fireflies(12, "#ffe8a0", seed=4))


@card(
    palette="moon_indigo",
    title="The night collector",
    subject="moons in birdcages",
    props=("cat", "birdcage", "old man", "window"),
)
def cage_moon(scene: Scene, palette: Palette) -> Finish:
    settings.room(
        scene,
        palette,
        wall="#3a4890",
        floor="#3a2a34",
        width=2.6,
        height=4.8,
        depth=3.2,
        window=Window(0.95, 2.7, 0.7, 1.1),
        light_from=(-0.4, 0.5, -0.75),
        key=0.4,
        ambient=0.95,
    )
    scene.camera = Camera(eye=(0.25, 1.5, -4.0), target=(0.05, 1.66, 0), focal=1.62, roll=4)
    for x, y, z, size, moon in (
        (-1.6, 2.5, 0.6, 0.62, things.full_moon(radius=0.34, glow=1.2)),
        (-0.75, 3.25, 1.6, 0.55, things.crescent_moon(radius=0.36, glow=1.0)),
        (0.35, 3.15, 1.2, 0.5, things.full_moon(radius=0.34, glow=1.2)),
        (1.6, 2.9, 0.2, 0.66, things.crescent_moon(radius=0.36, glow=1.0)),
        (-1.9, 1.0, 0.2, 0.6, things.full_moon(radius=0.34, glow=1.2)),
    ):
        cage = things.birdcage(height=1.5, radius=0.55, bars=12)
        scene.put(cage, x, y - 0.75 * size, z, scale=size)
        scene.put(moon, x, y - 0.1 * size, z, scale=size, roll=36 * x)
        chain = ((x, y + 0.85 * size, z), (x, 4.8, z))
        scene.put(things.strings([chain], colour="#8a7a5a", thickness=0.012), 0, 0, 0)
    collector = things.person(
        coat="#4a3a78",
        outfit="long coat",
        tall=0.34,
        pants="#1c1a2c",
        skin="#d8b090",
        hair="#c8c4bc",
        hat="top",
        hat_colour="#2a2450",
        features=replace(OLD_MAN, nose="hook", beard="goatee"),
        scarf="#7a2f4a",
        left_hand=(0.26, 0.70, -0.22),
        right_hand=(-0.16, 0.52, -0.22),
        hands=("grip", "soft"),
        look=(-20, -6),
        gaze=(0.6, -0.1),
        tilt=6,
        expression="tender",
    )
    scene.put(collector, -0.15, 0, -0.5, scale=1.6, yaw=-8)
    x, y, z = collector.world(collector.anchors["left_hand"])
    scene.put(things.birdcage(height=1.5, radius=0.55, bars=12), x, y - 0.88, z, scale=0.62)
    scene.put(things.full_moon(radius=0.36, glow=1.5), x, y - 0.52, z, scale=0.62)
    scene.light((x, y - 0.5, z - 0.4), "#fff0c8", strength=3.2, reach=2.2)
    scene.put(things.cat(fur="#14141e"), 1.25, 1.62, 2.9, yaw=20, scale=0.6)
    return Finish(soften=1.2)


@card(
    palette="aurora_night",
    title="Every key but mine",
    subject="hanging keys",
    props=("locked door", "tiny figure"),
)
def key_rain(scene: Scene, palette: Palette) -> Finish:
    settings.snow(
        scene,
        palette,
        amplitude=0.5,
        seed=3,
        trees=5,
        clouds=0,
        aurora=0.55,
        light_from=(-0.35, 0.45, -0.85),
    )
    scene.camera = Camera(eye=(0, 1.6, -8.0), target=(0, 2.4, 0))
    dice = random.Random(9)
    for metal in islice(cycle(("#e0b040", "#c0c8d0", "#c87a4a")), 11):
        x = dice.uniform(-2.1, 2.1)
        y = dice.uniform(2.2, 4.6)
        z = dice.uniform(-0.8, 2.5)
        if abs(x) < 0.55 and y < 2.9:  # never in front of the door
            continue
        scale = dice.uniform(0.4, 0.62)
        scene.put(things.key(metal=metal), x, y, z, yaw=dice.uniform(-60, 60), scale=scale)
        cord = ((x, y + 2.18 * scale, z), (x, 9, z))
        scene.add(things.strings([cord], thickness=0.009, colour="#d8e8e0"))
    door = things.door(leaf="#a8442c", glow=0, ajar=0, frame="#d8c8a8", portal="vec3(.1)")
    scene.put(door, 0.1, 0, 1.0, scale=1.15)
    visitor = things.person(
        coat="#ff8f5a",
        hat="beanie",
        hat_colour="#c85aa8",
        right_hand=(-0.2, 0.85, -0.12),
        scarf="#ffe39a",
    )
    scene.put(visitor, -0.5, 0, -2.4, yaw=165, on_ground=True)
    scene.put(things.lantern(), 0, 0.02, -2.3, on_ground=True)
    return Finish(flow="swirl", stars=150, snowfall=60, soften=1.6)
