"""The page with the options as a scene: an opened box, decks on the table, candles for the length.

Packs in the box rest, packs on the table are played with; a tap slides a pack from one to the
other. The lengths are candles, of which the chosen one burns. Every other rule is a folded slip
that shows its choices when it is touched.
"""

from collections.abc import Sequence
from typing import NamedTuple

from mobileapp.box.looks import (
    SLIP_WIDE,
    BlankPaper,
    Candle,
    Deck,
    FoldedSlip,
    FramedPicture,
    Lid,
    PaperButton,
    Tray,
    WordSlips,
)
from mobileapp.box.views import BACKDROP, ChoiceView, OptionsView, PackView, RuleView
from mobileapp.languages.translation import tr
from mobileapp.stage.boxes import Length, PerWindow, TextStyle
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around, fitted, grid, hull, upright_box
from mobileapp.stage.lettering import MIN_FONT_SIZE, fit
from mobileapp.stage.looks import GOLD, INK, NIGHT, SOFT_INK, Area, BackIcon, Panel, RoundIcon, Slip
from mobileapp.stage.page_parts import (
    Pile,
    back_key,
    line_of,
    minutes_text,
    of_one_size,
    page_title,
    token_row,
    words_on_paper,
)
from mobileapp.stage.parts import CONTRAST_SHADE, button, place_for, text_width, words
from mobileapp.stage.piece import AppCommand, Look, Piece, Pieces, Waypoint
from mobileapp.stage.scene import Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Dim, Gap, Layer, Size, Text

CORAL, DASHES = "#FFB4A3", "#9AA2E2"
"""The colours of the sentence that says what is missing, and of an empty well."""
SHADE = 0.22
PAPER_WIDTH = PerWindow(Length(464, 12, Text.HINT), phone_landscape=Length(640))
PAPER_PART = PerWindow(0.58, phone=0.57)
"""How much of the room the paper takes in a tall window at most."""
PAPER_PAD = PerWindow(Gap.MARGIN, phone_landscape=Gap.MEDIUM)
"""The margin on the paper, in dp of a tablet."""
PAPER_PART_IN_LARGE_TEXT = PerWindow(0.62, phone=0.64)
MAX_GROWTH = PerWindow(1.25, phone_landscape=1.2)
"""How much larger letters become on a phone at most between the title and the button, which are
those of all pages; so all of it grows alike.
"""
BUTTON_WIDTH = PerWindow(Length(230), phone=Length(300))
"""The width of the button that starts the match; in a wide window it is as wide as the paper."""
MAX_PACKS = PerWindow(4, phone=3)
"""How many packs are in sight at once."""
BOX_PART = PerWindow(0.47, phone=0.44, phone_landscape=0.4)
"""How much of the room for packs the box takes; the rest is the table before it."""
FULL_BOX_PART = PerWindow(0.62, phone=0.6, phone_landscape=0.5)
"""How much of the room the box of a game without packs may take; its piles fill it."""
EDGE = Length(16)
"""The width of the walls of the box."""
LID_WIDTH, LID_TILT, LID_TITLE = Length(215), 3.4, 0.17
LABEL = Length(92, Text.ONE_LINE + 1.5, Text.HINT)
"""The height of the slip with the name of a pack that is played with, if the name is short."""
LABEL_PART = 0.55
"""How much of the room on the table that slip may take."""
LABEL_WIDTH = Length(360, 12, Text.HINT)
"""The least width of that slip, if there is room."""
TAG, TAG_PART = Length(40, Text.ONE_LINE, Text.HINT), 0.75
"""The least height of the slip with the name of a pack that rests, and how much of the well it may
take.
"""
BELOW_DECK = 0.6
"""The part of that slip that lies below the pack; the rest lies on it."""
NAME, ABOVE_FACTS, MIN_FACTS = TextStyle(28), 1.15, 0.72
"""The names of packs; how much larger they are than what the packs hold; and the smallest size of
that, as a part of its size where all names fit.
"""
TILTS = (-0.8, 0.6, -0.5, 0.9)
MAX_THINGS, FAN_TILT = 3, 3
"""How many things of a pile lie before it at most, and how much each is turned, in degrees."""
MIN_STEP, MAX_STEP = 0.6, 0.88
"""How far one of them lies beside the next, as a part of its width."""
THING_PART = 0.62
"""Their height, as a part of that of the box, if a column is wide enough."""
SHRUNK = 0.75
"""How small text may become before some of it is left out instead."""
FAN = ((0.42, -0.01, -4.0), (0.72, -0.02, -9.0), (1.02, -0.03, -16.0))
CLIMBING = ((0.02, 0.2, -1.0), (0.22, 0.36, -9.0), (0.46, 0.5, -17.0))
"""The cards of a fan beside their deck, or climbing to the right where the room is narrow: how far
each lies to the right and further up, in widths and heights of a card, and its angle. The last one
lies on the others, so its whole picture is seen.
"""
FAN_SCALE = 0.9
FAN_ROOM, MIN_SPREAD = 2.15, 0.6
"""How wide a deck with its fan is, in widths of a card; and how narrow a fan may become for larger
cards, as a part of its width.
"""
ON_FOOT = 12
"""How far the slip with the name of a pack lies on the pack, in dp of a tablet."""
RESTING = 0.6
"""`Piece.dim` of a pack that rests in the box."""
SLIDE = 0.35
CANDLES = (0.32, 0.62, 1.0)
"""The heights of the candles, as parts of the highest one."""
TWO_CANDLES = CANDLES[0], CANDLES[-1]
CANDLE = PerWindow(Length(200), phone=Length(228))
"""The most height of the picture of a candle, which the highest stem takes more than half of."""
CANDLE_ALONE = PerWindow(Length(200), phone=Length(330), phone_landscape=Length(228))
"""The same for the candle of a game that has only one length."""
MIN_CANDLE = 0.2
"""The least height of a candle, as a part of that; where there is less room, there is none."""
HEAD = PerWindow(Text.TITLE, phone=Text.BODY, phone_landscape=Text.LABEL)
IN_FRAME = PerWindow(14, phone=Gap.SMALL, phone_landscape=Gap.TINY)
"""The margin above and below in the frame around the chosen candle, in dp of a tablet."""
BELOW_ALONE = 24
"""The distance of the words from a candle that stands alone, in dp of a tablet."""
HELP_LINES = 1.15
"""The height of the box of a help text, as a multiple of the height of its lines."""
CANDLE_SHAPE = 0.62
"""Width / height of the picture of a candle."""
SLIP_HEIGHT = Length(lines=3.1, style=Text.HINT, touch=True)
SLIP_PART = PerWindow(0.62, phone=0.68)
"""How much of the paper the slips may take."""
SLIP_CORNER = Length(22)
"""The corner of a slip with the sign that it unfolds."""
IN_SLIP = 10
"""The margin above and below what is written on a slip, in dp of a tablet."""
RULE_TITLE, RULE_VALUE = TextStyle(21, "italic"), TextStyle(25)
SMALLER = 0.95
"""By how much what is written on slips shrinks in each step until it fits."""
SLIP_COLUMNS = PerWindow(1, tablet_portrait=3, phone=2)
"""How many slips lie side by side, if there are so many."""
FEW_RULES = 2
"""With more rules than this, two slips lie side by side."""
SHEET_WIDTH = Length(660)
CHOICE_HEIGHT = Length(68, touch=True)
LABEL_TEXT, NAME_PART = 0.88, 0.58
"""The parts of the height of the slip of a pack that is played with: of all its text, and thereof
of a short name.
"""
MARK = PerWindow(Length(40), phone=Length(44))
"""The size of the mark at the upper right corner of a pack that is played with."""
BEYOND = 0.2
"""How far beyond the corner its centre is, as a part of its size, so that words can be read."""


TOKENS = 0.84
"""The size of the players' tokens, as a part of the height of the foot of the page."""


class _Places(NamedTuple):
    title: Rect
    packs: Rect
    """The room for the packs or, if there are none to choose from, for what else the box holds."""
    paper: Rect
    sizes: "_Sizes"
    """The sizes of what is on the paper."""
    sentence: Rect
    people: Rect
    start: Rect


def options_page(view: OptionsView, context: SceneContext) -> Scene:
    """The page: the box and the table with packs, the paper with the rules, and what starts."""
    bar = context.space
    if bar.phone:
        growth = min(bar.text_scale, MAX_GROWTH.of(bar))
        context = context._replace(space=bar._replace(text_scale=growth))
    space, at = context.space, _places(view, context)
    found: Pieces = {
        "back": back_key(space),
        "title": words(bar, at.title, view.game, Text.TITLE, align="left", public=False),
        "start": button(
            bar, at.start, tr._("Start"), AppCommand(Command.START), quiet=bool(view.problem)
        ),
    }
    if view.packs:
        found |= _packs(view, space, at.packs)
    elif view.piles:
        found |= _piles(view, space, at.packs)
    else:
        found["lid"] = _lid(view, fitted(at.packs.inset(Gap.MARGIN * space.unit), Size.CARD))
    found |= _paper(view, space, at.paper, at.sizes)
    found |= _foot(view, context, at)
    if rule := view.unfolded_rule:
        found |= _sheet(rule, space)
    return Scene(found, backdrop=BACKDROP, shade=CONTRAST_SHADE if context.high_contrast else SHADE)


def _places(view: OptionsView, context: SceneContext) -> _Places:
    space, area = context.space, context.space.page
    gap = Gap.MEDIUM * space.unit
    title = page_title(space)
    _, rest = area.cut_top(area.top - title.y, gap)
    bottom, rest = rest.cut_bottom(Size.BUTTON.of(space), gap)
    lines = Text.TWO_LINES if view.problem or view.warning else 0
    said = line_of(space, Text.CAPTION, lines)
    if space.wide:
        wide = min(PAPER_WIDTH.of(space).of(space), rest.w * 0.56)
        column, packs = rest.cut_right(wide, Gap.LARGE * space.unit)
        column = column._replace(h=area.top - column.y)  # beside the title, too
        sizes = _sizes(view, space, column)
        paper, _ = column.cut_top(sizes.paper)
        start, people = bottom.cut_right(wide, Gap.LARGE * space.unit)
        sentence, packs = packs.cut_bottom(said, gap if said else 0)
        title = title._replace(w=packs.right - title.x)
        return _Places(title, packs, paper, sizes, sentence, people, start)
    start, people = bottom.cut_right(min(BUTTON_WIDTH.of(space).of(space), bottom.w / 2), gap)
    sentence, rest = rest.cut_bottom(said, gap if said else 0)
    part = (PAPER_PART_IN_LARGE_TEXT if space.large_text else PAPER_PART).of(space)
    sizes = _sizes(view, space, rest._replace(h=rest.h * part))
    # On a phone, how long comes first.
    cut = rest.cut_top if space.phone else rest.cut_bottom
    paper, packs = cut(sizes.paper, Gap.LARGE * space.unit)
    return _Places(title, packs, paper, sizes, sentence, people, start)


def _lid(view: OptionsView, rect: Rect) -> Piece:
    look = Lid(view.cover, view.game, rect.w * LID_TITLE)
    return Piece(rect, look, angle=LID_TILT, layer=Layer.PAPER)


# --- packs ------------------------------------------------------------------------------------


def _packs(view: OptionsView, space: Space, room: Rect) -> Pieces:
    """The box with its wells above, the table below; a column for each pack."""
    gap, most = Gap.MEDIUM * space.unit, MAX_PACKS.of(space)
    if len(view.packs) > most and space.phone and space.large_text:  # the buttons take room
        most -= 1
    found: Pieces = {}
    shown = view.packs[view.first : view.first + most]
    if len(view.packs) > len(shown):
        room, turn = _turning(view, space, room, most)
        found |= turn
    box, table, wells = _box_and_table(view, shown, space, room)
    found |= box
    wide = (table.w + gap) / len(shown)
    spot = Rect(table.x, table.y, wide - gap, table.h)
    labels = _label_sizes(shown, space, spot, wells[0] if wells else spot)
    decks = [_fan(pack, space, spot, labels).area.h for pack in shown if pack.used]
    labels = labels._replace(decks=max(decks, default=0))
    for place, pack in enumerate(shown):
        well = wells[place] if wells else None
        found |= _pack(pack, space, well, spot.moved(place * wide, 0), place, labels)
    return found


def _box_and_table(
    view: OptionsView, shown: Sequence[PackView], space: Space, room: Rect
) -> tuple[Pieces, Rect, list[Rect]]:
    """The opened box, the room on the table, and the wells.

    There is no box while no pack rests in it: what lies on the table has its room.
    """
    if all(pack.used for pack in shown):
        return {}, room, []
    box, table = room.cut_top(room.h * BOX_PART.of(space), Gap.MEDIUM * space.unit)
    lid = not space.phone and len(shown) < MAX_PACKS.of(space)
    found, wells = _box(view, space, box, len(shown), lid)
    return found, table, wells


def _box(
    view: OptionsView, space: Space, box: Rect, count: int, lid: bool
) -> tuple[Pieces, list[Rect]]:
    """The opened box, perhaps with its lid beside it, and the places in its wells."""
    found: Pieces = {}
    if lid:
        beside, box = box.cut_left(LID_WIDTH.of(space), Gap.MARGIN * space.unit)
        found["lid"] = _lid(view, fitted(beside.inset(0, beside.h * 0.03), Size.CARD))
    edge, inside = EDGE.of(space), (Gap.TINY if space.phone else Gap.SMALL) * space.unit
    found["box"] = Piece(box, Tray(count, edge), layer=Layer.GROUND)
    share = (box.w - edge) / count
    wells = [
        Rect(box.x + edge + place * share, box.y + edge, share - edge, box.h - 2 * edge)
        for place in range(count)
    ]
    return found, [well.inset(inside) for well in wells]


def _sized(style: TextStyle, size: float, space: Space) -> TextStyle:
    """A style with letters of this size, in pixels."""
    return TextStyle(style.size * size / space.text(style.size), style.face)


def _piles(view: OptionsView, space: Space, room: Rect) -> Pieces:
    """The box of a game without packs: its piles in their wells, below each some of its things.

    The title of the page is that of the game, so there is no lid, and the wells have all the room.
    """
    count, gap = len(view.piles), Gap.MEDIUM * space.unit
    wide = room.w / count
    high = min(
        (room.h - 3 * gap) / (1 + THING_PART), room.h * FULL_BOX_PART.of(space), wide / Size.CARD
    )
    fans = [_fan_of(pile, wide - gap, high * THING_PART) for pile in view.piles]
    laid = max(hull(fan).h for fan in fans)
    group = around(room.cx, room.cy, room.w, high + 2 * gap + laid)
    box, table = group.cut_top(high, 2 * gap)
    found, wells = _box(view, space, box, count, lid=False)
    for place, (pile, well, fan) in enumerate(zip(view.piles, wells, fans, strict=True)):
        found[f"pile:{place}"] = Piece(
            fitted(well, pile.aspect), Deck(pile.top), layer=Layer.CARD,
            angle=TILTS[place % len(TILTS)],
        )  # fmt: skip
        for number, (look, rect) in enumerate(zip(pile.laid_out, fan, strict=False)):
            found[f"thing:{place}:{number}"] = Piece(
                rect.moved(well.cx, table.y), look, layer=Layer.CARD + number,
                angle=(len(fan) - 1) / 2 * FAN_TILT - number * FAN_TILT,
            )  # fmt: skip
    return found


def _fan_of(pile: Pile, wide: float, high: float) -> list[Rect]:
    """Some things of a pile in a row in which they overlap, around x = 0, on the line y = 0."""
    count = min(len(pile.laid_out), MAX_THINGS)
    least, most = MIN_STEP, MAX_STEP
    step = min(max((wide / (high * pile.aspect) - 1) / max(count - 1, 1), least), most)
    across = min(wide / (1 + step * (count - 1)), high * pile.aspect)
    first = -across * (1 + step * (count - 1)) / 2
    return [Rect(first + n * step * across, 0, across, across / pile.aspect) for n in range(count)]


def _turning(view: OptionsView, space: Space, room: Rect, most: int) -> tuple[Rect, Pieces]:
    """Buttons beside the box, where other packs can be brought into sight, and the room left."""
    side = Size.CORNER.of(space)
    found: Pieces = {}
    if view.first:
        before, room = room.cut_left(side, Gap.TINY * space.unit)
        rect = around(before.cx, before.cy, side, side)
        found["packs-before"] = Piece(
            rect,
            BackIcon(),
            layer=Layer.BUTTON,
            tap=AppCommand(Command.PACKS, max(view.first - most, 0)),
        )
    if view.first + most < len(view.packs):
        after, room = room.cut_right(side, Gap.TINY * space.unit)
        rect = around(after.cx, after.cy, side, side)
        found["packs-after"] = Piece(
            rect,
            RoundIcon("next"),
            layer=Layer.BUTTON,
            tap=AppCommand(Command.PACKS, view.first + most),
        )
    return room, found


class _LabelSizes(NamedTuple):
    """The sizes of the slips with names, the same for all packs in sight."""

    playing: float
    """The height of the slip of a pack that is played with."""
    name: TextStyle
    """The letters of all names."""
    facts: TextStyle
    """The letters of what a pack holds, which are smaller than those of its name."""
    upper: float
    """The height of its name."""
    resting: float
    """The height of the slip of a pack that rests."""
    decks: float = 0
    """The height of the highest pack that is played with, with its fan: their slips lie in line
    below.
    """


def _label_sizes(packs: Sequence[PackView], space: Space, spot: Rect, well: Rect) -> _LabelSizes:
    """The sizes of the slips with names, as large as the longest name needs.

    `spot` is the room of a pack on the table, and `well` that of a pack in the box.
    """
    used = [pack for pack in packs if pack.used] or packs
    narrow = spot._replace(w=min(spot.w, LABEL_WIDTH.of(space))) if not space.phone else spot
    wide = _label_room(space, narrow).w
    name = max(_name_height(pack, space, wide) for pack in used)
    high = max(LABEL.of(space), (name + line_of(space, Text.HINT)) / LABEL_TEXT)
    high = min(high, spot.h * LABEL_PART)
    text = _label_room(space, narrow._replace(h=high))
    upper = min(max(name, text.h * NAME_PART), text.h)
    resting = max(_name_height(pack, space, _tag_width(well)) for pack in packs)
    resting = max(TAG.of(space), min(resting, well.h * TAG_PART))
    full = space.text(NAME.size)
    rooms = ((wide, upper) if pack in used else (_tag_width(well), resting) for pack in packs)
    size = min(
        fit(pack.title, NAME.face, full, *room).size
        for pack, room in zip(packs, rooms, strict=True)
    )
    hint = space.text(Text.HINT.size)
    facts = min(max(size / ABOVE_FACTS, hint * MIN_FACTS / space.text_scale), hint)
    return _LabelSizes(
        high, _sized(NAME, size, space), _sized(Text.HINT, facts, space), upper, resting
    )


def _tag_width(well: Rect) -> float:
    """The width of the name of a pack that rests in a well."""
    return well.w * 0.97


def _pack(
    pack: PackView, space: Space, well: Rect | None, spot: Rect, place: int, labels: _LabelSizes
) -> Pieces:
    """A pack in its well or on the table, with its name; all of it can be touched."""
    if well and not pack.used:
        area, found = well, _resting(pack, space, well, labels)
    else:
        area, found = spot, _playing(pack, space, spot, labels)
    if well and pack.used:
        found[f"well:{pack.id}"] = place_for(well, space, DASHES, layer=Layer.PAPER)
    found[f"label:{pack.id}"] = found[f"label:{pack.id}"]._replace(angle=TILTS[place % len(TILTS)])
    found[f"pack:{pack.id}"] = Piece(
        area,
        Area(),
        layer=Layer.BUTTON,
        tap=AppCommand(Command.PACK, pack.id),
    )
    return found


def _resting(pack: PackView, space: Space, well: Rect, labels: _LabelSizes) -> Pieces:
    """A pack in its well, darker than on the table."""
    tag, _ = well.cut_bottom(labels.resting)
    _, above = well.cut_bottom(tag.h * BELOW_DECK)
    name = around(tag.cx, tag.cy, _tag_width(well), tag.h)
    return {
        f"deck:{pack.id}": Piece(
            fitted(above, Size.CARD), _deck(pack), layer=Layer.CARD, dim=RESTING, duration=SLIDE
        ),
        f"label:{pack.id}": Piece(tag, Slip("", 0), layer=Layer.SIGN, duration=SLIDE),
        f"name:{pack.id}": words_on_paper(space, name, pack.title, labels.name),
    }


def _playing(pack: PackView, space: Space, spot: Rect, labels: _LabelSizes) -> Pieces:
    """A pack on the table, with some of its pictures beside it, and the slip with its name."""
    gap, on_foot = Gap.SMALL * space.unit, ON_FOOT * space.unit
    fan = _fan(pack, space, spot, labels)
    group = around(spot.cx, spot.cy, spot.w, labels.decks + labels.playing - on_foot)
    label, _ = group.cut_bottom(labels.playing)
    area = around(group.cx, 0, fan.area.w, fan.area.h)
    rect = Rect(area.x - fan.area.x, label.top - on_foot, fan.high * Size.CARD, fan.high)
    if not space.phone:
        label_room = max(area.w + gap, LABEL_WIDTH.of(space))
        label = around(label.cx, label.cy, min(label.w, label_room), label.h)
    side = MARK.of(space).of(space)
    top = rect if pack.pictures else rect.scaled(SLIP_WIDE)  # slips are narrower
    mark = around(top.right + side * BEYOND, top.top + side * BEYOND, side, side)
    found: Pieces = {
        f"deck:{pack.id}": Piece(rect, _deck(pack), layer=Layer.CARD, duration=SLIDE),
        f"used:{pack.id}": Piece(mark, RoundIcon("check", INK, GOLD), layer=Layer.MARK),
        f"label:{pack.id}": Piece(label, Slip("", 0), layer=Layer.SIGN, duration=SLIDE),
    }
    beside = rect.scaled(FAN_SCALE)
    fanned = zip(pack.pictures[1:], fan.cards, strict=False)
    for number, (picture, (aside, above, angle)) in enumerate(fanned):
        found[f"fan:{pack.id}:{number}"] = Piece(
            beside.moved(aside * rect.w, above * rect.h), FramedPicture(picture),
            layer=Layer.PILE + number, angle=angle, duration=SLIDE,
            enter=Waypoint(beside), leave=Waypoint(beside, opacity=0),
        )  # fmt: skip
    return found | _label(pack, space, label, labels)


class _Fan(NamedTuple):
    """A pack on the table with some of its pictures."""

    high: float
    """The height of the pack itself."""
    area: Rect
    """What all of it takes; the pack's lower left corner is at the origin."""
    cards: Sequence[tuple[float, float, float]] = ()
    """The places of the pictures, as in `FAN`."""


def _fan(pack: PackView, space: Space, spot: Rect, labels: _LabelSizes) -> _Fan:
    """A pack on the table: its pictures lie beside it or climb, whichever lets it be larger."""
    room = spot.h - labels.playing + ON_FOOT * space.unit
    wide = spot.w - Gap.SMALL * space.unit
    if len(pack.pictures) < 2:
        high = min(room, wide / Size.CARD)
        return _Fan(high, Rect(0, 0, high * Size.CARD, high))
    spread = (wide / (room * Size.CARD) - 1) / (FAN_ROOM - 1)
    spread = min(max(spread, MIN_SPREAD), 1)
    fanned = Size.CARD * (1 + (FAN_ROOM - 1) * spread)
    high = min(room, wide / fanned)
    beside = _Fan(high, Rect(0, 0, fanned * high, high), [
        (aside * spread, above, angle * spread) for aside, above, angle in FAN
    ])  # fmt: skip
    deck = Rect(0, 0, Size.CARD, 1)
    turned = [
        upright_box(deck.scaled(FAN_SCALE).moved(aside * Size.CARD, above), angle)
        for aside, above, angle in CLIMBING
    ]
    shape = hull([deck, *turned])
    high = min(room / shape.h, wide / shape.w)
    area = Rect(shape.x * high, shape.y * high, shape.w * high, shape.h * high)
    return max(beside, _Fan(high, area, CLIMBING), key=lambda fan: fan.high)


def _name_height(pack: PackView, space: Space, wide: float) -> float:
    """The height of the name of a pack in this width, in letters of full size."""
    full = space.text(NAME.size)
    return fit(pack.title, NAME.face, full, wide, space.height).height * 1.1


def _label_room(space: Space, label: Rect) -> Rect:
    """The room for text on a label."""
    return label.inset(Gap.SMALL * space.unit, label.h * (1 - LABEL_TEXT) / 2)


def _label(pack: PackView, space: Space, label: Rect, labels: _LabelSizes) -> Pieces:
    """The name of a pack that is played with, and what it holds."""
    text = _label_room(space, label)
    upper, lower = text.cut_top(labels.upper)
    found: Pieces = {
        f"name:{pack.id}": words_on_paper(space, upper, pack.title, labels.name, align="left")
    }
    if lower.h < SHRUNK * line_of(space, Text.HINT):
        return found
    facts = " · ".join(filter(None, (pack.amount, pack.technique)))
    if text_width(space, facts, Text.HINT) * SHRUNK > lower.w:
        facts = pack.amount
    found[f"facts:{pack.id}"] = words_on_paper(
        space, lower, facts, labels.facts, align="left", colour=SOFT_INK
    )
    return found


def _deck(pack: PackView) -> Look:
    if pack.pictures:
        return Deck(pack.pictures[0], pack.used)
    return WordSlips(pack.words, pack.used)


# --- the paper with the rules -----------------------------------------------------------------


class _Sizes(NamedTuple):
    """The heights of what is on the paper."""

    paper: float
    """As much as everything on it needs, or all the room there is."""
    candle: float
    """The height of the picture of a candle; 0 if there is no room for one."""
    detail: float
    """The height of the longest explanation of a length; 0 if there is none."""
    words: float
    """The height of all that is written below a candle."""
    told: float
    """The height of what the lengths mean; 0 if only a tap on a candle tells it."""
    columns: int
    """How many folded slips lie side by side."""
    rules: float
    """The height of all of them."""
    written: "_Written"


def _inside(space: Space, paper: Rect) -> Rect:
    return paper.inset(PAPER_PAD.of(space) * space.unit)


def _sizes(view: OptionsView, space: Space, room: Rect) -> _Sizes:
    """How large everything on the paper is in a room; candles take what all else leaves."""
    length, inner, gap = view.length, _inside(space, room), Gap.SMALL * space.unit
    alone = len(length.choices) == 1
    most = max(SLIP_COLUMNS.of(space), 2 if len(view.rules) > FEW_RULES else 1)
    rows = -(-len(view.rules) // (min(most, 2) if space.large_text else most))
    columns = -(-len(view.rules) // max(rows, 1))
    across = (inner.w + gap) / max(columns, 1) - gap
    written = _written(
        view.rules, space, across, (inner.h * SLIP_PART.of(space) + gap) / max(rows, 1) - gap
    )
    rules = rows * (written.high + gap)
    cell = _cells(length, space, inner)[0].inset(0 if alone else Gap.TINY * space.unit, 0)
    detail = _detail_height(length, space, cell.w)
    words = sum(high for *_, high in _lines(length.choices[0], length, space, detail))
    frame = 0 if alone else 2 * IN_FRAME.of(space) * space.unit
    taken = line_of(space, HEAD.of(space)) + gap / 2 + frame + words + rules
    full = space.text(Text.HINT.size)
    told = fit(length.help, "italic", full, inner.w, room.h).height * HELP_LINES
    least, most_high = (
        size.of(space).of(space) for size in (CANDLE, CANDLE_ALONE if alone else CANDLE)
    )
    least *= MIN_CANDLE
    explained = taken + told + _above_help(length, space)
    if (space.phone and not alone) or inner.h - explained < least:
        told = 0  # a tap on a candle tells it
    else:
        taken = explained
    candle = min(most_high, cell.w / CANDLE_SHAPE, inner.h - taken)
    candle = candle if candle >= least else 0
    high = min(room.h - inner.h + taken + candle, room.h)
    return _Sizes(high, candle, detail, words, told, columns, rules - gap, written)


def _above_help(length: RuleView, space: Space) -> float:
    """The distance from the candles to what the lengths mean."""
    return (BELOW_ALONE if len(length.choices) == 1 else Gap.SMALL) * space.unit


def _cells(length: RuleView, space: Space, room: Rect) -> list[Rect]:
    """The places of the lengths, side by side like folded slips."""
    count = len(length.choices)
    return _slip_places(count, count, room, room.h, Gap.SMALL * space.unit)


def _paper(view: OptionsView, space: Space, paper: Rect, sizes: _Sizes) -> Pieces:
    """How long, as candles, what that means, and a folded slip for every other rule."""
    found: Pieces = {"paper": Piece(paper, BlankPaper(Gap.TINY * space.unit), layer=Layer.GROUND)}
    inner, gap = _inside(space, paper), Gap.SMALL * space.unit
    if view.rules:
        foot, inner = inner.cut_bottom(sizes.rules, gap)
        places = _slip_places(len(view.rules), sizes.columns, foot, sizes.written.high, gap)
        for rule, rect in zip(view.rules, places, strict=True):
            found |= _folded(rule, space, rect, sizes.written)
        for part in ("rule-title", "rule-value"):
            found |= of_one_size({key: one for key, one in found.items() if key.startswith(part)})
    if sizes.told:
        said, inner = inner.cut_bottom(sizes.told, _above_help(view.length, space))
        found["length-help"] = words_on_paper(
            space, said, view.length.help, Text.HINT, colour=SOFT_INK
        )
    return found | _candles(view.length, space, inner, sizes)


def _slip_places(count: int, columns: int, room: Rect, high: float, gap: float) -> list[Rect]:
    """The places of the folded slips, row by row; those of the last row share its whole width."""
    places = []
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        wide = (room.w - gap * (in_row - 1)) / in_row
        top = room.top - row * (high + gap)
        places.append(Rect(room.x + column * (wide + gap), top - high, wide, high))
    return places


class _Written(NamedTuple):
    """What is written on folded slips: letters of one size on all slips of a page."""

    title: TextStyle
    value: TextStyle
    upper: float
    """The height of the titles."""
    high: float
    """The height of a slip."""


def _written(rules: Sequence[RuleView], space: Space, wide: float, most: float) -> _Written:
    """Letters of full size, in several lines where needed; smaller ones if slips get too high."""
    pad, least = IN_SLIP * space.unit, min(SLIP_HEIGHT.of(space), most)
    inner = wide - 2 * IN_SLIP * space.unit
    beside = inner - SLIP_CORNER.of(space)
    part = 1.0
    while True:
        sizes = [space.text(style.size) * part for style in (RULE_TITLE, RULE_VALUE)]
        titles = [fit(one.title, "italic", sizes[0], inner, space.height) for one in rules]
        values = [fit(one.value, "display", sizes[1], beside, space.height) for one in rules]
        upper, lower = (
            max((one.height for one in written), default=0) for written in (titles, values)
        )
        whole = all(one.size >= min(map(int, sizes)) for one in (*titles, *values))
        needed = upper + lower + 2 * pad
        if (whole and needed <= most) or sizes[0] < MIN_FONT_SIZE:
            title, value = (
                _sized(style, size, space)
                for style, size in zip((RULE_TITLE, RULE_VALUE), sizes, strict=True)
            )
            return _Written(title, value, upper, min(max(needed, least), most))
        part *= SMALLER


def _slip_lines(rect: Rect, space: Space, written: _Written) -> tuple[Rect, Rect]:
    """The room on a folded slip for its title, and for its value beside the corner."""
    inner = rect.inset(IN_SLIP * space.unit)
    upper, lower = inner.cut_top(written.upper)
    return upper, lower._replace(w=lower.w - SLIP_CORNER.of(space))


def _folded(rule: RuleView, space: Space, rect: Rect, written: _Written) -> Pieces:
    upper, lower = _slip_lines(rect, space, written)
    value = written.value
    if rule.value.isdigit():
        value = value._replace(face="figures")
    return {
        f"rule:{rule.id}": Piece(
            rect, FoldedSlip(SLIP_CORNER.of(space)), layer=Layer.PAPER,
            tap=AppCommand(Command.RULE, rule.id),
        ),
        f"rule-title:{rule.id}": words_on_paper(
            space, upper, rule.title, written.title, align="left", colour=SOFT_INK
        ),
        f"rule-value:{rule.id}": words_on_paper(
            space, lower, rule.value, value, align="left"
        ),
    }  # fmt: skip


def _candles(length: RuleView, space: Space, room: Rect, sizes: _Sizes) -> Pieces:
    """The question how long, and a candle for every answer, with its words below."""
    gap, count = Gap.SMALL * space.unit, len(length.choices)
    head, room = room.cut_top(line_of(space, HEAD.of(space)), gap / 2)
    asked = tr._("How long?") if count > 1 else minutes_text(length.choices[0].minutes)
    found: Pieces = {"question": words_on_paper(space, head, asked, HEAD.of(space))}
    stems = {1: CANDLES[-1:], len(CANDLES): CANDLES}.get(count, TWO_CANDLES)
    cells = _cells(length, space, room)
    for number, (choice, cell) in enumerate(zip(length.choices, cells, strict=True)):
        chosen = number == length.chosen  # a tap on it explains the lengths
        unfold = AppCommand(Command.RULE, length.id)
        choose = AppCommand(Command.CHOOSE, (length.id, number))
        if count > 1:
            found[f"length:{number}"] = Piece(
                cell, Panel(GOLD, 0.12, gap, GOLD, 3 * space.unit) if chosen else Area(),
                layer=Layer.PAPER, tap=unfold if chosen else choose,
            )  # fmt: skip
            cell = cell.inset(Gap.TINY * space.unit, IN_FRAME.of(space) * space.unit)
        above, texts = cell.cut_top(sizes.candle)
        if sizes.candle:
            found[f"candle:{number}"] = Piece(
                fitted(above, CANDLE_SHAPE), Candle(stems[min(number, len(stems) - 1)], chosen),
                layer=Layer.CARD,
            )  # fmt: skip
        part = min(texts.h / max(sizes.words, 1), 1)
        for name, text, style, high in _lines(choice, length, space, sizes.detail):
            line, texts = texts.cut_top(high * part)
            found[f"length-{name}:{number}"] = words_on_paper(space, line, text, style)
    for name in ("name", "detail", "minutes"):  # the same words of all candles are equally large
        same = {key: piece for key, piece in found.items() if key.startswith(f"length-{name}")}
        found |= of_one_size(same)
    return found


def _detail_height(length: RuleView, space: Space, wide: float) -> float:
    """The height of the longest explanation of a length; 0 if there is none, or no room for it."""
    if space.phone and space.wide:
        return 0
    size = SHRUNK * space.text(Text.HINT.size)
    details = [choice.detail for choice in length.choices if choice.detail]
    heights = [fit(text, "italic", size, wide, space.height).height for text in details]
    return max(heights, default=0) * 1.2


def _lines(
    choice: ChoiceView, length: RuleView, space: Space, detail: float
) -> list[tuple[str, str, TextStyle, float]]:
    """What is written below a candle: keys, texts, styles and heights of the lines."""
    if len(length.choices) == 1:  # the question says it
        return []
    minutes = TextStyle(Text.HINT.size)
    lines = [
        ("name", choice.title, Text.LABEL, line_of(space, Text.LABEL)),
        ("detail", choice.detail, Text.HINT, detail),
        ("minutes", minutes_text(choice.minutes), minutes, line_of(space, minutes)),
    ]
    return [line for line in lines if line[1] and line[3]]


# --- an unfolded slip -------------------------------------------------------------------------


def _sheet(rule: RuleView, space: Space) -> Pieces:
    """The choices of a rule on a sheet above everything else; a tap beside it folds it again."""
    area = space.area
    wide = min(SHEET_WIDTH.of(space), area.w - 2 * Gap.MEDIUM * space.unit)
    pad = Gap.MARGIN * space.unit
    high = min(_needed(rule, space, wide - 2 * pad) + 2 * pad, area.h - Gap.MEDIUM * space.unit)
    sheet = around(area.cx, area.cy, wide, high)
    found: Pieces = {
        "behind": Piece(
            area, Panel(NIGHT, Dim.VEIL, 0), layer=Layer.LARGE, lifted=0.01,
            tap=AppCommand(Command.FOLD),
        ),
        "sheet": Piece(
            sheet, BlankPaper(Gap.TINY * space.unit), layer=Layer.LARGE + 1, lifted=1,
            enter=Waypoint(sheet.scaled(0.8), opacity=0), tap=AppCommand(Command.STAY),
        ),
    }  # fmt: skip
    return found | _choices(rule, space, sheet.inset(pad), Layer.OVERLAY)


def _choice_columns(rule: RuleView, space: Space, wide: float) -> int:
    """How many choices fit side by side."""
    gap, high = Gap.SMALL * space.unit, CHOICE_HEIGHT.of(space)
    longest = max(text_width(space, choice.title, Text.LABEL) for choice in rule.choices)
    return max(min(int((wide + gap) / (longest + high * 0.9 + gap)), len(rule.choices)), 1)


def _needed(rule: RuleView, space: Space, wide: float) -> float:
    """The height of the title, the help and the choices of a rule."""
    gap = Gap.MEDIUM * space.unit
    rows = -(-len(rule.choices) // _choice_columns(rule, space, wide))
    helped = _help_height(rule, space, wide)
    choices = rows * (CHOICE_HEIGHT.of(space) + Gap.SMALL * space.unit)
    return line_of(space, Text.TITLE) + gap + helped + (gap if helped else 0) + choices


def _help_height(rule: RuleView, space: Space, wide: float) -> float:
    if not rule.help:
        return 0
    return fit(rule.help, "italic", space.text(Text.CAPTION.size), wide, space.height).height * 1.1


def _choices(rule: RuleView, space: Space, room: Rect, layer: int) -> Pieces:
    """The title of a rule, its help, and a button for every choice."""
    gap = Gap.MEDIUM * space.unit
    head, room = room.cut_top(line_of(space, Text.TITLE), gap)
    found: Pieces = {
        "rule-head": words_on_paper(space, head, rule.title, Text.TITLE, layer=layer, lifted=0.01)
    }
    if rule.help:
        columns = _choice_columns(rule, space, room.w)
        rows = -(-len(rule.choices) // columns)
        least = rows * (space.minimum_touch + Gap.TINY * space.unit)
        said, room = room.cut_top(min(_help_height(rule, space, room.w), room.h - least), gap)
        found["rule-help"] = words_on_paper(
            space, said, rule.help, Text.CAPTION, layer=layer, colour=SOFT_INK, lifted=0.01
        )
    columns = _choice_columns(rule, space, room.w)
    rows = -(-len(rule.choices) // columns)
    small = Gap.SMALL * space.unit
    high = min(CHOICE_HEIGHT.of(space), (room.h - (rows - 1) * small) / rows)
    wide = (room.w - (columns - 1) * small) / columns
    top, _ = room.cut_top(rows * high + (rows - 1) * small)
    cells = grid(len(rule.choices), top, wide / high, small, most=wide, rows=rows)
    for number, (choice, cell) in enumerate(zip(rule.choices, cells, strict=True)):
        look = PaperButton(choice.title, space.text(Text.LABEL.size), number != rule.chosen)
        found[f"choice:{number}"] = Piece(
            cell, look, layer=layer, tap=AppCommand(Command.CHOOSE, (rule.id, number)), lifted=0.01
        )
    return found


# --- the foot of the page ---------------------------------------------------------------------


def _foot(view: OptionsView, context: SceneContext, at: _Places) -> Pieces:
    """What is missing, and who plays."""
    space, found = context.space, dict[str, Piece]()
    if said := view.problem or view.warning:
        more = {"colour": CORAL} if view.problem else {}
        found["sentence"] = words(
            space, at.sentence, said, Text.CAPTION, align="left", public=False, **more
        )
    row = around(at.people.cx, at.people.cy, at.people.w, at.people.h * TOKENS)
    gap = Gap.MEDIUM * space.unit
    if context.people:
        wide = 0 if space.phone and not space.wide else text_width(space, view.who, Text.CAPTION)
        tokens = token_row(context, row.cut_right(min(wide, row.w / 2), gap)[1])
        found |= tokens
        _, row = row.cut_left(hull([one.rect for one in tokens.values()]).w, gap)
    if space.wide or not space.phone or not context.people:
        found["who"] = words(space, row, view.who, Text.CAPTION, align="left", public=False)
    found["people"] = Piece(at.people, Area(), layer=Layer.BUTTON, tap=AppCommand(Command.PEOPLE))
    return found
