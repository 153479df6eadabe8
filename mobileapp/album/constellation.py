"""The constellation of an evening or a group: a ring of tokens, with a light for each clue that
was understood.
"""

from collections.abc import Sequence
from itertools import combinations
from math import atan2, cos, degrees, dist, pi, sin

from mobileapp.album.looks import Bond
from mobileapp.book.understanding import STRONGEST, Counts, bonds, closest_pair
from mobileapp.languages.translation import tr
from mobileapp.stage.boxes import Length, PerWindow, TextStyle
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around
from mobileapp.stage.lettering import fit
from mobileapp.stage.looks import CREAM, MIST
from mobileapp.stage.page_parts import words_on_paper
from mobileapp.stage.parts import badge, text_width, words
from mobileapp.stage.piece import AppCommand, Piece, Pieces, Waypoint
from mobileapp.stage.scene import SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Duration, Gap, Layer, Text

CLOSEST = PerWindow(
    Length(96), tablet_portrait=Length(84), phone=Length(96), phone_landscape=Length(104)
)
"""The largest tokens of the two who understood each other most."""
OTHERS = 0.85
"""The tokens of the other people, as a part of theirs."""
PAIR = Length(190)
"""The largest tokens of two who are alone."""
APART = 0.7
"""How far two people who are alone stand from the middle, as a part of the room beside them."""
TALL = 1.15
"""In a room that is so many times as high as wide, they stand one above the other."""
NAME = TextStyle(28)
SENTENCE = TextStyle(30)
HINT = TextStyle(22, "italic")
LINE, LINE_STEP = 1.0, 1.5
"""The width of a line is LINE, plus LINE_STEP for each light, in dp of a tablet."""
LIGHT_ROOM = 16
"""The least height of a line with the glow of its lights, in dp of a tablet."""
DRAWING = 0.9
"""Seconds in which all lines are drawn."""
DIMMED = 0.1
"""The opacity of the lines between others, while one person is chosen."""
LEADING = 1.08
"""The height of the box of a text, as a multiple of the height of its lines."""
ROWS, FEW = 2.6, 5
"""With more than FEW people, a room wider than ROWS times its height has two rows of tokens."""
NAME_WIDTH = 5.5
"""The width of a name, as a multiple of its height, if there is room beside it."""
LOW = 0.65
"""In a room that is lower than LOW times its width, names do not grow with the text setting, and
the hint has two lines at most, so that the ring stays a ring.
"""
BESIDE, MAX_BESIDE = 2.0, 8
"""In a room that is wider than BESIDE times its height, the sentence is beside the ring, unless
there are more than MAX_BESIDE people.
"""
ROUND, WIDER = 1.6, 0.25
"""The width of a ring with a sentence beside it, as a multiple of its height; it is so much wider
for each of more than FEW people.
"""
MAX_RING = 0.63
"""The largest part of the width that it takes."""
SENTENCE_BESIDE = TextStyle(42)
BESIDE_LINES = 2.3
"""How many lines of letters this large a sentence beside the ring has room for at most."""
MANY, NAME_OF_MANY = 6, 24
"""With more than MANY people, names have this size, and do not grow with the text setting; the hint
has two lines at most.
"""


def sentences_about(number: int, names: Sequence[str], counts: Counts) -> str:
    """Sentences that say how often a person understood others and was understood.

    If this happened with two or more other people, a last sentence names the one with the highest
    count. Both directions are added up.
    """
    name = names[number]
    understood = sum(count for (who, _), count in counts.items() if who == number)
    was_understood = sum(count for (_, whom), count in counts.items() if whom == number)
    sentences = [
        tr.n(
            "{name} understood somebody {n} time.",
            "{name} understood somebody {n} times.",
            understood,
        ).format(name=name, n=understood),
        tr.n(
            "{name} was understood {n} time.", "{name} was understood {n} times.", was_understood
        ).format(name=name, n=was_understood),
    ]
    own = [pair - {number} for pair in bonds(counts) if number in pair]
    if len(own) > 1:
        (other,) = own[-1]
        sentences.append(tr._("Most of all with {name}.").format(name=names[other]))
    return " ".join(sentences)


def constellation(
    context: SceneContext, counts: Counts, room: Rect, chosen: int | None = None
) -> Pieces:
    """Everyone's token in a ring with lines between them, and a sentence in a strip below.

    In a low room, the sentence is beside the ring.

    A tap on a token chooses a person; a second tap undoes that.
    """
    space, names = context.space, [person.name for person in context.people]
    if not any(counts.values()):
        return ring(context, {}, room)
    said = closest_pair(names, counts) if chosen is None else sentences_about(chosen, names, counts)
    explained = tr._(
        "Each light is a moment when somebody was understood. Tap a token to see whose."
    )
    if room.w > BESIDE * room.h and len(names) <= MAX_BESIDE:
        return _ring_with_words_beside(context, counts, room, chosen, (said, explained))
    small = space.wide if space.phone else space.large_text and _low(room)
    long = text_width(space, explained, HINT) / room.w
    explaining = Text.ONE_LINE if long <= 1 else Text.TWO_LINES
    if long > Text.TWO_FULL_LINES and not _low(room) and len(names) <= MANY:
        explaining = Text.THREE_LINES
    hint, rest = room.cut_bottom(0 if small else explaining * space.text(HINT.size))
    short = chosen is None and text_width(space, said, SENTENCE) <= room.w
    lines = Text.ONE_LINE if short or (space.phone and small) else Text.TWO_LINES
    strip, sky = rest.cut_bottom(lines * space.text(SENTENCE.size), Gap.TINY * space.unit)
    found = ring(context, counts, sky, chosen)
    found["sentence"] = words_on_paper(space, strip, said, SENTENCE, colour=CREAM)
    if hint.h:
        found["hint"] = words_on_paper(space, hint, explained, HINT, colour=MIST)
    return found


def _ring_with_words_beside(
    context: SceneContext,
    counts: Counts,
    room: Rect,
    chosen: int | None,
    sentences: tuple[str, str],
) -> Pieces:
    """A ring at the left, which stays round; the sentence and the hint in the middle beside it."""
    space = context.space
    shape = ROUND + WIDER * max(len(context.people) - FEW, 0)
    sky, beside = room.cut_left(min(room.h * shape, room.w * MAX_RING), Gap.LARGE * space.unit)
    heights = [
        fit(text, style.face, space.text(style.size), beside.w, most).height * LEADING
        for text, style, most in (
            (sentences[0], SENTENCE_BESIDE, space.text(SENTENCE_BESIDE.size) * BESIDE_LINES),
            (sentences[1], HINT, room.h / 2),
        )
    ]
    gap = Gap.SMALL * space.unit
    whole = around(beside.cx, beside.cy, beside.w, min(sum(heights) + gap, beside.h))
    said, hint = whole.cut_top(whole.h * heights[0] / (sum(heights) + gap), gap)
    return ring(context, counts, sky, chosen) | {
        "sentence": words_on_paper(space, said, sentences[0], SENTENCE_BESIDE, colour=CREAM),
        "hint": words_on_paper(space, hint, sentences[1], HINT, colour=MIST),
    }


def ring(context: SceneContext, counts: Counts, room: Rect, chosen: int | None = None) -> Pieces:
    """Everyone's token and name, and lines between those who understood each other."""
    space, people = context.space, context.people
    if not people:
        return {}
    found_bonds = bonds(counts)
    closest = [*found_bonds][-1] if found_bonds else frozenset()
    style = NAME
    if len(people) > MANY:
        style = TextStyle(NAME_OF_MANY / space.text_scale)
    elif _low(room):
        style = TextStyle(NAME.size / space.text_scale)
    line = Text.ONE_LINE * space.text(style.size)
    largest = CLOSEST.of(space).of(space)
    if len(people) == 2:
        largest = min(PAIR.of(space), room.w / (3 if _tall(room) else 3.2), room.h - 2 * line)
    spots = _spots(len(people), room, largest, line)
    side = min(largest, _apart(spots, line, room.cy))
    spots = _spots(len(people), room, side, line)  # smaller tokens can be further out
    found: Pieces = {}
    for order, (pair, count) in enumerate(found_bonds.items()):
        one, other = sorted(pair)
        strong = chosen is None or chosen in pair
        found[f"bond:{one}:{other}"] = _line(
            space, spots[one], spots[other], side, count, DRAWING * order / len(found_bonds)
        )._replace(opacity=1 if strong else DIMMED)
    for seat, (person, (x, y)) in enumerate(zip(people, spots, strict=True)):
        own = side * (1 if seat in closest else OTHERS)
        found[f"person:{seat}"] = badge(
            person, around(x, y, own, own), layer=Layer.PERSON + seat,
            tap=AppCommand(Command.BOND, seat) if counts else None,
        )  # fmt: skip
        above = 1 if y > room.cy + 1 else -1
        high = y + above * (own + line) / 2
        wide = min(_free_width(spots, seat, side, line, room), line * NAME_WIDTH, room.w)
        centred = 2 * min(x - room.x, room.right - x)  # aside only if it would be cut else
        wide = min(wide, max(centred, text_width(space, person.name, style)))
        below = around(x, high, wide, line).within(room)
        found[f"name:{seat}"] = words(space, below, person.name, style, public=False)
    return found


def _spots(count: int, room: Rect, side: float, line: float) -> list[tuple[float, float]]:
    """Places on an oval, the first one at the top, as far out as names and tokens allow.

    Many people in a low room stand in two rows instead.
    """
    across = max(room.w - side * 1.5, 0) / 2
    up = max(room.h - side - 2 * line, 0) / 2
    if count == 1:
        return [(room.cx, room.cy)]
    if count == 2:
        aside = (room.w - side) / 2 * APART
        down = up * APART if _tall(room) else 0
        return [(room.cx - aside, room.cy + down), (room.cx + aside, room.cy - down)]
    if room.w > ROWS * room.h and count > FEW:
        upper = -(-count // 2)
        rows = ((upper, room.cy + up), (count - upper, room.cy - up))
        return [
            (room.cx + across * (2 * place / (columns - 1) - 1), y)
            for columns, y in rows
            for place in range(columns)
        ]
    turns = [pi / 2 - 2 * pi * place / count for place in range(count)]
    return [(room.cx + across * cos(turn), room.cy + up * sin(turn)) for turn in turns]


def _low(room: Rect) -> bool:
    return room.h < LOW * room.w


def _tall(room: Rect) -> bool:
    """Whether two people stand one above the other in a room."""
    return room.h > TALL * room.w


def _apart(spots: Sequence[tuple[float, float]], line: float, middle: float) -> float:
    """How large tokens can be so that they and their names stay apart.

    Names stand outside the ring: none is between a token above the `middle` and one below it. The
    tokens of very many people are smaller, for the width of their names.
    """

    def between(y: float, v: float) -> float:
        same_side = (y > middle + 1) == (v > middle + 1)
        return line if same_side or len(spots) > MAX_BESIDE else 0

    return min(
        (max(abs(x - u), abs(y - v) - between(y, v)) for (x, y), (u, v) in combinations(spots, 2)),
        default=1e9,
    )


def _free_width(
    spots: Sequence[tuple[float, float]], seat: int, side: float, line: float, room: Rect
) -> float:
    """The width that a name may have so that it touches neither another name nor a token."""

    def name_of(y: float) -> float:
        return y + (side + line) / 2 * (1 if y > room.cy + 1 else -1)

    x, own = spots[seat][0], name_of(spots[seat][1])
    free = room.w
    for u, v in (*spots[:seat], *spots[seat + 1 :]):
        if abs(name_of(v) - own) < line:
            free = min(free, abs(u - x))
        if abs(v - own) < (side + line) / 2:
            free = min(free, 2 * abs(u - x) - side)
    return max(free, 1)


def _line(
    space: Space,
    start: tuple[float, float],
    end: tuple[float, float],
    side: float,
    count: int,
    delay: float,
) -> Piece:
    """A line from token to token, which grows out of the first one."""
    whole = max(dist(start, end), 1)
    long = max(whole - side * 0.9, 1)
    scale = max(side / CLOSEST.of(space).of(space), 1)  # two who are alone have a strong line, too
    wide = (LINE + LINE_STEP * min(count, STRONGEST)) * space.unit * scale
    high = max(LIGHT_ROOM * space.unit * scale, wide * 2.4)
    angle = degrees(atan2(end[1] - start[1], end[0] - start[0]))
    cx, cy = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    part = (whole - long) / 2 / whole
    at = start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
    return Piece(
        around(cx, cy, long, high), Bond(count, wide), layer=Layer.CARD, angle=angle,
        enter=Waypoint(around(*at, 1, high), angle, opacity=0), delay=delay,
        duration=Duration.SLOW,
    )  # fmt: skip
