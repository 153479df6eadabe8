"""Outlines: left standing (black) where it is light around them, cut (white) where it is dark."""

import cv2
import numpy as np
from numpy.typing import NDArray

from art.paint.plane import blur
from art.paint.story.brush import Image
from art.paint.story.hands.woodcut.block import SHARPNESS, Block, enlarged

_MIN_FOLD = 22  # pixels of a fold's outline; shorter ones are noise
_HIGHLIGHT = (-0.45, 0.6, -0.66)  # where glass mirrors the light


def add_outlines(carved: Image, tone: Image, block: Block) -> Image:
    """The block with the outlines of regions, of folds within them, and of glass."""
    edges = _region_edges(block.carved_regions) | _fold_edges(block)
    away = np.asarray(cv2.distanceTransform(1 - edges, cv2.DIST_L2, 5), np.float32)
    swell = 1 + 0.38 * block.wander(60, SHARPNESS) + 0.2 * block.wander(18, SHARPNESS)
    distance = enlarged(block.distance, cv2.INTER_LINEAR)
    small = enlarged(np.clip(block.thickness / 16, 0.35, 1), cv2.INTER_LINEAR)
    # Thicker on the side away from the light.
    shade = np.clip((0.62 - blur(tone, 5 * block.unit)) * 1.6, 0, 0.8)
    black = (3.4 - 1.9 * distance) * np.clip(swell, 0.35, 2) * (1 + shade) * small
    white = (1.9 - 0.7 * distance) * np.clip(swell, 0.5, 1.6) * np.maximum(small, 0.6)
    in_dark = np.clip((0.24 - blur(carved, 9 * block.unit)) / 0.06, 0, 1)
    standing = np.clip(black * block.unit - away + 0.5, 0, 1)
    cut_away = np.clip(white * block.unit - away + 0.5, 0, 1)
    carved = carved * (1 - standing * (1 - in_dark))
    carved = np.maximum(carved, cut_away * in_dark)
    return _add_glass(np.asarray(carved, np.float32), block)


def _region_edges(regions: NDArray[np.int32]) -> NDArray[np.uint8]:
    edges = np.zeros(regions.shape, np.uint8)
    edges[:, 1:] |= (regions[:, 1:] != regions[:, :-1]).astype(np.uint8)
    edges[1:] |= (regions[1:] != regions[:-1]).astype(np.uint8)
    return edges


def _fold_edges(block: Block) -> NDArray[np.uint8]:
    """Where the depth jumps within one surface: one finger before another."""
    depth = np.log(np.minimum(block.layers.depth, 200))
    slopes = [np.abs(cv2.Sobel(depth, cv2.CV_32F, dx, 1 - dx, ksize=3)) for dx in (1, 0)]
    bend = np.abs(cv2.Laplacian(depth, cv2.CV_32F, ksize=3))
    fold = (bend > 0.06) & (np.maximum(*slopes) > 0.05) & ~block.sky & ~block.is_ground
    opened = cv2.morphologyEx(fold.astype(np.uint8), cv2.MORPH_OPEN, np.ones((2, 2), np.uint8))
    long_enough = _without_crumbs(np.asarray(opened), _MIN_FOLD * block.unit)
    return (enlarged(long_enough, cv2.INTER_LINEAR) > 0.5).astype(np.uint8)


def _without_crumbs(mask: NDArray[np.uint8], least: float) -> NDArray[np.uint8]:
    count, parts, stats, _ = cv2.connectedComponentsWithStats(mask, connectivity=8)
    kept = [0, *(stats[index, cv2.CC_STAT_AREA] > least for index in range(1, count))]
    return np.asarray(np.array(kept, np.uint8)[parts])


def _add_glass(carved: Image, block: Block) -> Image:
    """The rim of every glass as a double line, and a highlight cut into it."""
    glass = block.layers.glass
    if not glass[..., 3].any():
        return carved
    number = enlarged(glass[..., 3], cv2.INTER_NEAREST)
    edges = _region_edges(np.rint(number).astype(np.int32))
    away = np.asarray(cv2.distanceTransform(1 - edges, cv2.DIST_L2, 5), np.float32)
    inside = number > 0.5
    black, white = max(1.6 * block.unit, 0.5), max(4.2 * block.unit, 2.0)
    carved = np.where(away < black, 0, carved)
    carved = np.where(inside & (away >= black) & (away < white), 1, carved)
    facing = enlarged(glass[..., :3] @ np.array(_HIGHLIGHT, np.float32))
    return np.where(inside & (facing > 0.955), 1, carved).astype(np.float32)
