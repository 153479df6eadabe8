"""Compares blots made by fingers with the painted deck: `python -m art.ink_quality DIR`.

Paints what random people would drip, prints how many of the blots lie inside the deck's own range
of coverage, width and height, and writes contact sheets into DIR to be looked at.
"""

import argparse
from collections.abc import Sequence
from math import pi
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops, ImageFilter, ImageStat

from mobileapp.assets import ASSETS
from mobileapp.ink.blot import paint
from mobileapp.ink.sheet import SIZE, FoldedSheet
from tests.support.strokes import person

DECK = ASSETS / "packs" / "inkblots"
INK = 188
"""Pixels darker than this are ink; the paper is lighter everywhere."""
CONTACT_SHEET = 50
"""Blots on a contact sheet."""
COLUMNS, THUMB = 10, 160
DISC, RING = 5, 16
"""Limits of outline complexity for a disc and a ring: a disc has 1.6, a ring 10.6, the plainest
painted blot 11.
"""
EMPTY = 0.01
"""The share of ink below which the middle ninth of a blot counts as empty: the blot is a frame."""


class Measures(NamedTuple):
    """What is compared, each as a share of the sheet."""

    coverage: float
    width: float
    height: float


def ink_mask(picture: Image.Image) -> Image.Image:
    return picture.convert("L").point(lambda value: 255 if value < INK else 0)


def mean(mask: Image.Image) -> float:
    return float(ImageStat.Stat(mask).mean[0] / 255)


def measure(picture: Image.Image) -> Measures:
    mask = ink_mask(picture)
    left, top, right, bottom = mask.getbbox() or (0, 0, 0, 0)
    return Measures(mean(mask), (right - left) / mask.width, (bottom - top) / mask.height)


def outline_complexity(picture: Image.Image) -> float:
    """Perimeter squared by area, 1 for a perfect circle."""
    mask = ink_mask(picture).filter(ImageFilter.MedianFilter(5))
    edge = ImageChops.subtract(mask, mask.filter(ImageFilter.MinFilter(3)))
    pixels = mask.width * mask.height
    perimeter, area = mean(edge) * pixels, mean(mask) * pixels
    return perimeter**2 / (4 * pi * area) if area else 0.0


def is_plain(picture: Image.Image) -> bool:
    """Whether it is no more than a disc or a frame."""
    complexity = outline_complexity(picture)
    shape = ink_mask(picture)
    shape = shape.crop(shape.getbbox())
    w, h = shape.size
    hollow = mean(shape.crop((w // 3, h // 3, w * 2 // 3, h * 2 // 3))) < EMPTY
    return complexity < DISC or (hollow and complexity < RING)


def write_contact_sheets(pictures: Sequence[Image.Image], folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(0, len(pictures), CONTACT_SHEET):
        shown = pictures[first : first + CONTACT_SHEET]
        rows = -(-len(shown) // COLUMNS)
        sheet = Image.new("RGB", (COLUMNS * THUMB, rows * THUMB))
        for place, picture in enumerate(shown):
            at = place % COLUMNS * THUMB, place // COLUMNS * THUMB
            sheet.paste(picture.resize((THUMB, THUMB)), at)
        sheet.save(folder / f"blots-{first:03}.png")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m art.ink_quality", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parsed = parser.parse_args(arguments)
    deck = [measure(Image.open(path)) for path in sorted(DECK.glob("*.webp"))]
    seeds = range(parsed.seed, parsed.seed + parsed.count)
    pictures = [paint(FoldedSheet(seed * 31), person(seed)).picture for seed in seeds]
    found = [measure(picture) for picture in pictures]
    print(f"{len(found)} blots by random people (seed {parsed.seed}), {SIZE} pixels:")
    within = [True] * len(found)
    for index, name in enumerate(Measures._fields):
        low, high = (extreme(one[index] for one in deck) for extreme in (min, max))
        inside = [low <= one[index] <= high for one in found]
        within = [a and b for a, b in zip(within, inside, strict=True)]
        lowest, highest = (extreme(one[index] for one in found) for extreme in (min, max))
        print(
            f"  {name}: {sum(inside) / len(inside):.1%} inside the deck's {low:.2f} to {high:.2f}"
            f" ({lowest:.2f} to {highest:.2f})"
        )
    print(f"  all three: {sum(within) / len(within):.1%}")
    plain = [seed for seed, picture in zip(seeds, pictures, strict=True) if is_plain(picture)]
    print(f"  plain discs or frames: {plain or 'none'}")
    outside = [seed for seed, inside in zip(seeds, within, strict=True) if not inside]
    print(f"  outside: seeds {outside}")
    write_contact_sheets(pictures, parsed.folder)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
