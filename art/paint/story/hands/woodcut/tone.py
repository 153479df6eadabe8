"""How light each part of the block is to be: from 0, uncut, to 1, cleared."""

import cv2
import numpy as np
from numpy.typing import NDArray

from art.paint.plane import blur
from art.paint.story.brush import Image
from art.paint.story.hands.woodcut.block import Block
from art.paint.story.hands.woodcut.plan import WoodcutPlan

_BASE = 70.0  # pixels over which light is averaged, to keep contrast local


def tone(block: Block, plan: WoodcutPlan) -> Image:
    """The tone of everything, with lights and the moon as bare paper."""
    shaded = _things(block, plan)
    shaded = np.where(block.sky, _sky(block, plan), shaded)
    shaded = np.clip(shaded * plan.gain, 0, 1)
    shaded = np.where(block.is_sheet, _sheets(block), shaded)
    shaded = np.maximum(shaded, np.clip((block.emission - 0.08) * 6, 0, 1))
    disc = moon_mask(block)
    return np.where(disc & block.sky, 1, shaded).astype(np.float32)


def _things(block: Block, plan: WoodcutPlan) -> Image:
    """Light and shade of the rendering with its local contrast deepened."""
    plain = cv2.cvtColor(block.picture, cv2.COLOR_RGB2GRAY)
    grey = np.asarray(cv2.bilateralFilter(plain, 9, 0.12, 5), np.float32)
    base = np.asarray(blur(grey, _BASE * block.unit), np.float32)
    middle = float(np.median(base))
    deepened = (grey - base) * plan.contrast + (base - middle) * 0.9
    solid = ~block.sky & ~block.is_sheet
    low, high = np.quantile(deepened[solid], (0.04, 0.95)) if solid.any() else (0.0, 1.0)
    stretched = (deepened - low) / max(high - low, 0.05)
    if block.is_night:
        stretched = stretched * 0.92 - 0.03
    return np.asarray(stretched, np.float32)


def _sky(block: Block, plan: WoodcutPlan) -> Image:
    """A black sky around the moon's rays, bare paper with lines towards the zenith, or clouds."""
    height, width = block.sky.shape
    if plan.sky == "clouds":
        return _clouds(block)
    if plan.sky == "paper":
        rise = 1 - np.arange(height, dtype=np.float32) / height
        lines = 0.98 - 0.75 * np.clip(rise - 0.70, 0, 1)[:, None] + 0.03 * block.wander(220)
        return np.broadcast_to(lines, (height, width)).astype(np.float32)
    dark = np.zeros((height, width), np.float32)
    disc = block.layers.moon or block.layers.sun
    if disc is None:
        return dark
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    away = np.hypot(columns - disc.x, rows - disc.y) - disc.radius
    rays = 0.70 * np.exp(-np.maximum(away, 0) / (plan.halo * block.unit * 0.22))
    return np.asarray(np.where(rays > 0.12, rays, 0), np.float32)


def _clouds(block: Block) -> Image:
    """The clouds of the sky, stretched towards plain ink and plain paper."""
    grey = np.asarray(cv2.cvtColor(block.picture, cv2.COLOR_RGB2GRAY), np.float32)
    soft = np.asarray(blur(grey, 6 * block.unit), np.float32)
    low, high = np.quantile(soft[block.sky], (0.02, 0.98)) if block.sky.any() else (0.0, 1.0)
    return np.asarray(np.clip((soft - low) / max(high - low, 0.05) * 1.45 + 0.1, 0, 1), np.float32)


def _sheets(block: Block) -> Image:
    """Flat sheets keep the lightness of their own colour."""
    own = develop_pigment(block.layers.pigment)
    return np.asarray(cv2.cvtColor(own, cv2.COLOR_RGB2GRAY), np.float32)


def develop_pigment(pigment: Image) -> Image:
    """Pigment as sRGB, without any roll-off of highlights."""
    exact = np.clip(pigment, 0, 1)
    curved = np.where(
        exact <= 0.0031308, exact * 12.92, 1.055 * np.maximum(exact, 1e-6) ** (1 / 2.4) - 0.055
    )
    return curved.astype(np.float32)


def moon_mask(block: Block) -> NDArray[np.bool_]:
    """The disc of the moon or the sun."""
    height, width = block.sky.shape
    disc = block.layers.moon or block.layers.sun
    if disc is None:
        return np.zeros((height, width), bool)
    rows, columns = np.mgrid[0:height, 0:width]
    return np.asarray(np.hypot(columns - disc.x, rows - disc.y) <= disc.radius)
