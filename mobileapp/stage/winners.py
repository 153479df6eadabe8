"""The winners at the end of a match, in a spotlight, and the points of the other players."""

from collections.abc import Mapping, Sequence
from itertools import product
from math import ceil, inf

from mobileapp.languages.typography import NO_BREAK
from mobileapp.stage.blocks import extent, side_by_side, stacked, together
from mobileapp.stage.boxes import Length, PerWindow, TextStyle
from mobileapp.stage.colours import CANDLELIGHT
from mobileapp.stage.geometry import Rect, around, grid, hull
from mobileapp.stage.lettering import LEADING, fit, line_width
from mobileapp.stage.looks import Spotlight, token
from mobileapp.stage.parts import BADGE_BEFORE_TEXT, badge, labels_style, legible, text_width, words
from mobileapp.stage.people import shortened_names
from mobileapp.stage.piece import Piece, Pieces, Waypoint
from mobileapp.stage.scene import SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Duration, Gap, Layer, Text

WINNER = PerWindow(Length(260), tablet_portrait=Length(340), phone=Length(380))
"""The maximum size of a winner's badge."""
FELLOW = PerWindow(Length(190), tablet_portrait=Length(240), phone=Length(270))
"""The same if there are several winners."""
IN_A_ROW = 3
"""So many winners stand in one row, also where there is room for larger badges in two."""
MIN_BESIDE, MIN_ABOVE = Length(110), PerWindow(Length(200), phone=Length(180))
"""The least size of badges beside what is said of the winners, and above it."""
OTHERS = PerWindow((5,), tablet_portrait=(3,), phone_landscape=(4, 3, 2))
"""The maximum numbers of losing players in each row of points: the first that leaves room for their
names, or the last.
"""
OTHERS_LINE = PerWindow(1.6, tablet_portrait=1.9, phone=1.7, phone_landscape=1.15)
"""The height of a row of points, as a multiple of its font size."""
NEARLY = 0.965
"""The least letters of names with points, as a part of those that are easily read."""
SHORTEST = 5
"""The least width of a shortened name with points, as a multiple of the font size."""
SLACK = 1.02
"""The width of a name with points, as a multiple of that of what is written."""
Said = Mapping[str, tuple[str, TextStyle]]
"""What is said of the winners: texts and their styles, by the keys of their pieces."""


def badges(
    context: SceneContext, seats: Sequence[int], said: Said, room: Rect, beside: bool = False
) -> Pieces:
    """The badges of the winners, keys `winner:<seat>`, and texts below or `beside` them.

    They lie in the middle of a room, and the badges are as large as they fit it.
    """
    space = context.space
    if beside:
        gap = Gap.MARGIN * space.unit
        text = together(stacked(_texts(space, said, inf, "left"), room, 0, "left"))
        free = room._replace(w=room.w - extent(text).w - gap)
        return together(side_by_side([_badges(context, seats, free, rows=1), text], room, gap))
    gap = Gap.SMALL * space.unit
    text = together(stacked(_texts(space, said, room.w), room, 0))
    free = room._replace(h=room.h - extent(text).h - gap)
    return together(stacked([_badges(context, seats, free), text], room, gap))


def fit_beside(context: SceneContext, count: int, said: Said, width: float) -> bool:
    """Whether so many badges and the texts beside them are no wider than a room."""
    space = context.space
    badges = count * (MIN_BESIDE.of(space) + Gap.MEDIUM * space.unit)
    text = max((extent(one).w for one in _texts(space, said, inf)), default=0)
    return badges + Gap.MARGIN * space.unit + text <= width


def least_height(context: SceneContext, said: Said, width: float, beside: bool) -> float:
    """The height that winners need with their texts in a room of this width."""
    space = context.space
    if beside:
        return MIN_BESIDE.of(space)
    texts = sum(extent(one).h for one in _texts(space, said, width))
    return ceil(texts + Gap.SMALL * space.unit + MIN_ABOVE.of(space).of(space))


def _texts(space: Space, said: Said, width: float, align: str = "center") -> list[Pieces]:
    """The texts as pieces that are as large as what is written, in up to two lines."""
    found: list[Pieces] = []
    for key, (text, style) in said.items():
        lines = 2 * space.text(style.size) * LEADING
        style = labels_style(space, [text], style, width, lines)
        size = max(space.text(style.size), legible(space))
        fitted = fit(text, style.face, size, width, inf)
        rect = Rect(0, 0, fitted.width + 1, fitted.height + 1)
        style = style._replace(size=size / space.text(1))
        found.append({key: words(space, rect, text, style, align=align, delay=Duration.SLOW)})
    return found


def _badges(context: SceneContext, seats: Sequence[int], room: Rect, rows: int = 0) -> Pieces:
    if not seats:
        return {}
    space = context.space
    most = (FELLOW if len(seats) > 1 else WINNER).of(space).of(space)
    rows = rows or len(seats) <= IN_A_ROW
    rects = grid(len(seats), room, 1, Gap.MEDIUM * space.unit, most, int(rows))
    return {
        f"winner:{seat}": badge(
            context.people[seat], rect, layer=Layer.PERSON, bounce=True, duration=Duration.SLOW,
            delay=Duration.QUICK + order * 2 * Duration.STAGGER,
        )
        for order, (seat, rect) in enumerate(zip(seats, rects, strict=True))
    }  # fmt: skip


def in_spotlight(block: Pieces, space: Space) -> Pieces:
    """The winners where they lie in the end, with a spotlight into which their badges drop."""
    rects = [piece.rect for key, piece in block.items() if key.startswith("winner:")]
    if not rects:
        return block
    light = Piece(
        _beam(rects, space.area), Spotlight(CANDLELIGHT), layer=Layer.PILE, opacity=0.5,
        duration=Duration.SLOW,
    )  # fmt: skip
    falling = {
        key: piece._replace(enter=Waypoint(piece.rect.moved(0, space.height)))
        for key, piece in block.items()
        if key.startswith("winner:")
    }
    return block | {"spotlight": light} | falling


def _beam(rects: list[Rect], area: Rect) -> Rect:
    """The place of the spotlight, which is wider than the winners.

    It reaches from the upper edge of `area` to below them.
    """
    lit, side = hull(rects), rects[0].w
    low = max(lit.y - side / 2, area.y)
    wide = min(lit.w + side, area.w)
    return around(lit.cx, (low + area.top) / 2, wide, area.top - low).within(area)


def losers(context: SceneContext, scores: Mapping[int, int], room: Rect) -> Pieces:
    """The points of players who did not win, by seat, in rows at the upper edge of a room.

    Each follows the player's token; on a phone only if there is room for it. Names that are too
    long are shortened.
    """
    if not scores:
        return {}
    space, usual = context.space, context.space.text(Text.LABEL.size)
    gap, leading = Gap.TINY * space.unit, OTHERS_LINE.of(space)
    texts = {seat: f"{context.name(seat)}{NO_BREAK}{points}" for seat, points in scores.items()}
    longest = max(text_width(space, text, Text.LABEL) for text in texts.values()) / usual
    least = legible(space) * NEARLY
    leads = (BADGE_BEFORE_TEXT, 0) if space.phone else (BADGE_BEFORE_TEXT,)
    for most, lead in product(OTHERS.of(space), leads):
        rows, columns, cell = _shape(len(texts), most, room.w, gap)
        size = min(usual, cell / (longest + lead) / SLACK, room.h / rows / leading)
        if size >= least:
            break
    if size < least:
        size, lead = least, leads[-1]
        for most in reversed(OTHERS.of(space)):
            rows, columns, cell = _shape(len(texts), most, room.w, gap)
            if rows * size * leading <= room.h:
                break
        if cell < SHORTEST * size:
            _, columns, cell = _shape(len(texts), OTHERS.of(space)[-1], room.w, gap)
        free = cell - lead * size
        texts = {seat: _short(context, seat, points, size, free) for seat, points in scores.items()}
    style, line = Text.LABEL._replace(size=size / space.text(1)), leading * size
    wide = min((longest + lead) * size * SLACK, cell)
    step = min(wide + Gap.MARGIN * space.unit, cell + gap)
    found: Pieces = {}
    for order, (seat, text) in enumerate(texts.items()):
        down, along = divmod(order, columns)
        here = min(columns, len(texts) - down * columns)
        x = room.cx + (along - (here - 1) / 2) * step
        found[f"other:{seat}"] = words(
            space, around(x, room.top - (down + 0.5) * line, wide, line), text, style,
            badge=token(context.people[seat]) if lead else None, layer=Layer.PERSON + 8,
            delay=order * Duration.STAGGER,
        )  # fmt: skip
    return found


def _shape(count: int, most: int, width: float, gap: float) -> tuple[int, int, float]:
    """The rows and columns of so many texts, at most `most` in a row, and the width of each."""
    rows = ceil(count / most)
    columns = ceil(count / rows)
    return rows, columns, (width + gap) / columns - gap


def _short(context: SceneContext, seat: int, points: int, size: float, width: float) -> str:
    """A player's name and points, the name shortened as far as needed to be no wider."""

    def fits(name: str) -> bool:
        return line_width(f"{name}{NO_BREAK}{points}", Text.LABEL.face, round(size)) <= width

    return f"{shortened_names(context, (seat,), fits)}{NO_BREAK}{points}"
