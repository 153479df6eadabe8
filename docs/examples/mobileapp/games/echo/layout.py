"""What is half chosen, where things lie, and what lies there in several scenes."""

from collections.abc import Sequence
from typing import NamedTuple

from mobileapp.games.echo.looks import ASPECT, PictureCard
from mobileapp.stage.parts import Edges, badge, corner_side, edges
from mobileapp.stage.scene import (
    STAGGER,
    Piece,
    Pieces,
    Rect,
    SceneContext,
    Space,
    around,
    fitted,
    grid,
)


class Choice(NamedTuple):
    """What is half chosen."""

    raised: str = ""
    """The picture that was touched."""
    laid: str = ""
    """The picture on its way to the table."""


class Private(NamedTuple):
    """Where things lie on a private screen."""

    title: Rect
    word: Rect
    laid: Rect
    hand: Rect
    button: Rect


def private(space: Space) -> Private:
    u, gap = space.unit, 14 * space.unit
    area = space.area.inset(18 * u, 12 * u)
    title, rest = area.cut_top(max(corner_side(space), space.text(40) * 1.3), gap)
    title = title.inset(corner_side(space) + 10 * u, 0)
    go, rest = rest.cut_bottom(max(space.touch, 76 * u), gap)
    if space.wide:
        panel, hand = rest.cut_right(rest.w * 0.3, 2 * gap)
        word, laid = panel.cut_top(panel.h * 0.3, gap)
    else:
        panel, hand = rest.cut_top(rest.h * 0.28, gap)
        laid, word = panel.cut_right(panel.h * ASPECT, gap)
    return Private(title, word, fitted(laid, ASPECT), hand, go)


class Layout(NamedTuple):
    """Where things lie when everyone looks: for each player a picture and points below it."""

    edges: Edges
    cards: list[Rect]
    points: list[Rect]
    button: Rect


def open_table(context: SceneContext) -> Layout:
    space = context.space
    at = edges(space)
    go, middle = at.middle.cut_bottom(max(space.touch, 76 * space.unit), 12 * space.unit)
    line = space.text(34) * 1.3
    cells = grid(len(context.people), middle, 0.62, 16 * space.unit, most=260 * space.unit)
    parts = [cell.cut_bottom(line, 6 * space.unit) for cell in cells]
    return Layout(
        at,
        cards=[fitted(card, ASPECT) for _, card in parts],
        points=[points for points, _ in parts],
        button=around(go.cx, go.cy, min(go.w, 460 * space.unit), go.h),
    )


def laid_out(
    context: SceneContext, places: Sequence[Rect], looks: Sequence[PictureCard], face_up: bool
) -> Pieces:
    """Everyone's picture, with the badge of whoever played it on its corner."""
    found: Pieces = {}
    for seat, (rect, look) in enumerate(zip(places, looks, strict=True)):
        side = rect.w * 0.42
        corner = Rect(rect.x - side * 0.1, rect.y - side * 0.1, side, side)
        found[f"card:{seat}"] = Piece(
            rect, look, face_up, layer=10 + seat, delay=seat * STAGGER, arc=rect.h * 0.15
        )
        found[f"owner:{seat}"] = badge(
            context.people[seat], corner, layer=30 + seat, delay=seat * STAGGER
        )
    return found
