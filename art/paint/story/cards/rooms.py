"""Cards inside four walls."""

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish, fireflies
from art.paint.story.glsl import tube
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.story.settings import Window
from art.paint.story.skies import Moon

_RIPPLES = (
    "n = normalize(vec3((fbm2(P.xz * 2.) - .45) * .10, 1., (fbm2(P.xz * 2. + 7.) - .45) * .14));"
)


@card(
    palette="moon_indigo",
    title="The night the bedroom set sail",
    subject="flooded room",
    props=("rowboat", "window", "moon", "chair"),
)
def room_flood(scene: Scene, palette: Palette) -> Finish:
    settings.room(
        scene,
        palette,
        wall="#3a4a7a",
        paper="#46588a",
        width=2.9,
        height=6.4,
        depth=3.4,
        window=Window(x=-1.0, y=3.9, width=0.95, height=1.25),
        clouds=0.4,
        cloud_style="streak",
        ambient=2.2,
        key=1.2,
        moon=Moon((-0.2, 0.33, 1.0), radius=0.06, phase=0),
    )
    scene.air.bounces = 2
    scene.air.reflection_tint = (0.75, 0.85, 1.0)
    settings.ground(scene, "p.y - .45", "#1a2a50", "water", mirror=0.6, shine=0.4, normal=_RIPPLES)
    scene.camera = Camera(eye=(0.45, 1.9, -5.0), target=(0.2, 2.0, 0), focal=1.75, roll=-9)
    boat = scene.put(things.rowboat(), 0.1, 0.3, -0.5, yaw=58, scale=1.9)
    captain = things.person(
        coat="#e8a33d",
        hat="pilot",
        hat_colour="#c2455b",
        pose="sit",
        scarf="#c2455b",
        left_hand=(0.3, 0.5, -0.16),
        right_hand=(-0.2, 0.72, -0.2),
        look=(-6, 8),
        expression="smile",
    )
    scene.put(captain, 0.2, 1.0, -0.35, yaw=-4, scale=2.7)
    x, y, z = captain.world(captain.anchors["left_hand"])
    broom = ((x - 0.35, y + 0.9, z + 0.1), (x + 0.5, y - 1.35, z - 0.3))
    scene.add(things.strings([broom], thickness=0.05, colour="#c89a5a"))
    scene.put(things.cat(), *boat.world((0.55, 0.2, 0.0)), yaw=14, scale=1.0)
    scene.put(things.lantern(strength=1.6), *boat.world((0.98, 0.45, 0.0)), scale=0.95)
    scene.put(things.chair("#a85a3c"), 1.9, 0.2, 1.2, yaw=40, roll=-26, scale=1.3)
    scene.put(things.book("#c2455b"), -1.0, 0.45, -1.7, yaw=30, scale=0.7)
    scene.put(things.fish(scales="#f08a3c"), -1.0, 1.15, -1.2, yaw=150, roll=36, scale=0.3)
    scene.light((0.0, 2.4, -3.0), "#ffd890", strength=1.2, reach=2.0)
    return Finish(flow="horizontal", vignette=0.3, soften=1.6)


@card(
    palette="rose_dawn",
    title="It grew while we slept",
    subject="tree growing in a room",
    props=("bed", "birds", "slippers"),
    mood=("astonished", "joyful"),
)
def room_tree(scene: Scene, palette: Palette) -> Finish:
    settings.room(
        scene,
        palette,
        wall="#c89aa0",
        paper="#d8acae",
        floor="#a8704e",
        width=3.0,
        height=9.0,
        depth=3.2,
        window=Window(x=-1.7, y=2.4, width=0.7, height=1.1),
        clouds=0.5,
        ambient=1.1,
    )
    scene.camera = Camera(eye=(0.35, 0.55, -5.0), target=(0.0, 3.0, 0), focal=1.4, roll=6)
    tree = things.round_tree(
        bark="#6a4030", leaf="#e07898", leaf2="#fff0e8", height=3.1, radius=1.5, seed=5
    )
    scene.put(tree, 0.1, 0.0, 0.9)
    bed = things.bed(frame="#8a5a3a", cover="#5a8a9a", pattern="#fff0d8")
    scene.put(bed, 0.1, 3.35, 0.1, yaw=84, roll=7, scale=1.45)
    girl = things.person(
        coat="#fff0e0",
        outfit="dress",
        hairstyle="long",
        hair="#7a3a20",
        pose="sit",
        right_hand=(-0.32, 0.6, -0.12),
        left_hand=(0.2, 0.2, -0.1),
        look=(-6, -22),
        expression="awe",
    )
    scene.put(girl, -0.35, 4.4, -0.65, yaw=4, pitch=-10, scale=1.9)
    scene.put(things.cat(fur="#f0e8e0"), 0.75, 4.3, -0.5, yaw=14, pitch=-22, scale=1.1)
    scene.put(things.bird(back="#c8374f"), 1.5, 4.85, -0.8, yaw=20, scale=0.5)
    scene.put(things.bird(back="#3f6f8f", pose="fly"), -1.3, 5.9, -0.6, yaw=170, scale=0.55)
    for x, yaw in ((0.75, 14), (1.12, -10)):
        scene.put(_slipper(), x - 0.1, 0.0, -1.4, yaw=yaw + 60, scale=1.3)
    return Finish(flow="swirl", petals=40, petal_colour="#f4b0c0", soften=1.6)


def _slipper() -> Thing:
    """A slipper, its toe towards -z."""
    thing = Thing("slipper", centre=(0, 0.12, 0), radius=0.45)
    felt = thing.material("#3f8fa0 * (.85 + .2 * fbm3(p * 9.))", role="cloth")
    sole = thing.material("#f4e0c0", role="cloth")
    thing.code("float shoe = ellipsoid(p - vec3(0, .1, -.1), vec3(.14, .13, .24));")
    thing.body("smax(shoe, -ellipsoid(p - vec3(0, .16, .12), vec3(.11, .14, .2)), .02)", felt)
    thing.part("ellipsoid(p - vec3(0, .03, 0), vec3(.15, .035, .32))", sole)
    thing.part("length(p - vec3(0, .24, -.2)) - .055", sole)
    return thing


def _cake() -> Thing:
    thing = Thing("cake", centre=(0, 0.2, 0), radius=0.55)
    icing = "ramp(.26, .30, p.y + .05 * sin(atan(p.x, p.z) * 9.))"
    sponge = thing.material(f"mix(#8a4a2c, #fff0e4, {icing})")
    cherry = thing.material("#d03a3a", shine=0.5)
    thing.body("cylinder(p - vec3(0, .2, 0), .2, .42) - .02", sponge)
    thing.code("vec3 q = p - vec3(0, .45, 0); q.xz = spokes(q.xz, 8.);")
    thing.part("length(q - vec3(.33, 0, 0)) - .06", cherry)
    return thing


@card(
    palette="teal_storm",
    title="It only wanted to see the cake",
    subject="giant eye at the window",
    props=("candle", "child", "room"),
    mood=("uneasy", "curious", "funny"),
)
def room_eye(scene: Scene, palette: Palette) -> Finish:
    settings.room(
        scene,
        palette,
        wall="#3f6a6a",
        paper="#4a7878",
        floor="#5a4030",
        width=3.2,
        height=6.4,
        depth=2.4,
        window=Window(x=0.1, y=3.75, width=1.75, height=1.35),
        clouds=0.2,
        ambient=0.9,
        key=0.5,
    )
    scene.camera = Camera(eye=(0.2, 2.5, -5.4), target=(0.05, 2.3, 0), focal=1.6, roll=-5)
    eye = things.eye(iris="#e0a030", lid="#6a8a5a", radius=1.9, openness=0.62)
    scene.put(eye, 0.15, 3.75, 4.6, pitch=-10)
    scene.light((0.1, 3.6, 2.0), "#ffe8c0", strength=1.3, reach=1.7)
    scene.put(things.table(width=1.9, depth=0.7, height=0.8), 0, 0, -2.0)
    scene.put(_cake(), 0.1, 0.84, -2.2, scale=1.15)
    for x, z in ((-0.08, -2.3), (0.12, -2.45), (0.32, -2.3)):
        scene.put(things.candle(height=0.26, radius=0.035, strength=0.5), x, 1.3, z)
    scene.light((0.0, 1.9, -2.5), "#ffc870", strength=1.5, reach=1.7)
    boy = things.person(
        coat="#e0622f",
        hair="#3a2418",
        left_hand=(0.16, 0.56, -0.24),
        right_hand=(-0.16, 0.56, -0.24),
        look=(-8, -6),
        asleep=True,
        expression="awe",
    )
    scene.put(boy, -0.92, -0.15, -1.2, yaw=-22, pitch=-6, scale=2.7)
    girl = things.person(
        coat="#f0c75e",
        outfit="dress",
        hairstyle="braids",
        hair="#8a3a1c",
        left_hand=(0.1, 0.62, -0.2),
        right_hand=(-0.12, 0.68, -0.2),
        look=(30, 14),
        expression="worried",
    )
    scene.put(girl, 1.0, -0.15, -1.1, yaw=14, scale=2.6)
    scene.put(things.balloon("#c8374f", string=1.6), -1.9, 4.4, 0.6, scale=1.3)
    scene.put(things.balloon("#f0c75e", string=1.6), 1.95, 4.7, 0.6, scale=1.3)
    return Finish(flow="swirl", vignette=0.3, soften=1.6)


def _jar() -> Thing:
    """The mouth of a jar with its lid, seen from within, and the rims of its glass."""
    thing = Thing("jar", centre=(0, 2.5, 0.6), radius=5.0)
    brass = thing.material("#d8a850 * (.75 + .4 * fbm3(p * 5.))", shine=0.8)
    glass = thing.material("#bfe8d8", glow=0.12, shine=0.9)
    thing.code("float around = length(p.xz - vec2(0, .4));")
    thing.body(
        "max(cylinder(p - vec3(0, 5.25, .4), .4, 1.6),"
        " -cylinder(p - vec3(0, 4.85, .4), .2, 1.5)) - .03",
        brass,
    )
    thing.part("(length(vec2(around - 1.5, p.y - 4.62)) - .09) * .9", glass)
    thing.part("(length(vec2(around - 1.55, p.y - 4.3)) - .05) * .9", glass)
    wall = [
        (2.02, -0.2, 0.9, 0.05),
        (2.02, 2.6, 0.9, 0.05),
        (1.95, 3.4, 0.8, 0.05),
        (1.5, 4.2, 0.5, 0.05),
    ]
    thing.code("vec3 kept = p; p.x = abs(p.x);")
    thing.code(tube(wall, 14, "rim"))
    thing.part("rim", glass)
    thing.code("p = kept;")
    return thing


@card(
    palette="emerald_mist",
    title="A small weather",
    subject="forest in a jar",
    props=("jar", "rain cloud", "deer", "child"),
    mood=("curious", "tender"),
)
def jar_forest(scene: Scene, palette: Palette) -> Finish:
    settings.room(
        scene,
        palette,
        wall="#3f5a50",
        paper="#48665a",
        width=7.0,
        height=12.0,
        depth=9.0,
        window=None,
        ambient=1.1,
        key=0.8,
    )
    scene.camera = Camera(eye=(-0.15, 1.35, -4.4), target=(0.05, 2.25, 0), focal=1.5, roll=-5)
    settings.ground(
        scene,
        "p.y - .12 * fbm2(p.xz * 1.6)",
        "mix(#3f6a3a, #9ab85a, fbm2(p.xz * 2.)) * (.7 + .5 * noise(p.xz * 17.))",
        "moss",
    )
    child = things.person(
        coat="#d8603a",
        hair="#5a3018",
        hairstyle="bob",
        left_hand=(0.2, 0.56, -0.25),
        right_hand=(-0.22, 0.6, -0.25),
        look=(0, -14),
        expression="awe",
    )
    scene.put(child, 0.35, -4.2, 4.4, yaw=4, pitch=-6, scale=8.6)
    scene.put(things.candle(height=2.4, radius=0.3, strength=1.6), -2.6, 0, 4.2)
    for x, z, height in ((-1.5, -0.3, 2.3), (1.7, 0.2, 1.9), (-0.9, 1.2, 1.5), (1.2, 1.3, 1.3)):
        scene.put(things.fir(height=height, needles="#2f6a4a"), x, 0, z)
    scene.put(things.deer(fur="#b8703a"), -0.25, 0.05, -1.0, yaw=28, scale=0.75)
    scene.put(things.mushroom(height=0.45, radius=0.24), 0.95, 0.05, -1.5)
    scene.put(things.snail(), 0.55, 0.08, -2.3, yaw=20, scale=0.3)
    cloud = things.cloud(seed=4, width=0.75, height=0.4, colour="#b8c4d0", shade="#6a7a90")
    scene.put(cloud, 0.75, 2.35, -1.0)
    drops = [
        (
            (0.2 + 0.19 * n, 2.1 - 0.23 * (n % 3), -1.2),
            (0.17 + 0.19 * n, 1.85 - 0.23 * (n % 3), -1.2),
        )
        for n in range(7)
    ]
    drops += [((x - 0.05, y - 0.75, z), (u - 0.05, v - 0.75, w)) for (x, y, z), (u, v, w) in drops]
    scene.add(things.strings(drops, colour="#cfe8ff", thickness=0.018))
    scene.put(_jar(), 0, 0, 0)
    scene.light((0.2, 2.6, 1.6), "#ffe0a8", strength=1.6, reach=2.6)
    inside = fireflies(14, "#f4ff9a", seed=4, x=(-1.3, 1.3), y=(0.6, 1.6), z=(-1.6, 0.5))
    return Finish(flow="swirl", sparks=inside, vignette=0.25, soften=1.6)
