"""The end of an evening: who shone brightest, a title for everyone, and lanterns that rise."""

from collections.abc import Sequence
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
from mobileapp.stage.tokens import Duration, Gap, Layer, Size, Text
from mobileapp.tonight.parts import BOTH_LINES, FAR_LINE, caption_height, controls
from mobileapp.tonight.views import BACKDROP, EndingView, TitleView

SKY = PerWindow(0.48, tablet_portrait=0.3, phone=0.2, phone_landscape=0.3)
"""How much of the room between the headlines the large lanterns have."""
FEW, CROWDED = 5, 0.55
"""With more titles than FEW, or large text on a phone, the lanterns have only this part of their
room.
"""
ONE_LINE_SHRINKS = 0.72
"""A headline on an upright phone that would have to be smaller than this takes two lines."""
LOW_HEAD = 1.35
"""The height of the headline where titles need its room, as a multiple of a button's."""
COLUMNS = PerWindow(5, tablet_portrait=2, phone=2, phone_landscape=5)
"""How many cards are side by side at most."""
LARGE_COLUMNS = PerWindow(5, tablet_portrait=2, phone=2, phone_landscape=3)
"""The same with large text."""
CARD_WIDTH = PerWindow(Length(250), tablet_portrait=Length(340), phone_landscape=Length(540))
"""The largest width of a card with usual text."""
NAME = 0.95
"""The largest name on a card, as a part of the size of the titles."""
LISTED = 1.1
"""A token is beside the texts of a card if they are so much larger then."""
SMALLER, SMALLEST = 0.97, 0.4
"""How much smaller texts become in each attempt to let all cards fit, and the smallest size."""
TOKEN_SHRINKS, MIN_TOKEN = 3, 0.45
"""How many times more a token on the edge of a card shrinks, and how small it becomes."""
LEADING, SLACK = 1.2, 1.05
"""The height of a line on a card in font sizes, and that of several as a multiple of their own."""
ROUNDED = 0.01
"""So that a size in whole pixels stays the same when it is converted and back."""
LISTED_TOKEN = 0.8
"""The largest token beside texts, as a part of their height."""
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
EXITS_SHARE = PerWindow(0.4, phone_landscape=0.42)
"""The largest part of the width for both buttons beside the headline."""
LEAVE_PART = 0.46
"""The part of the row of buttons for the way to the games; the rest is for the book."""


class _Places(NamedTuple):
    far: Rect
    sky: Rect
    cards: "_Cards"
    headline: Rect
    text: str
    """What is said below the headline."""
    sentence: Rect
    games: Rect
    book: Rect


def ending(view: EndingView, context: SceneContext) -> Reveal:
    """The reveal: the night, then the lanterns with the headline, then title after title."""
    space, at = context.space, _places(view, context)
    cards = [
        _facing_its_person(_card(title, index, context, at.cards), title.seat, context, rect)
        for index, (title, rect) in enumerate(zip(view.titles, at.cards.places, strict=True))
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
    shown["book"] = button(space, at.book, tr._("Our book"), AppCommand(Command.BOOK), Text.HINT)
    shown |= of_one_size({key: shown[key] for key in ("games", "book")})
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
        beside = min(2 * EXITS.of(space), rest.w * EXITS_SHARE.of(space))
        text = _said(view, space, rest.w - beside - gap)
        said = caption_height(space, text, rest.w - beside - gap) if text else 0
        bottom, rest = rest.cut_bottom(max(foot, head + said), gap)
        exits, words_part = bottom.cut_right(beside, gap)
        exits, _ = exits.cut_bottom(foot)
        sentence, headline = words_part.cut_bottom(said)
    else:
        exits, rest = rest.cut_bottom(foot, gap)
        text = _said(view, space, rest.w)
        sentence, rest = rest.cut_bottom(caption_height(space, text, rest.w) + gap)
        style = _headline_style(space)
        long = text_width(space, view.headline, style)
        lines = (
            Text.TWO_LINES if long > rest.w / ONE_LINE_SHRINKS and space.phone else Text.ONE_LINE
        )
        headline, rest = rest.cut_bottom(line_of(space, style, lines), gap / 2)
    games, book = exits.cut_left((exits.w - gap) * LEAVE_PART, gap)
    crowd = CROWDED if len(view.titles) > FEW or space.large_text else 1
    least = rest.h * SKY.of(space) * crowd
    cards = _cards(view, space, rest.cut_top(least, gap)[1])
    top = max((place.top for place in cards.places), default=rest.y)
    sky = Rect(rest.x, top + gap, rest.w, rest.top - top - gap)
    return _Places(far, sky, cards, headline, text, sentence, games, book)


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
    bottom = at.sky.y if space.wide else at.headline.top
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


class _Card(NamedTuple):
    """The sizes of a card, the same for all: the longest texts fit."""

    high: float
    listed: bool
    """Whether its token is beside the texts."""
    token: float
    scale: float
    sizes: tuple[float, float, float]
    """The font sizes of the name, the title and the reason, in pixels."""
    heights: tuple[float, float, float]


class _Cards(NamedTuple):
    places: list[Rect]
    card: _Card


def _cards(view: EndingView, space: Space, room: Rect) -> _Cards:
    """The places of the titles at the lower edge of a room, as high as the longest of them."""
    count, gap = max(len(view.titles), 1), Gap.MEDIUM * space.unit
    most = (LARGE_COLUMNS if space.large_text else COLUMNS).of(space)
    upright = space.phone and not space.wide
    if upright and count < FEW + space.large_text:
        most = 1
    rows = -(-count // most)
    columns = -(-count // rows)
    wide = (room.w - gap * (columns - 1)) / columns
    if not upright:
        wide = min(wide, CARD_WIDTH.of(space).of(space) * max(space.text_scale, 1))
    high = (room.h - gap * (rows - 1)) / rows
    found = [_largest(view, space, wide, high, listed) for listed in (False, True)]
    alone = upright and columns == 1
    card = found[alone or found[1].sizes[1] > found[0].sizes[1] * LISTED]
    whole = card.high * rows + gap * (rows - 1)
    area = room.cut_bottom(whole)[0]
    return _Cards(grid(len(view.titles), area, wide / card.high, gap, most=wide, rows=rows), card)


def _largest(view: EndingView, space: Space, wide: float, high: float, listed: bool) -> _Card:
    """The card of this width with the largest texts that is no higher."""
    scale = 1.0
    while True:
        card = _measured(view, space, wide, listed, scale)
        if card.high <= high or scale < SMALLEST:
            return card._replace(high=min(card.high, high))
        scale *= SMALLER


def _measured(view: EndingView, space: Space, wide: float, listed: bool, scale: float) -> _Card:
    """A card that is as high as its texts; the scale is that of the texts."""
    unit = space.unit
    token, edge = Size.AWARD_BADGE.of(space), Gap.LARGE * unit
    if not listed:
        token *= max(scale**TOKEN_SHRINKS, MIN_TOKEN)
    room = max(wide - (token + 3 * edge if listed else 2 * Gap.MEDIUM * unit), 1)
    titles = [one.title for one in view.titles]
    reasons = [one.reason for one in view.titles]
    label, caption = (space.text(style.size) * scale for style in (Text.LABEL, Text.CAPTION))
    title, what = _fitted(titles, Text.LABEL, label, room, Text.ONE_LINE)
    reason, why = _fitted(reasons, Text.CAPTION, min(caption, title), room, Text.TWO_LINES)
    name = min(space.text(Text.SMALLEST.size) * scale, title * NAME)
    heights = name * LEADING, what * SLACK, why * SLACK
    whole = sum(heights) + (Gap.TINY + Gap.SMALL) * unit * scale
    if listed:
        token = min(token, whole * LISTED_TOKEN)
        high = whole + 2 * Gap.SMALL * unit * scale
    else:
        high = token + Gap.TINY * unit + whole + edge * scale
    return _Card(high, listed, token, scale, (name, title, reason), heights)


def _fitted(
    texts: Sequence[str], style: TextStyle, size: float, width: float, lines: float
) -> tuple[float, float]:
    """The font size at which all texts fit so many lines, and the height of the longest."""
    most = size * lines
    size = min((fit(text, style.face, size, width, most).size for text in texts), default=size)
    heights = (fit(text, style.face, size, width, most).height for text in texts)
    return size, max(heights, default=0)


def _card(title: TitleView, index: int, context: SceneContext, cards: _Cards) -> Pieces:
    """A paper with a person's token, name, title, and why."""
    space, rect, card = context.space, cards.places[index], cards.card
    unit, edge = space.unit, Gap.LARGE * space.unit
    person = context.people[title.seat]
    if card.listed:
        paper = rect
        token = around(rect.x + edge + card.token / 2, rect.cy, card.token, card.token)
        room = Rect(token.right + edge, rect.y, rect.right - edge - token.right - edge, rect.h)
        room = room.inset(0, Gap.SMALL * unit * card.scale)
    else:  # the token lies on the upper edge of the paper
        paper = rect._replace(h=rect.h - card.token / 2)
        token = around(rect.cx, paper.top, card.token, card.token)
        room = Rect(paper.x, paper.y, paper.w, token.y - Gap.TINY * unit - paper.y)
        room = room.inset(Gap.MEDIUM * unit, 0)
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
    lines = (
        ("who", context.name(title.seat), Text.SMALLEST, SOFT_INK, Gap.TINY),
        ("what", title.title, Text.LABEL, INK, Gap.SMALL),
        ("why", title.reason, Text.CAPTION, SOFT_INK, 0),
    )
    for (key, text, style, colour, gap), size, high in zip(
        lines, card.sizes, card.heights, strict=True
    ):
        if key == "why":  # it begins right below the title, however many lines it has
            written = fit(text, style.face, size, room.w, high)
            high = min(written.height * SLACK, high)
        line, room = room.cut_top(high, gap * unit * card.scale)
        found[f"{key}:{index}"] = words_on_paper(
            space, line, text, style._replace(size=size / space.text(1) + ROUNDED), colour=colour,
            angle=angle, delay=Duration.QUICK, spoken=spoken,
            align="left" if card.listed else "center",
        )  # fmt: skip
    return found


def _facing_its_person(card: Pieces, seat: int, context: SceneContext, rect: Rect) -> Pieces:
    """The card, turned upside down in its place if this person sits at the far edge."""
    if not two_sided(context) or seat not in seats_at_edges(context).far:
        return card
    return {
        key: piece._replace(rect=piece.rect.across(rect), angle=piece.angle + 180)
        for key, piece in card.items()
    }
