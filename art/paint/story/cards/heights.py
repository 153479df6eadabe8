"""Cards high above the clouds, about getting across."""

from dataclasses import replace

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Finish, flock
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing


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


@card(
    palette="lavender_dream",
    title="Meeting in the middle",
    subject="bridge of two giant hands",
    props=("hands", "lovers", "clouds"),
)
def bridge_hands(scene: Scene, palette: Palette) -> Finish:
    settings.cloud_sea(
        scene,
        palette,
        level=-0.6,
        amplitude=0.9,
        lit="#f4e4f8",
        clouds=0.5,
        cloud_style="swirl",
        cloud_seed=4,
    )
    scene.camera = Camera(eye=(0, 2.2, -8.2), target=(0, 2.3, 0))
    scene.put(things.hand(skin="#e8c0b8", sleeve="#5a4a8a"), -3.05, 1.45, 0.3, roll=-82, scale=1.55)
    scene.put(things.hand(skin="#b8a0c8", sleeve="#2fa39a"), 3.05, 1.45, 0.3, roll=82, scale=1.55)
    suitor = things.person(
        coat="#f29f4b", hat="bowler", right_hand=(-0.15, 0.5, -0.2), left_hand=(0.28, 0.62, -0.1)
    )
    scene.put(suitor, -0.55, 2.02, -0.1, yaw=-60, scale=1.15)
    lady = things.person(
        coat="#2fa39a", outfit="dress", hairstyle="long", right_hand=(-0.28, 0.62, -0.1)
    )
    scene.put(lady, 0.55, 2.02, -0.1, yaw=60, scale=1.1)
    scene.put(things.flower(petal="#e0506a", height=0.5, radius=0.16), -0.1, 2.55, -0.25, roll=-20)
    scene.put(things.crescent_moon(radius=0.7), 0, 5.2, 3.0, roll=-20)
    return Finish(flow="swirl", stars=140)


@card(
    palette="teal_storm",
    title="None of them is locked",
    subject="floating doors",
    props=("doors", "lantern bearer", "clouds"),
    mirrored=True,
    every=2,
)
def hall_doors(scene: Scene, palette: Palette) -> Finish:
    daylight = replace(palette, zenith="#e4ecd8", middle="#8fb0b0", horizon="#3f5f68")
    settings.cloud_sea(
        scene,
        daylight,
        level=-1.6,
        amplitude=0.8,
        lit="#8fa8a8",
        clouds=0.45,
        cloud_style="cumulus",
        cloud_seed=5,
        light_from=(-0.4, 0.6, -0.7),
        ambient=1.3,
    )
    scene.camera = Camera(eye=(0.1, 0.55, -4.9), target=(0.0, 3.0, 0), focal=1.35, roll=7)
    doors = (
        (-1.5, 2.4, -0.4, -30, -10, 0.95, 14, "#e0622f"),
        (1.35, 1.9, 0.0, 32, 8, 0.95, 0, "#2f7f80"),
        (-0.1, 3.6, 0.8, -4, 4, 0.95, 35, "#c8a040"),
        (-1.9, 4.9, 1.6, -26, -14, 0.9, 12, "#8a3a5a"),
        (1.7, 4.6, 1.4, 24, 12, 0.9, 16, "#4a6a9a"),
        (0.1, 6.6, 3.0, 6, 2, 1.0, 0, "#a8442c"),
    )
    for x, y, z, yaw, roll, scale, ajar, leaf in doors:
        door = things.door(leaf, light="#ffd88a", ajar=ajar, glow=0.5 if ajar > 30 else 0.05)
        scene.put(door, x, y, z, yaw=yaw, pitch=-22, roll=roll, scale=scale)
    scene.put(
        things.island(top="#5f8a78", rock="#4a5a5a", radius=1.0, depth=1.2, seed=4), 0, 0.05, -2.6
    )
    bearer = things.person(
        coat="#e0622f",
        outfit="cloak",
        hat="hood",
        hat_colour="#e0622f",
        left_hand=(0.24, 0.62, -0.2),
        right_hand=(-0.2, 0.45, -0.15),
        look=(0, -22),
    )
    scene.put(bearer, 0.0, 0.07, -2.7, yaw=-14, scale=1.2)
    x, y, z = bearer.world(bearer.anchors["left_hand"])
    scene.put(things.lantern(strength=1.2), x, y - 0.4, z - 0.05)
    return Finish(flow="radial", vignette=0.05)
