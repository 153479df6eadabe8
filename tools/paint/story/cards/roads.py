"""Cards along a road."""

from tools.paint.story import settings, things
from tools.paint.story.card import card
from tools.paint.story.finish import Finish, flock
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Camera, Scene, Thing


def _inkwell() -> Thing:
    thing = Thing("inkwell", centre=(0, 0.5, 0), radius=0.9)
    glass = thing.material("#1f2f4a", shine=0.9)
    bottle = "roundBox(p - vec3(0, .32, 0), vec3(.5, .32, .5), .14)"
    thing.body(f"smin({bottle}, cylinder(p - vec3(0, .75, 0), .12, .22), .06)", glass)
    return thing


@card(
    palette="emerald_mist",
    title="Still being written",
    subject="giant feather writing a road",
    props=("feather", "road", "traveller"),
)
def quill_road(scene: Scene, palette: Palette) -> Finish:
    settings.field(
        scene,
        palette,
        height=0.4,
        path=True,
        flowers="#f0e070",
        clouds=0.55,
        cloud_style="cumulus",
        cloud_seed=5,
    )
    scene.camera = Camera(eye=(0, 2.2, -7.8), target=(0, 2.1, 0))
    quill = things.feather(length=5.2, colour="#fbf4e4", tip="#2f6f7f")
    scene.put(quill, -0.35, 0.1, 1.6, yaw=20, pitch=-8, roll=-22)
    traveller = things.person(
        coat="#d9482b",
        outfit="cloak",
        hat="wizard",
        hat_colour="#2f5f7f",
        right_hand=(-0.25, 0.5, -0.1),
    )
    scene.put(traveller, 0.15, 0.12, -2.9, yaw=175, scale=1.05)
    staff = ((0.42, 0.1, -3.0), (0.45, 1.3, -2.9))
    scene.add(things.strings([staff], thickness=0.022, colour="#7a5a34"))
    scene.put(things.rabbit(), -0.75, 0.12, -2.3, yaw=-150, scale=0.5)
    scene.put(_inkwell(), 1.6, 0.1, 0.6, yaw=20)
    return Finish(flow="swirl", birds=flock(5, seed=5))


def _piano_keys() -> Thing:
    thing = Thing("piano keys", "road")
    black = (
        "step(.5, fract(p.z * 1.1 + .5)) * step(0., p.x + .35 * sin(p.z * .5))"
        " * step(abs(fract(p.z * .157) - .35), .42)"
    )
    gaps = "(.35 + .65 * step(.05, fract(p.z * 2.2)))"
    ivory = thing.material(f"mix(vec3(.85, .8, .72), vec3(.03), {black}) * {gaps}")
    thing.code(
        """
        float d = box(vec3(p.x + .35 * sin(p.z * .5), p.y - .13, 0.), vec3(.85, .06, 1.));
        d = max(d, -p.z - 5.);
        """
    )
    thing.body("d * .7", ivory)
    return thing


@card(
    palette="violet_ember",
    title="Practice makes distance",
    subject="road of piano keys",
    props=("gramophone", "walker", "hills"),
)
def piano_road(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.7,
        flat=6.0,
        clouds=0.55,
        cloud_style="streak",
        cloud_seed=4,
        sun=(0.05, 0.15, 1.0),
    )
    scene.add(_piano_keys())
    scene.camera = Camera(eye=(0, 2.0, -7.4), target=(0, 2.0, 0))
    scene.put(things.gramophone(), 0.9, 0.1, 2.4, yaw=35, scale=1.5)
    walker = things.person(
        coat="#f5c04a",
        hat="top",
        pose="walk",
        left_hand=(0.3, 0.5, -0.1),
        right_hand=(-0.3, 0.5, 0.1),
    )
    scene.put(walker, -0.1, 0.2, -2.2, yaw=172, scale=1.05)
    scene.put(things.cat(), 0.75, 0.2, -2.6, yaw=150, scale=0.5)
    scene.put(things.bird(back="#3fa8b0", pose="fly"), -1.2, 3.4, -0.4, yaw=200, scale=0.5)
    return Finish(flow="horizontal", birds=flock(6, seed=4, x=(0.1, 0.6), y=(0.2, 0.32)), stars=40)


@card(
    palette="coral_noon",
    title="Delay: one cat",
    subject="giant cat and a toy train",
    props=("train", "poppies", "cat"),
    mirrored=True,
)
def poppy_train(scene: Scene, palette: Palette) -> Finish:
    settings.field(
        scene,
        palette,
        height=0.4,
        path=True,
        flowers="#e2342f",
        clouds=0.55,
        cloud_style="bank",
        cloud_seed=5,
    )
    scene.camera = Camera(eye=(0, 1.7, -7.8), target=(0, 2.1, 0))
    scene.put(things.cat(fur="#e8e0d4", eye="#5ab0c0"), 0.55, 0.1, 0.9, yaw=12, scale=3.4)
    scene.put(things.train(body="#1d6f78", gold="#f7c948"), -0.35, 0.12, -2.2, yaw=-18, scale=0.7)
    smoke = ((-0.95, 1.1, -2.3, 0.16), (-0.75, 1.4, -2.2, 0.22), (-0.4, 1.8, -2.0, 0.3))
    for seed, (x, y, z, scale) in enumerate(smoke):
        scene.put(things.cloud(seed=seed, width=0.9, height=0.5, puffs=6), x, y, z, scale=scale)
    conductor = things.person(coat="#1d3a5a", hat="bowler", right_hand=(-0.25, 0.75, -0.1))
    scene.put(conductor, 1.25, 0.12, -3.0, yaw=150, scale=0.7)
    return Finish(flow="swirl", birds=flock(3, seed=4, colour="#ffffff"))
