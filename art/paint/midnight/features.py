"""Flat faces and hands for linocuts: a few strokes each, and inks that print without lines."""

from collections.abc import Sequence

from art.paint.midnight.carving import BLACK, WHITE, edged
from art.paint.midnight.cuts import cuts
from art.paint.story.cutouts.figures import hand_outline
from art.paint.story.cutouts.geometry import blob, ellipse, points, strip
from art.paint.story.hands.woodcut import Ink
from art.paint.story.sheets import Outline, Point, Sheet

CLEAR = 0.78
"""The `clear_from` of a plan that uses `FLAT`."""
FLAT: dict[Ink, str] = {
    "lamp": "#f7d98a",
    "vermilion": "#f3b3a6",
    "night": "#b0d0ee",
    "verdigris": "#b5dec2",
    "clay": "#f4ceb0",
    "plum": "#e2c4e0",
}
"""Colours that are printed as a plain area of the ink: `INKS` themselves leave lines standing."""

OPEN_HAND = (-48.0, -14.0, -2.0, 9.0, 22.0)


def eye(x: float, y: float, wide: float, gaze: Point = (0, 0), iris: str = BLACK) -> list[Sheet]:
    """An open eye around (x, y), `wide` across, that looks to where `gaze` points."""
    white = blob("-.5,.0 -.28,.22 .0,.29 .28,.22 .5,.0 .26,-.20 .0,-.25 -.26,-.20")
    lid = strip(points("-.56,-.02 -.30,.25 .0,.33 .30,.25 .56,-.02"), 0.10)
    ball = ellipse(0.21).at(0.24 * gaze[0], 0.12 * gaze[1])
    dot = ellipse(0.11).at(0.26 * gaze[0], 0.14 * gaze[1])
    glint = ellipse(0.05).at(0.26 * gaze[0] - 0.07, 0.14 * gaze[1] + 0.07)

    def placed(outline: Outline) -> Outline:
        return outline.scaled(wide).at(x, y)

    shape = placed(white)
    return [
        *edged(shape, WHITE, "eye", edge=0.07 * wide),
        Sheet(placed(ball) & shape, iris, ("eye",)),
        Sheet(placed(dot) & shape, BLACK),
        Sheet(placed(glint) & shape, WHITE),
        Sheet(placed(lid), BLACK),
    ]


def shut_eye(x: float, y: float, wide: float, sag: float = 0.35, lashes: int = 0) -> Outline:
    """The curve of a closed eye; a negative sag is a smiling one."""
    ends = [(-0.5, 0.0), (-0.25, -0.8 * sag), (0.0, -sag), (0.25, -0.8 * sag), (0.5, 0.0)]
    line = strip([(x + wide * a, y + wide * b) for a, b in ends], 0.11 * wide)
    for index in range(lashes):
        at = -0.36 + 0.72 * index / max(lashes - 1, 1)
        foot = (x + wide * at, y - wide * sag * (1 - 2.2 * at * at))
        tip = (foot[0] + 0.16 * wide * at, foot[1] - 0.20 * wide)
        line = line | strip((foot, tip), 0.07 * wide, 0.03 * wide)
    return line


def open_hand(
    skin: str, spread: Sequence[float] = OPEN_HAND, lengths: Sequence[float] | None = None
) -> list[Sheet]:
    """A hand from its palm, pointing up from a wrist at the origin, about one unit high."""
    lines = cuts(
        "-.14,.34 -.02,.30 .14,.36", "-.16,.24 -.04,.20 .06,.10", ".16,.30 .08,.20 .06,.02",
        thin=0.010, thick=0.026,
    )  # fmt: skip
    return [*edged(hand_outline(spread, lengths), skin, "hand", edge=0.05), Sheet(lines, BLACK)]
