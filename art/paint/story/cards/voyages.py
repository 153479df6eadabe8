"""Cards about those who set out on lakes and seas."""

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.finish import Finish, fireflies, flock
from art.paint.story.glsl import glsl
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.story.skies import Moon


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
    mood=("generous", "funny"),
)
def teapot_falls(scene: Scene, palette: Palette) -> Finish:
    settings.lake(
        scene, palette, hills=0.8, clouds=0.45, cloud_style="bank", cloud_seed=7, ambient=1.1
    )
    scene.camera = Camera(eye=(-0.5, 0.9, -5.4), target=(0.0, 2.15, 0), focal=1.45, roll=-8)
    teapot = things.teapot(china="#2f7a98", band="#fff0dc")
    scene.put(teapot, 1.75, 3.45, 0.2, yaw=4, roll=52, scale=1.9)
    x, y, z = teapot.world((-1.13, 1.03, 0))
    stream = (
        (x + 0.05, y, z, 0.1),
        (x - 0.2, y - 0.1, z, 0.14),
        (x - 0.36, y - 0.6, z, 0.16),
        (x - 0.42, y - 1.4, z, 0.18),
        (x - 0.44, -0.2, z, 0.26),
    )
    foam = glsl("mix(#f8fcff, #7fb4d4, ramp(.35, .8, noise(vec2(p.x * 14. + 2. * p.z, p.y * .9))))")
    scene.add(things.rope(stream, colour=foam, segments=16, tags=("waterfall",), shine=0.5))
    spray = ((-0.4, 0.0, -0.2, 0.8), (0.4, 0.02, -0.1, 0.7), (0.0, 0.0, -0.45, 0.6))
    for seed, (aside, up, before, size) in enumerate(spray, 5):
        puff = things.cloud(
            seed=seed, width=0.7, height=0.4, puffs=6, colour="#ffffff", shade="#e0d0e0"
        )
        scene.put(puff, x - 0.44 + aside, up, z + before, scale=size)
    rests = ((2.0, 2.9, 1.4, 1.1), (2.9, 3.3, 1.0, 1.0))
    for seed, (aside, up, behind, size) in enumerate(rests, 2):
        cloud = things.cloud(seed=seed, width=1.3, height=0.6, puffs=8, shade="#d8b0c4")
        scene.put(cloud, aside, up, behind, scale=size)
    scene.put(things.rowboat(), 0.2, -0.06, -1.8, yaw=-16, roll=4, scale=1.4)
    rower = things.person(
        coat=palette.accent,
        hat="straw",
        hat_colour="#f0d080",
        outfit="dress",
        hair="#7a3a20",
        hairstyle="braids",
        left_hand=(0.2, 0.42, -0.2),
        right_hand=(-0.34, 0.74, -0.1),
        look=(-8, 16),
        expression="smile",
    )
    scene.put(rower, 0.3, 0.3, -1.72, yaw=8, scale=2.0)
    hx, hy, hz = rower.world(rower.anchors["right_hand"])
    scene.put(things.teacup(), hx - 0.12, hy - 0.02, hz, roll=-8, scale=0.42)
    scene.put(things.bird(back="#c8374f"), *teapot.world((1.08, 0.75, 0)), yaw=10, scale=0.55)
    scene.light((0.2, 1.9, -3.8), "#ffe8d0", strength=1.0, reach=2.0)
    return Finish(flow="horizontal", birds=flock(3, seed=6), soften=1.6)


def _lily_blanket() -> Thing:
    """A lily leaf drawn up to the chin of somebody who lies on the back along +z."""
    thing = Thing("lily pads", radius=1.2)
    leaf = thing.material(
        "mix(#4f9a7a, #8fd0a0, ramp(.02, .0, abs(fract(atan(p.x, p.z + .9) * 3.) - .5) - .46))"
        " * (.85 + .3 * fbm3(p * 4.))"
    )
    thing.code("float arch = p.y + .5 * p.x * p.x * 2. - .05 * sin(p.z * 5.);")
    thing.body(
        "max(max(abs(arch) - .02, length(p.xz * vec2(1.25, .8)) - .62), p.z - .4) * .6", leaf
    )
    return thing


@card(
    palette="lavender_dream",
    title="The pond has a guest",
    subject="child asleep in a lotus",
    props=("lily pads", "heron", "moon"),
)
def lotus_sleeper(scene: Scene, palette: Palette) -> Finish:
    moon = Moon((-0.16, 0.52, 1.0), radius=0.085, phase=0.35)
    settings.lake(scene, palette, hills=0, clouds=0.2, cloud_style="streak", moon=moon)
    scene.camera = Camera(eye=(0.35, 4.2, -4.3), target=(-0.05, 1.2, -0.45), focal=2.1, roll=10)
    pad = "#4f8a7a"
    scene.put(things.lily(pad, flower="#f080b0", radius=1.0), 0.1, -0.03, -0.6, scale=2.3)
    child = things.person(
        coat="#ffe08a",
        outfit="suit",
        pants="#ffe08a",
        hairstyle="bob",
        hair="#5a3020",
        left_hand=(0.12, 0.5, -0.22),
        right_hand=(-0.12, 0.52, -0.22),
        asleep=True,
        expression="smile",
        look=(8, 0),
    )
    scene.put(child, 0.1, 0.9, -1.35, yaw=-6, pitch=58, scale=1.7)
    scene.put(_lily_blanket(), 0.1, 1.32, -1.35, pitch=-22, scale=0.8)
    lilies = (
        (-1.7, -2.2, 0.6, None),
        (1.6, -2.4, 0.5, "#ffd0e0"),
        (2.3, 0.1, 0.5, None),
        (-2.1, 1.0, 0.5, "#ffd0e0"),
        (0.4, 2.6, 0.5, None),
    )
    for x, z, radius, flower in lilies:
        scene.put(things.lily(pad, flower, radius), x, 0, z)
    scene.put(things.heron(feathers="#b0b8d8"), -1.05, -0.05, 0.75, yaw=-150, scale=1.5)
    return Finish(flow="swirl", sparks=fireflies(18, "#ffe8b0", seed=6), vignette=0.12, soften=1.6)


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


def _stubborn(stone: str) -> Thing:
    """A stone head that frowns."""
    thing = things.bust(stone)
    shade = thing.material(mix(stone, "#2a2430", 0.6))
    thing.part("taper(side, vec3(.05, 1.165, -.42), vec3(.23, 1.27, -.33), .03, .036)", shade)
    thing.part("ellipsoid(side - vec3(.115, 1.11, -.355), vec3(.03, .034, .025))", shade)
    thing.part("ellipsoid(p - vec3(0, .853, -.365), vec3(.075, .012, .02))", shade)
    return thing


@card(
    palette="ice_silver",
    title="An old argument",
    subject="two stone heads",
    props=("birds", "snow"),
    mood=("stubborn", "funny"),
)
def two_heads(scene: Scene, palette: Palette) -> Finish:
    settings.lake(
        scene,
        palette,
        hills=0.9,
        clouds=0.5,
        cloud_style="streak",
        cloud_seed=12,
        light_from=(-0.2, 0.6, -0.7),
    )
    scene.camera = Camera(eye=(0.1, 1.1, -6.2), target=(0.0, 2.15, 0), focal=1.6, roll=4)
    scene.put(_stubborn("#b09c8c"), -2.02, -2.2, 0.6, yaw=-76, pitch=4, scale=4.0)
    scene.put(_stubborn("#56708c"), 2.02, -2.6, 0.6, yaw=76, pitch=4, scale=4.0)
    scene.put(things.rowboat(hull="#8a3a2a"), 0.05, 0.0, -2.2, yaw=78, scale=1.15)
    rower = things.person(
        coat="#c0392b",
        hat="beanie",
        hat_colour="#2f5fa0",
        pose="sit",
        left_hand=(0.19, 0.62, -0.06),
        right_hand=(-0.19, 0.62, -0.06),
        look=(0, 6),
        expression="worried",
    )
    scene.put(rower, 0.05, 0.5, -2.2, scale=1.75)
    thread = ((-1.0, 3.0, -0.1), (1.0, 2.85, -0.1))
    scene.add(things.strings([thread], thickness=0.025, colour="#c0392b"))
    scene.put(things.bird(back="#c0392b"), -0.25, 2.95, -0.1, yaw=190, scale=0.62)
    scene.light((0.0, 1.6, -4.2), "#ffe8d0", strength=1.1, reach=1.8)
    return Finish(flow="horizontal", snowfall=90, birds=flock(5, seed=5), soften=1.6)


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
    mood=("nostalgic", "joyful"),
)
def carousel_sea(scene: Scene, palette: Palette) -> Finish:
    settings.lake(scene, palette, clouds=0.55, cloud_style="bank", cloud_seed=10)
    scene.camera = Camera(eye=(0.5, 2.1, -6.6), target=(-0.1, 2.3, 0), focal=1.6, roll=10)
    scene.put(_carousel(), -0.6, 0.0, 1.6, scale=1.75)
    horse = things.horse(coat="#fff0e4", mane="#c8374f", rocking=False, saddle="#3f6f8f")
    scene.put(horse, 0.25, 0.75, -0.9, yaw=-52, roll=-8, scale=1.75)
    pole = ((0.35, 0.3, -0.85), (0.35, 9.0, -0.85))
    scene.add(things.strings([pole], thickness=0.06, colour="#e0b040"))
    rider = things.person(
        coat="#3f6f8f",
        hat="bowler",
        hat_colour="#2a3048",
        hair="#e8e4e0",
        pose="sit",
        outfit="suit",
        scarf="#f0b450",
        right_hand=(-0.34, 0.72, -0.06),
        left_hand=(0.16, 0.42, -0.24),
        look=(-6, 0),
        expression="smile",
    )
    scene.put(rider, 0.35, 2.5, -1.05, yaw=-14, scale=1.9)
    far = things.horse(coat="#e8c8a0", mane="#3f6f8f", rocking=False, saddle="#c8374f")
    scene.put(far, -1.7, 1.2, 0.6, yaw=-40, scale=1.1)
    scene.put(things.fish(scales="#e2746f"), -1.1, 0.45, -2.6, yaw=20, roll=-40, scale=0.55)
    scene.light((0.2, 3.0, -3.2), "#ffe0a0", strength=1.1, reach=2.2)
    return Finish(
        flow="horizontal",
        stars=20,
        petals=10,
        petal_colour="#e0a030",
        soften=1.6,
    )
