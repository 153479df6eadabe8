"""Computes how ink creeps in the pressed sheet until enough paper is covered.

The outline of the ink is irregular, because drops are warped and fibres carry ink along.
"""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, reduce

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from mobileapp.ink.distance import REACH, depth_inside
from mobileapp.ink.noise import Noise
from mobileapp.ink.plane import Plane, from_bytes, from_rows
from mobileapp.ink.sheet import UNITS, FoldedSheet, InkDrop

MIN_COVERAGE, MAX_COVERAGE = 0.21, 0.33
"""The minimum and maximum share of the sheet that the finished blot covers.

Shares in this range are typical of the built-in blots. If there is too little ink, its outline
moves outwards; if there is too much, inwards.
"""
MIN_SPREAD, MAX_SPREAD = -120.0, 240.0
"""The limits of how far the outline of the ink moves outwards, in units; negative is inwards."""
USUAL_SPREAD = 14
MIN_LEAD = 24.0
"""The minimum factor, in units, by which the effect of fibres on the outline is scaled.

If the spread is larger, the spread is the factor; see `Outline.roughness`.
"""
BISECTIONS = 8
REDUCED = 4
"""The factor by which images are reduced to compute the spread and the splashes."""
MARGIN = 45
"""The distance that ink keeps from the edges of the sheet, in units."""
MARGIN_STEP = 25
WARP_CELL = 20
"""The size of a cell, in pixels, of the mesh that warps drops, so that straight lines bend."""
FIRM = 70
"""The distance from the fold, in units, beyond which the warp has its full effect.

The nearer the ink is to the fold, the less the warp moves it sideways.
"""
SPLASH_SCALE = 3
"""Splashes are drawn larger by this factor and then reduced, so that their outlines are smooth."""
SPLASH_CORNERS = 18


@dataclass(frozen=True)
class Growth:
    """Where the ink is after pressing.

    All planes are of the folded half, and all depths are in units.
    """

    by_ink: dict[str, Plane]
    """For each ink: how deep inside its drops each pixel lies, before the ink spreads."""
    depth: Plane
    """How deep inside the ink of any colour each pixel lies, after the ink has spread.

    The effect of fibres is not included; it is in `roughness`.
    """
    roughness: Plane
    """How much farther fibres carried the ink at each pixel; negative where they held it back."""
    body: Plane
    """How much of each pixel the ink covers without splashes, 0 to 1."""
    splashes: Plane
    """How much of each pixel the small drops around the ink cover, 0 to 1."""
    spread: float
    """How far the outline moved outwards, in units; negative if it moved inwards."""

    @cached_property
    def coverage(self) -> Plane:
        return self.body.maximum(self.splashes)


@dataclass(frozen=True)
class Outline:
    """The planes that decide where the ink ends.

    They can be reduced, so that a spread can be tried on smaller images.
    """

    depth: Plane
    ripples: Plane
    lobes: Plane
    broad: Plane
    gaps: Plane
    margins: Plane

    def reduced(self, factor: int) -> "Outline":
        return Outline(*(plane.reduced(factor) for plane in vars(self).values()))

    def roughness(self, spread: float) -> Plane:
        """How far fibres carry the ink at each pixel, in units; negative where they hold it back.

        With a greater spread the values differ more, so that a single drop grows arms instead of
        becoming a disc.
        """
        lead = max(MIN_LEAD, spread)
        return self.ripples + self.lobes * (lead * 0.65) + self.broad * (lead * 1.3)

    def inside(self, spread: float) -> Plane:
        """How deep each pixel lies inside the final outline of the ink, in units.

        Gaps in the ink, and the margins of the sheet, lie outside of the outline.
        """
        grown = self.depth + spread + self.roughness(spread)
        torn = self.gaps * ((grown - 10) * (1 / 30)).clipped() * 95 - 2
        return grown.minimum(-torn).minimum(self.margins)

    def coverage(self, spread: float) -> float:
        """The share of the sheet that the ink covers after this spread, 0 to 1."""
        histogram = self.inside(spread).to_bytes(-0.5, 0.5).histogram()
        return sum(histogram[128:]) / sum(histogram)


def grow(sheet: FoldedSheet, drops: Sequence[InkDrop]) -> Growth:
    """Let the ink of pressed drops creep until its coverage is within the limits.

    The limits are `MIN_COVERAGE` and `MAX_COVERAGE`. This removes the patterns of the outline from
    the sheet (see `FoldedSheet.take_pattern`).
    """
    rng, take = sheet.rng, sheet.take_pattern
    shifts = _warp(sheet)
    by_ink = {}
    for ink in sorted({drop.ink for drop in drops}):
        depth = depth_inside(sheet, [drop for drop in drops if drop.ink == ink])
        # Shifted by REACH: the warp fills missing pixels with 0, which would else count as ink.
        by_ink[ink] = (depth + REACH).warped(*shifts, WARP_CELL) - REACH
    depth = reduce(Plane.maximum, by_ink.values())

    rough = rng.uniform(0.75, 1.35)
    lobes = take("lobes")
    ripples = lobes * (rng.uniform(12, 24) * rough) + take("fine") * 4.5
    ripples = ripples + take("ripple") * (9 * rough)
    gaps = take("gaps") - rng.uniform(0.26, 0.42)
    margins = depth_inside_margins(sheet) + ripples * 0.8
    outline = Outline(depth, ripples, lobes, take("broad"), gaps, margins)

    spread = _fitting_spread(outline.reduced(REDUCED))
    body = ((outline.inside(spread) + take("grain") * 1.8) * (1 / 1.4) + 0.5).clipped()
    splashes = _splashes(sheet, random.Random(rng.getrandbits(62)), body)
    return Growth(by_ink, depth + spread, outline.roughness(spread), body, splashes, spread)


def depth_inside_margins(sheet: FoldedSheet) -> Plane:
    """How far inside the margins of the sheet each pixel of the half lies, in units."""
    columns, rows = UNITS // 2 // MARGIN_STEP + 1, UNITS // MARGIN_STEP + 1
    right = UNITS / 2 - 10
    depths = [
        [
            min(right - column * MARGIN_STEP, row * MARGIN_STEP, UNITS - row * MARGIN_STEP) - MARGIN
            for column in range(columns)
        ]
        for row in range(rows)
    ]
    return from_rows(depths).resized(sheet.half)


def _warp(sheet: FoldedSheet) -> tuple[Plane, Plane]:
    """The shifts of the mesh vertices to the right and downwards, in pixels.

    At the fold, nothing moves sideways.
    """
    rng, unit = sheet.rng, sheet.unit
    rough = rng.uniform(0.75, 1.35)
    sway = rng.uniform(26, 52) * rough
    vertices = sheet.half[0] // WARP_CELL + 2, sheet.half[1] // WARP_CELL + 2
    noise = Noise(rng, vertices, unit / WARP_CELL)

    def shift() -> Plane:
        return (noise(260, 2) * (sway * 1.6) + noise(90, 3) * (sway * 1.15)) * unit

    held = [min(1, column * WARP_CELL / (FIRM * unit)) for column in range(vertices[0])]
    return shift() * from_rows([held] * vertices[1]), shift()


def _fitting_spread(outline: Outline) -> float:
    """The spread, found by bisection, at which the coverage of the paper is within its limits."""
    wanted = min(max(outline.coverage(USUAL_SPREAD), MIN_COVERAGE), MAX_COVERAGE)
    low, high = MIN_SPREAD, MAX_SPREAD
    for _ in range(BISECTIONS):
        middle = (low + high) / 2
        if outline.coverage(middle) < wanted:
            low = middle
        else:
            high = middle
    return (low + high) / 2


# --- splashes ---------------------------------------------------------------------------------


def _splashes(sheet: FoldedSheet, rng: random.Random, body: Plane) -> Plane:
    """How much of each pixel the splashes cover, 0 to 1; they lie in swarms close to the ink."""
    width, height = sheet.half
    small = body.to_bytes().resize((width // REDUCED, height // REDUCED), Image.Resampling.BOX)
    ink = small.point(lambda value: 255 if value > 60 else 0)
    near = ImageChops.subtract(_dilated(ink, 7), _dilated(ink, 2))
    spots = [divmod(at, near.width)[::-1] for at, value in enumerate(near.tobytes()) if value > 90]
    drawn = Image.new("L", (width * SPLASH_SCALE, height * SPLASH_SCALE))
    if spots:
        swarms = [
            (*rng.choice(spots), rng.uniform(22, 75) / REDUCED) for _ in range(rng.randint(2, 5))
        ]
        _draw_swarms(ImageDraw.Draw(drawn), rng, swarms, _dilated(ink, 1), sheet.unit)
    return from_bytes(drawn.resize(sheet.half, Image.Resampling.BOX))


def _draw_swarms(
    draw: ImageDraw.ImageDraw,
    rng: random.Random,
    swarms: Sequence[tuple[float, float, float]],
    ink: Image.Image,
    unit: float,
) -> None:
    """Draw drops around the centres of swarms, none of them on the ink or at the sheet's edges.

    Each swarm has the x and y of its centre, and the distance over which its drops scatter. All
    three are in pixels of `ink`, a reduced image of the ink. `unit` is `FoldedSheet.unit`.
    """
    wanted = rng.randint(8, 46)
    larger = REDUCED * SPLASH_SCALE
    for _ in range(wanted * 4):
        if wanted <= 0:
            break
        x, y, spread = rng.choice(swarms)
        x, y = x + rng.gauss(0, spread * 0.8), y + rng.gauss(0, spread * 0.8)
        if not (1 <= x < ink.width * 0.95 and ink.height * 0.03 < y < ink.height * 0.97):
            continue
        if ink.getpixel((int(x), int(y))):
            continue
        wanted -= 1
        radius = min((rng.paretovariate(2.1) - 0.6) * 1.6, 11) * unit
        _draw_drop(draw, rng, x * larger, y * larger, radius * SPLASH_SCALE)


def _draw_drop(
    draw: ImageDraw.ImageDraw, rng: random.Random, x: float, y: float, radius: float
) -> None:
    """Draw a slightly dented ellipse, rotated at random."""
    turn, stretch = rng.uniform(0, math.pi), 1 + rng.random() * 0.5
    corners = []
    for corner in range(SPLASH_CORNERS):
        angle = math.tau * corner / SPLASH_CORNERS
        rim = radius * (1 + 0.09 * rng.gauss(0, 1))
        along, beside = math.cos(angle) * rim * stretch, math.sin(angle) * rim / stretch
        corners.append(
            (
                x + along * math.cos(turn) - beside * math.sin(turn),
                y + along * math.sin(turn) + beside * math.cos(turn),
            )
        )
    draw.polygon(corners, fill=255)


def _dilated(mask: Image.Image, radius: int) -> Image.Image:
    """The mask, extended by `radius` pixels on all sides.

    MaxFilter is not used, because it does not release the interpreter lock.
    """
    return mask.filter(ImageFilter.BoxBlur(radius)).point(lambda value: 255 if value else 0)
