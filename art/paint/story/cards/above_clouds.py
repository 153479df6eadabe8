"""Cards above a sea of clouds."""

import math
import random
from dataclasses import replace

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.colour import Vec3
from art.paint.story.finish import Finish, flock
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.story.things.doll_faces import Features

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
    props=("balloons", "roofs", "boy who hangs on its tail"),
)
def elephant_balloons(scene: Scene, palette: Palette) -> Finish:
    settings.void(
        scene,
        palette,
        clouds=0.45,
        cloud_seed=6,
        light_from=(-0.55, 0.62, -0.35),
        key=1.1,
        ambient=1.15,
        fog=0.012,
    )
    scene.camera = Camera(eye=(0.25, 0.45, -3.1), target=(0.05, 2.95, 0.9), focal=1.5, roll=6)
    elephant = things.drifting_elephant()
    scene.put(elephant, -0.05, 2.75, 0.75, yaw=32, roll=-8, pitch=-6, scale=1.38)
    _bunch(scene, elephant.world(elephant.anchors["back"]), count=14, spread=1.75, above=1.35)
    x, y, z = elephant.world(elephant.anchors["tail"])
    boy = things.person(
        coat="#e8503f",
        outfit="shorts",
        weave="stripes",
        trim="#f4ead8",
        hair="#3a2418",
        hairstyle="tousled",
        skin="#b87a50",
        pose="hang",
        left_hand=(0.03, 0.98, -0.02),
        right_hand=(-0.03, 0.93, -0.02),
        hands=("grip", "grip"),
        thumbs=((0, 0, -1), (0, 0, -1)),
        look=(6, -30),
        expression="laughter",
    )
    scene.put(boy, x, y - 1.02, z, yaw=-20, roll=8, scale=1.05)
    for place, wall, roof, height, yaw in (
        ((-1.9, 0.3), "#f0d0a8", "#c85a3a", 1.2, 66),
        ((1.95, 0.2), "#e8c8b8", "#3f8f8f", 1.0, -66),
        ((-1.75, 2.9), "#f4e0c0", "#a84a5a", 1.6, 60),
        ((2.2, 3.2), "#f0d8c0", "#c87a3a", 1.5, -62),
    ):
        house = things.house(
            wall=wall,
            roof=roof,
            windows="#8ac4cc",
            height=height,
            width=0.8,
            depth=0.7,
            steepness=1.2,
            glow=0.3,
        )
        scene.put(house, place[0], 0, place[1], yaw=yaw)
    return Finish(flow="swirl", birds=flock(3, x=(0.1, 0.3), y=(0.05, 0.15)), soften=1.2)


def _bunch(scene: Scene, knot: Vec3, count: int, spread: float, above: float) -> None:
    """Balloons on strings that are tied to one knot."""
    dice = random.Random(4)
    colours = ("#e8503f", "#f2b84a", "#3f9a9a", "#f48a9a", "#f4ead8", "#5a7ac8", "#e8785a")
    lines = []
    for index in range(count):
        angle, away = index * 2.399, spread * math.sqrt((index + 0.5) / count)
        radius = 0.36 * dice.uniform(0.85, 1.1)
        at = (
            knot[0] + away * math.cos(angle),
            knot[1] + above + 0.5 * (1 - (away / spread) ** 2) + dice.uniform(-0.1, 0.2),
            knot[2] + away * math.sin(angle),
        )
        balloon = Thing("balloon", radius=radius * 1.4)
        rubber = balloon.material(colours[index % len(colours)], shine=0.8, translucency=0.4)
        balloon.body(
            """smin(ellipsoid(p, vec3($radius, 1.18 * $radius, $radius)),
                    cone(p + vec3(0, 1.2 * $radius, 0), .03, .05, .02), .08)""",
            rubber,
            radius=radius,
        )
        scene.put(balloon, *at)
        lines.append((knot, (at[0], at[1] - radius * 1.2, at[2])))
    scene.put(things.strings(lines, colour="#f4ead8", thickness=0.014), 0, 0, 0)


@card(
    palette="rose_dawn",
    title="The kingdom upstairs",
    subject="castle",
    props=("stairs", "clouds", "king"),
)
def castle_cloud(scene: Scene, palette: Palette) -> Finish:
    settings.cloud_sea(
        scene,
        palette,
        level=-1.6,
        amplitude=1.1,
        clouds=0.35,
        light_from=(-0.6, 0.45, -0.35),
        fog=0.03,
    )
    scene.camera = Camera(eye=(0.5, 0.55, -4.4), target=(0.05, 2.15, 0), focal=1.55, roll=4)
    for x, z, height, radius in (
        (-0.9, 2.2, 2.3, 0.42),
        (0.95, 2.2, 2.0, 0.42),
        (0, 3.0, 3.2, 0.55),
        (-1.6, 3.2, 1.6, 0.36),
        (1.7, 3.1, 1.5, 0.36),
    ):
        tower = things.tower(
            wall="#e8b0a8", roof="#5a6aa8", height=height, radius=radius, flag=palette.accent
        )
        scene.put(tower, x, 3.0, z)
    scene.add(_castle_gate())
    cloud = things.cloud(width=2.9, height=1.2, seed=3, puffs=10, colour="#fff4ee", shade="#c8a0b4")
    scene.put(cloud, 0, 2.35, 2.4)
    scene.put(_stone_steps(14), 0, 2.95, 1.0, yaw=180)
    king = things.person(
        coat="#a8283a",
        trim="#f4ead8",
        outfit="cloak",
        girth=1.45,
        hat="crown",
        hat_colour="#e8b838",
        hairstyle="bald",
        hair="#d8d4cc",
        skin="#f0c0a0",
        features=Features(
            nose="potato", chin=0.14, age=0.7, ears=1.2, beard="full", lips=0.7, eyes=0.95
        ),
        pose="tiptoe",
        lean=(10, 0),
        left_hand=(0.16, 0.82, -0.16),
        right_hand=(-0.28, 0.5, -0.05),
        hands=("open", "open"),
        look=(0, 26),
        expression="worried",
    )
    scene.put(king, 0, 2.30, 0.18, yaw=178, scale=0.95)
    return Finish(soften=1.3, birds=flock(5, x=(0.6, 0.9), y=(0.05, 0.2), colour="#ffffff"))


def _castle_gate() -> Thing:
    """The wall between the towers with a lit gate."""
    thing = Thing("castle", centre=(0, 3.6, 2.1), radius=1.8)
    stone = thing.material(
        "mix(#c08a90, #f4d0c4, fbm3(p * 3.))"
        " * (.7 + .4 * step(.06, min(fract(p.x * 2.5 + .5 * floor(p.y * 4.)), fract(p.y * 4.))))"
    )
    lit = thing.material("#ffd890", glow=1.6)
    thing.code(
        """
        float gate = length((p.xy - vec2(0, 3.75)) * vec2(1., .9)) - .42;
        gate = min(gate, max(abs(p.x) - .42, abs(p.y - 3.3) - .45));
        """
    )
    thing.body("max(roundBox(p - vec3(0, 3.6, 2.1), vec3(1., .75, .16), .03), -gate)", stone)
    thing.part("box(p - vec3(0, 3.5, 2.4), vec3(.6, .7, .05))", lit)
    thing.part("roundBox(p - vec3(0, 2.95, 1.7), vec3(.5, .08, .5), .03)", stone)
    return thing


def _stone_steps(count: int) -> Thing:
    """Broad loose steps that lead down from the origin towards +z; the first two are missing."""
    thing = Thing("stairs", centre=(0, -0.15 * count, 0.2 * count), radius=count * 0.40 + 2)
    stone = thing.material(
        "mix(#b88a92, #f0d2c4, fbm3(p * 3.))"
        " * (.72 + .5 * noise(vec2(floor(p.z * 2.17) * 3.1, 2.)))"
    )
    thing.code(
        """
        float k = clamp(floor(p.z / .40 + .5), 2., $count);
        vec3 q = p - vec3(0, -.30 * k, .40 * k);
        q.xz = turn(.05 * sin(k * 5.)) * q.xz;
        float slab = roundBox(q + vec3(0, .12, 0), vec3(.62, .15, .208), .03) + .02 * fbm3(p * 5.);
        vec3 above = p - vec3(0, -.30 * (k - 1.), .40 * (k - 1.));
        if (k > 2.) slab = min(slab, roundBox(above + vec3(0, .12, 0), vec3(.62, .15, .208), .03));
        """,
        count=count,
    )
    thing.body("slab * .6", stone)
    return thing


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
