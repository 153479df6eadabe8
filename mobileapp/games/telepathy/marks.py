"""What is drawn over the tiles: outlines of places, arrows of a move, lines of secret signs."""

from collections.abc import Callable, Sequence
from itertools import pairwise
from math import atan2, cos, sin

from kivy.graphics import Color, Line, Rectangle, Triangle
from kivy.metrics import dp

from engine.games.telepathy.prompts import Line as SecretLine
from mobileapp.games.telepathy.art import mark_picture
from mobileapp.games.telepathy.journey import Journey, Point
from mobileapp.theme import theme

Box = tuple[float, float, float, float]

INSET = 0.025
"""How far, in cells, an outline stays within its place, so that neighbours do not touch."""
PIECES = 14
"""Of how many straight pieces a bent arrow is made."""
WHOLE, LEAVING, ENTERING = (0.2, 0.8), (0.15, 0.66), (0.34, 0.8)
"""Which part of its way an arrow shows."""
BARB = 2.4
"""By which angle the back corners of an arrow's head are turned from where it points."""
DASH = 0.16
"""How long the strokes of a broken frame are, in cells."""


def draw_outline(box: Box, colour: Sequence[float], cell: float, strong: bool = False) -> None:
    """A rounded frame around a place."""
    x, y, width, height = box
    inset = cell * INSET
    frame = (x + inset, y + inset, width - 2 * inset, height - 2 * inset, cell * 0.14)
    Color(*theme.night)
    Line(rounded_rectangle=frame, width=dp(5.5 if strong else 3.2))
    Color(*colour)
    Line(rounded_rectangle=frame, width=dp(3.8 if strong else 1.8))


def draw_arrow(journey: Journey, centre_of: Callable[[Point], Point], cell: float) -> None:
    """Where a tile will go: a golden arrow with a dark edge."""
    start, end = WHOLE
    if journey.over_edge:
        start, end = LEAVING if _leaves(journey) else ENTERING
    points = [
        centre_of(journey.at(start + (end - start) * step / PIECES)) for step in range(PIECES + 1)
    ]
    for colour, edge in ((theme.night, cell * 0.05), (theme.gold, 0.0)):
        Color(*colour)
        shaft = [length for point in points for length in point]
        Line(points=shaft, width=cell * 0.018 + dp(1) + edge * 0.26, cap="round", joint="round")
        _draw_head(points[-2:], cell * 0.135 + edge, cell * 0.1 + edge * 1.6)


def _draw_head(points: Sequence[Point], back: float, front: float) -> None:
    """A triangle that points where the last piece leads."""
    (before_x, before_y), (x, y) = points
    heading = atan2(y - before_y, x - before_x)
    corners = ((heading, front), (heading + BARB, back), (heading - BARB, back))
    Triangle(points=[length for turn, far in corners
                     for length in (x + cos(turn) * far, y + sin(turn) * far)])  # fmt: skip


def _leaves(journey: Journey) -> bool:
    return not all(0 <= length <= 3 for length in journey.end)


def draw_line(shown: SecretLine, box: Box, cell: float) -> None:
    """A golden frame around a line to make; a broken coral one around a line to avoid."""
    x, y, width, height = box
    inset = cell * INSET
    frame = (x + inset, y + inset, width - 2 * inset, height - 2 * inset)
    stroke = min(dp(4), cell * 0.05)
    Color(*theme.night)
    Line(rounded_rectangle=(*frame, cell * 0.14), width=stroke * 1.5)
    if shown.win:
        Color(*theme.gold)
        Line(rounded_rectangle=(*frame, cell * 0.14), width=stroke)
    else:
        Color(*theme.coral)
        for dash in _dashes(frame, cell * DASH):
            Line(points=dash, width=stroke, cap="none")
    # The two kinds of mark sit on opposite corners, so that crossing lines keep both.
    side = cell * 0.34
    left, low = x - side * 0.2, y - side * 0.2
    right, high = x + width - side * 0.8, y + height - side * 0.8
    Color(1, 1, 1, 1)
    Rectangle(
        source=str(mark_picture(shown.win)),
        pos=(right, high) if shown.win else (left, low),
        size=(side, side),
    )


def _dashes(frame: Box, length: float) -> list[list[float]]:
    """Short strokes along the four sides."""
    x, y, width, height = frame
    corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height), (x, y)]
    dashes = []
    for (ax, ay), (bx, by) in pairwise(corners):
        far = abs(bx - ax) + abs(by - ay)
        count = max(int(far / (2 * length)), 1)
        for number in range(count):
            start, end = (number + 0.25) / count, (number + 0.75) / count
            dashes.append(
                [
                    ax + (bx - ax) * start,
                    ay + (by - ay) * start,
                    ax + (bx - ax) * end,
                    ay + (by - ay) * end,
                ]
            )
    return dashes
