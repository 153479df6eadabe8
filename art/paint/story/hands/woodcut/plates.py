"""The plates of the coloured inks: flat areas, chosen by the pigment of surfaces."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from art.paint.plane import blur, rgb
from art.paint.story.brush import Image
from art.paint.story.hands.woodcut.block import Block
from art.paint.story.hands.woodcut.plan import INKS, Ink, WoodcutPlan
from art.paint.story.hands.woodcut.tone import develop_pigment

Area = NDArray[np.bool_]

_MIN_CHROMA = 13.0  # below it a pigment is grey and takes no ink
_SAME_HUE = 0.94  # the cosine between the hues of a pigment and of its ink
_MIN_AREA, _MIN_GAP = 60, 200  # pixels; smaller areas and gaps are not cut into a plate
_HALO = 2.3  # radii of the moon within which the sky stays bare


@dataclass(frozen=True)
class Plate:
    """Where one ink prints."""

    ink: Ink
    area: Area


def plates(block: Block, plan: WoodcutPlan) -> list[Plate]:
    """One plate for each ink of the plan that has anything to print."""
    areas = _by_pigment(block, plan)
    if "lamp" in areas:
        areas["lamp"] |= block.layers.has_role("light") & (block.emission > 0.14)
        areas["lamp"] |= _pool(block, plan, areas)
    if plan.sky_ink:
        areas[plan.sky_ink] |= block.sky & ~_halo(block)
    lit = block.emission > 0.14
    result = []
    for ink in plan.inks:
        area = areas[ink] if ink == "lamp" else areas[ink] & ~lit
        cleaned = _cleaned(area, block.unit)
        if cleaned.any():
            result.append(Plate(ink, cleaned))
    return result


def _by_pigment(block: Block, plan: WoodcutPlan) -> dict[Ink, Area]:
    """Where the hue of the pigment is that of an ink; skin and eyes stay black and white."""
    lab = cv2.cvtColor(develop_pigment(block.layers.pigment), cv2.COLOR_RGB2LAB)
    hue = lab[..., 1:]
    chroma = np.linalg.norm(hue, axis=-1)
    coloured = (chroma > _MIN_CHROMA) & ~block.sky & ~block.layers.has_role("skin", "eye")
    likeness = np.stack([hue @ _hue(ink) for ink in plan.inks]) / np.maximum(chroma, 1e-3)
    best = likeness.argmax(0)
    same = likeness.max(0) > _SAME_HUE
    return {ink: coloured & same & (best == index) for index, ink in enumerate(plan.inks)}


def _hue(ink: Ink) -> Image:
    lab = cv2.cvtColor(rgb(INKS[ink])[None, None].astype(np.float32), cv2.COLOR_RGB2LAB)[0, 0]
    direction: Image = lab[1:] / np.linalg.norm(lab[1:])
    return direction


def _pool(block: Block, plan: WoodcutPlan, areas: dict[Ink, Area]) -> Area:
    """Lamplight on the surroundings of lamps, but not on things of other inks."""
    if not plan.lamp_pool:
        return np.zeros(block.sky.shape, bool)
    spread = blur(np.clip(block.emission, 0, 1.5), 14 * block.unit)
    others = [areas[ink] for ink in plan.inks if ink != "lamp"]
    taken = np.any(others, axis=0) if others else np.zeros(block.sky.shape, bool)
    return np.asarray((spread > plan.lamp_pool) & ~taken)


def _halo(block: Block) -> Area:
    height, width = block.sky.shape
    disc = block.layers.moon or block.layers.sun
    if disc is None:
        return np.zeros((height, width), bool)
    rows, columns = np.mgrid[0:height, 0:width]
    return np.asarray(np.hypot(columns - disc.x, rows - disc.y) <= disc.radius * _HALO)


def _cleaned(area: Area, unit: float) -> Area:
    """Without crumbs, without pinholes, and with smooth edges."""
    smooth = (cv2.medianBlur(area.astype(np.uint8) * 255, 5) > 0).astype(np.uint8)
    for mask_value, least in ((1, _MIN_AREA), (0, _MIN_GAP)):
        mask = (smooth == mask_value).astype(np.uint8)
        count, parts, stats, _ = cv2.connectedComponentsWithStats(mask)
        small = [stats[i, cv2.CC_STAT_AREA] < least * unit**2 for i in range(count)]
        small[0] = False
        smooth = np.where(np.array(small)[parts], 1 - mask_value, smooth).astype(np.uint8)
    return smooth.astype(bool)
