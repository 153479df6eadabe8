"""Paints the finished blot on both halves of the sheet, and the stages of opening the sheet."""

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
from mobileapp.ink.sheet import INKS, FoldedSheet, InkDrop, channels
from mobileapp.ink.wash import thickness

STRENGTH = 1.7
"""The mean absorbance of ink of thickness 1, over red, green and blue light."""
BLEND = 26
"""The width of the zone in which two inks mix, in units of the sheet."""
SLIP_CELL = 40
"""The size of a cell, in pixels, of the mesh that distorts the mirrored half of the blot."""
SLIP = 2.4
"""The approximate maximum distance, in units, by which the distortion moves a point."""
STAGES = (34.0, 18.0, 8.0, 0.0, -14.0)
"""The minimum depth, in units, of the ink that each stage of opening the sheet shows.

The depth is measured inwards from the outline. With a negative minimum, ink just outside of the
outline is shown, too. After these stages, a last one shows all ink.
"""
STAGE_SOFTNESS = 9


class Blot(NamedTuple):
    """A finished blot."""

    picture: Image.Image
    stages: tuple[Image.Image, ...]
    """The pictures of the sheet as it is opened: each shows more ink than the one before.

    The last picture is the finished one.
    """


def paint(sheet: FoldedSheet, drops: Sequence[InkDrop]) -> Blot:
    """The blot that these drops make when the sheet is folded, pressed and opened.

    This uses up the patterns of the sheet, so that each sheet can be painted only once.
    """
    growth = grow(sheet, press(drops))
    grown = growth.depth + growth.roughness
    absorbed = _absorbance(sheet, growth, thickness(sheet, growth))
    del growth  # free memory: each plane takes 1 to 3 MB
    picture = _on_paper(sheet, _unfolded(sheet, absorbed))
    del absorbed
    stages = [_stage(sheet, picture, grown - depth) for depth in STAGES]
    return Blot(picture, (*stages, picture))


def _absorbance(sheet: FoldedSheet, growth: Growth, ink: Plane) -> list[Plane]:
    """How much red, green and blue light the ink on the folded half absorbs: three planes."""
    shares = _shares(sheet, growth, ink)
    absorbed = []
    for channel in range(3):
        parts = []
        for name, share in shares.items():
            tint = [-math.log(min(max(value, 0.02), 0.98)) for value in channels(INKS[name])]
            parts.append(share * (tint[channel] * STRENGTH / (sum(tint) / 3)))
        absorbed.append(reduce(add, parts))
    return absorbed


def _shares(sheet: FoldedSheet, growth: Growth, ink: Plane) -> dict[str, Plane]:
    """The thickness of each ink on the folded half.

    Where several inks meet, the one that lies deepest inside its own outline dominates.
    """
    if len(growth.by_ink) == 1:
        return dict.fromkeys(growth.by_ink, ink)
    mixing = sheet.take_pattern("mixing") * 1.5
    weights = {}
    for name, depth in growth.by_ink.items():
        lead = (depth + growth.spread - growth.depth) * (1 / BLEND) + mixing
        weights[name] = lead.mapped(math.exp, -8, 3)
    total = reduce(add, weights.values())
    return {name: ink * (weight / total) for name, weight in weights.items()}


def _unfolded(sheet: FoldedSheet, absorbed: list[Plane]) -> list[Plane]:
    """The planes of the whole sheet: one half, and its distorted, paler mirror image.

    It is random which of the two is on the left.
    """
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


def _side_by_side(sheet: FoldedSheet, left: Image.Image, right: Image.Image) -> Image.Image:
    """An image of the open sheet, made of two images of the half; `left` is mirrored."""
    both = Image.new(right.mode, (sheet.size, sheet.size))
    both.paste(left.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (0, 0))
    both.paste(right, (sheet.half[0], 0))
    return both


def _on_paper(sheet: FoldedSheet, absorbed: list[Plane]) -> Image.Image:
    colours = [
        (light * dark.exp_minus()).to_bytes()
        for light, dark in zip(sheet.paper, absorbed, strict=True)
    ]
    return Image.merge("RGB", colours)


def _stage(sheet: FoldedSheet, picture: Image.Image, depth: Plane) -> Image.Image:
    """The picture where `depth` is above 0, and bare paper elsewhere; the border is soft."""
    half = (depth * (1 / STAGE_SOFTNESS) + 0.5).to_bytes()
    return Image.composite(picture, sheet.bare, _side_by_side(sheet, half, half))
