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
from art.paint.story.settings.weather import set_weather


def _bloom(petal: str, leaf: bool) -> Thing:
    """The head of a flower around the origin, facing -z, perhaps with two leaves behind it."""
    thing = Thing("flower", radius=1.6)
    soft = thing.material(
        "mix(#fff4e0, $petal, ramp(.1, .6, length(p.xy)))", translucency=0.4, petal=petal
    )
    heart = thing.material("#f2c14e * (.75 + .5 * noise(p * 30.))")
    green = thing.material("#4f9a4a * (.8 + .3 * fbm3(p * 4.))")
    thing.code("vec3 q = p; q.xy = spokes(q.xy, 7.);")
    thing.body("ellipsoid(q - vec3(.58, 0, 0), vec3(.44, .25, .1)) * .8", soft)
    thing.part("ellipsoid(p - vec3(0, 0, -.08), vec3(.24, .24, .14))", heart)
    if leaf:
        thing.part(
            "ellipsoid(vec3(abs(p.x), p.yz) - vec3(.85, -.75, .2), vec3(.6, .28, .06)) * .8", green
        )
    return thing


@card(
    palette="moon_indigo",
    title="A breath of home",
    subject="garden inside a helmet",
    props=("two astronauts", "flowers", "butterfly", "watering"),
    mood=("tender", "homesick"),
)
def moon_gardener(scene: Scene, palette: Palette) -> Finish:
    settings.moon_land(scene, palette, light_from=(-0.6, 0.5, -0.5), ambient=1.0)
    scene.camera = Camera(eye=(0.0, 2.0, -6.0), target=(0.0, 2.36, 0), focal=2.3, roll=-7)
    gardener = things.person(
        coat="#f0ece4",
        outfit="suit",
        hair="#8a4a24",
        hairstyle="bob",
        left_hand=(0.16, 0.4, -0.2),
        right_hand=(-0.2, 0.42, -0.2),
        look=(-6, 6),
        expression="smile",
    )
    scene.put(gardener, -0.5, -0.15, -0.6, yaw=-6, scale=3.6)
    scene.bubble(gardener.world((0, 0.82, 0)), 1.12, strength=0.9)
    petals = cycle(("#e2406a", "#f6b03a", "#f4f0ff", "#8a5ae0"))
    for place, petal in zip(range(15), petals, strict=False):
        turned = -140 + place * 20
        angle = math.radians(turned)
        away = 0.205 + 0.022 * (place % 2)
        at = (away * math.sin(angle), 0.79 + away * math.cos(angle), 0.01 - 0.03 * (place % 2))
        bloom = _bloom(petal, leaf=place % 2 == 0)
        scene.put(bloom, *gardener.world(at), roll=-turned, scale=0.2 + 0.05 * (place % 3))
    scene.put(
        things.butterfly(wings="#3f7af0", edge="#101838", fold=0.35),
        *gardener.world((0.0, 0.752, -0.2)),
        yaw=10,
        roll=14,
        scale=0.22,
    )
    neighbour = things.person(
        coat="#e8a040",
        outfit="suit",
        skin="#9a6440",
        hair="#2a1a18",
        left_hand=(0.2, 0.4, -0.15),
        right_hand=(-0.22, 0.5, -0.22),
        look=(-24, 4),
        expression="awe",
    )
    scene.put(neighbour, 1.3, -0.55, -0.1, yaw=14, roll=10, scale=3.4)
    scene.bubble(neighbour.world((0, 0.8, 0)), 0.84, strength=0.7)
    x, y, z = neighbour.world(neighbour.anchors["right_hand"])
    scene.put(things.teapot(china="#3fa39a"), x + 0.1, y - 0.6, z - 0.3, roll=-12, scale=0.62)
    scene.light((-0.4, 3.4, -2.6), "#ffe8d0", strength=1.0, reach=1.8)
    scene.light((0.9, 2.4, -2.6), "#ffe8d0", strength=1.3, reach=1.6)
    return Finish(flow="swirl", stars=320, soften=1.6)


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


def _shaft() -> Thing:
    """The walls and the floor of a round pit."""
    thing = Thing("cave")
    rock = thing.material(
        "mix(#3a7080, #1a4058, ramp(.3, .7, fbm3(p * 1.3))) * (.6 + .6 * fbm3(p * 3.))"
    )
    thing.code("float wall = 2.5 + .12 * p.y - length(p.xz) + 1.2 * (fbm3(p * .9) - .5);")
    thing.body("smin(wall, p.y - .3 * fbm2(p.xz * 1.2), .5) * .6", rock)
    return thing


@card(
    palette="aurora_night",
    title="The mountain keeps its own stars",
    subject="crystal cave",
    props=("lantern", "serpent", "miner"),
)
def cave_crystal(scene: Scene, palette: Palette) -> Finish:
    set_weather(
        scene, palette, clouds=0, ambient=1.8, key=0.35, fog=0.02, light_from=(-0.2, 1, -0.2)
    )
    scene.add(_shaft())
    scene.camera = Camera(eye=(0.2, 3.7, -2.7), target=(0.05, 0.95, 0.1), focal=1.6, roll=-8)
    colours = cycle(("#7fe8d8", "#c89aff", "#ffd27a", "#7fc8ff", "#ff9ac8"))
    ring = (
        (-35, 1.75, 1.5),
        (25, 1.9, 1.9),
        (70, 1.5, 1.2),
        (118, 1.8, 1.7),
        (205, 1.75, 1.2),
        (245, 1.5, 1.2),
        (152, 1.95, 1.2),
    )
    for seed, ((angle, away, height), colour) in enumerate(zip(ring, colours, strict=False), 2):
        x, z = away * math.sin(math.radians(angle)), away * math.cos(math.radians(angle))
        crystal = things.crystal(colour, height=height, seed=seed, glow=0.5)
        scene.put(
            crystal,
            x,
            0.1,
            z,
            pitch=-14 * math.cos(math.radians(angle)),
            roll=14 * math.sin(math.radians(angle)),
        )
        scene.light((x * 0.8, height * 0.7, z * 0.8), colour, strength=0.6, reach=1.2)
    lamp = (-0.32, 0.6, -0.16)
    miner = things.person(
        coat="#ff8f5a",
        pants="#c89a5a",
        hat="pilot",
        hat_colour="#5a4a3a",
        look=(0, 24),
        right_hand=lamp,
        left_hand=(0.26, 0.62, -0.16),
        expression="awe",
    )
    scene.put(miner, 0.1, 0.1, -0.45, yaw=6, scale=2.1)
    x, y, z = miner.world(lamp)
    scene.put(things.lantern(strength=2.0), x - 0.02, y - 0.3, z - 0.2, pitch=20, scale=1.1)
    scene.put(things.serpent(scales="#3f9a7a", loops=1), 1.15, 0.75, 1.45, yaw=-32, scale=1.05)
    scene.light((0.2, 3.2, -1.2), "#ffd890", strength=1.0, reach=1.8)
    return Finish(flow="radial", sparks=fireflies(24, "#c8fff0", seed=3, y=(0.3, 3)), soften=1.6)


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


def _house_heart() -> Thing:
    """A heart with a door and two lit windows."""
    thing = Thing("heart", centre=(0, 1.1, 0), radius=2.2)
    flesh = thing.material("mix(#c8374f, #8a1f3a, fbm3(p * 3.))", shine=0.4)
    lit = thing.material("#ffd070", glow=1.6)
    wood = thing.material("#5a2a1c")
    thing.code("float d = heart(p.xy / 2.0) * 2.0;")
    thing.body("(extrude(d + .42, p.z, .12) - .42) * .9", flesh)
    thing.code("vec3 q = p - vec3(-.1, .95, -.52);")
    thing.part("max(box(q, vec3(.18, .36, .08)), length(q.xy - vec2(0, .05)) - .32)", wood)
    thing.code("q = p - vec3(.5, 1.5, -.5);")
    thing.part("max(box(q, vec3(.16, .2, .1)), .025 - min(abs(q.x), abs(q.y)))", lit)
    thing.part("max(box(q, vec3(.2, .24, .08)), -box(q, vec3(.16, .2, 1.)))", wood)
    return thing


@card(
    palette="rose_dawn",
    title="Where it is planted",
    subject="floating heart with roots",
    props=("heart", "roots", "door", "ladder"),
)
def heart_roots(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, clouds=0.4, cloud_style="streak", cloud_seed=7, horizon=-0.35)
    scene.camera = Camera(eye=(-1.2, -1.0, -5.6), target=(0.1, 1.35, 0), focal=1.5, roll=10)
    scene.put(_house_heart(), 0.05, 1.1, 0, yaw=14, scale=1.15)
    clod = things.island(top="#9ab06a", rock="#7a4a3c", radius=1.25, depth=2.0, seed=5)
    scene.put(clod, 0.05, 1.3, 0)
    for seed, (x, y, drop) in enumerate(((-0.25, 0.5, 1.5), (0.3, 0.4, 1.2), (0.05, 0.1, 1.6)), 3):
        roots = things.roots(
            seed=seed, count=6, radius=0.9, drop=drop, thickness=0.085, colour="#b07a58"
        )
        scene.put(roots, x, y, 0, yaw=40 * seed)
    tree = things.tree(bark="#6a3a3a", leaf="#f0a0b0", leaf2="#fff0f0", seed=7, height=0.42)
    scene.put(tree, 0.72, 3.25, 0)
    scene.put(things.ladder(height=3.3), -0.85, -2.0, -0.8, roll=-3)
    climber = things.person(
        coat=palette.accent2,
        hat="beanie",
        hat_colour="#ffd36e",
        left_hand=(0.22, 0.88, -0.05),
        right_hand=(-0.22, 0.75, -0.1),
        pose="walk",
        look=(10, 4),
        expression="smile",
    )
    scene.put(climber, -0.8, -0.95, -1.2, yaw=-8, scale=1.6)
    scene.put(things.bird(back="#3f6f8f", pose="fly"), 1.25, 0.2, -1.2, yaw=10, scale=0.7)
    return Finish(flow="swirl", petals=30, petal_colour="#f08aa0", soften=1.6)
