"""How far the ink spreads: from a skeleton to a ragged outline with inlets, gaps and splashes."""

import math
from dataclasses import dataclass

import cv2
import numpy as np

from art.paint.inkblots.manners import Manner
from art.paint.inkblots.skeleton import Capsules
from art.paint.noise import Noise, fork
from art.paint.plane import Plane, depth_inside, displaced, ramp, smoothstep

NEVER = -1000.0
EDDY_STEPS = 10
FAINTEST = -14.0  # depth, in units of softness, below which a capsule adds nothing visible


@dataclass(frozen=True, slots=True)
class HalfSheet:
    """The right half of a square sheet; one unit is a thousandth of its height."""

    size: int

    @property
    def width(self) -> int:
        return self.size // 2

    @property
    def unit(self) -> float:
        return self.size / 1000

    def coordinates(self) -> tuple[Plane, Plane]:
        """x (distance from the fold) and y of every pixel."""
        y, x = np.mgrid[0 : self.size, 0 : self.width].astype(np.float32)
        return x, y

    def noise(self, rng: np.random.Generator) -> Noise:
        return Noise(rng, (self.size, self.width), self.unit)


@dataclass(frozen=True, slots=True)
class Growth:
    """Where the ink lies. Depths are in pixels, positive inside."""

    by_ink: dict[int, Plane]  # depth within the limbs of each ink, before roughening
    depth: Plane  # the same for all inks together
    roughness: Plane  # how far the outline moves out (or in) here
    body: Plane  # 0..1 coverage without splashes
    splashes: Plane  # 0..1 coverage of the drops around it
    x: Plane  # where the ink of each pixel lay before the press moved it
    y: Plane
    drift: float  # how far it moved at most
    ran: bool  # whether it ran in eddies, and drew its light and dark places along

    @property
    def coverage(self) -> Plane:
        return np.maximum(self.body, self.splashes)


def soft_union(x: Plane, y: Plane, drift: float, capsules: Capsules, softness: float) -> Plane:
    """Depth inside capsules that melt into each other like drops.

    x and y may be displaced from the pixel grid by up to `drift`.
    """
    total: Plane = np.zeros_like(x)
    for ax, ay, a_radius, bx, by, b_radius in capsules[:, :6].tolist():
        reach = max(a_radius, b_radius) - FAINTEST * softness + drift
        rows = slice(max(int(min(ay, by) - reach), 0), max(int(max(ay, by) + reach) + 2, 0))
        columns = slice(max(int(min(ax, bx) - reach), 0), max(int(max(ax, bx) + reach) + 2, 0))
        px, py = x[rows, columns] - ax, y[rows, columns] - ay
        dx, dy = bx - ax, by - ay
        along = ramp((px * dx + py * dy) / (dx * dx + dy * dy + 1e-6))
        gap = np.sqrt((px - along * dx) ** 2 + (py - along * dy) ** 2)
        nearness = (a_radius * (1 - along) + b_radius * along - gap) / softness
        total[rows, columns] += np.where(nearness > FAINTEST, np.exp(np.minimum(nearness, 30)), 0)
    depth: Plane = softness * np.log(total + 1e-7)
    return depth


def grow(
    sheet: HalfSheet,
    rng: np.random.Generator,
    limbs: Capsules,
    holes: Capsules,
    inks: int,
    spare_draw: bool,
    manner: Manner,
) -> Growth:
    """Let the skeleton bleed into the paper.

    `spare_draw` skips one number of the stream; blots in three or more inks were chosen with it.
    """
    unit, noise = sheet.unit, sheet.noise(rng)
    x, y = sheet.coordinates()
    rough = float(rng.uniform(0.75, 1.35))
    sway = float(rng.uniform(26, 52)) * rough * manner.sway

    def warp() -> Plane:
        broad, medium, fine = noise(260, 2), noise(90, 4), noise(26, 3)
        push: Plane = broad * sway * 1.6 + medium * sway * 1.15 + fine * 11 * rough * manner.sway
        return push * unit

    # Nothing moves sideways at the fold, or the halves would not meet.
    warp_x, warp_y = warp() * ramp(x / (70 * unit)), warp()
    if manner.flow:
        run_x, run_y = _eddies(sheet, fork(rng), manner.flow)
        warp_x, warp_y = warp_x + run_x, warp_y + run_y
    drift = float(max(np.abs(warp_x).max(), np.abs(warp_y).max()))
    warped_x, warped_y = x + warp_x, y + warp_y
    if spare_draw:
        fork(rng)

    owner = limbs[:, 6].astype(int) % inks
    by_ink = {
        int(ink): soft_union(warped_x, warped_y, drift, limbs[owner == ink], 9 * unit)
        for ink in np.unique(owner)
    }
    depth = np.max(np.stack(list(by_ink.values())), axis=0)

    lobes = noise(70, 5, 0.6)
    roughness = (
        (lobes * rng.uniform(10, 24) * rough + noise(14, 3) * 4.5) * unit * manner.raggedness
    )
    opening: Plane = np.full_like(depth, NEVER)
    if len(holes):
        opening = soft_union(warped_x, warped_y, drift, holes, 6 * unit)
    gaps = (noise(120, 5, 0.55) - rng.uniform(0.30, 0.48) - manner.solid) * 95 * unit
    deep_inside = ramp((depth - 10 * unit) / (30 * unit))
    cut = np.maximum(opening + roughness * 0.35, gaps * deep_inside - 2 * unit)
    outline = np.minimum(depth + roughness, -cut) + noise(5, 2) * 1.8 * unit
    body = ramp(outline / (1.4 * unit) + 0.5)
    splashes = _splash(sheet, fork(rng), body)
    return Growth(
        by_ink, depth, roughness, body, splashes, warped_x, warped_y, drift, ran=manner.flow > 0
    )


def _eddies(sheet: HalfSheet, rng: np.random.Generator, flow: float) -> tuple[Plane, Plane]:
    """How far away the ink of each pixel was dropped, if it ran in eddies before it dried.

    It follows the contours of a hilly plane, which draw it out and roll it up without making more
    or less of it. The plane is level at the fold and far out, so that no ink runs off the sheet.
    """
    unit = sheet.unit
    x, y = sheet.coordinates()
    noise = sheet.noise(rng)
    out = np.hypot(x / sheet.width, y / sheet.width - 1) + noise(200, 3) * 0.12
    level = smoothstep(ramp(x / (120 * unit))) * smoothstep(ramp((0.95 - out) / 0.4))
    hills = (noise(340, 2, 0.45) + noise(140, 2) * 0.22) * level
    down, right = np.gradient(hills * flow * 300 * unit * sheet.size / EDDY_STEPS)
    from_x, from_y = x, y
    for _ in range(EDDY_STEPS):
        step_x, step_y = displaced(down, from_x, from_y), displaced(right, from_x, from_y)
        from_x, from_y = from_x - step_x, from_y + step_y
    return from_x - x, from_y - y


def _splash(sheet: HalfSheet, rng: np.random.Generator, body: Plane) -> Plane:
    """Small drops, mostly in a few swarms close to the ink."""
    unit, height, width = sheet.unit, sheet.size, sheet.width
    drops: Plane = np.zeros_like(body)
    away = depth_inside(body < 0.5)
    left = int(rng.integers(6, 46))
    swarms: list[tuple[float, float, float]] = []
    near_y, near_x = np.nonzero((away > 2 * unit) & (away < 26 * unit))
    for _ in range(int(rng.integers(2, 5))):
        if len(near_x):
            pick = int(rng.integers(len(near_x)))
            swarms.append((near_x[pick], near_y[pick], rng.uniform(22, 75) * unit))
    for _ in range(left * 6):
        if left <= 0:
            break
        if swarms and rng.random() < 0.8:
            centre_x, centre_y, spread = swarms[int(rng.integers(len(swarms)))]
            x, y = centre_x + rng.normal() * spread, centre_y + rng.normal() * spread
        else:
            x, y = rng.uniform(0, width * 0.9), rng.uniform(0.08 * height, 0.92 * height)
        if not (0 <= x < width * 0.97 and 0.03 * height < y < 0.97 * height):
            continue
        distance = float(away[int(y), int(x)])
        if distance < 2.5 * unit or rng.random() > math.exp(-distance / (60 * unit)):
            continue
        radius = min((rng.pareto(2.1) + 0.4) * 1.6 * unit, 11 * unit)
        radius = min(radius, max(distance * 0.6, unit))
        left -= 1
        _drop(drops, rng, x, y, radius)
    return drops


def _drop(drops: Plane, rng: np.random.Generator, x: float, y: float, radius: float) -> None:
    corners = 18
    angle = np.linspace(0, 2 * np.pi, corners, endpoint=False)
    rim = radius * (1 + 0.132 * rng.normal(size=corners))
    rim = np.convolve(np.r_[rim[-1], rim, rim[0]], [0.25, 0.5, 0.25], "valid")
    stretch = 1 + rng.random() * 0.5
    turn = rng.uniform(0, np.pi)
    along, across = np.cos(angle) * rim * stretch, np.sin(angle) * rim / stretch
    outline = np.stack(
        [
            x + along * np.cos(turn) - across * np.sin(turn),
            y + along * np.sin(turn) + across * np.cos(turn),
        ],
        axis=1,
    )
    sixteenths = np.round(outline * 16).astype(np.int32)
    cv2.fillPoly(drops, [sixteenths], 1.0, cv2.LINE_AA, shift=4)
