"""The end of a match, the same for every game: light on the winners, awards, then the gallery."""

from typing import NamedTuple

from mobileapp.languages.translation import tr
from mobileapp.stage.looks import CREAM, Area, Slip, Spotlight, token
from mobileapp.stage.parts import (
    Edges,
    badge,
    button,
    corner_side,
    edges,
    headline,
    steps,
    still,
    words,
)
from mobileapp.stage.scene import (
    STAGGER,
    Action,
    AppCommand,
    Look,
    Piece,
    Pieces,
    Rect,
    Reveal,
    Scene,
    SceneContext,
    Space,
    Waypoint,
    around,
    carried,
    fitted,
    grid,
)

WINNER = 190
"""How wide a winner's badge is."""
EMBLEM = 96
"""How wide a badge on an award is at most: far smaller than a winner's, which stands beside it."""
FEW, MANY = 5, 8
"""How many pictures of a long match hang in its gallery; the story of the evening has them all."""


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
    """How a match ended."""

    title: str
    subtitle: str = ""
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
    ribbon: tuple[str, str] | None = None
    """The winning team and its name, before the title."""


def ending(context: SceneContext, end: Ending) -> Reveal:
    """Darkness, the winners in the light, the awards one by one, the others, the gallery.

    Only then the buttons: before, a finger that hurries the story on would leave it instead.
    Where nobody and nothing is to be praised, the gallery has the whole wall.
    """
    space = context.space
    at = edges(space, 92 if space.phone else 92 / space.text_scale)  # the middle needs more room
    lower, middle = at.middle.cut_bottom(_shelf_height(context, end), 12 * space.unit)
    buttons = _exit_buttons(context, end, lower)
    shown = _title(context, end, at)
    points, middle = middle.cut_bottom(_points_height(context, end), 8 * space.unit)
    left, right = _halves(middle, context, end)
    shown |= _winners(context, end, left)
    confetti = tuple(person.colour for person in context.people) if end.winners else ()
    timed = [
        (0.45, Scene({}, shade=0.72)),
        (1.1, Scene(dict(shown), shade=0.6, confetti=confetti, sound=end.sound)),
    ]
    places = _award_places(right, context, end)
    share = _share_of_words(context, end, places)
    for index, rect in enumerate(places):
        shown |= _award(context, end.awards[index], index, rect, share)
        timed.append((0.7, Scene(dict(shown), shade=0.55, confetti=confetti, sound="flip")))
    wall = lower if end.winners or end.awards or end.subtitle else lower._replace(h=at.middle.h)
    shown |= _others(context, end, points) | _gallery(context, end, wall, buttons) | buttons
    if end.large is not None:
        shown = {key: still(piece)._replace(dim=0.8) for key, piece in shown.items()}
        shown |= _large(context, end)
    return steps(*timed, (0, Scene(shown, shade=0.5, confetti=confetti)))


def who_won(context: SceneContext, winners: tuple[int, ...]) -> str:
    """The title where people win, not teams."""
    names = tr.listed([context.name(seat) for seat in winners])
    return tr.n("{names} wins", "{names} win together", len(winners)).format(names=names)


def _shelf_height(context: SceneContext, end: Ending) -> float:
    space = context.space
    least = max(space.touch, 84 * space.unit)
    if not end.gallery:
        return least
    return (
        max(least, (150 if space.phone else 166) * space.unit)
        if space.wide
        else least + 190 * space.unit
    )


def _title(context: SceneContext, end: Ending, at: Edges) -> Pieces:
    return headline(context.space, end.title, ribbon=end.ribbon, at=at, size=60)


def _halves(middle: Rect, context: SceneContext, end: Ending) -> tuple[Rect, Rect]:
    """Where the winners stand, and where the awards hang."""
    gap = 16 * context.space.unit
    if context.space.wide:
        left, right = middle.cut_left(middle.w * (0.36 if end.awards else 1), gap)
    else:
        left, right = middle.cut_top(middle.h * (0.42 if end.awards else 1), gap)
    return left, right


def _winners(context: SceneContext, end: Ending, area: Rect) -> Pieces:
    """Their badges drop into a beam of light, and below them stands what they won with."""
    space = context.space
    names = tr.listed([context.name(seat) for seat in end.winners]) if end.ribbon else ""
    lower, upper = area.cut_bottom(space.text(36) * 1.5, 4 * space.unit)
    lines = 0 if not names else 1.3 if len(names) * space.text(32) * 0.5 < area.w else 2.5
    middle, upper = upper.cut_bottom(space.text(32) * lines)
    rects = grid(
        max(len(end.winners), 1), upper.scaled(0.92), 1, 16 * space.unit, WINNER * space.unit
    )
    spare = max(rects[-1].y - upper.y - 14 * space.unit, 0) if end.winners else 0
    found: Pieces = {}
    if names:
        found["names"] = words(space, middle.moved(0, spare), names, 32, layer=40, delay=0.6)
    if end.subtitle:
        below = lower.moved(0, spare)
        found["subtitle"] = words(space, below, end.subtitle, 36, face="italic", layer=40)
    if not end.winners:
        return found
    found["spotlight"] = Piece(
        _beam(rects, space.area), Spotlight(CREAM), layer=5, opacity=0.5, duration=0.5
    )
    for order, (seat, rect) in enumerate(zip(end.winners, rects, strict=True)):
        above = rect.moved(0, space.height)
        found[f"winner:{seat}"] = badge(
            context.people[seat], rect, layer=20, enter=Waypoint(above), duration=0.5, bounce=True,
            delay=0.2 + order * 0.12,
        )  # fmt: skip
    return found


def _beam(rects: list[Rect], area: Rect) -> Rect:
    """From the upper edge of the window to the feet of the winners, a little wider than they."""
    left, right = min(rect.x for rect in rects), max(rect.right for rect in rects)
    low = max(min(rect.y for rect in rects) - rects[0].h * 0.42, area.y)
    wide = min((right - left) + rects[0].w * 0.9, area.w)
    return around((left + right) / 2, (low + area.top) / 2, wide, area.top - low).within(area)


def _award_places(area: Rect, context: SceneContext, end: Ending) -> list[Rect]:
    """Side by side, as wide as there is room: what was earned has to be read."""
    if not end.awards:
        return []
    count, gap = len(end.awards), 16 * context.space.unit
    aspect = min(max((area.w / count - gap) / area.h, 0.62), 1.4 if context.space.phone else 0.8)
    return grid(count, area, aspect, gap, most=290 * context.space.unit, rows=1)


def _has_badges(context: SceneContext, award: AwardCard) -> bool:
    """Whether the badges of whoever earned it stand for a picture."""
    few = len(award.seats) == 1 or context.space.text_scale <= 1.2
    return bool(award.seats) and few and not (award.look or award.ribbon)


def _share_of_words(context: SceneContext, end: Ending, places: list[Rect]) -> float:
    """How much of every paper its words take: the same on all, so that they stand in line."""
    space = context.space
    if not any(award.look or _has_badges(context, award) for award in end.awards):
        return 1
    cramped = any(one.h < one.w * 1.35 or one.w < space.text(30) * 7 for one in places)
    if space.phone and cramped:
        return 1  # what was earned has to be read
    share = 0.6 if space.text_scale > 1.2 else 0.58 if space.phone else 0.46
    return share + (0.16 if any(len(award.seats) > 1 for award in end.awards) else 0)


def _award(context: SceneContext, award: AwardCard, index: int, rect: Rect, share: float) -> Pieces:
    """A paper with a picture, or the badges of whoever earned it, and what and why below."""
    space = context.space
    name = "" if award.ribbon else tr.listed([context.name(seat) for seat in award.seats])
    large = space.phone or space.text_scale > 1.2  # letters need more of the room
    lower, emblem = rect.inset(rect.w * 0.025, rect.h * 0.03).cut_bottom(rect.h * share * 0.97)
    emblem = emblem.inset(emblem.w * 0.05, emblem.h * 0.05)
    found = {f"award:{index}": Piece(rect, Slip("", 1), layer=22)}
    if share < 1 and award.look is not None:
        picture = fitted(emblem, award.aspect)
        found[f"award-picture:{index}"] = Piece(picture, award.look, layer=24)
    elif share < 1 and _has_badges(context, award):
        discs = grid(len(award.seats), emblem, 1, 8 * space.unit, most=EMBLEM * space.unit)
        for seat, disc in zip(award.seats, discs, strict=True):
            found[f"award-badge:{index}:{seat}"] = badge(context.people[seat], disc, layer=24)
    top = 0.21 if space.phone and space.wide else 0.292 if space.phone else 0.28
    title, rest = lower.cut_top(lower.h * top)
    who, why = rest.cut_top(rest.h * (0.5 if large or len(award.seats) > 1 else 0.44))
    alone = not award.look or len(award.seats) != 1 or award.ribbon or large
    lines = {
        "title": (title, award.title, 30, "display", None, None),
        "who": (who, name, 32, "display", None if alone else award.seats[0], award.ribbon),
        "why": (why, award.reason, 28, "italic", None, None),
    }
    for part, (line, text, size, face, whose, ribbon) in lines.items():
        found[f"award-{part}:{index}"] = words(
            space, line, text, size, face=face, ribbon=ribbon, pool=False, colour="#241A33",
            badge=None if whose is None else token(context.people[whose]), layer=26,
        )  # fmt: skip
    return {
        key: piece._replace(enter=Waypoint(_gathered(piece.rect, rect), opacity=0), duration=0.4)
        for key, piece in found.items()
    }


def _gathered(part: Rect, whole: Rect) -> Rect:
    """Where a part is while the whole is still smaller."""
    return carried(part, whole, whole.scaled(0.7))


def _not_winning(end: Ending) -> list[int]:
    """The seats of those who did not win, the most points first."""
    seats = [seat for seat in range(len(end.scores)) if seat not in end.winners]
    return sorted(seats, key=lambda seat: -end.scores[seat])


def _rows_of_points(context: SceneContext, end: Ending) -> int:
    return -(-len(_not_winning(end)) // (5 if context.space.wide else 3))


def _points_height(context: SceneContext, end: Ending) -> float:
    line = context.space.text(30) * (1.6 if context.space.wide else 2.1)
    return _rows_of_points(context, end) * line


def _others(context: SceneContext, end: Ending, area: Rect) -> Pieces:
    """The points of those who did not win."""
    space, seats, rows = context.space, _not_winning(end), _rows_of_points(context, end)
    if not seats:
        return {}
    aspect = area.w / -(-len(seats) // rows) / (area.h / rows)
    cells = grid(len(seats), area, aspect, 2 * space.unit, rows=rows)
    return {
        f"other:{seat}": words(
            space, cell, f"{context.name(seat)} {end.scores[seat]}", 30,
            badge=None if space.phone else token(context.people[seat]), layer=28,
            delay=order * STAGGER,
        )
        for order, (seat, cell) in enumerate(zip(seats, cells, strict=True))
    }  # fmt: skip


def _exit_buttons(context: SceneContext, end: Ending, shelf: Rect) -> Pieces:
    """Once more, or back."""
    space = context.space
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
    return exits(space, again, leave, end.again)


def exits(space: Space, again: Rect, leave: Rect, text: str = "") -> Pieces:
    """The two buttons that every match ends with."""
    return {
        "again": button(space, again, text or tr._("Play again"), AppCommand("again")),
        "leave": button(space, leave, tr._("The games"), AppCommand("leave"), 26, quiet=True),
    }


def _gallery(context: SceneContext, end: Ending, shelf: Rect, buttons: Pieces) -> Pieces:
    """The pictures of the match beside those buttons; a touch shows one large."""
    if not end.gallery:
        return {}
    space = context.space
    room = shelf
    if space.wide:
        keep_clear = corner_side(space) + 10 * space.unit
        end_of_room = min(piece.rect.x for piece in buttons.values()) - 20 * space.unit
        _, room = shelf.cut_left(keep_clear)
        room = room._replace(w=end_of_room - room.x)
    else:
        _, room = shelf.cut_bottom(max(space.touch, 68 * space.unit), 10 * space.unit)
    cells = _hung(len(end.gallery), room, end.gallery[0].aspect, 8 * space.unit)
    outside = cells[0].moved(-cells[0].right, 0)  # on the side where no button lies
    last, most = len(end.gallery) - 1, max(len(cells) - 1, 1)
    chosen = [round(place * last / most) for place in range(len(cells))]  # from all of the match
    return {
        f"exhibit:{index}": Piece(
            cell, end.gallery[index].look, layer=30 + place, tap=end.gallery[index].tap,
            delay=place * STAGGER, angle=(place * 29 % 7 - 3) * 0.5, enter=Waypoint(outside),
        )
        for place, (index, cell) in enumerate(zip(chosen, cells, strict=True))
    }  # fmt: skip


def _hung(count: int, room: Rect, aspect: float, gap: float) -> list[Rect]:
    """Room for a few of so many pictures: whole, and large enough to be recognised across the
    table. More than a few only where that costs them little of their size."""
    few = found = grid(min(count, FEW), room, aspect, gap)
    for more in range(FEW + 1, min(count, MANY) + 1):
        cells = grid(more, room, aspect, gap)
        found = cells if cells[0].w > few[0].w * 0.8 else found
    return found


def _large(context: SceneContext, end: Ending) -> Pieces:
    """One picture of the gallery over everything, and what was said about it; a tap anywhere puts
    it back."""
    shown = end.large
    if shown is None:
        return {}
    space = context.space
    room = space.area.inset(24 * space.unit)
    lines = 1.5 if space.wide else 2.2
    caption, upper = room.cut_bottom(space.text(40) * lines, 8 * space.unit)
    if space.wide:
        caption = caption.inset(corner_side(space), 0)  # the table can still be turned
    rect = fitted(upper, shown.aspect)
    found = {
        "behind": Piece(space.area, Area(), layer=60, tap=shown.tap),
        "large": Piece(
            rect, shown.look, layer=94, tap=shown.tap, lifted=1,
            enter=Waypoint(rect.scaled(0.3), opacity=0),
        ),
    }  # fmt: skip
    if end.caption:
        found["caption"] = Piece(
            caption, Slip(end.caption, space.text(36), face="italic"), layer=95
        )
    return found
