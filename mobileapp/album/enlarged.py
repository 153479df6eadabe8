"""A picture of an album, enlarged on a page of its own, with what was said about it below it."""

from collections.abc import Sequence
from typing import NamedTuple

from mobileapp.album.looks import PAPER, RIM, AlbumBook, Glued
from mobileapp.album.spread import BACKDROP, CONTRAST_SHADE, SHADE
from mobileapp.album.views import GluedPicture
from mobileapp.stage.boxes import Length, TextStyle
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around, fitted
from mobileapp.stage.lettering import fit
from mobileapp.stage.looks import INK, SOFT_INK, Area, BackIcon, RoundIcon
from mobileapp.stage.looks import PAPER as PALE
from mobileapp.stage.page_parts import line_of, page_area, page_corner, words_on_paper
from mobileapp.stage.piece import AppCommand, Piece, Pieces
from mobileapp.stage.scene import Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Gap, Layer

TITLE, TEXT = TextStyle(38), TextStyle(26, "italic")
LINES, LEADING = 3.6, 1.1
"""How many lines a text has at most, and its place as a multiple of its own height."""
WORDS = Length(300, 20, TEXT)
"""The least width of the words in a window that lies, where pictures may be narrow."""


class _Places(NamedTuple):
    """Where the parts of the page lie; the book, the page and the keys lie so for all pictures."""

    book: Rect
    page: Rect
    picture: Rect
    title: Rect
    text: Rect
    close: Rect
    before: Rect
    after: Rect


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
    keys = ("before", at.before, -1, BackIcon), ("after", at.after, 1, RoundIcon)
    for name, rect, by, look in keys:
        if 0 <= place + by < len(pictures):
            found[name] = Piece(
                rect,
                look("next", INK, PALE),
                layer=Layer.CONTROL,
                tap=AppCommand(Command.ENLARGED, place + by),
            )
    return Scene(found, backdrop=BACKDROP, shade=CONTRAST_SHADE if context.high_contrast else SHADE)


def _places(pictures: Sequence[GluedPicture], place: int, context: SceneContext) -> _Places:
    """The picture with its words below, on a page just large enough for each of the pictures.

    The keys are beside the picture, or in an upright window above it and beside the words.
    """
    space = context.space
    gap, key = Gap.LARGE * space.unit, page_corner(space, "top-left").w
    around_page = RIM * space.unit + gap
    inner = page_area(context).inset(around_page)
    beside = 2 * (key + gap) if space.wide else 0
    across = min(WORDS.of(space), inner.w) if space.wide else inner.w - 2 * (key + gap)
    words = [
        [_height(one.caption, TITLE, across, space), _height(one.details, TEXT, across, space)]
        for one in pictures
    ]
    below = gap + max(map(sum, words)) + (0 if space.wide else max(key - max(map(sum, words)), 0))
    above = 0 if space.wide else key + gap
    room = Rect(0, 0, inner.w - (beside or 2 * gap), inner.h - below - above)
    sizes = [fitted(room, one.aspect) for one in pictures]
    widest, highest = max(one.w for one in sizes), max(one.h for one in sizes)
    wide = max(widest + beside, across) if space.wide else inner.w
    inner = around(inner.cx, inner.cy, wide, highest + below + above)
    size, (title, text) = sizes[place], words[place]
    picture = Rect(inner.cx - size.w / 2, inner.y + below, size.w, size.h)
    said = Rect(inner.cx - across / 2, picture.y - gap - title, across, title)
    if space.wide:
        level = max(inner.cy, picture.y + key / 2)
    else:
        level = picture.y - gap - max(title + text, key) / 2
    keys = [around(x, level, key, key) for x in (inner.x + key / 2, inner.right - key / 2)]
    return _Places(
        inner.inset(-around_page),
        inner.inset(-gap),
        picture,
        said,
        Rect(said.x, said.y - text, across, text),
        Rect(inner.right - key, inner.top - key, key, key),
        *keys,
    )


def _height(text: str, style: TextStyle, width: float, space: Space) -> float:
    """The height that a text takes, at most `LINES` lines."""
    most = line_of(space, style, LINES)
    return (
        fit(text, style.face, space.text(style.size), width, most).height * LEADING if text else 0
    )
