"""Cards under trees and among flowers."""

from dataclasses import replace
from itertools import cycle

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish, fireflies
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing


def _trunk_door() -> Thing:
    thing = Thing("door", centre=(0, 0.4, 0), radius=0.6)
    wood = thing.material("#f29f4b")
    window = thing.material("#ffe08a", glow=1.4)
    thing.body(
        "max(box(p - vec3(0, .36, 0), vec3(.2, .36, .06)), length(p.xy - vec2(0, .4)) - .36)", wood
    )
    thing.part("cylinder((p - vec3(0, .55, -.05)).xzy, .03, .07)", window)
    return thing


# The trunk and boughs of the tree of lanterns, and where their cords hang and how far.
_LIMBS = (
    (
        (-1.15, -0.2, 0.0, 0.68),
        (-1.0, 0.7, 0.0, 0.46),
        (-1.05, 1.8, 0.0, 0.36),
        (-0.85, 2.9, 0.0, 0.26),
        (-0.95, 4.0, 0.0, 0.16),
        (-0.75, 5.2, 0.0, 0.06),
    ),
    (
        (-1.0, 2.1, 0.0, 0.26),
        (-0.3, 3.0, -0.3, 0.17),
        (0.55, 3.35, -0.6, 0.12),
        (1.3, 3.2, -0.7, 0.08),
        (1.9, 3.45, -0.7, 0.03),
    ),
    (
        (-0.9, 3.0, 0.0, 0.2),
        (-0.2, 3.8, 0.1, 0.13),
        (0.6, 4.25, 0.2, 0.09),
        (1.5, 4.3, 0.2, 0.03),
    ),
    (
        (-1.0, 2.3, 0.0, 0.22),
        (-1.6, 3.0, -0.3, 0.14),
        (-2.2, 3.3, -0.4, 0.05),
    ),
    ((0.5, 3.34, -0.6, 0.1), (0.95, 3.75, -0.6, 0.06), (1.15, 4.1, -0.6, 0.02)),
    ((-0.2, 3.8, 0.1, 0.1), (0.0, 4.4, 0.1, 0.06), (0.3, 4.9, 0.1, 0.02)),
    ((-0.9, 4.2, 0.0, 0.1), (-1.3, 4.7, 0.0, 0.06), (-1.4, 5.2, 0.0, 0.02)),
    ((-1.7, 3.05, -0.3, 0.1), (-1.9, 3.6, -0.3, 0.06), (-1.8, 4.1, -0.3, 0.02)),
    ((-1.85, 3.5, -0.3, 0.05), (-2.2, 3.9, -0.3, 0.02), (-2.3, 4.1, -0.3, 0.01)),
    ((0.7, 4.25, 0.2, 0.07), (1.0, 4.7, 0.2, 0.05), (1.4, 4.9, 0.2, 0.02)),
    ((-0.85, 4.5, 0.0, 0.07), (-0.5, 5.0, 0.0, 0.04), (-0.4, 5.4, 0.0, 0.015)),
)
_CORDS = (
    (-0.3, 2.95, -0.3, 0.45),
    (0.15, 3.2, -0.46, 0.2),
    (0.55, 3.3, -0.6, 0.7),
    (0.95, 3.25, -0.66, 0.25),
    (1.35, 3.18, -0.7, 0.55),
    (0.2, 4.0, 0.15, 0.2),
    (0.75, 4.25, 0.2, 0.15),
    (1.3, 4.28, 0.2, 0.35),
    (-1.55, 2.95, -0.28, 0.3),
    (-1.9, 3.15, -0.34, 0.7),
)


@card(
    palette="lavender_dream",
    title="The tree that remembers names",
    subject="tree hung with lanterns",
    props=("lanterns", "door in the trunk", "girl"),
    every=2,
)
def lantern_tree(scene: Scene, palette: Palette) -> Finish:
    night = replace(palette, zenith="#1c1648", middle="#3a2f7a", horizon="#8a68b0")
    settings.hills(scene, night, amplitude=0.4, clouds=0.3, cloud_style="streak", cloud_seed=7)
    scene.camera = Camera(eye=(0.5, 1.1, -5.6), target=(0.0, 1.95, 0), focal=1.5, roll=-4)
    bark = "#6a4462 * (.5 + .8 * fbm3(p * vec3(7., 2., 7.)))"
    for limb in _LIMBS:
        scene.add(things.rope(limb, colour=bark, segments=8, tags=("tree",)))
    lights = cycle(("#ffc860", "#ffb0a0", "#fff0a0"))
    for (x, y, z, drop), light in zip(_CORDS, lights, strict=False):
        scene.add(things.strings([((x, y, z), (x, y - drop, z))], colour="#c8a0a8"))
        scene.put(things.lantern(light=light, strength=0.6), x, y - drop - 0.46, z)
    scene.put(_trunk_door(), -0.88, -0.02, -0.5, yaw=-8, scale=1.2)
    scene.add(things.strings([((0.1, 3.18, -0.44), (0.1, 2.2, -0.44))], colour="#c8a0a8"))
    girl = things.person(
        coat="#e0607a",
        outfit="dress",
        hairstyle="braids",
        right_hand=(-0.24, 0.9, -0.12),
        left_hand=(0.19, 0.4, -0.1),
        look=(16, -22),
        hair="#5a2a3a",
        expression="smile",
    )
    scene.put(girl, 0.62, 0.03, -2.2, yaw=24, scale=1.5, on_ground=True)
    x, y, z = girl.world(girl.anchors["right_hand"])
    scene.put(things.lantern(strength=1.2), x, y - 0.5, z - 0.02, scale=1.1)
    scene.put(things.rabbit(), -0.35, 0.03, -2.3, yaw=-40, scale=0.6, on_ground=True)
    return Finish(flow="swirl", stars=120, sparks=fireflies(16, "#ffe0a0", seed=6))


def _basket() -> Thing:
    thing = Thing("basket", centre=(0, 0.2, 0), radius=0.5)
    wicker = thing.material("#9a6a3a * (.6 + .6 * step(.4, fract(p.y * 16.)))")
    thing.body("max(abs(cone(p - vec3(0, .18, 0), .18, .24, .32)) - .02, p.y - .34)", wicker)
    return thing


@card(
    palette="moon_indigo",
    title="Picking season",
    subject="tree of stars",
    props=("ladder", "basket", "child"),
)
def star_orchard(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.6,
        flowers="#9fd6d2",
        clouds=0.25,
        cloud_style="streak",
        cloud_seed=7,
    )
    scene.camera = Camera(eye=(-0.5, 2.3, -5.6), target=(0.0, 3.0, 0), focal=1.85, roll=8)
    leaves = things.round_tree(height=3.2, radius=1.9, leaf="#2f5a7a", leaf2="#7fb0c8", seed=3)
    scene.put(leaves, 0.75, -0.05, 1.1)
    picked = (
        (1.1, 4.1, 0.2),
        (0.6, 4.45, 14),
        (1.35, 3.0, -10),
        (0.2, 3.95, -12),
        (0.75, 3.5, 8),
        (1.6, 3.7, 18),
        (1.05, 2.35, 4),
    )
    for x, y, roll in picked:
        scene.put(things.star(radius=0.24, glow=1.3), x, y, -0.85, roll=roll)
    scene.put(things.ladder(height=4.2, width=0.3), -0.6, 0, -0.95, roll=-3)
    star = (0.27, 0.72, -0.16)
    picker = things.person(
        coat="#c2455b",
        hat="beanie",
        hat_colour="#e8a33d",
        hairstyle="braids",
        left_hand=star,
        right_hand=(-0.17, 0.36, -0.18),
        look=(16, -4),
        expression="smile",
    )
    scene.put(picker, -0.55, 1.55, -1.35, yaw=4, scale=1.95)
    x, y, z = picker.world(star)
    scene.put(things.star(radius=0.3, glow=1.4), x + 0.1, y + 0.2, z - 0.15, roll=10)
    scene.light((x, y + 0.2, z - 0.7), "#ffe08a", strength=1.5, reach=1.6)
    basket = scene.put(_basket(), -0.95, 1.25, -2.0)
    for dx, dy in ((-0.1, 0.3), (0.12, 0.32), (0.02, 0.42)):
        bx, by, bz = basket.position
        scene.put(things.star(radius=0.14, glow=1.3), bx + dx, by + dy, bz - 0.05, roll=20)
    return Finish(flow="swirl", stars=160, soften=1.6)


_TOP = 2.5


def _earth() -> Thing:
    """Soil cut open towards -z, with a mole's chamber and a planting hole."""
    thing = Thing("earth")
    soil = thing.material(
        "mix(mix(#6a4228, #2f2018, ramp(1.9, -2.6, p.y + .5 * fbm2(p.xy * .9))),"
        " #8a6a4a, ramp(.80, .83, noise(p.xy * 2.1 + 9.)) * .45)"
        " * (.65 + .6 * fbm2(p.xy * 4.))"
    )
    turf = thing.material("mix(#1f4a34, #4f8a4a, noise(p.xz * 14.) * ramp(2.4, 2.9, p.y))")
    thing.code(
        """
        float top = $top + .10 * sin(p.x * 1.7) + .06 * fbm2(p.xz * 3.);
        float front = -p.z + .07 * (fbm2(p.xy * 2.4) - .5) + .03 * noise(p.xy * 9.);
        float solid = max(p.y - top, front);
        float chamber = ellipsoid(p - vec3(-1.0, -1.75, 0), vec3(1.22, .8, .95));
        chamber = smin(chamber, taper(p, vec3(-1.6, -2.1, 0), vec3(-3.8, -2.9, .1), .45, .5), .2);
        solid = smax(solid, -chamber, .1);
        float pit = taper(p, vec3(-1.45, .75, 0), vec3(-1.4, 3.2, 0), .62, .95);
        solid = smax(solid, -pit, .1);
        """,
        top=_TOP,
    )
    thing.body("solid * .7", soil)
    thing.part(
        """max(max(abs(p.y - top - .02) - .10 - .10 * noise(p.xz * vec2(16., 9.)), front - .06),
               -pit) * .5""",
        turf,
    )
    return thing


def _mole() -> Thing:
    """A mole with spectacles, sitting, its paws before it."""
    thing = Thing("mole", centre=(0, 0.4, 0), radius=1.1)
    fur = thing.material("#3a3440 * (.7 + .6 * fbm3(p * vec3(8., 12., 8.)))", role="hair")
    pink = thing.material("#f0a090", role="skin")
    wire = thing.material("#e0b44a", shine=0.7)
    eye = thing.material("#0c0a10", role="eye")
    thing.code(
        """
        vec3 s = vec3(abs(p.x), p.yz);
        float b = ellipsoid(p - vec3(0, .32, .12), vec3(.5, .52, .46));
        b = smin(b, ellipsoid(p - vec3(0, .86, -.05), vec3(.34, .3, .34)), .18);
        b = smin(b, taper(p, vec3(0, .82, -.28), vec3(0, .76, -.56), .16, .09), .1);
        """
    )
    thing.body("b * .9", fur)
    thing.part("length(p - vec3(0, .77, -.64)) - .085", pink)
    thing.part("ellipsoid(s - vec3(.36, .36, -.44), vec3(.13, .11, .10))", pink)
    thing.part("ellipsoid(s - vec3(.24, -.08, -.34), vec3(.15, .09, .22))", pink)
    thing.part("torusZ(s - vec3(.16, .96, -.38), .125, .024)", wire)
    thing.part("length(s - vec3(.16, .96, -.35)) - .055", eye)
    return thing


@card(
    palette="autumn_gold",
    title="Night shift in the garden",
    subject="light bulbs planted like flower bulbs",
    props=("hand", "light bulbs", "mole", "earth", "roots"),
    every=2,
    mood=("funny", "hopeful", "cosy"),
)
def lamp_garden(scene: Scene, palette: Palette) -> Finish:
    night = replace(palette, zenith="#101c3c", middle="#2f3f6c", horizon="#8a7a90")
    settings.void(
        scene,
        night,
        clouds=0.3,
        cloud_style="streak",
        fog=0.0,
        light_from=(-0.5, 0.5, -0.9),
        key=0.4,
        ambient=0.8,
    )
    scene.camera = Camera(eye=(0.0, 0.55, -8.0), target=(0.0, 0.45, 0), focal=1.9)
    scene.add(_earth())
    hand = things.hand(skin="#d8a888", sleeve="#8a2c2c", pose="point")
    scene.put(hand, -0.85, 4.72, -0.5, yaw=0, roll=180, scale=1.35)
    tip = hand.world((0.46, 1.88, -0.06))
    scene.put(things.bulb(glass="#f4e6c8", glow=0.12, radius=0.5), tip[0], tip[1] - 1.2, tip[2])
    planted = ((0.62, 0.3, 0.52, 0.4), (1.95, 0.75, 0.6, 0.55), (1.45, -1.75, 0.42, 0.3))
    for x, y, radius, glow in planted:
        bulb = things.bulb(glass="#ffc050", glow=glow, radius=radius)
        scene.put(bulb, x, y, -0.12)
        scene.light((x, y + radius * 1.6, -0.9), "#ffb848", strength=3.4 * glow, reach=1.5)
        for k, (dx, dy) in enumerate(((-0.55, -0.9), (-0.1, -1.2), (0.45, -0.95))):
            root = (
                (x, y + 0.05, -0.1, 0.085),
                (x + dx * 0.35, y + dy * 0.4, -0.12, 0.06),
                (x + dx * 0.6 + 0.1 * (k - 1), y + dy * 0.75, -0.06, 0.04),
                (x + dx, y + dy, -0.02, 0.015),
            )
            scene.add(things.rope(root, colour="#d8b088", segments=7, tags=("roots",)))
    shoot = (
        (0.62, 1.5, -0.12, 0.1),
        (0.56, 2.0, -0.14, 0.08),
        (0.62, 2.5, -0.2, 0.07),
        (0.78, 2.95, -0.3, 0.05),
    )
    scene.add(things.rope(shoot, colour="#a8c860", segments=8, tags=("plant",)))
    scene.put(things.bulb(glass="#ffe8a0", glow=0.9, radius=0.13), 0.83, 3.2, -0.32, roll=150)
    stem = (
        (1.95, 2.1, -0.12, 0.1),
        (1.9, 2.6, -0.2, 0.085),
        (1.8, 3.3, -0.3, 0.07),
        (1.95, 3.95, -0.35, 0.06),
        (1.7, 4.15, -0.4, 0.05),
        (1.42, 3.95, -0.4, 0.05),
    )
    scene.add(things.rope(stem, colour="#8ab858", segments=12, tags=("plant",)))
    scene.put(things.bulb(glass="#ffe49a", glow=1.1, radius=0.3), 1.36, 3.98, -0.4, roll=172)
    scene.light((1.4, 3.6, -1.0), "#ffcc70", strength=1.6, reach=1.4)
    scene.put(_mole(), -1.15, -2.42, -0.15, yaw=-16, scale=0.95)
    scene.put(things.open_book(cover="#2f6a8a"), -1.2, -2.1, -0.62, yaw=-14, pitch=-55, scale=0.36)
    scene.put(things.bulb(glass="#ffdc80", glow=0.8, radius=0.2), -0.55, -0.95, -0.1, roll=180)
    scene.light((-0.6, -1.5, -0.7), "#ffc050", strength=2.4, reach=1.3)
    return Finish(flow="swirl", vignette=0.28)


def _inside_of_a_well() -> Thing:
    """A shaft of stones, open at y = 0, one wide."""
    thing = Thing("well", centre=(0, -3, 0), radius=4.2)
    stone = thing.material(
        "mix(#3a4a7a, #7f8fc0, noise(floor(vec2(atan(p.x, p.z) * 2.55 + .5 * floor(p.y * 3.2),"
        " p.y * 3.2)) * 3.1)) * (.35 + .65 * ramp(.03, .12, min("
        "fract(atan(p.x, p.z) * 2.55 + .5 * floor(p.y * 3.2)), fract(p.y * 3.2))))"
        " * (.8 + .4 * fbm3(p * 6.))"
    )
    thing.body("max(abs(length(p.xz) - 1.2) - .18, abs(p.y + 3.) - 3.) * .8", stone)
    return thing


@card(
    palette="moon_indigo",
    title="What the well was keeping",
    subject="well full of stars",
    props=("well", "child", "cat"),
)
def well_stars(scene: Scene, palette: Palette) -> Finish:
    night = replace(palette, zenith="#24387a", middle="#2f4a8a")
    settings.void(scene, night, clouds=0, ambient=1.4)
    scene.camera = Camera(eye=(0.12, -3.7, -0.55), target=(-0.02, 0.4, 0.16), focal=1.5, roll=6)
    scene.put(_inside_of_a_well(), 0, 0, 0)
    child = things.person(
        coat="#e8a33d",
        hat="beanie",
        hat_colour="#c2455b",
        hairstyle="braids",
        left_hand=(0.3, 0.72, -0.16),
        right_hand=(-0.16, 0.9, -0.22),
        look=(0, 16),
        expression="awe",
    )
    scene.put(child, 0.2, 0.25, 2.0, pitch=-66, scale=2.2)
    scene.put(things.cat(fur="#f4ece4"), -1.6, 0.1, 0.25, yaw=-90, pitch=-50, scale=1.2)
    scene.put(things.star(radius=0.24, glow=1.3), -0.38, -1.5, -0.5, pitch=-60, roll=14)
    scene.add(things.strings([((-0.38, -1.35, -0.4), (-0.1, 0.75, 0.75))], thickness=0.016))
    scene.light((0.0, -0.8, 0.1), "#ffe8a8", strength=1.6, reach=1.6)
    scene.light((0.0, -2.6, -0.2), "#9ab0ff", strength=1.0, reach=1.8)
    rising = fireflies(26, "#c8d8ff", seed=5, x=(-0.8, 0.8), y=(-2.6, 0.0), z=(-0.8, 0.8))
    return Finish(flow="radial", stars=160, sparks=rising, soften=1.6)


@card(
    palette="emerald_mist",
    title="Everyone fits",
    subject="snail sharing an umbrella",
    props=("umbrella", "mouse", "rain", "mushrooms"),
)
def snail_umbrella(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.5,
        flowers="#f0d860",
        clouds=0.75,
        cloud_style="cumulus",
        cloud_seed=10,
    )
    scene.camera = Camera(eye=(-0.7, 1.0, -5.9), target=(0.05, 1.5, -0.6), roll=-5)
    snail = scene.put(things.snail(face=True), 0.05, 0.05, -0.9, yaw=-48, scale=1.25)
    mouse = things.person(
        head="mouse", skin="#a89a90", coat="#2f6f7f", right_hand=(-0.15, 0.6, -0.2)
    )
    scene.put(mouse, -1.36, 0.05, -0.3, yaw=-10, scale=1.05)
    scene.light((-0.1, 1.3, -3.2), "#ffe8c0", strength=0.8, reach=2.0)
    rabbit = things.person(
        head="rabbit", skin="#f0e8dc", coat="#e9b949", right_hand=(-0.18, 0.58, -0.24)
    )
    scene.put(rabbit, 1.0, 0.05, -1.4, yaw=15)
    x, y, z = rabbit.world(rabbit.anchors["right_hand"])
    shared = things.umbrella("#d9482b", "#f4e0b0", radius=0.46)
    scene.put(shared, x + 0.18, y - 0.45, z, roll=22, scale=2.7)
    perch = snail.world((0.2, 1.14, 0))
    scene.put(things.bird(back="#3f7f9f"), *perch, yaw=10, scale=0.55)
    mushrooms = (
        (-1.9, -0.6, 0.9, 0.45),
        (1.8, -0.2, 1.1, 0.5),
        (1.5, -2.4, 0.4, 0.22),
        (-1.5, -2.6, 0.35, 0.2),
    )
    for x, z, height, radius in mushrooms:
        scene.put(things.mushroom(height=height, radius=radius, cap="#c8783a"), x, 0.03, z)
    return Finish(flow="swirl", rain=220, soften=1.6)
