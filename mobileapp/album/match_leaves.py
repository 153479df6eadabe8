"""The leaves of an album about one match: who won, points, and its rounds."""

from functools import lru_cache
from math import ceil
from typing import NamedTuple

from mobileapp.album.cells import HEADING, Cell, enlarge, fitting, glued, text_height
from mobileapp.album.views import Chapter, RoundView, Score
from mobileapp.stage.boxes import Length, PerWindow, TextStyle
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around
from mobileapp.stage.looks import INK, SOFT_INK
from mobileapp.stage.page_parts import line_of, little_height, words_on_paper
from mobileapp.stage.parts import badge, text_width
from mobileapp.stage.piece import AppCommand, Pieces
from mobileapp.stage.scene import SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Gap, Layer, Text

OUTCOME = TextStyle(26, "italic")
SCORE = TextStyle(22)
SCORE_TOKEN = Length(52, touch=True)
WEAKER = 0.9
"""The tokens of those who did not win, as a part of the others'."""
SCORE_WIDTH = PerWindow(Length(102), phone=Length(140))
"""The least width for somebody's name and points side by side with others'."""
NAME_WIDTH = PerWindow(Length(102), phone=Length(100))
"""The same in a match without points."""
APART = 4
"""People of a match stand no further apart than so many in a row would."""
ABOUT = 0.33
"""The part of a leaf for a match beside its first rounds, on a phone that lies on its side."""
LISTED_WIDTH, LISTED_TOKEN, LISTED_LINES = Length(180), Length(68), 1.18
"""The least width of somebody in two columns there, their token, and the height of a line beside it
in font sizes.
"""
MAX_ROW = 1.25
"""The largest height of a row of people there, as a multiple of the least."""
MAX_BESIDE = 2
"""How many rounds stand beside the people."""


class MatchLeaf(NamedTuple):
    """A part of a match: rows of points, then rounds. The first leaf has a heading, too; all that
    is `beside` the rounds on a phone that lies on its side.
    """

    match: Chapter
    chapter: int
    has_head: bool = False
    beside: bool = False
    rows: tuple[tuple[Score, ...], ...] = ()
    cells: tuple[Cell, ...] = ()
    """What happened in its rounds."""


@lru_cache(maxsize=64)
def match_leaves(chapter: Chapter, number: int, space: Space, inner: Rect) -> tuple[MatchLeaf, ...]:
    """The leaves of a match: on each as many rows of points and rounds as there is room for."""
    leaf = MatchLeaf(chapter, number, has_head=True)
    cells = [_told_by(one, chapter, number, index) for index, one in enumerate(chapter.rounds)]
    found: list[MatchLeaf] = []
    if _fits_beside(chapter, cells, space, inner):
        leaf = leaf._replace(beside=True, rows=_rows(chapter, 2))
        free = _about(space, inner)[1]
    else:
        room = inner.h - _head_height(chapter, space, inner.w)
        rows = _rows(chapter, _columns(space, chapter, inner.w))
        for row in rows:
            room -= _score_height(space, chapter)
            if room < 0 and (leaf.rows or leaf.has_head):
                found.append(leaf)
                leaf, room = MatchLeaf(chapter, number), inner.h - _score_height(space, chapter)
            leaf = leaf._replace(rows=(*leaf.rows, row))
        free = inner._replace(h=max(room - (Gap.MEDIUM * space.unit if rows else 0), 1))
    while cells:
        count = fitting(cells[:MAX_BESIDE] if leaf.beside else cells, free, space)
        if count or free == inner:
            count = max(count, 1)
            leaf = leaf._replace(cells=tuple(cells[:count]))
            cells = cells[count:]
        if cells:
            found.append(leaf)
            leaf, free = MatchLeaf(chapter, number), inner
    return (*found, leaf)


def _rows(chapter: Chapter, columns: int) -> tuple[tuple[Score, ...], ...]:
    scores = chapter.scores
    return tuple(scores[first : first + columns] for first in range(0, len(scores), columns))


def _about(space: Space, inner: Rect) -> tuple[Rect, Rect]:
    """The part of a leaf for title, outcome and people, and that for rounds beside it."""
    return inner.cut_left(inner.w * ABOUT, Gap.LARGE * space.unit)


def _fits_beside(chapter: Chapter, cells: list[Cell], space: Space, inner: Rect) -> bool:
    """Whether a match is told beside its first rounds, in a window that has little height."""
    about, rest = _about(space, inner)
    rows = ceil(len(chapter.scores) / 2)
    high = _head_height(chapter, space, about.w) + rows * _listed_height(space, chapter)
    low = little_height(space) and about.w >= 2 * LISTED_WIDTH.of(space)
    return low and high <= inner.h and fitting(cells, rest, space) > 0


def _told_by(one: RoundView, chapter: Chapter, number: int, index: int) -> Cell:
    """What a leaf tells about a round of a match."""
    pictures = ((chapter.pictures[place], place) for place in one.pictures)
    return Cell(
        one.title,
        one.text,
        tuple((shown, enlarge(shown, number, place)) for shown, place in pictures),
        (one.question, AppCommand(Command.CLUE, (number, index))) if one.question else None,
    )


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


def _listed_height(space: Space, match: Chapter) -> float:
    """The least height of a row of people beside the rounds."""
    lines = 1 + _has_points(match)
    return max(LISTED_TOKEN.of(space), line_of(space, SCORE, LISTED_LINES) * lines)


def _head_height(chapter: Chapter, space: Space, width: float) -> float:
    said = text_height(space, chapter.outcome, OUTCOME, width, Text.TWO_LINES)
    return line_of(space, HEADING) + said + Gap.SMALL * space.unit


def match_pieces(leaf: MatchLeaf, context: SceneContext, inner: Rect) -> Pieces:
    space, rest = context.space, inner
    found: Pieces = {}
    gap = Gap.MEDIUM * space.unit
    if leaf.beside:
        about, rest = _about(space, inner)
        return _listed(leaf, context, about) | glued(leaf.cells, rest, space)
    if leaf.has_head:
        head, rest = rest.cut_top(_head_height(leaf.match, space, inner.w))
        found |= _head(leaf.match, context, head)
    columns = _columns(space, leaf.match, inner.w)
    aside, side = Gap.TINY * space.unit, SCORE_TOKEN.of(space)
    wide = inner.w / max(columns, min(_most_columns(space, leaf.match, inner.w), APART))
    high = _score_height(space, leaf.match)
    if not leaf.cells:
        spare = rest.h - high * len(leaf.rows)
        rest = rest.cut_top(max(spare, 0) / 2)[1]
    for row in leaf.rows:
        line, rest = rest.cut_top(high)
        name = _name_style(leaf.match, context, inner.w / columns - 2 * aside)
        for place, score in enumerate(row):
            x = line.cx + (place - (len(row) - 1) / 2) * wide
            disc, said = around(x, line.cy, wide - 2 * aside, line.h).cut_top(side)
            own = side if score.strong else side * WEAKER
            disc = around(disc.cx, disc.cy, own, own)
            found |= _score(score, context, disc, said.cut_top(line_of(space, SCORE)), name)
    _, rest = rest.cut_top(gap if leaf.rows else 0)
    return found | (glued(leaf.cells, rest, space) if leaf.cells else {})


def _listed(leaf: MatchLeaf, context: SceneContext, about: Rect) -> Pieces:
    """The game, who won, and everyone in two columns."""
    space = context.space
    head_high = _head_height(leaf.match, space, about.w)
    high = _listed_height(space, leaf.match)
    high = min((about.h - head_high) / max(len(leaf.rows), 1), high * MAX_ROW)
    whole = around(about.cx, about.cy, about.w, head_high + high * len(leaf.rows))
    head, rest = whole.cut_top(head_high)
    found = _head(leaf.match, context, head, "left")
    side, wide = LISTED_TOKEN.of(space), about.w / 2
    name = _name_style(leaf.match, context, wide - side - Gap.TINY * space.unit)
    for row in leaf.rows:
        line, rest = rest.cut_top(high)
        for place, score in enumerate(row):
            cell = Rect(line.x + place * wide, line.y, wide, high)
            disc, said = cell.cut_left(side, Gap.TINY * space.unit)
            text = line_of(space, SCORE)
            said = around(said.cx, said.cy, said.w, text * (2 if score.text else 1))
            disc = around(disc.cx, disc.cy, side, side)
            found |= _score(score, context, disc, said.cut_top(text), name, "left")
    return found


def _name_style(match: Chapter, context: SceneContext, width: float) -> TextStyle:
    """The style in which all names of a match fit this width."""
    space = context.space
    names = [context.people[one.person].name for one in match.scores]
    widest = max((text_width(space, name, SCORE) for name in names), default=0)
    return SCORE._replace(size=SCORE.size * min(width / max(widest, 1), 1))


def _head(match: Chapter, context: SceneContext, head: Rect, align: str = "center") -> Pieces:
    """The game, and who won."""
    space = context.space
    title, rest = head.cut_top(line_of(space, HEADING))
    said, _ = rest.cut_top(text_height(space, match.outcome, OUTCOME, head.w, Text.TWO_LINES))
    found: Pieces = {"heading": words_on_paper(space, title, match.title, HEADING, align=align)}
    if match.outcome:
        found["outcome"] = words_on_paper(
            space, said, match.outcome, OUTCOME, colour=SOFT_INK, align=align
        )
    return found


def _score(
    score: Score,
    context: SceneContext,
    disc: Rect,
    lines: tuple[Rect, Rect],
    style: TextStyle,
    align: str = "center",
) -> Pieces:
    """Somebody's token, with a line for the name and one for points."""
    space, person = context.space, context.people[score.person]
    more = {"colour": INK if score.strong else SOFT_INK, "align": align}
    found = {
        f"score:{score.person}": badge(
            person, disc, layer=Layer.PERSON,
            tap=AppCommand(Command.PERSON, score.person) if score.has_page else None,
        ),
        f"who:{score.person}": words_on_paper(space, lines[0], person.name, style, **more),
    }  # fmt: skip
    if score.text:
        points = lines[1]._replace(h=line_of(space, SCORE), y=lines[1].top - line_of(space, SCORE))
        found[f"points:{score.person}"] = words_on_paper(space, points, score.text, SCORE, **more)
    return found
