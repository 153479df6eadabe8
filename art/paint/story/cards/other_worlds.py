"""Cards on the moon, inside mountains and in the middle of nowhere."""

import math
import random
from dataclasses import replace
from itertools import cycle

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish, fireflies, flock
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.story.things.doll_faces import MAN, WOMAN, Mood


@card(
    palette="moon_indigo",
    title="A breath of home",
    subject="garden inside a helmet",
    props=("two astronauts", "flowers", "earth"),
    mood=("tender", "homesick"),
)
def moon_gardener(scene: Scene, palette: Palette) -> Finish:
    settings.moon_land(
        scene, palette, seed=9, light_from=(-0.65, 0.45, -0.5), key=1.25, ambient=0.9
    )
    scene.camera = Camera(eye=(0.05, 1.22, -3.3), target=(0, 1.08, 0), focal=1.72, roll=-4)
    gardener = things.person(
        coat="#e8e4dc",
        trim="#e8a33d",
        outfit="gown",
        girth=1.4,
        pants="#d8d4cc",
        shoes="#5a5a68",
        features=WOMAN,
        skin="#b87a50",
        hair="#2a1814",
        hairstyle="short",
        look=(-24, 10),
        tilt=-8,
        expression=Mood(lids=0, squint=0.2, brows=0.05, smile=0.8, width=0.24),
        left_hand=(0.16, 0.46, -0.26),
        right_hand=(-0.14, 0.5, -0.26),
    )
    scene.put(gardener, 0.22, -0.72, 0, scale=2.1, yaw=6)
    scene.put(things.space_helmet(), *gardener.world((0, 0.79, 0)), scale=2.1)
    scene.put(things.wreath(), *gardener.world((0, 0.79, 0.05)), scale=2.1, yaw=6)
    child = things.person(
        coat="#e8e4dc",
        trim="#e8a33d",
        outfit="gown",
        girth=1.4,
        pants="#d8d4cc",
        shoes="#5a5a68",
        skin="#f0c8a4",
        hair="#c86a2a",
        hairstyle="tousled",
        left_hand=(0.22, 0.66, -0.22),
        right_hand=(-0.2, 0.5, -0.2),
        hands=("open", "soft"),
        look=(-60, 28),
        gaze=(0.4, 0.5),
        expression="awe",
    )
    scene.put(child, -0.82, -0.42, -0.75, yaw=-150, scale=1.05)
    scene.put(things.space_helmet(), *child.world((0, 0.79, 0)), scale=1.05)
    scene.put(things.earth(), -1.5, 3.5, 5.0)
    return Finish(stars=160, soften=1.2)


@card(
    palette="sepia_memory",
    title="Regulars",
    subject="tea on the moon",
    props=("fox", "rabbit", "planet", "table"),
)
def moon_tea(scene: Scene, palette: Palette) -> Finish:
    night = replace(palette, zenith="#241c30", middle="#4a3a4a", horizon="#8a6a58")
    settings.moon_land(scene, night, colour="#d8c8b0", light_from=(0.6, 0.5, -0.5), ambient=0.9)
    scene.camera = Camera(eye=(-1.7, 0.5, -4.9), target=(0.15, 1.75, -0.4), roll=-5)
    scene.put(things.planet(colour="#c8824a", bands="#f4dca8", radius=1.1), 1.0, 4.8, 4.0, roll=10)
    scene.put(things.table(width=0.75, depth=0.55, height=0.75), 0.1, 0, -1.1)
    scene.put(things.teapot(china="#35545a"), 0.1, 0.78, -1.05, scale=0.3)
    scene.put(things.teacup(), -0.35, 0.78, -1.3, scale=0.2)
    scene.put(things.teacup(), 0.5, 0.78, -1.3, scale=0.2)
    left_hand, right_hand = (0.15, 0.5, -0.25), (-0.15, 0.5, -0.25)
    fox = things.person(
        head="fox",
        skin="#d8662a",
        coat="#35545a",
        pose="sit",
        outfit="suit",
        left_hand=left_hand,
        right_hand=right_hand,
    )
    scene.put(fox, -1.05, 0.62, -1.1, yaw=-80, scale=1.35)
    scene.put(things.chair("#8c2f24"), -1.08, 0, -1.1, yaw=-80, scale=1.25)
    rabbit = things.person(
        head="rabbit",
        skin="#f0e8dc",
        coat="#8c2f24",
        pose="sit",
        outfit="suit",
        left_hand=left_hand,
        right_hand=right_hand,
    )
    scene.put(rabbit, 1.2, 0.62, -1.1, yaw=80, scale=1.35)
    scene.put(things.chair("#8c2f24"), 1.23, 0, -1.1, yaw=80, scale=1.25)
    scene.put(things.street_lamp(height=2.9), -1.9, 0, 0.8)
    return Finish(flow="swirl", stars=300)


def _sick_planet() -> Thing:
    """A planet with a cold: red nose, flushed cheeks, a bag of ice on its head."""
    thing = Thing("planet", radius=1.2)
    world = thing.material(
        "mix(mix($sea, $land, ramp(.48, .54, fbm3(p * 2.4 + 3.))), $flush,"
        " .75 * ramp(.26, .08, length(vec2(abs(p.x) - .5, p.y + .12))) * step(p.z, 0.))",
        sea="#4a9ac0",
        land="#7ab05a",
        flush="#f06a5a",
    )
    ink = thing.material("#1a2030", role="eye")
    nose = thing.material("#e2543f", shine=0.4)
    ice = thing.material("mix(#4a90d0, #8ac4ec, step(.5, fract(p.x * 3.5 + p.z * 2.)))", shine=0.5)
    ribbon = thing.material("#e2543f", role="cloth")
    quilt = thing.material(
        "mix($cover, $dot, ramp(.16, .12, length(fract(p.xz * 3.) - .5)))",
        role="cloth",
        cover="#5a3a8a",
        dot="#f5c04a",
    )
    thing.code(
        """
        vec3 side = vec3(abs(p.x), p.yz);
        float skin = abs(length(p) - .92) - .02;
        float lid = abs(length(side.xy - vec2(.3, .2)) - .13) - .024;
        float eyes = max(max(lid, side.y - .2), skin);
        float brow = max(max(abs(side.y - .42 + .45 * (side.x - .3)) - .02,
                             abs(side.x - .3) - .11), skin);
        float mouth = max(max(abs(p.y + .34 + 1.2 * p.x * p.x) - .026, abs(p.x) - .2), skin);
        """
    )
    thing.body("length(p) - .92", world)
    thing.part("max(min(min(eyes, brow), mouth), p.z) * .7", ink)
    thing.part("max(abs(length(p) - 1.0) - .06, p.y + .5 - .05 * sin(p.x * 8.)) * .8", quilt)
    thing.part("ellipsoid(p - vec3(0, -.06, -.95), vec3(.13, .11, .11))", nose)
    thing.code(
        """
        vec3 bag = p - vec3(-.1, .93, -.42);
        bag.xy = turn(-.3) * bag.xy;
        float pouch = ellipsoid(bag, vec3(.52, .22, .42)) + .03 * sin(p.x * 13.) * sin(p.z * 11.);
        pouch = smin(pouch, cone(bag - vec3(0, .34, 0), .12, .06, .17), .12);
        """
    )
    thing.part("pouch * .8", ice)
    thing.part("torusY(bag - vec3(0, .25, 0), .11, .045)", ribbon)
    return thing


def _ring(radius: float) -> Thing:
    """The ring of a planet, hung up like a hat."""
    thing = Thing("ring", radius=radius * 1.3)
    gold = thing.material(
        "mix($a, $b, step(.5, fract(length(p.xy) * 9.)))", a="#f0b070", b="#b0609a"
    )
    thing.body("max(abs(length(p.xy) - $radius) - .14, abs(p.z) - .02) * .9", gold, radius=radius)
    return thing


@card(
    palette="violet_ember",
    title="The world stayed in bed",
    subject="planet with a cold",
    props=("bed", "ice bag", "nurse", "stars"),
    mood=("tender", "funny"),
)
def tiny_planet(scene: Scene, palette: Palette) -> Finish:
    settings.void(
        scene,
        palette,
        clouds=0.3,
        cloud_style="streak",
        cloud_seed=9,
        horizon=-0.9,
        light_from=(-0.5, 0.7, -0.5),
        ambient=1.2,
    )
    scene.camera = Camera(eye=(-1.5, 4.1, -5.2), target=(-0.05, 1.35, 0.0), focal=2.3, roll=-8)
    bed = things.bed(cover="#5a3a8a", pattern="#f5c04a", frame="#8a4a34")
    scene.put(bed, 0.1, 0.0, 0.0, yaw=8, scale=1.5)
    scene.put(_sick_planet(), 0.2, 1.5, 0.75, yaw=14, pitch=34, roll=6, scale=0.95)
    scene.put(_ring(0.62), 1.42, 1.75, 1.5, yaw=-30, roll=12)
    nurse = things.person(
        head="bear",
        skin="#8a5a3a",
        coat="#f4f0ea",
        outfit="dress",
        right_hand=(-0.2, 0.5, -0.2),
        left_hand=(0.24, 0.58, -0.2),
        look=(-22, -2),
    )
    scene.put(nurse, -1.4, -0.1, -0.3, yaw=-36, scale=2.0)
    x, y, z = nurse.world(nurse.anchors["left_hand"])
    scene.put(things.teacup(china="#f6efe2", band="#e2543f"), x + 0.1, y, z, scale=0.36)
    moon = scene.put(things.full_moon(radius=0.3, glow=0.35), 0.5, 1.3, -0.95)
    moon.tags = ("moon",)
    scene.put(things.star(radius=0.2, glow=1.3), -1.3, 3.4, 2.4, roll=15)
    scene.put(things.star(radius=0.15, glow=1.3), 1.9, 0.2, -0.6, roll=-10)
    scene.put(things.lantern(light="#ffd070"), 1.75, 0.1, 1.0, scale=0.9)
    return Finish(flow="radial", stars=220, vignette=0.1, soften=1.6)


@card(
    palette="lavender_dream",
    title="Waiting room",
    subject="floating chairs",
    props=("person", "clock"),
)
def floating_chairs(scene: Scene, palette: Palette) -> Finish:
    pale = replace(palette, zenith="#f4e4f4", middle="#c8a8d8", horizon="#5a4a88")
    settings.void(scene, pale, clouds=0.0, horizon=-0.4, light_from=(-0.5, 0.6, -0.5))
    scene.camera = Camera(eye=(0.3, 1.9, -5.6), target=(0.05, 1.8, 0), focal=1.5, roll=5)
    dice = random.Random(8)
    colours = cycle(("#f29f4b", "#2fa39a", "#e0607a", "#5a4a8a", "#ffe08a"))
    scene.put(things.clock(radius=0.72, hour=4, minute=20), 0.25, 3.4, 1.0, yaw=8, roll=8)
    for step, wood in zip(range(9), colours, strict=False):
        angle = 3.5 - step * 0.5
        x, y, z = 0.3 + math.cos(angle) * 1.75, 3.25 + math.sin(angle) * 1.6, 1.4 - step * 0.06
        yaw, pitch = dice.uniform(-50, 50), dice.uniform(-25, 10)
        roll = math.degrees(angle) - 90 + dice.uniform(-20, 20)
        scene.put(things.chair(wood), x, y, z, yaw=yaw, pitch=pitch, roll=roll, scale=0.85)
    scene.put(things.chair("#8a3a4a"), -0.55, -0.25, -1.8, yaw=-20, roll=-6, scale=1.7)
    patient = things.person(
        coat="#2fa39a",
        hat="bowler",
        hat_colour="#3a2a5a",
        pose="sit",
        outfit="suit",
        left_hand=(0.06, 0.10, -0.16),
        right_hand=(-0.115, 0.485, -0.13),
        look=(-8, 4),
        expression="bored",
    )
    scene.put(patient, -0.55 + 0.08, 0.5, -1.8 - 0.24, yaw=-20, roll=-6, scale=1.9)
    scene.put(things.chair("#f29f4b"), 0.85, 0.05, -1.7, yaw=24, roll=9, scale=1.25)
    scene.put(things.cat(fur="#4a3a6a"), 0.76, 0.71, -1.74, yaw=18, roll=9, scale=0.8)
    return Finish(flow="swirl", vignette=0.08)


@card(
    palette="aurora_night",
    title="The mountain keeps its own stars",
    subject="crystal cave",
    props=("lantern", "miner", "eye of a dragon"),
)
def cave_crystal(scene: Scene, palette: Palette) -> Finish:
    settings.cave(scene, palette, key=0.35, ambient=1.0, fog=0.03)
    scene.camera = Camera(eye=(0.2, 1.2, -5.0), target=(0.02, 1.85, 0), focal=1.68, roll=-4)
    scene.put(things.dragon_eye(1.35), 0.62, 2.65, 1.2, yaw=12, roll=14)
    colours = ("#c86ad8", "#6ad8e8", "#8a7af0", "#5ae0b0", "#e87ac0")
    for index, (x, z, height, width, roll, pitch) in enumerate(_SHARDS):
        shard = things.shard(colours[index % len(colours)], height, width)
        scene.put(shard, x, -0.15, z, roll=roll, pitch=pitch, yaw=index * 23)
    miner = things.person(
        coat="#e8843a",
        hat="pilot",
        hat_colour="#5a3a24",
        hair="#2a1810",
        skin="#d8a078",
        pants="#2a3a4a",
        left_hand=(0.18, 0.28, 0),
        right_hand=(-0.26, 0.80, -0.16),
        hands=("soft", "grip"),
        look=(24, -8),
        gaze=(-0.6, 0.2),
        expression="awe",
    )
    scene.put(miner, -0.58, 0.12, -1.75, yaw=26, scale=1.12)
    x, y, z = miner.world(miner.anchors["right_hand"])
    scene.put(things.lantern(), x, y - 0.38, z, scale=0.9)
    scene.light((-0.9, 1.2, -2.4), "#ffc870", strength=1.6, reach=1.2)
    dust = fireflies(26, "#bfffe8", seed=8, x=(-2, 2), y=(0.2, 4.5), z=(-2, 1))
    return Finish(flow="swirl", sparks=dust, soften=1.2)


# x, z, height, width, roll and pitch of the crystals around the eye.
_SHARDS = (
    (-1.75, 1.2, 3.0, 0.42, 14, 0),
    (-1.15, 2.0, 3.6, 0.46, 4, 0),
    (-2.1, -0.2, 2.0, 0.36, 22, 6),
    (2.15, 0.6, 2.6, 0.42, -18, 0),
    (2.1, -0.9, 1.6, 0.32, -26, 8),
    (1.5, -0.2, 1.1, 0.26, -14, 0),
    (-1.6, -1.2, 1.3, 0.28, 18, 10),
    (0.35, 2.6, 4.6, 0.5, -6, 0),
    (-0.3, 3.0, 5.4, 0.55, 6, 0),
    (1.75, 2.3, 4.4, 0.5, -12, 0),
    (-0.75, 0.7, 0.9, 0.2, 10, 0),
    (0.2, 0.5, 0.7, 0.18, -8, 0),
)


def _keyhole() -> Thing:
    thing = Thing("keyhole", centre=(0, 2.2, 0), radius=3.6)
    stone = thing.material("#7a5a48 * (.65 + .6 * fbm3(p * vec3(1.5, 1.5, 1.5)))")
    gold = thing.material("#d8a838", shine=0.7)
    thing.code(
        """
        float bow = length(p.xy - vec2(0, 2.75)) - .78;
        float slot = max(abs(p.x) - .30 - .22 * (2.3 - p.y) / 2., max(p.y - 2.5, -p.y - 1.));
        float hole = min(bow, slot);
        float slab = box(p - vec3(0, 2., 0), vec3(2.3, 2.6 + .25 * sin(p.x * 2.), .4));
        float wall = max(slab, -hole) + .06 * (fbm3(p * 3.) - .5);
        """
    )
    thing.body("wall * .7", stone)
    thing.part("length(vec2(abs(hole) - .02, p.z + .36)) - .09 + max(-p.y, 0.)", gold)
    return thing


@card(
    palette="amber_dusk",
    title="The view from inside the lock",
    subject="giant keyhole",
    props=("key", "person", "light"),
)
def keyhole_cliff(scene: Scene, palette: Palette) -> Finish:
    settings.dunes(
        scene,
        palette,
        amplitude=0.5,
        seed=5.1,
        clouds=0.55,
        cloud_style="cumulus",
        cloud_seed=6,
        sun=(0.02, 0.16, 1.0),
    )
    scene.camera = Camera(eye=(0, 1.6, -7.6), target=(0, 2.3, 0))
    scene.put(_keyhole(), 0, -0.35, 0.4, on_ground=True)
    key = things.key(metal="#e0b040", height=2.4)
    scene.put(key, 1.05, -0.1, -2.3, yaw=10, roll=-24, scale=0.8, on_ground=True)
    visitor = things.person(coat=palette.accent, hat="top", left_hand=(0.2, 0.6, -0.2))
    scene.put(visitor, -0.35, -0.02, -2.8, yaw=175, scale=1.05, on_ground=True)
    return Finish(flow="radial", birds=flock(3, seed=6, x=(0.4, 0.6), y=(0.35, 0.42)))


@card(
    palette="rose_dawn",
    title="Where it is planted",
    subject="heart with roots",
    props=("heart", "roots", "door", "wheelbarrow", "gardener"),
)
def heart_roots(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.8,
        seed=5,
        flowers="#e87a8a",
        clouds=0.4,
        cloud_seed=4,
        light_from=(-0.6, 0.45, -0.4),
    )
    scene.camera = Camera(eye=(0.35, 0.62, -4.7), target=(0.08, 1.42, 0), focal=1.56, roll=3)
    ground = scene.ground_height(-0.05, 0)
    scene.put(things.wheelbarrow(), -0.15, ground - 0.02, 0, yaw=14, roll=4)
    scene.put(things.heart_house(), -0.30, ground + 2.05, 0.02, yaw=16, roll=9)
    gardener = things.person(
        coat="#3f6f8f",
        outfit="suit",
        trim="#f4ead8",
        tall=0.15,
        hat="straw",
        hat_colour="#e8c46a",
        pants="#5a4a3a",
        features=replace(MAN, nose="potato", beard="moustache"),
        hair="#5a3a24",
        skin="#e8b088",
        pose="walk",
        lean=(20, 0),
        left_hand=(0.24, 0.50, -0.26),
        right_hand=(-0.24, 0.50, -0.26),
        hands=("grip", "grip"),
        look=(-18, 14),
        gaze=(-0.6, 0.4),
        expression="concentration",
    )
    scene.put(gardener, 1.38, scene.ground_height(1.4, -0.3), -0.34, yaw=66, scale=1.6)
    return Finish(soften=1.2, petals=26, birds=flock(4, x=(0.1, 0.4), y=(0.06, 0.18)))
