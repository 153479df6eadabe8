"""The five cloud shapes as unions of discs, in sky units.

The pictures of clouds are drawn from exactly these discs, so a finger touches a cloud exactly where
one sees it. x runs right, y runs up, and (0, 0) is the centre of the shape's bounding box.
"""

from engine.records import Frozen

SKY_WIDTH = 1600
SKY_HEIGHT = 1000


class Disc(Frozen):
    """One round part of a cloud: centre and radius."""

    x: int
    y: int
    radius: int


class Shape(Frozen):
    """A cloud shape.

    `pieces` is the number of clouds of this shape; `width` and `height` are those without rotation.
    """

    id: str
    pieces: int
    width: int
    height: int
    discs: tuple[Disc, ...]


def _shape(shape_id: str, pieces: int, *discs: tuple[int, int, int]) -> Shape:
    return Shape(
        id=shape_id,
        pieces=pieces,
        width=max(x + r for x, _, r in discs) - min(x - r for x, _, r in discs),
        height=max(y + r for _, y, r in discs) - min(y - r for _, y, r in discs),
        discs=tuple(Disc(*disc) for disc in discs),
    )


# fmt: off
SHAPES: dict[str, Shape] = {
    shape.id: shape
    for shape in (
        _shape("puff", 3,
               (-2, 1, 124), (-66, -19, 84), (64, -15, 86), (-2, 45, 84), (8, -49, 80)),
        _shape("long", 3,
               (-177, -27, 34), (-121, -15, 50), (-58, -4, 62), (9, 1, 64), (75, -10, 56),
               (131, -21, 45), (180, -29, 31)),
        _shape("heap", 3,
               (-112, -75, 52), (-54, -55, 67), (-4, -29, 75), (57, -58, 67), (115, -78, 49),
               (-15, 38, 61), (28, 12, 58), (-47, 3, 52), (4, 87, 41)),
        _shape("comma", 3,
               (-81, -43, 66), (-111, -1, 51), (-36, -55, 60), (12, -46, 50), (54, -25, 40),
               (90, 5, 32), (117, 38, 26), (129, 54, 22), (138, 71, 20), (144, 86, 17),
               (147, 101, 14)),
        _shape("arc", 2,
               (138, -89, 35), (139, -51, 41), (129, -14, 46), (108, 19, 50), (77, 45, 54),
               (40, 61, 56), (0, 67, 58), (-40, 61, 56), (-77, 45, 54), (-108, 19, 50),
               (-129, -14, 46), (-139, -51, 41), (-138, -89, 35)),
    )
}
# fmt: on
