"""Cards about what hangs in the air over a meadow."""

import math
import random
from dataclasses import replace
from itertools import cycle, islice

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing


@card(
    palette="coral_noon",
    title="Moving day",
    subject="house lifted by balloons",
    props=("balloons", "meadow"),
)
def balloon_house(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.4,
        flowers="#f7c948",
        clouds=0.55,
        cloud_style="bank",
        cloud_seed=3,
        light_from=(-0.5, 0.75, -0.2),
    )
    scene.camera = Camera(eye=(0.6, 8.8, -3.6), target=(0.0, 1.6, 0.1), roll=-8)
    house = things.house(wall="#fff0d0", roof="#e2543f", height=1.0, width=0.6, depth=0.55)
    scene.put(house, 0.1, 2.2, 0.2, yaw=28, roll=-5, scale=1.25)
    colours = ("#e2543f", "#f7c948", "#2f9aa8", "#f08aa0", "#fff4e0", "#7a6ac0", "#6ab04a")
    dice = random.Random(11)
    for colour in islice(cycle(colours), 13):
        angle, away = dice.uniform(0, 6.28), dice.uniform(0.35, 1.15)
        x, z = 0.0 + math.cos(angle) * away, 0.9 + math.sin(angle) * away * 0.7
        y = 5.7 + dice.uniform(-0.5, 0.5)
        scene.put(things.balloon(colour, string=0.3, radius=0.34), x, y, z)
        scene.add(things.strings([((0.2, 4.1, 0.3), (x, y - 0.38, z))], thickness=0.008))
    roots = things.roots(seed=5, count=7, radius=1.3, drop=1.0, thickness=0.1, colour="#6a4a30")
    scene.put(roots, 0.1, 2.2, 0.2)
    owner = things.person(
        coat="#1d6f78",
        hairstyle="bob",
        right_hand=(-0.25, 0.9, -0.1),
        left_hand=(0.25, 0.85, -0.1),
        look=(0, -40),
    )
    scene.put(owner, 0.85, 0.02, -1.7, yaw=8, pitch=42, scale=1.5, on_ground=True)
    scene.put(things.suitcase(), 0.2, 0.02, -1.9, yaw=30, scale=0.95, on_ground=True)
    cat = things.cat(fur="#e8a050")
    scene.put(cat, -0.55, 0.02, -1.6, yaw=-15, pitch=15, scale=0.95, on_ground=True)
    return Finish(flow="swirl", vignette=0.05)


@card(
    palette="coral_noon",
    title="The last tame cloud",
    subject="cloud at anchor",
    props=("anchor", "ladder", "gardener"),
    every=2,
)
def anchored_cloud(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.3,
        flowers="#e2543f",
        clouds=0.3,
        cloud_style="streak",
        cloud_seed=3,
        light_from=(-0.5, 0.75, -0.3),
    )
    scene.camera = Camera(eye=(-0.5, 8.6, -4.4), target=(0.2, 2.4, 0.0), roll=-10)
    cloud = things.cloud(
        seed=9, width=1.6, height=0.95, puffs=10, colour="#e4ecf4", shade="#8fa8c4"
    )
    scene.put(cloud, -0.25, 4.0, -0.9)
    scene.put(
        things.anchor(height=2.0), -1.15, -0.2, -2.2, yaw=15, pitch=24, roll=20, on_ground=True
    )
    cable = (
        (-1.75, 1.6, -1.4, 0.035),
        (-1.9, 2.3, -1.6, 0.035),
        (-1.5, 3.2, -1.3, 0.035),
        (-1.0, 4.0, -0.9, 0.035),
    )
    scene.add(things.rope(cable, colour="#c8a878", segments=9))
    scene.put(things.ladder(height=5.0), -0.35, 0.0, 0.5, pitch=-3, roll=-2)
    gardener = things.person(
        coat="#1d6f78",
        hairstyle="bob",
        hair="#c86a2a",
        left_hand=(0.2, 0.72, -0.2),
        right_hand=(-0.3, 0.9, -0.1),
        pose="walk",
        look=(0, -30),
    )
    scene.put(gardener, -0.3, 4.35, 0.15, yaw=4, pitch=22, scale=1.35)
    flowers = ((-1.25, 4.75, -0.9, "#f08aa0", "daisy"), (0.35, 4.8, -1.3, "#f7c948", "tulip"))
    for x, y, z, petal, kind in flowers:
        scene.put(things.flower(petal=petal, height=0.6, radius=0.3, kind=kind), x, y, z, pitch=-18)
    scene.put(things.round_tree(height=0.6, radius=0.34, leaf="#6ab04a"), 0.45, 4.65, -0.5)
    scene.put(things.rabbit(), 0.3, 0.03, -2.6, yaw=20, pitch=24, scale=0.9, on_ground=True)
    return Finish(flow="swirl", vignette=0.08)


@card(
    palette="sepia_memory",
    title="Urban planning",
    subject="hand pulling houses on strings",
    props=("hand", "houses", "strings"),
    mirrored=True,
    every=2,
)
def puppet_town(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.3,
        clouds=0.3,
        cloud_style="streak",
        light_from=(-0.5, 0.7, -0.4),
    )
    scene.camera = Camera(eye=(0.5, 6.4, -5.2), target=(0.05, 1.8, -0.2), focal=1.8, roll=-9)
    hand = things.hand(skin="#d8b090", sleeve="#35545a")
    scene.put(hand, 0.1, 5.75, 0.6, pitch=-20, roll=180, scale=1.25)
    tips = (
        (-0.60, 1.68, -0.1),
        (-0.2, 1.9, -0.08),
        (0.15, 1.86, -0.08),
        (0.5, 1.6, -0.08),
        (0.82, 1.08, -0.2),
    )
    houses = (
        (1.35, 1.35, 0.3, -12, 8, "#8c2f24"),
        (0.45, 0.75, -0.6, -3, -5, "#35545a"),
        (-0.4, 1.35, -0.4, 6, 4, "#a8743a"),
        (-1.15, 0.85, 0.4, 15, -8, "#8c2f24"),
        (-1.45, 1.8, 1.6, 20, -4, "#35545a"),
    )
    for tip, (x, y, z, yaw, roll, roof) in zip(tips, houses, strict=True):
        house = things.house(roof=roof, height=0.75, width=0.42, depth=0.4)
        scene.put(house, x, y, z, yaw=yaw, roll=roll)
        ridge = house.world((0, 1.22, 0))
        scene.add(things.strings([(hand.world(tip), ridge)], thickness=0.014, colour="#f4ead2"))
    waving, upwards = (-0.25, 0.88, -0.1), (0, -35)
    citizens = (
        things.person(coat=palette.accent, hairstyle="bob", right_hand=waving, look=upwards),
        things.person(
            coat=palette.accent2, outfit="dress", hairstyle="bun", right_hand=waving, look=upwards
        ),
        things.person(coat="#c8a050", hairstyle="short", right_hand=waving, look=upwards),
    )
    places = ((-1.0, -1.5, -14), (0.0, -2.1, 4), (1.05, -1.6, 16))
    for citizen, (x, depth, yaw) in zip(citizens, places, strict=True):
        scene.put(citizen, x, 0.02, depth, yaw=yaw, pitch=40, scale=1.15, on_ground=True)
    return Finish(flow="swirl", vignette=0.1)


def _mailbox() -> Thing:
    """An open mailbox on its post, with light inside; the opening is towards -z."""
    thing = Thing("mailbox", centre=(0, 0.7, 0), radius=1.0)
    red = thing.material("#c8374f * (.85 + .25 * fbm3(p * 5.))", shine=0.5)
    iron = thing.material("#3a3050")
    inside = thing.material("#ffd890", glow=0.7)
    thing.body("capsule(p, vec3(0, -.3, 0), vec3(0, .85, 0), .06)", iron)
    thing.code("vec3 q = p - vec3(0, 1.05, 0);")
    thing.code("float vault = max(length(vec2(q.x, max(q.y, 0.))) - .3, -q.y - .22);")
    thing.part("max(abs(vault) - .025, abs(q.z) - .42) * .9", red)
    thing.part("max(vault + .03, abs(q.z + .1) - .25)", inside)
    thing.code("vec3 lid = q - vec3(0, -.24, -.44); lid.yz = turn(-.35) * lid.yz;")
    lid = "max(length(vec2(lid.x, max(-lid.z - .22, 0.))) - .28, abs(lid.y) - .02)"
    thing.part(f"max({lid}, lid.z) * .9", red)
    thing.part("box(p - vec3(.34, 1.3, .1), vec3(.02, .22, .03))", iron)
    thing.part("box(p - vec3(.34, 1.44, .0), vec3(.02, .08, .12))", red)
    thing.light((0, 1.1, -0.6), "#ffc870", strength=1.2, reach=0.9)
    return thing


def _letter(wings: float = 0.0) -> Thing:
    """A sealed letter; wings of the given size grow from its back."""
    thing = Thing("letter", radius=1.3)
    flap = "min(abs(p.y - .30 + .55 * abs(p.x)) - .008, abs(p.y + .30 - .45 * abs(p.x)) - .004)"
    paper = thing.material(
        f"mix(#fff6e6, #a890a8, ramp(.012, .0, {flap})) * (.94 + .1 * fbm3(p * 4.))", glow=0.12
    )
    wax = thing.material("#c8374f", shine=0.5)
    plume = thing.material(
        "#ffffff * (.82 + .25 * ramp(.2, .8, fract(p.x * 6. + p.y * 3.)))", glow=0.15
    )
    thing.body("roundBox(p, vec3(.48, .32, .03), .02)", paper)
    thing.part("cylinder((p - vec3(0, .02, -.03)).xzy, .025, .08)", wax)
    if wings:
        thing.code("vec3 w = vec3(abs(p.x) - .38, p.y - .14, p.z - .05);")
        thing.code("w.xy = turn(.6) * w.xy; w.y -= .35 * w.x * w.x;")
        thing.part(
            "ellipsoid(w - vec3($reach, 0, 0), vec3($reach, .17, .03)) * .8",
            plume,
            reach=0.5 * wings,
        )
    return thing


@card(
    palette="lavender_dream",
    title="The post that flew",
    subject="letters turning into birds",
    props=("letters", "birds", "mailbox", "girl"),
    every=2,
)
def letters_birds(scene: Scene, palette: Palette) -> Finish:
    dawn = replace(palette, zenith="#f0d8f0", middle="#a890d0", horizon="#6a58a8")
    settings.hills(
        scene,
        dawn,
        amplitude=0.4,
        flowers="#ffe0f0",
        clouds=0.3,
        cloud_style="streak",
        cloud_seed=8,
    )
    scene.camera = Camera(eye=(0.0, 0.8, -5.2), target=(0.0, 2.45, 0), focal=1.4, roll=8)
    mailbox = _mailbox()
    scene.put(mailbox, 0.95, 0.1, -2.5, yaw=48, scale=1.1, on_ground=True)
    scene.light((-0.6, 1.5, -3.8), "#fff0e0", strength=0.9, reach=1.5)
    post = (
        (0.45, 1.55, -2.9, 0.36, 20, 0.0),
        (0.1, 1.95, -2.6, 0.42, -18, 0.0),
        (-0.45, 2.35, -2.3, 0.5, 24, 0.9),
        (-0.85, 3.1, -1.9, 0.56, -8, 1.2),
    )
    for x, y, z, scale, roll, wings in post:
        scene.put(_letter(wings), x, y, z, yaw=-12, pitch=-24, roll=roll, scale=scale)
    birds = (
        (-0.15, 3.65, -1.4, 1.0, -75, 8),
        (0.95, 3.1, -0.8, 1.0, -60, 12),
        (-1.3, 4.3, -0.4, 1.0, -110, -10),
        (0.5, 4.7, 0.2, 1.1, -80, 6),
        (1.8, 4.5, 0.6, 1.1, -55, 14),
    )
    for x, y, z, scale, yaw, roll in birds:
        bird = things.bird(back="#fbf4ea", belly="#ffffff", beak="#f2a04b", pose="fly")
        scene.put(bird, x, y, z, yaw=yaw, pitch=0, roll=roll, scale=scale)
    girl = things.person(
        coat="#2fa39a",
        outfit="dress",
        hairstyle="braids",
        left_hand=(0.3, 0.85, -0.15),
        right_hand=(-0.28, 0.8, -0.1),
        look=(-8, -14),
        hair="#8a4a2a",
    )
    scene.put(girl, -0.62, -0.02, -2.3, yaw=-14, scale=1.3, on_ground=True)
    return Finish(flow="swirl", vignette=0.08)
