"""Starlit cards."""

import random
from itertools import cycle, islice

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish, Spark, fireflies
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing


def _drifting_sparks(count: int, colour: str, top: float, radius: float) -> list[Spark]:
    """Sparks of one size between the ground and `top`."""
    return [
        Spark(
            (
                random.Random(index).uniform(-2, 2),
                random.Random(index + 50).uniform(0.2, top),
                random.Random(index + 90).uniform(-3, 1),
            ),
            radius,
            colour,
        )
        for index in range(count)
    ]


def _alley() -> Thing:
    """Two house fronts with a narrow street between them, and a lit window in each."""
    thing = Thing("houses", step=0.9)
    left = thing.material(
        "mix(#8a5a6a, #6a4460, step(.06, fract(p.y * 1.6)) * step(.05,"
        " fract(p.z * .8 + .5 * floor(p.y * 1.6)))) * (.8 + .35 * fbm3(p * 3.))"
    )
    right = thing.material(
        "mix(#5a7a98, #46648a, step(.06, fract(p.y * 1.6)) * step(.05,"
        " fract(p.z * .8 + .5 * floor(p.y * 1.6)))) * (.8 + .35 * fbm3(p * 3.))"
    )
    lit = thing.material("mix(#ffe9b0, #ffb850, ramp(4.6, 7.2, p.y))", glow=1.0)
    frame = thing.material("#f4e8d0")
    thing.code(
        """
        vec3 s = vec3(2.3 - abs(p.x), p.yz);
        vec3 w = s - vec3(0, 6., 1.7);
        float hole = rectangle(w.yz, vec2(1.15, .85));
        vec3 low = s - vec3(0, 2.2, 3.4);
        float shutter = rectangle(low.yz, vec2(.7, .5));
        """
    )
    thing.code("float ends = max(p.z - 3.9, p.y - 8.7 - .5 * p.x), pit = max(hole, abs(w.x) - .3);")
    thing.body("max(max(p.x + 2.3, -pit), ends)", left)
    thing.part("max(max(2.3 - p.x, -pit), ends)", right)
    thing.part("box(p - vec3(-2.5, 7.75, 0), vec3(.55, .12, 4.1))", frame)
    thing.part("box(p - vec3(2.5, 9.8, 0), vec3(.55, .12, 4.1))", frame)
    thing.part("max(hole, w.x + .22)", lit)
    thing.part("max(abs(hole) - .1, abs(w.x) - .1)", frame)
    thing.part("box(w - vec3(.1, -1.2, 0), vec3(.22, .07, 1.05))", frame)
    thing.part("max(abs(shutter) - .07, abs(low.x) - .06)", frame)
    thing.part("max(shutter, abs(low.x) - .03)", lit)
    return thing


def _pan() -> Thing:
    """A frying pan, its handle at the origin."""
    thing = Thing("pan", centre=(0.4, 0.1, 0), radius=0.95)
    iron = thing.material("#4a4a58", shine=0.7)
    thing.code("vec3 q = p - vec3(.62, .12, 0);")
    thing.body("max(cylinder(q, .07, .42) - .02, -cylinder(q - vec3(0, .1, 0), .12, .36))", iron)
    thing.part("capsule(p, vec3(-.12, 0, 0), vec3(.26, .12, 0), .05)", iron)
    return thing


@card(
    palette="moon_indigo",
    title="Borrowing an egg",
    subject="neighbour on a ladder between two windows",
    props=("ladder", "bear", "egg", "lit windows", "frying pan"),
    mood=("funny", "brave"),
)
def moon_ladder(scene: Scene, palette: Palette) -> Finish:
    settings.void(
        scene,
        palette,
        clouds=0.3,
        cloud_style="streak",
        light_from=(-0.3, -0.2, -0.9),
        ambient=1.5,
        key=0.9,
        fog=0.0,
    )
    scene.camera = Camera(eye=(0.2, 3.4, -4.4), target=(0.0, 5.95, 1.7), focal=1.72, roll=6)
    scene.add(_alley())
    scene.put(things.ladder(height=5.0, width=0.34, rung=0.4), -2.45, 4.9, 1.7, roll=-88, yaw=0)
    crosser = things.person(
        head="bear",
        skin="#8a5a3a",
        coat="#f4ecd8",
        pants="#c8b8d8",
        pose="walk",
        scarf="#e2543f",
        left_hand=(0.36, 0.62, -0.04),
        right_hand=(-0.3, 0.68, -0.14),
        look=(4, -12),
    )
    scene.put(crosser, -0.1, 4.98, 1.5, yaw=-6, roll=-7, scale=2.4)
    x, y, z = crosser.world(crosser.anchors["left_hand"])
    scene.put(things.egg(crack=False), x + 0.02, y + 0.02, z - 0.02, scale=0.2)
    girl = things.person(
        coat="#e8a33d",
        hair="#8a4a24",
        hairstyle="braids",
        left_hand=(0.12, 0.5, -0.3),
        right_hand=(-0.12, 0.5, -0.3),
        look=(10, 6),
        expression="awe",
    )
    scene.put(girl, -2.2, 4.7, 1.2, yaw=-60, pitch=-14, scale=2.2)
    gran = things.person(
        coat="#3fa39a",
        hair="#e8e4dc",
        hairstyle="bun",
        left_hand=(0.14, 0.62, -0.3),
        right_hand=(-0.14, 0.62, -0.3),
        look=(-10, 6),
        expression="worried",
    )
    scene.put(gran, 2.2, 4.8, 1.2, yaw=60, pitch=-14, scale=2.2)
    cook = things.person(
        head="fox",
        skin="#e06a2a",
        coat="#f4f0e4",
        left_hand=(0.26, 0.86, -0.1),
        right_hand=(-0.2, 0.5, -0.2),
        look=(-6, 30),
    )
    scene.put(cook, -0.2, 1.72, 0.3, yaw=-4, scale=2.0)
    scene.put(_pan(), *cook.world(cook.anchors["left_hand"]), yaw=-20, roll=-12, pitch=-24)
    scene.light((0.2, 3.9, -1.2), "#ffdca0", strength=0.8, reach=1.6)
    scene.light((0.0, 5.6, -0.4), "#ffdca0", strength=1.2, reach=2.6)
    scene.light((-1.5, 6.2, 1.0), "#ffdca0", strength=0.8, reach=1.6)
    scene.light((1.5, 6.2, 1.0), "#ffdca0", strength=0.8, reach=1.6)
    return Finish(flow="vertical", stars=240, vignette=0.15, soften=1.6)


@card(
    palette="aurora_night",
    title="Slowly home",
    subject="snail",
    props=("house", "lantern", "aurora", "mushrooms"),
)
def snail_house(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.6,
        clouds=0.1,
        aurora=0.9,
        light_from=(-0.5, 0.6, -0.5),
        fog=0.045,
    )
    scene.camera = Camera(eye=(0, 1.3, -7.4), target=(0, 1.95, 0))
    scene.put(things.snail(), 0.15, 0.05, -0.6, yaw=18, scale=1.35)
    house = things.house(
        wall="#f0dcb8", roof=palette.accent, height=0.7, width=0.42, depth=0.4, glow=2.0
    )
    scene.put(house, 0.36, 1.56, -0.6, yaw=-14, roll=-5, scale=0.95)
    tree = things.round_tree(height=0.45, radius=0.2, leaf="#3f7a5a")
    scene.put(tree, 0.95, 1.25, -0.75, roll=-25)
    scene.put(things.mushroom(height=1.1, radius=0.55, glow=0.15), 1.65, 0.03, 0.5)
    scene.put(things.mushroom(height=0.6, radius=0.32, glow=0.15, cap="#c85a2a"), 1.2, 0.03, -1.6)
    scene.put(things.mushroom(height=0.8, radius=0.4, glow=0.2, cap="#3f8fa0"), -1.75, 0.03, 0.9)
    scene.put(things.mushroom(height=0.4, radius=0.24, glow=0.2, cap="#3f8fa0"), -1.35, 0.03, -2.2)
    traveller = things.person(
        coat="#e8b030",
        hat="beanie",
        hat_colour=palette.accent2,
        left_hand=(0.25, 0.6, -0.15),
        pose="walk",
    )
    scene.put(traveller, -0.85, 0.06, -2.3, yaw=60, scale=0.72)
    scene.put(things.lantern(), -0.62, 0.36, -2.2, scale=0.8)
    scene.light((0.36, 2.0, -1.4), "#ffd080", strength=0.9, reach=1.4)
    return Finish(
        flow="swirl",
        stars=200,
        sparks=_drifting_sparks(26, "#d8ff9a", top=1.6, radius=0.018),
    )


def _caught_star() -> Thing:
    """A star with an astonished face, looking towards -z."""
    thing = Thing("star", radius=0.75)
    gold = thing.material("#ffd36a", glow=0.6)
    ink = thing.material("#6a3a18", role="eye")
    blush = thing.material("#f0905a", glow=0.3)
    thing.code("vec3 side = vec3(abs(p.x), p.yz); float front = abs(p.z + .16) - .03;")
    thing.body("(extrude(star(p.xy, .5, .58) + .1, p.z, .05) - .1) * .8", gold)
    thing.part("max(length(side.xy - vec2(.12, .07)) - .05, front) * .7", ink)
    thing.part("max(length((p.xy - vec2(0, -.09)) * vec2(1.2, 1.)) - .05, front) * .7", ink)
    thing.part("max(length(side.xy - vec2(.2, -.05)) - .04, front) * .7", blush)
    return thing


@card(
    palette="moon_indigo",
    title="Fishing for constellations",
    subject="fisher of stars",
    props=("rowboat", "stars", "fishing rod"),
)
def fishing_stars(scene: Scene, palette: Palette) -> Finish:
    settings.lake(
        scene,
        palette,
        hills=0.6,
        clouds=0.3,
        cloud_style="streak",
        light_from=(-0.3, 0.7, -0.5),
        cloud_seed=1,
        fog=0.02,
    )
    scene.camera = Camera(eye=(-0.2, 3.9, -5.0), target=(0.1, 1.45, 0), focal=1.75, roll=-10)
    boat = scene.put(things.rowboat(hull="#7a3f2a"), 0.0, -0.04, -0.3, yaw=64, scale=2.2)
    fisher = things.person(
        coat="#c2455b",
        hat="straw",
        hat_colour="#e8c870",
        hair="#e8e0d8",
        pose="sit",
        left_hand=(0.26, 0.42, -0.22),
        right_hand=(-0.28, 0.5, -0.22),
        look=(10, 12),
        expression="smile",
    )
    scene.put(fisher, 0.35, 0.75, 0.2, yaw=4, scale=2.3)
    x, y, z = fisher.world(fisher.anchors["right_hand"])
    tip = (-0.9, 4.4, -0.9)
    scene.add(
        things.strings([((x + 0.3, y - 0.45, z + 0.1), tip)], thickness=0.035, colour="#a8683a")
    )
    star = scene.put(_caught_star(), -0.82, 1.75, -1.25, yaw=-10, roll=12, scale=0.9)
    scene.add(things.strings([(tip, star.world((0, 0.52, 0)))], thickness=0.012))
    scene.light((-0.7, 2.0, -1.9), "#ffe08a", strength=1.8, reach=2.2)
    for bx, by, bz, roll in (
        (0.55, 0.35, 0.1, 20),
        (0.72, 0.3, -0.12, 70),
        (0.85, 0.42, 0.05, 140),
    ):
        at = boat.world((bx, by, bz))
        scene.put(things.star(radius=0.24, glow=1.0), *at, pitch=50, roll=roll)
    afloat = ((-1.7, -1.6, 0.2), (1.6, -1.2, 0.18), (1.9, 1.4, 0.2), (-1.9, 1.8, 0.2))
    for ax, az, radius in afloat:
        scene.put(things.star(radius=radius, glow=1.0), ax, 0.02, az, pitch=70)
    return Finish(flow="swirl", stars=120, soften=1.6)


def _tucked_in() -> Thing:
    """A dotted cover over somebody who lies along z, up to the chin."""
    thing = Thing("bed", centre=(0, 1.0, -0.2), radius=2.0, step=0.8)
    quilt = thing.material(
        "mix(#3f6fa8, #ffe08a, ramp(.17, .14, length(fract(p.xz * 1.7) - .5)))"
        " * (.85 + .25 * fbm3(p * 5.))",
        role="cloth",
    )
    thing.code(
        """
        float cloth = ellipsoid(p - vec3(.55, .95, .1), vec3(.48, .42, 1.3));
        cloth = smin(cloth, roundBox(p - vec3(0, .82, -.35), vec3(1.18, .1, 1.45), .08), .2);
        cloth -= .02 * sin(p.x * 9. + 3. * sin(p.z * 4.));
        """
    )
    thing.body("max(cloth, p.z - 1.12)", quilt)
    return thing


@card(
    palette="lavender_dream",
    title="Adrift until morning",
    subject="bed",
    props=("sleeping child", "cat", "lake"),
)
def bed_lake(scene: Scene, palette: Palette) -> Finish:
    settings.lake(
        scene,
        palette,
        clouds=0.4,
        cloud_style="streak",
        cloud_seed=3,
        light_from=(0.4, 0.65, -0.5),
    )
    scene.camera = Camera(eye=(1.2, 4.2, -1.6), target=(0.72, 0.7, 1.15), focal=2.2, roll=-20)
    scene.put(things.bed(cover="#3f6fa8", pattern="#ffe08a"), 0, -0.35, 0.4, scale=1.9)
    scene.add(_tucked_in())
    sleeper = things.person(
        coat="#f0a0b0",
        hat="beanie",
        hat_colour="#e05a6a",
        outfit="suit",
        left_hand=(0.42, 0.52, 0.2),
        right_hand=(-0.2, 0.5, -0.1),
        asleep=True,
        look=(-14, 0),
        expression="smile",
    )
    scene.put(sleeper, 0.55, 0.92, 0.5, pitch=80, scale=1.65)
    scene.put(things.cat(fur="#3a3040"), 0.3, 1.25, -0.1, yaw=-20, scale=0.75)
    fish = things.fish(scales="#f29f4b")
    scene.put(fish, 1.62, 0.4, 1.45, yaw=-10, roll=50, scale=0.42)
    scene.put(things.paper_boat(stripe="#f29f4b"), 1.8, 0, 0.2, yaw=20, scale=0.45)
    scene.put(things.lantern(), -0.9, 0.95, -0.6, scale=1.1)
    scene.light((0.7, 2.4, 0.8), "#ffe0c0", strength=1.0, reach=1.6)
    return Finish(flow="swirl", sparks=fireflies(10, "#ffe8a0", seed=4), vignette=0.15, soften=1.6)


def _caught_moon() -> Thing:
    """A full moon with a sad face, one in radius, looking towards -z."""
    thing = things.full_moon(radius=1.0, glow=0.75)
    ink = thing.material("#5a4a3a", role="eye")
    blush = thing.material("#f0b080", glow=0.6)
    thing.code(
        "vec3 cheek = vec3(abs(p.x), p.yz); float skin = max(abs(length(p) - 1.) - .03, p.z);"
    )
    thing.part("length(cheek - vec3(.3, .12, -.95)) - .085", ink)
    thing.part(
        "max(skin, abs(p.y - .36 + .6 * (cheek.x - .3)) - .03"
        " + .6 * max(abs(cheek.x - .3) - .13, 0.)) * .7",
        ink,
    )
    thing.part("max(skin, max(abs(length(p.xy - vec2(0, -.5)) - .2) - .03, -.42 - p.y)) * .7", ink)
    thing.part("max(skin, length(cheek.xy - vec2(.52, -.18)) - .13) * .7", blush)
    return thing


@card(
    palette="moon_indigo",
    title="The night collector",
    subject="moon in a birdcage",
    props=("cat", "birdcage"),
)
def cage_moon(scene: Scene, palette: Palette) -> Finish:
    settings.rooftops(scene, palette, seed=4, rows=3, columns=7, clouds=0.2, cloud_style="streak")
    scene.camera = Camera(eye=(-0.1, 1.2, -6.6), target=(-0.05, 1.55, 0), focal=1.8, roll=5)
    collector = things.person(
        coat="#4a2f5a",
        hat="top",
        hat_colour="#241a34",
        scarf="#c8a030",
        skin="#e8c0a0",
        hair="#d8d4d0",
        left_hand=(0.3, 0.5, -0.1),
        right_hand=(-0.26, 0.68, -0.24),
        look=(16, -10),
        expression="smile",
    )
    scene.put(collector, 0.75, -1.6, 0.0, yaw=14, scale=4.7)
    x, y, z = collector.world(collector.anchors["right_hand"])
    cage = things.birdcage(metal="#d8b050", height=2.4, radius=0.9, bars=14)
    scene.put(cage, x + 0.1, y - 2.35, z - 0.5)
    scene.put(_caught_moon(), x + 0.1, y - 1.5, z - 0.5, yaw=-8, scale=0.66)
    scene.light((x, y - 1.4, z - 1.6), "#ffe4a8", strength=2.4, reach=3.6)
    scene.put(things.cat(), 1.35, -1.75, -1.9, yaw=44, scale=1.15)
    return Finish(flow="swirl", stars=120, vignette=0.2, soften=1.6)


@card(
    palette="aurora_night",
    title="Every key but mine",
    subject="hanging keys",
    props=("locked door", "heap of keys"),
    mood=("funny", "puzzled"),
)
def key_rain(scene: Scene, palette: Palette) -> Finish:
    settings.snow(
        scene,
        palette,
        amplitude=0.4,
        seed=3,
        trees=4,
        clouds=0,
        aurora=0.6,
        light_from=(-0.35, 0.45, -0.85),
        ambient=1.3,
    )
    scene.camera = Camera(eye=(-0.3, 1.7, -5.6), target=(0.05, 1.5, 0), focal=1.75, roll=-6)
    door = things.door(leaf="#b8482c", glow=0, ajar=0, frame="#d8c8a8", portal="vec3(.1)")
    scene.put(door, -0.55, 0, 1.2, yaw=-8, scale=1.75)
    visitor = things.person(
        coat="#ff8f5a",
        hat="beanie",
        hat_colour="#c85aa8",
        scarf="#ffe39a",
        left_hand=(0.16, 0.56, -0.28),
        right_hand=(-0.3, 0.5, -0.16),
        look=(-16, -8),
        expression="worried",
    )
    scene.put(visitor, -0.7, -0.3, -1.6, yaw=-10, scale=2.3)
    x, y, z = visitor.world(visitor.anchors["left_hand"])
    scene.put(things.key("#e0b040"), x + 0.2, y + 0.3, z - 0.15, roll=140, scale=0.36)
    snowman = things.snowman(nose="key")
    scene.put(snowman, 0.95, -0.1, -1.1, yaw=42, scale=2.3)
    dice = random.Random(9)
    for index, metal in enumerate(islice(cycle(("#e0b040", "#c0c8d0", "#c87a4a")), 15)):
        kx, kz = -1.5 + 0.2 * index, -2.9 + dice.uniform(-0.3, 0.5)
        scene.put(
            things.key(metal),
            kx,
            dice.uniform(0.0, 0.3),
            kz,
            yaw=dice.uniform(0, 360),
            pitch=dice.uniform(50, 110),
            scale=dice.uniform(0.34, 0.5),
        )
    for x, y, z, metal in (
        (-1.35, 3.5, -0.5, "#e0b040"),
        (0.35, 3.3, 0.0, "#c0c8d0"),
        (1.5, 3.6, -0.4, "#c87a4a"),
        (0.95, 3.9, 0.8, "#e0b040"),
    ):
        scene.put(things.key(metal), x, y, z, yaw=dice.uniform(-40, 40), scale=0.5)
        scene.add(things.strings([((x, y + 1.08, z), (x, 9, z))], colour="#d8e8e0"))
    scene.put(things.lantern(), -1.45, 0.3, -2.4, scale=1.1)
    scene.light((0.1, 1.9, -3.4), "#ffe0b0", strength=1.1, reach=2.0)
    return Finish(flow="swirl", stars=120, snowfall=60, soften=1.6)
