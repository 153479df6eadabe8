"""What every scene of Storyteller is made of: the half made choice, piles, and the clue."""

from typing import Any, NamedTuple

from mobileapp.stage.looks import Card
from mobileapp.stage.parts import (
    Edges,
    edges,
    sides,
    slip,
    words,
)
from mobileapp.stage.scene import (
    Piece,
    Pieces,
    Rect,
    Table,
)
from mobileapp.translation import tr

PLACE = "storyteller"
CARD = 2 / 3
"""Width by height of a picture."""


class Choice(NamedTuple):
    """What is half chosen."""

    enlarged: str = ""
    """The picture that is enlarged."""
    laid: tuple[str, ...] = ()
    """Pictures on their way to the pile."""
    clue: str = ""
    held: int | None = None
    """The seat whose token was touched and is to be put somewhere."""
    votes: tuple[tuple[int, int], ...] = ()
    """Seat and slot."""


def pile(name: str, rect: Rect, count: int, layer: int, first: int = 0) -> Pieces:
    """Cards lying face down on each other, none quite straight."""
    found = {}
    for index in range(first, first + count):
        turned = ((index * 37) % 11 - 5) * 1.4
        shift = ((index * 53) % 7 - 3) * rect.w * 0.008
        found[f"{name}:{index}"] = Piece(
            rect.moved(shift, index * rect.w * 0.01), Card(), face_up=False, angle=turned,
            layer=layer + index, arc=rect.w * 0.2, duration=0.42,
        )  # fmt: skip
    return found


def quoted(clue: str) -> str:
    return tr._("“{clue}”").format(clue=clue) if clue else tr._("The clue was given aloud")


class Clue(NamedTuple):
    at: Edges
    pieces: Pieces


def with_clue(clue: str, table: Table, question: str = "", **more: Any) -> Clue:
    """The clue on paper at both edges, the question above it, and what is left between."""
    space = table.space
    gap = 6 * space.unit
    lying = space.phone and space.wide  # there the question stands beside the clue
    at = edges(space, 116 / space.text_scale**0.5 if lying else 84 if space.wide else 92)
    if lying and question:
        asking, paper = at.near.cut_left(at.near.w * 0.4, gap)
        asked, clued, middle = at._replace(near=asking), at._replace(near=paper), at.middle
    elif space.phone:
        paper, middle = at.middle.cut_top(space.text(28) * 2.7, gap)
        asked, clued = at, Edges(paper, at.far, middle)
    else:
        line = space.text(34) * 1.25 if question else 0
        near, middle = at.middle.cut_bottom(line, gap)
        far, middle = middle.cut_top(line, gap)
        asked, clued = Edges(near, far, middle), at
    found: Pieces = {}
    for end, bar, angle in sides(space, clued):
        found[f"clue{end}"] = slip(
            space, bar, quoted(clue), 54, face="italic", angle=angle, layer=3
        )
    for end, bar, angle in sides(space, asked) if question else ():
        found[f"headline{end}"] = words(space, bar, question, 34, angle=angle, layer=41, **more)
    return Clue(asked._replace(middle=middle), found)
