"""Cards about those who set out on lakes and seas."""

import math
from collections.abc import Sequence
from itertools import cycle

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.finish import Finish, fireflies, flock
from art.paint.story.glsl import TubePoint, glsl, tube
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.story.things.faces import CHILD, Look


@card(
    palette="teal_storm",
    title="An armada against the rain",
    subject="upside-down umbrellas as boats",
    props=("rabbits", "rain", "sea"),
    mirrored=True,
    every=2,
)
def umbrella_fleet(scene: Scene, palette: Palette) -> Finish:
    settings.lake(
        scene,
        palette,
        ripple=3.0,
        hills=0,
        clouds=0.8,
        cloud_style="cumulus",
        cloud_seed=3,
        light_from=(-0.5, 0.7, -0.4),
        ambient=1.7,
    )
    scene.camera = Camera(eye=(0.2, 4.4, -5.6), target=(-0.15, 1.15, 0.0), focal=1.65, roll=-13)
    pointing, steering = (-0.2, 0.85, -0.2), (0.25, 0.55, -0.2)
    upwards = (0, 16)
    crew = (
        things.person(
            head="rabbit",
            skin="#f0e8e0",
            coat="#2f5560",
            hat="pilot",
            hat_colour="#5a3a24",
            right_hand=pointing,
            left_hand=steering,
            look=upwards,
        ),
        things.person(
            head="mouse",
            skin="#a89a90",
            coat="#a8442c",
            right_hand=pointing,
            left_hand=steering,
            look=upwards,
        ),
        things.person(
            head="fox",
            skin="#d8662a",
            coat="#3f6a4a",
            hat="top",
            hat_colour="#5a3a24",
            right_hand=pointing,
            left_hand=steering,
            look=upwards,
        ),
    )
    boats = (
        (-0.75, -1.9, 2.2, "#e0622f", 5, -10),
        (1.35, -0.2, 1.9, "#f0c75e", -7, 15),
        (-0.55, 1.7, 2.0, "#d8e4dc", 7, -25),
    )
    for sailor, (x, z, size, cloth, tilt, yaw) in zip(crew, boats, strict=True):
        umbrella = things.umbrella(cloth, mix(cloth, "#ffffff", 0.35))
        scene.put(umbrella, x, 0.15 + 1.1 * size, z, roll=180 + tilt, scale=size)
        scene.put(
            sailor,
            x - 0.2 * size,
            0.225 * size + 0.18,
            z - 0.1,
            yaw=yaw,
            pitch=12,
            scale=1.1 * size / 1.6,
        )
    scene.light((-0.4, 3.4, -3.6), "#ffe0b0", strength=1.6, reach=3.0)
    return Finish(flow="horizontal", rain=150, soften=1.6)


@card(
    palette="rose_dawn",
    title="Where the river is poured",
    subject="teapot pouring a waterfall",
    props=("teapot", "lake", "rowboat"),
)
def teapot_falls(scene: Scene, palette: Palette) -> Finish:
    settings.lake(scene, palette, hills=1.1, clouds=0.45, cloud_style="bank", cloud_seed=7)
    scene.camera = Camera(eye=(0, 1.9, -8.8), target=(0, 2.6, 0))
    teapot = things.teapot(china="#3f7f9f", band="#fff0dc")
    scene.put(teapot, 1.75, 3.7, 1.4, yaw=10, roll=58, scale=1.75)
    x, y, z = teapot.world((-1.13, 1.03, 0))
    stream = (
        (x + 0.05, y, z, 0.1),
        (x - 0.24, y - 0.12, z, 0.14),
        (x - 0.46, y - 0.75, z, 0.17),
        (x - 0.54, y - 2.0, z, 0.21),
        (x - 0.56, -0.2, z, 0.32),
    )
    foam = glsl("mix(#f8fcff, #7fb4d4, ramp(.35, .8, noise(vec2(p.x * 14. + 2. * p.z, p.y * .9))))")
    scene.add(things.rope(stream, colour=foam, segments=16, tags=("waterfall",), shine=0.5))
    spray = ((-0.35, 0.0, -0.1, 0.75), (0.4, 0.02, -0.2, 0.65), (0.05, 0.0, -0.45, 0.6))
    for seed, (aside, up, before, size) in enumerate(spray, 5):
        puff = things.cloud(
            seed=seed, width=0.7, height=0.4, puffs=6, colour="#ffffff", shade="#e0d0e0"
        )
        scene.put(puff, x - 0.56 + aside, up, z + before, scale=size)
    rests = ((2.3, 2.85, 2.0, 1.3), (1.2, 2.75, 2.5, 0.9), (2.9, 3.4, 2.6, 1.1))
    for seed, (aside, up, behind, size) in enumerate(rests, 2):
        cloud = things.cloud(seed=seed, width=1.3, height=0.6, puffs=8, shade="#d8b0c4")
        scene.put(cloud, aside, up, behind, scale=size)
    scene.put(things.rowboat(), 0.55, -0.02, -2.4, yaw=-14, scale=0.95)
    rower = things.person(
        coat=palette.accent,
        hat="straw",
        hat_colour="#f0d080",
        pose="sit",
        outfit="dress",
        left_hand=(0.14, 0.5, -0.34),
        right_hand=(-0.2, 0.2, -0.2),
        look=(0, -20),
    )
    scene.put(rower, 0.55, 0.27, -2.4, yaw=115, scale=1.0)
    x, y, z = rower.world(rower.anchors["left_hand"])
    scene.put(things.teacup(), x, y + 0.02, z, yaw=150, scale=0.2)
    scene.put(things.teacup(), -1.55, -0.1, -3.4, yaw=30, roll=6, scale=0.42)
    scene.put(things.bird(back="#c8374f"), *teapot.world((1.08, 0.75, 0)), yaw=10, scale=0.55)
    return Finish(
        flow="horizontal", petals=20, petal_colour="#f4b0c0", birds=flock(4, 8, colour="#ffffff")
    )


def _great_lotus() -> Thing:
    """A wide open lotus on the water; its bed of stamens is at y = 0.3, about 0.9 wide."""
    thing = Thing("lotus", centre=(0, 0.3, 0), radius=3.1, step=0.75)
    petal = thing.material(
        "mix(#fff2e4, mix(#e8609a, #b83a86, ramp(1.4, 2.6, length(p.xz))),"
        " ramp(.8, 2.2, length(p.xz)))"
        " * (.86 + .16 * sin(atan(p.x, p.z) * 90.))",
        translucency=0.6,
    )
    gold = thing.material("mix(#f0b030, #fff0a0, noise(p * 22.))", glow=0.25)
    thing.code("float f = 1e3; vec3 k;")
    for count, turn, middle, length_, width, tilt, height in (
        (9, 0.0, 1.75, 0.95, 0.52, 0.12, 0.10),
        (9, 0.35, 1.45, 0.85, 0.48, 0.32, 0.20),
        (8, 0.1, 1.12, 0.66, 0.42, 0.6, 0.26),
    ):
        thing.code(
            """
            k = p - vec3(0, $height, 0);
            k.xz = turn($turn) * k.xz;
            k.xz = spokes(k.xz, $count);
            k.x -= .55;
            k.xy = turn($tilt) * k.xy;
            k.x -= $middle - .55;
            k.y -= .28 * k.z * k.z + .05 * k.x * k.x;
            f = min(f, ellipsoid(k, vec3($length, .05, $width * (1. - .22 * k.x))));
            """,
            height=height,
            turn=turn,
            count=count,
            middle=middle,
            tilt=tilt,
            length=length_,
            width=width,
        )
    thing.body("f * .7", petal)
    thing.part("(cylinder(p - vec3(0, .2, 0), .08, .95) - .05 - .04 * noise(p * 16.)) * .7", gold)
    return thing


def _blanket() -> Thing:
    """A petal that covers a sleeper from the chest down, and two hands on its hem."""
    thing = Thing("blanket", centre=(0, 0.3, -0.5), radius=1.2)
    petal = thing.material(
        "mix(#d84a90, #ffd8e4, ramp(-1., .15, p.z)) * (.88 + .14 * sin(p.x * 40. + 6. * p.z))",
        translucency=0.4,
    )
    skin = thing.material("#c88a64", role="skin")
    thing.code(
        """
        vec3 s = vec3(abs(p.x), p.yz);
        float body = ellipsoid(p - vec3(0, .22, -.42), vec3(.52 - .12 * p.z, .34, .68));
        body = smax(body, p.z - .12 - .12 * sin(p.x * 4.), .06);
        """
    )
    thing.body("body * .85", petal)
    thing.part("ellipsoid(s - vec3(.2, .5, .03), vec3(.1, .08, .13))", skin)
    return thing


def _koi(points: Sequence[TubePoint], seed: int) -> Thing:
    """A fish seen from above, from its head to its tail."""
    xs = [q[0] for q in points]
    zs = [q[2] for q in points]
    centre = (sum(xs) / len(xs), 0, sum(zs) / len(zs))
    thing = Thing("fish", centre=centre, radius=1.9)
    scales = thing.material(
        f"mix(#f4ece0, #e85a1c, ramp(.44, .5, fbm2(p.xz * 1.5 + {seed}.)))"
        " * (.75 + .3 * fbm2(p.xz * 7.))",
        shine=0.5,
    )
    fin = thing.material("#f8d8c0", translucency=0.6)
    eye = thing.material("#101018", role="eye")
    thing.code(tube(points, 12, "body"))
    thing.body("body", scales)
    (x0, _, z0, _), (x1, _, z1, _) = points[-1], points[-2]
    heading = math.atan2(z0 - z1, x0 - x1)
    thing.code(
        """
        vec3 t = p - $at;
        t.xz = turn($a) * t.xz;
        float fan = max(length(t.xz - vec2(.1, 0)) - .5, abs(t.z) - .08 - .8 * t.x);
        fan = max(fan, max(abs(t.y) - .03, -t.x));
        """,
        at=(x0, 0.0, z0),
        a=heading,
    )
    thing.part("fan * .7", fin)
    (hx, _, hz, _), (gx, _, gz, _) = points[0], points[1]
    front = math.atan2(hz - gz, hx - gx)
    thing.code(
        "vec3 e = p - $at; e.xz = turn($a) * e.xz; vec3 es = vec3(e.xy, abs(e.z));",
        at=(hx, 0.0, hz),
        a=front,
    )
    thing.part("length(es - vec3(.02, .12, .13)) - .05", eye)
    thing.code(
        "vec3 fp = p - $at; fp.xz = turn($a) * fp.xz; fp.z = abs(fp.z);", at=(gx, 0.0, gz), a=front
    )
    thing.part("ellipsoid(fp - vec3(-.12, 0, .42), vec3(.14, .03, .26)) * .8", fin)
    return thing


@card(
    palette="teal_storm",
    title="The pond has a guest",
    subject="child asleep in a lotus",
    props=("lotus", "two fish", "pond"),
    every=2,
    mood=("peaceful", "safe", "dreamy"),
)
def lotus_sleeper(scene: Scene, palette: Palette) -> Finish:
    settings.void(scene, palette, fog=0.0, light_from=(-0.55, 0.75, 0.4), key=1.1, ambient=1.1)
    ripple = "noise(p.xz * 1.7 + 2. * fbm2(p.xz))"
    settings.ground(
        scene,
        "p.y + .12",
        "mix(#0a2c3c, #1c5a68, fbm2(p.xz * .5 + 4.))"
        f" * (.8 + .5 * ramp(.52, .56, {ripple}) * ramp(.62, .56, {ripple}))",
        "pond",
        shine=0.5,
        role="water",
    )
    scene.camera = Camera(eye=(0.0, 10.6, -0.9), target=(0.0, 0.0, 0.1), focal=1.75, roll=-8)
    scene.put(_great_lotus(), 0.05, 0, 0.1, scale=1.1)
    face = things.faces.face(
        Look(smile=0.35), CHILD, skin="#c88a64", hair="curls", hair_colour="#2a1a18"
    )
    face.tags = ("sleeping child",)
    scene.put(face, 0.05, 0.55, 0.42, pitch=86, roll=0, yaw=6, scale=0.235)
    scene.put(_blanket(), 0.05, 0.22, -0.08, scale=1.2)
    scene.put(
        _koi(
            (
                (0.7, -0.05, 3.5, 0.2),
                (-0.5, 0, 3.7, 0.38),
                (-1.6, 0, 3.2, 0.27),
                (-2.35, -0.02, 2.35, 0.1),
            ),
            2,
        ),
        0,
        0,
        0,
    )
    scene.put(
        _koi(
            (
                (-0.6, -0.05, -3.3, 0.2),
                (0.6, 0, -3.5, 0.38),
                (1.7, 0, -3.0, 0.27),
                (2.45, -0.02, -2.1, 0.1),
            ),
            5,
        ),
        0,
        0,
        0,
    )
    for x, z, r in ((-2.4, 4.3, 0.9), (2.3, -4.6, 1.0), (2.2, 4.6, 0.6), (-2.5, -4.7, 0.55)):
        scene.put(things.lily(pad="#3f7a5c", radius=r), x, -0.12, z, yaw=x * 60)
    sparks = fireflies(
        22, "#fff0b0", seed=4, x=(-2.6, 2.6), y=(0.2, 1.0), z=(-4.5, 4.5), radius=0.03
    )
    return Finish(flow="radial", sparks=sparks, vignette=0.3)


def _sail() -> Thing:
    """A sail cut from a sheet of music, on a mast."""
    thing = Thing("sail", centre=(0, 1.6, 0), radius=2.1)
    staves = "step(fract(p.y * 1.4), .7) * step(.84, fract(p.y * 9.8))"
    note = "length((fract(vec2(p.x * 4.5, p.y * 4.9)) - .5) * vec2(1., .92)) - .26"
    played = "step(.62, hash2(floor(vec2(p.x * 4.5, p.y * 4.9)))) * step(fract(p.y * 1.4), .7)"
    paper = thing.material(
        f"mix(#fff0d0, #6a4630, max({staves}, ramp(.03, -.03, {note}) * {played}))",
        translucency=0.5,
    )
    wood = thing.material("#5a3420")
    belly = ".30 * sin(clamp(p.x, 0., 1.6) * 1.6) * (1. - p.y / 3.4)"
    outline = "max(-p.x + .05, max(.25 - p.y, p.x * 1.6 + p.y - 3.))"
    thing.body(f"max(abs(p.z - {belly}) - .02, {outline}) * .6", paper)
    thing.part("capsule(p, vec3(0, 0, 0), vec3(0, 3.2, 0), .045)", wood)
    return thing


@card(
    palette="amber_dusk",
    title="Music carries",
    subject="cello as a sailboat",
    props=("sea", "musician", "gulls", "sheet music"),
)
def cello_boat(scene: Scene, palette: Palette) -> Finish:
    settings.sea(
        scene,
        palette,
        amplitude=0.14,
        clouds=0.5,
        cloud_style="bank",
        cloud_seed=8,
        sun=(-0.3, 0.14, 1.0),
    )
    scene.camera = Camera(eye=(0, 2.1, -8.0), target=(0, 2.1, 0))
    scene.put(things.cello("#a84a1c"), 1.75, 0.3, -0.5, yaw=-8, pitch=48, roll=84, scale=1.55)
    scene.put(_sail(), 0.1, 0.55, -0.2, yaw=12)
    musician = things.person(
        coat="#b3261e",
        hat="bowler",
        pose="sit",
        left_hand=(0.25, 0.55, -0.15),
        right_hand=(-0.2, 0.5, -0.2),
    )
    scene.put(musician, 1.2, 0.95, -0.45, yaw=50, scale=0.9)
    gull = things.bird(back="#fbf6ea", belly="#ffffff", pose="fly")
    scene.put(gull, -1.3, 3.9, -0.4, yaw=20, scale=0.55)
    scene.put(things.bird(back="#fbf6ea", belly="#ffffff"), -1.75, 0.72, -0.3, yaw=30, scale=0.45)
    return Finish(
        flow="horizontal", birds=flock(5, seed=5, x=(0.55, 0.9), y=(0.15, 0.3), colour="#fff6e8")
    )


@card(
    palette="ice_silver",
    title="An old argument",
    subject="two stone heads",
    props=("birds", "snow"),
)
def two_heads(scene: Scene, palette: Palette) -> Finish:
    settings.lake(scene, palette, hills=0.9, clouds=0.5, cloud_style="cumulus", cloud_seed=12)
    scene.camera = Camera(eye=(0, 1.6, -8.2), target=(0, 2.1, 0))
    scene.put(things.bust("#b8c0c8"), -1.5, -0.9, 0.6, yaw=-72, scale=2.3)
    scene.put(things.bust("#8fa0b0"), 1.5, -0.9, 0.6, yaw=72, scale=2.3)
    thread = ((-0.45, 1.5, 0.6), (0.45, 1.5, 0.6))
    scene.add(things.strings([thread], thickness=0.02, colour="#c0392b"))
    scene.put(things.bird(back="#c0392b"), -0.15, 1.5, 0.6, yaw=10, scale=0.35)
    scene.put(things.rowboat(hull="#7a3a2a"), 0.1, -0.02, -2.8, yaw=12, scale=0.9)
    rower = things.person(
        coat="#c0392b",
        hat="beanie",
        hat_colour="#23415f",
        pose="sit",
        left_hand=(0.2, 0.5, -0.2),
        right_hand=(-0.2, 0.5, -0.2),
    )
    scene.put(rower, 0.1, 0.25, -2.8, yaw=175, scale=0.9)
    scene.put(things.lantern(), 0.85, 0.3, -2.95)
    return Finish(flow="horizontal", snowfall=70, birds=flock(5, seed=5))


def _carousel() -> Thing:
    thing = Thing("carousel", centre=(0, 1.9, 0), radius=3.0)
    striped = thing.material(
        "mix(#c8374f, #fff0e0, step(.5, fract(atan(p.x, p.z) * 8. / 6.2832)))", translucency=0.2
    )
    gold = thing.material("#e0b040", shine=0.8)
    floor = thing.material("#8a5a4a")
    bulb = thing.material("#ffe0a0", glow=1.8)
    thing.body("cylinder(p - vec3(0, .1, 0), .12, 2.0) - .02", floor)
    thing.part("cylinder(p - vec3(0, 1.6, 0), 1.5, .35)", gold)
    thing.code(
        """
        float l = length(p.xz), a = atan(p.x, p.z);
        float up = saturate((p.y - 3.0) / 1.15);
        float roof = 2.15 * (1. - up) * (1. - .25 * sin(up * 3.14)) + .02;
        """
    )
    thing.part("max((l - roof) * .65, max(3.0 - p.y, p.y - 4.15))", striped)
    thing.part(
        "max(abs(l - 2.15) - .03, max(p.y - 3.05, 2.72 - p.y + .07 * cos(a * 16.))) * .8", striped
    )
    thing.code("vec3 q = p; q.xz = spokes(q.xz, 8.);")
    thing.part("capsule(q, vec3(1.55, .2, 0), vec3(1.55, 3.0, 0), .04)", gold)
    thing.code("q = p; q.xz = spokes(q.xz, 16.);")
    thing.part("length(q - vec3(2.12, 2.72, 0)) - .06", bulb)
    thing.part("length(p - vec3(0, 4.25, 0)) - .14", gold)
    return thing


@card(
    palette="rose_dawn",
    title="Last ride of the season",
    subject="carousel on the water",
    props=("carousel horses", "fish", "lake"),
)
def carousel_sea(scene: Scene, palette: Palette) -> Finish:
    settings.lake(scene, palette, clouds=0.55, cloud_style="bank", cloud_seed=10)
    scene.camera = Camera(eye=(0, 1.7, -8.2), target=(0, 2.2, 0))
    scene.put(_carousel(), 0.05, 0, 0.4, scale=0.95)
    horses = (
        (-150, "#fff0e4", "#3f6f8f"),
        (-90, "#e8c8a0", "#c8374f"),
        (-30, "#c8d8e0", "#e0a030"),
        (30, "#f4d0d0", "#5a8a6a"),
    )
    for (angle, coat, saddle), y in zip(horses, cycle((0.42, 0.54)), strict=False):
        x, z = 1.5 * math.cos(math.radians(angle)), 1.5 * math.sin(math.radians(angle))
        horse = things.horse(coat=coat, rocking=False, saddle=saddle)
        scene.put(horse, x + 0.05, y, z + 0.4, yaw=90 - angle, scale=0.62)
    rider = things.person(
        coat="#3f6f8f", hat="bowler", pose="sit", outfit="suit", right_hand=(-0.25, 0.75, -0.1)
    )
    scene.put(rider, 0.1, 1.1, -1.05, yaw=90, scale=0.7)
    scene.put(things.fish(scales="#e2746f"), -1.6, 0.35, -2.8, yaw=10, roll=-30, scale=0.35)
    scene.light((0, 2.4, -1.6), "#ffe0a0", reach=2.2)
    return Finish(
        flow="horizontal",
        birds=flock(4, seed=4, colour="#ffffff"),
        petals=12,
        petal_colour="#f4b0c0",
    )
