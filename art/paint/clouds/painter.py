"""Paints one cloud: sunlight is followed through the vapour, slice by slice from front to back."""

import math

import numpy as np
from PIL import Image

from art.paint.clouds.billows import Billows
from art.paint.clouds.outline import Outline, outline
from art.paint.clouds.pieces import Character, CloudPiece
from art.paint.plane import Plane, gradient, ramp, shifted, smoothstep

PIXELS_PER_UNIT = 2
SLICE = 2.5  # thickness of one slice in sky units

FLATNESS = 0.85  # depth of a cloud compared with its breadth
SWELL = 3.5  # the soft surface starts outside the discs, so that it seems to end at them
REACH = 13.0  # no vapour is farther from the discs than this
FADE = 9.0  # it thins out over this distance before
FULL_BILLOW_BREADTH = 42.0  # thinner parts billow less, or a slender tail would tear
CALM_RIM = 0.55  # share of the billowing left at the outline, which has to stay true
RELIEF_DEPTH = 45.0  # from here inwards it billows fully

# The sun stands high on the left, well in front: a turned cloud still looks naturally lit.
SUN = (-0.45, 0.55, 0.70)
THICKEST = 0.92  # even the densest part lets a little of the sky through
# From the blue of the shaded side to warm sunlit white.
LEVELS = (0.0, 0.35, 0.60, 0.80, 1.0)
TONES = ("#8ea6cc", "#b4c6e2", "#dbe5f3", "#f5f6f8", "#fffcf2")


def paint(piece: CloudPiece, pixels_per_unit: int = PIXELS_PER_UNIT) -> Image.Image:
    """An RGBA picture; at fewer pixels per unit it is the same cloud with less detail."""
    body = outline(piece.shape, pixels_per_unit)
    breadth = max(disc.radius for disc in piece.shape.discs)
    light, opacity = _shine_through(piece.character, piece.seed, body, breadth, pixels_per_unit)
    rgba = np.dstack([gradient(light, LEVELS, TONES), opacity * THICKEST])
    return Image.fromarray((np.clip(rgba, 0, 1) * 255 + 0.5).astype(np.uint8))


def _shine_through(
    vapour: Character, seed: int, body: Outline, breadth: int, pixels_per_unit: int
) -> tuple[Plane, Plane]:
    """How bright the cloud looks at each pixel, and how much it hides."""
    size = body.size
    thickness = SLICE * 2 / pixels_per_unit
    billows = Billows(
        np.random.default_rng(seed),
        size,
        tall=vapour.lump * pixels_per_unit,
        wide=vapour.lump * vapour.streak * pixels_per_unit,
    )
    amplitude = _amplitude(vapour.billow, body)
    fringe = vapour.density * smoothstep(ramp((body.inside + REACH) / FADE))
    from_core = np.maximum(body.breadth - body.inside, 0)
    sun_x, sun_y, sun_z = (part / math.hypot(*SUN) for part in SUN)
    slant = thickness * pixels_per_unit / sun_z

    clear: Plane = np.ones(size, np.float32)
    shade: Plane = np.zeros(size, np.float32)
    light: Plane = np.zeros(size, np.float32)
    front = breadth * FLATNESS + vapour.billow
    for z in np.arange(front, -front, -thickness):
        lumps = billows.slice((front - z) * pixels_per_unit)
        depth = body.breadth - np.sqrt(from_core**2 + (z / FLATNESS) ** 2)
        surface = depth + amplitude * lumps + SWELL
        density = smoothstep(ramp(surface / vapour.softness)) * fringe
        seen = clear * (1 - np.exp(-density * thickness))
        sunlight = 0.72 * np.exp(-0.65 * shade) + 0.28 * np.exp(-0.12 * shade)
        skylight = ramp(0.62 + 0.30 * lumps - 0.004 * depth)
        light += seen * (0.68 * sunlight + 0.47 * skylight)
        clear -= seen
        shade = shifted(shade + density * thickness / sun_z, -sun_x * slant, sun_y * slant)
    opacity = 1 - clear
    return light / (opacity + 1e-4), opacity


def _amplitude(billow: float, body: Outline) -> Plane:
    slender: Plane = np.minimum(body.breadth / FULL_BILLOW_BREADTH, 1) ** 0.8
    relief = CALM_RIM + (1 - CALM_RIM) * smoothstep(ramp(body.inside / RELIEF_DEPTH))
    return slender * relief * billow
