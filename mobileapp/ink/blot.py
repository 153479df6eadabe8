"""The finished blot: ink on paper, both halves, and how it creeps while the sheet is opened."""

import math
from collections.abc import Sequence
from functools import reduce
from operator import add
from typing import NamedTuple

from PIL import Image

from mobileapp.ink.growth import Growth, grow
from mobileapp.ink.noise import Noise
from mobileapp.ink.plane import Plane
from mobileapp.ink.press import press
from mobileapp.ink.sheet import INKS, Drop, Sheet, channels
from mobileapp.ink.wash import thickness

STRENGTH = 1.7
"""How much light one layer of any ink absorbs, on average over the colours."""
BLEND = 26
"""Over how many units two inks run into each other."""
SLIP_CELL = 40
"""Pixels in a cell of the mesh by which the pressed half differs from the other."""
SLIP = 2.4
"""How far it differs, in units."""
STAGES = (34.0, 18.0, 8.0, 0.0, -14.0)
"""How deep inside the outline ink appears at each stage of the opening, in units."""
STAGE_SOFTNESS = 9


class Blot(NamedTuple):
    """What the fold leaves."""

    picture: Image.Image
    stages: tuple[Image.Image, ...]
    """The same with less ink, in the order in which it creeps outwards; the last is the picture."""


def paint(sheet: Sheet, drops: Sequence[Drop]) -> Blot:
    """Fold the sheet over these drops, press it and open it again."""
    growth = grow(sheet, press(drops))
    grown = growth.depth + growth.roughness
    absorbed = _absorbance(sheet, growth, thickness(sheet, growth))
    del growth  # each plane takes 1 to 3 MB: only what is still needed is kept
    picture = _on_paper(sheet, _unfolded(sheet, absorbed))
    del absorbed
    stages = [_stage(sheet, picture, grown - depth) for depth in STAGES]
    return Blot(picture, (*stages, picture))


def _absorbance(sheet: Sheet, growth: Growth, ink: Plane) -> list[Plane]:
    """How much red, green and blue light the ink on the half absorbs."""
    shares = _shares(sheet, growth, ink)
    absorbed = []
    for channel in range(3):
        parts = []
        for name, share in shares.items():
            tint = [-math.log(min(max(value, 0.02), 0.98)) for value in channels(INKS[name])]
            parts.append(share * (tint[channel] * STRENGTH / (sum(tint) / 3)))
        absorbed.append(reduce(add, parts))
    return absorbed


def _shares(sheet: Sheet, growth: Growth, ink: Plane) -> dict[str, Plane]:
    """How thick each ink lies: most where it is deepest, and mixed along the borders."""
    if len(growth.by_ink) == 1:
        return dict.fromkeys(growth.by_ink, ink)
    mixing = sheet.take_pattern("mixing") * 1.5
    weights = {}
    for name, depth in growth.by_ink.items():
        lead = (depth + growth.spread - growth.depth) * (1 / BLEND) + mixing
        weights[name] = lead.mapped(math.exp, -8, 3)
    total = reduce(add, weights.values())
    return {name: ink * (weight / total) for name, weight in weights.items()}


def _unfolded(sheet: Sheet, absorbed: list[Plane]) -> list[Plane]:
    """Both halves; the pressed one is a little paler and never quite the same."""
    rng = sheet.rng
    vertices = sheet.half[0] // SLIP_CELL + 2, sheet.half[1] // SLIP_CELL + 2
    noise = Noise(rng, vertices, sheet.unit / SLIP_CELL)
    slip = noise(120, 2) * (SLIP * sheet.unit), noise(120, 2) * (SLIP * sheet.unit)
    paler = sheet.take_pattern("pressed") * 0.16 + 0.93
    swapped = rng.random() < 0.5
    whole = []
    for plane in absorbed:
        pressed = plane.warped(*slip, SLIP_CELL) * paler
        both = _side_by_side(sheet, pressed.image, plane.image)
        if swapped:
            both = both.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
        whole.append(Plane(both))
    return whole


def _side_by_side(sheet: Sheet, left: Image.Image, right: Image.Image) -> Image.Image:
    """Two images of the half as an open sheet; the left one is mirrored at the fold."""
    both = Image.new(right.mode, (sheet.size, sheet.size))
    both.paste(left.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (0, 0))
    both.paste(right, (sheet.half[0], 0))
    return both


def _on_paper(sheet: Sheet, absorbed: list[Plane]) -> Image.Image:
    colours = [
        (light * dark.exp_minus()).to_bytes()
        for light, dark in zip(sheet.paper, absorbed, strict=True)
    ]
    return Image.merge("RGB", colours)


def _stage(sheet: Sheet, picture: Image.Image, depth: Plane) -> Image.Image:
    """The picture as far as ink is deeper inside than 0; bare paper elsewhere."""
    half = (depth * (1 / STAGE_SOFTNESS) + 0.5).to_bytes()
    return Image.composite(picture, sheet.bare, _side_by_side(sheet, half, half))
