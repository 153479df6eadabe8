"""The scenes at the end of a match, for every game: the winners, awards, points, the gallery."""

from collections.abc import Callable
from typing import NamedTuple

from mobileapp.languages.translation import tr
from mobileapp.stage import award_cards, winners
from mobileapp.stage.award_cards import AwardCard, number_of
from mobileapp.stage.blocks import extent, side_by_side, stacked, together
from mobileapp.stage.boxes import (
    Box,
    Length,
    PerWindow,
    Places,
    TextStyle,
    cached_layout,
    column,
    row,
)
from mobileapp.stage.commands import Command
from mobileapp.stage.gallery import Exhibit, gallery
from mobileapp.stage.geometry import Rect, around, fitted
from mobileapp.stage.looks import CREAM, Area, Ribbon, RoundIcon, Slip
from mobileapp.stage.page_parts import of_one_size
from mobileapp.stage.parts import (
    button,
    corner,
    letter_size,
    reveal_of,
    still,
    two_sided,
    with_far_copy,
    words,
)
from mobileapp.stage.piece import AppCommand, Piece, Pieces, Waypoint
from mobileapp.stage.scene import Reveal, Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import CORNER_GAP, Dim, Gap, Layer, Size, Text, bar

DARK, PRAISE, AWARD = 0.45, 1.1, 0.7
"""The durations in seconds of the dark step, of the step with only the winners, and of each step
that adds an award.
"""
NIGHT, DUSK = 0.7, 0.5
"""The `Scene.shade` of the first step of the ending, and of all later steps."""


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

    @property
    def exhibits(self) -> dict[int, Exhibit]:
        """The pictures of the gallery by number, each once, without those on an award."""
        seen = {award.picture for award in self.awards}
        found = {}
        for number, exhibit in enumerate(self.gallery):
            if exhibit.id not in seen:
                seen.add(exhibit.id)
                found[number] = exhibit
        return found


# --- the frame --------------------------------------------------------------------------------

TITLE = PerWindow(
    tablet=Length(92, Text.ONE_LINE, Text.SMALLEST),
    phone=Length(110, 2, Text.SMALLEST, touch=True),
    phone_landscape=Length(92, 2, Text.SMALLEST, touch=True),
)
"""The height of the title, which is read from across the room."""
RESULT, SUBTITLE = TextStyle(76), TextStyle(40, "italic")
LONG_TITLE = Length(lines=Text.TWO_LINES, style=Text.BODY)
"""The height of a title that is in two lines, because between the buttons it would be smaller than
a headline in letters of the usual size.
"""
RIBBONED = Length(90, 1.1, Text.HEADLINE)
"""The height of a title below a ribbon."""
EXIT_WIDTH = Length(230, 7.3, Text.HINT)
LEAVE, AGAIN = Box("leave", 4), Box("again", 5)
"""The boxes of the two exit buttons in an upright window."""


def framed(
    middle: Box,
    space: Space,
    turn: bool,
    long: bool = False,
    ribbon: bool = False,
    between: Box | None = None,
    gap: float = Gap.MEDIUM,
) -> Box:
    """A tree with `middle` between the headline and the exit buttons.

    The buttons are on the lowest line, in a wide window at its ends. The headline is at the upper
    edge; on a tablet also at the lower one, in a wide window between the buttons. With `turn` there
    is room for the button that turns the table. With `long` the headline takes two lines. On an
    upright phone a `ribbon` is above it; on one on its side there is room for a box `between` the
    buttons.
    """
    high = TITLE.of(space)
    title, turning = bar(Box("headline"), size=high), CORNER_GAP if turn else None
    if not space.wide:
        exits = row(LEAVE, AGAIN, turning, size=Size.BUTTON, gap=Gap.SMALL)
        if space.phone:
            above = bar(Box("ribbon"), size=Size.CORNER) if ribbon else None
            title = Box("headline", RIBBONED) if ribbon else title
            return column(above, title, middle, exits, gap=gap)
        return column(title.far_side(), middle, title, exits, gap=gap)
    leave, again = (
        column(Box(), Box(name, Size.BUTTON), size=EXIT_WIDTH) for name in ("leave", "again")
    )
    if space.phone:
        exits = row(leave, between or Box(), again, size=Size.BUTTON, gap=Gap.MEDIUM)
        return column(title, middle, exits, gap=gap)
    if long:
        high = Length(max(high.dp, LONG_TITLE.dp), LONG_TITLE.lines, LONG_TITLE.style)
    foot = row(leave, turning, Box("headline"), again, turning, size=high, gap=Gap.MEDIUM)
    return column(title.far_side(), middle, foot, gap=gap)


@cached_layout()
def _places(space: Space, turn: bool, long: bool, ribbon: bool) -> Places:
    tree = framed(Box("room"), space, turn, long, ribbon, between=Box("between"))
    return tree.place(space.page, space)


def ending(context: SceneContext, end: Ending) -> Reveal:
    """The reveal at the end of a match.

    Its steps show the darkened background, then the winners in a spotlight, then each award, and
    finally the points of the other players, the gallery and the exit buttons. The buttons are not
    shown earlier, so that nobody hits one with a tap that is meant to skip the reveal.
    """
    space = context.space
    turn, ribbon = two_sided(context), end.ribbon
    at, headline = titled(
        space, end.title, lambda long: _places(space, turn, long, bool(ribbon)), ribbon
    )
    parts = _parts(context, end, at)
    won = {key: one for key, one in parts.praise.items() if number_of(key) is None}
    shown = headline | winners.in_spotlight(won, space)
    confetti = () if end.shared_band == 0 else winners_confetti(context, end.winners)
    said = f"{end.ribbon[1]} {end.title}" if end.ribbon else end.title
    timed = [
        (DARK, Scene({}, shade=NIGHT)),
        (PRAISE, Scene(dict(shown), shade=DUSK, confetti=confetti, sound=end.sound, said=said)),
    ]
    for index in range(len(end.awards)):
        shown |= {key: one for key, one in parts.praise.items() if number_of(key) == index}
        timed.append((AWARD, Scene(dict(shown), shade=DUSK, confetti=confetti, sound="flip")))
    shown |= parts.points | parts.gallery
    shown |= exits(space, at.again, at.leave, end.again) | turn_in_row(context, at.again)
    if end.large is not None:
        shown = {key: still(piece)._replace(dim=Dim.FADED) for key, piece in shown.items()}
        shown |= _large(context, end)
    return reveal_of(*timed, (0, Scene(shown, shade=DUSK, confetti=confetti)))


def winners_confetti(context: SceneContext, winners: tuple[int, ...]) -> tuple[str, ...]:
    """The colours of the confetti: those of the winners, with some cream; none without winners."""
    colours = tuple(context.people[seat].colour for seat in winners)
    return (*colours, CREAM) if colours else ()


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


def titled(
    space: Space, title: str, lay_out: Callable[[bool], Places],
    ribbon: tuple[str, str] | None = None,
) -> tuple[Places, Pieces]:  # fmt: skip
    """The places of an ending, and its title after the ribbon of the winning team.

    `lay_out` returns the places for a title in one or, given true, in two lines: between the exit
    buttons one line may be too short for letters of the usual size.
    """
    for long in (False, True):
        at = lay_out(long)
        found = _title(space, title, at, ribbon)
        least = space.text(Text.HEADLINE.size / max(space.text_scale, 1))
        if space.phone or not space.wide or letter_size(found["headline"]) >= int(least):
            break
    return at, found


def _title(space: Space, title: str, at: Places, ribbon: tuple[str, str] | None) -> Pieces:
    """The title after the ribbon of the winning team, which may have a line of its own."""
    if ribbon and "ribbon" in at:
        team, name = ribbon
        look = Ribbon(name, space.text(Text.BODY.size), team)
        rect = around(at.ribbon.cx, at.ribbon.cy, *look.natural_size(at.ribbon.h))
        said = words(space, at.headline, title, RESULT)
        return {"ribbon": Piece(rect, look, layer=Layer.WORDS), "headline": said}
    said = words(space, at.headline, title, RESULT, ribbon=ribbon)
    return of_one_size(with_far_copy("headline", said, at.find("headline_far")))


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
    """The button that turns the table, at the height of the buttons in its row, on a tablet."""
    space = context.space
    if not two_sided(context):
        return {}
    rect = corner(space, "bottom-right")
    turn = Piece(
        rect._replace(y=row.cy - rect.h / 2), RoundIcon("turn-table"), layer=Layer.BUTTON,
        tap=AppCommand(Command.TURN),
    )  # fmt: skip
    return {"turn": turn}


# --- what is between headline and buttons -----------------------------------------------------

LEFT = 0.34
"""The part of a phone on its side for winners and points, beside awards and gallery."""
STRIP = PerWindow(0.24, tablet_portrait=0.2, phone=0.24)
"""The maximum height of the gallery below awards, as a part of the window's height."""
BESIDE_AWARDS = (0.46, 0.46, 0.36)
"""The part of the room that winners take, at most, beside one award, two, and three."""
AWARDS_PART = 0.6
"""The part of the height that awards take beside winners, above a gallery."""


class _Parts(NamedTuple):
    """The parts of an ending."""

    praise: Pieces
    """The winners, and the awards."""
    points: Pieces
    gallery: Pieces


def _parts(context: SceneContext, end: Ending, at: Places) -> _Parts:
    """The parts of an ending where they lie in the end."""
    if context.space.phone and context.space.wide:
        return _in_columns(context, end, at.room, at.between)
    return _in_rows(context, end, at.room)


def _in_columns(context: SceneContext, end: Ending, room: Rect, between: Rect) -> _Parts:
    """Winners beside awards and gallery, on a phone on its side.

    The points are between the exit buttons or, if they are too high for that, below the winners.
    """
    space, said = context.space, _said(context, end)
    gap = Gap.MEDIUM * space.unit
    left, right = room.cut_left(room.w * LEFT, Gap.MARGIN * space.unit)
    if not (end.winners or said):
        right = room
    elif not (end.awards or end.exhibits):
        left = room
    lost, below = _not_winning(context, end), Pieces()
    (points,) = stacked([winners.losers(context, lost, between)], between)
    if extent(points).h > between.h:
        points, below = Pieces(), winners.losers(context, lost, left)
    above = left._replace(h=left.h - extent(below).h - gap)
    won = winners.badges(context, end.winners, said, above)
    part = AWARDS_PART if end.exhibits else 1
    awards = award_cards.papers(context, end.awards, right._replace(h=right.h * part))
    under = right._replace(h=right.h - extent(awards).h - 2 * gap * bool(awards))
    shown = gallery(end.exhibits, under, space)
    won, below = stacked([won, below], left)
    awards, shown = stacked([awards, shown], right)
    return _Parts(won | awards, points | below, shown)


def _in_rows(context: SceneContext, end: Ending, room: Rect) -> _Parts:
    """The parts one below the other; in a wide window the awards are beside the winners."""
    space, said, seats = context.space, _said(context, end), end.winners
    gap, apart = Gap.LARGE * space.unit, 2 * Gap.MARGIN * space.unit
    points, awards = winners.losers(context, _not_winning(context, end), room), Pieces()
    there = (seats or said, end.awards and not space.wide, points, end.exhibits)
    free = room.h - extent(points).h - sum(map(bool, there)) * gap
    beside = not (end.awards or space.phone) and winners.fit_beside(
        context, len(seats), said, room.w
    )
    least = winners.least_height(context, said, room.w, beside) if seats or said else 0
    most = free - least
    if end.awards:
        needed = award_cards.least_height(context, end.awards, room.w)
        most = free - max(needed, least) if space.wide else most - needed
        most = min(STRIP.of(space) * space.height, most)
    shown = gallery(end.exhibits, room._replace(h=most), space)
    area = room._replace(h=free - extent(shown).h)
    if end.awards and not space.wide:
        awards = award_cards.papers(context, end.awards, area._replace(h=area.h - least))
        area = area._replace(h=area.h - extent(awards).h)
    elif end.awards:
        beside_awards = BESIDE_AWARDS[min(len(end.awards), len(BESIDE_AWARDS)) - 1]
        won = winners.badges(context, seats, said, area._replace(w=room.w * beside_awards))
        area = area._replace(w=area.w - extent(won).w - apart)
        awards = award_cards.papers(context, end.awards, area)
        area = area._replace(w=room.w - extent(awards).w - apart)
    praise = [winners.badges(context, seats, said, area, beside), awards]
    if space.wide:
        praise = [together(side_by_side(praise, room, apart))]
    *praise, points, shown = stacked([*praise, points, shown], room)
    return _Parts(together(praise), points, shown)


def _said(context: SceneContext, end: Ending) -> dict[str, tuple[str, TextStyle]]:
    """What is said of the winners: their names, unless the title names them, and the subtitle."""
    space = context.space
    unnamed = end.winners if end.ribbon or end.shared_band is not None else ()
    names = tr.listed([context.name(seat) for seat in unnamed])
    small = space.large_text or (space.phone and space.wide)  # so that the badges stay large
    said = {
        "names": (names, Text.LABEL if small else Text.BODY),
        "subtitle": (end.subtitle, Text.CAPTION if small else SUBTITLE),
    }
    return {key: one for key, one in said.items() if one[0]}


def _not_winning(context: SceneContext, end: Ending) -> dict[int, int]:
    """The points of players who did not win, by seat, the most points first."""
    seats = [seat for seat in context.seats if end.scores and seat not in end.winners]
    return {seat: end.scores[seat] for seat in sorted(seats, key=lambda seat: -end.scores[seat])}


# --- a picture of the gallery, enlarged -------------------------------------------------------

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
    at = column(Box("large"), said, gap=Gap.SMALL, padding=Gap.MEDIUM).place(space.table, space)
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
