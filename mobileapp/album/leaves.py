"""The leaves of an album: glued pictures, awards, and matches with points and rounds."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import ceil
from typing import NamedTuple

from mobileapp.album.cells import TILTS, Cell, fitting, glued
from mobileapp.album.looks import Glued, LeafPaper
from mobileapp.album.views import AlbumView, AwardView, Chapter, GluedPicture, RoundView, Score
from mobileapp.languages.translation import tr
from mobileapp.stage.boxes import Length, PerWindow, TextStyle
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around
from mobileapp.stage.lettering import fit
from mobileapp.stage.looks import INK, SOFT_INK
from mobileapp.stage.page_parts import line_of, words_on_paper
from mobileapp.stage.parts import badge, text_width
from mobileapp.stage.piece import AppCommand, Piece, Pieces, Waypoint
from mobileapp.stage.scene import SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import TWO_LINES, Gap, Layer

HEADING, OUTCOME = TextStyle(36), TextStyle(26, "italic")
SCORE = TextStyle(22)
SCORE_TOKEN = Length(52, touch=True)
SCORE_WIDTH = PerWindow(Length(102), phone=Length(140))
"""The least width for somebody's name and points side by side with others'."""
NAME_WIDTH = PerWindow(Length(102), phone=Length(100))
"""The same in a match without points."""
AWARD_TITLE, AWARD_TEXT = TextStyle(30), TextStyle(24, "italic")
AWARD_SAID = TextStyle(26, "italic")
AWARD_PICTURE = PerWindow(0.21, tablet_portrait=0.17, phone=0.24)
"""The width of the picture of an award, as a part of the page's width."""
FEW_LARGER = {1: 1.8, 2: 1.35}
"""How much larger the pictures of so few awards of a leaf are."""
AWARD_TOKEN = Length(104)
"""The largest token of somebody who gets an award, in the place of its picture."""
AWARDS_A_LEAF, MAX_WINNERS = PerWindow(3, phone_landscape=4), 3
APART = 4
"""People of a match stand no further apart than so many in a row would."""
WINNERS_OVERLAP = 0.5
"""How far the tokens of several winners overlap, as a part of a token."""
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


class AwardsLeaf(NamedTuple):
    awards: tuple[AwardView, ...]
    first: int = 0
    chapter: int = -1


class _AwardLine(NamedTuple):
    """A line about an award."""

    key: str
    text: str
    style: TextStyle
    colour: str
    height: float


class MatchLeaf(NamedTuple):
    """A part of a match: rows of points, then rounds. The first leaf has a heading, too."""

    match: Chapter
    chapter: int
    has_head: bool = False
    rows: tuple[tuple[Score, ...], ...] = ()
    cells: tuple[Cell, ...] = ()
    """What happened in its rounds."""


Leaf = SkyLeaf | PicturesLeaf | AwardsLeaf | MatchLeaf


def leaves(view: AlbumView, context: SceneContext, page: Rect) -> list[Leaf]:
    """All leaves of an album: the best pictures, awards, then the chapters one by one."""
    space, inner = context.space, _inner(page, context.space)
    found: list[Leaf] = [SkyLeaf()] if one_at_a_time(context) and context.people else []
    found += _picture_leaves(view.best, range(len(view.best)), space, inner, -1)
    first = 0
    while first < len(view.awards):
        count = _awards_that_fit(view.awards[first:], space, inner)
        found.append(AwardsLeaf(view.awards[first : first + count], first))
        first += count
    for number, chapter in enumerate(view.chapters):
        told = bool(chapter.outcome or chapter.scores or chapter.rounds)
        if told:
            found += _match_leaves(chapter, number, space, inner)
        of_rounds = {place for one in chapter.rounds for place in one.pictures}
        left = [place for place in range(len(chapter.pictures)) if place not in of_rounds]
        heading = "" if told else chapter.title
        found += _picture_leaves(chapter.pictures, left, space, inner, number, heading)
    return found or [PicturesLeaf()]


def _enlarge(one: GluedPicture, chapter: int, place: int) -> AppCommand | None:
    """What a tap on a picture does: one of a pack is enlarged."""
    return AppCommand(Command.ENLARGE, (chapter, place)) if one.item is not None else None


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
        Cell(one.caption, one.details, ((one, _enlarge(one, chapter, place)),))
        for place in places
        for one in (pictures[place],)
    ]
    found: list[Leaf] = []
    room = _below_heading(inner, space) if heading else inner
    while cells:
        count = max(fitting(cells, room, space), 1)
        found.append(PicturesLeaf(tuple(cells[:count]), chapter, heading))
        cells = cells[count:]
    return found


@lru_cache(maxsize=64)
def _match_leaves(chapter: Chapter, number: int, space: Space, inner: Rect) -> tuple[Leaf, ...]:
    """The leaves of a match: on each as many rows of points and rounds as there is room for."""
    leaf = MatchLeaf(chapter, number, has_head=True)
    room = inner.h - _head_height(chapter, space, inner.w)
    found: list[Leaf] = []
    columns = _columns(space, chapter, inner.w)
    rows = [chapter.scores[n : n + columns] for n in range(0, len(chapter.scores), columns)]
    for row in rows:
        room -= _score_height(space, chapter)
        if room < 0 and (leaf.rows or leaf.has_head):
            found.append(leaf)
            leaf, room = MatchLeaf(chapter, number), inner.h - _score_height(space, chapter)
        leaf = leaf._replace(rows=(*leaf.rows, row))
    room -= Gap.MEDIUM * space.unit if rows else 0
    cells = [_told_by(one, chapter, number, index) for index, one in enumerate(chapter.rounds)]
    while cells:
        free = inner._replace(h=max(room, 1))
        count = fitting(cells, free, space)
        if count or room >= inner.h:
            count = max(count, 1)
            leaf = leaf._replace(cells=tuple(cells[:count]))
            cells = cells[count:]
        if cells:
            found.append(leaf)
            leaf, room = MatchLeaf(chapter, number), inner.h
    return (*found, leaf)


def _told_by(one: RoundView, chapter: Chapter, number: int, index: int) -> Cell:
    """What a leaf tells about a round of a match."""
    pictures = ((chapter.pictures[place], place) for place in one.pictures)
    return Cell(
        one.title,
        one.text,
        tuple((shown, _enlarge(shown, number, place)) for shown, place in pictures),
        (one.question, AppCommand(Command.CLUE, (number, index))) if one.question else None,
    )


def _below_heading(inner: Rect, space: Space) -> Rect:
    return inner.cut_top(line_of(space, HEADING), Gap.SMALL * space.unit)[1]


def _inner(page: Rect, space: Space) -> Rect:
    return page.inset(Gap.MARGIN * space.unit)


def _text_height(space: Space, text: str, style: TextStyle, width: float, most: float) -> float:
    """The height of a text in this width, at most so many lines."""
    size = space.text(style.size)
    return fit(text, style.face, size, width, size * most).height * 1.08 if text else 0


def _most_columns(space: Space, match: Chapter, width: float) -> int:
    """How many people's points have room side by side."""
    least = (SCORE_WIDTH if _has_points(match) else NAME_WIDTH).of(space).of(space)
    return max(int(width // (least * max(space.text_scale, 1))), 1)


def _columns(space: Space, match: Chapter, width: float) -> int:
    """How many people's points stand side by side; nobody alone in a second row."""
    most = _most_columns(space, match, width)
    return ceil(len(match.scores) / ceil(len(match.scores) / most)) if match.scores else most


def _has_points(match: Chapter) -> bool:
    return any(score.text for score in match.scores)


def _score_height(space: Space, match: Chapter) -> float:
    """The height of a row of tokens with names and, if anybody has any, points."""
    lines = 1 + _has_points(match)
    return SCORE_TOKEN.of(space) + line_of(space, SCORE) * lines + Gap.SMALL * space.unit


def _head_height(chapter: Chapter, space: Space, width: float) -> float:
    said = _text_height(space, chapter.outcome, OUTCOME, width, TWO_LINES)
    return line_of(space, HEADING) + said + Gap.SMALL * space.unit


# --- what lies on a leaf ----------------------------------------------------------------------


def leaf_pieces(leaf: Leaf, context: SceneContext, page: Rect, number: int) -> Pieces:
    """The pieces of a leaf; it closes towards the spine of the album, and opens from there."""
    space = context.space
    inner = _inner(page, space)
    if isinstance(leaf, PicturesLeaf):
        found = _glued(leaf, context, inner)
    elif isinstance(leaf, AwardsLeaf):
        found = _awards(leaf, context, inner)
    elif isinstance(leaf, MatchLeaf):
        found = _told(leaf, context, inner)
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
        inner = _below_heading(inner, space)
        found["heading"] = words_on_paper(space, head, leaf.heading, HEADING)
    return found | glued(leaf.cells, inner, space)


def _award_lines(award: AwardView, space: Space, width: float) -> list[_AwardLine]:
    """The lines about an award beside its picture or tokens."""
    said = award.picture.caption if award.picture else ""
    lines = (
        ("award", award.title, AWARD_TITLE, INK),
        ("why", " · ".join(filter(None, (award.names, award.reason))), AWARD_TEXT, SOFT_INK),
        ("said", said, AWARD_SAID, INK),
    )
    return [
        _AwardLine(*line, _text_height(space, line[1], line[2], width, TWO_LINES))
        for line in lines
        if line[1]
    ]


def _picture_share(space: Space, count: int) -> float:
    """The part of the width for the picture of each of so many awards of a leaf."""
    few = -(-count // _award_columns(space))
    return AWARD_PICTURE.of(space) * FEW_LARGER.get(few, 1)


def _award_columns(space: Space) -> int:
    """How many awards lie side by side: on a phone that lies on its side, two."""
    return 2 if space.phone and space.wide else 1


def _award_boxes(count: int, space: Space, inner: Rect) -> list[Rect]:
    """The boxes of so many awards below the heading, in columns that begin at the left."""
    rest, gap = _below_heading(inner, space), Gap.LARGE * space.unit
    columns = min(_award_columns(space), max(count, 1))
    rows = max(-(-count // columns), 1)
    wide, high = (rest.w - gap * (columns - 1)) / columns, (rest.h - gap * (rows - 1)) / rows
    steps = [divmod(place, columns) for place in range(count)]
    return [
        Rect(rest.x + along * (wide + gap), rest.top - high - down * (high + gap), wide, high)
        for down, along in steps
    ]


def _awards_that_fit(awards: Sequence[AwardView], space: Space, inner: Rect) -> int:
    """How many of these awards fit a leaf, counted from the first."""
    for count in range(min(AWARDS_A_LEAF.of(space), len(awards)), 1, -1):
        box = _award_boxes(count, space, inner)[0]
        width = box.w * (1 - _picture_share(space, count)) - Gap.MEDIUM * space.unit
        lines = [_award_lines(award, space, width) for award in awards[:count]]
        if max(sum(line.height for line in of_one) for of_one in lines) <= box.h:
            return -(-len(awards) // -(-len(awards) // count))
    return 1


def _awards(leaf: AwardsLeaf, context: SceneContext, inner: Rect) -> Pieces:
    """Awards, each with its picture and what was said."""
    space = context.space
    heading, _ = inner.cut_top(line_of(space, HEADING))
    found: Pieces = {
        "heading": words_on_paper(space, heading, tr._("Awards of the evening"), HEADING)
    }
    boxes = _award_boxes(len(leaf.awards), space, inner)
    for place, (award, row) in enumerate(zip(leaf.awards, boxes, strict=True)):
        box, room = row.cut_left(
            row.w * _picture_share(space, len(leaf.awards)), Gap.MEDIUM * space.unit
        )
        if award.picture is not None:
            one = award.picture
            found[f"picture:{place}"] = Piece(
                box, Glued(one.item, one.drawing, one.aspect, low=False), layer=Layer.CARD,
                angle=TILTS[place % len(TILTS)], free="sweep",
                tap=AppCommand(Command.AWARD, leaf.first + place) if one.item is not None else None,
            )  # fmt: skip
        else:
            found |= _winners(award, context, box)
        lines = _award_lines(award, space, room.w)
        whole = sum(line.height for line in lines)
        shrink = min(1, room.h / max(whole, 1))
        room = around(room.cx, room.cy, room.w, whole * shrink)
        for line in lines:
            said, room = room.cut_top(line.height * shrink)
            found[f"{line.key}:{place}"] = words_on_paper(
                space, said, line.text, line.style, colour=line.colour, align="left"
            )
    return found


def _winners(award: AwardView, context: SceneContext, box: Rect) -> Pieces:
    """The tokens of those who get an award, in the place of its picture."""
    people = award.people[:MAX_WINNERS]
    tokens = 1 + (len(people) - 1) * (1 - WINNERS_OVERLAP)
    side = min(AWARD_TOKEN.of(context.space), box.w / tokens, box.h)
    step = side * (1 - WINNERS_OVERLAP)
    left = box.cx - step * (len(people) - 1) / 2
    return {
        f"winner:{award.title}:{number}": badge(
            context.people[number], around(left + place * step, box.cy, side, side),
            layer=Layer.PERSON + place,
        )
        for place, number in enumerate(people)
    }  # fmt: skip


def _told(leaf: MatchLeaf, context: SceneContext, inner: Rect) -> Pieces:
    space, rest = context.space, inner
    found: Pieces = {}
    gap = Gap.MEDIUM * space.unit
    if leaf.has_head:
        head, rest = rest.cut_top(_head_height(leaf.match, space, inner.w))
        found |= _head(leaf.match, context, head)
    columns = _columns(space, leaf.match, inner.w)
    wide = inner.w / max(columns, min(_most_columns(space, leaf.match, inner.w), APART))
    high = _score_height(space, leaf.match)
    if not leaf.cells:
        spare = rest.h - high * len(leaf.rows)
        rest = rest.cut_top(max(spare, 0) / 2)[1]
    for row in leaf.rows:
        line, rest = rest.cut_top(high)
        name = _name_style(leaf.match, context, inner.w / columns)
        for place, score in enumerate(row):
            x = line.cx + (place - (len(row) - 1) / 2) * wide
            found |= _score(score, context, around(x, line.cy, wide, line.h), name)
    _, rest = rest.cut_top(gap if leaf.rows else 0)
    return found | (glued(leaf.cells, rest, space) if leaf.cells else {})


def _name_style(match: Chapter, context: SceneContext, width: float) -> TextStyle:
    """The style in which all names of a match fit below their tokens."""
    space = context.space
    width -= 2 * Gap.TINY * space.unit
    widest = max(text_width(space, context.people[one.person].name, SCORE) for one in match.scores)
    return SCORE._replace(size=SCORE.size * min(width / max(widest, 1), 1))


def _head(match: Chapter, context: SceneContext, head: Rect) -> Pieces:
    """The game, and who won."""
    space = context.space
    title, rest = head.cut_top(line_of(space, HEADING))
    said, _ = rest.cut_top(_text_height(space, match.outcome, OUTCOME, head.w, TWO_LINES))
    found: Pieces = {"heading": words_on_paper(space, title, match.title, HEADING)}
    if match.outcome:
        found["outcome"] = words_on_paper(space, said, match.outcome, OUTCOME, colour=SOFT_INK)
    return found


def _score(score: Score, context: SceneContext, cell: Rect, style: TextStyle) -> Pieces:
    space, person = context.space, context.people[score.person]
    side = SCORE_TOKEN.of(space) * (1 if score.strong else 0.9)
    aside = Gap.TINY * space.unit
    disc, rest = cell.cut_top(SCORE_TOKEN.of(space))
    name, rest = rest.cut_top(line_of(space, SCORE))
    points, _ = rest.cut_top(line_of(space, SCORE))
    colour = INK if score.strong else SOFT_INK
    found = {
        f"score:{score.person}": badge(
            person, around(disc.cx, disc.cy, side, side), layer=Layer.PERSON,
            tap=AppCommand(Command.PERSON, score.person) if score.has_page else None,
        ),
        f"who:{score.person}": words_on_paper(
            space, name.inset(aside, 0), person.name, style, colour=colour
        ),
    }  # fmt: skip
    if score.text:
        found[f"points:{score.person}"] = words_on_paper(
            space, points.inset(aside, 0), score.text, SCORE, colour=colour
        )
    return found
