"""How a robot guesses: find the picture of the announced category that is most like the sky.

Sky and pictures are rasterised on a coarse grid with their centres aligned, and compared by
intersection over union. Pictures are also tried mirrored, and the most similar ones slightly
rotated.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import isqrt
from typing import NamedTuple

from engine.games.clouds.artist import TILTS
from engine.games.clouds.geometry import FINE, Cloud, discs_of
from engine.games.clouds.layouts import Layout, LayoutPiece
from engine.games.clouds.shapes import SKY_HEIGHT, SKY_WIDTH

CELL = 50
"""The width of a grid cell, in sky units."""
WIDTH = 64
"""The number of cells in a row of the grid: enough for any picture, wherever its centre is."""
SIDE = 5
"""The maximum radius of a cloud, in cells."""
CORNER = WIDTH * WIDTH // 4 + WIDTH // 4 - SIDE * WIDTH - SIDE
"""The bit shift that moves a raster from `_cells_of` so that the centre of its cloud is at the
lower left corner of the sky.
"""
MIDDLE = WIDTH * WIDTH // 2 + WIDTH // 2
"""The cell to which the centres of sky and pictures are moved."""
TURN_STEP = 15
"""The step, in degrees, to which rotations are rounded."""
LOOKED_AT_CLOSELY = 8
"""How many of the most similar pictures are compared again, in more positions."""

Bits = int


class Likeness(NamedTuple):
    """A word, and the similarity of its picture to the sky, from 0 to 1."""

    word: str
    share: float


class _View(NamedTuple):
    """Clouds rasterised on the grid and moved so that the mean of their centres is in `MIDDLE`."""

    bits: Bits
    cells: int
    """The number of cells that the clouds cover."""


def likenesses(clouds: Sequence[Cloud], words: dict[str, Layout]) -> list[Likeness]:
    """Every word with the similarity of its picture to the sky, the most similar first."""
    return list(_likenesses(tuple(clouds), tuple(words.items())))


@lru_cache(maxsize=16)
def _likenesses(
    clouds: tuple[Cloud, ...], words: tuple[tuple[str, Layout], ...]
) -> tuple[Likeness, ...]:
    """The result of `likenesses`, cached for all robots that look at the same sky."""
    layouts = dict(words)
    sky, known = _beginnings(clouds)[-1], len(clouds)
    glances = [
        Likeness(word, max(_share(sky, view) for view in _begun(layout, known, 0)))
        for word, layout in words
    ]
    glances.sort(key=_ranked)
    nearby = _around(sky)
    close = [
        Likeness(
            word,
            max(
                _share(moved, view)
                for view in _close_views(layouts[word], known)
                for moved in nearby
            ),
        )
        for word, _ in glances[:LOOKED_AT_CLOSELY]
    ]
    return (*sorted(close, key=_ranked), *glances[LOOKED_AT_CLOSELY:])


def draw_ahead(layout: Layout) -> None:
    """Rasterise a picture and cache the result, so that the first guess is fast too."""
    _views(layout, 0)


def _ranked(likeness: Likeness) -> tuple[float, str]:
    return -likeness.share, likeness.word


def _share(one: _View, other: _View) -> float:
    """Intersection over union of two rasters."""
    both = (one.bits & other.bits).bit_count()
    return both / (one.cells + other.cells - both)


def _around(sky: _View) -> tuple[_View, ...]:
    """The sky, and the sky moved by one cell in each of the eight directions."""
    return tuple(
        _View(_moved(sky.bits, shift), sky.cells)
        for shift in (0, 1, -1, WIDTH, -WIDTH, WIDTH + 1, WIDTH - 1, 1 - WIDTH, -1 - WIDTH)
    )


def _close_views(layout: Layout, known: int) -> set[_View]:
    """Rasters of a picture and of its first `known` pieces, also mirrored and slightly rotated."""
    return {
        view
        for tilt in TILTS
        for pieces in (known, len(layout))
        for view in _begun(layout, pieces, tilt)
    }


def _begun(layout: Layout, pieces: int, tilt: int) -> tuple[_View, ...]:
    """Two rasters: the first `pieces` pieces of a picture, and the same pieces of its mirror image.

    Both are rotated by `tilt` degrees. If the picture has fewer pieces, all are rasterised.
    """
    return tuple(side[min(pieces, len(side)) - 1] for side in _views(layout, tilt))


@lru_cache(maxsize=1024)
def _views(layout: Layout, tilt: int) -> tuple[tuple[_View, ...], ...]:
    """Rasters of a picture and of its mirror image, both rotated by `tilt` degrees.

    For each of the two: rasters of the first piece, of the first two pieces, and so on.
    """
    middle = SKY_WIDTH // 2, SKY_HEIGHT // 2
    return tuple(
        _beginnings([piece.turned(tilt, *middle) for piece in facing] if tilt else facing)
        for facing in (layout, tuple(piece.mirrored() for piece in layout))
    )


def _beginnings(clouds: Sequence[Cloud | LayoutPiece]) -> tuple[_View, ...]:
    """Rasters of the first cloud, of the first two clouds, and so on, each centred in `MIDDLE`."""
    bits, right, up = 0, 0, 0
    views = []
    for number, cloud in enumerate(clouds, 1):
        angle = (cloud.angle + TURN_STEP // 2) // TURN_STEP * TURN_STEP % 360
        cells = _cells_of(cloud.shape, angle, cloud.flip)
        bits |= _moved(cells, CORNER + _cell(cloud.x, cloud.y))
        right, up = right + cloud.x, up + cloud.y
        centred = _moved(bits, MIDDLE - CORNER - _cell(right // number, up // number))
        views.append(_View(centred, bits.bit_count()))
    return tuple(views)


def _cell(x: int, y: int) -> int:
    """The index of the cell nearest to a point, row by row from the lower left of the sky."""
    return (y + CELL // 2) // CELL * WIDTH + (x + CELL // 2) // CELL


def _moved(bits: Bits, cells: int) -> Bits:
    return bits << cells if cells >= 0 else bits >> -cells


@lru_cache(maxsize=1024)
def _cells_of(shape: str, angle: int, flip: bool) -> Bits:
    """The raster of one cloud, whose centre is in column `SIDE` of row `SIDE`."""
    bits = 0
    for x, y, radius in discs_of(shape, angle, flip):
        for row in range(-SIDE, SIDE + 1):
            reach = radius**2 - (row * CELL * FINE - y) ** 2
            if reach >= 0:
                half = isqrt(reach)
                first = max(-((half - x) // (CELL * FINE)), -SIDE)
                last = min((x + half) // (CELL * FINE), SIDE)
                if first <= last:
                    columns = (1 << last - first + 1) - 1
                    bits |= columns << (row + SIDE) * WIDTH + first + SIDE
    return bits
