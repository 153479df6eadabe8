"""A person's cloth: their token, a fan of cards, and strands of light to those who understand them.

A tablet shows all at once. On a phone, or with large text, there are several leaves to turn.
"""

from typing import NamedTuple

from mobileapp.album.looks import Cloth, Glued, PencilIcon, StrandOfLight
from mobileapp.album.views import FanCard, GameTally, GroupView, PersonView, Strand
from mobileapp.languages.translation import tr
from mobileapp.stage.boxes import Length, PerWindow, TextStyle
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around, grid
from mobileapp.stage.lantern_looks import FramedCover
from mobileapp.stage.lettering import fit
from mobileapp.stage.looks import CREAM, Area
from mobileapp.stage.page_parts import back_key, line_of, page_key, page_margin
from mobileapp.stage.paginator import paginator
from mobileapp.stage.parts import badge, slip, text_width, words
from mobileapp.stage.piece import AppCommand, Piece, Pieces, Waypoint
from mobileapp.stage.scene import Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import CARD, ONE_LINE, TWO_LINES, Duration, Gap, Layer, Size

BACKDROP, SHADE = "storyteller", 0.85
NAME, FACTS = TextStyle(76), TextStyle(28, "italic")
HEADING, TALLY = TextStyle(28), TextStyle(22)
PERSON, COUNT = TextStyle(24), TextStyle(26, "figures")
QUOTE, KIND = TextStyle(34, "italic"), TextStyle(24, "italic")
TOKEN = Length(196)
SMALL_TOKEN = Length(72, touch=True)
MIDDLE_TOKEN = Length(104)
GAME_PICTURE = Length(106)
TALL = 1.12
"""The height of the picture of a game with the gap below it, as a multiple of its width."""
CARD_WIDTH = Length(186)
MAX_CARD = PerWindow(Length(240), phone=Length(420), phone_landscape=Length(300))
TURNED = 9.0
"""The angle between two cards of the fan, in degrees."""
SPREAD = PerWindow(0.62, phone=0.5, phone_landscape=0.62)
"""The distance between two cards of the fan, as a part of the width of a card."""
OUTER = 1.12
"""The width of a turned card at the end of the fan, as a part of the width of the card in front."""
SINKS = 0.045
"""How much lower a card lies than its inner neighbour, as a part of its height and per place."""
FAN_HEIGHT = 1.2
"""The height of the fan, as a part of the height of the card in front."""
MAX_CARDS = PerWindow(5, phone=3)
"""How many cards of the fan are seen; a tap on an outer one brings the next into sight."""
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
GROUPS_BESIDE = 2
GROUPS_A_LEAF = PerWindow(7, tablet_portrait=10, phone=7, phone_landscape=3)
"""How many groups a leaf holds beside other things, and on its own."""
GROUP_TOKEN = Length(56, touch=True)
"""The height of one of several groups that stand below the person's token."""
MIDDLE_WIDTH = 0.26
"""The part of the width that is free for a group below the person's token."""
LEFT = 0.41
"""The part of the width for the token and the games on a wide tablet."""
STRANDS = 0.62
"""The part of a leaf for strands where groups stand below or beside them."""
HEAD = 0.3
"""The largest part of an upright window for the token and the name."""
ROUNDED = 0.01
"""So that a size in whole pixels stays the same when it is converted and back."""
SLACK = 1.06
"""The width of a text's box, as a multiple of the width of its text."""
NAMED_GROUP = Length(150, touch=True)
"""The largest height of a group with names below its tokens."""
UPPER = PerWindow(0.6, tablet_portrait=0.66)
"""The part of the height above the strands."""


class PersonLeaf(NamedTuple):
    """A leaf of the page: its sections, and the first and the last of the groups on it."""

    sections: tuple[str, ...]
    groups: tuple[GroupView, ...] = ()


def person_leaves(view: PersonView, context: SceneContext) -> list[PersonLeaf]:
    """The leaves of the page; one on a tablet, unless there are many groups."""
    space = context.space
    has = {
        "head": True, "fan": bool(view.fan), "strands": bool(view.by or view.whom),
        "games": bool(view.games), "groups": bool(view.groups),
    }  # fmt: skip
    little = not (has["fan"] or has["strands"] or has["groups"])
    if (space.phone or space.large_text) and not little:
        wanted = [("head", "games", "fan"), ("strands", "groups")]
        if not has["strands"]:
            wanted = [("head", "games", "fan"), ("groups",)]
    else:
        wanted = [("head", "fan", "strands", "games", "groups")]
    found = [PersonLeaf(tuple(one for one in leaf if has[one])) for leaf in wanted]
    found = [leaf for leaf in found if leaf.sections]
    groups = view.groups
    if groups:
        alone = found[-1].sections == ("groups",)
        first = GROUPS_A_LEAF.of(space) if alone else GROUPS_BESIDE
        found[-1] = found[-1]._replace(groups=groups[:first])
        each = GROUPS_A_LEAF.of(space)
        for start in range(first, len(groups), each):
            found.append(PersonLeaf(("groups",), groups[start : start + each]))
    return found


def cloth(view: PersonView, context: SceneContext, front: int = 0, leaf: int = 0) -> Scene:
    """The page; `front` is the number of the card in front of the fan."""
    space = context.space
    leaves = person_leaves(view, context)
    leaf = min(max(leaf, 0), len(leaves) - 1)
    found = _ground(view, context)
    area = _area(space, whole=len(leaves) == 1)
    if len(leaves) > 1:
        foot, area = area.cut_bottom(Size.BUTTON.of(space), Gap.SMALL * space.unit)
        found |= paginator(space, foot, leaf, len(leaves), Command.LEAF)
    shown = leaves[leaf]
    if "head" in shown.sections:
        found |= _first(view, context, area, shown, front, whole=len(leaves) == 1)
    elif "strands" in shown.sections:
        strands, groups = area, area
        if shown.groups:  # below the strands, or beside them in a wide window
            gap = Gap.MEDIUM * space.unit
            strands, groups = (
                area.cut_left(area.w * STRANDS, gap)
                if space.wide
                else area.cut_top(area.h * STRANDS, gap)
            )
            found |= _groups(shown.groups, context, groups, named=True)
        found |= _strands(view, context, strands, ())
    else:
        found |= _groups(shown.groups, context, area, named=True)
    return Scene(found, backdrop=BACKDROP, shade=SHADE)


def _area(space: Space, whole: bool) -> Rect:
    """The room of the page: below the corner buttons, or between them if a tablet shows all."""
    area = space.area.inset(
        page_margin(space), (Gap.SMALL if space.phone else Gap.MARGIN) * space.unit
    )
    if space.wide and not space.phone and whole:
        return area
    return area.cut_top(Size.CORNER.of(space), Gap.TINY * space.unit)[1]


def _ground(view: PersonView, context: SceneContext) -> Pieces:
    space = context.space
    found: Pieces = {
        "cloth": Piece(space.area, Cloth(context.people[0].colour), layer=0),
        "back": back_key(space),
    }
    if view.may_edit:
        found["edit"] = page_key(space, "top-right", PencilIcon(), Command.EDIT)
    return found


def _first(
    view: PersonView, context: SceneContext, area: Rect, leaf: PersonLeaf, front: int, whole: bool
) -> Pieces:
    """The leaf with the person's name: with all sections if it is the `whole` page."""
    space = context.space
    gap = Gap.MARGIN * space.unit
    strands = "strands" in leaf.sections
    upper, lower = area.cut_top(
        area.h * (UPPER.of(space) if strands or leaf.groups else 1), gap / 2
    )
    games_high = _games_height(space)
    alone = not (view.fan or strands or leaf.groups)
    if alone:
        high = TOKEN.of(space) + (games_high + 2 * gap if view.games else 0)
        middle = around(area.cx, area.cy, area.w, min(high, area.h))
        games, head = middle.cut_bottom(games_high if view.games else 0, 2 * gap)
        fan = upper
    elif space.wide:
        corner_room = Size.CORNER.of(space) + Gap.SMALL * space.unit
        left, right = upper.cut_left(upper.w * (LEFT if view.fan else 1), 2 * gap)
        _, left = left.cut_top(corner_room if whole and not space.phone else 0)
        games, head = left.cut_bottom(games_high if view.games else 0, gap / 2)
        fan = right.inset(0, Gap.SMALL * space.unit)
    else:
        said = line_of(space, NAME) + line_of(space, FACTS, TWO_LINES)
        head_high = min(max(TOKEN.of(space), said), upper.h * HEAD)
        head, rest = upper.cut_top(head_high, gap / 2)
        games, fan = rest.cut_top(games_high if view.games else 0, gap / 2)
        if view.fan:  # what the fan leaves free is spread evenly, so that all belongs together
            part = max(fan.h - _fan_size(view, space, fan)[1], 0) / 4
            head, games = head.moved(0, -part), games.moved(0, -2 * part)
            fan = fan._replace(h=fan.h - 2 * part)
    centred = alone or not space.wide
    found = _head(view, context, head, centred) | _games(view.games, space, games, centred)
    if view.fan:
        found |= _fan(view, space, fan, front)
    if strands or leaf.groups:
        found |= _strands(view, context, lower, leaf.groups)
    return found


def _cream(space: Space, rect: Rect, text: str, style: TextStyle, align: str = "center") -> Piece:
    return words(space, rect, text, style, colour=CREAM, public=False, align=align)


def _head(view: PersonView, context: SceneContext, room: Rect, centred: bool = False) -> Pieces:
    """The person's token with name and facts beside it, or below it in a narrow room.

    If `centred`, a token and the words beside it stand in the middle of the room.
    """
    space, person = context.space, context.people[0]
    gap = Gap.MARGIN * space.unit
    beside = room.w > room.h * 1.3
    side = min(TOKEN.of(space), room.h if beside else room.h * 0.4, room.w * 0.42)
    text = line_of(space, NAME), line_of(space, FACTS, TWO_LINES)
    if beside and centred:
        facts_wide = max(text_width(space, line, FACTS) for line in view.facts.split("\n"))
        wanted = side + gap + max(text_width(space, person.name, NAME), facts_wide)
        room = around(room.cx, room.cy, min(wanted * SLACK, room.w), room.h)
    if beside:
        disc, right = room.cut_left(side, gap)
        token = around(disc.cx, disc.cy, side, side)
        whole = min(sum(text), right.h)
        box = around(right.cx, right.cy, right.w, whole)
    else:
        disc, below = room.cut_top(side, Gap.SMALL * space.unit)
        token = around(disc.cx, disc.cy, side, side)
        box, _ = below.cut_top(min(sum(text), below.h))
    name, facts = box.cut_top(box.h * text[0] / sum(text))
    align = "left" if beside else "center"
    return {
        "token": badge(person, token, layer=Layer.PERSON),
        "name": _cream(space, name, person.name, NAME, align),
        "facts": _cream(space, facts, view.facts, FACTS, align),
    }


def _games_height(space: Space) -> float:
    return GAME_PICTURE.of(space) * 1.16 + line_of(space, TALLY, TWO_LINES)


def _games(
    games: tuple[GameTally, ...],
    space: Space,
    room: Rect,
    centred: bool = True,
) -> Pieces:
    """The covers of the games that the person has played, and how often they won them, in a row."""
    if not games:
        return {}
    gap = Gap.MEDIUM * space.unit
    found: Pieces = {}
    usual = GAME_PICTURE.of(space) * max(space.text_scale, 1)
    wide = min(usual, (room.w + gap) / len(games) - gap)
    broadest = max(text_width(space, one.text, TALLY) for one in games)
    line = line_of(space, TALLY, ONE_LINE if broadest < wide else TWO_LINES)
    shape = wide / (wide * TALL + line)
    cells = grid(len(games), room, shape, gap, most=wide, rows=1)
    shift = 0 if centred else cells[0].x - room.x
    for place, (one, cell) in enumerate(zip(games, cells, strict=True)):
        text, picture = cell.moved(-shift, 0).cut_bottom(min(line, cell.h * 0.45), gap / 4)
        if one.cover is not None:
            found[f"game:{place}"] = Piece(picture, FramedCover(one.cover), layer=Layer.CARD)
        found[f"tally:{place}"] = _cream(space, text, one.text, TALLY)
    return found


def _fan_size(view: PersonView, space: Space, room: Rect) -> tuple[float, float]:
    """The width of the card in front, and the height of the fan with the words below it."""
    seen = min(MAX_CARDS.of(space), len(view.fan))
    said_high = line_of(space, KIND) + line_of(space, QUOTE, 1.7) + Gap.SMALL * space.unit
    reach = OUTER + SPREAD.of(space) * 2 * (seen // 2)
    large = MAX_CARD.of(space) if space.phone or not space.wide else CARD_WIDTH
    most = large.of(space)
    wide = min(most, (room.h - said_high) * CARD * 0.9, room.w / max(reach, 1.35))
    return wide, min(room.h, wide / CARD * FAN_HEIGHT + said_high)


def _fan(view: PersonView, space: Space, room: Rect, front: int) -> Pieces:
    """The fan: the card in front upright in the middle, its words on a slip below."""
    cards = view.fan
    front = min(max(front, 0), len(cards) - 1)
    seen = min(MAX_CARDS.of(space), len(cards))
    wide, high = _fan_size(view, space, room)
    room = around(room.cx, room.cy, room.w, high)
    kind, rest = room.cut_bottom(line_of(space, KIND))
    paper, rest = rest.cut_bottom(line_of(space, QUOTE, 1.7), Gap.SMALL * space.unit)
    middle = len(cards) // 2
    # The others are dealt to both sides of the card in front, wherever that is in the row.
    aside = {place: (place - front + middle) % len(cards) - middle for place in range(len(cards))}
    aside = {place: away for place, away in aside.items() if abs(away) <= seen // 2}
    order = sorted(aside, key=lambda place: abs(aside[place]), reverse=True)
    middle_y = min(rest.cy, rest.y + wide / CARD * 0.6)
    found: Pieces = {}
    for layer, place in enumerate(order):
        away = aside[place]
        angle = -away * TURNED
        drop = abs(away) * SINKS * wide / CARD
        x = rest.cx + away * wide * SPREAD.of(space)
        scale = 1 if away == 0 else 0.9
        rect = around(x, middle_y - drop, wide * scale, wide / CARD * scale)
        found[f"card:{place}"] = _fan_card(cards[place], rect, angle, layer, place, away == 0)
    shown = cards[front]
    said = shown.picture.caption or shown.kind
    wanted = min(room.w, space.text(QUOTE.size) * (len(said) * 0.52 + 2.5))
    found["slip"] = slip(
        space, around(paper.cx, paper.cy, wanted, paper.h), said, QUOTE, layer=Layer.WORDS,
        angle=-1, public=False,
    )  # fmt: skip
    details = shown.kind if shown.picture.caption else shown.picture.details
    if details:
        found["kind"] = _cream(space, kind, details, KIND)
    return found


def _fan_card(
    card: FanCard, rect: Rect, angle: float, layer: int, place: int, in_front: bool
) -> Piece:
    one = card.picture
    command = Command.ENLARGE if in_front else Command.FRONT
    tap = AppCommand(command, place) if one.item is not None or not in_front else None
    return Piece(
        rect, Glued(one.item, one.drawing, one.aspect, low=False, corners=False),
        layer=Layer.CARD + layer,
        angle=angle, tap=tap, glow=0.6 if in_front else 0, duration=Duration.SLOW,
    )  # fmt: skip


# --- strands ----------------------------------------------------------------------------------


def _strands(
    view: PersonView, context: SceneContext, room: Rect, groups: tuple[GroupView, ...]
) -> Pieces:
    """Who understands the person at the left, whom the person understands at the right.

    Groups stand in the middle below the person.
    """
    space, person = context.space, context.people[0]
    found: Pieces = {}
    gap = Gap.MEDIUM * space.unit
    low = line_of(space, KIND) + _row_height(space, len(groups)) * len(groups) if groups else 0
    if view.by or view.whom:
        heading, body = room.cut_top(line_of(space, HEADING, _heading_lines(space)), gap / 2)
        side = MIDDLE_TOKEN.of(space)
        token = around(room.cx, body.cy + low / 2, side, side)
        found["middle"] = badge(person, token, layer=Layer.PERSON)
        half = (room.w - side) / 2
        sides = (
            ("by", view.by, tr._("Who understands {name}").format(name=person.name), room.x),
            ("whom", view.whom, tr._("Whom {name} understands").format(name=person.name),
             token.right),
        )  # fmt: skip
        wide, usual = half - gap, space.text(HEADING.size)
        size = min(fit(text, HEADING.face, usual, wide, heading.h).size for _, _, text, _ in sides)
        style = HEADING._replace(size=size / space.text(1) + ROUNDED)
        for key, strands, text, x in sides:
            if strands:
                line = Rect(x + gap / 2, heading.y, wide, heading.h)
                found[f"{key}-heading"] = _cream(space, line, text, style)
                found |= _side(key, strands, context, Rect(x, body.y, half, body.h), token)
    if groups:
        wide = max(room.w * MIDDLE_WIDTH, MIDDLE_TOKEN.of(space) * 2)
        found |= _groups(groups, context, Rect(room.cx - wide / 2, room.y, wide, low))
    return found


def _row_height(space: Space, groups: int) -> float:
    """The height of a row of tokens below the person's token; less if there are several rows."""
    return (SMALL_TOKEN if groups == 1 else GROUP_TOKEN).of(space)


def _heading_lines(space: Space) -> float:
    return ONE_LINE if space.wide else TWO_LINES


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
    beside = min(box.w * (BESIDE_LOW if low else BESIDE), space.text(PERSON.size) * 6)
    name = 0 if below else beside
    side = min(SMALL_TOKEN.of(space), each - apart - (line if below else 0))
    said = [f"{context.people[one.person].name} {one.times}" for one in shown]
    wide = [min(text_width(space, one, PERSON) * SLACK, box.w * BELOW) for one in said]
    outward = [max(one / 2 - side * (0.5 + PAST), 0) for one in wide]
    reach = [one / 2 + aside for one, aside in zip(wide, outward, strict=True)]
    inset = max(side / 2, *reach) if below else side / 2
    for place, strand in enumerate(shown):
        y = box.top - each * (place + 0.5) + (line / 2 if below else 0)
        out, inner = box.cut_left(name) if at_left else box.cut_right(name)
        x = inner.x + inset if at_left else inner.right - inset
        disc = around(x, y, side, side)
        person = context.people[strand.person]
        tap = AppCommand(Command.PERSON, strand.person)
        found[f"{key}:{place}"] = badge(person, disc, layer=Layer.PERSON, tap=tap)
        if below:
            aside = outward[place] * (-1 if at_left else 1)
            text = around(x + aside, disc.y - line / 2, wide[place], line)
            found[f"{key}-name:{place}"] = _cream(space, text, said[place], PERSON)
        else:
            text = around(out.cx, y, out.w - Gap.TINY * space.unit, min(each, side * 1.3))
            upper, lower = text.cut_top(text.h / 2)
            align = "right" if at_left else "left"
            found[f"{key}-name:{place}"] = _cream(space, upper, person.name, PERSON, align)
            found[f"{key}-count:{place}"] = _cream(space, lower, str(strand.times), COUNT, align)
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


def _groups(
    groups: tuple[GroupView, ...], context: SceneContext, room: Rect, named: bool = False
) -> Pieces:
    """Groups that the person plays in, as rows of tokens that overlap; a tap opens their page.

    If they are `named`, they stand in the middle of the room, with names below their tokens.
    """
    space, line = context.space, line_of(context.space, KIND)
    each = min((room.h - line) / len(groups), SMALL_TOKEN.of(space) * 1.25)
    if named:
        each = min((room.h - line) / len(groups), NAMED_GROUP.of(space) + line)
        room = around(room.cx, room.cy, room.w, line + each * len(groups))
    heading, rest = room.cut_top(line)
    found: Pieces = {"played-with": _cream(space, heading, tr._("Played with"), KIND)}
    for group in groups:
        row, rest = rest.cut_top(each)
        if named and each > 2 * line:
            under, row = row.cut_bottom(line + Gap.SMALL * space.unit)
            names = tr.listed([context.people[person].name for person in group.people])
            found[f"names:{group.number}"] = _cream(space, under.cut_top(line)[0], names, PERSON)
        side = min(row.h * 0.94, NAMED_GROUP.of(space) if named else SMALL_TOKEN.of(space))
        count = len(group.people)
        step = min(side * 0.72, (row.w - side) / max(count - 1, 1))
        left = row.cx - step * (count - 1) / 2
        for place, person in enumerate(group.people):
            found[f"member:{group.number}:{place}"] = badge(
                context.people[person], around(left + place * step, row.cy, side, side),
                layer=Layer.PERSON + place,
            )  # fmt: skip
        found[f"group:{group.number}"] = Piece(
            around(row.cx, row.cy, step * (count - 1) + side, max(side, space.minimum_touch)),
            Area(), layer=Layer.BUTTON, tap=AppCommand(Command.GROUP, group.number),
        )  # fmt: skip
    return found
