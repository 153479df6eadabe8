"""Turning pages: a key that leads back, “5 of 120”, and a golden key that leads on.

Every page of scenes with several leaves or pictures has this one; `mobileapp/widgets/paginator.py`
is its twin for pages of widgets.
"""

from mobileapp.languages.translation import tr
from mobileapp.languages.typography import NO_BREAK
from mobileapp.stage.boxes import TextStyle
from mobileapp.stage.commands import Command
from mobileapp.stage.geometry import Rect, around
from mobileapp.stage.looks import CREAM, INK, NIGHT, PAPER, BackIcon, NextIcon
from mobileapp.stage.parts import text_width, words
from mobileapp.stage.piece import AppCommand, Piece, Pieces
from mobileapp.stage.space import Space
from mobileapp.stage.tokens import Gap, Layer, Size

FIGURES = TextStyle(30, "italic")
PALE = 0.3
"""The opacity of a key that leads nowhere."""
SLACK = 1.1
"""The width of the place of the number, as a multiple of the width of the longest number."""


def page_number(place: int, count: int) -> str:
    # Translators: which page or picture of how many
    return tr._("{place} of {count}").format(place=place + 1, count=count).replace(" ", NO_BREAK)


def paginator_width(space: Space, count: int) -> float:
    """The width of the keys and the number; it is the same on all pages."""
    number = text_width(space, page_number(count - 1, count), FIGURES) * SLACK
    return 2 * (Size.BUTTON.of(space) + Gap.MEDIUM * space.unit) + number


def paginator(
    space: Space, room: Rect, place: int, count: int, turn: Command, paper: bool = False
) -> Pieces:
    """The keys and the number in the middle of a room, on a painting or on `paper`.

    They run `turn` with the index of another page. One that leads nowhere is pale.
    """
    if count < 2:
        return {}
    side, gap = Size.BUTTON.of(space), Gap.MEDIUM * space.unit
    whole = around(room.cx, room.cy, min(paginator_width(space, count), room.w), side)
    before, rest = whole.cut_left(side, gap)
    after, middle = rest.cut_right(side, gap)
    ink, ground = (INK, PAPER) if paper else (CREAM, NIGHT)
    number = words(
        space, middle, page_number(place, count), FIGURES,
        colour=ink, pool=not paper, public=False,
    )  # fmt: skip
    found: Pieces = {"number": number}
    keys = (
        ("before", before, place - 1, BackIcon(colour=ink, ground=ground)),
        ("after", after, place + 1, NextIcon()),
    )
    for key, rect, other, look in keys:
        if 0 <= other < count:
            found[key] = Piece(rect, look, layer=Layer.CONTROL, tap=AppCommand(turn, other))
        else:
            found[f"no-{key}"] = Piece(rect, look, layer=Layer.CONTROL, opacity=PALE)
    return found
