"""The scenes at the end of a match, for every game: the winners, awards, points, the gallery."""

from dataclasses import replace
from itertools import product
from math import ceil, inf
from typing import Any, NamedTuple

from mobileapp.languages.translation import tr
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
from mobileapp.stage.looks import CREAM, INK, Area, Slip, Spotlight, TextLook, token
from mobileapp.stage.parts import (
    BADGE_BEFORE_TEXT,
    badge,
    button,
    reveal_of,
    still,
    text_width,
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

FEW, MANY = 5, 8
"""The gallery shows at most FEW pictures, or up to MANY if they stay large enough (`LITTLE`).

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

OTHERS = PerWindow(5, tablet_portrait=3, phone=3, phone_landscape=5)
"""The maximum number of losing players in each row of points."""
OTHERS_LINE = PerWindow(1.6, tablet_portrait=2.1, phone=2.1, phone_landscape=1.6)
"""The height of a row of points, as a multiple of its font size."""
SHELF = PerWindow(
    Length(178),
    phone_landscape=Length(150, touch=True),
    phone=Length(190),
    tablet_portrait=Length(190),
)
"""The height of the gallery beside awards."""
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
WINNERS_SHARE = PerWindow(0.46, tablet_portrait=0.46, phone=0.44, phone_landscape=0.4)
"""The part of the room that the winners take beside or above awards, at most."""
WINNERS_WIDTH = Length(430)
"""The width of a single winner with points beside awards, if there is room."""
WINNER = PerWindow(Length(260), tablet_portrait=Length(340), phone=Length(380))
"""The maximum size of a winner's badge."""
SLACK = 1.12
"""The width of a cell with a name and points, as a multiple of the width of its text."""
EXITS = row(
    Box("leave", 4), Box("again", 5), size=Length(500, lines=14, style=Text.HINT), gap=Gap.SMALL
)
"""The boxes of the two exit buttons if they are side by side."""
LEAVE = Box("leave", Length(180, 6.4, Text.HINT), max_height=Size.BUTTON)
AGAIN = Box("again", Length(220, 7, Text.HINT), max_height=Size.BUTTON)
"""The boxes of the two exit buttons if they are at both sides of the gallery."""


class _Contents(NamedTuple):
    """Which parts an ending has."""

    praise: bool
    """Whether there are winners, awards or a subtitle; else the gallery gets all the room."""
    awards: bool
    gallery: bool
    others: int
    """The number of players who did not win and whose points are shown."""


def _all_contents() -> list[_Contents]:
    return [
        _Contents(praise, awards, gallery, others if praise else 0)
        for praise, awards, gallery, others in product(EITHER, EITHER, EITHER, range(10))
        if praise or not awards
    ]


@cached_layout(contents=_all_contents())
def _places(space: Space, contents: _Contents) -> Places:
    """Where the parts of an ending lie.

    The title is at the lower and the upper edge; on a phone it is only at the upper one. Winners,
    awards, points, the gallery and the exit buttons take the rest of the window.
    """
    title = bar(Box("title"), size=TITLE.of(space))
    rows = _rows_of_points(space, contents.others)
    line = Length(lines=rows * OTHERS_LINE.of(space), style=Text.LABEL)
    middle = (
        Box("praise") if contents.praise else None,
        Box("points", line) if rows else None,
        *_shelf(space, contents),
    )
    parts = (title, *middle) if space.phone else (far_side(title), *middle, title)
    tree = column(*parts, gap=Gap.SMALL)
    return place(tree, space.page, space)


def _shelf(space: Space, contents: _Contents) -> tuple[Box, ...]:
    """The boxes of the gallery, if there is one, and of the two exit buttons.

    The buttons are at both sides of the gallery. They are below it in portrait, and if the gallery
    has all the room.
    """
    shelf = SHELF if contents.awards else HIGH_SHELF
    size = shelf.of(space) if contents.praise else 1
    if not space.wide:
        exits = EXITS.with_size(Size.BUTTON)
        return (Box("gallery", size), exits) if contents.gallery else (exits,)
    if not contents.gallery:
        return (row(Box(), EXITS, Box(), size=Size.BUTTON),)
    if not contents.praise:
        exits = row(Box(), EXITS, Box(), size=Size.BUTTON)
        return row(CORNER_GAP, Box("gallery"), CORNER_GAP), exits
    return (row(LEAVE, Box("gallery"), AGAIN, size=size, gap=Gap.MEDIUM),)


def ending(context: SceneContext, end: Ending) -> Reveal:
    """The reveal at the end of a match.

    Its steps show the darkened background, then the winners in a spotlight, then each award, and
    finally the points of the other players, the gallery and the exit buttons. The buttons are not
    shown earlier, so that nobody hits one with a tap that is meant to skip the reveal.
    """
    space = context.space
    praise = bool(end.winners or end.awards or end.subtitle)
    others = len(_not_winning(context, end))
    at = _places(space, _Contents(praise, bool(end.awards), bool(end.gallery), others))
    winners, awards = _praise(space, at.find("praise"), len(end.winners), len(end.awards))
    shown = _title(context, end, at) | _winners(context, end, winners)
    confetti = () if end.shared_band == 0 else winners_confetti(context, end.winners)
    said = f"{end.ribbon[1]} {end.title}" if end.ribbon else end.title
    timed = [
        (DARK, Scene({}, shade=NIGHT)),
        (PRAISE, Scene(dict(shown), shade=DUSK, confetti=confetti, sound=end.sound, said=said)),
    ]
    places = _award_places(awards, context, end)
    share = _text_share(context, end, places)
    close = all(len(award.seats) == 1 for award in end.awards)
    for index, rect in enumerate(places):
        shown |= _award(context, end.awards[index], index, rect, share, close)
        timed.append((AWARD, Scene(dict(shown), shade=DUSK, confetti=confetti, sound="flip")))
    shown |= _others(context, end, at.find("points")) | _gallery(context, end, at.find("gallery"))
    shown |= exits(space, at.again, at.leave, end.again)
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
    gap, least = Gap.MARGIN * space.unit, WINNERS_SHARE.of(space)
    between = (awards - 1) * Gap.MEDIUM * space.unit
    if not space.wide:
        most = awards * LYING_HEIGHT.of(space) + between if space.phone else room.h
        below, above = room.cut_bottom(min(room.h * (1 - least), most), gap / 2)
        return above, below
    cards = min(awards * AWARD_WIDE.of(space).of(space) + between, room.w * (1 - least))
    wanted = WINNERS_WIDTH.of(space) + (winners - 1) * WINNER.of(space).of(space)
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
    return with_far_copy("headline", said, at.find("title_far"))


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
        WINNER.of(space).of(space),
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
LYING_HEIGHT, LYING_LINES = Length(250), Length(lines=4.2, style=Text.SMALLEST)
"""The maximum and the minimum height of such a paper."""
MAX_TEXTS_HEIGHT = Length(lines=5.6, style=Text.SMALLEST)
"""The largest height of three short texts, so that they stay together on a high paper."""
WORDS = PerWindow(0.48, tablet_portrait=0.5, phone=0.58)
"""The height of the text below an award's picture, as a fraction of the height of its paper."""
SEVERAL = 0.16
"""What is added to `WORDS` for all awards if several players share any one of them."""
MIN_SHRINKING = 0.7
"""The minimum font size of full names on an award, as a fraction of `Text.SMALLEST`.

Names that would have to be smaller are shortened.
"""
AWARD_LINES = PerWindow((27, 30, 43), phone=(29, 35, 35), phone_landscape=(21, 39, 39))
"""The flex factors of the three texts of an award: title, players, reason."""


def _award_places(area: Rect, context: SceneContext, end: Ending) -> list[Rect]:
    """The places of the awards: side by side, on an upright phone one below the other.

    They are as wide as `area`, `BROADEST` and `AWARD_WIDE` allow, so that their texts are large.
    """
    if not end.awards:
        return []
    space, count = context.space, len(end.awards)
    gap = Gap.MEDIUM * space.unit
    high = min((area.h - gap * (count - 1)) / count, LYING_HEIGHT.of(space))
    if space.phone and not space.wide and high >= LYING_LINES.of(space):
        return grid(count, area, area.w / high, gap, rows=count)
    broadest = BROADEST_LARGE if space.large_text else BROADEST.of(space)
    aspect = min(max((area.w / count - gap) / max(area.h, 1), CARD), broadest)
    return grid(count, area, aspect, gap, most=AWARD_WIDE.of(space).of(space), rows=1)


def _lies(paper: Rect) -> bool:
    """Whether the texts of an award stand beside its picture."""
    return paper.w >= LYING * paper.h


def _has_badges(award: AwardCard) -> bool:
    """Whether an award shows the badges of its players in place of a picture."""
    return bool(award.seats) and not (award.look or award.ribbon)


def _text_share(context: SceneContext, end: Ending, places: list[Rect]) -> float:
    """The height of an award's texts, as a fraction of the height of its paper.

    Of a paper with its picture beside the texts, it is the width. It is equal for all awards, so
    that their lines of text are level. It is 1 if no award has a picture or badges, or if a phone
    has no room for them.
    """
    space = context.space
    if not any(award.look or _has_badges(award) for award in end.awards):
        return 1
    if _lies(places[0]):
        return 1 - LYING_EMBLEM
    cramped = any(
        one.h < one.w / CARD * 0.9 or one.w < space.text(Text.LABEL.size) * 7 for one in places
    )
    if space.phone and cramped:
        return 1  # leave out the pictures, so that the text is readable
    share = WORDS.phone if space.large_text else WORDS.of(space)
    several = any(len(award.seats) > 1 for award in end.awards)
    return (share or 0) + (SEVERAL if several else 0)


def _award(
    context: SceneContext, award: AwardCard, index: int, rect: Rect, share: float, close: bool
) -> Pieces:
    """The pieces of an award: a paper with a picture or badges, and below them three texts.

    The texts are the title, the players and the reason. `share` is the part of the paper's height
    that they take; with 1 there is neither a picture nor a badge above them. `close` texts are not
    spread over all of their room, as the names of several players would have to be.
    """
    space = context.space
    large = space.phone or space.large_text  # texts need more room
    what, who, why = AWARD_LINES.of(space)
    if large or len(award.seats) > 1:
        who = why = (who + why) // 2
    lines = column(Box("title", what), Box("who", who), Box("why", why), size=share)
    lines = lines._replace(max_height=MAX_TEXTS_HEIGHT if close else None)
    emblem = Box("emblem", 1 - share, padding=Gap.SMALL) if share < 1 else None
    arrange = row if _lies(rect) else column
    at = place(arrange(emblem, lines, padding=Gap.TINY / 2), rect, space)
    found = {f"award:{index}": Piece(rect, Slip("", 1), layer=Layer.PERSON + 2)}
    if emblem and award.look is not None:
        picture = fitted(at["emblem"], award.aspect)
        found[f"award-picture:{index}"] = Piece(picture, award.look, layer=Layer.PERSON + 4)
    elif emblem and _has_badges(award):
        discs = grid(
            len(award.seats), at["emblem"], 1, Gap.TINY * space.unit, Size.AWARD_BADGE.of(space)
        )
        for seat, disc in zip(award.seats, discs, strict=True):
            found[f"award-badge:{index}:{seat}"] = badge(
                context.people[seat], disc, layer=Layer.PERSON + 4
            )
    alone = not award.look or len(award.seats) != 1 or award.ribbon or large
    sign = None if alone else token(context.people[award.seats[0]])
    written: dict[str, Any] = ON_PAPER
    if emblem and _lies(rect):  # all of them begin beside the picture
        written = ON_PAPER | {"align": "left"}
    named = words(space, at["who"], "", Text.LABEL, badge=sign, ribbon=award.ribbon, **written)
    told = {
        "title": words(space, at["title"], award.title, Text.LABEL, **written),
        "who": named if award.ribbon else with_names(named, context, award.seats),
        "why": words(space, at["why"], award.reason, Text.CAPTION, **written),
    }
    found |= {f"award-{part}:{index}": piece for part, piece in told.items()}
    return {
        key: piece._replace(
            enter=Waypoint(_smaller(piece.rect, rect), opacity=0), duration=Duration.SLOW
        )
        for key, piece in found.items()
    }


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
    rows = _rows_of_points(space, len(seats))
    texts = {seat: f"{context.name(seat)} {end.scores[seat]}" for seat in seats}
    lead = 0 if space.phone else space.text(Text.LABEL.size) * BADGE_BEFORE_TEXT
    longest = max(text_width(space, text, Text.LABEL) for text in texts.values())
    columns, line = ceil(len(seats) / rows), area.h / rows
    wide = min((longest + lead) * SLACK, area.w / columns - Gap.TINY / 2 * space.unit)
    step = min(wide + Gap.MARGIN * space.unit, area.w / columns)
    cells = []
    for order in range(len(seats)):
        down, along = divmod(order, columns)
        here = min(columns, len(seats) - down * columns)
        x = area.cx + (along - (here - 1) / 2) * step
        cells.append(around(x, area.top - (down + 0.5) * line, wide, line))
    return {
        f"other:{seat}": words(
            space, cell, texts[seat], Text.LABEL,
            badge=None if space.phone else token(context.people[seat]), layer=Layer.PERSON + 8,
            delay=order * Duration.STAGGER,
        )
        for order, (seat, cell) in enumerate(zip(seats, cells, strict=True))
    }  # fmt: skip


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


def _gallery(context: SceneContext, end: Ending, room: Rect) -> Pieces:
    """The pictures in the gallery; a tap enlarges one.

    If there is no room for all of `end.gallery`, the pictures are chosen evenly from the whole
    match. Each keeps its own shape, also among pictures of other shapes.
    """
    if not end.gallery:
        return {}
    aspect = sum(exhibit.aspect for exhibit in end.gallery) / len(end.gallery)
    cells = _gallery_cells(len(end.gallery), room, aspect, Gap.SMALL * context.space.unit)
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


def _gallery_cells(count: int, room: Rect, aspect: float, gap: float) -> list[Rect]:
    """The places in the gallery, one for each picture that is shown, at most `count`.

    More than FEW pictures are shown only if they stay large enough to be recognised across the
    table.
    """
    few = found = grid(min(count, FEW), room, aspect, gap)
    for more in range(FEW + 1, min(count, MANY) + 1):
        cells = grid(more, room, aspect, gap)
        found = cells if cells[0].w > few[0].w * LITTLE else found
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
    at = place(column(Box("large"), said, gap=Gap.SMALL, padding=Gap.MEDIUM), space.page, space)
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
