"""Where the gouge runs: round the form of things, level over the sky, away from lights."""

import cv2
import numpy as np
from numpy.typing import NDArray

from art.paint.plane import blur
from art.paint.story.brush import Image
from art.paint.story.hands.woodcut.block import SHARPNESS, Block, enlarged
from art.paint.story.hands.woodcut.lines import Field
from art.paint.story.hands.woodcut.plan import SkyLines, WoodcutPlan

# Pixels and weights over which directions are averaged: the form itself, then its surroundings.
_SMOOTHING = ((3, 0.5), (13, 0.6), (48, 0.14))
_SKY_WANDER: dict[SkyLines, tuple[float, float]] = {
    "level": (0.10, 0.05),
    "swirl": (0.5, 0.2),
    "upright": (0.08, 0.05),
}
_NEAR_SPACING, _FAR_SPACING, _SKY_SPACING = 11.5, 6.3, 12.5  # pixels of the block
_SMALLEST_LAMP = 9.0


def field(block: Block, plan: WoodcutPlan) -> Field:
    """The field for the main lines of the block."""
    sky = in_sky(block)
    return Field(
        angle=_angles(block, plan),
        spacing=_spacing(block),
        regions=block.carved_regions,
        length=np.where(sky, 520.0, 240.0).astype(np.float32) * block.unit,
    )


def _sky_region(block: Block) -> int:
    found = block.regions[block.sky]
    return int(np.bincount(found).argmax()) if found.size else -1


def _angles(block: Block, plan: WoodcutPlan) -> Image:
    """Lines have no front and back, so directions are summed as doubled angles."""
    normal = block.layers.normal
    along = np.arctan2(-normal[..., 1], normal[..., 0]) + np.pi / 2
    weight = (normal[..., 0] ** 2 + normal[..., 1] ** 2) * ~block.sky + 1e-4
    cosine = np.asarray(np.cos(2 * along) * weight, np.float32)
    sine = np.asarray(np.sin(2 * along) * weight, np.float32)
    cosine, sine = _smoothed(cosine, block.unit), _smoothed(sine, block.unit)
    flat = np.where(block.is_sheet, block.sheet_angle, _sky_angle(block, plan.sky_lines))
    has_angle = block.sky | block.is_sheet
    cosine = np.where(has_angle, np.cos(2 * flat), cosine).astype(np.float32)
    sine = np.where(has_angle, np.sin(2 * flat), sine).astype(np.float32)
    for x, y, reach, strength in _lights(block, plan):
        cosine, sine = _radiate(cosine, sine, x, y, reach, strength)
    return np.asarray(0.5 * np.arctan2(enlarged(sine), enlarged(cosine)), np.float32)


def _smoothed(plane: Image, unit: float) -> Image:
    total = sum(share * blur(plane, sigma * unit) for sigma, share in _SMOOTHING)
    return np.asarray(total, np.float32)


def _sky_angle(block: Block, lines: SkyLines) -> Image:
    broad, fine = _SKY_WANDER[lines]
    level = np.pi / 2 if lines == "upright" else 0.0
    return np.asarray(level + block.wander(300) * broad + block.wander(130) * fine, np.float32)


def _lights(block: Block, plan: WoodcutPlan) -> list[tuple[float, float, float, Image]]:
    """Place, reach and strength by pixel of everything that lines radiate from."""
    found: list[tuple[float, float, float, Image]] = []
    disc = block.layers.moon or block.layers.sun
    if disc is not None:
        strength = np.where(block.sky, 6.0, 0.0).astype(np.float32)
        found.append((disc.x, disc.y, plan.halo * block.unit, strength))
    glowing = (block.layers.emission.max(-1) > 0.35).astype(np.uint8)
    glowing = np.asarray(cv2.morphologyEx(glowing, cv2.MORPH_CLOSE, np.ones((9, 9), np.uint8)))
    count, _, stats, centres = cv2.connectedComponentsWithStats(glowing)
    strength = np.where(block.sky, 5.4, np.where(block.is_sheet, 0.0, 2.1)).astype(np.float32)
    for index in range(1, count):
        radius = float(np.sqrt(stats[index, cv2.CC_STAT_AREA] / np.pi))
        if radius >= _SMALLEST_LAMP * block.unit:
            x, y = centres[index]
            found.append((float(x), float(y), radius * 5 + 40 * block.unit, strength))
    return found


def _radiate(
    cosine: Image, sine: Image, x: float, y: float, reach: float, strength: Image
) -> tuple[Image, Image]:
    height, width = cosine.shape
    rows, columns = np.mgrid[0:height, 0:width].astype(np.float32)
    away = np.hypot(columns - x, rows - y)
    angle = np.arctan2(rows - y, columns - x)
    share = np.exp(-((away / reach) ** 2)) * strength
    return (
        np.asarray(cosine + share * np.cos(2 * angle), np.float32),
        np.asarray(sine + share * np.sin(2 * angle), np.float32),
    )


def _spacing(block: Block) -> Image:
    """Fine in the distance and on small things."""
    spacing = _NEAR_SPACING - (_NEAR_SPACING - _FAR_SPACING) * block.distance
    spacing = np.minimum(spacing, 4.2 + block.thickness * 0.22)
    spacing = np.where(block.sky, _SKY_SPACING, spacing)
    smooth = enlarged(blur(spacing, 2 * block.unit), cv2.INTER_LINEAR)
    return np.asarray(np.maximum(smooth * block.unit * SHARPNESS / 2, 2.5), np.float32)


def crossed(main: Field) -> Field:
    """The second family of lines for cross-hatching."""
    return Field(
        angle=np.asarray(main.angle + np.radians(62), np.float32),
        spacing=np.asarray(main.spacing * 1.15, np.float32),
        regions=main.regions,
        length=np.asarray(main.length * 0.5, np.float32),
    )


def in_sky(block: Block) -> NDArray[np.bool_]:
    """The sky at the size of the block."""
    return np.asarray(block.carved_regions == _sky_region(block))
