"""Cards on lakes and on the open sea."""

import random
from itertools import cycle, islice

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Bird, Finish, fireflies, flock
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene


@card(
    palette="teal_storm",
    title="The hour the sea came in",
    subject="clock tower",
    props=("paper boats", "storm", "tiny figure"),
    every=2,
)
def clock_flood(scene: Scene, palette: Palette) -> Finish:
    settings.sea(
        scene, palette, amplitude=0.16, clouds=0.75, light_from=(-0.6, 0.5, -0.4), fog=0.03
    )
    scene.camera = Camera(eye=(-0.55, 0.75, -4.9), target=(0.1, 1.85, 0), focal=1.45, roll=-8)
    tower = things.clock_tower(
        height=4.4, wall="#a88a6a", roof="#2a4a55", hour=11, minute=55, glow=0.9
    )
    scene.put(tower, 0.95, -2.55, 1.2, yaw=22, roll=-7, scale=1.45)
    boat = things.paper_boat(stripe=palette.accent)
    scene.put(boat, -0.75, 0.12, -2.35, yaw=-18, roll=6, scale=1.25)
    sailor = things.person(
        coat="#c8442c",
        hat="bowler",
        pose="sit",
        outfit="cloak",
        left_hand=(0.3, 0.75, -0.1),
        right_hand=(-0.12, 0.5, -0.25),
        look=(-16, -12),
    )
    scene.put(sailor, -0.72, 0.5, -2.3, yaw=-30, scale=1.15)
    scene.light((-0.4, 1.3, -3.6), "#ffe0b0", strength=0.9, reach=1.3)
    scene.put(things.paper_boat(), 0.75, 0.05, -1.7, yaw=30, scale=0.6)
    scene.put(things.paper_boat(stripe=palette.accent2), -2.1, 0.05, 1.8, yaw=10, scale=0.6)
    scene.put(things.bird(back="#f0f0ea", pose="fly"), -1.2, 3.2, -0.6, yaw=-20, scale=0.6)
    return Finish(
        flow="swirl", birds=(Bird(0.2, 0.2, 0.022, 1), Bird(0.13, 0.25, 0.016, 0.7)), rain=90
    )


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
    props=("candles", "paper boats", "lake"),
    every=2,
)
def swan_candles(scene: Scene, palette: Palette) -> Finish:
    settings.lake(
        scene,
        palette,
        clouds=0.5,
        hills=0,
        cloud_style="cumulus",
        cloud_seed=4,
        light_from=(-0.5, 0.6, -0.3),
        key=0.7,
    )
    scene.camera = Camera(eye=(0.3, 6.6, -5.0), target=(0.0, 0.3, -0.5), roll=14)
    scene.put(things.swan(), 0.25, -0.05, -0.5, yaw=38, scale=1.75)
    dice = random.Random(3)
    ring = ((-1.6, -2.5), (-0.3, -3.1), (1.0, -2.7), (1.9, -1.2), (-2.1, -0.4), (-1.7, 1.8))
    outer = ((0.1, 2.6), (1.7, 1.9), (2.7, 0.6), (-0.9, 4.1), (1.5, 4.2), (-3.0, 3.4))
    for x, z in ring + outer:
        stripe = palette.accent if dice.random() < 0.5 else palette.accent2
        boat = things.paper_boat(stripe=stripe)
        scene.put(boat, x, -0.02, z, yaw=dice.uniform(-40, 40), scale=0.55)
        scene.put(things.candle(height=0.3, radius=0.05, strength=0.6), x, 0.1, z, scale=1.0)
    princess = things.person(
        outfit="dress",
        coat="#c8374f",
        hat="crown",
        hat_colour="#e8c040",
        hairstyle="long",
        pose="sit",
        hair="#8a4a2a",
        left_hand=(0.28, 0.5, -0.1),
        right_hand=(-0.25, 0.8, -0.1),
        look=(0, -35),
    )
    scene.put(princess, 0.55, 0.85, -0.6, yaw=-5, pitch=18, scale=1.05)
    return Finish(flow="swirl", petals=26, petal_colour="#f0a0b0", vignette=0.3)


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
