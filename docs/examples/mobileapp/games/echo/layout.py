"""Where things lie: on the screen of one player, and on the open table."""

from typing import NamedTuple

from mobileapp.games.echo.looks import ASPECT
from mobileapp.stage.parts import Edges, corner_side, edges
from mobileapp.stage.scene import Rect, Space, Table, around, fitted, grid


class Desk(NamedTuple):
    """Where things lie on a private screen."""

    title: Rect
    word: Rect
    laid: Rect
    hand: Rect
    button: Rect


def desk(space: Space) -> Desk:
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
    return Desk(title, word, fitted(laid, ASPECT), hand, go)


class Open(NamedTuple):
    """Where things lie when everyone looks: for each player a picture and points below it."""

    at: Edges
    cards: list[Rect]
    points: list[Rect]
    button: Rect


def open_table(table: Table) -> Open:
    space = table.space
    at = edges(space)
    go, middle = at.middle.cut_bottom(max(space.touch, 76 * space.unit), 12 * space.unit)
    line = space.text(34) * 1.3
    cells = grid(len(table.people), middle, 0.62, 16 * space.unit, most=260 * space.unit)
    parts = [cell.cut_bottom(line, 6 * space.unit) for cell in cells]
    return Open(
        at,
        cards=[fitted(card, ASPECT) for _, card in parts],
        points=[points for points, _ in parts],
        button=around(go.cx, go.cy, min(go.w, 460 * space.unit), go.h),
    )
