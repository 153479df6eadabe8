"""The leaves of an album: glued pictures, awards, and matches with points and rounds."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mobileapp.album.award_leaves import AwardsLeaf, award_leaves, award_pieces
from mobileapp.album.cells import HEADING, Cell, below_heading, enlarge, fitting, glued
from mobileapp.album.looks import LeafPaper
from mobileapp.album.match_leaves import MatchLeaf, match_leaves, match_pieces
from mobileapp.album.views import AlbumView, GluedPicture
from mobileapp.stage.geometry import Rect
from mobileapp.stage.page_parts import line_of, with_modest_text, words_on_paper
from mobileapp.stage.piece import Piece, Pieces, Waypoint
from mobileapp.stage.scene import SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Gap, Layer

TURN = 0.45
"""Seconds in which a page is turned."""
CLOSED = 0.4
"""When the leaf before is closed, and this one begins to open: a part of these seconds."""
SHEET = Layer.GROUND + 1
"""The layer of the paper of a leaf: above the book, below all that lies on the leaf."""


FACING = 3
"""The constellation of so many people leaves room for a page beside it on a phone that lies on its
side.
"""


def one_at_a_time(context: SceneContext) -> bool:
    """Whether only one page of the album is seen: on a phone, unless two have room side by side."""
    space = context.space
    return space.phone and not (space.wide and 0 < len(context.people) <= FACING)


class SkyLeaf(NamedTuple):
    """The page with the constellation, where only one page is seen at a time."""

    chapter: int = -1


class PicturesLeaf(NamedTuple):
    """Some glued pictures that belong to no round."""

    cells: tuple[Cell, ...] = ()
    chapter: int = -1
    heading: str = ""
    """The title of a chapter that has nothing but pictures; empty for the others."""


Leaf = SkyLeaf | PicturesLeaf | AwardsLeaf | MatchLeaf


def leaves(view: AlbumView, context: SceneContext, page: Rect) -> list[Leaf]:
    """All leaves of an album: the best pictures, awards, then the chapters one by one."""
    space, inner = with_modest_text(context.space), _inner(page, context.space)
    found: list[Leaf] = [SkyLeaf()] if one_at_a_time(context) and context.people else []
    found += _picture_leaves(view.best, range(len(view.best)), space, inner, -1)
    found += award_leaves(view.awards, space, inner)
    for number, chapter in enumerate(view.chapters):
        told = bool(chapter.outcome or chapter.scores or chapter.rounds)
        if told:
            found += match_leaves(chapter, number, space, inner)
        of_rounds = {place for one in chapter.rounds for place in one.pictures}
        left = [place for place in range(len(chapter.pictures)) if place not in of_rounds]
        heading = "" if told else chapter.title
        found += _picture_leaves(chapter.pictures, left, space, inner, number, heading)
    return found or [PicturesLeaf()]


def _picture_leaves(
    pictures: Sequence[GluedPicture],
    places: Iterable[int],
    space: Space,
    inner: Rect,
    chapter: int,
    heading: str = "",
) -> list[Leaf]:
    """Leaves with those pictures of a chapter that have these places."""
    cells = [
        Cell(one.caption, one.details, ((one, enlarge(one, chapter, place)),))
        for place in places
        for one in (pictures[place],)
    ]
    found: list[Leaf] = []
    room = below_heading(inner, space) if heading else inner
    while cells:
        count = max(fitting(cells, room, space), 1)
        found.append(PicturesLeaf(tuple(cells[:count]), chapter, heading))
        cells = cells[count:]
    return found


def _inner(page: Rect, space: Space) -> Rect:
    return page.inset(Gap.MARGIN * space.unit)


# --- what lies on a leaf ----------------------------------------------------------------------


def leaf_pieces(leaf: Leaf, context: SceneContext, page: Rect, number: int) -> Pieces:
    """The pieces of a leaf; it closes towards the spine of the album, and opens from there."""
    space = with_modest_text(context.space)
    context, inner = context._replace(space=space), _inner(page, space)
    if isinstance(leaf, PicturesLeaf):
        found = _glued(leaf, context, inner)
    elif isinstance(leaf, AwardsLeaf):
        found = award_pieces(leaf, context, inner)
    elif isinstance(leaf, MatchLeaf):
        found = match_pieces(leaf, context, inner)
    else:
        return {}
    above = not space.wide and not space.phone  # the other page lies above this one
    spine = "" if one_at_a_time(context) else "top" if above else "left"
    sheet = Piece(page, LeafPaper(spine), layer=SHEET)
    return {
        f"{key}@{number}": _turned(piece, page, above)
        for key, piece in {"sheet": sheet, **found}.items()
    }


def _turned(piece: Piece, page: Rect, above: bool) -> Piece:
    """A piece of a leaf that is turned: it is squeezed to nothing at the spine.

    The leaf before closes first, then this one opens. The spine is the left edge of the page, or
    its upper edge if the other page lies `above`.
    """
    rect = piece.rect
    flat = Rect(rect.x, page.top, rect.w, 0) if above else Rect(page.x, rect.y, 0, rect.h)
    spine = Waypoint(flat, piece.angle)
    delay = TURN * CLOSED
    return piece._replace(enter=spine, leave=spine, delay=delay, duration=TURN - delay)


def _glued(leaf: PicturesLeaf, context: SceneContext, inner: Rect) -> Pieces:
    space = context.space
    found: Pieces = {}
    if leaf.heading:
        head, _ = inner.cut_top(line_of(space, HEADING))
        inner = below_heading(inner, space)
        found["heading"] = words_on_paper(space, head, leaf.heading, HEADING)
    return found | glued(leaf.cells, inner, space)
