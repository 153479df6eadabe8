"""The end of a match, the same for every game: light on the winners, awards, then the gallery."""

from typing import NamedTuple

from mobileapp.stage.looks import CREAM, Light, Slip, token
from mobileapp.stage.parts import (
    Edges,
    badge,
    button,
    corner_side,
    edges,
    headline,
    steps,
    words,
)
from mobileapp.stage.scene import (
    STAGGER,
    Action,
    Do,
    Look,
    Piece,
    Pieces,
    Rect,
    Reveal,
    Scene,
    Spot,
    Table,
    fitted,
    grid,
)
from mobileapp.translation import tr

WINNER = 190
"""How wide a winner's badge is."""


class AwardCard(NamedTuple):
    """Something somebody really earned in this match."""

    title: str
    seats: tuple[int, ...]
    reason: str
    look: Look | None = None
    """The picture it was earned with."""
    aspect: float = 2 / 3
    ribbon: tuple[str, str] | None = None
    """A team and its name, where a whole team earned it."""


class Exhibit(NamedTuple):
    """A picture of the match's gallery."""

    look: Look
    aspect: float = 2 / 3
    tap: Action | None = None
    """Usually: see it large."""


class Ending(NamedTuple):
    """How a match ended, ready to be told."""

    title: str
    subtitle: str = ""
    ribbon: tuple[str, str] | None = None
    """The winning team and its name, before the title."""
    winners: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    """By seat; empty where points are not counted."""
    awards: tuple[AwardCard, ...] = ()
    gallery: tuple[Exhibit, ...] = ()
    large: Exhibit | None = None
    """The picture of the gallery that is seen large, with what was said about it."""
    caption: str = ""
    sound: str = ""
    again: str = ""
    """What playing once more is called."""


def ending(table: Table, end: Ending) -> Reveal:
    """Darkness, the winners in the light, the awards one by one, the others, the gallery."""
    space, at = table.space, edges(table.space, 92)
    lower, middle = at.middle.cut_bottom(_shelf_height(table, end), 12 * space.unit)
    ways_out = _ways_out(table, end, lower)
    dark = Scene(ways_out, shade=0.72)
    shown = ways_out | _title(table, end, at)
    left, right = _halves(middle, table, end)
    shown |= _winners(table, end, left)
    told = [(0.45, dark), (0.9, Scene(dict(shown), shade=0.6, sound=end.sound))]
    for index, rect in enumerate(_award_places(right, table, end)):
        shown |= _award(table, end.awards[index], index, rect)
        told.append((0.6, Scene(dict(shown), shade=0.55, sound="flip")))
    shown |= _others(table, end, left, right) | _gallery(table, end, lower, ways_out)
    if end.large is not None:
        shown |= _large(table, end)
    return steps(*told, (0, Scene(shown, shade=0.5)))


def _shelf_height(table: Table, end: Ending) -> float:
    space = table.space
    least = max(space.touch, 84 * space.unit)
    if not end.gallery:
        return least
    return max(least, 136 * space.unit) if space.wide else least * 2.3


def _title(table: Table, end: Ending, at: Edges) -> Pieces:
    return headline(table.space, end.title, ribbon=end.ribbon, at=at, size=60)


def _halves(middle: Rect, table: Table, end: Ending) -> tuple[Rect, Rect]:
    """Where the winners stand, and where the awards hang."""
    gap = 16 * table.space.unit
    if table.space.wide:
        left, right = middle.cut_left(middle.w * (0.36 if end.awards else 1), gap)
    else:
        left, right = middle.cut_top(middle.h * (0.42 if end.awards else 1), gap)
    return left, right


def _winners(table: Table, end: Ending, area: Rect) -> Pieces:
    space = table.space
    found: Pieces = {}
    lower, upper = area.cut_bottom(space.text(32) * 1.5, 4 * space.unit)
    if end.subtitle:
        found["subtitle"] = words(space, lower, end.subtitle, 32, face="italic", layer=40)
    if not end.winners:
        return found
    rects = grid(len(end.winners), upper.scaled(0.92), 1, 16 * space.unit, most=WINNER * space.unit)
    for order, (seat, rect) in enumerate(zip(end.winners, rects, strict=True)):
        light = _lit(rect, space.area)
        found[f"light:{seat}"] = Piece(light, Light(CREAM), layer=5, opacity=0.42)
        above = rect.moved(0, space.height)
        found[f"winner:{seat}"] = badge(
            table.people[seat], rect, layer=20, enter=Spot(above), duration=0.5, bounce=True,
            delay=order * 0.12,
        )  # fmt: skip
    return found


def _lit(rect: Rect, area: Rect) -> Rect:
    """As far around a badge as the light reaches without leaving the window."""
    room = min(rect.cx - area.x, area.right - rect.cx, rect.cy - area.y, area.top - rect.cy)
    return rect.scaled(min(1.9, 2 * room / rect.w))


def _award_places(area: Rect, table: Table, end: Ending) -> list[Rect]:
    if not end.awards:
        return []
    room = area
    if end.scores and table.space.wide:
        _, room = area.cut_bottom(table.space.text(30) * 1.6, 8 * table.space.unit)
    aspect = 0.62 if room.h > room.w * 0.45 else 0.8
    return grid(
        len(end.awards), room, aspect, 16 * table.space.unit, most=260 * table.space.unit, rows=1
    )


def _award(table: Table, award: AwardCard, index: int, rect: Rect) -> Pieces:
    """A picture behind a paper that says what was earned, by whom and why."""
    space = table.space
    name = "" if award.ribbon else tr.listed([table.name(seat) for seat in award.seats])
    paper, upper = rect.cut_bottom(rect.h * (0.46 if award.look else 1))
    found: Pieces = {}
    later = Spot(rect.scaled(0.7), 0, opacity=0)
    if award.look is not None:
        picture = fitted(upper._replace(h=upper.h + paper.h * 0.15, y=upper.y - paper.h * 0.15),
                         award.aspect)  # fmt: skip
        found[f"award-picture:{index}"] = Piece(
            picture, award.look, layer=22, angle=(index - 1) * 2, enter=Spot(picture, 0, False, 0),
            duration=0.4,
        )  # fmt: skip
    title, rest = paper.inset(paper.w * 0.05, paper.h * 0.06).cut_top(paper.h * 0.28)
    who, why = rest.cut_top(rest.h * 0.5)
    found[f"award:{index}"] = Piece(paper, Slip("", 1), layer=24, enter=later, duration=0.4)
    ink = {"pool": False, "colour": "#241A33", "enter": later, "duration": 0.4, "layer": 26}
    found[f"award-title:{index}"] = words(space, title, award.title, 30, **ink)
    first = token(table.people[award.seats[0]]) if award.seats and not award.ribbon else None
    found[f"award-who:{index}"] = words(
        space, who, name, 32, badge=first, ribbon=award.ribbon, **ink
    )
    found[f"award-why:{index}"] = words(space, why, award.reason, 28, face="italic", **ink)
    return found


def _others(table: Table, end: Ending, left: Rect, right: Rect) -> Pieces:
    """The points of those who did not win."""
    space = table.space
    seats = [seat for seat in range(len(end.scores)) if seat not in end.winners]
    if not seats:
        return {}
    seats.sort(key=lambda seat: -end.scores[seat])
    area = right if end.awards else left
    row, _ = area.cut_bottom(space.text(30) * 1.6)
    if not end.awards:
        row = row.moved(0, space.text(32) * 1.6)
    cells = grid(
        len(seats), row, 3.4 if space.wide else 2.6, 10 * space.unit, most=230 * space.unit
    )
    return {
        f"other:{seat}": words(
            space, cell, f"{table.name(seat)} {end.scores[seat]}", 30,
            badge=token(table.people[seat]), layer=28, delay=order * STAGGER,
        )
        for order, (seat, cell) in enumerate(zip(seats, cells, strict=True))
    }  # fmt: skip


def _ways_out(table: Table, end: Ending, shelf: Rect) -> Pieces:
    """Always in reach: once more, or back."""
    space = table.space
    h = max(space.touch, 68 * space.unit)
    gap = 10 * space.unit
    if space.wide:
        keep_clear = corner_side(space) + gap
        right, _ = shelf.cut_right(250 * space.unit + keep_clear)
        right = Rect(right.x, right.y, right.w - keep_clear, right.h)
        again = Rect(right.x, right.top - h, right.w, h)
        leave = Rect(right.x, again.y - gap - h * 0.8, right.w, h * 0.8)
        if leave.y < shelf.y - 1:
            leave = Rect(right.x - 210 * space.unit, again.y, 200 * space.unit, h)
    else:
        row, _ = shelf.cut_bottom(h)
        leave, again = grid(2, row, row.w / 2 / h, gap, rows=1)
    text = end.again or tr._("Play again")
    return {
        "again": button(space, again, text, Do("again")),
        "leave": button(space, leave, tr._("The games"), Do("leave"), 26, quiet=True),
    }


def _gallery(table: Table, end: Ending, shelf: Rect, ways_out: Pieces) -> Pieces:
    """The pictures of the match beside the ways out; a touch shows one large."""
    if not end.gallery:
        return {}
    space = table.space
    room = shelf
    if space.wide:
        keep_clear = corner_side(space) + 10 * space.unit
        end_of_room = min(piece.rect.x for piece in ways_out.values()) - 20 * space.unit
        _, room = shelf.cut_left(keep_clear)
        room = room._replace(w=end_of_room - room.x)
    else:
        _, room = shelf.cut_bottom(max(space.touch, 68 * space.unit), 10 * space.unit)
    aspect = end.gallery[0].aspect
    most = room.h * aspect
    cells = grid(len(end.gallery), room, aspect, 8 * space.unit, most=most)
    return {
        f"exhibit:{index}": Piece(
            cell, exhibit.look, layer=30 + index, tap=exhibit.tap, delay=index * STAGGER,
            enter=Spot(cell.moved(space.width, 0)),
        )
        for index, (exhibit, cell) in enumerate(zip(end.gallery, cells, strict=True))
    }  # fmt: skip


def _large(table: Table, end: Ending) -> Pieces:
    """One picture of the gallery over everything, and what was said about it."""
    shown = end.large
    if shown is None:
        return {}
    space = table.space
    room = space.area.inset(24 * space.unit)
    caption, upper = room.cut_bottom(space.text(40) * 1.5, 8 * space.unit)
    rect = fitted(upper, shown.aspect)
    found = {
        "large": Piece(
            rect, shown.look, layer=94, tap=shown.tap, lifted=1,
            enter=Spot(rect.scaled(0.3), opacity=0),
        )
    }  # fmt: skip
    if end.caption:
        found["caption"] = Piece(
            caption, Slip(end.caption, space.text(36), face="italic"), layer=95
        )
    return found
