"""The leaves of an album: glued pictures, awards, and matches with points and rounds."""

from typing import NamedTuple

from mobileapp.album.looks import Glued, LeafPaper, Tag
from mobileapp.album.views import AlbumView, AwardView, Chapter, GluedPicture, RoundView, Score
from mobileapp.languages.translation import tr
from mobileapp.stage.boxes import Length, PerWindow, TextStyle
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around, grid
from mobileapp.stage.lettering import fit
from mobileapp.stage.looks import INK, SOFT_INK, BackIcon
from mobileapp.stage.page_parts import line_of, words_on_paper
from mobileapp.stage.parts import badge, button, text_width
from mobileapp.stage.piece import AppCommand, Piece, Pieces, Waypoint
from mobileapp.stage.scene import SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import TWO_LINES, Gap, Layer, Text

CAPTION, DETAILS = TextStyle(28, "italic"), TextStyle(20, "italic")
HEADING, OUTCOME = TextStyle(36), TextStyle(26, "italic")
ROUND_TITLE, ROUND_TEXT = TextStyle(26), TextStyle(22, "italic")
SCORE = TextStyle(22)
TAG_TEXT = TextStyle(22, "italic")
MAX_PICTURES = PerWindow(4, phone=1, phone_landscape=2)
"""How many pictures a leaf holds; half of them with large text."""
TILTS = (-1.8, 1.4, -1.1, 2.0)
SCORE_TOKEN = Length(52, touch=True)
SCORE_WIDTH = PerWindow(Length(102), phone=Length(140))
"""The least width for somebody's name and points side by side with others'."""
NAME_WIDTH = PerWindow(Length(102), phone=Length(100))
"""The same in a match without points."""
AWARD_TITLE, AWARD_TEXT = TextStyle(30), TextStyle(24, "italic")
AWARD_SAID = TextStyle(26, "italic")
AWARD_PICTURE = PerWindow(0.21, tablet_portrait=0.17, phone=0.24)
"""The width of the picture of an award, as a part of the page's width."""
AWARD_TOKEN = Length(104)
"""The largest token of somebody who gets an award, in the place of its picture."""
AWARDS_A_LEAF, MAX_WINNERS = 3, 3
WINNERS_OVERLAP = 0.5
"""How far the tokens of several winners overlap, as a part of a token."""
ROUND_PICTURE = PerWindow(Length(88), tablet_portrait=Length(84), phone=Length(112))
"""The least height of the picture beside a round, while the page is wide enough for it."""
MAX_ROUND_PICTURE = Length(140)
"""Its largest height, where few rounds share a leaf."""
ROUND_PICTURE_WIDTH = PerWindow(0.34, tablet_portrait=0.26, phone=0.34, phone_landscape=0.24)
"""The largest width of that picture, as a part of the page's width."""
ITEM_SHAPE = 1.0
"""The width / height of the room for a picture of a pack: blots are square, cards are narrower."""
TURN = 0.45
"""Seconds in which a page is turned."""
CLOSED = 0.4
"""When the leaf before is closed, and this one begins to open: a part of these seconds."""
SHEET = Layer.GROUND + 1
"""The layer of the paper of a leaf: above the book, below all that lies on the leaf."""


class SkyLeaf(NamedTuple):
    """The page with the constellation, where only one page is seen at a time."""

    chapter: int = -1


class PicturesLeaf(NamedTuple):
    """Some glued pictures; `first` is the number of the first one in its chapter."""

    pictures: tuple[GluedPicture, ...]
    chapter: int = -1
    first: int = 0
    heading: str = ""
    """The title of a chapter that has nothing but pictures; empty for the others."""


class AwardsLeaf(NamedTuple):
    awards: tuple[AwardView, ...]
    first: int = 0
    chapter: int = -1


class MatchLeaf(NamedTuple):
    """A part of a match: rows of points, then rounds. The first leaf has a heading, too."""

    match: Chapter
    chapter: int
    has_head: bool = False
    rows: tuple[tuple[Score, ...], ...] = ()
    first: int = 0
    """The index of the first round here."""
    rounds: tuple[RoundView, ...] = ()


Leaf = SkyLeaf | PicturesLeaf | AwardsLeaf | MatchLeaf


def leaves(view: AlbumView, context: SceneContext, page: Rect) -> list[Leaf]:
    """All leaves of an album: the best pictures, awards, then the chapters one by one."""
    space = context.space
    found: list[Leaf] = [SkyLeaf()] if space.phone and context.people else []
    found += _pictures(view.best, space, -1)
    each = 1 if space.phone and space.wide else AWARDS_A_LEAF
    each = max(each // 2, 1) if space.large_text else each
    found += [
        AwardsLeaf(view.awards[first : first + each], first)
        for first in range(0, len(view.awards), each)
    ]
    for number, chapter in enumerate(view.chapters):
        told = bool(chapter.outcome or chapter.scores or chapter.rounds)
        if told:
            found += _match(chapter, number, space, page)
        found += _pictures(chapter.pictures, space, number, "" if told else chapter.title)
    return found or [PicturesLeaf(())]


def _pictures(
    pictures: tuple[GluedPicture, ...], space: Space, chapter: int, heading: str = ""
) -> list[Leaf]:
    most = MAX_PICTURES.of(space)
    most = max(most // 2, 1) if space.large_text else most
    return [
        PicturesLeaf(pictures[first : first + most], chapter, first, heading)
        for first in range(0, len(pictures), most)
    ]


def _match(chapter: Chapter, number: int, space: Space, page: Rect) -> list[Leaf]:
    """The leaves of a match: on each as many rows of points and rounds as there is room for."""
    inner = _inner(page, space)
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
    room -= Gap.MEDIUM * space.unit
    for index, one in enumerate(chapter.rounds):
        room -= _round_height(one, chapter, space, inner.w)
        if room < 0 and (leaf.rounds or leaf.rows or leaf.has_head):
            found.append(leaf)
            leaf = MatchLeaf(chapter, number, first=index)
            room = inner.h - _round_height(one, chapter, space, inner.w)
        leaf = leaf._replace(rounds=(*leaf.rounds, one))
    return [*found, leaf]


def _inner(page: Rect, space: Space) -> Rect:
    return page.inset(Gap.MARGIN * space.unit)


def _text_height(space: Space, text: str, style: TextStyle, width: float, most: float) -> float:
    """The height of a text in this width, at most so many lines."""
    size = space.text(style.size)
    return fit(text, style.face, size, width, size * most).height * 1.08 if text else 0


def _round_height(one: RoundView, match: Chapter, space: Space, width: float) -> float:
    """The least height of a round, with the gap below it."""
    picture = 0.0
    if one.picture is not None:
        picture = ROUND_PICTURE.of(space).of(space)
        width -= _picture_width(match, space, width, picture) + Gap.MEDIUM * space.unit
    text = _text_height(space, one.title, ROUND_TITLE, width, 2.5)
    text += _text_height(space, one.text, ROUND_TEXT, width, 3.7)
    tag = _tag_height(space) + Gap.TINY * space.unit if one.question else 0
    return max(text + tag, picture) + Gap.MEDIUM * space.unit


def _picture_width(match: Chapter, space: Space, width: float, height: float) -> float:
    """The width of the room for the pictures of a match's rounds, which may be so high."""
    shape = max(
        ITEM_SHAPE if one.item is not None else one.aspect
        for one in (match.pictures[r.picture] for r in match.rounds if r.picture is not None)
    )
    return min(height * shape, width * ROUND_PICTURE_WIDTH.of(space))


def _tag_height(space: Space) -> float:
    return max(space.minimum_touch, line_of(space, TAG_TEXT, 1.6))


def _columns(space: Space, match: Chapter, width: float) -> int:
    """How many people's points stand side by side."""
    least = (SCORE_WIDTH if _has_points(match) else NAME_WIDTH).of(space).of(space)
    return max(int(width // (least * max(space.text_scale, 1))), 1)


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
    sheet = Piece(page, LeafPaper("" if space.phone else "top" if above else "left"), layer=SHEET)
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
    gap = Gap.MARGIN * space.unit
    if leaf.heading:
        head, inner = inner.cut_top(line_of(space, HEADING), Gap.SMALL * space.unit)
        found["heading"] = words_on_paper(space, head, leaf.heading, HEADING)
    # Most pictures are higher than wide, so that two of them are larger side by side.
    beside = len(leaf.pictures) == 2
    shape = (inner.w - gap) / 2 / inner.h if beside else inner.w / inner.h
    cells = grid(len(leaf.pictures), inner, shape, gap, rows=1 if beside else 0)
    for place, (one, cell) in enumerate(zip(leaf.pictures, cells, strict=True)):
        details, rest = cell.cut_bottom(
            min(_text_height(space, one.details, DETAILS, cell.w, 3.7), cell.h * 0.26)
        )
        caption, box = rest.cut_bottom(
            min(_text_height(space, one.caption, CAPTION, cell.w, TWO_LINES), cell.h * 0.26)
        )
        box = box.inset(Gap.TINY * space.unit)
        look = Glued(one.item, one.drawing, one.aspect, cover=one.cover)
        enlarge = AppCommand(Command.ENLARGE, (leaf.chapter, leaf.first + place))
        found[f"picture:{place}"] = Piece(
            box, look, layer=Layer.CARD, angle=TILTS[place % len(TILTS)], free="sweep",
            tap=enlarge if one.item is not None else None,
        )  # fmt: skip
        found[f"caption:{place}"] = words_on_paper(space, caption, one.caption, CAPTION)
        if one.details:
            found[f"details:{place}"] = words_on_paper(
                space, details, one.details, DETAILS, colour=SOFT_INK
            )
    return found


def _awards(leaf: AwardsLeaf, context: SceneContext, inner: Rect) -> Pieces:
    """Awards one below the other, each with its picture and what was said."""
    space = context.space
    heading, rest = inner.cut_top(line_of(space, HEADING), Gap.SMALL * space.unit)
    found: Pieces = {
        "heading": words_on_paper(space, heading, tr._("Awards of the evening"), HEADING)
    }
    gap = Gap.MEDIUM * space.unit
    high = (rest.h - gap * (AWARDS_A_LEAF - 1)) / AWARDS_A_LEAF
    high = rest.h if len(leaf.awards) == 1 else max(high, (rest.h - gap) / len(leaf.awards) - gap)
    for place, award in enumerate(leaf.awards):
        row, rest = rest.cut_top(min(high, rest.h), gap)
        box, room = row.cut_left(row.w * AWARD_PICTURE.of(space), gap)
        if award.picture is not None:
            one = award.picture
            found[f"picture:{place}"] = Piece(
                box, Glued(one.item, one.drawing, one.aspect, low=False), layer=Layer.CARD,
                angle=TILTS[place % len(TILTS)], free="sweep",
                tap=AppCommand(Command.AWARD, leaf.first + place) if one.item is not None else None,
            )  # fmt: skip
        else:
            found |= _winners(award, context, box)
        said = award.picture.caption if award.picture else ""
        lines = (
            ("award", award.title, AWARD_TITLE, INK),
            ("why", " · ".join(filter(None, (award.names, award.reason))), AWARD_TEXT, SOFT_INK),
            ("said", said, AWARD_SAID, INK),
        )
        shown = [
            (key, text, style, colour, _text_height(space, text, style, room.w, TWO_LINES))
            for key, text, style, colour in lines
            if text
        ]
        whole = sum(tall for *_, tall in shown)
        shrink = min(1, room.h / max(whole, 1))
        room = around(room.cx, room.cy, room.w, whole * shrink)
        for key, text, style, colour, tall in shown:
            line, room = room.cut_top(tall * shrink)
            found[f"{key}:{place}"] = words_on_paper(
                space, line, text, style, colour=colour, align="left"
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
    for row in leaf.rows:
        line, rest = rest.cut_top(_score_height(space, leaf.match))
        wide = line.w / max(len(row), min(columns, 4))
        name = _name_style(leaf.match, context, line.w / columns)
        for place, score in enumerate(row):
            x = line.cx + (place - (len(row) - 1) / 2) * wide
            found |= _score(score, context, around(x, line.cy, wide, line.h), name)
    _, rest = rest.cut_top(gap if leaf.rows else 0)
    least = [_round_height(one, leaf.match, space, inner.w) for one in leaf.rounds]
    free = max(rest.h + gap - sum(least), 0) / max(len(least), 1)
    for place, high in enumerate(least):
        strip, rest = rest.cut_top(min(high - gap + free, rest.h), gap)
        found |= _round(leaf, place, context, strip)
    return found


def _name_style(match: Chapter, context: SceneContext, width: float) -> TextStyle:
    """The style in which all names of a match fit below their tokens."""
    space = context.space
    width -= 2 * Gap.TINY * space.unit
    widest = max(text_width(space, context.people[one.person].name, SCORE) for one in match.scores)
    return SCORE._replace(size=SCORE.size * min(width / max(widest, 1), 1))


def _round(leaf: MatchLeaf, place: int, context: SceneContext, row: Rect) -> Pieces:
    """A round: its picture, what it was about, and what came of it."""
    space, one, index = context.space, leaf.rounds[place], leaf.first + place
    found: Pieces = {}
    if one.picture is not None:
        high = min(row.h, MAX_ROUND_PICTURE.of(space))
        wide = _picture_width(leaf.match, space, row.w, high)
        box, row = row.cut_left(wide, Gap.MEDIUM * space.unit)
        box = around(box.cx, box.cy, box.w, high)
        found[f"small:{place}"] = _small_picture(leaf, one.picture, box)
    tag = _tag_height(space) if one.question else 0
    high = _text_height(space, one.title, ROUND_TITLE, row.w, 2.5)
    low = _text_height(space, one.text, ROUND_TEXT, row.w, 3.7)
    if one.picture is not None:
        row = around(row.cx, row.cy, row.w, min(high + low + tag, row.h))
    title, row = row.cut_top(min(high, row.h))
    found[f"round:{place}"] = words_on_paper(space, title, one.title, ROUND_TITLE, align="left")
    if one.text:
        text, row = row.cut_top(min(low, max(row.h, 1)))
        found[f"text:{place}"] = words_on_paper(
            space, text, one.text, ROUND_TEXT, colour=SOFT_INK, align="left"
        )
    if one.question:
        below, _ = row.cut_top(tag)
        below, _ = below.cut_left(min(row.w, space.text(TAG_TEXT.size) * 14))
        found[f"ask:{place}"] = Piece(
            below, Tag(one.question, space.text(TAG_TEXT.size)),
            layer=Layer.BUTTON, tap=AppCommand(Command.CLUE, (leaf.chapter, index)),
        )  # fmt: skip
    return found


def _small_picture(leaf: MatchLeaf, picture: int, box: Rect) -> Piece:
    """The picture of a round beside its words; a picture of a pack is enlarged by a tap."""
    one = leaf.match.pictures[picture]
    return Piece(
        box, Glued(one.item, one.drawing, one.aspect, low=False, corners=False), layer=Layer.CARD,
        angle=TILTS[picture % len(TILTS)], free="sweep",
        tap=AppCommand(Command.ENLARGE, (leaf.chapter, picture)) if one.item is not None else None,
    )  # fmt: skip


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


# --- turning ----------------------------------------------------------------------------------

TURN_WIDTH = PerWindow(Length(250, 8.2, Text.HINT), phone=Length(170))


def turn_width(space: Space) -> float:
    """The width of the button that turns to the next leaf."""
    return TURN_WIDTH.of(space).of(space)


def turn_buttons(before: Rect, after: Rect, space: Space, leaf: int, count: int) -> Pieces:
    """The buttons that turn to the leaves before and after this one, as far as there are such.

    On a phone, which has little room, the one that goes on shows an arrow.
    """
    found: Pieces = {}
    if leaf > 0:
        back = AppCommand(Command.LEAF, leaf - 1)
        found["before"] = Piece(before, BackIcon(), layer=Layer.BUTTON, tap=back)
    if leaf < count - 1:
        text, icon = ("", "next") if space.phone else (tr._("Turn the page"), "")
        go_on = AppCommand(Command.LEAF, leaf + 1)
        found["after"] = button(space, after, text, go_on, Text.HINT, icon=icon)
    return found
