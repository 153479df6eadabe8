"""The plain stage of most woodcuts: no ground, one light from the side, a camera at eye level."""

from art.paint.story import settings
from art.paint.story.colour import Vec3
from art.paint.story.cutouts.geometry import page
from art.paint.story.palettes import Palette
from art.paint.story.scene import Camera, Scene
from art.paint.story.sheets import Sheet, Sheets

DISTANCE, UNIT = 12.0, 4.6
"""From the camera to the origin, and the units of the scene in one picture unit there."""
BEHIND, BEFORE = 18.0, 6.0
"""Depths for sheets behind and before things at the origin."""

_FARTHEST = 60.0


def empty_stage(
    scene: Scene,
    palette: Palette,
    light_from: Vec3 = (-0.8, 0.5, -0.45),
    backdrop: str = "",
    key: float = 1.15,
    ambient: float = 0.4,
) -> None:
    """Light and camera for things around the origin, before a backdrop of one colour if given."""
    settings.void(scene, palette, light_from=light_from, key=key, ambient=ambient)
    scene.camera = Camera(eye=(0, 0, -DISTANCE), target=(0, 0, 0))
    if backdrop:
        scene.lay(Sheet(page(), backdrop), depth=_FARTHEST)


def lay_pile(
    scene: Scene,
    sheets: Sheets,
    x: float,
    y: float,
    scale: float = 1.0,
    flip: bool = False,
    depth: float = BEFORE,
) -> None:
    """Lay sheets that belong together at one depth, each before the one it lies on."""
    for index, sheet in enumerate(sheets):
        scene.lay(sheet, x=x, y=y, scale=scale, flip=flip, depth=depth - 0.01 * index)
