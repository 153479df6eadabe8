"""Cards high above the clouds, about getting across."""

import math

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish, flock
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.story.things.faces import Build, Look


def _feathered_wing() -> Thing:
    """A wing with three rows of feathers, its root at the origin, spread up and towards +x."""
    thing = Thing("wings", centre=(1.15, 0.6, 0), radius=1.9)
    vane = "abs(fract(turned * 4.2) - .5)"
    plumage = thing.material(
        "mix(#fff8ec, #d8b48a, ramp(1.1, 2.4, length(p.xy)))"
        f" * (.72 + .34 * ramp(.02, .3, {vane}))"
        " * (.82 + .18 * ramp(.0, .12, abs(length(p.xy) - .95)))"
        " * (.82 + .18 * ramp(.0, .12, abs(length(p.xy) - 1.5)))".replace(
            "turned", "(atan(p.y, p.x) + .25 * length(p.xy))"
        ),
        translucency=0.5,
    )
    thing.code(
        """
        float away = length(p.xy);
        float turned = atan(p.y, p.x) + .25 * away;
        float tip = abs(fract(turned * 4.2) - .5);
        float round_ = sqrt(max(0., 1. - 4. * tip * tip));
        float reach = 2.5 - .8 * abs(turned - 1.25) - .32 * (1. - round_);
        float outline = max(away - reach, max(-.1 - turned, turned - 1.75) * .8);
        float bent = p.z + .22 * away * away * .4;
        """.replace("tip * tip", "(.5 - tip) * (.5 - tip)")
    )
    thing.body("(max(outline, abs(bent) - .03) - .02) * .55", plumage)
    thing.part("taper(p, vec3(0), vec3(.5, 1.0, -.12), .16, .07) * .8", plumage)
    return thing


@card(
    palette="amber_dusk",
    title="Wings, borrowed",
    subject="winged child on a cliff",
    props=("wings", "paper planes", "clouds"),
)
def icarus_books(scene: Scene, palette: Palette) -> Finish:
    settings.cloud_sea(
        scene,
        palette,
        level=-2.6,
        amplitude=0.9,
        clouds=0.4,
        cloud_style="streak",
        cloud_seed=4,
        light_from=(-0.5, 0.5, -0.6),
    )
    scene.camera = Camera(eye=(0.5, -0.35, -4.4), target=(0.0, 1.95, 0), focal=1.4, roll=6)
    cliff = things.island(top="#b89a4a", rock="#8a5f4a", radius=1.5, depth=2.4, seed=3)
    scene.put(cliff, 0.0, 0.65, 0.2)
    child = things.person(
        coat="#1f5f6b",
        outfit="suit",
        hairstyle="short",
        left_hand=(0.34, 0.68, -0.02),
        right_hand=(-0.34, 0.68, -0.02),
        pose="walk",
        look=(0, 12),
    )
    scene.put(child, 0.0, 0.68, -0.9, yaw=-8, pitch=-6, scale=1.7)
    scene.put(_feathered_wing(), 0.12, 1.55, -0.75, yaw=-8, scale=0.85)
    mirrored = scene.put(_feathered_wing(), -0.12, 1.55, -0.75, yaw=172, scale=0.85)
    mirrored.tags = ("wings",)
    planes = ((1.3, 0.5, -1.4, -30, 0.6), (-1.4, 0.9, -1.0, 30, 0.5), (1.5, 4.2, 1.5, 90, 0.7))
    for x, y, z, yaw, scale in planes:
        scene.put(things.paper_plane(), x, y, z, yaw=yaw, pitch=10, roll=15, scale=scale)
    scene.put(things.feather(length=0.6), -1.15, 0.25, -1.4, yaw=10, roll=-40)
    return Finish(flow="radial", birds=flock(4, seed=7, x=(0.1, 0.9), y=(0.1, 0.2)))


def _fist(skin: str, sleeve: str, left: bool) -> Thing:
    """A right or a left hand around a rope."""
    hand = things.hand(skin=skin, sleeve=sleeve, pose="fist")
    if left:
        hand.shape = "p.x = -p.x;\n" + hand.shape
    return hand


@card(
    palette="violet_ember",
    title="Meeting in the middle",
    subject="two giants who hold a bridge",
    props=("hands", "face", "bridge", "two who meet"),
    every=2,
    mood=("tense", "tender", "funny"),
)
def bridge_hands(scene: Scene, palette: Palette) -> Finish:
    settings.cloud_sea(
        scene,
        palette,
        level=-2.6,
        amplitude=1.0,
        clouds=0.4,
        cloud_style="streak",
        light_from=(-0.5, 0.5, -0.35),
        fog=0.022,
    )
    scene.camera = Camera(eye=(0.0, 3.3, -8.4), target=(0.0, 0.35, 0.5), focal=1.55)
    bridge = things.plank_bridge(planks=20, sag=0.55, length=6.6, width=0.5)
    scene.put(bridge, 0, 0.2, -5.2, scale=1.5)
    for side in (-1, 1):
        scene.put(
            _fist("#8a5a44", "#2f6a6a", side < 0),
            0.82 * side,
            -0.15,
            -5.6,
            yaw=180 - 6 * side,
            pitch=14,
            roll=-10 * side,
            scale=0.98,
        )
        scene.put(
            _fist("#e8b898", "#b8542c", side > 0),
            0.84 * side,
            -0.75,
            5.2,
            yaw=0,
            roll=8 * side,
            scale=1.5,
        )
    giant = things.faces.face(
        Look(open_eyes=0.75, gaze=(0.0, -0.9), brows=0.5, smile=-0.1),
        Build(nose=1.1, cheeks=1.2),
        skin="#e8b898",
        hair="parted",
        hair_colour="#7a3a20",
        cloth="#b8542c",
        shoulders=True,
    )
    scene.put(giant, 0.1, 3.2, 8.6, pitch=10, scale=1.25)
    man = things.person(
        coat="#2a5a9a",
        hat="bowler",
        right_hand=(-0.3, 0.56, -0.1),
        left_hand=(0.3, 0.56, -0.1),
        look=(0, 0),
    )
    scene.put(man, -0.12, -0.56, -2.0, yaw=150, scale=1.0)
    girl = things.person(
        coat="#e8b030",
        outfit="dress",
        hairstyle="bob",
        hair="#3a2018",
        right_hand=(-0.3, 0.6, -0.1),
        left_hand=(0.3, 0.6, -0.1),
        expression="worried",
    )
    scene.put(girl, 0.12, -0.62, 0.1, yaw=-10, scale=1.0)
    return Finish(flow="swirl", vignette=0.22)


@card(
    palette="teal_storm",
    title="None of them is locked",
    subject="ring of doors",
    props=("doors", "lantern bearer", "rabbit"),
)
def hall_doors(scene: Scene, palette: Palette) -> Finish:
    settings.plaza(
        scene,
        palette,
        colour="#2f5a64",
        clouds=0.3,
        key=0.6,
        ambient=1.15,
        fog=0.02,
        light_from=(-0.3, 0.8, -0.5),
    )
    scene.camera = Camera(eye=(0.25, 5.6, -4.9), target=(0.0, 0.62, 0.3), focal=2.4, roll=10)
    leaves = ("#e0622f", "#c8a040", "#8a3a5a", "#4a6a9a", "#2f9f80", "#d8506a")
    for index, leaf in enumerate(leaves):
        angle = math.radians(-125 + index * 50)
        x, z = math.sin(angle) * 1.95, math.cos(angle) * 1.95 + 0.2
        ajar = (0, 22, 0, 60, 22, 0)[index]
        door = things.door(leaf, light="#f0b04a", ajar=ajar, glow=0.1)
        scene.put(door, x, 0, z, yaw=math.degrees(angle), scale=0.82)
        scene.light((x * 0.7, 0.7, (z - 0.2) * 0.7 + 0.1), "#ffb040", strength=0.4, reach=0.9)
    bearer = things.person(
        coat="#e0622f",
        outfit="cloak",
        hat="hood",
        hat_colour="#e0622f",
        left_hand=(0.26, 0.72, -0.2),
        right_hand=(-0.16, 0.5, -0.2),
        look=(0, 30),
        expression="worried",
    )
    scene.put(bearer, 0.0, 0, -0.1, yaw=-4, pitch=24, scale=1.6)
    x, y, z = bearer.world(bearer.anchors["left_hand"])
    scene.put(things.lantern(strength=1.0), x, y - 0.45, z - 0.05)
    scene.put(things.rabbit("#f4ece0"), 1.15, 0, -1.15, yaw=-20, scale=0.62)
    return Finish(flow="radial", vignette=0.2, soften=1.6)
