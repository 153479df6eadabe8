"""Cards inside four walls."""

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish, fireflies
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
        width=2.4,
        height=5.4,
        depth=3.0,
        window=Window(x=0.1, y=3.0, width=0.95, height=1.35),
        clouds=0.4,
        cloud_style="swirl",
        cloud_seed=3,
        ambient=2.6,
        key=1.6,
        moon=Moon((0.05, 0.125, 1.0), radius=0.04, phase=0),
    )
    scene.light((-0.9, 1.2, -1.8), "#ffd890", strength=1.2, reach=1.8)
    scene.air.bounces = 2
    scene.air.reflection_tint = (0.75, 0.85, 1.0)
    settings.ground(scene, "p.y - .45", "#1a2a50", "water", mirror=0.7, shine=0.4, normal=_RIPPLES)
    scene.camera = Camera(eye=(0, 2.1, -6.4), target=(0, 2.2, 0))
    scene.put(things.rowboat(), -0.2, 0.42, -0.9, yaw=16, scale=1.05)
    rower = things.person(
        coat="#e8a33d",
        hat="beanie",
        hat_colour="#c2455b",
        pose="sit",
        left_hand=(0.3, 0.5, -0.1),
        right_hand=(-0.3, 0.5, -0.1),
    )
    scene.put(rower, -0.2, 0.74, -0.9, yaw=-165)
    scene.put(things.chair("#8a4a34"), 1.45, 0.25, 0.6, yaw=30, roll=-22, scale=1.1)
    scene.put(things.lantern(), -1.15, 0.72, -1.05)
    scene.put(things.paper_boat(), 1.2, 0.45, -2.2, yaw=30, scale=0.45)
    scene.put(things.book("#c2455b"), -1.4, 0.45, -2.3, yaw=30, scale=0.6)
    scene.put(things.cat(), 0.55, 0.72, -0.75, yaw=-10, scale=0.5)
    scene.beam(
        (0.3, 3.6, 3.2), (-0.1, -0.55, -1.0), spread=0.3, length=5.5, colour="#c8d8ff", density=0.22
    )
    return Finish(flow="horizontal", vignette=0.35)


@card(
    palette="rose_dawn",
    title="It grew while we slept",
    subject="tree growing in a room",
    props=("bed", "birds", "window"),
)
def room_tree(scene: Scene, palette: Palette) -> Finish:
    settings.room(
        scene,
        palette,
        wall="#c89aa0",
        paper="#d8acae",
        floor="#a8704e",
        width=2.6,
        height=7.0,
        depth=3.2,
        window=Window(x=-1.1, y=2.9, width=0.7, height=1.1),
        clouds=0.5,
        ambient=1.1,
    )
    scene.camera = Camera(eye=(0, 2.1, -7.0), target=(0, 2.4, 0))
    bed = things.bed(frame="#8a5a3a", cover="#5a8a9a", pattern="#fff0d8")
    scene.put(bed, 0.2, 0, 0.3, yaw=-24, scale=1.15)
    scene.put(
        things.tree(leaf="#e89ab0", leaf2="#fff0e8", seed=4, height=1.15, levels=6), 0.35, 0.6, 0.4
    )
    scene.put(things.bird(back="#c8374f"), -0.6, 0.95, -0.8, yaw=20, scale=0.5)
    scene.put(things.bird(back="#3f6f8f", pose="fly"), 1.4, 4.4, -0.4, yaw=170, scale=0.5)
    girl = things.person(
        coat="#fff0e0",
        outfit="dress",
        hairstyle="long",
        right_hand=(-0.2, 0.75, -0.15),
        look=(0, -15),
    )
    scene.put(girl, -1.2, 0, -1.6, yaw=-150, scale=1.15)
    scene.put(things.cat(fur="#e8e0d8"), 1.5, 0, -1.8, yaw=30, scale=0.7)
    return Finish(flow="swirl", petals=46, petal_colour="#f4b0c0")


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
    mirrored=True,
)
def room_eye(scene: Scene, palette: Palette) -> Finish:
    settings.room(
        scene,
        palette,
        wall="#3f6a6a",
        paper="#4a7878",
        floor="#5a4030",
        width=2.5,
        height=5.2,
        depth=3.0,
        window=Window(x=0.1, y=2.9, width=1.15, height=1.25),
        clouds=0.2,
        ambient=1.3,
        key=0.8,
    )
    scene.camera = Camera(eye=(0, 1.9, -6.4), target=(0, 2.1, 0))
    scene.put(things.eye(iris="#e0a030", lid="#6a8a5a", radius=1.5, openness=0.6), 0.1, 2.95, 4.9)
    scene.light((0.1, 2.9, 2.2), "#ffe8c0", strength=1.4, reach=1.6)
    scene.put(things.table(width=0.8, depth=0.5, height=0.8), 0, 0, -0.5)
    scene.put(_cake(), 0, 0.84, -0.5)
    scene.put(things.candle(height=0.28, radius=0.04, strength=1.2), 0, 1.24, -0.5)
    boy = things.person(
        coat="#e0622f",
        hairstyle="short",
        left_hand=(0.2, 0.5, -0.2),
        right_hand=(-0.2, 0.5, -0.2),
        look=(0, -8),
    )
    scene.put(boy, -0.95, 0, -1.2, yaw=-140, scale=1.15)
    girl = things.person(
        coat="#f0c75e", outfit="dress", hairstyle="braids", left_hand=(0.2, 0.5, -0.2)
    )
    scene.put(girl, 0.95, 0, -1.2, yaw=140, scale=1.05)
    scene.put(things.balloon("#e0622f", string=1.6), -1.7, 3.6, 0.6)
    scene.put(things.balloon("#f0c75e", string=1.6), 1.75, 3.8, 0.4)
    return Finish(flow="swirl", vignette=0.38)


def _jar() -> Thing:
    thing = Thing("jar", centre=(0, 1.3, 0), radius=1.9)
    brass = thing.material("#c8a050", shine=0.8)
    rim = thing.material("#bfe0d0", shine=0.8)
    thing.body("cylinder(p - vec3(0, 2.45, 0), .12, .72) - .02", brass)
    thing.part("torusY(p - vec3(0, .06, 0), .98, .05)", rim)
    thing.part("torusY(p - vec3(0, 2.28, 0), .74, .05)", rim)
    return thing


@card(
    palette="emerald_mist",
    title="A small weather",
    subject="forest in a jar",
    props=("jar", "fireflies", "deer", "table"),
    mirrored=True,
)
def jar_forest(scene: Scene, palette: Palette) -> Finish:
    settings.room(
        scene,
        palette,
        wall="#3f5a50",
        paper="#48665a",
        floor="#5a4030",
        width=3.2,
        height=6.0,
        depth=3.6,
        window=Window(x=-1.2, y=3.4, width=0.7, height=1.1),
        clouds=0.4,
        ambient=1.2,
        key=1.0,
    )
    scene.camera = Camera(eye=(0, 2.3, -6.8), target=(0, 2.0, 0))
    scene.put(things.table(width=2.0, depth=1.1, height=0.9), 0, 0, 0)
    moss = 1.16
    scene.put(
        things.island(top="#7fa35a", rock="#6a5040", radius=0.95, depth=0.3, seed=2), 0.1, moss, 0
    )
    scene.put(things.fir(height=1.3, needles="#2f6a4a"), -0.35, moss, 0.3)
    scene.put(things.fir(height=1.05, needles="#3f7a50"), 0.55, moss, 0.35)
    scene.put(things.fir(height=0.8, needles="#3f7a50"), 0.15, moss, 0.5)
    scene.put(things.deer(fur="#a8683a"), 0.2, moss, -0.2, yaw=-20, scale=0.36)
    scene.put(things.mushroom(height=0.25, radius=0.13), -0.4, moss, -0.45)
    scene.put(_jar(), 0.1, 0.92, 0)
    scene.bubble((0.1, 2.05, 0), 1.22, tint=(0.9, 1, 0.95))
    scene.put(things.candle(height=0.45, radius=0.1), -1.5, 0.93, -0.3)
    scene.put(
        things.book("#d9482b", width=0.45, height=0.12, depth=0.34), 1.45, 0.93, -0.4, yaw=-20
    )
    scene.put(things.snail(), 1.45, 1.06, -0.4, yaw=20, scale=0.22)
    inside_the_jar = fireflies(
        30, "#f4ff9a", seed=4, x=(-0.7, 0.9), y=(1.3, 3.0), z=(-0.6, 0.5), radius=0.014
    )
    return Finish(flow="swirl", sparks=inside_the_jar, vignette=0.35)
