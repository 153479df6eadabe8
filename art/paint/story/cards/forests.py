"""Cards deep in the woods."""

import math
from dataclasses import replace

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish, fireflies
from art.paint.story.glsl import glsl
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.story.things.beasts import fox_bust, hare
from art.paint.story.things.faces import CHILD, Look


def _eye() -> Thing:
    """A round eye that glows, its pupil down to the left."""
    thing = Thing("eyes", radius=0.4)
    glowing = thing.material(
        "mix(#ffd040, #201008, ramp(.07, .05, length(p.xy - vec2(-.03, -.02))))", glow=1.0
    )
    thing.body("ellipsoid(p, vec3(.18, .10, .1))", glowing)
    return thing


@card(
    palette="emerald_mist",
    title="Something behind the third tree",
    subject="cloaked girl in the forest",
    props=("wolf eyes", "lantern", "forest"),
    mood=("ominous", "brave", "secret"),
)
def red_hood(scene: Scene, palette: Palette) -> Finish:
    settings.forest(scene, palette, trees=18, seed=3, gap=2.1, fog=0.034, key=0.6)
    scene.camera = Camera(eye=(0, 1.5, -8.2), target=(0, 2.35, 0))
    wolf = fox_bust(fur="#3c4a44", cloth="#141d1a", long_snout=1.1, chest="#8a988e")
    wolf.tags = ("wolf", "animal in clothes")
    scene.put(wolf, 0.7, 3.3, 2.2, yaw=20, pitch=-12, roll=6, scale=0.98)
    for side in (-0.6, 0.6):
        scene.put(_eye(), *wolf.world((side, 0.42, -1.1)), roll=10 if side > 0 else -10, scale=1.5)
    third = ((0, -0.2, 0, 0.75), (0.1, 0.7, 0, 0.42), (0.15, 5.0, 0, 0.36), (0, 12.0, 0, 0.3))
    bark = glsl("#24352f * (.5 + .9 * fbm2(vec2(atan(p.x, p.z) * 4., p.y * 2.)))")
    scene.put(things.rope(third, colour=bark, tags=("forest",)), 1.75, 0, 0.2)
    girl = things.person(
        coat="#b3261e",
        outfit="cloak",
        hat="hood",
        hat_colour="#b3261e",
        right_hand=(-0.26, 0.5, -0.12),
        look=(0, -25),
    )
    scene.put(girl, -0.75, 0.12, -3.4, yaw=160, scale=1.1)
    scene.put(things.lantern(strength=2.2), -0.45, 0.45, -3.2)
    scene.put(things.mushroom(height=0.4, radius=0.24), 1.3, 0.12, -3.4)
    scene.put(things.mushroom(height=0.28, radius=0.17), 1.05, 0.12, -3.7)
    scene.put(things.rabbit(), -1.55, 0.12, -2.2, yaw=60, scale=0.5)
    glow = fireflies(10, "#fff0a0", seed=3, x=(-2.2, -0.4), y=(0.4, 2.8), z=(-2.5, 0.5))
    return Finish(flow="vertical", sparks=glow, vignette=0.35)


@card(
    palette="autumn_gold",
    title="Concert for mushrooms",
    subject="rabbit playing cello",
    props=("mushrooms", "forest", "leaves"),
)
def cello_rabbit(scene: Scene, palette: Palette) -> Finish:
    settings.forest(scene, palette, trees=20, seed=8, gap=2.3, fog=0.04, floor="#c9762c")
    scene.camera = Camera(eye=(0, 2.0, -7.3), target=(0, 1.95, 0))
    _seat_cellist(scene)
    red, ochre, plum = "#b3261e", "#c8783a", "#8a4a6a"
    audience = (
        (-2.0, -0.6, 1.0, 0.46, red),
        (-0.62, -3.5, 0.42, 0.24, ochre),
        (0.0, -3.8, 0.32, 0.19, plum),
        (0.58, -3.6, 0.42, 0.22, red),
        (1.05, -3.2, 0.38, 0.23, ochre),
        (1.6, -2.5, 0.8, 0.38, plum),
    )
    for x, z, height, radius, cap in audience:
        mushroom = things.mushroom(height=height, radius=radius, cap=cap)
        scene.put(mushroom, x, 0.08, z, pitch=8, roll=6 if x > 0 else -6)
    scene.put(things.bird(back="#a82a1c"), 1.55, 0.96, -2.5, yaw=15, scale=0.42)
    scene.put(things.fox(), -1.3, 0.08, -2.5, yaw=-75, scale=1.15)
    scene.light((-0.6, 2.6, -3.0), "#ffd890", strength=1.0, reach=2.6)
    scene.beam(
        (-2.5, 7.5, 0.5), (0.38, -1, -0.1), spread=0.16, length=9.0, colour="#ffe0a0", density=0.3
    )
    return Finish(flow="vertical", petals=50, petal_colour="#d8702a")


def _seat_cellist(scene: Scene) -> None:
    """A hare in a green jacket on a tree stump, one paw on the strings, the other at the bow."""
    scene.put(_tree_stump(), 0.3, 0.02, 0.1, scale=0.86)
    fur, jacket, trousers = "#efe4d2", "#2c6a60", "#3a3040"
    head = hare(fur=fur)
    head.tags = ("rabbit", "animal in clothes")
    head.code("r.x = max(r.x, -1.15 - p.y);")
    scene.put(head, 0.25, 2.86, -0.1, yaw=26, roll=4, scale=0.36)
    cello = scene.put(things.cello(), 0.55, 0.22, -1.15, yaw=8, roll=-14, scale=0.95)
    x, y, z = cello.world((0.0, 2.0, -0.32))
    bx, by, bz = cello.world((0.0, 0.98, -0.34))
    limbs = (
        (((0.3, 0.75, 0.1, 0.6), (0.28, 1.4, 0.05, 0.6), (0.25, 2.05, 0.0, 0.42)), jacket),
        (((0.7, 1.95, 0, 0.24), (1.5, 1.45, -0.5, 0.22), (x + 0.14, y - 0.02, z, 0.15)), jacket),
        (((x + 0.14, y, z, 0.15), (x - 0.08, y + 0.05, z - 0.1, 0.13)), fur),
        (((-0.2, 1.95, 0, 0.24), (-0.95, 1.35, -0.6, 0.22), (bx - 1.25, by, bz, 0.15)), jacket),
        (((bx - 1.25, by, bz, 0.15), (bx - 1.1, by, bz - 0.05, 0.13)), fur),
        (((0.0, 0.85, -0.2, 0.34), (-0.45, 0.95, -1.1, 0.28), (-0.4, 0.25, -1.05, 0.2)), trousers),
        (((0.6, 0.85, -0.2, 0.34), (1.35, 0.95, -1.0, 0.28), (1.4, 0.25, -0.95, 0.2)), trousers),
        (((-0.4, 0.16, -0.95, 0.15), (-0.45, 0.13, -1.45, 0.13)), fur),
        (((1.4, 0.16, -0.85, 0.15), (1.5, 0.13, -1.35, 0.13)), fur),
    )
    for points, colour in limbs:
        scene.add(things.rope(points, colour=colour, tags=("rabbit",)))
    scarf = [(0.25 + 0.40 * math.sin(a), 2.24, 0.38 * math.cos(a), 0.14) for a in range(8)]
    scene.add(things.rope(scarf, colour="#c8503a", tags=("scarf",), segments=24))
    frog, tip = (bx - 1.15, by, bz - 0.08), (bx + 0.75, by + 0.06, bz - 0.05)
    wood = (frog[0], frog[1] + 0.07, frog[2]), (tip[0], tip[1] + 0.07, tip[2])
    scene.add(things.strings([wood], thickness=0.026, colour="#5a2c14"))
    scene.add(things.strings([(frog, tip)], thickness=0.012, colour="#f4ecd8"))


def _hand_mirror() -> Thing:
    """A gilt hand mirror without its glass, the middle of the oval at the origin."""
    thing = Thing("mirror", centre=(0, -0.6, 0), radius=2.4, step=0.85)
    gold = thing.material("#d8a440 * (.7 + .4 * fbm3(p * 6.))", shine=0.8)
    thing.code(
        """
        float oval = (length(p.xy / vec2(.86, 1.1)) - 1.) * .86;
        float bead = .018 * sin(atan(p.x, p.y * .8) * 34.);
        float ring = length(vec2(oval - .09, p.z)) - .12 - bead;
        ring = smin(ring, taper(p, vec3(0, -1.25, 0), vec3(0, -2.4, 0), .15, .11), .1);
        ring = smin(ring, length(p - vec3(0, -1.4, 0)) - .2, .08);
        """
    )
    thing.body("ring * .8", gold)
    return thing


def _glass() -> Thing:
    """What is far behind the viewer: the same wood, darker."""
    thing = Thing("wood in the mirror", radius=1.3)
    wood = thing.material(
        "mix(mix(#7fb08a, #12302c, ramp(-.5, .9, abs(p.x) * .5 + p.y)), #071614,"
        " ramp(.42, .5, noise(vec2(p.x * 6. + 3., 1. + .15 * p.y))))",
        glow=0.55,
    )
    thing.body("max(length(p.xy / vec2(.86, 1.1)) - 1.06, abs(p.z) - .01) * .8", wood)
    return thing


def _stag() -> Thing:
    """The head of a stag from the front, its eyes alight; about 2.6 high with antlers."""
    thing = Thing("stag", "antlers", centre=(0, 0.5, 0), radius=2.0, step=0.85)
    fur = thing.material(
        "mix(#5a3c28, #a8845c, ramp(.1, -.7, p.y)) * (.6 + .6 * fbm3(p * vec3(6., 9., 6.)))",
        role="hair",
    )
    horn = thing.material("#c8b48c * (.7 + .4 * fbm3(p * 7.))")
    eye = thing.material("#ffe070", glow=1.3)
    black = thing.material("#0c0a0c", role="eye")
    thing.code(
        """
        vec3 s = vec3(abs(p.x), p.yz);
        float f = ellipsoid(p - vec3(0, .05, 0), vec3(.42, .46, .42));
        f = smin(f, taper(p, vec3(0, -.1, -.2), vec3(0, -.72, -.45), .34, .2), .15);
        f = smin(f, taper(p, vec3(0, -.4, .4), vec3(0, -2., .9), .5, 1.), .3);
        float ear = ellipsoid(s - vec3(.66, .22, .05), vec3(.34, .15, .08));
        f = smin(f, ear, .08);
        float a = taper(s, vec3(.18, .42, 0), vec3(.62, .95, .1), .09, .07);
        a = smin(a, taper(s, vec3(.62, .95, .1), vec3(.72, 1.7, 0), .07, .03), .05);
        a = smin(a, taper(s, vec3(.4, .7, .05), vec3(.34, 1.2, -.2), .055, .02), .05);
        a = smin(a, taper(s, vec3(.64, 1.05, .1), vec3(1.1, 1.35, 0), .055, .02), .05);
        a = smin(a, taper(s, vec3(.68, 1.35, .05), vec3(.45, 1.75, 0), .045, .02), .05);
        """
    )
    thing.body("f * .9", fur)
    thing.part("a", horn)
    thing.part("ellipsoid(s - vec3(.31, .06, -.3), vec3(.09, .075, .07))", eye)
    thing.part("ellipsoid(p - vec3(0, -.74, -.6), vec3(.15, .1, .08))", black)
    return thing


@card(
    palette="emerald_mist",
    title="Do not turn round",
    every=2,
    subject="hand mirror that shows who stands behind",
    props=("mirror", "face", "stag", "forest"),
    mood=("uneasy", "secret", "magical"),
)
def forest_mirror(scene: Scene, palette: Palette) -> Finish:
    settings.forest(scene, palette, trees=20, seed=21, gap=1.5, fog=0.04, key=0.8)
    scene.camera = Camera(eye=(0, 2.9, -8.75), target=(0.0, 2.75, 0), focal=1.7, roll=4)
    x, y, z = 0.1, 3.0, -4.9
    scene.put(_hand_mirror(), x, y, z, roll=-6)
    scene.put(_glass(), x, y, z + 0.75, roll=-6, scale=1.18)
    scene.put(_stag(), x + 0.18, y - 0.06, z + 0.42, scale=0.52, roll=-3)
    girl = things.faces.face(
        Look(open_eyes=0.9, gaze=(0.55, 0.25), brows=0.7, smile=-0.15, mouth=0.12),
        CHILD,
        skin="#e8b896",
        hair="hood",
        cloth="#b3261e",
    )
    scene.put(girl, x - 0.36, y - 0.6, z + 0.12, yaw=-16, roll=4, scale=0.135)
    scene.light((x - 0.2, y + 0.3, z - 0.7), "#fff0c8", strength=0.9, reach=1.0)
    hand = things.hand(skin="#e8b896", sleeve="#b3261e", pose="fist")
    scene.put(hand, x - 0.30, y - 2.55, z + 0.08, yaw=8, roll=0, scale=0.72)
    sparks = fireflies(14, "#fff0a0", seed=3, x=(-1.8, 1.8), y=(0.4, 3.6), z=(-2.5, 1.5))
    return Finish(flow="vertical", sparks=sparks, vignette=0.32)


@card(
    palette="moon_indigo",
    title="The woods tucked me in",
    subject="bed in the forest",
    props=("fireflies", "owl", "sleeping child"),
    mirrored=True,
)
def forest_bed(scene: Scene, palette: Palette) -> Finish:
    settings.forest(scene, palette, trees=22, seed=12, gap=1.7, fog=0.045, ambient=1.6)
    scene.camera = Camera(eye=(0, 2.4, -7.2), target=(0, 1.6, 0))
    bed = things.bed(frame="#5a3a2a", cover="#4a7a5a", pattern="#f0d890")
    scene.put(bed, 0.1, 0.08, -0.6, yaw=-30, scale=1.2)
    child = things.person(
        coat="#f0d8b0",
        outfit="suit",
        hairstyle="short",
        left_hand=(0.2, 0.5, -0.3),
        right_hand=(-0.2, 0.5, -0.3),
    )
    x, y, z = bed.world((0, 0.78, 0.72))
    scene.put(child, x, y - 0.58, z, yaw=-15)
    x, y, z = bed.world((0, 0.72, -0.2))
    scene.put(things.fox(), x, y - 0.05, z, yaw=-60, scale=0.5)
    scene.put(things.owl(), *bed.world((0.66, 1.38, 1.1)), yaw=-20, scale=0.5)
    scene.put(things.rabbit(), -1.4, 0.1, -2.4, yaw=-120, scale=0.6)
    scene.put(things.mushroom(height=0.6, radius=0.34, glow=0.3, cap="#c2455b"), 1.6, 0.1, -1.9)
    scene.put(things.lantern(), -1.3, 0.1, -0.9, scale=1.2)
    scene.beam(
        (1.2, 8.0, 2.0), (-0.15, -1, -0.3), spread=0.14, length=10.0, colour="#c8d8ff", density=0.22
    )
    return Finish(
        flow="vertical", sparks=fireflies(46, "#ffe88a", seed=5, y=(0.3, 4.2)), vignette=0.3
    )


@card(
    palette="lavender_dream",
    title="When the fog is deep enough",
    subject="fish swimming through a forest",
    props=("fog", "child", "lantern"),
    every=2,
)
def forest_fish(scene: Scene, palette: Palette) -> Finish:
    bright = replace(palette, fog="#e8d8f0", horizon="#f0e0f4")
    settings.forest(scene, bright, trees=22, seed=7, gap=1.8, fog=0.06, ambient=1.2)
    scene.camera = Camera(eye=(0, 1.35, -5.6), target=(0.05, 1.75, 0), focal=1.5, roll=-7)
    near = things.fish(scales="#f29f4b")
    scene.put(near, -0.85, 1.75, -2.7, yaw=152, roll=6, scale=1.15)
    scene.put(things.fish(scales="#f2c06b", belly="#fff4e0"), 0.9, 3.4, 1.4, yaw=-10, scale=0.7)
    scene.put(things.fish(scales="#e0708a", stripes=False), -0.9, 4.1, 2.4, yaw=165, scale=0.6)
    scene.light((0.0, 1.9, -4.0), "#ffd8a8", strength=0.8, reach=1.6)
    child = things.person(
        coat="#2fa39a",
        hat="beanie",
        hat_colour="#e0607a",
        right_hand=(-0.28, 0.68, -0.2),
        left_hand=(0.2, 0.45, -0.1),
        look=(10, -2),
        expression="awe",
    )
    scene.put(child, 0.72, 0.05, -2.4, yaw=38, scale=1.45)
    x, y, z = child.world(child.anchors["right_hand"])
    scene.put(things.lantern(strength=1.0), x, y - 0.4, z)
    breath = (((0.0, 2.2, -3.0), 0.07), ((0.1, 2.5, -2.8), 0.05), ((-0.05, 2.75, -2.6), 0.04))
    for centre, radius in breath:
        scene.bubble(centre, radius, tint=(1, 0.9, 1))
    sparks = fireflies(12, "#ffe8c0", seed=9)
    return Finish(flow="vertical", sparks=sparks, vignette=0.08, soften=1.6)


def _tree_stump() -> Thing:
    thing = Thing("tree stump", centre=(0, 0.5, 0), radius=1.5)
    bark = "#5a3a24 * (.6 + .6 * fbm2(vec2(atan(p.x, p.z) * 5., p.y * 3.)))"
    rings = "#d8b080 * (.8 + .25 * sin(length(p.xz) * 40.))"
    wood = thing.material(f"mix({bark}, {rings}, ramp(.4, .8, n.y))")
    thing.code("float a = atan(p.x, p.z);")
    thing.body("(cone(p - vec3(0, .45, 0), .45, 1.1 + .12 * sin(a * 6.), .85) - .03) * .8", wood)
    return thing


@card(
    palette="autumn_gold",
    title="The court is in session",
    subject="owl king",
    props=("crown", "mice", "tree stump"),
)
def owl_king(scene: Scene, palette: Palette) -> Finish:
    settings.forest(scene, palette, trees=20, seed=15, gap=1.9, fog=0.05, floor="#b8702c")
    scene.camera = Camera(eye=(0, 1.3, -7.2), target=(0, 2.0, 0))
    scene.put(_tree_stump(), 0.05, 0.05, 0.2)
    scene.put(things.owl(feathers="#7a5234"), 0.05, 0.97, 0.2, scale=2.3)
    scene.put(things.crown(), 0.05, 3.05, 0.15)
    raised = (-0.15, 0.5, -0.25)
    court = (
        things.person(head="mouse", skin="#9a8a80", coat="#a82a1c", right_hand=raised),
        things.person(head="rabbit", skin="#e8dccc", coat="#2c5a50", right_hand=raised),
        things.person(head="mouse", skin="#b8a890", coat="#35545a", right_hand=raised),
        things.person(head="fox", skin="#d8662a", coat="#6a3a5a", right_hand=raised),
    )
    places = ((-1.15, -2.2, -150), (-0.45, -2.8, -170), (0.45, -2.8, 170), (1.15, -2.2, 150))
    for courtier, (x, z, yaw) in zip(court, places, strict=True):
        scene.put(courtier, x, 0.1, z, yaw=yaw, scale=0.78)
    scene.light((0, 2.6, -2.0), "#ffe0a0", strength=0.8, reach=2.6)
    return Finish(flow="vertical", petals=26, petal_colour="#d8902a")
