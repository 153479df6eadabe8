"""Ink dropped into water: a wash with dark edges, back-runs and grain, in which ink feathers."""

import numpy as np

from art.paint.inkblots.growth import Growth, HalfSheet
from art.paint.noise import Noise
from art.paint.plane import Plane, blur, depth_inside, displaced, ramp, rgb

STRENGTH = 1.7
BACKRUNS = 3


def flooded(
    sheet: HalfSheet, rng: np.random.Generator, growth: Growth, colours: tuple[str, ...]
) -> Plane:
    """How much red, green and blue light is lost (height x width x 3).

    All limbs together are the water, tinted with the last colour; limbs of the second ink are what
    was dropped into it, in the first colour.
    """
    noise = sheet.noise(rng)
    covered = _water(sheet, noise, growth)
    wash = covered * _wash(sheet, rng, noise, growth, covered) * _grain(noise)
    wash = wash + growth.splashes * (1 - covered) * 0.5
    ink = _feathered(sheet, rng, noise, growth, covered) * (1 + noise(3.2, 2) * 0.16)
    x, _ = sheet.coordinates()
    squeezed: Plane = 1 + 0.3 * np.exp(-((x / (9 * sheet.unit)) ** 2)) * ramp(noise(60, 3) + 0.5)
    dark, light = (-np.log(np.clip(rgb(c), 0.02, 0.98)) for c in (colours[0], colours[-1]))
    lost: Plane = (wash * squeezed)[..., None] * (light / light.mean() * STRENGTH)
    return lost + (ink * squeezed)[..., None] * (dark / dark.mean() * STRENGTH)


def _water(sheet: HalfSheet, noise: Noise, growth: Growth) -> Plane:
    """How wet the paper is: the limbs, soaked a little further; gaps stay dry."""
    unit = sheet.unit
    soaked = growth.depth + growth.roughness + (noise(80, 5, 0.55) * 20) * unit
    wet = ramp((soaked + noise(6, 2) * 2 * unit) / (1.4 * unit) + 0.5)
    gaps = ramp((growth.depth + growth.roughness) / unit) * (1 - growth.body)
    covered = wet * (1 - gaps)
    x, y = sheet.coordinates()
    creep_x, creep_y = (noise(9, 3, 0.7) * 16 * unit for _ in range(2))
    bled = displaced(blur(covered, 3.4 * unit), x + creep_x, y + creep_y)
    damp = ramp(noise(150, 2) * 3 - 0.55)
    edges: Plane = covered * (1 - damp) + ramp((bled - 0.12) * 1.5) * damp
    return edges


def _wash(
    sheet: HalfSheet, rng: np.random.Generator, noise: Noise, growth: Growth, covered: Plane
) -> Plane:
    """Pigment in the water: pale, uneven, dark where it dried last and where water ran back."""
    inside = depth_inside(covered > 0.5) / sheet.unit
    level = noise(240, 3) * 0.95 + noise(60, 4) * 0.4
    if growth.ran:
        level = displaced(level, growth.x, growth.y)
    wash: Plane = float(rng.uniform(0.2, 0.42)) * np.clip(1 + level * 1.7, 0.16, 2.8)
    ragged = level + noise(24, 4) * 0.14
    for border in rng.uniform(-0.5, 0.5, BACKRUNS):
        across = np.clip((ragged - float(border)) * 55, -60, 60)
        wash = wash + 0.1 / (1 + np.exp(-across)) + 0.2 * np.exp(-((across * 0.5) ** 2))
    strong = ramp(noise(170, 2) * 1.4 + 0.8)
    edge = np.exp(-inside / 1.8) * 0.75 + np.exp(-inside / 10) * 0.2
    return wash + edge * strong


def _grain(noise: Noise) -> Plane:
    """Heavy pigment settles in the valleys of the paper, in flocks."""
    flocks = ramp(noise(110, 3) * 1.5 + 0.55)
    settled: Plane = noise(2.6, 2) * 0.5 + ramp(1 - np.abs(noise(17, 5, 0.65)) * 3) * 0.42 - 0.14
    return np.clip(1 + settled * flocks, 0.4, 1.8)


def _feathered(
    sheet: HalfSheet, rng: np.random.Generator, noise: Noise, growth: Growth, covered: Plane
) -> Plane:
    """Ink that crept through the water in branches, with a hard edge where the paper was dry."""
    if 1 not in growth.by_ink:
        return np.zeros_like(covered)
    unit = sheet.unit
    x, y = sheet.coordinates()
    drop = growth.by_ink[1] + (noise(60, 5, 0.6) * 34 + 4) * unit
    core = 1 / (1 + np.exp(-np.clip(drop / (4.5 * unit), -30, 30)))
    reach = float(rng.uniform(26, 48)) * unit
    halo = np.exp(np.clip(drop / reach, -8, 0))
    creep_x, creep_y = (noise(26, 5, 0.72) * 46 * unit for _ in range(2))
    crept = displaced(blur(core, 7 * unit), x + creep_x * ramp(x / (30 * unit)), y + creep_y)
    veins = ramp(1 - np.abs(noise(24, 5, 0.66)) * 3.4) ** 1.5
    heavy = float(rng.uniform(0.75, 1.15)) * np.clip(1 + noise(90, 4) * 1.5, 0.25, 1.9)
    heavy = heavy * (1 - ramp(1 - np.abs(noise(34, 5, 0.62)) * 3.4) ** 2 * 0.5)
    ink = heavy * (core * 0.85 + crept * 0.6) + halo * (0.12 + veins * 0.5) * (1 - core)
    dry: Plane = ramp(drop / (1.6 * unit) + 0.5) * growth.body * heavy
    ink = ink * covered + dry * (1 - covered)
    return np.asarray(ink, np.float32)
