"""Paints one blot: ink is dropped on half a sheet, the sheet is folded, pressed and opened."""

import numpy as np
from PIL import Image

from art.paint.inkblots.colour import INK_BY_LIMB, absorbance
from art.paint.inkblots.floods import flooded
from art.paint.inkblots.growth import HalfSheet, grow
from art.paint.inkblots.layers import layered
from art.paint.inkblots.paper import sheet_of_paper
from art.paint.inkblots.skeleton import Skeleton
from art.paint.inkblots.specs import ARCHETYPES, INKS, Blot, draw_inks, manner_of
from art.paint.inkblots.strokes import tooled
from art.paint.inkblots.wash import thickness
from art.paint.plane import Plane, displaced

PAINTED_SIZE = 900  # larger than shipped: reducing it calms the finest grain
SHIPPED_SIZE = 800


def paint(blot: Blot, size: int = PAINTED_SIZE) -> Image.Image:
    """The whole sheet. The same blot at a smaller size is the same picture with less detail."""
    rng = np.random.default_rng(blot.seed)
    draw_inks(rng, blot.archetype)  # already noted in the blot; drawn to stay in step
    colours = INKS[blot.inks]
    skeleton = Skeleton(rng)
    ARCHETYPES[blot.archetype](skeleton)
    limbs, holes = skeleton.fitted(size, swelling=rng.uniform(0.85, 1.15))

    half = HalfSheet(size)
    manner = manner_of(blot.archetype)
    several = len(colours) > 2
    spare_draw = several and blot.archetype not in INK_BY_LIMB
    growth = grow(half, rng, limbs, holes, manner.layers or len(colours), spare_draw, manner)
    if manner.flooded:
        lost = flooded(half, rng, growth, colours)
    elif manner.layers:
        lost = layered(half, rng, growth, colours)
    else:
        ink = thickness(half, rng, growth, translucent=several) * manner.strength
        if manner.tool:
            ink = ink * tooled(half, rng, limbs, growth, manner.tool)
        lost = absorbance(half, rng, growth, blot.archetype, colours, ink)
    sheet = _unfold(half, rng, lost)
    light = sheet_of_paper(rng, *sheet.shape[:2]) * np.exp(-np.maximum(sheet, 0))
    if blot.lying:
        light = np.rot90(light)
    return Image.fromarray((np.clip(light, 0, 1) * 255 + 0.5).astype(np.uint8))


def _unfold(half: HalfSheet, rng: np.random.Generator, lost: Plane) -> Plane:
    """Both halves side by side; the pressed half is a little paler and never quite the same."""
    noise = half.noise(rng)
    x, y = half.coordinates()
    slip_x, slip_y = (noise(120, 2) * 2.4 * half.unit for _ in range(2))
    pressed = displaced(lost, x + slip_x, y + slip_y)
    pressed = pressed * (0.93 + noise(130, 4) * 0.16)[..., None]
    sheet = np.concatenate([pressed[:, ::-1], lost], axis=1)
    return sheet[:, ::-1] if rng.random() < 0.5 else sheet


def shipped(picture: Image.Image) -> Image.Image:
    """The painted sheet in the size that the pack holds."""
    return picture.resize((SHIPPED_SIZE, SHIPPED_SIZE), Image.Resampling.LANCZOS)
