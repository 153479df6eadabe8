"""The cover of Clouds: dreamers under a cloud that looks like an elephant."""

from dataclasses import replace

import numpy as np
from PIL import Image

from art.paint.clouds.painter import paint as paint_cloud
from art.paint.clouds.pieces import CHARACTERS, Character, CloudPiece
from art.paint.plane import Plane, blur, gradient, ramp
from art.paint.story import settings, things
from art.paint.story.finish import Finish, fireflies
from art.paint.story.palettes import Palette
from art.paint.story.render import SKY_DEPTH, Layers
from art.paint.story.scene import Camera, Scene
from art.paint.table.covers import NIGHT, ZENITH, Cover
from engine.games.clouds.shapes import Disc, Shape

# A cloud at dusk, from its shade to the side in the last sun; brighter than white glows.
DUSK_LEVELS = (0.0, 0.45, 0.72, 0.9, 1.0)
DUSK_TONES = ("#5a5a98", "#8a7fb4", "#cf9fb0", "#f6c6a4", "#ffe8c6")
DUSK_LIGHT = 1.25
CLOUD_TOP, CLOUD_WIDTH = 0.12, 0.94  # of the picture's height and width


def _build(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.6,
        seed=2,
        clouds=0.12,
        cloud_style="streak",
        light_from=(-0.6, 0.55, -0.4),
        fog=0.035,
    )
    scene.camera = Camera(eye=(0, 1.25, -8.0), target=(0, 1.85, 0))
    dreamer = things.person(
        coat="#c2455b",
        hat="beanie",
        hat_colour="#e8a33d",
        look=(0, -30),
        left_hand=(0.32, 1.0, -0.2),
    )
    scene.put(dreamer, -0.55, 0.02, -2.6, yaw=170, on_ground=True)
    friend = things.person(head="rabbit", coat="#2f6f7a", look=(0, -30))
    scene.put(friend, 0.15, 0.02, -2.5, yaw=190, scale=0.9, on_ground=True)
    scene.put(things.crescent_moon(radius=0.36, glow=0.9), 2.3, 6.1, 1.0, roll=-25)
    scene.put(things.tree(), 1.6, 0, -1.2, scale=0.62, on_ground=True)
    scene.put(
        things.paper_boat(stripe="#c2455b"), 1.0, 0.02, -3.1, yaw=30, scale=0.3, on_ground=True
    )
    return Finish(flow="horizontal", stars=120, sparks=fireflies(14, "#ffe6a0", seed=5, y=(0.2, 1)))


class _Apparition(CloudPiece):
    """A cloud like no piece in the box."""

    @property
    def seed(self) -> int:
        return 4711

    @property
    def character(self) -> Character:
        return CHARACTERS["heap"]


# fmt: off
_ELEPHANT = (
    (70, 20, 132), (-10, 30, 120), (150, 5, 124), (205, -20, 92), (110, 60, 110),
    (-150, 78, 92), (-110, 60, 80), (-176, 60, 74), (-70, 40, 84),
    (-228, 30, 44), (-250, -8, 38), (-268, -46, 34), (-292, -76, 31), (-324, -88, 28),
    (-352, -72, 25), (-366, -44, 22), (-370, -18, 19),
    (-30, -92, 52), (-36, -132, 46), (-38, -172, 44), (-40, -196, 42),
    (60, -92, 48), (62, -132, 42), (64, -166, 40),
    (190, -92, 54), (204, -132, 47), (206, -172, 45), (206, -196, 43),
    (128, -96, 46), (130, -138, 40), (132, -166, 38),
    (288, 14, 20), (304, -10, 17), (316, -36, 15), (322, -62, 16),
)
# fmt: on


def _elephant() -> Image.Image:
    """What the dreamers see: all of it one cloud."""
    left, right = min(x - r for x, _, r in _ELEPHANT), max(x + r for x, _, r in _ELEPHANT)
    low, high = min(y - r for _, y, r in _ELEPHANT), max(y + r for _, y, r in _ELEPHANT)
    middle_x, middle_y = (left + right) // 2, (low + high) // 2
    discs = tuple(Disc(x - middle_x, y - middle_y, r) for x, y, r in _ELEPHANT)
    return paint_cloud(_Apparition(Shape("elephant", 1, right - left, high - low, discs), 1))


def _hang_cloud(scene: Scene, layers: Layers) -> None:
    """Put the cloud into the sky, behind everything else, in the last light."""
    height, width = layers.depth.shape
    cloud = _elephant()
    wide = round(width * CLOUD_WIDTH)
    cloud = cloud.resize((wide, cloud.height * wide // cloud.width), Image.Resampling.LANCZOS)
    pixels = np.asarray(cloud, np.float32) / 255
    top, left = round(height * CLOUD_TOP), (width - wide) // 2
    window = slice(top, top + cloud.height), slice(left, left + wide)
    free = layers.depth[window] > SKY_DEPTH
    cover = (pixels[..., 3] * free)[..., None]
    lit = gradient(_evening(pixels[..., :3].mean(axis=2)), DUSK_LEVELS, DUSK_TONES)
    light = np.power(lit, 2.2) * DUSK_LIGHT
    layers.colour[window] = layers.colour[window] * (1 - cover) + light * cover
    # No longer sky: no star shines through it.
    layers.depth[window] = np.where(cover[..., 0] > 0.2, SKY_DEPTH, layers.depth[window])


def _evening(brightness: Plane) -> Plane:
    """Spread the little contrast of a noon cloud, mostly its broad forms; darker below."""
    broad = 0.65 * blur(brightness, 7) + 0.35 * brightness
    low, high = np.percentile(broad[brightness > 0.3], (3, 98))
    shade = np.linspace(0.16, -0.10, brightness.shape[0])[:, None]
    return ramp(0.16 + 0.76 * (broad - low) / (high - low) + shade)


COVER = Cover(
    replace(
        NIGHT,
        zenith=ZENITH,
        middle="#4a4f8c",
        horizon="#f2ad8e",
        fog="#b98a9a",
        key="#ffd8b8",
        plant="#5a6a8c",
        plant_dark="#262c56",
    ),
    _build,
    seed=12,
    add=_hang_cloud,
)
