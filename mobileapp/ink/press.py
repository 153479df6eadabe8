"""Computes what folding and pressing do to the drops before the ink creeps.

The drops are fitted to the sheet, and ink runs along the crease.
"""

import math
from collections.abc import Sequence
from itertools import pairwise

from mobileapp.ink.sheet import FOLD, UNITS, InkDrop

MIN_REACH, MAX_REACH = 310, 400
"""The wanted minimum and maximum reach of the ink, in units.

The reach is the ink's width on the folded half, or half of the ink's height. Before the ink creeps,
it is enlarged if it is smaller (by at most `MAX_ENLARGEMENT`), and reduced if it is larger.
"""
MAX_ENLARGEMENT, MAX_STRETCH = 2.0, 1.7
"""The maximum factor by which ink is enlarged, and the maximum ratio of its x and y factors."""
FOLD_CLEARANCE = 4
"""The maximum distance, in units, of the innermost ink from the fold; ink farther away is moved."""
LONG_GAP = 280
"""The minimum length, in units, of a gap between drops on the crease that ink runs into."""
CREASE_RADIUS = 30
"""The radius, in units, of the ink that runs along the crease, at either end of a gap.

Towards the middle of the gap, the ink becomes thinner.
"""
CREASE_STEPS = 20
CREASE_SHARE = 0.36
"""The share of a gap that the ink fills from each end."""


def press(drops: Sequence[InkDrop]) -> list[InkDrop]:
    """The drops after folding and pressing: fitted to the sheet, and with ink along the crease.

    The ink has not crept yet. `drops` must not be empty.
    """
    return _with_inked_crease(_trimmed(drops))


def _trimmed(drops: Sequence[InkDrop]) -> list[InkDrop]:
    """The drops moved to the fold, centred vertically, and enlarged or reduced to fit the sheet.

    Without this, a dot would become two specks, and a written name a thin stripe. Nobody sees the
    drops move, because the sheet is closed at that time.
    """
    distances = [abs(drop.x - FOLD) for drop in drops]
    innermost = min(x - drop.radius for x, drop in zip(distances, drops, strict=True))
    shift = max(0.0, innermost - FOLD_CLEARANCE)
    width = max(x + drop.radius for x, drop in zip(distances, drops, strict=True)) - shift
    top = min(drop.y - drop.radius for drop in drops)
    bottom = max(drop.y + drop.radius for drop in drops)
    across, along = _enlargement(width), _enlargement((bottom - top) / 2)
    across, along = min(across, along * MAX_STRETCH), min(along, across * MAX_STRETCH)
    return [
        InkDrop(
            FOLD + (x - shift) * across,
            UNITS / 2 + (drop.y - (top + bottom) / 2) * along,
            drop.radius * math.sqrt(across * along),
            drop.ink,
        )
        for x, drop in zip(distances, drops, strict=True)
    ]


def _enlargement(reach: float) -> float:
    if reach > MAX_REACH:
        return MAX_REACH / reach
    return min(max(MIN_REACH / reach, 1.0), MAX_ENLARGEMENT)


def _with_inked_crease(drops: list[InkDrop]) -> list[InkDrop]:
    """The drops, and further drops that partly fill long gaps in the ink along the crease.

    A gap lies between two drops that touch the crease. Without this, a large ring would stay an
    empty frame.
    """
    touching = sorted(
        (drop for drop in drops if abs(drop.x - FOLD) < drop.radius + 2 * FOLD_CLEARANCE),
        key=lambda drop: drop.y,
    )
    run = []
    for upper, lower in pairwise(touching):
        gap = lower.y - upper.y
        if gap < LONG_GAP:
            continue
        for step in range(CREASE_STEPS):
            part = step / CREASE_STEPS
            radius = CREASE_RADIUS * math.sqrt(1 - part) * (1 + 0.5 * math.sin(part * 9))
            for drop, direction in ((upper, 1), (lower, -1)):
                y = drop.y + direction * part * gap * CREASE_SHARE
                run.append(InkDrop(FOLD, y, radius, drop.ink))
    return drops + run
