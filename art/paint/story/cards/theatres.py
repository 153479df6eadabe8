"""Cards on stages, squares and boards where something is played."""

import random

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish, flock
from art.paint.story.glsl import glsl
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing

_CRATERS = (
    ((-0.72, 0.34, -0.6), 0.17),
    ((-0.62, -0.52, -0.58), 0.2),
    ((0.5, -0.66, -0.56), 0.15),
    ((0.04, 0.62, -0.78), 0.11),
    ((-0.3, -0.76, -0.58), 0.09),
    ((0.74, 0.02, -0.67), 0.09),
    ((-0.92, -0.08, -0.38), 0.1),
)


def _stage_fright() -> Thing:
    """The moon as a shy actor: a round face, two white gloves, looking towards -z."""
    thing = Thing("moon", "moon-headed figure", centre=(0, -0.8, 0), radius=2.3)
    craters = "1e3"
    for place, radius in _CRATERS:
        crater = glsl("length(p - $place) - $radius", place=place, radius=radius)
        craters = f"min({craters}, {crater})"
    glow = thing.material(
        "mix(mix($pale, $sea, ramp(.02, -.02, $craters)), $flush,"
        " .55 * ramp(.26, .1, length(vec2(abs(p.x) - .52, p.y + .16))) * step(p.z, 0.))",
        glow=0.3,
        role="skin",
        pale="#ffe9b0",
        sea="#dcb878",
        craters=craters,
        flush="#f0806a",
    )
    ink = thing.material("#2a2038", role="eye", shine=0.6)
    white = thing.material("#ffffff", glow=0.15)
    thing.code(
        """
        vec3 side = vec3(abs(p.x), p.yz);
        float skin = abs(length(p) - 1.) - .02;
        float brow = max(max(abs(side.y - .5 + .5 * (side.x - .3)) - .028,
                             abs(side.x - .32) - .13), skin);
        float mouth = max(max(abs(p.y + .44 + 1.4 * p.x * p.x) - .028, abs(p.x) - .2), skin);
        """
    )
    thing.body("smax(length(p) - 1., -($craters + .06), .04)", glow, craters=craters)
    thing.part("length(p - vec3(0, -.04, -1.02)) - .09", glow)
    thing.part("max(min(brow, mouth), p.z) * .7", ink)
    coat = thing.material("#2a3a6a", role="cloth")
    thing.part("cone(p - vec3(0, -1.75, .1), .9, .75, .3) - .06", coat)
    thing.part("torusY(p - vec3(0, -.98, 0), .36, .1)", white)
    thing.part("ellipsoid(side - vec3(.3, .22, -.9), vec3(.16, .2, .09))", white)
    thing.part("length(p - vec3(.36, .19, -.985)) - .08", ink)
    thing.part("length(p - vec3(-.24, .19, -1.0)) - .08", ink)
    return thing


def _top_hat() -> Thing:
    """A tall hat around the origin, large enough for a moon."""
    thing = Thing("top hat", centre=(0, 0.3, 0), radius=0.95)
    felt = thing.material("#2a2a5a", role="cloth")
    band = thing.material("#d8404a", role="cloth")
    thing.body(
        "min(cylinder(p, .03, .78) - .03, cone(p - vec3(0, .42, 0), .4, .46, .52) - .03)", felt
    )
    thing.part("cylinder(p - vec3(0, .13, 0), .09, .515)", band)
    return thing


def _glove() -> Thing:
    """A white glove around the edge of a curtain: the palm behind it, four fingers before it."""
    thing = Thing("glove", centre=(-0.2, -0.4, 0.2), radius=1.3)
    white = thing.material("#f8f4ee", role="cloth")
    coat = thing.material("#2a3a6a", role="cloth")
    thing.code("float hand = ellipsoid(p - vec3(-.14, 0, .16), vec3(.17, .34, .16));")
    for index in range(4):
        height = 0.24 - 0.16 * index
        knuckle = (-0.16, height, -0.1)
        tip = (0.26 - 0.05 * abs(index - 1), height - 0.03, -0.24)
        thing.code(
            "hand = smin(hand, min(taper(p, $root, $knuckle, .09, .085),"
            " taper(p, $knuckle, $tip, .085, .07)), .015);",
            root=(-0.14, height * 0.8, 0.16),
            knuckle=knuckle,
            tip=tip,
        )
    thing.body("hand", white)
    thing.part("torusY(p - vec3(-.2, -.36, .2), .13, .07)", white)
    thing.part("taper(p, vec3(-.2, -.4, .2), vec3(-.5, -1.3, .4), .15, .26)", coat)
    return thing


@card(
    palette="moon_indigo",
    title="Opening night",
    subject="moon-headed actor",
    props=("stage", "audience of rabbits", "curtain"),
    mood=("nervous", "funny"),
)
def stage_moon(scene: Scene, palette: Palette) -> Finish:
    settings.stage(
        scene,
        palette,
        curtains="#a8283a",
        floor="#9a6a4a",
        clouds=0.1,
        ambient=1.5,
        key=0.8,
    )
    scene.camera = Camera(eye=(-0.4, 1.1, -5.6), target=(0.15, 1.75, 0), focal=1.7, roll=5)
    actor = scene.put(_stage_fright(), 0.0, 2.35, -0.35, yaw=-4, roll=-9, scale=1.02)
    scene.put(things.curtain(cloth="#a8283a", height=6.2, width=1.5, side=1), -1.45, 0, -0.75)
    scene.put(things.curtain(cloth="#a8283a", height=6.2, width=1.5, side=-1), 1.5, 0, -0.95)
    scene.put(_top_hat(), *actor.world((0, 0.84, 0)), yaw=-4, roll=-9)
    for x, y in ((-0.75, 3.55), (0.62, 3.7)):
        scene.put(things.star(radius=0.17, glow=1.0, string=3), x, y, -0.2)
    scene.put(_glove(), 0.66, 1.75, -1.0, roll=4)
    scene.light((0.0, 2.3, -2.2), "#ffe0a0", strength=1.0, reach=1.8)
    scene.light((0.2, 0.9, -4.4), "#ffe8d0", strength=0.7, reach=1.6)
    furs = ("#e8e0d8", "#c8a890", "#b0a8b8", "#f4ece4")
    for index, fur in enumerate(furs):
        rabbit = things.rabbit(fur)
        turned = index == 2
        scene.put(rabbit, -0.95 + 0.6 * index, -0.5, -3.0, yaw=14 if turned else 176, scale=1.12)
    return Finish(flow="vertical", vignette=0.25, soften=1.6)


@card(
    palette="crimson_theatre",
    title="Nobody went home as themselves",
    subject="mask seller",
    props=("masks on strings", "fox", "customers"),
    mirrored=True,
)
def mask_trade(scene: Scene, palette: Palette) -> Finish:
    settings.plaza(
        scene,
        palette,
        clouds=0.4,
        cloud_style="swirl",
        cloud_seed=7,
        colour="#7a3a34",
        fog=0.04,
        ambient=1.2,
    )
    scene.camera = Camera(eye=(0.1, 1.2, -4.6), target=(0, 1.75, 0), focal=1.6, roll=-5)
    pole = ((-2.4, 3.3, -1.2), (2.4, 3.4, -1.2))
    scene.add(things.strings([pole], thickness=0.03, colour="#6a4426"))
    dice = random.Random(6)
    wares = (
        (-0.86, 2.38, -1.5, 0.62, "#f4ead6", "#b3261e"),
        (0.0, 2.78, -1.3, 0.52, "#d8c8e0", "#3a5a9a"),
        (0.84, 2.42, -1.5, 0.6, "#f0c8a0", "#d4a32e"),
        (-0.95, 1.32, -2.0, 0.42, "#c8d8d0", "#1f6f78"),
        (0.98, 1.4, -1.9, 0.44, "#f0d8e0", "#8a2a5a"),
    )
    for index, (x, y, z, size, colour, accent) in enumerate(wares):
        mask = things.mask(colour, accent, mood="sad" if index % 2 else "smile")
        scene.put(mask, x, y, z, yaw=dice.uniform(-15, 15), roll=dice.uniform(-8, 8), scale=size)
        scene.add(things.strings([((x, y + 0.3, z + 0.05), (x, 4.4, z))], thickness=0.009))
    seller = things.person(
        head="fox",
        skin="#d8662a",
        coat="#1f6f78",
        hat="top",
        hat_colour="#14070c",
        left_hand=(0.16, 0.6, -0.3),
        right_hand=(-0.25, 0.62, -0.2),
        look=(6, 4),
    )
    scene.put(seller, 0.0, -0.1, -1.3, yaw=-6, scale=1.95)
    x, y, z = seller.world(seller.anchors["left_hand"])
    scene.put(things.mask(mood="smile"), x + 0.05, y - 0.12, z - 0.12, yaw=-10, scale=0.34)
    scene.light((0.1, 1.2, -3.6), "#ffd0a0", strength=1.0, reach=1.8)
    for x in (-2.4, 2.3):
        scene.put(things.street_lamp(height=2.4), x, 0, 2.4)
    lady = things.person(coat="#8a2a3a", outfit="dress", hairstyle="bun")
    scene.put(lady, -1.75, 0, 1.2, yaw=-30, scale=0.95)
    scene.put(things.person(coat="#3a3a5a", hat="bowler"), 1.7, 0, 1.4, yaw=30)
    return Finish(flow="swirl", vignette=0.2, stars=40)


@card(
    palette="crimson_theatre",
    title="Your move, giant",
    subject="giant hand and a pawn",
    props=("chess", "tiny figure", "checkerboard"),
)
def hand_chess(scene: Scene, palette: Palette) -> Finish:
    settings.checkerboard(
        scene,
        palette,
        light="#f0d8b0",
        dark="#5a1a1e",
        mirror=0.1,
        clouds=0.5,
        cloud_style="swirl",
        cloud_seed=9,
        ambient=1.15,
    )
    scene.camera = Camera(eye=(0, 1.9, -8.0), target=(0, 2.4, 0))
    hand = things.hand(skin="#e0b090", sleeve="#1f6f78", pose="point")
    scene.put(hand, 0.15, 6.7, -0.2, yaw=150, roll=180, scale=1.75)
    black, white = "#2a1018", "#f4e0c0"
    scene.put(things.chess_piece("king", black), -1.6, 0, 1.6, scale=1.3)
    scene.put(things.chess_piece("queen", black), 1.7, 0, 2.0, scale=1.3)
    scene.put(things.chess_piece("bishop", white), -1.5, 0, -1.8, scale=0.85)
    scene.put(things.chess_piece("rook", white), 1.5, 0, -1.9, scale=0.85)
    pawn = things.person(
        coat=white,
        pants="#e8d0a8",
        outfit="suit",
        hat="bowler",
        hat_colour=white,
        right_hand=(-0.05, 0.62, -0.26),
        left_hand=(0.05, 0.62, -0.26),
        look=(-8, -14),
        expression="worried",
    )
    scene.put(pawn, 0.1, 0, -3.0, yaw=8, scale=2.0)
    scene.light((-0.3, 1.9, -5.2), "#ffe0b0", strength=0.9, reach=1.8)
    return Finish(flow="radial", vignette=0.35, soften=1.6)


def _throne() -> Thing:
    thing = Thing("throne", centre=(0, 1.6, 0), radius=2.4)
    gold = thing.material("#c8962e * (.7 + .5 * fbm3(p * 6.))", shine=0.6)
    velvet = thing.material("#8a1a2a * (.85 + .25 * fbm3(p * 7.))")
    thing.code(
        """
        vec3 m = p; m.x = abs(m.x);
        float d = roundBox(p - vec3(0, .5, 0), vec3(.85, .5, .6), .06);
        float back = roundBox(p - vec3(0, 1.9, .5), vec3(.85, 1.4, .12), .05);
        d = min(d, max(back, length(p.xy - vec2(0, 1.6)) - 1.75));
        d = min(d, roundBox(m - vec3(.78, 1.25, -.05), vec3(.1, .28, .55), .05));
        d = min(d, length(m - vec3(.78, 1.6, -.6)) - .15);
        d = min(d, length(m - vec3(.78, 3.15, .5)) - .18);
        d = min(d, length(p - vec3(0, 3.45, .5)) - .22);
        """
    )
    thing.body("d", gold)
    thing.part("roundBox(p - vec3(0, 1.05, -.05), vec3(.66, .10, .52), .08)", velvet)
    thing.part("roundBox(p - vec3(0, 2.0, .40), vec3(.60, .9, .06), .05)", velvet)
    return thing


def _dais() -> Thing:
    thing = Thing(centre=(0, 0.1, 0), radius=1.9)
    wood = thing.material("#7a4a3a")
    lower = "roundBox(p - vec3(0, .06, 0), vec3(1.6, .08, 1.3), .02)"
    upper = "roundBox(p - vec3(0, .18, .1), vec3(1.3, .08, 1.05), .02)"
    thing.body(f"min({lower}, {upper})", wood)
    return thing


def _carpet() -> Thing:
    thing = Thing("carpet", centre=(0, 0, -3), radius=5)
    wool = thing.material("mix(#8a1a2a, #d8a838, step(.52, abs(p.x)) * step(abs(p.x), .6))")
    thing.body("box(p - vec3(0, .015, -3), vec3(.68, .015, 4.4))", wool)
    return thing


@card(
    palette="crimson_theatre",
    title="The king stepped out",
    subject="empty throne",
    props=("crown", "mouse", "curtain"),
)
def empty_throne(scene: Scene, palette: Palette) -> Finish:
    settings.checkerboard(
        scene,
        palette,
        light="#d8b890",
        dark="#4a1418",
        size=0.9,
        mirror=0.15,
        clouds=0.1,
        ambient=0.9,
        light_from=(-0.55, 0.6, -0.55),
    )
    scene.camera = Camera(eye=(0, 2.3, -9.0), target=(0, 2.55, 0))
    scene.put(_carpet(), 0.55, 0, 0.6, yaw=20)
    scene.put(_dais(), 0.55, 0, 0.6, yaw=20, scale=1.2)
    throne = scene.put(_throne(), 0.55, 0.3, 0.9, yaw=20, scale=1.35)
    scene.put(things.crown(), *throne.world((0.27, 1.14, -0.15)), roll=-12, pitch=-8, scale=1.0)
    for x, width in ((-3.1, 1.5), (3.1, 1.2)):
        curtain = things.curtain(cloth="#7a1420", height=10, width=width, side=-1 if x > 0 else 1)
        scene.put(curtain, x, 0, 3.0)
    exit_door = things.door(leaf="#5a2a1c", frame="#c8962e", light="#ffd890", ajar=65, glow=0.7)
    scene.put(exit_door, -1.75, 0, 5.4, yaw=-10, scale=1.15)
    x, _, z = throne.world((-0.22, 0, -1.05))
    scene.put(things.ladder(height=2.0, width=0.17, rung=0.22), x, 0.1, z, yaw=20, pitch=14)
    thief = things.person(
        head="mouse",
        skin="#b8aaa0",
        coat="#2f9aa4",
        pose="walk",
        left_hand=(0.25, 0.8, -0.2),
        right_hand=(0.05, 0.75, -0.3),
        look=(20, 0),
    )
    scene.put(thief, x - 0.02, 1.22, z + 0.18, yaw=215, scale=1.0)
    scene.put(things.cat(), -0.95, 0, -3.4, yaw=195, scale=1.05)
    scene.put(things.candle(height=1.3, radius=0.12), 2.15, 0, -0.6)
    scene.put(things.candle(height=0.8, radius=0.12), 1.9, 0, -1.1)
    scene.beam(
        (-1.6, 8, -2.5), (0.32, -1, 0.4), spread=0.13, length=10.0, colour="#ffe8b0", density=0.3
    )
    return Finish(flow="vertical", vignette=0.35)


def _scale() -> Thing:
    thing = Thing("scale", centre=(0, 2.0, 0), radius=3.0)
    brass = thing.material("#c8962e * (.75 + .4 * fbm3(p * 5.))", shine=0.8)
    thing.code(
        """
        float d = taper(p, vec3(0, .2, 0), vec3(0, 3.5, 0), .12, .08);
        d = min(d, cone(p - vec3(0, .15, 0), .15, .8, .3) - .02);
        d = min(d, length(p - vec3(0, 3.65, 0)) - .18);
        d = min(d, capsule(p, vec3(-1.6, 4.45, 0), vec3(1.6, 2.85, 0), .06));
        """
    )
    for end in ((-1.6, 4.45, 0), (1.6, 2.85, 0)):
        thing.code(
            """{
                vec3 q = p - $end;
                for (int i = 0; i < 3; i++) {
                    float a = float(i) * 2.094 + .5;
                    d = min(d, capsule(q, vec3(0), vec3(cos(a) * .7, -1.75, sin(a) * .7), .018));
                }
                float pan = max(abs(length(q - vec3(0, -1.1, 0)) - 1.0) - .03, q.y + 1.75);
                d = min(d, pan);
            }""",
            end=end,
        )
    thing.body("d * .9", brass)
    return thing


def _heart() -> Thing:
    thing = Thing("heart", centre=(0, 0.5, 0), radius=0.9)
    red = thing.material("#d83228", shine=0.6)
    thing.body("(extrude(heart(p.xy) + .14, p.z, .08) - .14) * .9", red)
    return thing


@card(
    palette="amber_dusk",
    title="Heavier than it looks",
    subject="scale weighing a heart against an elephant",
    props=("scale", "heart", "elephant", "feather"),
)
def balance_scale(scene: Scene, palette: Palette) -> Finish:
    settings.plaza(
        scene,
        palette,
        clouds=0.3,
        cloud_style="streak",
        cloud_seed=5,
        colour="#d89a5a",
        light_from=(-0.6, 0.5, -0.5),
    )
    scene.camera = Camera(eye=(0.25, 0.8, -6.4), target=(0.22, 2.45, 0), focal=1.84, roll=-4)
    scene.put(_scale(), 0.15, 0, 0.3, yaw=4, scale=1.0)
    elephant = things.elephant(skin="#8a90a8", blanket="#c8374f")
    scene.put(elephant, -1.45, 2.55, 0.3, yaw=205, scale=0.78)
    scene.put(_heart(), 1.52, 1.0, 0.1, yaw=8, roll=-8, scale=0.78)
    scene.put(things.feather(length=0.9), 1.85, 0.95, 0.05, roll=-34)
    fox = things.person(
        head="fox",
        skin="#d8662a",
        coat="#1f5f6b",
        right_hand=(-0.16, 0.62, -0.24),
        left_hand=(0.26, 0.5, -0.16),
        look=(-24, 4),
    )
    scene.put(fox, -0.7, -0.1, -1.9, yaw=-34, scale=1.9)
    return Finish(flow="swirl", birds=flock(3, seed=4), soften=1.6)
