"""Cards on lakes and on the open sea."""

import random
from dataclasses import replace
from itertools import cycle, islice

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.colour import Vec3
from art.paint.story.finish import Finish, fireflies, flock
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing


def _oar(top: Vec3, tip: Vec3) -> Thing:
    """The missing hand of a clock, used as an oar from its top to its tip in the water."""
    middle = ((top[0] + tip[0]) / 2, (top[1] + tip[1]) / 2, (top[2] + tip[2]) / 2)
    thing = Thing("oar", centre=middle, radius=1.4)
    iron = thing.material("#2a2430", shine=0.4)
    thing.body("capsule(p, $top, $tip, .045)", iron, top=top, tip=tip)
    thing.part("taper(p, $middle, $tip, .02, .16)", iron, middle=middle, tip=tip)
    return thing


@card(
    palette="teal_storm",
    title="The hour the sea came in",
    subject="clock face as a raft",
    props=("clock", "flood", "tower", "paper boat", "rower"),
)
def clock_flood(scene: Scene, palette: Palette) -> Finish:
    tide = replace(palette, zenith="#1a4a5a", accent2="#2a90a0", light="#d8f0ec")
    settings.sea(scene, tide, amplitude=0.1, clouds=0.75, light_from=(-0.6, 0.6, -0.4), fog=0.02)
    scene.camera = Camera(eye=(-0.3, 4.9, -5.6), target=(0.1, 0.55, 0.1), focal=2.35, roll=-10)
    face = things.clock(radius=1.35, hour=11, minute=55, face="#fff0cc")
    scene.put(face, -0.1, 0.14, -1.6, yaw=-14, pitch=86, roll=0)
    rower = things.person(
        coat="#c8442c",
        hairstyle="short",
        hair="#5a3420",
        pose="sit",
        outfit="suit",
        left_hand=(0.3, 0.36, -0.16),
        right_hand=(-0.2, 0.3, -0.2),
        look=(-2, 20),
        expression="worried",
    )
    scene.put(rower, -0.1, 0.32, 0.0, yaw=-6, pitch=12, scale=1.75)
    hand = rower.world(rower.anchors["left_hand"])
    x, y, z = hand
    scene.add(_oar((x - 0.06, y + 0.3, z), (x + 0.62, -0.05, z - 0.75)))
    scene.put(things.cat(fur="#2a2430"), -0.85, 0.3, -0.75, yaw=10, scale=0.62)
    tower = things.clock_tower(height=4.4, wall="#a88a6a", roof="#2a4a55", glow=0)
    scene.put(tower, 0.75, -5.5, 2.6, yaw=22, roll=-10, scale=1.3)
    roofs = ((-1.7, 2.0, 20, "#8a3a2c"), (2.1, 1.2, -30, "#a8442c"))
    for x, z, yaw, roof in roofs:
        home = things.house(roof=roof, height=1.3, width=0.75, depth=0.8)
        scene.put(home, x, -1.15, z, yaw=yaw)
    scene.put(things.paper_boat(stripe="#e0622f"), -1.35, 0.02, -2.35, yaw=24, scale=0.45)
    scene.put(things.bird(back="#f0f0ea", pose="fly"), -0.9, 2.2, 0.6, yaw=-150, scale=0.6)
    scene.put(things.fish(scales="#e0622f"), 1.45, 0.0, -1.3, yaw=30, roll=20, scale=0.4)
    scene.light((-0.2, 2.2, -1.8), "#ffe0b0", strength=1.0, reach=1.8)
    return Finish(flow="swirl", rain=70, soften=1.6)


@card(
    palette="teal_storm",
    title="The jealous lighthouse",
    subject="octopus",
    props=("lighthouse", "storm", "ship"),
)
def octopus_lighthouse(scene: Scene, palette: Palette) -> Finish:
    settings.sea(
        scene, palette, amplitude=0.24, clouds=0.8, cloud_style="cumulus", cloud_seed=4, fog=0.035
    )
    scene.camera = Camera(eye=(0, 1.3, -8.6), target=(0, 2.7, 0))
    scene.put(things.rock("#4a4a50", radius=1.2, seed=2, flatness=0.5), 0.4, -0.1, 1.4)
    scene.put(things.lighthouse(height=3.6, stripe=palette.accent), 0.4, 0.2, 1.4)
    octopus = things.octopus(skin="#c0503a", belly="#f4c8a0", seed=6, arms=5)
    scene.put(octopus, -0.75, -0.35, 0.2, yaw=-8, scale=1.25)
    tentacle = (
        (-0.5, 0.3, 0.2, 0.2),
        (0.1, 1.0, 0.75, 0.17),
        (0.95, 1.5, 0.9, 0.14),
        (1.05, 2.0, 1.7, 0.12),
        (0.2, 2.4, 1.95, 0.1),
        (-0.15, 2.9, 1.4, 0.08),
        (0.3, 3.1, 0.95, 0.05),
    )
    arm = things.rope(
        tentacle,
        colour="mix(#c0503a, #f4c8a0, ramp(.1, -.3, n.y))",
        segments=16,
        tags=("tentacles",),
        shine=0.3,
    )
    scene.add(arm)
    scene.beam(
        (0.4, 4.13, 1.4), (-1.0, 0.1, -0.5), spread=0.15, length=8.0, colour="#fff0b0", density=0.35
    )
    ship = things.ship(sail="#e8dcc4", flag=palette.accent)
    scene.put(ship, 1.75, 0.05, -1.8, yaw=-20, roll=-9, scale=0.5)
    return Finish(flow="swirl", birds=flock(4, seed=5, x=(0.6, 0.9), y=(0.1, 0.25)), rain=110)


@card(
    palette="teal_storm",
    title="A lullaby for the deep",
    subject="sea serpent",
    props=("cello", "rowboat", "music"),
    mirrored=True,
)
def serpent_cello(scene: Scene, palette: Palette) -> Finish:
    settings.sea(scene, palette, amplitude=0.12, light_from=(0.5, 0.7, -0.5), fog=0.012)
    scene.camera = Camera(eye=(0.3, 2.5, -5.7), target=(-0.3, 0.62, 0.0), roll=-8)
    scene.put(things.serpent(scales="#3f8a6a", loops=3), 0.75, -0.05, 0.9, yaw=-34, scale=1.6)
    scene.put(things.rowboat(), -0.75, -0.02, -2.0, yaw=-30, scale=1.05)
    cellist = things.person(
        coat="#8a2a2a",
        hat="top",
        pose="sit",
        look=(-15, 18),
        left_hand=(0.14, 0.55, -0.2),
        right_hand=(-0.2, 0.38, -0.25),
    )
    scene.put(cellist, -0.75, 0.3, -1.95, yaw=-20, scale=1.1)
    scene.put(things.cello(), -0.9, 0.28, -2.3, yaw=-10, roll=10, scale=0.52)
    scene.put(things.bird(back="#f4f0e6", pose="fly"), 0.75, 0.55, -2.6, yaw=40, scale=0.5)
    return Finish(flow="horizontal")


@card(
    palette="aurora_night",
    title="An idea, far from shore",
    subject="light bulb",
    props=("butterflies", "rowboat", "sea"),
    mirrored=True,
)
def bulb_sea(scene: Scene, palette: Palette) -> Finish:
    settings.lake(scene, palette, hills=0.7, clouds=0, aurora=0.45, light_from=(-0.3, 0.7, -0.5))
    scene.camera = Camera(eye=(0, 1.5, -8), target=(0, 2.4, 0))
    scene.put(things.rock("#3a4a55", radius=0.9, seed=3, flatness=0.35), 0.1, -0.1, 0.2)
    scene.put(things.bulb(radius=1.25, glow=1.0, glass="#ffe0a0"), 0.1, 0.1, 0.2, roll=6)
    scene.light((0.1, 2.2, -1.2), "#ffd890", strength=2.2, reach=3.2)
    dice = random.Random(2)
    for wings in islice(cycle(("#ff8f5a", "#c85aa8", "#5ac8c0")), 7):
        butterfly = things.butterfly(wings=wings, fold=dice.uniform(0.2, 0.8))
        scene.put(
            butterfly,
            dice.uniform(-1.7, 1.8),
            dice.uniform(1.2, 4.8),
            dice.uniform(-1.6, -0.6),
            yaw=dice.uniform(-60, 60),
            roll=dice.uniform(-40, 40),
            pitch=dice.uniform(-30, 30),
            scale=0.42,
        )
    scene.put(things.rowboat(), -1.2, -0.03, -2.9, yaw=24, scale=0.75)
    rower = things.person(
        coat="#c85aa8",
        hat="beanie",
        hat_colour="#ffe39a",
        pose="sit",
        right_hand=(-0.2, 0.6, -0.2),
        look=(0, -15),
    )
    scene.put(rower, -1.2, 0.2, -2.85, yaw=-140, scale=0.68)
    return Finish(flow="radial", stars=160, bloom=1.1)


@card(
    palette="rose_dawn",
    title="A hundred small wishes",
    subject="swan",
    props=("candles", "paper boats", "lake", "child"),
    mood=("tender", "hopeful"),
)
def swan_candles(scene: Scene, palette: Palette) -> Finish:
    settings.lake(
        scene,
        replace(palette, zenith="#3a2a5a", middle="#8a4a6a", horizon="#f09a7a"),
        clouds=0.4,
        hills=0,
        cloud_style="streak",
        cloud_seed=4,
        light_from=(-0.5, 0.6, -0.4),
        key=0.7,
    )
    scene.camera = Camera(eye=(0.2, 2.0, -5.0), target=(0.05, 0.85, -0.4), focal=1.8, roll=-7)
    scene.put(things.swan(), 0.45, -0.05, 0.2, yaw=16, scale=1.75)
    child = things.person(
        outfit="dress",
        coat="#c8374f",
        hat="crown",
        hat_colour="#e8c040",
        hairstyle="long",
        pose="sit",
        hair="#8a4a2a",
        left_hand=(0.2, 0.3, -0.2),
        right_hand=(-0.12, 0.3, -0.32),
        look=(4, 22),
        expression="smile",
    )
    scene.put(child, 0.75, 0.95, -0.3, yaw=18, scale=1.4)
    dice = random.Random(3)
    near = ((-0.7, -2.7, 0.95), (0.75, -2.5, 0.8))
    rest = (
        (-1.7, -0.9),
        (1.9, -0.6),
        (-1.9, 1.4),
        (-0.6, 2.2),
        (2.2, 2.6),
        (0.9, 3.6),
        (-2.6, 4.2),
    )
    for x, z, scale in near + tuple((x, z, 0.6) for x, z in rest):
        stripe = palette.accent if dice.random() < 0.5 else palette.accent2
        boat = things.paper_boat(stripe=stripe)
        scene.put(boat, x, -0.02, z, yaw=dice.uniform(-40, 40), scale=scale)
        candle = things.candle(height=0.5, radius=0.08, strength=0.5)
        scene.put(candle, x, 0.12 * scale, z, scale=scale)
    return Finish(flow="horizontal", vignette=0.25, soften=1.6)


@card(
    palette="emerald_mist",
    title="The forest wears its lights",
    subject="stag",
    props=("lanterns on antlers", "lake"),
    every=2,
)
def deer_lanterns(scene: Scene, palette: Palette) -> Finish:
    settings.lake(
        scene,
        palette,
        clouds=0.5,
        cloud_style="cumulus",
        cloud_seed=7,
        light_from=(-0.55, 0.55, -0.4),
        fog=0.05,
    )
    scene.camera = Camera(eye=(-0.6, 1.5, -5.6), target=(-0.2, 1.9, -0.4), focal=1.7, roll=4)
    stag = scene.put(things.deer(fur="#9a6238"), 0.75, -0.62, -0.2, yaw=24, roll=7, scale=1.75)
    antler_tips = (
        (-0.55, 2.25, 0.3),
        (-0.22, 2.22, 0.48),
        (-0.56, 1.98, 0.38),
        (-0.55, 2.25, -0.3),
        (-0.22, 2.22, -0.48),
        (-0.6, 1.76, -0.22),
    )
    for tip in antler_tips:
        x, y, z = stag.world(tip)
        cord = ((x, y, z), (x, y - 0.22, z))
        scene.add(things.strings([cord], thickness=0.008, colour="#3a2a1c"))
        lantern = things.lantern(light="#ffcf60", strength=0.8)
        scene.put(lantern, x, y - 0.6, z, scale=0.85)
    for x, z in ((-2.6, 3.0), (2.4, 3.4), (-1.5, 5.5), (1.2, 6.5), (-3.6, 4.5), (3.3, 6)):
        scene.put(things.fir(needles="#2f5a48", height=3.4), x, 0, z)
    child = things.person(
        coat=palette.accent,
        hat="beanie",
        hat_colour="#e9b949",
        left_hand=(0.25, 0.84, -0.14),
        right_hand=(-0.14, 0.36, -0.1),
        look=(-14, -14),
        expression="smile",
    )
    scene.put(child, -1.2, 0.22, -1.7, yaw=-26, scale=1.3)
    x, y, z = child.world(child.anchors["left_hand"])
    scene.put(things.lantern(light="#ffcf60", strength=1.3), x, y - 0.45, z - 0.02)
    scene.put(things.rowboat(hull="#6a4428"), -1.2, 0.02, -1.7, yaw=14, scale=1.05)
    scene.put(things.lily(flower="#f0d0e0"), 0.75, 0, -2.6, scale=0.7)
    return Finish(flow="swirl", sparks=fireflies(24, "#ffe890", seed=5, y=(0.2, 4)))
