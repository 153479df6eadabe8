"""The app's icon and splash picture: a paper boat on a cloud under a crescent moon."""

from functools import cache

import cv2
import numpy as np
from PIL import Image

from art.paint.plane import Plane, blur, ramp, rgb, smoothstep
from art.paint.story import settings, shader, things
from art.paint.story.finish import Finish
from art.paint.story.hands import oil
from art.paint.story.palettes import PALETTES
from art.paint.story.render import Layers, render
from art.paint.story.scene import Camera, Scene
from art.paint.table.sheet import to_image

PAINTED = 1024
ICON = 512
ADAPTIVE = 432
SAFE = 264  # the circle of an adaptive icon that no launcher cuts
PRESPLASH = 1200
NIGHT = "#141b33"
FINISH = Finish(flow="swirl", stars=150)

CLOSE, WIDE = 2.95, 2.25
"""Focal lengths: the boat fills the icon, and has air around it on the splash screen."""


def paint_icon() -> Image.Image:
    """The whole picture, for launchers that take it as it is."""
    return _resized(to_image(_painted(CLOSE)), ICON)


def paint_background() -> Image.Image:
    """The sky and the sea of clouds alone."""
    return _resized(to_image(_painted(CLOSE, with_subject=False)), ADAPTIVE)


def paint_foreground() -> Image.Image:
    """Boat, cloud and moon on nothing, within the safe circle."""
    cover = _subject()
    seen = np.argwhere(cover > 0)[:, ::-1].astype(np.float32)
    (x, y), radius = cv2.minEnclosingCircle(seen)
    scale = (SAFE / 2 - 2) / radius
    to_middle = np.array(
        [[scale, 0, ADAPTIVE / 2 - x * scale], [0, scale, ADAPTIVE / 2 - y * scale]], np.float32
    )
    cut = np.dstack([_painted(CLOSE), cover]).astype(np.float32)
    # Reduce smoothly first: warping alone would skip pixels.
    soft = cv2.GaussianBlur(cut, (0, 0), 0.35 / scale)
    layer: Plane = np.asarray(cv2.warpAffine(soft, to_middle, (ADAPTIVE, ADAPTIVE)), np.float32)
    seen_colours = layer[..., :3] * (layer[..., 3:] > 0)
    return to_image(seen_colours, layer[..., 3])


def paint_presplash() -> Image.Image:
    """The picture fading into the night that fills the rest of the screen."""
    picture = _resized(to_image(_painted(WIDE)), PRESPLASH)
    rows, columns = np.mgrid[0:PRESPLASH, 0:PRESPLASH] / PRESPLASH - 0.5
    seen = smoothstep(ramp((0.49 - np.hypot(columns, rows)) / 0.22))[..., None]
    pixels = np.asarray(picture, np.float32) / 255 * seen + rgb(NIGHT) * (1 - seen)
    # A splash screen is seen for a second: a palette makes it a third of the size.
    return to_image(pixels).quantize(192, dither=Image.Dither.FLOYDSTEINBERG)


def _scene(focal: float, with_subject: bool = True) -> Scene:
    scene, palette = Scene(), PALETTES["moon_indigo"]
    settings.cloud_sea(
        scene,
        palette,
        level=-0.9,
        amplitude=0.8,
        lit="#c8d4f8",
        clouds=0.45,
        cloud_style="swirl",
        cloud_seed=3,
        light_from=(0.25, 0.6, -0.6),
        fog=0.03,
    )
    scene.camera = Camera(eye=(0, 1.7, -8.4), target=(-0.03, 1.68, 0), focal=focal)
    scene.light((0.1, 2.0, -1.6), "#ffe8b8", strength=1.1, reach=2.6)
    if with_subject:
        scene.put(things.crescent_moon(radius=1.75, glow=0.62), -0.15, 2.35, 1.0, roll=-38)
        cloud = things.cloud(colour="#ffffff", shade="#a8b0dc", seed=4, width=1.35, height=0.62)
        scene.put(cloud, 0.15, -0.05, -0.6)
        scene.put(
            things.paper_boat(stripe="#c2455b"), 0.15, 0.42, -0.75, yaw=18, roll=5, scale=1.25
        )
        scene.put(things.star(radius=0.26, glow=1.3), 1.25, 2.75, 0.2, roll=12)
    return scene


@cache
def _rendered(focal: float, with_subject: bool) -> Layers:
    return render(_scene(focal, with_subject), PAINTED, PAINTED)


@cache
def _painted(focal: float, with_subject: bool = True) -> Plane:
    layers = _rendered(focal, with_subject)
    return oil.paint(_scene(focal, with_subject), layers, FINISH, seed=7)


def _subject() -> Plane:
    """1 where boat, cloud, moon and star are."""
    scene = _scene(CLOSE)
    materials = zip(scene.things, shader.material_ids(scene), strict=True)
    solid = [number for thing, own in materials if thing.radius is not None for number in own]
    ids = np.rint(_rendered(CLOSE, with_subject=True).ids).astype(int)
    return ramp(blur(np.isin(ids, solid).astype(np.float32), 1.2) * 2 - 0.6)


def _resized(picture: Image.Image, size: int) -> Image.Image:
    return picture.resize((size, size), Image.Resampling.LANCZOS)
