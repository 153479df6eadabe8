"""Cards along a road."""

import math

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish, flock
from art.paint.story.glsl import TubePoint, tube
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing


def _inkwell() -> Thing:
    thing = Thing("inkwell", centre=(0, 0.6, 0), radius=1.1)
    glass = thing.material("mix(#16243f, #5a7a9a, ramp(.5, .62, p.y))", shine=0.9)
    label = thing.material("#f4ead2")
    thing.code("float bottle = ellipsoid(p - vec3(0, .36, 0), vec3(.62, .42, .62));")
    thing.code("bottle = smin(bottle, cylinder(p - vec3(0, .82, 0), .16, .24), .1);")
    thing.code("bottle = min(bottle, torusY(p - vec3(0, .98, 0), .25, .06));")
    thing.body("max(max(bottle, -p.y), -cylinder(p - vec3(0, 1., 0), .2, .19))", glass)
    thing.part("max(bottle - .02, max(abs(p.y - .34) - .13, abs(p.x) - .3) + max(p.z, 0.))", label)
    return thing


def _quill() -> Thing:
    """A goose quill about 5 long that stands on its inky nib, bent towards +x."""
    thing = Thing("feather", centre=(0.5, 2.6, 0), radius=3.2)
    line = "vec3 q = p / 5.2; q.x -= .32 * q.y * q.y;"
    vane = thing.material(f"mix(#fffaf0, #8fb0c0, ramp(.55, 1., p.y / 5.2)) * ({_BARBS})")
    shaft = thing.material("mix(#101830, #e8d4a8, ramp(.3, .42, p.y))", shine=0.3)
    thing.code(line)
    thing.code(
        """
        float up = saturate((q.y - .24) / .76);
        float breadth = .15 * pow(up, .45) * pow(1. - up, .42) * 1.5;
        breadth *= q.x < 0. ? .8 : 1.12;
        breadth *= 1. - .55 * ramp(.03, 0., abs(q.y - .5 - .5 * abs(q.x)) ) * step(0., q.x);
        breadth *= 1. - .5 * ramp(.025, 0., abs(q.y - .72 - .5 * abs(q.x))) * step(q.x, 0.);
        float blade = max(abs(q.x) - breadth, abs(q.z - 1.2 * q.x * q.x) - .006);
        """
    )
    thing.body("max(blade, .24 - q.y) * 2.2", vane)
    thing.part("taper(q, vec3(0, .03, 0), vec3(0, .96, 0), .018, .003) * 4.", shaft)
    thing.part("taper(q, vec3(0), vec3(0, .05, 0), .003, .018) * 4.", shaft)
    return thing


_BARBS = (
    ".80 + .22 * ramp(.1, .7,"
    " abs(fract((p.y / 5.2 - abs(p.x / 5.2 - .32 * p.y * p.y / 27.) * .9) * 30.) - .5) * 2.)"
)


def _handwriting() -> Thing:
    """Wet ink on the ground in the loops of a joined hand, up to the nib."""
    points: list[TubePoint] = []
    for step in range(25):
        way = step / 24
        turns = 2 * math.pi * 2.4 * way + 0.6
        x = 1.25 * math.cos(turns) * (0.55 + 0.45 * way) + 0.2
        z = -5.2 + 8.6 * way - 1.15 * math.sin(turns)
        points.append((x, 0.0, z, 0.16 + 0.09 * math.cos(turns * 2)))
    thing = Thing("road", "ink", centre=(0.2, 0, -1), radius=6.2)
    ink = thing.material("#121c3c", shine=0.9, mirror=0.12)
    thing.code("vec3 flat_ = p; p.y *= 3.;")
    thing.code(tube(points, 72, "stroke"))
    thing.body("stroke * .5", ink)
    thing.code("p = flat_;")
    thing.anchors["nib"] = points[-1][:3]
    return thing


@card(
    palette="emerald_mist",
    title="Still being written",
    subject="giant feather writing a road",
    props=("feather", "road", "traveller"),
    every=2,
)
def quill_road(scene: Scene, palette: Palette) -> Finish:
    settings.void(
        scene,
        palette,
        fog=0.015,
        clouds=0.5,
        cloud_style="cumulus",
        cloud_seed=5,
        key=1.1,
        light_from=(-0.6, 0.6, 0.2),
    )
    settings.ground(
        scene,
        "p.y - .03 * noise(p.xz * vec2(11., 7.))",
        "mix(mix($dark, $light, ramp(.2, .8, fbm2(p.xz * .9))), #f6f0a8,"
        " step(.84, noise(p.xz * 7.)) * ramp(.3, .6, fbm2(p.xz * .6)))"
        " * (.8 + .3 * noise(p.xz * 19.))",
        "meadow",
        dark="#5f9a58",
        light="#b4d47a",
    )
    scene.camera = Camera(eye=(1.0, 6.9, -6.6), target=(0.45, 0.5, -0.2), roll=-16)
    road = _handwriting()
    scene.put(road, 0, 0.02, 0)
    x, y, z = road.anchors["nib"]
    scene.put(_quill(), x, y, z, yaw=10, pitch=-8, roll=-12, scale=1.1)
    traveller = things.person(
        coat="#d9482b",
        outfit="cloak",
        hat="wizard",
        hat_colour="#2f5f7f",
        right_hand=(-0.3, 0.6, -0.15),
        look=(0, -34),
    )
    scene.put(traveller, -0.35, 0.05, -2.2, yaw=10, pitch=26, scale=1.5)
    x, y, z = traveller.world(traveller.anchors["right_hand"])
    staff = ((x, 0.05, z - 0.1), (x - 0.06, y + 0.9, z + 0.5))
    scene.add(things.strings([staff], thickness=0.032, colour="#7a5a34"))
    scene.put(things.rabbit(), 1.75, 0.02, -2.9, yaw=40, pitch=20, scale=0.8)
    scene.put(_inkwell(), -2.0, 0, 1.6, scale=0.9)
    return Finish(flow="swirl", vignette=0.05)


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


def _cat_across_the_line() -> Thing:
    """A cat asleep on its folded paws, facing -z, about 2.6 long."""
    thing = Thing("cat", centre=(0.1, 0.6, 0), radius=2.0)
    fur = thing.material(
        "mix(mix($ginger, $stripe, step(.62, .5 + .5 * sin(p.x * 9. + 2.5 * sin(p.y * 3. + p.z)))),"
        " $white, saturate(ramp(.17, .08, p.y) + ramp(.30, .16, length(vec2((p.x + .5) * .8,"
        " p.y - .46))) * step(p.z, -.6)))",
        ginger="#f2a04a",
        stripe="#d0702a",
        white="#fff2e0",
    )
    dark = thing.material("#4a2414", role="eye")
    pink = thing.material("#e07a7a")
    thing.code(
        """
        vec3 face = p - vec3(-.5, .62, -.55);
        vec3 cheek = vec3(abs(face.x), face.yz);
        float whole = ellipsoid(p - vec3(.35, .55, .2), vec3(1.15, .62, .62));
        whole = smin(whole, ellipsoid(p - vec3(1.0, .5, .1), vec3(.6, .55, .6)), .2);
        whole = smin(whole, ellipsoid(face, vec3(.56, .46, .44)), .12);
        whole = smin(whole, ellipsoid(cheek - vec3(.16, -.17, -.34), vec3(.2, .15, .16)), .06);
        vec3 ear = cheek - vec3(.36, .44, .02);
        ear.xy = turn(.3) * ear.xy;
        whole = smin(whole, max(cone(ear, .24, .22, .02) - .02, -ellipsoid(ear - vec3(0, -.04, -.2),
                                                                          vec3(.1, .2, .12))), .04);
        vec3 paw = vec3(abs(p.x + .5), p.yz);
        whole = smin(whole, taper(paw, vec3(.3, .16, -.5), vec3(.26, .12, -1.15), .16, .15), .06);
        """
    )
    tail = [
        (1.4, 0.3, 0.2, 0.2),
        (1.6, 0.2, -0.4, 0.18),
        (1.2, 0.16, -0.85, 0.17),
        (0.6, 0.15, -0.95, 0.15),
        (0.25, 0.15, -0.9, 0.1),
    ]
    thing.code(tube(tail, 8, "tail"))
    thing.body("smin(whole, tail, .08) * .85", fur)
    skin = "max(abs(whole) - .02, face.z)"
    lid = "max(abs(length(cheek.xy - vec2(.24, .13)) - .11) - .02, cheek.y - .11)"
    mouth = "max(abs(length(cheek.xy - vec2(.09, -.15)) - .09) - .014, cheek.y + .15)"
    thing.part(f"max({skin}, min({lid}, {mouth})) * .7", dark)
    thing.part("ellipsoid(face - vec3(0, -.06, -.47), vec3(.075, .05, .05))", pink)
    thing.code(
        """
        float whisker = capsule(cheek, vec3(.26, -.14, -.44), vec3(.82, -.06, -.5), .011);
        whisker = min(whisker, capsule(cheek, vec3(.26, -.2, -.44), vec3(.8, -.26, -.5), .011));
        """
    )
    thing.part("whisker", thing.material("#fff8f0"))
    return thing


def _railway() -> Thing:
    """Two rails on sleepers that lead away from the viewer."""
    thing = Thing("track", centre=(0, 0, 0), radius=9.0)
    iron = thing.material("#5a5a68", shine=0.5)
    wood = thing.material("#7a4a2c")
    thing.body("box(vec3(abs(p.x) - .42, p.y - .1, p.z), vec3(.045, .05, 8.))", iron)
    thing.part("roundBox(vec3(p.x, p.y - .02, mod(p.z, .6) - .3), vec3(.66, .04, .12), .02)", wood)
    return thing


@card(
    palette="coral_noon",
    title="Delay: one cat",
    subject="giant cat and a toy train",
    props=("train", "poppies", "cat", "fish"),
    mood=("funny", "patient"),
)
def poppy_train(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.05,
        flowers="#e2342f",
        clouds=0.3,
        cloud_style="streak",
        cloud_seed=5,
        light_from=(-0.4, 0.7, -0.6),
    )
    scene.camera = Camera(eye=(0.5, 4.2, -6.6), target=(0.05, 0.95, 0), focal=2.15, roll=-7)
    level = scene.ground_height(0, 0)
    scene.put(_railway(), -0.35, level, 0, yaw=-6)
    scene.put(_cat_across_the_line(), 0.3, level, 1.3, yaw=-4, scale=1.5)
    train = things.train(body="#1d6f78", gold="#f7c948")
    scene.put(train, -0.62, level + 0.1, -2.2, yaw=84, scale=0.6)
    smoke = ((-0.7, 1.05, -2.1, 0.1), (-1.0, 1.25, -2.2, 0.14), (-1.4, 1.4, -2.3, 0.19))
    for seed, (x, y, z, scale) in enumerate(smoke):
        scene.put(things.cloud(seed=seed, width=0.9, height=0.6, puffs=6), x, y, z, scale=scale)
    conductor = things.person(
        coat="#1d3a7a",
        hat="bowler",
        hat_colour="#1d3a7a",
        right_hand=(-0.3, 0.8, -0.1),
        left_hand=(0.14, 0.4, -0.14),
        look=(0, 30),
        expression="worried",
    )
    scene.put(conductor, 0.98, 0, -1.9, yaw=12, scale=1.15, on_ground=True)
    x, y, z = conductor.world(conductor.anchors["right_hand"])
    fish = things.fish(scales="#4a9ac8")
    scene.put(fish, x - 0.02, y + 0.16, z - 0.02, yaw=20, roll=80, scale=0.24)
    return Finish(flow="swirl", soften=1.6)
