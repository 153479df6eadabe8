"""Strands of light to those who understand a person, and the groups in which the person plays."""

from mobileapp.album.looks import StrandOfLight
from mobileapp.album.views import GroupView, PersonView, Strand
from mobileapp.languages.translation import tr
from mobileapp.languages.typography import NO_BREAK
from mobileapp.stage.boxes import Length, TextStyle
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around
from mobileapp.stage.looks import CREAM, Area
from mobileapp.stage.page_parts import line_of, little_height, of_one_size
from mobileapp.stage.parts import badge, text_width, words
from mobileapp.stage.piece import AppCommand, Piece, Pieces, Waypoint
from mobileapp.stage.scene import SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Gap, Layer, Text

HEADING, PERSON = TextStyle(28), TextStyle(24)
KIND = TextStyle(24, "italic")
LEAST = 0.75
"""The least size of names for the sake of a longer one, as a part of the usual size."""
TOKEN, MIDDLE_TOKEN = Length(72, touch=True), Length(104)
"""The largest tokens at the ends of strands, and that of the person in the middle."""
GROUP = 0.8
"""The tokens of a group, as a part of those at the ends of strands."""
STEP = 0.72
"""The distance between tokens of a group, as a part of a token."""
LINE, LINE_STEP, STRONGEST = 3.0, 0.9, 14
"""The width of a strand is LINE, plus LINE_STEP for each time, in dp of a tablet."""
GLOW_REACH = 5
"""How far the light of a strand reaches above and below it, as a multiple of its width."""
RUN = 0.6
"""Seconds in which the lights run in."""
MAX_STRANDS = 3
NARROW = 14
"""Names stand below the tokens if a side has less room than this many letters' heights."""
BELOW, BESIDE, BESIDE_LOW = 0.68, 0.3, 0.42
"""The parts of the width of a side that names take at most: below their tokens, beside them, and
beside them where a room is low.
"""
PAST = 0.3
"""How far a name below a token reaches past it towards the strand at most, in tokens."""
MIDDLE_WIDTH = 0.6
"""The part of the width that groups take below the person's token at most."""
SLACK = 1.06
"""The width of a text's box, as a multiple of the width of its text."""


def cream(space: Space, rect: Rect, text: str, style: TextStyle, align: str = "center") -> Piece:
    """Text on the cloth."""
    return words(space, rect, text, style, colour=CREAM, public=False, align=align)


def strands(
    view: PersonView, context: SceneContext, room: Rect, groups: tuple[GroupView, ...] = ()
) -> Pieces:
    """Who understands the person at the left, whom the person understands at the right.

    Groups stand in the middle below the person.
    """
    space, person = context.space, context.people[0]
    found: Pieces = {}
    gap, side = Gap.MEDIUM * space.unit, MIDDLE_TOKEN.of(space)
    half, wide = (room.w - side) / 2, room.w * MIDDLE_WIDTH
    texts = {
        "by": tr._("Who understands {name}").format(name=person.name),
        "whom": tr._("Whom {name} understands").format(name=person.name),
    }
    longest = max(text_width(space, text, HEADING) for text in texts.values())
    short = little_height(space) or longest <= half - gap
    lines = Text.ONE_LINE if short else Text.TWO_LINES
    heading, body = room.cut_top(line_of(space, HEADING, lines), gap / 2)
    beneath = Rect(room.cx - wide / 2, room.y, wide, max(body.h - side, 0))
    low = _groups_height(groups, context, beneath, group_token(space)) if groups else 0
    if view.by or view.whom:
        token = around(room.cx, body.cy + low / 2, side, side)
        found["middle"] = badge(person, token, layer=Layer.PERSON)
        headings: Pieces = {}
        for key, shown, x in (("by", view.by, room.x), ("whom", view.whom, token.right)):
            if shown:
                line = Rect(x + gap / 2, heading.y, half - gap, heading.h)
                headings[f"{key}-heading"] = cream(space, line, texts[key], HEADING)
                found |= _side(key, shown, context, Rect(x, body.y, half, body.h), token)
        names = {key: piece for key, piece in found.items() if "-name:" in key}
        found |= of_one_size(headings) | of_one_size(names, space.text(PERSON.size) * LEAST)
    if groups:
        found |= groups_pieces(groups, context, beneath._replace(h=low), group_token(space, found))
    return found


def _side(
    key: str, strands: tuple[Strand, ...], context: SceneContext, box: Rect, token: Rect
) -> Pieces:
    """The strands of one side, each from a token at the outer edge to the token in the middle.

    Names are below their tokens, long ones further outside, so that strands pass them; in a wide or
    a low room they are beside their tokens.
    """
    space = context.space
    found: Pieces = {}
    shown = strands[:MAX_STRANDS]
    at_left = key == "by"
    each = box.h / len(shown)
    line, apart = line_of(space, PERSON), Gap.SMALL * space.unit
    low = each - line - apart < space.minimum_touch
    below = not low and box.w < space.text(PERSON.size) * NARROW
    said = [f"{context.people[one.person].name}{NO_BREAK}{one.times}" for one in shown]
    widths = [text_width(space, one, PERSON) * SLACK for one in said]
    name = 0 if below else min(box.w * (BESIDE_LOW if low else BESIDE), max(widths))
    side = min(TOKEN.of(space), each - apart - (line if below else 0))
    wide = [min(one, box.w * BELOW) for one in widths]
    outward = [max(one / 2 - side * (0.5 + PAST), 0) for one in wide]
    reach = [one / 2 + aside for one, aside in zip(wide, outward, strict=True)]
    inset = max(side / 2, *reach) if below else side / 2
    for place, strand in enumerate(shown):
        y = box.top - each * (place + 0.5) + (line / 2 if below else 0)
        out, inner = box.cut_left(name) if at_left else box.cut_right(name)
        x = inner.x + inset if at_left else inner.right - inset
        disc = around(x, y, side, side)
        tap = AppCommand(Command.PERSON, strand.person)
        found[f"{key}:{place}"] = badge(
            context.people[strand.person], disc, layer=Layer.PERSON, tap=tap
        )
        align = "center"
        if below:
            aside = outward[place] * (-1 if at_left else 1)
            text = around(x + aside, disc.y - line / 2, wide[place], line)
        else:
            text = around(out.cx, y, out.w - Gap.TINY * space.unit, min(each, side * 1.3))
            align = "right" if at_left else "left"
        found[f"{key}-name:{place}"] = cream(space, text, said[place], PERSON, align)
        start, end = (disc.right, token.x) if at_left else (token.right, disc.x)
        found[f"{key}-strand:{place}"] = _strand(
            space, strand, (start, end), (y, token.cy), at_left
        )
    return found


def _strand(
    space: Space, strand: Strand, ends: tuple[float, float], ys: tuple[float, float], at_left: bool
) -> Piece:
    wide = (LINE + LINE_STEP * min(strand.times, STRONGEST)) * space.unit
    pad = max(wide * GLOW_REACH, Gap.LARGE * space.unit)
    low, high = min(ys) - pad, max(ys) + pad
    outer, inner = ((y - low) / (high - low) for y in ys)
    rect = Rect(ends[0], low, max(ends[1] - ends[0], 1), high - low)
    look = StrandOfLight(strand.times, wide, *((outer, inner) if at_left else (inner, outer)))
    edge = rect.right if at_left else rect.x
    come = Waypoint(Rect(edge, rect.y, 1, rect.h), opacity=0)
    return Piece(rect, look, layer=Layer.GROUND, enter=come, duration=RUN)


# --- groups -----------------------------------------------------------------------------------


def group_token(space: Space, found: Pieces | None = None) -> float:
    """The size of tokens of a group; they are smaller than those at the ends of strands."""
    ends = [(found or {}).get(key) for key in ("by:0", "whom:0")]
    return GROUP * min((piece.rect.w for piece in ends if piece), default=TOKEN.of(space))


def _names(group: GroupView, context: SceneContext) -> str:
    """The names of the others in a group of the person."""
    return tr.listed([context.people[one].name for one in group.people if one])


def _group_width(group: GroupView, context: SceneContext, side: float) -> float:
    tokens = side * (1 + STEP * (len(group.people) - 2))
    return max(tokens, text_width(context.space, _names(group, context), PERSON) * SLACK)


def _rows(
    groups: tuple[GroupView, ...], context: SceneContext, room: Rect, side: float
) -> list[list[GroupView]]:
    """Groups below each other or, if the room is too low, as many side by side as it is wide."""
    space, gap = context.space, Gap.MARGIN * context.space.unit
    if line_of(space, KIND) + len(groups) * _row_height(space, side) <= room.h:
        return [[group] for group in groups]
    rows: list[list[GroupView]] = []
    free = 0.0
    for group in groups:
        wide = _group_width(group, context, side) + gap
        if wide > free:
            rows.append([])
            free = room.w + gap
        rows[-1].append(group)
        free -= wide
    return rows


def _row_height(space: Space, side: float) -> float:
    return max(side, space.minimum_touch) + line_of(space, PERSON) + Gap.TINY * space.unit


def _groups_height(
    groups: tuple[GroupView, ...], context: SceneContext, room: Rect, side: float
) -> float:
    """The height of a heading and all rows of groups."""
    rows = len(_rows(groups, context, room, side))
    return line_of(context.space, KIND) + rows * _row_height(context.space, side)


def groups_that_fit(groups: tuple[GroupView, ...], context: SceneContext, room: Rect) -> int:
    """How many of these groups fit a leaf of their own, counted from the first."""
    side, count = group_token(context.space), len(groups)
    while count > 1 and _groups_height(groups[:count], context, room, side) > room.h:
        count -= 1
    return count


def groups_pieces(
    groups: tuple[GroupView, ...], context: SceneContext, room: Rect, side: float
) -> Pieces:
    """Groups that the person plays in: tokens of the others that overlap, with their names below.

    A tap opens the page of a group.
    """
    space, line = context.space, line_of(context.space, KIND)
    rows = _rows(groups, context, room, side)
    each = min((room.h - line) / len(rows), _row_height(space, side))
    room = around(room.cx, room.cy, room.w, line + each * len(rows))
    heading, rest = room.cut_top(line)
    found: Pieces = {"played-with": cream(space, heading, tr._("Played with"), KIND)}
    names: Pieces = {}
    gap = Gap.MARGIN * space.unit
    for row in rows:
        band, rest = rest.cut_top(each)
        under, tokens = band.cut_bottom(line_of(space, PERSON), Gap.TINY * space.unit)
        widths = [min(_group_width(group, context, side), room.w) for group in row]
        x = room.cx - (sum(widths) + gap * (len(row) - 1)) / 2
        for group, wide in zip(row, widths, strict=True):
            own = min(side, tokens.h)
            others = [one for one in group.people if one]
            step = own * STEP
            left = x + wide / 2 - step * (len(others) - 1) / 2
            for place, person in enumerate(others):
                found[f"member:{group.number}:{place}"] = badge(
                    context.people[person], around(left + place * step, tokens.cy, own, own),
                    layer=Layer.PERSON + place,
                )  # fmt: skip
            text = Rect(x, under.y, wide, under.h)
            names[f"names:{group.number}"] = cream(space, text, _names(group, context), PERSON)
            found[f"group:{group.number}"] = Piece(
                Rect(x, band.y, wide, band.h), Area(), layer=Layer.BUTTON,
                tap=AppCommand(Command.GROUP, group.number),
            )  # fmt: skip
            x += wide + gap
    return found | of_one_size(names, space.text(PERSON.size) * LEAST)
