"""Gardens, meadows and wheat."""

import random
from dataclasses import replace

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish, flock
from art.paint.story.glsl import glsl, tube
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.story.things.faces import Build, Look


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
    """An apple with a door ajar, round windows and a stalk for a chimney."""
    thing = things.apple(radius=1.5)
    pane = thing.material("#ffd070", glow=1.5)
    wood = thing.material("#6a3a1c * (.7 + .4 * fbm2(p.xy * vec2(14., 2.)))")
    frame = thing.material("#e8d0a0")
    thing.code(
        """
        float peel = fruit * 1.5 + max(p.z, 0.);
        vec2 door = p.xy - vec2(-.35, .58);
        float arch = max(abs(door.x) - .32, max(-door.y - .5, length(door - vec2(0, .2)) - .44));
        vec2 bar = p.xy - vec2(.62, 1.38);
        float round_ = min(length(bar) - .33, length(p.xy - vec2(.1, 2.0)) - .14);
        float cross_ = max(round_, min(abs(bar.x), abs(bar.y)) - .025);
        """
    )
    thing.part("max(peel - .05, max(arch, door.x - .12))", wood)
    thing.part("max(peel - .03, max(arch, .1 - door.x))", pane)
    thing.part("max(peel - .08, abs(arch) - .035)", frame)
    thing.part("max(peel - .03, round_)", pane)
    thing.part("max(peel - .07, min(abs(round_) - .04, cross_))", frame)
    thing.light((0.1, 0.6, -2.2), "#ffc060", strength=1.3, reach=1.2)
    return thing


def _worm_in_a_hat() -> Thing:
    """A worm that leans out of a window around the origin, towards -z, and wears a top hat."""
    thing = Thing("worm", centre=(0, 0.35, -0.3), radius=1.0)
    skin = thing.material(
        "mix(#b8d85a, #86b03a, step(.5, fract(length(p - vec3(0, -.4, .3)) * 7.)))"
    )
    black = thing.material("#16161c", role="eye", shine=0.6)
    white = thing.material("#fffaf0", role="eye")
    red = thing.material("#b3261e")
    body = [(0.0, -0.1, 0.3, 0.2), (0.0, -0.05, -0.3, 0.2), (-0.04, 0.2, -0.5, 0.2),
            (-0.08, 0.48, -0.5, 0.24)]  # fmt: skip
    thing.code(tube(body, 8, "worm"))
    thing.code("vec3 face = p - vec3(-.08, .5, -.5); vec3 side = vec3(abs(face.x), face.yz);")
    thing.body("smin(worm, length(face) - .26, .08)", skin)
    thing.part("length(side - vec3(.1, .06, -.22)) - .075", white)
    thing.part("length(side - vec3(.095, .06, -.285)) - .035", black)
    smile = "max(abs(length(face.xy - vec2(0, .02)) - .15) - .02, face.y + .07)"
    thing.part(f"max(max(abs(length(face) - .265) - .035, face.z), {smile}) * .7", black)
    thing.part("cylinder(face - vec3(.02, .24, .02), .015, .26) - .01", black)
    thing.part("cone(face - vec3(.02, .42, .02), .17, .16, .18) - .01", black)
    thing.part("cone(face - vec3(.02, .29, .02), .035, .175, .177) - .01", red)
    return thing


@card(
    palette="autumn_gold",
    title="Small harvest",
    subject="apple house",
    props=("snail", "mushrooms", "mouse", "worm in a top hat"),
)
def apple_house(scene: Scene, palette: Palette) -> Finish:
    evening = replace(palette, zenith="#2f4a60", middle="#8f8a86", horizon="#f2b878")
    settings.field(
        scene,
        evening,
        height=0.4,
        clouds=0.4,
        cloud_style="streak",
        cloud_seed=4,
        light_from=(-0.6, 0.5, -0.5),
        key=0.75,
    )
    scene.camera = Camera(eye=(-0.2, 1.45, -6.9), target=(0.1, 2.0, 0), focal=2.0, roll=-5)
    home = scene.put(_apple_home(), 0.45, 0.0, 0.6, yaw=8, roll=-3, scale=1.35)
    scene.put(_worm_in_a_hat(), *home.world((0.62, 1.32, -1.35)), yaw=12, scale=1.35)
    smoke = ((0.35, 4.15, 0.16), (0.2, 4.5, 0.24), (-0.2, 4.95, 0.34))
    for seed, (x, y, scale) in enumerate(smoke, 3):
        puff = things.cloud(seed=seed, width=0.9, height=0.5, puffs=6, shade="#c8a090")
        scene.put(puff, x, y, 0.6, scale=scale)
    scene.put(things.ladder(height=3.1, width=0.2, rung=0.24), 2.05, 0.1, -0.9, roll=14)
    scene.put(things.mushroom(height=1.0, radius=0.48, cap="#c85a2a"), -2.0, 0.1, 0.8)
    farmer = things.person(
        head="mouse",
        skin="#b8a89c",
        coat="#2f4f78",
        scarf="#e8c870",
        right_hand=(-0.25, 0.55, -0.14),
        left_hand=(0.2, 0.62, -0.2),
        look=(10, 2),
    )
    scene.put(farmer, -0.85, 0.05, -2.9, yaw=-14, scale=1.75)
    x, y, z = farmer.world(farmer.anchors["right_hand"])
    scene.put(things.lantern(strength=1.2), x, y - 0.42, z, scale=0.95)
    x, y, z = farmer.world(farmer.anchors["left_hand"])
    scene.put(things.apple(radius=0.2), x, y + 0.1, z - 0.1)
    scene.put(things.snail(shell="#8a5a34"), 0.75, 0, -3.3, yaw=170, scale=0.34, on_ground=True)
    scene.light((-0.6, 2.2, -4.8), "#ffd8a0", strength=0.9, reach=1.8)
    return Finish(flow="swirl", stars=25, petals=24, petal_colour="#c8602a", soften=1.6)


def _parachute() -> Thing:
    """A seed of a dandelion: its stalk hangs from a star of hairs, its foot is at y = 0."""
    thing = Thing("dandelion seed", centre=(0, 0.75, 0), radius=0.95)
    hair = thing.material("#fffaf0", glow=0.3, translucency=0.8)
    stalk = thing.material("#d8c090")
    thing.code("vec3 q = p - vec3(0, .95, 0); q.xz = spokes(q.xz, 14.);")
    thing.body("capsule(q, vec3(0), vec3(.62, .34, 0), .016)", hair)
    thing.code(
        "vec3 q2 = p - vec3(0, .95, 0); q2.xz = turn(.22) * q2.xz; q2.xz = spokes(q2.xz, 9.);"
    )
    thing.part("capsule(q2, vec3(0), vec3(.36, .5, 0), .016)", hair)
    thing.part("capsule(p, vec3(0, 0, 0), vec3(0, .95, 0), .018)", stalk)
    return thing


@card(
    palette="rose_dawn",
    title="Wish travel",
    every=2,
    subject="breath that sends children off on seeds",
    props=("face", "dandelion", "children on parachutes"),
    mood=("wistful", "brave", "light"),
)
def dandelion_flight(scene: Scene, palette: Palette) -> Finish:
    settings.void(
        scene,
        palette,
        clouds=0.75,
        cloud_style="cumulus",
        cloud_seed=4,
        light_from=(-0.6, 0.55, -0.5),
        fog=0.0,
        key=1.0,
        ambient=1.05,
    )
    scene.camera = Camera(eye=(0.0, 0.0, -9.0), target=(0.0, 0.0, 0), focal=1.75)
    blower = things.faces.face(
        Look(open_eyes=0.45, gaze=(0.0, 0.2), brows=0.25, smile=-0.3, mouth=0.35),
        Build(nose=1.0, jaw=0.95, cheeks=1.9),
        skin="#b87850",
        hair="bun",
        hair_colour="#d8d0c8",
        cloth="#c8502c",
        shoulders=True,
    )
    blower.materials[1] = replace(blower.materials[1], colour=glsl("#6a4a3c"))
    scene.put(blower, 2.2, -1.15, 0.4, yaw=72, roll=-4, scale=0.82)
    clock = things.flower(
        petal="#fff4dc", centre="#b89a58", stem="#6f8f3f", height=3.6, radius=0.85, kind="dandelion"
    )
    scene.put(clock, -0.75, -5.35, -0.7)
    coats = ("#b3261e", "#1f5f6b", "#e8a83a", "#3a5a9a", "#7a3a6a", "#2f7a4a")
    flights = (
        (-1.55, -0.55, -1.2, 0.95, 22),
        (-0.35, 0.55, -0.8, 0.85, -14),
        (-1.75, 1.55, -0.4, 0.8, 12),
        (0.55, 1.95, 0.2, 0.7, -20),
        (-0.7, 2.6, 0.8, 0.6, 8),
        (1.5, 3.05, 1.4, 0.5, -8),
    )
    for k, (x, y, z, scale, roll) in enumerate(flights):
        child = things.person(
            coat=coats[k],
            outfit="dress" if k % 2 else "coat",
            hairstyle=("short", "braids", "bob", "short", "bun", "short")[k],
            hair=("#3a2018", "#c86a2a", "#6a3f24")[k % 3],
            skin=("#f0c8a0", "#a86a44", "#e0b088")[k % 3],
            left_hand=(0.05, 0.98, -0.12),
            right_hand=(-0.05, 0.94, -0.12),
            look=(10, 8),
            expression=("smile", "worried", "awe")[k % 3],
        )
        scene.put(child, x, y, z, yaw=-20 + 13 * k, roll=roll, scale=scale)
        scene.put(_parachute(), *child.world((0, 0.86, -0.12)), roll=roll * 1.2, scale=scale * 0.95)
    return Finish(flow="swirl", vignette=0.12)


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
