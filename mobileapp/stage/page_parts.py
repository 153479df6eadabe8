"""Pieces and lengths that the pages around a match share."""

from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from mobileapp.languages.translation import tr
from mobileapp.stage.boxes import TextStyle
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect
from mobileapp.stage.looks import INK, BackIcon, TextLook
from mobileapp.stage.parts import badge, corner, words
from mobileapp.stage.piece import AppCommand, Look, Piece, Pieces
from mobileapp.stage.scene import SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Gap, Layer, Text

MAX_LOW_TEXT = 1.25
"""How much larger letters among pictures are at most on a phone that lies on its side."""
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


def line_of(space: Space, style: TextStyle, lines: float = Text.ONE_LINE) -> float:
    """The height of some lines of text, in pixels."""
    return lines * space.text(style.size)


def little_height(space: Space) -> bool:
    """Whether a page has hardly any height: on a phone that lies on its side."""
    return space.phone and space.wide


def with_modest_text(space: Space) -> Space:
    """The window with letters that leave room for pictures where there is little height."""
    most = MAX_LOW_TEXT if little_height(space) else space.text_scale
    return space._replace(text_scale=min(space.text_scale, most))


def page_key(space: Space, name: str, look: Look, command: Command) -> Piece:
    """A round key at the top of a page; `name` says where, as in `corner`."""
    return Piece(corner(space, name), look, layer=Layer.CONTROL, tap=AppCommand(command))


def back_key(space: Space) -> Piece:
    """The key that leads back."""
    return page_key(space, "top-left", BackIcon(), Command.BACK)


def page_title(space: Space, keys: int = 0) -> Rect:
    """The place of a page's title, between the key that leads back and as many keys at the right.

    Every page has it there, so that it does not jump as one goes from page to page.
    """
    back, gap = corner(space, "top-left"), Gap.MEDIUM * space.unit
    end = space.page.right - keys * (back.w + gap)
    return Rect(back.right + gap, back.y, end - back.right - gap, back.h)


def words_on_paper(space: Space, rect: Rect, text: str, style: TextStyle, **more: Any) -> Piece:
    """Text on paper, for whoever holds the tablet; `more` are fields of `Words` or of `Piece`."""
    return words(space, rect, text, style, **{"colour": INK, "pool": False, "public": False} | more)


def of_one_size(pieces: Pieces, least: float = 0) -> Pieces:
    """Texts that belong together with letters of one size, in which all of them fit.

    Letters do not become smaller than `least`, in pixels, for the sake of a longer text.
    """
    looks = [piece.look for piece in pieces.values() if isinstance(piece.look, TextLook)]
    if len(looks) < len(pieces):
        raise TypeError("not all of these pieces have a text")
    rects = [piece.rect for piece in pieces.values()]
    sizes = (look.fitted(rect.w, rect.h).size for look, rect in zip(looks, rects, strict=True))
    size = max(min(sizes, default=0), least)
    return {
        key: piece._replace(look=replace(look, size=min(look.size, size)))
        for (key, piece), look in zip(pieces.items(), looks, strict=True)
    }


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
