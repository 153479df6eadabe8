"""Cards on open meadows."""

from itertools import pairwise

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Constellation, Finish
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing


@card(
    palette="moon_indigo",
    title="Goodnight, neighbour",
    subject="bear hugging the moon",
    props=("hill", "stars", "village"),
)
def bear_moon(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.8,
        clouds=0.3,
        cloud_style="streak",
        cloud_seed=6,
        light_from=(-0.4, 0.6, -0.6),
        fog=0.04,
    )
    scene.camera = Camera(eye=(-1.5, 0.9, -6.0), target=(-0.45, 2.2, 0), roll=-9)
    bear = things.hugging_bear(fur="#8a5f44")
    scene.put(bear, 0.45, 0.1, 0.6, scale=1.12)
    x, y, z = bear.world(bear.anchors["ball"])
    scene.put(things.full_moon(radius=1.29, glow=0.55), x, y, z)
    scene.light((x - 0.6, y + 1.5, z - 1.6), "#ffe4a8", strength=1.3, reach=2.2)
    scene.light((x, y - 1.2, z - 2.2), "#ffe4a8", strength=0.7, reach=1.6)
    village = (
        (-2.75, 1.8, -20, 0.42),
        (-2.2, -0.6, 15, 0.46),
        (-1.55, -2.6, 24, 0.4),
        (-0.35, -3.6, 12, 0.44),
        (1.3, -3.0, -25, 0.42),
        (2.5, -0.6, -30, 0.46),
    )
    for index, (place, depth, yaw, height) in enumerate(village):
        house = things.house(
            wall="#6a74a8", roof="#4a3a6a", height=height, width=0.28, depth=0.26, glow=1.8
        )
        scene.put(house, place, -0.02, depth, yaw=yaw, on_ground=True)
        if index % 2:
            fir = things.fir(needles="#2f5078", snow=0.0, height=0.7)
            scene.put(fir, place + 0.5, 0, depth + 0.3, on_ground=True)
    return Finish(flow="radial", stars=260)


def _drum() -> Thing:
    """A big drum lying with its skin up, one wide."""
    thing = Thing("drum", centre=(0, 0.3, 0), radius=0.75)
    red = thing.material(
        "mix(#b02a34, #f2d8a0, step(.5, fract(atan(p.x, p.z) * 2.2282 + abs(p.y - .3) * 1.6)))"
    )
    skin = thing.material("#fff0d8 * (.85 + .2 * fbm3(p * 5.))")
    gold = thing.material("#e8b040", shine=0.7)
    thing.body("cylinder(p - vec3(0, .3, 0), .28, .52) - .01", red)
    thing.part("cylinder(p - vec3(0, .6, 0), .02, .53)", skin)
    thing.part("torusY(p - vec3(0, .59, 0), .54, .045)", gold)
    thing.part("torusY(p - vec3(0, .02, 0), .54, .045)", gold)
    return thing


def _drumstick() -> Thing:
    thing = Thing("drumstick", centre=(0, 0.25, 0), radius=0.4)
    wood = thing.material("#f0d8a8")
    felt = thing.material("#fff4e4")
    thing.body("capsule(p, vec3(0, -.08, 0), vec3(0, .48, 0), .022)", wood)
    thing.part("length(p - vec3(0, .5, 0)) - .065", felt)
    return thing


@card(
    palette="violet_ember",
    title="The parade left without music",
    subject="forgotten drummer",
    props=("circus parade", "elephant", "tent", "fox ringmaster"),
)
def circus_parade(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.3,
        clouds=0.4,
        cloud_style="bank",
        cloud_seed=9,
        light_from=(-0.5, 0.6, -0.6),
        ambient=1.3,
    )
    scene.camera = Camera(eye=(0.3, 2.9, -6.4), target=(0.05, 1.35, 0), focal=2.1, roll=-5)
    drummer = things.person(
        coat="#2f8f98",
        hat="bowler",
        hat_colour="#a82030",
        hair="#3a2018",
        pants="#e8c060",
        left_hand=(0.24, 0.5, -0.2),
        right_hand=(-0.24, 0.5, -0.2),
        look=(6, 12),
        expression="worried",
    )
    scene.put(drummer, -0.3, -0.2, -2.2, yaw=-4, scale=2.1)
    scene.put(_drum(), -0.28, -0.35, -3.3, pitch=-10, roll=4, scale=1.35)
    for side, roll in (("left_hand", -28), ("right_hand", 24)):
        x, y, z = drummer.world(drummer.anchors[side])
        scene.put(_drumstick(), x, y, z - 0.04, pitch=-14, roll=roll)
    mouse = things.person(
        head="mouse", skin="#b8a89c", coat="#e8b040", right_hand=(-0.26, 0.6, -0.16), look=(10, 10)
    )
    scene.put(mouse, 1.0, 0.0, -2.9, yaw=24, scale=0.95, on_ground=True)
    scene.put(things.balloon("#f5c04a", string=0.75), 0.78, 1.4, -3.0)
    scene.light((-0.6, 2.4, -5.0), "#ffd8a0", strength=1.1, reach=2.2)
    marching = (
        (things.elephant(skin="#7a6a80", blanket="#c2354f"), 0.75, 5.6, -14, 1.1),
        (things.horse(coat="#f0e0d0", rocking=False, saddle="#3fa8b0"), 2.7, 6.2, -10, 1.0),
    )
    for animal, x, z, yaw, scale in marching:
        scene.put(animal, x, 0.02, z, yaw=yaw, scale=scale, on_ground=True)
    ringmaster = things.person(
        head="fox", skin="#e0702a", coat="#a82030", hat="top", right_hand=(-0.3, 0.85, -0.1)
    )
    scene.put(ringmaster, -1.5, 0.02, 4.6, yaw=60, scale=1.45, on_ground=True)
    scene.put(things.tent(), 1.2, 0, 11.0, scale=1.3, on_ground=True)
    return Finish(flow="horizontal", stars=30, soften=1.6)


def _fox_mask() -> Thing:
    thing = Thing("fox mask", radius=0.5)
    fur = thing.material("mix(#d8662a, #fff0dc, ramp(0., -.12, p.y))")
    black = thing.material("#0a0808")
    thing.code(
        """
        vec3 m = p; m.x = abs(m.x);
        float d = ellipsoid(p, vec3(.26, .22, .12));
        d = smin(d, taper(p, vec3(0, -.06, -.1), vec3(0, -.14, -.26), .09, .03), .08);
        d = smin(d, taper(m, vec3(.15, .14, 0), vec3(.24, .36, .02), .08, .01), .06);
        """
    )
    thing.body("d", fur)
    thing.part("ellipsoid(m - vec3(.11, .03, -.10), vec3(.055, .03, .05))", black)
    thing.part("length(p - vec3(0, -.13, -.29)) - .04", black)
    return thing


@card(
    palette="autumn_gold",
    title="We traded for a day",
    subject="fox with a human mask",
    props=("mask", "human with a fox mask", "autumn"),
    mirrored=True,
)
def face_swap(scene: Scene, palette: Palette) -> Finish:
    settings.hills(scene, palette, amplitude=0.5, clouds=0.5, cloud_style="cumulus", cloud_seed=9)
    scene.camera = Camera(eye=(0, 1.5, -7.2), target=(0, 1.9, 0))
    tree = things.tree(leaf="#d8702a", leaf2="#f4c840", seed=6, height=1.15, levels=6)
    scene.put(tree, 0.1, 0, 1.2, scale=1.15)
    fox = things.person(
        head="fox",
        skin="#d8662a",
        coat="#2c5a50",
        outfit="suit",
        left_hand=(0.06, 0.55, -0.3),
        right_hand=(-0.2, 0.35, -0.05),
    )
    scene.put(fox, -0.85, 0.03, -1.6, yaw=-65, scale=1.55, on_ground=True)
    human = things.person(
        coat="#a82a1c",
        hair="#5a3018",
        outfit="coat",
        right_hand=(-0.06, 0.55, -0.3),
        left_hand=(0.2, 0.35, -0.05),
    )
    scene.put(human, 0.95, 0.03, -1.6, yaw=65, scale=1.55, on_ground=True)
    scene.put(things.mask(mood="smile", colour="#f4dcc0"), -0.28, 0.98, -1.75, yaw=-65, scale=0.36)
    scene.put(_fox_mask(), 0.36, 1.0, -1.75, yaw=65, scale=0.95)
    return Finish(flow="swirl", petals=50, petal_colour="#d8702a")


def _telescope() -> Thing:
    thing = Thing("telescope", centre=(0, 0.7, 0), radius=1.3)
    brass = thing.material("#c8963a", shine=0.8)
    wood = thing.material("#5a3a24")
    thing.code("vec3 q = p - vec3(0, 1.0, 0);")
    thing.body("taper(q, vec3(-.45, -.28, 0), vec3(.55, .42, 0), .10, .15)", brass)
    for foot in ((-0.35, 0, -0.2), (0.35, 0, -0.2), (0, 0, 0.35)):
        thing.part("capsule(p, vec3(0, .95, 0), $foot, .03)", wood, foot=foot)
    return thing


def _cat_of_stars() -> Constellation:
    outline = (
        (
            (0.4, 0.2),
            (0.33, 0.13),
            (0.45, 0.17),
            (0.55, 0.17),
            (0.67, 0.12),
            (0.61, 0.2),
            (0.62, 0.28),
            (0.5, 0.33),
            (0.38, 0.28),
            (0.4, 0.2),
        ),
        ((0.38, 0.28), (0.4, 0.42), (0.36, 0.52), (0.66, 0.52), (0.62, 0.42), (0.62, 0.28)),
        ((0.66, 0.52), (0.78, 0.5), (0.86, 0.42), (0.82, 0.33)),
    )
    corners = dict.fromkeys(corner for line in outline for corner in line)
    eyes = ((0.455, 0.235, 0.8), (0.555, 0.235, 0.8))
    return Constellation(
        points=(*((x, y, 1.0) for x, y in corners), *eyes),
        lines=[side for line in outline for side in pairwise(line)],
        colour="#ffe8b0",
    )


@card(
    palette="moon_indigo",
    title="Teaching her the cat star",
    subject="cat constellation",
    props=("telescope", "child", "stars"),
)
def cat_constellation(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene, palette, amplitude=0.9, seed=3, clouds=0.35, cloud_style="streak", cloud_seed=6
    )
    scene.camera = Camera(eye=(0, 1.2, -7.6), target=(0, 2.6, 0))
    scene.put(_telescope(), 0.25, 0.03, -2.6, yaw=-20, on_ground=True)
    child = things.person(
        coat="#e8a33d",
        hat="beanie",
        hat_colour="#c2455b",
        right_hand=(-0.25, 0.62, -0.1),
        look=(0, -10),
    )
    scene.put(child, -0.45, 0.03, -2.7, yaw=-120, on_ground=True)
    scene.put(things.cat(), 1.1, 0.03, -2.6, yaw=160, scale=0.65, on_ground=True)
    return Finish(flow="swirl", stars=320, constellation=_cat_of_stars())
