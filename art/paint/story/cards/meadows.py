"""Cards on open meadows."""

from itertools import pairwise

from art.paint.story import settings, things
from art.paint.story.card import card
from art.paint.story.finish import Constellation, Finish, flock
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


@card(
    palette="violet_ember",
    title="The parade left without music",
    subject="circus parade",
    props=("elephant", "tent", "fox ringmaster"),
    mirrored=True,
)
def circus_parade(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.5,
        clouds=0.55,
        cloud_style="bank",
        cloud_seed=9,
        sun=(-0.3, 0.14, 1.0),
    )
    scene.camera = Camera(eye=(0, 1.5, -8.0), target=(0, 2.0, 0))
    scene.put(things.tent(), 1.1, 0, 2.6, scale=1.05)
    scene.put(
        things.elephant(skin="#7a6a80", blanket="#c2354f"), -0.3, 0.02, -0.5, yaw=8, scale=0.95
    )
    scene.put(things.bird(back="#f5c04a"), -0.2, 1.42, -0.5, yaw=20, scale=0.6)
    ringmaster = things.person(
        head="fox",
        skin="#e0702a",
        coat="#a82030",
        hat="top",
        outfit="suit",
        right_hand=(-0.3, 0.72, -0.15),
    )
    scene.put(ringmaster, -1.5, 0.02, -2.3, yaw=-40, scale=1.1, on_ground=True)
    mouse = things.person(
        head="mouse", skin="#a89a90", coat="#3fa8b0", pose="walk", left_hand=(0.2, 0.6, -0.2)
    )
    scene.put(mouse, 0.75, 0.02, -2.4, yaw=-70, scale=0.8, on_ground=True)
    scene.put(things.balloon("#f5c04a", string=1.0), 1.05, 1.7, -2.4)
    scene.put(
        things.horse(coat="#f0e0d0", rocking=False, saddle="#3fa8b0"),
        1.75,
        0.02,
        -0.4,
        yaw=6,
        scale=0.85,
    )
    return Finish(flow="horizontal", birds=flock(4, seed=5), stars=30)


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
    """A brass telescope on three legs, its lens at the upper end of +x, its eyepiece at -x."""
    thing = Thing("telescope", centre=(0, 0.7, 0), radius=1.4)
    brass = thing.material("#c8963a", shine=0.8)
    dark = thing.material("#4a3020", shine=0.4)
    glass = thing.material(
        "mix(#bfe4ff, #ffffff, ramp(.16, .05, length(q.xy)))".replace(
            "q.xy", "p.yz - vec2(1.46, .06)"
        ),
        glow=0.9,
        shine=0.9,
    )
    wood = thing.material("#5a3a24")
    thing.code("vec3 q = p - vec3(0, 1.0, 0);")
    thing.body("taper(q, vec3(-.35, -.22, 0), vec3(.55, .42, 0), .10, .15)", brass)
    thing.part("taper(q, vec3(.50, .385, 0), vec3(.66, .50, 0), .18, .2)", dark)
    thing.part("taper(q, vec3(.64, .488, 0), vec3(.70, .53, 0), .185, .185)", glass)
    thing.part("taper(q, vec3(-.36, -.23, 0), vec3(-.56, -.37, 0), .055, .07)", dark)
    for foot in ((-0.35, 0, -0.2), (0.35, 0, -0.2), (0, 0, 0.35)):
        thing.part("capsule(p, vec3(0, .95, 0), $foot, .03)", wood, foot=foot)
    return thing


def _cat_of_stars() -> Constellation:
    outline = (
        (
            (0.36, 0.16),
            (0.30, 0.07),
            (0.42, 0.12),
            (0.52, 0.12),
            (0.64, 0.06),
            (0.59, 0.15),
            (0.60, 0.22),
            (0.48, 0.27),
            (0.36, 0.23),
            (0.36, 0.16),
        ),
        ((0.36, 0.23), (0.37, 0.33), (0.34, 0.41), (0.56, 0.40), (0.58, 0.32), (0.60, 0.22)),
        ((0.34, 0.41), (0.23, 0.40), (0.17, 0.33), (0.20, 0.25)),
    )
    corners = dict.fromkeys(corner for line in outline for corner in line)
    eyes = ((0.43, 0.185, 0.8), (0.53, 0.18, 0.8))
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
    every=2,
)
def cat_constellation(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene, palette, amplitude=0.4, seed=3, clouds=0.25, cloud_style="streak", cloud_seed=6
    )
    scene.camera = Camera(eye=(0.1, 0.5, -4.7), target=(0.0, 2.0, 0), focal=1.5, roll=8)
    scene.put(_telescope(), 0.45, 0.0, -2.35, yaw=-28, scale=1.35)
    child = things.person(
        coat="#e8a33d",
        hat="beanie",
        hat_colour="#c2455b",
        left_hand=(0.3, 0.66, -0.2),
        right_hand=(-0.25, 0.62, -0.1),
        look=(-14, -26),
    )
    scene.put(child, -0.6, 0.06, -2.5, yaw=-34, scale=1.15)
    scene.put(things.cat(), -0.05, 0.0, -3.2, yaw=-24, pitch=14, scale=0.75)
    scene.light((-0.2, 1.2, -3.9), "#ffd8a0", strength=1.0, reach=1.2)
    return Finish(flow="swirl", stars=260, constellation=_cat_of_stars())
