"""Stages, table tops and checkerboards."""

import math
import random
from collections.abc import Sequence
from typing import Literal

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.colour import mix
from art.paint.story.finish import Finish
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing


@card(
    palette="crimson_theatre",
    title="Who pulls the strings",
    subject="puppet strings",
    props=("hand", "stage", "mask"),
)
def puppet_moon(scene: Scene, palette: Palette) -> Finish:
    settings.stage(
        scene, palette, clouds=0.25, light_from=(-0.25, 0.75, -0.6), fog=0.03, ambient=1.1
    )
    scene.camera = Camera(eye=(0, 1.9, -7.6), target=(0, 2.35, 0))
    hand = things.hand(skin="#e8c4a0", sleeve="#1f2f4a")
    scene.put(hand, 0, 5.75, -1.6, roll=180, scale=1.05)
    puppet = things.person(
        coat="#e8d8b0",
        pants="#7a2a2a",
        hat="crown",
        hat_colour="#e8c040",
        outfit="suit",
        left_hand=(0.34, 0.62, -0.05),
        right_hand=(-0.34, 0.66, -0.05),
        pose="walk",
        hairstyle="bob",
    )
    scene.put(puppet, 0, 0.35, -0.2, yaw=8, scale=1.45)
    strings = (
        ((-0.52, 4.08, -1.68), puppet.anchors["right_hand"]),
        ((-0.16, 3.8, -1.68), (-0.12, 0.9, 0)),
        ((0.21, 3.76, -1.68), (0.12, 0.9, 0)),
        ((0.63, 3.99, -1.68), puppet.anchors["left_hand"]),
    )
    pulled = [(finger, puppet.world(limb)) for finger, limb in strings]
    scene.add(things.strings(pulled, thickness=0.011))
    scene.put(things.mask(mood="smile"), -1.25, 0.45, -1.9, yaw=-20, pitch=18, scale=0.6)
    tragedy = things.mask(mood="sad", colour="#d8c8e0", accent="#3a5a9a")
    scene.put(tragedy, 1.25, 0.45, -1.7, yaw=25, pitch=18, scale=0.6)
    scene.beam((0, 6.4, -2.0), (0, -1, 0.3), spread=0.2, length=8.0, colour="#ffe0a0", density=0.16)
    scene.light((0, 2.6, -2.2), "#ffd8a0", strength=0.8, reach=3.0)
    return Finish(flow="vertical", vignette=0.35)


def _sugar() -> Thing:
    """A lump of sugar around the origin."""
    thing = Thing("sugar", radius=0.6)
    white = thing.material("#fbf6ee * (.9 + .15 * noise(p * 24.))")
    thing.body("roundBox(p, vec3(.3), .04)", white)
    return thing


@card(
    palette="sepia_memory",
    title="A storm in a teacup",
    subject="teacup",
    props=("ship", "storm cloud", "sugar", "table"),
    mood=("dramatic", "funny"),
)
def teacup_storm(scene: Scene, palette: Palette) -> Finish:
    settings.void(
        scene, palette, clouds=0.2, light_from=(-0.6, 0.7, 0.2), ambient=1.1, key=1.0, fog=0.0
    )
    settings.ground(
        scene,
        "p.y",
        "mix(#3f7f78, #f0e4cc, max(step(.5, fract(p.x * .55)), step(.5, fract(p.z * .55))) * .5"
        " + .5 * step(.5, fract(p.x * .55)) * step(.5, fract(p.z * .55)))"
        " * (.85 + .2 * noise(p.xz * 22.))",
        "tablecloth",
    )
    scene.camera = Camera(eye=(0.6, 7.4, -4.6), target=(0.1, 1.1, 0.25), focal=2.0, roll=-12)
    scene.put(things.teacup(tea="#2f7a88", band="#c8503a"), 0, 0, 0, yaw=40, scale=2.9)
    ship = things.ship(sail="#fbf0d8", flag=palette.accent)
    scene.put(ship, -0.15, 1.75, 0.1, yaw=28, roll=16, pitch=-10, scale=0.95)
    captain = things.person(
        coat="#2f3f7a",
        hat="bowler",
        hat_colour="#1c2438",
        left_hand=(0.26, 0.85, -0.1),
        right_hand=(-0.26, 0.85, -0.1),
        look=(0, 50),
        expression="awe",
    )
    scene.put(captain, 0.55, 1.72, -0.6, yaw=-4, pitch=14, scale=1.1)
    cloud = things.cloud(shade="#6a6a7a", colour="#d8d4d8", seed=4, width=1.1, height=0.5)
    scene.put(cloud, -1.35, 3.1, 1.2)
    fingers = things.hand(skin="#f0c8a0", sleeve="#8a3a5a", pose="pinch")
    scene.put(fingers, 1.75, 4.45, 2.35, pitch=-90, roll=40, scale=1.0)
    scene.put(_sugar(), 1.3, 3.75, 0.95, yaw=20, roll=30, scale=0.75)
    scene.put(things.fish(scales="#e2643f"), -0.9, 1.9, -0.7, yaw=30, roll=30, scale=0.3)
    return Finish(flow="radial", rain=0, vignette=0.2, soften=1.6)


def _sleepy_piece(
    kind: Literal["pawn", "queen", "king"], colour: str, ink: str, *, awake: bool = False
) -> Thing:
    """A chess piece with a face on its head, looking towards -z."""
    thing = things.chess_piece(kind, colour)
    dark = thing.material(ink, role="eye")
    rosy = thing.material(mix(colour, "#e0605a", 0.55))
    white = thing.material("#fff8ea", role="eye")
    y, radius = {"pawn": (1.1, 0.22), "queen": (1.53, 0.255), "king": (1.53, 0.255)}[kind]
    thing.code(
        """
        vec3 face = (p - vec3(0, $y, 0)) / $radius;
        vec3 cheek = vec3(abs(face.x), face.yz);
        """,
        y=y,
        radius=radius,
    )
    if awake:
        thing.part("(length(cheek - vec3(.38, .12, -.88)) - .24) * $radius", white, radius=radius)
        thing.part("(length(cheek - vec3(.4, .16, -1.05)) - .14) * $radius", dark, radius=radius)
        thing.part("(length(face - vec3(0, -.42, -.92)) - .13) * $radius", dark, radius=radius)
    else:
        thing.part(
            "max(torusZ(cheek - vec3(.4, .14, -.96), .2, .055), cheek.y - .13) * $radius",
            dark,
            radius=radius,
        )
        thing.part(
            "max(torusZ(face - vec3(0, -.2, -.98), .2, .05), face.y + .25) * $radius",
            dark,
            radius=radius,
        )
    thing.part(
        "ellipsoid(cheek - vec3(.62, -.16, -.8), vec3(.17, .13, .1)) * $radius", rosy, radius=radius
    )
    return thing


def _box_bed(lying: Sequence[float]) -> Thing:
    """An open box lined with velvet, and a chequered quilt over those who lie in it."""
    thing = Thing("box", step=0.8)
    wood = thing.material("#7a4426 * (.65 + .5 * fbm2(p.xz * vec2(9., 1.2)))", shine=0.4)
    velvet = thing.material("#a8323f * (.8 + .35 * fbm3(p * 4.))", role="cloth")
    quilt = thing.material(
        "mix(#f4e4c4, #3a2440, mod(floor(p.x * 1.9 + .5) + floor(p.z * 1.9 + .08 * p.x), 2.))"
        " * (.88 + .2 * fbm3(p * 6.))",
        role="cloth",
    )
    hem = thing.material("#e8b04a * (.85 + .25 * fbm3(p * 9.))", role="cloth")
    pillow = thing.material("#f8f0e4 * (.92 + .1 * fbm3(p * 4.))", role="cloth")
    thing.code(
        """
        float walls = max(rectangle(p.xz - vec2(0, .1), vec2(2.35, 2.75)) - .2,
                          .04 - rectangle(p.xz - vec2(0, .1), vec2(2.25, 2.65)));
        walls = max(walls, p.y - .95);
        float cloth = p.y - .22 - .05 * sin(p.z * 2.4 + p.x);
        """
    )
    for x in lying:
        thing.code(
            "cloth = smin(cloth, ellipsoid(p - vec3($x, .1, -.7), vec3(.5, .95, 2.3)), .2);", x=x
        )
    thing.code(
        """
        cloth -= .05 * noise(p.xz * 3.);
        float drawn = max(p.z - .86 - .06 * sin(p.x * 5.), rectangle(p.xz, vec2(2.2, 2.5)));
        float pad = ellipsoid(p - vec3(0, .1, 1.35), vec3(2.15, .3, .55)) - .04 * fbm3(p * 3.);
        """
    )
    thing.body("max(walls, -p.y - .5) * .9", wood)
    thing.part("p.y", velvet)
    thing.part("pad * .8", pillow)
    thing.part("max(cloth, drawn) * .7", quilt)
    thing.part("max(cloth - .05, max(drawn - .02, .66 - p.z)) * .7", hem)
    return thing


@card(
    palette="violet_ember",
    title="After the war they share a bed",
    subject="chess pieces asleep in their box",
    props=("chess", "quilt", "king", "pawn"),
    mood=("tender", "peaceful"),
)
def chess_giant(scene: Scene, palette: Palette) -> Finish:
    settings.void(
        scene, palette, clouds=0.0, light_from=(-0.5, 0.75, 0.25), ambient=1.2, key=0.9, fog=0.0
    )
    scene.camera = Camera(eye=(0.5, 6.3, -2.6), target=(0.12, 0.4, 0.62), focal=2.25, roll=-9)
    black, white = "#4a3450", "#f4dcb4"
    places = (-1.55, -0.78, 0.0, 0.78, 1.55)
    scene.add(_box_bed(places))
    pieces: tuple[tuple[Literal["pawn", "queen", "king"], str, float, float], ...] = (
        ("pawn", white, 0.0, -8),
        ("king", black, -0.45, -4),
        ("king", white, -0.45, 4),
        ("pawn", black, 0.0, 0),
        ("queen", white, -0.45, 6),
    )
    for x, (kind, colour, back, turned) in zip(places, pieces, strict=True):
        awake = kind == "pawn" and colour == black
        ink = "#fff0dc" if colour == black and not awake else "#241422"
        piece = _sleepy_piece(kind, colour, ink, awake=awake)
        lift = 0.34 if awake else 0.3
        scene.put(piece, x, lift, back - 0.25, pitch=78, roll=turned, scale=1.25)
    scene.put(things.candle(height=0.4, radius=0.1, strength=1.2), 2.35, 0.95, 1.9)
    scene.light((0.9, 2.2, 1.6), "#ffd8a0", strength=1.2, reach=2.4)
    scene.light((-1.2, 2.4, 0.4), "#ffd8a0", strength=0.7, reach=2.0)
    return Finish(flow="swirl", vignette=0.25, soften=1.6)


def _ball(colour: str) -> Thing:
    """A juggler's ball around the origin."""
    thing = Thing("ball", radius=0.15)
    thing.body("length(p) - .13", thing.material(colour, shine=0.5))
    return thing


@card(
    palette="crimson_theatre",
    title="The audience of one",
    subject="giant eye",
    props=("checkerboard", "juggler", "curtain"),
    mood=("nervous", "uncanny"),
)
def eye_checker(scene: Scene, palette: Palette) -> Finish:
    settings.checkerboard(
        scene,
        palette,
        light="#e8c8a0",
        dark="#3a1420",
        mirror=0.18,
        clouds=0.2,
        cloud_style="streak",
        light_from=(-0.3, 0.5, -0.8),
        cloud_seed=2,
    )
    scene.camera = Camera(eye=(-0.3, 2.7, -6.0), target=(0.05, 2.0, 0), focal=1.75, roll=7)
    eye = things.eye(iris="#1f8f98", lid="#f0c8b0", radius=1.75, openness=0.62)
    scene.put(eye, 0.25, 3.25, 1.8, yaw=6, pitch=-4, roll=-6)
    for side in (-1, 1):
        curtain = things.curtain(cloth="#8a1a28", height=8.5, width=1.3, side=-side)
        scene.put(curtain, side * 1.75, 0, -0.5)
    performer = things.person(
        coat="#f0b83a",
        pants="#3a3a7a",
        hat="top",
        hat_colour="#3a2a5a",
        outfit="suit",
        left_hand=(0.34, 0.6, -0.16),
        right_hand=(-0.34, 0.6, -0.16),
        look=(0, 14),
        expression="worried",
    )
    scene.put(performer, -0.2, 0, -2.4, yaw=-2, scale=1.7)
    balls = ("#e2543f", "#2f9aa8", "#f7c948", "#f08aa0", "#6ab04a", "#e2543f")
    for index, colour in enumerate(balls):
        angle = math.radians(8 + 33 * index)
        x, y = -0.2 + math.cos(angle) * 0.85, 1.25 + math.sin(angle) * 1.15
        scene.put(_ball(colour), x, y, -2.7)
    scene.put(_ball("#2f9aa8"), 0.55, 0.13, -3.1)
    scene.put(things.mask(mood="sad"), 0.8, 0.32, -2.5, yaw=24, pitch=20, scale=0.42)
    scene.put(things.chair("#5a2a1c", height=0.9), -1.2, 0, -1.5, yaw=-35)
    scene.light((-0.2, 1.9, -4.2), "#ffe0a0", strength=1.2, reach=1.8)
    return Finish(flow="radial", vignette=0.2, soften=1.6)


@card(
    palette="sepia_memory",
    title="Songs that flew away",
    subject="gramophone",
    props=("birds", "dancers", "checkerboard"),
    mirrored=True,
)
def gramophone_birds(scene: Scene, palette: Palette) -> Finish:
    settings.checkerboard(
        scene,
        palette,
        light="#f0e0c0",
        dark="#7a4a34",
        mirror=0.1,
        clouds=0.5,
        cloud_style="swirl",
        cloud_seed=5,
    )
    scene.camera = Camera(eye=(0, 1.5, -7.6), target=(0, 2.1, 0))
    scene.put(things.gramophone(), 0.6, 0, 0.2, yaw=38, scale=1.75)
    dice = random.Random(6)
    songbirds = (
        (-0.75, 2.9, -1.2, "#8c2f24"),
        (-1.35, 3.5, -0.6, "#35545a"),
        (-0.3, 3.9, -0.2, "#e8c46a"),
        (0.7, 4.4, 0.6, "#8c2f24"),
        (-1.2, 4.7, 0.8, "#35545a"),
        (0.1, 5.2, 1.4, "#e8c46a"),
    )
    for x, y, z, back in songbirds:
        bird = things.bird(back=back, pose="fly")
        scene.put(bird, x, y, z, yaw=dice.uniform(-30, 30), roll=dice.uniform(-15, 10), scale=0.55)
    gentleman = things.person(
        coat="#35545a",
        outfit="suit",
        hat="bowler",
        right_hand=(0.05, 0.55, -0.28),
        left_hand=(0.28, 0.62, -0.12),
    )
    scene.put(gentleman, -1.25, 0, -2.3, yaw=-70, scale=0.95)
    lady = things.person(
        coat="#8c2f24",
        outfit="dress",
        hairstyle="bun",
        left_hand=(-0.05, 0.55, -0.28),
        right_hand=(-0.28, 0.62, -0.12),
    )
    scene.put(lady, -0.65, 0, -2.35, yaw=100, scale=0.92)
    return Finish(flow="swirl")
