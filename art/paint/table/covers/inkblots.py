"""The cover of Inkblots: people before a large sheet of paper with a blot on it."""

from dataclasses import replace

import cv2
import numpy as np

from art.paint.inkblots.blots import BLOTS
from art.paint.inkblots.painter import paint as paint_blot
from art.paint.plane import ramp
from art.paint.story import settings, shader, things
from art.paint.story.finish import Finish, fireflies
from art.paint.story.palettes import Palette
from art.paint.story.render import Layers
from art.paint.story.scene import Camera, Scene, Thing
from art.paint.table.covers import NIGHT, ZENITH, Cover

SHEET_WIDTH, SHEET_HEIGHT = 1.45, 1.45  # half the size of the sheet of paper
BLOT = "ink_063"
TRIM = 0.06  # of the blot's own margin


def _sheet_of_paper() -> Thing:
    """A large sheet, standing, gently curled at its top."""
    thing = Thing("sheet", centre=(0, SHEET_HEIGHT, 0), radius=2.2, step=0.8)
    paper = thing.material("#f2dfb8 * (.9 + .14 * fbm3(p * 3.))", translucency=0.35)
    thing.body(
        "roundBox(p - vec3(0, $tall, 0), vec3($wide, $tall, .015), .02)",
        paper,
        wide=SHEET_WIDTH,
        tall=SHEET_HEIGHT,
    )
    return thing


def _sheet_corners() -> tuple[tuple[float, float, float], ...]:
    """The corners of the sheet's front, clockwise from the upper left as the viewer sees it."""
    top, front = 2 * SHEET_HEIGHT, -0.03
    return (
        (-SHEET_WIDTH, top, front),
        (SHEET_WIDTH, top, front),
        (SHEET_WIDTH, 0, front),
        (-SHEET_WIDTH, 0, front),
    )


def _build(scene: Scene, palette: Palette) -> Finish:
    settings.hills(
        scene,
        palette,
        amplitude=0.55,
        clouds=0.4,
        cloud_style="swirl",
        cloud_seed=5,
        light_from=(-0.35, 0.6, -0.7),
        fog=0.04,
    )
    scene.camera = Camera(eye=(0, 1.35, -7.4), target=(0, 1.55, 0))
    scene.put(things.crescent_moon(radius=0.42, glow=0.9), 1.75, 4.85, 1.0, roll=-25)
    scene.put(_sheet_of_paper(), 0, 0.62, -0.2, yaw=8, pitch=-4)
    poles = [((-1.1, 0.0, 0.2), (-0.9, 3.9, -0.1)), ((1.1, 0.0, 0.2), (0.9, 3.9, 0.0))]
    scene.add(things.strings(poles, thickness=0.05, colour="#6a4630"))
    scene.light((-0.6, 2.4, -2.4), "#ffdf9c", strength=0.9, reach=3.0)
    watcher = things.person(
        coat="#c2455b", hat="bowler", hat_colour="#231d3a", left_hand=(0.22, 0.34, -0.05)
    )
    scene.put(watcher, -0.95, 0.02, -2.6, yaw=165, scale=0.9, on_ground=True)
    child = things.person(
        coat="#e8a33d",
        outfit="dress",
        hairstyle="braids",
        look=(0, -20),
        right_hand=(-0.25, 0.75, -0.15),
    )
    scene.put(child, -0.42, 0.02, -2.75, yaw=190, scale=0.68, on_ground=True)
    scene.put(things.lantern(), 1.1, 0.02, -2.6, scale=1.1, on_ground=True)
    scene.put(things.cat(fur="#1c1a2c"), 0.72, 0.02, -2.75, yaw=160, scale=0.75, on_ground=True)
    return Finish(flow="swirl", stars=240, sparks=fireflies(22, "#ffe6a0", seed=3, y=(0.2, 1.5)))


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
    there = [scene.project(sheet.world(corner), width, height) for corner in _sheet_corners()]
    corners = np.array([(place.x, place.y) for place in there if place], np.float32)
    square = np.array([(0, 0), (size, 0), (size, size), (0, size)], np.float32)
    onto = cv2.getPerspectiveTransform(square, corners)
    printed = cv2.warpPerspective(
        ink.astype(np.float32), onto, (width, height), flags=cv2.INTER_AREA, borderValue=(1, 1, 1)
    )
    on_paper = np.isin(np.rint(layers.ids).astype(int), list(ids))[..., None]
    layers.colour *= np.where(on_paper, printed, 1)


COVER = Cover(
    replace(
        NIGHT,
        zenith=ZENITH,
        middle="#1b4060",
        horizon="#5fa6ac",
        fog="#4a8a98",
        plant="#4a8090",
        plant_dark="#183a56",
    ),
    _build,
    seed=11,
    add=_print_blot,
)
