"""Printing: inks a little out of register, then the key block over them, in few colours."""

from collections.abc import Sequence

import cv2
import numpy as np
from numpy.typing import NDArray

from art.paint.plane import blur, rgb
from art.paint.story.brush import Image
from art.paint.story.hands.woodcut.block import SHARPNESS, Block
from art.paint.story.hands.woodcut.plan import INKS, KEY, PAPER
from art.paint.story.hands.woodcut.plates import Plate

_LEVELS = 6  # of the key block's grey edges: few colours keep a lossless file small
_REGISTRATION = ((2, -2), (-2, 1), (1, 2))  # pixels by which each plate is off
_MARGIN, _RIM = 20.0, 6.5


def add_border(carved: Image, block: Block) -> tuple[Image, Image]:
    """The block with the uneven rim left around it, and the bare margin beyond."""
    height, width = carved.shape
    unit = block.unit * SHARPNESS / 2
    margin = _MARGIN * SHARPNESS * block.unit
    columns, rows = np.arange(width)[None], np.arange(height)[:, None]
    wobble = [_wobble(block.dice, length, unit) for length in (height, height, width, width)]
    inside = np.minimum(
        np.minimum(
            columns - margin - wobble[0][:, None], width - margin - columns - wobble[1][:, None]
        ),
        np.minimum(rows - margin - wobble[2][None], height - margin - rows - wobble[3][None]),
    )
    bare = np.clip(0.5 - inside, 0, 1)
    rim = np.clip((_RIM + 2 * block.wander(50, SHARPNESS)) * unit - inside, 0, 1)
    return np.maximum(carved * (1 - rim), bare).astype(np.float32), bare.astype(np.float32)


def _wobble(dice: np.random.Generator, length: int, unit: float) -> Image:
    broad, fine = (dice.normal(0, 1, (length, 1)).astype(np.float32) for _ in range(2))
    line = blur(broad, 14 * unit)[:, 0] * 5 + blur(fine, 3 * unit)[:, 0] * 1.2
    return np.asarray(line * unit, np.float32)


def print_block(carved: Image, bare: Image, plates: Sequence[Plate], unit: float) -> Image:
    """The print: every pixel one of at most 48 colours."""
    height, width = (side // SHARPNESS for side in carved.shape)
    key = 1 - cv2.resize(carved, (width, height), interpolation=cv2.INTER_AREA)
    key = np.clip((key - 0.5) * 1.25 + 0.5, 0, 1)
    level = np.round(key * (_LEVELS - 1)).astype(int)
    margin = cv2.resize(bare, (width, height), interpolation=cv2.INTER_AREA) > 0.5
    overprint = np.zeros((height, width), int)
    for index, (plate, (right, down)) in enumerate(zip(plates, _REGISTRATION, strict=False)):
        shifted = _shifted(plate.area, right * unit, down * unit, unit) & ~margin
        overprint += shifted.astype(int) << index
    colours = _colours(plates)
    return np.asarray(colours[overprint * _LEVELS + level], np.float32)


def _shifted(area: NDArray[np.bool_], right: float, down: float, unit: float) -> NDArray[np.bool_]:
    height, width = area.shape
    move = np.array([[1, 0, right], [0, 1, down]], np.float32)
    soft = blur(area.astype(np.float32), 1.6 * unit)
    moved = cv2.warpAffine(soft, move, (width, height), borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(moved > 0.5)


def _colours(plates: Sequence[Plate]) -> Image:
    """Every mix of overprinted inks, darkened towards the key in equal steps."""
    colours = []
    for mixture in range(1 << len(plates)):
        base = rgb(PAPER)
        for index, plate in enumerate(plates):
            if mixture >> index & 1:
                base = base * (rgb(INKS[plate.ink]) / rgb(PAPER))
        for step in range(_LEVELS):
            share = step / (_LEVELS - 1)
            colours.append(base * (1 - share) + rgb(KEY) * share)
    return np.clip(np.array(colours, np.float32), 0, 1)
