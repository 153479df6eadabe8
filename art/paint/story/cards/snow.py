"""Cards in the snow."""

import math
from dataclasses import replace

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.colour import Vec3
from art.paint.story.finish import Finish, Spark
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.story.settings import Window
from art.paint.story.things.doll_faces import (
    CHILD,
    MAN,
    OLD_WOMAN,
    WOMAN,
    Expression,
    Features,
    Mood,
)
from art.paint.story.things.hair import Hairstyle
from art.paint.story.things.heads import Hat


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


@card(
    palette="ice_silver",
    title="Where I keep the good year",
    subject="snow globe",
    props=("house", "tree", "snow", "old woman", "child with the same scarf"),
)
def globe_house(scene: Scene, palette: Palette) -> Finish:
    settings.room(
        scene,
        palette,
        wall="#4a5a78",
        floor="#5a4038",
        width=3.2,
        height=5.5,
        depth=4.5,
        window=Window(-1.55, 3.2, 0.62, 0.95),
        light_from=(-0.5, 0.5, -0.5),
        key=0.55,
        ambient=0.7,
    )
    scene.camera = Camera(eye=(0.22, 2.25, -4.7), target=(0.02, 1.95, 0), focal=2.02, roll=-4)
    woman = things.person(
        features=replace(OLD_WOMAN, eyes=1.0, nose="snub", cheeks=1.1, iris="#4a6a7a"),
        hair="#d8d6d2",
        hairstyle="bun",
        skin="#eec4a8",
        coat="#5a4a78",
        outfit="cloak",
        scarf="#c8303f",
        look=(-4, -20),
        tilt=6,
        left_hand=(0.195, 0.42, -0.40),
        right_hand=(-0.195, 0.42, -0.40),
        thumbs=((0, 0.6, -0.8), (0, 0.6, -0.8)),
        expression=Mood(lids=0.62, squint=0.15, brows=0.03, worry=0.45, smile=0.75, width=0.22),
        gaze=(-0.05, -0.9),
    )
    scene.put(woman, 0, -0.42, 0.95, scale=4.2)
    globe = things.snow_globe()
    scene.put(globe, 0, 1.32, -0.72, scale=0.86)
    house = things.house(wall="#f4e8d0", roof="#c8303f", height=0.62, width=0.36, depth=0.3)
    scene.put(house, *globe.world((0.22, -0.42, 0.18)), scale=0.62, yaw=-16)
    fir = things.fir(needles="#2f6a58", snow=0.8, height=0.75)
    scene.put(fir, *globe.world((-0.50, -0.42, 0.15)))
    child = things.person(
        coat="#3f6fae",
        scarf="#c8303f",
        hair="#7a4a2a",
        hairstyle="braids",
        pose="tiptoe",
        left_hand=(0.24, 0.86, -0.05),
        right_hand=(-0.2, 0.62, -0.15),
        hands=("open", "open"),
        look=(0, 34),
        expression="laughter",
    )
    scene.put(child, *globe.world((-0.14, -0.42, -0.36)), scale=0.54, yaw=4)
    scene.light(globe.world((0, 0.1, -0.35)), "#ffd898", strength=2.2, reach=1.5)
    flakes = [
        Spark(
            globe.world(
                (
                    0.7 * math.sin(index * 2.4) * (index * 7 % 10) / 12,
                    0.11 * (index % 10) - 0.3,
                    0.3 * math.cos(index * 1.7) - 0.45,
                )
            ),
            0.010,
            "#ffffff",
        )
        for index in range(24)
    ]
    return Finish(flow="swirl", sparks=flakes, vignette=0.34, soften=1.1)


@card(
    palette="aurora_night",
    title="Tea at minus twenty",
    subject="bear tea party",
    props=("teapot", "fox", "rabbit", "table", "empty chair", "footprints"),
)
def bear_tea(scene: Scene, palette: Palette) -> Finish:
    settings.snow(
        scene,
        palette,
        amplitude=0.14,
        trees=0,
        seed=4,
        clouds=0,
        aurora=0.6,
        ambient=1.15,
        key=0.75,
        light_from=(-0.5, 0.6, 0.5),
    )
    scene.camera = Camera(eye=(0.25, 5.4, -3.9), target=(0.08, 0.62, 0.62), focal=1.62, roll=4)
    for x, z, height in (
        (-2.6, 6.2, 3.2),
        (-1.5, 7.4, 3.4),
        (1.0, 7.2, 3.6),
        (2.4, 6.3, 3.0),
        (3.3, 4.6, 2.8),
        (-3.5, 4.4, 2.8),
        (0.1, 9, 3.8),
        (-3.3, 2.2, 2.6),
    ):
        scene.put(things.fir(needles="#1f5a58", snow=0.9, height=height), x, 0, z, yaw=x * 40)
    scene.put(things.round_table(), 0, 0, 0)
    scene.put(things.candle(height=0.2, radius=0.09), 0, 1.06, 0.05)
    bear = things.person(
        head="bear",
        skin="#8a5f40",
        coat="#2f5a80",
        outfit="suit",
        girth=1.5,
        scarf="#ffe39a",
        pose="sit",
        lean=(24, 0),
        left_hand=(0.05, 0.42, -0.40),
        right_hand=(-0.20, 0.40, -0.36),
        hands=("grip", "soft"),
        look=(-22, -12),
        expression="tender",
        gaze=(0.6, -0.7),
    )
    fox = things.person(
        head="fox",
        skin="#e06a2a",
        coat="#3f8a5a",
        scarf="#e8b83a",
        pose="sit",
        left_hand=(0.16, 0.40, -0.26),
        right_hand=(-0.14, 0.44, -0.3),
        hands=("soft", "grip"),
        look=(-60, 10),
        expression="doubt",
        gaze=(0.6, 0.3),
    )
    rabbit = things.person(
        head="rabbit",
        skin="#f4ece4",
        coat="#c85aa8",
        scarf="#7fd8c8",
        pose="sit",
        left_hand=(0.12, 0.42, -0.24),
        right_hand=(-0.12, 0.42, -0.24),
        look=(24, -4),
        expression="worried",
        gaze=(0.8, 0.3),
    )
    for guest, x, z, yaw, scale in (
        (bear, -1.15, 1.1, -44, 2.0),
        (fox, -0.80, -1.15, 205, 1.815),
        (rabbit, 1.36, -0.35, 72, 1.65),
    ):
        scene.put(guest, x, 0.76, z, yaw=yaw, scale=scale)
        scene.put(things.chair(height=1.5, wood="#6a3a24"), x, 0, z, yaw=yaw)
    scene.put(things.chair(height=1.5, wood="#6a3a24", seat="#d8a838"), 1.0, 0, 1.55, yaw=32)
    x, y, z = bear.world(bear.anchors["left_hand"])
    pot = things.teapot(china="#c85a6a")
    scene.put(pot, x + 0.12, y - 0.14, z - 0.05, roll=24, yaw=180, scale=0.34)
    cups = ((0.50, 0.62), (-0.55, -0.55), (0.62, -0.25), (-0.5, 0.35))
    for x, z in cups:
        scene.put(things.teacup(), x, 1.06, z, scale=0.24)
    scene.add(_frozen_tea(pot.world((-1.14, 1.05, 0)), (cups[0][0], 1.26, cups[0][1])))
    steps = []
    for index in range(15):
        along = index / 14
        x = 1.45 + 0.85 * math.sin(along * 3.4) + (-0.15 if index % 2 else 0.15)
        z = 1.95 + along * 4.4
        ground = scene.ground_height(x, z)
        steps.append((x, ground + 0.012, z, -0.5 * math.cos(along * 3.0)))
    scene.add(things.footprints(steps, "#2a5a70"))
    scene.light((0, 1.75, 0.05), "#ffb860", strength=3.0, reach=2.0)
    scene.light((0.3, 2.2, -0.8), "#ffc880", strength=1.0, reach=1.4)
    return Finish(flow="swirl", snowfall=60, soften=1.4, vignette=0.32)


def _frozen_tea(spout: Vec3, cup: Vec3) -> Thing:
    """Tea that has frozen on its way from the spout of a pot into a cup."""
    (x0, y0, z0), (x1, y1, z1) = spout, cup
    stream = [
        (x0, y0, z0, 0.035),
        (x0 * 0.7 + x1 * 0.3, y0 + 0.02, z0 * 0.7 + z1 * 0.3, 0.045),
        (x0 * 0.25 + x1 * 0.75, y0 * 0.62 + y1 * 0.38, z0 * 0.25 + z1 * 0.75, 0.05),
        (x1, y1, z1, 0.06),
    ]
    return things.rope(stream, colour="#c8742a", segments=8, tags=("frozen tea",), shine=0.9)


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
    props=("people", "night", "warmth", "snowman"),
)
def giant_candle(scene: Scene, palette: Palette) -> Finish:
    lit_snow = replace(
        palette,
        ground="#c8c4e8",
        ground_dark="#5a5a98",
        ambient_above="#4a5098",
        ambient_below="#2a2448",
        fog="#16183a",
        zenith="#0c1028",
        middle="#161a3c",
        horizon="#2a2a5a",
        rim="#a8b0ff",
    )
    settings.snow(
        scene,
        lit_snow,
        amplitude=0.25,
        trees=9,
        seed=7,
        clouds=0,
        key=0.18,
        ambient=0.75,
        light_from=(-0.4, 0.7, 0.3),
        fog=0.07,
    )
    scene.camera = Camera(eye=(0.2, 1.35, -2.75), target=(0, 0.86, 0.25), focal=1.42, roll=-3)
    scene.put(things.candle(height=0.85, radius=0.34, strength=0), 0, -0.12, 0)
    scene.light((0, 1.25, 0), "#ffb450", strength=5.2, reach=1.9)
    scene.light((0, 1.4, -0.5), "#ffc870", strength=1.2, reach=1.4)
    bearded = replace(MAN, beard="full")
    crowd = (
        _freezing("#7a4a8a", OLD_WOMAN, "#d8d4cc", "bun", "#eec4a8", "tender"),
        _freezing("#3f7a9a", CHILD, "#b8622a", "tousled", "#f4d0b0", "laughter"),
        _freezing("#d8893a", WOMAN, "#1a1210", "afro", "#6a4028", "calm"),
        _freezing("#4a6a4a", bearded, "#3a2a20", "short", "#d8a078", "smile", "beanie"),
        _freezing("#c8506a", CHILD, "#2a1a14", "braids", "#c08a5a", "awe"),
        _freezing("#8a2a3a", CHILD, "#3a2418", "bob", "#f0c8a0", "smile", "hood"),
    )
    places = (
        (-1.1, 0.45, 1.3),
        (-0.62, 1.02, 1.1),
        (0.86, 0.80, 1.2),
        (1.2, 0.1, 1.3),
        (-0.92, -0.50, 1.0),
        (0.98, -0.95, 1.0),
    )
    for freezing, (x, z, scale) in zip(crowd, places, strict=True):
        yaw = math.degrees(math.atan2(x, z))
        scene.put(freezing, x, -0.03, z, yaw=yaw, scale=scale, on_ground=True)
    scene.put(_snowman(), 0.36, 0, 1.35, yaw=14, scale=1.25, on_ground=True)
    return Finish(soften=1.2, stars=90, snowfall=50, vignette=0.36)


def _freezing(
    coat: str,
    features: Features,
    hair: str,
    hairstyle: Hairstyle,
    skin: str,
    expression: Expression,
    hat: Hat | None = None,
) -> Thing:
    """Somebody who holds both hands to a fire before them."""
    return things.person(
        coat=coat,
        outfit="cloak" if features.age or hat == "hood" else "coat",
        features=features,
        hair=hair,
        hairstyle=hairstyle,
        skin=skin,
        hat=hat,
        hat_colour="#8a2a3a",
        girth=1.3 if hat == "beanie" else 1.0,
        left_hand=(0.14, 0.54, -0.30),
        right_hand=(-0.14, 0.54, -0.30),
        hands=("open", "open"),
        look=(0, -4),
        gaze=(0, -0.2),
        expression=expression,
    )


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
