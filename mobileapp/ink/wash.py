"""Computes the thickness of the dried ink: pools, backruns, press veins, rims, a ring of water."""

import math
from collections.abc import Callable

from mobileapp.ink.growth import MARGIN, Growth, depth_inside_margins
from mobileapp.ink.plane import Plane, stretched_rows
from mobileapp.ink.sheet import FoldedSheet

THINNEST, THICKEST = 0.10, 2.8
BACKRUNS = 4
"""The number of backruns: borders where a puddle ran into another one.

Each lies where a noise pattern has a certain value, like a contour line.
"""
WATER_MARGIN = 22
"""The distance that water keeps from the edges of the sheet, in units."""
CLOSE_BLUR, WIDE_BLUR = 2.4, 11
"""The radii, in units, of two blurs from which the distance to the edge of the ink is estimated."""


def thickness(sheet: FoldedSheet, growth: Growth) -> Plane:
    """The optical thickness of the ink on the folded half."""
    rng, take = sheet.rng, sheet.take_pattern
    coverage = growth.coverage
    halo, tidemark = _water(sheet, growth)
    wash = _pools(sheet, growth) * (1 - _press_veins(sheet))
    wash = wash + _rim(coverage, sheet.unit) * rng.uniform(0.6, 1.0)
    wash = wash.mapped(lambda value: min(max(value, THINNEST), THICKEST), 0, 3)
    tooth = take("tooth") * 0.5 + take("coarse tooth") * 0.5
    thin = wash.mapped(lambda value: 0.28 * min(max(1.6 - value, 0.15), 1.4), 0, 3)
    wash = wash * (1 + tooth * thin)
    wet = _wet_edges(sheet, coverage)
    ink = wet * wash * 1.12
    ink = ink + (1 - wet) * (halo * 0.075 + tidemark * 0.10)
    ink = ink + growth.splashes * (1 - growth.body) * 0.5
    return ink * (1 + _squeezed_at_fold(sheet))


def _squeezed_at_fold(sheet: FoldedSheet) -> Plane:
    """How much thicker the ink is along the crease, as a part of its thickness; 0 elsewhere."""
    columns = [0.35 * math.exp(-((x / sheet.unit / 9) ** 2)) for x in range(sheet.half[0])]
    return stretched_rows(columns, sheet.half) * (sheet.take_pattern("crease") + 0.5).clipped()


def _water(sheet: FoldedSheet, growth: Growth) -> tuple[Plane, Plane]:
    """The diluted ink that soaked into the paper around the blot, and its slightly darker border.

    Both are planes with values from 0 to 1. In some places, there is no diluted ink.
    """
    rng, take = sheet.rng, sheet.take_pattern
    soaked = growth.depth + growth.roughness * 1.1 + rng.uniform(7, 16) + take("soak") * 13
    here = ((take("soaked here") - rng.uniform(-0.1, 0.35)) * 40).clipped()
    soaked = soaked.minimum(depth_inside_margins(sheet) + (MARGIN - WATER_MARGIN))
    halo = ((soaked * (1 / 3) + 0.5).clipped() * here).blurred(1.2 * sheet.unit)
    return halo, soaked.mapped(lambda depth: max(0, 1 - abs(depth) / 3.2), -8, 8) * halo


def _pools(sheet: FoldedSheet, growth: Growth) -> Plane:
    """The thickness of the pools: thick where fingers left much ink, thin where it only crept."""
    rng, take = sheet.rng, sheet.take_pattern
    broad = take("pools")
    thin, thick = rng.uniform(0.20, 0.50), rng.uniform(1.25, 2.1)
    heavy = rng.uniform(-0.12, 0.24)
    fed = (growth.depth - max(growth.spread, 0)).mapped(
        lambda depth: 0.30 * math.tanh(depth / 30), -90, 90
    )
    level = broad * rng.uniform(0.75, 1.15) + take("puddles") * 0.38 + fed + (0.5 + heavy)
    wash = level.mapped(lambda v: (thin + (thick - thin) * _smoothstep(v)) * 0.85 - 0.18, 0, 1)
    borders = [-0.45 + 0.3 * index + rng.gauss(0, 0.06) for index in range(BACKRUNS)]

    def backruns(value: float) -> float:
        """How much backruns add to the thickness where the noise pattern has this value.

        Each border has a step and a dark line.
        """
        total = 0.0
        for border in borders:
            across = (value - border) * 60
            total += 0.13 / (1 + math.exp(-max(min(across * 0.55, 50), -50)))
            total += 0.15 * math.exp(-((across * 0.45) ** 2))
        return total

    return wash + (broad * 1.3 + take("backruns") * 0.42).mapped(backruns, -0.75, 0.75)


def _smoothstep(value: float) -> float:
    value = min(max(value, 0), 1)
    return value * value * (3 - 2 * value)


def _press_veins(sheet: FoldedSheet) -> Plane:
    """The share of ink that is missing along branching veins.

    Such veins form in wet ink when two sheets are pulled apart.
    """
    take = sheet.take_pattern
    here = (take("veins here") * 2.6 + sheet.rng.uniform(0.1, 0.7)).clipped()
    coarse = take("veins").mapped(lambda v: max(0, 1 - abs(v) * 3.2) ** 3 * 0.55, -0.5, 0.5)
    fine = take("fine veins").mapped(lambda v: max(0, 1 - abs(v) * 3) ** 3 * 0.35, -0.5, 0.5)
    return here * (coarse + fine).mapped(lambda value: min(value, 0.8) * 0.85, 0, 1)


def _rim(coverage: Plane, unit: float) -> Plane:
    """How much thicker the ink is near its edges: a dark rim, and a paler band inside the rim.

    The values of the band are negative. Capillary flow carries pigment to the edge of the ink.
    """

    def dark(part: float) -> float:
        return 0.55 * math.exp(-_depth_from_blur(part, CLOSE_BLUR) / 2.1)

    def band(part: float) -> float:
        depth = _depth_from_blur(part, WIDE_BLUR)
        return 0.18 * math.exp(-depth / 14) - 0.20 * math.exp(-(((depth - 7) / 5) ** 2))

    close = coverage.blurred(CLOSE_BLUR * unit)
    wide = coverage.blurred(WIDE_BLUR * unit)
    return close.mapped(_near_edge(dark), 0, 1) + wide.mapped(_near_edge(band), 0, 1)


def _near_edge(function: Callable[[float], float]) -> Callable[[float], float]:
    """A function that returns what `function` returns near an edge of the ink, and 0 far inside.

    The argument of both is a pixel's value after a blur, which is nearly 1 far inside the ink.
    """
    return lambda part: function(part) if part < 0.997 else 0.0


def _depth_from_blur(part: float, sigma: float) -> float:
    """How far inside an edge a pixel lies, in units, judged by its value after a blur.

    `part` is that value, from 0 to 1, and `sigma` the radius of the blur.
    """
    return max(0.0, sigma * _probit(min(max(part, 0.5), 0.999)))


def _probit(probability: float) -> float:
    """The quantile of the standard normal distribution (Hastings' approximation)."""
    tail = min(probability, 1 - probability)
    t = math.sqrt(-2 * math.log(max(tail, 1e-6)))
    quantile = t - (2.30753 + 0.27061 * t) / (1 + 0.99229 * t + 0.04481 * t * t)
    return quantile if probability > 0.5 else -quantile


def _wet_edges(sheet: FoldedSheet, coverage: Plane) -> Plane:
    """The coverage, with a feathered outline where the paper was still wet."""
    take = sheet.take_pattern
    wet = (take("wet") * 3 - 0.35).clipped()
    soft = coverage.blurred(5.5 * sheet.unit)
    feather = take("feather") * soft.mapped(lambda part: 2.4 * part * (1 - part), 0, 1)
    feathered = ((soft + feather - 0.16) * 1.5).clipped()
    return coverage * (1 - wet) + feathered * wet
