"""Pieces that several pages of a whole evening share."""

from collections.abc import Sequence

from mobileapp.languages.translation import tr
from mobileapp.stage.boxes import Length, PerWindow
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around, hull
from mobileapp.stage.lantern_looks import Lantern
from mobileapp.stage.looks import RoundIcon
from mobileapp.stage.page_parts import back_key, line_of, page_key
from mobileapp.stage.parts import next_button, text_width, two_sided, words
from mobileapp.stage.piece import AppCommand, Piece, Pieces, Waypoint
from mobileapp.stage.scene import Scene, SceneContext
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Duration, Gap, Layer, Size, Text
from mobileapp.tonight.looks import ROPE_LINE, Rope, rope_height

FAR_LINE = Length(lines=Text.ONE_LINE, style=Text.BODY, touch=True)
"""The height of the line for people on the far side."""
BOTH_LINES = 1.8
"""Two sentences are shown together if they are no longer than this many lines."""
HUNG = 0.12
"""Seconds from one lantern to the next."""
MAX_LANTERNS = 6
"""With more lights than this, one lantern and a number stand for all."""
LANTERN = PerWindow(
    Length(46), tablet_portrait=Length(62), phone=Length(66), phone_landscape=Length(46)
)
"""The largest lantern of a light."""
OVERLAP = 0.62
"""The distance from one lantern to the next, as a part of a lantern's box, which is wider than it.
"""
ROPE_PART, SAG = 0.34, 0.7
"""The height of the box of a rope, as a part of a lantern, and how far it hangs down in it."""
HOOK = 0.27
"""How far the middle of a lantern hangs below the rope, as a part of the lantern."""


def far_headline(context: SceneContext, text: str) -> Pieces:
    """A line at the upper edge for the people who sit there; none on a phone."""
    if not two_sided(context):
        return {}
    space = context.space
    side, margin = Size.CORNER.of(space), Gap.MARGIN * space.unit
    line, _ = context.space.page.cut_top(FAR_LINE.of(space))
    _, line = line.cut_right(2 * side, margin)  # two buttons
    _, line = line.cut_left(2 * side if space.wide else side, margin)  # in the middle, if it fits
    return {"headline-far": words(space, line, text, Text.BODY, angle=180)}


def caption_height(space: Space, text: str, width: float) -> float:
    """The height of a sentence that takes one line, or two or three if it is longer."""
    long = text_width(space, text, Text.CAPTION)
    full = long > width * Text.TWO_FULL_LINES and not space.large_text
    lines = Text.ONE_LINE if long <= width else Text.THREE_LINES if full else Text.TWO_LINES
    return line_of(space, Text.CAPTION, lines)


def controls(context: SceneContext, back: bool = True, people: bool = False) -> Pieces:
    """The round buttons in the corners: back, one for people who come or go, and on a tablet one
    that turns the table.
    """
    space, found = context.space, {}
    if people:
        key = page_key(space, "top-right", RoundIcon("players"), Command.PEOPLE)
        aside = key.rect.w + Gap.SMALL * space.unit if two_sided(context) else 0
        found["players"] = key._replace(rect=key.rect.moved(-aside, 0))  # the corner may be taken
    if back:
        found["back"] = back_key(space)
    if two_sided(context):
        found["turn"] = page_key(space, "top-right", RoundIcon("turn-table"), Command.TURN)
    return found


def string_of_lanterns(
    space: Space, key: str, count: int, row: Rect, hung_at: Sequence[float] = (), most: int = 0
) -> Pieces:
    """Lights as lanterns that hang from a rope.

    `hung_at` says for each of the new ones, which are the last ones, after how many seconds it is
    hung. `most` is the number of lights of whoever has the most: if these are too many for
    lanterns, all are told in figures, so that people can compare them.
    """
    side = min(LANTERN.of(space).of(space), row.h)
    rope = Rect(row.x, row.top - side * ROPE_PART, row.w, side * ROPE_PART)
    abreast = min(max(count, most), MAX_LANTERNS)
    side = min(side, row.w / (1 + OVERLAP * max(abreast - 1, 0)))
    found: Pieces = {f"rope:{key}": rope_piece(space, rope)}
    if not count:
        return found
    if max(count, most) > MAX_LANTERNS:
        spot = below_rope(rope, row.cx - side / 2, side)
        beside = Rect(row.cx, spot.y, row.right - row.cx, side)
        figures = words(
            space, beside, str(count), Text.LABEL, face="figures", align="left", public=False
        )
        # With another number another lantern is hung, so that people see who has new lights.
        return found | {
            f"light:{key}:{count}": _lantern(spot, Layer.SIGN, hung_at[-1] if hung_at else None),
            f"lights:{key}": figures,
        }
    step = side * OVERLAP
    left = row.cx - step * (count - 1) / 2
    old = count - len(hung_at)
    for number in range(count):
        spot = below_rope(rope, left + number * step, side)
        wait = hung_at[number - old] if number >= old else None
        found[f"light:{key}:{number}"] = _lantern(spot, Layer.SIGN + number, wait)
    return found


def rope_piece(space: Space, rect: Rect) -> Piece:
    return Piece(rect, Rope(ROPE_LINE.of(space), SAG), layer=Layer.GROUND)


def below_rope(rope: Rect, x: float, side: float) -> Rect:
    """The place of a lantern that hangs from a rope."""
    high = rope_height((x - rope.x) / rope.w, SAG)
    return around(x, rope.y + rope.h * high - side * HOOK, side, side)


def _lantern(rect: Rect, layer: int, wait: float | None) -> Piece:
    """A lantern; one that is new comes from below after `wait` seconds."""
    if wait is None:
        return Piece(rect, Lantern(), layer=layer)
    return Piece(
        rect, Lantern(), layer=layer, delay=wait, duration=Duration.SLOW, bounce=True,
        enter=Waypoint(rect.moved(0, -rect.h), opacity=0),
    )  # fmt: skip


def hanging_times(gained: Sequence[int]) -> list[list[float]]:
    """When each new lantern of each seat is hung: one by one, the first of everybody first.

    So whoever has won the most is seen last.
    """
    times: list[list[float]] = [[] for _ in gained]
    order = [
        seat
        for light in range(max(gained, default=0))
        for seat, new in enumerate(gained)
        if light < new
    ]
    for number, seat in enumerate(order, 1):
        times[seat].append(number * HUNG)
    return times


def leading_on(scene: Scene, space: Space) -> Scene:
    """The last scene of a match in an evening: one button, which leads on with the evening.

    It takes the room of the two buttons that every other match ends with, if they are neighbours.
    """
    pieces = dict(scene.pieces)
    again, leave = pieces.pop("again"), pieces.pop("leave", None)
    rect = again.rect
    if leave is not None and leave.rect.y == rect.y and rect.x - leave.rect.right < rect.h:
        rect = hull([rect, leave.rect])
    pieces["on"] = next_button(
        space, rect, tr._("On with the evening"), AppCommand(Command.INTERLUDE), dim=again.dim
    )
    return scene._replace(pieces=pieces)
