"""Squares, streets and very small towns."""

import random

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.finish import Finish, fireflies
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing


@card(
    palette="lavender_dream",
    title="Lamplighter of the goldfish",
    subject="goldfish",
    props=("street lamp", "night", "ladder"),
    mirrored=True,
    every=2,
)
def fish_sky_lamp(scene: Scene, palette: Palette) -> Finish:
    settings.plaza(
        scene,
        palette,
        colour="#8a80b8",
        clouds=0.55,
        cloud_style="swirl",
        light_from=(-0.4, 0.7, 0.4),
        fog=0.03,
        key=0.6,
    )
    scene.camera = Camera(eye=(0.5, 6.6, -4.2), target=(-0.1, 0.9, -0.4), roll=12)
    scene.put(things.street_lamp(height=2.6), -0.55, 0, -0.3)
    scene.light((-0.55, 2.9, -1.0), "#ffd080", strength=1.6, reach=2.4)
    scene.put(things.ladder(height=2.3), 0.0, 0, -0.9, pitch=10, roll=12)
    lamplighter = things.person(
        coat=palette.accent2,
        hat="top",
        left_hand=(0.2, 0.85, -0.15),
        right_hand=(-0.25, 0.8, -0.1),
        pose="walk",
        look=(0, -38),
    )
    scene.put(lamplighter, -0.25, 1.35, -1.05, yaw=-12, pitch=24, scale=1.15)
    scene.put(things.fish(), 0.75, 4.35, -2.2, yaw=32, pitch=20, roll=-8, scale=0.85)
    golden = things.fish(scales="#f0b040", belly="#fff0d0")
    scene.put(golden, -1.3, 2.9, 0.6, yaw=-150, pitch=-30, roll=8, scale=0.6)
    crimson = things.fish(scales="#d84a5a", belly="#fbe0d0", stripes=False)
    scene.put(crimson, 0.75, 1.6, 1.0, yaw=20, pitch=25, scale=0.55)
    scene.put(things.fish(scales="#f08a3a"), 0.95, 0.9, -1.9, yaw=150, pitch=-25, scale=0.42)
    houses = ((-2.5, 1.6, 1.6, 1), (2.5, 1.8, 1.9, -1), (1.1, 3.2, 1.5, 1), (-0.9, 3.4, 1.8, -1))
    for x, z, height, side in houses:
        house = things.house(
            wall=mix(palette.ground, palette.light, 0.2),
            roof=mix(palette.ground_dark, palette.accent2, 0.25),
            height=height,
            width=0.6,
            depth=0.5,
            lean=0.05 * side,
        )
        scene.put(house, x, 0, z, yaw=14 * side)
    bubbles = (((0.1, 5.0, -2.6), 0.08), ((-0.15, 4.6, -2.2), 0.05), ((-1.8, 3.4, 0), 0.07))
    for centre, radius in bubbles:
        scene.bubble(centre, radius, tint=(1, 0.9, 1))
    return Finish(flow="swirl", vignette=0.15)


_POODLE = (
    (0.0, 0.0, 0.0, 0.46),
    (-0.42, 0.12, 0.0, 0.45),
    (0.42, 0.06, 0.0, 0.44),
    (-0.75, 0.55, 0.0, 0.24),
    (-0.95, 0.86, 0.0, 0.36),
    (-1.28, 0.76, 0.0, 0.19),
    (-0.86, 1.2, 0.0, 0.26),
    (0.86, 0.42, 0.0, 0.13),
    (1.0, 0.72, 0.0, 0.24),
    (-0.45, -0.48, 0.2, 0.16),
    (-0.45, -0.8, 0.2, 0.19),
    (-0.3, -0.48, -0.2, 0.16),
    (-0.32, -0.8, -0.22, 0.19),
    (0.38, -0.46, 0.2, 0.17),
    (0.4, -0.8, 0.2, 0.19),
    (0.72, -0.1, -0.38, 0.17),
    (0.98, 0.08, -0.52, 0.18),
)


def _cloud_dog() -> Thing:
    """A poodle of cloud that looks towards -x and lifts its hind leg."""
    thing = Thing("cloud", "dog", centre=(0, 0.2, 0), radius=1.75, step=0.9)
    vapour = thing.material(
        "mix($shade, $light, ramp(-.8, .5, n.y))",
        role="cloud",
        glow=0.08,
        translucency=0.5,
        shade="#8a80c0",
        light="#fff6fa",
    )
    ear = thing.material("#a89cd4", role="cloud")
    black = thing.material("#1a1428", role="eye", shine=0.8)
    collar = thing.material("#e2543f")
    thing.code("float heap = 1e3;")
    for x, y, z, radius in _POODLE:
        thing.code(
            "heap = smin(heap, length(p - $at) - $radius, .07);", at=(x, y, z), radius=radius
        )
    thing.body("heap + .07 * (fbm3(p * 5.) - .5)", vapour)
    thing.part("ellipsoid(p - vec3(-.82, .72, -.34), vec3(.16, .3, .12)) + .03 * fbm3(p * 6.)", ear)
    thing.part("length(p - vec3(-1.1, .95, -.31)) - .055", black)
    thing.part("ellipsoid(p - vec3(-1.47, .8, -.03), vec3(.075, .065, .08))", black)
    thing.code("vec3 neck = p - vec3(-.72, .5, 0); neck.xy = turn(.6) * neck.xy;")
    thing.part("torusY(neck, .26, .05)", collar)
    thing.anchors["collar"] = (-0.72, 0.62, -0.26)
    return thing


@card(
    palette="lavender_dream",
    title="Taking the weather for a walk",
    subject="cloud on a leash",
    props=("plaza", "street lamp", "dog", "rain"),
    mood=("funny", "embarrassed"),
)
def cloud_walker(scene: Scene, palette: Palette) -> Finish:
    settings.plaza(
        scene,
        palette,
        colour="#6a60a0",
        clouds=0.2,
        cloud_style="streak",
        fog=0.04,
        light_from=(-0.4, 0.7, -0.6),
    )
    scene.camera = Camera(eye=(-0.2, 1.1, -6.2), target=(0.12, 1.62, 0), focal=1.95, roll=5)
    dog = scene.put(_cloud_dog(), 0.32, 1.3, -0.6, yaw=-6, scale=1.1)
    scene.put(things.street_lamp(height=3.3), 1.62, 0, -0.75)
    drops = []
    dice = random.Random(4)
    for index in range(16):
        x, y = 1.3 + dice.uniform(-0.15, 0.15), 1.05 - 0.065 * index
        drops.append(((x, y, -1.2), (x + 0.015, y - 0.07, -1.2)))
    scene.add(things.strings(drops, colour="#9fd8ff", thickness=0.02))
    walker = things.person(
        coat="#f29f4b",
        hat="bowler",
        hat_colour="#3a3060",
        left_hand=(0.26, 0.6, -0.14),
        right_hand=(-0.1, 0.66, -0.16),
        look=(14, -4),
        expression="worried",
    )
    scene.put(walker, -1.02, 0, -2.2, yaw=-6, scale=1.65)
    hand = walker.world(walker.anchors["left_hand"])
    scene.add(
        things.strings(
            [(hand, dog.world(dog.anchors["collar"]))], thickness=0.022, colour="#e2543f"
        )
    )
    scene.put(things.cat(fur="#2a2040"), 0.55, 0, -2.5, yaw=-30, scale=0.85)
    return Finish(flow="swirl", stars=50, vignette=0.1, soften=1.6)


_SHADOWS = {
    "elephant": """
        float d = ellipsoid(q - vec3(.14, .06, 0), vec3(.6, .42, .3));
        d = min(d, length(q - vec3(-.5, .36, 0)) - .29);
        d = min(d, ellipsoid(q - vec3(-.26, .56, 0), vec3(.13, .2, .2)));
        d = min(d, taper(q, vec3(-.7, .3, 0), vec3(-.98, -.02, 0), .12, .08));
        d = min(d, taper(q, vec3(-.98, -.02, 0), vec3(-1.2, .3, 0), .08, .06));
        d = min(d, taper(q, vec3(-.62, .12, 0), vec3(-.8, -.02, 0), .05, .02));
        vec3 leg = vec3(abs(q.x - .12) - .36, q.yz);
        d = min(d, capsule(leg, vec3(0, -.1, 0), vec3(0, -.6, 0), .15));
        d = min(d, taper(q, vec3(.68, .2, 0), vec3(.86, -.2, 0), .05, .03));
        """,
    "rabbit": """
        float d = ellipsoid(q - vec3(0, -.3, 0), vec3(.3, .4, .3));
        d = min(d, length(q - vec3(-.06, .16, 0)) - .22);
        d = min(d, taper(q, vec3(0, .3, 0), vec3(.1, .75, 0), .07, .08));
        d = min(d, taper(q, vec3(-.12, .3, 0), vec3(-.2, .75, 0), .07, .08));
        d = min(d, length(q - vec3(.32, -.5, 0)) - .12);
        """,
    "gentleman": """
        float d = length(q - vec3(0, .3, 0)) - .2;
        d = min(d, box(q - vec3(0, .48, 0), vec3(.32, .04, .1)));
        d = min(d, box(q - vec3(0, .66, 0), vec3(.2, .2, .1)));
        d = min(d, cone(q - vec3(0, -.3, 0), .42, .3, .12));
        """,
    "cat": """
        float d = ellipsoid(q - vec3(.05, -.35, 0), vec3(.3, .36, .3));
        d = min(d, length(q - vec3(-.02, .12, 0)) - .23);
        vec3 ear = vec3(abs(q.x + .02), q.yz);
        d = min(d, taper(ear, vec3(.13, .25, 0), vec3(.17, .44, 0), .09, .01));
        d = min(d, taper(q, vec3(.3, -.6, 0), vec3(.52, -.3, 0), .07, .06));
        d = min(d, taper(q, vec3(.52, -.3, 0), vec3(.42, .05, 0), .06, .05));
        """,
    "crocodile": """
        float d = ellipsoid(q - vec3(.0, -.2, 0), vec3(.3, .5, .3));
        d = min(d, taper(q, vec3(.02, .15, 0), vec3(-.34, .34, 0), .18, .1));
        d = min(d, taper(q, vec3(-.2, .3, 0), vec3(-.6, .4, 0), .09, .05));
        d = min(d, taper(q, vec3(-.12, .2, 0), vec3(-.55, .18, 0), .08, .04));
        d = min(d, taper(q, vec3(.1, -.5, 0), vec3(.55, -.75, 0), .2, .03));
        d = min(d, length(q - vec3(-.04, .38, 0)) - .1);
        """,
}


def _hung_shadow(shape: str) -> Thing:
    """A shadow like cut from cloth, on a hanger whose hook is at the origin."""
    thing = Thing("shadow", centre=(0, -0.8, 0), radius=1.6, step=0.8)
    dark = thing.material(
        "mix(#3a2450, #241634, ramp(.4, -.9, p.y)) * (.9 + .2 * fbm2(p.xy * 5.))", role="cloth"
    )
    brass = thing.material("#d8a838", shine=0.8)
    thing.code("vec3 q = vec3(p.x, p.y + 1.05, 0.);" + _SHADOWS[shape])
    thing.body("extrude(d, p.z + .04 * sin(p.x * 7. + p.y * 3.), .02)", dark)
    thing.part("max(torusZ(p + vec3(0, .07, 0), .07, .018), -p.x - .05)", brass)
    thing.part("capsule(p, vec3(0, -.12, 0), vec3(0, -.26, 0), .018)", brass)
    thing.part(
        "capsule(vec3(abs(p.x), p.yz), vec3(0, -.26, -.04), vec3(.36, -.44, -.04), .024)", brass
    )
    return thing


@card(
    palette="autumn_gold",
    title="One size up",
    subject="cloakroom for shadows",
    props=("shadows", "fox", "hangers", "counter", "child"),
    mood=("funny", "proud"),
)
def arcade_shadow(scene: Scene, palette: Palette) -> Finish:
    settings.room(
        scene,
        palette,
        wall="#e0a850",
        paper="#e8b860",
        floor="#8a4a2c",
        width=3.4,
        height=6.4,
        depth=2.6,
        window=None,
        ambient=1.3,
        key=1.2,
        light_from=(-0.5, 0.6, -0.6),
    )
    scene.camera = Camera(eye=(0.9, 2.6, -5.9), target=(0.0, 2.12, 0.3), focal=1.95, roll=5)
    rail = Thing("rail", centre=(0, 4.35, 2.0), radius=3.6)
    rail.body(
        "capsule(p, vec3(-3.3, 4.35, 2.), vec3(3.3, 4.35, 2.), .05)",
        rail.material("#a8763a", shine=0.6),
    )
    scene.add(rail)
    hung = (("rabbit", -2.1), ("crocodile", 0.1), ("cat", 1.15), ("gentleman", 2.05))
    for shape, x in hung:
        scene.put(_hung_shadow(shape), x, 4.42, 2.0, yaw=6)
    counter = Thing("counter", centre=(0, 0.6, 0.3), radius=3.8)
    wood = counter.material("#7a3a24 * (.7 + .45 * fbm2(p.xy * vec2(3., 14.)))", shine=0.3)
    top = counter.material("#b86a34 * (.8 + .3 * fbm2(p.xz * vec2(2., 12.)))", shine=0.4)
    counter.body(
        "max(roundBox(p - vec3(0, .55, .5), vec3(3.4, .6, .4), .02),"
        " -box(vec3(mod(p.x, .9) - .45, p.y - .55, p.z - .08), vec3(.33, .4, .04)))",
        wood,
    )
    counter.part("roundBox(p - vec3(0, 1.2, .45), vec3(3.4, .07, .56), .04)", top)
    scene.add(counter)
    keeper = things.person(
        head="fox",
        skin="#e06a2a",
        coat="#5a9a8c",
        outfit="suit",
        hat="bowler",
        hat_colour="#8a3a34",
        left_hand=(0.34, 0.9, -0.2),
        right_hand=(-0.2, 0.5, -0.22),
        look=(-16, -14),
    )
    scene.put(keeper, -0.95, 0.0, 1.2, yaw=-8, scale=3.1)
    x, y, z = keeper.world(keeper.anchors["left_hand"])
    scene.put(_hung_shadow("elephant"), x + 0.36, y + 0.02, z - 1.25, yaw=2, roll=-5, scale=0.9)
    customer = things.person(
        coat="#d8402f",
        hair="#5a2f1c",
        hairstyle="braids",
        outfit="dress",
        left_hand=(0.28, 0.72, 0.1),
        right_hand=(-0.2, 0.66, -0.16),
        look=(0, 0),
        expression="awe",
    )
    scene.put(customer, 1.0, 0, -1.75, yaw=36, scale=1.55)
    scene.light((0.0, 3.6, -0.8), "#ffe0a8", strength=1.1, reach=2.6)
    bell = Thing("bell", centre=(0, 0.1, 0), radius=0.35)
    gold = bell.material("#f0c040", shine=0.9)
    bell.body("max(length(p * vec3(1, 1.1, 1)) - .2, -p.y)", gold)
    bell.part("length(p - vec3(0, .22, 0)) - .045", gold)
    scene.put(bell, -1.6, 1.27, 0.15)
    return Finish(flow="swirl", vignette=0.15, soften=1.6)


def _mushroom_home(height: float, radius: float, cap: str) -> Thing:
    thing = things.mushroom(height=height, radius=radius, cap=cap, glow=0.08)
    window = thing.material("#ffd880", glow=2.2)
    wood = thing.material("#5a3420")
    thing.part(
        "cylinder((p - vec3(0, $level, -$front)).xzy, .12, $pane)",
        window,
        level=height * 0.42,
        front=radius * 0.2,
        pane=radius * 0.1,
    )
    thing.code(
        "vec3 door = p - vec3($x, $level, -$front);",
        x=radius * 0.05,
        level=radius * 0.26,
        front=radius * 0.27,
    )
    thing.part(
        "max(box(door, vec3($width, $height, .1)), length(door.xy) - $top)",
        wood,
        width=radius * 0.12,
        height=radius * 0.26,
        top=radius * 0.28,
    )
    return thing


@card(
    palette="aurora_night",
    title="Rent is one story a month",
    subject="mushroom town",
    props=("lit windows", "fireflies", "rabbit", "ladder"),
    mirrored=True,
)
def mushroom_town(scene: Scene, palette: Palette) -> Finish:
    settings.forest(scene, palette, seed=4, trees=16, gap=2.0, fog=0.05, ambient=1.4, key=0.8)
    scene.camera = Camera(eye=(0.5, 0.35, -5.0), target=(0.35, 2.15, 0), roll=5)
    homes = (
        (0.55, 0.4, 2.7, 1.25, "#b8433a"),
        (-1.15, 0, 1.7, 0.85, "#3f7f9a"),
        (1.7, -1.3, 1.2, 0.6, "#c88a3a"),
    )
    for x, z, height, radius, cap in homes:
        scene.put(_mushroom_home(height, radius, cap), x, 0.05, z)
        scene.light((x, 0.5, z - radius * 0.8), "#ffd080", strength=0.9, reach=1.2)
    scene.put(things.ladder(height=2.0), 1.15, 0.05, -0.35, roll=12, scale=0.9)
    rabbit = things.person(
        head="rabbit", skin="#e8dcd0", coat="#c85aa8", left_hand=(0.25, 0.6, -0.1)
    )
    scene.put(rabbit, -0.25, 0.08, -2.5, yaw=-10, scale=0.9)
    scene.put(things.lantern(), 0.05, 0.42, -2.65, scale=0.8)
    scene.put(things.snail(), -1.3, 0.06, -2.8, yaw=160, scale=0.32)
    return Finish(flow="swirl", sparks=fireflies(40, "#c8ff9a", seed=8, y=(0.2, 4)))
