"""How a robot guesses: which picture of the announced category lies in the sky?

Sky and pictures are drawn as bits on a coarse grid, middle on middle, and the shares of the sky
that both cover are compared; where the picture lies, a slight turn and a mirror do not matter.
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
"""Sky units to a cell of the grid."""
WIDTH = 64
"""Cells in a row, wide enough for any picture wherever its middle lies."""
SIDE = 5
"""How many cells a cloud reaches from its own middle."""
CORNER = WIDTH * WIDTH // 4 + WIDTH // 4 - SIDE * WIDTH - SIDE
"""The first cell of a cloud whose middle lies in the corner of the sky."""
MIDDLE = WIDTH * WIDTH // 2 + WIDTH // 2
"""The cell in which middles meet."""
TURN_STEP = 15
"""To how many degrees turns are rounded."""
LOOKED_AT_CLOSELY = 8
"""How many pictures get a second, closer look."""

Bits = int


class Likeness(NamedTuple):
    """A word, and how much the sky looks like it, from 0 to 1."""

    word: str
    share: float


class _View(NamedTuple):
    """Clouds as they lie on the grid, their common middle in the middle."""

    bits: Bits
    cells: int
    """How many cells they cover."""


def likenesses(clouds: Sequence[Cloud], words: dict[str, Layout]) -> list[Likeness]:
    """Every word with how much the sky looks like it, the likeliest first."""
    return list(_likenesses(tuple(clouds), tuple(words.items())))


@lru_cache(maxsize=16)
def _likenesses(
    clouds: tuple[Cloud, ...], words: tuple[tuple[str, Layout], ...]
) -> tuple[Likeness, ...]:
    """The same, found once for all who look at the same sky."""
    layouts = dict(words)
    sky, known = _beginnings(clouds)[-1], len(clouds)
    glances = [
        Likeness(word, max(_share(sky, view) for view in _begun(layout, known, 0)))
        for word, layout in words
    ]
    glances.sort(key=_ranked)
    nearby = _around(sky)
    looks = [
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
    return (*sorted(looks, key=_ranked), *glances[LOOKED_AT_CLOSELY:])


def draw_ahead(layout: Layout) -> None:
    """Draw a picture as it is first looked for, so that no guess has to wait for it."""
    _views(layout, 0)


def _ranked(likeness: Likeness) -> tuple[float, str]:
    return -likeness.share, likeness.word


def _share(one: _View, other: _View) -> float:
    """How much of what either covers both cover."""
    both = (one.bits & other.bits).bit_count()
    return both / (one.cells + other.cells - both)


def _around(sky: _View) -> tuple[_View, ...]:
    """The sky, and the sky a cell to each side."""
    return tuple(
        _View(_moved(sky.bits, shift), sky.cells)
        for shift in (0, 1, -1, WIDTH, -WIDTH, WIDTH + 1, WIDTH - 1, 1 - WIDTH, -1 - WIDTH)
    )


def _close_views(layout: Layout, known: int) -> set[_View]:
    """A picture, begun and complete, from both sides and slightly turned."""
    return {
        view
        for tilt in TILTS
        for pieces in (known, len(layout))
        for view in _begun(layout, pieces, tilt)
    }


def _begun(layout: Layout, pieces: int, tilt: int) -> tuple[_View, ...]:
    """The first pieces of a picture, from both sides."""
    return tuple(side[min(pieces, len(side)) - 1] for side in _views(layout, tilt))


@lru_cache(maxsize=1024)
def _views(layout: Layout, tilt: int) -> tuple[tuple[_View, ...], ...]:
    """A picture from both sides: after its first piece, its second, and so on."""
    middle = SKY_WIDTH // 2, SKY_HEIGHT // 2
    return tuple(
        _beginnings([piece.turned(tilt, *middle) for piece in facing] if tilt else facing)
        for facing in (layout, tuple(piece.mirrored() for piece in layout))
    )


def _beginnings(clouds: Sequence[Cloud | LayoutPiece]) -> tuple[_View, ...]:
    """The first cloud, the first two and so on, each time with their middle in the middle."""
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
    """How many cells further than the corner of the sky a point of it lies."""
    return (y + CELL // 2) // CELL * WIDTH + (x + CELL // 2) // CELL


def _moved(bits: Bits, cells: int) -> Bits:
    return bits << cells if cells >= 0 else bits >> -cells


@lru_cache(maxsize=1024)
def _cells_of(shape: str, angle: int, flip: bool) -> Bits:
    """One cloud on the grid, its middle SIDE cells right and up of the first cell."""
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
