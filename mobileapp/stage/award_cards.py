"""The awards at the end of a match: papers that say who has earned what, and for what."""

from collections.abc import Sequence
from math import ceil, inf
from typing import NamedTuple

from mobileapp.stage.boxes import Length, PerWindow, TextStyle
from mobileapp.stage.geometry import Rect, around, carried
from mobileapp.stage.lettering import LEADING, fit, fit_labels
from mobileapp.stage.looks import INK, Slip
from mobileapp.stage.parts import ROUNDED, badge, legible, words
from mobileapp.stage.people import shortened_names
from mobileapp.stage.piece import Look, Piece, Pieces, Waypoint
from mobileapp.stage.scene import SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Duration, Gap, Layer, Size, Text

WIDEST = PerWindow(Length(290), tablet_portrait=Length(380), phone=Length(700))
"""The maximum width of a paper, which grows with the setting for text."""
MARGIN = PerWindow(Length(20), phone=Length(14))
"""The room between the edge of a paper and what is on it."""
STYLES = (Text.LABEL, Text.LABEL, Text.CAPTION)
"""The styles of the three texts of an award: title, players, reason."""
PARTS = ("title", "who", "why")
SCALES = (1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64)
"""The factors by which the texts of all awards shrink, tried in this order until they fit."""
MIN_EMBLEM, MAX_EMBLEM = Length(72), Length(180)
"""The least and the largest height of an emblem: a picture, with the badges of its players."""
LEAD = 0.4
"""The maximum width of an emblem beside the texts, as a part of the paper's width."""
ALONE, BESIDE_PICTURE = 1.5, 0.62
"""The size of badges without a picture, relative to `Size.AWARD_BADGE`; and beside a picture, as a
part of its height.
"""


class AwardCard(NamedTuple):
    """An award for something that happened in this match."""

    title: str
    seats: tuple[int, ...]
    reason: str
    look: Look | None = None
    """The picture with which the award was earned, if any."""
    aspect: float = Size.CARD
    """Width / height of the picture `look`."""
    ribbon: tuple[str, str] | None = None
    """The id and the name of the team that earned the award, if a team did."""
    picture: str = ""
    """The `Exhibit.id` of the picture `look`, if the gallery has it, too."""


Awards = tuple[AwardCard, ...]


class _Row(NamedTuple):
    """One of the three texts of all awards, which stand level and have letters of one size."""

    texts: tuple[str, ...]
    style: TextStyle
    width: float
    height: float


class _Paper(NamedTuple):
    """How all awards are laid out on their papers."""

    rows: tuple[_Row, ...]
    emblem: float
    """The height of the emblems; 0 for none."""
    lead: float
    """The width of the emblems if they are beside the texts; 0 if they are above them."""
    width: float
    height: float
    """The size of what is on a paper, without its margin."""


def papers(context: SceneContext, awards: Awards, room: Rect) -> Pieces:
    """The papers of awards, which are as high as what is on them, in the middle of a room.

    They lie side by side, and each emblem is above the texts. On a phone it is beside them; on an
    upright phone the papers are as wide as the room and lie one below the other.
    """
    if not awards:
        return {}
    space, gap = context.space, Gap.MEDIUM * context.space.unit
    across, down = _grid(space, len(awards))
    high = (room.h - gap * (down - 1)) / down
    wide, margin = _width(space, len(awards), room.w), min(MARGIN.of(space).of(space), high * 0.1)
    paper = _laid_out(context, awards, wide - 2 * margin, high - 2 * margin)
    high = paper.height + 2 * margin
    if space.wide or not space.phone:
        wide = paper.width + 2 * margin
    found: Pieces = {}
    for index, award in enumerate(awards):
        row, column = divmod(index, across)
        x = room.cx + (column - across / 2) * (wide + gap) + gap / 2
        y = room.cy - (row + 1 - down / 2) * (high + gap) + gap / 2
        sheet = Rect(x, y, wide, high)
        pieces = {f"award:{index}": Piece(sheet, Slip("", 1), layer=Layer.PERSON + 2)}
        pieces |= _written(context, award, index, sheet.inset(margin), paper)
        found |= {key: _entering(piece, sheet) for key, piece in pieces.items()}
    return found


def least_height(context: SceneContext, awards: Awards, width: float) -> float:
    """The height that awards need with emblems in a room of this width."""
    space, margin = context.space, MARGIN.of(context.space).of(context.space)
    _, down = _grid(space, len(awards))
    inner = _width(space, len(awards), width) - 2 * margin
    paper = _laid_out(context, awards, inner, inf, SCALES[-1:], MIN_EMBLEM.of(space))
    gaps = Gap.MEDIUM * space.unit * (down - 1)
    return down * ceil(paper.height + 2 * margin) + gaps


def _grid(space: Space, count: int) -> tuple[int, int]:
    """How many papers lie side by side, and how many below each other."""
    return (1, count) if space.phone and not space.wide else (count, 1)


def _width(space: Space, count: int, width: float) -> float:
    """The maximum width of so many papers in a room of this width."""
    across, _ = _grid(space, count)
    wide = (width - Gap.MEDIUM * space.unit * (across - 1)) / across
    return min(wide, WIDEST.of(space).of(space) * max(space.text_scale, 1))


def number_of(key: str) -> int | None:
    """The number of the award to which the piece with this key belongs; None for other pieces."""
    kind, _, rest = key.partition(":")
    return int(rest.partition(":")[0]) if kind.startswith("award") else None


def _entering(piece: Piece, sheet: Rect) -> Piece:
    """The piece, which appears along with the whole sheet, smaller at first."""
    come = Waypoint(carried(piece.rect, sheet, sheet.scaled(0.7)), opacity=0)
    return piece._replace(enter=come, duration=Duration.SLOW)


def _laid_out(
    context: SceneContext, awards: Awards, width: float, most: float,
    scales: Sequence[float] = SCALES, largest: float = inf,
) -> _Paper:  # fmt: skip
    """The texts as large as they fit, with emblems unless the texts would get too small."""
    space, gap = context.space, Gap.LARGE * context.space.unit
    least, most_emblem = MIN_EMBLEM.of(space), min(MAX_EMBLEM.of(space), largest)
    if any(one.look or (one.seats and not one.ribbon) for one in awards):
        for scale in scales:
            rows = _rows(context, awards, width, scale)
            emblem, lead = min(most - _height(rows) - gap, most_emblem), 0.0
            high = _height(rows) + gap + emblem
            if space.phone:
                emblem = min(max(_height(rows), least), most_emblem, most)
                lead = min(max(_natural(space, one, emblem) for one in awards), width * LEAD)
                rows = _rows(context, awards, width - lead - gap, scale)
                high = max(_height(rows), emblem)
            if emblem >= least and high <= most:
                wide = max(row.width for row in rows)
                if lead and lead + gap + wide > width:  # a word is too long to stand beside it
                    continue
                above = max(_natural(space, one, emblem) for one in awards)
                whole = lead + gap + wide if lead else max(wide, min(above, width))
                return _Paper(rows, emblem, lead, whole, high)
    for scale in SCALES:
        rows = _rows(context, awards, width, scale)
        if _height(rows) <= most:
            break
    wide = min(max(row.width for row in rows), width)
    return _Paper(rows, 0, 0, wide, min(_height(rows), most))


def _height(rows: tuple[_Row, ...]) -> float:
    return sum(row.height for row in rows)


def _rows(context: SceneContext, awards: Awards, width: float, scale: float) -> tuple[_Row, ...]:
    """The three texts of all awards in this width, `scale` times as large.

    They take two lines rather than become much smaller, or more at their least size.
    """
    space, least, rows = context.space, legible(context.space), []
    for part, style in zip(PARTS, STYLES, strict=True):
        wanted = max(space.text(style.size) * scale, least)
        lines = 2 * wanted * LEADING
        texts = tuple(
            {
                "title": award.title,
                "who": "" if award.ribbon else _names(context, award, width),
                "why": award.reason,
            }[part]
            for award in awards
        )
        size = max(fit_labels(texts, style.face, wanted, width, lines), int(least))
        fitted = [fit(text, style.face, size, width, inf) for text in texts]
        wide, high = (max(getattr(one, side) for one in fitted) for side in ("width", "height"))
        if part == "who" and any(award.ribbon for award in awards):
            wide = max(wide, min(RIBBON * size, width))
        style = style._replace(size=(size + ROUNDED) / space.text(1))
        rows.append(_Row(texts, style, wide + 1, high + 1))
    return tuple(rows)


RIBBON = 6
"""The width of a team's ribbon, as a multiple of the font size."""


def _names(context: SceneContext, award: AwardCard, width: float) -> str:
    """The names of an award's players, shortened if they would not fit in two lines."""
    size = legible(context.space)

    def fits(text: str) -> bool:
        return fit(text, Text.LABEL.face, size, width, 2 * size * LEADING).size >= int(size)

    return shortened_names(context, award.seats, fits)


def _natural(space: Space, award: AwardCard, high: float) -> float:
    """The width of an emblem of this height."""
    side, gap = _badge_side(space, award, high), Gap.TINY * space.unit
    picture = high * award.aspect if award.look else 0
    parts = [side] * len(_badged(space, award)) + [picture] * bool(award.look)
    return sum(parts) + gap * (len(parts) - 1)


def _badged(space: Space, award: AwardCard) -> tuple[int, ...]:
    """The seats whose badges an emblem shows.

    A team has a ribbon instead; a phone on its side has no room for badges beside a picture.
    """
    return () if award.ribbon or (award.look and space.phone and space.wide) else award.seats


def _badge_side(space: Space, award: AwardCard, high: float) -> float:
    if award.look:
        return min(high * BESIDE_PICTURE, Size.AWARD_BADGE.of(space))
    return min(high, Size.AWARD_BADGE.of(space) * ALONE)


def _written(
    context: SceneContext, award: AwardCard, index: int, box: Rect, paper: _Paper
) -> Pieces:
    """What is on the paper of an award: its emblem, and its texts below it or beside it."""
    space, gap = context.space, Gap.LARGE * context.space.unit
    found: Pieces = {}
    if paper.lead:
        left, box = box.cut_left(paper.lead, gap)
        found |= _emblem(context, award, index, around(left.cx, left.cy, left.w, paper.emblem))
    elif paper.emblem:
        above, box = box.cut_top(paper.emblem, gap)
        found |= _emblem(context, award, index, above)
    shrink = min(1, box.h / _height(paper.rows))
    box = around(box.cx, box.cy, box.w, _height(paper.rows) * shrink)
    for part, row in zip(PARTS, paper.rows, strict=True):
        line, box = box.cut_top(row.height * shrink)
        text, ribbon = row.texts[index], award.ribbon if part == "who" else None
        found[f"award-{part}:{index}"] = words(
            space, line, text, row.style, ribbon=ribbon, align="left" if paper.lead else "center",
            pool=False, colour=INK, layer=Layer.PERSON + 6,
        )  # fmt: skip
    return found


def _emblem(context: SceneContext, award: AwardCard, index: int, room: Rect) -> Pieces:
    """The picture of an award and the badges of its players, side by side in the middle."""
    space, seats = context.space, _badged(context.space, award)
    wanted = _natural(space, award, room.h)
    scale = min(room.w / max(wanted, 1), 1)
    gap, side = Gap.TINY * space.unit * scale, _badge_side(space, award, room.h) * scale
    x = room.cx - wanted * scale / 2
    found: Pieces = {}
    if award.look is not None:
        wide = room.h * award.aspect * scale
        rect = around(x + wide / 2, room.cy, wide, wide / award.aspect)
        found[f"award-picture:{index}"] = Piece(rect, award.look, layer=Layer.PERSON + 4)
        x = rect.right + gap
    for order, seat in enumerate(seats):
        disc = around(x + side / 2 + order * (side + gap), room.cy, side, side)
        found[f"award-badge:{index}:{seat}"] = badge(
            context.people[seat], disc, layer=Layer.PERSON + 4
        )
    return found
