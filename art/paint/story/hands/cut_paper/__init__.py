"""Cut paper: sheets in a small lit theatre, with real shadows and lamps behind holes."""

from dataclasses import replace

import cv2
import numpy as np

from art.paint.plane import blur, rgb
from art.paint.story import details
from art.paint.story.brush import Image
from art.paint.story.finish import Finish
from art.paint.story.hands.cut_paper.confetti import details_as_sheets, frame
from art.paint.story.hands.cut_paper.plan import PaperPlan
from art.paint.story.hands.cut_paper.theatre import SHARPNESS, Theatre
from art.paint.story.render import Layers
from art.paint.story.scene import Scene
from art.paint.story.sheets import Sheet

__all__ = ["PaperPlan", "paint"]

_PINHOLE = "#fff2cc"


def paint(scene: Scene, layers: Layers, finish: Finish, *, seed: int, exposure: float) -> Image:
    """Lay the sheets of a scene, the farthest first; paper needs no exposure."""
    if not isinstance(finish, PaperPlan):
        raise TypeError("cut paper needs a PaperPlan")
    if not scene.sheets:
        raise ValueError("cut paper needs a scene of sheets")
    height, width = layers.depth.shape
    dice = np.random.default_rng(seed)
    theatre = Theatre(width * SHARPNESS, height * SHARPNESS, finish.light, dice)
    for sheet in sorted(scene.sheets, key=lambda sheet: -sheet.depth):
        theatre.lay(_mirrored(sheet) if layers.is_mirrored else sheet)
    for sheet in details_as_sheets(layers, finish, dice):
        theatre.lay(sheet)
    _prick(theatre, layers, finish, dice)
    if finish.frame:
        theatre.halo[:] = 0  # no lamp shines through the front of the theatre
        theatre.lay(frame(height / width, finish.frame_colour, dice))
    small = cv2.resize(theatre.picture, (width, height), interpolation=cv2.INTER_AREA)
    return np.clip(small, 0, 1).astype(np.float32)


def _mirrored(sheet: Sheet) -> Sheet:
    return sheet.placed(0, 0, 1, 0, flip=True)


def _prick(theatre: Theatre, layers: Layers, plan: PaperPlan, dice: np.random.Generator) -> None:
    """Pinholes for stars, in dark sheets of the farther half."""
    dark = blur(theatre.picture.mean(-1), 12 * theatre.unit) < 0.34
    behind = layers.depth >= np.quantile(layers.depth, 0.4)
    away = np.where(behind, 1000.0, 0.0).astype(np.float32)
    for star in details.stars(replace(layers, depth=away), plan.stars, dice):
        x, y = int(star.x * SHARPNESS), int(star.y * SHARPNESS)
        if dark[y, x]:
            radius = max(1, round(star.radius * 1.6))
            cv2.circle(theatre.picture, (x, y), radius + 2, (0.03, 0.03, 0.06), -1, cv2.LINE_AA)
            red, green, blue = (float(channel) for channel in rgb(_PINHOLE))
            cv2.circle(theatre.picture, (x, y), radius, (red, green, blue), -1, cv2.LINE_AA)
