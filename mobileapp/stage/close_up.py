"""The table of a demo, seen from near: only what a page of *How to play* speaks of.

A whole table is small in the corner of a page. So a page names the pieces that matter, and the demo
is cropped to them. Controls, headlines and the texts of the far edge are left out: the paper beside
the demo speaks, and nothing in a demo can be pressed.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from mobileapp.stage.geometry import Rect, around, hull, upright_box
from mobileapp.stage.looks import Button, RoundIcon, Words
from mobileapp.stage.parts import letters
from mobileapp.stage.piece import CURTAIN, Piece
from mobileapp.stage.scene import Reveal, Scene
from mobileapp.stage.space import TABLET
from mobileapp.stage.tokens import Gap, Layer

FAR = "-far"
"""What the keys of pieces contain that are turned to the far edge."""
HEADLINES = ("headline", "title")
"""The keys of the lines that say what to do."""


class CloseUp(NamedTuple):
    """A reveal, and the part of its table that is shown."""

    reveal: Reveal
    area: Rect


def close_up(reveal: Reveal, table: Rect, focus: tuple[str, ...], aspect: float) -> CloseUp:
    """The part of a table with the pieces named by `focus`; all of the table if there are none.

    `focus` has keys, or what stands before the colon in the keys of several pieces. They are in
    sight where they lie first. `aspect` is the width / height of what is shown, if the table allows
    it. Steps behind a curtain are left out.
    """
    open_steps = tuple(step for step in reveal if step.scene.curtain is None)
    first: dict[str, Rect] = {}
    for step in open_steps:
        for key, piece in step.scene.pieces.items():
            if _named(key, focus):
                first.setdefault(key, _seen(piece))
    area = _widened(hull(list(first.values())), aspect, table) if first else table
    near = tuple(step._replace(scene=_within(step.scene, area)) for step in open_steps)
    return CloseUp(near, area)


def _named(key: str, focus: tuple[str, ...]) -> bool:
    return key in focus or key.partition(":")[0] in focus


def _seen(piece: Piece) -> Rect:
    """Where a piece can be seen: the box of a text is often much wider than its letters."""
    if isinstance(piece.look, Words):
        return letters(piece, piece.look)
    return upright_box(piece.rect, piece.angle)


def _widened(area: Rect, aspect: float, table: Rect) -> Rect:
    """An area with a margin, extended to a shape as far as the table reaches."""
    margin = Gap.MARGIN * min(table.w, table.h) / TABLET
    near = area.inset(-margin)
    wide, high = max(near.w, near.h * aspect), max(near.h, near.w / aspect)
    return around(near.cx, near.cy, min(wide, table.w), min(high, table.h)).within(table)


def _within(scene: Scene, area: Rect) -> Scene:
    """The bright scene with what lies whole in an area, and with what lies under its middle."""
    return scene._replace(pieces=dict(_shown(scene.pieces, area)), shade=0)


def _shown(pieces: Mapping[str, Piece], area: Rect) -> Iterator[tuple[str, Piece]]:
    for key, piece in pieces.items():
        control = isinstance(piece.look, Button | RoundIcon) and piece.layer >= Layer.BUTTON
        if control or FAR in key or key in HEADLINES or piece.layer >= CURTAIN:
            continue
        ground = piece.layer == Layer.GROUND and piece.rect.contains(around(area.cx, area.cy, 0, 0))
        if ground or area.contains(_seen(piece)):
            yield key, piece
