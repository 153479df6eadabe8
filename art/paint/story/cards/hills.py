"""Cards among green hills."""

import random
from itertools import pairwise

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish, fireflies, flock
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing


@card(
    palette="violet_ember",
    title="Balance",
    subject="elephant",
    props=("tightrope", "umbrella", "circus tent"),
)
def elephant_tightrope(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        clouds=0.6,
        cloud_style="streak",
        light_from=(-0.5, 0.5, -0.5),
        sun=(0.25, 0.1, 1.0),
        fog=0.035,
    )
    scene.camera = Camera(eye=(0, 2.1, -8.6), target=(0, 2.75, 0))
    sagging = ((-4, 3.5, 0.3), (-0.3, 3.05, 0.3), (0.8, 3.05, 0.3), (4, 3.4, 0.3))
    scene.add(things.strings(list(pairwise(sagging)), colour="#e8d0b0", thickness=0.028))
    elephant = things.elephant(skin="#8a8aa0", blanket=palette.accent)
    scene.put(elephant, 0.15, 3.06, 0.3, yaw=12, scale=0.95)
    x, y, z = elephant.world((-1.51, 0.34, 0))
    scene.put(things.umbrella("#c2354f", "#f6e6c8"), x, y - 0.06, z, roll=14, scale=1.1)
    scene.put(things.tent(stripe="#a82a3a"), 1.3, -0.05, 2.2, scale=0.8)
    scene.put(things.tent(stripe="#3a4a8a", flag="#e8b030"), -1.9, -0.05, 4.2, scale=0.6)
    spectator = things.person(
        coat=palette.accent,
        hat="straw",
        hat_colour="#e8c870",
        right_hand=(-0.25, 0.8, -0.1),
        look=(0, -20),
    )
    scene.put(spectator, -0.5, 0.04, -3.6, yaw=165, on_ground=True)
    scene.put(things.cat(), 0.25, 0.03, -3.8, yaw=150, scale=0.5, on_ground=True)
    return Finish(flow="horizontal", stars=60, soften=1.6)


@card(
    palette="emerald_mist",
    title="The face under the grass",
    subject="stone face",
    props=("birds", "wanderer", "lantern"),
)
def buried_mask(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.8,
        seed=2,
        flowers="#f0d860",
        clouds=0.55,
        cloud_style="cumulus",
        cloud_seed=2,
    )
    scene.camera = Camera(eye=(0, 1.6, -7.8), target=(0, 2.1, 0))
    scene.put(things.bust(stone="#a8b09a"), 0.2, -1.0, 0.5, yaw=-22, roll=-8, scale=3.0)
    scene.put(things.round_tree(height=0.8, radius=0.45, leaf="#4f8a3f"), 0.75, 3.4, 0.6, roll=-12)
    scene.put(things.bird(back=palette.accent), -0.55, 3.15, -0.4, yaw=15, scale=0.7)
    wanderer = things.person(
        coat=palette.accent,
        outfit="cloak",
        hat="hood",
        hat_colour=palette.accent,
        right_hand=(-0.25, 0.5, -0.12),
    )
    scene.put(wanderer, -1.15, 0.05, -3.5, yaw=150, on_ground=True)
    scene.put(things.lantern(), -0.9, 0.35, -3.6, scale=0.9, on_ground=True)
    scene.put(things.rabbit(), 1.15, 0.05, -3.4, yaw=60, scale=0.5, on_ground=True)
    return Finish(
        flow="swirl",
        sparks=fireflies(14, "#f4ffb0", seed=3),
        birds=flock(5, seed=3, x=(0.1, 0.4), y=(0.1, 0.2)),
    )


def _fresh_cloud(colour: str, shade: str, seed: int) -> Thing:
    """A puffy cloud like a loaf, about one wide, its underside at y = 0."""
    thing = Thing("cloud", centre=(0, 0.25, 0), radius=0.85, step=0.9)
    vapour = thing.material(
        "mix($shade, $colour, ramp(-.7, .4, n.y))",
        role="cloud",
        translucency=0.4,
        colour=colour,
        shade=shade,
    )
    dice = random.Random(seed)
    thing.code("float heap = 1e3;")
    for index in range(7):
        x = -0.42 + 0.14 * index
        radius = 0.26 - 0.3 * abs(x) ** 1.5 + dice.uniform(-0.02, 0.03)
        thing.code(
            "heap = smin(heap, length(p - $at) - $radius, .05);",
            at=(x, radius * 0.95, dice.uniform(-0.1, 0.1)),
            radius=radius,
        )
    thing.body("heap + .04 * (fbm3(p * 7.) - .5)", vapour)
    return thing


@card(
    palette="coral_noon",
    title="Where clouds are made",
    subject="miller with clouds like loaves",
    props=("clouds", "windmill", "table"),
    mood=("proud", "funny"),
)
def windmill_clouds(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.4,
        flowers="#ffffff",
        clouds=0.2,
        cloud_style="streak",
        cloud_seed=8,
        light_from=(-0.5, 0.6, -0.6),
    )
    scene.camera = Camera(eye=(-0.5, 1.35, -5.4), target=(0.1, 2.05, 0), focal=1.75, roll=6)
    windmill = things.windmill(height=2.5, angle=24, roof=palette.accent)
    scene.put(windmill, 1.15, -0.1, 1.4, yaw=16, scale=1.15)
    ground = scene.ground_height(0, -2.0)
    scene.put(things.table("#b8743a", width=1.25, depth=0.42), 0.1, ground, -2.3, yaw=-6)
    loaves = ((-0.8, "#fffaf4", "#a8bcd8", 0.6), (0.0, "#fffaf4", "#a8bcd8", 0.7))
    for seed, (x, colour, shade, scale) in enumerate(loaves, 2):
        scene.put(_fresh_cloud(colour, shade, seed), x, ground + 0.78, -2.35 + 0.1 * x, scale=scale)
    rainy = scene.put(_fresh_cloud("#8a94b0", "#4a5478", 5), 0.78, ground + 0.8, -2.25, scale=0.52)
    drops = [
        (rainy.world((x, -0.1 - y, -0.3)), rainy.world((x, -0.28 - y, -0.3)))
        for x, y in ((-0.4, 0.1), (-0.2, 0.55), (0.0, 0.2), (0.2, 0.7), (0.35, 0.25), (0.1, 1.0))
    ]
    scene.add(things.strings(drops, colour="#5aa8d8", thickness=0.014))
    miller = things.person(
        coat="#f4ece0",
        hat="straw",
        hat_colour="#e8c870",
        right_hand=(-0.28, 0.8, -0.14),
        left_hand=(0.2, 0.44, -0.24),
        look=(8, 6),
        expression="smile",
    )
    scene.put(miller, -0.35, ground, -1.75, yaw=-4, scale=1.75)
    x, y, z = miller.world(miller.anchors["right_hand"])
    scene.put(_fresh_cloud("#fffaf4", "#a8bcd8", 9), x - 0.1, y + 0.9, z + 0.1, roll=8, scale=0.8)
    scene.add(things.strings([((x, y, z), (x - 0.08, y + 0.95, z + 0.1))], thickness=0.014))
    scene.light((-0.5, ground + 1.7, -3.4), "#fff0d8", strength=0.9, reach=1.5)
    return Finish(flow="swirl", soften=1.6)


@card(
    palette="coral_noon",
    title="Visiting hours",
    subject="person in a birdcage",
    props=("birdcage", "birds outside"),
    mirrored=True,
)
def cage_reverse(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.5,
        flowers="#e2543f",
        clouds=0.5,
        cloud_style="bank",
        cloud_seed=5,
    )
    scene.camera = Camera(eye=(0, 1.6, -7.4), target=(0, 2.0, 0))
    scene.put(things.birdcage(metal="#d8a838", height=3.3, radius=1.2, bars=18), 0.15, 0.55, 0.2)
    prisoner = things.person(
        coat=palette.accent,
        hat="bowler",
        pose="sit",
        outfit="suit",
        left_hand=(0.15, 0.42, -0.2),
        right_hand=(-0.15, 0.42, -0.2),
    )
    scene.put(prisoner, 0.15, 1.25, 0.2, yaw=-10, scale=1.25)
    chain = ((0.15, 3.95, 0.2), (0.15, 9, 0.2))
    scene.add(things.strings([chain], thickness=0.03, colour="#8a6a2a"))
    scene.put(things.bird(back="#1d6f78"), -1.15, 0.03, -2.6, yaw=-150, scale=1.25, on_ground=True)
    scene.put(things.bird(back="#f7c948"), 1.25, 0.03, -2.2, yaw=30, on_ground=True)
    scene.put(things.owl(), -1.9, 0.03, 0.3, yaw=-30, scale=1.1, on_ground=True)
    scene.put(things.bird(back="#c86a8a"), 0.45, 0.03, -3.3, yaw=-170, scale=0.75, on_ground=True)
    return Finish(flow="swirl", birds=flock(3, seed=4))


@card(
    palette="rose_dawn",
    title="Late for something enormous",
    subject="giant rabbit",
    props=("clock tower", "village", "hills"),
    every=2,
)
def giant_rabbit(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene, palette, amplitude=0.6, seed=1, clouds=0.3, cloud_style="streak", cloud_seed=8
    )
    scene.camera = Camera(eye=(0.75, 0.42, -4.8), target=(0.0, 2.7, 0.8), focal=1.4, roll=-9)
    scene.put(
        things.rabbit("#a8764a", ears="#e8a890"), -0.75, -0.5, 1.5, yaw=-16, pitch=-8, scale=5.2
    )
    belfry = things.clock_tower(height=2.4, wall="#e8c8a0", roof="#2f8f98", hour=11, minute=55)
    scene.put(belfry, 1.3, 0, 0.2, yaw=14, scale=1.1, on_ground=True)
    village = (
        (-1.35, -1.2, 20, palette.accent),
        (-0.6, -0.2, 5, palette.accent2),
        (-1.9, 0.2, -10, "#c8783a"),
    )
    for x, z, yaw, roof in village:
        house = things.house(roof=roof, height=0.55, width=0.36, depth=0.34)
        scene.put(house, x, 0, z, yaw=yaw, on_ground=True)
    tree = things.round_tree(height=0.8, radius=0.36, leaf="#6a9a6a")
    scene.put(tree, 1.75, 0, -0.6, on_ground=True)
    gentleman = things.person(
        coat=palette.accent,
        hat="beanie",
        hat_colour="#f0c040",
        pose="walk",
        left_hand=(0.3, 0.7, -0.15),
        right_hand=(-0.24, 0.3, -0.04),
        look=(20, -12),
        expression="worried",
    )
    scene.put(gentleman, 0.95, 0.02, -2.7, yaw=10, scale=0.85, on_ground=True)
    x, y, z = gentleman.world(gentleman.anchors["right_hand"])
    scene.put(things.suitcase("#8a4a2c", width=0.26, height=0.3), x - 0.02, y - 0.4, z, yaw=14)
    return Finish(
        flow="swirl",
        birds=flock(4, seed=4, x=(0.1, 0.35), y=(0.12, 0.22), colour="#ffffff"),
        soften=1.6,
    )


def _broom() -> Thing:
    """A broom along +x, its bristles in front."""
    thing = Thing("broom", centre=(1.2, 0, 0), radius=1.7)
    handle = thing.material("#b8844a")
    straw = thing.material("#e8c060 * (.7 + .5 * step(.5, fract(atan(p.y, p.z) * 5.)))")
    cord = thing.material("#a82a1c")
    thing.body("capsule(p, vec3(-.3, 0, 0), vec3(2.1, 0, 0), .035)", handle)
    thing.part("taper(p, vec3(2.1, 0, 0), vec3(2.6, 0, 0), .08, .22) * .9", straw)
    thing.part("max(length(p.yz) - .1, abs(p.x - 2.12) - .05)", cord)
    return thing


def _giant_mill() -> Thing:
    """A windmill that looks back with two lit windows."""
    mill = things.windmill(height=3.2, angle=22, wall="#c8a0a0", roof="#5a2a4a")
    lit = mill.material("#ffd070", glow=1.6)
    mill.part("cylinder((vec3(abs(p.x) - .2, p.y - 2.05, p.z + .5)).xzy, .1, .1)", lit)
    return mill


@card(
    palette="violet_ember",
    title="The bravest rocking horse",
    subject="rocking horse knight",
    props=("windmills", "sunset"),
)
def quixote(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.5,
        flowers="#f5c04a",
        clouds=0.6,
        cloud_style="streak",
        cloud_seed=7,
        sun=(0.02, 0.13, 1.0),
        light_from=(-0.7, 0.45, -0.5),
    )
    scene.camera = Camera(eye=(0, 0.9, -8.0), target=(0, 2.3, 0))
    scene.put(_giant_mill(), 1.38, -0.1, 1.8, yaw=12, scale=1.5)
    for x, z, angle in ((6.6, 14.0, 35), (8.0, 21.0, 60)):
        distant = things.windmill(height=2.4, angle=angle, wall="#c8a0a0", roof="#5a2a4a")
        scene.put(distant, x, 0.2, z, scale=0.9)
    horse = things.horse(coat="#e8d0b0", saddle="#c2354f")
    scene.put(horse, -0.66, 0.08, -2.5, yaw=168, roll=-14, scale=1.0)
    knight = things.person(
        coat="#8a94a4",
        pants="#5a5a6a",
        outfit="suit",
        pose="sit",
        hat="bowler",
        hat_colour="#b8c0c8",
        left_hand=(0.12, 0.34, -0.28),
        right_hand=(-0.19, 0.2, -0.2),
        scarf="#f5c04a",
    )
    scene.put(knight, -0.95, 1.24, -2.5, yaw=-70, scale=1.2)
    x, y, z = knight.world(knight.anchors["right_hand"])
    scene.put(_broom(), x - 0.15, y, z - 0.03, yaw=8, roll=14, scale=0.54)
    balloon = things.balloon("#c2354f", string=0.6, radius=0.2)
    scene.put(balloon, -1.5, 2.05, -2.4)
    scene.add(things.strings([((-1.5, 1.5, -2.4), (-1.46, 0.8, -2.45))], thickness=0.009))
    squire = things.person(
        head="mouse",
        skin="#a89a90",
        coat="#3fa8b0",
        left_hand=(0.2, 0.85, -0.15),
        right_hand=(-0.2, 0.85, -0.15),
    )
    scene.put(squire, 0.55, 0.03, -3.6, yaw=60, scale=0.68, on_ground=True)
    return Finish(flow="horizontal", birds=flock(5, seed=4, x=(0.1, 0.4), y=(0.14, 0.26)))
