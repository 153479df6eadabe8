"""How thick the ink lies: pools, backruns, press veins, dark rims, and the pale ring of water."""

import numpy as np

from art.paint.inkblots.growth import Growth, HalfSheet
from art.paint.noise import Noise
from art.paint.plane import Plane, blur, depth_inside, displaced, ramp, smoothstep

THICKEST = 2.8
THINNEST = 0.10
BACKRUNS = 4


def thickness(
    sheet: HalfSheet, rng: np.random.Generator, growth: Growth, translucent: bool
) -> Plane:
    """Optical thickness of the dried ink; translucent inks are laid thinner to stay bright."""
    unit, noise = sheet.unit, sheet.noise(rng)
    coverage = growth.coverage
    halo, tidemark = _water(rng, noise, unit, growth)
    wash = _washes(rng, noise)
    wash = wash * (1 - _press_veins(rng, noise))
    wash = np.clip(wash + _rim(coverage, unit) * rng.uniform(0.6, 1.0), THINNEST, THICKEST)
    paper_tooth = noise(3.2, 2) * 0.5 + noise(7, 2) * 0.5
    wash = wash * (1 + paper_tooth * 0.28 * np.clip(1.6 - wash, 0.15, 1.4))
    wet = _wet_edges(sheet, noise, coverage)
    ink: Plane = wet * wash * (0.82 if translucent else 1.12)
    ink = ink + (1 - wet) * (halo * 0.075 + tidemark * 0.10)
    ink = ink + growth.splashes * (1 - growth.body) * 0.5
    x, _ = sheet.coordinates()
    squeezed: Plane = 0.35 * np.exp(-((x / (9 * unit)) ** 2)) * ramp(noise(60, 3) + 0.5)
    return ink * (1 + squeezed)


def _water(
    rng: np.random.Generator, noise: Noise, unit: float, growth: Growth
) -> tuple[Plane, Plane]:
    """The diluted ring that soaked beyond the ink in places, and its slightly darker border."""
    reach = rng.uniform(7, 16) * unit
    soaked = growth.depth + growth.roughness * 1.25 + reach + noise(40, 4) * 13 * unit
    here = noise(210, 2) > rng.uniform(-0.1, 0.35)
    halo = blur(ramp(soaked / (3 * unit) + 0.5) * here.astype(np.float32), 1.2 * unit)
    return halo, ramp(1 - np.abs(soaked) / (3.2 * unit)) * halo


def _washes(rng: np.random.Generator, noise: Noise) -> Plane:
    """Light and dark areas, with crisp borders where one puddle ran back into another."""
    broad, medium = noise(240, 4, 0.55), noise(60, 4)
    thin, thick, heavy = rng.uniform(0.20, 0.50), rng.uniform(1.25, 2.1), rng.uniform(-0.12, 0.30)
    pooled = smoothstep(ramp(0.5 + heavy + broad * rng.uniform(0.75, 1.15) + medium * 0.38))
    wash = (thin + (thick - thin) * pooled) * 0.85 - 0.18
    level = broad * 1.3 + noise(34, 4) * 0.42
    for border in np.linspace(-0.45, 0.45, BACKRUNS) + rng.normal(0, 0.06, BACKRUNS):
        across = (level - float(border)) * 60
        wash = wash + 0.13 / (1 + np.exp(-across * 0.55)) + 0.15 * np.exp(-((across * 0.45) ** 2))
    return wash


def _press_veins(rng: np.random.Generator, noise: Noise) -> Plane:
    """Branching light lines that the paper leaves when it is peeled from wet ink."""
    coarse, fine = 1 - np.abs(noise(30, 5, 0.62)) * 3.2, 1 - np.abs(noise(13, 4, 0.6)) * 3
    here = ramp(noise(180, 3) * 2.6 + rng.uniform(0.1, 0.7))
    veins = ramp(coarse) ** 3 * 0.55 + ramp(fine) ** 3 * 0.35
    return here * np.minimum(veins, 0.8) * 0.85


def _rim(coverage: Plane, unit: float) -> Plane:
    """Capillary flow carries pigment to the edge, and leaves a paler band behind it."""
    depth = depth_inside(coverage > 0.5) / unit
    pale_band = np.exp(-(((depth - 7) / 5) ** 2)) * 0.20
    dark_rim: Plane = np.exp(-depth / 2.1) * 0.55 + np.exp(-depth / 14) * 0.18
    return dark_rim - pale_band


def _wet_edges(sheet: HalfSheet, noise: Noise, coverage: Plane) -> Plane:
    """Coverage whose outline is feathered where the paper was still wet."""
    unit = sheet.unit
    x, y = sheet.coordinates()
    wet = ramp(noise(150, 2) * 3 - 0.35)
    creep_x, creep_y = noise(9, 3, 0.7) * 15 * unit, noise(9, 3, 0.7) * 15 * unit
    feathered = displaced(blur(coverage, 3.2 * unit), x + creep_x, y + creep_y)
    return coverage * (1 - wet) + ramp((feathered - 0.12) * 1.5) * wet
