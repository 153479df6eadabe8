"""Printed papers: patterns so flat and small that they read as paper, not as a picture."""

from typing import Any

import numpy as np

from art.paint.plane import Plane
from art.paint.story.sheets import Pattern

# The size of one repeat in pixels at a picture width of 1600.
_CELLS: dict[Pattern, float] = {
    "dots": 30,
    "stripes": 22,
    "scales": 44,
    "crosses": 34,
    "waves": 30,
    "leaves": 40,
    "checks": 36,
    "rings": 52,
}


def pattern(kind: Pattern, rows: Plane, columns: Plane, turn: float, unit: float) -> Plane:
    """The pattern from 0 to 1 at these pixels, turned by degrees."""
    cell = _CELLS[kind] * unit
    cosine, sine = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    u = (columns * cosine + rows * sine) / cell
    v = (rows * cosine - columns * sine) / cell
    distance = _distance(kind, u, v)
    return np.asarray(np.clip(0.5 - distance * cell * 0.8, 0, 1), np.float32)


def _distance(kind: Pattern, u: Plane, v: Plane) -> Any:
    """The distance to the printed figure, in repeats; negative on it."""
    if kind == "stripes":
        return np.abs(_centred(v)) - 0.10
    if kind == "waves":
        wave = v + 0.18 * np.sin(u * 3.1)
        return np.abs(_centred(wave)) - 0.07
    if kind == "checks":
        x, y = _centred(u), _centred(v)
        return -np.sign(x * y) * np.minimum(np.abs(x), np.abs(y))
    if kind == "scales":
        row = np.floor(v * 2)
        across = _centred(u + 0.5 * (row % 2))
        return np.abs(np.hypot(across, (v * 2 - row - 1) * 0.5) - 0.42) - 0.035
    across, up = _centred(u + 0.5 * (np.round(v) % 2)), _centred(v)
    if kind == "dots":
        return np.hypot(across, up) - 0.15
    if kind == "rings":
        return np.abs(np.hypot(across, up) - 0.26) - 0.05
    if kind == "crosses":
        x, y = np.abs(across), np.abs(up)
        return np.minimum(np.maximum(x - 0.17, y - 0.045), np.maximum(y - 0.17, x - 0.045))
    along, aside = (across + up) * 0.7, (up - across) * 0.7
    return np.hypot(along, np.abs(aside) + 0.22) - 0.36


def _centred(values: Plane) -> Plane:
    """The place within a repeat, from -0.5 to 0.5."""
    return np.asarray(values - np.round(values))
