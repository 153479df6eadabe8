"""The covers of the games: rendered and brushed like story cards, with one thing added each."""

import cv2
import numpy as np
from PIL import Image

from engine.games.clouds.shapes import Disc, Shape
from tools.paint.clouds.painter import paint as paint_cloud
from tools.paint.clouds.pieces import CHARACTERS, Character, CloudPiece
from tools.paint.inkblots.blots import BLOTS
from tools.paint.inkblots.painter import paint as paint_blot
from tools.paint.plane import Plane, blur, gradient, ramp
from tools.paint.story import shader
from tools.paint.story.picture import paint_layers
from tools.paint.story.render import SKY_DEPTH, Layers, render
from tools.paint.story.scene import Scene
from tools.paint.table.cover_scenes import SCENES, sheet_corners
from tools.paint.table.sheet import to_image

WIDTH, HEIGHT = 800, 1200
BLOT = "ink_063"
TRIM = 0.06  # of the blot's own margin
# A cloud at dusk, from its shade to the side in the last sun; brighter than white glows.
DUSK_LEVELS = (0.0, 0.45, 0.72, 0.9, 1.0)
DUSK_TONES = ("#5a5a98", "#8a7fb4", "#cf9fb0", "#f6c6a4", "#ffe8c6")
DUSK_LIGHT = 1.25
CLOUD_TOP, CLOUD_WIDTH = 0.12, 0.94  # of the picture's height and width


def paint_cover(game: str, width: int = WIDTH) -> Image.Image:
    """The cover of that game."""
    height = width * HEIGHT // WIDTH
    scene, view = Scene(), SCENES[game]
    finish = view.build(scene, view.palette)
    layers = render(scene, width, height)
    if game == "inkblots":
        _print_blot(scene, layers)
    if game == "clouds":
        _hang_cloud(layers)
    return to_image(paint_layers(scene, layers, finish, view.seed, view.palette.exposure))


def _print_blot(scene: Scene, layers: Layers) -> None:
    """Lay a blot of the deck on the sheet of paper, in perspective."""
    height, width = layers.depth.shape
    sheet = next(thing for thing in scene.things if "sheet" in thing.tags)
    ids = next(
        own
        for thing, own in zip(scene.things, shader.material_ids(scene), strict=True)
        if thing is sheet
    )
    blot = paint_blot(next(blot for blot in BLOTS if blot.id == BLOT))
    bare = np.asarray(blot, np.float32) / 255
    ink = ramp(bare / np.median(bare, axis=(0, 1))) ** 2.2
    trimmed = round(ink.shape[0] * TRIM)
    ink = ink[trimmed:-trimmed, trimmed:-trimmed]
    size = ink.shape[0]
    there = [scene.project(sheet.world(corner), width, height) for corner in sheet_corners()]
    corners = np.array([(place.x, place.y) for place in there if place], np.float32)
    square = np.array([(0, 0), (size, 0), (size, size), (0, size)], np.float32)
    onto = cv2.getPerspectiveTransform(square, corners)
    printed = cv2.warpPerspective(
        ink.astype(np.float32), onto, (width, height), flags=cv2.INTER_AREA, borderValue=(1, 1, 1)
    )
    on_paper = np.isin(np.rint(layers.ids).astype(int), list(ids))[..., None]
    layers.colour *= np.where(on_paper, printed, 1)


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


def _hang_cloud(layers: Layers) -> None:
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
