"""Thin layers of much water: each dries to a pale tint with a dark edge, and shines through."""

import numpy as np

from art.paint.inkblots.growth import Growth, HalfSheet
from art.paint.noise import Noise
from art.paint.plane import Plane, blur, depth_inside, displaced, ramp, rgb

STRENGTH = 1.7
BLOOMS = 3


def layered(
    sheet: HalfSheet, rng: np.random.Generator, growth: Growth, colours: tuple[str, ...]
) -> Plane:
    """How much red, green and blue light is lost in all layers together (height x width x 3)."""
    noise = sheet.noise(rng)
    tooth = noise(3.2, 2) * 0.5 + noise(7, 2) * 0.5
    lost = np.zeros((*growth.depth.shape, 3), np.float32)
    for layer, depth in sorted(growth.by_ink.items()):
        tint = -np.log(np.clip(rgb(colours[layer % len(colours)]), 0.02, 0.98))
        thickness = _layer(sheet, rng, noise, depth) * (1 + tooth * 0.35)
        if layer == 0:
            thickness = thickness + growth.splashes * (1 - growth.body) * 0.45
        lost += thickness[..., None] * (tint / tint.mean() * STRENGTH)
    return lost


def _layer(sheet: HalfSheet, rng: np.random.Generator, noise: Noise, depth: Plane) -> Plane:
    unit = sheet.unit
    outline = depth + (noise(110, 5, 0.55) * 34 + noise(16, 3) * 4) * unit
    coverage = ramp(outline / (1.5 * unit) + 0.5)
    inside = depth_inside(coverage > 0.5) / unit
    level = noise(230, 3) * 0.9 + noise(60, 4) * 0.35
    pale = float(rng.uniform(0.10, 0.26))
    tint = pale * np.clip(1 + level * 1.5, 0.25, 2.4)
    for border in rng.uniform(-0.5, 0.5, BLOOMS):
        across = np.clip((level + noise(22, 4) * 0.09 - float(border)) * 55, -60, 60)
        tint = tint + 0.05 / (1 + np.exp(-across)) + 0.13 * np.exp(-((across * 0.6) ** 2))
    strong = ramp(noise(170, 2) * 1.6 + 0.75)
    edge = (np.exp(-inside / 1.7) * 0.62 + np.exp(-inside / 9) * 0.20) * strong
    x, y = sheet.coordinates()
    creep_x, creep_y = noise(12, 3, 0.7) * 22 * unit, noise(12, 3, 0.7) * 22 * unit
    soaked = displaced(blur(coverage, 9 * unit), x + creep_x, y + creep_y)
    wet = ramp(noise(190, 2) * 3.2 - 0.5)
    dried: Plane = coverage * (tint + edge)
    return dried * (1 - wet) + soaked * tint * wet
