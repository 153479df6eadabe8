"""Pieces and lengths that the pages around a match share."""

from pathlib import Path
from typing import NamedTuple

from mobileapp.languages.translation import tr
from mobileapp.stage.boxes import TextStyle
from mobileapp.stage.geometry import Rect
from mobileapp.stage.parts import badge
from mobileapp.stage.piece import AppCommand, Look, Pieces
from mobileapp.stage.scene import SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import ONE_LINE, Gap, Layer

TOKEN_STEP = 0.7
"""The distance between tokens that overlap, as a part of a token."""


class Pile(NamedTuple):
    """Things of one kind in the box of a game."""

    top: Path
    """The picture on top of the pile."""
    laid_out: tuple[Look, ...]
    """Some of the things, which lie on the table before the box."""
    aspect: float
    """Width / height of one of these things."""


def minutes_text(minutes: int) -> str:
    return tr._("{n} min").format(n=minutes)


def line_of(space: Space, style: TextStyle, lines: float = ONE_LINE) -> float:
    """The height of some lines of text, in pixels."""
    return lines * space.text(style.size)


def page_area(context: SceneContext) -> Rect:
    """The part of the window for the contents of a page, inside its margins."""
    gap = Gap.SMALL if context.space.phone else Gap.MARGIN
    return context.space.area.inset(gap * context.space.unit)


def token_row(context: SceneContext, row: Rect, tap: AppCommand | None = None) -> Pieces:
    """The tokens of everyone, which overlap a little, from the left of a row."""
    side = row.h
    step = min(side * TOKEN_STEP, (row.w - side) / max(len(context.people) - 1, 1))
    return {
        f"person:{seat}": badge(
            person, Rect(row.x + seat * step, row.y, side, side), layer=Layer.PERSON + seat,
            tap=tap,
        )
        for seat, person in enumerate(context.people)
    }  # fmt: skip
