"""The cover of *Do you remember?*: pictures of earlier evenings on a line between two trees."""

from dataclasses import replace
from itertools import pairwise
from math import cos

from art.paint.story import settings, things
from art.paint.story.finish import Finish, fireflies
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.table.covers import NIGHT, ZENITH, Cover

WIDE = 1.95
"""How far left and right of the middle the trees hold the lines."""
# What each picture shows: the sky above and below, the colour of a shape, and the shape.
_PICTURES = {
    "moon": (
        "#22305f", "#5a5f9a", "#ffe9b8",
        "max(length(p.xy) - .2, .19 - length(p.xy - vec2(.09, .05)))",
    ),
    "house": (
        "#e2a07c", "#8f5c74", "#3a2848",
        "max(abs(p.x) * .8 + p.y - .16, max(abs(p.x) - .17, -p.y - .22))",
    ),
    "whale": (
        "#5fa6ac", "#2a5a74", "#e9eef0",
        "length((p.xy - vec2(.0, -.02)) * vec2(.62, 1.)) - .15 + .05 * p.x",
    ),
    "blot": (
        "#f2dfb8", "#e6cf9f", "#2a2233",
        "length(vec2(abs(p.x) - .11, p.y * .8)) - .11 - .03 * sin(p.y * 22.)",
    ),
    "cloud": (
        "#f2ad8e", "#8a7fb4", "#fff2dc",
        "min(length(p.xy - vec2(-.1, -.03)) - .11,"
        " min(length(p.xy - vec2(.03, .04)) - .13, length(p.xy - vec2(.14, -.03)) - .09))",
    ),
}  # fmt: skip
_LINES = (
    (3.25, 0.46, -0.5, 1.16, ("house", "moon", "blot", "cloud")),
    (4.6, 0.40, 0.1, 0.92, ("cloud", "whale", "house", "moon", "blot")),
)
"""Each line: its height and sag, how near it is, the size of its pictures, and what they show."""


def _photo(name: str) -> Thing:
    """A small picture with a pale rim, hanging from its upper edge."""
    above, below, colour, shape = _PICTURES[name]
    thing = Thing("photo", centre=(0, 0, 0), radius=0.75, step=0.8)
    rim = thing.material("#f4ead2 * (.94 + .08 * fbm3(p * 6.))", translucency=0.3)
    inside = thing.material(
        f"mix(mix({below}, {above}, ramp(-.3, .3, p.y)), {colour}, ramp(.012, -.012, {shape}))"
        " * (.9 + .16 * fbm3(p * 8.))",
        glow=0.12,
    )
    thing.body("roundBox(p, vec3(.38, .44, .012), .02)", rim)
    thing.part("roundBox(p - vec3(0, .03, -.02), vec3(.31, .33, .012), .01)", inside)
    return thing


def _hang(scene: Scene) -> None:
    """Two lines with pictures on them."""
    for high, sag, near, size, names in _LINES:
        across = [WIDE * (step / 8 - 1) for step in range(17)]
        points = [(x, high - sag * cos(x / WIDE * 1.57), near) for x in across]
        rope = list(pairwise(points))
        scene.add(things.strings(rope, thickness=0.022, colour="#c9b89a"))
        for place, name in enumerate(names):
            x = WIDE * 0.74 * (2 * place / (len(names) - 1) - 1)
            y = high - sag * cos(x / WIDE * 1.57) - 0.42 * size
            lean = -10 * x / WIDE + (4 if place % 2 else -4)
            scene.put(_photo(name), x, y, near - 0.03, roll=lean, yaw=-x * 8, scale=size)
            scene.light((x, y, near - 0.9), "#ffdca0", strength=0.28, reach=0.9)


def _build(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.55,
        seed=4,
        clouds=0.32,
        cloud_style="swirl",
        cloud_seed=8,
        light_from=(-0.3, 0.6, -0.6),
        fog=0.035,
    )
    scene.camera = Camera(eye=(0, 1.5, -8.0), target=(0, 2.2, 0))
    scene.put(things.crescent_moon(radius=0.40, glow=0.9), 0.1, 6.35, 1.0, roll=-24)
    for side, scale in ((-1, 1.5), (1, 1.6)):
        scene.put(things.tree(), side * 2.3, 0, 0.3, scale=scale, yaw=80 * side, on_ground=True)
    _hang(scene)
    grandmother = things.person(
        coat="#8a5c9a", outfit="dress", hairstyle="bun", hair="#d9d3d6", scarf="#e0a0a8",
        look=(0, -24), right_hand=(-0.3, 1.05, -0.2),
    )  # fmt: skip
    scene.put(grandmother, -0.45, 0.02, -2.7, yaw=172, scale=0.86, on_ground=True)
    child = things.person(
        coat="#2f8a8a", hat="beanie", hat_colour="#c2455b", look=(0, -34),
        left_hand=(0.28, 0.9, -0.2),
    )  # fmt: skip
    scene.put(child, 0.12, 0.02, -2.75, yaw=188, scale=0.62, on_ground=True)
    scene.put(things.fox(), 0.78, 0.02, -2.7, yaw=150, scale=0.62, on_ground=True)
    scene.put(things.lantern(), -1.15, 0.02, -2.7, scale=1.05, on_ground=True)
    scene.put(things.lantern(), 1.4, 0.02, -2.2, scale=0.9, on_ground=True)
    scene.light((-0.4, 1.4, -3.2), "#ffcf80", strength=1.1, reach=2.4)
    return Finish(flow="swirl", stars=240, sparks=fireflies(24, "#ffe6a0", seed=9, y=(0.3, 2.2)))


COVER = Cover(
    replace(
        NIGHT,
        zenith=ZENITH,
        middle="#3b3470",
        horizon="#d98fa0",
        fog="#8a6f9c",
        key="#ffd8c0",
        plant="#54708c",
        plant_dark="#232a54",
    ),
    _build,
    seed=15,
)
