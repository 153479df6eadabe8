"""The cover of Storyteller: a castle out of an open book above the clouds."""

from dataclasses import replace

from art.paint.story import settings, things
from art.paint.story.finish import Finish, fireflies
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene
from art.paint.table.covers import NIGHT, ZENITH, Cover


def _build(scene: Scene, palette: Palette) -> Finish:
    settings.cloud_sea(
        scene,
        palette,
        level=-0.9,
        amplitude=0.8,
        lit="#a9a6cc",
        clouds=0.45,
        cloud_style="swirl",
        cloud_seed=3,
        light_from=(0.25, 0.6, -0.6),
        fog=0.03,
    )
    scene.camera = Camera(eye=(0, 2.1, -8.0), target=(0, 1.55, 0))
    scene.put(things.open_book(cover="#7a2440"), 0, 0.0, -0.4, yaw=-7, pitch=-6, scale=1.62)
    castle = (
        (0.55, 0.1, 1.5, 0.3),
        (0.98, -0.1, 1, 0.24),
        (0.2, -0.1, 0.9, 0.22),
        (0.72, -0.5, 0.6, 0.2),
    )
    for x, z, height, radius in castle:
        tower = things.tower(wall="#d8b8a8", roof="#4a3f86", height=height, radius=radius)
        scene.put(tower, x, 0.36, z)
    for x, z in ((-1.2, -0.2), (-0.9, 0.25), (-0.55, -0.4), (-1.3, -0.6), (-0.4, 0.2)):
        scene.put(things.fir(needles="#3f6a6a", height=0.8), x, 0.4, z)
    scene.put(things.crescent_moon(radius=0.72, glow=0.9), -0.72, 3.65, 0.6, roll=-30)
    scene.put(things.whale(), 0.92, 3.32, 0.8, yaw=30, roll=12, scale=0.5)
    scene.put(things.paper_boat(stripe="#c2455b"), -1.5, -0.15, -2.2, yaw=24, scale=0.34)
    reader = things.person(
        head="fox",
        coat="#2f6f7a",
        scarf="#e8a33d",
        pose="sit",
        left_hand=(0.2, 0.42, -0.2),
        right_hand=(-0.2, 0.42, -0.2),
    )
    scene.put(reader, -0.62, 0.45, -1.25, yaw=20, scale=0.72)
    scene.put(things.lantern(), 0.1, 0.34, -1.35, scale=0.8)
    scene.light((0, 1.4, -1.4), "#ffcf80", strength=1.6, reach=2.6)
    magic = fireflies(34, "#ffe08a", seed=5, x=(-1.3, 1.3), y=(0.7, 3.6), z=(-1.4, 0.4))
    return Finish(flow="swirl", stars=260, sparks=magic)


COVER = Cover(
    replace(
        NIGHT, zenith=ZENITH, middle="#2f3a72", horizon="#e0a878", fog="#8a7f9c", key="#ffe0b8"
    ),
    _build,
    seed=14,
)
