"""Pieces that several pages of a whole evening share."""

from mobileapp.languages.translation import tr
from mobileapp.stage.boxes import Length, TextStyle
from mobileapp.stage.evening_looks import Lantern
from mobileapp.stage.looks import BackIcon, Icon
from mobileapp.stage.page_parts import page_area
from mobileapp.stage.parts import corner, next_button, two_sided, words
from mobileapp.stage.scene import (
    AppCommand,
    Piece,
    Pieces,
    Rect,
    Scene,
    SceneContext,
    Space,
    Waypoint,
    around,
    hull,
)
from mobileapp.stage.tokens import ONE_LINE, Duration, Gap, Layer, Size, Text

FAR_LINE = Length(lines=ONE_LINE, style=Text.BODY, touch=True)
"""The height of the line for people on the far side."""
HUNG = 0.12
"""Seconds from one lantern to the next."""
MAX_LANTERNS = 6
"""With more lights than this, one lantern and a number stand for all."""
LANTERN = Length(46)
"""The largest lantern of a light."""
OVERLAP = 0.62
"""The distance from one lantern to the next, as a part of a lantern."""
ARCHED = 0.1
"""By which part of a lantern every other one hangs lower."""


def about_minutes(minutes: int) -> str:
    return tr._("about {n} minutes").format(n=minutes)


def far_headline(context: SceneContext, text: str, style: TextStyle = Text.BODY) -> Pieces:
    """A line at the upper edge for the people who sit there; none on a phone."""
    if not two_sided(context):
        return {}
    space = context.space
    side, margin = Size.CORNER.of(space), Gap.MARGIN * space.unit
    line, _ = page_area(context).cut_top(FAR_LINE.of(space))
    _, line = line.cut_left(side, margin)
    _, line = line.cut_right(2 * side, margin)  # two buttons
    return {"headline-far": words(space, line, text, style, angle=180, layer=Layer.WORDS)}


def controls(context: SceneContext, back: bool = True, people: bool = False) -> Pieces:
    """The round buttons in the corners: back, one for people who come or go, and on a tablet one
    that turns the table.
    """
    space, found = context.space, {}
    if people:
        place = corner(space, "top-right")
        if two_sided(context):  # the corner itself is taken
            place = place.moved(-place.w - Gap.SMALL * space.unit, 0)
        found["players"] = Piece(
            place, Icon("players"), layer=Layer.CONTROL, tap=AppCommand("people")
        )
    if back:
        found["back"] = Piece(
            corner(space, "top-left"), BackIcon(), layer=Layer.CONTROL,
            tap=AppCommand("back"),
        )  # fmt: skip
    if two_sided(context):
        found["turn"] = Piece(
            corner(space, "top-right"), Icon("turn-table"), layer=Layer.CONTROL,
            tap=AppCommand("turn"),
        )  # fmt: skip
    return found


def lanterns(space: Space, key: str, count: int, row: Rect, new: int = 0, most: int = 0) -> Pieces:
    """Lights as lanterns side by side; the last `new` ones are hung one after the other.

    `most` is the number of lights of whoever has the most: if these are too many for lanterns, all
    are told in figures, so that people can compare them.
    """
    if not count:
        return {}
    side = min(LANTERN.of(space), row.h)
    if max(count, most) > MAX_LANTERNS:
        half = around(row.cx - side / 2, row.cy, side, side)
        beside = Rect(row.cx, row.y, row.right - row.cx, row.h)
        return {
            f"light:{key}:0": Piece(half, Lantern(), layer=Layer.SIGN),
            f"lights:{key}": words(
                space, beside, str(count), Text.LABEL, face="figures", align="left", public=False,
                layer=Layer.WORDS,
            ),
        }  # fmt: skip
    step = min(side * OVERLAP, (row.w - side) / max(count - 1, 1))
    left = row.cx - step * (count - 1) / 2
    found: Pieces = {}
    for number in range(count):
        rect = around(left + number * step, row.cy - (number % 2) * side * ARCHED, side, side)
        fresh = number >= count - new
        wait = (number - count + new + 1) * HUNG if fresh else 0
        found[f"light:{key}:{number}"] = Piece(
            rect, Lantern(), layer=Layer.SIGN + number, delay=wait,
            enter=Waypoint(rect.moved(0, rect.h), opacity=0) if fresh else None,
            bounce=fresh, duration=Duration.SLOW,
        )  # fmt: skip
    return found


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
        space, rect, tr._("On with the evening"), AppCommand("interlude"), dim=again.dim
    )
    return scene._replace(pieces=pieces)
