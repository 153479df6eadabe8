"""Arranges blocks, groups of pieces that lie together, by what room each of them takes.

`mobileapp.stage.boxes` divides a room among parts before they are filled; this comes after.
"""

from collections.abc import Sequence

from mobileapp.stage.boxes import NOWHERE
from mobileapp.stage.geometry import Rect, hull
from mobileapp.stage.piece import Pieces


def extent(block: Pieces) -> Rect:
    """The smallest rectangle around all pieces of a block."""
    return hull([piece.rect for piece in block.values()]) if block else NOWHERE


def moved(block: Pieces, dx: float, dy: float) -> Pieces:
    """A block elsewhere; its pieces still come in from the same distance."""
    return {
        key: piece._replace(
            rect=piece.rect.moved(dx, dy),
            enter=piece.enter and piece.enter._replace(rect=piece.enter.rect.moved(dx, dy)),
        )
        for key, piece in block.items()
    }


def stacked(
    blocks: Sequence[Pieces], room: Rect, gap: float | None = None, align: str = "center"
) -> list[Pieces]:
    """Blocks one below the other, in the middle of the height of a room.

    Without a `gap`, what is free is shared by the gaps between them, and half as large ones at both
    ends. They are centred, or lie at the left of the room if `align` is "left".
    """
    rects = [extent(block) for block in blocks]
    filled, high = sum(map(bool, blocks)), sum(rect.h for rect in rects)
    between = (room.h - high) / max(filled, 1) if gap is None else gap
    top = room.cy + (high + max(filled - 1, 0) * between) / 2
    found = []
    for block, rect in zip(blocks, rects, strict=True):
        x = room.x if align == "left" else room.cx - rect.w / 2
        found.append(moved(block, x - rect.x, top - rect.top))
        top -= rect.h + between * bool(block)
    return found


def side_by_side(blocks: Sequence[Pieces], room: Rect, gap: float) -> list[Pieces]:
    """Blocks beside each other, as one group in the middle of a room."""
    rects = [extent(block) for block in blocks]
    filled = sum(map(bool, blocks))
    x = room.cx - (sum(rect.w for rect in rects) + max(filled - 1, 0) * gap) / 2
    found = []
    for block, rect in zip(blocks, rects, strict=True):
        found.append(moved(block, x - rect.x, room.cy - rect.cy))
        x += rect.w + gap * bool(block)
    return found


def together(blocks: Sequence[Pieces]) -> Pieces:
    """All pieces of blocks as one block."""
    return {key: piece for block in blocks for key, piece in block.items()}
