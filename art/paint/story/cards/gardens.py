"""Cards under trees and among flowers."""

import math
import random
from dataclasses import replace
from itertools import cycle

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish, fireflies
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing


def _trunk_door() -> Thing:
    thing = Thing("door", centre=(0, 0.4, 0), radius=0.6)
    wood = thing.material("#f29f4b")
    window = thing.material("#ffe08a", glow=1.4)
    thing.body(
        "max(box(p - vec3(0, .36, 0), vec3(.2, .36, .06)), length(p.xy - vec2(0, .4)) - .36)", wood
    )
    thing.part("cylinder((p - vec3(0, .55, -.05)).xzy, .03, .07)", window)
    return thing


# The trunk and boughs of the tree of lanterns, and where their cords hang and how far.
_LIMBS = (
    (
        (-1.15, -0.2, 0.0, 0.68),
        (-1.0, 0.7, 0.0, 0.46),
        (-1.05, 1.8, 0.0, 0.36),
        (-0.85, 2.9, 0.0, 0.26),
        (-0.95, 4.0, 0.0, 0.16),
        (-0.75, 5.2, 0.0, 0.06),
    ),
    (
        (-1.0, 2.1, 0.0, 0.26),
        (-0.3, 3.0, -0.3, 0.17),
        (0.55, 3.35, -0.6, 0.12),
        (1.3, 3.2, -0.7, 0.08),
        (1.9, 3.45, -0.7, 0.03),
    ),
    (
        (-0.9, 3.0, 0.0, 0.2),
        (-0.2, 3.8, 0.1, 0.13),
        (0.6, 4.25, 0.2, 0.09),
        (1.5, 4.3, 0.2, 0.03),
    ),
    (
        (-1.0, 2.3, 0.0, 0.22),
        (-1.6, 3.0, -0.3, 0.14),
        (-2.2, 3.3, -0.4, 0.05),
    ),
    ((0.5, 3.34, -0.6, 0.1), (0.95, 3.75, -0.6, 0.06), (1.15, 4.1, -0.6, 0.02)),
    ((-0.2, 3.8, 0.1, 0.1), (0.0, 4.4, 0.1, 0.06), (0.3, 4.9, 0.1, 0.02)),
    ((-0.9, 4.2, 0.0, 0.1), (-1.3, 4.7, 0.0, 0.06), (-1.4, 5.2, 0.0, 0.02)),
    ((-1.7, 3.05, -0.3, 0.1), (-1.9, 3.6, -0.3, 0.06), (-1.8, 4.1, -0.3, 0.02)),
    ((-1.85, 3.5, -0.3, 0.05), (-2.2, 3.9, -0.3, 0.02), (-2.3, 4.1, -0.3, 0.01)),
    ((0.7, 4.25, 0.2, 0.07), (1.0, 4.7, 0.2, 0.05), (1.4, 4.9, 0.2, 0.02)),
    ((-0.85, 4.5, 0.0, 0.07), (-0.5, 5.0, 0.0, 0.04), (-0.4, 5.4, 0.0, 0.015)),
)
_CORDS = (
    (-0.3, 2.95, -0.3, 0.45),
    (0.15, 3.2, -0.46, 0.2),
    (0.55, 3.3, -0.6, 0.7),
    (0.95, 3.25, -0.66, 0.25),
    (1.35, 3.18, -0.7, 0.55),
    (0.2, 4.0, 0.15, 0.2),
    (0.75, 4.25, 0.2, 0.15),
    (1.3, 4.28, 0.2, 0.35),
    (-1.55, 2.95, -0.28, 0.3),
    (-1.9, 3.15, -0.34, 0.7),
)


@card(
    palette="lavender_dream",
    title="The tree that remembers names",
    subject="tree hung with lanterns",
    props=("lanterns", "door in the trunk", "girl"),
    every=2,
)
def lantern_tree(scene: Scene, palette: Palette) -> Finish:
    night = replace(palette, zenith="#1c1648", middle="#3a2f7a", horizon="#8a68b0")
    settings.hills(scene, night, amplitude=0.4, clouds=0.3, cloud_style="streak", cloud_seed=7)
    scene.camera = Camera(eye=(0.5, 1.1, -5.6), target=(0.0, 1.95, 0), focal=1.5, roll=-4)
    bark = "#6a4462 * (.5 + .8 * fbm3(p * vec3(7., 2., 7.)))"
    for limb in _LIMBS:
        scene.add(things.rope(limb, colour=bark, segments=8, tags=("tree",)))
    lights = cycle(("#ffc860", "#ffb0a0", "#fff0a0"))
    for (x, y, z, drop), light in zip(_CORDS, lights, strict=False):
        scene.add(things.strings([((x, y, z), (x, y - drop, z))], colour="#c8a0a8"))
        scene.put(things.lantern(light=light, strength=0.6), x, y - drop - 0.46, z)
    scene.put(_trunk_door(), -0.88, -0.02, -0.5, yaw=-8, scale=1.2)
    scene.add(things.strings([((0.1, 3.18, -0.44), (0.1, 2.2, -0.44))], colour="#c8a0a8"))
    girl = things.person(
        coat="#e0607a",
        outfit="dress",
        hairstyle="braids",
        right_hand=(-0.24, 0.9, -0.12),
        left_hand=(0.19, 0.4, -0.1),
        look=(16, -22),
        hair="#5a2a3a",
        expression="smile",
    )
    scene.put(girl, 0.62, 0.03, -2.2, yaw=24, scale=1.5, on_ground=True)
    x, y, z = girl.world(girl.anchors["right_hand"])
    scene.put(things.lantern(strength=1.2), x, y - 0.5, z - 0.02, scale=1.1)
    scene.put(things.rabbit(), -0.35, 0.03, -2.3, yaw=-40, scale=0.6, on_ground=True)
    return Finish(flow="swirl", stars=120, sparks=fireflies(16, "#ffe0a0", seed=6))


def _basket() -> Thing:
    thing = Thing("basket", centre=(0, 0.2, 0), radius=0.5)
    wicker = thing.material("#9a6a3a * (.6 + .6 * step(.4, fract(p.y * 16.)))")
    thing.body("max(abs(cone(p - vec3(0, .18, 0), .18, .24, .32)) - .02, p.y - .34)", wicker)
    return thing


@card(
    palette="moon_indigo",
    title="Picking season",
    subject="tree of stars",
    props=("ladder", "basket", "child"),
)
def star_orchard(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.6,
        flowers="#9fd6d2",
        clouds=0.35,
        cloud_style="streak",
        cloud_seed=7,
    )
    scene.camera = Camera(eye=(0, 1.5, -7.6), target=(0, 2.2, 0))
    tree_x = 0.3
    tree = things.round_tree(height=2.9, radius=1.6, leaf="#2f5a7a", leaf2="#7fb0c8", seed=3)
    scene.put(tree, tree_x, -0.05, 0.5)
    dice = random.Random(7)
    for _ in range(13):
        angle, y = dice.uniform(-2.6, -0.5), dice.uniform(2.1, 4.3)
        x = tree_x + math.cos(angle) * 1.25 * dice.uniform(0.3, 1.1)
        star = things.star(radius=dice.uniform(0.14, 0.22), glow=1.5)
        scene.put(star, x, y, -0.95 + 0.25 * abs(x - tree_x), roll=dice.uniform(-20, 20))
    scene.light((0.3, 3.2, -1.8), "#ffe08a", strength=1.1, reach=2.2)
    scene.put(things.ladder(height=2.6), -0.85, 0, -0.95, roll=-10)
    picker = things.person(
        coat="#c2455b",
        hat="beanie",
        hat_colour="#e8a33d",
        left_hand=(0.15, 0.95, -0.1),
        right_hand=(-0.15, 0.7, -0.15),
        pose="walk",
    )
    scene.put(picker, -0.62, 1.25, -1.05, yaw=-165, scale=0.95)
    scene.put(_basket(), 0.75, 0.05, -2.5, on_ground=True)
    for x, y, z in ((0.68, 0.32, -2.5), (0.85, 0.35, -2.45), (0.76, 0.4, -2.6)):
        scene.put(things.star(radius=0.12, glow=1.4), x, y, z, roll=20)
    return Finish(flow="swirl", stars=200)


@card(
    palette="emerald_mist",
    title="Night shift in the garden",
    subject="lamp flowers",
    props=("girl watering", "glow", "snail"),
)
def lamp_garden(scene: Scene, palette: Palette) -> Finish:
    night = replace(palette, zenith="#0a2028", middle="#12403f", horizon="#2f6f60", fog="#1f5248")
    settings.hills(
        scene,
        night,
        amplitude=0.5,
        clouds=0.3,
        cloud_style="streak",
        key=0.45,
        ambient=0.9,
        fog=0.05,
    )
    scene.camera = Camera(eye=(0, 1.4, -7.2), target=(0, 1.95, 0))
    flowers = (
        (-0.9, 0.2, 2.6, 0.55, "#e05a6a"),
        (0.85, 0.4, 3.1, 0.62, "#e9a949"),
        (-1.9, 1.6, 3.2, 0.55, "#5aa8c8"),
        (2.0, 1.6, 2.7, 0.5, "#c86ab0"),
        (1.6, -1.4, 1.5, 0.36, "#e05a6a"),
        (-1.6, -1.5, 1.3, 0.32, "#e9a949"),
    )
    for x, z, height, radius, petal in flowers:
        flower = things.flower(petal, height=height, radius=radius, kind="lamp", stem="#4f8a4a")
        scene.put(flower, x, 0, z)
        scene.light((x, height - 0.35, z - 0.25), "#ffdc90", strength=1.1, reach=1.5)
    gardener = things.person(
        coat="#d9482b",
        outfit="dress",
        hairstyle="braids",
        hat="straw",
        hat_colour="#f0d080",
        left_hand=(0.28, 0.5, -0.15),
    )
    scene.put(gardener, -0.1, 0.03, -2.2, yaw=-150, scale=1.15, on_ground=True)
    watering_can = things.teapot(china="#8ac0c8")
    scene.put(watering_can, 0.3, 0.48, -2.3, yaw=170, roll=-24, scale=0.25, on_ground=True)
    scene.put(things.snail(), 1.1, 0.03, -3.0, yaw=20, scale=0.34, on_ground=True)
    return Finish(flow="swirl", sparks=fireflies(34, "#f4ffb0", seed=6, y=(0.2, 3.6)), stars=120)


def _well() -> Thing:
    thing = Thing("well", centre=(0, 0.9, 0), radius=2.2)
    joints = (
        "step(.1, fract(p.y * 4.)) * step(.08, fract(atan(p.x, p.z) * 2.4 + .5 * floor(p.y * 4.)))"
    )
    stone = thing.material(f"#7a7a98 * (.6 + .4 * {joints} + .3 * fbm3(p * 4.))")
    starlight = thing.material(
        "mix(#4a6ad0, #141a4a, ramp(0., 1.1, length(p.xz)))"
        " + vec3(2.2) * step(.90, noise(p.xz * 17.))"
        " + #a86ad0 * .6 * ramp(.45, .75, fbm2(p.xz * 2.))",
        glow=1.1,
    )
    wood = thing.material("#6a4a3a")
    tiles = thing.material("#7a2f4a * (.6 + .5 * step(.3, fract(p.y * 7.)))")
    thing.body("max(abs(length(p.xz) - 1.15) - .16, abs(p.y - .4) - .45)", stone)
    thing.part("cylinder(p - vec3(0, .55, 0), .03, 1.05)", starlight)
    thing.code("vec3 m = p; m.x = abs(m.x);")
    thing.part("capsule(m, vec3(1.2, .5, 0), vec3(1.2, 2.4, 0), .07)", wood)
    thing.part("capsule(p, vec3(-1.2, 1.9, 0), vec3(1.2, 1.9, 0), .06)", wood)
    slope = "abs(dot(vec2(abs(p.z), p.y - 2.9), normalize(vec2(.75, 1.)))) - .04"
    thing.part(f"max({slope}, max(abs(p.x) - 1.5, 2.25 - p.y))", tiles)
    return thing


@card(
    palette="moon_indigo",
    title="What the well was keeping",
    subject="well full of stars",
    props=("well", "child"),
)
def well_stars(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.7,
        clouds=0.35,
        cloud_style="streak",
        cloud_seed=9,
        light_from=(-0.5, 0.6, -0.5),
    )
    scene.camera = Camera(eye=(0, 3.1, -7.2), target=(0, 1.35, 0))
    scene.put(_well(), 0.2, -0.05, -0.4, yaw=15)
    scene.light((0.2, 1.2, -0.8), "#9ab0ff", strength=1.6, reach=1.8)
    child = things.person(
        coat="#e8a33d",
        hat="beanie",
        hat_colour="#c2455b",
        left_hand=(0.18, 0.5, -0.25),
        right_hand=(-0.18, 0.5, -0.25),
        look=(0, 20),
    )
    scene.put(child, -1.05, 0.03, -1.7, yaw=-135, scale=1.1, on_ground=True)
    scene.put(things.cat(), 1.35, 0.03, -2.3, yaw=140, scale=0.65, on_ground=True)
    scene.put(things.star(radius=0.2, glow=1.5), 0.2, 1.25, -0.45, roll=10)
    scene.add(things.strings([((0.2, 1.4, -0.45), (0.2, 1.9, -0.4))], thickness=0.012))
    rising = fireflies(24, "#c8d8ff", seed=5, x=(-0.7, 1.0), y=(0.8, 3.2), z=(-1.2, 0.2))
    return Finish(flow="swirl", stars=160, sparks=rising)


@card(
    palette="emerald_mist",
    title="Everyone fits",
    subject="snail sharing an umbrella",
    props=("umbrella", "mouse", "rain", "mushrooms"),
)
def snail_umbrella(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.5,
        flowers="#f0d860",
        clouds=0.75,
        cloud_style="cumulus",
        cloud_seed=10,
    )
    scene.camera = Camera(eye=(-0.7, 1.0, -5.9), target=(0.05, 1.5, -0.6), roll=-5)
    snail = scene.put(things.snail(face=True), 0.05, 0.05, -0.9, yaw=-48, scale=1.25)
    mouse = things.person(
        head="mouse", skin="#a89a90", coat="#2f6f7f", right_hand=(-0.15, 0.6, -0.2)
    )
    scene.put(mouse, -1.36, 0.05, -0.3, yaw=-10, scale=1.05)
    scene.light((-0.1, 1.3, -3.2), "#ffe8c0", strength=0.8, reach=2.0)
    rabbit = things.person(
        head="rabbit", skin="#f0e8dc", coat="#e9b949", right_hand=(-0.18, 0.58, -0.24)
    )
    scene.put(rabbit, 1.0, 0.05, -1.4, yaw=15)
    x, y, z = rabbit.world(rabbit.anchors["right_hand"])
    shared = things.umbrella("#d9482b", "#f4e0b0", radius=0.46)
    scene.put(shared, x + 0.18, y - 0.45, z, roll=22, scale=2.7)
    perch = snail.world((0.2, 1.14, 0))
    scene.put(things.bird(back="#3f7f9f"), *perch, yaw=10, scale=0.55)
    mushrooms = (
        (-1.9, -0.6, 0.9, 0.45),
        (1.8, -0.2, 1.1, 0.5),
        (1.5, -2.4, 0.4, 0.22),
        (-1.5, -2.6, 0.35, 0.2),
    )
    for x, z, height, radius in mushrooms:
        scene.put(things.mushroom(height=height, radius=radius, cap="#c8783a"), x, 0.03, z)
    return Finish(flow="swirl", rain=220, soften=1.6)
