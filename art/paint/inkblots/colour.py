"""Which ink lies where, and how much light it swallows."""

import numpy as np

from art.paint.inkblots.growth import Growth, HalfSheet
from art.paint.noise import Noise
from art.paint.plane import Plane, rgb

# These two give every island or beast its own ink; elsewhere colours run across the limbs.
INK_BY_LIMB = frozenset({"isles", "beasts"})


def absorbance(
    sheet: HalfSheet,
    rng: np.random.Generator,
    growth: Growth,
    archetype: str,
    colours: tuple[str, ...],
    thickness: Plane,
) -> Plane:
    """How much red, green and blue light is lost in the ink (height x width x 3)."""
    weights = _weights(sheet, rng, growth, len(colours), archetype)
    total = sum(weights, np.zeros_like(thickness)) + 1e-6
    strength = 1.35 if len(colours) > 2 else 1.7
    lost = np.zeros((*thickness.shape, 3), np.float32)
    for colour, weight in zip(colours, weights, strict=True):
        tint = -np.log(np.clip(rgb(colour), 0.02, 0.98))
        lost += (thickness * weight / total)[..., None] * (tint / tint.mean() * strength)
    return lost


def _weights(
    sheet: HalfSheet, rng: np.random.Generator, growth: Growth, inks: int, archetype: str
) -> list[Plane]:
    unit, noise = sheet.unit, sheet.noise(rng)
    weights: list[Plane] = [np.zeros_like(growth.depth) for _ in range(inks)]
    for ink, depth in sorted(growth.by_ink.items()):
        lead = (depth - growth.depth) / (16 * unit)
        weights[ink] = np.exp(np.clip(lead + noise(50, 3) * 0.9, -12, 4))
    if inks == 1 or archetype in INK_BY_LIMB:
        return weights
    return _second_ink(rng, noise, weights) if inks == 2 else _colour_wheel(noise, inks)


def _second_ink(rng: np.random.Generator, noise: Noise, weights: list[Plane]) -> list[Plane]:
    """A stain of the second ink spreads over part of the first."""
    first, second = weights
    stain = noise(210, 3, 0.45) - rng.uniform(0.22, 0.42)
    share = 1 / (1 + np.exp(-stain * 16))
    return [first * (1 - share) + 1e-4, second + share * (first + 0.2)]


def _colour_wheel(noise: Noise, inks: int) -> list[Plane]:
    """Neighbouring inks blend into each other, opposite ones never meet."""
    angle = np.arctan2(noise(170, 3, 0.45), noise(190, 3, 0.45))
    return [np.exp(2.6 * np.cos(angle - 2 * np.pi * ink / inks)) for ink in range(inks)]
