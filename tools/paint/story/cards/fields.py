"""Gardens, meadows and wheat."""

import random

from tools.paint.story import settings, things
from tools.paint.story.card import card
from tools.paint.story.finish import Finish, flock
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Camera, Scene, Thing


@card(
    palette="lavender_dream",
    title="Growing time",
    subject="clocks as flowers",
    props=("watering girl", "field"),
)
def clock_garden(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.5,
        flowers="#ffd0e8",
        clouds=0.55,
        cloud_style="swirl",
        cloud_seed=6,
    )
    scene.camera = Camera(eye=(0, 1.6, -7.6), target=(0, 2.0, 0))
    dice = random.Random(5)
    clocks = (
        (-1.3, -0.6, 2.1, 0.5, "#f29f4b"),
        (0.1, 0.8, 3.1, 0.72, "#e0607a"),
        (1.4, -0.2, 2.4, 0.55, "#fff0c0"),
        (-2.1, 2.2, 2.8, 0.6, "#f29f4b"),
        (2.2, 2.6, 3.2, 0.65, "#c86ab0"),
        (0.9, -2.2, 1.2, 0.32, "#e0607a"),
    )
    for x, z, height, radius, petal in clocks:
        flower = things.flower(
            petal=petal, height=height, radius=radius * 1.55, petals=12, kind="daisy", tilt=8
        )
        things.clock_face(
            flower,
            (0, height, -0.1),
            radius * 0.72,
            hour=dice.randint(1, 12),
            minute=dice.randint(0, 59),
            thickness=0.05,
        )
        scene.put(flower, x, 0.02, z, yaw=dice.uniform(-15, 15))
    gardener = things.person(
        outfit="dress",
        coat=palette.accent2,
        hairstyle="braids",
        hat="straw",
        hat_colour="#f0d080",
        left_hand=(0.28, 0.5, -0.15),
        right_hand=(-0.1, 0.5, -0.2),
        hair="#8a4a20",
    )
    scene.put(gardener, -0.55, 0.03, -3.2, yaw=-150, on_ground=True)
    teapot = things.teapot(china="#3f9a90")
    scene.put(teapot, -0.15, 0.32, -3.35, yaw=160, roll=-25, scale=0.22, on_ground=True)
    scene.put(things.snail(), 1.2, 0.03, -3.6, yaw=20, scale=0.3, on_ground=True)
    return Finish(flow="swirl", petals=20, petal_colour="#ffd0e0")


def _apple_home() -> Thing:
    thing = things.apple(radius=1.5)
    pane = thing.material("#ffd070", glow=1.6)
    wood = thing.material("#6a3a1c * (.7 + .4 * fbm2(p.xy * vec2(14., 2.)))")
    frame = thing.material("#e8d0a0")
    thing.code("vec3 door = p - vec3(-.25, .62, -1.36);")
    thing.part("max(box(door, vec3(.3, .6, .14)), length(door.xy - vec2(0, .15)) - .5)", wood)
    thing.part("length(door - vec3(.17, 0, -.16)) - .035", frame)
    thing.code("vec3 window = p - vec3(.55, 1.45, -1.28);")
    thing.part("cylinder(window.xzy, .16, .27)", pane)
    thing.part("torusZ(window + vec3(0, 0, .15), .28, .04)", frame)
    thing.part("capsule(window + vec3(0, 0, .17), vec3(-.27, 0, 0), vec3(.27, 0, 0), .022)", frame)
    thing.part("capsule(window + vec3(0, 0, .17), vec3(0, -.27, 0), vec3(0, .27, 0), .022)", frame)
    thing.code("vec3 attic = p - vec3(-.3, 2.2, -1.);")
    thing.part("cylinder(attic.xzy, .16, .13)", pane)
    thing.part("torusZ(attic + vec3(0, 0, .15), .14, .028)", frame)
    return thing


@card(
    palette="autumn_gold",
    title="Small harvest",
    subject="apple house",
    props=("snail", "mushrooms", "mouse"),
    mirrored=True,
)
def apple_house(scene: Scene, palette: Palette) -> Finish:
    settings.field(scene, palette, height=0.5, clouds=0.65, cloud_style="bank", cloud_seed=4)
    scene.camera = Camera(eye=(0, 1.6, -7.4), target=(0, 2.0, 0))
    scene.put(_apple_home(), -0.15, -0.1, 0.5, yaw=-6)
    smoke = ((0.25, 3.55, 0.5, 0.2), (0.5, 3.95, 0.6, 0.28), (0.85, 4.45, 0.8, 0.38))
    for seed, (x, y, z, scale) in enumerate(smoke, 3):
        scene.put(things.cloud(seed=seed, width=0.9, height=0.5, puffs=6), x, y, z, scale=scale)
    scene.put(things.ladder(height=2.6, width=0.17, rung=0.2), 1.35, 0.1, -0.6, roll=17)
    picker = things.person(
        head="mouse",
        skin="#b8a890",
        coat=palette.accent,
        pose="walk",
        left_hand=(0.15, 0.9, -0.1),
        right_hand=(-0.12, 0.72, -0.15),
    )
    scene.put(picker, 1.12, 1.1, -0.75, yaw=200, scale=0.72)
    scene.put(things.mushroom(height=1.1, radius=0.5, cap="#c85a2a"), -1.95, 0.1, 0.2)
    scene.put(things.mushroom(height=0.6, radius=0.3, cap="#b3261e"), -1.6, 0.1, -1.1)
    farmer = things.person(
        head="mouse",
        skin="#9a8a80",
        coat=palette.accent2,
        hat="straw",
        hat_colour="#e8c870",
        right_hand=(-0.25, 0.6, -0.12),
    )
    scene.put(farmer, 0.85, 0.14, -2.9, yaw=15, scale=0.85)
    scene.put(things.lantern(), 0.58, 0.42, -3.05, scale=0.75)
    harvest = ((0.0, 0.16, -2.5), (0.28, 0.16, -2.6), (0.14, 0.36, -2.55), (0.1, 0.16, -2.85))
    for x, y, z in harvest:
        scene.put(things.apple(radius=0.13), x, y, z)
    scene.put(things.snail(shell="#8a5a34"), 0.25, 0, -3.75, yaw=15, scale=0.28, on_ground=True)
    return Finish(flow="swirl", petals=24, petal_colour="#c8602a")


def _dandelion_seed() -> Thing:
    thing = Thing("dandelion seed", centre=(0, 0.5, 0), radius=0.75)
    down = thing.material("#fbfff4", glow=0.2, translucency=0.6)
    stalk = thing.material("#a88a5a")
    thing.body(
        "min(capsule(p, vec3(0), vec3(0, .75, 0), .014),"
        " taper(p, vec3(0, -.12, 0), vec3(0, .05, 0), .03, .02))",
        stalk,
    )
    thing.code("vec3 k = p - vec3(0, .75, 0); k.xz = spokes(k.xz, 12.);")
    thing.part("capsule(k, vec3(0), vec3(.42, .22, 0), .012)", down)
    return thing


@card(
    palette="emerald_mist",
    title="Wish travel",
    subject="dandelion",
    props=("flying children", "meadow"),
    mirrored=True,
)
def dandelion_flight(scene: Scene, palette: Palette) -> Finish:
    settings.field(
        scene,
        palette,
        flowers="#f0d050",
        height=0.45,
        path=True,
        clouds=0.5,
        cloud_style="bank",
        cloud_seed=6,
    )
    scene.camera = Camera(eye=(0, 1.6, -7.8), target=(0, 2.3, 0))
    for x, z, height, radius in ((0.6, 0.4, 3.4, 1.0), (-1.7, 1.4, 2.3, 0.7)):
        dandelion = things.flower(
            kind="dandelion", height=height, radius=radius, petal="#e8f0e0", stem="#6a9a4a"
        )
        scene.put(dandelion, x, 0.1, z)
    dice = random.Random(3)
    scene.put(_dandelion_seed(), -0.55, 2.95, -1.4, roll=dice.uniform(-15, 15), scale=1.15)
    girl = things.person(
        coat="#d9482b",
        outfit="dress",
        hairstyle="braids",
        right_hand=(-0.02, 0.98, -0.02),
        left_hand=(0.3, 0.6, 0),
        hair="#8a4a20",
    )
    scene.put(girl, -0.5, 2.0, -1.4, yaw=20, roll=-8, scale=0.9)
    scene.put(_dandelion_seed(), 1.55, 4.6, -0.3, roll=dice.uniform(-15, 15), scale=0.9)
    boy = things.person(
        coat="#e9b949",
        outfit="suit",
        hat="beanie",
        hat_colour="#2f7f8f",
        right_hand=(-0.02, 0.98, -0.02),
        left_hand=(0.3, 0.5, 0),
    )
    scene.put(boy, 1.58, 3.85, -0.3, yaw=-20, roll=10, scale=0.7)
    for x, y, z in ((-1.6, 4.4, 0.5), (-0.2, 5.2, 1.0), (0.3, 1.6, -2.8), (-1.4, 1.7, -2.0)):
        scene.put(_dandelion_seed(), x, y, z, roll=dice.uniform(-15, 15), scale=0.5)
    scene.put(things.rabbit(), 1.0, 0.15, -3.0, yaw=40, scale=0.55)
    return Finish(flow="swirl")


@card(
    palette="autumn_gold",
    title="The scarecrow who made friends",
    subject="scarecrow with a moon head",
    props=("crows", "wheat field"),
    mirrored=True,
)
def scarecrow_moon(scene: Scene, palette: Palette) -> Finish:
    settings.field(
        scene,
        palette,
        height=0.75,
        path=True,
        clouds=0.6,
        cloud_style="streak",
        cloud_seed=2,
        light_from=(0.5, 0.5, -0.5),
    )
    scene.camera = Camera(eye=(0, 1.5, -7.4), target=(0, 2.1, 0))
    cross = things.strings(
        [((0, 0, 0), (0, 2.6, 0)), ((-1.15, 2.05, 0), (1.15, 2.05, 0))],
        thickness=0.05,
        colour="#6a4426",
    )
    scene.put(cross, 0.1, 0, -0.3)
    scarecrow = things.person(
        head="moon",
        coat="#7a3a2a",
        pants="#3f5a6a",
        outfit="suit",
        hat="straw",
        hat_colour="#d8b060",
        left_hand=(0.36, 0.58, 0),
        right_hand=(-0.36, 0.58, 0),
        scarf="#2c5a50",
    )
    scene.put(scarecrow, 0.1, 0.55, -0.35, scale=2.4)
    for x, y, yaw in ((-0.95, 2.12, 20), (1.05, 2.12, 170), (0.35, 3.15, -20)):
        perched = things.bird(back="#22222c", belly="#3a3a48", beak="#c89a3a")
        scene.put(perched, x, y, -0.3, yaw=yaw, scale=0.6)
    for x, y, z, yaw, scale in ((-1.35, 4.2, -0.4, 20, 0.7), (1.3, 4.6, 0.6, -160, 0.6)):
        flying = things.bird(back="#22222c", belly="#3a3a48", pose="fly")
        scene.put(flying, x, y, z, yaw=yaw, scale=scale)
    scene.light((0.1, 2.6, -1.4), "#ffe0a0", strength=0.7, reach=1.5)
    return Finish(flow="swirl", birds=flock(5, seed=5, x=(0.5, 0.9), y=(0.25, 0.35)))
