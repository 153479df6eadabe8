"""Cards on the sea floor."""

import random
from dataclasses import replace
from itertools import cycle, islice

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.finish import Finish, fireflies
from art.paint.story.glsl import glsl
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing


@card(
    palette="deep_sea",
    title="Knock twice, hold your breath",
    subject="door on the sea floor",
    props=("jellyfish", "diver", "light"),
    mirrored=True,
    every=2,
)
def diver_door(scene: Scene, palette: Palette) -> Finish:
    settings.underwater(scene, palette)
    scene.camera = Camera(eye=(-0.7, 0.6, -4.9), target=(0.05, 1.8, 0), focal=1.5, roll=9)
    door = things.door(leaf="#b8402c", frame="#d8c8a0", light="#102830", glow=0.0, ajar=0)
    scene.put(door, 0.85, 0.05, -0.3, yaw=26, scale=1.75)
    diver = things.person(
        coat="#c8a050",
        pants="#8a6a3a",
        outfit="suit",
        hairstyle="short",
        left_hand=(0.3, 0.72, -0.18),
        right_hand=(-0.34, 0.5, 0.1),
        pose="walk",
        look=(-8, 0),
        expression="worried",
    )
    scene.put(diver, -0.5, 0.75, -1.9, yaw=-42, roll=-10, scale=1.45)
    scene.put(things.lantern(strength=1.4), 0.1, 0.12, -0.9, scale=1.3)
    scene.bubble(diver.world((0, 0.8, 0)), 0.36, tint=(1, 1, 0.9), strength=0.7)
    scene.light((-0.5, 1.9, -3.2), "#ffe0b0", strength=1.0, reach=1.2)
    jellyfish = (
        (-1.35, 3.5, 0.4, 0.6, "#f0a0c0", -11),
        (0.1, 4.5, 1.0, 0.6, "#a8c8f0", 12),
        (1.6, 4.6, 1.6, 0.55, "#f0c0a0", 1),
        (-1.7, 1.6, 0.8, 0.4, "#f0a0c0", 15),
    )
    for x, y, z, scale, bell, seed in jellyfish:
        scene.put(things.jellyfish(bell, seed=seed), x, y, z, scale=scale)
    dice = random.Random(2)
    for step in range(10):
        centre = (-0.5 + dice.uniform(-0.2, 0.2), 2.4 + step * 0.2, -1.8 + dice.uniform(-0.2, 0.2))
        scene.bubble(centre, dice.uniform(0.03, 0.07))
    scene.put(things.rock("#3f6a70", radius=0.6, seed=3), -1.5, 0.1, -1.8)
    scene.put(things.fish(scales="#ff7f50"), 0.2, 0.6, -2.2, yaw=10, scale=0.22)
    return Finish(flow="vertical", soften=1.6)


@card(
    palette="deep_sea",
    title="Time, underwater",
    subject="diver at a sunken clock",
    props=("clock tower", "fish", "turtle", "anchor"),
)
def sunken_clock(scene: Scene, palette: Palette) -> Finish:
    settings.underwater(scene, palette)
    scene.camera = Camera(eye=(-0.5, 1.9, -6.6), target=(0.1, 2.45, 0), focal=1.95, roll=6)
    tower = things.clock_tower(
        height=4.0, wall="#6a8a80", roof="#2f5f60", glow=0.5, hour=3, minute=40
    )
    scene.put(tower, 0.6, -6.2, 1.6, yaw=12, roll=-7, scale=2.6)
    diver = things.person(
        coat="#f0a03a",
        pants="#8a6a3a",
        outfit="suit",
        left_hand=(0.32, 0.88, 0.02),
        right_hand=(-0.3, 0.62, -0.12),
        pose="walk",
        look=(6, -4),
        expression="worried",
    )
    scene.put(diver, -0.62, 0.85, -1.0, yaw=-10, roll=8, scale=1.85)
    scene.bubble(diver.world((0, 0.8, 0)), 0.42, tint=(1, 1, 0.9), strength=0.7)
    scene.light((-0.7, 2.0, -2.9), "#fff0d0", strength=1.2, reach=1.6)
    scene.put(things.turtle(), -1.05, 4.1, -0.6, yaw=-25, roll=-14, scale=0.6)
    dice = random.Random(5)
    for index, scales in enumerate(islice(cycle(("#ff7f50", "#f5d76e", "#e86a9a")), 6)):
        scene.put(
            things.fish(scales, stripes=index % 2 == 0),
            dice.uniform(-0.2, 1.6),
            dice.uniform(0.4, 4.6),
            dice.uniform(-1.6, -0.6),
            yaw=dice.choice((0, 180)) + dice.uniform(-20, 20),
            scale=dice.uniform(0.14, 0.22),
        )
    scene.put(things.anchor(height=1.3), -1.45, 0.05, -0.4, yaw=20, roll=14)
    return Finish(flow="vertical", soften=1.6)


@card(
    palette="deep_sea",
    title="We are all umbrellas here",
    subject="jellyfish and umbrella",
    props=("falling person", "jellyfish"),
)
def jelly_umbrella(scene: Scene, palette: Palette) -> Finish:
    blue = replace(palette, middle="#2f3f8a", horizon="#1a1f5a", fog="#262f74", zenith="#5f8fd0")
    settings.underwater(scene, blue)
    scene.camera = Camera(eye=(0.2, 2.6, -6.6), target=(0.05, 4.0, 0), focal=2.1, roll=7)
    faller = things.person(
        coat="#f5d76e",
        hat="bowler",
        hat_colour="#8a2a3a",
        right_hand=(-0.28, 0.85, -0.1),
        left_hand=(0.32, 0.6, -0.08),
        look=(4, -6),
        pose="walk",
        expression="smile",
    )
    scene.put(faller, 0.15, 2.2, -0.9, yaw=-4, roll=-8, scale=2.2)
    x, y, z = faller.world(faller.anchors["right_hand"])
    scene.put(things.umbrella("#ff7f50", "#fff0dc"), x, y - 0.25, z - 0.05, roll=8, scale=2.0)
    jellyfish = (
        (-1.5, 4.5, 0.2, 0.85, "#f0a0d0", 12),
        (1.45, 5.2, 0.6, 0.85, "#b0a0f0", 13),
        (-1.15, 2.9, -1.2, 0.5, "#a0d0f0", 9),
        (1.3, 3.5, -0.8, 0.55, "#f0c0a0", 13),
        (-0.4, 7.0, 2.4, 0.8, "#d0a0f0", 1),
    )
    for x, y, z, scale, bell, seed in jellyfish:
        scene.put(things.jellyfish(bell, mix(bell, "#8060e0", 0.5), seed), x, y, z, scale=scale)
    scene.light((0.2, 4.4, -3.2), "#fff0e0", strength=1.2, reach=2.0)
    dice = random.Random(3)
    for _ in range(10):
        centre = (dice.uniform(-1.5, 1.5), dice.uniform(2.5, 6), dice.uniform(-2, 0))
        scene.bubble(centre, dice.uniform(0.03, 0.09))
    return Finish(flow="vertical", soften=1.6)


@card(
    palette="deep_sea",
    title="The aquarium of air",
    subject="fish in a birdcage",
    props=("birdcage", "underwater"),
    mirrored=True,
)
def cage_fish(scene: Scene, palette: Palette) -> Finish:
    settings.underwater(scene, palette)
    scene.camera = Camera(eye=(0, 1.8, -7.4), target=(0, 2.2, 0))
    scene.put(
        things.birdcage(metal="#d8b04a", height=2.9, radius=1.1, bars=10), 0.1, 1.15, -0.1, roll=7
    )
    scene.put(things.fish(scales="#ff6a30", belly="#ffe8b0"), 0, 2.25, -0.1, yaw=-12, scale=0.85)
    scene.light((0, 2.5, -1.4), "#fff0d0", strength=1.2, reach=1.4)
    chain = ((-0.23, 4.0, -0.1), (-0.9, 9, -0.1))
    scene.add(things.strings([chain], thickness=0.03, colour="#a88a4a"))
    scene.put(things.bird(back="#f5d76e", pose="fly"), -1.35, 3.2, -0.9, yaw=15, scale=0.7)
    scene.put(things.bird(back="#e86a9a", pose="fly"), 1.5, 3.9, -0.2, yaw=160, scale=0.6)
    scene.put(things.bird(back="#6ac8d8", pose="fly"), 1.2, 1.3, -1.6, yaw=20, scale=0.5)
    scene.put(things.octopus(skin="#b8506a", seed=3), -1.3, 0.1, -0.4, yaw=-20, scale=0.4)
    scene.put(things.key(), 0.9, 0.1, -2.6, yaw=30, pitch=80, scale=0.4)
    dice = random.Random(3)
    for step in range(9):
        centre = (dice.uniform(-0.4, 0.5), 3.2 + step * 0.25, dice.uniform(-0.8, 0))
        scene.bubble(centre, dice.uniform(0.03, 0.09))
    return Finish(flow="vertical")


def _upright_whale() -> Thing:
    """A sperm whale asleep, hanging head up; its belly is towards -x."""
    thing = Thing("whale", centre=(0, -0.3, 0), radius=4.3, step=0.85)
    hide = thing.material(
        "mix(#5f8a9c, #2f5468, ramp(-.5, .5, p.x + .25 * fbm3(p * 1.6)))"
        " * (.72 + .4 * fbm3(p * vec3(7., 1.6, 7.)))"
        " + .10 * ramp(.72, .84, fbm3(p * vec3(9., 2.5, 9.)))",
        shine=0.15,
    )
    dark = thing.material("#0c1a24", role="eye")
    pale = thing.material("#b8ccd0")
    thing.code(
        """
        vec3 s = vec3(p.xy, abs(p.z));
        float w = taper(p, vec3(.05, 2.2, 0), vec3(0, .3, 0), .88, 1.);
        w = smin(w, taper(p, vec3(0, .3, 0), vec3(.12, -2.6, 0), 1., .3), .5);
        w = smin(w, taper(p, vec3(.12, -2.4, 0), vec3(0, -3.5, 0), .32, .13), .3);
        w = smax(w, p.y - 2.85 - .12 * p.x, .5);
        w = smax(w, -p.x - .80, .25);
        float jaw = taper(p, vec3(-.62, .25, 0), vec3(-.86, 2.05, 0), .3, .12);
        w = min(smin(w, jaw, .06), w);
        vec3 fin = s - vec3(-.45, .05, 1.0);
        fin.yz = turn(.7) * fin.yz;
        w = smin(w, ellipsoid(fin - vec3(-.1, -.5, 0), vec3(.32, .7, .1)), .12);
        w = smin(w, ellipsoid(p - vec3(.62, -1.5, 0), vec3(.28, .55, .12)), .3);
        vec3 k = s - vec3(0, -3.6, .55);
        k.yz = turn(.5) * k.yz;
        w = smin(w, ellipsoid(k, vec3(.1, .36, .8)), .15);
        """
    )
    thing.body("w * .85", hide)
    thing.part("max(jaw - .012, -(p.x + .78)) * .9", pale)
    thing.part(
        """max(abs(w) - .035, max(abs(length(s.xy - vec2(-.2, .78)) - .2) - .045,
            max(s.y - .74, .3 - s.z)))""",
        dark,
    )
    return thing


@card(
    palette="deep_sea",
    title="A very long bedtime story",
    subject="diver who reads to sleeping whales",
    props=("whales", "book", "diver"),
    every=2,
    mood=("tender", "quiet", "vast"),
)
def whale_reader(scene: Scene, palette: Palette) -> Finish:
    settings.underwater(scene, palette, fog=0.05, key=0.9, ambient=0.9)
    scene.things.clear()
    scene.sky = glsl(
        """
        vec3 sky(vec3 rd) {
            vec3 c = mix(#06182c, #0f4a66, ramp(-.25, .25, rd.y));
            c = mix(c, #3fa0ac, ramp(.2, .75, rd.y));
            float a = atan(rd.x + .25, max(1.1 - rd.y, .05));
            float rays = fbm2(vec2(a * 7., 1.)) * .7 + .4 * noise(vec2(a * 19., 4.));
            return c + #c8f4e8 * rays * rays * ramp(.0, .75, rd.y) * .75;
        }
        """
    )
    scene.air.fog_colour = (0.02, 0.11, 0.17)
    scene.air.fog = 0.05
    scene.camera = Camera(eye=(0.0, -1.6, -8.2), target=(0.0, 1.9, 0), focal=1.45)
    for x, y, z, yaw, roll, scale in (
        (-1.75, 2.2, -0.8, 212, 3, 1.08),
        (2.1, 2.7, -1.2, -30, 3, 1.2),
        (0.6, 4.4, 4.0, 230, 2, 1.0),
        (-3.2, 5.4, 7.5, 120, -2, 1.0),
        (3.6, 5.6, 9.5, 20, 2, 1.0),
    ):
        scene.put(_upright_whale(), x, y, z, yaw=yaw, roll=roll, scale=scale)
    reader = things.person(
        coat="#e0702a",
        hair="#5a2c18",
        hairstyle="bob",
        pose="sit",
        left_hand=(0.2, 0.34, -0.26),
        right_hand=(-0.2, 0.34, -0.26),
        look=(0, -16),
        expression="smile",
    )
    scene.put(reader, 0.12, -1.35, -3.4, yaw=-8, roll=-3, scale=1.5)
    book = things.open_book(cover="#a82a2c", page="#fff2cc")
    scene.put(book, *reader.world((0, 0.27, -0.34)), yaw=-8, pitch=-24, scale=0.4)
    scene.light(reader.world((0, 0.65, -0.55)), "#ffd070", strength=3.2, reach=2.2)
    scene.light((0.1, 0.3, -2.2), "#ffc468", strength=2.6, reach=3.2)
    scene.bubble(reader.world((0, 0.58, 0)), 0.46, tint=(1, 0.95, 0.85), strength=0.3)
    sparks = fireflies(
        26, "#ffe8b0", seed=7, x=(-1.2, 1.2), y=(-0.8, 3.4), z=(-3.4, -1.0), radius=0.016
    )
    return Finish(flow="vertical", sparks=sparks, vignette=0.25)


_TEA_ARMS = (
    (  # holds the pot
        (-0.2, 0.65, -0.05, 0.21),
        (-0.85, 0.5, -0.1, 0.17),
        (-1.25, 1.1, -0.2, 0.13),
        (-1.1, 1.85, -0.3, 0.1),
        (-0.62, 2.32, -0.35, 0.075),
        (-0.36, 2.3, -0.36, 0.05),
    ),
    (  # the cup that is being filled
        (0.2, 0.65, -0.05, 0.21),
        (0.8, 0.4, -0.2, 0.17),
        (1.3, 0.6, -0.35, 0.13),
        (1.4, 1.0, -0.4, 0.1),
        (1.15, 1.22, -0.4, 0.07),
        (0.98, 1.2, -0.4, 0.05),
    ),
    (
        (-0.22, 0.6, -0.1, 0.2),
        (-0.85, 0.26, -0.3, 0.16),
        (-1.45, 0.35, -0.5, 0.13),
        (-1.75, 0.8, -0.55, 0.1),
        (-1.65, 1.12, -0.6, 0.07),
        (-1.5, 1.12, -0.62, 0.05),
    ),
    (
        (-0.15, 0.55, -0.2, 0.2),
        (-0.55, 0.2, -0.75, 0.16),
        (-1.0, 0.12, -1.1, 0.13),
        (-1.2, 0.22, -1.3, 0.1),
        (-1.05, 0.34, -1.45, 0.06),
    ),
    (
        (-0.05, 0.5, -0.25, 0.2),
        (-0.12, 0.2, -0.8, 0.16),
        (-0.35, 0.1, -1.2, 0.13),
        (-0.45, 0.14, -1.6, 0.1),
        (-0.25, 0.2, -1.8, 0.06),
    ),
    (
        (0.12, 0.5, -0.25, 0.2),
        (0.45, 0.18, -0.8, 0.16),
        (0.85, 0.12, -1.15, 0.13),
        (1.0, 0.28, -1.45, 0.1),
        (0.8, 0.42, -1.55, 0.06),
    ),
    (
        (0.2, 0.6, -0.1, 0.2),
        (0.9, 0.2, -0.2, 0.16),
        (1.45, 0.14, -0.5, 0.13),
        (1.75, 0.38, -0.7, 0.1),
        (1.6, 0.62, -0.8, 0.06),
    ),
    ((0, 0.6, 0.25, 0.2), (-0.7, 0.3, 0.8, 0.16), (-1.4, 0.25, 0.9, 0.12), (-1.7, 0.5, 0.8, 0.05)),
)


@card(
    palette="deep_sea",
    title="Eight guests, one cup each",
    subject="octopus tea party",
    props=("octopus", "teacups", "fish"),
)
def octopus_tea(scene: Scene, palette: Palette) -> Finish:
    settings.underwater(scene, palette)
    scene.camera = Camera(eye=(0, 2.2, -8.0), target=(0, 2.15, 0))
    octopus = things.octopus(skin="#e0604a", belly="#ffd8b0", posed=_TEA_ARMS)
    scene.put(octopus, 0, 0.2, 0.3, scale=1.4)
    for index, curve in enumerate(_TEA_ARMS[1:7]):
        band = ("#2f6f8f", "#5a8a4a", "#b98a2a")[index % 3]
        x, y, z = octopus.world(curve[-1][:3])
        scene.put(things.teacup(band=band), x, y + 0.06, z, yaw=40 + 50 * index, scale=0.36)
    x, y, z = octopus.world(_TEA_ARMS[0][-1][:3])
    teapot = things.teapot(china="#f5d76e", band="#2f6f8f")
    scene.put(teapot, x + 0.36, y - 0.42, z, yaw=180, roll=30, scale=0.56)
    x, y, z = teapot.world((-1.14, 1.04, 0))
    cup_x, cup_y, cup_z = octopus.world(_TEA_ARMS[1][-1][:3])
    stream = (
        (x, y, z, 0.035),
        (x + 0.12, y - 0.04, z, 0.04),
        (cup_x - 0.03, y - 0.5, (z + cup_z) / 2, 0.035),
        (cup_x, cup_y + 0.28, cup_z, 0.03),
    )
    scene.add(things.rope(stream, colour="#b8641f", segments=10, tags=("tea",), shine=0.6))
    scene.put(things.fish(scales="#f5d76e"), 2.0, 3.3, -0.5, yaw=12, scale=0.34)
    scene.put(things.fish(scales="#e86a9a"), -2.05, 2.75, -0.6, yaw=190, scale=0.32)
    scene.put(things.turtle(), 1.35, 4.75, 0.6, yaw=25, roll=12, scale=0.42)
    dice = random.Random(9)
    for _ in range(10):
        centre = (dice.uniform(-1.5, 1.5), dice.uniform(3.0, 5.4), dice.uniform(-1.5, 0))
        scene.bubble(centre, dice.uniform(0.04, 0.1))
    return Finish(flow="vertical")
