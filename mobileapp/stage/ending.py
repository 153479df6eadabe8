"""The scenes at the end of a match, for every game: the winners, awards, points, the gallery."""

from dataclasses import replace
from itertools import product
from math import ceil, floor, inf
from typing import Any, NamedTuple

from mobileapp.languages.translation import tr
from mobileapp.languages.typography import NO_BREAK
from mobileapp.stage.boxes import (
    EITHER,
    NOWHERE,
    Box,
    Length,
    PerWindow,
    Places,
    TextStyle,
    cached_layout,
    column,
    far_side,
    place,
    row,
)
from mobileapp.stage.colours import CANDLELIGHT
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around, carried, fitted, grid
from mobileapp.stage.lettering import LEADING, Fitted
from mobileapp.stage.looks import (
    CREAM,
    INK,
    Area,
    RoundIcon,
    Slip,
    Spotlight,
    TextLook,
    Words,
    token,
)
from mobileapp.stage.page_parts import of_one_size
from mobileapp.stage.parts import (
    BADGE_BEFORE_TEXT,
    badge,
    button,
    corner,
    reveal_of,
    still,
    text_width,
    two_sided,
    with_far_copy,
    words,
)
from mobileapp.stage.piece import Action, AppCommand, Look, Piece, Pieces, Waypoint
from mobileapp.stage.scene import Reveal, Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import (
    CARD,
    CORNER_GAP,
    ONE_LINE,
    TWO_LINES,
    Dim,
    Duration,
    Gap,
    Layer,
    Size,
    Text,
    bar,
)

FEW, MANY, WORDED_FEW = 5, 8, 4
"""The gallery shows at most FEW pictures, or up to MANY if they stay large enough (`LITTLE`);
beside awards and a word on each it shows at most WORDED_FEW, so that something leads.

The page of the evening in the history shows all pictures.
"""
LITTLE = 0.8
"""The minimum width of a picture if more than FEW are shown, relative to its width with FEW."""
DARK, PRAISE, AWARD = 0.45, 1.1, 0.7
"""The durations in seconds of the dark step, of the step with only the winners, and of each step
that adds an award.
"""
NIGHT, DUSK = 0.7, 0.5
"""The `Scene.shade` of the first step of the ending, and of all later steps."""


class AwardCard(NamedTuple):
    """An award for something that happened in this match."""

    title: str
    seats: tuple[int, ...]
    reason: str
    look: Look | None = None
    """The picture with which the award was earned, if any."""
    aspect: float = CARD
    """Width / height of the picture `look`."""
    ribbon: tuple[str, str] | None = None
    """The id and the name of the team that earned the award, if a team did."""


class Exhibit(NamedTuple):
    """A picture of the match's gallery."""

    look: Look
    aspect: float = CARD
    tap: Action | None = None
    """The action of a tap, usually to enlarge the picture."""
    worded: bool = False
    """Whether a word is written on it, for which it must be wide enough."""


class Ending(NamedTuple):
    """The result of a match, as the ending shows it."""

    title: str
    subtitle: str = ""
    shared_band: int | None = None
    """The band of the result that all players share, 0 for the lowest; None if they share none."""
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    """The points of each seat; empty if the game has no points."""
    awards: tuple[AwardCard, ...] = ()
    gallery: tuple[Exhibit, ...] = ()
    large: Exhibit | None = None
    """The picture of the gallery that is shown enlarged, above `caption`; None for no picture."""
    caption: str = ""
    sound: str = ""
    again: str = ""
    """The label of the button to play again; empty for the usual one."""
    ribbon: tuple[str, str] | None = None
    """The id and the name of the winning team, shown before the title."""


# --- where everything lies --------------------------------------------------------------------

OTHERS = PerWindow(5, tablet_portrait=3)
"""The maximum number of losing players in each row of points."""
OTHERS_LINE = PerWindow(1.6, tablet_portrait=2.1, phone=1.9, phone_landscape=1.6)
"""The height of a row of points, as a multiple of its font size."""
SHELF = PerWindow(Length(178), phone_landscape=Length(150, touch=True), tablet_portrait=Length(190))
WORDED_SHELF = PerWindow(
    Length(220),
    phone_landscape=Length(190),
    phone=Length(190, lines=4.5, style=Text.SMALLEST),
    tablet_portrait=Length(190),
)
"""The height of the gallery beside awards: of pictures, and of pictures with words."""
WORDED = Length(lines=4, style=Text.SMALLEST)
"""The least width of pictures with a word, if there is room."""
HIGH_SHELF = PerWindow(
    Length(290),
    phone_landscape=Length(210, touch=True),
    phone=Length(560),
    tablet_portrait=Length(520),
)
"""The height of the gallery if there are winners, but no awards: what the players have made is
larger than their tokens.
"""
TITLE = PerWindow(
    tablet=Length(92, ONE_LINE, Text.SMALLEST),
    phone=Length(104, 2, Text.SMALLEST, touch=True),
    phone_landscape=Length(92, 2, Text.SMALLEST, touch=True),
)
"""The height of the title, which is read from across the room."""
RESULT = TextStyle(76)
WINNERS_SHARE = PerWindow(0.46, tablet_portrait=0.47, phone=0.44, phone_landscape=0.4)
"""The part of the room that the winners take beside or above awards, at most."""
WINNERS_IN_LARGE_TEXT = PerWindow(0.32, tablet_portrait=0.42, phone=0.28, phone_landscape=0.3)
WINNERS_HEIGHT = Length(260)
"""The same with large text, for which awards need the room; and the least height above them."""
WINNERS_WIDTH = Length(430)
"""The width of a single winner with points beside awards, if there is room."""
WINNER = PerWindow(Length(260), tablet_portrait=Length(340), phone=Length(380))
"""The maximum size of a winner's badge."""
TEAM_WINNER = PerWindow(Length(190), tablet_portrait=Length(240), phone=Length(270))
"""The same for each of several winners beside or above awards."""
SLACK = 1.12
"""The width of a cell with a name and points, as a multiple of the width of its text."""
EXIT_WIDTH = Length(230, 7.3, Text.HINT)
LEAVE = Box("leave", EXIT_WIDTH, max_height=Size.BUTTON)
AGAIN = Box("again", EXIT_WIDTH, max_height=Size.BUTTON)
"""The boxes of the two exit buttons. Every match has them at the same places: at both ends of the
lowest line in a wide window, which on a tablet is that of the title; else in a row of their own.
"""
EXITS = row(Box("leave", 4), Box("again", 5), size=Size.BUTTON, gap=Gap.SMALL)
LONG_TITLE = Length(lines=TWO_LINES, style=Text.BODY)
"""The height of a title that is in two lines, because between the buttons it would be smaller than
a headline in letters of the usual size.
"""


class _Contents(NamedTuple):
    """Which parts an ending has."""

    praise: bool
    """Whether there are winners, awards or a subtitle; else the gallery gets all the room."""
    awards: bool
    gallery: bool
    others: int
    """The number of players who did not win and whose points are shown."""
    worded: bool = False
    """Whether words are written on the pictures of the gallery."""
    long: bool = False
    """Whether the title takes two lines between the exit buttons."""


def _all_contents() -> list[_Contents]:
    return [
        _Contents(praise, awards, gallery, others if praise else 0, worded, long)
        for praise, awards, gallery, worded, long in product(EITHER, repeat=5)
        for others in range(10)
        if praise or not awards
    ]


@cached_layout(contents=_all_contents())
def _places(space: Space, contents: _Contents) -> Places:
    """Where the parts of an ending lie.

    The title is at the lower and the upper edge; on a phone it is only at the upper one. Winners,
    awards, points, the gallery and the exit buttons take the rest of the window.
    """
    title, foot = bar(Box("title"), size=TITLE.of(space)), _foot(space, contents)
    rows = _rows_of_points(space, contents.others)
    line = Length(lines=rows * OTHERS_LINE.of(space), style=Text.LABEL)
    middle = (
        Box("praise") if contents.praise else None,
        Box("points", line) if rows else None,
        *_shelf(space, contents),
    )
    parts = (title, *middle) if space.phone else (far_side(title), *middle, foot)
    tree = column(*parts, gap=Gap.TINY)
    return place(tree, space.table if space.wide else space.page, space)


def _foot(space: Space, contents: _Contents) -> Box:
    """The box of the title at the near edge; in a wide window it is between the exit buttons."""
    high = TITLE.of(space)
    if not space.wide:
        return bar(Box("title"), size=high)
    if contents.long:
        high = Length(max(high.dp, LONG_TITLE.dp), LONG_TITLE.lines, LONG_TITLE.style)
    return bar(LEAVE, Box("title"), AGAIN, size=high)


def _shelf(space: Space, contents: _Contents) -> tuple[Box, ...]:
    """The boxes of the gallery, if there is one, and of the exit buttons that are not in the foot.

    On a phone that lies on its side the gallery is between them or, if it is all there is to see,
    above them.
    """
    beside_awards = WORDED_SHELF if contents.worded else SHELF
    shelf = beside_awards if contents.awards else HIGH_SHELF
    gallery = Box("gallery", shelf.of(space) if contents.praise else 1)
    if not space.wide:
        return (gallery, EXITS) if contents.gallery else (EXITS,)
    if not space.phone:
        return (gallery,) if contents.gallery else ()
    middle = Box("gallery") if contents.gallery and contents.praise else Box()
    ends = (column(Box(), one.with_size(Size.BUTTON), size=EXIT_WIDTH) for one in (LEAVE, AGAIN))
    leave, again = ends
    size = gallery.size if middle.name else Size.BUTTON
    line = row(leave, middle, again, size=size, gap=Gap.MEDIUM)
    return (gallery, line) if contents.gallery and not middle.name else (line,)


def ending(context: SceneContext, end: Ending) -> Reveal:
    """The reveal at the end of a match.

    Its steps show the darkened background, then the winners in a spotlight, then each award, and
    finally the points of the other players, the gallery and the exit buttons. The buttons are not
    shown earlier, so that nobody hits one with a tap that is meant to skip the reveal.
    """
    space = context.space
    praise = bool(end.winners or end.awards or end.subtitle)
    others = len(_not_winning(context, end))
    worded = any(exhibit.worded for exhibit in end.gallery)
    contents = _Contents(praise, bool(end.awards), bool(end.gallery), others, worded)
    at = _places(space, contents)
    headline = _fitted(_title(context, end, at)["headline"]).size
    least = space.text(Text.HEADLINE.size / max(space.text_scale, 1))
    if space.wide and not space.phone and headline < int(least):
        at = _places(space, contents._replace(long=True))
    winners, awards = _praise(space, at.find("praise"), len(end.winners), len(end.awards))
    shown = _title(context, end, at) | _winners(context, end, winners)
    confetti = () if end.shared_band == 0 else winners_confetti(context, end.winners)
    said = f"{end.ribbon[1]} {end.title}" if end.ribbon else end.title
    timed = [
        (DARK, Scene({}, shade=NIGHT)),
        (PRAISE, Scene(dict(shown), shade=DUSK, confetti=confetti, sound=end.sound, said=said)),
    ]
    places = _award_places(awards, context, end)
    for award in _awards(context, end, places):
        shown |= award
        timed.append((AWARD, Scene(dict(shown), shade=DUSK, confetti=confetti, sound="flip")))
    shown |= _others(context, end, at.find("points")) | _gallery(context, end, at.find("gallery"))
    shown |= exits(space, at.again, at.leave, end.again) | turn_in_row(context, at.again)
    if end.large is not None:
        shown = {key: still(piece)._replace(dim=Dim.FADED) for key, piece in shown.items()}
        shown |= _large(context, end)
    return reveal_of(*timed, (0, Scene(shown, shade=DUSK, confetti=confetti)))


def winners_confetti(context: SceneContext, winners: tuple[int, ...]) -> tuple[str, ...]:
    """The colours of the confetti: those of the winners, with some cream; none without winners."""
    colours = tuple(context.people[seat].colour for seat in winners)
    return (*colours, CREAM) if colours else ()


def _praise(space: Space, room: Rect, winners: int, awards: int) -> tuple[Rect, Rect]:
    """The room for the winners, and for the awards beside or below them.

    Both together lie in the middle of the room, however many there are.
    """
    if not awards:
        return room, NOWHERE
    gap = Gap.MARGIN * space.unit
    least = (WINNERS_IN_LARGE_TEXT if space.large_text else WINNERS_SHARE).of(space)
    between = (awards - 1) * Gap.MEDIUM * space.unit
    if not space.wide:
        least = max(least, min(WINNERS_HEIGHT.of(space) / room.h, WINNERS_SHARE.of(space)))
        most = awards * LYING_HEIGHT.of(space) + between if space.phone else room.h
        below, above = room.cut_bottom(min(room.h * (1 - least), most), gap / 2)
        return above, below
    cards = min(awards * _widest_award(space) + between, room.w * (1 - least))
    badges = winners * (TEAM_WINNER.of(space).of(space) + Gap.MEDIUM * space.unit)
    wanted = max(WINNERS_WIDTH.of(space), badges)
    won = min(room.w - cards - gap, wanted)
    return around(room.cx, room.cy, won + gap + cards, room.h).cut_left(won, gap)


def compared_with_best(result: str, context: SceneContext) -> str:
    """The text `result`, followed by the best earlier result of the same people, if any."""
    if context.best_before is None:
        return result
    text = tr._("{result} – your best so far was {best}")
    return text.format(result=result, best=context.best_before)


def who_won(context: SceneContext, winners: tuple[int, ...]) -> str:
    """A title that names the winners, for a match that players win rather than teams."""
    names = tr.listed([context.name(seat) for seat in winners])
    return tr.n("{names} wins", "{names} win together", len(winners)).format(names=names)


def _title(context: SceneContext, end: Ending, at: Places) -> Pieces:
    look: dict[str, Any] = {"ribbon": end.ribbon, "layer": Layer.WORDS}
    said = words(context.space, at.title, end.title, RESULT, **look)
    return of_one_size(with_far_copy("headline", said, at.find("title_far")))


def _winners(context: SceneContext, end: Ending, area: Rect) -> Pieces:
    """The winners' badges, which drop into a spotlight, and the texts below them.

    The texts are the subtitle and, unless the title names the winners, their names.
    """
    space = context.space
    unnamed = end.winners if end.ribbon or end.shared_band is not None else ()
    names = tr.listed([context.name(seat) for seat in unnamed])
    style = Text.SMALLEST if space.large_text else Text.TITLE  # the badge stays large
    at = place(
        column(
            Box("badges", padding=Gap.SMALL),
            Box("names", _lines(space, names, Text.BODY, area)) if names else None,
            Box("subtitle", _lines(space, end.subtitle, style, area)),
            gap=Gap.TINY,
        ), area, space,
    )  # fmt: skip
    rects = grid(
        max(len(end.winners), 1),
        at["badges"],
        1,
        Gap.MEDIUM * space.unit,
        (TEAM_WINNER if len(end.winners) > 1 and end.awards else WINNER).of(space).of(space),
    )
    spare = max(rects[-1].y - at["badges"].y, 0) if end.winners else 0
    found: Pieces = {}
    if names:
        line = at["names"].moved(0, spare)
        found["names"] = words(space, line, names, Text.BODY, delay=Duration.SLOW)
    if end.subtitle:
        line = at["subtitle"].moved(0, spare)
        found["subtitle"] = words(space, line, end.subtitle, style, face="italic")
    if not end.winners:
        return found
    found["spotlight"] = Piece(
        _beam(rects, space.area),
        Spotlight(CANDLELIGHT),
        layer=Layer.PILE,
        opacity=0.5,
        duration=Duration.SLOW,
    )
    for order, (seat, rect) in enumerate(zip(end.winners, rects, strict=True)):
        above = rect.moved(0, space.height)
        found[f"winner:{seat}"] = badge(
            context.people[seat], rect, layer=Layer.PERSON, enter=Waypoint(above), bounce=True,
            duration=Duration.SLOW, delay=Duration.QUICK + order * 2 * Duration.STAGGER,
        )  # fmt: skip
    return found


def _lines(space: Space, text: str, style: TextStyle, area: Rect) -> Length:
    """The height of one line, or of two if the text is wider than `area`."""
    lines = ONE_LINE if text_width(space, text, style) < area.w else TWO_LINES
    return Length(lines=lines, style=style)


def _beam(rects: list[Rect], area: Rect) -> Rect:
    """The place of the spotlight, which is wider than the row of winners.

    It reaches from the upper edge of `area` to below the winners.
    """
    left, right = min(rect.x for rect in rects), max(rect.right for rect in rects)
    low = max(min(rect.y for rect in rects) - rects[0].h / 2, area.y)
    wide = min((right - left) + rects[0].w, area.w)
    return around((left + right) / 2, (low + area.top) / 2, wide, area.top - low).within(area)


BROADEST, BROADEST_LARGE = PerWindow(0.8, phone=1.4), 1.2
"""The maximum width / height of an award's paper, and with large text."""
AWARD_WIDE = PerWindow(Length(290), tablet_portrait=Length(380), phone=Length(460))
"""The maximum width of an award's paper."""
LYING, LYING_EMBLEM = 1.25, 0.34
"""An award's paper of at least this width / height has its picture beside the texts, not above
them; the part of its width for the picture.
"""
LYING_HEIGHT = Length(250, lines=4.8, style=Text.SMALLEST)
"""The maximum height of such a paper."""
LYING_SHRINKS = 0.85
"""How much smaller three lines of large text may be on the lowest such paper."""
PAPER_MARGIN = Length(18)
"""The room between the edge of an award's paper and what is on it."""
AWARD_STYLES = (Text.LABEL, Text.LABEL, Text.CAPTION)
"""The styles of the three texts of an award: title, players, reason."""
PARTS = ("title", "who", "why")
AWARD_SCALES = (1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64)
"""The factors by which the texts of all awards shrink, tried in this order until they fit."""
ONE_LINE_SHRINKS = 0.8
"""Texts that would have to be smaller than this in one line are written in two."""
MIN_EMBLEM, MAX_EMBLEM = Length(72), Length(200)
"""The smallest and the largest height of the picture on an award; without room for the smallest,
there are none.
"""
EMBLEM_SCALE = 0.76
"""Texts do not become smaller than this for the sake of a picture above them."""
BESIDE_PICTURE = 0.62
"""The size of badges beside the picture of an award, as a part of the picture's height."""
MIN_SHRINKING = 0.7
"""The minimum font size of full names on an award, as a fraction of `Text.SMALLEST`.

Names that would have to be smaller are shortened.
"""


def _award_places(area: Rect, context: SceneContext, end: Ending) -> list[Rect]:
    """The places of the awards: side by side, on an upright phone one below the other.

    They are as wide as `area`, `BROADEST` and `AWARD_WIDE` allow, so that their texts are large.
    """
    if not end.awards:
        return []
    space, count = context.space, len(end.awards)
    gap = Gap.MEDIUM * space.unit
    high = min((area.h - gap * (count - 1)) / count, LYING_HEIGHT.of(space))
    if space.phone and not space.wide and high >= _least_lying(space):
        return grid(count, area, area.w / high, gap, rows=count)
    broadest = BROADEST_LARGE if space.large_text else BROADEST.of(space)
    aspect = min(max((area.w / count - gap) / max(area.h, 1), CARD), broadest)
    return grid(count, area, aspect, gap, most=_widest_award(space), rows=1)


def _least_lying(space: Space) -> float:
    """The least height of a paper with three lines of text beside a picture."""
    size = max(space.text(Text.SMALLEST.size) * LYING_SHRINKS, _legible(space))
    return len(PARTS) * size * LEADING + 2 * PAPER_MARGIN.of(space)


def _widest_award(space: Space) -> float:
    """The maximum width of an award's paper, which grows with the text."""
    return AWARD_WIDE.of(space).of(space) * max(space.text_scale, 1)


def _lies(paper: Rect) -> bool:
    """Whether the texts of an award stand beside its picture."""
    return paper.w >= LYING * paper.h


class _Line(NamedTuple):
    """A text of an award as it is written on its paper."""

    piece: Piece
    height: float


class _AwardTexts(NamedTuple):
    """What is written on all awards: their rows have the same heights and font sizes.

    So titles, names and reasons stand level, however many lines each of them takes.
    """

    papers: tuple[tuple[_Line, ...], ...]
    """The three lines of each award."""
    rows: tuple[float, ...]
    """The heights of the three rows."""

    @property
    def height(self) -> float:
        return sum(self.rows)

    @property
    def smallest(self) -> float:
        """The size of the smallest letters."""
        return min(_fitted(line.piece).size for paper in self.papers for line in paper)


def _written(
    context: SceneContext, awards: tuple[AwardCard, ...], width: float, scale: float, align: str,
    most: int = 2,
) -> _AwardTexts:  # fmt: skip
    """The texts of awards in this width, `scale` times as large.

    A row has one line if all of its texts then keep most of their size, else two, if there may be
    so many. In the last of them, long names are shortened.
    """
    space = context.space
    lines: list[list[_Line]] = []
    for part, style in enumerate(AWARD_STYLES):
        size = min(max(style.size * scale, _legible(space) / space.text(1)), style.size)
        for count in range(1, most + 1):
            texts = [
                _award_text(
                    context,
                    award,
                    part,
                    style._replace(size=size),
                    (width, count),
                    align,
                    shortened=count == most,
                )
                for award in awards
            ]
            smallest = min(_fitted(piece).size for piece in texts)
            if smallest >= max(ONE_LINE_SHRINKS * space.text(size), _legible(space)) - 1:
                break
        lines.append([_at_size(piece, max(smallest, _legible(space))) for piece in texts])
    rows = tuple(max(line.height for line in row) for row in lines)
    return _AwardTexts(tuple(zip(*lines, strict=True)), rows)


def _award_text(
    context: SceneContext, award: AwardCard, part: int, style: TextStyle, room: tuple[float, int],
    align: str, shortened: bool,
) -> Piece:  # fmt: skip
    """One of the three texts of an award, in a room of a width and a number of lines."""
    space, named = context.space, part == 1
    ribbon = award.ribbon if named else None
    rect = Rect(0, 0, room[0], line_height(space, style, 1 if ribbon else room[1]))
    names = "" if ribbon else tr.listed([context.name(seat) for seat in award.seats])
    text = (award.title, names, award.reason)[part]
    piece = words(space, rect, text, style, ribbon=ribbon, align=align, **ON_PAPER)
    may_be_shorter = shortened and named and not ribbon
    return with_names(piece, context, award.seats) if may_be_shorter else piece


def _legible(space: Space) -> float:
    """The size of letters below which texts do not shrink only to be as large as longer ones."""
    return space.text(Text.SMALLEST.size / max(space.text_scale, 1))


def line_height(space: Space, style: TextStyle, lines: int) -> float:
    """The height of a box for so many lines of text."""
    return lines * space.text(style.size) * LEADING + 1


def _look(piece: Piece) -> Words:
    if not isinstance(piece.look, Words):
        raise TypeError(f"{type(piece.look).__name__} has no text")
    return piece.look


def _fitted(piece: Piece) -> Fitted:
    return _look(piece).fitted(piece.rect.w, piece.rect.h)


def _at_size(piece: Piece, size: float) -> _Line:
    """The piece with letters of this size, which it fits, and the height that it then takes."""
    look = _look(piece)
    if look.ribbon is None:
        piece = piece._replace(look=replace(look, size=min(look.size, size)))
        return _Line(piece, _fitted(piece).height + 1 if look.text else 0)
    return _Line(piece, piece.rect.h)


def _has_emblem(award: AwardCard) -> bool:
    """Whether an award shows its picture, or the badges of its players."""
    return award.look is not None or bool(award.seats and not award.ribbon)


def _awards(context: SceneContext, end: Ending, places: list[Rect]) -> list[Pieces]:
    """The pieces of each award: a paper with a picture and badges, and texts below or beside them.

    What is on a paper keeps clear of its edges, and the texts of all papers are of one size.
    """
    if not places:
        return []
    space, paper = context.space, places[0]
    margin, gap = PAPER_MARGIN.of(space), Gap.SMALL * space.unit
    inner = paper.inset(min(margin, paper.w * 0.1), min(margin, paper.h * 0.1))
    emblems, width = any(map(_has_emblem, end.awards)), floor(inner.w)
    beside = emblems and _lies(paper)
    if beside:
        emblem = min(inner.h, inner.w * LYING_EMBLEM)
        narrow = floor(inner.w * (1 - LYING_EMBLEM) - gap)
        texts = _largest(context, end.awards, narrow, inner.h, "left")
        if texts.height > inner.h:
            texts = _written(context, end.awards, narrow, AWARD_SCALES[-1], "left", most=1)
        beside = texts.height <= inner.h and texts.smallest >= _legible(space) - 1
    if not beside:
        least = MIN_EMBLEM.of(space) + gap
        texts = _largest(context, end.awards, width, inner.h - least, "center", EMBLEM_SCALE)
        emblem = min(inner.h - texts.height - gap, MAX_EMBLEM.of(space)) if emblems else 0
        if emblem < MIN_EMBLEM.of(space):
            emblem = 0
            texts = _largest(context, end.awards, width, inner.h, "center")
        if texts.height > inner.h:
            short = _written(context, end.awards, width, AWARD_SCALES[-1], "center", most=1)
            texts = short if short.smallest >= _legible(space) - 1 else texts
    found = []
    for index, (award, rect) in enumerate(zip(end.awards, places, strict=True)):
        box = inner.moved(rect.x - paper.x, rect.y - paper.y)
        found.append(_award(context, award, index, rect, box, emblem, beside, texts))
    return found


def _largest(
    context: SceneContext, awards: tuple[AwardCard, ...], width: float, height: float, align: str,
    least: float = 0,
) -> _AwardTexts:  # fmt: skip
    """The texts of awards as large as they fit this room, but not smaller than `least`."""
    for scale in AWARD_SCALES:
        texts = _written(context, awards, width, scale, align)
        if texts.height <= height or scale <= least:
            break
    return texts


def _award(
    context: SceneContext, award: AwardCard, index: int, paper: Rect, box: Rect, emblem: float,
    beside: bool, texts: _AwardTexts,
) -> Pieces:  # fmt: skip
    """The pieces of an award in the box on its paper.

    `emblem` is the height of its picture, which is above the texts or `beside` them.
    """
    space = context.space
    found = {f"award:{index}": Piece(paper, Slip("", 1), layer=Layer.PERSON + 2)}
    gap = Gap.SMALL * space.unit if emblem else 0
    if beside:
        left, rest = box.cut_left(box.w * LYING_EMBLEM, gap)
        found |= _emblem(context, award, index, around(left.cx, left.cy, left.w, emblem))
        rest = around(rest.cx, rest.cy, rest.w, min(texts.height, rest.h))
        between = 0.0
    else:
        spare = max(box.h - texts.height - emblem - gap, 0)
        between = min(spare / 4, gap or Gap.SMALL * space.unit)
        used = texts.height + emblem + gap + between * (len(texts.rows) - 1)
        rest = around(box.cx, box.cy, box.w, min(used, box.h))
        if emblem:
            above, rest = rest.cut_top(emblem, gap)
            found |= _emblem(context, award, index, above)
    shrink = min(1, rest.h / (texts.height + between * (len(texts.rows) - 1)))
    for part, line, high in zip(PARTS, texts.papers[index], texts.rows, strict=True):
        at, rest = rest.cut_top(high * shrink, between * shrink)
        spot = Rect(at.x, 0, line.piece.rect.w, line.height * shrink)
        spot = spot.moved(0, at.top - spot.top)
        found[f"award-{part}:{index}"] = line.piece._replace(rect=spot)
    return {
        key: piece._replace(
            enter=Waypoint(_smaller(piece.rect, paper), opacity=0), duration=Duration.SLOW
        )
        for key, piece in found.items()
    }


def _emblem(context: SceneContext, award: AwardCard, index: int, room: Rect) -> Pieces:
    """The picture of an award and the badges of its players, side by side in the middle."""
    seats = () if award.ribbon else award.seats
    gap = Gap.TINY * context.space.unit
    share = BESIDE_PICTURE if award.look else 1
    side = min(room.h * share, Size.AWARD_BADGE.of(context.space))
    picture = room.h * award.aspect if award.look else 0.0
    parts = len(seats) + bool(award.look)
    wanted = picture + side * len(seats) + gap * (parts - 1)
    scale = min((room.w - gap * (parts - 1)) / max(wanted - gap * (parts - 1), 1), 1)
    side, picture = side * scale, picture * scale
    x = room.cx - (picture + side * len(seats) + gap * (parts - 1)) / 2
    found: Pieces = {}
    if award.look is not None:
        rect = around(x + picture / 2, room.cy, picture, picture / award.aspect)
        found[f"award-picture:{index}"] = Piece(rect, award.look, layer=Layer.PERSON + 4)
        x = rect.right + gap
    for order, seat in enumerate(seats):
        disc = around(x + side / 2 + order * (side + gap), room.cy, side, side)
        found[f"award-badge:{index}:{seat}"] = badge(
            context.people[seat], disc, layer=Layer.PERSON + 4
        )
    return found


SHORT_NAMES = (12, 10, 8, 7, 6, 5)
"""The maximum lengths of shortened names, in letters, tried in this order until they fit."""


def with_names(piece: Piece, context: SceneContext, seats: tuple[int, ...]) -> Piece:
    """A piece whose text is the list of players' names.

    The names are shortened if they would be too small to read.
    """
    look, rect = piece.look, piece.rect
    if not isinstance(look, TextLook):
        raise TypeError(f"{type(look).__name__} has no text")
    space, names = context.space, [context.name(seat) for seat in seats]
    least = space.text(Text.SMALLEST.size / space.text_scale)
    for letters in (inf, *SHORT_NAMES):
        text = tr.listed([_shortened(name, letters) for name in names])
        look = replace(look, text=text)
        needed = least * (MIN_SHRINKING if letters == inf else 1)
        if look.fitted(rect.w, rect.h).size >= needed:
            break
    return piece._replace(look=look)


def _shortened(name: str, letters: float) -> str:
    return name if len(name) <= letters else name[: int(letters) - 1].rstrip(" -") + "…"


ON_PAPER: dict[str, Any] = {"pool": False, "colour": INK, "layer": Layer.PERSON + 6}


def _smaller(part: Rect, whole: Rect) -> Rect:
    """The place of a part of an award at the start of the animation, when the award is smaller.

    `part` and `whole` are the final places of that part and of the award.
    """
    return carried(part, whole, whole.scaled(0.7))


def _not_winning(context: SceneContext, end: Ending) -> list[int]:
    """The seats of players who did not win, most points first."""
    seats = [seat for seat in context.seats if end.scores and seat not in end.winners]
    return sorted(seats, key=lambda seat: -end.scores[seat])


def _rows_of_points(space: Space, others: int) -> int:
    return ceil(others / OTHERS.of(space))


def _others(context: SceneContext, end: Ending, area: Rect) -> Pieces:
    """The points of players who did not win."""
    space, seats = context.space, _not_winning(context, end)
    if not seats:
        return {}
    texts = {seat: f"{context.name(seat)}{NO_BREAK}{end.scores[seat]}" for seat in seats}
    found = _points(context, texts, area, signs=True)
    size = min(_fitted(piece).size for piece in found.values())
    if space.phone and size < _legible(space):  # a token would cost too much room
        found = _points(context, texts, area, signs=False)
        size = min(_fitted(piece).size for piece in found.values())
    return {key: _at_size(piece, max(size, _legible(space))).piece for key, piece in found.items()}


def _points(
    context: SceneContext, texts: dict[int, str], area: Rect, signs: bool
) -> dict[str, Piece]:
    """The points of these seats in rows, each after the player's token if `signs`."""
    space, rows = context.space, _rows_of_points(context.space, len(texts))
    lead = space.text(Text.LABEL.size) * BADGE_BEFORE_TEXT if signs else 0
    longest = max(text_width(space, text, Text.LABEL) for text in texts.values())
    columns, line = ceil(len(texts) / rows), area.h / rows
    wide = min((longest + lead) * SLACK, area.w / columns - Gap.TINY / 2 * space.unit)
    step = min(wide + Gap.MARGIN * space.unit, area.w / columns)
    found: Pieces = {}
    for order, (seat, text) in enumerate(texts.items()):
        down, along = divmod(order, columns)
        here = min(columns, len(texts) - down * columns)
        x = area.cx + (along - (here - 1) / 2) * step
        found[f"other:{seat}"] = words(
            space, around(x, area.top - (down + 0.5) * line, wide, line), text, Text.LABEL,
            badge=token(context.people[seat]) if signs else None, layer=Layer.PERSON + 8,
            delay=order * Duration.STAGGER,
        )  # fmt: skip
    return found


def exits(space: Space, again: Rect, leave: Rect, text: str = "") -> Pieces:
    """The two buttons at the end of every match: to play again, and to return to the games.

    `text` replaces the usual label of the first one.
    """
    return {
        "again": button(space, again, text or tr._("Play again"), AppCommand(Command.AGAIN)),
        "leave": button(
            space, leave, tr._("The games"), AppCommand(Command.LEAVE), Text.HINT, quiet=True
        ),
    }


def turn_in_row(context: SceneContext, row: Rect) -> Pieces:
    """The button that turns the table, at the height of the buttons in its row; in wide windows."""
    space = context.space
    if not (space.wide and two_sided(context)):
        return {}
    rect = corner(space, "bottom-right")
    turn = Piece(
        rect._replace(y=row.cy - rect.h / 2), RoundIcon("turn-table"), layer=Layer.BUTTON,
        tap=AppCommand(Command.TURN),
    )  # fmt: skip
    return {"turn": turn}


def _gallery(context: SceneContext, end: Ending, room: Rect) -> Pieces:
    """The pictures in the gallery; a tap enlarges one.

    If there is no room for all of `end.gallery`, the pictures are chosen evenly from the whole
    match. Each keeps its own shape, also among pictures of other shapes.
    """
    if not end.gallery:
        return {}
    aspect = sum(exhibit.aspect for exhibit in end.gallery) / len(end.gallery)
    worded = any(exhibit.worded for exhibit in end.gallery)
    least = WORDED.of(context.space) if worded else 0
    shown = min(len(end.gallery), WORDED_FEW if worded and end.awards else MANY)
    cells = _gallery_cells(shown, room, aspect, Gap.SMALL * context.space.unit, least)
    last, most = len(end.gallery) - 1, max(len(cells) - 1, 1)
    chosen = [round(place * last / most) for place in range(len(cells))]  # evenly spread
    return {
        f"exhibit:{index}": Piece(
            fitted(cell, end.gallery[index].aspect), end.gallery[index].look,
            layer=Layer.SIGN + place, tap=end.gallery[index].tap,
            angle=(place * 29 % 7 - 3) * 0.5,
            enter=Waypoint(cell.scaled(0.3), opacity=0),  # so that none moves across a button
            delay=place * Duration.STAGGER,
        )
        for place, (index, cell) in enumerate(zip(chosen, cells, strict=True))
    }  # fmt: skip


def _gallery_cells(count: int, room: Rect, aspect: float, gap: float, least: float) -> list[Rect]:
    """The places in the gallery, one for each picture that is shown, at most `count`.

    More than FEW pictures are shown only if they stay large enough to be recognised across the
    table; fewer, if they would be less wide than `least`, or than a single one is.
    """
    least = min(least, grid(1, room, aspect, gap)[0].w)
    few = found = grid(min(count, FEW), room, aspect, gap)
    while few[0].w < least - 1:
        few = found = grid(len(few) - 1, room, aspect, gap)
    if len(few) < FEW:
        return few
    for more in range(FEW + 1, min(count, MANY) + 1):
        cells = grid(more, room, aspect, gap)
        found = cells if cells[0].w > max(few[0].w * LITTLE, least) else found
    return found


CAPTION = PerWindow(
    Length(lines=1.5, style=Text.TITLE),
    tablet_portrait=Length(lines=2.2, style=Text.TITLE),
)
"""The height of the caption of an enlarged picture."""


def _large(context: SceneContext, end: Ending) -> Pieces:
    """The enlarged picture of the gallery above everything else, and its caption.

    A tap anywhere makes the picture small again. Empty if no picture is enlarged.
    """
    shown = end.large
    if shown is None:
        return {}
    space = context.space
    said = row(CORNER_GAP, Box("caption"), CORNER_GAP, size=CAPTION.of(space))
    at = place(column(Box("large"), said, gap=Gap.SMALL, padding=Gap.MEDIUM), space.table, space)
    rect = fitted(at["large"], shown.aspect)
    found = {
        "behind": Piece(space.area, Area(), layer=Layer.BUTTON, tap=shown.tap),
        "large": Piece(
            rect, shown.look, layer=Layer.OVERLAY + 9, tap=shown.tap, lifted=1,
            enter=Waypoint(rect.scaled(0.3), opacity=0),
        ),
    }  # fmt: skip
    if end.caption:
        found["caption"] = Piece(
            at["caption"],
            Slip(end.caption, space.text(Text.BODY.size), face="italic"),
            layer=Layer.OVERLAY + 10,
        )
    return found
