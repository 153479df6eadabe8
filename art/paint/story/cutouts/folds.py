"""People folded from one sheet, facets in three tones of one colour."""

from art.paint.story.cutouts.animals import Facet, folded
from art.paint.story.cutouts.geometry import ellipse, strip
from art.paint.story.sheets import Sheet

_BODY: list[Facet] = [
    (-0.3, ((-0.42, -1.3), (-0.3, -0.2), (0.0, -0.5), (0.0, -1.4))),
    (0.3, ((0.0, -1.4), (0.0, -0.5), (0.3, -0.26), (0.46, -1.24))),
    (0.8, ((-0.3, -0.2), (-0.06, 0.0), (0.0, -0.5))),
    (0.5, ((0.0, -0.5), (-0.06, 0.0), (0.3, -0.26))),
]
_HEAD: list[Facet] = [
    (0.6, ((-0.26, 0.42), (0.02, 0.5), (0.0, -0.06), (-0.2, 0.04))),
    (0.0, ((0.02, 0.5), (0.28, 0.38), (0.38, 0.18), (0.24, 0.2))),
    (0.9, ((0.02, 0.5), (0.24, 0.2), (0.22, -0.02), (0.0, -0.06))),
]
_HAT: list[Facet] = [
    (0.4, ((-0.52, 0.36), (0.0, 0.86), (0.06, 0.44))),
    (-0.2, ((0.0, 0.86), (0.56, 0.3), (0.06, 0.44))),
    (0.9, ((-0.52, 0.36), (0.06, 0.44), (0.56, 0.3), (0.5, 0.22), (0.04, 0.34), (-0.5, 0.26))),
]


def paper_hat(colour: str) -> list[Sheet]:
    """A hat folded from a newspaper, as it sits on the head of `paper_man`."""
    return folded(colour, _HAT, "paper hat")


def paper_man(coat: str, face: str, hat: str, tag: str) -> list[Sheet]:
    """A man down to his coat's hem, 2.3 high, his chin at the origin; he looks to the right."""
    brow = strip([(0.13, 0.364), (0.18, 0.382), (0.245, 0.355)], 0.018)
    return [
        *folded(coat, _BODY, tag),
        *folded(face, _HEAD, "face"),
        *paper_hat(hat),
        Sheet(ellipse(0.027).at(0.18, 0.291) | brow, "#2a2030", ("eye",), lift=1),
        Sheet(strip([(0.145, 0.09), (0.2, 0.1), (0.236, 0.127)], 0.018), "#8a2f2c", lift=1),
    ]
