"""The back of Midnight: an eye whose iris is the moon, crows around it, a red thread."""

from art.paint.deck import Picture
from art.paint.story import settings
from art.paint.story.cutouts.animals import crow_outline
from art.paint.story.cutouts.geometry import blob, ellipse, points, strip
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import INKS, WoodcutPlan
from art.paint.story.palettes import BLOCKS
from art.paint.story.picture import paint_back
from art.paint.story.scene import Camera, Scene
from art.paint.story.sheets import Sheet
from art.paint.story.skies import Moon


def paint() -> Picture:
    return Picture(paint_back("woodcut", _build))


def _build(scene: Scene) -> Finish:
    moon = Moon((0.0, 0.0, 1.0), radius=0.30, phase=0.0)
    settings.void(scene, BLOCKS["block_night"], moon=moon, clouds=0.0)
    scene.camera = Camera(eye=(0, 0, -8), target=(0, 0, 0))
    lids = blob("-.86,0 -.86,0 -.5,.34 0,.46 .5,.34 .86,0 .86,0 .5,-.34 0,-.46 -.5,-.34")
    scene.lay(Sheet(lids, "#f2f2f2", ("eye",)), depth=40.0)
    scene.lay(Sheet(ellipse(0.40), INKS["night"], ("iris",), turn=0), depth=39.0)
    scene.lay(Sheet(ellipse(0.30), "#141414"), depth=38.0)
    scene.lay(Sheet(ellipse(0.22), "#f4f4f4", ("moon",)), depth=37.0)
    for x, y, size, turn in (
        (-0.46, 0.86, 0.46, 12),
        (0.40, 1.14, 0.36, -8),
        (0.62, 0.66, 0.26, 20),
    ):
        crow = crow_outline(flying=True).scaled(size).turned(turn)
        scene.lay(Sheet(crow, "#f2f2f2", ("crow",)), x=x, y=y, depth=30.0)
    thread = strip(points("-1.1,.2 -.9,.42 -.5,.56 0,.6 .5,.56 .9,.42 1.1,.2"), 0.022)
    scene.lay(Sheet(thread, INKS["vermilion"], ("thread",)), depth=29.0)
    return WoodcutPlan(inks=("vermilion", "night"), sky="black", stars=90, halo=420)
