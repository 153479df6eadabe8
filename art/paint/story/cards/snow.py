"""Cards in the snow."""

import math
from dataclasses import replace
from itertools import cycle

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish
from art.paint.story.glsl import tube
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.story.things.heads import Expression, Hat
from art.paint.story.things.people import Outfit


def _sleeping_star() -> Thing:
    """A star with closed eyes and a small smile, facing -z."""
    thing = Thing("star", radius=0.7)
    gold = thing.material("#ffd36a", glow=0.5)
    ink = thing.material("#6a3a18", role="eye")
    blush = thing.material("#f0905a", glow=0.3)
    thing.code("vec3 side = vec3(abs(p.x), p.yz); float front = abs(p.z + .16) - .03;")
    thing.body("(extrude(star(p.xy, .5, .58) + .1, p.z, .05) - .1) * .8", gold)
    lid = "max(abs(length(side.xy - vec2(.11, .06)) - .06) - .014, side.y - .05)"
    smile = "max(abs(length(p.xy - vec2(0, -.02)) - .07) - .012, p.y + .06)"
    thing.part(f"max(min({lid}, {smile}), front) * .7", ink)
    thing.part("max(length(side.xy - vec2(.19, -.05)) - .04, front) * .7", blush)
    return thing


def _lamp_head() -> Thing:
    """The head of a street lamp seen from beside it, glass all round, without a flame."""
    thing = Thing("street lamp", centre=(0, 0.5, 0), radius=2.2)
    iron = thing.material("#1c2430", shine=0.35)
    snow = thing.material("#eef4fa")
    thing.code("vec3 q = p; q.xz = spokes(q.xz, 4.);")
    thing.body("cone(p - vec3(0, -.12, 0), .12, .42, .62) - .02", iron)
    thing.part("capsule(q, vec3(.56, 0, 0), vec3(.86, 1.55, 0), .05)", iron)
    thing.part("torusY((p - vec3(0, 1.55, 0)), .86, .06)", iron)
    thing.part("cone(p - vec3(0, 1.85, 0), .28, .98, .18) - .03", iron)
    thing.part("max(cone(p - vec3(0, 1.95, 0), .28, 1.0, .2) - .05, 1.78 - p.y)", snow)
    thing.part("capsule(p, vec3(0, -.2, 0), vec3(0, -5., 0), .13)", iron)
    return thing


@card(
    palette="ice_silver",
    title="The lamp nobody lit",
    subject="star asleep in a street lamp",
    props=("sleeping village", "fox", "rabbit", "snow", "ladder", "moths"),
    mood=("tender", "quiet"),
)
def snow_lamp(scene: Scene, palette: Palette) -> Finish:
    evening = replace(palette, zenith="#14264a", middle="#2a4474", horizon="#6a78a8", fog="#6f84a8")
    settings.snow(
        scene,
        evening,
        amplitude=0.5,
        trees=0,
        seed=6,
        clouds=0.2,
        light_from=(-0.4, 0.6, -0.5),
        key=0.3,
        ambient=0.6,
    )
    scene.camera = Camera(eye=(-0.2, 5.6, -5.2), target=(0.08, 4.0, 0), focal=1.85, roll=6)
    for x, z, yaw, height in ((-2.2, 4.0, 24, 1.2), (-0.4, 5.6, 8, 1.3), (2.6, 4.4, -22, 1.2)):
        asleep = things.house(
            wall="#7f94b0",
            roof="#e4eef4",
            windows="#2a3a54",
            glow=0,
            height=height,
            width=0.8,
            depth=0.6,
            door="#8a2f2a",
        )
        scene.put(asleep, x, -0.1, z, yaw=yaw, on_ground=True)
    scene.put(_lamp_head(), 0.3, 3.35, -0.6, roll=-4)
    scene.put(_sleeping_star(), 0.34, 3.95, -0.75, yaw=6, roll=-14, scale=1.15)
    scene.light((0.3, 4.1, -1.3), "#ffc860", strength=1.6, reach=1.8)
    fox = things.person(
        head="fox",
        skin="#e06a2a",
        coat="#2f6f7a",
        scarf="#e8c04a",
        left_hand=(0.3, 0.5, -0.14),
        right_hand=(-0.05, 0.62, -0.24),
        look=(-34, 4),
    )
    scene.put(fox, -1.05, 2.3, -0.9, yaw=-34, scale=2.2)
    rabbit = things.person(
        head="rabbit",
        skin="#f0e8e0",
        coat="#b83a5a",
        right_hand=(-0.3, 0.62, -0.14),
        look=(30, 0),
    )
    scene.put(rabbit, 1.32, 2.15, -0.75, yaw=34, scale=2.0)
    scene.put(things.ladder(height=4.2), 1.45, 0.0, -0.35, roll=-2)
    for x, y, z, yaw, scale in ((-0.62, 5.15, -1.2, 40, 0.32), (1.25, 4.75, -1.1, -30, 0.28)):
        moth = things.butterfly("#f4e4c0", edge="#b09878")
        scene.put(moth, x, y, z, yaw=yaw, roll=20, scale=scale)
    scene.put(things.ladder(height=4.4), -1.1, 0.0, -0.5, roll=2)
    return Finish(flow="swirl", snowfall=90, stars=40, soften=1.6)


def _summer_doorway() -> Thing:
    """A wall in summer light around an open doorway, with grass before it."""
    thing = Thing("door", "garden", centre=(0, 1.4, 0), radius=4.5)
    plaster = thing.material("#ffe2a0 * (.82 + .3 * fbm3(p * 2.5))", glow=0.16)
    wood = thing.material("#2f7a8a * (.75 + .4 * fbm2(p.xy * vec2(3., 14.)))", glow=0.08)
    lawn = thing.material(
        "mix(#4f9a3f, #b4dc6a, fbm3(p * 6.)) * (.8 + .4 * noise(p * 30.))", glow=0.1
    )
    thing.code(
        """
        vec2 q = vec2(p.x, max(p.y - 1.75, 0.));
        float gap = max(length(q) - .8, -p.y - 3.);
        """
    )
    thing.body("max(abs(p.z) - .14, -gap) * .9", plaster)
    thing.part("max(abs(p.z) - .2, abs(gap) - .07) * .9", wood)
    thing.part("max(p.y + .02 - .05 * noise(p.xz * 9.), p.z - .1) * .8", lawn)
    return thing


@card(
    palette="ice_silver",
    title="Summer is just inside",
    subject="door in the snow",
    props=("door", "garden light", "wanderer"),
)
def snow_door(scene: Scene, palette: Palette) -> Finish:
    evening = replace(palette, zenith="#1f3358", middle="#45648c", horizon="#8f9cb8", fog="#6f88a8")
    settings.snow(
        scene,
        evening,
        amplitude=0.5,
        trees=10,
        seed=2,
        clouds=0.3,
        cloud_style="streak",
        light_from=(-0.4, 0.7, -0.6),
        key=0.45,
        ambient=0.6,
    )
    scene.camera = Camera(eye=(0.25, 1.6, -6.4), target=(0.0, 1.35, -2), focal=1.5, roll=-4)
    scene.put(_summer_doorway(), 0, 0.12, -3.4)
    scene.light((0.2, 1.9, -4.4), "#ffe0a0", strength=1.4, reach=1.8)
    wanderer = things.person(
        coat="#c0392b",
        outfit="cloak",
        hat="hood",
        hat_colour="#c0392b",
        scarf="#f0b450",
        left_hand=(0.3, 0.62, -0.2),
        right_hand=(-0.2, 0.4, -0.1),
        look=(-8, 0),
        expression="awe",
    )
    scene.put(wanderer, -0.12, 0.05, -2.85, yaw=-10, scale=1.4)
    scene.put(things.rabbit("#fafafa"), 0.5, 0.15, -4.1, yaw=20, scale=0.42)
    flowers = (
        (-0.98, 0.1, -4.0, 0.62, "#f05a6a"),
        (-0.72, 0.1, -4.3, 0.42, "#ffd84a"),
        (0.98, 0.1, -4.1, 0.7, "#f08aa0"),
        (0.8, 0.1, -4.4, 0.45, "#ffffff"),
        (-1.15, 0.1, -4.4, 0.5, "#ffffff"),
    )
    for x, y, z, height, petal in flowers:
        scene.put(things.flower(petal=petal, height=height, radius=0.15), x, y, z)
    scene.put(things.butterfly("#f0b450", fold=0.5), 0.95, 2.1, -3.9, yaw=30, roll=20, scale=0.3)
    scene.put(
        things.butterfly("#e05a6a", fold=0.7), -0.95, 2.5, -3.8, yaw=-30, roll=-20, scale=0.28
    )
    return Finish(flow="swirl", petals=8, petal_colour="#f08aa0", vignette=0.03, soften=1.6)


def _globe_stand() -> Thing:
    thing = Thing("snow globe", centre=(0, 0.25, 0), radius=1.7)
    wood = thing.material(
        "#6a3a22 * (.7 + .4 * fbm2(vec2(atan(p.x, p.z) * 8., p.y * 3.)))", shine=0.4
    )
    brass = thing.material("#d8b04a", shine=0.8)
    thing.body("cone(p - vec3(0, .25, 0), .25, 1.35, 1.15) - .03", wood)
    thing.part("torusY(p - vec3(0, .52, 0), 1.16, .06)", brass)
    return thing


@card(
    palette="ice_silver",
    title="Where I keep the good year",
    subject="snow globe",
    props=("house", "tree", "snow"),
)
def globe_house(scene: Scene, palette: Palette) -> Finish:
    cold = replace(palette, zenith="#2f4f74", middle="#5f88a8", horizon="#b8ccd8", fog="#a8c0d0")
    settings.snow(
        scene, cold, amplitude=0.4, trees=6, seed=9, clouds=0.2, cloud_style="streak", cloud_seed=4
    )
    scene.camera = Camera(eye=(0.2, 1.3, -6.2), target=(0, 1.85, 0), focal=2.2, roll=-4)
    scene.put(_globe_stand(), 0, -0.1, 0)
    island = things.island(top="#7fb04a", rock="#7a5f4c", radius=1.2, depth=0.3, seed=3)
    scene.put(island, 0, 0.58, 0)
    house = things.house(wall="#fff0d0", roof="#c0392b", height=0.75, width=0.42, depth=0.4)
    scene.put(house, -0.8, 0.6, -0.2, yaw=14, scale=0.9)
    scene.put(things.round_tree(height=0.9, radius=0.38, leaf="#5a9a3a"), 0.85, 0.6, 0.1)
    girl = things.person(
        coat="#f0b450", outfit="dress", hairstyle="braids", right_hand=(-0.3, 0.9, -0.1)
    )
    scene.put(girl, 0.25, 0.61, -0.7, yaw=-6, scale=0.55)
    scene.bubble((0, 1.8, 0), 1.62, strength=0.7)
    visitor = things.person(
        coat="#23415f",
        hat="beanie",
        hat_colour="#c0392b",
        scarf="#f0b450",
        left_hand=(0.3, 0.72, -0.22),
        right_hand=(-0.3, 0.72, -0.22),
        look=(0, -10),
        expression="smile",
    )
    scene.put(visitor, 0.15, -1.05, 2.3, yaw=-3, scale=5.0)
    scene.light((0.0, 2.9, -1.2), "#ffe0a0", strength=1.3, reach=2.6)
    return Finish(flow="swirl", snowfall=110, soften=1.6)


def _frozen_tea() -> Thing:
    """Tea that froze on its way from the spout to the cup."""
    thing = Thing("icicle", centre=(0.1, -0.25, 0), radius=0.6)
    ice = thing.material("#e8a860", shine=0.9, glow=0.25, translucency=0.6)
    arc = [(0, 0, 0, 0.025), (0.12, 0.02, 0, 0.04), (0.22, -0.15, 0, 0.05), (0.25, -0.5, 0, 0.035)]
    thing.code(tube(arc, 8, "arc"))
    thing.body("arc", ice)
    for x, length in ((0.1, 0.16), (0.16, 0.24), (0.21, 0.2)):
        thing.part(
            "taper(p, $root, $tip, .03, .006)", ice, root=(x, -0.02, 0), tip=(x, -0.02 - length, 0)
        )
    return thing


@card(
    palette="aurora_night",
    title="Tea at minus twenty",
    subject="bear tea party",
    props=("teapot", "fox", "aurora", "table"),
)
def bear_tea(scene: Scene, palette: Palette) -> Finish:
    settings.snow(
        scene, palette, amplitude=0.3, trees=7, seed=4, clouds=0, aurora=0.85, ambient=1.5
    )
    scene.camera = Camera(eye=(0.2, 2.7, -6.0), target=(0, 1.8, 0), focal=2.1, roll=4)
    scene.put(things.table(width=1.25, depth=0.7, height=0.9, wood="#8a5a3a"), 0, 0, -1.4)
    scene.put(things.candle(height=0.16, radius=0.09), 0.0, 0.95, -1.95)
    bear = things.person(
        head="bear",
        skin="#8a5f40",
        coat="#2f5a80",
        outfit="suit",
        scarf="#ffe39a",
        left_hand=(0.24, 0.6, -0.22),
        right_hand=(-0.22, 0.42, -0.2),
        look=(6, 4),
    )
    scene.put(bear, -0.1, 0.2, -0.3, scale=2.6)
    x, y, z = bear.world(bear.anchors["left_hand"])
    scene.put(things.teapot(china="#c85a6a"), x - 0.02, y - 0.2, z - 0.2, roll=-16, scale=0.34)
    scene.put(_frozen_tea(), 0.42, 1.72, z - 0.12, scale=1.05)
    scene.put(things.teacup(), 0.68, 0.95, z - 0.12, scale=0.26)
    scene.put(things.teacup(), -0.7, 0.95, -1.6, scale=0.26)
    fox = things.person(
        head="fox",
        skin="#e06a2a",
        coat="#3f8a5a",
        hat="top",
        left_hand=(0.2, 0.5, -0.22),
        right_hand=(-0.2, 0.66, -0.2),
        look=(14, 4),
    )
    scene.put(fox, 1.08, -0.05, -2.0, yaw=34, scale=1.65)
    rabbit = things.person(
        head="rabbit",
        skin="#f4ece4",
        coat="#c85aa8",
        scarf="#7fd8c8",
        left_hand=(0.12, 0.6, -0.24),
        right_hand=(-0.12, 0.6, -0.24),
        look=(-12, 4),
    )
    scene.put(rabbit, -1.05, -0.05, -2.0, yaw=-36, scale=1.6)
    scene.light((0.0, 2.5, -2.6), "#ffd090", strength=1.6, reach=2.2)
    return Finish(flow="swirl", stars=160, snowfall=40, soften=1.6)


def _snowman() -> Thing:
    """A snowman with a carrot and a scarf, one high, facing -z."""
    thing = Thing("snowman", centre=(0, 0.5, 0), radius=0.75)
    snow = thing.material("#dfe8f4")
    coal = thing.material("#14141c", role="eye")
    carrot = thing.material("#f0803a")
    wool = thing.material("#2f8f98", role="cloth")
    thing.code("vec3 side = vec3(abs(p.x), p.yz);")
    thing.body(
        "smin(length(p - vec3(0, .28, 0)) - .32, length(p - vec3(0, .8, 0)) - .22, .05)", snow
    )
    thing.part("length(side - vec3(.075, .86, -.2)) - .03", coal)
    thing.part("length(p - vec3(0, .5, -.28)) - .03", coal)
    thing.part("taper(p, vec3(0, .79, -.2), vec3(.03, .77, -.42), .045, .01)", carrot)
    thing.part("torusY(p - vec3(0, .6, 0), .18, .055)", wool)
    thing.part("taper(p, vec3(.12, .58, -.16), vec3(.16, .3, -.3), .05, .06)", wool)
    return thing


@card(
    palette="crimson_theatre",
    title="Everyone who was cold",
    subject="giant candle",
    props=("small people", "night", "warmth", "snowman"),
    every=2,
)
def giant_candle(scene: Scene, palette: Palette) -> Finish:
    lit_snow = replace(
        palette, ground="#e0e0ff", ground_dark="#8a8ac8", ambient_above="#6a70b8", fog="#3a3a6a"
    )
    settings.snow(
        scene,
        lit_snow,
        amplitude=0.15,
        trees=0,
        seed=5,
        clouds=0.2,
        cloud_style="streak",
        cloud_seed=6,
        key=0.25,
        ambient=0.85,
    )
    scene.camera = Camera(eye=(0.5, 5.2, -4.4), target=(0.2, 0.95, 0.45), focal=2.75, roll=-12)
    scene.put(things.candle(height=1.05, radius=0.5, strength=0), 0, 0, 0)
    scene.light((0, 1.7, -0.2), "#ffb050", strength=1.6, reach=1.8)
    colours = cycle(("#1f6f78", "#d4a32e", "#b83a5a", "#4a7a3a", "#5a4a9a"))
    clothes: tuple[tuple[Outfit, Hat | None], ...] = (
        ("coat", None),
        ("cloak", "beanie"),
        ("dress", "hood"),
    )
    angles = (-104, -70, -38, -8, 22, 54, 86)
    moods: tuple[Expression, ...] = ("smile", "awe", "smile")
    for angle, colour, (outfit, hat), mood in zip(
        angles, colours, cycle(clothes), cycle(moods), strict=False
    ):
        turn = math.radians(angle)
        freezing = things.person(
            coat=colour,
            outfit=outfit,
            hat=hat,
            hat_colour=colour,
            hairstyle="bob",
            left_hand=(0.16, 0.66, -0.26),
            right_hand=(-0.16, 0.66, -0.26),
            look=(0, 38),
            expression=mood,
        )
        x, z = math.sin(turn) * 1.22, math.cos(turn) * 1.12
        scene.put(freezing, x, 0, z, yaw=angle * 0.8, scale=1.25, on_ground=True)
    scene.put(_snowman(), 1.3, 0, 2.4, yaw=24, scale=1.2, on_ground=True)
    return Finish(flow="radial", snowfall=60, vignette=0.25, soften=1.6)


@card(
    palette="aurora_night",
    title="The lights were alive",
    subject="whale of the aurora",
    props=("snow village", "aurora"),
)
def aurora_whale(scene: Scene, palette: Palette) -> Finish:
    settings.snow(scene, palette, amplitude=0.4, trees=6, seed=8, clouds=0, aurora=1.0)
    scene.camera = Camera(eye=(0.2, 0.75, -5.6), target=(0.0, 2.3, 0), focal=1.45, roll=-7)
    whale = things.whale(back="#1f8f8a", belly="#c8ffe8", glow=0.3)
    scene.put(whale, 2.15, 3.75, 1.1, yaw=-16, roll=-8, scale=2.3)
    for x, z, yaw in ((-1.5, 0.0, 20), (-0.55, 0.9, 5), (1.35, 0.2, -10)):
        house = things.house(
            wall="#8ab0b8", roof="#e8f4f4", height=0.7, width=0.42, depth=0.4, glow=2.0
        )
        scene.put(house, x, 0, z, yaw=yaw, on_ground=True)
    child = things.person(
        coat="#ff8f5a",
        hat="beanie",
        hat_colour="#c85aa8",
        scarf="#ffe39a",
        right_hand=(-0.28, 0.85, -0.05),
        left_hand=(0.28, 0.8, -0.05),
        look=(4, 4),
        expression="awe",
    )
    scene.put(child, -0.35, 0, -2.6, yaw=-10, scale=1.15, on_ground=True)
    scene.put(things.fox(fur="#f0e8e0"), 0.6, 0, -2.5, yaw=-14, scale=0.8, on_ground=True)
    scene.light((-0.2, 1.4, -4.0), "#ffd8b0", strength=0.8, reach=1.3)
    return Finish(flow="swirl", stars=120, snowfall=60, soften=1.6)
