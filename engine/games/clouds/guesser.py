"""How a robot guesses: which picture of the announced category lies in the sky?

Sky and pictures are drawn as bits on a coarse grid, middle on middle, and the shares of the sky
that both cover are compared; where the picture lies, a slight turn and a mirror do not matter.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from engine.games.clouds.artist import TILTS
from engine.games.clouds.geometry import Cloud, covers
from engine.games.clouds.layouts import Layout, LayoutPiece
from engine.games.clouds.shapes import SKY_HEIGHT, SKY_WIDTH

CELL = 50
"""Sky units to a cell of the grid."""
WIDTH = 64
"""Cells in a row, wide enough for any picture wherever its middle lies."""
MIDDLE = WIDTH * WIDTH // 2 + WIDTH // 2
"""The cell in which middles meet."""
SIDE = 5
"""How many cells a cloud reaches from its own middle."""
STEP = 15
"""To how many degrees turns are rounded."""
CLOSE = 8
"""How many pictures get a second, closer look."""

Bits = int


class Likeness(NamedTuple):
    """A word, and how much the sky looks like it, from 0 to 1."""

    word: str
    share: float


def likenesses(clouds: Sequence[Cloud], words: dict[str, Layout]) -> list[Likeness]:
    """Every word with how much the sky looks like it, the likeliest first."""
    sky, known = _drawn(clouds), len(clouds)
    glances = [
        Likeness(word, max(_share(sky, view) for view in _views(layout[:known], 0)))
        for word, layout in words.items()
    ]
    glances.sort(key=_ranked)
    nearby = _around(sky)
    looks = [
        Likeness(
            word,
            max(
                _share(moved, view)
                for part in {words[word][:known], words[word]}
                for tilt in TILTS
                for view in _views(part, tilt)
                for moved in nearby
            ),
        )
        for word, _ in glances[:CLOSE]
    ]
    return sorted(looks, key=_ranked) + glances[CLOSE:]


def _ranked(likeness: Likeness) -> tuple[float, str]:
    return -likeness.share, likeness.word


def _share(one: Bits, other: Bits) -> float:
    """How much of what either covers both cover."""
    return (one & other).bit_count() / (one | other).bit_count()


def _around(sky: Bits) -> tuple[Bits, ...]:
    """The sky, and the sky a cell to each side."""
    return tuple(
        sky << shift if shift >= 0 else sky >> -shift
        for shift in (0, 1, -1, WIDTH, -WIDTH, WIDTH + 1, WIDTH - 1, 1 - WIDTH, -1 - WIDTH)
    )


@lru_cache(maxsize=4096)
def _views(picture: Layout, tilt: int) -> tuple[Bits, ...]:
    """A picture, begun or complete, from both sides."""
    middle = SKY_WIDTH // 2, SKY_HEIGHT // 2
    return tuple(
        _drawn([piece.turned(tilt, *middle) for piece in facing] if tilt else facing)
        for facing in (picture, tuple(piece.mirrored() for piece in picture))
    )


def _drawn(clouds: Sequence[Cloud | LayoutPiece]) -> Bits:
    """The clouds on the grid, their common middle in the middle."""
    right = sum(cloud.x for cloud in clouds) // len(clouds)
    up = sum(cloud.y for cloud in clouds) // len(clouds)
    bits = 0
    for cloud in clouds:
        column = (cloud.x - right + CELL // 2) // CELL
        row = (cloud.y - up + CELL // 2) // CELL
        stamp = _stamp(cloud.shape, (cloud.angle + STEP // 2) // STEP * STEP % 360, cloud.flip)
        shift = MIDDLE + row * WIDTH + column - SIDE * WIDTH - SIDE
        bits |= stamp << shift if shift >= 0 else stamp >> -shift
    return bits


@lru_cache(maxsize=1024)
def _stamp(shape: str, angle: int, flip: bool) -> Bits:
    """One cloud on the grid, its middle SIDE cells right and up of the first cell."""
    cloud, side = Cloud(0, shape, 0, 0, angle, flip), range(-SIDE, SIDE + 1)
    return sum(
        1 << (row + SIDE) * WIDTH + column + SIDE
        for row in side
        for column in side
        if covers(cloud, column * CELL, row * CELL)
    )
