"""Woodcut: a block carved along evenly spaced lines, printed with a key and spot inks.

Everything white is a cut, as wide as the tone is light; nights become white-line by themselves.
"""

import cv2
import numpy as np

from art.paint.story import grade
from art.paint.story.brush import Image
from art.paint.story.finish import Finish
from art.paint.story.hands.woodcut import directions, lines, press
from art.paint.story.hands.woodcut.block import Block, enlarged
from art.paint.story.hands.woodcut.marks import add_marks
from art.paint.story.hands.woodcut.outlines import add_outlines
from art.paint.story.hands.woodcut.plan import INKS, Ink, WoodcutPlan
from art.paint.story.hands.woodcut.plates import Plate, plates
from art.paint.story.hands.woodcut.tone import tone
from art.paint.story.render import Layers
from art.paint.story.scene import Scene

__all__ = ["INKS", "Ink", "WoodcutPlan", "paint"]

_DARKEST = 0.10  # below this tone nothing is cut
_TINY = 130  # pixels; smaller regions, as eyes and buttons, are plain black or plain paper
_TIP, _CROSS_TIP = 22.0, 16.0
_STRONG: tuple[Ink, ...] = ("vermilion", "lamp")


def paint(scene: Scene, layers: Layers, finish: Finish, *, seed: int, exposure: float) -> Image:
    """Carve the scene and print it."""
    if not isinstance(finish, WoodcutPlan):
        raise TypeError("a woodcut needs a WoodcutPlan")
    picture = grade.develop(layers.colour, exposure)
    block = Block(scene, layers, picture, np.random.default_rng(seed))
    spots = plates(block, finish)
    shades = _for_inks(tone(block, finish), spots)
    big = _plain_where_tiny(np.clip(enlarged(shades), 0, 1), block)
    carved = _carve(big, block, finish)
    carved = add_outlines(carved, big, block)
    carved = add_marks(carved, block, finish)
    bare = np.zeros_like(carved)
    if finish.border:
        carved, bare = press.add_border(carved, block)
    return press.print_block(carved, bare, spots, block.unit)


def _for_inks(shades: Image, spots: list[Plate]) -> Image:
    """A strong ink must be seen: more is cut away where it prints."""
    for plate in spots:
        if plate.ink in _STRONG:
            shades = np.where(plate.area, np.clip(shades * 0.75 + 0.30, 0, 1), shades)
    return np.asarray(shades, np.float32)


def _plain_where_tiny(shades: Image, block: Block) -> Image:
    tiny = (block.areas < _TINY * block.unit**2)[block.regions] & ~block.sky
    plain = np.where(shades > 0.5, 1.0, 0.0)
    return np.where(enlarged(tiny, cv2.INTER_NEAREST) > 0.5, plain, shades).astype(np.float32)


def _carve(shades: Image, block: Block, plan: WoodcutPlan) -> Image:
    """Main lines as wide as the tone is light, cleared areas, and hatching across the half-dark."""
    clear_from = plan.clear_from
    field = directions.field(block, plan)
    between = (shades > _DARKEST * 0.8) & (shades < clear_from + 0.08)
    traced = lines.trace(field, between, block.dice)
    share = np.clip((shades - _DARKEST) / (clear_from - _DARKEST), 0, 1) ** 0.95
    width = field.spacing * (0.12 + 0.86 * share) * (shades > _DARKEST)
    carved = lines.cut(traced, width, _TIP * block.unit, block.dice)
    cleared = np.clip((shades - clear_from) / 0.02 + 0.5, 0, 1)
    return _hatch(np.maximum(carved, cleared).astype(np.float32), shades, field, block)


def _hatch(carved: Image, shades: Image, field: lines.Field, block: Block) -> Image:
    """A second family of uncut lines; not on night grounds, where it would turn into dashes."""
    plain = enlarged(block.is_ground & block.is_night, cv2.INTER_NEAREST) > 0.5
    flat = enlarged(block.is_sheet, cv2.INTER_NEAREST) > 0.5
    where = (shades > 0.17) & (shades < 0.42) & ~directions.in_sky(block) & ~plain & ~flat
    if where.mean() < 0.004:
        return carved
    crossed = directions.crossed(field)
    traced = lines.trace(crossed, where, block.dice)
    width = field.spacing * np.clip((0.50 - shades) / 0.32, 0, 1) * 0.62
    standing = lines.cut(traced, width, _CROSS_TIP * block.unit, block.dice)
    return np.asarray(carved * (1 - standing), np.float32)
