"""The end of an evening: who shone brightest, a title for everyone, and lanterns that rise."""

from typing import NamedTuple

from mobileapp.languages import counted
from mobileapp.languages.translation import tr
from mobileapp.stage.boxes import Length, PerWindow, TextStyle
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around, grid
from mobileapp.stage.lantern_looks import SkyLantern
from mobileapp.stage.lettering import fit
from mobileapp.stage.lights import scattered
from mobileapp.stage.looks import INK, SOFT_INK, Slip, Words
from mobileapp.stage.page_parts import line_of, of_one_size, words_on_paper
from mobileapp.stage.parts import badge, button, reveal_of, text_width, two_sided, words
from mobileapp.stage.people import seats_at_edges
from mobileapp.stage.piece import AppCommand, Piece, Pieces, Waypoint
from mobileapp.stage.scene import Reveal, Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import ONE_LINE, TWO_LINES, Duration, Gap, Layer, Size, Text
from mobileapp.tonight.parts import BOTH_LINES, FAR_LINE, caption_height, controls
from mobileapp.tonight.views import BACKDROP, EndingView, TitleView

SKY = PerWindow(0.48, tablet_portrait=0.3, phone=0.23, phone_landscape=0.3)
"""How much of the room between the headlines the large lanterns have."""
CARD_SHAPE = PerWindow(1.12, tablet_portrait=1.55, phone=1.32, phone_landscape=0.95)
LARGE_SHAPE = PerWindow(0.95, tablet_portrait=2.05)
"""Width / height of a card, and on a tablet with large text."""
FEW, CROWDED = 5, 0.66
"""With more titles than FEW, or large text on a phone, the lanterns have only this part of their
room.
"""
LOW_HEAD = 1.35
"""The height of the headline where titles need its room, as a multiple of a button's."""
MAX_CARD_SHAPE = 3.4
"""The largest width / height of a card on a phone that lies on its side."""
CARD_WIDTH = Length(250)
WIDE_CARD_WIDTH = PerWindow(Length(340), phone_landscape=Length(540))
BADGE = 0.31
"""The size of the token on a card, as a part of the card's height."""
LISTED = 3.4
"""Width / height of the card of a title in a list, where there are two columns half of it."""
HIGHER = 0.72
"""Cards in a list become higher to fill their room; this is the smallest part of this shape."""
BESIDE, LEAD = 1.75, 0.27
"""From this width / height of a card on, its token stands beside the texts; and the largest part of
the width that it then has.
"""
TEXTS, SHORT_TEXTS = (0.25, 0.31, 0.44), (0.3, 0.36, 0.34)
"""The heights of name, title and reason on a card, as parts of the room for them: if any reason
takes two lines, and if none does.
"""
NAME = 0.9
"""The largest name on a card, as a part of the size of the titles."""
SQUEEZED = 1.3
"""A reason that is so much wider than its room still has one line, a little smaller."""
ROUNDED = 0.01
"""So that a size in whole pixels stays the same when it is converted and back."""
LANTERN_SHAPE = 0.66
MAX_LANTERN, MIN_LANTERN = Length(190), 0.62
"""The height of the brightest lantern, and of one without lights as a part of it."""
SMALL = (0.14, 0.26)
"""The smallest and the largest small lantern, as parts of the largest one."""
MAX_SMALL = 40
PLACES_TRIED = 240
"""How many places are tried for small lanterns; those for which none is free are left out."""
PLASTIC = 1.32471795724
"""The plastic ratio: multiples of 1 / it and 1 / its square, without their whole parts, are points
that spread evenly over a square.
"""
BODY = (0.64, 0.8)
"""The paper of a lantern, without its light, as parts of the width and the height of its picture.
"""
RISING, LATER = 4.0, 0.6
"""Seconds that lanterns take to rise, and at most wait before."""
TILTS = (-1.1, 0.8, -0.6, 1.0, -0.8)
DARK, SHINE, NEXT_TITLE = 0.6, 1.6, 0.7
"""Seconds of the steps of the ending: the night, the lanterns, and each title."""
LETTERS_A_SECOND, READ_OUT = 13, 0.9
"""How fast the voice reads, and the seconds before it begins and after it has ended."""
EXITS = Length(215, lines=7.2, style=Text.HINT)
EXITS_SHARE = PerWindow(0.52, phone=0.56, phone_landscape=0.53)
"""The largest part of the width for all buttons beside the headline."""
EXIT_PARTS = (0.33, 0.35)
"""The parts of the row of buttons for the way to the games, and for the book of the evening."""


class _Places(NamedTuple):
    far: Rect
    sky: Rect
    cards: Rect
    headline: Rect
    text: str
    """What is said below the headline."""
    sentence: Rect
    games: Rect
    book: Rect
    keep: Rect


def ending(view: EndingView, context: SceneContext) -> Reveal:
    """The reveal: the night, then the lanterns with the headline, then title after title."""
    space, at = context.space, _places(view, context)
    places = _card_places(view, context, at.cards)
    sizes = _level_sizes(view, space, places)
    cards = [
        _facing_its_person(
            _card(view, context, index, rect, sizes),
            title.seat,
            context,
            rect,
        )
        for index, (title, rect) in enumerate(zip(view.titles, places, strict=True))
    ]
    large = _large_lanterns(view, context, at.sky)
    hidden = [
        piece.rect for card in cards for piece in card.values() if not isinstance(piece.look, Words)
    ]
    shown = _headline(view, context, at) | large | _small_lanterns(view, context, at, large, hidden)
    timed = [
        (DARK, Scene({}, backdrop=BACKDROP, shade=0.35)),
        (
            _seconds(SHINE, view.headline, view),
            Scene(dict(shown), backdrop=BACKDROP, sound="fanfare-storyteller", said=view.headline),
        ),
    ]
    for title, card in zip(view.titles, cards, strict=True):
        shown |= card
        said = _spoken(title, context)
        card_scene = Scene(dict(shown), backdrop=BACKDROP, sound="flip", said=said)
        timed.append((_seconds(NEXT_TITLE, said, view), card_scene))
    shown["games"] = button(
        space, at.games, tr._("The games"), AppCommand(Command.GAMES), Text.HINT, quiet=True
    )
    shown["book"] = button(
        space, at.book, tr._("The album"), AppCommand(Command.BOOK), Text.HINT, quiet=True
    )
    shown["keep"] = button(space, at.keep, tr._("Our book"), AppCommand(Command.KEEP), Text.HINT)
    shown |= of_one_size({key: shown[key] for key in ("games", "book", "keep")})
    return reveal_of(*timed, (0, Scene(shown | controls(context, back=False), backdrop=BACKDROP)))


def _seconds(usual: float, said: str, view: EndingView) -> float:
    """How long a step is shown: until it is read out, if the voice reads it to a child."""
    return max(usual, READ_OUT + len(said) / LETTERS_A_SECOND) if view.aloud else usual


def _spoken(title: TitleView, context: SceneContext) -> str:
    return f"{context.name(title.seat)}. {title.title}. {title.reason}."


def _places(view: EndingView, context: SceneContext) -> _Places:
    space, area = context.space, context.space.page
    gap = Gap.MEDIUM * space.unit
    far, rest = area.cut_top(FAR_LINE.of(space) * 1.2, gap) if two_sided(context) else (area, area)
    side = Size.CORNER.of(space) + gap
    far = far.inset(side, 0) if two_sided(context) else Rect(0, 0, 0, 0)
    foot = Size.BUTTON.of(space)
    head = line_of(space, Text.DISPLAY)
    if space.phone and space.wide and _is_crowded(view, space):
        head = min(head, foot * LOW_HEAD)
    if space.wide:
        beside = min(3 * EXITS.of(space), rest.w * EXITS_SHARE.of(space))
        text = _said(view, space, rest.w - beside - gap)
        said = caption_height(space, text, rest.w - beside - gap) if text else 0
        bottom, rest = rest.cut_bottom(max(foot, head + said), gap)
        exits, words_part = bottom.cut_right(beside, gap)
        exits = around(exits.cx, exits.cy, exits.w, foot)
        sentence, headline = words_part.cut_bottom(said)
    else:
        exits, rest = rest.cut_bottom(foot * 2 + gap if space.phone else foot, gap)
        text = _said(view, space, rest.w)
        sentence, rest = rest.cut_bottom(caption_height(space, text, rest.w) + gap)
        style = _headline_style(space)
        long = text_width(space, view.headline, style) > rest.w
        lines = TWO_LINES if long and space.phone else ONE_LINE
        headline, rest = rest.cut_bottom(line_of(space, style, lines), gap / 2)
    if space.phone and not space.wide:  # the others below the way that is offered first
        keep, others = exits.cut_top(foot, gap)
        games, book = others.cut_left((others.w - gap) / 2, gap)
    else:
        games, others = exits.cut_left((exits.w - 2 * gap) * EXIT_PARTS[0], gap)
        keep, book = others.cut_right((exits.w - 2 * gap) * EXIT_PARTS[1], gap)
    crowd = CROWDED if len(view.titles) > FEW or space.large_text else 1
    sky, cards = rest.cut_top(rest.h * SKY.of(space) * crowd, gap)
    return _Places(far, sky, cards, headline, text, sentence, games, book, keep)


def _is_crowded(view: EndingView, space: Space) -> bool:
    """Whether the titles need as much room as there is: many of them, in large text."""
    return space.large_text and len(view.titles) >= FEW


def _said(view: EndingView, space: Space, width: float) -> str:
    """As many sentences as there is room for: in two lines, or one on a phone that lies down.

    There, many titles and large text leave no room for any.
    """
    if space.phone and space.wide and _is_crowded(view, space):
        return ""
    lines = 1 if space.phone and space.wide else BOTH_LINES
    texts = [" ".join(view.sentences[:count]) for count in range(len(view.sentences), 0, -1)]
    fitting = (one for one in texts if text_width(space, one, Text.CAPTION) <= width * lines)
    return next(fitting, texts[-1] if texts else "")


def _headline_style(space: Space) -> TextStyle:
    """The style of the headline; on an upright phone it is as wide as the page anyway."""
    scale = space.text_scale if space.phone and not space.wide else 1
    return Text.DISPLAY._replace(size=Text.DISPLAY.size / scale)


def _headline(view: EndingView, context: SceneContext, at: _Places) -> Pieces:
    space = context.space
    align = "left" if space.wide else "center"
    style = _headline_style(space)
    found = {"headline": words(space, at.headline, view.headline, style, align=align)}
    if at.text:
        found["sentence"] = words(space, at.sentence, at.text, Text.CAPTION, align=align)
    if at.far.h:
        found["headline-far"] = words(space, at.far, view.headline, Text.HEADLINE, angle=180)
    return found


def _large_lanterns(view: EndingView, context: SceneContext, sky: Rect) -> Pieces:
    """A large lantern with everyone's symbol, which rises."""
    space = context.space
    most = max((*view.lights, 1))
    high = min(MAX_LANTERN.of(space), sky.h)
    count = len(context.people)
    found: Pieces = {}
    for seat, person in enumerate(context.people):
        part = MIN_LANTERN + (1 - MIN_LANTERN) * view.lights[seat] / most
        h = min(high * part, sky.w / count / LANTERN_SHAPE)
        x = sky.x + sky.w * (seat + 0.5) / count
        y = sky.top - h / 2 - (sky.h - h) * (0.1 + 0.5 * scattered(seat + 3))
        lantern = _rising(
            space, around(x, y, h * LANTERN_SHAPE, h).within(sky),
            SkyLantern(person.colour, person.symbol), Layer.CARD + seat, seat,
        )  # fmt: skip
        spoken = f"{context.name(seat)}. {counted.lights(view.lights[seat])}."
        found[f"lantern:{seat}"] = lantern._replace(spoken=spoken)
    return found


def _small_lanterns(
    view: EndingView, context: SceneContext, at: _Places, large: Pieces, hidden: list[Rect]
) -> Pieces:
    """A small lantern for every light: all over the sky, where nothing hides it.

    Lights that all share take turns in everyone's colour.
    In an upright window the sky reaches down between the titles, whose rectangles are `hidden`.
    """
    space = context.space
    bottom = at.sky.y if space.wide else at.cards.y
    sky = Rect(space.area.x, bottom, space.area.w, at.sky.top - bottom)
    bodies = (piece.rect for piece in large.values())
    taken = [around(one.cx, one.cy, one.w * BODY[0], one.h * BODY[1]) for one in bodies]
    taken += [rect for rect in hidden if rect.overlaps(sky)]
    seats = [  # in turn, so that no colour is left out if there are too many
        seat
        for light in range(max(view.lights, default=0))
        for seat, lights in enumerate(view.lights)
        if light < lights
    ]
    seats = seats[: max(view.lights, default=0) if view.shared else MAX_SMALL]
    high = min(MAX_LANTERN.of(space), at.sky.h)
    found: Pieces = {}
    for tried in range(1, PLACES_TRIED + 1):
        number = len(found)
        if number == len(seats):
            break
        h = high * (SMALL[0] + (SMALL[1] - SMALL[0]) * scattered(number * 3))
        room = sky.inset(h * LANTERN_SHAPE / 2, h / 2)
        rect = around(
            room.x + room.w * (tried / PLASTIC % 1), room.y + room.h * (tried / PLASTIC**2 % 1),
            h * LANTERN_SHAPE, h,
        )  # fmt: skip
        if not any(rect.overlaps(other) for other in taken):
            taken.append(rect)
            look = SkyLantern(context.people[seats[number]].colour)
            found[f"small:{number}"] = _rising(space, rect, look, Layer.GROUND, number)
    return found


def _rising(space: Space, rect: Rect, look: SkyLantern, layer: int, number: int) -> Piece:
    below = rect.moved((scattered(number) - 0.5) * rect.w * 2, -space.height * 0.6)
    return Piece(
        rect, look, layer=layer, enter=Waypoint(below, opacity=0), duration=RISING,
        delay=LATER * scattered(number + 11),
    )  # fmt: skip


def _card_places(view: EndingView, context: SceneContext, room: Rect) -> list[Rect]:
    """The places of the titles: in a row or two, or as a list on a phone."""
    space, count = context.space, len(view.titles)
    if not count:
        return []
    gap = Gap.MEDIUM * space.unit
    if space.phone and not space.wide:
        _, room = room.cut_bottom(gap)
        columns = 1 if count < FEW + space.large_text else 2
        usual, rows = LISTED / columns, -(-count // columns)
        wide = (room.w - gap / 2 * (columns - 1)) / columns
        high = (room.h - gap / 2 * (rows - 1)) / rows
        shape = max(wide / high, usual * HIGHER)
        return grid(count, room, shape if columns == 1 else min(usual, shape), gap / 2, rows=rows)
    shapes = LARGE_SHAPE if space.large_text and not space.phone else CARD_SHAPE
    shape, rows = shapes.of(space), 0
    if space.phone:  # as wide as there is room for, as it is low
        rows = 1 if count < FEW + (not space.large_text) else 2
        columns = -(-count // rows)
        wide, high = (room.w - gap * (columns - 1)) / columns, (room.h - gap * (rows - 1)) / rows
        shape = min(max(wide / high, shape), MAX_CARD_SHAPE)
    large = space.phone or not space.wide
    widest = WIDE_CARD_WIDTH.of(space) if large else CARD_WIDTH
    most = widest.of(space) * max(space.text_scale, 1)
    return grid(count, room, shape, gap, most=most, rows=rows)


class _CardPlaces(NamedTuple):
    paper: Rect
    token: Rect
    lines: tuple[Rect, ...]
    """The places of the name, the title and the reason."""


def _parts_of_card(view: EndingView, space: Space, rect: Rect) -> _CardPlaces:
    """The places of what is on a card: side by side in a list, elsewhere below each other."""
    paper = rect
    listed = rect.w > rect.h * BESIDE
    if listed:
        lead = min(rect.h, rect.w * LEAD)
        side = lead * 0.72
        token = around(rect.x + lead * 0.5, rect.cy, side, side)
        room = rect.cut_left(lead)[1].inset(0, rect.h * 0.06)
        room = room._replace(w=room.w - rect.h * 0.1)
    else:
        side = min(rect.h * BADGE, Size.AWARD_BADGE.of(space))
        token = around(rect.cx, rect.top - side / 2, side, side)
        paper = Rect(rect.x, rect.y, rect.w, rect.h - side * 0.55)
        inner = Rect(paper.x, paper.y, paper.w, paper.h - side * 0.45)
        room = inner.inset(paper.w * 0.04, inner.h * 0.03)
    longest = max(text_width(space, title.reason, Text.CAPTION) for title in view.titles)
    lines = []
    for part in SHORT_TEXTS if longest < room.w * SQUEEZED else TEXTS:
        line, room = room.cut_top(min(room.h, rect.h * part * _text_room(listed)))
        lines.append(line)
    return _CardPlaces(paper, token, tuple(lines))


def _level_sizes(view: EndingView, space: Space, places: list[Rect]) -> tuple[float, float]:
    """The font sizes of all titles and of all reasons, in pixels: the longest of each fits."""
    found = []
    for part, style in ((1, Text.LABEL), (2, Text.CAPTION)):
        usual = space.text(style.size)
        rooms = [_parts_of_card(view, space, rect).lines[part] for rect in places]
        texts = [(title.title, title.reason)[part - 1] for title in view.titles]
        sizes = (
            fit(text, style.face, usual, room.w, room.h).size
            for text, room in zip(texts, rooms, strict=True)
        )
        found.append(min(sizes, default=usual) + ROUNDED)
    return found[0], found[1]


def _card(
    view: EndingView, context: SceneContext, index: int, rect: Rect, sizes: tuple[float, float]
) -> Pieces:
    """A paper with a person's token, name, title, and why."""
    space, title = context.space, view.titles[index]
    person = context.people[title.seat]
    paper, token, places = _parts_of_card(view, space, rect)
    name = context.name(title.seat)
    spoken = _spoken(title, context)
    angle = 0 if space.phone else TILTS[index % len(TILTS)]
    come = Waypoint(paper.moved(0, -paper.h), angle, opacity=0)
    found: Pieces = {
        f"card:{index}": Piece(
            paper, Slip("", 1), layer=Layer.PERSON, angle=angle, enter=come, bounce=True,
            spoken=spoken,
        ),
        f"badge:{index}": badge(
            person, token, layer=Layer.SIGN, delay=Duration.QUICK, bounce=True,
            enter=Waypoint(token.moved(0, space.height * 0.3), opacity=0), spoken=spoken,
        ),
    }  # fmt: skip
    what = Text.LABEL._replace(size=sizes[0] / space.text(1))
    why = Text.CAPTION._replace(size=sizes[1] / space.text(1))
    who = Text.SMALLEST._replace(size=min(Text.SMALLEST.size, what.size * NAME))
    lines = (
        ("who", name, who, SOFT_INK),
        ("what", title.title, what, INK),
        ("why", title.reason, why, SOFT_INK),
    )
    for (key, text, style, colour), line in zip(lines, places, strict=True):
        found[f"{key}:{index}"] = words_on_paper(
            space,
            line,
            text,
            style,
            colour=colour,
            angle=angle,
            delay=Duration.QUICK,
            spoken=spoken,
        )
    return found


def _facing_its_person(card: Pieces, seat: int, context: SceneContext, rect: Rect) -> Pieces:
    """The card, turned upside down in its place if this person sits at the far edge."""
    if not two_sided(context) or seat not in seats_at_edges(context).far:
        return card
    return {
        key: piece._replace(rect=piece.rect.across(rect), angle=piece.angle + 180)
        for key, piece in card.items()
    }


def _text_room(listed: bool) -> float:
    """How much of a card's height its texts have."""
    return 0.86 if listed else 0.66
