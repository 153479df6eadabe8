"""What is glued into an album: pictures with words below or beside them, as many as stay large."""

from collections.abc import Iterator, Sequence
from math import ceil, inf, sqrt
from typing import NamedTuple

from mobileapp.album.looks import Glued, Tag
from mobileapp.album.views import GluedPicture
from mobileapp.stage.boxes import Length, PerWindow, TextStyle
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around, grid, hull
from mobileapp.stage.lettering import LEADING as TEXT_LEADING
from mobileapp.stage.lettering import fit
from mobileapp.stage.looks import SOFT_INK
from mobileapp.stage.page_parts import line_of, words_on_paper
from mobileapp.stage.parts import text_width
from mobileapp.stage.piece import AppCommand, Piece, Pieces
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Gap, Layer

HEADING = TextStyle(36)
"""The heading of a leaf."""
TITLE, TEXT = TextStyle(26), TextStyle(22, "italic")
TAG_TEXT = TextStyle(22, "italic")
MAX_CELLS = PerWindow(4, phone=3)
"""How many cells a leaf holds at most."""
MAX_TEXTS = 8
"""The same for cells without pictures."""
LEAST = PerWindow(Length(140), phone=Length(230), phone_landscape=Length(184))
"""The least size of a picture, the square root of its area, if there are several cells."""
ALONE, SEVERAL = 0.75, 1.2
"""How much smaller a picture may be that is the only one, and how much larger each of several
pictures of one cell counts.
"""
ALONE_BELOW = 0.7
"""The words of the only cell stand below its picture if that is not much smaller then."""
NARROWEST = 5.6
"""The least width of words, as a multiple of the size of a title."""
BESIDE = 0.55
"""The largest part of a cell's width for a picture with words beside it."""
TITLE_LINES, TEXT_LINES = 2, 3
"""How many lines of a title and of each line of a text keep their size; longer ones shrink."""
RAGGED, LEADING = 1.12, 1.22
"""How much wider a text is that is broken into lines, and the height of a line in font sizes."""
TILTS = (-1.8, 1.4, -1.1, 2.0)
FACTS = " · "
"""What separates two facts about a picture."""


class Cell(NamedTuple):
    """Pictures that belong together, with what is said about them."""

    title: str
    text: str = ""
    pictures: tuple[tuple[GluedPicture, AppCommand | None], ...] = ()
    """Each with what a tap does."""
    ask: tuple[str, AppCommand] | None = None
    """The text of a button that asks for what was not written down, and what it does."""


class _Arrangement(NamedTuple):
    """Where the parts of a cell lie."""

    pictures: tuple[Rect, ...]
    captions: tuple[Rect, ...]
    """The places of captions below pictures; empty if there are none."""
    words: Rect
    align: str
    size: float
    """The square root of the area of the smallest picture."""

    def moved(self, aside: float) -> "_Arrangement":
        """All of it further right; the words end where they did."""
        return self._replace(
            pictures=tuple(one.moved(aside, 0) for one in self.pictures),
            words=self.words.cut_left(aside)[1],
        )


def tag_height(space: Space) -> float:
    return max(space.minimum_touch, line_of(space, TAG_TEXT, 1.6))


def _tag_width(space: Space) -> float:
    """The largest width of the button that asks for what was not written down."""
    return space.text(TAG_TEXT.size) * 14


def fitting(cells: Sequence[Cell], room: Rect, space: Space) -> int:
    """How many of these cells fit a room, counted from the first, so that pictures stay large.

    It is fewer if the rest would then be alone on a further leaf.
    """
    count = _most_that_fit(cells, room, space)
    return ceil(len(cells) / ceil(len(cells) / count)) if count else 0


def _most_that_fit(cells: Sequence[Cell], room: Rect, space: Space) -> int:
    most = MAX_CELLS.of(space) if any(cell.pictures for cell in cells) else MAX_TEXTS
    least = LEAST.of(space).of(space)
    for count in range(min(most, len(cells)), 0, -1):
        wanted = least * (1 if count > 1 else ALONE)
        for boxes in _ways(cells[:count], room, space):
            if min(one.size for one in _arranged(cells[:count], boxes, space)) >= wanted:
                return count
    return 0


def _ways(cells: Sequence[Cell], room: Rect, space: Space) -> Iterator[list[Rect]]:
    """The ways to divide a room into equal boxes for cells."""
    gap, narrowest = Gap.LARGE * space.unit, NARROWEST * space.text(TITLE.size)
    several = any(len(cell.pictures) > 1 for cell in cells)  # they would mix with those beside them
    for columns in range(1, len(cells) + 1):
        rows = ceil(len(cells) / columns)
        wide, high = (room.w - gap * (columns - 1)) / columns, (room.h - gap * (rows - 1)) / rows
        if high > 1 and (columns == 1 or (wide >= narrowest and not (several and wide < high))):
            yield grid(len(cells), room, wide / high, gap, rows=rows)


def glued(cells: Sequence[Cell], room: Rect, space: Space) -> Pieces:
    """The pieces of cells that share a room, in rows of equal boxes."""
    found: Pieces = {}
    boxes = _best_boxes(cells, room, space) if cells else []
    arranged = _arranged(cells, boxes, space)
    if any(_breaks_facts(cell, at, space) for cell, at in zip(cells, arranged, strict=True)):
        cells = [cell._replace(text=cell.text.replace(FACTS, "\n")) for cell in cells]
        boxes = _best_boxes(cells, room, space)
        arranged = _arranged(cells, boxes, space)
    arranged = _level(arranged, boxes)
    aside = _free_beside(cells, boxes, arranged, space) / 2
    for place, (cell, at) in enumerate(zip(cells, arranged, strict=True)):
        found |= _cell(cell, place, at.moved(aside), space)
    return found


def _breaks_facts(cell: Cell, at: _Arrangement, space: Space) -> bool:
    """Whether two facts about a picture do not fit one line; then all of the leaf are below each
    other.
    """
    lines = cell.text.split("\n") if cell.pictures else []
    wide = (text_width(space, line, TEXT) for line in lines if FACTS in line)
    return max(wide, default=0) > at.words.w


def _level(arranged: Sequence[_Arrangement], boxes: Sequence[Rect]) -> list[_Arrangement]:
    """The arrangements with words below pictures of a row on one line, as far as there is room."""
    found = []
    for at, box in zip(arranged, boxes, strict=True):
        row = [one for one, other in zip(arranged, boxes, strict=True) if other.y == box.y]
        top = min(one.words.top for one in row)
        fits = all(top - one.words.h >= box.y - 1 for one in row)
        if fits and at.pictures and all(one.align == "center" for one in row):
            at = at._replace(words=at.words.moved(0, top - at.words.top))
        found.append(at)
    return found


def _arranged(cells: Sequence[Cell], boxes: Sequence[Rect], space: Space) -> list[_Arrangement]:
    """How cells are arranged in their boxes: all words below the pictures, or all beside them.

    The smallest picture is then as large as possible.
    """
    ways = [
        [_arrange(cell, box, space, beside) for cell, box in zip(cells, boxes, strict=True)]
        for beside in (False, True)
    ]
    below, beside = ways
    if len(cells) == 1 and below[0].size >= beside[0].size * ALONE_BELOW:
        return below
    return max(ways, key=lambda way: min((one.size for one in way), default=0))


def _free_beside(
    cells: Sequence[Cell], boxes: Sequence[Rect], arranged: Sequence[_Arrangement], space: Space
) -> float:
    """How much room is free at the right of every box; none if words stand below pictures."""
    if any(at.align == "center" for at in arranged) or not any(at.pictures for at in arranged):
        return 0
    return min(
        box.right - max(_reach(cell, at, space), max((one.right for one in at.pictures), default=0))
        for cell, box, at in zip(cells, boxes, arranged, strict=True)
    )


def _reach(cell: Cell, at: _Arrangement, space: Space) -> float:
    """The right edge of what is said about a cell, or of its place if it takes several lines."""
    lines = [(cell.title, TITLE), *((line, TEXT) for line in cell.text.split("\n"))]
    wide = max(text_width(space, line, style) for line, style in lines) * RAGGED
    wide = max(wide, _tag_width(space)) if cell.ask else wide
    return at.words.x + min(wide, at.words.w)


def _best_boxes(cells: Sequence[Cell], room: Rect, space: Space) -> list[Rect]:
    """Equal boxes for cells, in which the smallest picture is as large as possible."""

    def size(boxes: list[Rect]) -> float:
        return min(one.size for one in _arranged(cells, boxes, space))

    few = grid(len(cells), room, 1, Gap.LARGE * space.unit)
    return max(_ways(cells, room, space), key=size, default=few)


def _height(space: Space, text: str, style: TextStyle, width: float, most: int) -> float:
    """The height of a text in this width; each of its lines may be broken into so many."""
    if not text:
        return 0
    lines = 0
    for line in text.split("\n"):
        wide = text_width(space, line, style) / max(width, 1)
        lines += min(ceil(wide * RAGGED) if wide > 1 else 1, most)
    return lines * space.text(style.size) * LEADING


def _written_height(space: Space, text: str, style: TextStyle, width: float, most: float) -> float:
    """The height of a text as it is written in this width, so that it begins at the upper edge."""
    written = fit(text, style.face, space.text(style.size), width, most)
    return min(written.height * LEADING / TEXT_LEADING, most)


def _words_height(cell: Cell, space: Space, width: float) -> float:
    tag = tag_height(space) + Gap.TINY * space.unit if cell.ask else 0
    return (
        _height(space, cell.title, TITLE, width, TITLE_LINES)
        + _height(space, cell.text, TEXT, width, TEXT_LINES)
        + tag
    )


def _arrange(cell: Cell, box: Rect, space: Space, beside: bool) -> _Arrangement:
    """Words below the pictures, or `beside` a single one; the size is 0 if that is impossible."""
    gap = Gap.MEDIUM * space.unit
    high = _words_height(cell, space, box.w)
    if not cell.pictures:
        line = around(box.cx, box.cy, box.w, min(high, box.h))
        return _Arrangement((), (), line, "left", inf if high <= box.h else 0)
    below, above = box.cut_bottom(min(high, box.h * 0.7), Gap.TINY * space.unit)
    if beside and len(cell.pictures) == 1:
        aspect = cell.pictures[0][0].aspect
        least = NARROWEST * space.text(TITLE.size)
        most = min(box.w * BESIDE, box.w - gap - least)
        left, right = box.cut_left(max(min(most, box.h * aspect), 0), gap)
        tall = _words_height(cell, space, right.w)
        if tall <= box.h and right.w >= least:
            middle = around(right.cx, right.cy, right.w, tall)
            return _with_pictures(cell, left, middle, "left", space)
    found = _with_pictures(cell, above, below, "center", space)
    return found._replace(size=0) if beside else found


def _with_pictures(cell: Cell, room: Rect, said: Rect, align: str, space: Space) -> _Arrangement:
    """The pictures of a cell in a room, and words close below them or beside them."""
    aspect = min(one.aspect for one, _ in cell.pictures)
    gap, below = Gap.MEDIUM * space.unit, _caption_height(cell, room.w, space)
    places = grid(len(cell.pictures), room, aspect, gap, below=below)
    size = sqrt(places[0].w * places[0].h) * (SEVERAL if len(places) > 1 else 1)
    each = room.w / min(len(places), 3)
    if places[0].y == places[-1].y:  # in a row: no further apart than their captions need
        widest = max(text_width(space, one.caption, TITLE) for one, _ in cell.pictures) * RAGGED
        each = min(each, max(places[0].w + gap, widest if below else 0))
        places = [
            one._replace(x=room.cx + (place - len(places) / 2) * each + (each - one.w) / 2)
            for place, one in enumerate(places)
        ]
    if align == "center":  # all in the middle of the cell
        whole = hull(places)
        used = whole.h + below + said.h + Gap.TINY * space.unit
        top = room.top - max(room.top - said.y - used, 0) / 2
        places = [one.moved(0, top - whole.top) for one in places]
        said = said._replace(y=top - used)
    captions = tuple(Rect(one.cx - each / 2, one.y - below, each, below) for one in places)
    return _Arrangement(tuple(places), captions if below else (), said, align, size)


def _caption_height(cell: Cell, width: float, space: Space) -> float:
    """The height of captions that are not the title of the cell: words that blots were seen as."""
    each = width / min(len(cell.pictures), 3)
    return max(
        0 if one.caption == cell.title else _height(space, one.caption, TITLE, each, TITLE_LINES)
        for one, _ in cell.pictures
    )


def _cell(cell: Cell, place: int, at: _Arrangement, space: Space) -> Pieces:
    """The pieces of one cell; `place` is its place on the leaf."""
    found: Pieces = {}
    for number, ((one, tap), rect) in enumerate(zip(cell.pictures, at.pictures, strict=True)):
        key = f"{place}.{number}" if number else f"{place}"
        found[f"picture:{key}"] = Piece(
            rect.inset(Gap.TINY / 2 * space.unit),
            Glued(one.item, one.drawing, one.aspect, cover=one.cover, low=False),
            layer=Layer.CARD, angle=TILTS[(place + number) % len(TILTS)], free="sweep", tap=tap,
        )  # fmt: skip
        if at.captions:
            found[f"word:{key}"] = words_on_paper(space, at.captions[number], one.caption, TITLE)
    tag, said = at.words.cut_bottom(tag_height(space) if cell.ask else 0)
    title = _height(space, cell.title, TITLE, said.w, TITLE_LINES)
    text = _height(space, cell.text, TEXT, said.w, TEXT_LINES)
    upper, lower = said.cut_top(said.h * title / max(title + text, 1))
    upper_high = _written_height(space, cell.title, TITLE, upper.w, upper.h)
    lower_high = _written_height(space, cell.text, TEXT, lower.w, lower.h)
    if at.align == "left":  # both of them in the middle beside the picture
        said = around(said.cx, said.cy, said.w, upper_high + lower_high)
    upper, rest = said.cut_top(upper_high)
    lower, _ = rest.cut_top(lower_high)
    found[f"caption:{place}"] = words_on_paper(space, upper, cell.title, TITLE, align=at.align)
    if cell.text:
        found[f"details:{place}"] = words_on_paper(
            space, lower, cell.text, TEXT, align=at.align, colour=SOFT_INK
        )
    if cell.ask:
        wide = min(tag.w, _tag_width(space))
        spot = tag.cut_left(wide)[0] if at.align == "left" else around(tag.cx, tag.cy, wide, tag.h)
        look = Tag(cell.ask[0], space.text(TAG_TEXT.size))
        found[f"ask:{place}"] = Piece(spot, look, layer=Layer.BUTTON, tap=cell.ask[1])
    return found


def enlarge(one: GluedPicture, chapter: int, place: int) -> AppCommand | None:
    """What a tap on a picture does: one of a pack is enlarged."""
    return AppCommand(Command.ENLARGE, (chapter, place)) if one.item is not None else None


def below_heading(inner: Rect, space: Space) -> Rect:
    """The part of a leaf below its heading."""
    return inner.cut_top(line_of(space, HEADING), Gap.SMALL * space.unit)[1]


def text_height(space: Space, text: str, style: TextStyle, width: float, most: float) -> float:
    """The height of a text in this width, at most so many lines."""
    size = space.text(style.size)
    return fit(text, style.face, size, width, size * most).height * 1.08 if text else 0
