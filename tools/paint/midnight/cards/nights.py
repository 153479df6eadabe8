"""Nights: lamps, thread and stairs, white lines on black."""

from tools.paint.story import settings, things
from tools.paint.story.card import card
from tools.paint.story.cutouts.geometry import (
    beads,
    blob,
    strip,
    strips,
)
from tools.paint.story.finish import Finish
from tools.paint.story.hands.woodcut import INKS, WoodcutPlan
from tools.paint.story.palettes import Palette
from tools.paint.story.scene import Camera, Scene
from tools.paint.story.sheets import Sheet
from tools.paint.story.skies import Moon
from tools.paint.story.things.figures import needle


@card(
    palette="block_night",
    hand="woodcut",
    title="Where the sky had come undone",
    subject="hands sewing sky to sea",
    props=("needle", "red thread", "moon"),
    mood=("patient", "grand", "caring"),
)
def sewn_sky(scene: Scene, palette: Palette) -> Finish:
    moon = Moon((-0.18, 0.30, 1.0), radius=0.06, phase=0.0)
    settings.sea(
        scene,
        palette,
        amplitude=0.12,
        clouds=0.0,
        moon=moon,
        light_from=(-0.7, 0.6, -0.4),
        key=1.1,
        fog=0.012,
    )
    scene.air.bounces = 1
    scene.camera = Camera(eye=(0, 1.6, -8.0), target=(0, 2.5, 0))
    hand = things.hand("#d8d0c8", sleeve=INKS["night"], pose="pinch", cuff="#f0f0f0")
    scene.put(hand, 2.6, 4.9, -1.2, yaw=-20, roll=118, scale=1.5)
    steel = needle(1.9, "#f0f0f0")
    scene.put(steel, -0.42, 2.55, -1.8, roll=-58, scale=1.0)
    stitches: list[tuple[tuple[float, float], tuple[float, float]]] = []
    for index in range(8):
        x = -0.94 + 0.125 * index
        stitches.append(((x, -0.26), (x + 0.05, -0.13)))
    scene.lay(Sheet(strips(stitches, 0.026), INKS["vermilion"], ("thread",)), depth=4.0)
    loose = strip([(0.02, -0.20), (0.16, -0.42), (0.38, -0.30), (0.48, 0.06), (0.46, 0.36)], 0.016)
    scene.lay(Sheet(loose, INKS["vermilion"], ("thread",)), depth=3.9)
    gap = blob(".06,-.2 .3,-.15 .62,-.17 1.1,-.12 1.1,-.26 .62,-.24 .3,-.25")
    scene.lay(Sheet(gap, "#f6f6f6", ("gap",)), depth=60.0)
    scene.lay(Sheet(beads([(0.52, -0.2), (0.60, -0.2)], 0.016), "#101010", ("eyes",)), depth=59.0)
    return WoodcutPlan(inks=("vermilion", "night"), sky="black", stars=90, contrast=1.6)
