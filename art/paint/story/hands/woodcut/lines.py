"""Evenly spaced streamlines (Jobard and Lefer, 1997), and the cuts a gouge makes along them."""

from dataclasses import dataclass

import numpy as np
from numba import njit
from numpy.typing import NDArray

from art.paint.story.brush import Image

_STEP = 1.6  # pixels between two points of a line
_MAX_POINTS = 2_400_000
_MAX_LINES = 200_000
_MAX_SEEDS = 600_000
_LONGEST = 890  # points on each side of a seed
_SEED_GRID = 9


@dataclass(frozen=True)
class Field:
    """What steers the lines, one value per pixel of the block."""

    angle: Image
    spacing: Image
    regions: NDArray[np.int32]
    """Lines stay within one region."""
    length: Image
    """About how long lines are, in pixels."""


@dataclass(frozen=True)
class Lines:
    """Points (x, y) of all lines in a row; line i runs from starts[i] to starts[i + 1]."""

    points: Image
    starts: NDArray[np.int32]


def trace(field: Field, allowed: NDArray[np.bool_], dice: np.random.Generator) -> Lines:
    """Evenly spaced lines along the field wherever they are allowed."""
    height, width = field.angle.shape
    rows, columns = np.mgrid[6:height:_SEED_GRID, 6:width:_SEED_GRID]
    seeds = np.stack([columns.ravel(), rows.ravel()], 1).astype(np.float32)
    seeds = seeds[dice.permutation(len(seeds))]
    points, starts = _streamlines(
        np.cos(field.angle).astype(np.float32),
        np.sin(field.angle).astype(np.float32),
        field.regions,
        field.spacing.astype(np.float32),
        allowed,
        seeds,
        field.length.astype(np.float32),
        dice.random(4096).astype(np.float32),
    )
    return Lines(points, starts)


def cut(lines: Lines, width: Image, tip: float, dice: np.random.Generator) -> Image:
    """Cut along every line as wide as `width` says; cuts run out to a point over `tip` pixels."""
    jitter = dice.random(4096).astype(np.float32)
    block: Image = _gouge(lines.points, lines.starts, width.astype(np.float32), jitter, tip)
    return block


@njit(cache=True)
def _streamlines(  # type: ignore[no-untyped-def]
    cosine, sine, regions, spacing, allowed, seeds, length, jitter
):
    height, width = regions.shape
    nearest = np.full((height, width), 1e3, np.float32)
    points = np.empty((_MAX_POINTS, 2), np.float32)
    starts = np.empty(_MAX_LINES, np.int32)
    stack = np.empty((_MAX_SEEDS, 2), np.float32)
    sides = np.empty((2, 900, 2), np.float32)
    count, lines = 0, 0
    for first_seed in range(seeds.shape[0]):
        stack[0] = seeds[first_seed]
        waiting = 1
        while waiting > 0:
            waiting -= 1
            x, y = stack[waiting, 0], stack[waiting, 1]
            ix, iy = int(x), int(y)
            if ix < 1 or iy < 1 or ix >= width - 1 or iy >= height - 1:
                continue
            if not allowed[iy, ix] or nearest[iy, ix] < 0.93 * spacing[iy, ix]:
                continue
            reach = length[iy, ix] * (0.55 + 0.9 * jitter[lines % jitter.shape[0]])
            limit = min(_LONGEST, int(reach / _STEP / 2))
            ahead = _follow(cosine, sine, regions, spacing, allowed, nearest, x, y, 1, limit, sides)
            back = _follow(cosine, sine, regions, spacing, allowed, nearest, x, y, -1, limit, sides)
            total = ahead + back + 1
            if total < 5 or count + total > _MAX_POINTS or lines + 2 > _MAX_LINES:
                continue
            begin = count
            starts[lines] = count
            lines += 1
            for k in range(back - 1, -1, -1):
                points[count] = sides[1, k]
                count += 1
            points[count, 0], points[count, 1] = x, y
            count += 1
            for k in range(ahead):
                points[count] = sides[0, k]
                count += 1
            _mark(points, begin, count, spacing, nearest)
            every = max(2, int(spacing[iy, ix] / _STEP))
            for i in range(begin, count, every):
                px, py = points[i, 0], points[i, 1]
                jx, jy = int(px), int(py)
                away = spacing[jy, jx]
                if waiting + 2 < _MAX_SEEDS:
                    stack[waiting, 0] = px - sine[jy, jx] * away
                    stack[waiting, 1] = py + cosine[jy, jx] * away
                    stack[waiting + 1, 0] = px + sine[jy, jx] * away
                    stack[waiting + 1, 1] = py - cosine[jy, jx] * away
                    waiting += 2
    starts[lines] = count
    return points[:count].copy(), starts[: lines + 1].copy()


@njit(cache=True)
def _follow(  # type: ignore[no-untyped-def]
    cosine, sine, regions, spacing, allowed, nearest, x, y, way, limit, sides
):
    """Follow the field from a seed one way until something stops the line; count its points."""
    height, width = regions.shape
    ix, iy = int(x), int(y)
    region = regions[iy, ix]
    dx, dy = cosine[iy, ix] * way, sine[iy, ix] * way
    side = 0 if way > 0 else 1
    for k in range(limit):
        x += dx * _STEP
        y += dy * _STEP
        jx, jy = int(x), int(y)
        if jx < 1 or jy < 1 or jx >= width - 1 or jy >= height - 1:
            return k
        if regions[jy, jx] != region or not allowed[jy, jx]:
            return k
        if nearest[jy, jx] < 0.58 * spacing[jy, jx]:
            return k
        next_x, next_y = cosine[jy, jx], sine[jy, jx]
        turn = next_x * dx + next_y * dy
        if turn < 0:
            next_x, next_y, turn = -next_x, -next_y, -turn
        if turn < 0.6:
            return k
        dx, dy = next_x, next_y
        sides[side, k, 0], sides[side, k, 1] = x, y
    return limit


@njit(cache=True)
def _mark(points, begin, end, spacing, nearest):  # type: ignore[no-untyped-def]
    """Remember how near the new line is to every pixel around it."""
    height, width = nearest.shape
    for i in range(begin, end, 2):
        x, y = points[i, 0], points[i, 1]
        reach = int(spacing[int(y), int(x)]) + 1
        for b in range(max(0, int(y) - reach), min(height, int(y) + reach + 1)):
            for a in range(max(0, int(x) - reach), min(width, int(x) + reach + 1)):
                away = ((a - x) ** 2 + (b - y) ** 2) ** 0.5
                if away < nearest[b, a]:
                    nearest[b, a] = away


@njit(cache=True)
def _gouge(points, starts, width, jitter, tip):  # type: ignore[no-untyped-def]
    height, across = width.shape
    block = np.zeros((height, across), np.float32)
    for line in range(starts.shape[0] - 1):
        begin, end = starts[line], starts[line + 1]
        play = 0.86 + 0.28 * jitter[line % jitter.shape[0]]
        for i in range(begin, end):
            x, y = points[i, 0], points[i, 1]
            radius = width[int(y), int(x)] * play * 0.5
            run_out = min(i - begin, (end - 1 - i) * 0.6) * _STEP / tip + 0.12
            if run_out < 1:
                radius *= run_out**0.6
            if radius < 0.35:
                continue
            reach = int(radius) + 2
            for v in range(max(0, int(y) - reach), min(height, int(y) + reach + 1)):
                for u in range(max(0, int(x) - reach), min(across, int(x) + reach + 1)):
                    cover = radius + 0.5 - ((u - x) ** 2 + (v - y) ** 2) ** 0.5
                    cover = min(1.0, cover)
                    if cover > block[v, u]:
                        block[v, u] = cover
    return block
