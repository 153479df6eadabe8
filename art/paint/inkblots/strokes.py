"""Where every pixel lies on the stroke it belongs to, so that a tool can leave its traces there."""

from collections.abc import Iterator
from itertools import pairwise

import cv2
import numpy as np

from art.paint.inkblots.growth import Growth, HalfSheet
from art.paint.inkblots.skeleton import Capsules
from art.paint.inkblots.traces import Tool
from art.paint.noise import fork, lattice
from art.paint.plane import Plane, ramp

BEYOND = 1.35  # radii from the middle of a stroke: how far roughened ink may lie outside it
GRAIN_ACROSS = 160  # samples over the width of a stroke
GRAIN_ALONG = 400  # and over its length


def tooled(
    sheet: HalfSheet, rng: np.random.Generator, limbs: Capsules, growth: Growth, tool: Tool
) -> Plane:
    """By how much the ink is multiplied at every pixel, where strokes cross by the wettest."""
    noise = sheet.noise(rng)
    tooth = ramp(noise(4.5, 3, 0.7) * 0.9 + 0.5)
    left: Plane = np.zeros_like(growth.depth)
    for stroke in _strokes(limbs):
        streaks = _streaks(fork(rng))
        box, across, along = _along(growth, stroke)
        pattern = cv2.remap(
            streaks,
            ((across / BEYOND + 1) / 2 * (GRAIN_ACROSS - 1)).astype(np.float32),
            (along * (GRAIN_ALONG - 1)).astype(np.float32),
            cv2.INTER_LINEAR,
        )
        kept = tool(across, along, np.asarray(pattern), tooth[box])
        left[box] = np.maximum(left[box], np.where(np.abs(across) < BEYOND, kept, 0))
    return left


def _strokes(limbs: Capsules) -> Iterator[Capsules]:
    """Capsules that go on where the last one ended belong to one stroke."""
    breaks = [
        row + 1
        for row, (one, other) in enumerate(pairwise(limbs))
        if not np.allclose(one[3:6], other[:3])
    ]
    yield from np.split(limbs, breaks)


def _streaks(rng: np.random.Generator) -> Plane:
    """A pattern in 0..1 that changes fast across the stroke and slowly along it."""
    size = (GRAIN_ALONG, GRAIN_ACROSS)
    fine, broad = lattice(rng, size, 150, 2.2), lattice(rng, size, 260, 9)
    return np.asarray(ramp(fine * 0.55 + broad * 0.6 - 0.08), np.float32)


def _along(growth: Growth, stroke: Capsules) -> tuple[tuple[slice, slice], Plane, Plane]:
    """Where the pixels near a stroke lie on it: radii to the side, and share of its length."""
    reach = stroke[:, (2, 5)].max() * BEYOND + growth.drift
    xs, ys = stroke[:, (0, 3)], stroke[:, (1, 4)]
    box = (
        slice(max(int(ys.min() - reach), 0), max(int(ys.max() + reach) + 2, 0)),
        slice(max(int(xs.min() - reach), 0), max(int(xs.max() + reach) + 2, 0)),
    )
    x, y = growth.x[box], growth.y[box]
    lengths = np.hypot(stroke[:, 3] - stroke[:, 0], stroke[:, 4] - stroke[:, 1])
    total = float(lengths.sum())
    drop = total < stroke[:, (2, 5)].max() * 2  # a puddle, not a stroke
    nearest: Plane = np.full(x.shape, np.inf, np.float32)
    across, along = np.full_like(nearest, BEYOND * 2), np.zeros_like(nearest)
    done = 0.0
    for (ax, ay, a_radius, bx, by, b_radius, _), length in zip(
        stroke.tolist(), lengths.tolist(), strict=True
    ):
        px, py, dx, dy = x - ax, y - ay, bx - ax, by - ay
        share = ramp((px * dx + py * dy) / (length**2 + 1e-6))
        gap = np.hypot(px - share * dx, py - share * dy)
        radius = a_radius * (1 - share) + b_radius * share
        gap = gap / radius
        closer = gap < nearest
        aside = (px * dy - py * dx) / (length + 1e-6) / radius
        nearest = np.where(closer, gap, nearest)
        across = np.where(closer, gap if drop else aside, across)
        along = np.where(closer, (done + share * length) / (total + 1e-6), along)
        done += length
    across = np.where(nearest < BEYOND, across, BEYOND * 2)
    return box, across, np.zeros_like(along) if drop else along
