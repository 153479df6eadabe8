"""Cards under trees and among flowers."""

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
        clouds=0.25,
        cloud_style="streak",
        cloud_seed=7,
    )
    scene.camera = Camera(eye=(-0.5, 2.3, -5.6), target=(0.0, 3.0, 0), focal=1.85, roll=8)
    leaves = things.round_tree(height=3.2, radius=1.9, leaf="#2f5a7a", leaf2="#7fb0c8", seed=3)
    scene.put(leaves, 0.75, -0.05, 1.1)
    picked = (
        (1.1, 4.1, 0.2),
        (0.6, 4.45, 14),
        (1.35, 3.0, -10),
        (0.2, 3.95, -12),
        (0.75, 3.5, 8),
        (1.6, 3.7, 18),
        (1.05, 2.35, 4),
    )
    for x, y, roll in picked:
        scene.put(things.star(radius=0.24, glow=1.3), x, y, -0.85, roll=roll)
    scene.put(things.ladder(height=4.2, width=0.3), -0.6, 0, -0.95, roll=-3)
    star = (0.27, 0.72, -0.16)
    picker = things.person(
        coat="#c2455b",
        hat="beanie",
        hat_colour="#e8a33d",
        hairstyle="braids",
        left_hand=star,
        right_hand=(-0.17, 0.36, -0.18),
        look=(16, -4),
        expression="smile",
    )
    scene.put(picker, -0.55, 1.55, -1.35, yaw=4, scale=1.95)
    x, y, z = picker.world(star)
    scene.put(things.star(radius=0.3, glow=1.4), x + 0.1, y + 0.2, z - 0.15, roll=10)
    scene.light((x, y + 0.2, z - 0.7), "#ffe08a", strength=1.5, reach=1.6)
    basket = scene.put(_basket(), -0.95, 1.25, -2.0)
    for dx, dy in ((-0.1, 0.3), (0.12, 0.32), (0.02, 0.42)):
        bx, by, bz = basket.position
        scene.put(things.star(radius=0.14, glow=1.3), bx + dx, by + dy, bz - 0.05, roll=20)
    return Finish(flow="swirl", stars=160, soften=1.6)


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
        clouds=0.2,
        cloud_style="streak",
        key=0.45,
        ambient=0.9,
        fog=0.05,
    )
    scene.camera = Camera(eye=(0.2, 3.0, -6.4), target=(0.05, 1.35, 0), focal=2.05, roll=7)
    flowers = (
        (-1.0, 0.2, 2.4, 0.6, "#e05a6a"),
        (0.75, 0.8, 2.9, 0.66, "#e9a949"),
        (-1.7, 2.4, 2.9, 0.55, "#5aa8c8"),
        (2.1, 2.0, 2.3, 0.5, "#c86ab0"),
        (0.75, -2.9, 0.75, 0.32, "#e05a6a"),
        (-1.25, -1.9, 1.1, 0.36, "#e9a949"),
    )
    for x, z, height, radius, petal in flowers:
        flower = things.flower(petal, height=height, radius=radius, kind="lamp", stem="#4f8a4a")
        scene.put(flower, x, 0, z, on_ground=True)
        scene.light((x, height - 0.35, z - 0.25), "#ffdc90", strength=1.1, reach=1.5)
    can = (0.26, 0.58, -0.18)
    gardener = things.person(
        coat="#d9482b",
        outfit="dress",
        hairstyle="braids",
        hat="straw",
        hat_colour="#f0d080",
        left_hand=can,
        right_hand=(-0.2, 0.4, -0.1),
        look=(8, 14),
        expression="smile",
    )
    scene.put(gardener, -0.3, 0.0, -2.1, yaw=-8, scale=1.9, on_ground=True)
    x, y, z = gardener.world(can)
    watering_can = things.teapot(china="#8ac0c8")
    scene.put(watering_can, x + 0.12, y - 0.16, z - 0.08, yaw=170, roll=-24, scale=0.34)
    scene.light((-0.1, 2.2, -3.8), "#ffe8b0", strength=1.1, reach=1.6)
    scene.put(things.snail(face=True), -0.75, 0.0, -3.5, yaw=150, scale=0.36, on_ground=True)
    sparks = fireflies(34, "#f4ffb0", seed=6, y=(0.2, 3.6))
    return Finish(flow="swirl", sparks=sparks, stars=120, soften=1.6)


def _inside_of_a_well() -> Thing:
    """A shaft of stones, open at y = 0, one wide."""
    thing = Thing("well", centre=(0, -3, 0), radius=4.2)
    stone = thing.material(
        "mix(#3a4a7a, #7f8fc0, noise(floor(vec2(atan(p.x, p.z) * 2.55 + .5 * floor(p.y * 3.2),"
        " p.y * 3.2)) * 3.1)) * (.35 + .65 * ramp(.03, .12, min("
        "fract(atan(p.x, p.z) * 2.55 + .5 * floor(p.y * 3.2)), fract(p.y * 3.2))))"
        " * (.8 + .4 * fbm3(p * 6.))"
    )
    thing.body("max(abs(length(p.xz) - 1.2) - .18, abs(p.y + 3.) - 3.) * .8", stone)
    return thing


@card(
    palette="moon_indigo",
    title="What the well was keeping",
    subject="well full of stars",
    props=("well", "child", "cat"),
)
def well_stars(scene: Scene, palette: Palette) -> Finish:
    night = replace(palette, zenith="#24387a", middle="#2f4a8a")
    settings.void(scene, night, clouds=0, ambient=1.4)
    scene.camera = Camera(eye=(0.12, -3.7, -0.55), target=(-0.02, 0.4, 0.16), focal=1.5, roll=6)
    scene.put(_inside_of_a_well(), 0, 0, 0)
    child = things.person(
        coat="#e8a33d",
        hat="beanie",
        hat_colour="#c2455b",
        hairstyle="braids",
        left_hand=(0.3, 0.72, -0.16),
        right_hand=(-0.16, 0.9, -0.22),
        look=(0, 16),
        expression="awe",
    )
    scene.put(child, 0.2, 0.25, 2.0, pitch=-66, scale=2.2)
    scene.put(things.cat(fur="#f4ece4"), -1.6, 0.1, 0.25, yaw=-90, pitch=-50, scale=1.2)
    scene.put(things.star(radius=0.24, glow=1.3), -0.38, -1.5, -0.5, pitch=-60, roll=14)
    scene.add(things.strings([((-0.38, -1.35, -0.4), (-0.1, 0.75, 0.75))], thickness=0.016))
    scene.light((0.0, -0.8, 0.1), "#ffe8a8", strength=1.6, reach=1.6)
    scene.light((0.0, -2.6, -0.2), "#9ab0ff", strength=1.0, reach=1.8)
    rising = fireflies(26, "#c8d8ff", seed=5, x=(-0.8, 0.8), y=(-2.6, 0.0), z=(-0.8, 0.8))
    return Finish(flow="radial", stars=160, sparks=rising, soften=1.6)


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
