"""A person's cloth: their token, a fan of cards, and strands of light to those who understand them.

A tablet shows all at once. On a phone, or with large text, there are several leaves to turn.
"""

from typing import NamedTuple

from mobileapp.album.looks import Cloth, Glued, PencilIcon
from mobileapp.album.strands import (
    KIND,
    SLACK,
    cream,
    group_token,
    groups_pieces,
    groups_that_fit,
    strands,
)
from mobileapp.album.views import FanCard, GameTally, GroupView, PersonView
from mobileapp.stage.boxes import Length, PerWindow, TextStyle
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around, grid, hull, upright_box
from mobileapp.stage.lantern_looks import FramedCover
from mobileapp.stage.page_parts import back_key, line_of, page_key
from mobileapp.stage.paginator import paginator
from mobileapp.stage.parts import badge, corner, slip, text_width
from mobileapp.stage.piece import AppCommand, Piece, Pieces
from mobileapp.stage.scene import Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Duration, Gap, Layer, Size, Text

BACKDROP, SHADE = "storyteller", 0.85
NAME, FACTS = TextStyle(76), TextStyle(28, "italic")
TALLY = TextStyle(22)
QUOTE = TextStyle(34, "italic")
TOKEN = Length(196)
GAME_PICTURE = Length(106)
TALL = 1.12
"""The height of the picture of a game with the gap below it, as a multiple of its width."""
CARD_WIDTH = Length(186)
MAX_CARD = PerWindow(Length(240), phone=Length(420), phone_landscape=Length(300))
TURNED = 9.0
"""The angle between two cards of the fan, in degrees."""
SPREAD = PerWindow(0.62, phone=0.5, phone_landscape=0.62)
"""The distance between two cards of the fan, as a part of the width of a card."""
OUTER = 1.25
"""The width of a turned card at the end of the fan, as a part of the width of the card in front."""
SINKS = 0.045
"""How much lower a card lies than its inner neighbour, as a part of its height and per place."""
FAN_HEIGHT = 1.2
"""The height of the fan, as a part of the height of the card in front."""
MAX_CARDS = PerWindow(5, phone=3)
"""How many cards of the fan are seen; a tap on an outer one brings the next into sight."""
GROUPS_BESIDE = 2
"""How many groups a leaf holds beside other things."""
LEFT = 0.41
"""The part of the width for the token and the games on a wide tablet."""
STRANDS = 0.62
"""The part of a leaf for strands where groups stand below or beside them."""
HEAD = 0.3
"""The largest part of an upright window for the token and the name."""
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
    if groups and found[-1].sections == ("groups",):
        found.pop()
    elif groups:
        found[-1] = found[-1]._replace(groups=groups[:GROUPS_BESIDE])
        groups = groups[GROUPS_BESIDE:]
    _, room = _area(context)
    while groups:
        count = groups_that_fit(groups, context, room)
        found.append(PersonLeaf(("groups",), groups[:count]))
        groups = groups[count:]
    return found


def cloth(view: PersonView, context: SceneContext, front: int = 0, leaf: int = 0) -> Scene:
    """The page; `front` is the number of the card in front of the fan."""
    space = context.space
    leaves = person_leaves(view, context)
    leaf = min(max(leaf, 0), len(leaves) - 1)
    found = _ground(view, context)
    foot, area = _area(context)
    if len(leaves) == 1:
        area = hull([foot, area])
    else:
        found |= paginator(space, foot, leaf, len(leaves), Command.LEAF)
    shown = leaves[leaf]
    if "head" in shown.sections:
        found |= _first(view, context, area, shown, front)
    elif "strands" in shown.sections:
        strands_room, groups_room = area, area
        if shown.groups:  # below the strands, or beside them in a wide window
            gap = Gap.MEDIUM * space.unit
            strands_room, groups_room = (
                area.cut_left(area.w * STRANDS, gap)
                if space.wide
                else area.cut_top(area.h * STRANDS, gap)
            )
        found |= strands(view, context, strands_room)
        found |= groups_pieces(shown.groups, context, groups_room, group_token(space, found))
    else:
        found |= groups_pieces(shown.groups, context, area, group_token(space))
    return Scene(found, backdrop=BACKDROP, shade=SHADE)


def _area(context: SceneContext) -> tuple[Rect, Rect]:
    """The place of the keys that turn leaves, and the room above it, below the corner buttons."""
    space, area = context.space, context.space.page
    below = corner(space, "top-left").y - Gap.TINY * space.unit
    return area._replace(h=below - area.y).cut_bottom(Size.BUTTON.of(space), Gap.SMALL * space.unit)


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
    view: PersonView, context: SceneContext, area: Rect, leaf: PersonLeaf, front: int
) -> Pieces:
    """The leaf with the person's name, and perhaps all other sections, too.

    In a wide window, where the head and the fan lie side by side, they reach up to the edge.
    """
    space = context.space
    gap, small = Gap.MARGIN * space.unit, Gap.SMALL * space.unit
    related = "strands" in leaf.sections or bool(leaf.groups)
    keys = corner(space, "top-left")
    page = space.page
    if space.wide:
        area = Rect(area.x, area.y, area.w, page.top - area.y)
    upper, lower = area.cut_top(area.h * (UPPER.of(space) if related else 1), gap / 2)
    games_high = _games_height(space)
    alone = not (view.fan or related)
    if alone:
        high = TOKEN.of(space) + (games_high + 2 * gap if view.games else 0)
        middle = around(area.cx, area.cy, area.w, min(high, area.h))
        games, head = middle.cut_bottom(games_high if view.games else 0, 2 * gap)
        fan = upper
    elif space.wide:
        left, right = upper.cut_left(upper.w * (LEFT if view.fan else 1), 2 * gap)
        _, left = left.cut_top(upper.top - keys.y + small)
        games, head = left.cut_bottom(games_high if view.games else 0, gap / 2)
        fan = right.inset(keys.w + small, small)
    else:
        said = line_of(space, NAME) + line_of(space, FACTS, Text.TWO_LINES)
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
    if related:
        found |= strands(view, context, lower, leaf.groups)
    return found


def _head(view: PersonView, context: SceneContext, room: Rect, centred: bool = False) -> Pieces:
    """The person's token with name and facts beside it, or below it in a narrow room.

    If `centred`, a token and the words beside it stand in the middle of the room.
    """
    space, person = context.space, context.people[0]
    gap = Gap.MARGIN * space.unit
    beside = room.w > room.h * 1.3
    side = min(TOKEN.of(space), room.h if beside else room.h * 0.4, room.w * 0.42)
    text = line_of(space, NAME), line_of(space, FACTS, Text.TWO_LINES)
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
        "name": cream(space, name, person.name, NAME, align),
        "facts": cream(space, facts, view.facts, FACTS, align),
    }


def _games_height(space: Space) -> float:
    return GAME_PICTURE.of(space) * 1.16 + line_of(space, TALLY, Text.TWO_LINES)


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
    line = line_of(space, TALLY, Text.ONE_LINE if broadest < wide else Text.TWO_LINES)
    shape = wide / (wide * TALL + line)
    cells = grid(len(games), room, shape, gap, most=wide, rows=1)
    shift = 0 if centred else cells[0].x - room.x
    for place, (one, cell) in enumerate(zip(games, cells, strict=True)):
        text, picture = cell.moved(-shift, 0).cut_bottom(min(line, cell.h * 0.45), gap / 4)
        if one.cover is not None:
            found[f"game:{place}"] = Piece(picture, FramedCover(one.cover), layer=Layer.CARD)
        found[f"tally:{place}"] = cream(space, text, one.text, TALLY)
    return found


def _fan_size(view: PersonView, space: Space, room: Rect) -> tuple[float, float]:
    """The width of the card in front, and the height of the fan with the words below it."""
    seen = min(MAX_CARDS.of(space), len(view.fan))
    said_high = line_of(space, KIND) + line_of(space, QUOTE, 1.7) + Gap.SMALL * space.unit
    reach = OUTER + SPREAD.of(space) * (seen - 1)
    large = MAX_CARD.of(space) if space.phone or not space.wide else CARD_WIDTH
    most = large.of(space)
    wide = min(most, (room.h - said_high) * Size.CARD * 0.9, room.w / max(reach, 1.35))
    return wide, min(room.h, wide / Size.CARD * FAN_HEIGHT + said_high)


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
    middle_y = min(rest.cy, rest.y + wide / Size.CARD * 0.6)
    found: Pieces = {}
    for layer, place in enumerate(order):
        away = aside[place]
        angle = -away * TURNED
        drop = abs(away) * SINKS * wide / Size.CARD
        x = rest.cx + away * wide * SPREAD.of(space)
        scale = 1 if away == 0 else 0.9
        rect = around(x, middle_y - drop, wide * scale, wide / Size.CARD * scale)
        found[f"card:{place}"] = _fan_card(cards[place], rect, angle, layer, place, away == 0)
    whole = hull([upright_box(card.rect, card.angle) for card in found.values()])
    found = {
        key: card._replace(rect=card.rect.moved(rest.cx - whole.cx, 0))
        for key, card in found.items()
    }
    shown = cards[front]
    said = shown.picture.caption or shown.kind
    wanted = min(room.w, space.text(QUOTE.size) * (len(said) * 0.52 + 2.5))
    found["slip"] = slip(
        space, around(paper.cx, paper.cy, wanted, paper.h), said, QUOTE, layer=Layer.WORDS,
        angle=-1, public=False,
    )  # fmt: skip
    details = shown.kind if shown.picture.caption else shown.picture.details
    if details:
        found["kind"] = cream(space, kind, details, KIND)
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
