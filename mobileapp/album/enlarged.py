"""A picture of an album, enlarged on a page of its own, with what was said about it."""

from collections.abc import Sequence
from typing import NamedTuple

from mobileapp.album.looks import PAPER, RIM, AlbumBook, Glued
from mobileapp.album.spread import BACKDROP, CONTRAST_SHADE, SHADE
from mobileapp.album.views import GluedPicture
from mobileapp.stage.boxes import Length, TextStyle
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around, fitted
from mobileapp.stage.lettering import fit
from mobileapp.stage.looks import INK, SOFT_INK, Area, RoundIcon
from mobileapp.stage.looks import PAPER as PALE
from mobileapp.stage.page_parts import line_of, words_on_paper
from mobileapp.stage.paginator import paginator
from mobileapp.stage.piece import AppCommand, Piece, Pieces
from mobileapp.stage.scene import Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Gap, Layer, Size

TITLE, TEXT = TextStyle(44), TextStyle(28, "italic")
LINES, LEADING = 3.6, 1.1
"""How many lines a text has at most, and its place as a multiple of its own height."""
COLUMN, MAX_COLUMN = Length(340, 12, TEXT), 0.4
"""The width of the words beside a picture, and the part of the page that they take at most."""


class _Places(NamedTuple):
    """Where the parts of the page lie: the book, the page and the keys lie so for all pictures."""

    book: Rect
    page: Rect
    picture: Rect
    title: Rect
    text: Rect
    close: Rect
    turning: Rect


def enlarged(pictures: Sequence[GluedPicture], place: int, context: SceneContext) -> Scene:
    """The page with one of these pictures, and keys that lead to those before and after it."""
    space, one = context.space, pictures[place]
    at = _places(pictures, place, context)
    rim = RIM * space.unit / at.book.w
    found: Pieces = {
        "book": Piece(at.book, AlbumBook((PAPER,), not space.wide, rim), layer=Layer.GROUND),
        "paper": Piece(at.page, Area(), layer=Layer.PAPER, free="sweep"),
        f"large:{place}": Piece(
            at.picture,
            Glued(one.item, one.drawing, one.aspect, low=False),
            layer=Layer.CARD,
            free="sweep",
            tap=AppCommand(Command.SHRINK),
        ),
        "title": words_on_paper(space, at.title, one.caption, TITLE),
        "close": Piece(
            at.close,
            RoundIcon("cross", INK, PALE),
            layer=Layer.CONTROL,
            tap=AppCommand(Command.SHRINK),
        ),
    }
    if one.details:
        found["text"] = words_on_paper(space, at.text, one.details, TEXT, colour=SOFT_INK)
    found |= paginator(space, at.turning, place, len(pictures), Command.ENLARGED, paper=True)
    return Scene(found, backdrop=BACKDROP, shade=CONTRAST_SHADE if context.high_contrast else SHADE)


def _places(pictures: Sequence[GluedPicture], place: int, context: SceneContext) -> _Places:
    """The picture with its words beside it or, in an upright window, below it.

    The leaf is as high as the page; beside the words it is as wide as the widest picture needs.
    """
    space, one = context.space, pictures[place]
    gap, key = Gap.LARGE * space.unit, Size.CORNER.of(space)
    around_page = RIM * space.unit + gap
    inner = space.page.inset(around_page)
    foot = Size.BUTTON.of(space) if len(pictures) > 1 else 0
    if space.wide:
        column = min(COLUMN.of(space), inner.w * MAX_COLUMN)
        room = inner._replace(w=inner.w - column - 2 * gap)
        widest = max(fitted(room, each.aspect).w for each in pictures)
        inner = around(inner.cx, inner.cy, widest + 2 * gap + column, inner.h)
        beside, room = inner.cut_right(column, 2 * gap)
        picture = fitted(room, one.aspect)
        turning, _ = beside.cut_bottom(foot)
        title, text = _heights(one, column, inner.h - 2 * (max(key, foot) + gap), space)
        said = around(beside.cx, beside.cy, column, title + text)
    else:
        turning, room = inner.cut_bottom(foot, gap)
        _, room = room.cut_top(key, gap)
        title, text = _heights(one, room.w, room.h, space)
        picture = fitted(room.cut_bottom(title + text, gap)[1], one.aspect)
        said = Rect(room.x, picture.y - gap - title - text, room.w, title + text)
    return _Places(
        inner.inset(-around_page),
        inner.inset(-gap),
        picture,
        *said.cut_top(title),
        Rect(inner.right - key, inner.top - key, key, key),
        turning,
    )


def _heights(one: GluedPicture, width: float, room: float, space: Space) -> tuple[float, float]:
    """The heights of the title and of the text of a picture: at most `LINES` lines each, and both
    no higher than the room.
    """
    title, text = (
        fit(said, style.face, space.text(style.size), width, line_of(space, style, LINES)).height
        for said, style in ((one.caption, TITLE), (one.details or " ", TEXT))
    )
    scale = min(LEADING, room / (title + text))
    return title * scale, text * scale
